//! All baked pictures of the world, in the size that suits the window.
//!
//! Some come in two forms, of which many players see but one: the other is read when it is wanted, and the first shown until
//! then.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::atlas::Atlas;
use crate::app::session::View;
use crate::app::states::Awaited;
use crate::app::theme::layout::Layout;
use crate::app::theme::picture::Picture;
use crate::app::theme::resolution::{ending, pixels_per_unit};
use crate::app::theme::tint::{self, Tinted};

/// A picture in two forms, such as a wide and a high one.
#[derive(Clone, Default)]
pub struct Pair {
    first: Picture,
    second_first: bool,
    other: Option<Picture>,
}

impl Pair {
    /// The first or the second form; while that is on its way, the one that is there.
    pub fn form(&self, second: bool) -> &Picture {
        if second == self.second_first { &self.first } else { self.other.as_ref().unwrap_or(&self.first) }
    }

    fn has(&self, second: bool) -> bool {
        second == self.second_first || self.other.is_some()
    }
}

/// The world's pictures, once they are read.
#[derive(Resource, Clone, Default)]
pub struct Pictures {
    /// Parts of the animals, named "lion/head", in the 512 units of their drawings.
    pub animals: Atlas,
    /// Plates, medals and tags, in the plate's 512 units.
    pub pieces: Atlas,
    /// Marks and effects, in board units.
    pub marks: Atlas,
    /// Water that is thrown up or parted, in board units.
    pub water: Atlas,
    /// What moves around the board, in the scenes' units.
    pub life: Atlas,
    /// Specks of light, in the scenes' units, and the dens' light, in board units.
    pub lights: Atlas,
    /// The letters and digits beside the board, in board units.
    pub letters: Atlas,
    /// The board as Red sees it, and as Blue does.
    pub board: Pair,
    /// The jungle around the board: wide, and high.
    pub jungle: Pair,
    /// The title's scene behind the animals: wide, and high.
    pub title_back: Pair,
    /// The title's leaves and grass before the animals: wide, and high.
    pub title_front: Pair,
}

impl Pictures {
    fn pairs_mut(&mut self) -> [&mut Pair; PAIRS] {
        [&mut self.board, &mut self.jungle, &mut self.title_back, &mut self.title_front]
    }
}

/// How many pictures come in two forms.
const PAIRS: usize = 4;

/// Pictures being read.
#[derive(Resource)]
struct Reading {
    atlases: [Handle<Atlas>; 7],
    firsts: [(bool, Handle<Picture>); PAIRS],
    others: [String; PAIRS],
}

/// The forms that were not wanted at first: their files, and those being read.
#[derive(Resource)]
struct Others {
    files: [String; PAIRS],
    reading: [Option<Handle<Picture>>; PAIRS],
}

fn read(
    mut commands: Commands,
    server: Res<AssetServer>,
    layout: Res<Layout>,
    view: Res<View>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut awaited: ResMut<Awaited>,
    mut tinted: ResMut<Tinted>,
) {
    let pixels = pixels_per_unit(&layout, &windows);
    let atlas = |path: &str, span| server.load::<Atlas>(format!("{path}{}.ron", ending(span, pixels)));
    let picture = |path: &str, span| format!("{path}{}.webp", ending(span, pixels));
    // The title's lion is 300 units wide, and its smaller drawing 256 pixels; a square of the board has 68 units.
    let pairs = [
        (["board/board", "board/board-flipped"], 0.68, view.flipped),
        (["scenes/jungle-landscape", "scenes/jungle-portrait"], 1.0, layout.portrait),
        (["scenes/title-back", "scenes/title-portrait-back"], 1.0, layout.portrait),
        (["scenes/title-front", "scenes/title-portrait-front"], 1.0, layout.portrait),
    ];
    let reading = Reading {
        atlases: [
            atlas("animals/animals", 1.2),
            atlas("board/pieces", 0.68),
            atlas("board/marks", 0.68),
            atlas("board/water", 0.68),
            atlas("scenes/life", 1.0),
            atlas("scenes/lights", 1.0),
            atlas("board/letters", 0.68),
        ],
        firsts: pairs.map(|(paths, span, second)| (second, server.load(picture(paths[usize::from(second)], span)))),
        others: pairs.map(|(paths, span, second)| picture(paths[usize::from(!second)], span)),
    };
    let atlases = reading.atlases.iter().map(|handle| handle.clone().untyped());
    let handles: Vec<_> = atlases.chain(reading.firsts.iter().map(|(_, handle)| handle.clone().untyped())).collect();
    tinted.0.extend(handles.iter().cloned());
    awaited.0.extend(handles);
    commands.insert_resource(reading);
}

fn finish(mut commands: Commands, reading: Res<Reading>, atlases: Res<Assets<Atlas>>, pictures: Res<Assets<Picture>>) {
    let atlas = |index: usize| atlases.get(&reading.atlases[index]).cloned();
    let pair = |index: usize| {
        let (second_first, handle) = &reading.firsts[index];
        Some(Pair { first: pictures.get(handle)?.clone(), second_first: *second_first, other: None })
    };
    let all = || {
        Some(Pictures {
            animals: atlas(0)?,
            pieces: atlas(1)?,
            marks: atlas(2)?,
            water: atlas(3)?,
            life: atlas(4)?,
            lights: atlas(5)?,
            letters: atlas(6)?,
            board: pair(0)?,
            jungle: pair(1)?,
            title_back: pair(2)?,
            title_front: pair(3)?,
        })
    };
    if let Some(pictures) = all() {
        commands.insert_resource(pictures);
        commands.insert_resource(Others { files: reading.others.clone(), reading: default() });
        commands.remove_resource::<Reading>();
    }
}

/// Reads the other form of a picture as soon as the board is turned, or the window.
fn read_others(
    view: Res<View>,
    layout: Res<Layout>,
    server: Res<AssetServer>,
    assets: Res<Assets<Picture>>,
    mut others: ResMut<Others>,
    mut pictures: ResMut<Pictures>,
    mut tinted: ResMut<Tinted>,
) {
    let wanted = [view.flipped, layout.portrait, layout.portrait, layout.portrait];
    let Others { files, reading } = &mut *others;
    for index in 0..PAIRS {
        if pictures.bypass_change_detection().pairs_mut()[index].has(wanted[index]) {
            continue;
        }
        let handle = reading[index].get_or_insert_with(|| {
            let handle = server.load(&files[index]);
            tinted.0.push(handle.clone().untyped());
            handle
        });
        if let Some(picture) = assets.get(handle) {
            pictures.pairs_mut()[index].other = Some(picture.clone());
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, read.after(tint::choose))
        .add_systems(First, (finish.run_if(resource_exists::<Reading>), read_others.run_if(resource_exists::<Others>)));
}
