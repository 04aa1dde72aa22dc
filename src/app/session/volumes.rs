//! How loud the game is.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::{text, texts::text};

/// What can be turned up and down by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Bus {
    /// Everything.
    Master,
    /// What happens on the board.
    Effects,
    /// The jungle around it.
    Ambience,
    /// What plays beside the game.
    Music,
    /// Menus, and what the game has to say.
    Interface,
}

impl Bus {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Self; 5] = [Self::Master, Self::Effects, Self::Ambience, Self::Music, Self::Interface];

    /// What the screens call it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Master => text("settings-volume"),
            Self::Effects => text("settings-effects"),
            Self::Ambience => text("settings-ambience"),
            Self::Music => text("settings-music"),
            Self::Interface => text("settings-interface"),
        }
    }
}

/// How loud the game is. Kept from run to run.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Volumes {
    master: u8,
    effects: u8,
    ambience: u8,
    music: u8,
    interface: u8,
    /// Nothing is heard, whatever the volumes are.
    pub muted: bool,
}

impl Default for Volumes {
    fn default() -> Self {
        Self { master: 80, effects: 100, ambience: 50, music: 60, interface: 80, muted: false }
    }
}

impl Volumes {
    /// The loudest.
    pub const FULL: u8 = 100;

    /// A volume as the player sees it: 0, which is silent, to [`FULL`](Self::FULL).
    #[must_use]
    pub const fn get(&self, bus: Bus) -> u8 {
        match bus {
            Bus::Master => self.master,
            Bus::Effects => self.effects,
            Bus::Ambience => self.ambience,
            Bus::Music => self.music,
            Bus::Interface => self.interface,
        }
    }

    /// Sets a volume; what is above [`FULL`](Self::FULL) becomes that.
    pub fn set(&mut self, bus: Bus, volume: u8) {
        let place = match bus {
            Bus::Master => &mut self.master,
            Bus::Effects => &mut self.effects,
            Bus::Ambience => &mut self.ambience,
            Bus::Music => &mut self.music,
            Bus::Interface => &mut self.interface,
        };
        *place = volume.min(Self::FULL);
    }

    /// By what the samples of a bus are multiplied, 0 to 1; everything and muting included.
    ///
    /// Ears hear ratios: half the volume is a quarter of the amplitude.
    #[must_use]
    pub fn gain(&self, bus: Bus) -> f32 {
        if self.muted {
            return 0.0;
        }
        let of = |bus| (f32::from(self.get(bus)) / f32::from(Self::FULL)).powi(2);
        if bus == Bus::Master { of(bus) } else { of(bus) * of(Bus::Master) }
    }

    /// Are the numbers volumes?
    ///
    /// # Errors
    /// A sentence about the first that is not.
    pub fn validate(&self) -> Result<(), String> {
        match Bus::ALL.into_iter().find(|bus| self.get(*bus) > Self::FULL) {
            Some(bus) => Err(text!("fault-volume", bus = bus.name(), found = self.get(bus))),
            None => Ok(()),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Volumes>();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_volume_is_what_it_was_set_to_and_no_louder_than_full() {
        let mut volumes = Volumes::default();
        for (bus, volume) in Bus::ALL.into_iter().zip([10, 20, 30, 40, 50]) {
            volumes.set(bus, volume);
        }
        assert_eq!(Bus::ALL.map(|bus| volumes.get(bus)), [10, 20, 30, 40, 50]);
        volumes.set(Bus::Effects, 200);
        assert_eq!(volumes.get(Bus::Effects), 100);
        assert_eq!(volumes.validate(), Ok(()));
    }

    #[test]
    fn everything_is_turned_down_by_the_master_and_silent_when_muted() {
        let mut volumes = Volumes::default();
        volumes.set(Bus::Master, 50);
        volumes.set(Bus::Interface, 50);
        assert_eq!((volumes.gain(Bus::Master), volumes.gain(Bus::Interface)), (0.25, 0.0625));
        volumes.set(Bus::Master, 0);
        assert_eq!(volumes.gain(Bus::Interface), 0.0);
        volumes.set(Bus::Master, 100);
        volumes.muted = true;
        assert_eq!(Bus::ALL.map(|bus| volumes.gain(bus)), [0.0; 5]);
    }
}
