//! Two ways to add terms up: their points, fast; or how often each weight counts, for who tunes the weights.

use super::terms::{COUNT, Group};
use super::weights::WEIGHTS;
use crate::engine::score::Value;

/// What the terms of an evaluation are added to.
pub(super) trait Tally {
    /// The weight in this row and column of the group counts once.
    fn weigh(&mut self, group: Group, row: usize, column: usize);

    /// It counts once if so.
    fn weigh_if(&mut self, counts: bool, group: Group, row: usize, column: usize) {
        if counts {
            self.weigh(group, row, column);
        }
    }
}

/// Adds the weights.
pub(super) struct Points(pub(super) Value);

impl Tally for Points {
    #[inline]
    fn weigh(&mut self, group: Group, row: usize, column: usize) {
        self.0 += Value::from(WEIGHTS[group.at(row, column)]);
    }
}

/// Counts how often each weight is added, less how often it is taken away.
#[derive(Debug, Clone)]
pub(super) struct Counts {
    pub(super) counts: [i16; COUNT],
    /// 1 for the side to move, -1 for the other.
    pub(super) sign: i16,
}

impl Tally for Counts {
    fn weigh(&mut self, group: Group, row: usize, column: usize) {
        self.counts[group.at(row, column)] += self.sign;
    }
}
