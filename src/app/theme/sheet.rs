//! The sheet the screens are papered with: one picture, its frames, and how its papers stretch.

use std::collections::BTreeMap;

use bevy::{
    asset::{AssetLoader, LoadContext, ReadAssetBytesError, io::Reader},
    prelude::*,
    window::PrimaryWindow,
};
use bevy_egui::{EguiTextureHandle, EguiUserTextures, egui};
use image_webp::DecodingError;
use serde::Deserialize;
use thiserror::Error;

use super::{
    layout::Layout,
    pixels,
    resolution::{ending, pixels_per_unit},
    tint::{Tinted, Tinting},
};
use crate::{app::states::Awaited, art};

/// Lengths at the left, top, right and bottom of a frame, in units.
type Sides = (f32, f32, f32, f32);

/// How a paper stretches.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
pub struct Slice {
    /// From the frame's edges: the borders that keep their size.
    pub insets: Sides,
    /// How far the frame reaches out of the widget's rectangle: shadow, rims, ribbon tails. It takes no room.
    pub margins: Sides,
}

/// The sheet as read from `assets/ui/`.
#[derive(Asset, TypePath, Debug)]
pub struct UiSheet {
    image: Handle<Image>,
    frames: art::Sheet,
    slices: BTreeMap<String, Slice>,
}

/// A frame, ready to be drawn by egui.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Cut {
    /// Its part of the texture, 0 to 1.
    pub uv: egui::Rect,
    /// Its place in its drawing, in units: for pictures about a point that is 0,0.
    pub rect: egui::Rect,
    /// How it stretches, if it does.
    pub slice: Option<Slice>,
}

/// The sheet's frames, once they are read.
#[derive(Resource, Debug)]
pub struct UiArt {
    /// The picture.
    pub texture: egui::TextureId,
    cuts: BTreeMap<String, Cut>,
    sheet: AssetId<UiSheet>,
}

impl UiArt {
    /// The frame of that name. One that is missing is reported: a screen with a hole can still be used.
    pub fn cut(&self, name: &str) -> Option<&Cut> {
        let cut = self.cuts.get(name);
        if cut.is_none() {
            error_once!("the screens' sheet has no frame \"{name}\"");
        }
        cut
    }
}

/// A sheet that cannot be used.
#[derive(Debug, Error)]
enum SheetError {
    #[error(transparent)]
    Read(#[from] std::io::Error),
    #[error(transparent)]
    Beside(#[from] ReadAssetBytesError),
    #[error(transparent)]
    Picture(#[from] DecodingError),
    #[error(transparent)]
    Text(#[from] std::str::Utf8Error),
    #[error(transparent)]
    Frames(#[from] art::ArtError),
    #[error("ui/ui-slices.ron: {0}")]
    Slices(#[from] ron::error::SpannedError),
    #[error("ui/ui-slices.ron stretches \"{0}\", which the sheet does not have")]
    Unknown(String),
}

/// How the papers stretch; the same at every scale.
const SLICES: &str = "ui/ui-slices.ron";

#[derive(TypePath)]
struct SheetLoader {
    tinting: Tinting,
}

impl FromWorld for SheetLoader {
    fn from_world(world: &mut World) -> Self {
        Self { tinting: world.get_resource_or_init::<Tinting>().clone() }
    }
}

impl AssetLoader for SheetLoader {
    type Asset = UiSheet;
    type Settings = ();
    type Error = SheetError;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        (): &(),
        context: &mut LoadContext<'_>,
    ) -> Result<UiSheet, SheetError> {
        let mut text = Vec::new();
        reader.read_to_end(&mut text).await?;
        let frames = art::Sheet::from_ron(str::from_utf8(&text)?)?;
        let slices = context.read_asset_bytes(SLICES).await?;
        let slices: BTreeMap<String, Slice> = ron::from_str(str::from_utf8(&slices)?)?;
        if let Some(name) = slices.keys().find(|name| !frames.frames.contains_key(*name)) {
            return Err(SheetError::Unknown(name.clone()));
        }
        let picture = context.path().path().with_extension("webp");
        let tint = self.tinting.of(&picture);
        let mut image = pixels::decode(&context.read_asset_bytes(picture).await?, tint)?;
        pixels::premultiply(&mut image);
        Ok(UiSheet { image: context.add_labeled_asset("image", image), frames, slices })
    }

    fn extensions(&self) -> &[&str] {
        &["ron"]
    }
}

/// The sheet that was asked for last.
#[derive(Resource, Default)]
struct Wanted(Handle<UiSheet>);

/// Asks for the sheet that suits the window, at the start and whenever the window outgrows it.
fn ask(
    server: Res<AssetServer>,
    layout: Res<Layout>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut wanted: ResMut<Wanted>,
    (mut awaited, mut tinted): (ResMut<Awaited>, ResMut<Tinted>),
) {
    let path = format!("ui/ui{}.ron", ending(1.0, pixels_per_unit(&layout, &windows)));
    if wanted.0.path().is_some_and(|known| known.path() == std::path::Path::new(&path)) {
        return;
    }
    wanted.0 = server.load(path);
    awaited.0.push(wanted.0.clone().untyped());
    tinted.0.push(wanted.0.clone().untyped());
}

/// Hands the sheet to egui when it is there.
fn hang(
    mut commands: Commands,
    wanted: Res<Wanted>,
    sheets: Res<Assets<UiSheet>>,
    art: Option<Res<UiArt>>,
    mut textures: ResMut<EguiUserTextures>,
) {
    if art.is_some_and(|art| art.sheet == wanted.0.id()) {
        return;
    }
    let Some(sheet) = sheets.get(&wanted.0) else { return };
    let texture = textures.add_image(EguiTextureHandle::Strong(sheet.image.clone()));
    let (width, height) = sheet.frames.size;
    let atlas = egui::vec2(width as f32, height as f32);
    let cut = |(name, frame): (&String, &art::Frame)| {
        let (x, y, w, h) = frame.rect;
        let pixels = egui::Rect::from_min_size(egui::pos2(x as f32, y as f32), egui::vec2(w as f32, h as f32));
        let uv = egui::Rect::from_min_max(
            egui::pos2(pixels.min.x / atlas.x, pixels.min.y / atlas.y),
            egui::pos2(pixels.max.x / atlas.x, pixels.max.y / atlas.y),
        );
        let rect = egui::Rect::from_min_size(frame.origin.into(), frame.size.into());
        (name.clone(), Cut { uv, rect, slice: sheet.slices.get(name).copied() })
    };
    let cuts = sheet.frames.frames.iter().map(cut).collect();
    commands.insert_resource(UiArt { texture, cuts, sheet: wanted.0.id() });
}

pub(super) fn plugin(app: &mut App) {
    app.init_asset::<UiSheet>()
        .init_asset_loader::<SheetLoader>()
        .init_resource::<Wanted>()
        .init_resource::<Awaited>()
        .init_resource::<Tinted>()
        .add_systems(PreUpdate, (ask, hang).chain());
}
