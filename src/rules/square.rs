//! The 63 squares, sets of them, the terrain, and the tables of steps and leaps.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};
use std::str::FromStr;

use super::Side;

/// Files of the board, a to g.
pub const FILES: u8 = 7;
/// Ranks of the board, 1 to 9.
pub const RANKS: u8 = 9;

/// A square: a1 is 0, b1 is 1, a2 is 7, g9 is 62.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

/// What a square is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Terrain {
    /// Plain ground.
    Land,
    /// A square of one of the two rivers.
    Water,
    /// A trap of the side whose den it guards.
    Trap(Side),
    /// The den of a side.
    Den(Side),
}

impl Square {
    /// Number of squares.
    pub const COUNT: usize = 63;

    /// Off the board: where a taken animal is. It has no neighbors and its bit is in no set of squares of the board.
    pub(super) const NOWHERE: Square = Square(63);

    /// The square of a file (0 for a to 6 for g) and a rank (0 for the first to 8 for the ninth).
    pub const fn new(file: u8, rank: u8) -> Option<Square> {
        if file < FILES && rank < RANKS { Some(Square(rank * FILES + file)) } else { None }
    }

    /// The square of an index.
    pub const fn from_index(index: usize) -> Option<Square> {
        if index < Square::COUNT { Some(Square(index as u8)) } else { None }
    }

    /// All squares, a1 to g9.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator {
        (0..Square::COUNT as u8).map(Square)
    }

    /// 0 for file a to 6 for file g.
    pub const fn file(self) -> u8 {
        self.0 % FILES
    }

    /// 0 for the first rank to 8 for the ninth.
    pub const fn rank(self) -> u8 {
        self.0 / FILES
    }

    /// 0 to 62.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What the square is made of.
    pub const fn terrain(self) -> Terrain {
        if WATER.contains(self) {
            Terrain::Water
        } else if TRAPS[0].contains(self) {
            Terrain::Trap(Side::Red)
        } else if TRAPS[1].contains(self) {
            Terrain::Trap(Side::Blue)
        } else if DENS[0].contains(self) {
            Terrain::Den(Side::Red)
        } else if DENS[1].contains(self) {
            Terrain::Den(Side::Blue)
        } else {
            Terrain::Land
        }
    }

    /// The same square seen from the other side of the board: a1 for g9.
    #[must_use]
    pub const fn rotated(self) -> Square {
        Square(Square::COUNT as u8 - 1 - self.0)
    }

    /// The same square in a mirror, left and right exchanged: g1 for a1.
    #[must_use]
    pub const fn mirrored(self) -> Square {
        Square(self.0 + FILES - 1 - 2 * self.file())
    }

    /// The den of a side: d1 or d9.
    pub const fn den(side: Side) -> Square {
        match side {
            Side::Red => Square(3),
            Side::Blue => Square(59),
        }
    }

    /// The squares one step away, on land and in water.
    pub const fn neighbors(self) -> SquareSet {
        STEPS[self.index()]
    }

    /// How many steps apart two squares are, were there no obstacle.
    pub const fn distance(self, other: Square) -> u8 {
        self.file().abs_diff(other.file()) + self.rank().abs_diff(other.rank())
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a square's name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is no square: squares are a1 to g9")]
pub struct SquareError(pub String);

impl FromStr for Square {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Square, SquareError> {
        let fault = || SquareError(text.chars().take(8).collect());
        let [file @ b'a'..=b'g', rank @ b'1'..=b'9'] = text.as_bytes() else {
            return Err(fault());
        };
        Square::new(file - b'a', rank - b'1').ok_or_else(fault)
    }
}

/// A set of squares, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SquareSet(u64);

impl SquareSet {
    /// No square.
    pub const EMPTY: SquareSet = SquareSet(0);

    /// The set of one square.
    pub const fn of(square: Square) -> SquareSet {
        SquareSet(1 << square.0)
    }

    /// The bits: bit n is the square of index n.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Is the square in the set?
    pub const fn contains(self, square: Square) -> bool {
        self.0 & (1 << square.0) != 0
    }

    /// Adds a square.
    pub const fn insert(&mut self, square: Square) {
        self.0 |= 1 << square.0;
    }

    /// Takes a square out.
    pub const fn remove(&mut self, square: Square) {
        self.0 &= !(1 << square.0);
    }

    /// How many squares.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// No square at all?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    const fn with(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 | other.0)
    }

    const fn without(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 & !other.0)
    }
}

impl BitOr for SquareSet {
    type Output = SquareSet;
    fn bitor(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 | other.0)
    }
}

impl BitOrAssign for SquareSet {
    fn bitor_assign(&mut self, other: SquareSet) {
        self.0 |= other.0;
    }
}

impl BitAnd for SquareSet {
    type Output = SquareSet;
    fn bitand(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 & other.0)
    }
}

