//! A ribbon with a title, its tails folded behind its ends.

use bevy_egui::egui::{Align, Rect, vec2};

use crate::app::theme::{
    fonts::Face,
    palette,
    pen::{Pen, words},
};

/// What a ribbon is cut from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ribbon {
    /// Titles.
    Leaf,
    /// Turn and victory.
    Sun,
}

/// Draws a ribbon over a rectangle, tails beside it.
pub fn ribbon(pen: &mut Pen, rect: Rect, label: &str, kind: Ribbon, size: f32) {
    pen.nine(
        match kind {
            Ribbon::Leaf => "ribbon-leaf",
            Ribbon::Sun => "ribbon-sun",
        },
        rect,
    );
    pen.line(rect.shrink2(vec2(10.0, 0.0)), Align::Center, words(label, Face::Display, size, palette::INK));
}
