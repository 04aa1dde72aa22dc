//! Fronds near the window's edges that sway a little.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::Air;
use crate::app::{scene::pictures::Pictures, theme::layers};

/// A frond: where it grows, as a share of the window, where it points in degrees from the right, clockwise, and its size.
#[derive(Component, Clone, Copy)]
pub(super) struct Frond {
    frame: &'static str,
    root: Vec2,
    turn: f32,
    size: f32,
}

const fn frond(frame: &'static str, x: f32, y: f32, turn: f32, size: f32) -> Frond {
    Frond { frame, root: vec2(x, y), turn, size }
}

const FRONDS: [Frond; 8] = [
    frond("frond-fern", 0.245, -0.03, 104.0, 0.62),
    frond("frond-broad", 0.30, -0.05, 74.0, 0.60),
    frond("frond-fern", 0.745, -0.04, 82.0, 0.58),
    frond("frond-fan", -0.02, 0.40, -8.0, 0.68),
    frond("frond-fan", 1.02, 0.72, 188.0, 0.62),
    frond("frond-fern", 0.30, 1.04, -72.0, 0.60),
    frond("frond-broad", 0.70, 1.05, -112.0, 0.62),
    frond("frond-fern", 0.76, 1.03, -86.0, 0.52),
];

/// Degrees that a frond sways to either side.
const SWAY: f32 = 2.6;

pub(super) fn grow(mut commands: Commands, pictures: Res<Pictures>) {
    for (index, frond) in FRONDS.into_iter().enumerate() {
        let above = Transform::from_xyz(0.0, 0.0, layers::BACKDROP + 1.0 + 0.1 * index as f32);
        commands.spawn((Name::new(frond.frame), frond, pictures.life.sprite(frond.frame, Vec2::ZERO), above));
    }
}

/// A slow breath of wind, with a quicker one in it; degrees.
fn wind(seconds: f32, phase: f32) -> f32 {
    SWAY * (0.7 * (seconds * TAU / 6.1 + phase).sin() + 0.3 * (seconds * TAU / 2.3 + 1.7 * phase).sin())
}

pub(super) fn sway(air: Air, mut fronds: Query<(&Frond, &mut Transform)>) {
    let unit = air.unit();
    for (frond, mut transform) in &mut fronds {
        let bend = if air.view.reduced_motion { 0.0 } else { wind(air.seconds(), frond.root.x * 9.0 + frond.root.y) };
        let place = air.place(frond.root).extend(transform.translation.z);
        let next = Transform::from_translation(place)
            .with_rotation(Quat::from_rotation_z(-(frond.turn + bend).to_radians()))
            .with_scale(Vec2::splat(frond.size * unit).extend(1.0));
        transform.set_if_neq(next);
    }
}
