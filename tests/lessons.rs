//! The lessons as data: their boards, their choices, and that each shows what it says.

use std::collections::BTreeSet;

use jungle::lessons::{self, Heard, Step, Worth};
use jungle::rules::{DrawReason, Game, Outcome, Side, WinReason};

/// Every step of every lesson, with the game it finds.
fn steps() -> impl Iterator<Item = (String, &'static Step, Game)> {
    lessons::all().iter().flat_map(|lesson| {
        lesson.steps.iter().enumerate().map(move |(index, step)| {
            let name = format!("{}, step {}", lesson.id, index + 1);
            let game = lesson.game(index).unwrap_or_else(|fault| panic!("{name}: {fault}"));
            (name, step, game)
        })
    })
}

#[test]
fn all_that_is_to_be_learned_is_taught() {
    let ids: Vec<&str> = lessons::all().iter().map(|lesson| lesson.id.as_str()).collect();
    assert_eq!(ids, ["step", "equals", "rat", "river", "leap", "riverbank", "trap", "den", "stuck", "again"]);
    // The blocked leap has exactly three steps.
    let riverbank = lessons::all().iter().find(|lesson| lesson.id == "riverbank").expect("it is there");
    assert_eq!(riverbank.steps.len(), 3);
    let answers = riverbank.steps.iter().map(|step| step.answer().map(|choice| (choice.mv.to_string(), choice.is)));
    let expected = [("e7e3", Worth::Barred), ("e5f5", Worth::Right), ("e7e3", Worth::Right)];
    assert!(answers.eq(expected.map(|(mv, is)| Some((mv.to_owned(), is)))));
}

#[test]
fn every_choice_is_what_it_is_said_to_be() {
    for (name, step, game) in steps() {
        assert!(game.outcome().is_none(), "{name} is over before it begins");
        assert!(step.answer().is_some(), "{name} has no way on");
        let moves: BTreeSet<_> = step.choices.iter().map(|choice| choice.mv).collect();
        assert_eq!(moves.len(), step.choices.len(), "{name}: a move is offered twice");
        for choice in &step.choices {
            let mv = choice.mv;
            assert!(!choice.says.is_empty(), "{name}, {mv}: nothing is said");
            let reachable = mv.from.neighbors().contains(mv.to) || mv.is_leap();
            assert!(reachable, "{name}, {mv}: nobody can try that at the board");
            let own = game.position().piece_at(mv.from).map(|piece| piece.side);
            assert_eq!(own, Some(game.position().side_to_move()), "{name}, {mv}: whose animal is that?");
            match choice.is {
                Worth::Right => assert_eq!(game.check(mv), Ok(()), "{name}, {mv}"),
                Worth::Barred => assert!(game.check(mv).is_err(), "{name}, {mv} is legal"),
                Worth::Wrong => {}
            }
            assert_eq!(step.hear(mv, &game), Heard::Choice(choice), "{name}, {mv}");
        }
    }
}

/// Whatever else is tried is beside the point, a legal move too.
#[test]
fn what_is_beside_the_point_is_refused() {
    for (name, step, game) in steps() {
        for mv in game.legal_moves().into_iter().filter(|mv| !step.offers(*mv)) {
            assert_eq!(step.hear(mv, &game), Heard::Beside, "{name}, {mv}");
        }
        let own = step.answer().map(|choice| choice.mv.from).expect("a way on");
        let stays = jungle::rules::Move::new(own, own);
        assert_eq!(step.hear(stays, &game), Heard::Illegal(jungle::rules::Illegal::Stays), "{name}");
    }
}

/// The endings that lessons speak of are the rules' own.
#[test]
fn the_endings_are_true() {
    let after = |id: &str, mv: &str| {
        let lesson = lessons::all().iter().find(|lesson| lesson.id == id).expect("it is there");
        let mut game = lesson.game(0).expect("a board");
        game.play(mv.parse().expect("a move")).expect("legal");
        game.outcome()
    };
    let red = |by| Some(Outcome::Win { side: Side::Red, by });
    assert_eq!(after("den", "d8d9"), red(WinReason::Den));
    assert_eq!(after("stuck", "b2b1"), red(WinReason::NoMoves));
    assert_eq!(after("stuck", "a2a1"), red(WinReason::Captured));
    assert_eq!(after("again", "f1g1"), Some(Outcome::Draw { by: DrawReason::Repetition }));
    assert_eq!(after("again", "a3a4"), None);
}
