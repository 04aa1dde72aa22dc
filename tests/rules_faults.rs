//! Faults seen in games like this one, each with its right result. The ids are those of the list of such faults.

use jungle::rules::{
    Animal, DrawReason, FenError, Game, Illegal, LEAPS, Move, Outcome, Piece, Position, RuleSet, Side, Square, TRAPS,
    WinReason, perft,
};

fn standard() -> RuleSet {
    RuleSet::default()
}

fn position(fen: &str) -> Position {
    Position::from_fen(fen, &standard()).unwrap_or_else(|fault| panic!("{fen}: {fault}"))
}

fn game(fen: &str) -> Game {
    Game::from_position(standard(), position(fen), 0)
}

fn mv(text: &str) -> Move {
    text.parse().unwrap_or_else(|fault| panic!("{fault}"))
}

fn legal(fen: &str, text: &str) -> bool {
    let rules = standard();
    let position = position(fen);
    let offered = position.moves(&rules).contains(&mv(text));
    assert_eq!(offered, position.check(mv(text), &rules).is_ok(), "{fen} {text}: generator and check agree");
    offered
}

fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        game.play(mv(text)).unwrap_or_else(|reason| panic!("{text}: {reason}"));
    }
}

/// B01: a trap weakens intruders, not its owners.
#[test]
fn traps_weaken_intruders_only() {
    assert!(!legal("l6/7/7/7/7/7/3r3/3C3/7 b", "d3d2"));
    assert!(legal("l6/7/7/7/7/7/3C3/2Re3/7 w", "c2d2"));
    assert!(legal("l6/7/7/7/7/7/3C3/2Re3/7 w", "d3d2"));
}

/// B02: a side's own rat blocks its leap, too.
#[test]
fn own_rat_blocks_the_leap() {
    assert!(!legal("7/7/l5t/7/1R5/7/1L5/7/6E w", "b3b7"));
    assert!(legal("7/7/l5t/7/7/7/1L5/7/6E w", "b3b7"));
}

/// B04: who may take on a trap depends on whose trap it is and whose animal stands there, for all ranks.
#[test]
fn captures_on_traps_depend_on_the_traps_owner() {
    let rules = standard();
    for trap_owner in Side::ALL {
        for trap in TRAPS[trap_owner.index()] {
            for attacker_side in Side::ALL {
                let from = trap
                    .neighbors()
                    .into_iter()
                    .find(|square| !TRAPS.iter().any(|traps| traps.contains(*square)) && square.file() != 3)
                    .expect("every trap has plain ground beside it");
                for attacker in Animal::ALL {
                    for victim in Animal::ALL {
                        let fen = fen_of(&[
                            (Piece::new(attacker_side, attacker), from),
                            (Piece::new(!attacker_side, victim), trap),
                        ]);
                        let side = attacker_side.letter();
                        let position = position(&format!("{fen} {side}"));
                        let weakened = trap_owner == attacker_side;
                        let by_rank = match (attacker, victim) {
                            (Animal::Rat, Animal::Elephant) => true,
                            (Animal::Elephant, Animal::Rat) => false,
                            _ => attacker.rank() >= victim.rank(),
                        };
                        assert_eq!(
                            position.moves(&rules).contains(&Move::new(from, trap)),
                            weakened || by_rank,
                            "{attacker_side} {attacker} takes {victim} on {trap}"
                        );
                    }
                }
            }
        }
    }
}

/// The board part of a FEN with just these pieces.
fn fen_of(pieces: &[(Piece, Square)]) -> String {
    let row = |rank: u8| -> String {
        (0..7)
            .map(|file| {
                let square = Square::new(file, rank).expect("on the board");
                let piece = pieces.iter().find(|(_, place)| *place == square);
                piece.map_or('1', |(piece, _)| piece.letter())
            })
            .collect()
    };
    (0..9).rev().map(row).collect::<Vec<_>>().join("/")
}

