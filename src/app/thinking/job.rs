//! One question to the engine.

use std::task::Poll;

use super::{Brain, Thought};
use crate::{
    app::session::{Purpose, ThinkFinished, ThinkRequested},
    engine::Choice,
};

enum Work {
    Running(Thought),
    Done(Option<Choice>),
}

/// A question at work. Dropping it stops the work.
pub(super) struct Job {
    pub(super) epoch: u64,
    pub(super) purpose: Purpose,
    /// When it was begun, in seconds of real time.
    pub(super) begun: f64,
    question: ThinkRequested,
    work: Work,
}

impl Job {
    /// Begins to think elsewhere.
    pub(super) fn start(question: ThinkRequested, brain: &Brain, now: f64) -> Self {
        let work = Work::Running(Thought::begin(&question, brain));
        Self::new(question, work, now)
    }

    /// Thinks to the end before it returns.
    pub(super) fn solve(question: ThinkRequested, brain: &Brain, now: f64) -> Self {
        let work = Work::Done(sound(&question, brain.solve(&question)));
        Self::new(question, work, now)
    }

    fn new(question: ThinkRequested, work: Work, begun: f64) -> Self {
        Self { epoch: question.epoch, purpose: question.purpose, begun, question, work }
    }

    /// Whether the answer is there.
    pub(super) fn poll(&mut self) -> bool {
        if let Work::Running(thought) = &mut self.work
            && let Poll::Ready(answer) = thought.poll()
        {
            self.work = Work::Done(sound(&self.question, answer));
        }
        matches!(self.work, Work::Done(_))
    }

    /// The answer; without a move while it is still at work.
    pub(super) fn answer(&self) -> ThinkFinished {
        let choice = match self.work {
            Work::Done(choice) => choice,
            Work::Running(_) => None,
        };
        ThinkFinished {
            epoch: self.epoch,
            purpose: self.purpose,
            mv: choice.map(|choice| choice.mv),
            proven: choice.and_then(|choice| choice.proven),
        }
    }
}

/// There is an answer whenever there is a legal move.
fn sound(question: &ThinkRequested, found: Option<Choice>) -> Option<Choice> {
    let legal = question.game.legal_moves();
    found.filter(|choice| legal.contains(&choice.mv)).or_else(|| legal.first().copied().map(Choice::from))
}
