//! Title, new game, play, pause, result.

use bevy::prelude::*;

pub(super) fn plugin(_app: &mut App) {}
