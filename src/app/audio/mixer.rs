//! Which of the wanted sounds are heard, and how loud.

use std::collections::HashMap;

use bevy::prelude::*;

use super::{Hearing, sound::Sound};
use crate::app::{session::Volumes, states::Screen};

/// Somebody wants a sound, so many times as fast (and as high) as it was made.
#[derive(Message, Debug, Clone, Copy)]
pub(super) struct Wanted(pub Sound, pub f32);

/// A sound begins.
#[derive(Message, Debug, Clone, Copy, PartialEq)]
pub struct Sounded {
    /// Which.
    pub sound: Sound,
    /// By what its samples are multiplied, above 0 and up to 1.
    pub gain: f32,
    /// How many times as fast, and as high, as it was made.
    pub speed: f32,
}

/// The same sound does not begin again within so many seconds: twice at once is only louder.
const APART: f32 = 0.045;

/// What the same sound is sped up by from time to time: nothing that is struck sounds twice the same.
const SHADES: [f32; 5] = [1.0, 1.03, 0.98, 1.015, 0.965];

/// When a sound began last, and how often it has.
#[derive(Resource, Debug, Default)]
struct Begun(HashMap<Sound, (f32, usize)>);

fn mix(
    mut wanted: MessageReader<Wanted>,
    volumes: Res<Volumes>,
    screen: Res<State<Screen>>,
    time: Res<Time<Real>>,
    mut begun: ResMut<Begun>,
    mut sounded: MessageWriter<Sounded>,
) {
    let now = time.elapsed_secs();
    for Wanted(sound, speed) in wanted.read().copied() {
        let gain = volumes.gain(sound.bus());
        if gain <= 0.0 || *screen.get() == Screen::Loading {
            continue;
        }
        let (last, times) = begun.0.get(&sound).copied().unwrap_or((f32::NEG_INFINITY, 0));
        if now - last < APART {
            continue;
        }
        begun.0.insert(sound, (now, times + 1));
        sounded.write(Sounded { sound, gain, speed: speed * SHADES[times % SHADES.len()] });
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Begun>()
        .add_message::<Wanted>()
        .add_message::<Sounded>()
        .add_systems(PostUpdate, mix.in_set(Hearing::Mix));
}
