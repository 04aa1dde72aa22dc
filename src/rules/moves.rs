//! A move and its text.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;

use super::square::{LEAPS, Leap, Square, SquareError};

/// From a square to a square: a step or a leap. What it takes follows from the position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    /// Where the animal stands.
    pub from: Square,
    /// Where it lands.
    pub to: Square,
}

/// No position has more moves: eight animals of at most four each.
pub const MOST_MOVES: usize = 32;

/// The moves of a position.
pub type MoveList = ArrayVec<Move, MOST_MOVES>;

impl Move {
    /// A move between two squares.
    pub const fn new(from: Square, to: Square) -> Move {
        Move { from, to }
    }

    /// The leap this move is, unless it is a step.
    pub fn leap(self) -> Option<&'static Leap> {
        LEAPS.iter().find(|leap| leap.from == self.from && leap.to == self.to)
    }

    /// Does it cross a river in the air?
    pub fn is_leap(self) -> bool {
        self.leap().is_some()
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a move.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum MoveError {
    /// Not two squares.
    #[error("\"{0}\" is no move: moves are written like a3a4")]
    Form(String),
    /// One of the squares is not on the board.
    #[error(transparent)]
    Square(#[from] SquareError),
}

impl FromStr for Move {
    type Err = MoveError;

    /// Reads `a3a4`, and `a3xa4` as people write captures.
    fn from_str(text: &str) -> Result<Move, MoveError> {
        let fault = || MoveError::Form(text.chars().take(12).collect());
        if !text.is_ascii() {
            return Err(fault());
        }
        let (from, to) = match text.len() {
            4 => text.split_at(2),
            5 => text.split_once('x').ok_or_else(fault)?,
            _ => return Err(fault()),
        };
        Ok(Move { from: from.parse()?, to: to.parse()? })
    }
}
