//! Any press of any device takes away what asks to hand the device over.

use bevy::{
    input::{
        keyboard::KeyboardInput,
        mouse::MouseButtonInput,
        touch::{TouchInput, TouchPhase},
    },
    prelude::*,
};

use crate::app::states::{AppSystems, Menu};

use super::controllers::PadPressed;

fn go_on(
    mut keys: MessageReader<KeyboardInput>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut touches: MessageReader<TouchInput>,
    mut pads: MessageReader<PadPressed>,
    menu: Res<State<Menu>>,
    mut next: ResMut<NextState<Menu>>,
) {
    let key = keys.read().filter(|key| key.state.is_pressed() && !key.repeat).count();
    let button = buttons.read().filter(|button| button.state.is_pressed()).count();
    let touch = touches.read().filter(|touch| touch.phase == TouchPhase::Started).count();
    let pressed = key + button + touch + pads.read().count() > 0;
    // What was pressed before it came does not take it away.
    if pressed && *menu.get() == Menu::HandOver && !menu.is_changed() {
        next.set(Menu::None);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, go_on.in_set(AppSystems::Input));
}
