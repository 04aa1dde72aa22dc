//! What is written, and the check that it fits.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::fonts::Face;

/// The smallest letters on any screen, in units of the frame (24 pixels at 1080 lines).
pub const LEAST: f32 = 16.0;

/// Text in a face, a size in units, and a color.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Words<'a> {
    /// The text.
    pub text: &'a str,
    /// The typeface.
    pub face: Face,
    /// The letters' size in units.
    pub size: f32,
    /// Their color.
    pub color: Color32,
}

impl Words<'_> {
    /// How small they may become to fit.
    pub fn least(&self) -> f32 {
        (self.size * 0.72).max(LEAST).min(self.size)
    }
}

/// A text that was too long for its place.
#[derive(Debug, Clone, PartialEq)]
pub struct Misfit {
    /// The text.
    pub text: String,
    /// How wide it would be, in units; of several lines how high.
    pub needs: f32,
    /// How wide its place is, or how high.
    pub room: f32,
}

/// The texts of the last frame that were too long for their places: none, on every screen at every size.
#[derive(Resource, Debug, Default)]
pub struct Misfits(pub Vec<Misfit>);

impl Misfits {
    pub(super) fn report(&mut self, text: &str, needs: f32, room: f32) {
        self.0.push(Misfit { text: text.to_owned(), needs, room });
    }
}

pub(super) fn forget(mut misfits: ResMut<Misfits>) {
    misfits.0.clear();
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Misfits>();
}
