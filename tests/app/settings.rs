//! The settings: every one is reached and changed by a controller alone and by a keyboard alone, takes effect, is kept at once
//! and read back, and has its way back to what it was at first.

use std::fs;

use crate::common::{
    self, Controller,
    folder::{Folder, quit},
    frames, heard, key, menu, new_game, screen,
    screens::{Keys, Presser, at_title, choose, focused, game_in, is_at, loaded},
    start, tap, two_people, until,
};
use bevy::{
    input::{gamepad::GamepadButton, keyboard::KeyCode},
    prelude::*,
    window::{PresentMode, PrimaryWindow, WindowMode},
};
use bevy_egui::egui::Id;
use jungle::app::{
    session::{Bus, ColorSet, Controls, Direction, Display, Stage, TableWay, View, Volumes},
    states::{Menu, Screen},
    storage::StorageDir,
};

/// What a person presses in the settings besides.
trait Setter: Presser {
    fn next_tab(&mut self, app: &mut App);
    fn previous_tab(&mut self, app: &mut App);
    fn reset(&mut self, app: &mut App);
}

impl Setter for Keys {
    fn next_tab(&mut self, app: &mut App) {
        tap(app, KeyCode::KeyE);
        app.update();
    }

    fn previous_tab(&mut self, app: &mut App) {
        tap(app, KeyCode::KeyQ);
        app.update();
    }

    fn reset(&mut self, app: &mut App) {
        tap(app, KeyCode::KeyR);
        app.update();
    }
}

impl Setter for Controller {
    fn next_tab(&mut self, app: &mut App) {
        self.tap(app, GamepadButton::RightTrigger);
        app.update();
    }

    fn previous_tab(&mut self, app: &mut App) {
        self.tap(app, GamepadButton::LeftTrigger);
        app.update();
    }

    fn reset(&mut self, app: &mut App) {
        self.tap(app, GamepadButton::North);
        app.update();
    }
}

/// The tabs, left to right, with their rows from top to bottom.
const TABS: [&[&str]; 5] = [
    &[
        "settings-confirm",
        "settings-threats",
        "settings-tags",
        "settings-coordinates",
        "settings-table",
        "settings-hand-over",
    ],
    &[LANGUAGE, "settings-pinyin", "settings-theme", "settings-fullscreen", "settings-vsync"],
    &[
        "settings-volume",
        "settings-effects",
        "settings-ambience",
        "settings-music",
        "settings-interface",
        "settings-mute",
    ],
    &["settings-rumble", "settings-delay", "settings-rate"],
    &[
        "settings-text",
        "settings-contrast",
        "settings-colors",
        "settings-motion",
        "settings-speed",
        "settings-captions",
    ],
];

/// The row that stays as it is here: all games of a program speak one language, see `app_languages`.
const LANGUAGE: &str = "settings-language";

/// All that is set.
type Set = (View, Display, Volumes, Controls);

fn set(app: &App) -> Set {
    let world = app.world();
    (
        *world.resource::<View>(),
        *world.resource::<Display>(),
        *world.resource::<Volumes>(),
        *world.resource::<Controls>(),
    )
}

const FIRST: fn() -> Set = || (View::default(), Display::default(), Volumes::default(), Controls::default());

fn open(app: &mut App, hand: &mut dyn Setter) {
    choose(app, hand, "title-settings");
    is_at(app, (Screen::Title, Menu::Settings));
}

/// A run that keeps what is set in a folder, at its title.
fn kept_in(folder: &Folder) -> App {
    let mut app = game_in(1280, 720);
    app.insert_resource(StorageDir(folder.0.clone())).init_resource::<common::Heard>();
    start(&mut app);
    frames(&mut app, 3);
    app
}

