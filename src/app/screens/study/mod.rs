//! What lies beside the board where something is learned at it: `class` for a lesson, `puzzle` for a puzzle, `review` for the
//! review of a game.

use bevy::prelude::*;

use crate::{
    app::theme::{
        kit::{Kit, Plane},
        widgets::Tile,
    },
    texts::text,
};

mod class;
mod puzzle;
mod review;

/// Where a row of tools is: left, top, width and height of the first, in units of the frame, and the step to the next.
type Row = ([f32; 4], f32);

/// What leaves the board for where it was come from.
fn leave() -> &'static str {
    text("study-leave")
}

/// Draws a row of tools, as papers that come after the first `behind`; the one that was pressed.
fn tools<T: Copy>(
    kit: &mut Kit,
    name: &str,
    ([x, y, w, h], step): Row,
    behind: usize,
    tools: impl IntoIterator<Item = T>,
    tile: impl Fn(T) -> Tile<'static>,
) -> Option<T> {
    let mut chosen = None;
    for (index, tool) in tools.into_iter().enumerate() {
        let place = [x + step * index as f32, y, w, h];
        let pressed = kit.paper_at(&format!("{name}-{index}"), Plane::Screen, place, behind + index, |pen| {
            let rect = pen.rect(0.0, 0.0, w, h);
            tile(tool).show(pen, rect)
        });
        if pressed == Some(true) {
            chosen = Some(tool);
        }
    }
    chosen
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((class::plugin, puzzle::plugin, review::plugin));
}
