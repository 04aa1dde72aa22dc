//! Dialogs with a few things to be chosen by steps, and buttons below.

use bevy_egui::egui::{Align, Rect, pos2};

use super::over;
use crate::{
    app::theme::{
        fonts::Face,
        kit::Kit,
        palette,
        pen::words,
        widgets::{Button, Ribbon, ribbon, side_mark, stepper},
    },
    rules::Side,
};

/// Something that is chosen by steps.
#[derive(Debug, Clone, Copy)]
pub(super) struct Row<'a> {
    /// Tells it from all others.
    pub name: &'static str,
    /// What it is called.
    pub label: &'a str,
    /// What is chosen.
    pub value: &'a str,
    /// A side whose mark stands before it.
    pub side: Option<Side>,
}

/// What was done in this frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Done<T> {
    /// Which row changed, and by how many steps.
    pub changed: Option<(usize, i32)>,
    /// The button that was pressed.
    pub pressed: Option<T>,
}

/// Above the first row, from row to row, and below the buttons.
const TOP: f32 = 48.0;
const STEP: f32 = 56.0;
const BOTTOM: f32 = 26.0;
/// The height of what is said above the buttons.
const WORDS: f32 = 62.0;

/// Draws the dialog; what was done. The first button has the focus at first.
pub(super) fn rows<T: Copy>(
    kit: &mut Kit,
    name: &str,
    title: &str,
    choices: &[Row],
    text: &str,
    buttons: &[(Button<'static>, T); 2],
) -> Option<Done<T>> {
    kit.begin_at(buttons[0].0.id());
    let (width, side, value) = if kit.portrait() { (366.0, 20.0, 226.0) } else { (520.0, 44.0, 280.0) };
    let below = TOP + STEP * choices.len() as f32;
    let height = below + WORDS + 50.0 + BOTTOM;
    over(kit, name, (width, height), |pen| {
        let paper = pen.rect(width / 2.0 - 120.0, -22.0, 240.0, 44.0);
        ribbon(pen, paper, title, Ribbon::Leaf, 26.0);
        let mut done = Done { changed: None, pressed: None };
        for (index, choice) in choices.iter().enumerate() {
            let rect = pen.rect(side, TOP + STEP * index as f32, width - 2.0 * side, 44.0);
            let split = rect.max.x - value;
            let label = Rect::from_min_max(rect.min, pos2(split - 8.0, rect.max.y));
            pen.line(label, Align::Min, words(choice.label, Face::Strong, 20.0, palette::INK));
            let right = Rect::from_min_max(pos2(split, rect.min.y), rect.max);
            let by = stepper(pen, choice.name, right, |pen, inner| {
                let place = pen.line(inner, Align::Center, words(choice.value, Face::Strong, 20.0, palette::INK));
                if let Some(side) = choice.side {
                    side_mark(pen, side, pos2(place.min.x - 16.0, inner.center().y), 0.95);
                }
            });
            if by != 0 {
                done.changed = Some((index, by));
            }
        }
        let words_at = pen.rect(side, below, width - 2.0 * side, WORDS - 8.0);
        pen.paragraph(words_at, Align::Center, words(text, Face::Text, 17.0, palette::BROWN));
        let each = (width - 2.0 * side - 14.0) / 2.0;
        for (index, (button, item)) in buttons.iter().enumerate() {
            let rect = pen.rect(side + (each + 14.0) * index as f32, below + WORDS, each, 50.0);
            if button.size(24.0).centered().show(pen, rect) {
                done.pressed = Some(*item);
            }
        }
        done
    })
}
