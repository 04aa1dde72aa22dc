//! Judging a position without looking ahead.
//!
//! One function, [`Evaluation::evaluate`], stands between the search and everything known about Jungle. Its terms: what
//! each animal is worth given who is left ([`worth`]), how near it is to the enemy's den and how free its road is
//! ([`roads`]), runs that nobody can stop, guards at home, leap lanes, and the rat's river. All constants are in the
//! units of [`Score::Cp`](super::Score::Cp) and were chosen by hand.

mod roads;
mod worth;

use arrayvec::ArrayVec;

use self::roads::{NO_ROAD, Reach, Roads, may_enter_den};
use self::worth::{Animals, Worth, only};
use super::score::{MOST_EVALUATED, Value};
use crate::rules::{Animal, LEAPS, Piece, Position, RuleSet, Side, Square, SquareSet, WATER};

/// For an animal so many moves from the enemy's den with a free road: rising all the way, so that there is always
/// something to do, and steeply near the den, where a threat ties down guards.
const APPROACH: [Value; 16] = [0, 120, 88, 66, 50, 39, 31, 25, 20, 16, 12, 9, 6, 4, 2, 0];
/// How many quarters of [`APPROACH`] count when 0, 1, 2, 3 or more enemies that can take the animal are at least as near to
/// their den as the animal is. (In matches twice as much as at first thought, against material, scored 61 %.)
const ROAD_QUARTERS: [Value; 5] = [14, 9, 7, 5, 4];
/// An animal that may not enter the den still ties down guards there.
const SIEGE_QUARTERS: Value = 1;
/// A run to the den that no guard can reach in time, less [`RUN_STEP`] for every move it still needs; short of an
/// animal's worth, because somebody may yet stand in the way.
const RUN: Value = 520;
const RUN_STEP: Value = 45;
/// Longer runs leave the enemy time for other answers.
const LONGEST_RUN: u8 = 7;
/// By the number of animals within [`GUARD_RANGE`] moves of one of their own traps: an intruder on a trap falls to any
/// one of them, so the first counts most.
const GUARDS: [Value; 4] = [-70, 0, 22, 30];
const GUARD_RANGE: u8 = 2;
/// A lion or tiger on a bank from which it can leap now.
const LANE: Value = 10;
/// A rat in the river while the enemy has somebody who leaps: it bars lanes where hardly anybody can take it.
const RAT_IN_RIVER: Value = 16;
/// For every step that a rat hunting the elephant is nearer than [`SCENT`] steps.
const SCENTED: Value = 12;
const SCENT: u8 = 4;
/// The right to move is worth a little.
const TEMPO: Value = 12;

/// The judgment of positions under one rule set.
#[derive(Debug, Clone)]
pub(super) struct Evaluation {
    roads: Roads,
    worth: Worth,
    /// For each animal, by its moves to the den and by how many enemies stand in its way, what its nearness is worth.
    approach: Box<[[[i16; STOPPERS]; NO_ROAD as usize + 1]; 8]>,
    /// For each animal, a byte with its high bit set for each animal that can take it.
    takers: [u64; 8],
    /// Who may enter a den.
    enters: Animals,
    lanes: Lanes,
}

/// More than the most animals that can stand in the way, and a power of two.
const STOPPERS: usize = 16;

/// The animals of a side and what they need to be judged.
struct Army<'a> {
    side: Side,
    animals: Animals,
    places: &'a [Square; 8],
    /// The shortest ways that any of them has.
    nearest: Reach,
    /// Each one's moves to the nearest of its own traps, a byte each.
    home: u64,
}

/// Eight bytes, each with its high bit set.
const HIGH_BITS: u64 = u64::from_le_bytes([0x80; 8]);

/// How many bytes have their high bit set, where no other bit is: the sum of all bytes, gathered in the highest.
const fn count(high_bits: u64) -> usize {
    ((high_bits >> 7).wrapping_mul(u64::from_le_bytes([1; 8])) >> 56) as usize
}

impl Army<'_> {
    /// A byte with its high bit set for each animal that is within so many moves of one of its own traps.
    fn home_within(&self, moves: u8) -> u64 {
        // No byte borrows from the next: each minuend has its high bit set, and no subtrahend has.
        (u64::from_le_bytes([moves; 8]) | HIGH_BITS).wrapping_sub(self.home) & HIGH_BITS
    }
}

