//! Leaves that fall and specks that shine where light is.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::Air;
use crate::app::{scene::pictures::Pictures, session::BoardTheme, theme::layers};

/// How many leaves are on their way at a time.
const LEAVES: usize = 6;
/// How many specks there are.
const MOTES: usize = 22;
/// A leaf begins so far above the window, and ends so far below, in its heights.
const BEYOND: f32 = 0.08;

/// Something that drifts, by its number; its leaves and specks each have their own.
#[derive(Component, Clone, Copy, Debug)]
pub(super) enum Drifter {
    Leaf(usize),
    Mote(usize),
}

/// Where a drifter is: its place as a share of the window, its turn in radians, how it is foreshortened, and its strength.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Moment {
    share: Vec2,
    turn: f32,
    stretch: Vec2,
    alpha: f32,
}

/// Where all of them drift: behind the board.
const BEHIND: f32 = layers::BACKDROP + 3.0;
/// What a firefly shines with, and how large it is beside a speck.
const FIREFLY: (Color, f32) = (Color::srgb(1.0, 0.88, 0.45), 1.6);

/// A number from 0 to 1 that looks like chance: the multiples of the golden section lie evenly, and never the same.
fn scattered(index: usize, salt: f32) -> f32 {
    ((index as f32 + 1.0) * 0.618_034 + salt).fract()
}

fn leaf(index: usize, seconds: f32) -> Moment {
    let period = 17.0 + 11.0 * scattered(index, 0.3);
    let fallen = (seconds / period + scattered(index, 0.0)).fract();
    let swing = (fallen * TAU * 3.0 + index as f32).sin();
    let share = vec2(0.06 + 0.88 * scattered(2 * index, 0.55) + 0.028 * swing, fallen * (1.0 + 2.0 * BEYOND) - BEYOND);
    // It lies flattest where it swings out furthest, like a leaf.
    let stretch = vec2(1.0, 0.45 + 0.55 * swing.abs());
    Moment { share, turn: 0.7 * swing + index as f32, stretch, alpha: 1.0 }
}

fn mote(index: usize, seconds: f32) -> Moment {
    let phase = scattered(index, 0.1) * TAU;
    let way = vec2((seconds * TAU / 13.0 + phase).sin(), (seconds * TAU / 17.0 + 2.0 * phase).cos());
    let share = vec2(0.12 + 0.76 * scattered(index, 0.8), 0.08 + 0.84 * scattered(3 * index, 0.2)) + 0.03 * way;
    let shine = (seconds * TAU / (5.0 + 4.0 * scattered(index, 0.5)) + phase).sin().max(0.0);
    Moment { share, turn: 0.0, stretch: Vec2::splat(0.55 + 0.45 * scattered(index, 0.9)), alpha: 0.85 * shine }
}

impl Drifter {
    fn at(self, seconds: f32) -> Moment {
        match self {
            Self::Leaf(index) => leaf(index, seconds),
            Self::Mote(index) => mote(index, seconds),
        }
    }

    fn frame(self) -> String {
        match self {
            Self::Leaf(index) => format!("leaf-{}", index % 3),
            Self::Mote(_) => super::MOTE.to_owned(),
        }
    }
}

pub(super) fn hang(mut commands: Commands, pictures: Res<Pictures>) {
    for drifter in (0..MOTES).map(Drifter::Mote).chain((0..LEAVES).map(Drifter::Leaf)) {
        let above = Transform::from_xyz(0.0, 0.0, BEHIND);
        let frame = drifter.frame();
        let sheet = if matches!(drifter, Drifter::Mote(_)) { &pictures.lights } else { &pictures.life };
        commands.spawn((sheet.centered(&frame), Name::new(frame), drifter, above));
    }
}

pub(super) fn drift(air: Air, mut drifters: Query<(&Drifter, &mut Sprite, &mut Transform, &mut Visibility)>) {
    let unit = air.unit();
    for (drifter, mut sprite, mut transform, mut visibility) in &mut drifters {
        visibility.set_if_neq(air.visibility());
        if *visibility == Visibility::Hidden {
            continue;
        }
        let moment = drifter.at(air.seconds());
        let firefly = matches!(drifter, Drifter::Mote(_)) && air.view.theme == BoardTheme::Night;
        // In the night specks are fireflies, and come to look at the board.
        let (color, size, z) =
            if firefly { (FIREFLY.0, FIREFLY.1, layers::EFFECTS - 1.0) } else { (Color::WHITE, 1.0, BEHIND) };
        transform.translation = air.place(moment.share).extend(z);
        transform.rotation = Quat::from_rotation_z(moment.turn);
        transform.scale = (moment.stretch * unit * size).extend(1.0);
        sprite.color = color.with_alpha(moment.alpha);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_leaf_is_out_of_sight_when_it_begins_anew() {
        for index in 0..LEAVES {
            let moments: Vec<Moment> = (0..6000).map(|step| leaf(index, step as f32 * 0.01)).collect();
            let begun: Vec<_> = moments.windows(2).filter(|pair| pair[1].share.y < pair[0].share.y).collect();
            assert!(!begun.is_empty(), "within a minute every leaf begins anew");
            for pair in begun {
                assert!(pair[0].share.y > 1.0 && pair[1].share.y < 0.0, "{pair:?}");
            }
        }
    }

    #[test]
    fn specks_stay_in_the_window_and_go_out_in_turn() {
        for index in 0..MOTES {
            let moments: Vec<Moment> = (0..900).map(|step| mote(index, step as f32 * 0.1)).collect();
            assert!(
                moments
                    .iter()
                    .all(|moment| moment.share.cmpge(Vec2::ZERO).all() && moment.share.cmple(Vec2::ONE).all())
            );
            assert!(
                moments.iter().any(|moment| moment.alpha == 0.0) && moments.iter().any(|moment| moment.alpha > 0.8)
            );
        }
    }
}
