//! What is heard, in words, for those who do not hear it. Muted sounds are told, too: a caption stands for the sound.

use bevy::prelude::*;

use super::{Hearing, mixer::Wanted, sound::Sound};
use crate::{app::session::SoundTold, texts::text};

impl Sound {
    /// What is heard, in words; none for a sound that only goes with what is seen anyway.
    #[must_use]
    pub fn caption(self) -> Option<&'static str> {
        match self {
            Self::Refuse => Some(text("heard-refuse")),
            Self::Pounce => Some(text("heard-pounce")),
            Self::Tumble => Some(text("heard-tumble")),
            Self::Leap => Some(text("heard-leap")),
            Self::Splash => Some(text("heard-splash")),
            Self::Swim => Some(text("heard-swim")),
            Self::Emerge => Some(text("heard-emerge")),
            Self::Trap => Some(text("heard-trap")),
            Self::Win => Some(text("heard-win")),
            Self::Loss => Some(text("heard-loss")),
            Self::Draw => Some(text("heard-draw")),
            Self::Hint => Some(text("heard-hint")),
            Self::Turn => Some(text("heard-turn")),
            Self::Squeak => Some(text("heard-squeak")),
            Self::Meow => Some(text("heard-meow")),
            Self::Bark => Some(text("heard-bark")),
            Self::Howl => Some(text("heard-howl")),
            Self::Saw => Some(text("heard-saw")),
            Self::Growl => Some(text("heard-growl")),
            Self::Roar => Some(text("heard-roar")),
            Self::Trumpet => Some(text("heard-trumpet")),
            Self::Take
            | Self::Step
            | Self::Put
            | Self::Rustle
            | Self::Cursor
            | Self::Move
            | Self::Confirm
            | Self::Back
            | Self::Toggle
            | Self::Pluck
            | Self::Bar
            | Self::Heart => None,
        }
    }
}

/// Tells what begins to be heard. Of several sounds the last is told.
fn tell(mut wanted: MessageReader<Wanted>, mut told: MessageWriter<SoundTold>) {
    let sounds: Vec<Sound> = wanted.read().map(|Wanted(sound, _)| *sound).collect();
    let last = sounds.iter().rev().find(|sound| sound.caption().is_some());
    told.write_batch(last.and_then(|sound| sound.caption()).map(SoundTold));
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, tell.in_set(Hearing::Mix));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Animal;

    #[test]
    fn every_animal_that_calls_is_named() {
        for animal in Animal::ALL {
            let caption = Sound::call(animal).caption().expect("a call is told");
            assert!(caption.contains(animal.name()), "{caption}");
        }
    }
}