impl Evaluation {
    pub(super) fn new(rules: &RuleSet) -> Evaluation {
        let worth = Worth::new(rules);
        let mut approach = Box::new([[[0; STOPPERS]; NO_ROAD as usize + 1]; 8]);
        let mut enters = 0;
        for animal in Animal::ALL {
            let may_enter = may_enter_den(rules, animal);
            if may_enter {
                enters |= only(animal);
            }
            for (nearness, by_stoppers) in APPROACH.into_iter().zip(approach[animal.index()].iter_mut()) {
                for (stoppers, value) in by_stoppers.iter_mut().enumerate() {
                    let road = ROAD_QUARTERS[stoppers.min(ROAD_QUARTERS.len() - 1)];
                    *value = (nearness * if may_enter { road } else { SIEGE_QUARTERS } / 4) as i16;
                }
            }
        }
        let takers = Animal::ALL.map(|victim| {
            u64::from_le_bytes(Animal::ALL.map(|taker| if worth.takers(victim) & only(taker) == 0 { 0 } else { 0x80 }))
        });
        Evaluation { roads: Roads::new(rules), worth, approach, takers, enters, lanes: Lanes::new(rules) }
    }

    /// How good the position is for the side to move, by judgment; never a proven win or loss.
    pub(super) fn evaluate(&self, position: &Position) -> Value {
        let us = self.army(position, position.side_to_move());
        let them = self.army(position, !position.side_to_move());
        let value = self.side(&us, &them, 0) - self.side(&them, &us, 1) + TEMPO;
        value.clamp(-MOST_EVALUATED, MOST_EVALUATED)
    }

    /// What the piece is worth to its side, given who is left.
    pub(super) fn worth(&self, position: &Position, piece: Piece) -> Value {
        self.worth.of(piece.animal, position.animals(!piece.side))
    }

    /// What the animal is worth while all enemies are there.
    pub(super) fn typical_worth(&self, animal: Animal) -> Value {
        self.worth.of(animal, Animals::MAX)
    }

    /// May the animal enter the enemy's den?
    pub(super) fn may_enter(&self, animal: Animal) -> bool {
        self.enters & only(animal) != 0
    }

    /// For each animal of the side to move, the squares beside an enemy that could take it there, traps and leaps aside.
    pub(super) fn danger(&self, position: &Position) -> [SquareSet; 8] {
        let mut enemies = position.animals(!position.side_to_move());
        let places = position.places(!position.side_to_move());
        if WATER.contains(places[Animal::Rat.index()]) {
            enemies &= !only(Animal::Rat);
        }
        let reach: [SquareSet; 8] =
            std::array::from_fn(
                |i| {
                    if enemies & 1 << i == 0 { SquareSet::EMPTY } else { places[i].neighbors() & !WATER }
                },
            );
        Animal::ALL.map(|animal| {
            let mut squares = SquareSet::EMPTY;
            let mut takers = self.worth.takers(animal) & enemies;
            while takers != 0 {
                squares |= reach[takers.trailing_zeros() as usize];
                takers &= takers - 1;
            }
            squares
        })
    }

    fn army<'a>(&self, position: &'a Position, side: Side) -> Army<'a> {
        let places = position.places(side);
        let mut nearest = Reach::NOTHING;
        let mut home = [0; 8];
        for ((roads, square), home) in self.roads.of(side).iter().zip(places).zip(&mut home) {
            let reach = &roads[square.index()];
            nearest = nearest.shorter(reach);
            *home = reach.home();
        }
        Army { side, animals: position.animals(side), places, nearest, home: u64::from_le_bytes(home) }
    }

    /// What speaks for `us`; `waits` is the number of moves the enemy makes before our next one.
    fn side(&self, us: &Army<'_>, them: &Army<'_>, waits: u8) -> Value {
        self.worth.of_army(us.animals, them.animals)
            + self.approach(us, them)
            + run(us, them, waits)
            + guards(us)
            + self.lanes.open(us, them)
            + rat_in_river(us, them)
            - scented(us, them)
    }

    /// Nearness to the enemy's den, by how free each animal's road is.
    fn approach(&self, us: &Army<'_>, them: &Army<'_>) -> Value {
        let mut value = 0;
        for (i, roads) in self.roads.of(us.side).iter().enumerate() {
            let moves = roads[us.places[i].index()].den();
            let stoppers = count(them.home_within(moves) & self.takers[i]);
            value += Value::from(self.approach[i][usize::from(moves & NO_ROAD)][stoppers % STOPPERS]);
        }
        value
    }
}

