//! What is heard all the while: the jungle.

use bevy::prelude::*;

use super::Hearing;
use crate::app::{
    session::{Bus, Volumes},
    states::{Menu, Screen},
};

/// How loud the jungle is now, 0 to 1.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Default)]
pub struct Ambience {
    /// By what its samples are multiplied.
    pub gain: f32,
}

/// How much of it is heard where.
fn share(screen: Screen, menu: Menu) -> f32 {
    match (screen, menu) {
        (Screen::Loading, _) => 0.0,
        (_, Menu::None) => 1.0,
        // A dialog muffles the world below it.
        _ => 0.5,
    }
}

fn follow(screen: Res<State<Screen>>, menu: Res<State<Menu>>, volumes: Res<Volumes>, mut ambience: ResMut<Ambience>) {
    let gain = share(*screen.get(), *menu.get()) * volumes.gain(Bus::Ambience);
    ambience.set_if_neq(Ambience { gain });
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Ambience>().add_systems(PostUpdate, follow.in_set(Hearing::Mix));
}
