//! The switches of a rule set as things to be set: what each is called, and its values.

use crate::{
    rules::{
        DenEntry, ElephantTakesRat, EqualRanks, LeapTakes, Leaps, NoMove, RatEnteringWater, RatLeavingWater,
        Repetition, RuleSet, TrapWeakens, WolfAndDog,
    },
    text,
    texts::text,
};

/// A switch.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Switch {
    ElephantTakesRat,
    TrapWeakens,
    WeakenedMayTake,
    RatLeavesWater,
    RatEntersWater,
    LionLeaps,
    TigerLeaps,
    LeapTakes,
    OwnRatBars,
    LionEqualsTiger,
    WolfAndDog,
    EqualRanks,
    DenEntry,
    NoMove,
    Repetition,
    Quiet,
}

/// After how many plies without a capture a game can be made to end.
const QUIET: [Option<u32>; 5] = [None, Some(40), Some(60), Some(100), Some(200)];

/// Gives a field one of its values if that is wanted; which it has, and of how many.
fn turn<T: Copy + PartialEq>(field: &mut T, values: &[T], put: Option<usize>) -> (usize, usize) {
    if let Some(value) = put.and_then(|at| values.get(at)) {
        *field = *value;
    }
    (values.iter().position(|value| value == field).unwrap_or(0), values.len())
}

impl Switch {
    /// All of them, in the order in which they are shown. Who begins is asked where the game is set up.
    pub(super) const ALL: [Self; 16] = [
        Self::ElephantTakesRat,
        Self::TrapWeakens,
        Self::WeakenedMayTake,
        Self::RatLeavesWater,
        Self::RatEntersWater,
        Self::LionLeaps,
        Self::TigerLeaps,
        Self::LeapTakes,
        Self::OwnRatBars,
        Self::LionEqualsTiger,
        Self::WolfAndDog,
        Self::EqualRanks,
        Self::DenEntry,
        Self::NoMove,
        Self::Repetition,
        Self::Quiet,
    ];

    fn visit(self, rules: &mut RuleSet, put: Option<usize>) -> (usize, usize) {
        const LEAPS: [Leaps; 4] = [Leaps::Both, Leaps::Files, Leaps::Ranks, Leaps::None];
        const NO_YES: [bool; 2] = [false, true];
        match self {
            Self::ElephantTakesRat => {
                use ElephantTakesRat::{Always, Never, Weakened};
                turn(&mut rules.elephant_takes_rat, &[Never, Weakened, Always], put)
            }
            Self::TrapWeakens => turn(&mut rules.trap_weakens, &[TrapWeakens::Enemies, TrapWeakens::Everyone], put),
            Self::WeakenedMayTake => turn(&mut rules.weakened_may_capture, &NO_YES, put),
            Self::RatLeavesWater => {
                use RatLeavingWater::{Nothing, Rat, RatAndElephant};
                turn(&mut rules.rat_leaving_water_takes, &[Nothing, Rat, RatAndElephant], put)
            }
            Self::RatEntersWater => {
                turn(&mut rules.rat_entering_water_takes, &[RatEnteringWater::Nothing, RatEnteringWater::Rat], put)
            }
            Self::LionLeaps => turn(&mut rules.lion_leaps, &LEAPS, put),
            Self::TigerLeaps => turn(&mut rules.tiger_leaps, &LEAPS, put),
            Self::LeapTakes => turn(&mut rules.leap_takes, &[LeapTakes::EqualOrLower, LeapTakes::Lower], put),
            Self::OwnRatBars => turn(&mut rules.own_rat_blocks_leap, &NO_YES, put),
            Self::LionEqualsTiger => turn(&mut rules.lion_equals_tiger, &NO_YES, put),
            Self::WolfAndDog => {
                use WolfAndDog::{DogOverWolf, Equal, WolfOverDog};
                turn(&mut rules.wolf_and_dog, &[WolfOverDog, DogOverWolf, Equal], put)
            }
            Self::EqualRanks => turn(&mut rules.equal_ranks, &[EqualRanks::AttackerTakes, EqualRanks::BothFall], put),
            Self::DenEntry => turn(&mut rules.den_entry, &[DenEntry::Any, DenEntry::RatOnly], put),
            Self::NoMove => turn(&mut rules.no_move, &[NoMove::Loses, NoMove::Draw], put),
            Self::Repetition => {
                use Repetition::{Chase, Forbidden, Off, RepeaterLoses, ThreefoldDraw};
                turn(&mut rules.repetition, &[ThreefoldDraw, Forbidden, RepeaterLoses, Chase, Off], put)
            }
            Self::Quiet => turn(&mut rules.quiet_plies_draw, &QUIET, put),
        }
    }

