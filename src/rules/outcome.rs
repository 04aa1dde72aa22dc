//! How games end.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::Side;

/// Why a side won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WinReason {
    /// An animal entered the enemy's den.
    Den,
    /// All the enemy's animals are taken.
    Captured,
    /// The enemy cannot move.
    NoMoves,
    /// The enemy brought a position for the third time, where that loses.
    Repetition,
    /// The enemy gave up.
    Resignation,
    /// The enemy's time ran out.
    Time,
}

/// Why nobody won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DrawReason {
    /// A position came for the third time.
    Repetition,
    /// Too long without a capture.
    Quiet,
    /// The side to move cannot, where that draws.
    NoMoves,
    /// The players agreed.
    Agreed,
    /// The game reached the longest length allowed between computers.
    Length,
    /// No animal is left on either side.
    Bare,
}

/// The end of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Outcome {
    /// A side won.
    Win {
        /// Who.
        side: Side,
        /// Why.
        by: WinReason,
    },
    /// Nobody won.
    Draw {
        /// Why.
        by: DrawReason,
    },
}

impl Outcome {
    /// Who won, if anybody did.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Outcome::Win { side, .. } => Some(side),
            Outcome::Draw { .. } => None,
        }
    }

    /// The outcome in the engine protocol's words: `win w den`, `draw repetition`.
    pub fn code(self) -> String {
        match self {
            Outcome::Win { side, by } => {
                let reason = match by {
                    WinReason::Den => "den",
                    WinReason::Captured => "captured",
                    WinReason::NoMoves => "no_moves",
                    WinReason::Repetition => "repetition",
                    WinReason::Resignation => "resignation",
                    WinReason::Time => "time",
                };
                format!("win {} {reason}", side.letter())
            }
            Outcome::Draw { by } => {
                let reason = match by {
                    DrawReason::Repetition => "repetition",
                    DrawReason::Quiet => "quiet",
                    DrawReason::NoMoves => "no_moves",
                    DrawReason::Agreed => "agreed",
                    DrawReason::Length => "length",
                    DrawReason::Bare => "bare",
                };
                format!("draw {reason}")
            }
        }
    }
}

impl fmt::Display for Outcome {
    /// The reason as an English sentence; who won stands above it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Outcome::Win { side, by } => {
                let loser = side.opponent();
                match by {
                    WinReason::Den => write!(f, "{side} walked into {loser}'s den."),
                    WinReason::Captured => write!(f, "{side} took all of {loser}'s animals."),
                    WinReason::NoMoves => write!(f, "{loser} has no move left."),
                    WinReason::Repetition => {
                        write!(f, "{loser} brought the same position for the third time.")
                    }
                    WinReason::Resignation => write!(f, "{loser} gave up."),
                    WinReason::Time => write!(f, "{loser} ran out of time."),
                }
            }
            Outcome::Draw { by } => f.write_str(match by {
                DrawReason::Repetition => "The same position came for the third time.",
                DrawReason::Quiet => "Too many moves went by without a capture.",
                DrawReason::NoMoves => "The side to move has no move left.",
                DrawReason::Agreed => "Both players agreed to a draw.",
                DrawReason::Length => "The game reached its longest length.",
                DrawReason::Bare => "No animal is left on either side.",
            }),
        }
    }
}
