//! Baked art as data: atlases of frames, and the animals' rigs. No pixels, no Bevy.
//!
//! `cargo bake` draws the SVG sources of `assets/art/` into PNG atlases and writes beside each one a RON file of
//! these types; the game reads them back. Two spaces occur everywhere:
//!
//! - **source units** are the coordinates of the SVG drawing, y down: the animals and their plates are drawn in a
//!   square of 512 units, marks and effects in board units (a square of the board is 100);
//! - **pixels** are the atlas's, [`Sheet::scale`] of them to a source unit.

mod pieces;
mod rig;
mod sheet;

use serde::de::DeserializeOwned;
use thiserror::Error;

pub use pieces::PiecesLayout;
pub use rig::{Lid, Part, Rig, Rigs};
pub use sheet::{Frame, Sheet};

/// A baked file that cannot be used; its text names the fault.
#[derive(Debug, Error)]
pub enum ArtError {
    /// The text is not RON of the expected kind.
    #[error("line {line}, column {column}: {fault}")]
    Syntax {
        /// Line of the fault, from 1.
        line: usize,
        /// Column of the fault, from 1.
        column: usize,
        /// What RON's reader says about it.
        fault: String,
    },
    /// The text reads well but contradicts itself.
    #[error("{0}")]
    Content(String),
}

/// Reads RON, with the place of a fault in the error.
fn read<T: DeserializeOwned>(text: &str) -> Result<T, ArtError> {
    ron::from_str(text).map_err(|error| ArtError::Syntax {
        line: error.span.start.line,
        column: error.span.start.col,
        fault: error.code.to_string(),
    })
}