/// Every setting, by one device: found in its place, changed to either side and by pressing, kept, and brought back.
fn all_are_set(hand: &mut dyn Setter, app: &mut App, folder: &Folder) {
    let path = folder.path("settings.ron");
    let holds = |text: &str| fs::read_to_string(&path).is_ok_and(|kept| kept.contains(text));
    open(app, hand);
    hand.step(app, Direction::Right);
    until(app, "the file", |_| holds("confirm_moves: true"));
    hand.step(app, Direction::Left);
    until(app, "the file", |_| holds("confirm_moves: false"));
    let first = fs::read_to_string(&path).unwrap();
    let is_first = || fs::read_to_string(&path).is_ok_and(|kept| kept == first);
    for rows in TABS {
        for name in rows {
            assert_eq!(focused(app), Some(Id::new(name)), "the rows come in their order");
            if *name == LANGUAGE {
                hand.step(app, Direction::Down);
                continue;
            }
            // One of the two ways leads off any value, and back.
            for way in [Direction::Left, Direction::Right] {
                hand.step(app, way);
                if set(app) != FIRST() {
                    let back = if way == Direction::Left { Direction::Right } else { Direction::Left };
                    let changed = set(app);
                    until(app, "the changed file", |_| !is_first());
                    hand.step(app, back);
                    assert_eq!(set(app), FIRST(), "{name}: {changed:?} and back");
                    until(app, "the file as it was", |_| is_first());
                }
            }
            hand.confirm(app);
            assert_ne!(set(app), FIRST(), "{name} is changed by pressing");
            hand.reset(app);
            assert_eq!(set(app), FIRST(), "{name} has its way back");
            assert_eq!(focused(app), Some(Id::new(name)), "and keeps the focus all the time");
            hand.step(app, Direction::Down);
        }
        hand.next_tab(app);
    }
    assert_eq!(focused(app), Some(Id::new("settings-hand-over")), "the first tab again, at the row that had the focus");
    hand.back(app);
    is_at(app, (Screen::Title, Menu::None));
}

#[test]
fn all_by_keyboard_alone() {
    let folder = Folder::new("settings-keys");
    let mut app = kept_in(&folder);
    all_are_set(&mut Keys, &mut app, &folder);
}

#[test]
fn all_by_controller_alone() {
    let folder = Folder::new("settings-pad");
    let mut app = kept_in(&folder);
    let mut pad = Controller::connect(&mut app);
    all_are_set(&mut pad, &mut app, &folder);
}

/// What is set is there in the next run, and one button brings a whole tab back.
#[test]
fn what_is_set_comes_back() {
    let folder = Folder::new("settings-kept");
    let mut app = kept_in(&folder);
    open(&mut app, &mut Keys);
    for rows in TABS {
        for row in rows {
            if *row != LANGUAGE {
                Keys.confirm(&mut app);
            }
            Keys.step(&mut app, Direction::Down);
        }
        Keys.next_tab(&mut app);
    }
    let chosen = set(&app);
    let (view, display, volumes, controls) = chosen;
    assert!(controls.rumble > 60 && controls.repeat_delay > 0.4 && controls.repeat_rate > 10.0);
    assert!(view.confirm_moves && !view.name_tags && view.pinyin && !view.show_coordinates && view.reduced_motion);
    assert!(view.table == TableWay::Turning && view.hand_over);
    assert!(view.captions && view.high_contrast && view.colors == ColorSet::Deuteranopia);
    assert!(view.text_scale > 1.0 && view.animation_speed > 1.0 && display.fullscreen && !display.vsync);
    assert!(Bus::ALL.iter().all(|bus| volumes.get(*bus) != Volumes::default().get(*bus)) && volumes.muted);
    quit(app);

    let mut app = kept_in(&folder);
    assert_eq!(set(&app), chosen);
    assert!(heard(&app).notices.is_empty());
    open(&mut app, &mut Keys);
    for _ in TABS {
        choose_down(&mut app, "settings-reset");
        Keys.next_tab(&mut app);
    }
    assert_eq!(set(&app), FIRST());
}

/// Goes down until a widget has the focus, and presses it.
fn choose_down(app: &mut App, name: &str) {
    for _ in 0..16 {
        if focused(app) == Some(Id::new(name)) {
            Keys.confirm(app);
            return;
        }
        Keys.step(
            app,
            if focused(app) == Some(Id::new("settings-close")) { Direction::Right } else { Direction::Down },
        );
    }
    panic!("{name} is not reached");
}

