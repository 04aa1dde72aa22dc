//! Many puzzles, and which of them is today's.

use std::sync::OnceLock;

use super::{Puzzle, PuzzleError};

/// Puzzles in their order, easiest first.
#[derive(Debug, Clone)]
pub struct Shelf {
    puzzles: Vec<Puzzle>,
}

impl Shelf {
    /// The puzzles that come with the game, from `assets/puzzles/`.
    pub fn shipped() -> &'static Shelf {
        static SHELF: OnceLock<Shelf> = OnceLock::new();
        let text = include_str!("../../../assets/puzzles/puzzles.txt");
        SHELF.get_or_init(|| Shelf::read(text).expect("the embedded puzzles are puzzles; a test reads each"))
    }

    /// Reads puzzles, one a line; what follows `#` is a remark.
    ///
    /// # Errors
    /// The first line that is no puzzle, from 1, and what is wrong with it.
    pub fn read(text: &str) -> Result<Shelf, (usize, PuzzleError)> {
        let lines = (1..).zip(text.lines()).map(|(number, line)| (number, line.split('#').next().unwrap_or_default()));
        let lines = lines.filter(|(_, line)| !line.trim().is_empty());
        let puzzles = lines.map(|(number, line)| Puzzle::read(line).map_err(|error| (number, error)));
        Ok(Shelf { puzzles: puzzles.collect::<Result<_, _>>()? })
    }

    /// All puzzles, easiest first.
    pub fn puzzles(&self) -> &[Puzzle] {
        &self.puzzles
    }

    /// The index of a day's puzzle; days are counted from any day on, for instance from 1970-01-01. All puzzles have their
    /// day before one comes again, and neighbors on the shelf are far apart.
    ///
    /// # Panics
    /// If there is no puzzle.
    pub fn index_of_day(&self, day: u32) -> usize {
        let count = self.puzzles.len() as u64;
        assert!(count > 0, "an empty shelf has no puzzle of the day");
        // About the golden section of the shelf, and without a common divisor: steps of that length spread best.
        let mut step = count * 618 / 1000;
        while divisor(step, count) != 1 {
            step += 1;
        }
        (u64::from(day) * step % count) as usize
    }

    /// A day's puzzle; see [`Shelf::index_of_day`].
    ///
    /// # Panics
    /// If there is no puzzle.
    pub fn of_day(&self, day: u32) -> &Puzzle {
        &self.puzzles[self.index_of_day(day)]
    }
}

/// The greatest common divisor.
const fn divisor(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { divisor(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EASY: &str = "standard win 1 den-run l6/7/3L3/7/7/7/7/7/7 w d7d8 a9b9 d8d9";

    #[test]
    fn every_puzzle_has_its_day_before_one_comes_again() {
        for count in 1..60 {
            let shelf = Shelf::read(&format!("{EASY}\n").repeat(count)).expect("puzzles");
            for first in [0, 20_000, u32::MAX - 100] {
                let mut days: Vec<usize> = (0..count as u32).map(|day| shelf.index_of_day(first + day)).collect();
                days.sort_unstable();
                assert!(days.into_iter().eq(0..count));
            }
        }
    }

    #[test]
    fn a_fault_is_told_with_its_line() {
        assert_eq!(Shelf::read(&format!("# remark\n\n{EASY}\nx")).map(|_| ()), Err((4, PuzzleError::Form)));
        assert_eq!(Shelf::read(&format!("{EASY} # remark")).expect("a puzzle").puzzles().len(), 1);
    }
}
