//! What is kept from run to run. Names like B50 are rows of the faults this game must not have.

use std::{fs, path::Path, time::Duration};

use crate::common::{
    folder::{Folder, quit},
    *,
};
use bevy::{input::InputPlugin, prelude::*, state::app::StatesPlugin, time::TimeUpdateStrategy};
use jungle::{
    app::{
        links, logic_plugin,
        session::{Bus, LastSetup, MatchSetup, Opening, Player, Saved, Seat, SessionRequest, View, Volumes},
        states::{Menu, Screen},
        storage::StorageDir,
        thinking::Pace,
    },
    engine::Level,
    rules::{Game, GameRecord, RuleSet, Side},
};

/// A run of the program that keeps things in a folder.
fn run(folder: &Path) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, InputPlugin, logic_plugin))
        .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME))
        .insert_resource(Pace::Instant)
        .insert_resource(StorageDir(folder.to_owned()))
        .init_resource::<Heard>()
        .add_systems(Last, listen);
    start(&mut app);
    app
}

fn saved(app: &App) -> Option<(String, [Player; 2])> {
    app.world().resource::<Saved>().0.as_ref().map(|game| (game.record.moves.clone(), game.players()))
}

const PLAYERS: [Player; 2] = [Player::Human, Player::Computer(Level::Normal)];

/// The game is written after every move, offered by the next run, and goes on exactly; its end removes it.
#[test]
fn a_game_goes_on() {
    let folder = Folder::new("goes-on");
    let mut app = run(&folder.0);
    assert_eq!(app.world().resource::<Opening>().menu, Menu::Welcome, "it is the first run");
    new_game(&mut app, setup(PLAYERS[0], PLAYERS[1]));
    let path = folder.path("autosave.ron");
    frames(&mut app, 20);
    assert!(!path.exists() && saved(&app).is_none(), "nobody has moved yet");
    Pointer { drags: false }.play(&mut app, mv("g3g4"));
    frames(&mut app, 5);
    // Without quitting: the program may be killed at any time.
    until(&mut app, "the file", |_| fs::read_to_string(&path).is_ok_and(|text| text.contains("g3g4 ")));
    let before = fen(&app);
    drop(app);

    let mut app = run(&folder.0);
    assert_eq!(*app.world().resource::<Opening>(), Opening { screen: Screen::Title, menu: Menu::Resume });
    let game = app.world().resource::<Saved>().0.clone().unwrap();
    assert_eq!(game.players(), PLAYERS);
    ask(&mut app, SessionRequest::Resume(Box::new(game)));
    app.update();
    assert_eq!((screen(&app), fen(&app)), (Screen::Play, before));
    assert_eq!(current(&app).players(), PLAYERS);
    assert!(current(&app).can_undo());

    // Leaving for the title keeps it, giving up removes it.
    ask(&mut app, SessionRequest::Close);
    assert!(saved(&app).is_some());
    ask(&mut app, SessionRequest::Resign);
    assert_eq!(saved(&app), None);
    until(&mut app, "the end of the file", |_| !path.exists());
    quit(app);
    let opening = run(&folder.0).world().resource::<Opening>().menu;
    assert_eq!(opening, Menu::Welcome, "nothing to go on with, and nobody has answered the welcome yet");
}

/// A new game does not touch the one that is kept before somebody moves in it; undo is kept, too.
#[test]
fn what_is_kept() {
    let folder = Folder::new("kept");
    let mut app = run(&folder.0);
    new_game(&mut app, two_people());
    play_line(&mut app, &mut Keyboard, "g3g4 a7a6");
    new_game(&mut app, two_people());
    ask(&mut app, SessionRequest::Resign);
    assert_eq!(saved(&app).unwrap().0, "g3g4 a7a6", "an empty game that is given up takes nothing with it");
    new_game(&mut app, two_people());
    play_line(&mut app, &mut Keyboard, "c3c2");
    assert_eq!(saved(&app).unwrap().0, "c3c2");
    ask(&mut app, SessionRequest::Undo);
    assert_eq!(saved(&app).unwrap().0, "");
    quit(app);
    assert_eq!(saved(&run(&folder.0)).unwrap(), (String::new(), [Player::Human; 2]));
}

