//! The square buttons beside the board: icon above, word below, and the key that does the same.

use bevy_egui::egui::{Align, Id, Rect, pos2, vec2};

use super::prompts::{Sign, shown_picture};
use crate::app::theme::{
    fonts::Face,
    palette::{self, mix},
    pen::{Pen, words},
};

/// A square button for the pointer; keys and controllers have the sign at its corner.
#[derive(Debug, Clone, Copy)]
pub struct Tile<'a> {
    /// Tells it from all others of its screen.
    pub name: &'a str,
    /// The word below.
    pub label: &'a str,
    /// The icon above.
    pub icon: &'a str,
    /// The key that does the same.
    pub sign: Sign,
    /// Off where it can do nothing now.
    pub usable: bool,
}

impl Tile<'_> {
    /// Draws it; whether it was pressed.
    pub fn show(self, pen: &mut Pen, rect: Rect) -> bool {
        let (pressed, face) = self.draw(pen, rect);
        if self.usable
            && let Some(picture) = shown_picture(pen, self.sign)
        {
            pen.picture(picture, pos2(face.max.x - 8.0, face.min.y + 6.0), 0.92);
        }
        pressed
    }

    /// Draws it without a sign, where no key does the same at once; whether it was pressed.
    pub fn show_unsigned(self, pen: &mut Pen, rect: Rect) -> bool {
        self.draw(pen, rect).0
    }

    /// Draws all but the sign; whether it was pressed, and where its face is.
    fn draw(self, pen: &mut Pen, rect: Rect) -> (bool, Rect) {
        let id = Id::new(self.name);
        let touch = pen.touch_by_pointer(id, rect, self.usable);
        let (ending, drop) = match (self.usable, touch.held, touch.hovered) {
            (false, ..) => ("off", 0.0),
            (_, true, _) => ("pressed", 3.0),
            (_, _, true) => ("hover", -2.0),
            _ => ("rest", 0.0),
        };
        let way = pen.glide(id.with("drop"), drop, 0.09) - drop;
        pen.nine(&format!("button-{ending}"), rect.translate(vec2(0.0, way)));
        let face = rect.translate(vec2(0.0, drop + way));
        let ink = if self.usable { palette::INK } else { mix(palette::INK, palette::PAPER, 0.5) };
        let icon = (face.height() * 0.38).min(36.0);
        pen.icon(
            self.icon,
            pos2(face.center().x, face.min.y + face.height() * 0.38),
            icon,
            if self.usable { 1.0 } else { 0.5 },
        );
        let word = Rect::from_center_size(
            pos2(face.center().x, face.min.y + face.height() * 0.795),
            vec2(face.width() - 4.0, 22.0),
        );
        pen.line(word, Align::Center, words(self.label, Face::Strong, 17.0, ink));
        (touch.pressed, face)
    }
}