/// A run to the den that comes through one of its traps before any guard can strike there.
fn run(us: &Army<'_>, them: &Army<'_>, waits: u8) -> Value {
    let mut shortest = NO_ROAD;
    for (moves, guard) in us.nearest.enemy_traps().into_iter().zip(them.nearest.own_traps()) {
        if guard > moves + waits {
            shortest = shortest.min(moves);
        }
    }
    if shortest <= LONGEST_RUN { RUN - RUN_STEP * Value::from(shortest) } else { 0 }
}

fn guards(us: &Army<'_>) -> Value {
    let guards = count(us.home_within(GUARD_RANGE));
    GUARDS[guards.min(GUARDS.len() - 1)]
}

/// For the lion and the tiger, the water under each leap from every square.
#[derive(Debug, Clone)]
struct Lanes([(Animal, Box<[ArrayVec<SquareSet, 2>; 64]>); 2]);

impl Lanes {
    fn new(rules: &RuleSet) -> Lanes {
        Lanes([(Animal::Lion, rules.lion_leaps), (Animal::Tiger, rules.tiger_leaps)].map(|(animal, ways)| {
            let mut lanes = Box::new([const { ArrayVec::new_const() }; 64]);
            for leap in LEAPS.iter().filter(|leap| ways.allows(leap.along_file)) {
                lanes[leap.from.index()].push(leap.over);
            }
            (animal, lanes)
        }))
    }

    /// What the leaps are worth that no rat bars now.
    fn open(&self, us: &Army<'_>, them: &Army<'_>) -> Value {
        let rat = Animal::Rat.index();
        let rats = SquareSet::of(us.places[rat]) | SquareSet::of(them.places[rat]);
        let mut value = 0;
        for (animal, lanes) in &self.0 {
            let lanes = &lanes[us.places[animal.index()].index()];
            if lanes.iter().any(|&over| (over & rats).is_empty()) {
                value += LANE;
            }
        }
        value
    }
}

fn rat_in_river(us: &Army<'_>, them: &Army<'_>) -> Value {
    let leapers = only(Animal::Lion) | only(Animal::Tiger);
    let swims = WATER.contains(us.places[Animal::Rat.index()]);
    if swims && them.animals & leapers != 0 { RAT_IN_RIVER } else { 0 }
}

/// How much our elephant has to fear their rat.
fn scented(us: &Army<'_>, them: &Army<'_>) -> Value {
    if us.animals & only(Animal::Elephant) == 0 || them.animals & only(Animal::Rat) == 0 {
        return 0;
    }
    let distance = us.places[Animal::Elephant.index()].distance(them.places[Animal::Rat.index()]);
    SCENTED * Value::from(SCENT.saturating_sub(distance))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judge(fen: &str) -> Value {
        let rules = RuleSet::default();
        let position = Position::from_fen(fen, &rules).expect("a position");
        Evaluation::new(&rules).evaluate(&position)
    }

    #[test]
    fn the_start_is_even_but_for_the_move() {
        assert_eq!(judge("l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w"), TEMPO);
    }

    #[test]
    fn both_sides_are_judged_alike() {
        // The second position is the first with the board turned round and the sides exchanged.
        let pairs = [
            ("p1l1t2/2d1e2/1rc4/3w3/3W3/4R2/ET2DP1/C4L1/7 w", "7/1l4c/1pd2te/2r4/3w3/3W3/4CR1/2E1D2/2T1L1P b"),
            ("7/1r3c1/dl5/7/W6/4R1e/1D1C3/E6/4P1L b", "l1p4/6e/3c1d1/E1r4/6w/7/5LD/1C3R1/7 w"),
        ];
        for (one, other) in pairs {
            assert_eq!(judge(one), judge(other), "{one}");
        }
    }

    #[test]
    fn a_run_that_nobody_can_stop_is_worth_much() {
        // The wolf is two moves from the den. The lion is at the other end of the board, where a leap does not help it, or
        // beside the trap.
        let free = judge("7/7/3W3/7/7/7/l6/2C4/7 w");
        let home = judge("7/2l4/3W3/7/7/7/7/2C4/7 w");
        assert!(free > home + 300, "{free} {home}");
    }

    #[test]
    fn a_home_without_guards_is_worse() {
        let with = judge("l6/7/7/7/7/7/7/2D4/6L w");
        let without = judge("l6/7/7/7/7/7/D6/7/6L w");
        assert!(with > without, "{with} {without}");
    }
}
