//! What Jungle is: squares, animals, rule sets, positions, moves, games, and how they are written.
//!
//! The board has 63 [`Square`]s of some [`Terrain`]. A [`RuleSet`] holds every switch in which people's rules differ. A
//! [`Position`] knows where the animals stand and makes moves; a [`Game`] adds the history and with it repetition, quiet
//! plies, undo and the end. [`GameRecord`] is a game as a file.
//!
//! ```
//! use jungle::rules::{Game, RuleSet, Side};
//!
//! let mut game = Game::new(RuleSet::default(), Side::Red);
//! assert_eq!(game.legal_moves().len(), 24);
//! game.play("a3a4".parse()?)?;
//! assert!(game.play("a4a5".parse()?).is_err(), "it is Blue's turn");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod chase;
mod fen;
mod game;
mod illegal;
mod link;
mod movegen;
mod moves;
mod outcome;
mod perft;
mod piece;
mod position;
mod record;
mod rule_set;
mod square;
mod zobrist;

pub use fen::FenError;
pub use game::Game;
pub use illegal::Illegal;
pub use link::{LinkError, from_link, to_link};
pub use moves::{MOST_MOVES, Move, MoveError, MoveList};
pub use outcome::{DrawReason, Outcome, WinReason};
pub use perft::perft;
pub use piece::{Animal, Piece, Side};
pub use position::{Ply, Position};
pub use record::{GameRecord, RecordError};
pub use rule_set::{
    DenEntry, ElephantTakesRat, EqualRanks, FirstSide, LeapTakes, Leaps, NoMove, RatEnteringWater, RatLeavingWater,
    Repetition, RuleSet, RuleSetError, TrapWeakens, WolfAndDog,
};
pub use square::{
    ALL_TRAPS, DENS, FILES, LEAPS, Leap, RANKS, Square, SquareError, SquareSet, Squares, TRAPS, Terrain, WATER,
};
