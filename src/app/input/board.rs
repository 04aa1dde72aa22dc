//! Keys and buttons at the board become actions.

use bevy::{input::keyboard::KeyboardFocusLost, prelude::*};

use crate::app::{
    session::{Action, Direction},
    states::AppSystems,
};

use super::{
    at_board,
    bindings::Bindings,
    controllers::{PadKey, PadPressed},
    repeat::Repeat,
    scene_changed,
};

/// The cursor keys' repetition.
#[derive(Resource, Debug, Default)]
struct Keys {
    repeat: Repeat,
    /// The direction pressed last, of those still held.
    latest: Option<(KeyCode, Direction)>,
}

fn keyboard(
    keys: Res<ButtonInput<KeyCode>>,
    bindings: Res<Bindings>,
    time: Res<Time<Real>>,
    mut state: ResMut<Keys>,
    mut actions: MessageWriter<Action>,
) {
    let any = |keys: &ButtonInput<KeyCode>, of: [KeyCode; 2]| keys.any_pressed(of);
    let control = any(&keys, [KeyCode::ControlLeft, KeyCode::ControlRight]);
    let shift = any(&keys, [KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let system =
        any(&keys, [KeyCode::AltLeft, KeyCode::AltRight]) || any(&keys, [KeyCode::SuperLeft, KeyCode::SuperRight]);
    // Alt-Tab and the like belong to the system.
    if system {
        state.latest = None;
        state.repeat = Repeat::Idle;
        return;
    }
    if control {
        if keys.just_pressed(KeyCode::KeyZ) {
            actions.write(if shift { Action::Redo } else { Action::Undo });
        }
        if keys.just_pressed(KeyCode::KeyY) {
            actions.write(Action::Redo);
        }
        return;
    }

    let pressed = bindings.cursor_keys().filter(|(key, _)| keys.just_pressed(*key)).last();
    if pressed.is_some() {
        // It counts even if it was let go before this frame, as between two slow ones.
        state.latest = pressed;
    } else if state.latest.is_some_and(|(key, _)| !keys.pressed(key)) {
        state.latest = bindings.cursor_keys().find(|(key, _)| keys.pressed(*key));
    }
    let held = state.latest.map(|(_, direction)| direction);
    if let Some(direction) = state.repeat.step(held, time.delta_secs()) {
        actions.write(Action::Cursor(direction));
    }

    for &(key, action) in &bindings.keys {
        let action = if action == Action::NextPiece && shift { Action::PreviousPiece } else { action };
        if !matches!(action, Action::Cursor(_)) && keys.just_pressed(key) {
            actions.write(action);
        }
    }
}

fn swallow(mut state: ResMut<Keys>) {
    state.repeat.swallow();
}

fn controllers(mut presses: MessageReader<PadPressed>, bindings: Res<Bindings>, mut actions: MessageWriter<Action>) {
    for press in presses.read() {
        let action = match press.key {
            PadKey::Step(direction) => Some(Action::Cursor(direction)),
            PadKey::Button(button) => bindings.button(button),
        };
        if let Some(action) = action {
            actions.write(action);
        }
    }
}

/// Another window took over: whatever the pointer dragged goes home.
fn focus_lost(mut lost: MessageReader<KeyboardFocusLost>, mut actions: MessageWriter<Action>) {
    if lost.read().count() > 0 {
        actions.write(Action::PointerLost);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Keys>().add_systems(
        Update,
        (swallow.run_if(scene_changed), (keyboard, controllers, focus_lost).run_if(at_board))
            .chain()
            .in_set(AppSystems::Input),
    );
}
