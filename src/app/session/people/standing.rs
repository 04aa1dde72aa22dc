//! Whether a game counts.

use serde::{Deserialize, Serialize};

use crate::{
    app::session::seats::{MatchSetup, fresh_seed},
    rules::RuleSet,
};

/// How a game stands with the rule by which games count: a win against the computer earns points once, in a game begun from
/// the start, by one of the ready rule sets, with the same players to its end, without taking back, and without hints. It
/// goes with the game wherever the game is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// Tells this game from all others, so that it counts once, however often its end is come to.
    pub id: u64,
    /// It was begun here, from the usual start, by the rules of a preset, and no seat has changed hands.
    pub own: bool,
    /// A move was taken back, or a hint was asked for.
    pub helped: bool,
}

impl Standing {
    /// The standing of a game at its first move.
    #[must_use]
    pub fn of(setup: &MatchSetup) -> Self {
        let ready = RuleSet::preset(&setup.rules.name).is_some_and(|preset| preset == setup.rules);
        Self { id: fresh_seed(), own: ready && setup.start.is_none(), helped: false }
    }

    /// The standing of a game that came from elsewhere: it counts for nobody.
    #[must_use]
    pub fn foreign() -> Self {
        Self { id: fresh_seed(), own: false, helped: false }
    }
}
