//! The better move as an arrow over the board.

use bevy_egui::egui::{Pos2, Shape, Stroke, pos2};

use super::marks::mark;
use crate::{
    app::{
        session::Reviewing,
        theme::{
            kit::{Kit, Plane},
            layout::BOARD_UNITS,
            palette,
        },
    },
    engine::review::Class,
    rules::Square,
};

/// A board unit is a hundredth of a square.
const SQUARE: f32 = 100.0;

/// Draws the arrow of what would have been better than the last move, and that move's mark.
pub(super) fn draw(kit: &mut Kit, reviewing: &Reviewing, flipped: bool) {
    let Some(ply) = reviewing.at().checked_sub(1).and_then(|index| reviewing.ply(index)) else { return };
    if ply.class <= Class::Good {
        return;
    }
    let board = kit.layout.board;
    let unit = board.width() / BOARD_UNITS.x / kit.layout.ui;
    let middle = board.center() / kit.layout.ui;
    let turn = if flipped { -1.0 } else { 1.0 };
    let center = |square: Square| -> Pos2 {
        let (across, up) = (f32::from(square.file()) - 3.0, f32::from(square.rank()) - 4.0);
        pos2(middle.x + across * turn * SQUARE * unit, middle.y - up * turn * SQUARE * unit)
    };
    let (from, to, at) = (center(ply.best.mv.from), center(ply.best.mv.to), center(ply.played.mv.to));
    let window = kit.window();
    kit.paper("review-arrow", Plane::Message, window, 2, |pen| {
        let size = SQUARE * unit;
        let along = (to - from).normalized();
        let aside = along.rot90();
        let (tail, tip) = (from + along * size * 0.3, to + along * size * 0.12);
        let neck = tip - along * size * 0.36;
        let (thin, broad) = (size * 0.085, size * 0.23);
        let outline = |grow: f32| {
            let (thin, broad) = (thin + grow, broad + grow * 1.8);
            let (tail, tip) = (tail - along * grow, tip + along * grow * 1.8);
            let neck = neck - along * grow;
            let shaft = [tail - aside * thin, neck - aside * thin, neck + aside * thin, tail + aside * thin];
            let head = [neck - aside * broad, tip, neck + aside * broad];
            (shaft.to_vec(), head.to_vec())
        };
        for (grow, color) in [(2.5, palette::CREAM), (0.0, palette::LEAF_TEXT)] {
            let (shaft, head) = outline(grow);
            pen.ui.painter().add(Shape::convex_polygon(shaft, color, Stroke::NONE));
            pen.ui.painter().add(Shape::convex_polygon(head, color, Stroke::NONE));
        }
        mark(pen, ply.class, at + bevy_egui::egui::vec2(-size * 0.4, -size * 0.4), 1.2);
    });
}
