//! Scripts: clips fitted to an animal's body, and what they have it do at a moment.

use bevy::prelude::*;

use super::clip::{ClipText, Cue, CueAt, Key, Point};
use super::pose::{Bend, Pose};
use super::rig::Blueprint;
use super::temper::Temper;
use crate::app::scene::ease::Ease;

/// The part names a name stands for, and whether they move as its mirror image.
fn sides(name: &str) -> impl Iterator<Item = (String, bool)> {
    let pair = name.contains('*');
    let one = (name.replace('*', "l"), false);
    std::iter::once(one).chain(pair.then(|| (name.replace('*', "r"), true)))
}

/// The names of the parts that a track of that name moves; none for one that moves the whole.
pub fn part_names(name: &str) -> impl Iterator<Item = String> {
    let whole = Target::of_whole(name).is_some();
    sides(name).map(|(part, _)| part).filter(move |_| !whole)
}

/// What a track moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Target {
    Piece,
    Plate,
    Whole,
    Gaze,
    Joint(usize),
}

impl Target {
    fn of_whole(name: &str) -> Option<Self> {
        match name {
            "piece" => Some(Self::Piece),
            "plate" => Some(Self::Plate),
            "whole" => Some(Self::Whole),
            "gaze" => Some(Self::Gaze),
            _ => None,
        }
    }
}

#[derive(Clone, Debug)]
struct Track {
    target: Target,
    mirrored: bool,
    keys: Vec<Key>,
}

/// A clip fitted to an animal's body.
#[derive(Clone, Debug, Default)]
pub struct Script {
    /// Milliseconds it takes.
    pub length: f32,
    tracks: Vec<Track>,
    travel: Vec<Point>,
    height: Vec<Point>,
    shut: Vec<Point>,
    cues: Vec<CueAt>,
}

impl Script {
    /// A clip as it is written, for a body.
    pub(super) fn new(text: &ClipText, blueprint: &Blueprint) -> Self {
        let mut tracks = Vec::new();
        for (name, keys) in &text.tracks {
            for (part, mirrored) in sides(name) {
                let joint = || blueprint.joint(&part).map(Target::Joint);
                // Tails are written as if all stood at the right.
                let mirrored = mirrored != (part == "tail" && blueprint.has_tail_at_left());
                if let Some(target) = Target::of_whole(name).or_else(joint) {
                    tracks.push(Track { target, mirrored, keys: keys.clone() });
                }
            }
        }
        Self {
            length: text.length,
            tracks,
            travel: text.travel.clone(),
            height: text.height.clone(),
            shut: text.shut.clone(),
            cues: text.cues.clone(),
        }
    }

    /// The same at an animal's own pace, and as high as it goes.
    pub(super) fn in_manner(mut self, temper: Temper) -> Self {
        self.length /= temper.pace;
        self.tracks.iter_mut().flat_map(|track| &mut track.keys).for_each(|key| key.at /= temper.pace);
        self.cues.iter_mut().for_each(|cue| cue.at /= temper.pace);
        for points in [&mut self.travel, &mut self.height, &mut self.shut] {
            points.iter_mut().for_each(|point| point.at /= temper.pace);
        }
        self.height.iter_mut().for_each(|point| point.to *= temper.spring);
        self
    }

    /// Adds to a pose what the clip does at a moment. `way` is 1 for a clip as written, -1 for one that leans the other
    /// way: the piece, the animal as a whole and its gaze turn towards where they go.
    pub fn add_to(&self, pose: &mut Pose, at: f32, way: f32) {
        self.add_share_to(pose, at, way, 1.0);
    }