    /// How many values it has.
    pub(super) fn count(self) -> usize {
        self.visit(&mut RuleSet::default(), None).1
    }

    /// Which of them it has.
    pub(super) fn at(self, rules: &RuleSet) -> usize {
        self.visit(&mut rules.clone(), None).0
    }

    /// Gives it one of them.
    pub(super) fn put(self, rules: &mut RuleSet, at: usize) {
        self.visit(rules, Some(at));
    }

    /// Tells its row from all others.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::ElephantTakesRat => "house-elephant",
            Self::TrapWeakens => "house-trap",
            Self::WeakenedMayTake => "house-weakened",
            Self::RatLeavesWater => "house-leaving",
            Self::RatEntersWater => "house-entering",
            Self::LionLeaps => "house-lion",
            Self::TigerLeaps => "house-tiger",
            Self::LeapTakes => "house-leap",
            Self::OwnRatBars => "house-own-rat",
            Self::LionEqualsTiger => "house-cats",
            Self::WolfAndDog => "house-wolf",
            Self::EqualRanks => "house-equal",
            Self::DenEntry => "house-den",
            Self::NoMove => "house-no-move",
            Self::Repetition => "house-repetition",
            Self::Quiet => "house-quiet",
        }
    }

    /// What it is called.
    pub(super) fn label(self) -> &'static str {
        match self {
            Self::ElephantTakesRat => text("house-elephant"),
            Self::TrapWeakens => text("house-trap"),
            Self::WeakenedMayTake => text("house-weakened"),
            Self::RatLeavesWater => text("house-leaving"),
            Self::RatEntersWater => text("house-entering"),
            Self::LionLeaps => text("house-lion"),
            Self::TigerLeaps => text("house-tiger"),
            Self::LeapTakes => text("house-leap"),
            Self::OwnRatBars => text("house-own-rat"),
            Self::LionEqualsTiger => text("house-cats"),
            Self::WolfAndDog => text("house-wolf"),
            Self::EqualRanks => text("house-equal"),
            Self::DenEntry => text("house-den"),
            Self::NoMove => text("house-no-move"),
            Self::Repetition => text("house-repetition"),
            Self::Quiet => text("house-quiet"),
        }
    }

    /// What its value is called.
    pub(super) fn word(self, rules: &RuleSet) -> String {
        let at = self.at(rules);
        let word = match (self, at) {
            (Self::ElephantTakesRat, 0) => text("house-elephant-never"),
            (Self::ElephantTakesRat, 1) => text("house-elephant-trap"),
            (Self::ElephantTakesRat, _) => text("house-elephant-always"),
            (Self::TrapWeakens, 0) => text("house-trap-enemies"),
            (Self::TrapWeakens, _) => text("house-trap-everyone"),
            (Self::WeakenedMayTake | Self::OwnRatBars | Self::LionEqualsTiger, 0) => text("house-no"),
            (Self::WeakenedMayTake | Self::OwnRatBars | Self::LionEqualsTiger, _) => text("house-yes"),
            (Self::RatLeavesWater, 0) => text("house-leaving-nothing"),
            (Self::RatLeavesWater, 1) => text("house-leaving-rat"),
            (Self::RatLeavesWater, _) => text("house-leaving-both"),
            (Self::RatEntersWater, 0) => text("house-entering-nothing"),
            (Self::RatEntersWater, _) => text("house-entering-rat"),
            (Self::LionLeaps | Self::TigerLeaps, 0) => text("house-leaps-both"),
            (Self::LionLeaps | Self::TigerLeaps, 1) => text("house-leaps-files"),
            (Self::LionLeaps | Self::TigerLeaps, 2) => text("house-leaps-ranks"),
            (Self::LionLeaps | Self::TigerLeaps, _) => text("house-leaps-none"),
            (Self::LeapTakes, 0) => text("house-leap-equal"),
            (Self::LeapTakes, _) => text("house-leap-weaker"),
            (Self::WolfAndDog, 0) => text("house-wolf-over-dog"),
            (Self::WolfAndDog, 1) => text("house-wolf-under-dog"),
            (Self::WolfAndDog, _) => text("house-wolf-same"),
            (Self::EqualRanks, 0) => text("house-equal-first"),
            (Self::EqualRanks, _) => text("house-equal-both"),
            (Self::DenEntry, 0) => text("house-den-any"),
            (Self::DenEntry, _) => text("house-den-rat"),
            (Self::NoMove, 0) => text("house-no-move-loses"),
            (Self::NoMove, _) => text("house-no-move-draw"),
            (Self::Repetition, 0) => text("house-repetition-draw"),
            (Self::Repetition, 1) => text("house-repetition-barred"),
            (Self::Repetition, 2) => text("house-repetition-loses"),
            (Self::Repetition, 3) => text("house-repetition-counts"),
            (Self::Repetition, _) => text("house-repetition-nothing"),
            (Self::Quiet, _) => match rules.quiet_plies_draw {
                None => text("house-quiet-never"),
                Some(plies) => return text!("house-quiet-draw", plies = plies),
            },
        };
        word.to_owned()
    }

    /// What it is about, in a sentence.
    pub(super) fn about(self) -> &'static str {
        match self {
            Self::ElephantTakesRat => text("house-elephant-about"),
            Self::TrapWeakens => text("house-trap-about"),
            Self::WeakenedMayTake => text("house-weakened-about"),
            Self::RatLeavesWater => text("house-leaving-about"),
            Self::RatEntersWater => text("house-entering-about"),
            Self::LionLeaps => text("house-lion-about"),
            Self::TigerLeaps => text("house-tiger-about"),
            Self::LeapTakes => text("house-leap-about"),
            Self::OwnRatBars => text("house-own-rat-about"),
            Self::LionEqualsTiger => text("house-cats-about"),
            Self::WolfAndDog => text("house-wolf-about"),
            Self::EqualRanks => text("house-equal-about"),
            Self::DenEntry => text("house-den-about"),
            Self::NoMove => text("house-no-move-about"),
            Self::Repetition => text("house-repetition-about"),
            Self::Quiet => text("house-quiet-about"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_switch_takes_all_its_values_and_no_two_are_one() {
        let mut all = RuleSet::default();
        for switch in Switch::ALL {
            let mut keys = Vec::new();
            for at in 0..switch.count() {
                let mut rules = RuleSet::default();
                switch.put(&mut rules, at);
                assert_eq!(switch.at(&rules), at, "{switch:?}");
                assert!(!switch.word(&rules).is_empty());
                rules.validate().expect("a value that is offered is allowed");
                keys.push(rules.key());
            }
            keys.sort_unstable();
            keys.dedup();
            assert_eq!(keys.len(), switch.count(), "{switch:?}: each value is another rule");
            switch.put(&mut all, switch.count() - 1);
        }
        // None of the fields is without a switch, but for who begins; the last value of one is what it has at first.
        let stay = ["name", "version", "first_side", "own_rat_blocks_leap"];
        let text = |rules: &RuleSet| format!("{rules:?}");
        let (first, changed) = (text(&RuleSet::default()), text(&all));
        for (before, after) in first.split(", ").zip(changed.split(", ")) {
            assert!(before != after || stay.iter().any(|field| before.contains(field)), "{before}");
        }
    }
}