/// B07: a lone lion or tiger has exactly the twenty leaps of the board, each landing on the listed square.
#[test]
fn twenty_leaps() {
    let rules = standard();
    let mut expected: Vec<Move> =
        ["b3b7 c3c7 e3e7 f3f7 b7b3 c7c3 e7e3 f7f3", "a4d4 a5d5 a6d6 d4a4 d5a5 d6a6", "d4g4 d5g5 d6g6 g4d4 g5d5 g6d6"]
            .iter()
            .flat_map(|line| line.split(' '))
            .map(mv)
            .collect();
    expected.sort();
    for animal in [Animal::Lion, Animal::Tiger] {
        let mut leaps = Vec::new();
        for from in Square::all() {
            let piece = Piece::new(Side::Red, animal);
            let Ok(position) = Position::from_fen(&format!("{} w", fen_of(&[(piece, from)])), &rules) else {
                continue;
            };
            leaps.extend(position.moves(&rules).into_iter().filter(|mv| from.distance(mv.to) > 1));
        }
        leaps.sort();
        assert_eq!(leaps, expected);
    }
    assert_eq!(LEAPS.len(), expected.len());
}

/// B08: a blocked leap is no step into the water.
#[test]
fn a_blocked_leap_is_no_swim() {
    let moves = position("7/7/7/7/1r5/7/1L5/7/6C w").moves(&standard());
    let mut lion: Vec<String> = moves.iter().filter(|mv| mv.from.to_string() == "b3").map(Move::to_string).collect();
    lion.sort();
    assert_eq!(lion, ["b3a3", "b3b2", "b3c3"]);
}

/// B09: no capture across the bank, but rats take rats in the water.
#[test]
fn captures_at_the_bank() {
    assert!(!legal("7/7/7/7/eR5/7/7/7/6L w", "b5a5"));
    assert!(legal("7/7/7/7/1Rr4/7/7/7/L5l w", "b5c5"));
    assert!(!legal("7/7/7/7/rR5/7/7/7/L5l w", "b5a5"));
}

/// B10: equals take each other, and the attacker lives.
#[test]
fn equals_capture() {
    for animal in Animal::ALL {
        let letter = animal.letter();
        let other = if animal == Animal::Lion { 'T' } else { 'L' };
        let fen = format!("7/7/7/7/7/3{letter}3/3{}3/7/{other}5{} w", letter.to_ascii_uppercase(), 'c');
        let fen = if animal == Animal::Cat { fen.replace("5c", "5d") } else { fen };
        let mut game = game(&fen);
        let ply = game.play(mv("d3d4")).unwrap_or_else(|reason| panic!("{animal}: {reason}"));
        assert_eq!(ply.captured, Some(animal));
        let square = "d4".parse().expect("a square");
        assert_eq!(game.position().piece_at(square), Some(Piece::new(Side::Red, animal)));
    }
}

/// B11: nobody enters the own den.
#[test]
fn own_den_is_closed() {
    let rules = standard();
    let red = position("l6/7/7/7/7/7/7/3L3/7 w");
    assert!(!red.moves(&rules).contains(&mv("d2d1")));
    assert_eq!(red.check(mv("d2d1"), &rules), Err(Illegal::OwnDen));
    let blue = position("7/3l3/7/7/7/7/7/7/L6 b");
    assert!(!blue.moves(&rules).contains(&mv("d8d9")));
    assert_eq!(blue.check(mv("d8d9"), &rules), Err(Illegal::OwnDen));
}

/// B12: the mover wins by den and by the last capture.
#[test]
fn the_mover_wins() {
    let mut by_den = game("l6/3L3/7/7/7/7/7/7/7 w");
    play(&mut by_den, "d8d9");
    assert_eq!(by_den.outcome(), Some(Outcome::Win { side: Side::Red, by: WinReason::Den }));
    let mut by_capture = game("7/7/cL5/7/7/7/7/7/7 w");
    play(&mut by_capture, "b7a7");
    assert_eq!(by_capture.outcome(), Some(Outcome::Win { side: Side::Red, by: WinReason::Captured }));
}

