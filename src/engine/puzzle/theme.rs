//! What a puzzle is about, found by looking at its line.

use super::{Goal, Prover};
use crate::engine::explain::{Reason, explain, moves_to_den};
use crate::rules::{Animal, Move, Outcome, Ply, Position, RuleSet, WinReason};

/// What a puzzle is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Theme {
    /// An animal gets into the den before an enemy gets into the own one.
    DenRace,
    /// An animal gets into the den.
    DenRun,
    /// The solver's rat takes the elephant, or the solver takes the rat.
    RatHunt,
    /// The solver leaps.
    Leap,
    /// A swimming rat opens or closes a leap.
    Riverbank,
    /// An animal is taken on a trap that weakens it.
    Trap,
    /// The animal that has just moved is taken, and that is what was wanted.
    Bait,
    /// The first move takes nothing and threatens nothing.
    QuietMove,
    /// Could the enemy stay where it is, it would be saved.
    Zugzwang,
    /// The last animal is taken.
    LastAnimal,
    /// The game is to be saved.
    Defense,
    /// Few animals are left.
    Endgame,
}

impl Theme {
    /// All themes.
    pub const ALL: [Theme; 12] = [
        Theme::DenRace,
        Theme::DenRun,
        Theme::RatHunt,
        Theme::Leap,
        Theme::Riverbank,
        Theme::Trap,
        Theme::Bait,
        Theme::QuietMove,
        Theme::Zugzwang,
        Theme::LastAnimal,
        Theme::Defense,
        Theme::Endgame,
    ];

    /// The most animals of an endgame.
    const FEW: usize = 4;

    /// The name in a puzzle's text.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::DenRace => "den-race",
            Theme::DenRun => "den-run",
            Theme::RatHunt => "rat-hunt",
            Theme::Leap => "leap",
            Theme::Riverbank => "riverbank",
            Theme::Trap => "trap",
            Theme::Bait => "bait",
            Theme::QuietMove => "quiet-move",
            Theme::Zugzwang => "zugzwang",
            Theme::LastAnimal => "last-animal",
            Theme::Defense => "defense",
            Theme::Endgame => "endgame",
        }
    }

    /// The theme of a name.
    pub fn named(name: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.name() == name)
    }

    /// What a line, the solver's moves and the enemy's by turns, is about; at least one theme unless the goal is to take an
    /// animal. The prover is one for its rules and goal.
    pub fn of(start: &Position, line: &[Move], goal: Goal, rules: &RuleSet, prover: &mut Prover) -> Vec<Theme> {
        let mut scene = Scene { themes: Vec::new(), rules };
        scene.beginning(start, goal);
        let mut position = *start;
        for (index, &mv) in line.iter().enumerate() {
            let ours = index.is_multiple_of(2);
            let before = position;
            let ply = position.play(mv, rules);
            scene.capture(&ply, ours);
            if ours {
                scene.own_move(&before, mv, index == 0);
                let left = (line.len() - index) / 2;
                if left > 0 && prover.stands_a_pass(&position, left as u8) == Some(false) {
                    scene.add(Theme::Zugzwang);
                }
            } else if ply.captured.is_some() && line.get(index - 1).is_some_and(|last| last.to == mv.to) {
                scene.add(Theme::Bait);
            }
        }
        scene.end(start, &position, line.len().div_ceil(2));
        scene.themes.sort_unstable();
        scene.themes
    }
}

/// The themes found so far.
struct Scene<'a> {
    themes: Vec<Theme>,
    rules: &'a RuleSet,
}

impl Scene<'_> {
    fn add(&mut self, theme: Theme) {
        if !self.themes.contains(&theme) {
            self.themes.push(theme);
        }
    }

    fn beginning(&mut self, start: &Position, goal: Goal) {
        if goal == Goal::KeepDraw {
            self.add(Theme::Defense);
        }
        if start.pieces().count() <= Theme::FEW {
            self.add(Theme::Endgame);
        }
    }

    fn capture(&mut self, ply: &Ply, ours: bool) {
        let Some(victim) = ply.captured else { return };
        if ours && (victim == Animal::Rat || (ply.piece.animal, victim) == (Animal::Rat, Animal::Elephant)) {
            self.add(Theme::RatHunt);
        }
        if Position::weakens(ply.mv.to, !ply.piece.side, self.rules) {
            self.add(Theme::Trap);
        }
    }

    fn own_move(&mut self, before: &Position, mv: Move, first: bool) {
        if mv.is_leap() {
            self.add(Theme::Leap);
        }
        let reasons = explain(before, mv, self.rules).unwrap_or_default();
        let swims = before.piece_at(mv.from).is_some_and(|piece| piece.animal == Animal::Rat);
        if swims && reasons.iter().any(|reason| matches!(reason, Reason::OpensLeap(_) | Reason::ClosesLeap(_))) {
            self.add(Theme::Riverbank);
        }
        let loud = |reason: &Reason| {
            matches!(
                reason,
                Reason::EntersDen
                    | Reason::TakesLast
                    | Reason::LeavesNoMove
                    | Reason::Takes { .. }
                    | Reason::TradesOff(_)
                    | Reason::ThreatensEntry
                    | Reason::Attacks { .. }
            )
        };
        if first && !reasons.iter().any(loud) {
            self.add(Theme::QuietMove);
        }
    }

    fn end(&mut self, start: &Position, end: &Position, moves: usize) {
        let us = start.side_to_move();
        match end.outcome(self.rules) {
            Some(Outcome::Win { by: WinReason::Den, .. }) => {
                let enemies = start.occupied(!us);
                let ways = enemies.into_iter().filter_map(|square| moves_to_den(start, square, self.rules));
                // The enemy would be next in its den.
                let race = ways.min().is_some_and(|way| usize::from(way) <= moves);
                self.add(if race { Theme::DenRace } else { Theme::DenRun });
            }
            Some(Outcome::Win { by: WinReason::Captured, .. }) => self.add(Theme::LastAnimal),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_theme_has_a_name_of_its_own() {
        for theme in Theme::ALL {
            assert_eq!(Theme::named(theme.name()), Some(theme));
        }
        assert_eq!(Theme::named("Leap"), None);
    }
}
