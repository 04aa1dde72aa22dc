//! The command line: words, then options `--name value`.

use std::collections::BTreeMap;

use crate::protocol::{Fault, quoted};

/// What is wrong with a command line.
#[derive(Debug, thiserror::Error)]
pub enum ArgumentFault {
    /// Not something that can be done once.
    #[error("unknown command \"{0}\"; there are perft N, bench and arena")]
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
        "\"{0}\" is no player; players are easy, normal, expert, greedy, random, and nodes:N or depth:N for full strength"
    )]
    Player(String),
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
        let mut values = BTreeMap::new();
        let mut words = words.iter();
        while let Some(word) = words.next() {
            let Some(name) = word.strip_prefix("--").filter(|name| known.contains(name)) else {
                let known: Vec<String> = known.iter().map(|name| format!("--{name}")).collect();
                let known = if known.is_empty() { "none".to_owned() } else { known.join(", ") };
                return Err(ArgumentFault::Option { command, given: quoted(word), known });
            };
            let value = words.next().ok_or_else(|| ArgumentFault::Value(name.to_owned()))?;
            if values.insert(name, value.as_str()).is_some() {
                return Err(ArgumentFault::Twice(name.to_owned()));
            }
        }
        Ok(Options { command, values })
    }

    /// The value of an option, if given.
    pub fn get(&self, name: &str) -> Option<&'a str> {
        self.values.get(name).copied()
    }

    /// The value of an option that must be given.
    ///
    /// # Errors
    /// It is not.
    pub fn need(&self, option: &'static str) -> Result<&'a str, ArgumentFault> {
        self.get(option).ok_or(ArgumentFault::Needs { command: self.command, option })
    }
}
