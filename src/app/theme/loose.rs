//! Pictures that are not of the sheet, handed to egui when they are read.

use bevy::{
    image::{ImageAddressMode, ImageSampler, ImageSamplerDescriptor},
    prelude::*,
};
use bevy_egui::{EguiTextureHandle, EguiUserTextures, egui};

use super::pixels;

/// A picture on its way to egui.
pub(super) struct Loose {
    image: Handle<Image>,
    /// What egui knows it by, once it is read.
    pub texture: Option<egui::TextureId>,
}

impl Loose {
    /// Asks for a picture.
    pub fn ask(server: &AssetServer, path: &'static str) -> Self {
        Self { image: server.load(path), texture: None }
    }

    /// Hands it to egui as soon as it is there. `tiled`: it repeats beyond its edges.
    pub fn hang(&mut self, images: &mut Assets<Image>, textures: &mut EguiUserTextures, tiled: bool) {
        if self.texture.is_some() {
            return;
        }
        let Some(mut image) = images.get_mut(&self.image) else { return };
        pixels::prepare(&mut image);
        if tiled {
            image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
                address_mode_u: ImageAddressMode::Repeat,
                address_mode_v: ImageAddressMode::Repeat,
                ..ImageSamplerDescriptor::linear()
            });
        }
        self.texture = Some(textures.add_image(EguiTextureHandle::Strong(self.image.clone())));
    }
}
