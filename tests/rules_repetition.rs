//! Every way of dealing with repetition.

use jungle::rules::{Game, Illegal, Move, Outcome, Position, Repetition, RuleSet, Side, WinReason};

fn rules(repetition: Repetition) -> RuleSet {
    RuleSet { repetition, ..RuleSet::default() }
}

fn game(fen: &str, repetition: Repetition) -> Game {
    let rules = rules(repetition);
    let position = Position::from_fen(fen, &rules).unwrap_or_else(|fault| panic!("{fault}"));
    Game::from_position(rules, position, 0)
}

fn mv(text: &str) -> Move {
    text.parse().unwrap_or_else(|fault| panic!("{fault}"))
}

fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        game.play(mv(text)).unwrap_or_else(|reason| panic!("{text}: {reason}"));
    }
}

#[test]
fn forbidden_bars_the_third_time() {
    let mut game = Game::new(rules(Repetition::Forbidden), Side::Red);
    play(&mut game, "g3g4 a7a6 g4g3 a6a7 g3g4 a7a6 g4g3");
    assert_eq!(game.check(mv("a6a7")), Err(Illegal::Repetition));
    assert!(!game.legal_moves().contains(&mv("a6a7")));
    play(&mut game, "a6a5");
    assert_eq!(game.outcome(), None);
}

#[test]
fn the_repeater_loses() {
    let mut game = Game::new(rules(Repetition::RepeaterLoses), Side::Red);
    play(&mut game, "g3g4 a7a6 g4g3 a6a7 g3g4 a7a6 g4g3 a6a7");
    assert_eq!(game.outcome(), Some(Outcome::Win { side: Side::Red, by: WinReason::Repetition }));
}

#[test]
fn off_goes_on() {
    let mut game = Game::new(rules(Repetition::Off), Side::Red);
    for _ in 0..20 {
        play(&mut game, "g3g4 a7a6 g4g3 a6a7");
    }
    assert_eq!((game.outcome(), game.repetitions()), (None, 21));
}

/// Red's tiger shuffles between a1 and a2 while Blue's dog wanders where it repeats nothing for long.
const WANDER: [&str; 20] = [
    "b9b8", "b8b7", "b7c7", "c7d7", "d7e7", "e7f7", "f7g7", "g7g8", "g8f8", "f8e8", "e8e7", "e7d7", "d7c7", "c7b7",
    "b7a7", "a7a8", "a8b8", "b8b7", "b7c7", "c7c8",
];

fn shuffle_tiger(game: &mut Game, moves: usize) {
    for (turn, reply) in WANDER.iter().enumerate().take(moves) {
        play(game, if turn % 2 == 0 { "a1a2" } else { "a2a1" });
        play(game, reply);
    }
}

#[test]
fn seven_three_bars_the_eighth_entry() {
    let mut game = game("1d5/7/7/7/7/7/7/7/T5C w", Repetition::Chase);
    shuffle_tiger(&mut game, 7);
    // a2 was entered four times in seven moves and a1 three times; the tiger stands on a2.
    assert!(matches!(game.check(mv("a2a1")), Err(Illegal::SevenThree(_))));
    assert!(!game.legal_moves().contains(&mv("a2a1")));
    assert_eq!(game.check(mv("a2a3")), Ok(()));
    assert_eq!(game.check(mv("g1g2")), Ok(()), "another animal may move");
    // Another animal's move in between lifts the bar in time: then a1 was entered twice in seven moves.
    play(&mut game, "g1g2 g7g8 g2g3 g8f8 g3g2 f8e8");
    assert_eq!(game.check(mv("a2a1")), Ok(()));
}

#[test]
fn seven_three_is_lifted_for_the_chased() {
    let mut game = game("1d5/7/7/7/7/7/7/1l5/T5C w", Repetition::Chase);
    for (turn, reply) in WANDER.iter().enumerate().take(7) {
        play(&mut game, if turn % 2 == 0 { "g1g2" } else { "g2g1" });
        play(&mut game, reply);
    }
    assert!(matches!(game.check(mv("g2g1")), Err(Illegal::SevenThree(_))));
    let mut chased = self::game("1d5/7/7/7/7/7/5l1/7/T5C w", Repetition::Chase);
    for turn in 0..7 {
        play(&mut chased, if turn % 2 == 0 { "g1g2" } else { "g2g1" });
        play(&mut chased, if turn % 2 == 0 { "f3g3" } else { "g3f3" });
    }
    // The cat stands on g2 and the lion on g3, about to take it: it may run where it has run before.
    assert_eq!(chased.position().piece_at("g3".parse().expect("a square")).map(|p| p.animal.name()), Some("lion"));
    assert_eq!(chased.check(mv("g2g1")), Ok(()));
}

#[test]
fn seven_three_is_lifted_by_a_trap() {
    let mut game = game("1d5/7/7/7/7/7/7/2T4/6C w", Repetition::Chase);
    for (turn, reply) in WANDER.iter().enumerate().take(7) {
        play(&mut game, if turn % 2 == 0 { "c2d2" } else { "d2c2" });
        play(&mut game, reply);
    }
    assert_eq!(game.check(mv("d2c2")), Ok(()));
}

#[test]
fn seventeen_five_bars_the_eighteenth() {
    // The tiger walks a ring of four squares and a fifth, so that 7-3 never bites.
    let mut game = game("1d5/7/7/7/7/7/7/7/T5C w", Repetition::Chase);
    let ring = ["a1a2", "a2b2", "b2b1", "b1a1"];
    for (turn, reply) in WANDER.iter().enumerate().take(17) {
        play(&mut game, ring[turn % 4]);
        play(&mut game, reply);
    }
    assert!(matches!(game.check(mv("a2b2")), Err(Illegal::SeventeenFive(_))));
    assert!(matches!(game.check(mv("a2a1")), Err(Illegal::SeventeenFive(_))));
    assert_eq!(game.check(mv("a2a3")), Ok(()), "a sixth square");
    assert_eq!(game.check(mv("g1g2")), Ok(()), "another animal");
}
