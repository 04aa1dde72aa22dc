//! The near leaves that cover the window when a screen comes, and part.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, EguiUserTextures, egui};

use super::{
    kit::Drawing,
    loose::Loose,
    picture::Picture,
    tint::{self, Tinted},
};
use crate::app::{session::View, states::Screen};

/// Width and height of each half, in its own units.
const LEAVES: egui::Vec2 = egui::vec2(760.0, 800.0);
/// So far from its outer edge a half has no gap; beyond are the tips.
const DENSE: f32 = 620.0;
/// How long the leaves take to part, in seconds.
const PARTING: f64 = 0.42;

/// The left and the right half.
#[derive(Resource)]
struct Curtain([Loose; 2]);

fn ask(mut commands: Commands, server: Res<AssetServer>, mut tinted: ResMut<Tinted>) {
    let halves = ["scenes/leaf-left.webp", "scenes/leaf-right.webp"].map(|path| Loose::ask(&server, path, false));
    tinted.0.extend(halves.iter().map(Loose::handle));
    commands.insert_resource(Curtain(halves));
}

fn hang(mut curtain: ResMut<Curtain>, pictures: Res<Assets<Picture>>, mut textures: ResMut<EguiUserTextures>) {
    for half in &mut curtain.0 {
        half.hang(&pictures, &mut textures);
    }
}

fn part(
    mut contexts: EguiContexts,
    curtain: Res<Curtain>,
    screen: Res<State<Screen>>,
    view: Res<View>,
    mut since: Local<f64>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let now = ctx.input(|input| input.time);
    if screen.is_changed() {
        *since = now;
    }
    let [Some(left), Some(right)] = curtain.0.each_ref().map(|half| half.texture) else { return };
    if *screen == Screen::Loading || view.reduced_motion || now - *since > PARTING {
        return;
    }
    let open = eased(((now - *since) / PARTING) as f32);
    let window = ctx.viewport_rect();
    let layer = egui::LayerId::new(egui::Order::Debug, egui::Id::new("curtain"));
    let painter = ctx.layer_painter(layer);
    let whole = egui::Rect::from_min_max(egui::Pos2::ZERO, egui::pos2(1.0, 1.0));
    let [left_place, right_place] = places(window, open);
    painter.image(left, left_place, whole, egui::Color32::WHITE);
    painter.image(right, right_place, whole, egui::Color32::WHITE);
}

/// Slow, fast, slow.
fn eased(way: f32) -> f32 {
    way * way * (3.0 - 2.0 * way)
}

/// Where the halves lie: at 0 they meet in the middle without a gap, at 1 they are out of sight.
fn places(window: egui::Rect, open: f32) -> [egui::Rect; 2] {
    let scale = (window.height() / LEAVES.y).max(window.width() / 2.0 / DENSE);
    let size = LEAVES * scale;
    let away = open * (window.width() / 2.0 + (LEAVES.x - DENSE) * scale);
    let middle = window.center();
    let reach = DENSE * scale + away;
    let left = egui::pos2(middle.x - reach, middle.y - size.y / 2.0);
    let right = egui::pos2(middle.x + reach - size.x, left.y);
    [left, right].map(|corner| egui::Rect::from_min_size(corner, size))
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, ask.after(tint::choose))
        .add_systems(PreUpdate, hang)
        .add_systems(EguiPrimaryContextPass, part.after(Drawing::End));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_halves_cover_the_window_and_then_leave_it() {
        for (width, height) in [(1280.0, 720.0), (390.0, 844.0), (3440.0, 1440.0)] {
            let window = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(width, height));
            let [left, right] = places(window, 0.0);
            let gap = LEAVES.x - DENSE;
            let scale = left.width() / LEAVES.x;
            assert!(left.min.x <= 0.1 && left.max.x - gap * scale >= width / 2.0 - 0.1, "{left}");
            assert!(right.max.x >= width - 0.1 && right.min.x + gap * scale <= width / 2.0 + 0.1, "{right}");
            assert!(left.min.y <= 0.1 && left.max.y >= height - 0.1, "{left}");
            let [left, right] = places(window, 1.0);
            assert!(left.max.x <= 0.1 && right.min.x >= width - 0.1, "{left} {right}");
        }
    }
}
