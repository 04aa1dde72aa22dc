//! The river: strips of paper that rock to and fro below the board's two holes.

use std::f32::consts::TAU;

use bevy::prelude::*;

use crate::app::scene::atlas::Cut;
use crate::app::scene::pictures::Pictures;
use crate::app::session::View;
use crate::app::states::{AppSystems, Screen};
use crate::app::theme::layers;

/// How many strips there are.
const STRIPS: usize = 11;

/// How far a strip slides to either side; it is drawn 45 units longer than the rivers are wide.
const SLIDE: f32 = 34.0;

/// A strip of water.
#[derive(Component)]
struct Strip {
    index: usize,
    home: Vec2,
}

fn fill(mut commands: Commands, pictures: Res<Pictures>) {
    let strip = |name: &str, z: f32| {
        let home = pictures.water.cut(name).map_or(Vec2::ZERO, Cut::center) * vec2(1.0, -1.0);
        let transform = Transform::from_translation(home.extend(layers::WATER + z));
        (pictures.water.centered(name), transform, DespawnOnExit(Screen::Play), Name::new("Water"))
    };
    commands.spawn(strip("river-base", 0.0));
    for index in 0..STRIPS {
        let bundle = strip(&format!("wave-{index}"), 0.1 * (index + 1) as f32);
        let home = bundle.1.translation.truncate();
        commands.spawn((bundle, Strip { index, home }));
    }
}

/// Neighbors go opposite ways, each at its own pace, like the waves of a toy theater.
fn flow(time: Res<Time>, view: Res<View>, mut strips: Query<(&Strip, &mut Transform)>) {
    if view.reduced_motion {
        return;
    }
    let now = time.elapsed_secs_wrapped();
    for (strip, mut transform) in &mut strips {
        let index = strip.index as f32;
        let way = if strip.index.is_multiple_of(2) { 1.0 } else { -1.0 };
        let slide = way * SLIDE * (now * TAU / (9.0 + 0.7 * (index % 4.0)) + index).sin();
        let swell = 2.4 * (now * TAU / 3.7 + index * 0.9).sin();
        transform.translation.x = strip.home.x + slide;
        transform.translation.y = strip.home.y + swell;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), fill.run_if(resource_exists::<Pictures>))
        .add_systems(Update, flow.in_set(AppSystems::View));
}
