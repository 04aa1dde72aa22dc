//! The contact sheet: every animal (a row) at the strongest moment of each of its clips (a column).

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;

use jungle::art::Rig;
use resvg::tiny_skia::{Color, Pixmap, Transform};
use serde::de::{Deserializer, Visitor};
use serde::{Deserialize, de};

use crate::Folders;
use crate::fault::Fault;
use crate::image::{self, Image};
use crate::output;
use crate::packing;
use crate::poses::{self, Pose};
use crate::recipe::Recipe;
use crate::split;

/// Width and height of a picture, in pixels.
const CELL: (f32, f32) = (112.0, 132.0);
/// Pixels per unit of the animals.
const SCALE: f32 = 0.17;
/// The middle of the plate and the feet, in units of the animals.
const MIDDLE: (f32, f32) = (256.0, 336.0);
const FEET: (f32, f32) = (256.0, 484.0);
/// A square is so many units high; the sheet shows no jump higher than a quarter of one.
const SQUARE: f32 = 619.0;
const HIGHEST: f32 = 0.25;
/// Two greens by turns, so that the columns are seen.
const GRASS: [(u8, u8, u8); 2] = [(0xC3, 0xCC, 0x6E), (0xB6, 0xC2, 0x62)];

/// What the sheet needs of `clips.ron`. The rest is the game's.
#[derive(Deserialize)]
struct Book {
    all: BTreeMap<Name, Clip>,
    own: BTreeMap<String, BTreeMap<Name, Clip>>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Clip {
    tracks: BTreeMap<String, Vec<Key>>,
    height: Vec<Point>,
    shut: Vec<Point>,
}

/// A part's place at a moment. Unlike in the game it goes evenly from one to the next.
#[derive(Clone, Copy, Deserialize)]
#[serde(default)]
struct Key {
    at: f32,
    turn: f32,
    shift: (f32, f32),
    scale: (f32, f32),
}

impl Default for Key {
    fn default() -> Self {
        Self { at: 0.0, turn: 0.0, shift: (0.0, 0.0), scale: (1.0, 1.0) }
    }
}

#[derive(Clone, Copy, Default, Deserialize)]
struct Point {
    at: f32,
    to: f32,
}

/// A clip's name, which RON writes without quotes.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Name(String);

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reads;
        impl Visitor<'_> for Reads {
            type Value = Name;
            fn expecting(&self, out: &mut fmt::Formatter) -> fmt::Result {
                out.write_str("the name of a clip")
            }
            fn visit_str<E: de::Error>(self, name: &str) -> Result<Name, E> {
                Ok(Name(name.to_owned()))
            }
        }
        deserializer.deserialize_identifier(Reads)
    }
}

/// The neighbors of a moment and how far it lies between them; before the first there is rest.
fn between<T: Copy + Default>(keys: &[T], at: f32, time: fn(&T) -> f32) -> (T, T, f32) {
    let next = keys.partition_point(|key| time(key) <= at);
    let before = if next == 0 { T::default() } else { keys[next - 1] };
    let after = keys.get(next).copied().unwrap_or(before);
    let length = time(&after) - time(&before);
    (before, after, if length > 0.0 { (at - time(&before)) / length } else { 0.0 })
}

fn value_at(points: &[Point], at: f32) -> f32 {
    let (from, to, share) = between(points, at, |point| point.at);
    from.to + (to.to - from.to) * share
}

/// Degrees, size, and shift, as a pose has them.
fn bend_at(keys: &[Key], at: f32) -> (f32, f32, f32, f32, f32) {
    let (from, to, share) = between(keys, at, |key| key.at);
    let mix = |a: f32, b: f32| a + (b - a) * share;
    let scale = (mix(from.scale.0, to.scale.0), mix(from.scale.1, to.scale.1));
    (mix(from.turn, to.turn), scale.0, scale.1, mix(from.shift.0, to.shift.0), mix(from.shift.1, to.shift.1))
}

impl Clip {
    /// How the parts are held at a moment, and where the whole of them is.
    fn pose(&self, rig: &Rig, at: f32) -> (Pose, Transform) {
        let mut pose = Pose { shut: value_at(&self.shut, at), ..Pose::default() };
        let mut place = Transform::from_translate(0.0, -value_at(&self.height, at).min(HIGHEST) * SQUARE);
        for (name, keys) in &self.tracks {
            let (turn, wide, high, right, down) = bend_at(keys, at);
            let about = |(x, y): (f32, f32)| {
                Transform::from_translate(x + right, y + down)
                    .pre_concat(Transform::from_rotate(turn))
                    .pre_scale(wide, high)
                    .pre_translate(-x, -y)
            };
            match name.as_str() {
                "piece" => place = place.pre_concat(about(MIDDLE)),
                "whole" => place = place.pre_concat(about(FEET)),
                "gaze" => pose.gaze = (right, down),
                name => {
                    let at_left = name == "tail" && rig.part("tail").is_some_and(|tail| tail.pivot.0 < FEET.0);
                    let way = if at_left { -1.0 } else { 1.0 };
                    pose.turns.insert(name.replace('*', "l"), (turn * way, wide, high, right * way, down));
                    if name.contains('*') {
                        pose.turns.insert(name.replace('*', "r"), (-turn, wide, high, -right, down));
                    }
                }
            }
        }
        (pose, place)
    }

