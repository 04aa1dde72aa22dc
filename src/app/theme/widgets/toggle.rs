//! A row with a seed that slides and sprouts a leaf.

use bevy_egui::egui::{Align, Id, Rect, pos2, vec2};

use crate::app::theme::{
    focus::Felt,
    fonts::Face,
    palette,
    pen::{Pen, words},
};

/// Draws a row with a label and a toggle; whether it was pressed.
pub fn toggle(pen: &mut Pen, name: &str, rect: Rect, label: &str, on: bool) -> bool {
    let id = Id::new(name);
    let touch = pen.touch(id, rect, true);
    if touch.pressed {
        pen.focus.feel(Felt::Switched);
    }
    super::leaves(pen, id, rect, touch);
    if touch.focused {
        pen.nine("row-focus", rect);
    } else if touch.hovered {
        pen.nine("row-hover", rect);
    }
    let groove = Rect::from_center_size(pos2(rect.max.x - 51.0, rect.center().y), vec2(70.0, 36.0));
    let text = Rect::from_min_max(pos2(rect.min.x + 16.0, rect.min.y), pos2(groove.min.x - 8.0, rect.max.y));
    pen.line(text, Align::Min, words(label, Face::Strong, 20.0, palette::INK));
    let slid = pen.glide(id.with("slid"), if on { 1.0 } else { 0.0 }, 0.14);
    pen.nine("toggle-off", groove);
    pen.nine_faded("toggle-on", groove, slid);
    let knob = pos2(groove.min.x + 19.0 + 32.0 * slid, groove.center().y - 1.0);
    pen.picture(if slid > 0.5 { "toggle-knob-on" } else { "toggle-knob" }, knob, 1.0);
    touch.pressed
}
