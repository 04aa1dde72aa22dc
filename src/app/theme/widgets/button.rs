//! A wooden card with a label, lifted by the pointer and by focus.

use bevy_egui::egui::{Align, Id, Rect, pos2, vec2};

use crate::app::theme::{
    fonts::Face,
    palette::{self, mix},
    pen::{Pen, Touch, words},
};

/// A button with a label, and perhaps an icon.
#[derive(Debug, Clone, Copy)]
pub struct Button<'a> {
    name: &'a str,
    label: &'a str,
    icon: Option<&'a str>,
    size: f32,
    usable: bool,
    centered: bool,
    small: bool,
}

/// How a button looks: the ending of its picture, and how far its face lies below its rectangle.
fn look(touch: Touch, usable: bool) -> (&'static str, f32) {
    match touch {
        _ if !usable => ("off", 0.0),
        Touch { held: true, .. } => ("pressed", 3.0),
        Touch { focused: true, .. } => ("focus", -3.0),
        Touch { hovered: true, .. } => ("hover", -2.0),
        _ => ("rest", 0.0),
    }
}

impl<'a> Button<'a> {
    /// A button; `name` tells it from all others of its screen.
    pub const fn new(name: &'a str, label: &'a str) -> Self {
        Self { name, label, icon: None, size: 27.0, usable: true, centered: true, small: false }
    }

    /// With an icon at the left, and the label beside it.
    pub const fn icon(mut self, icon: &'a str) -> Self {
        self.icon = Some(icon);
        self.centered = false;
        self
    }

    /// Without its icon, where there is no room for it.
    pub const fn bare(mut self) -> Self {
        self.icon = None;
        self
    }

    /// With icon and label in the middle.
    pub const fn centered(mut self) -> Self {
        self.centered = true;
        self
    }

    /// With letters of another size.
    pub const fn size(mut self, size: f32) -> Self {
        self.size = size;
        self
    }

    /// Cut from thinner wood, without a seam: for buttons of 40 units and less.
    pub const fn small(mut self) -> Self {
        self.small = true;
        self.size = 20.0;
        self
    }

    /// Off where it can do nothing now.
    pub const fn usable(mut self, usable: bool) -> Self {
        self.usable = usable;
        self
    }

    /// What gives this button the focus: see [`Focus::begin_at`](crate::app::theme::focus::Focus::begin_at).
    pub fn id(&self) -> Id {
        Id::new(self.name)
    }

    /// Draws it; whether it was pressed.
    pub fn show(self, pen: &mut Pen, rect: Rect) -> bool {
        let id = self.id();
        let touch = pen.touch(id, rect, self.usable);
        let (ending, drop) = look(touch, self.usable);
        // The picture holds its own drop; what is left of the way there moves it.
        let way = pen.glide(id.with("drop"), drop, 0.09) - drop;
        super::leaves(pen, id, rect, touch);
        let wood = if self.small { "button-small" } else { "button" };
        pen.nine(&format!("{wood}-{ending}"), rect.translate(vec2(0.0, way)));
        let face = rect.translate(vec2(0.0, drop + way));
        let ink = if self.usable { palette::INK } else { mix(palette::INK, palette::PAPER, 0.5) };
        self.label(pen, face, ink);
        touch.pressed
    }

    fn label(&self, pen: &mut Pen, face: Rect, ink: bevy_egui::egui::Color32) {
        let label = words(self.label, Face::Display, self.size, ink);
        let opacity = if self.usable { 1.0 } else { 0.5 };
        let inner = face.shrink2(vec2(12.0, 0.0));
        let Some(icon) = self.icon else {
            pen.line(inner, Align::Center, label);
            return;
        };
        let size = (self.size * 0.78).min(face.height() * 0.5);
        let middle = face.center().y;
        if self.centered {
            let gap = size * 0.5;
            let room = inner.width() - size - gap;
            let whole = size + gap + pen.line_width(label, face.height()).min(room);
            let left = face.center().x - whole / 2.0;
            pen.icon(icon, pos2(left + size / 2.0, middle), size, opacity);
            let text = Rect::from_min_max(pos2(left + size + gap, face.min.y), pos2(inner.max.x, face.max.y));
            pen.line(text, Align::Min, label);
        } else {
            let pad = 38.0;
            pen.icon(icon, pos2(face.min.x + pad, middle), size, opacity);
            let start = face.min.x + pad + size;
            pen.line(Rect::from_min_max(pos2(start, face.min.y), pos2(inner.max.x, face.max.y)), Align::Min, label);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_state_has_its_look() {
        let focused = Touch { focused: true, ..Touch::default() };
        let hovered = Touch { hovered: true, ..Touch::default() };
        let held = Touch { focused: true, hovered: true, held: true, pressed: false };
        let looks = [look(Touch::default(), true), look(hovered, true), look(focused, true), look(held, true)];
        assert_eq!(looks, [("rest", 0.0), ("hover", -2.0), ("focus", -3.0), ("pressed", 3.0)]);
        assert_eq!(look(focused, false), ("off", 0.0), "off never shows focus");
    }
}
