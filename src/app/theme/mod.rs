//! Colors, fonts, layout and the widgets the screens are built from.

use bevy::prelude::*;

pub mod layers;
pub mod layout;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(layout::plugin);
}
