//! Settings and the unfinished game, kept from run to run in one folder of this machine.
//!
//! Files are replaced whole or not at all. A file that cannot be read is refused with the reason and kept aside, never
//! half loaded. Where nothing can be written, the game says so once and goes on.

use std::path::PathBuf;

use bevy::prelude::*;

mod autosave;
mod files;
mod scribe;
mod settings;

/// The folder everything is kept in. Without this resource nothing is read or written.
#[derive(Resource, Debug, Clone)]
pub struct StorageDir(pub PathBuf);

impl StorageDir {
    /// The folder this system means for a program's data, if it has one for this user.
    #[must_use]
    pub fn usual() -> Option<Self> {
        directories::ProjectDirs::from("", "", "jungle").map(|dirs| Self(dirs.data_dir().to_owned()))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((scribe::plugin, settings::plugin, autosave::plugin));
}
