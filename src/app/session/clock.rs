//! The clock of a game: what time each person has left. It has no time of its own; the frame's is given to it.
//!
//! It runs for the person to move, from the first move of the game on, while the board is in sight: not behind a dialog, not
//! while a move is being shown, not when the game is over. The computer has no clock: it takes as long as its level does.

use std::time::Duration;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::{current::Match, messages::SessionRequest, referee::judge, shared::Stage};
use crate::{
    app::states::{AppSystems, Menu, Screen},
    rules::Side,
    text,
};

/// How much time each person has for a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TimeControl {
    /// Minutes at the beginning.
    pub minutes: u32,
    /// Seconds that each move adds.
    pub increment: u32,
}

impl TimeControl {
    /// What is offered for a new game, besides none.
    pub const OFFERED: [Self; 6] = [
        Self { minutes: 3, increment: 0 },
        Self { minutes: 3, increment: 2 },
        Self { minutes: 5, increment: 0 },
        Self { minutes: 5, increment: 5 },
        Self { minutes: 10, increment: 0 },
        Self { minutes: 15, increment: 10 },
    ];

    /// Is it a time to play in?
    ///
    /// # Errors
    /// A sentence about what is wrong.
    pub fn validate(self) -> Result<(), String> {
        if (1..=180).contains(&self.minutes) && self.increment <= 180 {
            Ok(())
        } else {
            Err(text!("fault-clock", minutes = self.minutes, seconds = self.increment))
        }
    }
}

/// The time that is left in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// What it began with.
    pub control: TimeControl,
    /// Microseconds left, Red's first: frames are not whole milliseconds long.
    left: [u64; 2],
}

impl Clock {
    /// The clock at the beginning of a game.
    #[must_use]
    pub fn new(control: TimeControl) -> Self {
        Self { control, left: [u64::from(control.minutes) * 60_000_000; 2] }
    }

    /// What a side has left.
    #[must_use]
    pub const fn left(&self, side: Side) -> Duration {
        Duration::from_micros(self.left[side.index()])
    }

    /// Whether a side's time has run out.
    #[must_use]
    pub const fn flagged(&self, side: Side) -> bool {
        self.left[side.index()] == 0
    }

    /// What a side's clock shows: minutes and seconds, a begun second as a whole one.
    #[must_use]
    pub fn face(&self, side: Side) -> String {
        let seconds = self.left[side.index()].div_ceil(1_000_000);
        format!("{}:{:02}", seconds / 60, seconds % 60)
    }

    /// Lets time pass for a side.
    pub fn run(&mut self, side: Side, time: Duration) {
        let left = &mut self.left[side.index()];
        *left = left.saturating_sub(u64::try_from(time.as_micros()).unwrap_or(u64::MAX));
    }

    /// Adds what a move adds. A move that came too late adds nothing.
    pub fn moved(&mut self, side: Side) {
        if !self.flagged(side) {
            self.left[side.index()] += u64::from(self.control.increment) * 1_000_000;
        }
    }

    /// Can it have come from a game?
    ///
    /// # Errors
    /// A sentence about what is wrong.
    pub fn validate(&self) -> Result<(), String> {
        self.control.validate()
    }
}

/// Whose time runs now, the board being in sight.
fn runs_for(current: &Match) -> Option<Side> {
    (current.clock.is_some() && current.human_to_move() && !current.game.plies().is_empty()).then(|| current.to_move())
}

/// Lets the time run, and asks for the end of the game when it has run out.
fn tick(time: Res<Time>, stage: Res<Stage>, mut current: ResMut<Match>, mut requests: MessageWriter<SessionRequest>) {
    if stage.busy {
        return;
    }
    let Some(side) = runs_for(&current) else { return };
    // Nobody who waits for changes of the match waits for this.
    let current = current.bypass_change_detection();
    if let Some(clock) = &mut current.clock {
        clock.run(side, time.delta());
        if clock.flagged(side) {
            requests.write(SessionRequest::TimeOut(side));
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    let in_sight = in_state(Screen::Play).and_then(in_state(Menu::None));
    app.add_systems(Update, tick.before(judge).in_set(AppSystems::Session).run_if(in_sight));
}

#[cfg(test)]
mod tests {
    use super::*;

    const FAST: TimeControl = TimeControl { minutes: 1, increment: 2 };

    #[test]
    fn time_runs_for_one_side_and_no_further_than_out() {
        let mut clock = Clock::new(FAST);
        clock.run(Side::Red, Duration::from_millis(1500));
        assert_eq!(Side::ALL.map(|side| clock.left(side).as_millis()), [58_500, 60_000]);
        assert_eq!(Side::ALL.map(|side| clock.face(side)), ["0:59", "1:00"]);
        clock.run(Side::Red, Duration::from_secs(1000));
        assert_eq!((clock.flagged(Side::Red), clock.flagged(Side::Blue)), (true, false));
        assert_eq!(clock.face(Side::Red), "0:00");
    }

    #[test]
    fn a_move_adds_time_but_not_after_the_end() {
        let mut clock = Clock::new(FAST);
        clock.moved(Side::Blue);
        assert_eq!(clock.left(Side::Blue).as_secs(), 62);
        clock.run(Side::Blue, Duration::from_secs(62));
        clock.moved(Side::Blue);
        assert!(clock.flagged(Side::Blue));
    }

    /// The last second is shown until it is over.
    #[test]
    fn zero_is_shown_only_when_time_is_out() {
        let mut clock = Clock::new(FAST);
        clock.run(Side::Red, Duration::from_micros(59_999_999));
        assert_eq!(clock.face(Side::Red), "0:01");
        clock.run(Side::Red, Duration::from_micros(1));
        assert_eq!(clock.face(Side::Red), "0:00");
    }

    #[test]
    fn what_is_offered_is_allowed() {
        assert!(TimeControl::OFFERED.iter().all(|control| control.validate().is_ok()));
        assert!(TimeControl { minutes: 0, increment: 1 }.validate().is_err());
        assert!(TimeControl { minutes: 5, increment: 999 }.validate().is_err());
    }
}
