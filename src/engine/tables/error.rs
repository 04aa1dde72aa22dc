//! What can be wrong with tables.

use std::io;

/// Why a table cannot be had.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// The rule set bars moves, or ends games, by what has been played before.
    #[error(
        "tables cannot be made for rules under which {0}: what a position is worth would depend on the game before it"
    )]
    History(&'static str),
    /// Not a set of animals.
    #[error(
        "\"{0}\" is no set of two to four animals; sets are written rc-l: the letters of one side's and of the other's"
    )]
    Animals(String),
    /// Not a file of tables.
    #[error("not a file of endgame tables")]
    Foreign,
    /// A file of tables, but of another format.
    #[error("the file of tables has format {found}; this program reads format {known}")]
    Version {
        /// The file's.
        found: u32,
        /// This program's.
        known: u32,
    },
    /// A file of tables for other rules.
    #[error("the file of tables is for another rule set")]
    Rules,
    /// The file ends too early or too late.
    #[error("the file of tables has {found} bytes; it should have {expected}")]
    Length {
        /// How many there are.
        found: u64,
        /// How many its directory promises.
        expected: u64,
    },
    /// Bytes were changed.
    #[error("the file of tables is damaged: {0}")]
    Damaged(&'static str),
    /// A file that cannot be read.
    #[error("the file of tables cannot be read: {0}")]
    Read(#[from] io::Error),
    /// A table is needed that is not there.
    #[error("the table {0} is not there")]
    Missing(String),
    /// More different verdicts than a table has numbers for.
    #[error("the table {0} has more than 256 different verdicts")]
    Verdicts(String),
    /// A verdict that the position's successors do not bear out.
    #[error("{fen} is said to be a {found}, but its moves make it a {expected}")]
    Wrong {
        /// The position.
        fen: String,
        /// What the table says.
        found: super::Verdict,
        /// What the successors say.
        expected: super::Verdict,
    },
}
