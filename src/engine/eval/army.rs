//! The animals of a side and what they need to be judged.

use arrayvec::ArrayVec;

use super::placed::{Place, Placed};
use super::roads::Reach;
use super::worth::{Animals, only};
use crate::rules::{Animal, LEAPS, Position, RatLeavingWater, RuleSet, Side, Square, SquareSet, WATER};

/// The animals of a side, where they are and what they reach.
pub(super) struct Army<'a> {
    pub(super) side: Side,
    pub(super) animals: Animals,
    pub(super) places: &'a [Square; 8],
    /// The shortest ways that any of them has.
    pub(super) nearest: Reach,
    /// What is known of each one where it stands.
    pub(super) stands: [&'a Place; 8],
    /// Each one's moves to the nearest of its own traps, a byte each.
    home: u64,
}

/// The same byte eight times.
pub(super) const fn bytes(byte: u8) -> u64 {
    u64::from_le_bytes([byte; 8])
}

/// Eight bytes, each with its high bit set.
pub(super) const HIGH_BITS: u64 = bytes(0x80);

/// How many bytes have their high bit set, where no other bit is: the sum of all bytes, gathered in the highest.
pub(super) const fn count(high_bits: u64) -> usize {
    ((high_bits >> 7).wrapping_mul(bytes(1)) >> 56) as usize
}

impl<'a> Army<'a> {
    pub(super) fn new(position: &'a Position, side: Side, placed: &'a Placed) -> Army<'a> {
        let places = position.places(side);
        let placed = placed.of(side);
        let stands: [&Place; 8] = std::array::from_fn(|i| &placed[i][places[i].index()]);
        let (mut nearest, mut home) = (Reach::NOTHING, 0);
        for place in stands {
            nearest = nearest.shorter(&place.reach);
            home |= place.home;
        }
        Army { side, animals: position.animals(side), places, nearest, stands, home }
    }

    /// A byte with its high bit set for each animal that is within so many moves of one of its own traps: `moves` has them
    /// in every byte, with the high bits set.
    pub(super) fn home_within(&self, moves: u64) -> u64 {
        // No byte borrows from the next: each minuend has its high bit set, and no subtrahend has.
        moves.wrapping_sub(self.home) & HIGH_BITS
    }
}

const RAT: usize = Animal::Rat.index();
const ELEPHANT: usize = Animal::Elephant.index();

/// How the animals compare under a rule set.
#[derive(Debug, Clone)]
pub(super) struct Kin {
    /// From the rat to the lion.
    strengths: [u8; ELEPHANT],
    elephant_takes_rat: bool,
}

impl Kin {
    /// By who can take whom.
    pub(super) fn new(rules: &RuleSet, rat_takers: Animals) -> Kin {
        Kin {
            strengths: std::array::from_fn(|i| rules.strength(Animal::ALL[i])),
            elephant_takes_rat: rat_takers & only(Animal::Elephant) != 0,
        }
    }
}

/// Where each animal's next move could lead, whoever stands there.
pub(super) struct Strikes([SquareSet; 8]);

impl Strikes {
    /// For each enemy animal, the squares where one of these could take it on open ground.
    pub(super) fn danger(&self, kin: &Kin) -> [SquareSet; 8] {
        let mut at_least = [SquareSet::EMPTY; 10];
        for (&strength, &strikes) in kin.strengths.iter().zip(&self.0[..ELEPHANT]) {
            at_least[usize::from(strength)] |= strikes;
        }
        for strength in (0..9).rev() {
            let stronger = at_least[strength + 1];
            at_least[strength] |= stronger;
        }
        let elephant = self.0[ELEPHANT];
        let mut danger = [SquareSet::EMPTY; 8];
        for (danger, &strength) in danger.iter_mut().zip(&kin.strengths) {
            *danger = at_least[usize::from(strength)] | elephant;
        }
        danger[RAT] = at_least[0] | if kin.elephant_takes_rat { elephant } else { SquareSet::EMPTY };
        danger[ELEPHANT] = elephant | self.0[RAT];
        danger
    }
}

/// Where the lion and the tiger leap to, and where the rat strikes from the water.
#[derive(Debug, Clone)]
pub(super) struct Leapers {
    /// For the tiger and the lion, from every square: the water crossed and where the leap lands.
    leaps: [(Animal, Box<[ArrayVec<(SquareSet, Square), 2>; 64]>); 2],
    rat_leaves_water: bool,
}

impl Leapers {
    pub(super) fn new(rules: &RuleSet) -> Leapers {
        let leaps = [(Animal::Lion, rules.lion_leaps), (Animal::Tiger, rules.tiger_leaps)].map(|(animal, ways)| {
            let mut lanes = Box::new([const { ArrayVec::new_const() }; 64]);
            for leap in LEAPS.iter().filter(|leap| ways.allows(leap.along_file)) {
                lanes[leap.from.index()].push((leap.over, leap.to));
            }
            (animal, lanes)
        });
        Leapers { leaps, rat_leaves_water: rules.rat_leaving_water_takes != RatLeavingWater::Nothing }
    }

    /// The leaps that no rat bars, of the lion and of the tiger.
    pub(super) fn open(&self, places: &[Square; 8], rats: SquareSet) -> [SquareSet; 2] {
        self.leaps.each_ref().map(|(animal, lanes)| {
            let mut landings = SquareSet::EMPTY;
            for &(over, to) in &lanes[places[animal.index()].index()] {
                if (over & rats).is_empty() {
                    landings.insert(to);
                }
            }
            landings
        })
    }

    /// Where the side's next move could lead, whoever stands there.
    pub(super) fn strikes(&self, position: &Position, side: Side, rats: SquareSet) -> Strikes {
        let places = position.places(side);
        let animals = position.animals(side);
        let mut strikes = [SquareSet::EMPTY; 8];
        for (i, strikes) in strikes.iter_mut().enumerate() {
            if animals & 1 << i != 0 {
                *strikes = places[i].neighbors() & !WATER;
            }
        }
        for ((animal, _), landings) in self.leaps.iter().zip(self.open(places, rats)) {
            strikes[animal.index()] |= landings;
        }
        // A rat strikes where it is, in the water or on land, and across the bank only where the rules let it.
        if animals & only(Animal::Rat) != 0 && WATER.contains(places[RAT]) {
            let water = places[RAT].neighbors() & WATER;
            strikes[RAT] = if self.rat_leaves_water { strikes[RAT] | water } else { water };
        }
        Strikes(strikes)
    }
}
