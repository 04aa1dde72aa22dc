//! What the board and the animals stand on: pictures, the camera, and where a square lies. It knows neither of them.

use bevy::prelude::*;

pub mod atlas;
mod backdrop;
mod camera;
pub mod drama;
pub mod ease;
pub mod geometry;
mod loading;
pub mod pictures;
pub mod pointing;
pub mod ripples;
pub mod text;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        atlas::plugin,
        backdrop::plugin,
        camera::plugin,
        drama::plugin,
        loading::plugin,
        pictures::plugin,
        pointing::plugin,
        ripples::plugin,
    ));
}
