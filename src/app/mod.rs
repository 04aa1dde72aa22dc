//! The Bevy game: one folder a thing, one plugin a file.
//!
//! `session` holds the match and knows no other folder here; the rest know `session`, `theme` and `states`, and not
//! each other: they talk by the session's messages and resources. `surroundings`, `board` and `animals` stand on
//! `scene` besides; `audio` lets all of it be heard; `display` gives the desktop's window the form that is set, and
//! `idle` draws it seldom while nothing moves; `film` makes moving pictures of games; `language` reads the texts of the
//! language that is chosen; `bytes` reads files as they are; `readout` says what those hear who cannot see the screen,
//! and `reader` tells it to the desktop's screen reader; `one_thread` has the systems run one after the other;
//! `frame_report` measures what a frame costs; `links` (games as links) and `page` (the browser's page around the game)
//! are there for all.

use bevy::prelude::*;

pub mod animals;
pub mod audio;
pub mod board;
mod bytes;
#[cfg(feature = "dev")]
mod dev;
#[cfg(not(target_arch = "wasm32"))]
mod display;
pub mod film;
#[cfg(not(target_arch = "wasm32"))]
pub mod frame_report;
#[cfg(not(target_arch = "wasm32"))]
pub mod idle;
pub mod input;
mod language;
pub mod links;
pub mod one_thread;
#[cfg(target_arch = "wasm32")]
pub mod page;
#[cfg(not(target_arch = "wasm32"))]
mod reader;
pub mod readout;
pub mod scene;
pub mod screens;
pub mod screenshot;
pub mod session;
pub mod states;
pub mod storage;
pub mod surroundings;
pub mod theme;
pub mod thinking;

/// Everything the game is made of, but for the window and its renderer.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        logic_plugin,
        theme::plugin,
        bytes::plugin,
        language::plugin,
        world_plugin,
        screens::plugin,
        links::plugin,
        film::plugin,
        audio::plugin,
        readout::plugin,
        one_thread::OneThread,
    ));
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins((display::plugin, idle::plugin, reader::plugin));
    #[cfg(feature = "dev")]
    app.add_plugins(dev::plugin);
}

/// The game without its picture: it can be played, by messages and by devices, where nothing is drawn.
pub fn logic_plugin(app: &mut App) {
    app.add_plugins((states::plugin, session::plugin, input::plugin, thinking::plugin, storage::plugin));
}

/// What is drawn in the world: backdrop, what lives around the board, board and animals. It needs
/// [`theme::layout::Layout`], [`theme::picture`] and the assets.
pub fn world_plugin(app: &mut App) {
    app.add_plugins((scene::plugin, surroundings::plugin, board::plugin, animals::plugin));
}
