//! Counting the games of a length: the test of move generators.

use super::{Position, RuleSet};

/// The number of move sequences of `depth` plies from a position. A position with a den entered or a side without
/// animals has none; history plays no part.
pub fn perft(position: &Position, depth: u32, rules: &RuleSet) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut position = *position;
    count(&mut position, depth, rules)
}

fn count(position: &mut Position, depth: u32, rules: &RuleSet) -> u64 {
    if position.decided().is_some() {
        return 0;
    }
    if depth == 1 {
        return position.count_moves(rules) as u64;
    }
    let mut total = 0;
    for mv in position.moves(rules) {
        let ply = position.play(mv, rules);
        total += count(position, depth - 1, rules);
        position.unplay(ply);
    }
    total
}
