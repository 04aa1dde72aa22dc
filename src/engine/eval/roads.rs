//! How many moves each animal needs from every square to the places that matter, on an empty board.

use crate::rules::{Animal, LEAPS, Leaps, RuleSet, Side, Square, SquareSet, TRAPS, WATER};

/// Moves to somewhere from every square.
type Distances = [u8; Square::COUNT];

/// Farther than any road on the board.
pub(super) const NO_ROAD: u8 = 31;

/// The roads of every animal, as Red walks them; Blue's are the same seen from the other side of the board.
#[derive(Debug, Clone)]
pub(super) struct Roads {
    den: [Distances; 8],
    enemy_traps: [[Distances; 3]; 8],
    own_traps: [[Distances; 3]; 8],
}

impl Roads {
    pub(super) fn new(rules: &RuleSet) -> Roads {
        let to = |animal: Animal, target: Square| distances(rules, animal, target);
        let to_traps = |owner: Side| {
            Animal::ALL.map(|animal| {
                let mut traps = TRAPS[Side::Red.index()].into_iter().map(|trap| match owner {
                    Side::Red => to(animal, trap),
                    // The nth trap of the enemy is the nth of one's own, seen from the other side.
                    Side::Blue => to(animal, trap.rotated()),
                });
                std::array::from_fn(|_| traps.next().unwrap_or([NO_ROAD; Square::COUNT]))
            })
        };
        Roads {
            den: Animal::ALL.map(|animal| to(animal, Square::den(Side::Blue))),
            enemy_traps: to_traps(Side::Blue),
            own_traps: to_traps(Side::Red),
        }
    }

    /// Moves to the enemy's den.
    pub(super) fn to_den(&self, side: Side, animal: Animal, from: Square) -> u8 {
        self.den[animal.index()][seen_by(side, from)]
    }

    /// Moves to each of the enemy's traps.
    pub(super) fn to_enemy_traps(&self, side: Side, animal: Animal, from: Square) -> [u8; 3] {
        let square = seen_by(side, from);
        self.enemy_traps[animal.index()].each_ref().map(|trap| trap[square])
    }

    /// Moves to each of one's own traps, in the order in which the enemy's
    /// [`to_enemy_traps`](Roads::to_enemy_traps) names them.
    pub(super) fn to_own_traps(&self, side: Side, animal: Animal, from: Square) -> [u8; 3] {
        let square = seen_by(side, from);
        self.own_traps[animal.index()].each_ref().map(|trap| trap[square])
    }
}

/// The index of a square as the side sees the board.
fn seen_by(side: Side, square: Square) -> usize {
    match side {
        Side::Red => square.index(),
        Side::Blue => square.rotated().index(),
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

    #[test]
    fn walkers_go_round_the_rivers_swimmers_through_and_leapers_over() {
        let roads = Roads::new(&RuleSet::default());
        let den = |side, animal, from| roads.to_den(side, animal, square(from));
        assert_eq!(den(Side::Red, Animal::Wolf, "b3"), 8, "by way of the file a or d");
        assert_eq!(den(Side::Red, Animal::Wolf, "c4"), NO_ROAD, "nobody but the rat can be there");
        assert_eq!(den(Side::Red, Animal::Rat, "c4"), 6);
        assert_eq!(den(Side::Red, Animal::Lion, "c3"), 4);
        assert_eq!(den(Side::Red, Animal::Wolf, "d8"), 1);
        for animal in Animal::ALL {
            for from in Square::all() {
                assert_eq!(roads.to_den(Side::Red, animal, from), roads.to_den(Side::Blue, animal, from.rotated()));
            }
        }
    }

    #[test]
    fn a_side_guards_the_trap_that_the_enemy_walks_to() {
        let roads = Roads::new(&RuleSet::default());
        for trap in TRAPS[Side::Blue.index()] {
            let attacker = roads.to_enemy_traps(Side::Red, Animal::Cat, trap);
            let guard = roads.to_own_traps(Side::Blue, Animal::Cat, trap);
            assert_eq!(attacker.map(|moves| moves == 0), guard.map(|moves| moves == 0));
        }
    }

    #[test]
    fn leaps_that_are_switched_off_are_no_road() {
        let rules = RuleSet { tiger_leaps: Leaps::None, ..RuleSet::default() };
        let roads = Roads::new(&rules);
        let from = square("c3");
        assert_eq!(roads.to_den(Side::Red, Animal::Tiger, from), roads.to_den(Side::Red, Animal::Wolf, from));
        assert!(roads.to_den(Side::Red, Animal::Lion, from) < roads.to_den(Side::Red, Animal::Tiger, from));
    }
}