/// A side that cannot move loses.
#[test]
fn no_moves_loses() {
    let mut game = game("l6/L6/7/7/7/7/7/7/6E w");
    assert_eq!(game.outcome(), None);
    play(&mut game, "g1g2 a9b9");
    assert_eq!(game.outcome(), None, "the lion could flee");
    let mut walled = self::game("c1W4/D6/7/7/7/7/7/7/6E w");
    play(&mut walled, "c9b9");
    assert_eq!(walled.outcome(), Some(Outcome::Win { side: Side::Red, by: WinReason::NoMoves }));
}

/// B16: a quiet count at its limit ends the game at once.
#[test]
fn a_full_quiet_count_is_a_draw() {
    let rules = RuleSet::preset("league").expect("a preset");
    for quiet in [200, 201, u32::MAX] {
        let game = Game::from_position(rules.clone(), Position::start(&rules, Side::Red), quiet);
        assert_eq!(game.outcome(), Some(Outcome::Draw { by: DrawReason::Quiet }));
        assert!(game.legal_moves().is_empty());
    }
    let mut game = Game::from_position(rules.clone(), Position::start(&rules, Side::Red), 199);
    assert_eq!(game.outcome(), None);
    play(&mut game, "a3a4");
    assert_eq!(game.outcome(), Some(Outcome::Draw { by: DrawReason::Quiet }));
}

const SHUFFLE: &str = "g3g4 a7a6 g4g3 a6a7";

/// B19: the third occurrence is found when the first is the start, a pasted position, or follows a capture.
#[test]
fn threefold_repetition() {
    let draw = Some(Outcome::Draw { by: DrawReason::Repetition });
    let mut from_start = Game::new(standard(), Side::Red);
    play(&mut from_start, SHUFFLE);
    play(&mut from_start, "g3g4 a7a6 g4g3");
    assert_eq!(from_start.outcome(), None);
    play(&mut from_start, "a6a7");
    assert_eq!((from_start.plies().len(), from_start.outcome()), (8, draw));

    let mut from_fen = game("7/7/r6/7/7/7/6R/7/L5l w");
    play(&mut from_fen, SHUFFLE);
    play(&mut from_fen, SHUFFLE);
    assert_eq!(from_fen.outcome(), draw);

    let mut after_capture = game("7/7/r6/7/7/6c/6R/7/L5l b");
    assert_eq!(after_capture.play(mv("g4g3")).map(|ply| ply.captured), Ok(Some(Animal::Rat)));
    play(&mut after_capture, "a1a2 g3g4 a2a1 g4g3 a1a2 g3g4 a2a1");
    assert_eq!(after_capture.outcome(), None);
    play(&mut after_capture, "g4g3");
    assert_eq!(after_capture.outcome(), draw);
}

/// B22: a repetition draw can be taken back, counts and all.
#[test]
fn undo_after_a_draw() {
    let mut game = Game::new(standard(), Side::Red);
    play(&mut game, SHUFFLE);
    play(&mut game, SHUFFLE);
    assert_eq!(game.repetitions(), 3);
    game.undo().expect("a ply");
    assert_eq!(game.outcome(), None);
    play(&mut game, "a6a5");
    assert_eq!((game.outcome(), game.repetitions()), (None, 1));
}

/// B40: play goes on after an undone end.
#[test]
fn undo_after_the_end() {
    let mut game = game("l6/3L3/7/7/7/7/7/7/7 w");
    let before = game.clone();
    play(&mut game, "d8d9");
    assert!(game.outcome().is_some());
    assert_eq!(game.check(mv("a9a8")), Err(Illegal::GameOver));
    game.undo().expect("a ply");
    assert_eq!(game.position(), before.position());
    play(&mut game, "d8c8");
    assert_eq!(game.outcome(), None);
    assert_eq!(game.position().side_to_move(), Side::Blue);
}

/// Undo and redo lead back and forth exactly.
#[test]
fn redo_plays_again() {
    let mut game = Game::new(standard(), Side::Red);
    play(&mut game, "a3a4 g7g6 a4a5");
    let after = game.clone();
    for _ in 0..3 {
        game.undo().expect("a ply");
    }
    assert!(game.undo().is_none());
    assert_eq!(game.undone(), 3);
    while game.redo().is_some() {}
    assert_eq!(game, after);
    game.undo().expect("a ply");
    play(&mut game, "g3g4");
    assert_eq!(game.undone(), 0, "a new move ends what was taken back");
}

