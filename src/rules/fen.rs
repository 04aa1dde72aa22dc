//! Positions as text: rank 9 first, upper case for Red, then `w` (Red to move) or `b`.

use super::square::{FILES, RANKS};
use super::{Animal, Piece, Position, RuleSet, Side, Square, Terrain};

/// Why a text is not a position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum FenError {
    /// Far too long to be a position.
    #[error("the position is {0} characters long; a position has at most {longest}", longest = FenError::LONGEST)]
    Long(usize),
    /// Not `BOARD SIDE`.
    #[error("a position is a board, one space, and w or b; nothing else")]
    Form,
    /// Not nine ranks.
    #[error("the board has {0} ranks instead of 9")]
    Ranks(usize),
    /// A rank does not fill seven squares.
    #[error("rank {rank} has {files} squares instead of 7")]
    Files {
        /// 1 to 9.
        rank: u8,
        /// How many squares the text gives it.
        files: u32,
    },
    /// A character that is no animal and no number.
    #[error("rank {rank}: '{letter}' is no animal (r c d w p t l e) and no number of empty squares (1 to 7)")]
    Letter {
        /// 1 to 9.
        rank: u8,
        /// What stands there.
        letter: char,
    },
    /// Two of the same animal.
    #[error("{0} stands on the board twice")]
    Twice(Piece),
    /// An animal that cannot swim stands in the water.
    #[error("the {0} on {1} stands in the water; only rats swim")]
    Water(Piece, Square),
    /// An animal in its own den.
    #[error("the {0} on {1} stands in its own den")]
    OwnDen(Piece, Square),
    /// Both dens entered.
    #[error("both dens are taken; a game ends with the first")]
    BothDens,
    /// No animal at all.
    #[error("the board is empty")]
    Bare,
    /// Not `w` or `b`.
    #[error("the side to move is w or b, not \"{0}\"")]
    Side(String),
}

impl FenError {
    /// The longest text looked at, in bytes; a board needs at most 73.
    pub const LONGEST: usize = 128;
}

impl Position {
    /// Reads a position.
    ///
    /// # Errors
    /// The first fault found; see [`FenError`].
    pub fn from_fen(text: &str, rules: &RuleSet) -> Result<Position, FenError> {
        if text.len() > FenError::LONGEST {
            return Err(FenError::Long(text.chars().count()));
        }
        let (board, side) = text.split_once(' ').ok_or(FenError::Form)?;
        let side = match side {
            "w" => Side::Red,
            "b" => Side::Blue,
            _ if side.trim() == side && !side.contains(' ') && !side.is_empty() => {
                return Err(FenError::Side(side.to_owned()));
            }
            _ => return Err(FenError::Form),
        };
        let ranks = board.split('/').count();
        if ranks != usize::from(RANKS) {
            return Err(FenError::Ranks(ranks));
        }
        let mut position = Position::empty(rules, side);
        for (rank, row) in (0..RANKS).rev().zip(board.split('/')) {
            position.fill_rank(rank, row)?;
        }
        position.check_board()?;
        Ok(position)
    }

    /// Can an animal stand on a square at all?
    ///
    /// # Errors
    /// Why not: [`FenError::Water`] or [`FenError::OwnDen`].
    pub fn check_place(piece: Piece, square: Square) -> Result<(), FenError> {
        match square.terrain() {
            Terrain::Water if piece.animal != Animal::Rat => Err(FenError::Water(piece, square)),
            Terrain::Den(side) if side == piece.side => Err(FenError::OwnDen(piece, square)),
            _ => Ok(()),
        }
    }

    /// Can a game come to stand like this, as far as the board as a whole tells?
    ///
    /// # Errors
    /// Why not: [`FenError::BothDens`] or [`FenError::Bare`].
    pub fn check_board(&self) -> Result<(), FenError> {
        let in_den = |side: Side| self.occupied(side).contains(Square::den(!side));
        if in_den(Side::Red) && in_den(Side::Blue) {
            return Err(FenError::BothDens);
        }
        if Side::ALL.iter().all(|&side| self.occupied(side).is_empty()) {
            return Err(FenError::Bare);
        }
        Ok(())
    }

    fn fill_rank(&mut self, rank: u8, row: &str) -> Result<(), FenError> {
        let mut file: u32 = 0;
        for letter in row.chars() {
            if let Some(empty @ 1..=7) = letter.to_digit(10) {
                file += empty;
                continue;
            }
            let Some(piece) = Piece::from_letter(letter) else {
                return Err(FenError::Letter { rank: rank + 1, letter });
            };
            if let Some(square) = u8::try_from(file).ok().and_then(|file| Square::new(file, rank)) {
                if self.square_of(piece).is_some() {
                    return Err(FenError::Twice(piece));
                }
                Position::check_place(piece, square)?;
                self.put(piece, square);
            }
            file += 1;
        }
        if file == u32::from(FILES) { Ok(()) } else { Err(FenError::Files { rank: rank + 1, files: file }) }
    }

    /// The position as text.
    pub fn fen(&self) -> String {
        let mut text = String::with_capacity(48);
        for rank in (0..RANKS).rev() {
            let mut empty = 0;
            for square in (0..FILES).filter_map(|file| Square::new(file, rank)) {
                match self.piece_at(square) {
                    None => empty += 1,
                    Some(piece) => {
                        push_empty(&mut text, &mut empty);
                        text.push(piece.letter());
                    }
                }
            }
            push_empty(&mut text, &mut empty);
            text.push(if rank == 0 { ' ' } else { '/' });
        }
        text.push(self.side_to_move().letter());
        text
    }
}

fn push_empty(text: &mut String, empty: &mut u32) {
    if *empty > 0 {
        text.push_str(&empty.to_string());
        *empty = 0;
    }
}
