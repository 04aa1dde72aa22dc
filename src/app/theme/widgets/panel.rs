//! The papers everything lies on.

use bevy_egui::egui::Rect;

use crate::app::theme::pen::Pen;

/// A panel with its stitches. `mat` is the sun mat that lies under the panel of the player to move, 0 to 1.
pub fn panel(pen: &Pen, rect: Rect, mat: f32) {
    if mat > 0.0 {
        pen.nine_faded("mat-sun", rect, mat);
    }
    pen.nine(if mat > 0.5 { "panel-flat" } else { "panel" }, rect);
    pen.stitches(rect);
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
