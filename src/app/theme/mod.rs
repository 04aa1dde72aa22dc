//! Colors, fonts, layout and the widgets the screens are built from.

use bevy::prelude::*;

pub(super) fn plugin(_app: &mut App) {}
