//! What each animal adds by where it stands, looked up rather than added up: most of a judgment.

use super::army::{Army, count};
use super::roads::{NO_ROAD, OFF_BOARD};
use super::seen_by;
use super::tally::{Points, Tally};
use super::terms::{LATE, ROAD, SIEGE, SQUARE};
use crate::engine::score::Value;
use crate::rules::{Animal, Side, Square};

/// What the terms of a place are worth.
#[derive(Debug, Clone)]
pub(super) struct Placed {
    /// Before and late in the game, by side, by animal, by square; the last square is that of a taken animal.
    squares: Box<[[[[i16; 64]; 8]; 2]; 2]>,
    /// By animal, which of [`Placed::roads`] are its own.
    enters: [usize; 8],
    /// Of those who may not enter the den and those who may: by moves to the den, by enemies in the way.
    roads: Box<[[[i16; 9]; OFF_BOARD as usize + 1]; 2]>,
}

/// What speaks for an animal on a square.
pub(super) fn square_terms(side: Side, animal: usize, square: Square, late: bool, tally: &mut impl Tally) {
    let seen = seen_by(side, square);
    tally.weigh(SQUARE, animal, seen);
    tally.weigh_if(late, LATE, animal, seen);
}

/// What speaks for an animal so many moves from the enemy's den.
pub(super) fn road_terms(enters: bool, moves: u8, stoppers: usize, tally: &mut impl Tally) {
    let road = usize::from(moves).min(ROAD.rows - 1);
    if enters {
        tally.weigh(ROAD, road, stoppers.min(ROAD.columns - 1));
    } else {
        tally.weigh(SIEGE, 0, road);
    }
}

impl Placed {
    /// By who may enter a den.
    pub(super) fn new(enters: [bool; 8]) -> Placed {
        let mut squares = Box::new([[[[0; 64]; 8]; 2]; 2]);
        for (late, squares) in squares.iter_mut().enumerate() {
            for side in Side::ALL {
                for animal in Animal::ALL {
                    for square in Square::all() {
                        let mut points = Points(0);
                        square_terms(side, animal.index(), square, late == 1, &mut points);
                        squares[side.index()][animal.index()][square.index()] = points.0 as i16;
                    }
                }
            }
        }
        let mut roads = Box::new([[[0; 9]; OFF_BOARD as usize + 1]; 2]);
        for (enters, roads) in roads.iter_mut().enumerate() {
            for moves in 0..=NO_ROAD {
                for (stoppers, road) in roads[usize::from(moves)].iter_mut().enumerate() {
                    let mut points = Points(0);
                    road_terms(enters == 1, moves, stoppers, &mut points);
                    *road = points.0 as i16;
                }
            }
        }
        Placed { squares, enters: enters.map(usize::from), roads }
    }

    /// The sum over the animals of `us`; `takers` are, for each of them, the enemies that can take it, as
    /// [`Army::home_within`] counts animals.
    #[inline]
    pub(super) fn points(&self, us: &Army<'_>, them: &Army<'_>, late: bool, takers: &[u64; 8]) -> Value {
        let squares = &self.squares[usize::from(late)][us.side.index()];
        let mut points = 0;
        for animal in 0..8 {
            let moves = us.den[animal];
            let stoppers = count(them.home_within(moves) & takers[animal]);
            points += Value::from(squares[animal][us.places[animal].index()])
                + Value::from(self.roads[self.enters[animal]][usize::from(moves)][stoppers]);
        }
        points
    }
}
