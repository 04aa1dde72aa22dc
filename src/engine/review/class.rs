//! What a move's loss is called, and what losses say about a player.

use std::fmt;

/// How good a move was, by what it lost of the chance that the position before it gave.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Class {
    /// No move was better: it is the one the search found, or it lost nothing.
    Best,
    /// It lost less than [`Class::SLIP`].
    Good,
    /// It lost at least [`Class::SLIP`].
    Slip,
    /// It lost at least [`Class::MISTAKE`].
    Mistake,
    /// It lost at least [`Class::BLUNDER`].
    Blunder,
}

impl Class {
    /// A loss of so much of a point is a slip.
    pub const SLIP: f32 = 0.05;
    /// A loss of so much of a point is a mistake.
    pub const MISTAKE: f32 = 0.12;
    /// A loss of so much of a point is a blunder.
    pub const BLUNDER: f32 = 0.25;

    /// All classes, the best first.
    pub const ALL: [Class; 5] = [Class::Best, Class::Good, Class::Slip, Class::Mistake, Class::Blunder];

    /// The class of a move that lost so much of a point.
    pub(super) fn of(lost: f32, best: bool) -> Class {
        match lost {
            _ if best || lost <= 0.0 => Class::Best,
            lost if lost < Class::SLIP => Class::Good,
            lost if lost < Class::MISTAKE => Class::Slip,
            lost if lost < Class::BLUNDER => Class::Mistake,
            _ => Class::Blunder,
        }
    }

    /// The name in a report.
    pub const fn name(self) -> &'static str {
        match self {
            Class::Best => "Best",
            Class::Good => "Good",
            Class::Slip => "Slip",
            Class::Mistake => "Mistake",
            Class::Blunder => "Blunder",
        }
    }
}

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// How accurately somebody played, from 0 to 100: the mean over the moves of `100 * exp(-5 * lost)`, `lost` being the share of
/// a point that a move lost. A slip of 0.05 counts for 78, a blunder of 0.25 for 29, a whole point for 1. `None` without a move.
pub fn accuracy(lost: impl IntoIterator<Item = f32>) -> Option<f32> {
    const STEEP: f32 = 5.0;
    let (count, sum) = lost
        .into_iter()
        .fold((0_u32, 0.0_f32), |(count, sum), lost| (count + 1, sum + 100.0 * (-STEEP * lost.max(0.0)).exp()));
    (count > 0).then(|| sum / count as f32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_begin_where_they_say() {
        let class = |lost| Class::of(lost, false);
        assert_eq!(
            [0.0, 0.049, 0.05, 0.119, 0.12, 0.249, 0.25, 1.0].map(class),
            [
                Class::Best,
                Class::Good,
                Class::Slip,
                Class::Slip,
                Class::Mistake,
                Class::Mistake,
                Class::Blunder,
                Class::Blunder,
            ]
        );
        assert_eq!(Class::of(0.3, true), Class::Best);
    }

    #[test]
    fn accuracy_is_a_hundred_without_a_loss_and_falls_with_each() {
        assert_eq!(accuracy([]), None);
        assert_eq!(accuracy([0.0, 0.0]), Some(100.0));
        let one = accuracy([0.25]).expect("a move");
        assert!((one - 28.65).abs() < 0.01, "{one}");
        assert!(accuracy([1.0]).expect("a move") < 1.0);
        assert!((accuracy([0.0, 0.25]).expect("two moves") - (100.0 + one) / 2.0).abs() < 0.01);
    }
}
