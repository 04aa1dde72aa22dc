//! Poses: where every part of an animal is, and how that comes to the sprites.

use bevy::prelude::*;

use super::rig::{Kind, Puppet};
use super::troupe::Troupe;

/// How a part departs from rest, in the units of the drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bend {
    /// Degrees, clockwise.
    pub turn: f32,
    /// To the right, and down.
    pub shift: Vec2,
    /// Size across and along.
    pub scale: Vec2,
}

impl Bend {
    /// No departure at all.
    pub const REST: Self = Self { turn: 0.0, shift: Vec2::ZERO, scale: Vec2::ONE };

    /// A turn alone.
    pub const fn turned(turn: f32) -> Self {
        Self { turn, ..Self::REST }
    }

    /// A shift alone.
    pub const fn shifted(x: f32, y: f32) -> Self {
        Self { shift: vec2(x, y), ..Self::REST }
    }

    /// A change of size alone.
    pub const fn scaled(x: f32, y: f32) -> Self {
        Self { scale: vec2(x, y), ..Self::REST }
    }

    /// Departs further.
    pub fn add(&mut self, other: Self) {
        self.turn += other.turn;
        self.shift += other.shift;
        self.scale *= other.scale;
    }

    /// The mirror image.
    #[must_use]
    pub fn mirrored(self) -> Self {
        Self { turn: -self.turn, shift: vec2(-self.shift.x, self.shift.y), scale: self.scale }
    }

    /// A part of the departure, 0 for none and 1 for all.
    #[must_use]
    pub fn share(self, share: f32) -> Self {
        Self { turn: self.turn * share, shift: self.shift * share, scale: Vec2::ONE.lerp(self.scale, share) }
    }

    /// The transform of something that rests at `home`, `unit` units of the world to one of the drawing.
    pub fn transform(&self, home: Vec3, unit: f32) -> Transform {
        Transform {
            translation: home + vec3(self.shift.x, -self.shift.y, 0.0) * unit,
            rotation: Quat::from_rotation_z(-self.turn.to_radians()),
            scale: self.scale.extend(1.0),
        }
    }
}

/// Everything about how an animal is held at one moment. Built up anew every frame, layer upon layer.
#[derive(Clone, Debug)]
pub struct Pose {
    /// Plate and animal together, about the plate's center.
    pub piece: Bend,
    /// The plate.
    pub plate: Bend,
    /// The animal as a whole, about its feet.
    pub whole: Bend,
    /// Its parts, in the order of the blueprint's joints.
    pub joints: Vec<Bend>,
    /// How far the eyes are shut: 0 as drawn, 1 closed, below 0 wide open.
    pub shut: f32,
    /// Where the pupils are, as a share of their reach: to the right, and down.
    pub gaze: Vec2,
    /// How high it is above the ground, in squares.
    pub height: f32,
}

impl Pose {
    /// The drawing at rest, for an animal of that many joints.
    pub fn rest(joints: usize) -> Self {
        Self {
            piece: Bend::REST,
            plate: Bend::REST,
            whole: Bend::REST,
            joints: vec![Bend::REST; joints],
            shut: 0.0,
            gaze: Vec2::ZERO,
            height: 0.0,
        }
    }

    /// Back to rest.
    pub fn reset(&mut self) {
        self.joints.fill(Bend::REST);
        let joints = std::mem::take(&mut self.joints);
        *self = Self { joints, ..Self::rest(0) };
    }
}

/// Eyes open wider than this have no lids to be seen.
const WIDE: f32 = -0.3;

/// Puts every part of every animal where its pose has it.
pub fn apply(troupe: Res<Troupe>, puppets: Query<&Puppet>, mut transforms: Query<&mut Transform>) {
    for puppet in &puppets {
        let blueprint = troupe.blueprint(puppet.animal);
        let pose = &puppet.pose;
        for ((joint, entity), bend) in blueprint.joints.iter().zip(&puppet.joints).zip(&pose.joints) {
            let Ok(mut transform) = transforms.get_mut(*entity) else { continue };
            *transform = match joint.kind {
                Kind::Plain => bend.transform(joint.home, 1.0),
                Kind::Pupil { reach } => {
                    let mut looking = *bend;
                    looking.shift += pose.gaze * reach;
                    looking.transform(joint.home, 1.0)
                }
                Kind::Lid(lid) => {
                    // A clip shuts one eye by the lid's own height: 1 as drawn, 2 shut.
                    let shut = pose.shut + bend.scale.y - 1.0;
                    let scale = if shut < WIDE { Vec2::ZERO } else { Vec2::from(lid.scale(shut.min(1.0))) };
                    Transform { scale: scale.extend(1.0), ..Bend::turned(lid.turn).transform(joint.home, 1.0) }
                }
            };
        }
        if let Ok(mut transform) = transforms.get_mut(puppet.whole) {
            *transform = pose.whole.transform(Vec3::ZERO, 1.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn departures_add_up_and_sizes_multiply() {
        let mut bend = Bend { turn: 10.0, shift: vec2(1.0, 2.0), scale: vec2(2.0, 1.0) };
        bend.add(Bend { turn: 5.0, shift: vec2(1.0, -2.0), scale: vec2(1.5, 0.5) });
        assert_eq!(bend, Bend { turn: 15.0, shift: vec2(2.0, 0.0), scale: vec2(3.0, 0.5) });
        assert_eq!(bend.share(0.0), Bend::REST);
        assert_eq!(bend.mirrored().mirrored(), bend);
    }

    #[test]
    fn down_in_the_drawing_is_down_in_the_world() {
        let transform =
            Bend { turn: 90.0, shift: vec2(3.0, 4.0), scale: Vec2::ONE }.transform(vec3(1.0, 1.0, 5.0), 2.0);
        assert_eq!(transform.translation, vec3(7.0, -7.0, 5.0));
        let tip = transform.rotation * Vec3::Y;
        assert!(tip.abs_diff_eq(Vec3::X, 1e-5), "clockwise from up is right: {tip}");
    }

    #[test]
    fn a_reset_pose_is_at_rest() {
        let mut pose = Pose::rest(3);
        pose.joints[1].turn = 4.0;
        pose.shut = 1.0;
        pose.reset();
        assert_eq!((pose.joints, pose.shut), (vec![Bend::REST; 3], 0.0));
    }
}
