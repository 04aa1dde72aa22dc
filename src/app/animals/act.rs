//! Acts: pieces that perform a clip on the board.

use bevy::prelude::*;

use super::clip::{Clip, Cue};
use super::rig::Puppet;
use super::stance::Stance;
use super::tempo::Tempo;
use super::token::Token;
use super::troupe::Troupe;

/// What becomes of a piece after its act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// It stays.
    Stay,
    /// It is gone.
    Leave,
    /// It falls too: both were taken.
    Fall,
}

/// A piece's part in a show.
#[derive(Component, Clone, Debug)]
pub struct Act {
    /// What it does.
    pub clip: Clip,
    /// Milliseconds since it began; below zero while it waits for its cue.
    pub at: f32,
    /// Where it starts, in the world.
    pub from: Vec2,
    /// Where it ends.
    pub to: Vec2,
    /// What comes after.
    pub then: Then,
}

impl Act {
    /// An act that begins after some milliseconds.
    pub fn after(delay: f32, clip: Clip, from: Vec2, to: Vec2) -> Self {
        Self { clip, at: -delay, from, to, then: Then::Stay }
    }

    /// An act on the spot.
    pub fn here(clip: Clip, at: Vec2) -> Self {
        Self::after(0.0, clip, at, at)
    }

    /// What comes after it.
    #[must_use]
    pub fn then(self, then: Then) -> Self {
        Self { then, ..self }
    }

    /// Whether it can be performed swimming.
    pub fn in_water(&self) -> bool {
        self.at < 0.0 || matches!(self.clip, Clip::Paddle | Clip::Refuse | Clip::Drop | Clip::Sulk)
    }

    /// The way a piece leans for it: 1 to the right, -1 to the left.
    pub fn way(&self) -> f32 {
        if self.to.x < self.from.x - 1.0 { -1.0 } else { 1.0 }
    }
}

/// Something happens in an act, at a place of the world.
#[derive(Message, Clone, Copy, Debug)]
pub struct Cued {
    /// What.
    pub cue: Cue,
    /// In which clip.
    pub clip: Clip,
    /// Who does it.
    pub token: Entity,
    /// Where, on the ground.
    pub at: Vec2,
    /// Where it comes from.
    pub from: Vec2,
}

/// Where a piece goes that is struck from `from`: up and over the board's nearer edge.
pub fn way_off(at: Vec2, from: Vec2) -> Vec2 {
    /// Well beyond the frame.
    const OFF: f32 = 560.0;
    let push = at.x - from.x;
    let side = if push.abs() > 1.0 {
        push.signum()
    } else if at.x < -1.0 {
        -1.0
    } else {
        1.0
    };
    vec2(side * OFF, at.y - 220.0)
}

/// Lets every act go on, adds it to the poses and tells what happens in it.
pub fn perform(
    mut commands: Commands,
    tempo: Res<Tempo>,
    troupe: Res<Troupe>,
    mut tokens: Query<(Entity, &Token, &mut Act, &mut Stance)>,
    mut puppets: Query<&mut Puppet>,
    mut cued: MessageWriter<Cued>,
) {
    for (entity, token, mut act, mut stance) in &mut tokens {
        let script = troupe.script(token.piece.animal, act.clip);
        let before = act.at;
        act.at += tempo.passed;
        let now = act.at;
        if now < 0.0 {
            continue;
        }
        let travel = script.travel_at(now);
        stance.ground = act.from.lerp(act.to, travel);
        if let Ok(mut puppet) = puppets.get_mut(token.puppet) {
            script.add_to(&mut puppet.pose, now, act.way());
        }
        for cue in script.cues_between(before, now) {
            cued.write(Cued { cue, clip: act.clip, token: entity, at: stance.ground, from: act.from });
        }
        if now < script.length {
            continue;
        }
        stance.ground = act.to;
        match act.then {
            Then::Stay => {
                commands.entity(entity).remove::<Act>();
            }
            Then::Leave => commands.entity(entity).despawn(),
            Then::Fall => {
                *act = Act::here(Clip::Fall, act.to).then(Then::Leave);
                act.to = way_off(act.from, act.from - vec2(1.0, 0.0));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_struck_fly_away_from_the_blow_and_off_the_board() {
        assert!(way_off(vec2(0.0, 0.0), vec2(-100.0, 0.0)).x > 395.0);
        assert!(way_off(vec2(0.0, 0.0), vec2(100.0, 0.0)).x < -395.0);
        assert!(way_off(vec2(-300.0, 0.0), vec2(-300.0, -100.0)).x < -395.0, "the nearer edge, if struck from below");
    }
}
