//! How long a search may go on. The engine reads no clock of its own: one is given to it.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

/// How long the search has been going on, as its caller measures it.
pub trait Clock {
    /// Time since the search began.
    fn elapsed(&self) -> Duration;
}

/// A clock that stands still, for searches bounded by depth or nodes: such a search is the same on every machine.
#[derive(Debug, Clone, Copy, Default)]
pub struct StoppedClock;

impl Clock for StoppedClock {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }
}

/// Bounds of a search; whichever is reached first ends it. Without any it goes on until stopped (or until it can see
/// no deeper).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Limits {
    /// Plies to look ahead.
    pub depth: Option<u8>,
    /// Positions to look at.
    pub nodes: Option<u64>,
    /// Time to spend.
    pub time: Option<Duration>,
    /// Time after which it is enough: no further iteration begins, sooner when the best move stays the same, later when it
    /// has just changed.
    pub enough: Option<Duration>,
}

impl Limits {
    /// Look so many plies ahead.
    pub const fn depth(plies: u8) -> Limits {
        Limits { depth: Some(plies), ..Limits::infinite() }
    }

    /// Look at so many positions.
    pub const fn nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), ..Limits::infinite() }
    }

    /// Spend so much time.
    pub const fn time(time: Duration) -> Limits {
        Limits { time: Some(time), ..Limits::infinite() }
    }

    /// Go on until stopped.
    pub const fn infinite() -> Limits {
        Limits { depth: None, nodes: None, time: None, enough: None }
    }

    /// A sensible part of the time left on a player's clock, of which each move gives `increment` back; `moves` more are to
    /// be made with it, or nobody knows how many.
    pub fn of_clock(left: Duration, increment: Duration, moves: Option<u32>) -> Limits {
        /// For how many more moves the time must do where nobody knows.
        const MOVES: u32 = 30;
        /// Kept back for the way to and from the player.
        const WAY: Duration = Duration::from_millis(20);
        let left = left.saturating_sub(WAY);
        let share = left / moves.map_or(MOVES, |moves| moves.clamp(1, MOVES)) + increment * 3 / 4;
        let most = if moves == Some(1) { left } else { left / 3 };
        let time = (share * 3).min(most).max(Duration::from_millis(1));
        Limits { time: Some(time), enough: Some((share * 2 / 3).min(time)), ..Limits::infinite() }
    }

    /// Does the search end by itself?
    pub const fn bounded(&self) -> bool {
        self.depth.is_some() || self.nodes.is_some() || self.time.is_some() || self.enough.is_some()
    }
}

/// Nodes between two looks at the stop flag and the clock: well under a millisecond.
const NODES_BETWEEN_LOOKS: u64 = 1024;

/// Counts a search's nodes and knows when it must end.
pub(super) struct Budget<'a> {
    limits: Limits,
    stop: &'a AtomicBool,
    clock: &'a dyn Clock,
    /// Positions looked at so far.
    nodes: u64,
    /// Positions that searches beside this one have looked at.
    others: Option<&'a AtomicU64>,
    /// Where this search counts for one beside it.
    count: Option<&'a AtomicU64>,
    spent: bool,
}

impl<'a> Budget<'a> {
    pub(super) fn new(limits: Limits, stop: &'a AtomicBool, clock: &'a dyn Clock) -> Budget<'a> {
        let mut budget = Budget { limits, stop, clock, nodes: 0, others: None, count: None, spent: false };
        budget.look();
        budget
    }

    /// The same for a search beside which others go on: they count their nodes there.
    pub(super) fn beside(self, others: &'a AtomicU64) -> Budget<'a> {
        Budget { others: Some(others), ..self }
    }

    /// The same for a search that counts its nodes for one beside it.
    #[cfg(not(target_arch = "wasm32"))]
    pub(super) fn counting(self, count: &'a AtomicU64) -> Budget<'a> {
        Budget { count: Some(count), ..self }
    }

    /// Positions looked at so far, by this search and those beside it.
    pub(super) fn total(&self) -> u64 {
        self.nodes + self.others.map_or(0, |others| others.load(Ordering::Relaxed))
    }

    /// After an iteration: is it enough? The best move has been the same for so many iterations, and there are so many
    /// moves.
    pub(super) fn enough(&self, steady: u32, moves: usize) -> bool {
        let Some(enough) = self.limits.enough else { return false };
        let percent = match steady {
            0 => 150,
            1..=3 => 100,
            _ => 70,
        };
        moves < 2 || self.clock.elapsed() >= enough * percent / 100
    }

    /// Counts a node; once true, always true: the search must unwind.
    pub(super) fn spend(&mut self) -> bool {
        if self.limits.nodes.is_some_and(|limit| self.nodes >= limit) {
            self.spent = true;
        }
        if !self.spent {
            self.nodes += 1;
            if self.nodes.is_multiple_of(NODES_BETWEEN_LOOKS) {
                if let Some(count) = self.count {
                    count.fetch_add(NODES_BETWEEN_LOOKS, Ordering::Relaxed);
                }
                self.look();
            }
        }
        self.spent
    }

    /// Must the search unwind?
    pub(super) fn spent(&self) -> bool {
        self.spent
    }

    /// Time since the search began.
    pub(super) fn elapsed(&self) -> Duration {
        self.clock.elapsed()
    }

    fn look(&mut self) {
        self.spent |=
            self.stop.load(Ordering::Relaxed) || self.limits.time.is_some_and(|limit| self.clock.elapsed() >= limit);
    }
}
