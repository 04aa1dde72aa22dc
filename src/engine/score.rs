//! What a position is worth: the search's own numbers, and the score people and programs are told.

use std::fmt;

/// Worth of a position for the side to move, on the scale of [`Score::Cp`], with proven ends far above all judgment.
pub(super) type Value = i32;

/// More than any value.
pub(super) const INFINITE: Value = 32_000;
/// A win on the board now; a win in `n` plies is worth `MATE - n`.
pub(super) const MATE: Value = 31_000;
/// The deepest ply a search line can reach.
pub(super) const MAX_PLY: usize = 120;
/// The least value that is a proven win: farther than any line or endgame table reaches.
pub(super) const PROVEN: Value = MATE - 1_000;
/// No evaluation comes near a proven win.
pub(super) const MOST_EVALUATED: Value = 20_000;
/// Neither side is better.
pub(super) const DRAW: Value = 0;

/// The side to move wins, `plies` plies from the root.
pub(super) const fn win_in(plies: usize) -> Value {
    MATE - plies as Value
}

/// The side to move loses, `plies` plies from the root.
pub(super) const fn loss_in(plies: usize) -> Value {
    plies as Value - MATE
}

/// How good a position is for the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Score {
    /// By judgment, in hundredths; the weakest animal, a cat, is worth about 115 at the start.
    Cp(i32),
    /// Proven: the side to move wins in so many of its own moves, or, where negative, loses in so many of the enemy's.
    Mate(i32),
}

impl Score {
    /// The score of a value at the root.
    pub(super) const fn of(value: Value) -> Score {
        if value >= PROVEN {
            Score::Mate((MATE - value + 1) / 2)
        } else if value <= -PROVEN {
            Score::Mate(-(MATE + value + 1) / 2)
        } else {
            Score::Cp(value)
        }
    }
}

impl fmt::Display for Score {
    /// As the engine's protocol writes it: `cp 35`, `mate -2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Score::Cp(hundredths) => write!(f, "cp {hundredths}"),
            Score::Mate(moves) => write!(f, "mate {moves}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_win_is_counted_in_the_winners_own_moves() {
        assert_eq!(Score::of(win_in(1)), Score::Mate(1));
        assert_eq!(Score::of(win_in(3)), Score::Mate(2));
        assert_eq!(Score::of(loss_in(2)), Score::Mate(-1));
        assert_eq!(Score::of(loss_in(4)), Score::Mate(-2));
        assert_eq!(Score::of(-37), Score::Cp(-37));
    }
}
