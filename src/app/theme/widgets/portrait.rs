//! Animals on papers: portraits in their side's shape, faces in a plain ring, whole pieces, and the side's mark.

use bevy_egui::egui::Pos2;

use crate::{
    app::theme::pen::Pen,
    rules::{Animal, Side},
};

/// A player's portrait, in the side's shape, of this radius.
pub fn portrait(pen: &Pen, side: Side, animal: Animal, center: Pos2, radius: f32) {
    pen.picture(&format!("portrait-{}-{}", side.key(), animal.name()), center, radius / 50.0);
}

/// An animal's face in a plain ring of this radius.
pub fn face(pen: &Pen, animal: Animal, center: Pos2, radius: f32) {
    pen.picture(&format!("face-{}", animal.name()), center, radius / 50.0);
}

/// A whole piece, so many units wide.
pub fn token(pen: &Pen, side: Side, animal: Animal, center: Pos2, width: f32, opacity: f32) {
    pen.faded(&format!("token-{}-{}", side.key(), animal.name()), center, width / 128.0, opacity);
}

/// A whole piece on its head, as whoever sits across sees it, so many units wide.
pub fn token_turned(pen: &Pen, side: Side, animal: Animal, center: Pos2, width: f32) {
    pen.turned(&format!("token-{}-{}", side.key(), animal.name()), center, width / 128.0);
}

/// The side's mark: a red circle or a blue diamond.
pub fn side_mark(pen: &Pen, side: Side, center: Pos2, scale: f32) {
    pen.picture(&format!("side-{}", side.key()), center, scale);
}
