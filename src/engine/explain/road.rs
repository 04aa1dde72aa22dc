//! How many moves an animal needs to other squares, and to the enemy's den.

use crate::rules::{Move, Position, RuleSet, Square, SquareSet};

/// How many moves in a row bring the animal on `from` to each square of the board, were it the only one to move and took
/// nothing; none where there is no such way, or no animal. Nobody goes on from the den.
pub(crate) fn distances(position: &Position, from: Square, rules: &RuleSet) -> [Option<u8>; Square::COUNT] {
    let mut far = [None; Square::COUNT];
    let Some(animal) = position.piece_at(from) else { return far };
    let den = Square::den(!animal.side);
    let mut start = *position;
    if start.side_to_move() != animal.side {
        start.pass();
    }
    far[from.index()] = Some(0);
    let mut seen = SquareSet::of(from);
    let mut front = vec![(from, start)];
    for moves in 1..=Square::COUNT as u8 {
        let mut next = Vec::new();
        for (at, before) in front {
            let free = !(before.occupied(animal.side) | before.occupied(!animal.side));
            for to in before.targets_from(at, rules) & free & !seen {
                far[to.index()] = Some(moves);
                seen.insert(to);
                if to != den {
                    let mut after = before;
                    after.play(Move::new(at, to), rules);
                    after.pass();
                    next.push((to, after));
                }
            }
        }
        front = next;
    }
    far
}

/// How many moves in a row bring the animal on `from` into the enemy's den, were it the only one to move and took nothing;
/// `None` if there is no such way, or no animal.
pub fn moves_to_den(position: &Position, from: Square, rules: &RuleSet) -> Option<u8> {
    let animal = position.piece_at(from)?;
    distances(position, from, rules)[Square::den(!animal.side).index()]
}
