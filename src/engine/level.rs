//! How well the computer plays against people: three levels, each with its own reach and its own weakness.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::AtomicBool;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use serde::{Deserialize, Serialize};

use super::Engine;
use super::root::Ranked;
use super::score::{PROVEN, Value};
use super::search::Horizon;
use crate::rules::{Game, Move};

/// How well the computer plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Looks one move ahead and often plays a deliberately weaker move.
    Easy,
    /// Also weighs the enemy's best reply; slips rarely.
    Normal,
    /// Looks one move further, follows captures to their end, and makes no intended mistake.
    Expert,
}

/// No level has this name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is no level: levels are easy, normal and expert")]
pub struct LevelError(String);

/// How a level thinks and how it errs.
pub(super) struct Habits {
    /// Plies it looks ahead.
    pub(super) depth: u8,
    pub(super) horizon: Horizon,
    /// Of a hundred moves, how many are deliberately not the best.
    slips: u32,
    /// How much worse than the best a slip may look.
    slip_at_most: Value,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 3] = [Level::Easy, Level::Normal, Level::Expert];

    /// The level's name in English.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "Easy",
            Level::Normal => "Normal",
            Level::Expert => "Expert",
        }
    }

    pub(super) const fn habits(self) -> Habits {
        match self {
            // Measured: a greedy one-ply player scores 84 % against it, and it always beats chance.
            Level::Easy => Habits { depth: 1, horizon: Horizon::Still, slips: 75, slip_at_most: 850 },
            Level::Normal => Habits { depth: 2, horizon: Horizon::Still, slips: 8, slip_at_most: 150 },
            Level::Expert => Habits { depth: 3, horizon: Horizon::Quiet, slips: 0, slip_at_most: 0 },
        }
    }

    /// The move this level plays, the same for the same game and seed; `None` only when the game is over. When `stop`
    /// becomes true it answers at once with what it has.
    pub fn choose(self, engine: &mut Engine, game: &Game, seed: u64, stop: &AtomicBool) -> Option<Move> {
        let habits = self.habits();
        self.decide(&engine.rank(game, habits.depth, habits.horizon, stop), game, seed)
    }

    /// Chooses among moves with their values, best first.
    pub(super) fn decide(self, ranked: &[Ranked], game: &Game, seed: u64) -> Option<Move> {
        let habits = self.habits();
        let best = ranked.first()?.value;
        let mut chance = chance(game, seed);
        // To miss a win that is on the board would look broken, not weak.
        let may_slip = best < PROVEN;
        let slips = chance.random_range(0..100) < habits.slips;
        let equals = ranked.partition_point(|ranked| ranked.value == best);
        let (best_moves, others) = ranked.split_at(equals);
        let tolerable = others.partition_point(|ranked| best - ranked.value <= habits.slip_at_most);
        let candidates = if may_slip && slips && tolerable > 0 { &others[..tolerable] } else { best_moves };
        Some(pick(candidates, &mut chance))
    }
}

fn pick(candidates: &[Ranked], chance: &mut ChaCha8Rng) -> Move {
    candidates[chance.random_range(0..candidates.len() as u32) as usize].mv
}

/// The dice of one decision: the same for the same seed at the same point of the same game.
pub(super) fn chance(game: &Game, seed: u64) -> ChaCha8Rng {
    // An odd constant spreads neighboring plies and seeds over all bits (the golden ratio's, as in SplitMix64).
    const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;
    let ply = game.plies().len() as u64;
    ChaCha8Rng::seed_from_u64(game.position().hash() ^ (seed ^ ply.wrapping_mul(SPREAD)).wrapping_mul(SPREAD))
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = LevelError;

    /// Reads a level's name in any case.
    fn from_str(text: &str) -> Result<Level, LevelError> {
        let level = Level::ALL.into_iter().find(|level| level.name().eq_ignore_ascii_case(text));
        level.ok_or_else(|| LevelError(text.chars().take(16).collect()))
    }
}
