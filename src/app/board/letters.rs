//! The letters and digits on the frame around the board, for those who want them.

use bevy::prelude::*;

use crate::app::scene::geometry::center;
use crate::app::scene::pictures::Pictures;
use crate::app::session::View;
use crate::app::states::{AppSystems, Screen};
use crate::app::theme::layers;
use crate::rules::Square;

/// How far from the board's middle the rows of letters lie: above and below, in the world.
const ACROSS: [f32; 2] = [477.0, -475.0];
/// The same of the columns of digits, left and right.
const ALONG: f32 = 376.0;

/// A letter or digit beside the board.
#[derive(Component)]
struct Letter;

/// What stands where: a frame's name, and its place in the world.
fn letters(flipped: bool) -> impl Iterator<Item = (String, Vec2)> {
    let on =
        move |file: u8, rank: u8| Square::new(file, rank).map(|square| (square.to_string(), center(square, flipped)));
    let files = (0..7)
        .filter_map(move |file| on(file, 0))
        .flat_map(|(name, at)| ACROSS.map(|y| (name[..1].to_owned(), vec2(at.x, y))));
    let ranks = (0..9)
        .filter_map(move |rank| on(0, rank))
        .flat_map(|(name, at)| [-ALONG, ALONG].map(|x| (name[1..].to_owned(), vec2(x, at.y))));
    files.chain(ranks)
}

/// Lays them anew where the board is turned or the player has changed their mind.
fn write(
    mut commands: Commands,
    view: Res<View>,
    pictures: Res<Pictures>,
    lying: Query<Entity, With<Letter>>,
    mut seen: Local<Option<(bool, bool)>>,
) {
    let wanted = (view.show_coordinates, view.flipped);
    let there = !lying.is_empty();
    if there == view.show_coordinates && *seen == Some(wanted) && !pictures.is_changed() {
        return;
    }
    *seen = Some(wanted);
    for letter in &lying {
        commands.entity(letter).despawn();
    }
    if !view.show_coordinates {
        return;
    }
    for (name, at) in letters(view.flipped) {
        let sprite = pictures.letters.sprite(&name, Vec2::ZERO);
        let place = Transform::from_translation(at.extend(layers::BOARD + 0.1));
        commands.spawn((Name::new(name), Letter, DespawnOnExit(Screen::Play), sprite, place));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        write.run_if(in_state(Screen::Play).and_then(resource_exists::<Pictures>)).in_set(AppSystems::View),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::scene::geometry::SQUARE;

    #[test]
    fn they_stand_beside_their_files_and_ranks() {
        for flipped in [false, true] {
            let all: Vec<_> = letters(flipped).collect();
            assert_eq!(all.len(), 2 * (7 + 9));
            let a1 = center(Square::new(0, 0).expect("a square"), flipped);
            assert_eq!(all.iter().filter(|(name, at)| name == "a" && at.x == a1.x).count(), 2);
            assert_eq!(all.iter().filter(|(name, at)| name == "1" && at.y == a1.y).count(), 2);
            assert!(all.iter().all(|(_, at)| at.x.abs() > 3.5 * SQUARE || at.y.abs() > 4.5 * SQUARE));
        }
    }
}
