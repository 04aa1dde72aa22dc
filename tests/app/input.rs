//! Keyboards and controllers: repetition, dead zones, devices that come and go. Names like B58 are rows of the faults this
//! game must not have.

use crate::common::*;
use bevy::{
    input::{ButtonState, gamepad::GamepadButton, keyboard::KeyboardFocusLost, mouse::MouseMotion},
    prelude::*,
};
use jungle::app::{
    session::{Action, ActiveDevice, Brand, Direction, View},
    states::Menu,
};

/// A game of two people with the cursor shown on d5.
fn at_the_board() -> App {
    let mut app = game();
    new_game(&mut app, two_people());
    Keyboard.go(&mut app, square("d5"));
    app
}

fn cursor(app: &App) -> String {
    hand(app).cursor.to_string()
}

/// Frames in so many milliseconds.
fn millis(app: &mut App, millis: usize) {
    frames(app, millis / 16);
}

/// B52: keys held when another window takes over are let go.
#[test]
fn focus_loss_releases_keys() {
    let mut app = at_the_board();
    key(&mut app, KeyCode::ArrowRight, ButtonState::Pressed);
    app.update();
    assert_eq!(cursor(&app), "e5");
    app.world_mut().write_message(KeyboardFocusLost);
    app.update();
    millis(&mut app, 2000);
    assert_eq!(cursor(&app), "e5");
    // The release comes, if at all, when the window is back.
    key(&mut app, KeyCode::ArrowRight, ButtonState::Released);
    millis(&mut app, 500);
    assert_eq!(cursor(&app), "e5");
    tap(&mut app, KeyCode::ArrowRight);
    assert_eq!(cursor(&app), "f5");
}

/// B52: Alt-Tab is the system's, not the next animal; nor do Ctrl and letters do what letters do.
#[test]
fn modified_keys_are_not_ours() {
    let mut app = at_the_board();
    key(&mut app, KeyCode::AltLeft, ButtonState::Pressed);
    tap(&mut app, KeyCode::Tab);
    tap(&mut app, KeyCode::ArrowUp);
    key(&mut app, KeyCode::AltLeft, ButtonState::Released);
    app.update();
    assert_eq!(cursor(&app), "d5");
    key(&mut app, KeyCode::ControlLeft, ButtonState::Pressed);
    tap(&mut app, KeyCode::KeyP);
    key(&mut app, KeyCode::ControlLeft, ButtonState::Released);
    frames(&mut app, 2);
    assert_eq!(menu(&app), Menu::None);
}

/// B37: an animal that is dragged when another window takes over goes home.
#[test]
fn focus_loss_ends_a_drag() {
    let mut app = at_the_board();
    act(&mut app, Action::Press(square("g3")));
    assert!(hand(&app).dragging);
    app.world_mut().write_message(KeyboardFocusLost);
    frames(&mut app, 2);
    assert_eq!((hand(&app).held, hand(&app).dragging), (None, false));
}

#[test]
fn a_held_key_repeats() {
    let mut app = at_the_board();
    Keyboard.go(&mut app, square("a5"));
    key(&mut app, KeyCode::ArrowRight, ButtonState::Pressed);
    millis(&mut app, 300);
    assert_eq!(cursor(&app), "b5");
    millis(&mut app, 400);
    let file = hand(&app).cursor.file();
    assert!((3..=5).contains(&file), "0.7 s are one step, and more from 0.4 s on: {file}");
    key(&mut app, KeyCode::ArrowRight, ButtonState::Released);
    app.update();
    let there = cursor(&app);
    millis(&mut app, 500);
    assert_eq!(cursor(&app), there);
}

/// A slow frame loses nothing: what is pressed and let go within it is pressed once.
#[test]
fn taps_shorter_than_a_frame() {
    let mut app = at_the_board();
    let pad = Controller::connect(&mut app);
    key(&mut app, KeyCode::ArrowRight, ButtonState::Pressed);
    key(&mut app, KeyCode::ArrowRight, ButtonState::Released);
    app.update();
    assert_eq!(cursor(&app), "e5");
    pad.button(&mut app, GamepadButton::DPadUp, 1.0);
    pad.button(&mut app, GamepadButton::DPadUp, 0.0);
    app.update();
    assert_eq!(cursor(&app), "e6");
    millis(&mut app, 1000);
    assert_eq!(cursor(&app), "e6");
}

