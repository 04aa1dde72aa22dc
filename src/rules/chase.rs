//! The 7-3 and 17-5 rules of Chinese lobbies, which bar moves that only shuffle.
//!
//! Both look at the mover's own last moves, and both are lifted when one of those entered a trap, or when the animal is
//! itself being chased: were it the enemy's turn, it could be taken where it stands.

use super::square::ALL_TRAPS;
use super::{Move, Piece, Ply, Position, RuleSet, Side, SquareSet};

/// Moves the 7-3 rule looks back on, and how often a square may be entered within them.
const SEVEN: usize = 7;
const THREE: usize = 3;
/// Moves the 17-5 rule looks back on, and on how many squares they must have kept to.
const SEVENTEEN: usize = 17;
const FIVE: usize = 5;

/// Which of the two rules bars a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Chase {
    /// Within seven own moves the animal has entered the square three times; the eighth move may not enter it again.
    SevenThree,
    /// For seventeen own moves only this animal moved, among at most five squares; the eighteenth may enter none of them.
    SeventeenFive,
}

/// Does one of the rules bar the move, after these plies?
pub(super) fn barred(mv: Move, position: &Position, plies: &[Ply], rules: &RuleSet) -> Option<Chase> {
    let piece = position.mover(mv)?;
    let rule = if seven_three(mv, plies, piece) {
        Chase::SevenThree
    } else if seventeen_five(mv, plies, piece) {
        Chase::SeventeenFive
    } else {
        return None;
    };
    position.attackers_of(mv.from, rules).is_empty().then_some(rule)
}

/// The side's last `count` moves, latest first; `None` while it has made fewer or when one of them entered a trap.
fn span(plies: &[Ply], side: Side, count: usize) -> Option<Vec<&Ply>> {
    let own: Vec<&Ply> = plies.iter().rev().filter(|ply| ply.piece.side == side).take(count).collect();
    (own.len() == count && own.iter().all(|ply| !ALL_TRAPS.contains(ply.mv.to))).then_some(own)
}

fn seven_three(mv: Move, plies: &[Ply], piece: Piece) -> bool {
    span(plies, piece.side, SEVEN)
        .is_some_and(|own| own.iter().filter(|ply| ply.piece == piece && ply.mv.to == mv.to).count() >= THREE)
}

fn seventeen_five(mv: Move, plies: &[Ply], piece: Piece) -> bool {
    span(plies, piece.side, SEVENTEEN).is_some_and(|own| {
        let squares: SquareSet = own.iter().flat_map(|ply| [ply.mv.from, ply.mv.to]).collect();
        own.iter().all(|ply| ply.piece == piece) && squares.len() <= FIVE && squares.contains(mv.to)
    })
}
