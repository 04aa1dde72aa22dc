//! One person: name, animal, and what they have won.

use serde::{Deserialize, Serialize};

use super::badge::Badge;
use crate::{
    engine::Level,
    rules::{Animal, Side},
    text,
    texts::text,
};

/// Tells people of this machine from one another, also when they change their names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct ProfileId(pub u32);

/// What a win against a level is worth.
#[must_use]
pub const fn points_for(level: Level) -> u32 {
    match level {
        Level::Easy => 10,
        Level::Normal => 30,
        Level::Expert => 100,
        Level::Master => 300,
        Level::Grandmaster => 1000,
    }
}

/// How games ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Score {
    /// Games won by the rule of [`Standing`](super::Standing).
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
}

/// The games against one level, by one rule set, on one side.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tally {
    /// The computer's level.
    pub level: Level,
    /// The rule set's name: a preset's.
    pub rules: String,
    /// The person's side.
    pub side: Side,
    /// How they ended.
    pub score: Score,
}

/// One person who plays on this machine.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Profile {
    /// Tells this person from all others.
    pub id: ProfileId,
    /// What the screens call this person; see [`check_name`].
    pub name: String,
    /// The animal that stands for this person.
    pub animal: Animal,
    /// What all wins were worth.
    pub points: u32,
    /// Wins in a row, up to now.
    pub streak: u32,
    /// The most wins in a row so far.
    pub best_streak: u32,
    /// Leaps over the river in games that counted.
    pub leaps: u32,
    /// All games that counted.
    pub tallies: Vec<Tally>,
}

impl Profile {
    /// The name of a person who has not given one.
    pub const UNNAMED: &str = "You";

    /// The most letters of a name.
    pub const LONGEST_NAME: usize = 12;

    /// A person who has not played yet.
    #[must_use]
    pub fn new(id: ProfileId, name: &str, animal: Animal) -> Self {
        let name = name.to_owned();
        Self { id, name, animal, points: 0, streak: 0, best_streak: 0, leaps: 0, tallies: Vec::new() }
    }

    /// How the games ended that `chosen` chooses.
    pub fn score(&self, chosen: impl Fn(&Tally) -> bool) -> Score {
        self.tallies.iter().filter(|tally| chosen(tally)).fold(Score::default(), |sum, tally| Score {
            won: sum.won + tally.score.won,
            drawn: sum.drawn + tally.score.drawn,
            lost: sum.lost + tally.score.lost,
        })
    }

    /// All games won.
    #[must_use]
    pub fn wins(&self) -> u32 {
        self.score(|_| true).won
    }

    /// The strongest level won against.
    #[must_use]
    pub fn best_win(&self) -> Option<Level> {
        self.tallies.iter().filter(|tally| tally.score.won > 0).map(|tally| tally.level).max()
    }

    /// The badges earned so far.
    #[must_use]
    pub fn badges(&self) -> Vec<Badge> {
        Badge::ALL.into_iter().filter(|badge| badge.earned(self)).collect()
    }

    /// The score of such games, to be added to.
    pub(super) fn tally(&mut self, level: Level, rules: &str, side: Side) -> &mut Score {
        let found = self.tallies.iter().position(|it| (it.level, it.side) == (level, side) && it.rules == rules);
        let index = found.unwrap_or_else(|| {
            self.tallies.push(Tally { level, rules: rules.to_owned(), side, score: Score::default() });
            self.tallies.len() - 1
        });
        &mut self.tallies[index].score
    }
}

/// Why a text cannot be a person's name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NameFault {
    /// There are no letters in it.
    #[error("{}", text("name-fault-empty"))]
    Empty,
    /// It is too long.
    #[error("{}", text!("name-fault-long", most = Profile::LONGEST_NAME))]
    Long,
    /// A letter that the game cannot show.
    #[error("{}", text!("name-fault-letter", letter = .0.to_string()))]
    Letter(char),
    /// Spaces at an end, or two side by side.
    #[error("{}", text("name-fault-spaces"))]
    Spaces,
    /// Somebody else has it.
    #[error("{}", text!("name-fault-taken", name = .0.as_str()))]
    Taken(String),
}

/// Whether a letter can stand in a name: the typeface of names has it.
pub(super) fn writable(letter: char) -> bool {
    matches!(letter, 'a'..='z' | 'A'..='Z' | '0'..='9' | ' ' | '-' | '\'' | '.')
        || (matches!(letter, 'À'..='ÿ') && !matches!(letter, '×' | '÷'))
        || "ŁłŒœŠšŸŽž".contains(letter)
}

/// Can a text be a name? Whether somebody has it already is another question.
///
/// # Errors
/// The first thing that is wrong with it.
pub fn check_name(name: &str) -> Result<(), NameFault> {
    if let Some(letter) = name.chars().find(|letter| !writable(*letter)) {
        return Err(NameFault::Letter(letter));
    }
    if name.chars().count() > Profile::LONGEST_NAME {
        return Err(NameFault::Long);
    }
    if !name.chars().any(char::is_alphanumeric) {
        return Err(NameFault::Empty);
    }
    if name.trim() != name || name.contains("  ") {
        return Err(NameFault::Spaces);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_can_be_shown() {
        for name in ["Mina", "Grandma Lin", "José", "O'Neil", "Jean-Luc 2", "Ł"] {
            assert_eq!(check_name(name), Ok(()), "{name}");
        }
        for (name, fault) in [
            ("", NameFault::Empty),
            (" ", NameFault::Empty),
            ("- .", NameFault::Empty),
            ("Mina ", NameFault::Spaces),
            ("Mi  na", NameFault::Spaces),
            ("Abcdefghijklm", NameFault::Long),
            ("Mina\n", NameFault::Letter('\n')),
            ("象", NameFault::Letter('象')),
            ("a×b", NameFault::Letter('×')),
        ] {
            assert_eq!(check_name(name), Err(fault), "{name:?}");
        }
    }

    #[test]
    fn stronger_levels_are_worth_more() {
        let points = Level::ALL.map(points_for);
        assert_eq!(points, [10, 30, 100, 300, 1000]);
    }

    #[test]
    fn scores_are_kept_apart_and_added_up() {
        let mut mina = Profile::new(ProfileId(1), "Mina", Animal::Cat);
        mina.tally(Level::Easy, "standard", Side::Red).won += 2;
        mina.tally(Level::Easy, "standard", Side::Blue).lost += 1;
        mina.tally(Level::Expert, "bell", Side::Red).won += 1;
        mina.tally(Level::Easy, "standard", Side::Red).drawn += 1;
        mina.tally(Level::Master, "bell", Side::Red).lost += 1;
        assert_eq!(mina.tallies.len(), 4);
        assert_eq!(mina.score(|tally| tally.level == Level::Easy), Score { won: 2, drawn: 1, lost: 1 });
        assert_eq!(mina.score(|tally| tally.side == Side::Red), Score { won: 3, drawn: 1, lost: 1 });
        assert_eq!((mina.wins(), mina.best_win()), (3, Some(Level::Expert)));
    }
}
