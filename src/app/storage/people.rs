//! The people who play on this machine, and what they have won.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::{
    app::{
        session::{Notice, Roster},
        states::AppSystems,
    },
    text,
};

use super::{StorageDir, read, recall, scribe::Scribe};

const FILE: &str = "people.ron";

/// The version of the file's format.
const FORMAT: u32 = 1;

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct People {
    format: u32,
    roster: Roster,
}

fn parse(text: &str) -> Result<Roster, String> {
    let people: People = read(text, FORMAT)?;
    people.roster.validate().map_err(|error| error.to_string())?;
    Ok(people.roster)
}

fn load(dir: Res<StorageDir>, mut roster: ResMut<Roster>, mut notices: MessageWriter<Notice>) {
    match recall(&dir, FILE, parse) {
        Ok(None) => {}
        Ok(Some(kept)) => *roster = kept,
        Err(fault) => {
            notices.write(Notice(text!("fault-players", fault = fault)));
        }
    }
}

fn save(roster: Res<Roster>, mut written: Local<Option<Roster>>, mut scribe: ResMut<Scribe>) {
    // What stands at the start is what was read, or what would stand there without a file.
    let Some(before) = written.replace(roster.clone()) else { return };
    if before == *roster {
        return;
    }
    let people = People { format: FORMAT, roster: roster.clone() };
    match ron::ser::to_string(&people) {
        Ok(text) => scribe.write(FILE, text),
        Err(error) => warn!("players: {error}"),
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, load.run_if(resource_exists::<StorageDir>)).add_systems(
        Update,
        save.in_set(AppSystems::View).run_if(resource_exists::<StorageDir>).run_if(resource_changed::<Roster>),
    );
}
