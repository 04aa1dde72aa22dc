//! Puzzles: positions in which, at each step, one and only one move is right.
//!
//! A [`Puzzle`] is a position under a rule set, a [`Goal`], and a line: the right moves and between them the enemy's best
//! answers. That no other move is right is proven, by a [`Prover`]: through all play to a fixed depth, or by the endgame
//! tables. [`Shelf`] holds many puzzles, [`Shelf::shipped`] those that come with the game, easiest first; an [`Attempt`] is
//! somebody at work on one.
//!
//! `jungle-engine puzzles` finds puzzles and proves them.
//!
//! ```
//! use jungle::engine::puzzle::{Attempt, Shelf, Tried};
//!
//! let shelf = Shelf::shipped();
//! let puzzle = shelf.of_day(20_000);
//! let mut attempt = Attempt::new(puzzle);
//! while let Some(right) = attempt.right() {
//!     assert_ne!(attempt.play(right)?, Tried::Wrong);
//! }
//! # Ok::<(), jungle::rules::Illegal>(())
//! ```
//!
//! `goal` says what is to be reached, `line` reads and writes a puzzle, `prove` proves it by means of `reach` (how far animals
//! are from things at least), `theme` says what it is about, `attempt` takes a solver through it, `shelf` keeps many.

mod attempt;
mod goal;
mod line;
mod prove;
mod reach;
mod shelf;
mod theme;

pub use attempt::{Attempt, Tried};
pub use goal::Goal;
pub use line::{Puzzle, PuzzleError};
pub use prove::{Fault, Prover};
pub use shelf::Shelf;
pub use theme::Theme;
