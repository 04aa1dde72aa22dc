//! Random boards, and what can happen on them as the rules answer move by move: for tests of what the engine says of boards.

use jungle::rules::{Animal, Game, Move, Piece, Position, RuleSet, Side, Square};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// Is the step or leap legal, were it the animal's turn?
pub fn can(position: &Position, from: Square, to: Square, rules: &RuleSet) -> bool {
    let mut position = *position;
    if position.piece_at(from).is_some_and(|piece| piece.side != position.side_to_move()) {
        position.pass();
    }
    position.check(Move::new(from, to), rules).is_ok()
}

/// Where a side's animals stand.
pub fn squares_of(position: &Position, side: Side) -> Vec<Square> {
    Square::all().filter(|&square| position.piece_at(square).is_some_and(|piece| piece.side == side)).collect()
}

/// Can an animal of the side enter the enemy's den at once?
pub fn enters(position: &Position, side: Side, rules: &RuleSet) -> bool {
    squares_of(position, side).into_iter().any(|from| can(position, from, Square::den(!side), rules))
}

/// The position with the animal on another square, by way of its text.
fn moved(position: &Position, from: Square, to: Square, rules: &RuleSet) -> Position {
    let letter = |square: Square| {
        let at = if square == to { from } else { square };
        if square == from && from != to { None } else { position.piece_at(at).map(Piece::letter) }
    };
    let rows: Vec<String> = (0..9)
        .rev()
        .map(|rank| (0..7).map(|file| Square::new(file, rank).and_then(letter).unwrap_or('1')).collect())
        .collect();
    let text = format!("{} {}", rows.join("/"), position.side_to_move().letter());
    Position::from_fen(&text, rules).unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

/// How far every free square is from an animal, by trying all ways until nothing gets shorter; 255 where there is no way.
pub fn all_distances(position: &Position, from: Square, rules: &RuleSet) -> [u8; 63] {
    let mut distances = [u8::MAX; 63];
    let Some(piece) = position.piece_at(from) else { return distances };
    let den = Square::den(!piece.side);
    distances[from.index()] = 0;
    loop {
        let before = distances;
        for at in Square::all().filter(|&at| before[at.index()] != u8::MAX && at != den) {
            let there = moved(position, from, at, rules);
            for to in Square::all().filter(|&to| there.piece_at(to).is_none() && can(&there, at, to, rules)) {
                distances[to.index()] = distances[to.index()].min(before[at.index()] + 1);
            }
        }
        if distances == before {
            return distances;
        }
    }
}

/// How far the enemy's den is.
pub fn distance(position: &Position, from: Square, rules: &RuleSet) -> Option<u8> {
    let den = Square::den(!position.piece_at(from)?.side);
    Some(all_distances(position, from, rules)[den.index()]).filter(|&moves| moves != u8::MAX)
}

/// Positions of games in which captures are taken more often than not.
pub fn random_positions(rules: &RuleSet, seed: u64, count: usize) -> Vec<Position> {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut positions = Vec::new();
    while positions.len() < count {
        let mut game = Game::new(rules.clone(), rules.fixed_first_side());
        while game.outcome().is_none() && game.plies().len() < 300 {
            let captures = game.position().captures(rules);
            let moves =
                if captures.is_empty() || chance.random_range(0..3) == 0 { game.legal_moves() } else { captures };
            let mv = moves[chance.random_range(0..moves.len() as u32) as usize];
            if game.play(mv).is_ok() && game.outcome().is_none() && chance.random_range(0..20) == 0 {
                positions.push(*game.position());
            }
        }
    }
    positions.truncate(count);
    positions
}

/// Positions with a few animals put down anywhere, on a few ranks so that they meet.
pub fn scattered_positions(rules: &RuleSet, seed: u64, count: usize) -> Vec<Position> {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut positions = Vec::new();
    while positions.len() < count {
        let mut board = [b'1'; 63];
        let (least, most) = if chance.random_range(0..2) == 0 { (0, 27) } else { (28, 63) };
        for side in Side::ALL {
            for animal in Animal::ALL {
                if chance.random_range(0..3) == 0 {
                    board[chance.random_range(least..most) as usize] = Piece::new(side, animal).letter() as u8;
                }
            }
        }
        let rows: Vec<&str> = board.rchunks(7).map(|row| std::str::from_utf8(row).expect("letters")).collect();
        if let Ok(position) = Position::from_fen(&format!("{} w", rows.join("/")), rules)
            && position.outcome(rules).is_none()
        {
            positions.push(position);
        }
    }
    positions
}
