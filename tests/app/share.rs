//! A game that was played is looked at, shared, and made a moving picture of; a board is set up, and played from; two
//! computers are watched; the sheets to print are written. By keys
//! alone, by controller alone, and by the pointer.

use std::fs::File;

use bevy::{
    input::{gamepad::GamepadButton, keyboard::KeyCode},
    prelude::*,
};
use jungle::{
    app::{
        film::FilmRequest,
        session::{
            Action, EditorRequest, Gauge, Interlude, Player, Replay, ReplayRequest, SavedGame, SessionRequest, Watch,
        },
        states::{Menu, Screen},
        storage::HandoutDirs,
    },
    engine::Level,
    rules::{Game, GameRecord, Piece, RuleSet, Side},
};

use crate::common::{
    self, Controller, Device, Keyboard, act, ask, current, fen, folder::Folder, frames, hand, heard, menu, mv,
    new_game, play_line, screens::*, square, tap, two_people, until,
};

/// A device at the board and in the menus, and its buttons for what has no direction.
trait Whole: Device + Presser {
    /// Undo, hint, next animal.
    fn special(&mut self, app: &mut App, action: Action);
}

struct Board;

impl Device for Board {
    fn step(&mut self, app: &mut App, direction: jungle::app::session::Direction) {
        Keyboard.step(app, direction);
    }

    fn confirm(&mut self, app: &mut App) {
        Device::confirm(&mut Keyboard, app);
    }
}

impl Presser for Board {
    fn step(&mut self, app: &mut App, way: jungle::app::session::Direction) {
        Keys.step(app, way);
    }

    fn confirm(&mut self, app: &mut App) {
        Presser::confirm(&mut Keys, app);
    }

    fn back(&mut self, app: &mut App) {
        Keys.back(app);
    }

    fn pause(&mut self, app: &mut App) {
        Keys.pause(app);
    }
}

impl Whole for Board {
    fn special(&mut self, app: &mut App, action: Action) {
        let key = match action {
            Action::Undo => KeyCode::KeyU,
            Action::Hint => KeyCode::KeyH,
            Action::NextPiece => KeyCode::KeyE,
            Action::PreviousPiece => KeyCode::KeyQ,
            _ => panic!("{action:?} has no key here"),
        };
        tap(app, key);
    }
}

impl Whole for Controller {
    fn special(&mut self, app: &mut App, action: Action) {
        let button = match action {
            Action::Undo => GamepadButton::West,
            Action::Hint => GamepadButton::North,
            Action::NextPiece => GamepadButton::RightTrigger,
            Action::PreviousPiece => GamepadButton::LeftTrigger,
            _ => panic!("{action:?} has no button here"),
        };
        self.tap(app, button);
    }
}

/// A test, once for each device.
fn by_each_device(test: impl Fn(&mut App, &mut dyn Whole)) {
    test(&mut at_title(), &mut Board);
    let mut app = at_title();
    let mut pad = Controller::connect(&mut app);
    test(&mut app, &mut pad);
}

const LINE: &str = "a3a4 a7a6 g1f1 g9g8 a4a5";

fn replay(app: &App) -> &Replay {
    app.world().resource::<Interlude>().replay().expect("a game is looked at")
}

/// How many plies are on the board, which is that of the replay.
fn at(app: &App) -> usize {
    let at = replay(app).at;
    assert_eq!(current(app).game.plies().len(), at);
    at
}

#[test]
fn a_game_is_looked_at_move_by_move_and_then_goes_on() {
    use jungle::app::session::Direction::{Down, Left, Right, Up};
    by_each_device(|app, device| {
        new_game(app, two_people());
        play_line(app, device, LINE);
        let (before, standing) = (fen(app), current(app).standing);
        device.pause(app);
        choose(app, device, "pause-replay");
        is_at(app, (Screen::Play, Menu::None));
        assert!(current(app).exhibit && replay(app).playing);
        until(app, "the replay goes on by itself", |app| replay(app).at >= 2);
        Presser::confirm(device, app);
        assert!(!replay(app).playing);
        device.special(app, Action::Undo);
        assert_eq!(at(app), 0);
        for (way, plies) in [(Right, 1), (Down, 3), (Left, 2), (Up, 0), (Up, 0), (Down, 2)] {
            Device::step(device, app, way);
            frames(app, 2);
            assert_eq!(at(app), plies, "{way:?}");
        }
        device.special(app, Action::Hint);
        frames(app, 2);
        assert_eq!((at(app), fen(app)), (5, before.clone()));
        let speed = replay(app).tempo;
        device.special(app, Action::NextPiece);
        assert_ne!(replay(app).tempo, speed);
        device.special(app, Action::PreviousPiece);
        assert_eq!(replay(app).tempo, speed);

        // What can be done with it; and one level up after the other.
        device.pause(app);
        is_at(app, (Screen::Play, Menu::Share));
        begins_at(app, "share-resume");
        all_is_reached(app, device);
        choose(app, device, "share-text");
        choose(app, device, "share-link");
        let notices = heard(app).notices.join("\n");
        assert!(notices.contains("copied as text") && notices.contains("link to this game is copied"), "{notices}");
        device.back(app);
        is_at(app, (Screen::Play, Menu::None));
        device.back(app);
        frames(app, 3);
        is_at(app, (Screen::Play, Menu::Pause));
        assert_eq!((fen(app), current(app).standing), (before, standing));
        assert!(!current(app).exhibit);
        device.back(app);
        play_line(app, device, "g8g9");
    });
}

