//! A review as it is read: one entry a ply, and what is said of the sides.

use super::{Class, Judgment, accuracy};
use crate::engine::explain::{Reason, explain};
use crate::rules::{Move, Position, RuleSet, Side};

/// A move and the facts about it.
#[derive(Debug, Clone, PartialEq)]
pub struct Remark {
    /// The move.
    pub mv: Move,
    /// What is true of it, the weightiest first; see [`explain`].
    pub reasons: Vec<Reason>,
}

/// What is said of one ply.
#[derive(Debug, Clone, PartialEq)]
pub struct PlyReview {
    /// Who moved.
    pub side: Side,
    /// What the position was worth before, to the side that moved.
    pub before: Judgment,
    /// What it was worth after, to the other side: it is to move.
    pub after: Judgment,
    /// What the move lost, as a share of a point, from 0 to 1.
    pub lost: f32,
    /// How good it was.
    pub class: Class,
    /// The move that was made.
    pub played: Remark,
    /// The best move.
    pub best: Remark,
    /// The enemy's best answer to the move that was made, which says what was wrong with it; none at the end of the game.
    pub answer: Option<Remark>,
}

/// The review of a game.
#[derive(Debug, Clone, PartialEq)]
pub struct Review {
    /// One entry a ply, from the first on.
    pub plies: Vec<PlyReview>,
}

impl Remark {
    /// The move with what is true of it in this position.
    pub(super) fn of(position: &Position, mv: Move, rules: &RuleSet) -> Remark {
        Remark { mv, reasons: explain(position, mv, rules).unwrap_or_default() }
    }
}

impl PlyReview {
    /// What Red can expect before the move, from 0 to 1: the height of the graph.
    pub fn red_before(&self) -> f32 {
        for_red(self.before.chance(self.side), self.side)
    }

    /// What Red can expect after the move, from 0 to 1.
    pub fn red_after(&self) -> f32 {
        for_red(self.after.chance(!self.side), !self.side)
    }
}

impl Review {
    /// How accurately a side played, from 0 to 100; see [`accuracy`]. `None` where it made no move.
    pub fn accuracy(&self, side: Side) -> Option<f32> {
        accuracy(self.plies.iter().filter(|ply| ply.side == side).map(|ply| ply.lost))
    }

    /// How many of a side's moves were of a class.
    pub fn count(&self, side: Side, class: Class) -> usize {
        self.plies.iter().filter(|ply| ply.side == side && ply.class == class).count()
    }

    /// The height of the graph, Red's expectation from 0 to 1, before the first ply and after each.
    pub fn graph(&self) -> Vec<f32> {
        let first = self.plies.first().map(PlyReview::red_before);
        first.into_iter().chain(self.plies.iter().map(PlyReview::red_after)).collect()
    }
}

fn for_red(chance: f32, mover: Side) -> f32 {
    if mover == Side::Red { chance } else { 1.0 - chance }
}
