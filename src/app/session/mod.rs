//! The match being played: the only truth.

use bevy::prelude::*;

pub(super) fn plugin(_app: &mut App) {}
