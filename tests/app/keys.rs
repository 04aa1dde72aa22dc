//! Keys and buttons as the player wants them: given by a press, exchanged, kept, shown by the prompts, and never lost; how
//! fast what is held repeats; and controllers that rumble.

use std::fs;

use crate::common::{
    self, Controller, Device as _, Keyboard, current,
    folder::{Folder, quit},
    frames, game_with, hand, heard, menu, new_game, play_line,
    screens::{Keys, Presser, at_title, choose, focused, game_in, go_to, is_at},
    set_menu, start, tap, two_people, until,
};
use bevy::{
    input::{
        gamepad::{GamepadButton, GamepadRumbleRequest},
        keyboard::KeyCode,
    },
    prelude::*,
};
use bevy_egui::egui::Id;
use jungle::{
    app::{
        session::{Action, Bindings, Controls, Direction, Holder, InHand, Moment, PadId, Rebinding, Seating, View},
        states::{Menu, Screen},
        storage::StorageDir,
    },
    rules::{Animal, Outcome, Piece, Side, WinReason},
};

fn bindings(app: &App) -> &Bindings {
    app.world().resource::<Bindings>()
}

fn open(app: &mut App, hand: &mut dyn Presser) {
    set_menu(app, Menu::Settings);
    for _ in 0..3 {
        tap(app, KeyCode::KeyE);
        app.update();
    }
    choose(app, hand, "settings-keys");
    is_at(app, (Screen::Title, Menu::Keys));
}

/// Goes to a row of the page, and presses it.
fn press_row(app: &mut App, hand: &mut dyn Presser, row: usize) {
    let wanted = Some(Id::new(("keys-row", row)));
    for _ in 0..40 {
        if focused(app) == wanted {
            break;
        }
        hand.step(app, Direction::Down);
    }
    if focused(app) != wanted {
        hand.step(app, Direction::Right);
        for _ in 0..40 {
            if focused(app) == wanted {
                break;
            }
            hand.step(app, Direction::Down);
        }
    }
    assert_eq!(focused(app), wanted);
    hand.confirm(app);
    assert!(app.world().resource::<Rebinding>().waiting.is_some());
}

/// B70: by keyboard alone. A key changes hands, its old owner is named and has the other; a key that always means the same is
/// refused; Escape gives up; and one button brings all back.
#[test]
fn keys_are_given_by_a_press() {
    let mut app = at_title();
    open(&mut app, &mut Keys);
    press_row(&mut app, &mut Keys, 0);
    tap(&mut app, KeyCode::KeyI);
    frames(&mut app, 2);
    assert_eq!(bindings(&app).key_of(Action::Cursor(Direction::Up)), Some(KeyCode::KeyI));
    is_at(&app, (Screen::Title, Menu::Keys));
    assert_eq!(focused(&app), Some(Id::new(("keys-row", 0_usize))), "the key meant nothing else");

    press_row(&mut app, &mut Keys, 0);
    tap(&mut app, KeyCode::KeyU);
    frames(&mut app, 2);
    assert_eq!(bindings(&app).key_of(Action::Undo), Some(KeyCode::KeyI), "exchanged");
    assert!(app.world().resource::<Rebinding>().said.contains("Undo"), "and named");

    press_row(&mut app, &mut Keys, 0);
    tap(&mut app, KeyCode::Enter);
    frames(&mut app, 2);
    assert!(app.world().resource::<Rebinding>().waiting.is_some(), "Enter stays what it is, and another is waited for");
    tap(&mut app, KeyCode::Escape);
    frames(&mut app, 2);
    assert!(app.world().resource::<Rebinding>().waiting.is_none());
    is_at(&app, (Screen::Title, Menu::Keys));
    assert_eq!(bindings(&app).key_of(Action::Cursor(Direction::Up)), Some(KeyCode::KeyU));

    tap(&mut app, KeyCode::KeyR);
    frames(&mut app, 2);
    assert_eq!(*bindings(&app), Bindings::default());
    Keys.back(&mut app);
    is_at(&app, (Screen::Title, Menu::Settings));
    Keys.back(&mut app);
    is_at(&app, (Screen::Title, Menu::None));
}

