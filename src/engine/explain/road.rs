//! How many moves an animal needs to the enemy's den.

use crate::rules::{Move, Position, RuleSet, Square, SquareSet};

/// How many moves in a row bring the animal on `from` into the enemy's den, were it the only one to move and took nothing;
/// `None` if there is no such way, or no animal.
pub fn moves_to_den(position: &Position, from: Square, rules: &RuleSet) -> Option<u8> {
    let animal = position.piece_at(from)?;
    let den = Square::den(!animal.side);
    let mut start = *position;
    if start.side_to_move() != animal.side {
        start.pass();
    }
    let mut seen = SquareSet::of(from);
    let mut front = vec![(from, start)];
    for moves in 1..=Square::COUNT as u8 {
        let mut next = Vec::new();
        for (at, before) in front {
            let free = !(before.occupied(animal.side) | before.occupied(!animal.side));
            for to in before.targets_from(at, rules) & free & !seen {
                if to == den {
                    return Some(moves);
                }
                seen.insert(to);
                let mut after = before;
                after.play(Move::new(at, to), rules);
                after.pass();
                next.push((to, after));
            }
        }
        front = next;
    }
    None
}
