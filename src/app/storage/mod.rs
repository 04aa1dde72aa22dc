//! Settings, autosave and saved games on this machine.

use bevy::prelude::*;

pub(super) fn plugin(_app: &mut App) {}
