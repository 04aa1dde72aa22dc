//! Keyboard and controllers become actions; the device last used.

use bevy::prelude::*;

pub(super) fn plugin(_app: &mut App) {}
