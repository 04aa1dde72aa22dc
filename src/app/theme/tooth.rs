//! The paper's tooth: a fine grain over everything, so that board, animals and papers are cut from one stock.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, EguiUserTextures, egui};

use super::{kit::Drawing, loose::Loose, picture::Picture};

/// Width and height of the tile, in points.
const TILE: f32 = 256.0;

#[derive(Resource)]
struct Tooth(Loose);

fn ask(mut commands: Commands, server: Res<AssetServer>) {
    commands.insert_resource(Tooth(Loose::ask(&server, "ui/tooth.webp", true)));
}

fn hang(mut tooth: ResMut<Tooth>, pictures: Res<Assets<Picture>>, mut textures: ResMut<EguiUserTextures>) {
    tooth.0.hang(&pictures, &mut textures);
}

fn lay(mut contexts: EguiContexts, tooth: Res<Tooth>) {
    let (Some(texture), Ok(ctx)) = (tooth.0.texture, contexts.ctx_mut()) else { return };
    let window = ctx.viewport_rect();
    let tiles = egui::Rect::from_min_size(egui::Pos2::ZERO, window.size() / TILE);
    // Above all that is drawn; a layer without an area takes no pointer.
    let layer = egui::LayerId::new(egui::Order::Debug, egui::Id::new("tooth"));
    ctx.layer_painter(layer).image(texture, window, tiles, egui::Color32::WHITE);
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, ask)
        .add_systems(PreUpdate, hang)
        .add_systems(EguiPrimaryContextPass, lay.after(Drawing::End));
}
