//! Eight slots pressed into wood; the animals a player has taken lie in them.

use bevy_egui::egui::{Rect, pos2};

use super::portrait::token;
use crate::{
    app::theme::pen::Pen,
    rules::{Animal, Side},
};

/// Slots of a tray: a side's animals.
const SLOTS: usize = 8;

/// Draws a tray over a rectangle. `prey` is the side whose animals lie in it.
pub fn tray(pen: &Pen, rect: Rect, prey: Side, taken: &[Animal]) {
    pen.nine("tray", rect);
    let step = (rect.width() - 14.0) / SLOTS as f32;
    let room = step.min(rect.height() - 4.0);
    let center = |slot: usize| pos2(rect.min.x + 7.0 + step * (slot as f32 + 0.5), rect.center().y);
    let slot = match prey {
        Side::Red => "slot-circle",
        Side::Blue => "slot-diamond",
    };
    for index in taken.len()..SLOTS {
        // The slot's drawing is 30 wide.
        pen.picture(slot, center(index), room * 0.8 / 30.0);
    }
    for (index, animal) in taken.iter().enumerate().take(SLOTS) {
        token(pen, prey, *animal, center(index), room * 1.02, 1.0);
    }
}
