//! How the computer plays: it searches for good moves and chooses among them.
//!
//! An [`Engine`] looks ahead in a [`Game`] within [`Limits`] and answers with a move: [`Engine::think`]. A [`Level`] plays
//! on purpose as weakly as it promises. Both are deterministic but for limits of time: the same game, the same depth or
//! nodes and, for a level, the same seed give the same move on every machine. The engine knows no rules of its own: it
//! asks [`Position`](crate::rules::Position) and [`Game`] for moves and ends, under whatever rule set the game has.
//!
//! The files, from the outside in: `level` chooses among moves that `root` has ranked or searched deeper and deeper;
//! `search` looks ahead, `quiesce` beyond its horizon, `den` at what decides games; `path` remembers the way there, `table`
//! what was found, `history` what was good, `ordering` makes use of it; `eval` judges; `limits` says when to end and `score`
//! what it is worth. `bench` and `baseline` measure. [`tables`] knows how positions of a few animals end.
//!
//! No clock, no thread and no global randomness is used here: time comes through a [`Clock`], an order to stop through a
//! flag, chance through a seed.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//!
//! use jungle::engine::{Engine, Limits, Score, StoppedClock};
//! use jungle::rules::{Game, Position, RuleSet};
//!
//! let rules = RuleSet::default();
//! let position = Position::from_fen("l6/7/3L3/7/7/7/7/7/7 w", &rules)?;
//! let game = Game::from_position(rules, position, 0);
//! let stop = AtomicBool::new(false);
//! let answer = Engine::new(1).think(&game, &Limits::depth(4), &stop, &StoppedClock, &mut |_| {});
//! assert_eq!(answer.score, Score::Mate(2));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod baseline;
pub mod bench;
mod deliberation;
mod den;
mod errand;
mod eval;
mod history;
mod level;
mod limits;
mod ordering;
mod path;
mod quiesce;
mod root;
mod score;
mod search;
mod table;
pub mod tables;

use std::sync::atomic::AtomicBool;

pub use deliberation::Deliberation;
pub use errand::{Aim, Errand, Reply};
pub use level::{Level, LevelError};
pub use limits::{Clock, Limits, StoppedClock};
pub use root::{Answer, Info};
pub use score::Score;

use self::history::Memory;
use self::limits::Budget;

use self::root::Ranked;
use self::search::{Horizon, Search};
use self::table::Table;
use crate::rules::Game;

/// A computer player's head: what it remembers from search to search.
#[derive(Debug)]
pub struct Engine {
    table: Table,
    memory: Memory,
}

impl Engine {
    /// The least and the most memory for the transposition table, in MiB.
    pub const HASH_MIB: std::ops::RangeInclusive<usize> = Table::MIB;

    /// An engine with so many MiB for its transposition table, within [`Engine::HASH_MIB`] and rounded down to a power of
    /// two.
    pub fn new(hash_mib: usize) -> Engine {
        Engine { table: Table::new(hash_mib), memory: Memory::new() }
    }

    /// Another size for the transposition table, as for [`Engine::new`]; what was remembered is forgotten.
    pub fn resize(&mut self, hash_mib: usize) {
        *self = Engine::new(hash_mib);
    }

    /// Forgets everything, as before a new game.
    pub fn clear(&mut self) {
        self.table.clear();
        self.memory = Memory::new();
    }

    /// Looks ahead until a limit is reached or `stop` becomes true, and answers with the best move found; there always is
    /// one unless the game is over. After every iteration `on_info` is told what was found.
    pub fn think(
        &mut self,
        game: &Game,
        limits: &Limits,
        stop: &AtomicBool,
        clock: &dyn Clock,
        on_info: &mut dyn FnMut(&Info),
    ) -> Answer {
        self.table.next_generation();
        self.memory.fade();
        let budget = Budget::new(*limits, stop, clock);
        let mut search = Search::new(game, &mut self.memory, Some(&self.table), Horizon::Quiet, budget);
        search.deepen(game, limits.depth, on_info)
    }

    /// Every legal move with its value `depth` plies deep, best first. What the engine remembers plays no part, so the same
    /// game has the same ranking.
    fn rank(&mut self, game: &Game, depth: u8, horizon: Horizon, stop: &AtomicBool) -> Vec<Ranked> {
        let mut memory = Memory::new();
        let budget = Budget::new(Limits::infinite(), stop, &StoppedClock);
        Search::new(game, &mut memory, None, horizon, budget).rank(game, depth)
    }
}

impl Default for Engine {
    /// An engine with 16 MiB.
    fn default() -> Engine {
        Engine::new(16)
    }
}
