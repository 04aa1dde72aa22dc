//! What an animal is worth, given which enemies are left for it to take and to fear.

use super::tally::{Points, Tally};
use super::terms::{BODY, FREE, HUNTER, LEAPS, PREY, RIVAL};
use crate::engine::score::Value;
use crate::rules::{Animal, ElephantTakesRat, RuleSet};

/// A set of animals, bit n for [`Animal::ALL`]'s nth.
pub(super) type Animals = u8;

/// The set of one animal.
pub(super) const fn only(animal: Animal) -> Animals {
    1 << animal.index()
}

/// Who can take whom, and from that, for each animal and each set of enemies left, its worth.
#[derive(Debug, Clone)]
pub(super) struct Worth {
    table: Box<[[Value; 256]; 8]>,
    /// What all animals of a set are worth together: by the own animals, then by the enemies.
    armies: Vec<[i16; 256]>,
    takers: [Animals; 8],
    /// Which ways the lion and the tiger may leap: along files, along ranks.
    leaps: [[bool; 2]; 2],
}

impl Worth {
    pub(super) fn new(rules: &RuleSet) -> Worth {
        let takers = Animal::ALL.map(|victim| {
            let takers = Animal::ALL.into_iter().filter(|&attacker| takes(rules, attacker, victim));
            takers.fold(0, |set, attacker| set | only(attacker))
        });
        let leaps = [rules.lion_leaps, rules.tiger_leaps].map(|ways| [ways.allows(true), ways.allows(false)]);
        let mut worth = Worth { table: Box::new([[0; 256]; 8]), armies: vec![[0; 256]; 256], takers, leaps };
        for animal in Animal::ALL {
            for enemies in 0..=Animals::MAX {
                let mut points = Points(0);
                worth.terms(animal, enemies, &mut points);
                worth.table[animal.index()][usize::from(enemies)] = points.0;
            }
        }
        // An army is one without its first animal, and that animal.
        for own in 1..256_usize {
            let first = &worth.table[own.trailing_zeros() as usize];
            let rest = worth.armies[own & (own - 1)];
            worth.armies[own] = std::array::from_fn(|enemies| rest[enemies] + first[enemies] as i16);
        }
        worth
    }

    /// What the animal is worth while these enemies are left.
    pub(super) fn of(&self, animal: Animal, enemies: Animals) -> Value {
        self.table[animal.index()][usize::from(enemies)]
    }

    /// What all the animals in `own` are worth together while these enemies are left.
    pub(super) fn of_army(&self, own: Animals, enemies: Animals) -> Value {
        Value::from(self.armies[usize::from(own)][usize::from(enemies)])
    }

    /// Which animals can take this one on open ground.
    pub(super) fn takers(&self, animal: Animal) -> Animals {
        self.takers[animal.index()]
    }

    /// The terms that make an animal's worth.
    pub(super) fn terms(&self, animal: Animal, enemies: Animals, tally: &mut impl Tally) {
        tally.weigh(BODY, 0, animal.index());
        for enemy in Animal::ALL.into_iter().filter(|&enemy| only(enemy) & enemies != 0) {
            let takes = self.takers(enemy) & only(animal) != 0;
            let is_taken = self.takers(animal) & only(enemy) != 0;
            match (takes, is_taken) {
                (true, true) => tally.weigh(RIVAL, 0, enemy.index()),
                (true, false) => tally.weigh(PREY, 0, enemy.index()),
                (false, true) => tally.weigh(HUNTER, 0, enemy.index()),
                (false, false) => {}
            }
        }
        let hunters = (self.takers(animal) & enemies).count_ones() as usize;
        if hunters < 2 {
            tally.weigh(FREE, hunters, animal.index());
        }
        let leaper = match animal {
            Animal::Lion => 0,
            Animal::Tiger => 1,
            _ => return,
        };
        for (way, _) in self.leaps[leaper].into_iter().enumerate().filter(|&(_, allowed)| allowed) {
            tally.weigh(LEAPS, leaper, way);
        }
    }
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
    fn with_everybody_there_the_great_are_worth_more_than_the_small() {
        let worth = Worth::new(&RuleSet::default());
        let of = |animal| worth.of(animal, ALL);
        let small = [Animal::Cat, Animal::Dog, Animal::Wolf].map(of);
        let great = [Animal::Tiger, Animal::Lion, Animal::Elephant].map(of);
        assert!(small.iter().max() < great.iter().min(), "{small:?} {great:?}");
    }

    #[test]
    fn the_rat_loses_its_worth_with_the_enemy_elephant_and_the_elephant_gains_with_the_enemy_rat_gone() {
        let worth = Worth::new(&RuleSet::default());
        let without = |animal| ALL & !only(animal);
        assert!(worth.of(Animal::Rat, without(Animal::Elephant)) < worth.of(Animal::Rat, ALL) - 50);
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
