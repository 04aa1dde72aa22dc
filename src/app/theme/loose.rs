//! Pictures that are not of the sheet, handed to egui when they are read.

use bevy::prelude::*;
use bevy_egui::{EguiTextureHandle, EguiUserTextures, egui};

use super::picture::{Picture, PictureSettings};

/// A picture on its way to egui.
pub(super) struct Loose {
    picture: Handle<Picture>,
    /// What egui knows it by, once it is read.
    pub texture: Option<egui::TextureId>,
}

impl Loose {
    /// Asks for a picture. `tiled`: it repeats beyond its edges.
    pub fn ask(server: &AssetServer, path: &'static str, tiled: bool) -> Self {
        let settings = move |settings: &mut PictureSettings| *settings = PictureSettings { premultiplied: true, tiled };
        Self { picture: server.load_builder().with_settings(settings).load(path), texture: None }
    }

    /// The picture, whatever its type.
    pub fn handle(&self) -> UntypedHandle {
        self.picture.clone().untyped()
    }

    /// Hands it to egui as soon as it is there.
    pub fn hang(&mut self, pictures: &Assets<Picture>, textures: &mut EguiUserTextures) {
        if self.texture.is_none()
            && let Some(picture) = pictures.get(&self.picture)
        {
            self.texture = Some(textures.add_image(EguiTextureHandle::Strong(picture.image.clone())));
        }
    }
}
