//! Pictures of their own as assets, for the world and for egui.

use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext};
use bevy::image::{ImageAddressMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use image_webp::DecodingError;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{
    pixels,
    tint::{self, Tinting},
};

/// A picture of its own, with smaller copies of itself.
#[derive(Asset, TypePath, Clone, Debug, Default)]
pub struct Picture {
    /// Its pixels.
    pub image: Handle<Image>,
    /// Width and height in pixels.
    pub size: Vec2,
}

impl Picture {
    /// The picture as a sprite of that size in the world.
    pub fn sprite(&self, size: Vec2) -> Sprite {
        Sprite { image: self.image.clone(), custom_size: Some(size), ..default() }
    }
}

/// What a picture is for.
#[derive(Debug, Default, Clone, Copy, Serialize, Deserialize)]
pub(super) struct PictureSettings {
    /// egui draws it, whose colors are multiplied by their opacity.
    pub premultiplied: bool,
    /// It repeats beyond its edges.
    pub tiled: bool,
}

/// A picture that cannot be read.
#[derive(Debug, Error)]
pub(super) enum PictureError {
    #[error(transparent)]
    Read(#[from] std::io::Error),
    #[error(transparent)]
    Content(#[from] DecodingError),
}

#[derive(TypePath)]
struct PictureLoader {
    tinting: Tinting,
}

impl FromWorld for PictureLoader {
    fn from_world(world: &mut World) -> Self {
        Self { tinting: world.get_resource_or_init::<Tinting>().clone() }
    }
}

impl AssetLoader for PictureLoader {
    type Asset = Picture;
    type Settings = PictureSettings;
    type Error = PictureError;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        settings: &PictureSettings,
        context: &mut LoadContext<'_>,
    ) -> Result<Picture, PictureError> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        let mut image = pixels::decode(&bytes, self.tinting.of(context.path().path()))?;
        if settings.premultiplied {
            pixels::premultiply(&mut image);
        }
        if settings.tiled {
            image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
                address_mode_u: ImageAddressMode::Repeat,
                address_mode_v: ImageAddressMode::Repeat,
                ..ImageSamplerDescriptor::linear()
            });
        }
        let size = image.size_f32();
        Ok(Picture { image: context.add_labeled_asset("image", image), size })
    }

    fn extensions(&self) -> &[&str] {
        &["webp"]
    }
}

/// Lets pictures be loaded, in the board's theme.
pub fn plugin(app: &mut App) {
    app.add_plugins(tint::plugin).init_asset::<Picture>().init_asset_loader::<PictureLoader>();
}
