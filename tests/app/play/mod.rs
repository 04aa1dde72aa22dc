//! Games through the app's own messages, without a picture. Names like B19 are rows of the faults this game must not have.

use std::{sync::atomic::AtomicBool, time::Duration};

use crate::common::*;
use bevy::prelude::*;
use jungle::{
    app::{session::Player, thinking::Pace},
    engine::{Allowance, Engine, Level, StoppedClock},
    rules::{Game, Move},
};

mod ends;
mod games;
mod hands;
mod turns;

/// Red's lion leaps the river, takes the cat and walks into the den, while Blue's rat goes to and fro.
const TO_THE_DEN: &str = "g3g4 a7a6 g1g2 a6a7 g2g3 a7a6 g3f3 a6a7 f3f7 a7a6 f7f8 a6a7 f8e8 a7a6 e8d8 a6a7 d8d9";

fn computer(level: Level) -> Player {
    Player::Computer(level)
}

fn plies(app: &App) -> usize {
    current(app).game.plies().len()
}

/// The move a level makes in the game as it stands.
fn choice(app: &App, level: Level) -> Move {
    let current = current(app);
    chosen(level, &current.game, current.setup.seed)
}

/// The move that a level which weighs its moves makes in a game.
fn chosen(level: Level, game: &Game, seed: u64) -> Move {
    let allowance = Allowance { stop: &AtomicBool::new(false), clock: &StoppedClock, nodes: None, threads: 1 };
    level.choose(&mut Engine::new(1), game, seed, &allowance).unwrap()
}

fn natural(app: &mut App, millis: u64) {
    app.insert_resource(Pace::Natural(Duration::from_millis(millis)));
}
