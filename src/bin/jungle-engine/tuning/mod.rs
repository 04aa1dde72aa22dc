//! How the evaluation's weights come to be: `data` plays games of the engine against itself and writes their positions
//! down, `tune` finds the weights that foretell the games' results best and writes them as source code.
//!
//! ```text
//! jungle-engine data --games 10000 --nodes 3000 --out target/positions.txt
//! jungle-engine tune --data target/positions.txt --out src/engine/eval/weights.rs
//! ```
//!
//! A line of data is one position: a preset's name, the FEN, what the side to move made of the game (1, 0.5 or 0), and the
//! search's score in hundredths.

mod data;
mod sample;
mod tune;

pub use self::data::generate;
pub use self::tune::tune;
