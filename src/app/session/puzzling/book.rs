//! What was solved, and what is in a row: kept from run to run.

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::{
    app::{
        session::shelf::now,
        states::{AppSystems, Screen},
    },
    engine::puzzle::{Puzzle, Shelf},
};

/// How a puzzle was solved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Mark {
    /// With a wrong move or a hint on the way.
    Solved,
    /// At the first try.
    Clean,
}

/// Puzzles that were solved, and how many in a row.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzleBook {
    /// By what [`puzzle_id`] gives. Some may be of another version of the game, and stay.
    solved: BTreeMap<u32, Mark>,
    /// New puzzles solved at the first try, one after the other.
    streak: u32,
    best: u32,
    /// The last day whose own puzzle was solved, and how many days in a row.
    day: u32,
    days: u32,
}

/// Tells a puzzle from all others in every version of the game: from its rules, its goal and its board, not from its place.
#[must_use]
pub fn puzzle_id(puzzle: &Puzzle) -> u32 {
    let text = format!("{} {} {}", puzzle.rules().name, puzzle.goal(), puzzle.start().fen());
    crc32fast::hash(text.as_bytes())
}

impl PuzzleBook {
    /// How a puzzle was solved, if it was.
    #[must_use]
    pub fn mark(&self, puzzle: &Puzzle) -> Option<Mark> {
        self.solved.get(&puzzle_id(puzzle)).copied()
    }

    /// How many of the shipped puzzles are solved.
    #[must_use]
    pub fn count(&self) -> usize {
        Shelf::shipped().puzzles().iter().filter(|puzzle| self.mark(puzzle).is_some()).count()
    }

    /// How many new puzzles in a row were solved at the first try, without a hint; and the most that ever were.
    #[must_use]
    pub const fn streak(&self) -> (u32, u32) {
        (self.streak, self.best)
    }

    /// On how many days in a row the day's own puzzle was solved, up to today or yesterday.
    #[must_use]
    pub const fn days(&self, today: Today) -> u32 {
        if self.day == today.0 || self.day + 1 == today.0 { self.days } else { 0 }
    }

    /// Whether the day's own puzzle is solved.
    #[must_use]
    pub const fn day_is_done(&self, today: Today) -> bool {
        self.days > 0 && self.day == today.0
    }

    /// A wrong move was tried: a new puzzle's ends the row.
    pub(super) fn err(&mut self, puzzle: &Puzzle) {
        if self.mark(puzzle).is_none() {
            self.streak = 0;
        }
    }

    /// A puzzle is solved, at the first try or not. One that was solved before counts for no row; a hint neither ends one nor
    /// lengthens it.
    pub(super) fn note(&mut self, puzzle: &Puzzle, clean: bool, of_today: Option<Today>) {
        let mark = if clean { Mark::Clean } else { Mark::Solved };
        let before = self.solved.get(&puzzle_id(puzzle)).copied();
        if before.is_none() && clean {
            self.streak += 1;
            self.best = self.best.max(self.streak);
        }
        self.solved.insert(puzzle_id(puzzle), before.map_or(mark, |before| before.max(mark)));
        if let Some(today) = of_today.filter(|today| !self.day_is_done(*today)) {
            self.days = self.days(today) + 1;
            self.day = today.0;
        }
    }

    /// Whether what is kept can be true.
    ///
    /// # Errors
    /// What cannot.
    pub fn validate(&self) -> Result<(), String> {
        if self.streak > self.best || self.best as usize > self.solved.len() {
            return Err(format!("{} in a row of {} solved", self.streak.max(self.best), self.solved.len()));
        }
        Ok(())
    }
}

/// The day, counted from 1970-01-01 in universal time: everybody has the same puzzle of the day.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Today(pub u32);

impl Today {
    /// The index of this day's puzzle on the shelf that comes with the game.
    #[must_use]
    pub fn index(self) -> usize {
        Shelf::shipped().index_of_day(self.0)
    }
}

fn look_at_the_calendar(mut today: ResMut<Today>) {
    let day = u32::try_from(now() / 86_400).unwrap_or(u32::MAX - 1);
    today.set_if_neq(Today(day));
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PuzzleBook>()
        .init_resource::<Today>()
        .add_systems(Update, look_at_the_calendar.run_if(in_state(Screen::Learn)).in_set(AppSystems::Session));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_puzzle_has_an_id_of_its_own() {
        let ids: std::collections::BTreeSet<_> = Shelf::shipped().puzzles().iter().map(puzzle_id).collect();
        assert_eq!(ids.len(), Shelf::shipped().puzzles().len());
    }

    #[test]
    fn a_row_grows_with_first_tries_and_ends_with_a_mistake() {
        let puzzles = Shelf::shipped().puzzles();
        let mut book = PuzzleBook::default();
        book.note(&puzzles[0], true, None);
        book.note(&puzzles[0], true, None);
        assert_eq!(book.streak(), (1, 1), "once");
        book.note(&puzzles[1], false, None);
        book.note(&puzzles[2], true, None);
        assert_eq!(book.streak(), (2, 2), "a hint only stands aside");
        book.err(&puzzles[0]);
        assert_eq!(book.streak(), (2, 2), "it is solved already");
        book.err(&puzzles[3]);
        assert_eq!((book.streak(), book.count()), ((0, 2), 3));
        book.note(&puzzles[1], true, None);
        assert_eq!((book.mark(&puzzles[1]), book.streak()), (Some(Mark::Clean), (0, 2)), "better, but not new");
        assert_eq!(book.validate(), Ok(()));
    }

    #[test]
    fn days_are_in_a_row_or_not() {
        let puzzle = &Shelf::shipped().puzzles()[5];
        let mut book = PuzzleBook::default();
        assert_eq!((book.days(Today(0)), book.day_is_done(Today(0))), (0, false));
        for (day, run) in [(100, 1), (100, 1), (101, 2), (102, 3), (104, 1)] {
            book.note(puzzle, false, Some(Today(day)));
            assert_eq!((book.days(Today(day)), book.days(Today(day + 1)), book.days(Today(day + 2))), (run, run, 0));
        }
        assert!(book.day_is_done(Today(104)) && !book.day_is_done(Today(105)));
    }
}
