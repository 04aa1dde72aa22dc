//! What a puzzle asks for.

use std::fmt;
use std::str::FromStr;

use crate::rules::{Animal, Ply, Position, RuleSet};

/// What is to be reached, whatever the enemy does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Goal {
    /// Win within as many moves as the line has.
    Win,
    /// Take this animal, or win, within as many moves as the line has.
    Take(Animal),
    /// Play on so that the game stays won: every other move gives the win away. Known by the endgame tables.
    KeepWin,
    /// Play on so that the game stays drawn: every other move loses. Known by the endgame tables.
    KeepDraw,
}

impl Goal {
    /// Is it known by the endgame tables, and not by looking through all play?
    pub const fn by_tables(self) -> bool {
        matches!(self, Goal::KeepWin | Goal::KeepDraw)
    }

    /// Has the move that led here reached it at once? Always false for what is known by tables.
    pub(super) fn reached(self, ply: &Ply, after: &Position, rules: &RuleSet) -> bool {
        match self {
            Goal::Take(victim) if ply.captured == Some(victim) => true,
            Goal::Win | Goal::Take(_) => {
                after.outcome(rules).is_some_and(|outcome| outcome.winner() == Some(ply.piece.side))
            }
            Goal::KeepWin | Goal::KeepDraw => false,
        }
    }
}

impl fmt::Display for Goal {
    /// As a puzzle's text writes it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Goal::Win => f.write_str("win"),
            Goal::Take(animal) => write!(f, "take-{animal}"),
            Goal::KeepWin => f.write_str("keep-win"),
            Goal::KeepDraw => f.write_str("keep-draw"),
        }
    }
}

impl FromStr for Goal {
    type Err = ();

    fn from_str(text: &str) -> Result<Goal, ()> {
        let takes = Animal::ALL.into_iter().map(Goal::Take);
        let mut goals = [Goal::Win, Goal::KeepWin, Goal::KeepDraw].into_iter().chain(takes);
        goals.find(|goal| goal.to_string() == text).ok_or(())
    }
}
