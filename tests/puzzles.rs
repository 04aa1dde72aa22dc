//! The puzzles that come with the game: each proven again, each found out about by means that the miner does not use, and
//! none like another.

use std::collections::HashMap;

use jungle::engine::puzzle::{Attempt, Fault, Goal, Prover, Puzzle, Shelf, Theme, Tried};
use jungle::engine::tables::{Tables, Verdict};
use jungle::rules::{Animal, Game, Move, Piece, Position, RuleSet, Side, Square, Terrain};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// More than any puzzle of the shelf needs.
const NODES: u64 = 100_000_000;

/// Tables of the presets that puzzles need, read once.
fn tables() -> HashMap<String, Tables> {
    let names = Shelf::shipped().puzzles().iter().map(|puzzle| puzzle.rules().name.clone());
    names
        .filter_map(|name| {
            let rules = RuleSet::preset(&name)?;
            Some((name, Tables::shipped(&rules)?))
        })
        .collect()
}

fn prove(puzzle: &Puzzle, tables: &HashMap<String, Tables>) -> Result<(), Fault> {
    Prover::prove(puzzle, tables.get(&puzzle.rules().name), NODES)
}

#[test]
fn every_puzzle_has_one_right_move_at_each_step() {
    let tables = tables();
    for puzzle in Shelf::shipped().puzzles() {
        prove(puzzle, &tables).unwrap_or_else(|fault| panic!("{puzzle}: {fault}"));
    }
}

#[test]
fn the_shelf_is_as_promised() {
    let puzzles = Shelf::shipped().puzzles();
    assert!(puzzles.len() >= 200, "only {} puzzles", puzzles.len());
    let size = include_str!("../assets/puzzles/puzzles.txt").len();
    assert!(size <= 200_000, "{size} bytes");
    assert!(puzzles.is_sorted_by_key(Puzzle::grade));
    for grade in 1..=Puzzle::HARDEST {
        assert!(puzzles.iter().filter(|puzzle| puzzle.grade() == grade).count() >= 20, "grade {grade}");
    }
    for theme in Theme::ALL {
        let about = puzzles.iter().filter(|puzzle| puzzle.themes().contains(&theme)).count();
        assert!(about > 0, "no puzzle is about {}", theme.name());
    }
    assert!(puzzles.iter().all(|puzzle| !puzzle.themes().is_empty()));
}

#[test]
fn the_themes_are_what_the_lines_show() {
    let tables = tables();
    for puzzle in Shelf::shipped().puzzles() {
        let known = tables.get(&puzzle.rules().name).filter(|_| puzzle.goal().by_tables());
        let mut prover = Prover::new(puzzle.rules(), puzzle.goal(), known, NODES);
        let found = Theme::of(puzzle.start(), puzzle.line(), puzzle.goal(), puzzle.rules(), &mut prover);
        assert_eq!(puzzle.themes(), found, "{puzzle}");
    }
}

/// What a board looks like in a mirror and with the sides exchanged, as text: of the four, the first in the alphabet.
fn seen_any_way(position: &Position) -> String {
    let text = |mirrored: bool, flipped: bool| {
        let mut board: Vec<String> = position
            .pieces()
            .map(|(piece, square)| {
                let square = if mirrored { square.mirrored() } else { square };
                let square = if flipped { square.rotated().mirrored() } else { square };
                let letter = piece.letter();
                let upper = letter.is_ascii_uppercase() != flipped;
                let letter = if upper { letter.to_ascii_uppercase() } else { letter.to_ascii_lowercase() };
                format!("{letter}{square}")
            })
            .collect();
        board.sort();
        let red = (position.side_to_move() == Side::Red) != flipped;
        format!("{} {red}", board.join(" "))
    };
    [(false, false), (true, false), (false, true), (true, true)]
        .map(|(mirrored, flipped)| text(mirrored, flipped))
        .into_iter()
        .min()
        .expect("four texts")
}

#[test]
fn no_puzzle_comes_twice_not_even_in_a_mirror() {
    let mut seen = HashMap::new();
    for puzzle in Shelf::shipped().puzzles() {
        if let Some(other) = seen.insert(seen_any_way(puzzle.start()), puzzle) {
            panic!("{puzzle} is {other}");
        }
    }
}

/// The moves that reach the goal in time, found by the plainest search there is: every move, every answer.
fn plainly_right(position: &Position, goal: Goal, left: usize, rules: &RuleSet) -> Vec<Move> {
    let us = position.side_to_move();
    let reaches = |mv: &Move| {
        let mut after = *position;
        let ply = after.play(*mv, rules);
        if after.outcome(rules).is_some_and(|outcome| outcome.winner() == Some(us)) {
            return true;
        }
        if ply.captured.is_some_and(|victim| goal == Goal::Take(victim)) {
            return true;
        }
        left > 1
            && after.moves(rules).into_iter().all(|answer| {
                let mut next = after;
                next.play(answer, rules);
                next.decided().is_none() && !plainly_right(&next, goal, left - 1, rules).is_empty()
            })
    };
    position.moves(rules).into_iter().filter(reaches).collect()
}

#[test]
fn the_plainest_search_finds_the_same_right_moves() {
    let short = Shelf::shipped().puzzles().iter().filter(|puzzle| !puzzle.goal().by_tables());
    let mut looked_at = 0;
    for puzzle in short {
        let mut game = Game::from_position(puzzle.rules().clone(), *puzzle.start(), 0);
        for (index, &mv) in puzzle.line().iter().enumerate() {
            let left = (puzzle.line().len() - index).div_ceil(2);
            if index.is_multiple_of(2) && left <= 2 {
                assert_eq!(plainly_right(game.position(), puzzle.goal(), left, puzzle.rules()), [mv], "{puzzle}");
                looked_at += 1;
            }
            game.play(mv).expect("the line is legal");
        }
    }
    assert!(looked_at > 200, "{looked_at}");
}

