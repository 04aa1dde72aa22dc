//! How the computer plays: it searches for good moves and chooses among them.
//!
//! An [`Engine`] looks ahead in a [`Game`] within [`Limits`] and answers with a move: [`Engine::think`]. A [`Level`] plays
//! on purpose as weakly as it promises. Both are deterministic but for limits of time: the same game, the same depth or
//! nodes and, for a level, the same seed give the same move on every machine. The engine knows no rules of its own: it
//! asks [`Position`](crate::rules::Position) and [`Game`] for moves and ends, under whatever rule set the game has.
//!
//! The files, from the outside in: `level` names the levels, `manner` is what each is like, `ranking` weighs moves for the
//! weaker ones, `variety` chooses among equal first moves for the stronger, and `deliberation` goes step by step; `root` searches deeper and deeper; `search` looks ahead, `pruning` saves its time, `quiesce`
//! beyond its horizon, `den` at what decides games; `path` remembers the way there, `table` what was found, `history` what
//! was good, `ordering` makes use of it; `eval` judges; `limits` says when to end and `score` what it is worth. `bench` and
//! `baseline` measure, [`tuning`] takes the evaluation apart. [`tables`] knows how positions of a few animals end, and `known`
//! tells the search; [`explain`] says what is true of a move, and [`threats`] what can happen next; [`puzzle`] has positions
//! with one right move, and proves it; [`review`] says of a game's moves what they were worth.
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
pub mod explain;
mod history;
mod known;
mod level;
mod limits;
mod manner;
mod ordering;
mod path;
mod pruning;
pub mod puzzle;
mod quiesce;
mod ranking;
pub mod review;
mod root;
mod score;
mod search;
mod table;
pub mod tables;
#[cfg(not(target_arch = "wasm32"))]
mod threads;
pub mod threats;
pub mod tuning;
mod variety;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64};

pub use deliberation::Deliberation;
pub use errand::{Aim, Choice, Errand, Reply};
pub use level::{Allowance, Level, LevelError};
pub use limits::{Clock, Limits, StoppedClock};
pub use manner::{Manner, MannerError, Thought, Weighs};
pub use root::{Answer, Info};
pub use score::Score;
pub use search::Horizon;

use self::history::Memory;
use self::limits::Budget;
use self::search::Search;
use self::table::Table;
use self::tables::Tables;
use crate::rules::Game;

/// A computer player's head: what it remembers from search to search.
#[derive(Debug)]
pub struct Engine {
    table: Table,
    memory: Memory,
    tables: Option<Arc<Tables>>,
    /// A memory for each thread that helps.
    helpers: Vec<Memory>,
    lines: usize,
    contempt: i32,
}

impl Engine {
    /// The least and the most memory for the transposition table, in MiB.
    pub const HASH_MIB: std::ops::RangeInclusive<usize> = Table::MIB;

    /// An engine with so many MiB for its transposition table, within [`Engine::HASH_MIB`] and rounded down to a power of
    /// two.
    pub fn new(hash_mib: usize) -> Engine {
        Engine {
            table: Table::new(hash_mib),
            memory: Memory::new(),
            tables: None,
            helpers: Vec::new(),
            lines: 1,
            contempt: 0,
        }
    }

    /// Another size for the transposition table, as for [`Engine::new`]; what was remembered is forgotten.
    pub fn resize(&mut self, hash_mib: usize) {
        self.table = Table::new(hash_mib);
        self.clear();
    }

    /// Endgame tables to use from now on, where the rules are theirs; none at first.
    pub fn set_tables(&mut self, tables: Option<Arc<Tables>>) {
        self.tables = tables;
    }

    /// The tables that come with the game for these rules are used from now on, unless there are tables for them already. See
    /// [`Tables::shipped`].
    pub fn use_shipped_tables(&mut self, rules: &crate::rules::RuleSet) {
        if !self.tables.as_ref().is_some_and(|tables| tables.serves(rules)) {
            self.tables = Tables::shipped(rules).map(Arc::new);
        }
    }

