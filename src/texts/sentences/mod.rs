//! What the rules and the engine find, as sentences for players.
//!
//! `panel` says what a rule set is, `refusals` why a move is refused, `endings` how a game ended, `facts` what can be said
//! about a move, `puzzles` what a puzzle asks for and is about.
//!
//! Rules and engine have words of their own for programs without a picture; in English both say the same.

use crate::text;

mod endings;
mod facts;
mod panel;
mod puzzles;
mod refusals;

pub use endings::ending;
pub use facts::{claim, fact};
pub use panel::{ground, rules};
pub use puzzles::{task, theme};
pub use refusals::refusal;

/// Whole sentences one after the other.
#[must_use]
pub fn paragraph(sentences: impl IntoIterator<Item = String>) -> String {
    let join = |text: String, next: String| text!("sentence-and-sentence", first = text, next = next);
    sentences.into_iter().reduce(join).unwrap_or_default()
}
