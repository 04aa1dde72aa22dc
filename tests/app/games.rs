//! Saved games: put aside, gone on with, deleted, and brought to other machines. Names like B50 are rows of the faults this
//! game must not have.

use std::fs;

use crate::common::{
    Controller,
    folder::{Folder, quit},
    screens::*,
    *,
};
use bevy::prelude::*;
use jungle::{
    app::{
        links,
        session::{Exchange, Player, Saved, SavedGame, SessionRequest, Shelf},
        states::{Menu, Screen},
        storage::{ExchangeDir, StorageDir},
    },
    engine::Level,
    rules::{Game, GameRecord, RuleSet, Side},
};

/// A run of the program that keeps things in one folder and exchanges games by another.
fn run(folder: &Folder) -> App {
    let dirs = (StorageDir(folder.path("kept")), ExchangeDir(folder.path("exchanged")));
    game_with(|app| {
        app.insert_resource(dirs.0).insert_resource(dirs.1);
    })
}

fn shelf(app: &App) -> &Shelf {
    app.world().resource::<Shelf>()
}

fn shelf_mut(app: &mut App) -> Mut<'_, Shelf> {
    app.world_mut().resource_mut::<Shelf>()
}

/// The moves of the games on the shelf, the newest first.
fn moves(app: &App) -> Vec<&str> {
    shelf(app).newest_first().into_iter().map(|(_, kept)| kept.game.record.moves.as_str()).collect()
}

fn played(line: &str) -> Game {
    let mut game = Game::new(RuleSet::default(), Side::Red);
    for mv in line.split(' ') {
        game.play(mv.parse().unwrap()).unwrap();
    }
    game
}

fn record(line: &str) -> GameRecord {
    GameRecord::of(&played(line), ["Human".to_owned(), "Computer (Normal)".to_owned()])
}

fn foreign(line: &str) -> SavedGame {
    SavedGame::foreign(record(line), [Player::Human, Player::Computer(Level::Normal)])
}

fn exchange(app: &mut App, wish: Exchange) -> String {
    app.world_mut().write_message(wish);
    frames(app, 2);
    heard(app).notices.last().cloned().unwrap_or_default()
}

/// What is put aside is there in the next run, whole; what is deleted is not.
#[test]
fn games_are_kept() {
    let folder = Folder::new("shelf");
    let mut app = run(&folder);
    new_game(&mut app, two_people());
    play_line(&mut app, &mut Pointer { drags: false }, "g3g4 a7a6");
    let first = SavedGame::of(current(&app));
    shelf_mut(&mut app).keep(first.clone(), 100).unwrap();
    shelf_mut(&mut app).keep(foreign("c3c2"), 200).unwrap();
    quit(app);

    let mut app = run(&folder);
    assert_eq!((moves(&app), heard(&app).notices.len()), (vec!["c3c2", "g3g4 a7a6"], 0));
    let (place, kept) = shelf(&app).newest_first()[1];
    assert_eq!((&kept.game, kept.when), (&first, 100));
    ask(&mut app, SessionRequest::Resume(Box::new(first)));
    assert_eq!(current(&app).game.plies().len(), 2);
    shelf_mut(&mut app).put(place, None);
    app.update();
    quit(app);
    assert_eq!(moves(&run(&folder)), ["c3c2"]);
}

/// B50: a damaged game is put aside with a message and takes no other with it.
#[test]
fn a_damaged_game_harms_no_other() {
    let folder = Folder::new("shelf-bad");
    let mut app = run(&folder);
    for (line, when) in [("g3g4", 1), ("c3c2", 2), ("a3a4", 3)] {
        shelf_mut(&mut app).keep(foreign(line), when).unwrap();
    }
    app.update();
    quit(app);
    let path = folder.path("kept/game-2.ron");
    let good = fs::read_to_string(&path).unwrap();
    let cuts = (0..good.trim_end().len()).step_by(97).map(|cut| good[..cut].to_owned());
    for bad in cuts.chain([good.replace("c3c2", "c3c9"), good.replace("format: 2", "format: 8")]) {
        assert_ne!(bad, good);
        fs::write(&path, &bad).unwrap();
        let app = run(&folder);
        assert_eq!(moves(&app), ["a3a4", "g3g4"]);
        assert_eq!(heard(&app).notices.len(), 1, "{bad}");
        let aside = folder.path("kept/game-2.ron.bad");
        assert_eq!(fs::read_to_string(&aside).unwrap(), bad);
        fs::remove_file(aside).unwrap();
    }
}

/// A game goes out as a file and comes in as one; nothing comes in twice, and a file that is no game is named.
#[test]
fn games_go_out_and_come_in() {
    let folder = Folder::new("exchange");
    let mut app = run(&folder);
    assert!(exchange(&mut app, Exchange::ImportFiles).starts_with("There is no new game"));
    let place = shelf_mut(&mut app).keep(foreign("g3g4 a7a6"), 1_764_496_800).unwrap();
    for number in [1, 2] {
        let told = exchange(&mut app, Exchange::Export(place));
        let path = folder.path(&format!("exchanged/game-2025-11-30-{number}.ron"));
        assert!(told.contains(&path.display().to_string()), "{told}");
        assert_eq!(fs::read_to_string(path).unwrap(), record("g3g4 a7a6").to_ron());
    }
    assert!(exchange(&mut app, Exchange::ImportFiles).starts_with("There is no new game"), "it is there");
    shelf_mut(&mut app).put(place, None);
    assert!(exchange(&mut app, Exchange::ImportFiles).starts_with("One game was taken in"));
    assert_eq!(moves(&app), ["g3g4 a7a6"]);
    let kept = &shelf(&app).newest_first()[0].1.game;
    assert_eq!(kept.players(), [Player::Human, Player::Computer(Level::Normal)]);
    assert!(!kept.standing.own, "it counts for nobody (B45)");

    fs::write(folder.path("exchanged/a.ron"), "junk").unwrap();
    let told = exchange(&mut app, Exchange::ImportFiles);
    assert!(told.contains("a.ron is no game"), "{told}");
    quit(app);
}

