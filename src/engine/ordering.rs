//! Which moves to try first: a search sees the more the sooner it meets the best move.

use super::eval::Evaluation;
use super::history::{Before, Memory, Step};
use crate::rules::{Animal, MOST_MOVES, Move, MoveList, Piece, Position, Square, SquareSet};

/// The order's bands, best first; within a band finer reasons decide. Ratings by history stay within
/// three times [`MOST`](super::history::MOST) around [`QUIET`].
const CAPTURE: i32 = 1 << 20;
const THREATENS_DEN: i32 = 1 << 19;
const REFUTATION: i32 = 1 << 18;
const QUIET: i32 = 1 << 16;
/// A capture that loses a better animal than it takes comes after the refutations.
const LOSING_CAPTURE: i32 = QUIET + (1 << 14);
/// A quiet move to where the animal can be taken, and one from where it could be.
const INTO_DANGER: i32 = -12_000;
const OUT_OF_DANGER: i32 = 10_000;

/// A move and what the order thinks of it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Candidate {
    pub(super) mv: Move,
    pub(super) step: Step,
    /// Takes nothing.
    pub(super) quiet: bool,
    /// Goes beside the enemy's den.
    pub(super) threatens_den: bool,
    /// Goes where the animal can be taken.
    pub(super) into_danger: bool,
}

/// Moves to be tried, best first; sorted only as far as they are asked for, and rated only when the table's move was not
/// enough. After the first quiet move that refuted nothing and threatens no den, all are of that kind.
pub(super) struct Picker {
    others: Rated,
    /// The move from the table, if it is one here; and whether it is still to be tried.
    first: Option<Move>,
    first_waits: bool,
    rated: bool,
    danger: [SquareSet; 8],
    before: Before,
    ply: usize,
}

impl Picker {
    /// The moves of an inner node.
    pub(super) fn new(moves: MoveList, from_table: Option<Move>, before: Before, ply: usize) -> Picker {
        let first = from_table.filter(|mv| moves.contains(mv));
        let others = Rated { moves, keys: [0; MOST_MOVES] };
        Picker { others, first, first_waits: first.is_some(), rated: false, danger: [SquareSet::EMPTY; 8], before, ply }
    }

    /// The next move to try.
    pub(super) fn next(&mut self, position: &Position, evaluation: &Evaluation, memory: &Memory) -> Option<Candidate> {
        let mv = match self.first {
            Some(first) if self.first_waits => {
                self.first_waits = false;
                first
            }
            _ => {
                if !self.rated {
                    self.rate(position, evaluation, memory);
                }
                self.others.next()?
            }
        };
        let piece = mover(position, mv);
        Some(Candidate {
            mv,
            step: Step::new(piece, mv),
            quiet: position.piece_at(mv.to).is_none(),
            threatens_den: Square::den(!piece.side).neighbors().contains(mv.to),
            into_danger: self.rated && self.danger[piece.animal.index()].contains(mv.to),
        })
    }

    fn rate(&mut self, position: &Position, evaluation: &Evaluation, memory: &Memory) {
        self.rated = true;
        self.danger = evaluation.danger(position);
        let door = Square::den(!position.side_to_move()).neighbors();
        let ratings = memory.ratings(&self.before);
        let first = self.first;
        let (danger, before, ply) = (&self.danger, &self.before, self.ply);
        self.others.rate(|mv| {
            let piece = mover(position, mv);
            let danger = danger[piece.animal.index()];
            if Some(mv) == first {
                return 0;
            }
            if let Some(victim) = position.piece_at(mv.to) {
                let loses =
                    danger.contains(mv.to) && evaluation.worth(position, victim) < evaluation.worth(position, piece);
                return if loses {
                    LOSING_CAPTURE
                } else {
                    CAPTURE + exchange(evaluation, piece.animal, victim.animal)
                };
            }
            if door.contains(mv.to) {
                return THREATENS_DEN;
            }
            if let Some(slot) = memory.refutation(ply, before, mv) {
                return REFUTATION - slot;
            }
            let into = if danger.contains(mv.to) { INTO_DANGER } else { 0 };
            let out = if danger.contains(mv.from) { OUT_OF_DANGER } else { 0 };
            QUIET + ratings.of(Step::new(piece, mv)) + into + out
        });
    }
}

/// Moves with their ratings, given out best first.
pub(super) struct Rated {
    moves: MoveList,
    /// For each move its rating and, in the low bits, its place, counted from the end: the first of equals is the
    /// greatest. 0: given out.
    keys: [u32; MOST_MOVES],
}

impl Rated {
    /// The moves of a node in which only captures and threats to the den count.
    pub(super) fn forcing(moves: MoveList, position: &Position, evaluation: &Evaluation) -> Rated {
        let mut rated = Rated { moves, keys: [0; MOST_MOVES] };
        rated.rate(|mv| {
            let victim = position.piece_at(mv.to);
            victim.map_or(1, |victim| CAPTURE + exchange(evaluation, mover(position, mv).animal, victim.animal))
        });
        rated
    }

    /// Rates all moves; one of rating 0 is never given out.
    fn rate(&mut self, rating: impl Fn(Move) -> i32) {
        for (i, (key, &mv)) in self.keys.iter_mut().zip(&self.moves).enumerate() {
            let rating = rating(mv);
            *key = if rating > 0 { (rating as u32) << PLACE_BITS | (MOST_MOVES - 1 - i) as u32 } else { 0 };
        }
    }
}

/// A key's bits for its move's place.
const PLACE_BITS: u32 = MOST_MOVES.ilog2();

impl Iterator for Rated {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        let best = self.keys[..self.moves.len()].iter().copied().max().filter(|&key| key > 0)?;
        let place = MOST_MOVES - 1 - best as usize % MOST_MOVES;
        self.keys[place] = 0;
        self.moves.get(place).copied()
    }
}

/// The most valuable victim first; of two attackers the less valuable.
fn exchange(evaluation: &Evaluation, attacker: Animal, victim: Animal) -> i32 {
    evaluation.typical_worth(victim) * 16 - i32::from(attacker.rank())
}

/// The piece that makes a legal move.
fn mover(position: &Position, mv: Move) -> Piece {
    position.piece_at(mv.from).unwrap_or(Piece { side: position.side_to_move(), animal: Animal::Rat })
}
