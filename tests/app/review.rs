//! The review of a game at the board: it finds what went wrong, stops at once, and leaves everything as it was. Names like B70
//! are rows of the faults this game must not have.

use crate::common::{
    screens::{at_title, choose, end_is_shown, is_at},
    *,
};
use bevy::{input::gamepad::GamepadButton, prelude::*};
use jungle::{
    app::{
        session::{Action, Kept, Player, ReviewRequest, Reviewing, SavedGame, SessionRequest, Shelf, View},
        states::{Menu, Screen},
        thinking::review::ReviewDepth,
    },
    engine::{
        Level,
        review::{Class, Judgment},
        tables::Verdict,
    },
    rules::{Game, GameRecord, RuleSet, Side},
};

/// Blue's lion stands beside Red's den, on a trap; Red's wolf could take it there, and the elephant goes for a walk.
const BLUNDER: (&str, &str) = ("p1c4/1d5/7/7/7/7/E6/4W2/4l2 w", "a3a4 e1d1");

fn reviewing(app: &App) -> &Reviewing {
    app.world().resource::<Reviewing>()
}

fn request(app: &mut App, request: ReviewRequest) {
    app.world_mut().write_message(request);
    frames(app, 3);
}

fn depth(app: &mut App, nodes: u64) {
    app.insert_resource(ReviewDepth(nodes));
}

/// Waits until all is known.
fn known(app: &mut App) {
    until(app, "the review", |app| reviewing(app).is_open() && reviewing(app).wanted().is_none());
    let (done, all) = reviewing(app).progress();
    assert_eq!(done, all);
}

/// Plays a game to its end, or so far.
fn play(app: &mut App, (fen, line): (&str, &str)) {
    new_game(app, from_fen(fen, two_people()));
    play_line(app, &mut Keyboard, line);
}

/// A game's planted blunder is found, shown, and gone to by controller alone; then the finished game is there again.
#[test]
fn the_planted_blunder_is_found() {
    let mut app = game();
    let pad = Controller::connect(&mut app);
    depth(&mut app, 3_000);
    play(&mut app, BLUNDER);
    let before = current(&app).clone();
    let ends = heard(&app).ended.len();
    request(&mut app, ReviewRequest::Open);
    known(&mut app);
    assert_eq!((reviewing(&app).at(), fen(&app)), (2, before.game.position().fen()));
    let blunder = reviewing(&app).ply(0).unwrap().clone();
    assert_eq!((blunder.class, blunder.side), (Class::Blunder, Side::Red));
    assert_eq!(blunder.best.mv, mv("e2e1"), "the wolf takes the lion on the trap");
    assert_eq!(reviewing(&app).ply(1).unwrap().class, Class::Best);
    let review = reviewing(&app).review().unwrap();
    assert_eq!(review.accuracy(Side::Blue), Some(100.0));
    assert!(review.accuracy(Side::Red).unwrap() < 40.0);
    pad.tap(&mut app, GamepadButton::North);
    frames(&mut app, 3);
    assert_eq!(reviewing(&app).at(), 1, "the position after the slip");
    assert_eq!(current(&app).game.plies().len(), 1);
    pad.tap(&mut app, GamepadButton::LeftTrigger);
    frames(&mut app, 3);
    assert_eq!((reviewing(&app).at(), fen(&app).as_str()), (0, BLUNDER.0));
    let played = heard(&app).played.len();
    pad.tap(&mut app, GamepadButton::DPadRight);
    frames(&mut app, 3);
    assert_eq!(
        (reviewing(&app).at(), &heard(&app).played[played..]),
        (1, &["a3a4".to_owned()][..]),
        "it is shown moving"
    );
    Pointer { drags: false }.play(&mut app, mv("e1d1"));
    assert_eq!(current(&app).game.plies().len(), 1, "nobody moves here");
    pad.tap(&mut app, GamepadButton::East);
    frames(&mut app, 3);
    assert!(!reviewing(&app).is_open());
    assert_eq!(
        (outcome(&app), &current(&app).game, current(&app).standing),
        ("win b den".to_owned(), &before.game, before.standing)
    );
    assert_eq!(heard(&app).ended.len(), ends, "the game ends once");
}

/// Turning the board turns the board, and nothing of the graph.
#[test]
fn the_graph_keeps_its_sides_when_the_board_is_turned() {
    let mut app = game();
    depth(&mut app, 3_000);
    play(&mut app, BLUNDER);
    request(&mut app, ReviewRequest::Open);
    known(&mut app);
    let graph = reviewing(&app).review().unwrap().graph();
    assert_eq!((graph.len(), graph[2]), (3, 0.0), "Blue's win is below");
    let flipped = app.world().resource::<View>().flipped;
    act(&mut app, Action::Flip);
    assert_eq!(app.world().resource::<View>().flipped, !flipped);
    assert_eq!(reviewing(&app).review().unwrap().graph(), graph);
    request(&mut app, ReviewRequest::Go(0));
    assert_eq!(app.world().resource::<View>().flipped, !flipped, "and it stays turned");
}