    /// The moment at which the animal is farthest from rest, among those of its keys.
    fn strongest(&self) -> f32 {
        let times = self.tracks.values().flatten().map(|key| key.at);
        let times = times.chain(self.shut.iter().map(|point| point.at));
        let on_board = times.filter(|at| value_at(&self.height, *at) >= 0.0);
        let weight = |at: f32| {
            let of_part = |keys: &Vec<Key>| {
                let (turn, wide, high, right, down) = bend_at(keys, at);
                turn.abs().min(40.0)
                    + (right.abs() + down.abs()) / 2.0
                    + 90.0 * ((wide - 1.0).abs() + (high - 1.0).abs())
            };
            self.tracks.values().map(of_part).sum::<f32>() + 2.0 * value_at(&self.shut, at).abs()
        };
        on_board.max_by(|a, b| weight(*a).total_cmp(&weight(*b))).unwrap_or(0.0)
    }
}

/// Draws the sheet to `assets/art/clips.png`.
pub fn draw(folders: &Folders, recipe: &Recipe) -> Result<(), Fault> {
    let path = folders.assets.join("animals").join("clips.ron");
    let text = fs::read_to_string(&path).map_err(|error| Fault::in_file(&path, error))?;
    let book: Book = ron::from_str(&text).map_err(|error| Fault::in_file(&path, error))?;
    let names: BTreeSet<&Name> = book.all.keys().chain(book.own.values().flat_map(BTreeMap::keys)).collect();
    let mut animals = Vec::new();
    for sheet in &recipe.rigs {
        animals.extend(split::read_all(folders, sheet)?);
    }
    let (width, height) = (CELL.0 * names.len() as f32, CELL.1 * animals.len() as f32);
    let mut picture =
        Pixmap::new(width as u32, height as u32).ok_or_else(|| Fault::in_file(&path, "no memory for so many clips"))?;
    for (column, (red, green, blue)) in GRASS.into_iter().cycle().take(names.len()).enumerate() {
        let mut stripe = Pixmap::new(CELL.0 as u32, height as u32)
            .ok_or_else(|| Fault::in_file(&path, "no memory for so many clips"))?;
        stripe.fill(Color::from_rgba8(red, green, blue, 255));
        let left = CELL.0 as i32 * column as i32;
        picture.draw_pixmap(left, 0, stripe.as_ref(), &Default::default(), Transform::identity(), None);
    }
    for (row, animal) in animals.iter().enumerate() {
        // Twice as fine as they are drawn: they are turned.
        let frames: BTreeMap<String, Image> = animal.render(SCALE * 2.0)?.into_iter().collect();
        let rig = animal.rig();
        for (column, name) in names.iter().enumerate() {
            let own = book.own.get(&animal.name).and_then(|clips| clips.get(*name));
            // Some things only one of them does; the others have but their travel for it.
            let clip = own.or_else(|| book.all.get(*name)).filter(|clip| !clip.tracks.is_empty());
            let Some(clip) = clip else { continue };
            let (pose, place) = clip.pose(&rig, clip.strongest());
            let cell = Transform::from_scale(SCALE, SCALE)
                .post_translate(CELL.0 * column as f32 + 12.0, CELL.1 * row as f32 + 38.0);
            poses::compose(&mut picture, &rig, &frames, &pose, cell.pre_concat(place));
        }
    }
    let packed = packing::png(&image::to_straight(&picture)).map_err(|what| Fault::new("clips", what))?;
    output::write_picture(folders, "art/clips", "", &packed)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn the_strongest_moment_is_farthest_from_rest() {
        let clip: Clip = ron::from_str(
            r#"(length: 300, tracks: {"head": [(at: 100, turn: 5, ease: Out), (at: 200, turn: -20), (at: 300)]}, cues: [])"#,
        )
        .expect("a clip");
        assert_eq!(clip.strongest(), 200.0);
        assert_eq!(bend_at(&clip.tracks["head"], 50.0), (2.5, 1.0, 1.0, 0.0, 0.0));
    }

    #[test]
    fn the_clips_of_the_game_are_read() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/animals/clips.ron");
        let book: Book = ron::from_str(&fs::read_to_string(path).expect("the clips")).expect("they read");
        assert_eq!(book.own.len(), 8);
        assert!(book.all.contains_key(&Name("Hop".to_owned())));
    }
}
