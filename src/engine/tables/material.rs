//! Which animals are on the board, and which sets of animals behave alike and so share a table.
//!
//! What an animal is comes down to how it moves and to who can take whom: a cat against a dog is a wolf against a leopard.
//! Both are asked of the rules by experiment on an almost empty board, so that no second copy of the rules is kept here.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;

use super::{MOST_MEN, TableError};
use crate::rules::{Animal, Piece, Position, RuleSet, Side, Square};

/// The animals of the side to move and those of the other side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Material {
    /// A bit for each animal of the side to move.
    pub(super) us: u8,
    /// A bit for each animal of the other side.
    pub(super) them: u8,
}

impl Material {
    /// The animals of a position.
    pub fn of(position: &Position) -> Material {
        let us = position.side_to_move();
        let bits = |side| {
            Animal::ALL.into_iter().fold(0, |bits, animal| {
                bits | u8::from(position.square_of(Piece::new(side, animal)).is_some()) << animal.index()
            })
        };
        Material { us: bits(us), them: bits(!us) }
    }

    /// All sets of so many animals with at least one a side.
    pub fn all(men: usize) -> impl Iterator<Item = Material> {
        let sides = 1..=u8::MAX;
        sides
            .clone()
            .flat_map(move |us| sides.clone().map(move |them| Material { us, them }))
            .filter(move |material| material.men() == men)
    }

    /// How many animals there are, both sides together.
    pub const fn men(self) -> usize {
        (self.us.count_ones() + self.them.count_ones()) as usize
    }

    /// This set and all that captures can leave of it with at least one animal a side.
    pub(super) fn subsets(self) -> impl Iterator<Item = Material> {
        let parts = |bits: u8| (1..=bits).filter(move |part| part & !bits == 0);
        parts(self.us).flat_map(move |us| parts(self.them).map(move |them| Material { us, them }))
    }

    /// The same animals with the other side to move.
    #[must_use]
    pub const fn turned(self) -> Material {
        Material { us: self.them, them: self.us }
    }
}

impl fmt::Display for Material {
    /// The animals' letters, the side to move's first: `rc-l`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = |bits| animals(bits).map(Animal::letter).collect::<String>();
        write!(f, "{}-{}", letters(self.us), letters(self.them))
    }
}

impl FromStr for Material {
    type Err = TableError;

    /// Reads what [`Material`] writes, the letters in any order and case.
    fn from_str(text: &str) -> Result<Material, TableError> {
        let fault = || TableError::Animals(text.chars().take(20).collect());
        let bits = |letters: &str| {
            letters.chars().try_fold(0, |bits, letter| {
                let bit = 1 << Animal::from_letter(letter).ok_or_else(fault)?.index();
                if bits & bit == 0 { Ok(bits | bit) } else { Err(fault()) }
            })
        };
        let (us, them) = text.split_once('-').ok_or_else(fault)?;
        let material = Material { us: bits(us)?, them: bits(them)? };
        let possible = material.us != 0 && material.them != 0 && material.men() <= MOST_MEN;
        if possible { Ok(material) } else { Err(fault()) }
    }
}

impl fmt::Debug for Material {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

fn animals(bits: u8) -> impl Iterator<Item = Animal> {
    Animal::ALL.into_iter().filter(move |animal| bits & 1 << animal.index() != 0)
}

/// The animals of a set in the order in which a table takes their squares: first the side to move's.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Slots {
    animals: ArrayVec<Animal, MOST_MEN>,
    us: usize,
}

impl Slots {
    fn new(us: &[Animal], them: &[Animal]) -> Slots {
        Slots { animals: us.iter().chain(them).copied().collect(), us: us.len() }
    }

    pub(super) fn animals(&self) -> &[Animal] {
        &self.animals
    }

