//! What is heard. It follows the session's messages and the theme's, and decides nothing; no sound is the only sign of
//! anything.
//!
//! `board` and `menus` want sounds, `mixer` says which of them are heard and how loud, `ambience` what is heard all the
//! while, `music` plays by itself, `words` tells in words what is heard, and `output` lets the device sound: Bevy's audio on the desktop, the page in a browser. Without a device all but the
//! last goes on.

use bevy::prelude::*;

mod ambience;
mod board;
mod menus;
mod mixer;
mod music;
#[cfg_attr(target_arch = "wasm32", path = "output_page.rs")]
mod output;
mod sound;
mod words;

pub use ambience::{Ambience, Layer};
pub use mixer::Sounded;
pub use sound::Sound;

/// The order in which a frame is heard, after all has happened in it.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Hearing {
    /// Somebody wants a sound.
    Want,
    /// Which of them are heard.
    Mix,
    /// They are.
    Sound,
}

/// Keeps Linux's sound library from writing on standard error by itself, as it does where there is no sound card. It is kept
/// from it on this thread: to be called where the device is going to be opened, before it is.
#[cfg(target_os = "linux")]
pub fn hush() {
    if let Err(error) = alsa::Output::local_error_handler() {
        debug!("the sound library keeps talking: {error}");
    }
}

/// All that is heard.
pub fn plugin(app: &mut App) {
    app.add_plugins((score_plugin, output::plugin));
}

/// What is to be heard, without a device that sounds: [`Sounded`] and [`Ambience`] say it.
pub fn score_plugin(app: &mut App) {
    app.configure_sets(PostUpdate, (Hearing::Want, Hearing::Mix, Hearing::Sound).chain()).add_plugins((
        mixer::plugin,
        board::plugin,
        menus::plugin,
        ambience::plugin,
        music::plugin,
        words::plugin,
    ));
}