/// By controller alone, and nobody waits for ever.
#[test]
fn buttons_are_given_by_a_press() {
    let mut app = at_title();
    let mut pad = Controller::connect(&mut app);
    open(&mut app, &mut pad);
    pad.tap(&mut app, GamepadButton::RightTrigger);
    app.update();
    press_row(&mut app, &mut pad, 0);
    pad.tap(&mut app, GamepadButton::East);
    frames(&mut app, 2);
    is_at(&app, (Screen::Title, Menu::Keys));
    assert_eq!(bindings(&app).button(GamepadButton::East), Some(Action::Confirm));
    assert_eq!(bindings(&app).button(GamepadButton::South), Some(Action::Cancel));
    press_row(&mut app, &mut pad, 2);
    frames(&mut app, 700);
    assert!(app.world().resource::<Rebinding>().waiting.is_none(), "it gives up by itself");
    // In menus they are as ever.
    pad.back(&mut app);
    is_at(&app, (Screen::Title, Menu::Settings));
}

/// What is bound is played with, and arrows, Enter and Escape always do.
#[test]
fn bound_keys_and_buttons_are_played_with() {
    let mut app = common::game();
    let mut pad = Controller::connect(&mut app);
    let mut bound = Bindings::default();
    bound.bind_key(8, KeyCode::KeyZ);
    bound.bind_key(4, KeyCode::KeyX);
    bound.bind_button(0, GamepadButton::East);
    app.insert_resource(bound);
    new_game(&mut app, two_people());
    play_line(&mut app, &mut Keyboard, "a3a4 a7a6");
    tap(&mut app, KeyCode::KeyU);
    frames(&mut app, 2);
    assert_eq!(current(&app).game.plies().len(), 2, "U means nothing now");
    tap(&mut app, KeyCode::KeyZ);
    frames(&mut app, 2);
    assert_eq!(current(&app).game.plies().len(), 1);
    pad.go(&mut app, common::square("c7"));
    pad.tap(&mut app, GamepadButton::East);
    assert_eq!(hand(&app).held, Some(common::square("c7")));
    pad.tap(&mut app, GamepadButton::South);
    assert_eq!((hand(&app).held, menu(&app)), (None, Menu::None), "South puts back");
    tap(&mut app, KeyCode::KeyX);
    assert_eq!(hand(&app).held, Some(common::square("c7")));
}

/// Kept at once, and read back.
#[test]
fn what_is_bound_comes_back() {
    let folder = Folder::new("keys-kept");
    let run = || {
        let mut app = game_in(1280, 720);
        app.insert_resource(StorageDir(folder.0.clone())).init_resource::<common::Heard>();
        start(&mut app);
        frames(&mut app, 3);
        app
    };
    let mut app = run();
    app.world_mut().resource_mut::<Bindings>().bind_key(10, KeyCode::KeyK);
    app.world_mut().resource_mut::<Bindings>().bind_button(0, GamepadButton::LeftTrigger2);
    let path = folder.path("settings.ron");
    until(&mut app, "the file", |_| fs::read_to_string(&path).is_ok_and(|kept| kept.contains("\"LeftTrigger\"")));
    let bound = bindings(&app).clone();
    quit(app);
    let app = run();
    assert_eq!(*bindings(&app), bound);
    assert!(heard(&app).notices.is_empty());
    quit(app);
}

/// B58: the player's own delay and rate hold at the board and in the menus, for keys and controllers alike.
#[test]
fn what_is_held_repeats_as_the_player_wants() {
    let mut app = common::game();
    let pad = Controller::connect(&mut app);
    new_game(&mut app, two_people());
    Keyboard.go(&mut app, common::square("d1"));
    let mut ranks = |repeat_delay, repeat_rate| {
        *app.world_mut().resource_mut::<Controls>() = Controls { repeat_delay, repeat_rate, ..Controls::default() };
        pad.button(&mut app, GamepadButton::DPadUp, 1.0);
        // Half a second.
        frames(&mut app, 31);
        pad.button(&mut app, GamepadButton::DPadUp, 0.0);
        app.update();
        let reached = hand(&app).cursor.rank();
        Keyboard.go(&mut app, common::square("d1"));
        reached
    };
    assert_eq!(ranks(1.0, 20.0), 1, "one step before the delay is over");
    assert!(ranks(0.2, 20.0) >= 6);
    assert!((2..=3).contains(&ranks(0.2, 4.0)));
}

