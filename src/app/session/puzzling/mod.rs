//! The puzzle at the board: how far the solver is, what is said of the last try, and what was solved before.
//!
//! A puzzle is a match of its own, put on the board by [`SessionRequest::Teach`](super::SessionRequest::Teach) with the solver
//! as its only person; the referee asks [`Puzzling`] what a move amounts to before it is made, and the enemy's answers come
//! from here.
//!
//! `book` remembers what was solved, `miss` says what a wrong move misses, `lead` does what is asked.

use bevy::prelude::*;

use crate::{
    engine::puzzle::{Attempt, Puzzle, Shelf, Theme, Tried},
    rules::{Game, Move, Side},
    texts::sentences,
};

use super::study::Verdict;

mod book;
mod lead;
mod miss;

pub use book::{Mark, PuzzleBook, Today, puzzle_id};
pub use miss::Miss;

/// The puzzle that is at the board, if any.
#[derive(Resource, Debug, Default)]
pub struct Puzzling(Option<Working>);

/// Somebody at work on a puzzle.
#[derive(Debug, Clone)]
struct Working {
    index: usize,
    theme: Option<Theme>,
    attempt: Attempt,
    said: PuzzleSaid,
    /// The enemy's answer that is still to be played.
    answer: Option<Move>,
    /// Seconds since the board came to rest before that answer.
    rested: f32,
    /// A wrong move was tried, also before it was begun anew; or a hint was asked for.
    erred: bool,
    helped: bool,
    /// That a mistake was made is written down; and that it is solved.
    err_noted: bool,
    noted: bool,
}

/// What is to be said of a puzzle now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PuzzleSaid {
    /// The task is set.
    Task,
    /// What was tried is not it, and what it misses.
    Wrong(Miss),
    /// It was right, and there is more to find.
    Right,
    /// It is solved.
    Solved,
}

/// What is asked of the puzzle.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum PuzzleRequest {
    /// Put this one of the shipped puzzles on the board, by its index. What comes next is of the same theme.
    Begin(usize, Option<Theme>),
    /// The next one that is not solved.
    Next,
    /// The same from its beginning.
    Again,
    /// Tell a hint, and then more of it.
    Hint,
    /// Back to the list of puzzles.
    Leave,
}

impl Working {
    fn new(index: usize, theme: Option<Theme>) -> Option<Self> {
        let attempt = Attempt::new(Shelf::shipped().puzzles().get(index)?);
        Some(Self {
            index,
            theme,
            attempt,
            said: PuzzleSaid::Task,
            answer: None,
            rested: 0.0,
            erred: false,
            helped: false,
            err_noted: false,
            noted: false,
        })
    }

    /// From the beginning: a mistake is still one, unless it was solved since.
    fn again(&self) -> Option<Self> {
        let solved = self.said == PuzzleSaid::Solved;
        let fresh = Self::new(self.index, self.theme)?;
        Some(Self { erred: self.erred && !solved, helped: self.helped && !solved, ..fresh })
    }
}

impl Puzzling {
    /// Whether a puzzle is at the board.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.0.is_some()
    }

    /// Its index on the shelf that comes with the game.
    #[must_use]
    pub fn index(&self) -> Option<usize> {
        self.0.as_ref().map(|working| working.index)
    }

    /// The puzzle.
    #[must_use]
    pub fn puzzle(&self) -> Option<&Puzzle> {
        self.0.as_ref().map(|working| working.attempt.puzzle())
    }

    /// The side that has to find the moves.
    #[must_use]
    pub fn solver(&self) -> Option<Side> {
        self.puzzle().map(|puzzle| puzzle.start().side_to_move())
    }

    /// How many moves the solver has found.
    #[must_use]
    pub fn found(&self) -> usize {
        self.0.as_ref().map_or(0, |working| working.attempt.found())
    }

    /// What is to be said now.
    #[must_use]
    pub fn said(&self) -> &PuzzleSaid {
        self.0.as_ref().map_or(&PuzzleSaid::Task, |working| &working.said)
    }

    /// Whether it is solved.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        *self.said() == PuzzleSaid::Solved
    }

    /// Whether it was solved without a wrong move and without a hint.
    #[must_use]
    pub fn is_clean(&self) -> bool {
        self.is_solved() && self.0.as_ref().is_some_and(|working| !working.erred && !working.helped)
    }

    /// The right move, while the solver is to find one.
    #[must_use]
    pub fn right(&self) -> Option<Move> {
        self.0.as_ref().filter(|working| working.answer.is_none())?.attempt.right()
    }

    /// What a move amounts to; nothing where no puzzle is at the board.
    pub(super) fn hear(&mut self, mv: Move, game: &Game) -> Option<Verdict> {
        let working = self.0.as_mut()?;
        if let Some(answer) = working.answer {
            // The enemy's move: nobody else is heard.
            if mv != answer {
                return Some(Verdict::Refused(String::new()));
            }
            working.answer = None;
            return Some(Verdict::Made);
        }
        let left = working.attempt.puzzle().moves() - working.attempt.found();
        match working.attempt.play(mv) {
            Err(reason) => Some(Verdict::Refused(sentences::refusal(reason))),
            Ok(Tried::Wrong) => {
                let miss = Miss::of(working.attempt.puzzle().goal(), left, game, mv);
                working.erred = true;
                working.said = PuzzleSaid::Wrong(miss);
                Some(Verdict::Refused(miss.text()))
            }
            Ok(tried) => {
                working.rested = 0.0;
                (working.said, working.answer) = match tried {
                    Tried::Right(answer) => (PuzzleSaid::Right, Some(answer)),
                    _ => (PuzzleSaid::Solved, None),
                };
                Some(Verdict::Made)
            }
        }
    }

    /// No puzzle is at the board any more.
    pub(super) fn close(&mut self) {
        self.0 = None;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Puzzling>().add_message::<PuzzleRequest>().add_plugins((book::plugin, lead::plugin));
}
