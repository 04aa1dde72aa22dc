//! The first run: it asks for the size of text and offers the first lesson or a game on Easy, once.

use std::fs;

use crate::common::{
    Controller, current,
    folder::{Folder, quit},
    frames, heard, menu, screen,
    screens::{Keys, Presser, begins_at, choose, game_in, go_to, is_at, load},
    until,
};
use bevy::prelude::*;
use jungle::{
    app::{
        session::{Classroom, Direction, Player, View},
        states::{Menu, Screen},
        storage::StorageDir,
    },
    engine::Level,
};

/// A run as it is by itself, from its first frame to the opening screen.
fn run(folder: &Folder) -> App {
    let mut app = game_in(1280, 720);
    app.insert_resource(StorageDir(folder.0.clone()));
    load(&mut app);
    frames(&mut app, 3);
    app
}

fn answered(folder: &Folder, app: &mut App) {
    let path = folder.path("settings.ron");
    until(app, "the file", |_| fs::read_to_string(&path).is_ok_and(|kept| kept.contains("welcomed: true")));
}

#[test]
fn text_size_and_the_first_lesson_by_keyboard() {
    let folder = Folder::new("welcome-lesson");
    let mut app = run(&folder);
    is_at(&app, (Screen::Title, Menu::Welcome));
    begins_at(&app, "welcome-lesson");
    go_to(&mut app, &mut Keys, "welcome-text");
    Keys.step(&mut app, Direction::Right);
    assert!(app.world().resource::<View>().text_scale > 1.0, "at once");
    Keys.step(&mut app, Direction::Down);
    choose(&mut app, &mut Keys, "welcome-lesson");
    frames(&mut app, 3);
    assert_eq!((screen(&app), menu(&app)), (Screen::Play, Menu::None));
    assert!(app.world().resource::<Classroom>().is_open());
    answered(&folder, &mut app);
    quit(app);
    let app = run(&folder);
    assert_ne!(menu(&app), Menu::Welcome, "once");
    assert!(app.world().resource::<View>().text_scale > 1.0);
    quit(app);
}

#[test]
fn a_game_on_easy_by_controller() {
    let folder = Folder::new("welcome-easy");
    let mut app = run(&folder);
    let mut pad = Controller::connect(&mut app);
    choose(&mut app, &mut pad, "welcome-easy");
    frames(&mut app, 3);
    is_at(&app, (Screen::Play, Menu::None));
    let players = current(&app).players();
    assert!(players.contains(&Player::Computer(Level::Easy)) && players.contains(&Player::Human));
    answered(&folder, &mut app);
    quit(app);
}

/// Who goes back has answered; who only closes the window is asked again.
#[test]
fn back_is_an_answer_and_leaving_is_none() {
    let folder = Folder::new("welcome-back");
    let mut app = run(&folder);
    go_to(&mut app, &mut Keys, "welcome-text");
    Keys.step(&mut app, Direction::Right);
    frames(&mut app, 5);
    quit(app);
    let mut app = run(&folder);
    is_at(&app, (Screen::Title, Menu::Welcome));
    Keys.back(&mut app);
    is_at(&app, (Screen::Title, Menu::None));
    answered(&folder, &mut app);
    quit(app);
    let app = run(&folder);
    is_at(&app, (Screen::Title, Menu::None));
    quit(app);
}

/// Whoever played before there was a first run has no need of it, and what is damaged is no first run. The browser's tests
/// begin with such a file.
#[test]
fn old_and_damaged_files_are_no_first_run() {
    let folder = Folder::new("welcome-old");
    fs::write(folder.path("settings.ron"), include_str!("../web/settings.ron")).unwrap();
    let app = run(&folder);
    is_at(&app, (Screen::Title, Menu::None));
    assert!(heard(&app).notices.is_empty(), "{:?}", heard(&app).notices);
    quit(app);
    fs::write(folder.path("settings.ron"), "(format: 1, view: nonsense").unwrap();
    let app = run(&folder);
    is_at(&app, (Screen::Title, Menu::None));
    quit(app);
}
