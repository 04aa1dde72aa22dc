//! The computer's thinking behind one door.

use bevy::prelude::*;

pub(super) fn plugin(_app: &mut App) {}
