//! Who is better in a game that is watched: a search beside the players' own, a little in each frame.

use std::sync::atomic::AtomicBool;

use bevy::prelude::*;

use crate::{
    app::{
        session::{Gauge, Match},
        states::{AppSystems, Screen},
    },
    engine::{Answer, Engine, Limits, StoppedClock, review::Judgment},
    rules::Side,
};

/// Positions that are looked at in a frame: a millisecond or two.
const SLICE: u64 = 1_500;
/// Positions that are looked at for each position of the game, in all.
const MOST: u64 = 60_000;
/// Memory for what a slice tells the next one, in MiB.
const HASH_MIB: usize = 4;

/// The search, as far as it has come.
struct Scale {
    engine: Box<Engine>,
    /// The match it is about, as it was.
    epoch: u64,
    spent: u64,
    best: Option<Answer>,
}

impl Scale {
    fn new(current: &Match) -> Self {
        let mut engine = Box::new(Engine::new(HASH_MIB));
        engine.use_shipped_tables(current.game.rules());
        Self { engine, epoch: current.epoch, spent: 0, best: None }
    }

    /// Looks at a few positions more.
    fn go_on(&mut self, current: &Match) {
        if self.spent >= MOST {
            return;
        }
        let limits = Limits::nodes(SLICE);
        let answer = self.engine.think(&current.game, &limits, &AtomicBool::new(false), &StoppedClock, &mut |_| {});
        // One that found nothing more to look at has seen the end.
        self.spent = if answer.nodes < SLICE { MOST } else { self.spent + answer.nodes };
        if self.best.is_none_or(|best| answer.depth >= best.depth) {
            self.best = Some(answer);
        }
    }
}

fn weigh(current: Res<Match>, mut scale: Local<Option<Scale>>, mut gauge: ResMut<Gauge>) {
    if !current.is_watched() {
        *scale = None;
        gauge.set_if_neq(Gauge::default());
        return;
    }
    let mover = current.to_move();
    let red = |chance: f32| if mover == Side::Red { chance } else { 1.0 - chance };
    if let Some(outcome) = current.game.outcome() {
        let chance = Judgment::Over(outcome).chance(mover);
        gauge.set_if_neq(Gauge { red: Some(red(chance)), score: None, mover: None });
        return;
    }
    let scale = scale.get_or_insert_with(|| Scale::new(&current));
    if scale.epoch != current.epoch {
        (scale.epoch, scale.spent, scale.best) = (current.epoch, 0, None);
    }
    scale.go_on(&current);
    if let Some(best) = scale.best {
        let chance = Judgment::Searched(best.score).chance(mover);
        gauge.set_if_neq(Gauge { red: Some(red(chance)), score: Some(best.score), mover: Some(mover) });
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, weigh.run_if(in_state(Screen::Play)).in_set(AppSystems::Think));
}
