//! Controllers: what was pressed on any of them, once.

use bevy::{
    ecs::entity::EntityHashMap,
    input::{
        InputSystems,
        gamepad::{Gamepad, GamepadAxis, GamepadButton, GamepadConnectionEvent, RawGamepadEvent},
    },
    platform::collections::HashMap,
    prelude::*,
};

use crate::app::{
    session::{ActiveDevice, Direction, Notice},
    states::{AppSystems, Menu},
};

use super::{at_board, repeat::Repeat, scene_changed, stick::Stick};

/// Presses of the same key on two controllers that come within this many seconds are one press: Steam may show one
/// controller as two.
const MIRRORED: f64 = 0.06;

/// What can be pressed on a controller.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum PadKey {
    /// The D-pad or the left stick, with repetition.
    Step(Direction),
    /// Any other button.
    Button(GamepadButton),
}

/// Something was pressed on a controller.
#[derive(Message, Debug, Clone, Copy)]
pub(super) struct PadPressed {
    pub(super) pad: Entity,
    pub(super) key: PadKey,
}

/// What is known of one controller.
#[derive(Debug, Default)]
struct Pad {
    stick: Stick,
    repeat: Repeat,
}

/// What is known of all controllers.
#[derive(Resource, Debug, Default)]
pub(super) struct Pads {
    pads: EntityHashMap<Pad>,
    /// The last press of each key: by which controller, and when (seconds).
    last: HashMap<PadKey, (Entity, f64)>,
    /// The controller used last.
    in_use: Option<Entity>,
}

impl Pads {
    /// Whether a press is new, rather than another one's mirror image.
    fn is_new(&mut self, pad: Entity, key: PadKey, now: f64) -> bool {
        if let Some((other, then)) = self.last.get(&key)
            && *other != pad
            && now - then < MIRRORED
        {
            return false;
        }
        self.last.insert(key, (pad, now));
        true
    }
}

fn dpad(gamepad: &Gamepad) -> Option<Direction> {
    [
        (GamepadButton::DPadUp, Direction::Up),
        (GamepadButton::DPadDown, Direction::Down),
        (GamepadButton::DPadLeft, Direction::Left),
        (GamepadButton::DPadRight, Direction::Right),
    ]
    .into_iter()
    // Between two slow frames a button may have been pressed and let go.
    .find(|(button, _)| gamepad.pressed(*button) || gamepad.just_pressed(*button))
    .map(|(_, direction)| direction)
}

fn is_dpad(button: GamepadButton) -> bool {
    use GamepadButton::{DPadDown, DPadLeft, DPadRight, DPadUp};
    matches!(button, DPadUp | DPadDown | DPadLeft | DPadRight)
}

/// Hears raw readings, which alone tell a stick at rest from one that has said nothing yet; and forgets controllers that
/// come or go.
fn hear(mut raw: MessageReader<RawGamepadEvent>, mut pads: ResMut<Pads>) {
    for event in raw.read() {
        match event {
            RawGamepadEvent::Connection(connection) => {
                pads.pads.insert(connection.gamepad, Pad::default());
            }
            RawGamepadEvent::Axis(reading) => {
                let axis = match reading.axis {
                    GamepadAxis::LeftStickX => 0,
                    GamepadAxis::LeftStickY => 1,
                    _ => continue,
                };
                pads.pads.entry(reading.gamepad).or_default().stick.hear(axis, reading.value);
            }
            RawGamepadEvent::Button(_) => {}
        }
    }
}

pub(super) fn read(
    gamepads: Query<(Entity, &Gamepad)>,
    time: Res<Time<Real>>,
    mut pads: ResMut<Pads>,
    mut presses: MessageWriter<PadPressed>,
) {
    let now = time.elapsed_secs_f64();
    for (pad, gamepad) in &gamepads {
        let state = pads.pads.entry(pad).or_default();
        let stick = state.stick.direction(gamepad.left_stick());
        let step = state.repeat.step(dpad(gamepad).or(stick), time.delta_secs());
        let buttons = gamepad.get_just_pressed().copied().filter(|button| !is_dpad(*button));
        for key in step.map(PadKey::Step).into_iter().chain(buttons.map(PadKey::Button)) {
            if pads.is_new(pad, key, now) {
                pads.in_use = Some(pad);
                presses.write(PadPressed { pad, key });
            }
        }
    }
}

fn swallow(mut pads: ResMut<Pads>) {
    for pad in pads.pads.values_mut() {
        pad.repeat.swallow();
    }
}

/// The game waits for whoever lost their controller; any device may go on.
fn pause_without(
    mut connections: MessageReader<GamepadConnectionEvent>,
    mut pads: ResMut<Pads>,
    device: Res<ActiveDevice>,
    mut menu: ResMut<NextState<Menu>>,
    mut notices: MessageWriter<Notice>,
) {
    for event in connections.read().filter(|event| event.disconnected()) {
        if pads.in_use == Some(event.gamepad) {
            pads.in_use = None;
            if matches!(*device, ActiveDevice::Gamepad(_)) {
                NextState::set_if_neq(&mut menu, Menu::Pause);
                notices.write(Notice("The controller is gone. Go on with any device.".to_owned()));
            }
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pads>()
        .add_message::<PadPressed>()
        .add_systems(PreUpdate, (swallow.run_if(scene_changed), hear, read).chain().after(InputSystems))
        .add_systems(Update, pause_without.run_if(at_board).in_set(AppSystems::Input));
}
