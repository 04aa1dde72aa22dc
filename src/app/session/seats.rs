//! Who sits where, and what the next game is to be.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use super::{
    clock::TimeControl,
    people::{Profile, ProfileId},
};
use crate::{
    engine::Level,
    rules::{Animal, RuleSet, Side},
};

/// Who makes the first move of a game: Red, Blue, chance, or the loser of the game before.
pub use crate::rules::FirstSide as FirstMover;

/// Who makes a side's moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Player {
    /// A person at this device.
    Human,
    /// The program, at the given strength.
    Computer(Level),
}

impl Player {
    /// Whether a person makes the moves.
    #[must_use]
    pub fn is_human(self) -> bool {
        self == Self::Human
    }
}

impl fmt::Display for Player {
    /// "Human", or the level's name with what it belongs to: "Computer (Easy)".
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => f.write_str("Human"),
            Self::Computer(level) => write!(f, "Computer ({})", level.name()),
        }
    }
}

/// A word that names no player.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is no player; one of human, easy, normal, expert, master, grandmaster is")]
pub struct UnknownPlayer(pub String);

impl FromStr for Player {
    type Err = UnknownPlayer;

    /// Reads "human" or a level's name, in any case; and what [`Display`](fmt::Display) writes.
    fn from_str(text: &str) -> Result<Self, UnknownPlayer> {
        if text.eq_ignore_ascii_case("human") {
            return Ok(Self::Human);
        }
        let level = text.strip_prefix("Computer (").and_then(|rest| rest.strip_suffix(')')).unwrap_or(text);
        Level::ALL
            .into_iter()
            .find(|known| known.name().eq_ignore_ascii_case(level))
            .map(Self::Computer)
            .ok_or_else(|| UnknownPlayer(text.to_owned()))
    }
}

/// One of the people of this machine, at the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// Who.
    pub id: ProfileId,
    /// The animal that stands for them.
    pub animal: Animal,
}

/// One side's place at the board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seat {
    /// Who makes the moves.
    pub player: Player,
    /// What the screens call the player.
    pub name: String,
    /// Which of this machine's people it is, if that is known.
    #[serde(default)]
    pub person: Option<Person>,
}

impl Seat {
    /// A seat under its player's usual name: "Player" or "Computer".
    #[must_use]
    pub fn new(player: Player) -> Self {
        let name = match player {
            Player::Human => "Player",
            Player::Computer(_) => "Computer",
        };
        Self::named(player, name)
    }

    /// A seat under a name of its own.
    #[must_use]
    pub fn named(player: Player, name: &str) -> Self {
        Self { player, name: name.to_owned(), person: None }
    }

    /// The seat of one of this machine's people.
    #[must_use]
    pub fn of(profile: &Profile) -> Self {
        let person = Person { id: profile.id, animal: profile.animal };
        Self { person: Some(person), ..Self::named(Player::Human, &profile.name) }
    }
}

/// Everything that decides how a game begins.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct MatchSetup {
    /// The rules it is played by.
    pub rules: RuleSet,
    /// Red's seat, then Blue's.
    pub seats: [Seat; 2],
    /// Who begins, where [`start`](Self::start) does not say so.
    pub first: FirstMover,
    /// A position to begin from (FEN) in place of the usual one.
    pub start: Option<String>,
    /// The time each person has; none for a game without a clock.
    #[serde(default)]
    pub clock: Option<TimeControl>,
    /// What the computer's choices and the draw for the first move hang on: the same seed and moves give the same game.
    pub seed: u64,
}

impl Default for MatchSetup {
    /// A person as Red against the gentlest computer, by the standard rules.
    fn default() -> Self {
        Self {
            rules: RuleSet::default(),
            seats: [Seat::new(Player::Human), Seat::new(Player::Computer(Level::Easy))],
            first: FirstMover::Red,
            start: None,
            clock: None,
            seed: fresh_seed(),
        }
    }
}

impl MatchSetup {
    /// The side that begins, given who lost the game before. Chance hangs on the seed.
    #[must_use]
    pub fn first_side(&self, loser: Option<Side>) -> Side {
        match self.first {
            FirstMover::Red => Side::Red,
            FirstMover::Blue => Side::Blue,
            FirstMover::Random => Side::ALL[(scramble(self.seed) & 1) as usize],
            FirstMover::Loser => loser.unwrap_or(Side::Red),
        }
    }

    /// The same setup for one more game, with the seed that follows this one.
    #[must_use]
    pub fn again(&self) -> Self {
        Self { seed: scramble(self.seed), ..self.clone() }
    }
}

/// A seed that no earlier game had, for games nobody asks to see twice.
#[must_use]
pub fn fresh_seed() -> u64 {
    #[cfg(not(target_arch = "wasm32"))]
    {
        use std::hash::{BuildHasher, RandomState};
        RandomState::new().hash_one("seed")
    }
    // In a browser the standard library's hasher has the same keys at every start.
    #[cfg(target_arch = "wasm32")]
    {
        scramble(js_sys::Math::random().to_bits())
    }
}

/// The step of Vigna's SplitMix64 generator: neighboring seeds give unrelated words.
fn scramble(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
