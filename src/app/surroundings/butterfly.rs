//! A butterfly that comes by now and then.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::prelude::*;

use super::Air;
use crate::app::{scene::pictures::Pictures, theme::layers};

/// Seconds from visit to visit, and those it is in sight.
const EVERY: f32 = 31.0;
const FLIGHT: f32 = 10.0;
/// Where it comes from and goes to: so far beside the window, in its widths.
const BESIDE: f32 = 0.06;

/// The butterfly.
#[derive(Component)]
pub(super) struct Butterfly;

/// A wing: 1 to the right, -1 to the left.
#[derive(Component)]
pub(super) struct Wing(f32);

pub(super) fn hatch(mut commands: Commands, pictures: Res<Pictures>) {
    let body = Transform::from_xyz(0.0, 0.0, layers::FOLIAGE - 1.0);
    commands.spawn((Name::new("Butterfly"), Butterfly, body, Visibility::Hidden)).with_children(|parent| {
        for side in [1.0, -1.0] {
            parent.spawn((
                Name::new("Wing"),
                Wing(side),
                pictures.life.sprite("wing", Vec2::ZERO),
                Transform::default(),
            ));
        }
        parent.spawn((
            Name::new("Body"),
            pictures.life.sprite("butterfly", Vec2::ZERO),
            Transform::from_xyz(0.0, 0.0, 0.1),
        ));
    });
}

/// Its place as a share of the window; none between visits. Every other visit goes the other way.
fn place(seconds: f32) -> Option<Vec2> {
    let visit = (seconds / EVERY).floor();
    let flown = (seconds - visit * EVERY) / FLIGHT;
    let across = flown * (1.0 + 2.0 * BESIDE) - BESIDE;
    let height = 0.14 + 0.5 * (visit * 0.618_034).fract();
    let up = 0.07 * (flown * TAU * 1.6 + visit).sin() + 0.018 * (flown * TAU * 9.0).sin();
    let x = if visit % 2.0 == 0.0 { across } else { 1.0 - across };
    (flown < 1.0).then_some(vec2(x, height + up))
}

/// How wide its wings are open: beats, and a glide now and then.
fn open(seconds: f32) -> f32 {
    let glide = ((seconds * 1.3).sin() - 0.6).max(0.0) * 2.5;
    let beat = 0.2 + 0.8 * (seconds * 10.0).sin().abs();
    beat + (1.0 - beat) * glide
}

pub(super) fn fly(
    air: Air,
    butterfly: Single<(&mut Transform, &mut Visibility), With<Butterfly>>,
    mut wings: Query<(&Wing, &mut Transform), Without<Butterfly>>,
) {
    let (mut transform, mut visibility) = butterfly.into_inner();
    let now = air.seconds();
    let Some(share) = place(now).filter(|_| air.visibility() == Visibility::Visible) else {
        visibility.set_if_neq(Visibility::Hidden);
        return;
    };
    visibility.set_if_neq(Visibility::Visible);
    let here = air.place(share);
    let before = place(now - 0.2).map_or(here, |share| air.place(share));
    transform.translation = here.extend(transform.translation.z);
    transform.scale = Vec2::splat(0.85 * air.unit()).extend(1.0);
    if here != before {
        transform.rotation = Quat::from_rotation_z((here - before).to_angle() - FRAC_PI_2);
    }
    for (wing, mut transform) in &mut wings {
        transform.scale.x = wing.0 * open(now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_comes_from_beside_the_window_and_leaves_it_again() {
        for visit in 0..6 {
            let begin = visit as f32 * EVERY;
            let inside = |share: Vec2| share.cmpge(Vec2::ZERO).all() && share.cmple(Vec2::ONE).all();
            let ends = [begin, begin + FLIGHT - 0.01].map(|at| place(at).expect("a visit"));
            assert!(ends.iter().all(|share| !inside(*share)), "{ends:?}");
            assert!(place(begin + FLIGHT / 2.0).is_some_and(inside));
            assert_eq!(place(begin + FLIGHT + 1.0), None);
        }
    }

    #[test]
    fn its_wings_beat() {
        let opened: Vec<f32> = (0..200).map(|step| open(step as f32 * 0.02)).collect();
        assert!(opened.iter().all(|open| (0.0..=1.01).contains(open)));
        assert!(opened.iter().any(|open| *open < 0.3) && opened.iter().any(|open| *open > 0.95));
    }
}
