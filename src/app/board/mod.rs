//! The board: its picture and its water, the marks on it, and the pointer over it.

use bevy::prelude::*;

mod ground;
pub mod marks;
pub mod pointer;
mod trail;
mod water;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((ground::plugin, water::plugin, marks::plugin, trail::plugin, pointer::plugin));
}
