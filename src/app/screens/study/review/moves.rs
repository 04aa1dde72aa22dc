//! The moves with their marks; the one that led to what is shown is lit.

use bevy_egui::egui::{Align, Id, Rect, pos2, vec2};

use super::marks::mark;
use crate::app::{
    session::Reviewing,
    theme::{
        fonts::Face,
        palette,
        pen::{Pen, words},
        widgets::token,
    },
};

/// Height of a row, in units.
const ROW: f32 = 46.0;
/// Where the two columns begin.
const COLUMNS: [f32; 2] = [58.0, 192.0];
/// How wide a move is.
const WIDTH: f32 = 132.0;

/// Draws the list; the number of plies after the move that was chosen.
pub(super) fn draw(pen: &mut Pen, whole: Rect, reviewing: &Reviewing) -> Option<usize> {
    let game = reviewing.game()?;
    let count = game.plies().len();
    let rows = whole.shrink2(vec2(10.0, 18.0));
    let room = (rows.height() / ROW).floor() as usize;
    let all = count.div_ceil(2);
    let here = reviewing.at().saturating_sub(1) / 2;
    let first = here.saturating_sub(room / 2).min(all.saturating_sub(room));
    let mut chosen = None;
    for (line, row) in (first..all.min(first + room)).enumerate() {
        let middle = rows.min.y + ROW * (line as f32 + 0.5) + 2.0;
        let number = Rect::from_center_size(pos2(rows.min.x + 24.0, middle), vec2(36.0, 24.0));
        pen.line(number, Align::Center, words(&(row + 1).to_string(), Face::Strong, 17.0, palette::UMBER));
        for (column, x) in COLUMNS.into_iter().enumerate() {
            let index = 2 * row + column;
            if index < count {
                let place = Rect::from_min_size(pos2(whole.min.x + x, middle - 20.0), vec2(WIDTH, 40.0));
                if one(pen, place, reviewing, index) {
                    chosen = Some(index + 1);
                }
            }
        }
        if line + 1 < room.min(all) {
            pen.seam(pos2(rows.min.x + 12.0, middle + ROW / 2.0), rows.width() - 24.0);
        }
    }
    chosen
}

/// A move; whether it was pressed.
fn one(pen: &mut Pen, place: Rect, reviewing: &Reviewing, index: usize) -> bool {
    let Some(ply) = reviewing.game().and_then(|game| game.plies().get(index)) else { return false };
    let touch = pen.touch_by_pointer(Id::new("review-move").with(index), place, true);
    if index + 1 == reviewing.at() {
        pen.nine("highlight", place.shrink2(vec2(0.0, 1.0)));
    } else if touch.hovered {
        pen.nine("row-hover", place);
    }
    let middle = place.center().y;
    token(pen, ply.piece.side, ply.piece.animal, pos2(place.min.x + 20.0, middle), 34.0, 1.0);
    let sign = if ply.captured.is_some() { "×" } else { "–" };
    let text = format!("{}{sign}{}", ply.mv.from, ply.mv.to);
    let line = Rect::from_min_max(pos2(place.min.x + 40.0, place.min.y), pos2(place.max.x - 26.0, place.max.y));
    pen.line(line, Align::Min, words(&text, Face::Text, 18.0, palette::INK));
    if let Some(known) = reviewing.ply(index) {
        mark(pen, known.class, pos2(place.max.x - 15.0, middle), 0.8);
    }
    touch.pressed
}
