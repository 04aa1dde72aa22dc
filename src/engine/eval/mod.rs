//! Judging a position without looking ahead.
//!
//! One function, [`Evaluation::evaluate`], stands between the search and everything known about Jungle. It is a sum of
//! terms, each a weight times how often it counts: [`terms`] lists them, [`mod@weights`] has their weights, tuned from games of
//! the engine against itself. [`worth`] says what animals are worth given who is left, [`roads`] how far it is to dens and
//! traps, [`army`] what a side reaches; [`tally`] adds up, and [`placed`] has looked up beforehand what it can. All is in the units of [`Score::Cp`](super::Score::Cp).

mod army;
mod placed;
mod roads;
mod tally;
pub mod terms;
mod weights;
mod worth;

use self::army::{Army, HIGH_BITS, Kin, Leapers, bytes, count};
use self::placed::{Placed, road_terms, square_terms, standing};
use self::roads::{NO_ROAD, Roads, may_enter_den};
use self::tally::{Counts, Points, Tally};
use self::terms::{COUNT, GUARDS, LANE, LEAD, RUN, SCENT, SWIMS, TEMPO};
use self::worth::{Animals, Worth, only};
use super::score::{MOST_EVALUATED, Value};
use crate::rules::{Animal, FILES, Piece, Position, RuleSet, Side, Square, SquareSet, WATER};

/// An animal this near to one of its own traps guards its home.
const GUARD_RANGE: u64 = bytes(2) | HIGH_BITS;
/// With so few animals left in all, it is late in the game.
const LATE_ANIMALS: u32 = 9;

/// The weights in force.
pub(super) fn weights() -> &'static [i16; COUNT] {
    &weights::WEIGHTS
}

/// The judgment of positions under one rule set.
#[derive(Debug, Clone)]
pub(super) struct Evaluation {
    placed: Placed,
    worth: Worth,
    kin: Kin,
    leapers: Leapers,
    /// For each animal, a byte with its high bit set for each animal that can take it.
    takers: [u64; 8],
    /// Who may enter a den.
    enters: Animals,
}

impl Evaluation {
    pub(super) fn new(rules: &RuleSet) -> Evaluation {
        let worth = Worth::new(rules);
        let takers = Animal::ALL.map(|victim| {
            u64::from_le_bytes(Animal::ALL.map(|taker| if worth.takers(victim) & only(taker) == 0 { 0 } else { 0x80 }))
        });
        let enterers = Animal::ALL.into_iter().filter(|&animal| may_enter_den(rules, animal));
        Evaluation {
            placed: Placed::new(&Roads::new(rules), Animal::ALL.map(|animal| may_enter_den(rules, animal))),
            kin: Kin::new(rules, worth.takers(Animal::Rat)),
            leapers: Leapers::new(rules),
            takers,
            enters: enterers.fold(0, |set, animal| set | only(animal)),
            worth,
        }
    }

    /// How good the position is for the side to move, by judgment; never a proven win or loss.
    pub(super) fn evaluate(&self, position: &Position) -> Value {
        let [us, them] = self.armies(position);
        let late = is_late(&us, &them);
        let points = |one: &Army<'_>, other: &Army<'_>, waits| {
            let mut points = Points(standing(one, other, late, &self.takers));
            self.plans(one, other, waits, &mut points);
            points.0 + self.worth.of_army(one.animals, other.animals)
        };
        let tempo = Value::from(weights::WEIGHTS[TEMPO.start]);
        (points(&us, &them, 0) - points(&them, &us, 1) + tempo).clamp(-MOST_EVALUATED, MOST_EVALUATED)
    }

    /// How often each weight counts in [`Evaluation::evaluate`].
    pub(super) fn counts(&self, position: &Position) -> [i16; COUNT] {
        let [us, them] = self.armies(position);
        let mut counts = Counts { counts: [0; COUNT], sign: 1 };
        counts.weigh(TEMPO, 0, 0);
        for (one, other, waits, sign) in [(&us, &them, 0, 1), (&them, &us, 1, -1)] {
            counts.sign = sign;
            self.places(one, other, &mut counts);
            self.plans(one, other, waits, &mut counts);
            for animal in Animal::ALL.into_iter().filter(|&animal| one.animals & only(animal) != 0) {
                self.worth.terms(animal, other.animals, &mut counts);
            }
        }
        counts.counts
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

    /// For each animal of the side to move, the squares where an enemy could take it on open ground.
    pub(super) fn danger(&self, position: &Position) -> [SquareSet; 8] {
        let rats = rats(position);
        self.leapers.strikes(position, !position.side_to_move(), rats).danger(&self.kin)
    }

    /// The side to move's army and the other.
    fn armies<'a>(&'a self, position: &'a Position) -> [Army<'a>; 2] {
        let us = position.side_to_move();
        let army = |side| Army::new(position, side, &self.placed);
        [army(us), army(!us)]
    }

    /// What speaks for where the animals of `us` stand: what [`standing`] adds up.
    fn places(&self, us: &Army<'_>, them: &Army<'_>, tally: &mut impl Tally) {
        let late = is_late(us, them);
        for i in (0..8).filter(|i| us.animals & 1 << i != 0) {
            square_terms(us.side, i, us.places[i], late, tally);
            let place = us.stands[i];
            let stoppers = count(them.home_within(place.to_den) & self.takers[i]);
            road_terms(self.enters & 1 << i != 0, place.reach.den(), stoppers, tally);
        }
    }

