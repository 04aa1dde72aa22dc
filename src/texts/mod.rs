//! What the game says, in every language: [`text`] for a fixed text, [`text!`](crate::text!) for one with something in it.
//!
//! The texts lie in `assets/texts`, one folder a language and one Fluent file a part of the game. English is in the program;
//! the other languages are read when they are chosen. Texts are looked up by what is spoken now, wherever that is known of or
//! not: all of the game speaks one language.
//!
//! `sentences` says what the rules and the engine find.
//!
//! In a text, an animal is `$animal` or `$other`, a key such as `lion`, and each language makes the forms it needs of it, in
//! `animals.ftl`.

pub mod faults;
pub mod names;
pub mod sentences;
mod speech;

pub use crate::language::Language;
pub use speech::{Speech, speak, spoken, teach, text, text_by_id, text_of, understands};

/// A text with something in it: `text!("hint-go", from = "a1", plies = 3)`, a [`String`].
#[macro_export]
macro_rules! text {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::texts::text_of($id, &[$((stringify!($name), $crate::texts::Value::from($value))),*])
    };
}

pub use fluent_bundle::FluentValue as Value;

/// The files of a language, in `assets/texts/<its code>/`.
pub const FILES: [&str; 11] =
    ["animals", "board", "faults", "house", "keys", "learn", "menus", "people", "play", "rules", "settings"];