    /// Adds a share of it, 0 for nothing and 1 for all.
    pub fn add_share_to(&self, pose: &mut Pose, at: f32, way: f32, share: f32) {
        for track in &self.tracks {
            let mut bend = bend_at(&track.keys, at).share(share);
            if track.mirrored {
                bend = bend.mirrored();
            }
            match track.target {
                Target::Piece => pose.piece.add(if way < 0.0 { bend.mirrored() } else { bend }),
                Target::Plate => pose.plate.add(bend),
                Target::Whole => pose.whole.add(if way < 0.0 { bend.mirrored() } else { bend }),
                Target::Gaze => pose.gaze = (pose.gaze + bend.shift * vec2(way, 1.0)).clamp_length_max(1.0),
                Target::Joint(index) => pose.joints[index].add(bend),
            }
        }
        pose.shut += value_at(&self.shut, at) * share;
        pose.height += value_at(&self.height, at) * share;
    }

    /// How far it has come at a moment, 0 to 1 (and past it, if it overshoots).
    pub fn travel_at(&self, at: f32) -> f32 {
        value_at(&self.travel, at)
    }

    /// The cues after `from` up to and with `to`.
    pub fn cues_between(&self, from: f32, to: f32) -> impl Iterator<Item = Cue> {
        self.cues.iter().filter(move |cue| cue.at > from && cue.at <= to).map(|cue| cue.what)
    }

    /// When a cue comes first.
    pub fn time_of(&self, what: Cue) -> Option<f32> {
        self.cues.iter().find(|cue| cue.what == what).map(|cue| cue.at)
    }
}

/// The two neighbors of a moment and how far it lies between them; before the first everything is at rest.
fn between<T: Copy>(keys: &[T], at: f32, rest: T, time: fn(&T) -> f32, ease: fn(&T) -> Ease) -> (T, T, f32) {
    let next = keys.partition_point(|key| time(key) <= at);
    let before = if next == 0 { rest } else { keys[next - 1] };
    let Some(after) = keys.get(next) else { return (before, before, 0.0) };
    let start = if next == 0 { 0.0 } else { time(&before) };
    let share = (at - start) / (time(after) - start);
    (before, *after, ease(after).at(share))
}

fn value_at(points: &[Point], at: f32) -> f32 {
    let rest = Point { at: 0.0, to: 0.0, ease: Ease::Even };
    let (from, to, share) = between(points, at, rest, |point| point.at, |point| point.ease);
    from.to + (to.to - from.to) * share
}

fn bend_at(keys: &[Key], at: f32) -> Bend {
    let rest = Key { at: 0.0, turn: 0.0, shift: (0.0, 0.0), scale: (1.0, 1.0), ease: Ease::Even };
    let (from, to, share) = between(keys, at, rest, |key| key.at, |key| key.ease);
    Bend {
        turn: from.turn + (to.turn - from.turn) * share,
        shift: Vec2::from(from.shift).lerp(to.shift.into(), share),
        scale: Vec2::from(from.scale).lerp(to.scale.into(), share),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::scene::text::parse;

    fn curve(text: &str) -> Vec<Point> {
        parse(text).expect("sound points")
    }

    #[test]
    fn a_curve_starts_from_rest_and_holds_its_end() {
        let points = curve("[(at: 100, to: 1.0, ease: Even), (at: 200, to: 3.0, ease: Even)]");
        let at = |time| value_at(&points, time);
        assert_eq!([at(0.0), at(50.0), at(100.0), at(150.0), at(200.0), at(900.0)], [0.0, 0.5, 1.0, 2.0, 3.0, 3.0]);
    }

    #[test]
    fn two_keys_of_one_moment_are_a_jump() {
        let points = curve("[(at: 100, to: 1.0, ease: Even), (at: 100, to: 5.0, ease: Even)]");
        assert_eq!([value_at(&points, 99.0).round(), value_at(&points, 100.0)], [1.0, 5.0]);
    }

    #[test]
    fn a_star_means_both_sides() {
        let names = |name| sides(name).collect::<Vec<_>>();
        assert_eq!(names("leg-f*"), [("leg-fl".to_owned(), false), ("leg-fr".to_owned(), true)]);
        assert_eq!(names("tail"), [("tail".to_owned(), false)]);
    }
}
