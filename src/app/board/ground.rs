//! The board's picture: frame, grass, banks, dens and traps.

use bevy::prelude::*;

use crate::app::scene::pictures::Pictures;
use crate::app::session::View;
use crate::app::states::{AppSystems, Screen};
use crate::app::theme::layers;

/// What the board's picture shows, in the world: the frame with its shadow and the leaves at its corners.
const PICTURE: Vec2 = vec2(1000.0, 1200.0);

/// The board's picture.
#[derive(Component)]
struct Ground;

fn lay(mut commands: Commands) {
    commands.spawn((
        Name::new("Board"),
        Ground,
        DespawnOnExit(Screen::Play),
        Sprite::default(),
        Transform::from_xyz(0.0, 0.0, layers::BOARD),
    ));
}

/// The board has a picture for either side, so that nothing on it stands on its head.
fn show_side(view: Res<View>, pictures: Res<Pictures>, ground: Single<(&mut Sprite, Ref<Ground>)>) {
    let (mut sprite, ground) = ground.into_inner();
    if view.is_changed() || pictures.is_changed() || ground.is_added() {
        *sprite = pictures.board.form(view.flipped).sprite(PICTURE);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), lay)
        .add_systems(Update, show_side.run_if(resource_exists::<Pictures>).in_set(AppSystems::View));
}
