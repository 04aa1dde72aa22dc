//! A line of a list that can be chosen: focus is a sun strip with leaves, the rest of the line is drawn by others.

use bevy_egui::egui::{Id, Rect};

use crate::app::theme::pen::{Pen, Touch};

/// Draws what lies below a line of a list; what a person does to it.
pub fn list_line(pen: &mut Pen, id: Id, rect: Rect) -> Touch {
    let touch = pen.touch(id, rect, true);
    super::leaves(pen, id, rect, touch);
    if touch.focused {
        pen.nine("row-focus", rect);
    } else if touch.hovered {
        pen.nine("row-hover", rect);
    }
    touch
}
