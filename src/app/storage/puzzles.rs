//! Which puzzles were solved.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::{
    app::{
        session::{Notice, PuzzleBook},
        states::AppSystems,
    },
    text,
};

use super::{StorageDir, read, recall, scribe::Scribe};

const FILE: &str = "puzzles.ron";

/// The version of the file's format.
const FORMAT: u32 = 1;

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Solved {
    format: u32,
    book: PuzzleBook,
}

fn parse(text: &str) -> Result<PuzzleBook, String> {
    let solved: Solved = read(text, FORMAT)?;
    solved.book.validate()?;
    Ok(solved.book)
}

fn load(dir: Res<StorageDir>, mut book: ResMut<PuzzleBook>, mut notices: MessageWriter<Notice>) {
    match recall(&dir, FILE, parse) {
        Ok(found) => *book = found.unwrap_or_default(),
        Err(fault) => {
            notices.write(Notice(text!("fault-puzzles", fault = fault)));
        }
    }
}

fn save(book: Res<PuzzleBook>, mut written: Local<Option<PuzzleBook>>, mut scribe: ResMut<Scribe>) {
    // What stands at the start is what was read.
    let Some(before) = written.replace(book.clone()) else { return };
    if before == *book {
        return;
    }
    match ron::ser::to_string(&Solved { format: FORMAT, book: book.clone() }) {
        Ok(text) => scribe.write(FILE, text),
        Err(error) => warn!("puzzles: {error}"),
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, load.run_if(resource_exists::<StorageDir>)).add_systems(
        Update,
        save.in_set(AppSystems::View).run_if(resource_exists::<StorageDir>).run_if(resource_changed::<PuzzleBook>),
    );
}
