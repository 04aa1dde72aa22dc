//! Thinking on a thread of its own, from the task pool.

use std::{
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    task::Poll,
    time::Duration,
};

use bevy::{
    platform::time::Instant,
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, futures::check_ready},
};

use super::HINT;
use crate::{
    app::session::{Purpose, ThinkRequested},
    engine::{Allowance, Choice, Clock, Engine, Limits},
};

/// Memory for positions already looked at, in MiB.
const HASH_MIB: usize = 64;

/// The engine, used by one question at a time.
#[derive(Resource, Clone)]
pub(super) struct Brain(Arc<Mutex<Engine>>);

impl Default for Brain {
    fn default() -> Self {
        Self(Arc::new(Mutex::new(Engine::new(HASH_MIB))))
    }
}

impl Brain {
    /// Thinks a question through, here and now.
    pub(super) fn solve(&self, question: &ThinkRequested) -> Option<Choice> {
        self.think(question, &AtomicBool::new(false))
    }

    fn think(&self, question: &ThinkRequested, stop: &AtomicBool) -> Option<Choice> {
        // A search that panicked has left nothing behind that the next one relies on.
        let mut engine = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        engine.use_shipped_tables(question.game.rules());
        match question.purpose {
            Purpose::Move(level) => {
                // One core is left to the picture, which would stutter otherwise.
                let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
                let threads = cores.saturating_sub(1).max(1);
                let allowance = Allowance { stop, clock: &Stopwatch::start(), nodes: None, threads };
                level.choose(&mut engine, &question.game, question.seed, &allowance).map(Choice::from)
            }
            Purpose::Hint => {
                engine.prepare(&question.game, stop);
                let limits = Limits { nodes: Some(HINT.nodes), time: Some(HINT.time), ..Limits::infinite() };
                Choice::of(&engine.think(&question.game, &limits, stop, &Stopwatch::start(), &mut |_| {}))
            }
        }
    }
}

/// Time since it was started.
struct Stopwatch(Instant);

impl Stopwatch {
    fn start() -> Self {
        Self(Instant::now())
    }
}

impl Clock for Stopwatch {
    fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }
}

/// A question at work on another thread. Dropping it stops the work.
pub(super) struct Thought {
    task: Task<Option<Choice>>,
    stop: Arc<AtomicBool>,
}

impl Thought {
    /// Begins to think.
    pub(super) fn begin(question: &ThinkRequested, brain: &Brain) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let (question, brain, flag) = (question.clone(), brain.clone(), Arc::clone(&stop));
        let task = AsyncComputeTaskPool::get().spawn(async move { brain.think(&question, &flag) });
        Self { task, stop }
    }

    /// The answer, once it is there.
    pub(super) fn poll(&mut self) -> Poll<Option<Choice>> {
        check_ready(&mut self.task).map_or(Poll::Pending, Poll::Ready)
    }
}

impl Drop for Thought {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}
