//! What a pen can draw and a person can use. One file a widget.

mod button;
mod card;
mod disc;
mod list;
mod panel;
mod portrait;
mod prompts;
mod ribbon;
mod row;
mod slider;
mod stars;
mod stepper;
mod tabs;
mod tile;
mod toggle;
mod tray;

pub use button::Button;
pub use card::card;
pub use disc::disc;
pub use list::list_line;
pub use panel::{dialog, note, panel, seat_panel};
pub use portrait::{face, portrait, side_mark, token, token_turned};
pub use prompts::{Sign, button_picture, key_picture, prompts, sign_picture};
pub use ribbon::{Ribbon, ribbon};
pub use row::{Change, Row, Setting};
pub use slider::slider;
pub use stars::{stars, stars_width};
pub use stepper::stepper;
pub use tabs::{TabLabel, tabs};
pub use tile::Tile;
pub use toggle::{SIZE as TOGGLE, toggle};
pub use tray::tray;

use bevy_egui::egui::{Id, Rect, pos2};

use super::pen::{Pen, Touch};

/// How far in from a focused widget's ends its leaves are rooted, in units.
const ROOT: f32 = 14.0;

/// The two leaves that grow out of each end of a focused widget. Drawn before it.
fn leaves(pen: &Pen, id: Id, rect: Rect, touch: Touch) {
    let grown = pen.glide(id.with("leaves"), if touch.focused && !touch.held { 1.0 } else { 0.0 }, 0.16);
    if grown > 0.0 {
        pen.picture("leaf-left", pos2(rect.min.x + ROOT, rect.center().y), grown);
        pen.picture("leaf-right", pos2(rect.max.x - ROOT, rect.center().y), grown);
    }
}