/// A file of before there were these settings gives what it has; one with nonsense is kept aside, and nothing of it is used.
#[test]
fn old_files_are_read_and_damaged_ones_kept_aside() {
    let folder = Folder::new("settings-old");
    let mut app = kept_in(&folder);
    app.world_mut().resource_mut::<View>().reduced_motion = true;
    app.world_mut().resource_mut::<Volumes>().muted = true;
    frames(&mut app, 2);
    quit(app);
    let path = folder.path("settings.ron");
    let text = fs::read_to_string(&path).unwrap();

    let start = text.find("    volumes: (").unwrap();
    let end = text.find("    setup: (").unwrap();
    let fields = [
        "name_tags",
        "pinyin",
        "confirm_moves",
        "show_threats",
        "captions",
        "colors",
        "high_contrast",
        "table",
        "hand_over",
    ];
    let old: String = format!("{}{}", &text[..start], &text[end..])
        .lines()
        .filter(|line| !fields.iter().any(|field| line.contains(field)))
        .fold(String::new(), |all, line| all + line + "\n");
    assert!(old.len() < text.len() && !old.contains("display"));
    fs::write(&path, &old).unwrap();
    let app = kept_in(&folder);
    let expected = (View { reduced_motion: true, ..View::default() }, FIRST().1, FIRST().2, FIRST().3);
    assert_eq!(set(&app), expected);
    assert!(heard(&app).notices.is_empty());
    quit(app);

    for (good, bad) in [
        ("fullscreen: false", "fullscreen: perhaps"),
        ("animation_speed: 1.0", "animation_speed: 0.0"),
        ("animation_speed: 1.0", "animation_speed: inf"),
        ("text_scale: 1.0", "text_scale: -2.0"),
        ("colors: usual", "colors: infrared"),
        ("captions: false", "captions: 7"),
        ("table: fixed", "table: round"),
        ("rumble: 60", "rumble: 101"),
        ("repeat_rate: 10.0", "repeat_rate: NaN"),
        ("keys: {}", "keys: {\"undo\": \"Enter\"}"),
        ("vsync: true", "vsync: true, glitter: true"),
    ] {
        let bad = text.replace(good, bad);
        assert_ne!(bad, text);
        fs::write(&path, &bad).unwrap();
        let app = kept_in(&folder);
        assert_eq!(set(&app), FIRST(), "{bad}");
        assert_eq!(heard(&app).notices.len(), 1, "{bad}");
        quit(app);
        assert_eq!(fs::read_to_string(folder.path("settings.ron.bad")).unwrap(), bad);
        fs::remove_file(folder.path("settings.ron.bad")).unwrap();
    }
}

/// Each screen and each tab keeps its focus, and back leads where the settings were opened.
#[test]
fn focus_is_remembered_and_back_leads_back() {
    let mut app = at_title();
    let mut pad = Controller::connect(&mut app);
    new_game(&mut app, two_people());
    pad.pause(&mut app);
    choose(&mut app, &mut pad, "pause-settings");
    is_at(&app, (Screen::Play, Menu::Settings));
    pad.step(&mut app, Direction::Down);
    pad.previous_tab(&mut app);
    assert_eq!(focused(&app), Some(Id::new("settings-text")));
    pad.step(&mut app, Direction::Down);
    pad.next_tab(&mut app);
    assert_eq!(focused(&app), Some(Id::new("settings-threats")));
    pad.previous_tab(&mut app);
    assert_eq!(focused(&app), Some(Id::new("settings-contrast")));
    pad.back(&mut app);
    assert_eq!((screen(&app), menu(&app), focused(&app)), (Screen::Play, Menu::Pause, Some(Id::new("pause-settings"))));
    pad.back(&mut app);
    pad.pause(&mut app);
    choose(&mut app, &mut pad, "pause-settings");
    assert_eq!(focused(&app), Some(Id::new("settings-contrast")), "the tab and the row of last time");
}

