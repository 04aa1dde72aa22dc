//! In the menus a controller speaks to egui as a keyboard does, and Escape and B mean one level back.

use bevy::{input::InputSystems, prelude::*};
use bevy_egui::{EguiInput, EguiPreUpdateSet, PrimaryEguiContext, egui};

use crate::app::{
    session::{Back, Controllers, Controls, Direction, Holder, Joining, MenuAction, Rebinding},
    states::{AppSystems, Menu, Screen},
};

use super::{
    at_board,
    controllers::{PadKey, PadPressed},
    halves::Half,
    rebind,
    repeat::Repeat,
    scene_changed,
};

/// The key egui hears for a controller's press; B and Start are [`Back`] and the others mean nothing in a menu. Where there
/// are tabs, the shoulders turn them.
fn egui_key(key: PadKey, tabs: bool) -> Option<(egui::Key, egui::Modifiers)> {
    use egui::{Key, Modifiers};
    match key {
        PadKey::Step(Direction::Up) => Some((Key::ArrowUp, Modifiers::NONE)),
        PadKey::Step(Direction::Down) => Some((Key::ArrowDown, Modifiers::NONE)),
        PadKey::Step(Direction::Left) => Some((Key::ArrowLeft, Modifiers::NONE)),
        PadKey::Step(Direction::Right) => Some((Key::ArrowRight, Modifiers::NONE)),
        PadKey::Button(GamepadButton::South) => Some((Key::Enter, Modifiers::NONE)),
        PadKey::Button(GamepadButton::LeftTrigger | GamepadButton::RightTrigger) if tabs => None,
        PadKey::Button(GamepadButton::RightTrigger) => Some((Key::Tab, Modifiers::NONE)),
        PadKey::Button(GamepadButton::LeftTrigger) => Some((Key::Tab, Modifiers::SHIFT)),
        PadKey::Button(_) => None,
    }
}

/// Whether the menu has tabs, and things that can be reset.
fn has_tabs(screen: Res<State<Screen>>, menu: Res<State<Menu>>) -> bool {
    matches!(*menu.get(), Menu::Settings | Menu::Keys | Menu::House)
        || (*menu.get() == Menu::None && *screen.get() == Screen::Learn)
}

/// A key's way down and up again, as egui hears it.
fn press_and_let_go(key: egui::Key, modifiers: egui::Modifiers) -> [egui::Event; 2] {
    [true, false].map(|pressed| egui::Event::Key { key, physical_key: None, pressed, repeat: false, modifiers })
}

fn speak(
    tabs: In<bool>,
    mut presses: MessageReader<PadPressed>,
    (menu, joining, controllers): (Res<State<Menu>>, Res<Joining>, Res<Controllers>),
    mut input: Single<&mut EguiInput, With<PrimaryEguiContext>>,
) {
    for press in presses.read() {
        let joins = *menu.get() == Menu::Seats
            && press.key == PadKey::Button(GamepadButton::South)
            && controllers.number(press.pad).is_some_and(|pad| joining.would_join(Holder::Pad(pad)));
        if let Some((key, modifiers)) = egui_key(press.key, *tabs)
            && !joins
        {
            input.events.extend(press_and_let_go(key, modifiers));
        }
    }
}

/// Where seats are taken, the key that takes one presses nothing besides, and the left half's keys steer like the arrows.
fn speak_for_halves(
    keys: Res<ButtonInput<KeyCode>>,
    joining: Res<Joining>,
    mut input: Single<&mut EguiInput, With<PrimaryEguiContext>>,
) {
    let [left, right] = Half::ALL.map(|half| joining.would_join(half.holder()));
    input.events.retain(|event| match event {
        egui::Event::Key { key: egui::Key::Space, .. } => !left,
        egui::Event::Key { key: egui::Key::Enter, .. } => !right,
        _ => true,
    });
    let ways = [
        (KeyCode::KeyW, egui::Key::ArrowUp),
        (KeyCode::KeyS, egui::Key::ArrowDown),
        (KeyCode::KeyA, egui::Key::ArrowLeft),
        (KeyCode::KeyD, egui::Key::ArrowRight),
    ];
    for (_, key) in ways.into_iter().filter(|(key, _)| keys.just_pressed(*key)) {
        input.events.extend(press_and_let_go(key, egui::Modifiers::NONE));
    }
}

