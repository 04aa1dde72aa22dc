//! Which lessons were finished.

use std::collections::BTreeSet;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::{
    app::{
        session::{Learned, Notice},
        states::AppSystems,
    },
    text,
};

use super::{StorageDir, read, recall, scribe::Scribe};

const FILE: &str = "lessons.ron";

/// The version of the file's format.
const FORMAT: u32 = 1;

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Progress {
    format: u32,
    /// Ids of lessons. Some may be of another version of the game, and stay.
    learned: BTreeSet<String>,
}

fn parse(text: &str) -> Result<BTreeSet<String>, String> {
    read(text, FORMAT).map(|progress: Progress| progress.learned)
}

fn load(dir: Res<StorageDir>, mut learned: ResMut<Learned>, mut notices: MessageWriter<Notice>) {
    match recall(&dir, FILE, parse) {
        Ok(found) => learned.0 = found.unwrap_or_default(),
        Err(fault) => {
            notices.write(Notice(text!("fault-lessons", fault = fault)));
        }
    }
}

fn save(learned: Res<Learned>, mut written: Local<Option<Learned>>, mut scribe: ResMut<Scribe>) {
    // What stands at the start is what was read.
    let Some(before) = written.replace(learned.clone()) else { return };
    if before == *learned {
        return;
    }
    let progress = Progress { format: FORMAT, learned: learned.0.clone() };
    match ron::ser::to_string_pretty(&progress, ron::ser::PrettyConfig::default()) {
        Ok(text) => scribe.write(FILE, text),
        Err(error) => warn!("lessons: {error}"),
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, load.run_if(resource_exists::<StorageDir>)).add_systems(
        Update,
        save.in_set(AppSystems::View).run_if(resource_exists::<StorageDir>).run_if(resource_changed::<Learned>),
    );
}
