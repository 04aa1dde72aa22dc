//! How the window uses the screen, as the player has set it.

use bevy::{
    prelude::*,
    window::{MonitorSelection, PresentMode, PrimaryWindow, WindowMode},
};

use super::session::Display;

fn follow(display: Res<Display>, window: Option<Single<&mut Window, With<PrimaryWindow>>>) {
    let Some(mut window) = window else { return };
    let mode = match display.fullscreen {
        true => WindowMode::BorderlessFullscreen(MonitorSelection::Current),
        false => WindowMode::Windowed,
    };
    let present = if display.vsync { PresentMode::AutoVsync } else { PresentMode::AutoNoVsync };
    if (window.mode, window.present_mode) != (mode, present) {
        (window.mode, window.present_mode) = (mode, present);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, follow.run_if(resource_changed::<Display>));
}