/// Texts: links and records come in, anything else is refused with the reason.
#[test]
fn games_come_in_as_texts() {
    let mut app = game();
    let link = links::write(&played("g3g4 a7a6"));
    assert_eq!(exchange(&mut app, Exchange::ImportText(link.clone())), "The game was taken in.");
    assert_eq!(exchange(&mut app, Exchange::ImportText(record("c3c2").to_ron())), "The game was taken in.");
    assert_eq!(shelf(&app).newest_first().len(), 2);
    assert!(!shelf(&app).newest_first()[0].1.game.standing.own);
    for bad in ["junk", "", &link[..link.len() - 3], &record("c3c2").to_ron().replace("c3c2", "c3c9")] {
        let told = exchange(&mut app, Exchange::ImportText(bad.to_owned()));
        assert!(told.starts_with("This is no game: "), "{bad}: {told}");
    }
    assert!(exchange(&mut app, Exchange::ImportText(link)).contains("already"));
    assert_eq!(shelf(&app).newest_first().len(), 2);
}

/// Where all places are taken the player is told, and nothing is lost.
#[test]
fn a_full_shelf() {
    let mut app = game();
    for quiet in 0..Shelf::PLACES {
        let mut other = foreign("c3c2");
        other.record.quiet = quiet as u32;
        shelf_mut(&mut app).keep(other, quiet as u64).unwrap();
    }
    let before = shelf(&app).clone();
    let told = exchange(&mut app, Exchange::ImportText(record("g3g4").to_ron()));
    assert_eq!(told, "All 8 places for games are taken. Delete one first.");
    assert_eq!(shelf(&app), &before);
}

/// From the board onto the shelf, another game, and back to the first; deleted only when pressed twice.
fn tour(app: &mut App, hand: &mut dyn Presser) {
    choose(app, hand, "title-games");
    is_at(app, (Screen::Title, Menu::Games));
    begins_at(app, "games-back");
    all_is_reached(app, hand);
    hand.back(app);
    is_at(app, (Screen::Title, Menu::None));
    begins_at(app, "title-games");

    new_game(app, two_people());
    for text in ["g3g4", "a7a6"] {
        app.world_mut().write_message(jungle::app::session::MoveRequested {
            mv: mv(text),
            from: jungle::app::session::Requester::Human,
        });
        app.update();
    }
    let first = fen(app);
    frames(app, 120);
    hand.pause(app);
    choose(app, hand, "pause-games");
    is_at(app, (Screen::Play, Menu::Games));
    choose(app, hand, "games-keep");
    assert_eq!(moves(app), ["g3g4 a7a6"]);
    all_is_reached(app, hand);
    hand.back(app);
    is_at(app, (Screen::Play, Menu::Pause));
    choose(app, hand, "pause-restart");
    frames(app, 10);
    assert_ne!(fen(app), first);

    hand.pause(app);
    choose(app, hand, "pause-games");
    choose(app, hand, "games-load");
    is_at(app, (Screen::Play, Menu::None));
    assert_eq!(fen(app), first);

    hand.pause(app);
    choose(app, hand, "pause-games");
    choose(app, hand, "games-delete");
    assert_eq!(moves(app).len(), 1, "asked first");
    hand.confirm(app);
    frames(app, 2);
    assert_eq!(moves(app).len(), 0);
    choose(app, hand, "games-back");
    is_at(app, (Screen::Play, Menu::Pause));
}

#[test]
fn saved_games_by_controller_alone() {
    let mut app = at_title();
    let mut pad = Controller::connect(&mut app);
    tour(&mut app, &mut pad);
}

#[test]
fn saved_games_by_keyboard_alone() {
    tour(&mut at_title(), &mut Keys);
}

/// The unfinished game is listed too, and is not lost when another is gone on with.
#[test]
fn the_game_before_is_put_aside() {
    let mut app = at_title();
    let last = foreign("g3g4 a7a6 g4g3");
    app.insert_resource(Saved(Some(last.clone())));
    shelf_mut(&mut app).keep(foreign("c3c2"), 5).unwrap();
    set_menu(&mut app, Menu::Games);
    // Below the unfinished game, which comes first.
    Keys.step(&mut app, jungle::app::session::Direction::Down);
    Keys.confirm(&mut app);
    frames(&mut app, 3);
    is_at(&app, (Screen::Play, Menu::None));
    assert_eq!(current(&app).game.plies()[0].mv, mv("c3c2"));
    assert_eq!(moves(&app), ["g3g4 a7a6 g4g3", "c3c2"]);
}
