//! What an animal does when nothing happens: it breathes, blinks, looks about, and has its own little habit.

use std::f32::consts::TAU;

use bevy::prelude::*;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::clip::Clip;
use super::pose::{Bend, Pose};
use super::rig::{Blueprint, Puppet};
use super::troupe::Troupe;
use crate::app::scene::ease::towards;
use crate::app::session::View;
use crate::rules::Animal;

/// What an animal has in mind. Written by whoever knows what goes on; what it comes to is seen in the pose.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Mind {
    /// Where it looks, in the world.
    pub look_at: Option<Vec2>,
    /// It is about to be taken.
    pub afraid: bool,
    /// Its side has lost.
    pub sad: bool,
    /// Its side has won.
    pub glad: bool,
}

/// An animal's clockwork. No two run alike.
#[derive(Component)]
pub struct Life {
    chance: ChaCha8Rng,
    /// Where in its breath it is, in turns.
    breath: f32,
    /// Seconds to the next blink; below zero while the eyes are at it.
    blink: f32,
    /// Seconds to the next quirk.
    quirk_in: f32,
    /// Milliseconds since the quirk began, while it lasts.
    quirk: Option<f32>,
    /// Seconds to the next look about.
    glance_in: f32,
    /// Where it looks when nothing is to be seen.
    glance: Vec2,
    /// Where its eyes rest, and how its head is held.
    rest: (Vec2, f32),
    gaze: Vec2,
    fear: f32,
    grief: f32,
    joy: f32,
}

impl Life {
    /// A life of its own for every seed.
    pub fn new(seed: u64) -> Self {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        Self {
            breath: chance.random(),
            blink: chance.random_range(0.3..4.0),
            quirk_in: chance.random_range(3.0..18.0),
            quirk: None,
            glance_in: chance.random_range(0.5..4.0),
            glance: Vec2::ZERO,
            rest: (Vec2::ZERO, 0.0),
            gaze: Vec2::ZERO,
            fear: 0.0,
            grief: 0.0,
            joy: 0.0,
            chance,
        }
    }

    /// A life in a pose: where the eyes rest, and how far the head is tilted.
    pub fn posing(seed: u64, look: Vec2, tilt: f32) -> Self {
        Self { rest: (look, tilt), glance: look, ..Self::new(seed) }
    }

    /// Does its quirk now.
    pub fn show_off(&mut self) {
        self.quirk.get_or_insert(0.0);
    }

    /// Lets time pass. A breath takes `breath` seconds, the quirk `quirk_length` milliseconds.
    fn pass(&mut self, seconds: f32, breath: f32, mind: &Mind, quirk_length: f32) {
        self.breath = (self.breath + seconds / breath).rem_euclid(1.0);
        let goal = |wanted: bool| if wanted { 1.0 } else { 0.0 };
        self.fear = towards(self.fear, goal(mind.afraid), 0.05, seconds);
        self.grief = towards(self.grief, goal(mind.sad), 0.18, seconds);
        self.joy = towards(self.joy, goal(mind.glad), 0.12, seconds);
        self.glance_in -= seconds;
        if self.glance_in <= 0.0 {
            self.glance_in = self.chance.random_range(1.2..5.0);
            let away = self.chance.random_bool(0.6);
            self.glance = if away {
                vec2(self.chance.random_range(-0.9..0.9), self.chance.random_range(-0.3..0.5))
            } else {
                self.rest.0
            };
        }
        self.quirk = match self.quirk {
            Some(at) if at < quirk_length => Some(at + seconds * 1000.0),
            Some(_) => {
                self.quirk_in = self.chance.random_range(8.0..20.0);
                None
            }
            None => {
                let calm = !(mind.afraid || mind.sad);
                self.quirk_in -= seconds;
                (self.quirk_in <= 0.0 && calm).then_some(0.0)
            }
        };
    }