    /// The pieces where `us` is to move.
    pub(super) fn pieces(&self, us: Side) -> impl Iterator<Item = Piece> + '_ {
        self.animals.iter().enumerate().map(move |(i, &animal)| Piece::new(if i < self.us { us } else { !us }, animal))
    }

    /// Where the animals stand, with the board turned so that the side to move comes from the first rank.
    pub(super) fn squares(&self, position: &Position, us: Side) -> Option<ArrayVec<Square, MOST_MEN>> {
        self.pieces(us)
            .map(|piece| {
                let square = position.square_of(piece)?;
                Some(if us == Side::Red { square } else { square.rotated() })
            })
            .collect()
    }
}

/// All sets of up to four animals under one rule set, sorted into endings: sets that behave alike and share one table.
#[derive(Debug)]
pub(super) struct Catalog {
    /// The first set of each ending, after which it is named; those of fewer animals come first.
    endings: Vec<Material>,
    /// The number of each set's ending and the order of its animals in the table.
    sets: BTreeMap<Material, (usize, Slots)>,
}

impl Catalog {
    pub(super) fn new(rules: &RuleSet) -> Catalog {
        let traits = Traits::new(rules);
        let mut catalog = Catalog { endings: Vec::new(), sets: BTreeMap::new() };
        let mut known: BTreeMap<Vec<u16>, usize> = BTreeMap::new();
        for material in (2..=MOST_MEN).flat_map(Material::all) {
            let (signature, slots) = traits.signature(material);
            let ending = *known.entry(signature).or_insert_with(|| {
                catalog.endings.push(material);
                catalog.endings.len() - 1
            });
            catalog.sets.insert(material, (ending, slots));
        }
        catalog
    }

    /// The number of the ending to which a set belongs, and the order of its animals in the table.
    pub(super) fn find(&self, material: Material) -> Option<(usize, &Slots)> {
        self.sets.get(&material).map(|(ending, slots)| (*ending, slots))
    }

    /// The numbers of all endings.
    pub(super) fn endings(&self) -> std::ops::Range<usize> {
        0..self.endings.len()
    }

    /// The set after which an ending is named.
    pub(super) fn material(&self, ending: usize) -> Material {
        self.endings[ending]
    }

    /// The order of that set's animals in the table.
    pub(super) fn slots(&self, ending: usize) -> &Slots {
        &self.sets[&self.endings[ending]].1
    }

    /// All sets of so many animals with their endings.
    pub(super) fn sets(&self, men: usize) -> impl Iterator<Item = (Material, usize)> {
        self.sets.iter().filter(move |(material, _)| material.men() == men).map(|(set, (ending, _))| (*set, *ending))
    }
}

/// How each animal moves and whom it takes, as the rules answer on an almost empty board.
struct Traits {
    gaits: [u16; 8],
    /// By hunter and prey.
    takes: [[u16; 8]; 8],
}

/// Steps and leaps that not every animal may make, from and to; the last enters the enemy's den.
const GAITS: [(&str, &str); 4] = [("a4", "b4"), ("b3", "b7"), ("a4", "d4"), ("c9", "d9")];

/// Captures that differ in kind: on land, of a weakened animal, by either leap, out of, into and in the water.
const CAPTURES: [(&str, &str); 7] =
    [("a2", "a3"), ("b1", "c1"), ("b3", "b7"), ("a4", "d4"), ("b4", "a4"), ("a4", "b4"), ("b4", "b5")];

impl Traits {
    fn new(rules: &RuleSet) -> Traits {
        let square = |name: &str| name.parse::<Square>().expect("the experiments are on the board");
        let board = Position::empty(rules, Side::Red);
        let gait = |animal| {
            bits(GAITS.iter().map(|&(from, to)| {
                let alone = board.with(Piece::new(Side::Red, animal), square(from));
                alone.targets_from(square(from), rules).contains(square(to))
            }))
        };
        let takes = |hunter, prey| {
            bits(CAPTURES.iter().flat_map(|&(from, to)| {
                let (hunter, prey) = (Piece::new(Side::Red, hunter), Piece::new(Side::Blue, prey));
                let mut position = board.with(hunter, square(from)).with(prey, square(to));
                let takes = position.targets_from(square(from), rules).contains(square(to));
                let falls = takes && position.play(crate::rules::Move::new(square(from), square(to)), rules).both_fell;
                [takes, falls]
            }))
        };
        Traits {
            gaits: Animal::ALL.map(gait),
            takes: Animal::ALL.map(|hunter| Animal::ALL.map(|prey| takes(hunter, prey))),
        }
    }

