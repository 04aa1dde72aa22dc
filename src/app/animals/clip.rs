//! Clips: how an animal moves, as data. `assets/animals/clips.ron` holds them.
//!
//! Times are milliseconds. Turns are degrees, clockwise; shifts are units of the animals' 512-unit drawings, x to the
//! right, y down. Both are relative to the drawing at rest.

use std::collections::{BTreeMap, HashMap};

use bevy::prelude::*;
use serde::Deserialize;

use super::rig::Blueprint;
use super::script::{self, Script};
use super::temper::Temper;
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
    /// Has lost.
    Sulk,
    /// Will not do that.
    Refuse,
    /// What only this animal does, for no reason.
    Quirk,
    /// Another thing of that kind.
    Fidget,
    /// Looks about.
    Look,
    /// Sees an enemy that could take it next.
    Alarm,
    /// Has lost its strength in a trap: over and over.
    Dizzy,
}

impl Clip {
    /// All of them.
    pub const ALL: [Self; 17] = [
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
        Self::Sulk,
        Self::Refuse,
        Self::Quirk,
        Self::Fidget,
        Self::Look,
        Self::Alarm,
        Self::Dizzy,
    ];

    /// What an animal does for no reason.
    pub const HABITS: [Self; 3] = [Self::Quirk, Self::Fidget, Self::Look];
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
pub(super) struct Key {
    pub(super) at: f32,
    #[serde(default)]
    pub(super) turn: f32,
    #[serde(default)]
    pub(super) shift: (f32, f32),
    #[serde(default = "unscaled")]
    pub(super) scale: (f32, f32),
    /// The way there from the key before.
    #[serde(default)]
    pub(super) ease: Ease,
}

fn unscaled() -> (f32, f32) {
    (1.0, 1.0)
}

/// A number at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Point {
    pub(super) at: f32,
    pub(super) to: f32,
    /// The way there from the point before.
    #[serde(default)]
    pub(super) ease: Ease,
}

/// A cue at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CueAt {
    pub(super) at: f32,
    pub(super) what: Cue,
}

/// One clip as it is written down.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct ClipText {
    pub(super) length: f32,
    /// By part; "piece" is plate and animal together, "plate" the plate, "whole" the animal, "gaze" where it looks;
    /// "ear-*" is both ears, the left one as written and the right one as its mirror image.
    pub(super) tracks: BTreeMap<String, Vec<Key>>,
    /// How far it has come, 0 at its first square and 1 at its last.
    pub(super) travel: Vec<Point>,
    /// How high it is, in squares.
    pub(super) height: Vec<Point>,
    /// How far its eyes are shut, 1 for closed, below 0 for wide open.
    pub(super) shut: Vec<Point>,
    pub(super) cues: Vec<CueAt>,
}

/// All clips: what every animal does in the same way, and what some do in their own.
#[derive(Asset, TypePath, Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClipBook {
    #[serde(default)]
    tempers: HashMap<String, Temper>,
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
            self.temper(animal)
                .ok_or_else(|| "it has no temper".to_owned())
                .and_then(|temper| temper.check())
                .map_err(|fault| format!("{}: {fault}", animal.name()))?;
        }
        match self
            .own
            .keys()
            .chain(self.tempers.keys())
            .find(|name| !Animal::ALL.iter().any(|animal| animal.name() == **name))
        {
            Some(name) => Err(format!("there is no animal \"{name}\"")),
            None => Ok(()),
        }
    }

    fn own_text(&self, animal: Animal, clip: Clip) -> Option<&ClipText> {
        self.own.get(animal.name()).and_then(|clips| clips.get(&clip))
    }

    fn text(&self, animal: Animal, clip: Clip) -> Option<&ClipText> {
        self.own_text(animal, clip).or_else(|| self.all.get(&clip))
    }

    /// An animal's temper, if it has one.
    pub fn temper(&self, animal: Animal) -> Option<Temper> {
        self.tempers.get(animal.name()).copied()
    }

    /// An animal's clip, fitted to its body, and what all do in the same way to its temper; empty if there is none.
    pub fn script(&self, blueprint: &Blueprint, clip: Clip) -> Script {
        let animal = blueprint.animal;
        let Some(text) = self.text(animal, clip) else { return Script::default() };
        let script = Script::new(text, blueprint);
        match self.temper(animal).filter(|_| self.own_text(animal, clip).is_none()) {
            Some(temper) => script.in_manner(temper),
            None => script,
        }
    }

    /// The names of parts the clips speak of, each with the animal whose own clip it is, if it is one.
    pub fn part_names(&self) -> impl Iterator<Item = (Option<&str>, String)> {
        let shared = self.all.values().map(|text| (None, text));
        let own = self.own.iter().flat_map(|(name, clips)| clips.values().map(move |text| (Some(name.as_str()), text)));
        shared.chain(own).flat_map(|(animal, text)| {
            text.tracks.keys().flat_map(|name| script::part_names(name)).map(move |name| (animal, name))
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

#[cfg(test)]
mod tests {
    use super::*;

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
