//! Keyboard and controllers become actions at the board and keys in the menus; the device last used.
//!
//! The pointer belongs to the board, which knows where its squares are.

use bevy::prelude::*;

use crate::app::states::{Menu, Screen};

mod board;
mod controllers;
mod device;
mod halves;
mod hand_over;
mod menus;
mod rebind;
mod repeat;
mod rumble;
mod seats;
mod stick;
mod twins;

/// Whether keys and buttons mean the board rather than a menu.
fn at_board(screen: Res<State<Screen>>, menu: Res<State<Menu>>) -> bool {
    *screen.get() == Screen::Play && *menu.get() == Menu::None
}

/// Runs once for every change of screen or dialog, in the first frame that shows it: whatever is held then counts for
/// nothing until it is let go.
fn scene_changed(screen: Res<State<Screen>>, menu: Res<State<Menu>>) -> bool {
    screen.is_changed() || menu.is_changed()
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        controllers::plugin,
        board::plugin,
        seats::plugin,
        hand_over::plugin,
        rumble::plugin,
        menus::plugin,
        device::plugin,
    ));
}
