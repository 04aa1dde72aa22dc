//! Pieces: an animal on its plate, with medal and name tag.

use bevy::prelude::*;

use super::follow::{Carried, Loose};
use super::life::{Life, Mind};
use super::rig::{self, FEET};
use super::stance::Stance;
use super::troupe::Troupe;
use crate::app::scene::geometry::{Lens, SQUARE};
use crate::app::scene::pictures::Pictures;
use crate::app::session::View;
use crate::app::states::Screen;
use crate::app::theme::layers;
use crate::rules::{Piece, Square};

/// A piece in the picture. Its own transform is its place on the ground.
#[derive(Component)]
pub struct Token {
    /// Which piece it is.
    pub piece: Piece,
    /// The square it stands on, or moves to.
    pub square: Square,
    /// It has been taken, and is on its way off the board.
    pub leaving: bool,
    /// Plate and animal together: in the plate's units, about the plate's center.
    pub body: Entity,
    /// The plate with medal and tag, about its lower edge.
    pub plate: Entity,
    /// The animal.
    pub puppet: Entity,
    /// The plate's shadow on the ground.
    pub shadow: Entity,
    /// The plate's sprite.
    pub disc: Entity,
    /// Its medals: the small one and the large one.
    pub medals: [Entity; 2],
}

/// Parts of a piece that only large squares, or only small ones, have room for.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum RoomFor {
    Large,
    /// Those of the large ones that the player may not want.
    Tag,
    Small,
}

/// Squares narrower than this, in logical pixels, have the large medal and no tag.
const SMALL_SQUARE: f32 = 56.0;

/// The point of the plate that it turns about.
pub const PLATE_FOOT: Vec2 = vec2(256.0, 470.0);

/// Units of the world to a unit of the plate's drawing.
pub fn plate_unit(troupe: &Troupe) -> f32 {
    SQUARE * troupe.layout.fill / troupe.layout.plate
}

/// A point of the plate's drawing, relative to its center, y up.
pub fn on_plate(troupe: &Troupe, point: Vec2) -> Vec2 {
    let middle = Vec2::splat(troupe.layout.plate / 2.0);
    (point - middle) * vec2(1.0, -1.0)
}

/// The z of a piece on the ground: the nearer to the viewer, the higher.
pub fn ground_z(at: Vec2) -> f32 {
    let rows_behind = 4.5 - at.y / SQUARE;
    layers::PIECES + rows_behind.clamp(0.0, 9.5)
}

/// Puts a piece on its square.
pub fn spawn(commands: &mut Commands, troupe: &Troupe, pictures: &Pictures, piece: Piece, square: Square, at: Vec2) {
    let blueprint = troupe.blueprint(piece.animal);
    let layout = &troupe.layout;
    let side = piece.side.name().to_lowercase();
    let rank = piece.animal.rank();
    let name = piece.animal.name();
    let pieces = &pictures.pieces;
    let middle = Vec2::splat(layout.plate / 2.0);

    let root = commands.spawn(Name::new(format!("{side} {name}"))).id();
    let node = |commands: &mut Commands, name: &'static str, parent: Entity, at: Vec3| {
        let node = (Name::new(name), Transform::from_translation(at), Visibility::default(), ChildOf(parent));
        commands.spawn(node).id()
    };
    let shadow = node(commands, "shadow", root, Vec3::ZERO);
    commands.entity(shadow).insert(pieces.sprite(&format!("plate-{side}-shadow"), middle));
    let body = node(commands, "body", root, vec3(0.0, 0.0, 0.01));
    let plate = node(commands, "plate", body, on_plate(troupe, PLATE_FOOT).extend(0.0));
    let disc = commands.spawn((pieces.sprite(&format!("plate-{side}"), PLATE_FOOT), ChildOf(plate))).id();

    let on_disc = |point: (f32, f32), z: f32| {
        let away = (Vec2::from(point) - PLATE_FOOT) * vec2(1.0, -1.0);
        Transform::from_translation(away.extend(z))
    };
    let mut badge = |frame: String, point, z, room: RoomFor| {
        commands.spawn((pieces.centered(&frame), on_disc(point, z), room, ChildOf(plate))).id()
    };
    let medals = [
        badge(format!("medal-{side}-{rank}"), layout.medal, 0.80, RoomFor::Large),
        badge(format!("medal-{side}-{rank}-big"), layout.medal_big, 0.81, RoomFor::Small),
    ];
    badge(format!("tag-{side}-{name}"), layout.tag, 0.82, RoomFor::Tag);

    let feet = Vec2::from(layout.animal_place) + layout.animal_scale * FEET;
    let standing = Transform::from_translation(on_plate(troupe, feet).extend(0.1)).with_scale(vec3(
        layout.animal_scale,
        layout.animal_scale,
        1.0,
    ));
    let seed = piece.animal.index() as u64 * 2 + piece.side.index() as u64;
    let puppet = commands
        .spawn((
            Name::new("puppet"),
            standing,
            Life::new(seed),
            Mind::default(),
            Carried::default(),
            Loose::new(blueprint),
            ChildOf(body),
        ))
        .id();
    rig::build(commands, puppet, blueprint, &pictures.animals);

    commands.entity(root).insert((
        Token { piece, square, leaving: false, body, plate, puppet, shadow, disc, medals },
        Stance::at(at),
        DespawnOnExit(Screen::Play),
        Transform::from_translation(at.extend(ground_z(at))),
        Visibility::default(),
    ));
}

/// Small squares show large medals and no tags.
fn make_room(
    lens: Res<Lens>,
    view: Res<View>,
    mut parts: Query<(&RoomFor, &mut Visibility)>,
    added: Query<(), Added<RoomFor>>,
) {
    if !lens.is_changed() && !view.is_changed() && added.is_empty() {
        return;
    }
    for (part, mut visibility) in &mut parts {
        let small = lens.scale * SQUARE < SMALL_SQUARE;
        let shown = match part {
            RoomFor::Large => !small,
            RoomFor::Tag => !small && view.name_tags,
            RoomFor::Small => small,
        };
        let wanted = if shown { Visibility::Inherited } else { Visibility::Hidden };
        visibility.set_if_neq(wanted);
    }
}

pub(super) fn plugin(app: &mut App) {
    use crate::app::states::AppSystems;
    app.add_systems(Update, make_room.in_set(AppSystems::View));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nearer_rows_lie_higher_and_below_the_marks_over_them() {
        let rows: Vec<f32> = (0..9).map(|row| ground_z(vec2(0.0, 400.0 - 100.0 * row as f32))).collect();
        assert!(rows.windows(2).all(|pair| pair[0] + 0.99 < pair[1]), "{rows:?}");
        assert!(rows[0] >= layers::PIECES && rows[8] + 1.0 < layers::MARKS_OVER);
    }
}
