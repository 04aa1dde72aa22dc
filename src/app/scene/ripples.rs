//! Rings on the water: whoever touches it tells, and the river shows them.

use bevy::prelude::*;

/// The water is touched.
#[derive(Message, Debug, Clone, Copy, PartialEq)]
pub struct Ripple {
    /// Where, in the world.
    pub at: Vec2,
    /// How strongly: 1 for a rat that dives in.
    pub strength: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Ripple>();
}
