//! All baked pictures of the world, in the size that suits the window.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::atlas::Atlas;
use crate::app::states::Awaited;
use crate::app::theme::layout::Layout;
use crate::app::theme::picture::Picture;
use crate::app::theme::resolution::{ending, pixels_per_unit};
use crate::app::theme::tint::{self, Tinted};

/// The world's pictures, once they are read.
#[derive(Resource, Clone, Default)]
pub struct Pictures {
    /// Parts of the animals, named "lion/head", in the 512 units of their drawings.
    pub animals: Atlas,
    /// Plates, medals and tags, in the plate's 512 units.
    pub pieces: Atlas,
    /// Marks and effects, in board units.
    pub marks: Atlas,
    /// The river's base and waves, in board units.
    pub water: Atlas,
    /// What moves around the board, in the scenes' units.
    pub life: Atlas,
    /// Specks of light, in the scenes' units, and the dens' light, in board units.
    pub lights: Atlas,
    /// The letters and digits beside the board, in board units.
    pub letters: Atlas,
    /// The board as Red sees it, and as Blue does.
    pub board: [Picture; 2],
    /// The jungle around the board: wide, and high.
    pub jungle: [Picture; 2],
    /// The title's scene behind the animals: wide, and high.
    pub title_back: [Picture; 2],
    /// The title's leaves and grass before the animals: wide, and high.
    pub title_front: [Picture; 2],
}

/// Pictures being read.
#[derive(Resource)]
struct Reading {
    atlases: [Handle<Atlas>; 7],
    pictures: [[Handle<Picture>; 2]; 4],
}

fn read(
    mut commands: Commands,
    server: Res<AssetServer>,
    layout: Res<Layout>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut awaited: ResMut<Awaited>,
    mut tinted: ResMut<Tinted>,
) {
    let pixels = pixels_per_unit(&layout, &windows);
    let atlas = |path: &str, span| server.load::<Atlas>(format!("{path}{}.ron", ending(span, pixels)));
    let picture = |path: &str, span| server.load::<Picture>(format!("{path}{}.webp", ending(span, pixels)));
    // The title's lion is 300 units wide, and its smaller drawing 256 pixels; a square of the board has 68 units.
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
        pictures: [
            ["board/board", "board/board-flipped"].map(|path| picture(path, 0.68)),
            ["scenes/jungle-landscape", "scenes/jungle-portrait"].map(|path| picture(path, 1.0)),
            ["scenes/title-back", "scenes/title-portrait-back"].map(|path| picture(path, 1.0)),
            ["scenes/title-front", "scenes/title-portrait-front"].map(|path| picture(path, 1.0)),
        ],
    };
    let atlases = reading.atlases.iter().map(|handle| handle.clone().untyped());
    let handles: Vec<_> =
        atlases.chain(reading.pictures.iter().flatten().map(|handle| handle.clone().untyped())).collect();
    tinted.0.extend(handles.iter().cloned());
    awaited.0.extend(handles);
    commands.insert_resource(reading);
}

fn finish(mut commands: Commands, reading: Res<Reading>, atlases: Res<Assets<Atlas>>, pictures: Res<Assets<Picture>>) {
    let atlas = |index: usize| atlases.get(&reading.atlases[index]).cloned();
    let pair = |index: usize| {
        let [wide, high] = &reading.pictures[index];
        Some([pictures.get(wide)?.clone(), pictures.get(high)?.clone()])
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
        commands.remove_resource::<Reading>();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, read.after(tint::choose)).add_systems(First, finish.run_if(resource_exists::<Reading>));
}
