//! How many moves each animal needs from every square to the places that matter, on an empty board.

use arrayvec::ArrayVec;

use crate::rules::{Animal, DenEntry, LEAPS, Leaps, RuleSet, Side, Square, SquareSet, TRAPS, WATER};

/// Moves to somewhere from every square.
type Distances = [u8; Square::COUNT];

/// Farther than any road on the board.
pub(super) const NO_ROAD: u8 = 31;
/// How far a taken animal is from the den.
pub(super) const OFF_BOARD: u8 = NO_ROAD + 1;
/// Farther than anything: how far a taken animal is from its traps.
const GONE: u8 = 127;

/// From one square, an animal's moves to all that matters, side by side: the processor compares the sixteen at once.
#[derive(Debug, Clone, Copy)]
#[repr(align(16))]
pub(super) struct Reach([u8; 16]);

/// Where in a [`Reach`] the moves are found to each of one's own traps, to each of the enemy's that the animal may enter
/// the den from (in the order in which its owner names them), to the nearest of one's own, and to the enemy's den.
const OWN_TRAPS: usize = 0;
const ENEMY_TRAPS: usize = 4;
const HOME: usize = 8;
const DEN: usize = 9;

impl Reach {
    /// Nothing can be reached.
    pub(super) const NOTHING: Reach = {
        let mut reach = [NO_ROAD; 16];
        reach[HOME] = GONE;
        reach[DEN] = OFF_BOARD;
        Reach(reach)
    };

    /// The shorter way of the two to each place.
    pub(super) fn shorter(self, other: &Reach) -> Reach {
        let mut shorter = self.0;
        for (moves, &others) in shorter.iter_mut().zip(&other.0) {
            *moves = others.min(*moves);
        }
        Reach(shorter)
    }

    /// Moves to each of one's own traps.
    pub(super) fn own_traps(&self) -> [u8; 3] {
        std::array::from_fn(|trap| self.0[OWN_TRAPS + trap])
    }

    /// Moves to each of the enemy's traps, for an animal that may enter the den.
    pub(super) fn enemy_traps(&self) -> [u8; 3] {
        std::array::from_fn(|trap| self.0[ENEMY_TRAPS + trap])
    }

    /// Moves to the nearest of one's own traps.
    pub(super) const fn home(&self) -> u8 {
        self.0[HOME]
    }

    /// Moves to the enemy's den, whether the animal may enter it or not.
    pub(super) const fn den(&self) -> u8 {
        self.0[DEN]
    }
}

/// The roads of every animal of either side from every square; the last entry is for a taken animal.
#[derive(Debug, Clone)]
pub(super) struct Roads(Box<[[[Reach; 64]; 8]; 2]>);

impl Roads {
    pub(super) fn new(rules: &RuleSet) -> Roads {
        let mut roads = Box::new([[[Reach::NOTHING; 64]; 8]; 2]);
        for animal in Animal::ALL {
            let den = distances(rules, animal, Square::den(Side::Blue));
            let traps = TRAPS[Side::Red.index()];
            let own: ArrayVec<Distances, 3> = traps.into_iter().map(|trap| distances(rules, animal, trap)).collect();
            // The nth trap of the enemy is the nth of one's own, seen from the other side.
            let enemy: ArrayVec<Distances, 3> =
                traps.into_iter().map(|trap| distances(rules, animal, trap.rotated())).collect();
            for square in Square::all() {
                let at = |distances: &Distances| distances[square.index()];
                let mut reach = Reach::NOTHING;
                for (i, (own, enemy)) in own.iter().zip(&enemy).enumerate() {
                    reach.0[OWN_TRAPS + i] = at(own);
                    if may_enter_den(rules, animal) {
                        reach.0[ENEMY_TRAPS + i] = at(enemy);
                    }
                }
                reach.0[HOME] = own.iter().map(at).fold(NO_ROAD, u8::min);
                reach.0[DEN] = at(&den);
                // Blue's roads are Red's, seen from the other side.
                roads[Side::Red.index()][animal.index()][square.index()] = reach;
                roads[Side::Blue.index()][animal.index()][square.rotated().index()] = reach;
            }
        }
        Roads(roads)
    }

    /// For each animal of a side, its roads from every square.
    pub(super) fn of(&self, side: Side) -> &[[Reach; 64]; 8] {
        &self.0[side.index()]
    }
}

