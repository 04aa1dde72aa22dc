//! The game being set up.

use bevy::prelude::*;

use crate::{
    app::{
        screens::people,
        session::{FirstMover, LastSetup, MatchSetup, Profile, TimeControl, fresh_seed},
        states::Screen,
    },
    engine::Level,
    rules::{RuleSet, Side},
};

/// The game being set up. It begins as the last one that was played.
#[derive(Resource, Debug, Clone)]
pub struct Draft {
    /// The computer's level; none for two people.
    pub level: Option<Level>,
    /// The first person's side.
    pub side: Side,
    /// Who makes the first move.
    pub first: FirstMover,
    /// The time each person has, if any.
    pub clock: Option<TimeControl>,
    /// The rules: a preset, or the rule set of the last game where that was none.
    rules: RuleSet,
    /// The level to go back to when two people have played.
    last_level: Level,
}

/// What can be chosen for the first move, in the order of the stepper.
pub const FIRST: [FirstMover; 4] = [FirstMover::Red, FirstMover::Blue, FirstMover::Random, FirstMover::Loser];

impl Default for Draft {
    fn default() -> Self {
        Self::from_setup(&MatchSetup::default())
    }
}

impl Draft {
    fn from_setup(setup: &MatchSetup) -> Self {
        let (level, side) = people::opponent_of(setup);
        Self {
            level,
            side,
            first: setup.first,
            clock: setup.clock,
            rules: setup.rules.clone(),
            last_level: level.unwrap_or(Level::Easy),
        }
    }

    /// The rules of the game.
    pub fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// Gives it rules of one's own.
    pub fn set_rules(&mut self, rules: RuleSet) {
        self.rules = rules;
    }

    /// Against the computer, at the level chosen before.
    pub fn against_computer(&mut self) {
        self.level = Some(self.level.unwrap_or(self.last_level));
    }

    /// Chooses a level, or two people.
    pub fn choose(&mut self, level: Option<Level>) {
        self.level = level;
        self.last_level = level.unwrap_or(self.last_level);
    }

    /// Goes through the choices for the first move.
    pub(super) fn step_first(&mut self, by: i32) {
        let at = FIRST.iter().position(|first| *first == self.first).unwrap_or(0);
        self.first = FIRST[wrap(at, by, FIRST.len())];
    }

    /// Goes through the clocks, beginning with none.
    pub(super) fn step_clock(&mut self, by: i32) {
        let known = |clock: TimeControl| TimeControl::OFFERED.iter().position(|offered| *offered == clock);
        let at = self.clock.and_then(known).map_or(0, |at| at + 1);
        let next = wrap(at, by, TimeControl::OFFERED.len() + 1);
        self.clock = next.checked_sub(1).map(|at| TimeControl::OFFERED[at]);
    }

    /// Goes through the presets. The first mover becomes the preset's.
    pub(super) fn step_rules(&mut self, by: i32) {
        let at = RuleSet::PRESETS.iter().position(|name| *name == self.rules.name).unwrap_or(0);
        let name = RuleSet::PRESETS[wrap(at, by, RuleSet::PRESETS.len())];
        if let Some(rules) = RuleSet::preset(name) {
            self.first = rules.first_side;
            self.rules = rules;
        }
    }

    /// The setup it describes, if `who` is the one who plays.
    pub fn setup(&self, who: &Profile) -> MatchSetup {
        MatchSetup {
            rules: self.rules.clone(),
            seats: people::seats(self.level, self.side, who),
            first: self.first,
            start: None,
            clock: self.clock,
            seed: fresh_seed(),
        }
    }
}

fn wrap(at: usize, by: i32, len: usize) -> usize {
    (at as i32 + by).rem_euclid(len as i32) as usize
}

fn begin_with_last(last: Res<LastSetup>, mut draft: ResMut<Draft>, mut begun: Local<bool>) {
    if !std::mem::replace(&mut *begun, true) {
        *draft = Draft::from_setup(&last.0);
    }
}

pub(super) fn plugin(app: &mut App) {
    // Settings are read before the first screen.
    app.init_resource::<Draft>().add_systems(OnExit(Screen::Loading), begin_with_last);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{app::session::ProfileId, rules::Animal};

    fn someone() -> Profile {
        Profile::new(ProfileId(1), "Mina", Animal::Cat)
    }

    #[test]
    fn the_presets_go_round() {
        let mut draft = Draft::default();
        assert_eq!(draft.rules().name, "standard");
        let mut names = Vec::new();
        for _ in RuleSet::PRESETS {
            names.push(draft.rules().name.clone());
            draft.step_rules(1);
        }
        assert_eq!(names, RuleSet::PRESETS);
        assert_eq!(draft.rules().name, "standard");
        draft.step_rules(-1);
        assert_eq!(Some(&draft.rules().name.as_str()), RuleSet::PRESETS.last());
    }

    #[test]
    fn a_preset_brings_its_first_mover() {
        let mut draft = Draft::default();
        while draft.rules().name != "bell" {
            draft.step_rules(1);
        }
        assert_eq!(draft.first, FirstMover::Blue);
        draft.step_first(1);
        assert_eq!(draft.first, FirstMover::Random);
        draft.step_first(2);
        assert_eq!(draft.first, FirstMover::Red);
    }

    #[test]
    fn the_clocks_go_round_and_there_is_none_at_first() {
        let mut draft = Draft::default();
        assert_eq!(draft.setup(&someone()).clock, None);
        for control in TimeControl::OFFERED {
            draft.step_clock(1);
            assert_eq!(draft.setup(&someone()).clock, Some(control));
            assert_eq!(Draft::from_setup(&draft.setup(&someone())).clock, Some(control), "kept for the next game");
        }
        draft.step_clock(1);
        assert_eq!(draft.clock, None);
        draft.step_clock(-1);
        assert_eq!(draft.clock, TimeControl::OFFERED.last().copied());
    }

    #[test]
    fn two_players_and_back_keep_the_level() {
        let mut draft = Draft::default();
        draft.choose(Some(Level::Expert));
        draft.choose(None);
        assert!(draft.setup(&someone()).seats.iter().all(|seat| seat.player.is_human()));
        draft.against_computer();
        assert_eq!(draft.level, Some(Level::Expert));
    }

    #[test]
    fn it_begins_as_the_last_game() {
        let setup = MatchSetup {
            seats: people::seats(Some(Level::Expert), Side::Blue, &someone()),
            first: FirstMover::Loser,
            ..MatchSetup::default()
        };
        let draft = Draft::from_setup(&setup);
        assert_eq!((draft.level, draft.side, draft.first), (Some(Level::Expert), Side::Blue, FirstMover::Loser));
    }
}
