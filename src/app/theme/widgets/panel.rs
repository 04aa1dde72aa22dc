//! The papers everything lies on.

use bevy_egui::egui::Rect;

use crate::app::theme::pen::Pen;

/// A panel with its stitches.
pub fn panel(pen: &Pen, rect: Rect) {
    pen.nine("panel", rect);
    pen.stitches(rect);
}

/// A player's panel; `mat` is how much of the sun mat lies under it that marks the one to move, 0 to 1.
pub fn seat_panel(pen: &Pen, rect: Rect, mat: f32) {
    if mat > 0.0 {
        pen.nine_faded("mat-sun", rect, mat);
    }
    pen.nine(if mat > 0.5 { "panel-flat" } else { "panel" }, rect);
    // A low panel has no room for stitches.
    if rect.height() > 100.0 {
        pen.stitches(rect);
    }
}

/// The paper of a dialog.
pub fn dialog(pen: &Pen, rect: Rect) {
    pen.nine("dialog", rect);
    pen.stitches(rect);
}

/// A small paper with a few words.
pub fn note(pen: &Pen, rect: Rect) {
    pen.nine("note", rect);
    pen.stitches(rect);
}
