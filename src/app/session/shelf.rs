//! Games that were put aside, to be gone on with another day.

use bevy::prelude::*;

use super::shared::SavedGame;
use crate::text;

/// A game that was put aside.
#[derive(Debug, Clone, PartialEq)]
pub struct Kept {
    /// The game.
    pub game: SavedGame,
    /// When: seconds since 1970, in universal time.
    pub when: u64,
}

/// There is no room for another game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{}", text!("games-shelf-full", places = Shelf::PLACES))]
pub struct ShelfFull;

/// The games that were put aside, each in its place; a game has one place only. Kept from run to run.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct Shelf {
    places: [Option<Kept>; Self::PLACES],
}

impl Shelf {
    /// How many games there can be.
    pub const PLACES: usize = 8;

    /// What stands in a place.
    #[must_use]
    pub fn get(&self, place: usize) -> Option<&Kept> {
        self.places.get(place).and_then(Option::as_ref)
    }

    /// All games with their places, the newest first.
    #[must_use]
    pub fn newest_first(&self) -> Vec<(usize, &Kept)> {
        let mut games: Vec<_> =
            self.places.iter().enumerate().filter_map(|(place, kept)| Some((place, kept.as_ref()?))).collect();
        games.sort_by_key(|(place, kept)| (std::cmp::Reverse(kept.when), *place));
        games
    }

    /// Whether the very game is there, at the same move.
    #[must_use]
    pub fn holds(&self, game: &SavedGame) -> bool {
        self.places.iter().flatten().any(|kept| kept.game.record == game.record)
    }

    /// Puts a game aside, in place of an earlier state of the same game if there is one; where.
    ///
    /// # Errors
    /// There is no room.
    pub fn keep(&mut self, game: SavedGame, when: u64) -> Result<usize, ShelfFull> {
        let same = |kept: &Option<Kept>| kept.as_ref().is_some_and(|kept| kept.game.standing.id == game.standing.id);
        let place = self.places.iter().position(same).or_else(|| self.places.iter().position(Option::is_none));
        let place = place.ok_or(ShelfFull)?;
        self.places[place] = Some(Kept { game, when });
        Ok(place)
    }

    /// Puts something into a place, or takes away what is there.
    pub fn put(&mut self, place: usize, kept: Option<Kept>) {
        if let Some(there) = self.places.get_mut(place) {
            *there = kept;
        }
    }
}

/// Games to other machines, and from there.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub enum Exchange {
    /// Write the game in a place to a file. Not in a browser.
    Export(usize),
    /// Take in all files of the folder that games are exported to. Not in a browser.
    ImportFiles,
    /// Take in a game from a text: a link, or a file's text.
    ImportText(String),
}

/// Now, in seconds since 1970, universal time.
#[must_use]
pub fn now() -> u64 {
    #[cfg(not(target_arch = "wasm32"))]
    {
        std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_or(0, |since| since.as_secs())
    }
    #[cfg(target_arch = "wasm32")]
    {
        (js_sys::Date::now() / 1000.0) as u64
    }
}

/// Year, month and day (from 1) of a time in seconds since 1970, in universal time.
#[must_use]
pub fn date(seconds: u64) -> (u64, u64, u64) {
    // Howard Hinnant's civil_from_days: years begin in March, so that the leap day is the last.
    let days = seconds / 86_400 + 719_468;
    let era = days / 146_097;
    let day = days % 146_097;
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let of_year = day - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let (month_number, next_year) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    (era * 400 + year + next_year, month_number, of_year - (153 * month + 2) / 5 + 1)
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shelf>().add_message::<Exchange>();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::session::Player,
        rules::{Game, GameRecord, RuleSet, Side},
    };

    fn game() -> SavedGame {
        let game = Game::new(RuleSet::default(), Side::Red);
        SavedGame::foreign(GameRecord::of(&game, ["a".to_owned(), "b".to_owned()]), [Player::Human; 2])
    }

    #[test]
    fn a_game_has_one_place() {
        let mut shelf = Shelf::default();
        let mut first = game();
        assert_eq!(shelf.keep(first.clone(), 5), Ok(0));
        assert_eq!(shelf.keep(game(), 9), Ok(1));
        first.record.quiet = 3;
        assert!(!shelf.holds(&first));
        assert_eq!(shelf.keep(first.clone(), 7), Ok(0), "the same game, further on");
        assert!(shelf.holds(&first));
        let order: Vec<_> = shelf.newest_first().into_iter().map(|(place, kept)| (place, kept.when)).collect();
        assert_eq!(order, [(1, 9), (0, 7)]);
    }

    #[test]
    fn there_is_room_for_so_many() {
        let mut shelf = Shelf::default();
        for _ in 0..Shelf::PLACES {
            assert!(shelf.keep(game(), 0).is_ok());
        }
        assert_eq!(shelf.keep(game(), 0), Err(ShelfFull));
        shelf.put(3, None);
        assert_eq!(shelf.keep(game(), 0), Ok(3));
    }

    #[test]
    fn days_are_counted() {
        for (seconds, day) in [
            (0, (1970, 1, 1)),
            (951_782_400, (2000, 2, 29)),
            (951_868_800, (2000, 3, 1)),
            (1_735_689_599, (2024, 12, 31)),
            (1_735_689_600, (2025, 1, 1)),
            (4_107_542_400, (2100, 3, 1)),
        ] {
            assert_eq!(date(seconds), day);
        }
    }
}
