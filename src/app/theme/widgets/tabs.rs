//! A panel with tabs at its upper edge. The pointer chooses them; keys and controllers turn them.

use bevy_egui::egui::{Align, Id, Rect, pos2, vec2};

use super::{Sign, panel, sign_picture};
use crate::app::theme::{
    fonts::Face,
    palette,
    pen::{Pen, words},
};

/// What stands on a tab.
#[derive(Debug, Clone, Copy)]
pub struct TabLabel<'a> {
    /// The word.
    pub label: &'a str,
    /// The icon beside it, or above it where there is little room.
    pub icon: &'a str,
}

/// How far a tab's paper reaches over the panel's edge, so that it is one with it.
const OVERLAP: f32 = 7.0;
/// How high the chosen tab stands above the others.
const RAISED: f32 = 12.0;

/// Draws a panel over `whole`, the first tab over `first` and the others to its right; the one the pointer chose. Upright
/// they share the panel's width. `name` tells them from all others of the screen.
pub fn tabs(
    pen: &mut Pen,
    name: &str,
    whole: Rect,
    first: Rect,
    upright: bool,
    labels: &[TabLabel],
    chosen: usize,
) -> Option<usize> {
    let room = whole.width() - 2.0 * (first.min.x - whole.min.x);
    let count = labels.len() as f32;
    let step = if upright { room / count } else { first.width() + 10.0 };
    let width = if upright { step - 4.0 } else { first.width() };
    let place = |index: usize, raised: f32| {
        let left = first.min.x + step * index as f32;
        Rect::from_min_max(pos2(left, first.min.y - raised), pos2(left + width, whole.min.y + 30.0))
    };
    let mut wanted = None;
    for (index, tab) in labels.iter().enumerate().filter(|(index, _)| *index != chosen) {
        let rect = place(index, 0.0);
        let seen = Rect::from_min_max(rect.min, pos2(rect.max.x, whole.min.y));
        let id = Id::new(name).with("tab").with(tab.label);
        let touch = pen.touch_by_pointer(id, seen, true);
        let lift = pen.glide(id.with("lift"), if touch.hovered { 4.0 } else { 0.0 }, 0.09);
        let rect = place(index, lift);
        pen.nine("tab-off", rect);
        label(pen, rect.with_max_y(whole.min.y + lift), *tab, upright);
        if touch.pressed {
            wanted = Some(index);
        }
    }
    panel(pen, whole);
    if let Some(tab) = labels.get(chosen) {
        let rect = place(chosen, RAISED);
        let seen = Rect::from_min_max(rect.min - vec2(20.0, 20.0), pos2(rect.max.x + 30.0, whole.min.y + OVERLAP));
        pen.clipped(seen, |pen| pen.nine("tab-on", rect));
        label(pen, rect.with_max_y(whole.min.y), *tab, upright);
    }
    if !upright {
        let middle = first.min.y + 30.0;
        for (sign, x) in [(Sign::PreviousTab, first.min.x - 38.0), (Sign::NextTab, first.min.x + step * count + 30.0)] {
            if let Some(picture) = sign_picture(pen.device, sign) {
                pen.picture(picture, pos2(x, middle), 1.0);
            }
        }
    }
    wanted
}

fn label(pen: &mut Pen, rect: Rect, tab: TabLabel, upright: bool) {
    let name = words(tab.label, Face::Display, if upright { 18.0 } else { 23.0 }, palette::INK);
    let inner = rect.shrink2(vec2(if upright { 2.0 } else { 8.0 }, 0.0));
    if upright {
        pen.icon(tab.icon, pos2(inner.center().x, inner.min.y + 19.0), 22.0, 1.0);
        pen.line(Rect::from_min_max(pos2(inner.min.x, inner.min.y + 32.0), inner.max), Align::Center, name);
    } else {
        let icon = 30.0;
        let room = inner.width() - icon - 10.0;
        let text = pen.line_width(name, 40.0).min(room);
        let left = inner.center().x - (icon + 10.0 + text) / 2.0;
        let middle = inner.center().y + 2.0;
        pen.icon(tab.icon, pos2(left + icon / 2.0, middle), icon, 1.0);
        let place = Rect::from_min_size(pos2(left + icon + 10.0, middle - 20.0), vec2(room, 40.0));
        pen.line(place, Align::Min, name);
    }
}
