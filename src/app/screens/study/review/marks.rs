//! What moves are marked with, by how good they were.

use bevy_egui::egui::{Align, Pos2, Rect, vec2};

use crate::{
    app::theme::{
        fonts::Face,
        palette,
        pen::{Pen, words},
        widgets::disc,
    },
    engine::review::Class,
    texts::text,
};

/// Draws a class's mark; a good move has none.
pub(super) fn mark(pen: &mut Pen, class: Class, center: Pos2, scale: f32) {
    let (sign, color) = match class {
        Class::Best => return pen.picture("star", center, 0.72 * scale),
        Class::Good => return,
        Class::Slip => ("!", palette::SUN),
        Class::Mistake => ("?", palette::MEDALS[2]),
        Class::Blunder => return pen.picture("cross", center, 0.62 * scale),
    };
    disc(pen, center, 9.5 * scale, color, false);
    let rect = Rect::from_center_size(center, vec2(18.0, 18.0) * scale);
    pen.unscaled(|pen| pen.line(rect, Align::Center, words(sign, Face::Display, 15.0 * scale, palette::INK)));
}

/// What a class is called.
pub(super) fn name(class: Class) -> &'static str {
    match class {
        Class::Best => text("review-best"),
        Class::Good => text("review-good"),
        Class::Slip => text("review-a-slip"),
        Class::Mistake => text("review-mistake"),
        Class::Blunder => text("review-blunder"),
    }
}

/// What a move of a class was, as in "e3–e4, a mistake".
pub(super) fn called(class: Class) -> &'static str {
    match class {
        Class::Best => text("review-was-best"),
        Class::Good => text("review-was-good"),
        Class::Slip => text("review-was-slip"),
        Class::Mistake => text("review-was-mistake"),
        Class::Blunder => text("review-was-blunder"),
    }
}
