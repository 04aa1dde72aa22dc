//! What can go wrong in the tools: one kind of error, the thing it concerns and what is the matter with it.

use std::fmt::Display;
use std::path::Path;

use thiserror::Error;

/// A fault, and the file, program or argument it lies in.
#[derive(Debug, Error)]
#[error("{place}: {what}")]
pub struct Fault {
    place: String,
    what: String,
}

impl Fault {
    /// A fault in `place`.
    pub fn new(place: impl Into<String>, what: impl Display) -> Self {
        Self { place: place.into(), what: what.to_string() }
    }

    /// A fault in a file.
    pub fn in_file(path: &Path, what: impl Display) -> Self {
        Self::new(path.display().to_string(), what)
    }
}
