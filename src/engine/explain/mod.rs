//! Facts about a move that are true by construction: for hints, lessons and the review of games.
//!
//! No search and no judgment is asked: every [`Reason`] says what stands on the board before and after the move and what
//! the rules allow there, for one move of either side. That the enemy *can* take something says nothing about whether it
//! should. History is not looked at: a repetition that bars a move does not change what is said.
//!
//! [`claims`] chooses what may be said in favor of a move, after a look at the enemy's every answer.
//!
//! `reason` has the facts and their words, `facts` finds them, `road` counts moves to a den.

mod claim;
mod facts;
mod reason;
mod road;

pub use claim::{Claim, claims};
pub use facts::explain;
pub use reason::{Leaping, Prey, Reason};
pub(crate) use road::distances;
pub use road::moves_to_den;
