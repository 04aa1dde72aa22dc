//! How games begin and end, and how an end is taken back.

use std::collections::HashSet;

use bevy::prelude::*;
use jungle::{
    app::session::{FirstMover, MatchSetup, Player, SessionRequest, ThinkRequested, View},
    engine::Level,
    rules::{Game, GameRecord, Position, RuleSet, Side},
};

use super::{computer, plies};
use crate::common::*;

#[test]
fn every_kind_of_end() {
    let quiet = RuleSet { quiet_plies_draw: Some(4), ..RuleSet::default() };
    let cases: [(MatchSetup, &str, Option<SessionRequest>, &str); 7] = [
        (from_fen("l6/3L3/7/7/7/7/7/7/7 w", two_people()), "d8d9", None, "win w den"),
        (from_fen("7/7/7/7/7/3r3/3C3/7/7 w", two_people()), "d3d4", None, "win w captured"),
        (from_fen("r1T4/L6/7/7/7/7/7/7/7 w", two_people()), "c9b9", None, "win w no_moves"),
        // B19: the third time is found at once, the start counted.
        (two_people(), "g3g4 a7a6 g4g3 a6a7 g3g4 a7a6 g4g3 a6a7", None, "draw repetition"),
        (MatchSetup { rules: quiet, ..two_people() }, "g3g4 a7a6 g4g3 a6a7", None, "draw quiet"),
        (two_people(), "g3g4", Some(SessionRequest::Resign), "win w resignation"),
        (two_people(), "g3g4", Some(SessionRequest::AgreeDraw), "draw agreed"),
    ];
    let mut sentences = HashSet::new();
    for (setup, line, request, end) in cases {
        let mut app = game();
        new_game(&mut app, setup);
        play_line(&mut app, &mut Pointer { drags: true }, line);
        if let Some(request) = request {
            assert_eq!(outcome(&app), "");
            ask(&mut app, request);
        }
        assert_eq!(outcome(&app), end);
        assert_eq!(heard(&app).ended, [end]);
        // B74: each end has its own sentence.
        assert!(sentences.insert(current(&app).game.outcome().unwrap().to_string()), "{end}");

        // B40, B22: the end can be taken back, and the game goes on.
        ask(&mut app, SessionRequest::Undo);
        assert_eq!(outcome(&app), "", "{end}");
        assert!(current(&app).human_to_move());
        frames(&mut app, 5);
        assert_eq!(heard(&app).ended, [end]);
    }
}

/// B22: after a draw by repetition, undo counts back, and another move is accepted.
#[test]
fn undo_after_repetition() {
    let mut app = game();
    new_game(&mut app, two_people());
    play_line(&mut app, &mut Keyboard, "g3g4 a7a6 g4g3 a6a7 g3g4 a7a6 g4g3 a6a7");
    assert_eq!(outcome(&app), "draw repetition");
    ask(&mut app, SessionRequest::Undo);
    assert_eq!(current(&app).game.repetitions(), 2);
    play_line(&mut app, &mut Keyboard, "a6a5");
    assert_eq!(outcome(&app), "");
}

/// What is declared rather than played is taken back without a ply.
#[test]
fn undo_of_a_resignation() {
    let mut app = game();
    new_game(&mut app, setup(Player::Human, computer(Level::Easy)));
    Pointer { drags: false }.play(&mut app, mv("g3g4"));
    frames(&mut app, 5);
    let before = fen(&app);
    ask(&mut app, SessionRequest::Resign);
    assert_eq!(outcome(&app), "win b resignation");
    assert!(hand(&app).targets.is_empty());
    ask(&mut app, SessionRequest::Undo);
    assert_eq!((outcome(&app), fen(&app), plies(&app)), (String::new(), before, 2));
}

/// B16: a game loaded past its limit of quiet plies is drawn at once, and the computer is not asked.
#[test]
fn loaded_past_the_limit() {
    let rules = RuleSet { quiet_plies_draw: Some(100), ..RuleSet::default() };
    for quiet in [100, 101, u32::MAX] {
        let over = Game::from_position(rules.clone(), Position::start(&rules, Side::Red), quiet);
        let record = GameRecord::of(&over, ["Human".to_owned(), "Human".to_owned()]);
        let mut app = game();
        ask(&mut app, SessionRequest::Load(record, [computer(Level::Easy), Player::Human]));
        frames(&mut app, 5);
        assert_eq!(outcome(&app), "draw quiet");
        assert_eq!(heard(&app).ended, ["draw quiet"]);
        assert_eq!(plies(&app), 0);
        assert_eq!(app.world().resource::<Messages<ThinkRequested>>().len(), 0);
    }
}

/// A record that contradicts itself is refused, and the match stays as it was.
#[test]
fn a_bad_record_changes_nothing() {
    let mut app = game();
    new_game(&mut app, two_people());
    play_line(&mut app, &mut Keyboard, "g3g4");
    let (before, epoch) = (fen(&app), current(&app).epoch);
    let mut record = GameRecord::of(&current(&app).game, [String::new(), String::new()]);
    record.moves = "g3g4 g4g5".to_owned();
    ask(&mut app, SessionRequest::Load(record, [Player::Human; 2]));
    assert_eq!((fen(&app), current(&app).epoch), (before, epoch));
    assert_eq!(heard(&app).notices.len(), 1);
}

/// B43: a position that is none is named, and nothing changes.
#[test]
fn a_bad_position_changes_nothing() {
    let mut app = game();
    new_game(&mut app, two_people());
    for fen in ["", "8/8", "l6/3L3/7/7/7/7/7/7/7 x", "l6/3L3/3L3/7/7/7/7/7/7 w", "🐘", &"1".repeat(1_000_000)] {
        let epoch = current(&app).epoch;
        ask(&mut app, SessionRequest::New(from_fen(fen, two_people())));
        assert_eq!(current(&app).epoch, epoch);
    }
    assert_eq!(heard(&app).notices.len(), 6);
    assert!(heard(&app).notices.iter().all(|notice| notice.len() < 300), "a fault is named, not quoted whole");
}

/// A new game shows the only person's side at the bottom; the loser of the last game begins where the setup says so.
#[test]
fn sides_and_first_movers() {
    let mut app = game();
    new_game(&mut app, setup(computer(Level::Easy), Player::Human));
    assert!(app.world().resource::<View>().flipped);
    assert_eq!(person(&app), Side::Blue);

    let loser = MatchSetup { first: FirstMover::Loser, ..two_people() };
    new_game(&mut app, loser);
    assert!(!app.world().resource::<View>().flipped);
    assert_eq!(current(&app).to_move(), Side::Red, "nobody has lost yet");
    play_line(&mut app, &mut Keyboard, "g3g4");
    ask(&mut app, SessionRequest::Resign);
    assert_eq!(outcome(&app), "win w resignation");
    ask(&mut app, SessionRequest::Again);
    assert_eq!(current(&app).to_move(), Side::Blue);
    play_line(&mut app, &mut Keyboard, "a7a6");
    ask(&mut app, SessionRequest::Resign);
    assert_eq!(outcome(&app), "win b resignation");
    ask(&mut app, SessionRequest::Again);
    assert_eq!(current(&app).to_move(), Side::Red);
}

/// One of two computers has no say in a draw.
#[test]
fn a_computer_agrees_to_nothing() {
    let mut app = game();
    new_game(&mut app, setup(Player::Human, computer(Level::Easy)));
    ask(&mut app, SessionRequest::AgreeDraw);
    assert_eq!(outcome(&app), "");
    assert_eq!(heard(&app).notices, ["The computer plays on."]);
}
