//! A kept game as a file: the game's record, who plays it, and whether it counts.

use serde::{Deserialize, Serialize};

use crate::{
    app::session::{Clock, Player, SavedGame, Seat, Standing},
    rules::{GameRecord, RecordError},
    text,
    texts::faults,
};

/// The version of the file's format. Version 1 was the game's record alone.
const FORMAT: u32 = 2;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: u32,
    record: GameRecord,
    seats: [Seat; 2],
    standing: Standing,
    #[serde(default)]
    clock: Option<Clock>,
    /// When it was written: seconds since 1970.
    #[serde(default)]
    when: u64,
}

/// Read first, since another format has other parts.
#[derive(Deserialize)]
struct Header {
    format: u32,
}

/// The file's text, written at a time in seconds since 1970.
pub(super) fn text(game: &SavedGame, when: u64) -> String {
    let SavedGame { record, seats, standing, clock } = game.clone();
    let file = File { format: FORMAT, record, seats, standing, clock, when };
    let mut text =
        ron::ser::to_string_pretty(&file, ron::ser::PrettyConfig::default()).expect("a saved game is plain data");
    text.push('\n');
    text
}

/// Reads a kept game, and plays it through: what is given back is whole. With it comes when it was written, in seconds since
/// 1970.
///
/// # Errors
/// What is wrong with it.
pub(super) fn parse(text: &str) -> Result<(SavedGame, u64), String> {
    if text.len() > GameRecord::LONGEST {
        return Err(faults::record(&RecordError::Long(text.len())));
    }
    let form = |error| faults::record(&RecordError::Form(error));
    let header: Header = ron::from_str(text).map_err(form)?;
    let (game, when) = match header.format {
        GameRecord::FORMAT => (old(text)?, 0),
        FORMAT => {
            let file: File = ron::from_str(text).map_err(form)?;
            if file.record.format != GameRecord::FORMAT {
                return Err(text!("fault-saved-record", format = file.record.format));
            }
            let File { record, seats, standing, clock, when, .. } = file;
            (SavedGame { record, seats, standing, clock }, when)
        }
        other => return Err(text!("fault-saved-format", format = other, own = FORMAT)),
    };
    if let Some(clock) = &game.clock {
        clock.validate()?;
    }
    game.record.to_game().map_err(|fault| faults::record(&fault))?;
    Ok((game, when))
}

/// A record alone. Whoever is no player by name was a person; and since it tells nothing of help, it does not count.
fn old(text: &str) -> Result<SavedGame, String> {
    let record = GameRecord::from_ron(text).map_err(|fault| faults::record(&fault))?;
    let players = record.players.each_ref().map(|name| name.parse().unwrap_or(Player::Human));
    Ok(SavedGame::foreign(record, players))
}
