//! What the pages of questions and of tips have in common: a list of lines at the left or above, a board and a text beside.

use bevy_egui::egui::{Align, Id, Rect, vec2};

use super::Kept;
use crate::app::theme::{
    fonts::Face,
    palette,
    pen::{Pen, words},
    widgets::{list_line, note},
};

/// Left, top, width of the list and the height of its lines.
const LANDSCAPE: [f32; 4] = [88.0, 132.0, 430.0, 68.0];
const PORTRAIT: [f32; 4] = [24.0, 102.0, 342.0, 40.0];

/// What tells a line from all others.
pub(super) fn id(name: &str, index: usize) -> Id {
    Id::new(name).with(index)
}

/// Draws the list. The line in focus is the one that is shown; pressed, it begins anew.
pub(super) fn draw(pen: &mut Pen, name: &str, upright: bool, titles: &[&str], kept: &mut Kept) {
    let [x, y, w, h] = if upright { PORTRAIT } else { LANDSCAPE };
    for (index, title) in titles.iter().enumerate() {
        let top = y + (h + 4.0) * index as f32;
        let rect = pen.rect(x, top, w, h);
        let touch = list_line(pen, id(name, index), rect);
        if touch.pressed || (touch.focused && kept.chosen != index) {
            *kept = Kept { chosen: index, since: pen.time() };
        }
        let face = if kept.chosen == index { Face::Display } else { Face::Strong };
        let size = if upright { 18.0 } else { 21.0 };
        pen.line(rect.shrink2(vec2(16.0, 2.0)), Align::Min, words(title, face, size, palette::INK));
        if index > 0 {
            pen.seam(pen.at(x + 8.0, top - 2.0), w - 16.0);
        }
    }
}

/// Where the board and the text are, beside a list of so many lines.
pub(super) fn places(pen: &Pen, upright: bool, lines: usize) -> (Rect, Rect) {
    if upright {
        let top = PORTRAIT[1] + (PORTRAIT[3] + 4.0) * lines as f32 + 10.0;
        let (high, split) = (816.0 - top, 0.45);
        let board = pen.rect(24.0, top, 342.0, high * split);
        (board, pen.rect(24.0, top + high * split + 8.0, 342.0, high * (1.0 - split) - 8.0))
    } else {
        (pen.rect(548.0, 134.0, 360.0, 498.0), pen.rect(930.0, 134.0, 262.0, 498.0))
    }
}

/// Between a title and its text.
const GAP: f32 = 8.0;

/// A paper with a title and a text. Large letters are a little smaller where there would be no room for both.
pub(super) fn paper(pen: &mut Pen, rect: Rect, title: &str, text: &str, upright: bool) {
    note(pen, rect);
    let room = rect.shrink2(if upright { vec2(18.0, 10.0) } else { vec2(22.0, 20.0) });
    let title = words(title, Face::Display, if upright { 19.0 } else { 23.0 }, palette::INK);
    let text = words(text, Face::Text, if upright { 16.0 } else { 18.0 }, palette::BROWN);
    let high = |pen: &Pen| pen.height(room.width(), title) + GAP + pen.height(room.width(), text);
    pen.fitted_text(room.height(), high, |pen| {
        let below = room.min.y + pen.paragraph(room, Align::Min, title) + GAP;
        pen.paragraph(room.with_min_y(below), Align::Min, text);
    });
}
