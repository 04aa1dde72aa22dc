//! The shows' own time: as fast as the player likes it, and held for a few frames by a blow.

use bevy::prelude::*;

use super::act::Cued;
use super::clip::Cue;
use crate::app::session::View;

/// How much time passes for what is shown.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Default)]
pub struct Tempo {
    /// Milliseconds of the shows that pass in this frame.
    pub passed: f32,
    /// Milliseconds for which they are still held.
    held: f32,
}

/// For how long a blow holds everything, in milliseconds of the shows: it is felt, and does not keep anybody waiting.
const HOLD: f32 = 70.0;

impl Tempo {
    /// A frame of so many milliseconds begins.
    fn begin(&mut self, milliseconds: f32) {
        let held = self.held.min(milliseconds);
        *self = Self { passed: milliseconds - held, held: self.held - held };
    }
}

/// Begins a frame; before anything is shown in it.
pub fn keep(time: Res<Time>, view: Res<View>, mut tempo: ResMut<Tempo>) {
    tempo.begin(time.delta_secs() * 1000.0 * view.animation_speed.max(0.1));
}

/// Holds the next frames where a prey was struck in this one.
pub fn hold(mut cued: MessageReader<Cued>, mut tempo: ResMut<Tempo>) {
    if cued.read().any(|cued| cued.cue == Cue::Impact) {
        tempo.held = HOLD;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_held_is_made_up_for_by_nothing_and_ends() {
        let mut tempo = Tempo { held: HOLD, ..default() };
        let passed: Vec<f32> = [16.0; 6]
            .map(|frame| {
                tempo.begin(frame);
                tempo.passed
            })
            .to_vec();
        assert_eq!(passed, [0.0, 0.0, 0.0, 0.0, 10.0, 16.0]);
        tempo.held = HOLD;
        tempo.begin(3_600_000.0);
        assert_eq!((tempo.passed, tempo.held), (3_600_000.0 - HOLD, 0.0), "a long frame is held as long as any");
    }
}
