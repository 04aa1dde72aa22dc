//! The evaluation taken apart, for the program that tunes its weights.

use super::eval::{self, Evaluation};
use crate::rules::{Position, RuleSet};

pub use super::eval::terms::{COUNT, GROUPS, Group};

/// The weights in force.
pub fn weights() -> &'static [i16; COUNT] {
    eval::weights()
}

/// Judges positions under one rule set.
#[derive(Debug, Clone)]
pub struct Judge(Evaluation);

impl Judge {
    /// A judge under these rules.
    pub fn new(rules: &RuleSet) -> Judge {
        Judge(Evaluation::new(rules))
    }

    /// How good the position is for the side to move, in hundredths.
    pub fn judgment(&self, position: &Position) -> i32 {
        self.0.evaluate(position)
    }

    /// The weights that count in the judgment, and how often each does. The judgment is the sum of weight times number,
    /// unless that is beyond what a judgment may be.
    pub fn terms(&self, position: &Position) -> Vec<(usize, i16)> {
        let counts = self.0.counts(position);
        counts.into_iter().enumerate().filter(|&(_, times)| times != 0).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::bench;

    #[test]
    fn a_judgment_is_the_sum_of_its_terms() {
        for (preset, fen) in bench::POSITIONS {
            for change in [false, true] {
                let mut rules = RuleSet::preset(preset).expect("a preset");
                if change {
                    rules.den_entry = crate::rules::DenEntry::RatOnly;
                    rules.lion_leaps = crate::rules::Leaps::Ranks;
                    rules.elephant_takes_rat = crate::rules::ElephantTakesRat::Always;
                }
                let judge = Judge::new(&rules);
                let position = Position::from_fen(fen, &rules).expect("a position");
                let sum: i32 =
                    judge.terms(&position).iter().map(|&(i, times)| i32::from(weights()[i]) * i32::from(times)).sum();
                assert_eq!(judge.judgment(&position), sum, "{fen}");
            }
        }
    }
}
