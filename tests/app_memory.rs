//! Nothing piles up while the game is played on and on.

#![cfg(feature = "app")]
#![expect(clippy::unwrap_used, reason = "a test may panic")]

use std::{
    alloc::System,
    time::{Duration, Instant},
};

use bevy::{prelude::*, time::TimeUpdateStrategy};
use jungle::{
    app::{
        session::{MatchSetup, Player},
        thinking::Pace,
    },
    engine::Level,
};
use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};

#[expect(dead_code, reason = "other tests need it")]
#[path = "app/common/mod.rs"]
mod common;

use common::{current, frames, new_game, setup, theater::theater_with};

/// Counts what is in use, on all threads.
#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// Bytes in use, by the allocator's books.
fn in_use() -> isize {
    let stats = ALLOCATOR.stats();
    stats.bytes_allocated as isize - stats.bytes_deallocated as isize
}

/// A game of the computer against itself, with all its shows; its plies.
fn whole_game(app: &mut App, seed: u64) -> usize {
    let easy = Player::Computer(Level::Easy);
    new_game(app, MatchSetup { seed, ..setup(easy, easy) });
    let begun = Instant::now();
    while !current(app).over() {
        app.update();
        assert!(begun.elapsed() < Duration::from_secs(300), "the game does not end");
    }
    // What flies about comes down.
    frames(app, 100);
    current(app).game.plies().len()
}

/// With a ply in a second and a half, shows and thinking included, half an hour of play has so many plies.
const HALF_AN_HOUR: usize = 1_200;

/// Plays for half an hour; how many games, and how many plies.
fn half_an_hour(app: &mut App) -> (u64, usize) {
    let (mut games, mut plies) = (0, 0);
    while plies < HALF_AN_HOUR {
        plies += whole_game(app, 100 + games);
        games += 1;
    }
    (games, plies)
}

/// The same half an hour twice, since the first time fills what is kept up to a bound: the endgame tables keep the blocks last
/// unpacked, 32 kB each.
#[test]
fn half_an_hour_of_play_leaves_nothing_behind() {
    const MOST_GROWN: isize = 64 << 10;
    let mut app = theater_with(|app| {
        app.insert_resource(Pace::Instant)
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)));
    });
    half_an_hour(&mut app);
    let before = (in_use(), app.world().entities().count_spawned());
    let (games, plies) = half_an_hour(&mut app);
    let after = (in_use(), app.world().entities().count_spawned());
    let grown = after.0 - before.0;
    println!("{games} games, {plies} plies: {} entities, then {}; {grown} bytes more", before.1, after.1);
    assert_eq!(after.1, before.1, "entities are left over");
    assert!(grown < MOST_GROWN, "{grown} bytes more after {plies} plies");
}