/// B45: what is looked at is not played: it earns nothing a second time, and its moves cannot be made.
#[test]
fn a_game_that_is_over_stays_so() {
    let mut app = at_title();
    new_game(&mut app, common::from_fen("l6/3L3/7/7/7/7/7/7/7 w", two_people()));
    play_line(&mut app, &mut Keyboard, "d8d9");
    end_is_shown(&mut app);
    choose(&mut app, &mut Keys, "result-replay");
    assert_eq!(heard(&app).ended.len(), 1);
    until(&mut app, "the end comes", |app| replay(app).at == 1 && !replay(app).playing);
    frames(&mut app, 200);
    assert_eq!((heard(&app).ended.len(), menu(&app)), (1, Menu::None));
    // A press of the board moves nothing.
    for action in [Action::Undo, Action::Press(square("d8")), Action::Release(Some(square("d7")))] {
        act(&mut app, action);
    }
    frames(&mut app, 2);
    assert_eq!(current(&app).game.plies().len(), 0, "only the replay went back to the start");
    Keys.back(&mut app);
    frames(&mut app, 3);
    is_at(&app, (Screen::Play, Menu::Result));
    assert!(current(&app).over());
}

#[test]
fn two_people_play_on_from_what_is_seen() {
    let mut app = at_title();
    let mut game = Game::new(RuleSet::default(), Side::Red);
    for text in LINE.split_whitespace() {
        game.play(mv(text)).unwrap();
    }
    game.resign(Side::Red);
    let record = GameRecord::of(&game, ["a".into(), "b".into()]);
    let saved = SavedGame::foreign(record, [Player::Human; 2]);
    app.world_mut().write_message(ReplayRequest::Open(Box::new(saved)));
    frames(&mut app, 3);
    app.world_mut().write_message(ReplayRequest::To(usize::MAX));
    frames(&mut app, 3);
    assert!(current(&app).over(), "an end that was declared is shown");
    app.world_mut().write_message(ReplayRequest::PlayOn);
    frames(&mut app, 3);
    assert!(current(&app).exhibit, "there is nothing to play on");
    app.world_mut().write_message(ReplayRequest::To(3));
    app.world_mut().write_message(ReplayRequest::PlayOn);
    frames(&mut app, 3);
    is_at(&app, (Screen::Play, Menu::None));
    let now = current(&app);
    assert!(!now.exhibit && !now.standing.own, "it counts for nothing");
    assert_eq!((now.game.plies().len(), now.over()), (3, false));
    assert!(app.world().resource::<Interlude>().replay().is_none());
}

fn pieces(app: &App) -> String {
    app.world().resource::<Interlude>().editor().unwrap().position().fen()
}

