//! The review of a game in the background: in slices, so that it shows how far it is and stops at once.

use std::sync::atomic::AtomicBool;

use bevy::prelude::*;

use crate::{
    app::{
        session::{Reviewed, Reviewing},
        states::AppSystems,
    },
    engine::review::{Review, Reviewer},
    rules::Game,
};

#[cfg(not(target_arch = "wasm32"))]
use elsewhere::Run;
#[cfg(target_arch = "wasm32")]
use here::Run;

/// How many positions a review looks at for each position of the game: with these a game of 80 plies takes a core some ten
/// seconds. A browser's page has a part of one core for it.
#[derive(Resource, Debug, Clone, Copy)]
pub struct ReviewDepth(pub u64);

impl Default for ReviewDepth {
    fn default() -> Self {
        Self(if cfg!(target_arch = "wasm32") { 60_000 } else { 200_000 })
    }
}

/// What is known after a slice, if it is more than before.
struct News {
    review: Review,
    progress: (usize, usize),
}

/// The review at work, with its number.
#[derive(Resource, Default)]
struct Work(Option<(u64, Run)>);

/// Begins what is wanted, and stops what no longer is.
fn work(
    reviewing: Res<Reviewing>,
    depth: Res<ReviewDepth>,
    mut work: ResMut<Work>,
    mut found: MessageWriter<Reviewed>,
) {
    let wanted = reviewing.wanted();
    if work.0.as_ref().map(|(id, _)| *id) != wanted.map(|(id, _)| id) {
        work.0 = wanted.map(|(id, game)| (id, Run::begin(game, depth.0)));
    }
    if let Some((id, run)) = &mut work.0
        && let Some(News { review, progress }) = run.news()
    {
        found.write(Reviewed { id: *id, review, progress });
    }
}

/// Goes on by a slice and gives what it found, where that is more.
fn slice(reviewer: &mut Reviewer, nodes: u64, stop: &AtomicBool) -> (bool, Option<News>) {
    let before = reviewer.progress();
    let more = reviewer.step(nodes, stop);
    let progress = reviewer.progress();
    (more, (progress != before).then(|| News { review: reviewer.review(), progress }))
}

/// On a thread of its own, from the task pool.
#[cfg(not(target_arch = "wasm32"))]
mod elsewhere {
    use std::sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    };

    use bevy::tasks::AsyncComputeTaskPool;

    use super::{Game, News, Reviewer, slice};

    /// Positions between two looks at what was found.
    const SLICE: u64 = 50_000;

    /// A review at work on another thread. Dropping it stops the work.
    pub(super) struct Run {
        stop: Arc<AtomicBool>,
        news: Arc<Mutex<Option<News>>>,
    }

    impl Run {
        pub(super) fn begin(game: &Game, nodes: u64) -> Self {
            let run = Self { stop: Arc::default(), news: Arc::default() };
            let (stop, news, game) = (Arc::clone(&run.stop), Arc::clone(&run.news), game.clone());
            let task = async move {
                let mut reviewer = Reviewer::new(&game, nodes);
                while !stop.load(Ordering::Relaxed) {
                    let (more, found) = slice(&mut reviewer, SLICE, &stop);
                    if found.is_some() {
                        *news.lock().unwrap_or_else(PoisonError::into_inner) = found;
                    }
                    if !more {
                        return;
                    }
                }
            };
            AsyncComputeTaskPool::get().spawn(task).detach();
            run
        }

        pub(super) fn news(&mut self) -> Option<News> {
            self.news.lock().unwrap_or_else(PoisonError::into_inner).take()
        }
    }

    impl Drop for Run {
        fn drop(&mut self) {
            self.stop.store(true, Ordering::Relaxed);
        }
    }
}

/// In a browser, here, in slices of a frame.
#[cfg(target_arch = "wasm32")]
mod here {
    use std::{sync::atomic::AtomicBool, time::Duration};

    use bevy::platform::time::Instant;

    use super::{Game, News, Reviewer, slice};

    /// How long a frame may be kept, and how many positions that are at most.
    const FRAME: Duration = Duration::from_millis(5);
    const SLICE: u64 = 2_000;

    /// A review at work between the frames.
    pub(super) struct Run(Reviewer);

    impl Run {
        pub(super) fn begin(game: &Game, nodes: u64) -> Self {
            Self(Reviewer::new(game, nodes))
        }

        pub(super) fn news(&mut self) -> Option<News> {
            let begun = Instant::now();
            let mut news = None;
            while begun.elapsed() < FRAME {
                let (more, found) = slice(&mut self.0, SLICE, &AtomicBool::new(false));
                news = found.or(news);
                if !more {
                    break;
                }
            }
            news
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ReviewDepth>().init_resource::<Work>().add_systems(Update, work.in_set(AppSystems::Think));
}
