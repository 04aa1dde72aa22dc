//! The dialogs over the screens. All dim what lies below, block it, and give the focus to the safe choice.

use bevy::prelude::*;
use bevy_egui::egui::Rect;

use crate::app::theme::{
    kit::{Kit, Plane},
    palette,
    pen::Pen,
    widgets::dialog,
};

mod choices;
mod columns;
mod hand_over;
mod leave;
mod lost;
mod more;
mod pause;
mod print;
mod question;
mod quit;
mod result;
mod resume;
mod rules;
mod share;
mod watch;

/// How dark a dialog makes what lies below it. Mixed as light, this looks like the drawings' 45 %.
const DIM: f32 = 0.66;

/// Lays a dialog of this size (in units) in the middle of the window, over everything, and draws on it.
pub(super) fn over<R>(
    kit: &mut Kit,
    name: &str,
    (width, height): (f32, f32),
    draw: impl FnOnce(&mut Pen) -> R,
) -> Option<R> {
    let window = kit.window();
    let center = window.center();
    kit.paper(name, Plane::Dialog, window, 0, |pen| {
        pen.ui.painter().rect_filled(window, 0.0, palette::NIGHT.gamma_multiply(DIM));
        let left = center.x - width / 2.0 - window.min.x;
        let top = center.y - height / 2.0 - window.min.y;
        pen.shifted(left, top, |pen| {
            let paper: Rect = pen.rect(0.0, 0.0, width, height);
            dialog(pen, paper);
            draw(pen)
        })
    })
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        pause::plugin,
        result::plugin,
        rules::plugin,
        lost::plugin,
        hand_over::plugin,
        leave::plugin,
        resume::plugin,
        quit::plugin,
        more::plugin,
        share::plugin,
        watch::plugin,
        print::plugin,
    ));
}
