//! The clock of a game. Names like B44 are rows of the faults this game must not have.

use std::{fs, time::Duration};

use crate::common::{
    folder::{Folder, quit},
    *,
};
use bevy::prelude::*;
use jungle::{
    app::{
        session::{Clock, Match, MatchSetup, Player, Saved, SavedGame, SessionRequest, Stage, TimeControl},
        states::Menu,
        storage::StorageDir,
    },
    engine::Level,
    rules::{GameRecord, Side},
};

const CONTROL: TimeControl = TimeControl { minutes: 3, increment: 2 };

/// Two people with a clock.
fn timed() -> MatchSetup {
    MatchSetup { clock: Some(CONTROL), ..two_people() }
}

/// Frames that take so many seconds.
fn wait(app: &mut App, seconds: u64) {
    frames(app, (Duration::from_secs(seconds).as_millis() / FRAME.as_millis()) as usize + 1);
}

fn clock(app: &App) -> Clock {
    current(app).clock.unwrap()
}

/// Whole seconds, Red's first.
fn left(app: &App) -> [u64; 2] {
    Side::ALL.map(|side| clock(app).left(side).as_secs())
}

/// Leaves a side no more than so many seconds.
fn leave(app: &mut App, side: Side, seconds: u64) {
    let mut current = app.world_mut().resource_mut::<Match>();
    let clock = current.clock.as_mut().unwrap();
    let surplus = clock.left(side) - Duration::from_secs(seconds);
    clock.run(side, surplus);
}

/// A game has no clock unless one is asked for.
#[test]
fn off_by_default() {
    let mut app = game();
    assert_eq!(MatchSetup::default().clock, None);
    new_game(&mut app, two_people());
    play_line(&mut app, &mut Pointer { drags: false }, "g3g4");
    wait(&mut app, 5);
    assert_eq!(current(&app).clock, None);
}

/// It runs for the one to move, from the first move on, and every move adds its seconds.
#[test]
fn it_runs_for_the_one_to_move() {
    let mut app = game();
    new_game(&mut app, timed());
    wait(&mut app, 20);
    assert_eq!(left(&app), [180, 180], "nobody has moved yet");
    play_line(&mut app, &mut Pointer { drags: false }, "g3g4");
    wait(&mut app, 10);
    let [red, blue] = left(&app);
    assert_eq!(red, 182);
    assert!((168..=170).contains(&blue), "{blue}");
    play_line(&mut app, &mut Pointer { drags: false }, "a7a6");
    wait(&mut app, 10);
    let [red, after] = left(&app);
    assert!((170..=172).contains(&red), "{red}");
    assert!((after - blue) <= 2, "{after}");
}

/// B44: behind the pause menu, and while a move is being shown, the clock stands.
#[test]
fn it_stands_behind_dialogs_and_while_moves_are_shown() {
    let mut app = game();
    new_game(&mut app, timed());
    play_line(&mut app, &mut Pointer { drags: false }, "g3g4");
    for menu in [Menu::Pause, Menu::Rules, Menu::Settings, Menu::Leave] {
        set_menu(&mut app, menu);
        let before = clock(&app);
        wait(&mut app, 60);
        assert_eq!(clock(&app), before, "{menu:?}");
        set_menu(&mut app, Menu::None);
    }
    app.world_mut().resource_mut::<Stage>().busy = true;
    let before = clock(&app);
    wait(&mut app, 60);
    assert_eq!(clock(&app), before);
    app.world_mut().resource_mut::<Stage>().busy = false;
    wait(&mut app, 2);
    assert_ne!(clock(&app), before);
}

/// B44: won with two seconds left, there is one result, and the clock stands for ever.
#[test]
fn a_won_game_is_not_lost_on_time() {
    let mut app = game();
    new_game(&mut app, from_fen("l6/3L3/7/7/7/7/7/7/R6 w", timed()));
    play_line(&mut app, &mut Pointer { drags: false }, "d8c8 a9a8");
    for side in Side::ALL {
        leave(&mut app, side, 2);
    }
    play_line(&mut app, &mut Pointer { drags: false }, "c8d8 a8a9");
    leave(&mut app, Side::Red, 2);
    play_line(&mut app, &mut Pointer { drags: false }, "d8d9");
    let stood = clock(&app);
    wait(&mut app, 10);
    assert_eq!(heard(&app).ended, ["win w den"]);
    assert_eq!((clock(&app), outcome(&app).as_str()), (stood, "win w den"));
}

