//! Random numbers for incremental hashing (Zobrist, 1970), the same on every machine.

use super::{Piece, Square};

/// SplitMix64 (Steele, Lea and Flood, 2014).
const fn split_mix(state: u64) -> u64 {
    let mut z = state.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// In the hash when Blue is to move.
pub(super) const BLUE_TO_MOVE: u64 = split_mix(0x4a75_6e67);

static PLACES: [[u64; 64]; 16] = {
    let mut table = [[0; 64]; 16];
    let mut piece = 0;
    while piece < 16 {
        let mut square = 0;
        while square < 64 {
            table[piece][square] = split_mix(0x5eed_0001 + (piece * 64 + square) as u64);
            square += 1;
        }
        piece += 1;
    }
    table
};

/// In the hash while the piece stands on the square.
pub(super) fn place(piece: Piece, square: Square) -> u64 {
    PLACES[piece.side.index() * 8 + piece.animal.index()][square.index()]
}
