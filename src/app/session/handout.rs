//! Files that are handed to the player.

use bevy::prelude::*;

use crate::{
    print::{Ink, Paper},
    texts::Language,
};

/// A file for the player: on the desktop it is written where such files lie, in a browser it is downloaded.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub enum Handout {
    /// A picture.
    Picture {
        /// Its name, with the ending.
        name: String,
        /// What is in it.
        bytes: Vec<u8>,
    },
    /// The board and the tokens, to be printed.
    Sheets {
        /// What is printed on.
        paper: Paper,
        /// What is printed with.
        ink: Ink,
        /// What is said on them.
        language: Language,
    },
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Handout>();
}
