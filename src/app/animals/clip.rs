//! Clips: how an animal moves, as data. `assets/animals/clips.ron` holds them.
//!
//! Times are milliseconds. Turns are degrees, clockwise; shifts are units of the animals' 512-unit drawings, x to the
//! right, y down. Both are relative to the drawing at rest.

use std::collections::{BTreeMap, HashMap};

use bevy::prelude::*;
use serde::Deserialize;

use super::pose::{Bend, Pose};
use super::rig::Blueprint;
use crate::app::scene::ease::Ease;
use crate::app::scene::text::{FromRon, parse};
use crate::rules::Animal;

/// The things an animal can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Deserialize)]
pub enum Clip {
    /// Is set down where it was let go.
    Drop,
    /// One step.
    Hop,
    /// One step on to or out of, or within, the water.
    Paddle,
    /// Over the river.
    Leap,
    /// Takes a neighbor.
    Pounce,
    /// Takes over the river.
    LeapPounce,
    /// The rat takes the elephant: by the ear.
    Nibble,
    /// Is taken.
    Fall,
    /// The elephant is taken by the rat.
    Startle,
    /// Wins.
    Cheer,
    /// Will not do that.
    Refuse,
    /// What only this animal does, for no reason.
    Quirk,
}

impl Clip {
    /// All of them.
    pub const ALL: [Self; 12] = [
        Self::Drop,
        Self::Hop,
        Self::Paddle,
        Self::Leap,
        Self::Pounce,
        Self::LeapPounce,
        Self::Nibble,
        Self::Fall,
        Self::Startle,
        Self::Cheer,
        Self::Refuse,
        Self::Quirk,
    ];
}

/// Something that happens at a moment of a clip.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Cue {
    /// Feet leave the ground.
    Takeoff,
    /// Feet meet the ground, or water.
    Landing,
    /// The prey is struck.
    Impact,
    /// Stars about the head.
    Stars,
    /// Paper is thrown.
    Confetti,
}

/// A part's place at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Key {
    at: f32,
    #[serde(default)]
    turn: f32,
    #[serde(default)]
    shift: (f32, f32),
    #[serde(default = "unscaled")]
    scale: (f32, f32),
    /// The way there from the key before.
    #[serde(default)]
    ease: Ease,
}

fn unscaled() -> (f32, f32) {
    (1.0, 1.0)
}

/// A number at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Point {
    at: f32,
    to: f32,
    /// The way there from the point before.
    #[serde(default)]
    ease: Ease,
}

/// A cue at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct CueAt {
    at: f32,
    what: Cue,
}

/// One clip as it is written down.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct ClipText {
    length: f32,
    /// By part; "piece" is plate and animal together, "plate" the plate, "whole" the animal; "ear-*" is both ears, the
    /// left one as written and the right one as its mirror image.
    tracks: BTreeMap<String, Vec<Key>>,
    /// How far it has come, 0 at its first square and 1 at its last.
    travel: Vec<Point>,
    /// How high it is, in squares.
    height: Vec<Point>,
    /// How far its eyes are shut, 1 for closed, below 0 for wide open.
    shut: Vec<Point>,
    cues: Vec<CueAt>,
}

/// All clips: what every animal does in the same way, and what some do in their own.
#[derive(Asset, TypePath, Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClipBook {
    all: HashMap<Clip, ClipText>,
    own: HashMap<String, HashMap<Clip, ClipText>>,
}

impl FromRon for ClipBook {
    fn from_ron(text: &str) -> Result<Self, String> {
        let book: Self = parse(text)?;
        book.check()?;
        Ok(book)
    }
}

impl ClipBook {
    fn check(&self) -> Result<(), String> {
        for animal in Animal::ALL {
            for clip in Clip::ALL {
                let text = self.text(animal, clip).ok_or_else(|| format!("{}: there is no {clip:?}", animal.name()))?;
                text.check().map_err(|fault| format!("{}, {clip:?}: {fault}", animal.name()))?;
            }
        }
        match self.own.keys().find(|name| !Animal::ALL.iter().any(|animal| animal.name() == **name)) {
            Some(name) => Err(format!("there is no animal \"{name}\"")),
            None => Ok(()),
        }
    }

    fn text(&self, animal: Animal, clip: Clip) -> Option<&ClipText> {
        let own = self.own.get(animal.name()).and_then(|clips| clips.get(&clip));
        own.or_else(|| self.all.get(&clip))
    }