/// What rumbles: which controllers, and how hard at most.
#[derive(Resource, Default)]
struct Rumbled(Vec<(Entity, f32)>);

fn note(mut requests: MessageReader<GamepadRumbleRequest>, mut rumbled: ResMut<Rumbled>) {
    rumbled.0.extend(requests.read().filter_map(|request| match request {
        GamepadRumbleRequest::Add { intensity, gamepad, .. } => {
            Some((*gamepad, intensity.strong_motor.max(intensity.weak_motor)))
        }
        GamepadRumbleRequest::Stop { .. } => None,
    }));
}

fn rumbled(app: &mut App, moment: Moment) -> Vec<(Entity, f32)> {
    app.world_mut().write_message(moment);
    frames(app, 2);
    std::mem::take(&mut app.world_mut().resource_mut::<Rumbled>().0)
}

#[test]
fn each_seat_feels_its_own() {
    let mut app = game_with(|app| {
        app.init_resource::<Rumbled>().add_systems(Last, note);
    });
    let pads = [Controller::connect_as(&mut app, "one"), Controller::connect_as(&mut app, "two")];
    app.world_mut().resource_mut::<Seating>().seat([0, 1].map(|pad| Some(Holder::Pad(PadId(pad)))));
    // A lion of Blue's stands in one of Red's traps.
    new_game(&mut app, common::from_fen("6c/7/7/7/7/7/7/3l3/6T w", two_people()));
    let piece = |side, animal| Piece { side, animal };
    let struck = rumbled(&mut app, Moment::Strikes(piece(Side::Red, Animal::Tiger)));
    assert_eq!(struck.iter().map(|(pad, _)| *pad).collect::<Vec<_>>(), pads.map(|pad| pad.pad), "both, once each");
    assert!(struck[1].1 > struck[0].1, "who is struck feels more");
    let trapped = rumbled(&mut app, Moment::Lands(piece(Side::Blue, Animal::Lion)));
    assert_eq!(trapped.len(), 1);
    assert_eq!(trapped[0].0, pads[1].pad);
    assert_eq!(rumbled(&mut app, Moment::Lands(piece(Side::Red, Animal::Tiger))), [], "no trap");
    let won = rumbled(&mut app, Moment::Ends(Outcome::Win { side: Side::Red, by: WinReason::Den }));
    assert_eq!(won.iter().map(|(pad, _)| *pad).collect::<Vec<_>>(), [pads[0].pad]);

    app.world_mut().resource_mut::<Controls>().rumble = 30;
    let softer = rumbled(&mut app, Moment::Lands(piece(Side::Blue, Animal::Lion)));
    assert!((softer[0].1 * 2.0 - trapped[0].1).abs() < 1e-3);
    app.world_mut().resource_mut::<Controls>().rumble = 0;
    assert_eq!(rumbled(&mut app, Moment::Strikes(piece(Side::Red, Animal::Tiger))), []);

    // One for both: the one in the hand, once; and none while it is not there.
    app.world_mut().resource_mut::<Controls>().rumble = 100;
    app.world_mut().resource_mut::<Seating>().share();
    app.world_mut().resource_mut::<InHand>().0 = Holder::Pad(PadId(1));
    let shared = rumbled(&mut app, Moment::Strikes(piece(Side::Red, Animal::Tiger)));
    assert_eq!(shared.len(), 1);
    assert_eq!(shared[0].0, pads[1].pad);
    pads[1].unplug(&mut app);
    frames(&mut app, 2);
    assert_eq!(rumbled(&mut app, Moment::Strikes(piece(Side::Red, Animal::Tiger))), []);
    assert!(app.world().resource::<View>().show_coordinates);
}

/// The page lies over the settings wherever those were opened, and its focus goes everywhere.
#[test]
fn everything_on_the_page_is_reached() {
    let mut app = at_title();
    open(&mut app, &mut Keys);
    for name in ["keys-other", "keys-close"] {
        go_to(&mut app, &mut Keys, name);
        Keys.confirm(&mut app);
        frames(&mut app, 2);
    }
    is_at(&app, (Screen::Title, Menu::Settings));
}
