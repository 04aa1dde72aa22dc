//! Sides, animals and pieces.

use std::fmt;
use std::ops::Not;

use serde::{Deserialize, Serialize};

/// One of the two players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Side {
    /// The side whose den is d1; upper case and `w` in FEN.
    Red,
    /// The side whose den is d9; lower case and `b` in FEN.
    Blue,
}

impl Side {
    /// Both sides, Red first.
    pub const ALL: [Side; 2] = [Side::Red, Side::Blue];

    /// 0 for Red, 1 for Blue.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other side.
    #[must_use]
    pub const fn opponent(self) -> Side {
        match self {
            Side::Red => Side::Blue,
            Side::Blue => Side::Red,
        }
    }

    /// The side's name in English.
    pub const fn name(self) -> &'static str {
        match self {
            Side::Red => "Red",
            Side::Blue => "Blue",
        }
    }

    /// What texts and files in other languages know the side by.
    pub const fn key(self) -> &'static str {
        match self {
            Side::Red => "red",
            Side::Blue => "blue",
        }
    }

    /// The side's letter in FEN and in the engine's protocol.
    pub const fn letter(self) -> char {
        match self {
            Side::Red => 'w',
            Side::Blue => 'b',
        }
    }
}

impl Not for Side {
    type Output = Side;

    fn not(self) -> Side {
        self.opponent()
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The eight animals, weakest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Animal {
    /// Rank 1; swims, and takes the elephant.
    Rat,
    /// Rank 2.
    Cat,
    /// Rank 3.
    Dog,
    /// Rank 4.
    Wolf,
    /// Rank 5.
    Leopard,
    /// Rank 6; leaps the river.
    Tiger,
    /// Rank 7; leaps the river.
    Lion,
    /// Rank 8.
    Elephant,
}

impl Animal {
    /// All animals by rank, weakest first.
    pub const ALL: [Animal; 8] = [
        Animal::Rat,
        Animal::Cat,
        Animal::Dog,
        Animal::Wolf,
        Animal::Leopard,
        Animal::Tiger,
        Animal::Lion,
        Animal::Elephant,
    ];

    /// 0 for the rat to 7 for the elephant.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The rank printed on the piece: 1 for the rat to 8 for the elephant. A rule set may order some animals otherwise;
    /// see [`RuleSet::strength`](super::RuleSet::strength).
    pub const fn rank(self) -> u8 {
        self as u8 + 1
    }

    /// The English name, in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Animal::Rat => "rat",
            Animal::Cat => "cat",
            Animal::Dog => "dog",
            Animal::Wolf => "wolf",
            Animal::Leopard => "leopard",
            Animal::Tiger => "tiger",
            Animal::Lion => "lion",
            Animal::Elephant => "elephant",
        }
    }

    /// The letter in FEN, in lower case.
    pub const fn letter(self) -> char {
        match self {
            Animal::Rat => 'r',
            Animal::Cat => 'c',
            Animal::Dog => 'd',
            Animal::Wolf => 'w',
            Animal::Leopard => 'p',
            Animal::Tiger => 't',
            Animal::Lion => 'l',
            Animal::Elephant => 'e',
        }
    }

    /// The animal of a FEN letter, in either case.
    pub fn from_letter(letter: char) -> Option<Animal> {
        Animal::ALL.into_iter().find(|animal| animal.letter() == letter.to_ascii_lowercase())
    }
}

impl fmt::Display for Animal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// An animal of a side. Each side has at most one of each animal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// Which animal.
    pub animal: Animal,
}

impl Piece {
    /// A piece of `side`.
    pub const fn new(side: Side, animal: Animal) -> Piece {
        Piece { side, animal }
    }

    /// The letter in FEN: upper case for Red.
    pub const fn letter(self) -> char {
        match self.side {
            Side::Red => self.animal.letter().to_ascii_uppercase(),
            Side::Blue => self.animal.letter(),
        }
    }

    /// The piece of a FEN letter.
    pub fn from_letter(letter: char) -> Option<Piece> {
        let animal = Animal::from_letter(letter)?;
        let side = if letter.is_ascii_uppercase() { Side::Red } else { Side::Blue };
        Some(Piece { side, animal })
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.side, self.animal)
    }
}
