//! The review of a game: what each move was worth, what would have been better and why, and how accurately each side played.
//!
//! A [`Reviewer`] goes through a game in slices of a size its caller chooses, so that it can run beside a window, shows how
//! far it is and stops at once; it has no clock. It begins with the end: what it has seen of the later positions is in its
//! memory when it judges the earlier ones, so that a slip shows where it was made and not where it was punished.
//!
//! What a position is worth is a [`Judgment`]: exact where the endgame tables reach, proven where the search saw the end, an
//! estimate otherwise. What a move lost is told as a [`Chance`](Judgment::chance), the share of a point that the mover can
//! expect, because a hundredth more or less is all one to somebody who is three animals ahead. The classes of slips and the
//! accuracy follow from that: see [`Class`] and [`accuracy`].
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//!
//! use jungle::engine::review::{Class, Reviewer};
//! use jungle::rules::{Game, Position, RuleSet};
//!
//! let rules = RuleSet::default();
//! let start = Position::from_fen("l6/7/3L3/7/7/7/7/7/7 w", &rules)?;
//! let mut game = Game::from_position(rules, start, 0);
//! for mv in ["d7d8", "a9b9", "d8d9"] {
//!     game.play(mv.parse()?)?;
//! }
//! let mut reviewer = Reviewer::new(&game, 2_000);
//! while reviewer.step(1_000, &AtomicBool::new(false)) {}
//! let review = reviewer.review();
//! assert!(review.plies.iter().all(|ply| ply.class == Class::Best));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! `judgment` says what a position is worth, `class` what a loss is called, `reviewer` does the work, and `report` puts it
//! together.

mod class;
mod judgment;
mod report;
mod reviewer;

pub use class::{Class, accuracy};
pub use judgment::Judgment;
pub use report::{PlyReview, Remark, Review};
pub use reviewer::Reviewer;