    /// What speaks for what `us` can do next; `waits` is the number of moves the enemy makes before our next one.
    #[inline]
    fn plans(&self, us: &Army<'_>, them: &Army<'_>, waits: usize, tally: &mut impl Tally) {
        self.race(us, them, waits, tally);
        self.river(us, them, tally);
        tally.weigh(GUARDS, 0, count(us.home_within(GUARD_RANGE)).min(GUARDS.columns - 1));
    }

    /// Who is first at the traps: the enemy's, for a run to the den, and one's own.
    fn race(&self, us: &Army<'_>, them: &Army<'_>, waits: usize, tally: &mut impl Tally) {
        let mut run = NO_ROAD;
        for (moves, guard) in us.nearest.enemy_traps().into_iter().zip(them.nearest.own_traps()) {
            if guard > moves + waits as u8 {
                run = run.min(moves);
            }
        }
        if usize::from(run) < RUN.columns {
            tally.weigh(RUN, waits, usize::from(run));
        }
        let middle = LEAD.columns as i32 / 2;
        for (guard, intruder) in us.nearest.own_traps().into_iter().zip(them.nearest.enemy_traps()) {
            let lead = (i32::from(intruder) - i32::from(guard)).clamp(-middle, middle);
            tally.weigh(LEAD, 0, (lead + middle) as usize);
        }
    }

    /// Leaps that are open, the rat that swims, and the elephant that has to fear the enemy's.
    fn river(&self, us: &Army<'_>, them: &Army<'_>, tally: &mut impl Tally) {
        let rat = Animal::Rat.index();
        let rats = SquareSet::of(us.places[rat]) | SquareSet::of(them.places[rat]);
        for (leaper, landings) in self.leapers.open(us.places, rats).into_iter().enumerate() {
            if !landings.is_empty() {
                tally.weigh(LANE, 0, leaper);
            }
        }
        let leapers = only(Animal::Lion) | only(Animal::Tiger);
        if WATER.contains(us.places[rat]) && them.animals & leapers != 0 {
            tally.weigh(SWIMS, 0, 0);
        }
        if us.animals & only(Animal::Elephant) != 0 && them.animals & only(Animal::Rat) != 0 {
            let steps = usize::from(us.places[Animal::Elephant.index()].distance(them.places[rat]));
            if steps < SCENT.columns {
                tally.weigh(SCENT, 0, steps);
            }
        }
    }
}

/// Are few animals left?
fn is_late(us: &Army<'_>, them: &Army<'_>) -> bool {
    us.animals.count_ones() + them.animals.count_ones() <= LATE_ANIMALS
}

/// Where rats stand, of either side.
fn rats(position: &Position) -> SquareSet {
    let rat = |side| SquareSet::of(position.places(side)[Animal::Rat.index()]);
    rat(Side::Red) | rat(Side::Blue)
}

/// The column of a square in [`terms::SQUARE`], as the side sees the board, its right half laid upon the left.
const fn seen_by(side: Side, square: Square) -> usize {
    SEEN[side.index()][square.index()] as usize
}

const SEEN: [[u8; 64]; 2] = {
    let mut table = [[0; 64]; 2];
    let mut index = 0;
    while index < Square::COUNT {
        let (file, rank) = (index as u8 % FILES, index as u8 / FILES);
        let column = if file < FILES / 2 { file } else { FILES - 1 - file } + rank * (FILES / 2 + 1);
        table[Side::Red.index()][index] = column;
        table[Side::Blue.index()][Square::COUNT - 1 - index] = column;
        index += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use rand::rngs::ChaCha8Rng;
    use rand::{RngExt as _, SeedableRng as _};

    use super::*;
    use crate::rules::{DenEntry, Game};

    fn judge(fen: &str) -> Value {
        let rules = RuleSet::default();
        let position = Position::from_fen(fen, &rules).expect("a position");
        Evaluation::new(&rules).evaluate(&position)
    }

    #[test]
    fn the_start_is_even_but_for_the_move() {
        assert_eq!(judge("l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w"), Value::from(weights()[TEMPO.start]));
    }

    #[test]
    fn what_is_looked_up_is_what_the_terms_add_up_to() {
        let mut random = ChaCha8Rng::seed_from_u64(7);
        for den_entry in [DenEntry::Any, DenEntry::RatOnly] {
            let rules = RuleSet { den_entry, ..RuleSet::default() };
            let evaluation = Evaluation::new(&rules);
            for _ in 0..20 {
                let mut position = *Game::new(rules.clone(), Side::Red).position();
                for _ in 0..150 {
                    let moves = position.moves(&rules);
                    if position.decided().is_some() || moves.is_empty() {
                        break;
                    }
                    position.play(moves[random.random_range(0..moves.len())], &rules);
                    let counts = evaluation.counts(&position);
                    let sum: Value = counts.iter().zip(weights()).map(|(&c, &w)| Value::from(c) * Value::from(w)).sum();
                    assert_eq!(evaluation.evaluate(&position), sum.clamp(-MOST_EVALUATED, MOST_EVALUATED));
                }
            }
        }
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
