//! Badges: what a person has done once and for all. They follow from what is counted, so none is ever lost.

use std::collections::BTreeSet;

use super::profile::Profile;
use crate::{engine::Level, rules::Side, text, texts::text};

/// Something worth doing, done by games that count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Badge {
    /// A first win.
    FirstWin,
    /// Wins as Red and as Blue.
    BothSides,
    /// Ten leaps over the river.
    Leaps,
    /// Five wins in a row.
    Streak,
    /// A win against Expert.
    Expert,
    /// Wins by three rule sets.
    RuleSets,
    /// Ten wins.
    TenWins,
    /// A win against Grandmaster.
    Grandmaster,
}

impl Badge {
    /// All of them, the easiest first.
    pub const ALL: [Self; 8] = [
        Self::FirstWin,
        Self::BothSides,
        Self::Leaps,
        Self::Streak,
        Self::Expert,
        Self::RuleSets,
        Self::TenWins,
        Self::Grandmaster,
    ];

    /// What it is called.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::FirstWin => text("badge-first-win"),
            Self::BothSides => text("badge-both-sides"),
            Self::Leaps => text("badge-leaps"),
            Self::Streak => text("badge-streak"),
            Self::Expert => text("badge-expert"),
            Self::RuleSets => text("badge-rule-sets"),
            Self::TenWins => text("badge-ten-wins"),
            Self::Grandmaster => text("badge-grandmaster"),
        }
    }

    /// What has to be done for it, with how much of it is done.
    #[must_use]
    pub fn task(self, profile: &Profile) -> String {
        let done = self.progress(profile).0;
        match self {
            Self::FirstWin => text("badge-task-first-win").to_owned(),
            Self::BothSides => text!("badge-task-both-sides", done = done),
            Self::Leaps => text!("badge-task-leaps", done = done),
            Self::Streak => text!("badge-task-streak", done = done),
            Self::Expert => text("badge-task-expert").to_owned(),
            Self::RuleSets => text!("badge-task-rule-sets", done = done),
            Self::TenWins => text!("badge-task-ten-wins", done = done),
            Self::Grandmaster => text("badge-task-grandmaster").to_owned(),
        }
    }

    /// How much of it is done, and how much there is to do.
    fn progress(self, profile: &Profile) -> (u32, u32) {
        let won = |chosen: &dyn Fn(&super::Tally) -> bool| profile.score(chosen).won;
        match self {
            Self::FirstWin => (won(&|_| true), 1),
            Self::BothSides => {
                (Side::ALL.into_iter().filter(|side| won(&|tally| tally.side == *side) > 0).count() as u32, 2)
            }
            Self::Leaps => (profile.leaps, 10),
            Self::Streak => (profile.best_streak, 5),
            Self::Expert => (won(&|tally| tally.level == Level::Expert), 1),
            Self::RuleSets => {
                let played = profile.tallies.iter().filter(|tally| tally.score.won > 0).map(|tally| &tally.rules);
                (played.collect::<BTreeSet<_>>().len() as u32, 3)
            }
            Self::TenWins => (won(&|_| true), 10),
            Self::Grandmaster => (won(&|tally| tally.level == Level::Grandmaster), 1),
        }
    }

    /// Whether a person has earned it.
    #[must_use]
    pub fn earned(self, profile: &Profile) -> bool {
        let (done, all) = self.progress(profile);
        done >= all
    }
}

#[cfg(test)]
mod tests {
    use super::super::ProfileId;
    use super::*;
    use crate::rules::Animal;

    #[test]
    fn badges_follow_what_was_done() {
        let mut mina = Profile::new(ProfileId(1), "Mina", Animal::Cat);
        assert_eq!(mina.badges(), []);
        mina.tally(Level::Expert, "standard", Side::Red).lost += 1;
        assert_eq!(mina.badges(), [], "a loss earns nothing");
        mina.tally(Level::Easy, "standard", Side::Red).won += 9;
        mina.tally(Level::Expert, "bell", Side::Red).won += 1;
        assert_eq!(mina.badges(), [Badge::FirstWin, Badge::Expert, Badge::TenWins]);
        mina.tally(Level::Grandmaster, "lobby", Side::Blue).won += 1;
        mina.best_streak = 5;
        mina.leaps = 9;
        assert_eq!(Badge::Leaps.task(&mina), "Next: leap the river (9 of 10).");
        mina.leaps = 10;
        assert_eq!(mina.badges(), Badge::ALL);
    }
}
