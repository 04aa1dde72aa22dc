//! The trail of a leap: paw prints in an arc over the river, from the animal in hand to where it may land.

use bevy::prelude::*;

use crate::app::scene::geometry::{SQUARE, center};
use crate::app::scene::pictures::Pictures;
use crate::app::session::{Hand, Stage, View};
use crate::app::states::{AppSystems, Screen};
use crate::app::theme::layers;
use crate::rules::Move;

/// A paw print of a leap's trail, so many seconds from now.
#[derive(Component)]
struct Print {
    age: f32,
}

/// World units from print to print.
const STEP: f32 = 44.0;

/// How far the arc swings out, as a share of its length.
const SWING: f32 = 0.10;

/// Places and directions of a leap's prints, alternately left and right.
fn prints(from: Vec2, to: Vec2) -> Vec<(Vec2, f32)> {
    let way = to - from;
    let across = way.perp().normalize_or_zero();
    let count = (way.length() / STEP).round().max(2.0) as usize;
    let arc = |share: f32| from + way * share + across * way.length() * SWING * 4.0 * share * (1.0 - share) * 0.5;
    (1..count)
        .map(|index| {
            let share = (index as f32 + 0.35) / (count as f32 + 0.2);
            let direction = arc(share + 0.01) - arc(share - 0.01);
            let foot = if index % 2 == 0 { 9.0 } else { -9.0 };
            (
                arc(share) + direction.normalize_or_zero().perp() * foot,
                direction.to_angle() - std::f32::consts::FRAC_PI_2,
            )
        })
        .collect()
}

/// What the trail was laid for.
#[derive(Default, PartialEq)]
struct Laid(Vec<Move>, bool);

fn lay(
    mut commands: Commands,
    pictures: Res<Pictures>,
    (hand, stage, view): (Res<Hand>, Res<Stage>, Res<View>),
    present: Query<Entity, With<Print>>,
    mut laid: Local<Laid>,
) {
    let leaps = hand.targets.iter().copied().filter(|mv| mv.is_leap() && !stage.busy);
    let wanted = Laid(leaps.collect(), view.flipped);
    if *laid == wanted {
        return;
    }
    for print in &present {
        commands.entity(print).despawn();
    }
    for mv in &wanted.0 {
        let (from, to) = (center(mv.from, view.flipped), center(mv.to, view.flipped));
        let short = (to - from).normalize_or_zero() * SQUARE * 0.42;
        for (index, (at, turn)) in prints(from + short, to - short).into_iter().enumerate() {
            commands.spawn((
                Name::new("Paw print"),
                Print { age: -0.03 * index as f32 },
                DespawnOnExit(Screen::Play),
                pictures.marks.centered("mark-paw"),
                Transform::from_translation(at.extend(layers::MARKS + 2.0)).with_rotation(Quat::from_rotation_z(turn)),
            ));
        }
    }
    *laid = wanted;
}

fn appear(time: Res<Time>, view: Res<View>, mut prints: Query<(&mut Print, &mut Sprite)>) {
    for (mut print, mut sprite) in &mut prints {
        print.age += time.delta_secs();
        let shown = if view.reduced_motion { 1.0 } else { (print.age / 0.12).clamp(0.0, 1.0) };
        sprite.color.set_alpha(shown);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (lay.run_if(resource_exists::<Pictures>), appear)
            .chain()
            .run_if(in_state(Screen::Play))
            .in_set(AppSystems::View),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_trail_lies_between_its_ends_and_points_along() {
        let found = prints(vec2(0.0, 0.0), vec2(0.0, 320.0));
        assert!(found.len() >= 5, "{}", found.len());
        for (at, turn) in found {
            assert!((20.0..310.0).contains(&at.y) && at.x.abs() < 50.0, "{at}");
            assert!(turn.abs() < 0.4, "upwards: {turn}");
        }
    }
}
