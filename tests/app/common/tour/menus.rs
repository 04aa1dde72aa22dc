//! Settings, players, kept games and what a game begins with.

use bevy::{input::keyboard::KeyCode, prelude::*};
use bevy_egui::egui::Id;
use jungle::{
    app::{
        session::{
            Chair, Holder, Joining, PadId, Player, Rebinding, Roster, SavedGame, Shelf as GameShelf, View, Waiting,
        },
        states::{Menu, Screen},
        theme::focus::Focus,
    },
    engine::Level,
    rules::{Animal, Game, GameRecord, RuleSet, Side},
};

use crate::common::{self, frames, mv, screens::*, set_menu, set_screen};

use super::{DEVICES, TABS, all_fits};

/// Every row of every tab in focus, with all of them changed and so with their ways back.
pub fn fits_in_settings(app: &mut App) {
    set_menu(app, Menu::Settings);
    for _ in 0..TABS {
        common::tap(app, KeyCode::KeyE);
        for _ in 0..app.world().resource::<Focus>().reachable() {
            let scale = app.world().resource::<View>().text_scale;
            // The language stays: others are at work that speak it, too.
            if app.world().resource::<Focus>().now() != Some(Id::new("settings-language")) {
                common::tap(app, KeyCode::ArrowLeft);
            }
            app.world_mut().resource_mut::<View>().text_scale = scale;
            all_fits(app);
            common::tap(app, KeyCode::ArrowDown);
        }
    }
    set_menu(app, Menu::Keys);
    for _ in 0..2 {
        all_fits(app);
        for row in 0..app.world().resource::<Focus>().reachable() - 3 {
            choose_row(app, row);
            all_fits(app);
            common::tap(app, KeyCode::Escape);
            frames(app, 2);
        }
        common::tap(app, KeyCode::KeyE);
    }
    set_menu(app, Menu::None);
}

/// Presses a row of the page of keys, which then waits.
fn choose_row(app: &mut App, row: usize) {
    app.world_mut().resource_mut::<Rebinding>().wait_for(Waiting::Key(row));
}

/// A full shelf, over the title and over a game.
pub fn fits_in_games(app: &mut App) {
    set_menu(app, Menu::Games);
    all_fits(app);
    for count in 0..GameShelf::PLACES {
        let mut game = long_game();
        game.record.quiet = count as u32;
        app.world_mut().resource_mut::<GameShelf>().keep(game, 1_764_496_800 - 86_400 * count as u64).unwrap();
        all_fits(app);
    }
    set_menu(app, Menu::None);
    app.insert_resource(GameShelf::default());
}

/// The longest names and the largest numbers, every side of the card, every page of the keyboard.
pub fn fits_in_people(app: &mut App) {
    // Somebody who has won nothing yet.
    set_screen(app, Screen::People);
    all_fits(app);
    set_screen(app, Screen::Title);
    let mut roster = Roster::default();
    for name in ["Grandma Lin", "Wilhelminaa", "Maximilianus", "D", "E", "F", "G"] {
        roster.add(name, Animal::Elephant).unwrap();
    }
    let mut text = ron::to_string(&roster).unwrap();
    text = text.replace("points:0,streak:0", "points:88888,streak:88").replace("tallies:[]", &many_games());
    app.insert_resource(ron::from_str::<Roster>(&text).unwrap());
    all_fits(app);
    set_screen(app, Screen::People);
    all_fits(app);
    for _ in 0..4 {
        choose(app, &mut Keys, "people-view");
        all_fits(app);
    }
    choose(app, &mut Keys, "people-change");
    all_fits(app);
    choose(app, &mut Keys, "name-remove");
    all_fits(app);
    for _ in 0..3 {
        choose(app, &mut Keys, "name-letters");
        all_fits(app);
    }
    for _ in 0..12 {
        choose(app, &mut Keys, "name-key-2");
    }
    all_fits(app);
    set_menu(app, Menu::None);
}

/// Many games against the strongest, as they are kept.
fn many_games() -> String {
    r#"tallies:[(level:grandmaster,rules:"standard",side:Red,score:(won:888,drawn:888,lost:888))]"#.to_owned()
}

/// A game with long words in its description.
pub fn long_game() -> SavedGame {
    let mut game = Game::new(RuleSet::preset("encyclopedia").unwrap(), Side::Red);
    for text in ["a3a4", "a7a6"] {
        game.play(mv(text)).unwrap();
    }
    let record = GameRecord::of(&game, ["Player".into(), "Computer (Expert)".into()]);
    SavedGame::foreign(record, [Player::Human, Player::Computer(Level::Expert)])
}

pub fn fits_in_setup(app: &mut App) {
    set_screen(app, Screen::Setup);
    for _ in RuleSet::PRESETS {
        for name in ["setup-first", "setup-first", "setup-first", "setup-rules"] {
            choose(app, &mut Keys, name);
            all_fits(app);
        }
        set_menu(app, Menu::Rules);
        all_fits(app);
        set_menu(app, Menu::None);
    }
    for level in ["Easy", "Normal", "Expert", "Master", "Grandmaster", "Two players"] {
        choose(app, &mut Keys, &format!("setup-{level}"));
        all_fits(app);
    }
}

/// Every switch of the house rules at every value.
pub fn fits_in_house_rules(app: &mut App) {
    set_screen(app, Screen::Setup);
    set_menu(app, Menu::House);
    for _ in 0..4 {
        let rows = app.world().resource::<Focus>().reachable() - 3;
        for _ in 0..rows {
            for _ in 0..5 {
                common::tap(app, KeyCode::Enter);
                all_fits(app);
            }
            common::tap(app, KeyCode::ArrowDown);
        }
        common::tap(app, KeyCode::KeyE);
        all_fits(app);
    }
    set_menu(app, Menu::None);
    set_screen(app, Screen::Title);
}

/// Seats that are free, held by every kind of device, and the computer's; and all shared.
pub fn fits_in_seats(app: &mut App) {
    set_menu(app, Menu::Seats);
    let held = [Holder::Pad(PadId(11)), Holder::KeysLeft, Holder::KeysRight, Holder::Pointer].map(Chair::Held);
    for chair in held.into_iter().chain([Chair::Free, Chair::Computer(Level::Grandmaster)]) {
        for shared in [false, true] {
            let mut joining = app.world_mut().resource_mut::<Joining>();
            joining.chairs = [chair, Chair::Held(Holder::Pointer)];
            joining.shared = shared;
            all_fits(app);
        }
    }
    for device in DEVICES {
        app.insert_resource(device);
        app.world_mut().resource_mut::<Joining>().chairs = [Chair::Free; 2];
        all_fits(app);
    }
    set_menu(app, Menu::None);
}
