//! Title, new game, players, play, lessons, settings, and the dialogs over them.
//!
//! Screens only show and ask: what is true stands in [`Match`](crate::app::session::Match), and what is wanted of it goes out
//! as [`SessionRequest`](crate::app::session::SessionRequest) or [`Action`](crate::app::session::Action).

use bevy::prelude::*;

mod dialogs;
mod games;
mod lessons;
mod loading;
mod lore;
mod people;
mod play;
mod profiles;
mod seats;
mod settings;
mod setup;
mod title;
mod toasts;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        loading::plugin,
        title::plugin,
        setup::plugin,
        seats::plugin,
        settings::plugin,
        lessons::plugin,
        play::plugin,
        profiles::plugin,
        games::plugin,
        dialogs::plugin,
        toasts::plugin,
    ));
}