    /// How far the eyes are shut for a blink.
    fn blinking(&mut self, seconds: f32) -> f32 {
        const DOWN: f32 = 0.06;
        const HELD: f32 = 0.02;
        const UP: f32 = 0.06;
        self.blink -= seconds;
        let since = -self.blink;
        if since > DOWN + HELD + UP {
            let double = self.chance.random_ratio(1, 6);
            self.blink = if double { 0.12 } else { self.chance.random_range(2.0..6.0) };
        }
        if since <= 0.0 {
            0.0
        } else if since < DOWN {
            since / DOWN
        } else {
            (1.0 - (since - DOWN - HELD) / UP).clamp(0.0, 1.0)
        }
    }
}

/// Seconds of a breath: the smaller the animal, the faster.
fn breath_of(animal: Animal) -> f32 {
    1.7 + 1.7 * f32::from(animal.rank() - 1) / 7.0
}

/// Gives every animal the pose of one that lives: the lowest layer of a frame's pose.
pub fn live(
    time: Res<Time>,
    view: Res<View>,
    troupe: Res<Troupe>,
    mut puppets: Query<(&mut Puppet, &mut Life, &Mind, &GlobalTransform)>,
) {
    let seconds = time.delta_secs();
    for (mut puppet, mut life, mind, place) in &mut puppets {
        let blueprint = troupe.blueprint(puppet.animal);
        let quirk = troupe.script(puppet.animal, Clip::Quirk);
        life.pass(seconds, breath_of(puppet.animal), mind, quirk.length);
        let wanted = mind.look_at.map_or(life.glance, |target| looking_from(place, target));
        life.gaze = towards(life.gaze, wanted, 0.07, seconds);
        let pose = &mut puppet.pose;
        pose.reset();
        pose.gaze = life.gaze;
        bend(pose, blueprint, "head", Bend::turned(life.rest.1));
        lean_with_gaze(pose, blueprint, life.gaze);
        feel(pose, blueprint, &life);
        if view.reduced_motion {
            continue;
        }
        breathe(pose, blueprint, life.breath);
        if life.fear < 0.5 {
            pose.shut = pose.shut.max(life.blinking(seconds));
        }
        if let Some(at) = life.quirk {
            quirk.add_to(pose, at, 1.0);
        }
    }
}

/// The direction in which an animal sees a place: to the right and down, 1 at the edge of its eyes.
fn looking_from(place: &GlobalTransform, target: Vec2) -> Vec2 {
    /// How high above its feet an animal's eyes are, in its drawing.
    const EYES: f32 = 280.0;
    /// What is closer than this is looked at less sideways, in the drawing.
    const NEAR: f32 = 300.0;
    let unit = place.scale().y;
    let away = (target - place.translation().truncate()) / unit.max(f32::EPSILON) - vec2(0.0, EYES);
    let direction = away / away.length().max(NEAR);
    vec2(direction.x, -direction.y)
}

fn bend(pose: &mut Pose, blueprint: &Blueprint, name: &str, by: Bend) {
    if let Some(index) = blueprint.joint(name) {
        pose.joints[index].add(by);
    }
}

fn both(pose: &mut Pose, blueprint: &Blueprint, left: &str, right: &str, by: Bend) {
    bend(pose, blueprint, left, by);
    bend(pose, blueprint, right, by.mirrored());
}

fn lean_with_gaze(pose: &mut Pose, blueprint: &Blueprint, gaze: Vec2) {
    let lean = Bend { turn: gaze.x * 3.5, shift: gaze * vec2(6.0, 4.0), scale: Vec2::ONE };
    bend(pose, blueprint, "head", lean);
    bend(pose, blueprint, "muzzle", Bend::shifted(gaze.x * 2.0, gaze.y * 2.0));
}

fn breathe(pose: &mut Pose, blueprint: &Blueprint, breath: f32) {
    let wave = (breath * TAU).sin();
    let full = 0.5 + 0.5 * wave;
    let late = 0.5 + 0.5 * ((breath - 0.08) * TAU).sin();
    bend(pose, blueprint, "body", Bend::scaled(1.0 + 0.012 * full, 1.0 + 0.03 * full));
    bend(pose, blueprint, "chest", Bend::scaled(1.0 + 0.015 * full, 1.0 + 0.015 * full));
    bend(pose, blueprint, "head", Bend::shifted(0.0, -3.5 * full));
    bend(pose, blueprint, "mane", Bend::scaled(1.0 + 0.014 * late, 1.0 + 0.014 * late));
    bend(pose, blueprint, "tail", Bend::turned(3.0 * (breath * TAU - 0.9).sin()));
    both(pose, blueprint, "ear-l", "ear-r", Bend::turned(1.6 * late));
    both(pose, blueprint, "whiskers-l", "whiskers-r", Bend::turned(2.0 * late));
    bend(pose, blueprint, "trunk", Bend::turned(1.5 * wave));
    bend(pose, blueprint, "tuft", Bend::turned(2.0 * wave));
}