impl BitAndAssign for SquareSet {
    fn bitand_assign(&mut self, other: SquareSet) {
        self.0 &= other.0;
    }
}

impl Not for SquareSet {
    type Output = SquareSet;
    fn not(self) -> SquareSet {
        SquareSet(!self.0)
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> SquareSet {
        squares.into_iter().fold(SquareSet::EMPTY, |set, square| set | SquareSet::of(square))
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = Squares;
    fn into_iter(self) -> Squares {
        Squares(self.0)
    }
}

/// The squares of a set, lowest index first.
#[derive(Debug, Clone)]
pub struct Squares(u64);

impl Iterator for Squares {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        if self.0 == 0 {
            return None;
        }
        let square = Square(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(square)
    }
}

/// The squares named by pairs of letters: `"c1e1d2"`.
const fn named(text: &str) -> SquareSet {
    let bytes = text.as_bytes();
    let mut set = SquareSet::EMPTY;
    let mut i = 0;
    while i < bytes.len() {
        set.insert(Square((bytes[i + 1] - b'1') * FILES + bytes[i] - b'a'));
        i += 2;
    }
    set
}

/// The twelve squares of the two rivers.
pub const WATER: SquareSet = named("b4c4e4f4b5c5e5f5b6c6e6f6");
/// Each side's three traps.
pub const TRAPS: [SquareSet; 2] = [named("c1e1d2"), named("c9e9d8")];
/// All six traps.
pub const ALL_TRAPS: SquareSet = TRAPS[0].with(TRAPS[1]);
/// Each side's den, as a set.
pub const DENS: [SquareSet; 2] = [named("d1"), named("d9")];

/// Neighbors of every square; the last entry is for [`Square::NOWHERE`].
const STEPS: [SquareSet; 64] = {
    let mut table = [SquareSet::EMPTY; 64];
    let mut i = 0;
    while i < Square::COUNT {
        let square = Square(i as u8);
        if square.file() > 0 {
            table[i].insert(Square(i as u8 - 1));
        }
        if square.file() < FILES - 1 {
            table[i].insert(Square(i as u8 + 1));
        }
        if square.rank() > 0 {
            table[i].insert(Square(i as u8 - FILES));
        }
        if square.rank() < RANKS - 1 {
            table[i].insert(Square(i as u8 + FILES));
        }
        i += 1;
    }
    table
};

/// Neighbors on land.
pub(super) const LAND_STEPS: [SquareSet; 64] = {
    let mut table = STEPS;
    let mut i = 0;
    while i < 64 {
        table[i] = table[i].without(WATER);
        i += 1;
    }
    table
};

/// A leap straight over a river.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Leap {
    /// Where it begins, on the bank.
    pub from: Square,
    /// Where it lands: the first land square beyond the water.
    pub to: Square,
    /// The water squares crossed, two or three.
    pub over: SquareSet,
    /// Along a file (over three squares); otherwise along a rank (over two).
    pub along_file: bool,
}

/// The twenty leaps.
pub const LEAPS: [Leap; 20] = {
    let none = Leap { from: Square(0), to: Square(0), over: SquareSet::EMPTY, along_file: false };
    let mut table = [none; 20];
    let mut count = 0;
    let mut i = 0;
    while i < Square::COUNT {
        let from = Square(i as u8);
        if !WATER.contains(from) {
            let directions: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
            let mut d = 0;
            while d < 4 {
                let (df, dr) = directions[d];
                let mut file = from.file() as i8 + df;
                let mut rank = from.rank() as i8 + dr;
                let mut over = SquareSet::EMPTY;
                // A river never touches the board's edge, so the walk over water stays on the board.
                while let Some(square) = checked(file, rank) {
                    if !WATER.contains(square) {
                        if !over.is_empty() {
                            table[count] = Leap { from, to: square, over, along_file: df == 0 };
                            count += 1;
                        }
                        break;
                    }
                    over.insert(square);
                    file += df;
                    rank += dr;
                }
                d += 1;
            }
        }
        i += 1;
    }
    assert!(count == 20, "the board has twenty leaps");
    table
};

const fn checked(file: i8, rank: i8) -> Option<Square> {
    if file < 0 || rank < 0 { None } else { Square::new(file as u8, rank as u8) }
}

/// For every square, the leaps that begin there as a range of [`LEAPS`] (which is ordered by where a leap begins).
pub(super) const LEAPS_FROM: [(u8, u8); 64] = {
    let mut table = [(0, 0); 64];
    let mut i = 0;
    while i < 64 {
        let mut start = 0;
        while start < 20 && (LEAPS[start].from.0 as usize) < i {
            start += 1;
        }
        let mut end = start;
        while end < 20 && LEAPS[end].from.0 as usize == i {
            end += 1;
        }
        table[i] = (start as u8, end as u8);
        i += 1;
    }
    table
};
