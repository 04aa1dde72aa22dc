//! Judging a position without looking ahead.
//!
//! One function, [`Evaluation::evaluate`], stands between the search and everything known about Jungle. Its terms: what
//! each animal is worth given who is left ([`worth`]), how near it is to the enemy's den and how free its road is
//! ([`roads`]), runs that nobody can stop, guards at home, leap lanes, and the rat's river. All constants are in the
//! units of [`Score::Cp`](super::Score::Cp) and were chosen by hand.

mod roads;
mod worth;

use self::roads::{NO_ROAD, Roads};
use self::worth::{Animals, Worth, only};
use super::score::{MOST_EVALUATED, Value};
use crate::rules::{Animal, DenEntry, LEAPS, Leap, Piece, Position, RuleSet, Side, Square, SquareSet, WATER};

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
    /// Who may enter a den.
    enters: Animals,
    /// The leaps of the lion and of the tiger under these rules.
    leaps: [(Animal, Vec<Leap>); 2],
}

/// The animals of a side and what they need to be judged.
struct Army {
    side: Side,
    animals: Animals,
    squares: [Option<Square>; 8],
    /// For each of the side's own traps, the moves its nearest guard needs to step there.
    guard: [u8; 3],
    /// For n moves, the animals within n moves of one of their own traps.
    home_within: [Animals; NO_ROAD as usize + 1],
}

impl Army {
    fn members(&self) -> impl Iterator<Item = (Animal, Square)> {
        Animal::ALL.into_iter().zip(self.squares).filter_map(|(animal, square)| Some((animal, square?)))
    }
}

impl Evaluation {
    pub(super) fn new(rules: &RuleSet) -> Evaluation {
        let leaps = [(Animal::Lion, rules.lion_leaps), (Animal::Tiger, rules.tiger_leaps)]
            .map(|(animal, ways)| (animal, LEAPS.into_iter().filter(|leap| ways.allows(leap.along_file)).collect()));
        let enters = match rules.den_entry {
            DenEntry::Any => Animals::MAX,
            DenEntry::RatOnly => only(Animal::Rat),
        };
        Evaluation { roads: Roads::new(rules), worth: Worth::new(rules), enters, leaps }
    }

    /// How good the position is for the side to move, by judgment; never a proven win or loss.
    pub(super) fn evaluate(&self, position: &Position) -> Value {
        let us = self.army(position, position.side_to_move());
        let them = self.army(position, !position.side_to_move());
        let rats = rats(position);
        let value = self.side(&us, &them, 0, rats) - self.side(&them, &us, 1, rats) + TEMPO;
        value.clamp(-MOST_EVALUATED, MOST_EVALUATED)
    }

    /// What the piece is worth to its side, given who is left.
    pub(super) fn worth(&self, position: &Position, piece: Piece) -> Value {
        let enemies =
            Animal::ALL.into_iter().filter(|&animal| position.square_of(Piece { side: !piece.side, animal }).is_some());
        self.worth.of(piece.animal, enemies.fold(0, |set, animal| set | only(animal)))
    }

    /// What the animal is worth while all enemies are there.
    pub(super) fn typical_worth(&self, animal: Animal) -> Value {
        self.worth.of(animal, Animals::MAX)
    }

    /// May the animal enter the enemy's den?
    pub(super) fn may_enter(&self, animal: Animal) -> bool {
        self.enters & only(animal) != 0
    }

    fn army(&self, position: &Position, side: Side) -> Army {
        let mut army =
            Army { side, animals: 0, squares: [None; 8], guard: [NO_ROAD; 3], home_within: [0; NO_ROAD as usize + 1] };
        for animal in Animal::ALL {
            let Some(square) = position.square_of(Piece { side, animal }) else { continue };
            army.animals |= only(animal);
            army.squares[animal.index()] = Some(square);
            let traps = self.roads.to_own_traps(side, animal, square);
            for (guard, moves) in army.guard.iter_mut().zip(traps) {
                *guard = moves.min(*guard);
            }
            let nearest = traps.into_iter().fold(NO_ROAD, u8::min);
            army.home_within[usize::from(nearest)] |= only(animal);
        }
        for moves in 1..army.home_within.len() {
            army.home_within[moves] |= army.home_within[moves - 1];
        }
        army
    }

    /// What speaks for `us`; `waits` is the number of moves the enemy makes before our next one.
    fn side(&self, us: &Army, them: &Army, waits: u8, rats: SquareSet) -> Value {
        let mut value = 0;
        let mut best_run = 0;
        for (animal, square) in us.members() {
            value += self.worth.of(animal, them.animals);
            value += self.approach(us, them, animal, square);
            if self.may_enter(animal) {
                best_run = best_run.max(self.run(us, them, animal, square, waits));
            }
        }
        value + best_run + self.guards(us) + self.lanes(us, rats) + rat_in_river(us, them) - scented(us, them)
    }

    /// Nearness to the enemy's den, by how free the road is.
    fn approach(&self, us: &Army, them: &Army, animal: Animal, square: Square) -> Value {
        let moves = self.roads.to_den(us.side, animal, square);
        let nearness = APPROACH.get(usize::from(moves)).copied().unwrap_or(0);
        let stoppers = self.worth.takers(animal) & them.home_within[usize::from(moves)];
        let quarters = if self.may_enter(animal) {
            ROAD_QUARTERS[(stoppers.count_ones() as usize).min(ROAD_QUARTERS.len() - 1)]
        } else {
            SIEGE_QUARTERS
        };
        nearness * quarters / 4
    }

    /// A run to the den that comes through one of its traps before any guard can strike there.
    fn run(&self, us: &Army, them: &Army, animal: Animal, square: Square, waits: u8) -> Value {
        let to_traps = self.roads.to_enemy_traps(us.side, animal, square);
        let free = to_traps.into_iter().zip(them.guard).filter(|&(moves, guard)| guard > moves + waits);
        let shortest = free.map(|(moves, _)| moves).min().filter(|&moves| moves <= LONGEST_RUN);
        shortest.map_or(0, |moves| RUN - RUN_STEP * Value::from(moves))
    }

    fn guards(&self, us: &Army) -> Value {
        let guards = us.home_within[usize::from(GUARD_RANGE)].count_ones() as usize;
        GUARDS[guards.min(GUARDS.len() - 1)]
    }

    fn lanes(&self, us: &Army, rats: SquareSet) -> Value {
        let open = |(animal, leaps): &&(Animal, Vec<Leap>)| {
            us.squares[animal.index()]
                .is_some_and(|square| leaps.iter().any(|leap| leap.from == square && (leap.over & rats).is_empty()))
        };
        self.leaps.iter().filter(open).count() as Value * LANE
    }
}

/// Where rats stand, of either side.
fn rats(position: &Position) -> SquareSet {
    Side::ALL.into_iter().filter_map(|side| position.square_of(Piece { side, animal: Animal::Rat })).collect()
}

fn rat_in_river(us: &Army, them: &Army) -> Value {
    let swims = us.squares[Animal::Rat.index()].is_some_and(|square| WATER.contains(square));
    let leapers = only(Animal::Lion) | only(Animal::Tiger);
    if swims && them.animals & leapers != 0 { RAT_IN_RIVER } else { 0 }
}

/// How much our elephant has to fear their rat.
fn scented(us: &Army, them: &Army) -> Value {
    match (us.squares[Animal::Elephant.index()], them.squares[Animal::Rat.index()]) {
        (Some(elephant), Some(rat)) => SCENTED * Value::from(SCENT.saturating_sub(elephant.distance(rat))),
        _ => 0,
    }
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