/// Fear, grief and joy in ears, brows, lids and head.
fn feel(pose: &mut Pose, blueprint: &Blueprint, life: &Life) {
    let (fear, grief, joy) = (life.fear, life.grief, life.joy);
    if fear > 0.01 {
        let tremble = (life.breath * 40.0 * TAU).sin() * 1.2 * fear;
        both(pose, blueprint, "ear-l", "ear-r", Bend::turned(-24.0 * fear));
        both(pose, blueprint, "brow-l", "brow-r", Bend { turn: -12.0 * fear, ..Bend::shifted(0.0, -8.0 * fear) });
        bend(pose, blueprint, "head", Bend::shifted(tremble, 10.0 * fear));
        bend(pose, blueprint, "body", Bend::scaled(1.0 + 0.03 * fear, 1.0 - 0.04 * fear));
        pose.shut -= fear;
    }
    if grief > 0.01 {
        both(pose, blueprint, "ear-l", "ear-r", Bend::turned(-18.0 * grief));
        both(pose, blueprint, "brow-l", "brow-r", Bend { turn: -14.0 * grief, ..Bend::shifted(0.0, 2.0 * grief) });
        bend(pose, blueprint, "head", Bend { turn: 5.0 * grief, ..Bend::shifted(0.0, 26.0 * grief) });
        bend(pose, blueprint, "tail", Bend::turned(14.0 * grief));
        pose.gaze = pose.gaze.lerp(vec2(0.2, 1.0), grief);
        pose.shut = pose.shut.max(0.45 * grief);
    }
    if joy > 0.01 {
        both(pose, blueprint, "ear-l", "ear-r", Bend::turned(7.0 * joy));
        both(pose, blueprint, "brow-l", "brow-r", Bend::shifted(0.0, -7.0 * joy));
        bend(pose, blueprint, "tail", Bend::turned((life.breath * 4.0 * TAU).sin() * 9.0 * joy));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eyes_shut_and_open_again() {
        let mut life = Life::new(1);
        life.blink = 0.05;
        let course: Vec<f32> = (0..14).map(|_| life.blinking(0.02)).collect();
        let widest = course.iter().copied().fold(0.0, f32::max);
        assert!(widest > 0.9 && course[0] == 0.0 && course[13] == 0.0, "{course:?}");
    }

    #[test]
    fn a_calm_animal_shows_its_quirk_within_twenty_seconds_and_ends_it() {
        let mut life = Life::new(7);
        let (mut began, mut ended) = (false, false);
        for _ in 0..60 * 20 {
            life.pass(1.0 / 60.0, 2.0, &Mind::default(), 800.0);
            ended |= began && life.quirk.is_none();
            began |= life.quirk.is_some();
        }
        assert!(began && ended);
    }

    #[test]
    fn the_eyes_follow_a_place_in_the_world() {
        let place = GlobalTransform::from(Transform::from_xyz(100.0, 0.0, 0.0).with_scale(Vec3::splat(0.16)));
        let eyes = vec2(100.0, 280.0 * 0.16);
        let right = looking_from(&place, eyes + vec2(500.0, 0.0));
        assert!(right.abs_diff_eq(Vec2::X, 1e-4), "{right}");
        let below = looking_from(&place, eyes - vec2(0.0, 500.0));
        assert!(below.abs_diff_eq(Vec2::Y, 1e-4), "down is positive: {below}");
        assert!(looking_from(&place, eyes + vec2(10.0, 0.0)).length() < 0.3, "what is near is not looked past");
    }
}
