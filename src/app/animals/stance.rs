//! How a piece stands: lifted in the hand, hovered, on its square, or in the water.

use bevy::prelude::*;

use super::act::Act;
use super::follow::Carried;
use super::pose::Bend;
use super::rig::Puppet;
use super::token::{PLATE_FOOT, Token, ground_z, on_plate, plate_unit};
use super::troupe::Troupe;
use crate::app::scene::ease::{Spring, towards};
use crate::app::scene::geometry::{SQUARE, center};
use crate::app::scene::pointing::Pointing;
use crate::app::session::{Facing, Hand, Stage, View};
use crate::app::theme::layers;

/// Where a piece is and how it is held.
#[derive(Component, Clone, Debug)]
pub struct Stance {
    /// Its place on the ground, in the world.
    pub ground: Vec2,
    /// How far it is lifted, 0 to 1 and a little over.
    lift: Spring,
    /// How far it stirs under the pointer, 0 to 1.
    stir: f32,
    /// Where it was in the last frame, with its height.
    seen: Vec2,
}

impl Stance {
    /// Stands at a place.
    pub fn at(ground: Vec2) -> Self {
        Self { ground, lift: Spring::default(), stir: 0.0, seen: ground }
    }

    /// In the hand.
    pub fn is_lifted(&self) -> bool {
        self.lift.value > 0.05
    }
}

/// How high a lifted piece is held, in the world.
const LIFT: f32 = 16.0;
/// How much larger it is then.
const LIFTED_SIZE: f32 = 0.2;

/// The z of a piece: what flies or is held lies above all on the ground, and who takes above who is taken.
fn height_in_picture(token: &Token, stance: &Stance, act: Option<&Act>) -> f32 {
    let performs = act.is_some_and(|act| act.at >= 0.0 && act.from != act.to);
    if token.leaving && performs {
        layers::LIFTED + token.piece.side.index() as f32
    } else if performs {
        layers::LIFTED + 2.0
    } else if stance.is_lifted() {
        layers::LIFTED + 3.0
    } else {
        ground_z(stance.ground)
    }
}

/// Places every piece for this frame.
pub fn stand(
    time: Res<Time>,
    (view, facing): (Res<View>, Res<Facing>),
    hand: Res<Hand>,
    stage: Res<Stage>,
    pointing: Res<Pointing>,
    troupe: Res<Troupe>,
    mut tokens: Query<(&Token, &mut Stance, Option<&Act>, &mut Transform)>,
    mut nodes: Query<&mut Transform, Without<Token>>,
    mut puppets: Query<(&Puppet, &mut Carried)>,
    mut sprites: Query<&mut Sprite>,
) {
    let seconds = time.delta_secs();
    let unit = plate_unit(&troupe);
    for (token, mut stance, act, mut transform) in &mut tokens {
        let held = hand.held == Some(token.square) && !token.leaving && !stage.busy;
        let stirred = hand.hover == Some(token.square) && !held && !stage.busy;
        stance.stir = towards(stance.stir, f32::from(u8::from(stirred)), 0.04, seconds);
        let goal = f32::from(u8::from(held));
        if view.reduced_motion {
            stance.lift = Spring { value: goal, speed: 0.0 };
        } else {
            stance.lift.step(goal, 4.2, 0.48, seconds);
        }
        if act.is_none_or(|act| act.at < 0.0) {
            let home = center(token.square, view.flipped);
            let dragged = pointing.at.filter(|_| held && hand.dragging);
            let place = match dragged {
                // The finger must not hide the animal.
                Some(pointer) if pointer.distance(home) > SQUARE * 0.3 => pointer + vec2(0.0, SQUARE * 0.12),
                _ => home,
            };
            stance.ground = towards(stance.ground, if act.is_some() { stance.ground } else { place }, 0.028, seconds);
        }

        let Ok((puppet, mut carried)) = puppets.get_mut(token.puppet) else { continue };
        let pose = &puppet.pose;
        let lift = stance.lift.value;
        let up = pose.height * SQUARE + lift * LIFT + stance.stir * 3.0;
        transform.translation = stance.ground.extend(height_in_picture(token, &stance, act));
        // Turned to its player it stands on its head for the other, and everything of it is the other way round.
        let turned = facing.turned(token.piece.side);
        let sign = if turned { -1.0 } else { 1.0 };
        transform.rotation = Quat::from_rotation_z(if turned { std::f32::consts::PI } else { 0.0 });

        let now = stance.ground + vec2(0.0, up * sign);
        if seconds > 0.0 {
            let speed = (now - stance.seen) * sign / seconds / (unit * troupe.layout.animal_scale);
            carried.0 = speed.clamp_length_max(6000.0);
            stance.seen = now;
        }

        let size = unit * (1.0 + lift * LIFTED_SIZE + stance.stir * 0.05);
        if let Ok(mut body) = nodes.get_mut(token.body) {
            let sway = Bend::turned((carried.0.x / 1000.0 * 2.2).clamp(-7.0, 7.0) * lift.clamp(0.0, 1.0));
            let mut bend = pose.piece;
            bend.add(sway);
            *body = bend.transform(vec3(0.0, up, 0.01), unit);
            body.scale *= vec3(size, size, 1.0);
        }
        if let Ok(mut plate) = nodes.get_mut(token.plate) {
            *plate = pose.plate.transform(on_plate(&troupe, PLATE_FOOT).extend(0.0), 1.0);
        }
        let height = up / SQUARE;
        if let Ok(mut shadow) = nodes.get_mut(token.shadow) {
            let small = size * (1.0 - 0.28 * height.min(1.6));
            *shadow = Transform::from_xyz(up * 0.3 * sign, -up * 0.1 * sign, 0.0).with_scale(vec3(small, small, 1.0));
        }
        if let Ok(mut shadow) = sprites.get_mut(token.shadow) {
            let gone = if token.leaving { act.map_or(0.0, |act| act.at / 250.0).clamp(0.0, 1.0) } else { 0.0 };
            shadow.color.set_alpha((1.0 - 0.5 * height).clamp(0.1, 1.0) * (1.0 - gone));
        }
    }
}
