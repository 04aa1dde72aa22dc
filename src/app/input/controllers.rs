//! Controllers: which are there, and what was pressed on any of them, once.

use bevy::{
    ecs::entity::EntityHashMap,
    input::{
        InputSystems,
        gamepad::{Gamepad, GamepadAxis, GamepadButton, GamepadConnection, GamepadConnectionEvent, RawGamepadEvent},
    },
    prelude::*,
};

use crate::{
    app::{
        session::{ActiveDevice, Controllers, Controls, Direction, Holder, Joining, Notice, PadKind, Seating},
        states::{AppSystems, Menu},
    },
    texts::text,
};

use super::{at_board, repeat::Repeat, scene_changed, stick::Stick, twins::Twins};

/// What can be pressed on a controller.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum PadKey {
    /// The D-pad or the left stick, with repetition.
    Step(Direction),
    /// Any other button.
    Button(GamepadButton),
}

/// Something was pressed on a controller.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
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
    twins: Twins,
    /// The controller used last.
    in_use: Option<Entity>,
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

/// Hears raw readings, which alone tell a stick at rest from one that has said nothing yet; keeps the list of controllers,
/// and believes nothing of one that has just come.
fn hear(
    mut raw: MessageReader<RawGamepadEvent>,
    mut pads: ResMut<Pads>,
    mut controllers: ResMut<Controllers>,
    seating: Res<Seating>,
) {
    for event in raw.read() {
        match event {
            RawGamepadEvent::Connection(connection) => {
                let pad = connection.gamepad;
                pads.pads.insert(pad, Pad::default());
                pads.twins.forget(pad);
                match &connection.connection {
                    GamepadConnection::Connected { name, vendor_id, product_id } => {
                        let kind = PadKind { name: name.clone(), vendor: *vendor_id, product: *product_id };
                        controllers.come(pad, kind, &seating);
                    }
                    GamepadConnection::Disconnected => controllers.go(pad),
                }
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
    (time, controls): (Res<Time<Real>>, Res<Controls>),
    (controllers, seating, joining): (Res<Controllers>, Res<Seating>, Res<Joining>),
    mut pads: ResMut<Pads>,
    mut presses: MessageWriter<PadPressed>,
) {
    let now = time.elapsed_secs_f64();
    let seated = |pad| {
        let holder = controllers.number(pad).map(Holder::Pad);
        holder.is_some_and(|holder| if joining.open { joining.holds(holder) } else { seating.side(holder).is_some() })
    };
    let Pads { pads, twins, in_use } = &mut *pads;
    let mut counted = twins.proven(now);
    for (pad, gamepad) in &gamepads {
        let state = pads.entry(pad).or_default();
        let stick = state.stick.direction(gamepad.left_stick());
        let step = state.repeat.step(dpad(gamepad).or(stick), time.delta_secs(), &controls);
        let buttons = gamepad.get_just_pressed().copied().filter(|button| !is_dpad(*button));
        let keys = step.map(PadKey::Step).into_iter().chain(buttons.map(PadKey::Button));
        counted.extend(keys.map(|key| PadPressed { pad, key }).filter(|press| twins.counts(*press, now, seated)));
    }
    if let Some(press) = counted.last() {
        *in_use = Some(press.pad);
    }
    presses.write_batch(counted);
}

fn swallow(mut pads: ResMut<Pads>) {
    for pad in pads.pads.values_mut() {
        pad.repeat.swallow();
    }
}

/// The game waits for whoever lost their controller; any device may go on. Where everybody has their own, it is the seats'
/// matter.
fn pause_without(
    mut connections: MessageReader<GamepadConnectionEvent>,
    mut pads: ResMut<Pads>,
    device: Res<ActiveDevice>,
    seating: Res<Seating>,
    mut menu: ResMut<NextState<Menu>>,
    mut notices: MessageWriter<Notice>,
) {
    for event in connections.read().filter(|event| event.disconnected()) {
        if pads.in_use == Some(event.gamepad) {
            pads.in_use = None;
            if matches!(*device, ActiveDevice::Gamepad(_)) && seating.shared() {
                NextState::set_if_neq(&mut menu, Menu::Pause);
                notices.write(Notice(text("fault-controller-gone").to_owned()));
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
