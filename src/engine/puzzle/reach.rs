//! How many moves an animal needs at least, were the board empty and every leap open: a bound that holds whatever happens.

use std::sync::OnceLock;

use crate::rules::{Animal, LEAPS, Position, Side, Square, WATER};

/// By gait, from and to.
type Distances = [[[u8; Square::COUNT]; Square::COUNT]; 3];

/// The moves that an animal on `from` needs to `to`, at least; 255 where it never gets there.
pub(super) fn least_moves(animal: Animal, from: Square, to: Square) -> u8 {
    static DISTANCES: OnceLock<Box<Distances>> = OnceLock::new();
    let gait = match animal {
        Animal::Rat => 0,
        Animal::Tiger | Animal::Lion => 1,
        _ => 2,
    };
    DISTANCES.get_or_init(distances)[gait][from.index()][to.index()]
}

fn distances() -> Box<Distances> {
    let mut all = Box::new([[[u8::MAX; Square::COUNT]; Square::COUNT]; 3]);
    for (gait, table) in all.iter_mut().enumerate() {
        for from in Square::all() {
            let row = &mut table[from.index()];
            row[from.index()] = 0;
            let mut front = vec![from];
            for moves in 1.. {
                let mut next = Vec::new();
                for at in front {
                    let steps = if gait == 0 { at.neighbors() } else { at.neighbors() & !WATER };
                    let leaps = LEAPS.iter().filter(|leap| gait == 1 && leap.from == at).map(|leap| leap.to);
                    for to in steps.into_iter().chain(leaps) {
                        if row[to.index()] == u8::MAX {
                            row[to.index()] = moves;
                            next.push(to);
                        }
                    }
                }
                if next.is_empty() {
                    break;
                }
                front = next;
            }
        }
    }
    all
}

/// The moves that the nearest animal of a side needs to a square, at least.
pub(super) fn nearest(position: &Position, side: Side, to: Square) -> u8 {
    let own = position.pieces().filter(|(piece, _)| piece.side == side);
    own.map(|(piece, square)| least_moves(piece.animal, square, to)).min().unwrap_or(u8::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn walkers_go_round_the_river_leapers_over_it_and_rats_through_it() {
        let moves = |animal, from: &str, to: &str| {
            least_moves(animal, from.parse().expect("a square"), to.parse().expect("a square"))
        };
        assert_eq!(moves(Animal::Cat, "b3", "b7"), 6);
        assert_eq!(moves(Animal::Lion, "b3", "b7"), 1);
        assert_eq!(moves(Animal::Rat, "b3", "b7"), 4);
        assert_eq!(moves(Animal::Tiger, "a5", "g5"), 2);
        assert_eq!(moves(Animal::Cat, "a5", "b5"), u8::MAX);
        assert_eq!(moves(Animal::Wolf, "d1", "d9"), 8);
    }
}
