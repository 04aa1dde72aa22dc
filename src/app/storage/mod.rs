//! Settings and the unfinished game, kept from run to run in one folder of this machine, or in the browser's storage.
//!
//! Files are replaced whole or not at all. A file that cannot be read is refused with the reason and kept aside, never
//! half loaded. Where nothing can be written, the game says so once and goes on.

use std::path::PathBuf;

use bevy::prelude::*;

mod autosave;
#[cfg_attr(target_arch = "wasm32", path = "local_storage.rs")]
mod files;
mod scribe;
mod settings;

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

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((scribe::plugin, settings::plugin, autosave::plugin));
}
