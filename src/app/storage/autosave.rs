//! The unfinished game: written after every move, offered at the next start, gone when the game is over.

use bevy::prelude::*;

use crate::{
    app::{
        session::{Match, MatchReset, Notice, Opening, Saved, SavedGame, Standing, now},
        states::{AppSystems, Menu},
    },
    rules::Side,
    text,
    texts::text,
};

use super::{StorageDir, recall, saved, scribe::Scribe};

const FILE: &str = "autosave.ron";

/// While time runs it is kept every so many seconds.
const TIME: u64 = 5;

/// Reads an unfinished game.
fn parse(written: &str) -> Result<SavedGame, String> {
    let (game, _) = saved::parse(written)?;
    if game.record.result.is_some() {
        return Err(text("fault-game-over").to_owned());
    }
    Ok(game)
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
            notices.write(Notice(text!("fault-last-game", fault = fault)));
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
    current: Res<Match>,
    mut resets: MessageReader<MatchReset>,
    mut seen: Local<Option<(u64, Standing, Option<[u64; 2]>)>>,
    mut ours: Local<bool>,
    mut scribe: ResMut<Scribe>,
    mut found: ResMut<Saved>,
) {
    // Help is asked for without a change of the game, and time passes; neither must be forgotten by quitting.
    let time = current.clock.map(|clock| Side::ALL.map(|side| clock.left(side).as_secs() / TIME));
    let state = Some((current.epoch, current.standing, time));
    let reset = resets.read().count() > 0;
    if current.exercise {
        // It is nobody's game.
        *seen = state;
        return;
    }
    if reset {
        // A kept game that is gone on with is the one that stands in the file; any other is not, yet.
        *ours = found.0.as_ref().is_some_and(|kept| *kept == SavedGame::of(&current));
    }
    if std::mem::replace(&mut *seen, state) == state {
        return;
    }
    if current.over() {
        if std::mem::take(&mut *ours) {
            scribe.remove(FILE);
            found.0 = None;
        }
    } else if begun(&current) {
        let game = SavedGame::of(&current);
        scribe.write(FILE, saved::text(&game, now()));
        found.0 = Some(game);
        *ours = true;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, load.run_if(resource_exists::<StorageDir>))
        .add_systems(Update, follow.in_set(AppSystems::View).run_if(resource_exists::<StorageDir>));
}
