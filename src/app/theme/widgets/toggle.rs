//! A seed that slides and sprouts a leaf. The row it stands in takes the presses.

use bevy_egui::egui::{Id, Rect, Vec2, pos2, vec2};

use crate::app::theme::pen::Pen;

/// A toggle's size, in units.
pub const SIZE: Vec2 = vec2(70.0, 36.0);

/// Draws a toggle over a rectangle of [`SIZE`].
pub fn toggle(pen: &Pen, id: Id, groove: Rect, on: bool) {
    let slid = pen.glide(id.with("slid"), if on { 1.0 } else { 0.0 }, 0.14);
    pen.nine("toggle-off", groove);
    pen.nine_faded("toggle-on", groove, slid);
    let knob = pos2(groove.min.x + 19.0 + 32.0 * slid, groove.center().y - 1.0);
    pen.picture(if slid > 0.5 { "toggle-knob-on" } else { "toggle-knob" }, knob, 1.0);
}
