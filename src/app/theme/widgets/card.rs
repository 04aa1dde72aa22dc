//! A card one can choose: chosen is a leaf mat and a tick, focus is rims and leaves.

use bevy_egui::egui::{Id, Rect, pos2, vec2};

use crate::app::theme::pen::{Pen, Touch};

/// Draws a card, and on it what `draw` draws within the face's rectangle; whether it was pressed.
pub fn card(pen: &mut Pen, name: &str, rect: Rect, chosen: bool, draw: impl FnOnce(&mut Pen, Rect)) -> bool {
    let id = Id::new(name);
    let touch = pen.touch(id, rect, true);
    let (picture, lift) = match touch {
        Touch { focused: true, .. } if chosen => ("card-on-focus", 0.0),
        Touch { focused: true, .. } => ("card-focus", 0.0),
        _ if chosen => ("card-on", 0.0),
        Touch { hovered: true, .. } => ("card-hover", -2.0),
        _ => ("card", 0.0),
    };
    let way = pen.glide(id.with("lift"), lift, 0.09) - lift;
    super::leaves(pen, id, rect, touch);
    pen.nine(picture, rect.translate(vec2(0.0, way)));
    draw(pen, rect.translate(vec2(0.0, lift + way)));
    let ticked = pen.glide(id.with("tick"), if chosen { 1.0 } else { 0.0 }, 0.14);
    if ticked > 0.0 {
        pen.picture("tick", pos2(rect.max.x - 11.0, rect.min.y + 5.0), ticked);
    }
    touch.pressed
}
