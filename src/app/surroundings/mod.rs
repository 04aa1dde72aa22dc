//! What is around the board, alive: fronds sway, leaves fall, specks shine in the light, a butterfly comes by.
//!
//! Where each thing is, is a function of the time alone: nothing gets lost, whatever the window does. With motion reduced only
//! the fronds are there, and hang still.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{
    scene::{geometry::Lens, pictures::Pictures},
    session::View,
    states::AppSystems,
    theme::layout::{LANDSCAPE, Layout, PORTRAIT},
};

mod butterfly;
mod drift;
mod fronds;

/// The frames of this folder's things in the sheet of what lives around the board.
pub const FRAMES: [&str; 8] =
    ["butterfly", "wing", "leaf-0", "leaf-1", "leaf-2", "frond-fern", "frond-broad", "frond-fan"];

/// The frame of the specks in the sheet of lights.
pub const MOTE: &str = "mote";

/// The window and the hour, as the things in the air need them.
#[derive(SystemParam)]
struct Air<'w> {
    time: Res<'w, Time>,
    view: Res<'w, View>,
    lens: Res<'w, Lens>,
    layout: Res<'w, Layout>,
}

impl Air<'_> {
    /// The place in the world at a share of the window's width and height, from its top left corner.
    fn place(&self, share: Vec2) -> Vec2 {
        self.lens.to_world(self.layout.window * share)
    }

    /// World units to a unit of the backdrop, which covers the window.
    fn unit(&self) -> f32 {
        let drawing = if self.layout.portrait { PORTRAIT } else { LANDSCAPE };
        Lens::fit(drawing, Rect::from_corners(Vec2::ZERO, self.layout.window), false).scale / self.lens.scale
    }

    fn seconds(&self) -> f32 {
        self.time.elapsed_secs_wrapped()
    }

    fn visibility(&self) -> Visibility {
        if self.view.reduced_motion { Visibility::Hidden } else { Visibility::Visible }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            (fronds::grow, drift::hang, butterfly::hatch).run_if(resource_added::<Pictures>),
            (fronds::sway, drift::drift, butterfly::fly).run_if(resource_exists::<Pictures>),
        )
            .chain()
            .in_set(AppSystems::View),
    );
}