    /// An animal's clip, fitted to its body; empty if there is none.
    pub fn script(&self, blueprint: &Blueprint, clip: Clip) -> Script {
        self.text(blueprint.animal, clip).map(|text| Script::new(text, blueprint)).unwrap_or_default()
    }

    /// The names of parts the clips speak of, each with the animal whose own clip it is, if it is one.
    pub fn part_names(&self) -> impl Iterator<Item = (Option<&str>, String)> {
        let shared = self.all.values().map(|text| (None, text));
        let own = self.own.iter().flat_map(|(name, clips)| clips.values().map(move |text| (Some(name.as_str()), text)));
        shared.chain(own).flat_map(|(animal, text)| {
            let names = text.tracks.keys().filter(|name| Target::of_whole(name).is_none());
            names.flat_map(|name| sides(name).map(|(name, _)| name)).map(move |name| (animal, name))
        })
    }
}

impl ClipText {
    fn check(&self) -> Result<(), String> {
        let points = [&self.travel, &self.height, &self.shut].into_iter().flatten().map(|point| (point.at, point.to));
        let keys = self.tracks.values().flatten().map(|key| (key.at, key.turn));
        let cues = self.cues.iter().map(|cue| (cue.at, 0.0));
        for (at, value) in points.chain(keys).chain(cues) {
            if !(0.0..=self.length).contains(&at) || !value.is_finite() {
                return Err(format!("{value} at {at} ms lies outside of its {} ms", self.length));
            }
        }
        let sorted = |name: &str, times: &[f32]| match times.is_sorted() {
            true => Ok(()),
            false => Err(format!("the times of \"{name}\" go back")),
        };
        for (name, keys) in &self.tracks {
            sorted(name, &keys.iter().map(|key| key.at).collect::<Vec<_>>())?;
        }
        for (name, points) in [("travel", &self.travel), ("height", &self.height), ("shut", &self.shut)] {
            sorted(name, &points.iter().map(|point| point.at).collect::<Vec<_>>())?;
        }
        sorted("cues", &self.cues.iter().map(|cue| cue.at).collect::<Vec<_>>())
    }
}

/// The part names a name stands for, and whether they move as its mirror image.
fn sides(name: &str) -> impl Iterator<Item = (String, bool)> {
    let pair = name.contains('*');
    let one = (name.replace('*', "l"), false);
    std::iter::once(one).chain(pair.then(|| (name.replace('*', "r"), true)))
}

/// What a track moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Target {
    Piece,
    Plate,
    Whole,
    Joint(usize),
}

impl Target {
    fn of_whole(name: &str) -> Option<Self> {
        match name {
            "piece" => Some(Self::Piece),
            "plate" => Some(Self::Plate),
            "whole" => Some(Self::Whole),
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
    fn new(text: &ClipText, blueprint: &Blueprint) -> Self {
        let mut tracks = Vec::new();
        for (name, keys) in &text.tracks {
            for (part, mirrored) in sides(name) {
                let joint = || blueprint.joint(&part).map(Target::Joint);
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

    /// Adds to a pose what the clip does at a moment. `way` is 1 for a clip as written, -1 for one that leans the other
    /// way: the piece and the animal as a whole turn towards where they go.
    pub fn add_to(&self, pose: &mut Pose, at: f32, way: f32) {
        for track in &self.tracks {
            let mut bend = bend_at(&track.keys, at);
            if track.mirrored {
                bend = bend.mirrored();
            }
            match track.target {
                Target::Piece => pose.piece.add(if way < 0.0 { bend.mirrored() } else { bend }),
                Target::Plate => pose.plate.add(bend),
                Target::Whole => pose.whole.add(if way < 0.0 { bend.mirrored() } else { bend }),
                Target::Joint(index) => pose.joints[index].add(bend),
            }
        }
        pose.shut += value_at(&self.shut, at);
        pose.height += value_at(&self.height, at);
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

    #[test]
    fn faults_of_a_clip_are_named() {
        let fault = |text| parse::<ClipText>(text).expect("RON of a clip").check().expect_err("a fault");
        assert_eq!(fault("(length: 100, height: [(at: 120, to: 1)])"), "1 at 120 ms lies outside of its 100 ms");
        assert_eq!(fault("(length: 100, tracks: {\"head\": [(at: 80), (at: 20)]})"), "the times of \"head\" go back");
        let slip = parse::<ClipText>("(length: 100, hieght: [])").expect_err("no such field");
        assert!(slip.contains("hieght"), "{slip}");
        let missing = ClipBook::from_ron("(all: {}, own: {})").expect_err("no clips at all");
        assert_eq!(missing, "rat: there is no Drop");
    }
}
