//! The camera: the board's frame lies where the layout wants it; elsewhere the scene's frame fills the window.

use bevy::prelude::*;

use super::drama::Drama;
use super::geometry::Lens;
use crate::app::states::{AppSystems, Screen};
use crate::app::theme::layout::{BOARD_UNITS, LANDSCAPE, Layout, PORTRAIT};

/// The camera of the world.
#[derive(Component)]
struct WorldCamera;

fn spawn_camera(mut commands: Commands) {
    // The papers' edges are soft in the atlas already.
    commands.spawn((Name::new("World camera"), WorldCamera, Camera2d, Msaa::Off));
}

/// The lens for a screen: the world's unit is the board's on [`Screen::Play`], the frame's elsewhere.
fn lens_for(screen: Screen, layout: &Layout) -> Lens {
    let (drawing, into) = match screen {
        Screen::Play => (BOARD_UNITS, layout.board),
        _ if layout.portrait => (PORTRAIT, layout.frame),
        _ => (LANDSCAPE, layout.frame),
    };
    Lens::fit(drawing, into, true)
}

fn focus(screen: Res<State<Screen>>, layout: Res<Layout>, mut lens: ResMut<Lens>) {
    lens.set_if_neq(lens_for(*screen.get(), &layout));
}

fn look_through_lens(
    lens: Res<Lens>,
    layout: Res<Layout>,
    drama: Res<Drama>,
    camera: Single<(&mut Transform, &mut Projection), With<WorldCamera>>,
) {
    let (mut transform, mut projection) = camera.into_inner();
    let (place, zoom) = drama.place(lens.to_world(layout.window / 2.0));
    let center = place.extend(transform.translation.z);
    if transform.translation != center {
        transform.translation = center;
    }
    let units_per_pixel = 1.0 / (lens.scale * zoom);
    if let Projection::Orthographic(shown) = projection.bypass_change_detection()
        && shown.scale != units_per_pixel
    {
        shown.scale = units_per_pixel;
        projection.set_changed();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(lens_for(Screen::Loading, &Layout::default()))
        .add_systems(Startup, spawn_camera)
        .add_systems(Update, (focus, look_through_lens).chain().before(AppSystems::Input));
}
