//! Which device was used last; the prompts on screen follow it.

use bevy::{
    input::{
        ButtonState,
        gamepad::Gamepad,
        keyboard::KeyboardInput,
        mouse::{MouseButtonInput, MouseMotion, MouseWheel},
        touch::{TouchInput, TouchPhase},
    },
    prelude::*,
};

use crate::app::{
    session::{ActiveDevice, Brand},
    states::AppSystems,
};

use super::controllers::PadPressed;

/// A mouse that has moved this far (in its own counts) without resting for a frame was moved on purpose.
const MOUSE_MOVED: f32 = 12.0;

/// Whose signs a controller bears, by the vendor's USB number.
fn brand(gamepad: &Gamepad) -> Brand {
    match gamepad.vendor_id() {
        Some(0x045e) => Brand::Xbox,
        Some(0x054c) => Brand::PlayStation,
        Some(0x057e) => Brand::Nintendo,
        Some(0x28de) => Brand::Steam,
        _ => Brand::Other,
    }
}

fn is_modifier(key: KeyCode) -> bool {
    use KeyCode::{AltLeft, AltRight, ControlLeft, ControlRight, ShiftLeft, ShiftRight, SuperLeft, SuperRight};
    matches!(key, AltLeft | AltRight | ControlLeft | ControlRight | ShiftLeft | ShiftRight | SuperLeft | SuperRight)
}

fn follow(
    mut keys: MessageReader<KeyboardInput>,
    mut motion: MessageReader<MouseMotion>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut wheel: MessageReader<MouseWheel>,
    mut touches: MessageReader<TouchInput>,
    mut pads: MessageReader<PadPressed>,
    gamepads: Query<&Gamepad>,
    mut moved: Local<f32>,
    mut device: ResMut<ActiveDevice>,
) {
    let mut now = *device;
    let motion: f32 = motion.read().map(|motion| motion.delta.length()).sum();
    *moved = if motion > 0.0 { *moved + motion } else { 0.0 };
    let clicked = buttons.read().filter(|button| button.state == ButtonState::Pressed).count() > 0;
    if *moved > MOUSE_MOVED || clicked || wheel.read().count() > 0 {
        now = ActiveDevice::Mouse;
    }
    if touches.read().any(|touch| touch.phase == TouchPhase::Started) {
        now = ActiveDevice::Touch;
    }
    if keys.read().any(|key| key.state == ButtonState::Pressed && !key.repeat && !is_modifier(key.key_code)) {
        now = ActiveDevice::Keyboard;
    }
    if let Some(press) = pads.read().last() {
        now = ActiveDevice::Gamepad(gamepads.get(press.pad).map_or(Brand::Other, brand));
    }
    device.set_if_neq(now);
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, follow.in_set(AppSystems::Input));
}