/// A review that would take for ever is stopped in the frame that asks for it, and nothing comes after.
#[test]
fn it_stops_at_once() {
    let mut app = game();
    depth(&mut app, u64::MAX);
    new_game(&mut app, two_people());
    play_line(&mut app, &mut Keyboard, "a3a4 a7a6 a4a3 a6a7");
    request(&mut app, ReviewRequest::Open);
    frames(&mut app, 20);
    assert!(reviewing(&app).wanted().is_some(), "it is at work");
    act(&mut app, Action::Confirm);
    assert!(reviewing(&app).wanted().is_none());
    let progress = reviewing(&app).progress();
    assert!(progress.0 < progress.1, "{progress:?}");
    frames(&mut app, 50);
    assert_eq!(reviewing(&app).progress(), progress);
    act(&mut app, Action::Cancel);
    frames(&mut app, 2);
    assert!(!reviewing(&app).is_open());
    // Another one is not kept waiting by it.
    depth(&mut app, 500);
    request(&mut app, ReviewRequest::Open);
    known(&mut app);
}

/// Where the endgame tables reach, what is certain is said so.
#[test]
fn what_the_tables_know_is_exact() {
    let mut app = game();
    depth(&mut app, 1);
    play(&mut app, ("7/7/4w2/7/3p3/7/7/5T1/7 b", "d5d4 f2e2"));
    request(&mut app, ReviewRequest::Open);
    known(&mut app);
    assert_eq!(reviewing(&app).ply(0).unwrap().after, Judgment::Exact(Verdict::Draw));
    assert_eq!(reviewing(&app).ply(0).unwrap().after.to_string(), "Draw with best play.");
}

/// From any position it can be played on, as a game that counts for nothing.
#[test]
fn it_is_played_on_from_anywhere() {
    let mut app = game();
    depth(&mut app, 500);
    new_game(&mut app, setup(Player::Human, Player::Computer(Level::Easy)));
    play_line(&mut app, &mut Keyboard, "a3a4");
    until(&mut app, "the answer", |app| current(app).game.plies().len() == 2);
    ask(&mut app, SessionRequest::Resign);
    let own = current(&app).standing;
    request(&mut app, ReviewRequest::Open);
    request(&mut app, ReviewRequest::Go(1));
    act(&mut app, Action::Undo);
    frames(&mut app, 3);
    assert!(!reviewing(&app).is_open() && !current(&app).exercise);
    assert!(!current(&app).standing.own && current(&app).standing.id != own.id);
    until(&mut app, "the computer's move", |app| current(app).game.plies().len() == 2);
    assert!(!current(&app).over());
    // At its end there is nothing to play on from.
    play(&mut app, BLUNDER);
    request(&mut app, ReviewRequest::Open);
    request(&mut app, ReviewRequest::PlayOn);
    assert!(reviewing(&app).is_open());
    assert!(heard(&app).notices.last().unwrap().contains("over here"), "{:?}", heard(&app).notices);
}

/// B70: a finished game is reviewed from its result, an unfinished one from its menu, a kept one from the list, each by
/// controller alone, and back is where it came from.
#[test]
fn reviews_are_reached_and_left_by_controller_alone() {
    let mut app = at_title();
    let mut pad = Controller::connect(&mut app);
    depth(&mut app, 300);
    new_game(&mut app, two_people());
    play_line(&mut app, &mut pad, "a3a4");
    pad.tap(&mut app, GamepadButton::Start);
    frames(&mut app, 3);
    choose(&mut app, &mut pad, "pause-review");
    is_at(&app, (Screen::Play, Menu::None));
    assert!(reviewing(&app).is_open());
    pad.tap(&mut app, GamepadButton::Start);
    frames(&mut app, 3);
    is_at(&app, (Screen::Play, Menu::Pause));
    choose(&mut app, &mut pad, "pause-resume");
    pad.tap(&mut app, GamepadButton::East);
    frames(&mut app, 3);
    is_at(&app, (Screen::Play, Menu::Pause));
    assert!(current(&app).standing.helped, "who was shown better moves had help");
    choose(&mut app, &mut pad, "pause-resume");
    pad.tap(&mut app, GamepadButton::Start);
    frames(&mut app, 3);
    choose(&mut app, &mut pad, "pause-resign");
    end_is_shown(&mut app);
    choose(&mut app, &mut pad, "result-review");
    is_at(&app, (Screen::Play, Menu::None));
    known(&mut app);
    pad.tap(&mut app, GamepadButton::East);
    frames(&mut app, 3);
    is_at(&app, (Screen::Play, Menu::Result));
    choose(&mut app, &mut pad, "result-title");
    let mut kept = Game::new(RuleSet::default(), Side::Red);
    kept.play(mv("a3a4")).unwrap();
    let record = GameRecord::of(&kept, ["Player".into(), "Player".into()]);
    let game = SavedGame::foreign(record, [Player::Human; 2]);
    app.world_mut().resource_mut::<Shelf>().put(0, Some(Kept { game, when: 0 }));
    choose(&mut app, &mut pad, "title-games");
    choose(&mut app, &mut pad, "games-review");
    is_at(&app, (Screen::Play, Menu::None));
    assert!(reviewing(&app).is_open());
    pad.tap(&mut app, GamepadButton::East);
    frames(&mut app, 3);
    is_at(&app, (Screen::Title, Menu::Games));
}
