//! Questions of new players, each with a small board that shows the answer, and what to remember in a first game.

use bevy_egui::egui::{Align, Id, Rect, pos2};

use super::{Kept, demo, list};
use crate::{
    app::theme::{
        fonts::Face,
        palette,
        pen::{Pen, words},
        text::Words,
    },
    lessons::advice,
    texts::{text, text_by_id},
};

/// The line to begin at.
pub(super) fn first() -> Id {
    list::id("answers", 0)
}

/// Draws the page.
pub(super) fn draw(pen: &mut Pen, upright: bool, kept: &mut Kept) {
    let questions = &advice().questions;
    let titles: Vec<&str> =
        questions.iter().map(|question| text_by_id(&question.title)).chain([text("learn-first-game")]).collect();
    list::draw(pen, "answers", upright, &titles, kept);
    let (board, beside) = list::places(pen, upright, titles.len());
    let since = pen.time() - kept.since;
    let Some(question) = questions.get(kept.chosen) else {
        remember(pen, board.union(beside));
        return;
    };
    demo::draw(pen, board, &question.scenes, since);
    list::paper(pen, beside, text_by_id(&question.title), text_by_id(&question.answer), upright);
}

/// How a line to remember is written.
const fn remembered(line: &str) -> Words<'_> {
    words(line, Face::Text, 18.0, palette::INK)
}

/// From a line's mark to its text, and between two lines.
const MARK: f32 = 38.0;
const GAP: f32 = 10.0;

/// What to remember, line by line.
fn remember(pen: &mut Pen, room: Rect) {
    let lines: Vec<&str> = advice().first_game.iter().map(|id| text_by_id(id)).collect();
    let high = |pen: &Pen| lines.iter().map(|line| pen.height(room.width() - MARK, remembered(line)) + GAP).sum();
    // Large letters are a little smaller where there would be no room for all.
    pen.fitted_text(room.height(), high, |pen| {
        let mut top = room.min.y;
        for line in &lines {
            pen.picture("tick", pos2(room.min.x + 14.0, top + 13.0), 0.66);
            let place = Rect::from_min_max(pos2(room.min.x + MARK, top), room.max);
            top += pen.paragraph(place, Align::Min, remembered(line)) + GAP;
            pen.seam(pos2(room.min.x, top - GAP / 2.0), room.width());
        }
    });
}
