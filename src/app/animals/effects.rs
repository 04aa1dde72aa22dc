//! Scraps of paper: dust, leaves, splashes, stars, confetti.

use bevy::prelude::*;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::act::Cued;
use super::clip::{Clip, Cue};
use super::token::Token;
use crate::app::scene::geometry::{SQUARE, square_at};
use crate::app::scene::pictures::Pictures;
use crate::app::scene::ripples::Ripple;
use crate::app::session::View;
use crate::app::states::Screen;
use crate::app::theme::layers;
use crate::rules::{Animal, Terrain};

/// The frames of the effects in the sheet of marks.
pub const FRAMES: [&str; 9] = [
    "fx-dust",
    "fx-star",
    "fx-ray",
    "fx-confetti-0",
    "fx-confetti-1",
    "fx-confetti-2",
    "fx-confetti-3",
    "fx-confetti-4",
    "fx-confetti-5",
];

/// Those in the sheet of water, a swimmer's among them.
pub const WATER_FRAMES: [&str; 4] = ["fx-splash", "fx-drop", "fx-foam", "fx-wave"];

/// The leaves, in the sheet of what lives around the board.
const LEAVES: [&str; 3] = ["leaf-0", "leaf-1", "leaf-2"];

/// A scrap of paper on its way.
#[derive(Component, Clone, Copy, Debug)]
struct Scrap {
    /// Units of the world a second.
    speed: Vec2,
    /// Units a second and second.
    pull: f32,
    /// The share of its speed that it loses in a second.
    drag: f32,
    /// Turns a second.
    spin: f32,
    /// How fast it turns over, like a leaf, in turns a second; 0 for one that stays flat.
    flutter: f32,
    /// Its size at the start and at the end.
    size: (f32, f32),
    /// Seconds it lives, and has lived.
    life: f32,
    age: f32,
}

impl Scrap {
    const STILL: Self = Self {
        speed: Vec2::ZERO,
        pull: 0.0,
        drag: 0.0,
        spin: 0.0,
        flutter: 0.0,
        size: (1.0, 1.0),
        life: 0.5,
        age: 0.0,
    };
}

/// Chance for the effects, and the number of scraps thrown so far.
#[derive(Resource)]
struct Bag(ChaCha8Rng);

/// Throws scraps.
struct Thrower<'a, 'w, 's, 'm> {
    commands: &'a mut Commands<'w, 's>,
    pictures: &'a Pictures,
    chance: &'a mut ChaCha8Rng,
    ripples: &'a mut MessageWriter<'m, Ripple>,
}

impl Thrower<'_, '_, '_, '_> {
    fn throw(&mut self, frame: &str, at: Vec2, turn: f32, z: f32, scrap: Scrap) {
        let atlas = if WATER_FRAMES.contains(&frame) { &self.pictures.water } else { &self.pictures.marks };
        let sprite = atlas.centered(frame);
        self.let_go(frame, sprite, at, turn, z, scrap);
    }

    fn let_go(&mut self, frame: &str, sprite: Sprite, at: Vec2, turn: f32, z: f32, scrap: Scrap) {
        let transform = Transform::from_translation(at.extend(z))
            .with_rotation(Quat::from_rotation_z(turn))
            .with_scale(vec3(scrap.size.0, scrap.size.0, 1.0));
        self.commands.spawn((Name::new(frame.to_owned()), DespawnOnExit(Screen::Play), scrap, sprite, transform));
    }

    fn between(&mut self, low: f32, high: f32) -> f32 {
        self.chance.random_range(low..high)
    }

    /// Puffs to both sides of the feet; the heavier who lands, the more and the farther.
    fn dust(&mut self, at: Vec2, heavy: f32) {
        for index in 0..(6.0 * heavy * heavy) as usize {
            let side = if index % 2 == 0 { -1.0 } else { 1.0 };
            let speed = vec2(side * self.between(50.0, 120.0), self.between(4.0, 46.0)) * heavy;
            let start = at + vec2(side * self.between(22.0, 36.0), -30.0);
            let life = self.between(0.3, 0.5);
            let size = self.between(0.55, 0.95) * heavy;
            let scrap = Scrap { speed, drag: 3.5, spin: side * 0.3, size: (size, size * 0.25), life, ..Scrap::STILL };
            self.throw("fx-dust", start, 0.0, layers::EFFECTS, scrap);
        }
    }