/// May the animal enter the enemy's den?
pub(super) fn may_enter_den(rules: &RuleSet, animal: Animal) -> bool {
    match rules.den_entry {
        DenEntry::Any => true,
        DenEntry::RatOnly => animal == Animal::Rat,
    }
}

/// Moves from every square to `target` for Red's animal, breadth first. A road is as long backward as forward, except that
/// one's own den is closed.
fn distances(rules: &RuleSet, animal: Animal, target: Square) -> Distances {
    let mut distances = [NO_ROAD; Square::COUNT];
    distances[target.index()] = 0;
    let mut reached = SquareSet::of(target) | SquareSet::of(Square::den(Side::Red));
    let mut border = SquareSet::of(target);
    for moves in 1.. {
        let mut next = SquareSet::EMPTY;
        for square in border {
            next |= one_move(rules, animal, square);
        }
        border = next & !reached;
        if border.is_empty() {
            break;
        }
        for square in border {
            distances[square.index()] = moves;
        }
        reached |= border;
    }
    distances
}

/// Where one move of the animal leads on an empty board, dens aside.
fn one_move(rules: &RuleSet, animal: Animal, from: Square) -> SquareSet {
    let leaps = match animal {
        Animal::Lion => rules.lion_leaps,
        Animal::Tiger => rules.tiger_leaps,
        _ => Leaps::None,
    };
    let steps = if animal == Animal::Rat { from.neighbors() } else { from.neighbors() & !WATER };
    let landings = LEAPS.iter().filter(|leap| leap.from == from && leaps.allows(leap.along_file)).map(|leap| leap.to);
    steps | landings.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(name: &str) -> Square {
        name.parse().expect("a square")
    }

    fn reach(roads: &Roads, side: Side, animal: Animal, from: Square) -> Reach {
        roads.of(side)[animal.index()][from.index()]
    }

    #[test]
    fn walkers_go_round_the_rivers_swimmers_through_and_leapers_over() {
        let roads = Roads::new(&RuleSet::default());
        let den = |animal, from| reach(&roads, Side::Red, animal, square(from)).den();
        assert_eq!(den(Animal::Wolf, "b3"), 8, "by way of the file a or d");
        assert_eq!(den(Animal::Wolf, "c4"), NO_ROAD, "nobody but the rat can be there");
        assert_eq!(den(Animal::Rat, "c4"), 6);
        assert_eq!(den(Animal::Lion, "c3"), 4);
        assert_eq!(den(Animal::Wolf, "d8"), 1);
        for animal in Animal::ALL {
            for from in Square::all() {
                let there = reach(&roads, Side::Blue, animal, from.rotated());
                assert_eq!(reach(&roads, Side::Red, animal, from).den(), there.den());
            }
        }
    }

    #[test]
    fn a_side_guards_the_trap_that_the_enemy_walks_to() {
        let roads = Roads::new(&RuleSet::default());
        for trap in TRAPS[Side::Blue.index()] {
            let attacker = reach(&roads, Side::Red, Animal::Cat, trap).enemy_traps();
            let guard = reach(&roads, Side::Blue, Animal::Cat, trap);
            assert_eq!(attacker.map(|moves| moves == 0), guard.own_traps().map(|moves| moves == 0));
            assert_eq!(guard.home(), 0);
        }
    }

    #[test]
    fn who_may_not_enter_the_den_runs_nowhere() {
        let roads = Roads::new(&RuleSet { den_entry: DenEntry::RatOnly, ..RuleSet::default() });
        let traps = |animal| reach(&roads, Side::Red, animal, square("d7")).enemy_traps();
        assert_eq!(traps(Animal::Wolf), [NO_ROAD; 3]);
        assert!(traps(Animal::Rat).contains(&1));
    }

    #[test]
    fn leaps_that_are_switched_off_are_no_road() {
        let rules = RuleSet { tiger_leaps: Leaps::None, ..RuleSet::default() };
        let roads = Roads::new(&rules);
        let den = |animal| reach(&roads, Side::Red, animal, square("c3")).den();
        assert_eq!(den(Animal::Tiger), den(Animal::Wolf));
        assert!(den(Animal::Lion) < den(Animal::Tiger));
    }
}
