//! How long a search may go on. The engine reads no clock of its own: one is given to it.

use std::sync::atomic::{AtomicBool, Ordering};
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
}

impl Limits {
    /// Look so many plies ahead.
    pub const fn depth(plies: u8) -> Limits {
        Limits { depth: Some(plies), nodes: None, time: None }
    }

    /// Look at so many positions.
    pub const fn nodes(nodes: u64) -> Limits {
        Limits { depth: None, nodes: Some(nodes), time: None }
    }

    /// Spend so much time.
    pub const fn time(time: Duration) -> Limits {
        Limits { depth: None, nodes: None, time: Some(time) }
    }

    /// Go on until stopped.
    pub const fn infinite() -> Limits {
        Limits { depth: None, nodes: None, time: None }
    }

    /// Does the search end by itself?
    pub const fn bounded(&self) -> bool {
        self.depth.is_some() || self.nodes.is_some() || self.time.is_some()
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
    pub(super) nodes: u64,
    spent: bool,
}

impl<'a> Budget<'a> {
    pub(super) fn new(limits: Limits, stop: &'a AtomicBool, clock: &'a dyn Clock) -> Budget<'a> {
        let mut budget = Budget { limits, stop, clock, nodes: 0, spent: false };
        budget.look();
        budget
    }

    /// Counts a node; once true, always true: the search must unwind.
    pub(super) fn spend(&mut self) -> bool {
        if self.limits.nodes.is_some_and(|limit| self.nodes >= limit) {
            self.spent = true;
        }
        if !self.spent {
            self.nodes += 1;
            if self.nodes.is_multiple_of(NODES_BETWEEN_LOOKS) {
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
