//! The command line: words, then options `--name value`.

use std::collections::BTreeMap;

use jungle::engine::tables::TableError;

use crate::protocol::{Fault, quoted};

/// What is wrong with a command line.
#[derive(Debug, thiserror::Error)]
pub enum ArgumentFault {
    /// Not something that can be done once.
    #[error(
        "unknown command \"{0}\"; there are perft N, bench, match, medley, openings, tables, puzzles, review FILE, data and tune"
    )]
    Command(String),
    /// An option that the command does not have.
    #[error("{command} has no option \"{given}\"; it has {known}")]
    Option {
        /// The command.
        command: &'static str,
        /// The option given.
        given: String,
        /// The options it has.
        known: String,
    },
    /// An option without a value.
    #[error("--{0} needs a value")]
    Value(String),
    /// An option given twice.
    #[error("--{0} is given twice")]
    Twice(String),
    /// An option that must be there.
    #[error("{command} needs --{option}")]
    Needs {
        /// The command.
        command: &'static str,
        /// The option.
        option: &'static str,
    },
    /// No such player.
    #[error(
        "\"{0}\" is no player; players are {levels}, manner:FILE, greedy, hungry, random, engine, nodes:N, depth:N, movetime:MS and cmd:PATH",
        levels = jungle::engine::Level::ALL.map(|level| level.name().to_lowercase()).join(", ")
    )]
    Player(String),
    /// No such limit.
    #[error("\"{0}\" is no limit; limits are nodes:N, depth:N and movetime:MS")]
    Limit(String),
    /// A setting without a value.
    #[error("\"{0}\" is no setting; settings are written Name=Value, with commas between them")]
    Set(String),
    /// A setting that the player does not have.
    #[error("{player} has no setting \"{option}\"")]
    Setting {
        /// The player.
        player: String,
        /// The setting.
        option: String,
    },
    /// A file that cannot be read or written.
    #[error("\"{path}\": {error}")]
    File {
        /// The file.
        path: String,
        /// What is wrong with it.
        error: std::io::Error,
    },
    /// A file that is no game.
    #[error("\"{path}\": {what}")]
    Game {
        /// The file.
        path: String,
        /// What is wrong with it.
        what: String,
    },
    /// A command without its file.
    #[error("{0} needs a file")]
    NoFile(&'static str),
    /// A line of data that is none.
    #[error("line {line} of \"{path}\": {what}")]
    Data {
        /// The file.
        path: String,
        /// The line, from 1.
        line: usize,
        /// What is wrong with it.
        what: String,
    },
    /// None of a few words.
    #[error("--{option} must be one of {known}, not \"{given}\"")]
    Choice {
        /// The option.
        option: &'static str,
        /// The words there are.
        known: &'static str,
        /// The word given.
        given: String,
    },
    /// Not the numbers of a sequential test.
    #[error("\"{0}\" is no test; it is ELO0,ELO1,ALPHA,BETA with ELO0 below ELO1 and error rates between 0 and 0.5")]
    Sprt(String),
    /// A program that cannot play.
    #[error("\"{path}\" cannot play: {what}")]
    Program {
        /// Its file.
        path: String,
        /// What is wrong with it.
        what: String,
    },
    /// A level's file that is none.
    #[error("\"{path}\" is no level: {what}")]
    Manner {
        /// Its file.
        path: String,
        /// What is wrong with it.
        what: String,
    },
    /// Openings that cannot be used.
    #[error("openings \"{path}\": {what}")]
    Openings {
        /// Their file.
        path: String,
        /// What is wrong with them.
        what: String,
    },
    /// Something about endgame tables.
    #[error(transparent)]
    Tables(#[from] TableError),
    /// A file that cannot be written.
    #[error("\"{path}\" cannot be written: {error}")]
    Write {
        /// Which.
        path: String,
        /// Why not.
        error: std::io::Error,
    },
    /// A game that should have gone well.
    #[error("{0}")]
    Broken(String),
    /// As in the protocol.
    #[error(transparent)]
    Protocol(#[from] Fault),
}

/// Options by name.
#[derive(Debug)]
pub struct Options<'a> {
    command: &'static str,
    values: BTreeMap<&'a str, &'a str>,
}

impl<'a> Options<'a> {
    /// Reads `--name value` pairs.
    ///
    /// # Errors
    /// The command does not know an option, one has no value, or one comes twice.
    pub fn read(
        command: &'static str,
        words: &'a [String],
        known: &[&'static str],
    ) -> Result<Options<'a>, ArgumentFault> {
        Options::read_with_flags(command, words, known, &[])
    }

    /// Reads `--name value` pairs and flags, `--name` alone.
    ///
    /// # Errors
    /// As for [`Options::read`].
    pub fn read_with_flags(
        command: &'static str,
        words: &'a [String],
        known: &[&'static str],
        flags: &[&'static str],
    ) -> Result<Options<'a>, ArgumentFault> {
        let mut values = BTreeMap::new();
        let mut words = words.iter();
        while let Some(word) = words.next() {
            let Some(name) = word.strip_prefix("--").filter(|name| known.contains(name) || flags.contains(name)) else {
                let known: Vec<String> = known.iter().chain(flags).map(|name| format!("--{name}")).collect();
                let known = if known.is_empty() { "none".to_owned() } else { known.join(", ") };
                return Err(ArgumentFault::Option { command, given: quoted(word), known });
            };
            let value = if flags.contains(&name) { Some("") } else { words.next().map(String::as_str) };
            let value = value.ok_or_else(|| ArgumentFault::Value(name.to_owned()))?;
            if values.insert(name, value).is_some() {
                return Err(ArgumentFault::Twice(name.to_owned()));
            }
        }
        Ok(Options { command, values })
    }

    /// The value of an option, if given.
    pub fn get(&self, name: &str) -> Option<&'a str> {
        self.values.get(name).copied()
    }

    /// Is the flag given?
    pub fn has(&self, flag: &str) -> bool {
        self.values.contains_key(flag)
    }

    /// The value of an option that must be given.
    ///
    /// # Errors
    /// It is not.
    pub fn need(&self, option: &'static str) -> Result<&'a str, ArgumentFault> {
        self.get(option).ok_or(ArgumentFault::Needs { command: self.command, option })
    }
}
