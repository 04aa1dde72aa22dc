//! How hard a puzzle is: how many moves are to be found, how far one must look to see them, and how much they go against
//! first impressions.

use std::sync::atomic::AtomicBool;

use jungle::engine::puzzle::{Puzzle, Theme};
use jungle::engine::{Engine, Limits, StoppedClock, baseline};
use jungle::rules::{Game, Move};

/// What a theme adds.
const HARD: [(Theme, u32); 3] = [(Theme::Bait, 1), (Theme::Zugzwang, 2), (Theme::Riverbank, 1)];
/// What each ply adds that must be looked ahead to find the first move.
const PLY: u32 = 2;
/// What each move after the first adds.
const MOVE: u32 = 1;
/// What it adds that the first impression is wrong, at each step.
const UNLIKELY: u32 = 1;

/// How hard the puzzle is; more is harder.
pub fn points(puzzle: &Puzzle) -> u32 {
    let mut game = Game::from_position(puzzle.rules().clone(), *puzzle.start(), 0);
    let mut points = MOVE * (puzzle.moves() as u32 - 1);
    points += HARD.iter().filter(|(theme, _)| puzzle.themes().contains(theme)).map(|(_, more)| more).sum::<u32>();
    for (index, &mv) in puzzle.line().iter().enumerate() {
        if index == 0 {
            points += PLY * depth(&game, mv, 2 * puzzle.moves() as u8);
        }
        if index.is_multiple_of(2) && baseline::greedy(&game, 0) != Some(mv) {
            points += UNLIKELY;
        }
        if game.play(mv).is_err() {
            break;
        }
    }
    points
}

/// The depth from which on, up to `most`, a search chooses the move.
fn depth(game: &Game, right: Move, most: u8) -> u32 {
    let stop = AtomicBool::new(false);
    let wrong = (1..=most).rev().find(|&depth| {
        let answer = Engine::new(1).think(game, &Limits::depth(depth), &stop, &StoppedClock, &mut |_| {});
        answer.best != Some(right)
    });
    wrong.map_or(1, |depth| u32::from(depth) + 1)
}
