//! The sounds: played on instruments that are computed, and written as small Ogg Vorbis files into `assets/sounds/`.
//!
//! The same program makes the same sounds. A world of paper and wood: [`instruments`] has what is struck and plucked,
//! [`nature`] water, air and paper; of these [`effects`], [`calls`] and [`notes`] make what is short, and [`jungle`], [`night`] and
//! [`river`] what goes on.

mod calls;
mod effects;
mod filter;
mod instruments;
mod jungle;
mod level;
mod nature;
mod night;
mod notes;
mod river;
mod tape;
mod vorbis;

use std::path::PathBuf;

use crate::Folders;
use crate::fault::Fault;
use crate::output;

/// What targets of sounds begin with.
const FOLDER: &str = "sounds/";

/// A sound as it is written.
struct Finished {
    /// The file's name, without its ending.
    name: &'static str,
    /// Samples a second.
    rate: u32,
    /// One or two channels of the same length, -1 to 1.
    channels: Vec<Vec<f32>>,
    /// How exact the file is: Vorbis's quality, -0.2 to 1.
    quality: f32,
}

/// What goes on and on.
const ENDLESS: [(&str, fn() -> Finished); 3] =
    [(jungle::NAME, jungle::finish), (night::NAME, night::finish), (river::NAME, river::finish)];

fn short() -> impl Iterator<Item = &'static effects::Effect> {
    effects::ALL.iter().chain(&calls::ALL).chain(&notes::ALL)
}

/// The targets: every sound.
pub fn targets() -> impl Iterator<Item = String> {
    let short = short().map(|effect| effect.name);
    short.chain(ENDLESS.map(|(name, _)| name)).map(|name| format!("{FOLDER}{name}"))
}

/// Makes the chosen sounds.
pub fn bake(folders: &Folders, chosen: impl Fn(&str) -> bool) -> Result<(), Fault> {
    let wanted = |name: &str| chosen(&format!("{FOLDER}{name}"));
    for effect in short().filter(|effect| wanted(effect.name)) {
        write(folders, &effect.finish())?;
    }
    for (_, finish) in ENDLESS.into_iter().filter(|(name, _)| wanted(name)) {
        write(folders, &finish())?;
    }
    Ok(())
}

fn write(folders: &Folders, sound: &Finished) -> Result<(), Fault> {
    let path: PathBuf = folders.assets.join(FOLDER).join(format!("{}.ogg", sound.name));
    let bytes = vorbis::encode(sound).map_err(|error| Fault::in_file(&path, error))?;
    output::write(&path, &bytes)
}
