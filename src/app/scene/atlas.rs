//! Atlases with their frames as assets.

use std::collections::HashMap;

use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext};
use bevy::prelude::*;
use bevy::sprite::Anchor;
use image_webp::DecodingError;
use thiserror::Error;

use crate::app::theme::{pixels, tint::Tinting};
use crate::art;

/// An atlas with mipmaps, and the frames cut from it.
#[derive(Asset, TypePath, Clone, Debug, Default)]
pub struct Atlas {
    /// The pixels of all frames.
    pub image: Handle<Image>,
    cuts: HashMap<String, Cut>,
}

/// A frame of an atlas.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cut {
    /// Its pixels in the atlas.
    pub rect: Rect,
    /// Where its top left corner lies in its drawing, in the drawing's units, y down.
    pub origin: Vec2,
    /// Width and height in the drawing's units.
    pub size: Vec2,
}

impl Atlas {
    fn new(sheet: &art::Sheet, image: Handle<Image>) -> Self {
        let cuts = sheet.frames.iter().map(|(name, frame)| (name.clone(), Cut::new(frame))).collect();
        Self { image, cuts }
    }

    /// The frame of that name.
    pub fn cut(&self, name: &str) -> Option<&Cut> {
        self.cuts.get(name)
    }

    /// A sprite of a frame, in the drawing's units, with a point of the drawing as its origin.
    ///
    /// A frame that is not there is reported and leaves an empty sprite: a game with a hole in its picture can still be
    /// played.
    pub fn sprite(&self, name: &str, about: Vec2) -> (Sprite, Anchor) {
        let Some(cut) = self.cut(name) else {
            error!("the art has no frame \"{name}\"");
            return (Sprite::sized(Vec2::ZERO), Anchor::CENTER);
        };
        let sprite =
            Sprite { image: self.image.clone(), rect: Some(cut.rect), custom_size: Some(cut.size), ..default() };
        (sprite, cut.anchor(about))
    }

    /// A sprite of a frame, in the drawing's units, turning about its own center.
    pub fn centered(&self, name: &str) -> Sprite {
        let about = self.cut(name).map_or(Vec2::ZERO, Cut::center);
        self.sprite(name, about).0
    }
}

impl Cut {
    /// A frame with a rim of its gutter, so that its outermost pixels fade out instead of ending in steps.
    fn new(frame: &art::Frame) -> Self {
        let rim = 2.0;
        let (x, y, width, height) = frame.rect;
        let scale = width as f32 / frame.size.0;
        let corner = vec2(x as f32, y as f32);
        let pixels = vec2(width as f32, height as f32);
        Self {
            rect: Rect::from_corners(corner - rim, corner + pixels + rim),
            origin: Vec2::from(frame.origin) - rim / scale,
            size: Vec2::from(frame.size) + 2.0 * rim / scale,
        }
    }

    /// The middle of the frame in its drawing.
    pub fn center(&self) -> Vec2 {
        self.origin + self.size / 2.0
    }

    /// What lies above a line of the drawing; none if nothing does.
    pub fn above(&self, y: f32) -> Option<Self> {
        let share = ((y - self.origin.y) / self.size.y).min(1.0);
        let height = self.rect.height() * share;
        let rect = Rect::from_corners(self.rect.min, self.rect.min + vec2(self.rect.width(), height));
        (share > 0.0).then_some(Self { rect, origin: self.origin, size: self.size * vec2(1.0, share) })
    }

    /// The anchor that puts a point of the drawing at a sprite's origin.
    pub fn anchor(&self, about: Vec2) -> Anchor {
        let from_center = (about - self.center()) / self.size;
        Anchor(vec2(from_center.x, -from_center.y))
    }
}

/// Art that cannot be read.
#[derive(Debug, Error)]
pub enum ArtError {
    /// The file cannot be read.
    #[error(transparent)]
    Read(#[from] std::io::Error),
    /// The atlas's picture cannot be read.
    #[error(transparent)]
    ReadPicture(#[from] bevy::asset::ReadAssetBytesError),
    /// The picture is no picture.
    #[error(transparent)]
    Picture(#[from] DecodingError),
    /// The text is not UTF-8.
    #[error(transparent)]
    Text(#[from] std::str::Utf8Error),
    /// The description does not make sense.
    #[error(transparent)]
    Content(#[from] art::ArtError),
}

#[derive(TypePath)]
struct AtlasLoader {
    tinting: Tinting,
}

impl FromWorld for AtlasLoader {
    fn from_world(world: &mut World) -> Self {
        Self { tinting: world.get_resource_or_init::<Tinting>().clone() }
    }
}

impl AssetLoader for AtlasLoader {
    type Asset = Atlas;
    type Settings = ();
    type Error = ArtError;

    async fn load(&self, reader: &mut dyn Reader, (): &(), context: &mut LoadContext<'_>) -> Result<Atlas, ArtError> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        let sheet = art::Sheet::from_ron(str::from_utf8(&bytes)?)?;
        let picture = context.path().path().with_extension("webp");
        let tint = self.tinting.of(&picture);
        let image = pixels::decode(&context.read_asset_bytes(picture).await?, tint)?;
        Ok(Atlas::new(&sheet, context.add_labeled_asset("image", image)))
    }

    fn extensions(&self) -> &[&str] {
        &["ron"]
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_asset::<Atlas>().init_asset_loader::<AtlasLoader>();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_point_of_the_drawing_becomes_the_origin() {
        let cut = Cut { rect: Rect::new(0.0, 0.0, 20.0, 10.0), origin: vec2(100.0, 200.0), size: vec2(40.0, 20.0) };
        assert_eq!(cut.anchor(vec2(120.0, 210.0)), Anchor::CENTER);
        assert_eq!(cut.anchor(vec2(100.0, 200.0)), Anchor::TOP_LEFT);
        assert_eq!(cut.anchor(vec2(140.0, 220.0)), Anchor::BOTTOM_RIGHT);
        assert_eq!(cut.anchor(vec2(120.0, 250.0)), Anchor(vec2(0.0, -2.0)), "a pivot may lie outside of its paper");
    }

    #[test]
    fn a_frame_is_cut_off_below_a_line() {
        let cut = Cut { rect: Rect::new(8.0, 8.0, 28.0, 18.0), origin: vec2(0.0, 100.0), size: vec2(40.0, 20.0) };
        let above = cut.above(105.0).expect("a quarter of it");
        assert_eq!((above.rect, above.size), (Rect::new(8.0, 8.0, 28.0, 10.5), vec2(40.0, 5.0)));
        assert_eq!(cut.above(300.0), Some(cut));
        assert_eq!(cut.above(90.0), None);
    }
}
