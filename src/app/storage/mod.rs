//! Settings, the unfinished game, games put aside, the people who play, what was learned and which puzzles were solved: kept
//! from run to run in one folder of this machine, or in the browser's storage.
//!
//! Files are replaced whole or not at all. A file that cannot be read is refused with the reason and kept aside, never
//! half loaded. Where nothing can be written, the game says so once and goes on.

use std::path::PathBuf;

use bevy::prelude::*;
use serde::{Deserialize, de::DeserializeOwned};

use crate::{text, texts::faults};

mod autosave;
mod exchange;
#[cfg_attr(target_arch = "wasm32", path = "local_storage.rs")]
mod files;
mod handouts;
mod lessons;
mod people;
mod puzzles;
mod saved;
mod scribe;
mod settings;
mod shelf;

#[cfg(not(target_arch = "wasm32"))]
pub use exchange::files::ExchangeDir;
#[cfg(not(target_arch = "wasm32"))]
pub use handouts::folders::HandoutDirs;

/// The folder everything is kept in. Without this resource nothing is read or written.
#[derive(Resource, Debug, Clone)]
pub struct StorageDir(pub PathBuf);

impl StorageDir {
    /// The folder this system means for a program's data, if it has one for this user.
    #[cfg(not(target_arch = "wasm32"))]
    #[must_use]
    pub fn usual() -> Option<Self> {
        directories::ProjectDirs::from("", "", "jungle").map(|dirs| Self(dirs.data_dir().to_owned()))
    }

    /// In a browser, what the names of this program's entries begin with.
    #[cfg(target_arch = "wasm32")]
    #[must_use]
    pub fn usual() -> Option<Self> {
        Some(Self("jungle".into()))
    }
}

/// What a file holds, if it is there. A file that cannot be used is set aside; the error says what is wrong with it, and where
/// it is now.
fn recall<T>(dir: &StorageDir, file: &str, parse: fn(&str) -> Result<T, String>) -> Result<Option<T>, String> {
    let path = dir.0.join(file);
    let fault = match files::read(&path) {
        Ok(None) => return Ok(None),
        Ok(Some(text)) => match parse(&text) {
            Ok(value) => return Ok(Some(value)),
            Err(fault) => fault,
        },
        Err(error) => faults::file(&error),
    };
    warn!("{}: {fault}", path.display());
    Err(match files::set_aside(&path) {
        Ok(aside) => text!("fault-kept-aside", fault = fault, path = aside.display().to_string()),
        Err(error) => text!("fault-not-kept-aside", fault = fault, error = faults::file(&error)),
    })
}

/// What a text of this format holds. The format is read first, since another one may have other parts.
fn read<T: DeserializeOwned>(text: &str, format: u32) -> Result<T, String> {
    #[derive(Deserialize)]
    struct Header {
        format: u32,
    }
    let header: Header = ron::from_str(text).map_err(|error| error.to_string())?;
    if header.format != format {
        return Err(text!("fault-file-format", format = header.format, own = format));
    }
    ron::from_str(text).map_err(|error| error.to_string())
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        scribe::plugin,
        settings::plugin,
        people::plugin,
        autosave::plugin,
        shelf::plugin,
        exchange::plugin,
        handouts::plugin,
        lessons::plugin,
        puzzles::plugin,
    ));
}
