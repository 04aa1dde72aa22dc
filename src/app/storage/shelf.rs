//! The games that were put aside, each in its own file: a damaged one takes no other with it.

use bevy::prelude::*;

use crate::{
    app::{
        session::{Kept, Notice, Shelf},
        states::AppSystems,
    },
    text,
};

use super::{StorageDir, recall, saved, scribe::Scribe};

const FILES: [&str; Shelf::PLACES] =
    ["game-1.ron", "game-2.ron", "game-3.ron", "game-4.ron", "game-5.ron", "game-6.ron", "game-7.ron", "game-8.ron"];

fn parse(text: &str) -> Result<Kept, String> {
    let (game, when) = saved::parse(text)?;
    Ok(Kept { game, when })
}

fn load(dir: Res<StorageDir>, mut shelf: ResMut<Shelf>, mut notices: MessageWriter<Notice>) {
    for (place, file) in FILES.into_iter().enumerate() {
        match recall(&dir, file, parse) {
            Ok(kept) => shelf.put(place, kept),
            Err(fault) => {
                notices.write(Notice(text!("fault-shelf", fault = fault)));
            }
        }
    }
}

fn save(shelf: Res<Shelf>, mut written: Local<Option<Shelf>>, mut scribe: ResMut<Scribe>) {
    // What stands at the start is what was read.
    let Some(before) = written.replace(shelf.clone()) else { return };
    for (place, file) in FILES.into_iter().enumerate() {
        match shelf.get(place) {
            now if now == before.get(place) => {}
            Some(kept) => scribe.write(file, saved::text(&kept.game, kept.when)),
            None => scribe.remove(file),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, load.run_if(resource_exists::<StorageDir>)).add_systems(
        Update,
        save.in_set(AppSystems::View).run_if(resource_exists::<StorageDir>).run_if(resource_changed::<Shelf>),
    );
}