/// A game that came by a link is nothing of the player's own until somebody moves in it.
#[test]
fn a_linked_game_replaces_nothing_before_a_move() {
    let folder = Folder::new("link");
    let mut app = run(&folder.0);
    new_game(&mut app, two_people());
    play_line(&mut app, &mut Keyboard, "g3g4 a7a6");
    let link = links::write(&played("c3c2 a7a6"));
    ask(&mut app, links::read(&link).unwrap());
    frames(&mut app, 5);
    assert_eq!(current(&app).game.plies().len(), 2);
    assert_eq!(saved(&app).unwrap().0, "g3g4 a7a6");
    ask(&mut app, SessionRequest::Resign);
    assert_eq!(saved(&app).unwrap().0, "g3g4 a7a6", "given up without a move, it takes nothing with it");
    ask(&mut app, links::read(&link).unwrap());
    play_line(&mut app, &mut Keyboard, "g3g4");
    assert_eq!(saved(&app).unwrap().0, "c3c2 a7a6 g3g4");
    quit(app);
}

fn played(line: &str) -> Game {
    let mut game = Game::new(RuleSet::default(), Side::Red);
    for mv in line.split(' ') {
        game.play(mv.parse().unwrap()).unwrap();
    }
    game
}

/// A good autosave, to be spoiled.
fn autosave() -> String {
    let folder = Folder::new("good");
    let mut app = run(&folder.0);
    new_game(&mut app, setup(PLAYERS[0], PLAYERS[0]));
    play_line(&mut app, &mut Pointer { drags: true }, "g3g4 a7a6");
    quit(app);
    fs::read_to_string(folder.path("autosave.ron")).unwrap()
}

/// Starts with a bad autosave; it must be refused, named, and kept aside unchanged.
fn refused(folder: &Folder, text: &[u8]) -> String {
    fs::write(folder.path("autosave.ron"), text).unwrap();
    let app = run(&folder.0);
    assert_eq!(saved(&app), None, "{}", String::from_utf8_lossy(text));
    assert_eq!(app.world().resource::<Opening>().menu, Menu::Welcome, "there is no game to go on with");
    assert_eq!(heard(&app).notices.len(), 1, "{}", String::from_utf8_lossy(text));
    assert_eq!(folder.names(), ["autosave.ron.bad"]);
    let aside = folder.path("autosave.ron.bad");
    assert_eq!(fs::read(&aside).unwrap(), text);
    fs::remove_file(aside).unwrap();
    heard(&app).notices[0].clone()
}

/// B50: an autosave cut anywhere, or changed, is refused with the reason and kept aside, never half loaded.
#[test]
fn bad_autosaves() {
    let folder = Folder::new("bad");
    let good = autosave();
    fs::write(folder.path("autosave.ron"), &good).unwrap();
    assert_eq!(saved(&run(&folder.0)), Some(("g3g4 a7a6".to_owned(), [Player::Human; 2])));

    let complete = good.trim_end().len();
    // Not all of them: the program starts slower than it reads.
    for cut in (0..complete).filter(|cut| cut % 29 == 0 || cut + 8 > complete) {
        refused(&folder, &good.as_bytes()[..cut]);
    }
    let changes = [
        ("format: 2", "format: 3", "format 3"),
        ("format: 1", "format: 7", "format 7"),
        ("own: true", "own: maybe", "boolean"),
        ("L w", "L b", "move 1"),
        ("L w", "L x", "side to move"),
        ("l5t/1d3c1", "l5t/1d3k1", "'k'"),
        ("l5t/1d3c1", "l5t/1d2c1", "6 squares"),
        ("g3g4 a7a6", "g3g4 a7a9", "move 2"),
        ("g3g4 a7a6", "g3g4 a7", "move 2"),
        ("result: None", "result: Some(Win(side: Red, by: den))", "win w den"),
        ("result: None", "result: Some(Win(side: Red, by: resignation))", "over"),
        ("players:", "plaiers:", "plaiers"),
        ("seats:", "chairs:", "chairs"),
    ];
    for (from, to, fault) in changes {
        let bad = good.replace(from, to);
        assert_ne!(bad, good, "{from}");
        let notice = refused(&folder, bad.as_bytes());
        assert!(notice.contains(fault), "{fault}: {notice}");
    }
    refused(&folder, b"\xff\xfe\x00junk");
    refused(&folder, "🐘".repeat(1 << 19).as_bytes());
}

/// B50: a game kept by an earlier version, which was its record alone, is gone on with.
#[test]
fn an_older_autosave() {
    let folder = Folder::new("older");
    let record = GameRecord::of(&played("g3g4 a7a6"), ["Human".to_owned(), "Computer (Easy)".to_owned()]);
    fs::write(folder.path("autosave.ron"), record.to_ron()).unwrap();
    let app = run(&folder.0);
    let players = [Player::Human, Player::Computer(Level::Easy)];
    assert_eq!(saved(&app), Some(("g3g4 a7a6".to_owned(), players)));
    assert!(!app.world().resource::<Saved>().0.as_ref().unwrap().standing.own, "nobody knows of help in it");
    for cut in (0..record.to_ron().trim_end().len()).step_by(37) {
        refused(&folder, &record.to_ron().as_bytes()[..cut]);
    }
}

