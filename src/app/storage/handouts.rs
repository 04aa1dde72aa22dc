//! Files for the player: written into folders of their own, and in a browser downloaded.

use bevy::prelude::*;

use crate::app::states::AppSystems;

/// The part that has downloads.
#[cfg(target_arch = "wasm32")]
mod downloads {
    use bevy::{asset::LoadState, prelude::*};

    use crate::{
        app::{
            bytes::Bytes,
            page,
            session::{Handout, Notice},
        },
        print::{self, Paper},
        text,
        texts::Language,
    };

    /// Sheets to print that are on their way here.
    #[derive(Resource, Default)]
    pub(super) struct Fetching(Vec<Sheets>);

    struct Sheets {
        baked: Handle<Bytes>,
        name: String,
        paper: Paper,
        language: Language,
    }

    impl Sheets {
        /// Hands them to the player once they are here; how that went.
        fn hand_over(&self, server: &AssetServer, files: &Assets<Bytes>) -> Option<Result<(), String>> {
            if let LoadState::Failed(fault) = server.load_state(self.baked.id()) {
                return Some(Err(fault.to_string()));
            }
            let baked = files.get(self.baked.id())?;
            Some(page::download(&self.name, &print::adapted(&baked.0, self.paper, self.language)))
        }
    }

    fn told(name: &str, done: Result<(), String>) -> Notice {
        Notice(match done {
            Ok(()) => text!("handout-downloaded", file = name),
            Err(fault) => text!("handout-not-downloaded", file = name, fault = fault),
        })
    }

    /// Pictures are here; sheets are fetched.
    pub(super) fn hand_out(
        mut handouts: MessageReader<Handout>,
        (server, files): (Res<AssetServer>, Res<Assets<Bytes>>),
        mut fetching: ResMut<Fetching>,
        mut notices: MessageWriter<Notice>,
    ) {
        for handout in handouts.read() {
            match *handout {
                Handout::Picture { ref name, ref bytes } => {
                    notices.write(told(name, page::download(name, bytes)));
                }
                Handout::Sheets { paper, ink, language } => {
                    let baked = server.load(format!("print/{}.pdf", ink.name()));
                    let name = print::pdf_name(paper, ink, language);
                    fetching.0.push(Sheets { baked, name, paper, language });
                }
            }
        }
        fetching.0.retain(|sheets| match sheets.hand_over(&server, &files) {
            Some(done) => {
                notices.write(told(&sheets.name, done));
                false
            }
            None => true,
        });
    }
}

/// The part that has folders.
#[cfg(not(target_arch = "wasm32"))]
pub(super) mod folders {
    use std::{
        fs, io,
        path::{Path, PathBuf},
    };

    use bevy::{
        prelude::*,
        tasks::{IoTaskPool, Task, futures::check_ready},
    };

    use crate::{
        app::session::{Handout, Notice},
        print, text,
        texts::faults,
    };

    /// The folders that files for the player are written into.
    #[derive(Resource, Debug, Clone)]
    pub struct HandoutDirs {
        /// Pictures.
        pub pictures: PathBuf,
        /// Sheets to be printed.
        pub sheets: PathBuf,
    }

    impl Default for HandoutDirs {
        /// The player's pictures and `Jungle` among the documents; where those are not known, the home folder, or the present
        /// one.
        fn default() -> Self {
            let user = directories::UserDirs::new();
            let of = |find: fn(&directories::UserDirs) -> Option<&Path>| {
                let found = user.as_ref().map(|dirs| find(dirs).unwrap_or(dirs.home_dir()));
                found.unwrap_or(Path::new(".")).to_owned()
            };
            Self {
                pictures: of(|dirs| dirs.picture_dir().or(dirs.download_dir())),
                sheets: of(directories::UserDirs::document_dir).join("Jungle"),
            }
        }
    }

    /// Files being written; what the player is told in the end.
    #[derive(Resource, Default)]
    pub(super) struct Writing(Vec<Task<String>>);

    /// A path that no file has yet: the name, then the name with a number.
    fn free(folder: &Path, name: &str) -> PathBuf {
        let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
        let numbered = |number: u32| folder.join(format!("{stem}-{number}.{ending}"));
        let first = folder.join(name);
        if !first.exists() {
            return first;
        }
        (2..).map(numbered).find(|path| !path.exists()).unwrap_or(first)
    }

    fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(path, bytes)
    }

    /// Writes it; what the player is told.
    fn put(handout: &Handout, dirs: &HandoutDirs) -> String {
        match handout {
            Handout::Picture { name, bytes } => {
                let path = free(&dirs.pictures, name);
                match write(&path, bytes) {
                    Ok(()) => text!("handout-picture", path = path.display().to_string()),
                    Err(error) => {
                        text!("handout-no-picture", path = path.display().to_string(), error = faults::file(&error))
                    }
                }
            }
            Handout::Sheets { paper, ink, language } => {
                let folder = dirs.sheets.display().to_string();
                match print::write(&dirs.sheets, *paper, *ink, *language) {
                    Ok(_) => text!("handout-sheets", path = folder),
                    Err(error) => text!("handout-no-sheets", path = folder, error = faults::file(&error)),
                }
            }
        }
    }

    /// Writes on another thread.
    pub(super) fn hand_out(
        mut handouts: MessageReader<Handout>,
        dirs: Res<HandoutDirs>,
        mut writing: ResMut<Writing>,
        mut notices: MessageWriter<Notice>,
    ) {
        for handout in handouts.read() {
            let (handout, dirs) = (handout.clone(), dirs.clone());
            writing.0.push(IoTaskPool::get().spawn(async move { put(&handout, &dirs) }));
        }
        writing.0.retain_mut(|task| match check_ready(task) {
            Some(told) => {
                notices.write(Notice(told));
                false
            }
            None => true,
        });
    }
}

pub(super) fn plugin(app: &mut App) {
    #[cfg(not(target_arch = "wasm32"))]
    {
        app.init_resource::<folders::HandoutDirs>()
            .init_resource::<folders::Writing>()
            .add_systems(Update, folders::hand_out.in_set(AppSystems::View));
    }
    #[cfg(target_arch = "wasm32")]
    app.init_resource::<downloads::Fetching>().add_systems(Update, downloads::hand_out.in_set(AppSystems::View));
}
