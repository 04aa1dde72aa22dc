//! Where the pointer is in the world.

use bevy::input::touch::{Touch, Touches};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::geometry::Lens;
use crate::app::states::AppSystems;

/// The place in the world under the mouse or the first finger; none while neither is over the window.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Pointing {
    /// The place.
    pub at: Option<Vec2>,
}

fn follow_pointer(
    windows: Query<&Window, With<PrimaryWindow>>,
    touches: Res<Touches>,
    lens: Res<Lens>,
    mut pointing: ResMut<Pointing>,
) {
    let finger = touches.iter().min_by_key(|touch| touch.id()).map(Touch::position);
    let mouse = || windows.single().ok()?.cursor_position();
    let at = finger.or_else(mouse).map(|place| lens.to_world(place));
    pointing.set_if_neq(Pointing { at });
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pointing>().add_systems(Update, follow_pointer.in_set(AppSystems::Input));
}
