//! House rules: every switch is reached and changed, shown at once, played by, kept, and brought back.

use std::fs;

use crate::common::{
    self, Controller, current,
    folder::{Folder, quit},
    frames, heard,
    screens::{Keys, Presser, at_title, begins_at, choose, focused, game_in, is_at, load},
    tap, until,
};
use bevy::{
    input::{gamepad::GamepadButton, keyboard::KeyCode},
    prelude::*,
};
use bevy_egui::egui::Id;
use jungle::{
    app::{
        session::{Direction, LastSetup},
        states::{Menu, Screen},
        storage::StorageDir,
    },
    rules::{Leaps, RuleSet},
};

/// The switches, page by page as a wide window shows them.
const PAGES: [&[&str]; 3] = [
    &["house-elephant", "house-trap", "house-weakened", "house-leaving", "house-entering", "house-lion"],
    &["house-tiger", "house-leap", "house-own-rat", "house-cats", "house-wolf", "house-equal"],
    &["house-den", "house-no-move", "house-repetition", "house-quiet"],
];

fn open(app: &mut App, hand: &mut dyn Presser) {
    choose(app, hand, "title-play");
    choose(app, hand, "setup-details");
    choose(app, hand, "rules-change");
    is_at(app, (Screen::Setup, Menu::House));
}

fn rules(app: &App) -> &RuleSet {
    &app.world().resource::<LastSetup>().0.rules
}

/// B70: every switch, by one device: changed, seen to be changed, and brought back.
fn all_switches(app: &mut App, hand: &mut dyn Presser, turn: impl Fn(&mut App), reset: impl Fn(&mut App)) {
    open(app, hand);
    begins_at(app, "house-elephant");
    for names in PAGES {
        for name in names {
            assert_eq!(focused(app), Some(Id::new(name)));
            let before = rules(app).clone();
            hand.confirm(app);
            assert_ne!(rules(app).key(), before.key(), "{name} is changed by pressing");
            assert_ne!(rules(app).name, "standard");
            reset(app);
            assert_eq!(*rules(app), before, "{name} has its way back");
            hand.step(app, Direction::Down);
        }
        turn(app);
    }
    // One level up each time.
    hand.back(app);
    is_at(app, (Screen::Setup, Menu::Rules));
    hand.back(app);
    is_at(app, (Screen::Setup, Menu::None));
}

#[test]
fn all_switches_by_keyboard() {
    let press = |app: &mut App, code| {
        tap(app, code);
        app.update();
    };
    let mut app = at_title();
    all_switches(&mut app, &mut Keys, |app| press(app, KeyCode::KeyE), |app| press(app, KeyCode::KeyR));
}

#[test]
fn all_switches_by_controller() {
    let mut app = at_title();
    let mut pad = Controller::connect(&mut app);
    let press = move |app: &mut App, button| {
        pad.tap(app, button);
        app.update();
    };
    let turn = move |app: &mut App| press(app, GamepadButton::RightTrigger);
    let reset = move |app: &mut App| press(app, GamepadButton::North);
    all_switches(&mut app, &mut pad, turn, reset);
}

/// What is set is played by and kept at once; the next run begins with it.
#[test]
fn they_are_played_by_and_kept() {
    let folder = Folder::new("house-kept");
    let run = || {
        let mut app = game_in(1280, 720);
        app.insert_resource(StorageDir(folder.0.clone())).init_resource::<common::Heard>();
        load(&mut app);
        common::set_menu(&mut app, Menu::None);
        frames(&mut app, 3);
        app
    };
    let mut app = run();
    open(&mut app, &mut Keys);
    tap(&mut app, KeyCode::KeyE);
    frames(&mut app, 2);
    assert_eq!(focused(&app), Some(Id::new("house-tiger")));
    Keys.step(&mut app, Direction::Right);
    let path = folder.path("settings.ron");
    until(&mut app, "the file", |_| fs::read_to_string(&path).is_ok_and(|kept| kept.contains("house rules")));
    quit(app);

    let mut app = run();
    assert!(heard(&app).notices.is_empty());
    choose(&mut app, &mut Keys, "title-play");
    choose(&mut app, &mut Keys, "setup-play");
    frames(&mut app, 3);
    let played = current(&app).game.rules();
    assert_eq!((played.tiger_leaps, played.title().as_str()), (Leaps::Files, "House rules v1"));
    quit(app);
}

#[test]
fn one_button_brings_all_back() {
    let mut app = at_title();
    open(&mut app, &mut Keys);
    for _ in 0..6 {
        Keys.confirm(&mut app);
        Keys.step(&mut app, Direction::Down);
    }
    assert_eq!(rules(&app).name, "house rules");
    choose(&mut app, &mut Presses, "house-reset");
    assert_eq!(*rules(&app), RuleSet::default());
}

/// Steps that change no value on the way: up and down only, and aside along the buttons.
struct Presses;

impl Presser for Presses {
    fn step(&mut self, app: &mut App, way: Direction) {
        let on_buttons = [Id::new("house-close"), Id::new("house-page")].contains(&focused(app).unwrap_or(Id::NULL));
        let way = if on_buttons {
            Direction::Right
        } else if way == Direction::Up {
            Direction::Up
        } else {
            Direction::Down
        };
        Keys.step(app, way);
    }

    fn confirm(&mut self, app: &mut App) {
        Keys.confirm(app);
    }

    fn back(&mut self, app: &mut App) {
        Keys.back(app);
    }

    fn pause(&mut self, app: &mut App) {
        Keys.pause(app);
    }
}
