//! The game as its players meet it, with its picture and without: one program, since each one takes Bevy whole into it.

#![cfg(feature = "app")]
#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod access;
mod advice;
mod audio;
mod clock;
mod command_line;
mod common;
mod games;
mod house;
mod input;
mod keys;
mod learn;
mod lessons;
mod menus;
mod people;
mod play;
mod profiles;
mod puzzles;
mod review;
mod rule_panel;
mod screens;
mod seats;
mod settings;
mod share;
mod stage;
mod storage;
mod table;
mod texts;
mod welcome;