    /// Leaves that are thrown up and sail down.
    fn leaves(&mut self, at: Vec2, count: usize) {
        for index in 0..count {
            let frame = LEAVES[index % LEAVES.len()];
            let sprite = self.pictures.life.centered(frame);
            let side = if index % 2 == 0 { -1.0 } else { 1.0 };
            let size = self.between(0.5, 0.8);
            let scrap = Scrap {
                speed: vec2(side * self.between(40.0, 190.0), self.between(120.0, 300.0)),
                pull: 260.0,
                drag: 1.6,
                spin: side * self.between(0.2, 0.7),
                flutter: self.between(0.7, 1.5),
                size: (size, size * 0.8),
                life: self.between(0.9, 1.5),
                ..Scrap::STILL
            };
            let turn = self.between(0.0, std::f32::consts::TAU);
            self.let_go(frame, sprite, at + vec2(side * 18.0, -24.0), turn, layers::EFFECTS + 0.2, scrap);
        }
    }

    /// Drops out of the water, and rings on it.
    fn splash(&mut self, at: Vec2) {
        self.ripples(at, 1.0);
        let crown = Scrap { size: (0.5, 1.15), life: 0.32, ..Scrap::STILL };
        self.throw("fx-splash", at + vec2(0.0, 6.0), 0.0, layers::EFFECTS, crown);
        for _ in 0..6 {
            let speed = vec2(self.between(-150.0, 150.0), self.between(140.0, 300.0));
            let turn = -speed.angle_to(Vec2::Y);
            let scrap = Scrap { speed, pull: 760.0, size: (0.9, 0.5), life: self.between(0.4, 0.6), ..Scrap::STILL };
            self.throw("fx-drop", at, turn, layers::EFFECTS + 0.5, scrap);
        }
    }

    /// Rings on the water.
    fn ripples(&mut self, at: Vec2, strength: f32) {
        self.ripples.write(Ripple { at: at - vec2(0.0, 18.0), strength });
    }

    /// Three paper stars.
    fn stars(&mut self, at: Vec2) {
        for index in 0..3 {
            let speed = vec2((index as f32 - 1.0) * 130.0 + self.between(-30.0, 30.0), self.between(190.0, 280.0));
            let spin = self.between(-1.2, 1.2);
            let scrap = Scrap { speed, pull: 560.0, spin, size: (0.9, 0.5), life: 0.75, ..Scrap::STILL };
            self.throw("fx-star", at + vec2(0.0, 30.0), 0.0, layers::EFFECTS + 1.0, scrap);
        }
    }

    /// Rays round the place of a bite.
    fn rays(&mut self, at: Vec2) {
        for index in 0..7 {
            let turn = index as f32 / 7.0 * std::f32::consts::TAU + self.between(-0.15, 0.15);
            let out = Vec2::from_angle(turn + std::f32::consts::FRAC_PI_2);
            let scrap = Scrap { speed: out * 300.0, drag: 6.0, size: (1.1, 0.4), life: 0.3, ..Scrap::STILL };
            self.throw("fx-ray", at + out * 40.0, turn, layers::EFFECTS, scrap);
        }
    }

    /// A burst of colored snips.
    fn confetti(&mut self, at: Vec2, snips: usize) {
        for index in 0..snips {
            let speed = vec2(self.between(-240.0, 240.0), self.between(260.0, 620.0));
            let scrap = Scrap {
                speed,
                pull: 620.0,
                drag: 1.1,
                spin: self.between(-1.5, 1.5),
                flutter: self.between(1.5, 3.5),
                size: (1.0, 0.8),
                life: self.between(1.2, 2.0),
                ..Scrap::STILL
            };
            let turn = self.between(0.0, std::f32::consts::TAU);
            self.throw(&format!("fx-confetti-{}", index % 6), at + vec2(0.0, 10.0), turn, layers::EFFECTS + 2.0, scrap);
        }
    }
}

