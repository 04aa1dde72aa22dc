//! Three simple players that the levels are measured against.

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use super::manner::chance;
use crate::rules::{Game, Move, Square};

/// Any legal move.
pub fn random(game: &Game, seed: u64) -> Option<Move> {
    pick(&game.legal_moves(), &mut chance(game, seed))
}

/// Takes the highest animal it can, otherwise any legal move: somebody who has just heard the rules.
pub fn hungry(game: &Game, seed: u64) -> Option<Move> {
    let position = game.position();
    let rank = |mv: &Move| position.piece_at(mv.to).map_or(0, |victim| victim.animal.rank());
    let moves = game.legal_moves();
    let most = moves.iter().map(rank).max()?;
    let best: Vec<Move> = moves.iter().copied().filter(|mv| rank(mv) == most).collect();
    pick(&best, &mut chance(game, seed))
}

/// One ply and no thought: enters the den where it can; otherwise takes the highest animal it can; otherwise goes toward the
/// enemy's den. Equals by chance.
pub fn greedy(game: &Game, seed: u64) -> Option<Move> {
    const DEN: i32 = 1000;
    const RANK: i32 = 10;
    let position = game.position();
    let den = Square::den(!position.side_to_move());
    let gain = |mv: &Move| {
        let taken = position.piece_at(mv.to).map_or(0, |victim| i32::from(victim.animal.rank()));
        let nearer = i32::from(mv.from.distance(den)) - i32::from(mv.to.distance(den));
        taken * RANK + nearer + if mv.to == den { DEN } else { 0 }
    };
    let moves = game.legal_moves();
    let most = moves.iter().map(gain).max()?;
    let best: Vec<Move> = moves.iter().copied().filter(|mv| gain(mv) == most).collect();
    pick(&best, &mut chance(game, seed))
}

fn pick(moves: &[Move], chance: &mut ChaCha8Rng) -> Option<Move> {
    (!moves.is_empty()).then(|| moves[chance.random_range(0..moves.len() as u32) as usize])
}
