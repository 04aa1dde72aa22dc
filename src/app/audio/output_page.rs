//! The browser's output: the page plays what the game tells it (`assets/web/sound.js`).

use bevy::prelude::*;

use super::{Ambience, Hearing, Layer, Sounded};
use crate::app::page;

fn begin(mut sounded: MessageReader<Sounded>) {
    for Sounded { sound, gain, speed } in sounded.read() {
        page::call("sound", &format!("{} {gain:.3} {speed:.3}", sound.name()));
    }
}

fn keep_layers(ambience: Res<Ambience>) {
    if ambience.is_changed() {
        for layer in Layer::ALL {
            page::call("ambience", &format!("{} {:.4}", layer.name(), ambience.gain(layer)));
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, (begin, keep_layers).in_set(Hearing::Sound));
}
