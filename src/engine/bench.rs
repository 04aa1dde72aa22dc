//! A fixed set of positions, searched to a fixed depth: the number of nodes is a signature of the search, the same on every
//! machine, and changes exactly when its behavior does.

use std::sync::atomic::AtomicBool;

use super::eval::Evaluation;
use super::{Engine, Limits, StoppedClock};
use crate::rules::{Game, Position, RuleSet};

/// Plies searched in every position.
pub const DEPTH: u8 = 10;

/// Memory for the transposition table, in MiB; part of the signature.
pub const HASH_MIB: usize = 16;

/// The positions with their presets: openings, middle games full of captures, traps and swimming rats, endings.
pub const POSITIONS: [(&str, &str); 20] = [
    ("standard", "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w"),
    ("bell", "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L b"),
    ("lobby", "l5t/1d3c1/2p1w1e/r6/7/6R/E1W1P2/1C3D1/T5L w"),
    ("league", "6t/1d3c1/l1p1w1e/1r5/7/5R1/E1W1P1L/1C3D1/T6 b"),
    ("standard", "p1l1t2/2d1e2/1rc4/3w3/3W3/4R2/ET2DP1/C4L1/7 w"),
    ("encyclopedia", "p1l1t2/2d1e2/1rc4/3w3/3W3/4R2/ET2DP1/C4L1/7 b"),
    ("browser", "dlp4/5ce/1wt1R2/1r5/7/7/C1P4/TE2DL1/2W4 b"),
    ("bell", "2d4/4e2/r1l4/E6/7/W2w1R1/2C2P1/1T5/7 b"),
    ("standard", "2d4/4e2/r1l4/E6/7/W2w1R1/2C2P1/1T5/7 w"),
    ("encyclopedia", "7/1r3c1/dl5/7/W6/4R1e/1D1C3/E6/4P1L b"),
    ("league", "7/1r3c1/dl5/7/W6/4R1e/1D1C3/E6/4P1L w"),
    ("standard", "5t1/7/d2p1c1/7/W5w/7/5L1/7/2l1P2 w"),
    ("bell", "5t1/7/d2p1c1/7/W5w/7/5L1/7/2l1P2 b"),
    ("standard", "4R2/4e2/2t4/7/3L3/7/3d3/2EW3/2r3T w"),
    ("encyclopedia", "4R2/4e2/2t4/7/3L3/7/3d3/2EW3/2r3T b"),
    ("standard", "7/2d4/7/7/7/7/rE5/R1e4/4C2 w"),
    ("bell", "7/2d4/7/7/7/7/rE5/R1e4/4C2 b"),
    ("standard", "2w4/7/3d3/7/7/3L3/7/7/4E2 b"),
    ("lobby", "2p4/7/6l/7/3t3/7/L6/7/2P1C2 w"),
    ("standard", "7/7/4l2/7/r6/6R/2T4/7/7 w"),
];

/// Judges the positions as the search does where it looks no further: for measuring how fast that is.
#[derive(Debug)]
pub struct Judge(Vec<(Evaluation, Position)>);

impl Judge {
    /// Gets ready to judge.
    ///
    /// # Panics
    /// Never: the positions are sound under their presets, as a test shows.
    #[expect(clippy::new_without_default, reason = "there is nothing usual about it")]
    pub fn new() -> Judge {
        let read = |(preset, fen): (&str, &str)| {
            let rules = RuleSet::preset(preset).expect("a preset");
            (Evaluation::new(&rules), Position::from_fen(fen, &rules).expect("a position"))
        };
        Judge(POSITIONS.into_iter().map(read).collect())
    }

    /// Judges every position; the sum, so that nothing can be left out.
    pub fn all(&self) -> i32 {
        self.0.iter().map(|(evaluation, position)| evaluation.evaluate(position)).sum()
    }
}

/// Searches all positions; the signature.
///
/// # Panics
/// Never: the positions are sound under their presets, as a test shows.
pub fn run() -> u64 {
    let stop = AtomicBool::new(false);
    let mut engine = Engine::new(HASH_MIB);
    let mut nodes = 0;
    for (preset, fen) in POSITIONS {
        let rules = RuleSet::preset(preset).expect("a preset");
        let position = Position::from_fen(fen, &rules).expect("a position");
        let game = Game::from_position(rules, position, 0);
        engine.clear();
        nodes += engine.think(&game, &Limits::depth(DEPTH), &stop, &StoppedClock, &mut |_| {}).nodes;
    }
    nodes
}
