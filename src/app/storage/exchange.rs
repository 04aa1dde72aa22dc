//! Games to other machines and from there: as files in a folder of the player's own, and from texts.
//!
//! A game that comes from elsewhere is read whole or not at all, and counts for nobody.

use bevy::prelude::*;

use crate::{
    app::{
        session::{Exchange, Notice, Player, SavedGame, Shelf, now},
        states::AppSystems,
    },
    rules::{GameRecord, LinkError, from_link},
    text,
    texts::{faults, text},
};

/// Reads a game from a link or a file's text.
fn read(text: &str) -> Result<SavedGame, String> {
    let record = match from_link(text) {
        Ok(game) => GameRecord::of(&game, [Player::Human; 2].map(|player| player.to_string())),
        Err(LinkError::NoGame | LinkError::Long(_)) => {
            let record = GameRecord::from_ron(text).map_err(|fault| faults::record(&fault))?;
            record.to_game().map_err(|fault| faults::record(&fault))?;
            record
        }
        Err(fault) => return Err(faults::link(&fault)),
    };
    let players = record.players.each_ref().map(|name| name.parse().unwrap_or(Player::Human));
    Ok(SavedGame::foreign(record, players))
}

/// Takes a text's game in; what the player is told.
fn take_in(shelf: &mut Shelf, given: &str) -> String {
    match read(given) {
        Ok(game) if shelf.holds(&game) => text("exchange-there").to_owned(),
        Ok(game) => match shelf.keep(game, now()) {
            Ok(_) => text("exchange-taken").to_owned(),
            Err(full) => full.to_string(),
        },
        Err(fault) => text!("exchange-no-game", fault = fault),
    }
}

fn serve(
    mut wishes: MessageReader<Exchange>,
    mut shelf: ResMut<Shelf>,
    #[cfg(not(target_arch = "wasm32"))] folder: Res<files::ExchangeDir>,
    mut notices: MessageWriter<Notice>,
) {
    for wish in wishes.read() {
        let told = match wish {
            Exchange::ImportText(text) => Some(take_in(&mut shelf, text)),
            #[cfg(not(target_arch = "wasm32"))]
            Exchange::Export(place) => shelf.get(*place).map(|kept| files::export(&folder.0, kept)),
            #[cfg(not(target_arch = "wasm32"))]
            Exchange::ImportFiles => Some(files::import(&folder.0, &mut shelf)),
            #[cfg(target_arch = "wasm32")]
            Exchange::Export(_) | Exchange::ImportFiles => None,
        };
        notices.write_batch(told.map(Notice));
    }
}

/// The part that has files.
#[cfg(not(target_arch = "wasm32"))]
pub(super) mod files {
    use std::{
        fs, io,
        path::{Path, PathBuf},
    };

    use bevy::prelude::*;

    use super::read;
    use crate::{
        app::{
            session::{Kept, Shelf, date, now},
            storage,
        },
        text,
        texts::faults,
    };

    /// The folder games are exported to and imported from.
    #[derive(Resource, Debug, Clone)]
    pub struct ExchangeDir(pub PathBuf);

    impl Default for ExchangeDir {
        /// `Jungle` among the player's documents, or where those are not known, in the present folder.
        fn default() -> Self {
            let user = directories::UserDirs::new();
            let documents = user.as_ref().and_then(|dirs| dirs.document_dir().or(Some(dirs.home_dir())));
            Self(documents.unwrap_or(Path::new(".")).join("Jungle"))
        }
    }

    /// Writes a game to a new file; what the player is told.
    pub(super) fn export(folder: &Path, kept: &Kept) -> String {
        let (year, month, day) = date(kept.when);
        let name = |number: u32| format!("game-{year}-{month:02}-{day:02}-{number}.ron");
        let path = (1..).map(|number| folder.join(name(number))).find(|path| !path.exists());
        let path = path.unwrap_or_else(|| folder.join(name(0)));
        match storage::files::replace(&path, &kept.game.record.to_ron()) {
            Ok(()) => text!("exchange-written", path = path.display().to_string()),
            Err(error) => {
                text!("exchange-not-written", path = path.display().to_string(), error = faults::file(&error))
            }
        }
    }

    /// The folder's game files, by name.
    fn listed(folder: &Path) -> io::Result<Vec<PathBuf>> {
        let mut paths = Vec::new();
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.extension().is_some_and(|extension| extension == "ron") {
                paths.push(path);
            }
        }
        paths.sort();
        Ok(paths)
    }

    /// Takes in every game of the folder that is not there yet; what the player is told.
    pub(super) fn import(folder: &Path, shelf: &mut Shelf) -> String {
        let paths = match listed(folder) {
            Ok(paths) => paths,
            Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
            Err(error) => {
                return text!("exchange-folder", path = folder.display().to_string(), error = faults::file(&error));
            }
        };
        let mut taken = 0;
        for path in paths {
            let text = match storage::files::read(&path) {
                Ok(text) => text.unwrap_or_default(),
                Err(error) => {
                    return text!("exchange-file", path = path.display().to_string(), error = faults::file(&error));
                }
            };
            match read(&text) {
                Ok(game) if shelf.holds(&game) => {}
                Ok(game) => match shelf.keep(game, now()) {
                    Ok(_) => taken += 1,
                    Err(full) => return full.to_string(),
                },
                Err(fault) => return text!("exchange-file-no-game", path = path.display().to_string(), fault = fault),
            }
        }
        text!("exchange-taken-from", count = taken, path = folder.display().to_string())
    }
}

pub(super) fn plugin(app: &mut App) {
    #[cfg(not(target_arch = "wasm32"))]
    app.init_resource::<files::ExchangeDir>();
    app.add_systems(Update, serve.in_set(AppSystems::Session));
}
