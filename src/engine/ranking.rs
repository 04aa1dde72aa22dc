//! The values of moves, each to the same depth, found piece by piece: for the levels that weigh moves, also where nobody may
//! think for longer than a moment.
//!
//! A piece is a move and one reply. What has been looked at before plays no part, so the same game has the same ranking.

use std::sync::atomic::AtomicBool;

use super::history::Memory;
use super::limits::{Budget, Limits, StoppedClock};
use super::score::{DRAW, INFINITE, PROVEN, Value, loss_in, win_in};
use super::search::{Horizon, Search};
use crate::rules::{Game, Move, MoveList};

/// How deep each move is looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Depth {
    /// The position after it is judged as it stands.
    Judged,
    /// So many plies, the move included; at least one.
    Plies(u8),
}

/// Going back to where the game has been is no progress, however good it is there; each time it is less tempting, so that
/// a level tries something else while something else is nearly as good.
const BACKTRACK: Value = 25;

/// A ranking at work.
#[derive(Debug)]
pub(super) struct Ranking {
    depth: Depth,
    horizon: Horizon,
    /// The moves not yet looked at, the next one last.
    waiting: Vec<Move>,
    /// The move being looked at.
    open: Option<Open>,
    done: Vec<Ranked>,
    memory: Memory,
}

/// A move that has been looked at.
#[derive(Debug, Clone, Copy)]
struct Ranked {
    mv: Move,
    value: Value,
    /// It brings a position that the game has had.
    goes_back: bool,
}

/// A move of which some replies have been looked at.
#[derive(Debug)]
struct Open {
    mv: Move,
    /// The replies not yet looked at, the next one last.
    replies: MoveList,
    /// The value of the best reply so far, for the enemy.
    best: Value,
}

impl Ranking {
    pub(super) fn new(mut moves: Vec<Move>, depth: Depth, horizon: Horizon) -> Ranking {
        moves.reverse();
        Ranking { depth, horizon, waiting: moves, open: None, done: Vec::new(), memory: Memory::new() }
    }

    /// Goes on for about so many nodes; false once everything is ranked or `stop` is true.
    pub(super) fn go_on(&mut self, game: &Game, nodes: u64, stop: &AtomicBool) -> bool {
        let Ranking { depth, horizon, waiting, open, done, memory } = self;
        let budget = Budget::new(Limits::infinite(), stop, &StoppedClock);
        let mut search = Search::new(game, memory, None, *horizon, budget);
        while !search.budget.spent() {
            if search.budget.total() >= nodes {
                return true;
            }
            if let Some(mut at_work) = open.take() {
                if let Some(value) = search.next_reply(&mut at_work, *depth) {
                    done.push(Ranked::new(game, at_work.mv, value));
                } else {
                    *open = Some(at_work);
                }
                continue;
            }
            let Some(mv) = waiting.pop() else { return false };
            let mut after = game.clone();
            // A move that cannot be made has no value.
            if after.play(mv).is_err() {
                continue;
            }
            if let Some(outcome) = after.outcome() {
                let us = game.position().side_to_move();
                let value = outcome.winner().map_or(DRAW, |winner| if winner == us { win_in(1) } else { loss_in(1) });
                done.push(Ranked::new(game, mv, value));
            } else {
                *open = Some(Open { mv, replies: after.legal_moves(), best: -INFINITE });
            }
        }
        false
    }

    /// The best of the moves looked at so far, and those that are worse by `blur` at most and do not go back; before the
    /// first, all.
    pub(super) fn best(&self, blur: Value) -> Vec<Move> {
        let Some(most) = self.done.iter().map(|ranked| ranked.value).max() else {
            return self.waiting.iter().rev().copied().collect();
        };
        let alike = |ranked: &&Ranked| {
            ranked.value == most || most < PROVEN && ranked.value >= most - blur && !ranked.goes_back
        };
        self.done.iter().filter(alike).map(|ranked| ranked.mv).collect()
    }
}

impl Ranked {
    fn new(game: &Game, mv: Move, value: Value) -> Ranked {
        let mut after = *game.position();
        after.play(mv, game.rules());
        let times = game.hashes().iter().filter(|&&hash| hash == after.hash()).count();
        let value = if times == 0 { value } else { value.min(DRAW) - BACKTRACK * times as Value };
        Ranked { mv, value, goes_back: times > 0 }
    }
}

impl Search<'_> {
    /// Looks at one more reply; the move's value once it is known.
    fn next_reply(&mut self, open: &mut Open, depth: Depth) -> Option<Value> {
        let Depth::Plies(plies @ 2..) = depth else {
            let made = self.make(open.mv);
            let value = match depth {
                Depth::Judged => {
                    self.budget.spend();
                    self.evaluation.evaluate(&self.position)
                }
                Depth::Plies(_) => self.search(0, -INFINITE, INFINITE, 1),
            };
            self.unmake(made);
            return Some(-value);
        };
        self.iteration = i32::from(plies);
        if let Some(reply) = open.replies.pop() {
            let made = (self.make(open.mv), self.make(reply));
            let value = -self.search(i32::from(plies) - 2, -INFINITE, -open.best, 2);
            self.unmake(made.1);
            self.unmake(made.0);
            open.best = open.best.max(value);
        }
        // No reply is better than one that wins at once.
        (open.replies.is_empty() || open.best >= win_in(2)).then_some(-open.best)
    }
}