/// What cannot be read at all neither ends the program nor is offered.
#[test]
fn a_folder_in_place_of_a_file() {
    let folder = Folder::new("folder");
    fs::create_dir(folder.path("autosave.ron")).unwrap();
    let app = run(&folder.0);
    assert_eq!(saved(&app), None);
    assert_eq!(heard(&app).notices.len(), 1);
}

/// Where nothing can be written the game says so once and goes on.
#[test]
fn nothing_can_be_written() {
    let folder = Folder::new("read-only");
    let file = folder.path("file");
    fs::write(&file, "").unwrap();
    let mut app = run(&file.join("below"));
    new_game(&mut app, two_people());
    for line in ["g3g4", "a7a6", "g4g3"] {
        play_line(&mut app, &mut Keyboard, line);
        until(&mut app, "the notice", |app| !heard(app).notices.is_empty());
        for _ in 0..20 {
            app.update();
            std::thread::sleep(Duration::from_millis(1));
        }
    }
    let notices = &heard(&app).notices;
    assert_eq!(notices.len(), 1, "{notices:?}");
    assert!(notices[0].contains("cannot be saved"));
    quit(app);
}

/// Without a folder nothing is read or written, and nothing is missed.
#[test]
fn no_folder() {
    let mut app = game();
    new_game(&mut app, two_people());
    play_line(&mut app, &mut Keyboard, "g3g4");
    assert_eq!((saved(&app), heard(&app).notices.len()), (None, 0));
}

/// The view, the volumes and the last setup come back in the next run; a position and a seed do not.
#[test]
fn settings() {
    let folder = Folder::new("settings");
    let mut app = run(&folder.0);
    let chosen = MatchSetup {
        rules: RuleSet::preset("bell").unwrap(),
        seats: [Seat::new(Player::Computer(Level::Expert)), Seat::new(Player::Human)],
        ..from_fen("l6/3L3/7/7/7/7/7/7/7 w", two_people())
    };
    ask(&mut app, SessionRequest::New(chosen.clone()));
    app.world_mut().resource_mut::<View>().reduced_motion = true;
    app.world_mut().resource_mut::<View>().text_scale = 1.5;
    app.update();
    let view = *app.world().resource::<View>();
    let mut volumes = *app.world().resource::<Volumes>();
    volumes.set(Bus::Effects, 33);
    volumes.muted = true;
    app.insert_resource(volumes);
    app.update();
    quit(app);

    let app = run(&folder.0);
    assert_eq!(*app.world().resource::<View>(), view);
    assert_eq!(*app.world().resource::<Volumes>(), volumes);
    let setup = &app.world().resource::<LastSetup>().0;
    assert_eq!((&setup.rules, &setup.seats, &setup.start), (&chosen.rules, &chosen.seats, &None));
    assert_ne!(setup.seed, chosen.seed);
    quit(app);

    let text = fs::read_to_string(folder.path("settings.ron")).unwrap();
    for bad in [
        &text[..text.len() / 2],
        &text.replace("format: 1", "format: 9"),
        &text.replace("text_scale: 1.5", "text_scale: NaN"),
        &text.replace("text_scale: 1.5", "text_scale: 1000.0"),
        &text.replace("effects: 33", "effects: 133"),
    ] {
        assert_ne!(bad, text);
        fs::write(folder.path("settings.ron"), bad).unwrap();
        let app = run(&folder.0);
        assert_eq!(*app.world().resource::<View>(), View::default());
        assert_eq!(heard(&app).notices.len(), 1, "{bad}");
        quit(app);
        assert_eq!(fs::read_to_string(folder.path("settings.ron.bad")).unwrap(), bad);
        fs::remove_file(folder.path("settings.ron.bad")).unwrap();
    }

    // A file from before there was sound.
    let (before, rest) = text.split_once("volumes: (").unwrap();
    let silent = format!("{before}{}", rest.split_once("),").unwrap().1);
    fs::write(folder.path("settings.ron"), silent).unwrap();
    let app = run(&folder.0);
    assert_eq!((heard(&app).notices.len(), *app.world().resource::<View>()), (0, view));
    assert_eq!(*app.world().resource::<Volumes>(), Volumes::default());
}
