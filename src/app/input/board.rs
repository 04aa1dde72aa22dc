//! Keys and buttons at the board become actions: of anybody, or, where seats have their own devices, of the seat's.

use bevy::{ecs::system::SystemParam, input::keyboard::KeyboardFocusLost, prelude::*};

use crate::app::{
    session::{Action, Bindings, Controllers, Controls, Direction, Hearing, Holder, Match, OutOfTurn, Seating},
    states::AppSystems,
};

use super::{
    at_board,
    controllers::{PadKey, PadPressed},
    halves::{COMMON, Half},
    repeat::Repeat,
    scene_changed,
};

/// The cursor keys' repetition.
#[derive(Debug, Default)]
struct Cursor {
    repeat: Repeat,
    /// The direction pressed last, of those still held.
    latest: Option<(KeyCode, Direction)>,
}

impl Cursor {
    /// The step to take now, if any.
    fn step(
        &mut self,
        keys: &ButtonInput<KeyCode>,
        table: &[(KeyCode, Action)],
        seconds: f32,
        controls: &Controls,
    ) -> Option<Direction> {
        let ways = || {
            table.iter().filter_map(|&(key, action)| match action {
                Action::Cursor(direction) => Some((key, direction)),
                _ => None,
            })
        };
        let pressed = ways().rfind(|(key, _)| keys.just_pressed(*key));
        if pressed.is_some() {
            // It counts even if it was let go before this frame, as between two slow ones.
            self.latest = pressed;
        } else if self.latest.is_some_and(|(key, _)| !keys.pressed(key)) {
            self.latest = ways().find(|(key, _)| keys.pressed(*key));
        }
        self.repeat.step(self.latest.map(|(_, direction)| direction), seconds, controls)
    }
}

/// The repetition of the whole keyboard's cursor keys, and of each half's.
#[derive(Resource, Debug, Default)]
struct Keys {
    whole: Cursor,
    halves: [Cursor; 2],
}

/// Lets through what a device may do now.
#[derive(SystemParam)]
struct Gate<'w> {
    seating: Res<'w, Seating>,
    game: Res<'w, Match>,
    actions: MessageWriter<'w, Action>,
    out_of_turn: MessageWriter<'w, OutOfTurn>,
}

impl Gate<'_> {
    /// A device acts. Who has no seat can do no more than pause, and who is not to move no more than what is nobody's turn.
    fn pass(&mut self, holder: Holder, action: Action) {
        let anybody = matches!(action, Action::Pause | Action::Mute);
        match self.seating.hears(&self.game, holder) {
            _ if anybody => {
                self.actions.write(action);
            }
            Hearing::Heard => {
                self.actions.write(action);
            }
            Hearing::OutOfTurn if matches!(action, Action::Flip | Action::Threats) => {
                self.actions.write(action);
            }
            Hearing::OutOfTurn => {
                self.out_of_turn.write(OutOfTurn);
            }
            Hearing::NoSeat => {}
        }
    }
}

fn keyboard(
    keys: Res<ButtonInput<KeyCode>>,
    (bindings, controls): (Res<Bindings>, Res<Controls>),
    time: Res<Time<Real>>,
    mut state: ResMut<Keys>,
    mut gate: Gate,
) {
    let any = |keys: &ButtonInput<KeyCode>, of: [KeyCode; 2]| keys.any_pressed(of);
    let control = any(&keys, [KeyCode::ControlLeft, KeyCode::ControlRight]);
    let shift = any(&keys, [KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let system =
        any(&keys, [KeyCode::AltLeft, KeyCode::AltRight]) || any(&keys, [KeyCode::SuperLeft, KeyCode::SuperRight]);
    // Alt-Tab and the like belong to the system.
    if system {
        *state = Keys::default();
        return;
    }
    let seconds = time.delta_secs();
    if !gate.seating.shared() {
        for (half, cursor) in Half::ALL.into_iter().zip(&mut state.halves) {
            let table = half.keys();
            let step = cursor.step(&keys, table, seconds, &controls).map(Action::Cursor);
            for action in step.into_iter().chain(pressed(&keys, table)) {
                gate.pass(half.holder(), action);
            }
        }
        gate.actions.write_batch(pressed(&keys, &COMMON));
        return;
    }
    if control {
        if keys.just_pressed(KeyCode::KeyZ) {
            gate.actions.write(if shift { Action::Redo } else { Action::Undo });
        }
        if keys.just_pressed(KeyCode::KeyY) {
            gate.actions.write(Action::Redo);
        }
        return;
    }
    let table: Vec<(KeyCode, Action)> = bindings.keys().collect();
    let step = state.whole.step(&keys, &table, seconds, &controls).map(Action::Cursor);
    let others = pressed(&keys, &table).map(|action| match action {
        Action::NextPiece if shift => Action::PreviousPiece,
        action => action,
    });
    gate.actions.write_batch(step.into_iter().chain(others));
}

/// What was pressed, but for the cursor's keys.
fn pressed(keys: &ButtonInput<KeyCode>, table: &[(KeyCode, Action)]) -> impl Iterator<Item = Action> {
    let others = table.iter().filter(|(_, action)| !matches!(action, Action::Cursor(_)));
    others.filter(|(key, _)| keys.just_pressed(*key)).map(|(_, action)| *action)
}

fn swallow(mut state: ResMut<Keys>) {
    let Keys { whole, halves } = &mut *state;
    for cursor in halves.iter_mut().chain([whole]) {
        cursor.repeat.swallow();
    }
}

fn controllers(
    mut presses: MessageReader<PadPressed>,
    bindings: Res<Bindings>,
    controllers: Res<Controllers>,
    mut gate: Gate,
) {
    for press in presses.read() {
        let action = match press.key {
            PadKey::Step(direction) => Some(Action::Cursor(direction)),
            PadKey::Button(button) => bindings.button(button),
        };
        if let Some((number, action)) = controllers.number(press.pad).zip(action) {
            gate.pass(Holder::Pad(number), action);
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
