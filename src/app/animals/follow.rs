//! Follow-through: ears, tails, manes and whiskers come a little after the animal they belong to.

use bevy::prelude::*;

use super::rig::{Blueprint, Puppet};
use crate::app::scene::ease::Spring;
use crate::app::session::View;
use crate::rules::Animal;

/// How fast an animal is carried through the world, in units of its drawing a second: to the right, and up. Written by
/// whoever moves it.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Carried(pub Vec2);

/// The parts of an animal that lag behind.
#[derive(Component)]
pub struct Loose {
    parts: Vec<LoosePart>,
    head: Option<usize>,
    head_turn: f32,
}

struct LoosePart {
    joint: usize,
    spring: Spring,
    /// Degrees of turn for a speed of 1000 to the right, and up.
    gain: Vec2,
    /// The share of the head's movement that it is late by.
    on_head: f32,
    /// Swings a second.
    rate: f32,
    damping: f32,
}

impl Loose {
    /// What hangs loosely on an animal.
    pub fn new(blueprint: &Blueprint) -> Self {
        let parts = blueprint.joints.iter().enumerate().filter_map(|(index, joint)| {
            let side = if joint.pivot.x < 256.0 { -1.0 } else { 1.0 };
            // What hangs swings the other way from what stands.
            let hangs = if blueprint.animal == Animal::Dog { -1.0 } else { 1.0 };
            let (gain, on_head, rate, damping) = match joint.name.as_str() {
                "ear-l" | "ear-r" => (vec2(-9.0, side * 9.0) * hangs, 1.0, 3.6, 0.32),
                "tail" => (vec2(-8.0, side * 12.0), 0.0, 2.6, 0.34),
                "mane" => (vec2(-3.0, 0.0), 0.5, 4.0, 0.4),
                "tuft" => (vec2(-12.0, 0.0), 1.2, 4.0, 0.3),
                "trunk" => (vec2(6.0, 3.0), -0.8, 2.4, 0.36),
                "tongue" | "tag" => (vec2(8.0, 0.0), -0.8, 3.2, 0.3),
                "whiskers-l" | "whiskers-r" => (vec2(0.0, side * 6.0), 0.8, 5.0, 0.3),
                _ => return None,
            };
            Some(LoosePart { joint: index, spring: Spring::default(), gain, on_head, rate, damping })
        });
        Self { parts: parts.collect(), head: blueprint.joint("head"), head_turn: 0.0 }
    }
}

/// No part swings further than this, in degrees.
const FURTHEST: f32 = 32.0;

/// How late the loose parts are, in seconds.
const LATE: f32 = 0.075;

/// Adds what the loose parts do to the pose, when all else has been said.
pub fn follow_through(time: Res<Time>, view: Res<View>, mut puppets: Query<(&mut Puppet, &mut Loose, &Carried)>) {
    let seconds = time.delta_secs();
    if view.reduced_motion || seconds <= 0.0 {
        return;
    }
    for (mut puppet, mut loose, carried) in &mut puppets {
        let head_turn = loose.head.map_or(0.0, |head| puppet.pose.joints[head].turn);
        let head_speed = (head_turn - loose.head_turn) / seconds;
        loose.head_turn = head_turn;
        for part in &mut loose.parts {
            let pull = part.gain.dot(carried.0) / 1000.0 - part.on_head * head_speed * LATE;
            let target = pull.clamp(-FURTHEST, FURTHEST);
            part.spring.step(target, part.rate, part.damping, seconds);
            puppet.pose.joints[part.joint].turn += part.spring.value.clamp(-FURTHEST, FURTHEST);
        }
    }
}
