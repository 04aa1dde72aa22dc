//! The unfinished game: written after every move, offered at the next start, gone when the game is over.

use bevy::prelude::*;

use crate::{
    app::{
        session::{Classroom, Match, MatchReset, Notice, Opening, Player, Saved, SavedGame},
        states::{AppSystems, Menu},
    },
    rules::GameRecord,
};

use super::{StorageDir, recall, scribe::Scribe};

const FILE: &str = "autosave.ron";

/// The match as it is saved. The players stand under the names of what they are, and are read from them.
fn saved(current: &Match) -> SavedGame {
    let players = current.players();
    SavedGame { record: GameRecord::of(&current.game, players.map(|player| player.to_string())), players }
}

/// Reads a saved game. Whoever is no player by name was a person.
fn parse(text: &str) -> Result<SavedGame, String> {
    let record = GameRecord::from_ron(text).map_err(|error| error.to_string())?;
    let game = record.to_game().map_err(|error| error.to_string())?;
    if game.outcome().is_some() {
        return Err("the saved game is over".to_owned());
    }
    let players = record.players.each_ref().map(|name| name.parse().unwrap_or(Player::Human));
    Ok(SavedGame { record, players })
}

fn load(
    dir: Res<StorageDir>,
    mut found: ResMut<Saved>,
    mut opening: ResMut<Opening>,
    mut notices: MessageWriter<Notice>,
) {
    match recall(&dir, FILE, parse) {
        Ok(None) => {}
        Ok(Some(game)) => {
            found.0 = Some(game);
            if *opening == Opening::default() {
                opening.menu = Menu::Resume;
            }
        }
        Err(fault) => {
            notices.write(Notice(format!("The game of last time cannot be read: {fault}")));
        }
    }
}

/// Whether there is anything in a match that is worth keeping and not kept elsewhere: somebody has moved since it came here,
/// though it may be taken back.
fn begun(current: &Match) -> bool {
    current.game.plies().len() != current.opened || current.game.undone() > 0
}

/// Writes every change. A game of which nothing is written yet does not remove what another one left.
fn follow(
    (current, class): (Res<Match>, Res<Classroom>),
    mut resets: MessageReader<MatchReset>,
    mut seen: Local<u64>,
    mut ours: Local<bool>,
    mut scribe: ResMut<Scribe>,
    mut found: ResMut<Saved>,
) {
    let reset = resets.read().count() > 0;
    if class.is_open() {
        // A lesson is nobody's game.
        *seen = current.epoch;
        return;
    }
    if reset {
        // A kept game that is gone on with is the one that stands in the file; any other is not, yet.
        *ours = found.0.as_ref().is_some_and(|kept| *kept == saved(&current));
    }
    if std::mem::replace(&mut *seen, current.epoch) == current.epoch {
        return;
    }
    if current.over() {
        if std::mem::take(&mut *ours) {
            scribe.remove(FILE);
            found.0 = None;
        }
    } else if begun(&current) {
        let game = saved(&current);
        scribe.write(FILE, game.record.to_ron());
        found.0 = Some(game);
        *ours = true;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, load.run_if(resource_exists::<StorageDir>))
        .add_systems(Update, follow.in_set(AppSystems::View).run_if(resource_exists::<StorageDir>));
}