/// B45, B70: by keys alone, by controller alone; and a game from an edited position counts for nothing.
#[test]
fn a_board_is_set_up_and_played() {
    by_each_device(|app, device| {
        choose(app, device, "title-more");
        choose(app, device, "more-editor");
        is_at(app, (Screen::Play, Menu::None));
        device.pause(app);
        choose(app, device, "editor-empty");
        is_at(app, (Screen::Play, Menu::None));
        assert_eq!(pieces(app), "7/7/7/7/7/7/7/7/7 w");

        // Put, refused, moved, taken off, taken back.
        device.go(app, square("b4"));
        Device::confirm(device, app);
        assert_eq!(pieces(app), "7/7/7/7/7/1R5/7/7/7 w", "a rat swims");
        device.go(app, square("b5"));
        Device::confirm(device, app);
        assert_eq!(heard(app).refused.last().unwrap(), "The Red cat on b5 stands in the water; only rats swim.");
        device.go(app, square("d1"));
        Device::confirm(device, app);
        assert_eq!(heard(app).refused.last().unwrap(), "The Red cat on d1 stands in its own den.");
        assert_eq!(pieces(app), "7/7/7/7/7/1R5/7/7/7 w");
        device.go(app, square("d2"));
        Device::confirm(device, app);
        Device::confirm(device, app);
        device.go(app, square("d3"));
        Device::confirm(device, app);
        assert_eq!(pieces(app), "7/7/7/7/7/1R5/3C3/7/7 w");
        device.special(app, Action::Hint);
        assert_eq!(pieces(app), "7/7/7/7/7/1R5/7/7/7 w");
        device.special(app, Action::Undo);
        assert_eq!(pieces(app), "7/7/7/7/7/1R5/3C3/7/7 w");

        // There is nobody to play against yet.
        device.pause(app);
        choose(app, device, "editor-begin");
        is_at(app, (Screen::Play, Menu::Editor));
        assert!(heard(app).notices.last().unwrap().starts_with("The game would be over at once."));
        choose(app, device, "editor-turn");
        device.back(app);
        for _ in 0..8 {
            device.special(app, Action::NextPiece);
        }
        let brush = app.world().resource::<Interlude>().editor().unwrap().brush();
        assert_eq!(brush.side, Side::Blue, "{brush}");
        device.go(app, square("g9"));
        Device::confirm(device, app);
        device.pause(app);
        choose(app, device, "editor-begin");
        frames(app, 3);
        is_at(app, (Screen::Play, Menu::None));
        let start = current(app).game.start().fen();
        assert!(start.ends_with(" b") && start.contains("1R5/3C3"), "{start}");
        assert!(
            !current(app).exhibit && !current(app).standing.own,
            "a game from a board of one's own counts for nothing"
        );
    });
}

#[test]
fn animals_are_dragged_on_the_board_and_off_it() {
    let mut app = at_title();
    app.world_mut().write_message(EditorRequest::Open(None));
    frames(&mut app, 4);
    let drag = |app: &mut App, from: &str, to: Option<&str>| {
        act(app, Action::Press(square(from)));
        act(app, Action::Release(to.map(square)));
        frames(app, 2);
    };
    drag(&mut app, "a1", Some("a2"));
    assert!(pieces(&app).ends_with("/TC3D1/6L w"), "{}", pieces(&app));
    drag(&mut app, "b2", None);
    assert!(pieces(&app).ends_with("/T4D1/6L w"), "{}", pieces(&app));
    drag(&mut app, "f2", Some("f4"));
    assert_eq!(heard(&app).refused.last().unwrap(), "The Red dog on f4 stands in the water; only rats swim.");
    // Onto another animal it takes its place.
    drag(&mut app, "f2", Some("a2"));
    assert!(pieces(&app).ends_with("/D6/6L w"), "{}", pieces(&app));
    // A click takes up, another one puts it there; a click on it puts it down.
    drag(&mut app, "g1", Some("g1"));
    assert_eq!(hand(&app).held, Some(square("g1")));
    drag(&mut app, "g1", Some("g1"));
    assert_eq!(hand(&app).held, None);
    drag(&mut app, "g1", Some("g1"));
    act(&mut app, Action::Press(square("f1")));
    frames(&mut app, 2);
    assert!(pieces(&app).ends_with("/D6/5L1 w"), "{}", pieces(&app));
    app.world_mut().write_message(EditorRequest::Brush(Piece::from_letter('T').unwrap()));
    act(&mut app, Action::Press(square("g1")));
    assert!(pieces(&app).ends_with("/D6/5LT w"), "{}", pieces(&app));
    while app.world().resource::<Interlude>().editor().unwrap().can_undo() {
        act(&mut app, Action::Undo);
    }
    assert_eq!(pieces(&app), Game::new(RuleSet::default(), Side::Red).position().fen());
}

/// Whoever has their own devices sets up a board with any of them, and finds the match as it was.
#[test]
fn the_match_waits() {
    let mut app = at_title();
    new_game(&mut app, two_people());
    play_line(&mut app, &mut Keyboard, LINE);
    let (before, id) = (fen(&app), current(&app).standing.id);
    Keys.pause(&mut app);
    choose(&mut app, &mut Keys, "pause-editor");
    assert_eq!(pieces(&app), before);
    app.world_mut().write_message(EditorRequest::Clear);
    frames(&mut app, 3);
    Keys.back(&mut app);
    choose(&mut app, &mut Keys, "editor-leave");
    frames(&mut app, 2);
    is_at(&app, (Screen::Play, Menu::Pause));
    assert_eq!((fen(&app), current(&app).standing.id), (before, id));
    ask(&mut app, SessionRequest::Undo);
    assert_eq!(current(&app).game.plies().len(), 4, "its history is there, too");
}

