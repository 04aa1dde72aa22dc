//! Colors, fonts, layout and the widgets the screens are built from.
//!
//! A screen is drawn with a [`Kit`](kit::Kit): it lays papers on the window, and gives a [`Pen`](pen::Pen) for each. The
//! widgets are what a pen can draw and a person can use; [`Focus`](focus::Focus) walks among them by key and controller.

use bevy::prelude::*;

mod curtain;
pub mod focus;
pub mod fonts;
pub mod kit;
pub mod layers;
pub mod layout;
mod loose;
mod mips;
pub mod palette;
pub mod pen;
pub mod picture;
pub mod pixels;
pub mod resolution;
pub mod sheet;
mod sides;
mod style;
pub mod text;
pub mod tint;
mod tooth;
mod turned;
pub mod widgets;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        layout::plugin,
        picture::plugin,
        sheet::plugin,
        style::plugin,
        text::plugin,
        focus::plugin,
        kit::plugin,
        curtain::plugin,
        tooth::plugin,
    ));
}
