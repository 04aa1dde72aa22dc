//! Title, new game, players, play, what there is to learn, the position editor, settings, and the dialogs over them.
//!
//! Screens only show and ask: what is true stands in [`Match`](crate::app::session::Match), and what is wanted of it goes out
//! as [`SessionRequest`](crate::app::session::SessionRequest) or [`Action`](crate::app::session::Action).

use bevy::prelude::*;

mod board;
mod dialogs;
mod editor;
mod games;
mod house;
mod learn;
mod loading;
mod lore;
mod people;
mod play;
mod profiles;
mod seats;
mod settings;
mod setup;
mod study;
mod title;
mod toasts;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        loading::plugin,
        title::plugin,
        setup::plugin,
        house::plugin,
        seats::plugin,
        settings::plugin,
        learn::plugin,
        study::plugin,
        play::plugin,
        profiles::plugin,
        games::plugin,
        editor::plugin,
        dialogs::plugin,
        toasts::plugin,
    ));
}