/// How many moves were made in the game that is watched.
fn made(app: &App) -> usize {
    current(app).game.plies().len()
}

#[test]
fn two_computers_are_watched() {
    by_each_device(|app, device| {
        choose(app, device, "title-more");
        choose(app, device, "more-watch");
        is_at(app, (Screen::Title, Menu::Watch));
        for (name, times) in [("watch-red", 3), ("watch-blue", 4)] {
            for _ in 0..times {
                choose(app, device, name);
            }
        }
        choose(app, device, "watch-begin");
        is_at(app, (Screen::Play, Menu::None));
        assert_eq!(current(app).players(), [Player::Computer(Level::Easy); 2]);
        until(app, "they play", |app| made(app) >= 2);
        Presser::confirm(device, app);
        frames(app, 3);
        let waiting = made(app);
        frames(app, 30);
        assert_eq!(made(app), waiting, "they wait");
        assert!(app.world().resource::<Gauge>().red.is_some_and(|red| (0.0..=1.0).contains(&red)));
        device.special(app, Action::Hint);
        frames(app, 20);
        assert_eq!(made(app), waiting + 1, "one step");
        let speed = app.world().resource::<Watch>().tempo;
        device.special(app, Action::NextPiece);
        assert_ne!(app.world().resource::<Watch>().tempo, speed);
        device.special(app, Action::PreviousPiece);
        assert_eq!(app.world().resource::<Watch>().tempo, speed);
        Presser::confirm(device, app);
        until(app, "they go on", |app| made(app) > waiting + 2);
        device.back(app);
        is_at(app, (Screen::Play, Menu::Pause));
    });
}

#[test]
fn the_sheets_to_print_are_written() {
    by_each_device(|app, device| {
        let folder = Folder::new("print");
        app.insert_resource(HandoutDirs { pictures: folder.0.clone(), sheets: folder.0.join("deep") });
        choose(app, device, "title-more");
        choose(app, device, "more-print");
        choose(app, device, "print-paper");
        choose(app, device, "print-save");
        let there =
            |app: &App| heard(app).notices.iter().any(|notice| notice.starts_with("The sheets to print are in"));
        until(app, "the sheets", there);
        let told = heard(app).notices.last().unwrap();
        assert!(told.ends_with(&folder.0.join("deep").display().to_string()), "{told}");
        let pdf = std::fs::read(folder.0.join("deep/jungle-color-letter.pdf")).unwrap();
        assert!(pdf.starts_with(b"%PDF"));
        assert_eq!(folder.0.join("deep").read_dir().unwrap().count(), 3);
        device.back(app);
        is_at(app, (Screen::Title, Menu::More));
    });
}

#[test]
fn a_moving_picture_has_a_picture_for_every_move() {
    let mut app = at_title();
    let folder = Folder::new("film");
    app.insert_resource(HandoutDirs { pictures: folder.0.clone(), sheets: folder.0.clone() });
    let mut game = Game::new(RuleSet::default(), Side::Red);
    for text in LINE.split_whitespace() {
        game.play(mv(text)).unwrap();
    }
    app.world_mut().write_message(FilmRequest { game: Box::new(game.clone()), flipped: false });
    app.update();
    assert!(heard(&app).notices.iter().any(|notice| notice.contains("being drawn")));
    let there = |app: &App| heard(app).notices.iter().any(|notice| notice.starts_with("The picture is there: "));
    until(&mut app, "the picture", there);
    let path = folder.0.read_dir().unwrap().next().expect("a file").unwrap().path();
    let told = heard(&app).notices.last().unwrap();
    assert!(told.ends_with(&path.display().to_string()), "{told}");
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(File::open(&path).unwrap()).unwrap();
    assert_eq!((decoder.width(), decoder.height()), (474, 597));
    let mut sizes = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        assert!(frame.buffer.iter().any(|byte| *byte != 0));
        sizes.push((frame.width, frame.height));
    }
    assert_eq!(sizes.len(), game.plies().len() + 1);
    assert_eq!(sizes[0], (474, 597));
    assert!(sizes[1].1 < 300, "only what changes is drawn anew: {sizes:?}");
}