/// B58: a flick is one step; held for a second it waits, then repeats steadily; swinging back over the middle and drift
/// are nothing; the D-pad does the same.
#[test]
fn stick_and_dpad() {
    let mut app = at_the_board();
    let pad = Controller::connect(&mut app);
    pad.lean(&mut app, 0.0, 0.0);

    pad.lean(&mut app, 0.9, 0.0);
    pad.lean(&mut app, 0.1, 0.0);
    pad.lean(&mut app, -0.15, 0.0);
    pad.lean(&mut app, 0.0, 0.0);
    assert_eq!(cursor(&app), "e5", "a flick");
    pad.lean(&mut app, 0.2, -0.2);
    millis(&mut app, 1000);
    assert_eq!(cursor(&app), "e5", "drift");
    pad.lean(&mut app, 0.75, 0.7);
    pad.lean(&mut app, 0.0, 0.0);
    assert_eq!(cursor(&app), "f5", "no step is diagonal");

    // Eight squares up take 0 s, 0.4 s, 0.5 s ... on both.
    let mut climbs = Vec::new();
    for stick in [true, false] {
        Keyboard.go(&mut app, square("d1"));
        if stick {
            pad.lean(&mut app, 0.0, 1.0);
        } else {
            pad.button(&mut app, GamepadButton::DPadUp, 1.0);
            app.update();
        }
        let mut ranks = vec![hand(&app).cursor.rank()];
        for _ in 0..10 {
            millis(&mut app, 96);
            ranks.push(hand(&app).cursor.rank());
        }
        pad.lean(&mut app, 0.0, 0.0);
        pad.button(&mut app, GamepadButton::DPadUp, 0.0);
        app.update();
        climbs.push(ranks);
    }
    assert_eq!(climbs[0], climbs[1]);
    assert_eq!(climbs[0][..4], [1, 1, 1, 1], "the wait");
    assert!((6..=8).contains(&climbs[0][10]), "{:?}", climbs[0]);
}

/// B55: connect, disconnect, connect, with a stick that claims to be pushed: nothing happens until it has been at rest.
#[test]
fn a_pad_that_comes_badly() {
    let mut app = at_the_board();
    tap(&mut app, KeyCode::ArrowUp);
    let before = cursor(&app);
    let first = Controller::connect(&mut app);
    first.lean(&mut app, -1.0, 1.0);
    first.unplug(&mut app);
    app.update();
    let pad = Controller::connect(&mut app);
    pad.lean(&mut app, 1.0, -1.0);
    millis(&mut app, 1000);
    assert_eq!(cursor(&app), before);
    assert_eq!(menu(&app), Menu::None, "a pad nobody used may go");
    assert_eq!(*app.world().resource::<ActiveDevice>(), ActiveDevice::Keyboard);
    pad.lean(&mut app, 0.05, 0.0);
    pad.lean(&mut app, 1.0, 0.0);
    assert_ne!(cursor(&app), before, "once it has been at rest it works");
}

/// The controller in use goes: the game pauses and says so, and any device goes on. Another one's going is nobody's business.
#[test]
fn the_pad_in_use_goes() {
    let mut app = at_the_board();
    let mut pad = Controller::connect(&mut app);
    let idle = Controller::connect(&mut app);
    pad.step(&mut app, Direction::Up);
    idle.unplug(&mut app);
    frames(&mut app, 3);
    assert_eq!(menu(&app), Menu::None);
    pad.unplug(&mut app);
    frames(&mut app, 3);
    assert_eq!(menu(&app), Menu::Pause);
    assert_eq!(heard(&app).notices.len(), 1);

    // It comes back under its old name and works at once.
    pad.plug(&mut app);
    set_menu(&mut app, Menu::None);
    let before = cursor(&app);
    pad.step(&mut app, Direction::Up);
    assert_ne!(cursor(&app), before);
    // A pad that was put down for the keyboard may go, too.
    tap(&mut app, KeyCode::ArrowDown);
    pad.unplug(&mut app);
    frames(&mut app, 3);
    assert_eq!(menu(&app), Menu::None);
}

/// One controller that the system shows twice is one controller.
#[test]
fn mirrored_pads() {
    let mut app = at_the_board();
    let (one, two) = (Controller::connect(&mut app), Controller::connect(&mut app));
    for value in [1.0, 0.0] {
        one.button(&mut app, GamepadButton::DPadUp, value);
        app.update();
        two.button(&mut app, GamepadButton::DPadUp, value);
        app.update();
    }
    assert_eq!(cursor(&app), "d6");
    one.button(&mut app, GamepadButton::South, 1.0);
    two.button(&mut app, GamepadButton::South, 1.0);
    app.update();
    // Two controllers used in turn are two.
    millis(&mut app, 200);
    two.tap(&mut app, GamepadButton::DPadDown);
    millis(&mut app, 200);
    one.tap(&mut app, GamepadButton::DPadDown);
    assert_eq!(cursor(&app), "d4");
}

/// Every button of a controller at the board.
#[test]
fn buttons() {
    let mut app = at_the_board();
    let mut pad = Controller::connect(&mut app);
    play_line(&mut app, &mut pad, "g3g4 a7a6");
    pad.tap(&mut app, GamepadButton::West);
    frames(&mut app, 2);
    assert_eq!(current(&app).game.plies().len(), 1);
    pad.tap(&mut app, GamepadButton::North);
    frames(&mut app, 3);
    assert!(hand(&app).hint.is_some());
    pad.tap(&mut app, GamepadButton::RightTrigger);
    let next = hand(&app).cursor;
    assert!(current(&app).game.legal_moves().iter().any(|mv| mv.from == next));
    pad.tap(&mut app, GamepadButton::RightTrigger);
    pad.tap(&mut app, GamepadButton::LeftTrigger);
    assert_eq!(hand(&app).cursor, next);
    pad.tap(&mut app, GamepadButton::Select);
    assert!(app.world().resource::<View>().flipped);
    pad.tap(&mut app, GamepadButton::South);
    assert_eq!(hand(&app).held, Some(next));
    pad.tap(&mut app, GamepadButton::East);
    assert_eq!(hand(&app).held, None);
    pad.tap(&mut app, GamepadButton::Start);
    frames(&mut app, 2);
    assert_eq!(menu(&app), Menu::Pause);
}

