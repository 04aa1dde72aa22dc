//! What an animal does when nothing happens: it breathes, blinks, looks about, and has its own little habits.

use std::f32::consts::TAU;

use bevy::prelude::*;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::clip::Clip;
use super::pose::{Bend, Pose};
use super::rig::{Blueprint, Puppet};
use super::temper::Temper;
use super::troupe::Troupe;
use crate::app::scene::ease::towards;
use crate::app::session::View;

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
    /// Where an enemy stands that could take it next, in the world.
    pub threat: Option<Vec2>,
    /// It has lost its strength in a trap.
    pub weak: bool,
}

/// An animal's clockwork. No two run alike.
#[derive(Component)]
pub struct Life {
    chance: ChaCha8Rng,
    /// Where in its breath it is, in turns.
    breath: f32,
    /// Seconds to the next blink; below zero while the eyes are at it.
    blink: f32,
    /// Seconds to the next habit.
    habit_in: f32,
    /// Which it will be.
    next: Clip,
    /// The habit it is at, and milliseconds since it began.
    habit: Option<(Clip, f32)>,
    /// It has seen a threat, and now keeps an eye on it.
    threatened: bool,
    watches: bool,
    /// Milliseconds of dizziness, and how dizzy it is.
    dizzy_for: f32,
    dizzy: f32,
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
            habit_in: chance.random_range(3.0..18.0),
            next: Clip::HABITS[chance.random_range(0..Clip::HABITS.len())],
            habit: None,
            threatened: false,
            watches: false,
            dizzy_for: 0.0,
            dizzy: 0.0,
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
        self.habit.get_or_insert((Clip::Quirk, 0.0));
    }

    /// Lets time pass. `length_of` tells how many milliseconds a clip takes.
    fn pass(&mut self, seconds: f32, temper: &Temper, mind: &Mind, length_of: impl Fn(Clip) -> f32) {
        self.breath = (self.breath + seconds / temper.breath).rem_euclid(1.0);
        let goal = |wanted: bool| if wanted { 1.0 } else { 0.0 };
        self.fear = towards(self.fear, goal(mind.afraid), 0.05, seconds);
        self.grief = towards(self.grief, goal(mind.sad), 0.18, seconds);
        self.joy = towards(self.joy, goal(mind.glad), 0.12, seconds);
        self.dizzy = towards(self.dizzy, goal(mind.weak), 0.15, seconds);
        self.dizzy_for = (self.dizzy_for + seconds * 1000.0).rem_euclid(length_of(Clip::Dizzy).max(1.0));
        self.glance_in -= seconds;
        if self.glance_in <= 0.0 {
            self.glance_in = self.between(temper.glances);
            self.watches = self.chance.random_bool(0.6);
            let away = self.chance.random_bool(0.6);
            self.glance = if away {
                vec2(self.chance.random_range(-0.9..0.9), self.chance.random_range(-0.3..0.5))
            } else {
                self.rest.0
            };
        }
        if mind.threat.is_some() && !self.threatened {
            // Nobody starts at the same moment as the neighbor.
            (self.next, self.habit_in) = (Clip::Alarm, self.chance.random_range(0.05..0.5));
            self.watches = true;
        }
        self.threatened = mind.threat.is_some();
        self.habit = match self.habit {
            Some((clip, at)) if at < length_of(clip) => Some((clip, at + seconds * 1000.0)),
            Some((clip, _)) => {
                self.habit_in = self.between(temper.habits);
                let others = Clip::HABITS.into_iter().filter(|habit| *habit != clip).collect::<Vec<_>>();
                self.next = others[self.chance.random_range(0..others.len())];
                None
            }
            None => {
                let calm = !(mind.afraid || mind.sad || mind.weak);
                self.habit_in -= seconds;
                (self.habit_in <= 0.0 && calm).then_some((self.next, 0.0))
            }
        };
    }

    fn between(&mut self, (least, most): (f32, f32)) -> f32 {
        self.chance.random_range(least..most)
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
        let (animal, temper) = (puppet.animal, troupe.temper(puppet.animal));
        life.pass(seconds, temper, mind, |clip| troupe.script(animal, clip).length);
        let still = view.reduced_motion;
        let seen = mind.look_at.or(mind.threat.filter(|_| life.watches || still));
        let glance = match life.habit {
            _ if still => life.rest.0,
            // Who looks about leads its own eyes.
            Some((Clip::Look, _)) => Vec2::ZERO,
            _ => life.glance,
        };
        let wanted = seen.map_or(glance, |target| looking_from(place, target));
        life.gaze = towards(life.gaze, wanted, temper.eyes, seconds);
        let pose = &mut puppet.pose;
        pose.reset();
        pose.gaze = life.gaze;
        bend(pose, blueprint, "head", Bend::turned(life.rest.1));
        lean_with_gaze(pose, blueprint, life.gaze);
        feel(pose, blueprint, &life);
        if life.dizzy > 0.01 {
            let dizzy = troupe.script(animal, Clip::Dizzy);
            // Held still where nothing shall move.
            let at = if still { dizzy.length / 4.0 } else { life.dizzy_for };
            dizzy.add_share_to(pose, at, 1.0, life.dizzy);
        }
        if still {
            continue;
        }
        breathe(pose, blueprint, life.breath);
        if life.fear < 0.5 {
            pose.shut = pose.shut.max(life.blinking(seconds));
        }
        if let Some((clip, at)) = life.habit {
            troupe.script(animal, clip).add_to(pose, at, 1.0);
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
    let there = place.rotation().inverse() * (target.extend(0.0) - place.translation());
    let away = there.truncate() / unit.max(f32::EPSILON) - vec2(0.0, EYES);
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

/// 1 for a tail at the right, -1 for one at the left: which way it droops.
fn tail_side(blueprint: &Blueprint) -> f32 {
    if blueprint.has_tail_at_left() { -1.0 } else { 1.0 }
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
        bend(pose, blueprint, "tail", Bend::turned(14.0 * grief * tail_side(blueprint)));
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

    const CALM: Temper =
        Temper { pace: 1.0, spring: 1.0, breath: 2.0, eyes: 0.07, glances: (1.0, 5.0), habits: (8.0, 20.0) };

    /// What it begins to do within some seconds.
    fn watch(life: &mut Life, mind: &Mind, seconds: u32) -> Vec<Clip> {
        let mut begun = Vec::new();
        for _ in 0..60 * seconds {
            let idle = life.habit.is_none();
            life.pass(1.0 / 60.0, &CALM, mind, |_| 800.0);
            begun.extend(life.habit.filter(|_| idle).map(|(clip, _)| clip));
        }
        begun
    }

    #[test]
    fn a_calm_animal_has_all_its_habits_in_turn() {
        let begun = watch(&mut Life::new(7), &Mind::default(), 240);
        assert!(Clip::HABITS.iter().all(|habit| begun.contains(habit)), "{begun:?}");
        assert!(begun.windows(2).all(|pair| pair[0] != pair[1]), "never the same twice: {begun:?}");
    }

    #[test]
    fn a_threat_is_noticed_once_and_soon() {
        let mut life = Life::new(3);
        let threatened = Mind { threat: Some(Vec2::X), ..Mind::default() };
        assert_eq!(watch(&mut life, &threatened, 2), [Clip::Alarm]);
        let later = watch(&mut life, &threatened, 60);
        assert!(!later.contains(&Clip::Alarm) && !later.is_empty(), "{later:?}");
    }

    #[test]
    fn who_is_dizzy_keeps_no_habits() {
        let mut life = Life::new(5);
        let begun = watch(&mut life, &Mind { weak: true, ..Mind::default() }, 60);
        assert!(begun.is_empty() && life.dizzy > 0.99, "{begun:?}");
    }

    #[test]
    fn the_eyes_follow_a_place_in_the_world() {
        let place = GlobalTransform::from(Transform::from_xyz(100.0, 0.0, 0.0).with_scale(Vec3::splat(0.16)));
        let eyes = vec2(100.0, 280.0 * 0.16);
        let on_its_head = GlobalTransform::from(
            Transform::from_xyz(100.0, 0.0, 0.0)
                .with_rotation(Quat::from_rotation_z(std::f32::consts::PI))
                .with_scale(Vec3::splat(0.16)),
        );
        let its_eyes = vec2(100.0, -280.0 * 0.16);
        let left = looking_from(&on_its_head, its_eyes + vec2(500.0, 0.0));
        assert!(left.abs_diff_eq(-Vec2::X, 1e-4), "turned round, the right is its left: {left}");
        let right = looking_from(&place, eyes + vec2(500.0, 0.0));
        assert!(right.abs_diff_eq(Vec2::X, 1e-4), "{right}");
        let below = looking_from(&place, eyes - vec2(0.0, 500.0));
        assert!(below.abs_diff_eq(Vec2::Y, 1e-4), "down is positive: {below}");
        assert!(looking_from(&place, eyes + vec2(10.0, 0.0)).length() < 0.3, "what is near is not looked past");
    }
}
