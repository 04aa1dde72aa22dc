//! The guide of a lesson: a large animal beside the board, alive, that looks where the hand is.

use bevy::prelude::*;

use super::follow::{Carried, Loose};
use super::life::{Life, Mind};
use super::rig;
use super::troupe::Troupe;
use crate::app::scene::geometry::{Lens, center};
use crate::app::scene::pictures::Pictures;
use crate::app::session::{Classroom, Hand, View};
use crate::app::states::{AppSystems, Screen};
use crate::app::theme::layers;
use crate::app::theme::layout::{LANDSCAPE, Layout};
use crate::rules::Animal;

/// The guide.
#[derive(Component)]
struct Guide;

/// Where its feet are, in units of the frame, and how high its 512-unit drawing is there.
const PLACE: Vec2 = vec2(1112.0, 648.0);
const HEIGHT: f32 = 262.0;

/// Whom the stage was last set for, and how the world lay in the window.
type Set = Option<(Animal, Lens, Layout)>;

fn enter(
    mut commands: Commands,
    (troupe, pictures): (Res<Troupe>, Res<Pictures>),
    (class, layout, lens): (Res<Classroom>, Res<Layout>, Res<Lens>),
    guides: Query<Entity, With<Guide>>,
    mut set: Local<Set>,
) {
    // A high window has no room for it.
    let lesson = class.lesson().filter(|_| !layout.portrait);
    let wanted = lesson.map(|lesson| (lesson.guide, *lens, *layout));
    if *set == wanted && !pictures.is_changed() && wanted.is_some() != guides.is_empty() {
        return;
    }
    *set = wanted;
    for guide in &guides {
        commands.entity(guide).despawn();
    }
    let Some((animal, lens, layout)) = wanted else { return };
    let fit = layout.frame.width() / LANDSCAPE.x;
    let feet = lens.to_world(layout.frame.min + PLACE * fit);
    let unit = HEIGHT * fit / 512.0 / lens.scale;
    let blueprint = troupe.blueprint(animal);
    let guide = commands
        .spawn((
            Name::new("Guide"),
            Guide,
            DespawnOnExit(Screen::Play),
            Transform::from_translation(feet.extend(layers::PIECES)).with_scale(vec3(unit, unit, 1.0)),
            Visibility::default(),
            Life::posing(11, Vec2::ZERO, 4.0),
            Mind::default(),
            Carried::default(),
            Loose::new(blueprint),
        ))
        .id();
    rig::build(&mut commands, guide, blueprint, &pictures.animals);
}

/// It looks at the square that is pointed at.
fn watch(hand: Res<Hand>, view: Res<View>, mut minds: Query<&mut Mind, With<Guide>>) {
    let square = hand.held.or(hand.hover).unwrap_or(hand.cursor);
    for mut mind in &mut minds {
        mind.look_at = Some(center(square, view.flipped));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (enter, watch)
            .chain()
            .run_if(in_state(Screen::Play).and_then(resource_exists::<Troupe>).and_then(resource_exists::<Pictures>))
            .in_set(AppSystems::View)
            .before(super::Layered),
    );
}
