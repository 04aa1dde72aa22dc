//! A value between two round arrows. The pointer uses the arrows; keys and controllers press the whole for the next value.

use bevy_egui::egui::{Id, Rect, Sense, pos2, vec2};

use crate::app::theme::{focus::Felt, pen::Pen};

/// Draws a stepper, and between its arrows what `draw` draws; by how much the value is to change.
pub fn stepper(pen: &mut Pen, name: &str, rect: Rect, draw: impl FnOnce(&mut Pen, Rect)) -> i32 {
    let id = Id::new(name);
    let touch = pen.touch(id, rect, true);
    super::leaves(pen, id, rect, touch);
    pen.nine(if touch.focused { "stepper-focus" } else { "stepper" }, rect);
    let mut change = arrows(pen, id, rect);
    if touch.pressed {
        change += 1;
    }
    if change != 0 {
        pen.focus.feel(Felt::Switched);
    }
    draw(pen, rect.shrink2(vec2(40.0, 0.0)));
    change
}

/// Draws the two arrows at the ends of a rectangle; by how much the pointer changes the value with them.
pub(super) fn arrows(pen: &mut Pen, id: Id, rect: Rect) -> i32 {
    let mut change = 0;
    for (way, step, x) in [("left", -1, rect.min.x + 20.0), ("right", 1, rect.max.x - 20.0)] {
        let center = pos2(x, rect.center().y);
        let area = Rect::from_center_size(center, vec2(44.0, rect.height() + 8.0));
        let pointer = pen.active.then(|| pen.ui.interact(area, id.with(way), Sense::CLICK));
        let (hovered, held, clicked) = pointer.map_or((false, false, false), |pointer| {
            (pointer.hovered(), pointer.is_pointer_button_down_on(), pointer.clicked())
        });
        let ending = match (held, hovered) {
            (true, _) => "-pressed",
            (_, true) => "-hover",
            _ => "",
        };
        pen.picture(&format!("stepper-{way}{ending}"), center, 1.0);
        if clicked {
            pen.focus.give(id);
            change += step;
        }
    }
    change
}
