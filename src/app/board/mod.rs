//! The board: its picture, its water and the dens' light, the marks and warnings on it, and the pointer over it.

use bevy::prelude::*;

pub mod glow;
mod ground;
mod letters;
pub mod marks;
pub mod pointer;
pub mod threats;
mod trail;
mod water;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        ground::plugin,
        letters::plugin,
        water::plugin,
        glow::plugin,
        marks::plugin,
        trail::plugin,
        threats::plugin,
        pointer::plugin,
    ));
}
