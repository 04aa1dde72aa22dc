//! Squares, terrain, marks; coordinates to world and back.

use bevy::prelude::*;

pub(super) fn plugin(_app: &mut App) {}
