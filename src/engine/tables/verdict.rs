//! What best play comes to.

use std::fmt;

/// What best play by both sides comes to, for the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Verdict {
    /// It wins, at the earliest in so many plies.
    Win(u16),
    /// It loses, at the latest in so many plies; in none, because it cannot move.
    Loss(u16),
    /// Neither side can force a win.
    Draw,
}

impl Verdict {
    /// No ending of four animals is longer: the search counts on it.
    pub(super) const MOST_PLIES: u16 = 512;

    /// What it is worth to have a move that brings the enemy this verdict.
    #[must_use]
    pub const fn before(self) -> Verdict {
        match self {
            Verdict::Win(plies) => Verdict::Loss(plies + 1),
            Verdict::Loss(plies) => Verdict::Win(plies + 1),
            Verdict::Draw => Verdict::Draw,
        }
    }

    /// How much the side to move likes it: a near win most, a near loss least.
    pub const fn worth(self) -> i32 {
        match self {
            Verdict::Win(plies) => i32::MAX - plies as i32,
            Verdict::Loss(plies) => plies as i32 - i32::MAX,
            Verdict::Draw => 0,
        }
    }

    /// The verdict as a number: 0 a draw, then odd for wins and even for losses.
    pub(super) const fn code(self) -> u16 {
        match self {
            Verdict::Draw => 0,
            Verdict::Win(plies) => 2 * plies + 1,
            Verdict::Loss(plies) => 2 * plies + 2,
        }
    }

    /// The verdict of a number.
    pub(super) const fn from_code(code: u16) -> Verdict {
        match code {
            0 => Verdict::Draw,
            _ if code % 2 == 1 => Verdict::Win(code / 2),
            _ => Verdict::Loss(code / 2 - 1),
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Verdict::Win(plies) => write!(f, "win in {plies}"),
            Verdict::Loss(plies) => write!(f, "loss in {plies}"),
            Verdict::Draw => f.write_str("draw"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_is_one_verdict() {
        for code in 0..600 {
            assert_eq!(Verdict::from_code(code).code(), code);
        }
        assert_eq!(Verdict::from_code(1), Verdict::Win(0));
        assert_eq!(Verdict::from_code(2), Verdict::Loss(0));
    }

    #[test]
    fn the_better_is_worth_more() {
        use Verdict::{Draw, Loss, Win};
        let order = [Loss(0), Loss(2), Loss(70), Draw, Win(71), Win(3), Win(1)];
        assert!(order.is_sorted_by(|a, b| a.worth() < b.worth()));
    }
}
