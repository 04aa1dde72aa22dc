//! The computer's thinking behind one door: a question comes in, an answer goes out, and the window never waits.
//!
//! An answer is passed on when the picture has caught up, no dialog is open, and the computer seems to have thought; where
//! two computers are watched, as fast as those who watch want it. A question about a match that has changed since is stopped
//! and forgotten. `review` looks at whole games, and `gauge` says who is better in one that is watched.

use std::time::Duration;

use bevy::prelude::*;

use crate::app::{
    session::{Match, Purpose, Stage, ThinkFinished, ThinkRequested, Thinking, Watch},
    states::{AppSystems, Menu, Screen},
};

mod gauge;
mod job;
#[cfg(not(target_arch = "wasm32"))]
mod pool;
pub mod review;
#[cfg(target_arch = "wasm32")]
mod worker;

use job::Job;
#[cfg(not(target_arch = "wasm32"))]
use pool::{Brain, Thought};
#[cfg(target_arch = "wasm32")]
use worker::{Brain, Thought};

/// How long the computer seems to think.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pace {
    /// At least so long, on a thread of its own.
    Natural(Duration),
    /// Not at all: the answer is there in the frame of the question, which waits for it. For tests and demonstrations.
    Instant,
}

impl Default for Pace {
    fn default() -> Self {
        Self::Natural(Duration::from_millis(500))
    }
}

/// How hard a hint is thought about: at most a moment, and never longer than a strong answer needs.
struct HintLimits {
    nodes: u64,
    time: Duration,
}

const HINT: HintLimits = HintLimits { nodes: 2_000_000, time: Duration::from_millis(900) };

/// The question at work, if any.
#[derive(Resource, Default)]
struct Desk(Option<Job>);

/// Takes the latest question. The one before, if it is still at work, is stopped.
fn begin(
    mut questions: MessageReader<ThinkRequested>,
    brain: Res<Brain>,
    pace: Res<Pace>,
    time: Res<Time<Real>>,
    mut desk: ResMut<Desk>,
) {
    if let Some(question) = questions.read().last() {
        let now = time.elapsed_secs_f64();
        // Stopped before the next begins: they share a memory.
        desk.0 = None;
        desk.0 = Some(match *pace {
            Pace::Natural(_) => Job::start(question.clone(), &brain, now),
            Pace::Instant => Job::solve(question.clone(), &brain, now),
        });
    }
}

/// Stops work on a match that is no more.
fn drop_stale(current: Res<Match>, screen: Res<State<Screen>>, mut desk: ResMut<Desk>) {
    if desk.0.as_ref().is_some_and(|job| job.epoch != current.epoch || *screen.get() != Screen::Play) {
        desk.0 = None;
    }
}

fn finish(
    mut desk: ResMut<Desk>,
    pace: Res<Pace>,
    time: Res<Time<Real>>,
    stage: Res<Stage>,
    menu: Res<State<Menu>>,
    (current, watch): (Res<Match>, Res<Watch>),
    mut answers: MessageWriter<ThinkFinished>,
) {
    let Some(job) = &mut desk.0 else { return };
    if !job.poll() || stage.busy || *menu.get() != Menu::None {
        return;
    }
    // Those who watch say how fast it goes.
    let least = current.is_watched().then(|| watch.least());
    if least.is_some() && !watch.lets_move() {
        return;
    }
    let thought = time.elapsed_secs_f64() - job.begun;
    let long_enough = match (*pace, job.purpose) {
        (Pace::Natural(usual), Purpose::Move(_)) => thought >= least.unwrap_or(usual).as_secs_f64(),
        (Pace::Natural(_), Purpose::Hint) | (Pace::Instant, _) => true,
    };
    if long_enough {
        answers.write(job.answer());
        desk.0 = None;
    }
}

fn tell(desk: Res<Desk>, mut thinking: ResMut<Thinking>) {
    let since = desk.0.as_ref().map(|job| job.begun);
    thinking.set_if_neq(Thinking { since });
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((review::plugin, gauge::plugin))
        .init_resource::<Pace>()
        .init_resource::<Desk>()
        .init_resource::<Brain>()
        .add_systems(Update, (drop_stale, begin, finish, tell).chain().in_set(AppSystems::Think));
}
