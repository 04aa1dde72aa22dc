//! Puppets: an animal of paper parts, each a sprite that turns about its pivot.

use std::collections::HashMap;

use bevy::prelude::*;

use super::pose::Pose;
use crate::app::scene::atlas::Atlas;
use crate::art;
use crate::rules::Animal;

/// The point of the drawing that an animal stands on.
pub const FEET: Vec2 = vec2(256.0, 484.0);

/// How far a part lies above the one below it.
const LAYER: f32 = 0.01;

/// How an animal is put together.
#[derive(Clone, Debug)]
pub struct Blueprint {
    /// Whose body it is.
    pub animal: Animal,
    /// What can move, in drawing order; parents stand before their children.
    pub joints: Vec<Joint>,
    by_name: HashMap<String, usize>,
}

/// A part that turns, with what lies below it.
#[derive(Clone, Debug)]
pub struct Joint {
    /// Its name in the rig.
    pub name: String,
    /// The joint it hangs on.
    pub parent: Option<usize>,
    /// Its pivot in the drawing.
    pub pivot: Vec2,
    /// Where it rests, relative to its parent, or to the animal's feet.
    pub home: Vec3,
    /// What moves it besides clips.
    pub kind: Kind,
    frame: Option<String>,
    /// The frames of its backing sheet and its shade, and how much deeper than the part they lie.
    below: Vec<(String, f32)>,
}

/// What moves a joint besides clips.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Kind {
    /// Nothing.
    Plain,
    /// The gaze.
    Pupil {
        /// How far it goes.
        reach: f32,
    },
    /// Blinking.
    Lid(art::Lid),
}

impl Blueprint {
    /// Reads an animal's rig.
    pub fn new(animal: Animal, rig: &art::Rig) -> Self {
        let mut joints: Vec<Joint> = Vec::new();
        let mut by_name = HashMap::new();
        let depth = |index: usize| index as f32 * LAYER;
        for (index, part) in rig.parts.iter().enumerate().filter(|(_, part)| part.follows.is_none()) {
            let followers =
                rig.parts.iter().enumerate().filter(|(_, other)| other.follows.as_ref() == Some(&part.name));
            let below = followers.filter_map(|(back, other)| Some((other.frame.clone()?, depth(back) - depth(index))));
            let pivot = Vec2::from(part.pivot);
            let parent = part.parent.as_ref().and_then(|name| by_name.get(name)).copied();
            let hangs_on = parent.map_or(FEET, |parent: usize| joints[parent].pivot);
            let above = parent.map_or(0.0, |parent| rig_depth(rig, &joints[parent].name));
            let from_parent = pivot - hangs_on;
            let kind = match (part.reach, part.lid) {
                (Some(reach), _) => Kind::Pupil { reach },
                (None, Some(lid)) => Kind::Lid(lid),
                (None, None) => Kind::Plain,
            };
            by_name.insert(part.name.clone(), joints.len());
            joints.push(Joint {
                name: part.name.clone(),
                parent,
                pivot,
                home: vec3(from_parent.x, -from_parent.y, depth(index) - above),
                kind,
                frame: part.frame.clone(),
                below: below.collect(),
            });
        }
        Self { animal, joints, by_name }
    }

    /// The index of the joint of that name.
    pub fn joint(&self, name: &str) -> Option<usize> {
        self.by_name.get(name).copied()
    }

    /// Whether its tail stands at the left of the drawing.
    pub fn has_tail_at_left(&self) -> bool {
        self.joint("tail").is_some_and(|tail| self.joints[tail].pivot.x < FEET.x)
    }
}

fn rig_depth(rig: &art::Rig, name: &str) -> f32 {
    let index = rig.parts.iter().position(|part| part.name == name);
    index.unwrap_or(0) as f32 * LAYER
}

/// An animal on the scene: stands with its feet at its own origin, one unit of its drawing to a unit.
#[derive(Component)]
#[require(Transform, Visibility)]
pub struct Puppet {
    /// Which animal it is.
    pub animal: Animal,
    /// How it is held.
    pub pose: Pose,
    /// What carries all of its parts.
    pub whole: Entity,
    /// The entities of its joints, as in the blueprint.
    pub joints: Vec<Entity>,
}

/// Builds an animal's body below an entity, and makes that entity its puppet.
pub fn build(commands: &mut Commands, at: Entity, blueprint: &Blueprint, atlas: &Atlas) {
    let whole = commands.spawn((Name::new("whole"), Transform::default(), Visibility::default(), ChildOf(at))).id();
    let mut joints: Vec<Entity> = Vec::with_capacity(blueprint.joints.len());
    for joint in &blueprint.joints {
        let parent = joint.parent.map_or(whole, |parent| joints[parent]);
        let entity = commands
            .spawn((
                Name::new(joint.name.clone()),
                Transform::from_translation(joint.home),
                Visibility::default(),
                ChildOf(parent),
            ))
            .id();
        if let Some(frame) = &joint.frame {
            match joint.kind {
                // A lid's sprite is turned back, so that it is scaled along the joint's turned axes.
                Kind::Lid(lid) => {
                    let back = Transform::from_rotation(Quat::from_rotation_z(lid.turn.to_radians()));
                    commands.spawn((atlas.sprite(frame, joint.pivot), back, ChildOf(entity)));
                }
                Kind::Plain | Kind::Pupil { .. } => {
                    commands.entity(entity).insert(atlas.sprite(frame, joint.pivot));
                }
            }
        }
        for (frame, depth) in &joint.below {
            let below = Transform::from_xyz(0.0, 0.0, *depth);
            commands.spawn((atlas.sprite(frame, joint.pivot), below, ChildOf(entity)));
        }
        joints.push(entity);
    }
    let pose = Pose::rest(joints.len());
    commands.entity(at).insert(Puppet { animal: blueprint.animal, pose, whole, joints });
}

#[cfg(test)]
mod tests {
    use super::*;

    const RIG: &str = r#"({"cat": (parts: [
        (name: "back-head", follows: Some("head"), pivot: (256, 320), frame: Some("cat/back-head")),
        (name: "body", pivot: (256, 460), frame: Some("cat/body")),
        (name: "head", pivot: (256, 320), frame: Some("cat/head")),
        (name: "pupil-l", parent: Some("head"), pivot: (200, 220), frame: Some("cat/pupil-l"), reach: Some(9)),
    ])})"#;

    #[test]
    fn a_rig_becomes_joints_with_backings() {
        let rigs = art::Rigs::from_ron(RIG).expect("a sound rig");
        let blueprint = Blueprint::new(Animal::Cat, rigs.rig("cat").expect("a cat"));
        let names: Vec<&str> = blueprint.joints.iter().map(|joint| joint.name.as_str()).collect();
        assert_eq!(names, ["body", "head", "pupil-l"], "a backing is no joint");
        let pupil = &blueprint.joints[blueprint.joint("pupil-l").expect("a pupil")];
        assert_eq!((pupil.parent, pupil.kind), (Some(1), Kind::Pupil { reach: 9.0 }));
        assert!(pupil.home.abs_diff_eq(vec3(-56.0, 100.0, LAYER), 1e-4), "{}", pupil.home);
        let [(frame, depth)] = &blueprint.joints[1].below[..] else { panic!("the head has one backing") };
        assert_eq!(frame, "cat/back-head");
        assert!((depth + 2.0 * LAYER).abs() < 1e-5, "below every part: {depth}");
    }
}
