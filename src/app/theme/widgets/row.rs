//! A row of settings: what it is called, what it is set to, and the way back to how it was at first.

use bevy_egui::egui::{Align, Id, Rect, pos2, vec2};

use super::{
    slider::slider,
    stepper::arrows,
    toggle::{SIZE, toggle},
};
use crate::app::theme::{
    focus::Felt,
    fonts::Face,
    palette,
    pen::{Pen, words},
};

/// What a row shows at its right end.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Setting<'a> {
    /// On or off.
    Toggle(bool),
    /// One of a few, by its name.
    Choice(&'a str),
    /// A place on a groove, of 0 to the last, and what it means.
    Slider {
        /// Where the paw is.
        at: usize,
        /// The last place.
        last: usize,
        /// What it means there.
        label: &'a str,
    },
}

/// What a person does to a row in this frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    /// So many values on, or back if below zero; no further than the last and the first.
    By(i32),
    /// To the next value, and from the last to the first.
    On,
    /// To this value.
    To(usize),
    /// To the value it had at first.
    Reset,
}

/// A row of settings.
#[derive(Debug, Clone, Copy)]
pub struct Row<'a> {
    /// Tells it from all others of its screen.
    pub name: &'a str,
    /// What it is called.
    pub label: &'a str,
    /// What it shows.
    pub setting: Setting<'a>,
    /// It is not as it was at first.
    pub changed: bool,
}

/// The size of labels, in units.
const SIZE_OF_LABEL: f32 = 22.0;
/// From the row's ends to what stands in it.
const PAD: f32 = 16.0;
/// The room of the button that resets it.
const RESET: f32 = 44.0;
/// The height of a row of one line at the usual text size, and of what stands below the label in one of two.
const HEIGHT: f32 = 60.0;
const BELOW: f32 = 48.0;
/// How much smaller a label may be to stand beside its setting.
const SQUEEZE: f32 = 0.88;

impl Row<'_> {
    /// What gives this row the focus.
    pub fn id(&self) -> Id {
        Id::new(self.name)
    }

    /// How wide the setting itself is.
    fn breadth(&self, pen: &Pen) -> f32 {
        let size = pen.text_scale.clamp(1.0, 1.4);
        match self.setting {
            Setting::Toggle(_) => SIZE.x,
            Setting::Choice(_) => 220.0 * size,
            Setting::Slider { .. } => 290.0 * size,
        }
    }

    fn line(&self, pen: &Pen) -> f32 {
        (SIZE_OF_LABEL * 1.3 * pen.text_scale).max(30.0)
    }

    /// Whether label and setting have to stand one below the other in a row of this width: a label may be a little smaller
    /// than it should be, but no more.
    fn stacked(&self, pen: &Pen, width: f32) -> bool {
        let label = words(self.label, Face::Strong, SIZE_OF_LABEL, palette::INK);
        pen.line_width(label, self.line(pen)) * SQUEEZE + RESET + self.breadth(pen) + 2.0 * PAD > width
    }

    /// How high it is in this width.
    pub fn height(&self, pen: &Pen, width: f32) -> f32 {
        let line = self.line(pen);
        if self.stacked(pen, width) { line + BELOW + 16.0 } else { (line + 24.0).max(HEIGHT) }
    }

    /// Draws it; what is to become of its value, and whether it has the focus.
    pub fn show(self, pen: &mut Pen, rect: Rect) -> (Option<Change>, bool) {
        let id = self.id();
        let touch = super::list_line(pen, id, rect);
        let nudges = pen.nudges();
        let inner = rect.shrink2(vec2(PAD, 0.0));
        let (label, place) = if self.stacked(pen, rect.width()) {
            let split = rect.min.y + 6.0 + self.line(pen);
            let below = Rect::from_min_max(pos2(inner.min.x, split), pos2(inner.max.x, rect.max.y - 6.0));
            (Rect::from_min_max(pos2(inner.min.x, rect.min.y + 6.0), pos2(inner.max.x, split)), below)
        } else {
            let split = inner.max.x - self.breadth(pen);
            let right = Rect::from_min_max(pos2(split, rect.min.y), inner.max);
            (Rect::from_min_max(inner.min, pos2(split, rect.max.y)), right)
        };
        let text = Rect::from_min_max(label.min, pos2(label.max.x - RESET, label.max.y));
        pen.line(text, Align::Min, words(self.label, Face::Strong, SIZE_OF_LABEL, palette::INK));
        let reset = self.changed && self.show_reset(pen, pos2(label.max.x - RESET / 2.0, label.center().y));
        let pointed = self.show_setting(pen, place);
        let change = if reset {
            pen.give_focus(id);
            Some(Change::Reset)
        } else if pointed.is_some() {
            pointed
        } else if nudges != 0 {
            Some(Change::By(nudges))
        } else {
            touch.pressed.then_some(Change::On)
        };
        if change.is_some() {
            pen.focus.feel(Felt::Switched);
        }
        (change, touch.focused)
    }

    /// The way back, for the pointer: keys and controllers have a button of their own for it.
    fn show_reset(&self, pen: &mut Pen, center: bevy_egui::egui::Pos2) -> bool {
        let area = Rect::from_center_size(center, vec2(RESET, RESET));
        let touch = pen.touch_by_pointer(self.id().with("reset"), area, true);
        let state = if touch.held {
            "pressed"
        } else if touch.hovered {
            "hover"
        } else {
            "rest"
        };
        pen.picture(&format!("round-{state}"), center, 0.62);
        pen.icon("undo", center, 17.0, 1.0);
        touch.pressed
    }

    fn show_setting(&self, pen: &mut Pen, place: Rect) -> Option<Change> {
        let id = self.id();
        let height = (40.0 * pen.text_scale).clamp(40.0, place.height().clamp(40.0, 48.0));
        let right = |width: f32, height: f32| {
            Rect::from_center_size(pos2(place.max.x - width / 2.0, place.center().y), vec2(width, height))
        };
        match self.setting {
            Setting::Toggle(on) => {
                toggle(pen, id, right(SIZE.x, SIZE.y), on);
                None
            }
            Setting::Choice(label) => {
                let rect = right(self.breadth(pen).min(place.width()), height);
                pen.nine("stepper", rect);
                let by = arrows(pen, id, rect);
                let label = words(label, Face::Strong, 20.0, palette::INK);
                pen.line(rect.shrink2(vec2(40.0, 0.0)), Align::Center, label);
                (by != 0).then_some(Change::By(by))
            }
            Setting::Slider { at, last, label } => {
                let whole = right(self.breadth(pen).min(place.width()), place.height());
                let split = whole.min.x + whole.width() * 0.36;
                let text = Rect::from_min_max(pos2(whole.min.x, whole.min.y), pos2(split - 10.0, whole.max.y));
                pen.line(text, Align::Max, words(label, Face::Strong, 18.0, palette::BROWN));
                let groove = Rect::from_min_max(pos2(split, whole.min.y), whole.max);
                slider(pen, id, groove, at, last).map(Change::To)
            }
        }
    }
}
