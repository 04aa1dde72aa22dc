//! Which moves to try first: a search sees the more the sooner it meets the best move.

use arrayvec::ArrayVec;

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

/// Moves to be tried, best first; sorted only as far as they are asked for, and rated only when those before them were not
/// enough. After the first quiet move that refuted nothing and threatens no den, all are of that kind.
pub(super) struct Picker {
    others: Rated,
    /// The move from the table, if it is one here; and whether it is still to be tried.
    first: Option<Move>,
    stage: Stage,
    danger: [SquareSet; 8],
    before: Before,
    ply: usize,
}

/// What is tried now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// The move from the table.
    First,
    /// Good captures, threats to the den, and moves that refuted before.
    Forcing,
    /// All others.
    Rest,
}

impl Picker {
    /// The moves of an inner node.
    pub(super) fn new(moves: MoveList, from_table: Option<Move>, before: Before, ply: usize) -> Picker {
        let first = from_table.filter(|mv| moves.contains(mv));
        Picker { others: Rated::new(moves), first, stage: Stage::First, danger: [SquareSet::EMPTY; 8], before, ply }
    }

    /// The next move to try.
    pub(super) fn next(&mut self, position: &Position, evaluation: &Evaluation, memory: &Memory) -> Option<Candidate> {
        let mv = self.next_move(position, evaluation, memory)?;
        let piece = mover(position, mv);
        Some(Candidate {
            mv,
            step: Step::new(piece, mv),
            quiet: position.piece_at(mv.to).is_none(),
            threatens_den: Square::den(!piece.side).neighbors().contains(mv.to),
            into_danger: self.danger[piece.animal.index()].contains(mv.to),
        })
    }

    fn next_move(&mut self, position: &Position, evaluation: &Evaluation, memory: &Memory) -> Option<Move> {
        if self.stage == Stage::First {
            self.stage = Stage::Forcing;
            if self.first.is_some() {
                return self.first;
            }
        }
        if self.stage == Stage::Forcing {
            if self.others.keys.is_empty() {
                self.danger = evaluation.danger(position);
                self.rate_forcing(position, evaluation, memory);
            }
            if let Some(mv) = self.others.next() {
                return Some(mv);
            }
            self.stage = Stage::Rest;
            self.rate_rest(position, memory);
        }
        self.others.next()
    }

    fn rate_forcing(&mut self, position: &Position, evaluation: &Evaluation, memory: &Memory) {
        let door = Square::den(!position.side_to_move()).neighbors();
        let refutations = memory.refutations(self.ply, &self.before);
        let (first, danger) = (self.first, &self.danger);
        self.others.rate(|mv| {
            if Some(mv) == first {
                return GIVEN_OUT;
            }
            if let Some(victim) = position.piece_at(mv.to) {
                let piece = mover(position, mv);
                let loses = danger[piece.animal.index()].contains(mv.to)
                    && evaluation.worth(position, victim) < evaluation.worth(position, piece);
                return if loses { WAITS } else { CAPTURE + exchange(evaluation, piece.animal, victim.animal) };
            }
            if door.contains(mv.to) {
                return THREATENS_DEN;
            }
            let slot = refutations.iter().position(|&refutation| refutation == Some(mv));
            slot.map_or(WAITS, |slot| REFUTATION - slot as i32)
        });
    }

    fn rate_rest(&mut self, position: &Position, memory: &Memory) {
        let ratings = memory.ratings(&self.before);
        let danger = &self.danger;
        self.others.rate_waiting(|mv| {
            if position.piece_at(mv.to).is_some() {
                return LOSING_CAPTURE;
            }
            let piece = mover(position, mv);
            let danger = danger[piece.animal.index()];
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
    /// greatest. Ratings below 1 are not given out.
    keys: ArrayVec<i32, MOST_MOVES>,
}

/// The rating of a move that was given out, or is not to be.
const GIVEN_OUT: i32 = 0;
/// The rating of a move that is not rated yet.
const WAITS: i32 = -1;

impl Rated {
    fn new(moves: MoveList) -> Rated {
        Rated { moves, keys: ArrayVec::new_const() }
    }

    /// The moves of a node in which only captures and threats to the den count.
    pub(super) fn forcing(moves: MoveList, position: &Position, evaluation: &Evaluation) -> Rated {
        let mut rated = Rated::new(moves);
        rated.rate(|mv| {
            let victim = position.piece_at(mv.to);
            victim.map_or(1, |victim| CAPTURE + exchange(evaluation, mover(position, mv).animal, victim.animal))
        });
        rated
    }

    /// Rates all moves.
    fn rate(&mut self, rating: impl Fn(Move) -> i32) {
        self.keys = self.moves.iter().enumerate().map(|(i, &mv)| key(rating(mv), i)).collect();
    }

    /// Rates those that wait for it.
    fn rate_waiting(&mut self, rating: impl Fn(Move) -> i32) {
        for (i, (key_of, &mv)) in self.keys.iter_mut().zip(&self.moves).enumerate() {
            if *key_of < 0 {
                *key_of = key(rating(mv), i);
            }
        }
    }
}

/// A key's bits for its move's place.
const PLACE_BITS: u32 = MOST_MOVES.ilog2();

const fn key(rating: i32, place: usize) -> i32 {
    if rating > 0 { rating << PLACE_BITS | (MOST_MOVES - 1 - place) as i32 } else { rating }
}

impl Iterator for Rated {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        let best = self.keys.iter().copied().max().filter(|&key| key > 0)?;
        let place = MOST_MOVES - 1 - best as usize % MOST_MOVES;
        self.keys[place] = GIVEN_OUT;
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