/// A held direction goes on stepping: a slider is crossed without pressing twenty times.
#[test]
fn a_slider_follows_what_is_held() {
    let mut app = at_title();
    let pad = Controller::connect(&mut app);
    open(&mut app, &mut Keys);
    Keys.next_tab(&mut app);
    Keys.next_tab(&mut app);
    assert_eq!(focused(&app), Some(Id::new("settings-volume")));
    pad.button(&mut app, GamepadButton::DPadLeft, 1.0);
    frames(&mut app, 200);
    pad.button(&mut app, GamepadButton::DPadLeft, 0.0);
    frames(&mut app, 2);
    let volumes = app.world().resource::<Volumes>();
    assert_eq!(volumes.get(Bus::Master), 0, "held to the end");
    assert_eq!(focused(&app), Some(Id::new("settings-volume")));
}

#[test]
fn the_window_follows() {
    let mut app = at_title();
    let window = |app: &mut App| {
        let mut windows = app.world_mut().query_filtered::<&Window, With<PrimaryWindow>>();
        let window = windows.single(app.world()).unwrap();
        (window.mode, window.present_mode)
    };
    assert_eq!(window(&mut app), (WindowMode::Windowed, PresentMode::AutoVsync));
    *app.world_mut().resource_mut::<Display>() = Display { fullscreen: true, vsync: false };
    frames(&mut app, 2);
    let (mode, present) = window(&mut app);
    assert!(matches!(mode, WindowMode::BorderlessFullscreen(_)));
    assert_eq!(present, PresentMode::AutoNoVsync);
}

/// A game at the board, with animals to be seen: the pictures are read.
fn at_board(view: View) -> App {
    let mut app = loaded();
    app.insert_resource(view);
    new_game(&mut app, two_people());
    frames(&mut app, 10);
    app
}

fn named(app: &mut App, names: &[&str]) -> usize {
    let mut all = app.world_mut().query::<(&Name, &Sprite)>();
    all.iter(app.world()).filter(|(name, _)| names.contains(&name.as_str())).count()
}

#[test]
fn coordinates_come_and_go() {
    let mut app = at_board(View::default());
    assert_eq!(named(&mut app, &["a", "g", "1", "9"]), 8);
    app.world_mut().resource_mut::<View>().show_coordinates = false;
    frames(&mut app, 2);
    assert_eq!(named(&mut app, &["a", "g", "1", "9"]), 0);
    app.world_mut().resource_mut::<View>().show_coordinates = true;
    frames(&mut app, 2);
    app.world_mut().resource_mut::<View>().flipped = true;
    frames(&mut app, 2);
    assert_eq!(named(&mut app, &["a", "g", "1", "9"]), 8, "turned, not doubled");
}

/// How many frames a move is shown.
fn shown(app: &mut App, mv: &str) -> usize {
    app.world_mut().write_message(jungle::app::session::MoveRequested {
        mv: common::mv(mv),
        from: jungle::app::session::Requester::Human,
    });
    app.update();
    let mut count = 0;
    while app.world().resource::<Stage>().busy {
        count += 1;
        assert!(count < 500, "a move is shown for ever");
        app.update();
    }
    count
}

#[test]
fn moves_are_shown_as_fast_as_is_wished() {
    let mut app = at_board(View::default());
    let mut frames_at = |speed, mv| {
        app.world_mut().resource_mut::<View>().animation_speed = speed;
        shown(&mut app, mv)
    };
    let (slow, usual, instant) = (frames_at(0.5, "a3a4"), frames_at(1.0, "a7a6"), frames_at(View::INSTANT, "a4a5"));
    assert!(slow > usual * 3 / 2 && usual > 5 && instant <= 1, "{slow} {usual} {instant}");
}

/// Keys that set something elsewhere mean nothing beside the settings.
#[test]
fn keys_of_the_settings_mean_nothing_in_other_menus() {
    let mut app = at_title();
    let before = (set(&app), focused(&app));
    for code in [KeyCode::KeyQ, KeyCode::KeyE, KeyCode::KeyR] {
        key(&mut app, code, bevy::input::ButtonState::Pressed);
        frames(&mut app, 2);
        key(&mut app, code, bevy::input::ButtonState::Released);
        frames(&mut app, 2);
    }
    assert_eq!((set(&app), focused(&app)), before);
}
