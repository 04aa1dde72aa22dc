//! Where a placement of animals stands in its table.
//!
//! The placements are numbered like the digits of a number: the last animal's square counts up first. A walker stands on
//! one of 49 squares, a rat on one of 61; nobody stands in a den while the game goes on. The board and the rules are the
//! same in a mirror, so that the first animal that is not on the middle file may be taken to be left of it, and the first
//! animal of all has little more than half the board.

use arrayvec::ArrayVec;

use super::MOST_MEN;
use super::material::Slots;
use crate::rules::{Animal, DENS, FILES, Square, SquareSet, WATER};

/// Squares of the animals in the order of the table's slots, the board turned so that the side to move is Red.
pub(super) type Placement = ArrayVec<Square, MOST_MEN>;

/// The squares on which an animal may stand, and their numbers.
#[derive(Debug)]
struct Ground {
    squares: [Square; Square::COUNT],
    numbers: [u8; Square::COUNT],
    count: usize,
}

const MIDDLE: u8 = FILES / 2;

impl Ground {
    const fn new(swims: bool, half: bool) -> Ground {
        let nowhere = Square::den(crate::rules::Side::Red);
        let mut ground = Ground { squares: [nowhere; Square::COUNT], numbers: [0; Square::COUNT], count: 0 };
        let mut i = 0;
        while i < Square::COUNT {
            if let Some(square) = Square::from_index(i) {
                let barred = DENS[0].contains(square) || DENS[1].contains(square) || !swims && WATER.contains(square);
                if !barred && (!half || square.file() <= MIDDLE) {
                    ground.squares[ground.count] = square;
                    ground.numbers[i] = ground.count as u8;
                    ground.count += 1;
                }
            }
            i += 1;
        }
        ground
    }
}

static LAND: Ground = Ground::new(false, false);
static HALF_LAND: Ground = Ground::new(false, true);
static LAND_AND_WATER: Ground = Ground::new(true, false);
static HALF_LAND_AND_WATER: Ground = Ground::new(true, true);

/// How the placements of a set of animals are numbered.
#[derive(Debug, Clone)]
pub(super) struct Layout {
    grounds: ArrayVec<&'static Ground, MOST_MEN>,
    len: usize,
}

impl Layout {
    pub(super) fn new(slots: &Slots) -> Layout {
        let swims = slots.animals().iter().map(|&animal| animal == Animal::Rat);
        let grounds: ArrayVec<&'static Ground, MOST_MEN> = swims
            .enumerate()
            .map(|(slot, swims)| match (slot, swims) {
                (0, false) => &HALF_LAND,
                (0, true) => &HALF_LAND_AND_WATER,
                (_, false) => &LAND,
                (_, true) => &LAND_AND_WATER,
            })
            .collect();
        let len = grounds.iter().map(|ground| ground.count).product();
        Layout { grounds, len }
    }

    /// How many numbers there are, those of no placement included.
    pub(super) const fn len(&self) -> usize {
        self.len
    }

    /// The number of a placement, the same as its mirror image's. The squares are such as the animals may stand on.
    pub(super) fn index(&self, placement: &[Square]) -> usize {
        let mirror =
            placement.iter().map(|square| square.file()).find(|&file| file != MIDDLE).is_some_and(|file| file > MIDDLE);
        let mut index = 0;
        for (square, ground) in placement.iter().zip(&self.grounds) {
            let square = if mirror { square.mirrored() } else { *square };
            index = index * ground.count + usize::from(ground.numbers[square.index()]);
        }
        index
    }

    /// The placement of a number; `None` where two animals would share a square, and for a mirror image that has the
    /// number of its original.
    pub(super) fn placement(&self, index: usize) -> Option<Placement> {
        let mut rest = index;
        let mut placement: Placement = self.grounds.iter().map(|ground| ground.squares[0]).collect();
        let mut taken = SquareSet::EMPTY;
        for (square, ground) in placement.iter_mut().zip(&self.grounds).rev() {
            *square = ground.squares[rest % ground.count];
            rest /= ground.count;
            if taken.contains(*square) {
                return None;
            }
            taken.insert(*square);
        }
        (self.index(&placement) == index).then_some(placement)
    }

    /// How many placements a placement stands for: itself and its mirror image, unless they are the same.
    pub(super) fn images(placement: &[Square]) -> u64 {
        if placement.iter().all(|square| square.file() == MIDDLE) { 1 } else { 2 }
    }
}