/// At the board egui hears no keys: they would move its focus among the buttons beside the board. In menus it does not
/// hear Escape, which would leave nothing focused; that is [`Back`] there. In a browser Tab is the way out of the picture.
///
/// Where a name is written, the space bar writes a space and presses nothing.
///
/// What the system repeats of a held arrow is left out: [`repeat_arrows`] does that as the player wants it. And a press that
/// becomes a new key means nothing else.
fn hush(
    board: In<bool>,
    menu: Res<State<Menu>>,
    rebinding: Res<Rebinding>,
    mut input: Single<&mut EguiInput, With<PrimaryEguiContext>>,
) {
    use egui::Key::{ArrowDown, ArrowLeft, ArrowRight, ArrowUp};
    let writing = *menu.get() == Menu::Name;
    input.events.retain(|event| match event {
        // That a key is let go is heard: else its next press would be taken for a repetition.
        egui::Event::Key { pressed: true, .. } | egui::Event::Text(_) if rebinding.listens() => false,
        egui::Event::Key { key: ArrowUp | ArrowDown | ArrowLeft | ArrowRight, repeat: true, .. } => false,
        egui::Event::Key { key: egui::Key::Space, .. } if writing => false,
        egui::Event::Key { key: egui::Key::Tab, .. } if cfg!(target_arch = "wasm32") => false,
        egui::Event::Key { key, .. } => !*board && *key != egui::Key::Escape,
        egui::Event::Text(_) => !*board,
        _ => true,
    });
}

/// An arrow that is held goes on stepping.
fn repeat_arrows(
    changed: In<bool>,
    keys: Res<ButtonInput<KeyCode>>,
    (time, controls): (Res<Time<Real>>, Res<Controls>),
    mut repeat: Local<Repeat>,
    mut input: Single<&mut EguiInput, With<PrimaryEguiContext>>,
) {
    let ways = [
        (KeyCode::ArrowUp, Direction::Up),
        (KeyCode::ArrowDown, Direction::Down),
        (KeyCode::ArrowLeft, Direction::Left),
        (KeyCode::ArrowRight, Direction::Right),
    ];
    if *changed {
        repeat.swallow();
    }
    let held = ways.iter().find(|(key, _)| keys.pressed(*key));
    let step = repeat.step(held.map(|(_, way)| *way), time.delta_secs(), &controls);
    // The first step is the press itself, which egui has heard.
    let first = held.is_some_and(|(key, _)| keys.just_pressed(*key));
    if let Some((key, modifiers)) = step.filter(|_| !first).and_then(|way| egui_key(PadKey::Step(way), false)) {
        input.events.extend(press_and_let_go(key, modifiers));
    }
}

/// Whether a press is not waited for elsewhere.
fn nothing_is_bound(rebinding: Res<Rebinding>) -> bool {
    !rebinding.listens()
}

fn back(
    keys: Res<ButtonInput<KeyCode>>,
    mut presses: MessageReader<PadPressed>,
    menu: Res<State<Menu>>,
    mut back: MessageWriter<Back>,
) {
    let paused = *menu.get() == Menu::Pause;
    let pad = presses.read().any(|press| match press.key {
        PadKey::Button(GamepadButton::East) => true,
        PadKey::Button(GamepadButton::Start) => paused,
        _ => false,
    });
    // Where a name is written, Backspace takes its last letter.
    let backspace = keys.just_pressed(KeyCode::Backspace) && *menu.get() != Menu::Name;
    let key = keys.just_pressed(KeyCode::Escape) || backspace || (paused && keys.just_pressed(KeyCode::KeyP));
    if pad || key {
        back.write(Back);
    }
}

fn turn_tabs(
    keys: Res<ButtonInput<KeyCode>>,
    mut presses: MessageReader<PadPressed>,
    mut actions: MessageWriter<MenuAction>,
) {
    let of_key = [
        (KeyCode::KeyQ, MenuAction::PreviousTab),
        (KeyCode::KeyE, MenuAction::NextTab),
        (KeyCode::KeyR, MenuAction::Reset),
    ];
    let pressed = of_key.into_iter().filter(|(key, _)| keys.just_pressed(*key)).map(|(_, action)| action);
    let of_pad = |press: &PadPressed| match press.key {
        PadKey::Button(GamepadButton::LeftTrigger) => Some(MenuAction::PreviousTab),
        PadKey::Button(GamepadButton::RightTrigger) => Some(MenuAction::NextTab),
        PadKey::Button(GamepadButton::North) => Some(MenuAction::Reset),
        _ => None,
    };
    actions.write_batch(pressed.chain(presses.read().filter_map(of_pad)));
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        (
            rebind::take,
            at_board.pipe(hush),
            scene_changed.pipe(repeat_arrows).run_if(not(at_board)),
            // Before controllers speak: what they say is theirs.
            speak_for_halves.run_if(in_state(Menu::Seats)),
            has_tabs.pipe(speak).run_if(not(at_board).and_then(nothing_is_bound)),
        )
            .chain()
            .after(InputSystems)
            .after(super::controllers::read)
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass),
    )
    .add_systems(
        Update,
        (
            back.run_if(
                not(at_board)
                    .and_then(not(scene_changed))
                    .and_then(not(in_state(Menu::Seats)))
                    .and_then(nothing_is_bound),
            ),
            turn_tabs.run_if(has_tabs.and_then(not(scene_changed)).and_then(nothing_is_bound)),
        )
            .in_set(AppSystems::Input),
    );
}
