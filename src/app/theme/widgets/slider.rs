//! A paw on a groove. The row it stands in takes the keys; the pointer drags the paw, or presses the groove.

use bevy_egui::egui::{Id, Rect, Sense, pos2, vec2};

use crate::app::theme::pen::Pen;

/// From an end of the groove to the paw's place there.
const END: f32 = 12.0;

/// Draws a slider with the paw at `at` of the places 0 to `last`; where the pointer wants it instead.
pub fn slider(pen: &mut Pen, id: Id, rect: Rect, at: usize, last: usize) -> Option<usize> {
    let groove = Rect::from_center_size(rect.center(), vec2(rect.width(), 14.0));
    let (first, length) = (groove.min.x + END, groove.width() - 2.0 * END);
    let steps = last.max(1) as f32;
    let mut wanted = None;
    if pen.active {
        let pointer = pen.ui.interact(rect, id.with("groove"), Sense::CLICK | Sense::DRAG);
        if (pointer.is_pointer_button_down_on() || pointer.clicked())
            && let Some(place) = pointer.interact_pointer_pos()
        {
            let share = ((place.x - first) / length).clamp(0.0, 1.0);
            wanted = Some((share * steps).round() as usize).filter(|place| *place != at);
            pen.give_focus(id);
        }
    }
    let share = pen.glide(id.with("paw"), at as f32 / steps, 0.09);
    let paw = pos2(first + share * length, groove.center().y);
    pen.nine("groove", groove);
    if share > 0.0 {
        pen.nine("groove-on", Rect::from_min_max(groove.min, pos2(paw.x.max(groove.min.x + 20.0), groove.max.y)));
    }
    pen.picture("slider-knob", paw, 1.0);
    wanted
}