/// In a dialog the board hears nothing, B and Escape are one step back, and what is held when it closes waits to be let go.
#[test]
fn dialogs_have_the_devices() {
    let mut app = at_the_board();
    let pad = Controller::connect(&mut app);
    set_menu(&mut app, Menu::Pause);
    pad.tap(&mut app, GamepadButton::DPadUp);
    tap(&mut app, KeyCode::ArrowUp);
    pad.tap(&mut app, GamepadButton::South);
    assert_eq!(heard(&app).backs, 0);
    for button in [GamepadButton::East, GamepadButton::Start] {
        pad.tap(&mut app, button);
    }
    for key in [KeyCode::Escape, KeyCode::Backspace, KeyCode::KeyP] {
        tap(&mut app, key);
    }
    assert_eq!(heard(&app).backs, 5);
    assert_eq!(cursor(&app), "d5");

    pad.button(&mut app, GamepadButton::DPadUp, 1.0);
    key(&mut app, KeyCode::ArrowUp, ButtonState::Pressed);
    app.update();
    set_menu(&mut app, Menu::None);
    millis(&mut app, 2000);
    assert_eq!(cursor(&app), "d5");
    pad.button(&mut app, GamepadButton::DPadUp, 0.0);
    key(&mut app, KeyCode::ArrowUp, ButtonState::Released);
    app.update();
    tap(&mut app, KeyCode::ArrowUp);
    assert_eq!(cursor(&app), "d6");
}

/// The prompts follow what a person used, not what trembles.
#[test]
fn the_device_last_used() {
    let mut app = at_the_board();
    let device = |app: &App| *app.world().resource::<ActiveDevice>();
    assert_eq!(device(&app), ActiveDevice::Keyboard);
    for _ in 0..20 {
        app.world_mut().write_message(MouseMotion { delta: Vec2::new(1.0, 0.0) });
        app.update();
        app.update();
    }
    assert_eq!(device(&app), ActiveDevice::Keyboard, "a mouse on a trembling table");
    for _ in 0..4 {
        app.world_mut().write_message(MouseMotion { delta: Vec2::new(6.0, 2.0) });
        app.update();
    }
    assert_eq!(device(&app), ActiveDevice::Mouse);
    let pad = Controller::connect(&mut app);
    pad.lean(&mut app, 0.2, 0.0);
    assert_eq!(device(&app), ActiveDevice::Mouse, "drift");
    pad.lean(&mut app, 0.9, 0.0);
    assert_eq!(device(&app), ActiveDevice::Gamepad(Brand::Xbox));
    tap(&mut app, KeyCode::ShiftLeft);
    assert_eq!(device(&app), ActiveDevice::Gamepad(Brand::Xbox), "a modifier alone says nothing");
    tap(&mut app, KeyCode::KeyU);
    assert_eq!(device(&app), ActiveDevice::Keyboard);
}

/// A legal move waits until its square is chosen again; choosing another, or going back, is no move.
#[test]
fn moves_are_confirmed_where_that_is_wished() {
    let mut app = game();
    new_game(&mut app, two_people());
    app.world_mut().resource_mut::<View>().confirm_moves = true;
    let mut pad = Controller::connect(&mut app);
    pad.go(&mut app, square("a3"));
    pad.confirm(&mut app);
    pad.go(&mut app, square("a4"));
    pad.confirm(&mut app);
    assert_eq!(hand(&app).proposed, Some(mv("a3a4")));
    assert!(heard(&app).played.is_empty());
    act(&mut app, Action::Cancel);
    assert_eq!((hand(&app).proposed, hand(&app).held), (None, Some(square("a3"))), "one level back");
    pad.confirm(&mut app);
    pad.go(&mut app, square("b3"));
    pad.confirm(&mut app);
    assert_eq!(hand(&app).proposed, Some(mv("a3b3")));
    pad.go(&mut app, square("a4"));
    pad.confirm(&mut app);
    assert_eq!(hand(&app).proposed, Some(mv("a3a4")));
    assert!(heard(&app).played.is_empty());
    pad.confirm(&mut app);
    frames(&mut app, 2);
    assert_eq!(heard(&app).played, ["a3a4"]);

    // By pointer: dropped there, and then clicked.
    act(&mut app, Action::Press(square("a7")));
    act(&mut app, Action::Release(Some(square("a6"))));
    assert_eq!(hand(&app).proposed, Some(mv("a7a6")));
    act(&mut app, Action::Press(square("a6")));
    frames(&mut app, 2);
    assert_eq!(heard(&app).played, ["a3a4", "a7a6"]);
    app.world_mut().resource_mut::<View>().confirm_moves = false;
    play_line(&mut app, &mut pad, "a4a5");
}
