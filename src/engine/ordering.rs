//! Which moves to try first: a search sees the more the sooner it meets the best move.

use arrayvec::ArrayVec;

use super::eval::Evaluation;
use super::score::MAX_PLY;
use crate::rules::{Animal, MOST_MOVES, Move, MoveList, Position, Square};

/// The order's bands, best first; within a band finer reasons decide.
const FROM_TABLE: i32 = 1 << 24;
const CAPTURE: i32 = 1 << 20;
const THREATENS_DEN: i32 = 1 << 19;
const KILLER: i32 = 1 << 18;
/// History stays below this, so that it never leaves its band.
const HISTORY_MOST: i32 = 1 << 14;

/// What earlier parts of the search found good: quiet moves that refuted, by ply and by piece and square.
#[derive(Debug, Clone)]
pub(super) struct Memory {
    killers: Vec<[Option<Move>; 2]>,
    history: [[[i32; Square::COUNT]; 8]; 2],
}

impl Memory {
    pub(super) fn new() -> Memory {
        Memory { killers: vec![[None; 2]; MAX_PLY + 1], history: [[[0; Square::COUNT]; 8]; 2] }
    }

    /// A new search begins: killers mean nothing any more, history fades.
    pub(super) fn fade(&mut self) {
        self.killers.fill([None; 2]);
        for entry in self.history.iter_mut().flatten().flatten() {
            *entry /= 8;
        }
    }

    /// The quiet `best` refuted the enemy's last move; the quiet moves in `tried` had not.
    pub(super) fn reward(&mut self, position: &Position, ply: usize, best: Move, tried: &[Move], depth: i32) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(best) {
            *killers = [Some(best), killers[0]];
        }
        let bonus = (depth * depth * 16).min(HISTORY_MOST / 8);
        self.shift(position, best, bonus);
        for &mv in tried {
            self.shift(position, mv, -bonus);
        }
    }

    /// How well the quiet move did elsewhere in the tree, within ±[`HISTORY_MOST`].
    pub(super) fn history(&self, position: &Position, mv: Move) -> i32 {
        position
            .piece_at(mv.from)
            .map_or(0, |piece| self.history[piece.side.index()][piece.animal.index()][mv.to.index()])
    }

    fn shift(&mut self, position: &Position, mv: Move, bonus: i32) {
        if let Some(piece) = position.piece_at(mv.from) {
            let entry = &mut self.history[piece.side.index()][piece.animal.index()][mv.to.index()];
            // The farther an entry has gone, the less it moves on; so it never leaves its range.
            *entry += bonus - *entry * bonus.abs() / HISTORY_MOST;
        }
    }

    fn is_killer(&self, ply: usize, mv: Move) -> Option<usize> {
        self.killers[ply].iter().position(|&killer| killer == Some(mv))
    }
}

/// Moves to be tried, best first; sorted only as far as they are asked for.
pub(super) struct Picker {
    moves: ArrayVec<(i32, Move), MOST_MOVES>,
    next: usize,
}

impl Picker {
    /// The moves of an inner node.
    pub(super) fn new(
        moves: &MoveList,
        position: &Position,
        evaluation: &Evaluation,
        memory: &Memory,
        from_table: Option<Move>,
        ply: usize,
    ) -> Picker {
        let den = Square::den(!position.side_to_move());
        let moves = moves.iter().map(|&mv| {
            let rating = if from_table == Some(mv) {
                FROM_TABLE
            } else if let Some(victim) = position.piece_at(mv.to) {
                CAPTURE + exchange(position, evaluation, mv, victim.animal)
            } else if den.neighbors().contains(mv.to) {
                THREATENS_DEN
            } else if let Some(slot) = memory.is_killer(ply, mv) {
                KILLER - slot as i32
            } else {
                memory.history(position, mv)
            };
            (rating, mv)
        });
        Picker { moves: moves.collect(), next: 0 }
    }

    /// The moves of a node in which only captures and threats to the den count.
    pub(super) fn forcing(moves: &MoveList, position: &Position, evaluation: &Evaluation) -> Picker {
        let moves = moves.iter().map(|&mv| {
            let victim = position.piece_at(mv.to);
            (victim.map_or(0, |victim| CAPTURE + exchange(position, evaluation, mv, victim.animal)), mv)
        });
        Picker { moves: moves.collect(), next: 0 }
    }
}

impl Iterator for Picker {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        let rest = self.moves.get_mut(self.next..)?;
        let mut best = 0;
        for i in 1..rest.len() {
            if rest[i].0 > rest[best].0 {
                best = i;
            }
        }
        if rest.is_empty() {
            return None;
        }
        rest.swap(0, best);
        self.next += 1;
        Some(rest[0].1)
    }
}

/// The most valuable victim first; of two attackers the less valuable.
fn exchange(position: &Position, evaluation: &Evaluation, mv: Move, victim: Animal) -> i32 {
    let attacker = position.piece_at(mv.from).map_or(0, |piece| piece.animal.rank());
    evaluation.typical_worth(victim) * 16 - i32::from(attacker)
}