/// B43: bad positions are refused with the fault's name.
#[test]
fn bad_positions_are_refused() {
    let long = "7/".repeat(500_000);
    let start = "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L";
    let cases: [(String, fn(&FenError) -> bool); 18] = [
        ("l6t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w".into(), |f| *f == FenError::Files { rank: 9, files: 8 }),
        ("l5/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w".into(), |f| *f == FenError::Files { rank: 9, files: 6 }),
        ("l4Ll/7/7/7/7/7/7/7/7 w".into(), |f| matches!(f, FenError::Twice(_))),
        ("7/7/7/7/1c5/7/7/7/L6 w".into(), |f| matches!(f, FenError::Water(..))),
        ("7/7/7/7/7/7/7/7/l2L3 w".into(), |f| matches!(f, FenError::OwnDen(..))),
        ("3L3/7/7/7/7/7/7/7/3l3 w".into(), |f| *f == FenError::BothDens),
        ("7/7/7/7/7/7/7/7/7 w".into(), |f| *f == FenError::Bare),
        ("junk".into(), |f| *f == FenError::Form),
        (String::new(), |f| *f == FenError::Form),
        (long, |f| matches!(f, FenError::Long(_))),
        (format!("{} w", start.replace('t', "🐯")), |f| matches!(f, FenError::Letter { .. })),
        (format!(" {start} w"), |f| *f == FenError::Form || matches!(f, FenError::Ranks(_) | FenError::Side(_))),
        (format!("{start}  w"), |f| *f == FenError::Form),
        (format!("{start} w "), |f| *f == FenError::Form),
        (format!("{start} w 3"), |f| *f == FenError::Form),
        (format!("{start} x"), |f| *f == FenError::Side("x".into())),
        (format!("{start}/7 w"), |f| *f == FenError::Ranks(10)),
        (format!("{} w", start.replace("5t", "9t")), |f| matches!(f, FenError::Letter { letter: '9', .. })),
    ];
    for (text, expected) in cases {
        let fault = Position::from_fen(&text, &standard()).expect_err(&text[..text.len().min(40)]);
        assert!(expected(&fault), "{}: {fault:?}", &text[..text.len().min(40)]);
        assert!(fault.to_string().len() < 200, "the message is short");
    }
}

/// Resigning, agreeing and running out of time end the game once.
#[test]
fn declared_ends() {
    let mut game = Game::new(standard(), Side::Red);
    game.resign(Side::Red);
    let outcome = game.outcome();
    assert_eq!(outcome, Some(Outcome::Win { side: Side::Blue, by: WinReason::Resignation }));
    game.agree_draw();
    game.time_out(Side::Blue);
    game.end_by_length();
    assert_eq!(game.outcome(), outcome);
    assert!(game.legal_moves().is_empty());
}

/// B74: every end has a sentence of its own.
#[test]
fn every_end_has_its_sentence() {
    let wins = [
        WinReason::Den,
        WinReason::Captured,
        WinReason::NoMoves,
        WinReason::Repetition,
        WinReason::Resignation,
        WinReason::Time,
    ]
    .map(|by| Outcome::Win { side: Side::Red, by });
    let draws = [
        DrawReason::Repetition,
        DrawReason::Quiet,
        DrawReason::NoMoves,
        DrawReason::Agreed,
        DrawReason::Length,
        DrawReason::Bare,
    ]
    .map(|by| Outcome::Draw { by });
    let mut sentences: Vec<String> = wins.iter().chain(&draws).map(Outcome::to_string).collect();
    assert!(sentences.iter().all(|sentence| sentence.ends_with('.')));
    sentences.sort();
    sentences.dedup();
    assert_eq!(sentences.len(), 12);
}

/// A den entered ends the counting of moves.
#[test]
fn won_positions_have_no_moves_below() {
    assert_eq!(perft(&position("3L3/7/l6/7/7/7/7/7/7 b"), 1, &standard()), 0);
}
