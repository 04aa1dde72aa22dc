//! Writes files on another thread, one after another; of several texts for one file only the last.

use std::{collections::BTreeMap, io, path::PathBuf};

use bevy::{
    prelude::*,
    tasks::{IoTaskPool, Task, block_on, futures::check_ready},
};

use super::{StorageDir, files};
use crate::{app::session::Notice, text, texts::faults};

/// What is to become of a file: its new text, or `None` to remove it.
type Text = Option<String>;

/// The queue of files to write.
#[derive(Resource, Default)]
pub(super) struct Scribe {
    waiting: BTreeMap<&'static str, Text>,
    running: Option<Task<io::Result<()>>>,
    /// Whether the player has been told that nothing can be written.
    told: bool,
}

impl Scribe {
    /// Puts a text in place of a file in the folder, soon.
    pub(super) fn write(&mut self, name: &'static str, text: String) {
        self.waiting.insert(name, Some(text));
    }

    /// Removes a file from the folder, soon.
    pub(super) fn remove(&mut self, name: &'static str) {
        self.waiting.insert(name, None);
    }
}

fn carry_out(files: Vec<(PathBuf, Text)>) -> io::Result<()> {
    for (path, text) in files {
        match text {
            Some(text) => files::replace(&path, &text)?,
            None => files::remove(&path)?,
        }
    }
    Ok(())
}

fn work(
    dir: Res<StorageDir>,
    mut scribe: ResMut<Scribe>,
    mut exits: MessageReader<AppExit>,
    mut notices: MessageWriter<Notice>,
) {
    // Whoever quits waits for what is being written.
    let leaving = exits.read().count() > 0;
    loop {
        if let Some(task) = &mut scribe.running {
            let done = if leaving { Some(block_on(task)) } else { check_ready(task) };
            let Some(result) = done else { return };
            scribe.running = None;
            report(result, &dir, &mut scribe, &mut notices);
        }
        if scribe.waiting.is_empty() {
            return;
        }
        let files = std::mem::take(&mut scribe.waiting);
        let files = files.into_iter().map(|(name, text)| (dir.0.join(name), text)).collect();
        scribe.running = Some(IoTaskPool::get().spawn(async move { carry_out(files) }));
        if !leaving {
            return;
        }
    }
}

fn report(result: io::Result<()>, dir: &StorageDir, scribe: &mut Scribe, notices: &mut MessageWriter<Notice>) {
    match result {
        Ok(()) => scribe.told = false,
        Err(error) => {
            warn!("cannot write in {}: {error}", dir.0.display());
            if !std::mem::replace(&mut scribe.told, true) {
                notices.write(Notice(text!("fault-not-saved", error = faults::file(&error))));
            }
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Scribe>().add_systems(Last, work.run_if(resource_exists::<StorageDir>));
}