    /// The most threads an engine searches with.
    pub const MOST_THREADS: usize = 256;

    /// Searches with so many threads, from 1 to [`Engine::MOST_THREADS`]. With one, which is what an engine begins with, the
    /// same search gives the same answer; where the system has no threads, there is one.
    pub fn set_threads(&mut self, threads: usize) {
        self.helpers.resize_with(threads.clamp(1, Engine::MOST_THREADS) - 1, Memory::new);
    }

    /// Searches for so many of the best moves, each with its own [`Info`]; at least for one.
    pub fn set_lines(&mut self, lines: usize) {
        self.lines = lines.max(1);
    }

    /// For how many of the best moves it searches.
    pub const fn lines(&self) -> usize {
        self.lines
    }

    /// The most contempt, in hundredths.
    pub const MOST_CONTEMPT: i32 = 200;

    /// How much it would rather be worse than go round and draw by repetition or quiet plies, in hundredths from 0 to
    /// [`Engine::MOST_CONTEMPT`]. An engine begins with none: its scores are honest. A player who wants to win has some.
    pub fn set_contempt(&mut self, contempt: i32) {
        self.contempt = contempt.clamp(0, Engine::MOST_CONTEMPT);
    }

    /// Forgets everything, as before a new game.
    pub fn clear(&mut self) {
        self.table.clear();
        self.memory = Memory::new();
        self.helpers.fill_with(Memory::new);
    }

    /// With four animals or fewer, solves what its tables lack for the endings of up to three to come, unless `stop` becomes
    /// true: mostly less than a second, and nothing where such tables are there.
    pub fn prepare(&self, game: &Game, stop: &AtomicBool) {
        if let Some(tables) = self.tables.as_deref().filter(|tables| tables.serves(game.rules())) {
            known::prepare(tables, game, stop);
        }
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
        self.helpers.iter_mut().for_each(Memory::fade);
        self.think_on(game, 1, limits, stop, clock, on_info)
    }

    /// As [`Engine::think`], but goes on with the search before this one, `first` plies deep: what that found is not old yet.
    fn think_on(
        &mut self,
        game: &Game,
        first: u8,
        limits: &Limits,
        stop: &AtomicBool,
        clock: &dyn Clock,
        on_info: &mut dyn FnMut(&Info),
    ) -> Answer {
        let tables = self.tables.as_deref().filter(|tables| tables.serves(game.rules()));
        if let Some(answer) = tables.and_then(|tables| known::answer(tables, game, clock, self.lines, on_info)) {
            return answer;
        }
        let task = Task { game, table: &self.table, tables, contempt: self.contempt };
        let (memory, lines) = (&mut self.memory, self.lines);
        let mut search = |limits: Limits, others: &AtomicU64| {
            let budget = Budget::new(limits, stop, clock).beside(others);
            task.search(memory, budget).deepen(game, first, limits.depth, lines, on_info)
        };
        #[cfg(not(target_arch = "wasm32"))]
        if !self.helpers.is_empty() {
            return threads::with_helpers(&task, limits, &mut self.helpers, search);
        }
        search(*limits, &AtomicU64::new(0))
    }
}

/// What all threads of a search have in common.
struct Task<'a> {
    game: &'a Game,
    table: &'a Table,
    tables: Option<&'a Tables>,
    contempt: i32,
}

impl<'a> Task<'a> {
    /// A search of it.
    fn search(&self, memory: &'a mut Memory, budget: Budget<'a>) -> Search<'a> {
        let mut search = Search::new(self.game, memory, Some(self.table), Horizon::Quiet, budget);
        search.tables = self.tables;
        search.contempt = self.contempt;
        search
    }
}

impl Default for Engine {
    /// An engine with 16 MiB.
    fn default() -> Engine {
        Engine::new(16)
    }
}
