//! The root of a search: iterative deepening with aspiration windows.

use std::time::Duration;

use super::score::{INFINITE, MATE, MAX_PLY, PROVEN, Score, Value};
use super::search::Search;
use crate::rules::{Game, Move};

/// What the search found at the end of an iteration.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Info {
    /// Plies looked ahead.
    pub depth: u8,
    /// Which of the best moves this is about, from 1: see [`Engine::set_lines`](super::Engine::set_lines).
    pub line: usize,
    /// How good the position is for the side to move.
    pub score: Score,
    /// Positions looked at since the search began.
    pub nodes: u64,
    /// Time since the search began.
    pub time: Duration,
    /// The principal variation: best play for both sides, as far as it was seen.
    pub pv: Vec<Move>,
}

/// What a search answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Answer {
    /// The move to play; `None` only when the game is over.
    pub best: Option<Move>,
    /// How good the position is for the side to move.
    pub score: Score,
    /// Plies that were looked ahead in full.
    pub depth: u8,
    /// Positions looked at.
    pub nodes: u64,
}

/// A legal move and what it is worth to the side that makes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Ranked {
    pub(super) mv: Move,
    pub(super) value: Value,
}

/// The deepest iteration; extensions go further.
const DEEPEST: u8 = (MAX_PLY / 2) as u8;
/// Half the first window around the last iteration's value.
const WINDOW: Value = 30;
/// From this depth on the last value is a good guess.
const WINDOW_DEPTH: u8 = 4;

impl Search<'_> {
    /// Searches deeper and deeper, from `first` up to `last` plies, until the budget is spent; in each iteration the best
    /// `lines` moves, one after the other.
    pub(super) fn deepen(
        &mut self,
        game: &Game,
        first: u8,
        last: Option<u8>,
        lines: usize,
        on_info: &mut dyn FnMut(&Info),
    ) -> Answer {
        let mut moves = self.legal_by_judgment(game);
        let mut answer =
            Answer { best: moves.first().map(|ranked| ranked.mv), score: Score::Cp(0), depth: 0, nodes: 0 };
        let Some(&Ranked { value, .. }) = moves.first() else {
            answer.score = self.ended(0).map_or(Score::Cp(0), Score::of);
            return answer;
        };
        answer.score = Score::of(value);
        let lines = lines.clamp(1, moves.len());
        let mut steady = 0;
        for depth in first..=last.unwrap_or(DEEPEST).min(DEEPEST) {
            self.iteration = i32::from(depth);
            let before = answer.best;
            for line in 0..lines {
                let found = self.iterate(depth, moves[line].value, &mut moves[line..]);
                if let Some((best, value)) = found {
                    moves[line] = Ranked { mv: best, value };
                    if line == 0 {
                        // Moves that the iteration had finished before it was cut short count: each was better than the
                        // last best.
                        answer.best = Some(best);
                        answer.score = Score::of(value);
                    }
                }
                if self.budget.spent() {
                    break;
                }
                answer.depth = depth;
                on_info(&Info {
                    depth,
                    line: line + 1,
                    score: Score::of(moves[line].value),
                    nodes: self.budget.total(),
                    time: self.budget.elapsed(),
                    pv: self.line().to_vec(),
                });
            }
            steady = if answer.best == before { steady + 1 } else { 0 };
            if self.budget.spent() || self.budget.enough(steady, moves.len()) {
                break;
            }
            // A proven end no farther than the depth is not going to change.
            let proven =
                |&Ranked { value, .. }: &Ranked| value.abs() >= PROVEN && MATE - value.abs() <= Value::from(depth);
            if moves[..lines].iter().all(proven) {
                break;
            }
        }
        answer.nodes = self.budget.total();
        answer
    }

    /// One iteration, in windows around the last value that grow until they hold the new one. The best move found, if any
    /// move's value is known.
    fn iterate(&mut self, depth: u8, last: Value, moves: &mut [Ranked]) -> Option<(Move, Value)> {
        let windowed = depth >= WINDOW_DEPTH && last.abs() < PROVEN;
        let (mut below, mut above) = if windowed { (WINDOW, WINDOW) } else { (INFINITE, INFINITE) };
        let mut found = None;
        loop {
            let alpha = (last - below).max(-INFINITE);
            let beta = (last + above).min(INFINITE);
            let result = self.search_root(depth, alpha, beta, moves);
            if self.budget.spent() {
                // A value at or below alpha is only a bound: the move that was best before stays.
                return result.filter(|&(_, value)| value > alpha).or(found);
            }
            let (mv, value) = result?;
            if value <= alpha && alpha > -INFINITE {
                below = widen(below);
            } else if value >= beta && beta < INFINITE {
                found = Some((mv, value));
                above = widen(above);
            } else {
                return Some((mv, value));
            }
        }
    }

    /// Searches the root's moves in their order and moves the best to the front.
    fn search_root(&mut self, depth: u8, mut alpha: Value, beta: Value, moves: &mut [Ranked]) -> Option<(Move, Value)> {
        let depth = i32::from(depth);
        let alpha_before = alpha;
        let mut best: Option<(usize, Value)> = None;
        for (i, mv) in moves.iter().map(|ranked| ranked.mv).enumerate() {
            self.note(0, mv);
            let made = self.make(mv);
            let mut value = alpha + 1;
            if i > 0 {
                value = -self.search(depth - 1, -alpha - 1, -alpha, 1);
            }
            if i == 0 || value > alpha {
                value = -self.search(depth - 1, -beta, -alpha, 1);
            }
            self.unmake(made);
            if self.budget.spent() {
                break;
            }
            if best.is_none_or(|(_, best)| value > best) {
                best = Some((i, value));
                if value > alpha || i == 0 {
                    self.extend_line(0, mv);
                }
                alpha = alpha.max(value);
            }
            if alpha >= beta {
                break;
            }
        }
        let (i, value) = best?;
        if value > alpha_before {
            moves[..=i].rotate_right(1);
        }
        // Otherwise all values are bounds, and the order stays.
        Some((moves[0].mv, value))
    }

    /// The legal moves, best first by the judgment of the position after each: even a search stopped at once has an answer.
    pub(super) fn legal_by_judgment(&mut self, game: &Game) -> Vec<Ranked> {
        let mut moves: Vec<Ranked> = Vec::new();
        for mv in game.legal_moves() {
            let made = self.make(mv);
            let value = self.ended(1).unwrap_or_else(|| self.evaluation.evaluate(&self.position));
            self.unmake(made);
            moves.push(Ranked { mv, value: -value });
        }
        best_first(&mut moves);
        moves
    }
}

/// Puts the best moves first; equals stay in their order.
fn best_first(moves: &mut [Ranked]) {
    moves.sort_by_key(|ranked| std::cmp::Reverse(ranked.value));
}

/// The next half window after the value fell outside.
const fn widen(half: Value) -> Value {
    if half > 40 * WINDOW { 2 * INFINITE } else { half * 4 }
}
