//! What is seen before there are pictures: a dark jungle, the game's name, and how far the reading has come.

use bevy::{asset::LoadState, prelude::*};
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{self, Align2, pos2, vec2},
};

use crate::{
    app::{
        states::{Awaited, Screen},
        theme::{
            fonts::Face,
            kit::{Drawing, Kit, Plane},
            palette,
            pen::{Pen, words},
        },
    },
    text,
    texts::text,
};

fn draw(mut kit: Kit, awaited: Res<Awaited>, server: Res<AssetServer>) {
    let read = awaited.0.iter().filter(|handle| server.is_loaded_with_dependencies(handle.id())).count();
    let share = read as f32 / awaited.0.len().max(1) as f32;
    let broken = awaited.0.iter().find(|handle| matches!(server.load_state(handle.id()), LoadState::Failed(_)));
    let broken = broken.and_then(|handle| server.get_path(handle.id())).map(|path| path.to_string());
    let window = kit.window();
    kit.paper("loading", Plane::Screen, window, 0, |pen| {
        pen.ui.painter().rect_filled(window, 0.0, palette::JUNGLE);
        let middle = window.center();
        pen.text(
            middle - vec2(0.0, 46.0),
            Align2::CENTER_CENTER,
            words(text("loading-name"), Face::Display, 72.0, palette::SUN),
        );
        match &broken {
            None => grow_twig(pen, middle + vec2(0.0, 36.0), share),
            Some(path) => {
                let fault = text!("loading-fault", path = path.as_str());
                pen.text(
                    middle + vec2(0.0, 36.0),
                    Align2::CENTER_CENTER,
                    words(&fault, Face::Strong, 18.0, palette::CREAM),
                );
            }
        }
    });
}

/// Leaves of a full twig.
const LEAVES: usize = 12;
/// How far apart they grow, in units.
const BETWEEN: f32 = 22.0;

/// A twig that grows leaf by leaf. Drawn by hand: the sheet is among what is being read.
fn grow_twig(pen: &Pen, middle: egui::Pos2, share: f32) {
    let painter = pen.ui.painter();
    let left = middle.x - BETWEEN * (LEAVES as f32 - 1.0) / 2.0;
    let right = left + BETWEEN * (LEAVES as f32 - 1.0);
    let bark = egui::Stroke::new(4.0, palette::TWINE);
    painter.line_segment([pos2(left - 18.0, middle.y), pos2(right + 18.0, middle.y)], bark);
    for leaf in 0..LEAVES {
        let grown = (share * LEAVES as f32 - leaf as f32).clamp(0.0, 1.0);
        if grown == 0.0 {
            continue;
        }
        let root = pos2(left + BETWEEN * leaf as f32, middle.y);
        let up = if leaf % 2 == 0 { -1.0 } else { 1.0 };
        let at = |x: f32, y: f32| root + vec2(x, y * up) * grown;
        let outline = vec![at(0.0, 0.0), at(0.0, 12.0), at(8.0, 22.0), at(18.0, 26.0), at(15.0, 14.0), at(9.0, 5.0)];
        painter.add(egui::Shape::convex_polygon(outline, palette::LEAF, egui::Stroke::NONE));
        let shade = vec![at(0.0, 0.0), at(18.0, 26.0), at(15.0, 14.0), at(9.0, 5.0)];
        let darker = palette::mix(palette::LEAF, palette::NIGHT, 0.18);
        painter.add(egui::Shape::convex_polygon(shade, darker, egui::Stroke::NONE));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(Drawing::Screens).run_if(in_state(Screen::Loading)));
}
