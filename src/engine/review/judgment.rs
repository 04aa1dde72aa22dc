//! What a position is worth.

use std::fmt;

use crate::engine::Score;
use crate::engine::tables::Verdict;
use crate::rules::{Outcome, Side};

/// What a position is worth to the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Judgment {
    /// The game is over.
    Over(Outcome),
    /// The endgame tables say so, repetition considered.
    Exact(Verdict),
    /// The search says so: an estimate, or proven where it is a win or a loss in so many moves.
    Searched(Score),
}

impl Judgment {
    /// An advantage of so much, in hundredths, is expected to bring 0.73 points: the scale of the logistic curve that takes
    /// judgments for chances. A cat is worth about 115.
    pub const SCALE: f32 = 300.0;

    /// The share of a point that `mover`, whose turn it is, can expect: 1 for a win, 0.5 for a draw, 0 for a loss. For an
    /// estimate of `c` hundredths it is `1 / (1 + exp(-c / SCALE))`.
    pub fn chance(&self, mover: Side) -> f32 {
        match *self {
            Judgment::Over(outcome) => match outcome.winner() {
                Some(winner) => f32::from(u8::from(winner == mover)),
                None => 0.5,
            },
            Judgment::Exact(Verdict::Win(_)) => 1.0,
            Judgment::Exact(Verdict::Loss(_)) => 0.0,
            Judgment::Exact(Verdict::Draw) => 0.5,
            Judgment::Searched(Score::Mate(moves)) => f32::from(u8::from(moves > 0)),
            Judgment::Searched(Score::Cp(hundredths)) => 1.0 / (1.0 + (-(hundredths as f32) / Judgment::SCALE).exp()),
        }
    }

    /// Is it beyond doubt?
    pub const fn is_proven(&self) -> bool {
        !matches!(self, Judgment::Searched(Score::Cp(_)))
    }
}

impl fmt::Display for Judgment {
    /// As an English sentence, without naming a side: it is about the side to move.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Judgment::Over(outcome) => outcome.fmt(f),
            Judgment::Exact(Verdict::Draw) => f.write_str("Draw with best play."),
            Judgment::Exact(Verdict::Win(plies)) => write!(f, "Wins in {} with best play.", plies.div_ceil(2)),
            Judgment::Exact(Verdict::Loss(plies)) => write!(f, "Loses in {} with best play.", plies / 2),
            Judgment::Searched(Score::Mate(moves)) if moves > 0 => write!(f, "Wins in {moves}, proven."),
            Judgment::Searched(Score::Mate(moves)) => write!(f, "Loses in {}, proven.", -moves),
            Judgment::Searched(Score::Cp(hundredths)) => write!(f, "{:+.2}", f64::from(hundredths) / 100.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{DrawReason, WinReason};

    #[test]
    fn chances_are_between_a_loss_and_a_win() {
        let chance = |judgment: Judgment| judgment.chance(Side::Red);
        assert_eq!(chance(Judgment::Searched(Score::Cp(0))), 0.5);
        assert_eq!(chance(Judgment::Exact(Verdict::Draw)), 0.5);
        assert_eq!(chance(Judgment::Exact(Verdict::Win(9))), 1.0);
        assert_eq!(chance(Judgment::Searched(Score::Mate(-2))), 0.0);
        assert_eq!(chance(Judgment::Over(Outcome::Win { side: Side::Blue, by: WinReason::Den })), 0.0);
        assert_eq!(chance(Judgment::Over(Outcome::Draw { by: DrawReason::Repetition })), 0.5);
        let better = chance(Judgment::Searched(Score::Cp(300)));
        assert!((better - 0.731).abs() < 0.001);
        assert!((chance(Judgment::Searched(Score::Cp(-300))) + better - 1.0).abs() < 1e-6);
    }

    #[test]
    fn what_is_exact_is_said_in_words() {
        let text = |judgment: Judgment| judgment.to_string();
        assert_eq!(text(Judgment::Exact(Verdict::Draw)), "Draw with best play.");
        assert_eq!(text(Judgment::Exact(Verdict::Win(5))), "Wins in 3 with best play.");
        assert_eq!(text(Judgment::Exact(Verdict::Loss(6))), "Loses in 3 with best play.");
        assert_eq!(text(Judgment::Searched(Score::Mate(-2))), "Loses in 2, proven.");
        assert_eq!(text(Judgment::Searched(Score::Cp(-35))), "-0.35");
    }
}
