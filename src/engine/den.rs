//! Entering the den wins at once, and whoever stands beside it enters next: what a search must see even where it looks at
//! little else.

use arrayvec::ArrayVec;

use super::eval::Evaluation;
use crate::rules::{Move, Position, Side, Square, SquareSet};

/// Could `side` walk into the enemy's den with its next move? Where it may, its first such move.
pub(super) fn entry(position: &Position, evaluation: &Evaluation, side: Side) -> Option<Move> {
    let den = Square::den(!side);
    let at_the_door = position.occupied(side) & den.neighbors();
    let mut enters = at_the_door
        .into_iter()
        .filter(|&square| position.piece_at(square).is_some_and(|piece| evaluation.may_enter(piece.animal)));
    enters.next().map(|from| Move { from, to: den })
}

/// The enemy animals that will walk into our den unless taken.
pub(super) fn intruders(position: &Position, evaluation: &Evaluation) -> ArrayVec<Square, 3> {
    let us = position.side_to_move();
    let door = Square::den(us).neighbors();
    (position.occupied(!us) & door)
        .into_iter()
        .filter(|&square| position.piece_at(square).is_some_and(|piece| evaluation.may_enter(piece.animal)))
        .collect()
}

/// Does the side to move stand two steps from the enemy's den, so that its next step might threaten to enter?
pub(super) fn near_enemy(position: &Position) -> bool {
    let us = position.side_to_move();
    !(position.occupied(us) & NEAR_DEN[us.opponent().index()]).is_empty()
}

/// For each side, the squares within two steps of its den.
const NEAR_DEN: [SquareSet; 2] = [near(Side::Red), near(Side::Blue)];

const fn near(side: Side) -> SquareSet {
    let den = Square::den(side);
    let mut set = SquareSet::of(den);
    let mut index = 0;
    while index < Square::COUNT {
        if let Some(square) = Square::from_index(index)
            && square.distance(den) <= 2
        {
            set.insert(square);
        }
        index += 1;
    }
    set
}
