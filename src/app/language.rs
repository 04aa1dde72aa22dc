//! The language the player has chosen: its texts and its typeface are read, then the game speaks it.
//!
//! Until they are there, and where they cannot be read, it goes on in the language before.

use bevy::{asset::LoadState, prelude::*};

use super::{
    bytes::Bytes,
    session::{Notice, View},
    states::AppSystems,
    theme::fonts::OwnFace,
};
use crate::{
    text,
    texts::{self, FILES, Language},
};

/// What is being read.
#[derive(Resource, Default)]
struct Reading(Option<Primer>);

/// A language's files.
struct Primer {
    language: Language,
    texts: Vec<Handle<Bytes>>,
    face: Option<Handle<Bytes>>,
}

impl Primer {
    fn ask(language: Language, server: &AssetServer) -> Self {
        let text = |file| server.load(format!("texts/{}/{file}.ftl", language.code()));
        let texts = if texts::understands(language) { Vec::new() } else { FILES.map(text).into() };
        Self { language, texts, face: language.font().map(|path| server.load(path)) }
    }

    fn files(&self) -> impl Iterator<Item = &Handle<Bytes>> {
        self.texts.iter().chain(&self.face)
    }

    /// Why it cannot be read, if so.
    fn fault(&self, server: &AssetServer) -> Option<String> {
        self.files().find_map(|handle| match server.load_state(handle.id()) {
            LoadState::Failed(error) => Some(error.to_string()),
            _ => None,
        })
    }

    /// The language's texts, once all is there.
    fn learn(&self, files: &Assets<Bytes>) -> Option<Result<(), String>> {
        if !self.files().all(|handle| files.contains(handle.id())) {
            return None;
        }
        let read: Result<Vec<&str>, _> =
            self.texts.iter().filter_map(|handle| files.get(handle.id())).map(|file| str::from_utf8(&file.0)).collect();
        let learned = read.map_err(|fault| fault.to_string());
        Some(learned.and_then(|read| texts::teach(self.language, read).map_err(|faults| faults.join("; "))))
    }
}

/// Asks for the files of the language that is chosen.
fn ask(view: Res<View>, server: Res<AssetServer>, mut reading: ResMut<Reading>, mut asked: Local<Language>) {
    if view.language != *asked {
        *asked = view.language;
        reading.0 = Some(Primer::ask(view.language, &server));
    }
}

/// Speaks it when they are there.
fn speak(
    server: Res<AssetServer>,
    files: Res<Assets<Bytes>>,
    (mut reading, mut face): (ResMut<Reading>, ResMut<OwnFace>),
    mut notices: MessageWriter<Notice>,
) {
    let Some(primer) = &reading.0 else { return };
    let language = primer.language;
    let learned = match (primer.fault(&server), primer.learn(&files)) {
        (Some(fault), _) => Err(fault),
        (None, Some(learned)) => learned,
        (None, None) => return,
    };
    match learned {
        Ok(()) => {
            texts::speak(language);
            let bytes = primer.face.as_ref().and_then(|handle| files.get(handle.id()));
            face.0 = bytes.map(|file| (language.code(), file.0.clone()));
        }
        Err(fault) => {
            warn!("{}: {fault}", language.code());
            notices.write(Notice(text!("fault-language", language = language.name())));
        }
    }
    reading.0 = None;
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Reading>().add_systems(Update, (ask, speak).chain().in_set(AppSystems::View));
}
