//! How hard something is, or how good: stars in a row, the last ones pale.

use bevy_egui::egui::{Pos2, vec2};

use crate::app::theme::pen::Pen;

/// How wide a star with the room to the next is, at its full size.
const STEP: f32 = 32.0;

/// How wide so many stars are.
pub fn stars_width(of: u8, scale: f32) -> f32 {
    STEP * scale * f32::from(of)
}

/// Draws `count` stars of `of`, from the middle of the row's left end on.
pub fn stars(pen: &Pen, left: Pos2, scale: f32, count: u8, of: u8) {
    for star in 0..of {
        let center = left + vec2(STEP * scale * (f32::from(star) + 0.5), 0.0);
        pen.faded("star", center, scale * 0.8, if star < count { 1.0 } else { 0.22 });
    }
}
