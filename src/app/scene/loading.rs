//! The loading screen's work: reading what is awaited, then going on.

use bevy::prelude::*;

use crate::app::session::Opening;
use crate::app::states::{Awaited, Menu, Screen};

/// Goes on to the opening screen when everything awaited is there. With a broken file it stays: the loading screen names
/// it.
fn leave_when_loaded(
    awaited: Res<Awaited>,
    server: Res<AssetServer>,
    opening: Res<Opening>,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
) {
    if awaited.0.iter().all(|handle| server.is_loaded_with_dependencies(handle)) {
        screen.set(opening.screen);
        menu.set(opening.menu);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, leave_when_loaded.run_if(in_state(Screen::Loading)));
}
