//! One question to the engine, at work on a thread of its own.

use std::{
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use bevy::{
    platform::time::Instant,
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, futures::check_ready},
};

use crate::{
    app::session::{Purpose, ThinkFinished, ThinkRequested},
    engine::{Clock, Engine, Limits},
    rules::Move,
};

/// How hard a hint is thought about: at most a moment, and never longer than a strong answer needs.
const HINT: Limits = Limits { depth: None, nodes: Some(2_000_000), time: Some(Duration::from_millis(900)) };

/// The engine, used by one question at a time.
#[derive(Resource, Clone)]
pub(super) struct Brain(Arc<Mutex<Engine>>);

impl Brain {
    pub(super) fn new(engine: Engine) -> Self {
        Self(Arc::new(Mutex::new(engine)))
    }

    /// Thinks a question through, here and now. There is an answer whenever there is a legal move.
    fn think(&self, question: &ThinkRequested, stop: &AtomicBool) -> Option<Move> {
        // A search that panicked has left nothing behind that the next one relies on.
        let mut engine = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let found = match question.purpose {
            Purpose::Move(level) => level.choose(&mut engine, &question.game, question.seed, stop),
            Purpose::Hint => engine.think(&question.game, &HINT, stop, &Stopwatch::start(), &mut |_| {}).best,
        };
        let legal = question.game.legal_moves();
        found.filter(|mv| legal.contains(mv)).or_else(|| legal.first().copied())
    }
}

/// Time since it was started, on every platform.
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

enum Work {
    Running(Task<Option<Move>>),
    Done(Option<Move>),
}

/// A question at work. Dropping it stops the work.
pub(super) struct Job {
    pub(super) epoch: u64,
    pub(super) purpose: Purpose,
    /// When it was begun, in seconds of real time.
    pub(super) begun: f64,
    work: Work,
    stop: Arc<AtomicBool>,
}

impl Job {
    /// Begins to think on another thread.
    pub(super) fn start(question: ThinkRequested, brain: &Brain, now: f64) -> Self {
        let (epoch, purpose) = (question.epoch, question.purpose);
        let stop = Arc::new(AtomicBool::new(false));
        let (brain, flag) = (brain.clone(), Arc::clone(&stop));
        let task = AsyncComputeTaskPool::get().spawn(async move { brain.think(&question, &flag) });
        Self { epoch, purpose, begun: now, work: Work::Running(task), stop }
    }

    /// Thinks to the end before it returns.
    pub(super) fn solve(question: ThinkRequested, brain: &Brain, now: f64) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let work = Work::Done(brain.think(&question, &stop));
        Self { epoch: question.epoch, purpose: question.purpose, begun: now, work, stop }
    }

    /// Whether the answer is there.
    pub(super) fn poll(&mut self) -> bool {
        if let Work::Running(task) = &mut self.work
            && let Some(answer) = check_ready(task)
        {
            self.work = Work::Done(answer);
        }
        matches!(self.work, Work::Done(_))
    }

    /// The answer; without a move while it is still at work.
    pub(super) fn answer(&self) -> ThinkFinished {
        let mv = match self.work {
            Work::Done(mv) => mv,
            Work::Running(_) => None,
        };
        ThinkFinished { epoch: self.epoch, purpose: self.purpose, mv }
    }
}

impl Drop for Job {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}
