//! What an animal is worth, given which enemies are left for it to take and to fear.

use crate::engine::score::Value;
use crate::rules::{Animal, ElephantTakesRat, Leaps, RuleSet};

/// A set of animals, bit n for [`Animal::ALL`]'s nth.
pub(super) type Animals = u8;

/// The set of one animal.
pub(super) const fn only(animal: Animal) -> Animals {
    1 << animal.index()
}

/// An animal that can only walk and take nothing still blocks, guards and may reach the den.
const BODY: Value = 150;
/// For every enemy left that the animal can take and that cannot take it: squares that enemy must keep away from.
const PREY: Value = 40;
/// For an enemy left that it can take but that can take it too (its equal): whoever comes first has it.
const RIVAL: Value = 15;
/// For every enemy left that can take it.
const HUNTER: Value = -15;
/// No enemy left can take it outside a trap: it goes where it likes.
const UNRIVALED: Value = 260;
/// A hunter of the elephant hangs over the strongest enemy wherever it goes.
const HUNTS_ELEPHANT: Value = 170;
/// Swimming: a refuge, a short cut, and a bar to leaps.
const SWIMS: Value = 60;
/// Leaping along the files puts it four moves from the enemy's traps at any moment; along the ranks it switches wings.
const LEAPS_FILES: Value = 190;
const LEAPS_RANKS: Value = 60;

/// For each animal and each set of enemies left, its worth; and for each set of own animals, what they are worth together.
#[derive(Debug, Clone)]
pub(super) struct Worth {
    table: Box<[[Value; 256]; 8]>,
    /// By the own animals, then by the enemies.
    armies: Vec<[i16; 256]>,
    takers: [Animals; 8],
}

impl Worth {
    pub(super) fn new(rules: &RuleSet) -> Worth {
        let takers = Animal::ALL.map(|victim| {
            let takers = Animal::ALL.into_iter().filter(|&attacker| takes(rules, attacker, victim));
            takers.fold(0, |set, attacker| set | only(attacker))
        });
        let mut table = Box::new([[0; 256]; 8]);
        for animal in Animal::ALL {
            for enemies in 0..=Animals::MAX {
                table[animal.index()][usize::from(enemies)] = worth(rules, &takers, animal, enemies);
            }
        }
        // An army is one without its first animal, and that animal.
        let mut armies = vec![[0; 256]; 256];
        for own in 1..256_usize {
            let first = &table[own.trailing_zeros() as usize];
            let rest = armies[own & (own - 1)];
            armies[own] = std::array::from_fn(|enemies| rest[enemies] + first[enemies] as i16);
        }
        Worth { table, armies, takers }
    }

    /// What all the animals in `own` are worth together while these enemies are left.
    pub(super) fn of_army(&self, own: Animals, enemies: Animals) -> Value {
        Value::from(self.armies[usize::from(own)][usize::from(enemies)])
    }

    /// What the animal is worth while these enemies are left.
    pub(super) fn of(&self, animal: Animal, enemies: Animals) -> Value {
        self.table[animal.index()][usize::from(enemies)]
    }

    /// Which animals can take this one on open ground.
    pub(super) fn takers(&self, animal: Animal) -> Animals {
        self.takers[animal.index()]
    }
}

fn worth(rules: &RuleSet, takers: &[Animals; 8], animal: Animal, enemies: Animals) -> Value {
    let hunters = takers[animal.index()] & enemies;
    let mut worth = BODY;
    for enemy in Animal::ALL.into_iter().filter(|&enemy| only(enemy) & enemies != 0) {
        let takes = takers[enemy.index()] & only(animal) != 0;
        let is_taken = hunters & only(enemy) != 0;
        worth += match (takes, is_taken) {
            (true, true) => RIVAL,
            (true, false) => PREY,
            (false, true) => HUNTER,
            (false, false) => 0,
        };
        if takes && !is_taken && enemy == Animal::Elephant && animal == Animal::Rat {
            worth += HUNTS_ELEPHANT;
        }
    }
    if hunters == 0 {
        worth += UNRIVALED;
    }
    worth + gait(rules, animal)
}

fn gait(rules: &RuleSet, animal: Animal) -> Value {
    let leaps = match animal {
        Animal::Rat => return SWIMS,
        Animal::Lion => rules.lion_leaps,
        Animal::Tiger => rules.tiger_leaps,
        _ => Leaps::None,
    };
    let files = if leaps.allows(true) { LEAPS_FILES } else { 0 };
    let ranks = if leaps.allows(false) { LEAPS_RANKS } else { 0 };
    files + ranks
}

/// May `attacker` step onto `victim` where no trap and no water matters?
fn takes(rules: &RuleSet, attacker: Animal, victim: Animal) -> bool {
    match (attacker, victim) {
        (Animal::Rat, Animal::Elephant) => true,
        (Animal::Elephant, Animal::Rat) => rules.elephant_takes_rat == ElephantTakesRat::Always,
        _ => rules.strength(attacker) >= rules.strength(victim),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: Animals = Animals::MAX;

    #[test]
    fn with_everybody_there_the_stronger_is_worth_more_and_the_rat_more_than_its_rank() {
        let worth = Worth::new(&RuleSet::default());
        let values: Vec<Value> = Animal::ALL.iter().map(|&animal| worth.of(animal, ALL)).collect();
        assert!(values[1..7].is_sorted(), "cat to lion: {values:?}");
        assert!(values[7] > values[4], "elephant and leopard: {values:?}");
        assert!(values[0] > values[3], "a rat is worth more than a wolf while it hunts the elephant: {values:?}");
    }

    #[test]
    fn the_rat_loses_its_worth_with_the_enemy_elephant_and_the_elephant_gains_with_the_enemy_rat_gone() {
        let worth = Worth::new(&RuleSet::default());
        let without = |animal| ALL & !only(animal);
        assert!(worth.of(Animal::Rat, without(Animal::Elephant)) < worth.of(Animal::Rat, ALL) - HUNTS_ELEPHANT);
        assert!(
            worth.of(Animal::Elephant, ALL & !only(Animal::Rat) & !only(Animal::Elephant))
                > worth.of(Animal::Elephant, ALL)
        );
    }

    #[test]
    fn the_switches_for_equals_decide_who_takes_whom() {
        let rules = RuleSet { lion_equals_tiger: true, ..RuleSet::default() };
        assert_ne!(Worth::new(&rules).takers(Animal::Lion) & only(Animal::Tiger), 0);
        assert_eq!(Worth::new(&RuleSet::default()).takers(Animal::Lion) & only(Animal::Tiger), 0);
    }
}
