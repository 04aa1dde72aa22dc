//! Counts of all positions.

use std::fmt;

use super::{Layout, TableError, Tables, Verdict};

/// How many positions of so many animals there are and what they come to: all placements with nobody in a den and only rats
/// in the water, either side to move, mirror images and exchanged sides counted each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Totals {
    /// Animals, both sides together.
    pub men: usize,
    /// Positions that the side to move wins.
    pub wins: u64,
    /// Positions that it loses.
    pub losses: u64,
    /// Positions that are drawn.
    pub draws: u64,
    /// The most plies that a win takes.
    pub longest_win: u16,
    /// The most plies that a loss takes.
    pub longest_loss: u16,
}

impl Totals {
    /// All positions.
    pub const fn positions(&self) -> u64 {
        self.wins + self.losses + self.draws
    }

    fn count(&mut self, verdict: Verdict, times: u64) {
        match verdict {
            Verdict::Win(plies) => {
                self.wins += times;
                self.longest_win = self.longest_win.max(plies);
            }
            Verdict::Loss(plies) => {
                self.losses += times;
                self.longest_loss = self.longest_loss.max(plies);
            }
            Verdict::Draw => self.draws += times,
        }
    }

    fn add(&mut self, other: &Totals) {
        self.wins += other.wins;
        self.losses += other.losses;
        self.draws += other.draws;
        self.longest_win = self.longest_win.max(other.longest_win);
        self.longest_loss = self.longest_loss.max(other.longest_loss);
    }
}

impl fmt::Display for Totals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Totals { men, wins, losses, draws, longest_win, longest_loss } = self;
        let positions = self.positions();
        write!(
            f,
            "men {men} positions {positions} wins {wins} losses {losses} draws {draws} longest_win {longest_win} longest_loss {longest_loss}"
        )
    }
}

impl Tables {
    /// Counts the positions of so many animals.
    ///
    /// # Errors
    /// A table is missing or cannot be read.
    pub fn totals(&self, men: usize) -> Result<Totals, TableError> {
        let mut totals = Totals { men, ..Totals::default() };
        let mut known = vec![None; self.layouts.len()];
        for (_, ending) in self.catalog.sets(men) {
            let counts = match known[ending] {
                Some(counts) => counts,
                None => *known[ending].insert(self.count(ending)?),
            };
            // Once with Red to move and once with Blue.
            totals.add(&counts);
            totals.add(&counts);
        }
        Ok(totals)
    }

    fn count(&self, ending: usize) -> Result<Totals, TableError> {
        let (grid, layout) = (self.grid(ending)?, &self.layouts[ending]);
        let mut counts = Totals::default();
        for index in 0..layout.len() {
            if let Some(placement) = layout.placement(index) {
                counts.count(grid.read(index, ending, layout, &self.cache)?, Layout::images(&placement));
            }
        }
        Ok(counts)
    }
}
