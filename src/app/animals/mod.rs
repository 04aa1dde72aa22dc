//! The sprites: rig, clips, and the animation that follows the session.

use bevy::prelude::*;

pub(super) fn plugin(_app: &mut App) {}