/// How hard an animal comes down.
fn weight(animal: Animal) -> f32 {
    0.75 + 0.06 * f32::from(animal.rank())
}

fn in_den(token: &Token) -> bool {
    matches!(token.square.terrain(), Terrain::Den(_))
}

fn in_enemy_trap(token: &Token) -> bool {
    matches!(token.square.terrain(), Terrain::Trap(owner) if owner != token.piece.side)
}

/// Throws what the acts ask for.
fn answer_cues(
    mut commands: Commands,
    pictures: Res<Pictures>,
    view: Res<View>,
    tokens: Query<&Token>,
    mut bag: ResMut<Bag>,
    mut cues: MessageReader<Cued>,
    mut ripples: MessageWriter<Ripple>,
) {
    for cued in cues.read() {
        let Ok(token) = tokens.get(cued.token) else { continue };
        let mut thrower =
            Thrower { commands: &mut commands, pictures: &pictures, chance: &mut bag.0, ripples: &mut ripples };
        let wet = |at| square_at(at, view.flipped).is_some_and(|square| square.terrain() == Terrain::Water);
        match cued.cue {
            Cue::Takeoff | Cue::Landing if cued.clip == Clip::Paddle => thrower.ripples(cued.at, 0.6),
            Cue::Takeoff | Cue::Landing if wet(cued.at) => thrower.splash(cued.at),
            Cue::Takeoff => {}
            Cue::Landing => {
                let leaps = matches!(cued.clip, Clip::Leap | Clip::LeapPounce);
                thrower.dust(cued.at, weight(token.piece.animal) * if leaps { 1.3 } else { 1.0 });
                if leaps {
                    thrower.ripples(cued.from.midpoint(cued.at), 0.5);
                    thrower.leaves(cued.at, 3);
                }
                if in_enemy_trap(token) {
                    thrower.leaves(cued.at, 5);
                }
            }
            Cue::Impact => thrower.rays(cued.at + vec2(0.0, SQUARE * 0.1)),
            Cue::Stars => {
                thrower.stars(cued.at);
                if !wet(cued.at) && matches!(cued.clip, Clip::Fall | Clip::Startle) {
                    thrower.leaves(cued.at, 4);
                }
            }
            Cue::Confetti => thrower.confetti(cued.at, if in_den(token) { 40 } else { 6 }),
        }
    }
}

/// Lets the scraps fly, fade and go.
fn fly(mut commands: Commands, time: Res<Time>, mut scraps: Query<(Entity, &mut Scrap, &mut Transform, &mut Sprite)>) {
    let seconds = time.delta_secs();
    for (entity, mut scrap, mut transform, mut sprite) in &mut scraps {
        scrap.age += seconds;
        let share = scrap.age / scrap.life;
        if share >= 1.0 {
            commands.entity(entity).despawn();
            continue;
        }
        let (pull, drag) = (scrap.pull, scrap.drag);
        scrap.speed.y -= pull * seconds;
        scrap.speed *= (-drag * seconds).exp();
        transform.translation += (scrap.speed * seconds).extend(0.0);
        transform.rotate_z(scrap.spin * seconds * std::f32::consts::TAU);
        let size = scrap.size.0 + (scrap.size.1 - scrap.size.0) * (1.0 - (1.0 - share) * (1.0 - share));
        let turned_over = match scrap.flutter > 0.0 {
            true => (scrap.age * scrap.flutter * std::f32::consts::TAU).cos().abs().max(0.15),
            false => 1.0,
        };
        transform.scale = vec3(size, size * turned_over, 1.0);
        sprite.color.set_alpha(((1.0 - share) * 2.5).min(1.0));
    }
}

pub(super) fn plugin(app: &mut App) {
    use crate::app::states::AppSystems;
    app.insert_resource(Bag(ChaCha8Rng::seed_from_u64(8))).add_systems(
        Update,
        (answer_cues.run_if(resource_exists::<Pictures>), fly).chain().in_set(AppSystems::View).after(super::Layered),
    );
}