    /// What tells the set from sets that behave otherwise, and the order of animals in which it reads so.
    fn signature(&self, material: Material) -> (Vec<u16>, Slots) {
        let mut least: Option<(Vec<u16>, Slots)> = None;
        for us in orders(animals(material.us).collect()) {
            for them in orders(animals(material.them).collect()) {
                let signature = self.describe(&us, &them);
                if least.as_ref().is_none_or(|(known, _)| signature < *known) {
                    least = Some((signature, Slots::new(&us, &them)));
                }
            }
        }
        least.expect("there is at least one order")
    }

    fn describe(&self, us: &[Animal], them: &[Animal]) -> Vec<u16> {
        let gait = |animal: &Animal| self.gaits[animal.index()];
        let takes = |hunter: &Animal, prey: &Animal| self.takes[hunter.index()][prey.index()];
        let mut signature = vec![us.len() as u16];
        signature.extend(us.iter().map(gait));
        signature.extend(them.iter().map(gait));
        for our in us {
            signature.extend(them.iter().flat_map(|their| [takes(our, their), takes(their, our)]));
        }
        signature
    }
}

fn bits(flags: impl Iterator<Item = bool>) -> u16 {
    flags.fold(0, |bits, flag| bits << 1 | u16::from(flag))
}

/// All orders of a few animals.
fn orders(animals: Vec<Animal>) -> Vec<Vec<Animal>> {
    if animals.is_empty() {
        return vec![animals];
    }
    let mut found = Vec::new();
    for first in &animals {
        let rest = animals.iter().copied().filter(|animal| animal != first).collect();
        found.extend(orders(rest).into_iter().map(|mut order| {
            order.insert(0, *first);
            order
        }));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn alike(rules: &RuleSet, one: &str, other: &str) -> bool {
        let catalog = Catalog::new(rules);
        let ending = |text: &str| catalog.find(text.parse().expect("a set")).expect("an ending").0;
        ending(one) == ending(other)
    }

    #[test]
    fn sets_are_alike_when_their_animals_move_and_take_alike() {
        let rules = RuleSet::default();
        assert!(alike(&rules, "c-d", "w-p"));
        assert!(alike(&rules, "c-d", "w-e"), "without a rat the elephant is one more walker");
        assert!(alike(&rules, "cp-d", "de-w"));
        assert!(alike(&rules, "t-c", "l-p"));
        assert!(alike(&rules, "re-c", "rp-c"), "there is no rat to take the elephant");
        assert!(!alike(&rules, "tc-pl", "lc-pt"), "the tiger does not take the lion");
        assert!(!alike(&rules, "c-d", "d-c"));
        assert!(!alike(&rules, "c-c", "c-d"));
        assert!(!alike(&rules, "e-r", "p-r"));
        assert!(!alike(&rules, "t-c", "w-c"), "the tiger leaps");
    }

    #[test]
    fn what_is_alike_depends_on_the_rules() {
        let rules = RuleSet { tiger_leaps: crate::rules::Leaps::Ranks, ..RuleSet::default() };
        assert!(!alike(&rules, "t-c", "l-p"));
        let rules = RuleSet { wolf_and_dog: crate::rules::WolfAndDog::Equal, ..RuleSet::default() };
        assert!(alike(&rules, "w-d", "c-c"));
    }

    #[test]
    fn every_set_has_a_place() {
        let catalog = Catalog::new(&RuleSet::default());
        let counts = [2, 3, 4].map(|men| catalog.sets(men).count());
        assert_eq!(counts, [64, 448, 2 * 448 + 784]);
        for men in 2..=4 {
            for material in Material::all(men) {
                let (_, slots) = catalog.find(material).expect("a set");
                assert_eq!(slots.animals().len(), men);
            }
        }
    }
}