/// B44, B74: time that runs out loses once, says so, and is not taken back.
#[test]
fn out_of_time() {
    let mut app = game();
    new_game(&mut app, timed());
    play_line(&mut app, &mut Pointer { drags: false }, "g3g4 a7a6");
    leave(&mut app, Side::Red, 2);
    wait(&mut app, 1);
    assert!(!current(&app).over());
    wait(&mut app, 10);
    assert_eq!(heard(&app).ended, ["win b time"]);
    let sentence = current(&app).game.outcome().unwrap().to_string();
    assert_eq!(sentence, "Red ran out of time.");
    assert!(!current(&app).can_undo());
    ask(&mut app, SessionRequest::Undo);
    ask(&mut app, SessionRequest::Resign);
    wait(&mut app, 10);
    assert_eq!((heard(&app).ended.len(), outcome(&app).as_str()), (1, "win b time"));
    assert_eq!(clock(&app).face(Side::Red), "0:00");
}

/// Nobody loses on time by asking for it.
#[test]
fn time_is_out_only_when_it_is() {
    let mut app = game();
    for setup in [two_people(), timed()] {
        new_game(&mut app, setup);
        for side in Side::ALL {
            ask(&mut app, SessionRequest::TimeOut(side));
        }
        assert!(!current(&app).over());
    }
}

/// The computer thinks as its level does and has no clock; the person's runs.
#[test]
fn the_computer_has_no_clock() {
    let mut app = game();
    let players = [Player::Human, Player::Computer(Level::Easy)];
    new_game(&mut app, MatchSetup { clock: Some(CONTROL), ..setup(players[0], players[1]) });
    Pointer { drags: false }.play(&mut app, mv("g3g4"));
    until(&mut app, "the answer", |app| current(app).game.plies().len() == 2);
    wait(&mut app, 10);
    let [red, blue] = left(&app);
    assert!((170..=172).contains(&red), "{red}");
    assert_eq!(blue, 182, "with what its move added");
}

fn run(folder: &Folder) -> App {
    let dir = StorageDir(folder.0.clone());
    game_with(|app| {
        app.insert_resource(dir);
    })
}

/// B44: the time is kept with the game, also what was used since the last move, and goes on from there; a finished game
/// comes back with its clock standing.
#[test]
fn time_is_kept() {
    let folder = Folder::new("clock");
    let mut app = run(&folder);
    new_game(&mut app, timed());
    play_line(&mut app, &mut Pointer { drags: false }, "g3g4");
    wait(&mut app, 60);
    let before = left(&app);
    quit(app);
    let mut app = run(&folder);
    let kept = app.world().resource::<Saved>().0.clone().unwrap();
    ask(&mut app, SessionRequest::Resume(Box::new(kept)));
    let after = left(&app);
    assert_eq!(after[0], before[0]);
    assert!(after[1] - before[1] <= 6, "{before:?} {after:?}");
    assert_eq!(current(&app).setup.clock, Some(CONTROL), "once more means with the clock");

    leave(&mut app, Side::Blue, 1);
    wait(&mut app, 3);
    let over = SavedGame::of(current(&app));
    ask(&mut app, SessionRequest::Close);
    ask(&mut app, SessionRequest::Resume(Box::new(over.clone())));
    let ends = heard(&app).ended.len();
    wait(&mut app, 10);
    assert_eq!((outcome(&app).as_str(), heard(&app).ended.len()), ("win w time", ends));
    assert_eq!(current(&app).clock, over.clock);
    let record = GameRecord::from_ron(&over.record.to_ron()).unwrap();
    assert_eq!(record.to_game().unwrap().outcome(), current(&app).game.outcome(), "a record tells of it");
    quit(app);
}

/// A kept game with an impossible clock is refused. (B50)
#[test]
fn impossible_clocks() {
    let folder = Folder::new("clock-bad");
    let mut app = run(&folder);
    new_game(&mut app, timed());
    play_line(&mut app, &mut Pointer { drags: false }, "g3g4");
    quit(app);
    let path = folder.path("autosave.ron");
    let good = fs::read_to_string(&path).unwrap();
    for (from, to) in
        [("minutes: 3", "minutes: 0"), ("increment: 2", "increment: 9999"), ("increment: 2", "increment: -1")]
    {
        let bad = good.replace(from, to);
        assert_ne!(bad, good);
        fs::write(&path, bad).unwrap();
        let app = run(&folder);
        assert!(app.world().resource::<Saved>().0.is_none());
        assert_eq!(heard(&app).notices.len(), 1);
    }
}
