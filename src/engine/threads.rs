//! Several searches of one game at once, which share the transposition table and so help one another ("lazy SMP"): what one
//! has found the others need not look for.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use super::history::Memory;
use super::limits::{Budget, Limits, StoppedClock};
use super::{Answer, Task};

/// Runs `search`, which is given its limits and the count of the others' nodes, with a helper beside it for each memory.
pub(super) fn with_helpers(
    task: &Task<'_>,
    limits: &Limits,
    helpers: &mut [Memory],
    search: impl FnOnce(Limits, &AtomicU64) -> Answer,
) -> Answer {
    let done = AtomicBool::new(false);
    let nodes = AtomicU64::new(0);
    // All look at as many positions together as one may look at alone.
    let threads = helpers.len() as u64 + 1;
    let limits = Limits { nodes: limits.nodes.map(|nodes| (nodes / threads).max(1)), ..*limits };
    thread::scope(|scope| {
        for (number, memory) in helpers.iter_mut().enumerate() {
            let (done, nodes) = (&done, &nodes);
            let help = move || {
                let limits = Limits { nodes: limits.nodes, ..Limits::infinite() };
                let budget = Budget::new(limits, done, &StoppedClock).counting(nodes);
                // Every other helper is an iteration ahead, so that they do not all look at the same.
                task.search(memory, budget).deepen(task.game, 1 + (number % 2) as u8, None, 1, &mut |_| {});
            };
            // A helper that cannot be had is done without.
            let _ = thread::Builder::new().spawn_scoped(scope, help);
        }
        let answer = search(limits, &nodes);
        done.store(true, Ordering::Relaxed);
        answer
    })
}