#[test]
fn what_is_proven_by_tables_is_what_the_tables_say() {
    let tables = tables();
    for puzzle in Shelf::shipped().puzzles().iter().filter(|puzzle| puzzle.goal().by_tables()) {
        let tables = &tables[&puzzle.rules().name];
        let mut position = *puzzle.start();
        for (index, &mv) in puzzle.line().iter().enumerate() {
            if index.is_multiple_of(2) {
                let worth = |mv: Move| {
                    let mut after = position;
                    after.play(mv, puzzle.rules());
                    tables.probe(&after).expect("three animals at most").before()
                };
                let kept = |verdict: Verdict| match puzzle.goal() {
                    Goal::KeepDraw => !matches!(verdict, Verdict::Loss(_)),
                    _ => matches!(verdict, Verdict::Win(_)),
                };
                for other in position.moves(puzzle.rules()) {
                    assert_eq!(kept(worth(other)), other == mv, "{puzzle}: {other}");
                }
            }
            position.play(mv, puzzle.rules());
        }
    }
}

#[test]
fn whoever_finds_all_right_moves_solves_every_puzzle() {
    for puzzle in Shelf::shipped().puzzles() {
        let mut attempt = Attempt::new(puzzle);
        for (index, step) in puzzle.line().chunks(2).enumerate() {
            assert_eq!(attempt.found(), index);
            for other in attempt.game().legal_moves().into_iter().filter(|&other| other != step[0]) {
                assert_eq!(attempt.play(other), Ok(Tried::Wrong), "{puzzle}: {other}");
            }
            let expected = step.get(1).map_or(Tried::Solved, |&answer| Tried::Right(answer));
            assert_eq!(attempt.play(step[0]), Ok(expected), "{puzzle}");
        }
        assert!(attempt.solved());
    }
}

#[test]
fn what_is_no_puzzle_is_found_out() {
    let read = |text: &str| Puzzle::read(text).expect("a puzzle in form");
    let fault = |text: &str| Prover::prove(&read(text), None, NODES).expect_err("no puzzle");
    // The lion may step on any of three traps.
    let two_ways = "standard win 1 den-run l6/4L2/7/7/7/7/7/7/7 w e8e9 a9b9 e9d9";
    assert!(matches!(fault(two_ways), Fault::Right { number: 1, right, .. } if right.len() == 2));
    // The elephant could stand before the den.
    let helped = "standard win 1 den-run 4e2/4d2/3L3/7/7/7/7/7/7 w d7d8 e8e7 d8d9";
    assert!(matches!(fault(helped), Fault::Right { number: 1, .. } | Fault::Answer(2)));
    let unknown = "standard keep-win 1 endgame l6/7/3L3/7/7/7/7/7/7 w d7d8";
    assert_eq!(fault(unknown), Fault::Unknown(1));
    let history = "lobby win 1 den-run l6/7/3L3/7/7/7/7/7/7 w d7d8 a9b9 d8d9";
    assert_eq!(fault(history), Fault::History);
    let far = read("standard win 1 den-run l6/7/3L3/7/7/7/7/7/7 w d7d8 a9b9 d8d9");
    assert_eq!(Prover::prove(&far, None, 1), Err(Fault::Unknown(1)), "out of breath");
    assert_eq!(Prover::prove(&far, None, NODES), Ok(()));
}

/// So few animals on any squares that plain search gets to the end of it; crowded together, so that some cannot move.
fn few_animals(dice: &mut ChaCha8Rng, rules: &RuleSet) -> Option<Position> {
    let side = if dice.random_bool(0.5) { Side::Red } else { Side::Blue };
    let mut position = Position::empty(rules, side);
    for side in [Side::Red, Side::Blue, side, Side::Blue].into_iter().take(dice.random_range(2..5)) {
        let piece = Piece::new(side, Animal::ALL[dice.random_range(0..8)]);
        let ranks = if dice.random_bool(0.5) { 0..3 } else { 5..9 };
        let square = Square::new(dice.random_range(0..7), dice.random_range(ranks))?;
        let stands = match square.terrain() {
            Terrain::Water => piece.animal == Animal::Rat,
            Terrain::Den(_) => false,
            Terrain::Land | Terrain::Trap(_) => true,
        };
        if !stands || position.piece_at(square).is_some() || position.square_of(piece).is_some() {
            return None;
        }
        position = position.with(piece, square);
    }
    position.outcome(rules).is_none().then_some(position)
}

#[test]
fn the_prover_agrees_with_the_plainest_search() {
    let dice = &mut ChaCha8Rng::seed_from_u64(7);
    let (mut looked_at, mut won) = (0, 0);
    for name in ["standard", "bell", "encyclopedia"] {
        let rules = RuleSet::preset(name).expect("a preset");
        let mut left = 150;
        while left > 0 {
            let Some(position) = few_animals(dice, &rules) else { continue };
            left -= 1;
            let enemies: Vec<Animal> = position
                .pieces()
                .filter(|(piece, _)| piece.side != position.side_to_move())
                .map(|(piece, _)| piece.animal)
                .collect();
            for goal in [Goal::Win, Goal::Take(enemies[0])] {
                for moves in 1..=3 {
                    let found = Prover::new(&rules, goal, None, NODES).right_moves(&position, moves);
                    let plain = plainly_right(&position, goal, usize::from(moves), &rules);
                    assert_eq!(found, Some(plain.clone()), "{position:?} {goal} {moves} {name}");
                    looked_at += 1;
                    won += usize::from(!plain.is_empty());
                }
            }
        }
    }
    assert!(won > 100 && looked_at - won > 100, "{won} of {looked_at}");
}
