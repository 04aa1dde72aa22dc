//! What happens and what is heard, in words, on a slip of its own: nothing lies below it.

use bevy_egui::egui::{Align, Rect, vec2};

use super::Shown;
use crate::{
    app::{
        session::Captions,
        theme::{
            fonts::Face,
            kit::{Kit, Plane},
            palette,
            pen::{Pen, words},
            widgets::note,
        },
    },
    text,
    texts::text,
};

/// The room of the slip where the window is wide, and where it is high: left, top, width, height.
const LANDSCAPE: [f32; 4] = [936.0, 374.0, 318.0, 118.0];
const PORTRAIT: [f32; 4] = [10.0, 786.0, 370.0, 54.0];

/// The letters' size.
const SIZE: f32 = 17.0;

/// Draws the slip, if the player wants it.
pub(super) fn draw(kit: &mut Kit, shown: &Shown) {
    if !shown.view.captions {
        return;
    }
    let upright = kit.portrait();
    let place = if upright { PORTRAIT } else { LANDSCAPE };
    kit.paper_at("play-captions", Plane::Screen, place, 3, |pen| {
        let paper = pen.rect(0.0, 0.0, place[2], place[3]);
        if upright {
            pen.nine("note", paper);
        } else {
            note(pen, paper);
        }
        let inner = paper.shrink2(if upright { vec2(8.0, 3.0) } else { vec2(18.0, 12.0) });
        write(pen, inner, &shown.captions);
    });
}

/// Writes the sentences and the sound. What came first goes first where there is no room for all.
fn write(pen: &mut Pen, inner: Rect, captions: &Captions) {
    let sound = captions.sound().map(|sound| text!("captions-sound", sound = sound));
    let all: Vec<&str> = captions.sentences().iter().map(String::as_str).chain(sound.as_deref()).collect();
    let mut first = 0;
    while first < all.len() {
        let told = all[first..].join(text("captions-between"));
        let line = words(&told, Face::Strong, SIZE, palette::INK);
        let fits = pen.unscaled(|pen| pen.height(inner.width(), line)) <= inner.height();
        if fits || first + 1 == all.len() {
            pen.paragraph(inner, Align::Min, line);
            return;
        }
        first += 1;
    }
}
