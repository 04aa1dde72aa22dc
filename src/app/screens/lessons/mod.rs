//! The lessons: `list` offers them, `class` is what lies beside the board while one is given.

use bevy::prelude::*;

mod class;
mod list;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((list::plugin, class::plugin));
}
