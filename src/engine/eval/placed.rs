//! What each animal adds by where it stands, looked up rather than added up: most of a judgment.

use super::army::{Army, HIGH_BITS, bytes, count};
use super::roads::{NO_ROAD, Reach, Roads};
use super::seen_by;
use super::tally::{Points, Tally};
use super::terms::{LATE, ROAD, SIEGE, SQUARE};
use crate::engine::score::Value;
use crate::rules::{Animal, Side, Square};

/// All that is known of an animal on a square: one line of the processor's cache.
#[derive(Debug, Clone, Copy)]
#[repr(align(64))]
pub(super) struct Place {
    /// Its moves to what matters.
    pub(super) reach: Reach,
    /// Its moves to the enemy's den in every byte, with the high bits set.
    pub(super) to_den: u64,
    /// Its moves to the nearest of its own traps, in the animal's byte.
    pub(super) home: u64,
    /// What standing there is worth before and late in the game.
    standing: [i16; 2],
    /// What its road to the den is worth, by enemies in the way.
    road: [i16; 9],
}

/// What is known by side, by animal, by square; the last square is that of a taken animal.
#[derive(Debug, Clone)]
pub(super) struct Placed(Box<[[[Place; 64]; 8]; 2]>);

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
    pub(super) fn new(roads: &Roads, enters: [bool; 8]) -> Placed {
        let nowhere = Place { reach: Reach::NOTHING, to_den: 0, home: 0, standing: [0; 2], road: [0; 9] };
        let mut placed = Box::new([[[nowhere; 64]; 8]; 2]);
        for side in Side::ALL {
            for animal in Animal::ALL.map(Animal::index) {
                for (square, place) in placed[side.index()][animal].iter_mut().enumerate() {
                    let reach = roads.of(side)[animal][square];
                    place.reach = reach;
                    place.to_den = bytes(reach.den()) | HIGH_BITS;
                    place.home = u64::from(reach.home()) << (8 * animal);
                    let Some(square) = Square::from_index(square) else { continue };
                    place.standing =
                        [false, true].map(|late| points(|points| square_terms(side, animal, square, late, points)));
                    // Whoever has no road has it as far as can be.
                    let moves = reach.den().min(NO_ROAD);
                    place.road = std::array::from_fn(|stoppers| {
                        points(|points| road_terms(enters[animal], moves, stoppers, points))
                    });
                }
            }
        }
        Placed(placed)
    }

    /// For each animal of a side, what is known of it on every square.
    pub(super) fn of(&self, side: Side) -> &[[Place; 64]; 8] {
        &self.0[side.index()]
    }
}

/// What terms are worth together.
fn points(add: impl FnOnce(&mut Points)) -> i16 {
    let mut points = Points(0);
    add(&mut points);
    points.0 as i16
}

/// What standing where they do is worth to the animals of `us`; `takers` are, for each of them, the enemies that can take
/// it, as [`Army::home_within`] counts animals.
#[inline]
pub(super) fn standing(us: &Army<'_>, them: &Army<'_>, late: bool, takers: &[u64; 8]) -> Value {
    let mut points = 0;
    for (place, takers) in us.stands.iter().zip(takers) {
        let stoppers = count(them.home_within(place.to_den) & takers);
        points += Value::from(place.standing[usize::from(late)]) + Value::from(place.road[stoppers]);
    }
    points
}
