//! A hint, told step by step: which animal, which move, and why.

use bevy::prelude::*;

use crate::{
    app::states::AppSystems,
    engine::explain::{Claim, claims},
    rules::Move,
};

use super::{
    current::Match,
    hand::Hand,
    messages::{HintReady, SessionRequest},
};

/// How much of a hint is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HintStep {
    /// Which animal has a good move.
    Animal,
    /// Which move it is.
    Move,
    /// Why it is good.
    Why,
}

/// A hint for the person to move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hint {
    /// The move.
    pub mv: Move,
    /// How much of it is told.
    pub step: HintStep,
    /// Proven: the person wins in so many of their own moves or, below zero, loses in so many of the enemy's.
    pub proven: Option<i32>,
    /// What speaks for the move, the weightiest first; at least one.
    pub claims: Vec<Claim>,
}

impl Hint {
    /// A hint of which the first step is told.
    #[must_use]
    pub fn new(game: &Match, found: HintReady) -> Self {
        let claims = claims(game.game.position(), found.mv, game.game.rules()).unwrap_or_else(|_| vec![Claim::Best]);
        Self { mv: found.mv, step: HintStep::Animal, proven: found.proven, claims }
    }

    /// Tells one step more; the last one stays.
    pub fn tell_more(&mut self) {
        self.step = match self.step {
            HintStep::Animal => HintStep::Move,
            HintStep::Move | HintStep::Why => HintStep::Why,
        };
    }
}

/// A hint that is there and asked for again tells more.
fn tell_more(mut requests: MessageReader<SessionRequest>, mut hand: ResMut<Hand>) {
    let asked = requests.read().filter(|request| matches!(request, SessionRequest::Hint)).count();
    if let Some(hint) = hand.bypass_change_detection().hint.as_mut().filter(|_| asked > 0) {
        hint.tell_more();
        hand.set_changed();
    }
}

fn begin(mut found: MessageReader<HintReady>, game: Res<Match>, mut hand: ResMut<Hand>) {
    for found in found.read() {
        hand.hint = Some(Hint::new(&game, *found));
    }
}

pub(super) fn plugin(app: &mut App) {
    // What is asked for in the frame in which the hint comes is answered by its first step.
    app.add_systems(Update, (tell_more, begin).chain().after(super::hand::keep_up).in_set(AppSystems::Session));
}
