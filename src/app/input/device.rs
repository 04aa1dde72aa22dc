//! Which device was used last; the prompts on screen follow it, and a seat that is given away goes to it. At the board, where
//! seats have their own devices, the prompts follow the seat's.

use bevy::{
    input::{
        ButtonState,
        keyboard::KeyboardInput,
        mouse::{MouseButtonInput, MouseMotion, MouseWheel},
        touch::{TouchInput, TouchPhase},
    },
    prelude::*,
};

use crate::app::{
    session::{ActiveDevice, Controllers, Holder, InHand, Match, Seating},
    states::AppSystems,
};

use super::{at_board, controllers::PadPressed, halves::Half};

/// A mouse that has moved this far (in its own counts) without resting for a frame was moved on purpose.
const MOUSE_MOVED: f32 = 12.0;

fn is_modifier(key: KeyCode) -> bool {
    use KeyCode::{AltLeft, AltRight, ControlLeft, ControlRight, ShiftLeft, ShiftRight, SuperLeft, SuperRight};
    matches!(key, AltLeft | AltRight | ControlLeft | ControlRight | ShiftLeft | ShiftRight | SuperLeft | SuperRight)
}

/// The half of the keyboard a key lies on.
fn half(key: KeyCode) -> Half {
    use KeyCode::{
        Digit1, Digit2, Digit3, Digit4, Digit5, KeyA, KeyB, KeyC, KeyD, KeyE, KeyF, KeyG, KeyQ, KeyR, KeyS, KeyT, KeyV,
        KeyW, KeyX, KeyZ, Space, Tab,
    };
    let left = [
        Digit1, Digit2, Digit3, Digit4, Digit5, KeyA, KeyB, KeyC, KeyD, KeyE, KeyF, KeyG, KeyQ, KeyR, KeyS, KeyT, KeyV,
        KeyW, KeyX, KeyZ, Space, Tab,
    ];
    if left.contains(&key) { Half::Left } else { Half::Right }
}

fn follow(
    In(at_board): In<bool>,
    mut keys: MessageReader<KeyboardInput>,
    mut motion: MessageReader<MouseMotion>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut wheel: MessageReader<MouseWheel>,
    mut touches: MessageReader<TouchInput>,
    mut pads: MessageReader<PadPressed>,
    controllers: Res<Controllers>,
    (seating, game): (Res<Seating>, Res<Match>),
    (mut moved, mut pointer): (Local<f32>, Local<ActiveDevice>),
    mut device: ResMut<ActiveDevice>,
    mut in_hand: ResMut<InHand>,
) {
    let (mut now, mut holder) = (*device, in_hand.0);
    let motion: f32 = motion.read().map(|motion| motion.delta.length()).sum();
    *moved = if motion > 0.0 { *moved + motion } else { 0.0 };
    let clicked = buttons.read().filter(|button| button.state == ButtonState::Pressed).count() > 0;
    if *moved > MOUSE_MOVED || clicked || wheel.read().count() > 0 {
        (now, holder) = (ActiveDevice::Mouse, Holder::Pointer);
    }
    if touches.read().any(|touch| touch.phase == TouchPhase::Started) {
        (now, holder) = (ActiveDevice::Touch, Holder::Pointer);
    }
    let pressed = |key: &&KeyboardInput| key.state == ButtonState::Pressed && !key.repeat && !is_modifier(key.key_code);
    if let Some(key) = keys.read().filter(pressed).last() {
        (now, holder) = (ActiveDevice::Keyboard, half(key.key_code).holder());
    }
    if let Some(pad) = pads.read().last().and_then(|press| controllers.number(press.pad)) {
        (now, holder) = (ActiveDevice::Gamepad(controllers.brand(pad)), Holder::Pad(pad));
    }
    if at_board
        && game.human_to_move()
        && let Some(own) = seating.of(game.to_move())
    {
        now = match own {
            Holder::Pad(pad) => ActiveDevice::Gamepad(controllers.brand(pad)),
            Holder::KeysLeft => ActiveDevice::KeysLeft,
            Holder::KeysRight => ActiveDevice::KeysRight,
            Holder::Pointer => {
                let pointers = [ActiveDevice::Mouse, ActiveDevice::Touch];
                *pointer = [now, *pointer].into_iter().find(|one| pointers.contains(one)).unwrap_or_default();
                *pointer
            }
        };
    } else if [ActiveDevice::KeysLeft, ActiveDevice::KeysRight].contains(&now) {
        now = ActiveDevice::Keyboard;
    }
    device.set_if_neq(now);
    in_hand.set_if_neq(InHand(holder));
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, at_board.pipe(follow).in_set(AppSystems::Input));
}
