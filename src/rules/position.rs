//! A position: where the animals stand and who is to move; making a move and taking it back.

use super::square::{ALL_TRAPS, DENS, TRAPS};
use super::{
    Animal, DrawReason, EqualRanks, Move, NoMove, Outcome, Piece, RuleSet, Side, Square, SquareSet, TrapWeakens,
    WinReason, zobrist,
};

const EMPTY: u8 = u8::MAX;

/// Where the animals stand and who is to move. It knows no history; see [`Game`](super::Game) for that.
///
/// The methods that need the rules take them as an argument: always the same that the position was made with, since its
/// hash includes them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Position {
    /// Where each side's animals stand; [`Square::NOWHERE`] when taken.
    pub(super) places: [[Square; 8]; 2],
    /// What stands on each square: 8 × side + animal, or [`EMPTY`].
    board: [u8; 64],
    pub(super) occupied: [SquareSet; 2],
    pub(super) side: Side,
    hash: u64,
}

/// A move made, and what it changed: enough to take it back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ply {
    /// The move made.
    pub mv: Move,
    /// The animal that moved.
    pub piece: Piece,
    /// The animal that was taken.
    pub captured: Option<Animal>,
    /// Did the animal that moved leave the board, too?
    pub both_fell: bool,
    hash: u64,
}

impl Position {
    /// An empty board, to be filled with [`Position::with`].
    pub fn empty(rules: &RuleSet, side: Side) -> Position {
        let turn = if side == Side::Blue { zobrist::BLUE_TO_MOVE } else { 0 };
        Position {
            places: [[Square::NOWHERE; 8]; 2],
            board: [EMPTY; 64],
            occupied: [SquareSet::EMPTY; 2],
            side,
            hash: rules.key() ^ turn,
        }
    }

    /// The start of a game in which `first` moves first.
    pub fn start(rules: &RuleSet, first: Side) -> Position {
        const ROWS: [(&str, u8); 6] =
            [("l     t", 8), (" d   c ", 7), ("r p w e", 6), ("E W P R", 2), (" C   D ", 1), ("T     L", 0)];
        let mut position = Position::empty(rules, first);
        for (row, rank) in ROWS {
            for (file, letter) in (0..).zip(row.chars()) {
                if let (Some(piece), Some(square)) = (Piece::from_letter(letter), Square::new(file, rank)) {
                    position.put(piece, square);
                }
            }
        }
        position
    }

    /// The position with one more animal. The piece must not be on the board yet and its square must be free, of a kind on
    /// which the animal can stand.
    #[must_use]
    pub fn with(mut self, piece: Piece, square: Square) -> Position {
        debug_assert!(
            self.square_of(piece).is_none() && self.piece_at(square).is_none(),
            "{piece} on {square} in {self:?}"
        );
        self.put(piece, square);
        self
    }

    /// Whose turn it is.
    pub const fn side_to_move(&self) -> Side {
        self.side
    }

    /// What stands on a square.
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        let code = self.board[square.index()];
        if code == EMPTY {
            return None;
        }
        let side = if code < 8 { Side::Red } else { Side::Blue };
        Some(Piece { side, animal: Animal::ALL[(code % 8) as usize] })
    }

    /// Where a piece stands, unless it was taken.
    pub fn square_of(&self, piece: Piece) -> Option<Square> {
        let square = self.places[piece.side.index()][piece.animal.index()];
        (square != Square::NOWHERE).then_some(square)
    }

    /// The squares on which a side's animals stand.
    pub const fn occupied(&self, side: Side) -> SquareSet {
        self.occupied[side.index()]
    }

    /// Where each of a side's animals stands, by rank; a taken one stands nowhere, on a square of index 63.
    pub(crate) const fn places(&self, side: Side) -> &[Square; 8] {
        &self.places[side.index()]
    }

    /// The animals a side has left: bit n for [`Animal::ALL`]'s nth.
    pub fn animals(&self, side: Side) -> u8 {
        // Eight bytes at once: a byte's high bit is set where the animal stands somewhere, then the bits are gathered.
        const ONES: u64 = u64::from_le_bytes([1; 8]);
        const GATHER: u64 = 0x0002_0408_1020_4081;
        let places = u64::from_le_bytes(self.places[side.index()].map(|square| square.index() as u8));
        let elsewhere = places ^ (ONES * Square::NOWHERE.index() as u64);
        let present = (elsewhere + ONES * 0x7f) & (ONES * 0x80);
        (present.wrapping_mul(GATHER) >> 56) as u8
    }

    /// All pieces on the board with their squares, Red's first, each side's by rank.
    pub fn pieces(&self) -> impl Iterator<Item = (Piece, Square)> + '_ {
        Side::ALL.into_iter().flat_map(move |side| {
            Animal::ALL.into_iter().filter_map(move |animal| {
                let piece = Piece { side, animal };
                Some((piece, self.square_of(piece)?))
            })
        })
    }

    /// The hash: the board, the side to move and the rule set.
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// The hash reckoned anew from the board; always equal to [`Position::hash`].
    pub fn recomputed_hash(&self, rules: &RuleSet) -> u64 {
        let empty = Position::empty(rules, self.side).hash;
        self.pieces().fold(empty, |hash, (piece, square)| hash ^ zobrist::place(piece, square))
    }

    /// Does a trap weaken an animal of `side` that stands on `square`?
    pub fn weakens(square: Square, side: Side, rules: &RuleSet) -> bool {
        weakening_traps(side, rules).contains(square)
    }

    /// The end of the game that the position alone shows: a den entered, all animals taken, no move left.
    pub fn outcome(&self, rules: &RuleSet) -> Option<Outcome> {
        if let Some(outcome) = self.decided() {
            return Some(outcome);
        }
        if self.count_moves(rules) > 0 {
            return None;
        }
        Some(self.outcome_without_moves(rules))
    }

    /// What it means that the side to move has no move.
    pub(super) fn outcome_without_moves(&self, rules: &RuleSet) -> Outcome {
        match rules.no_move {
            NoMove::Loses => Outcome::Win { side: !self.side, by: WinReason::NoMoves },
            NoMove::Draw => Outcome::Draw { by: DrawReason::NoMoves },
        }
    }

    /// The end of the game by a den entered or all animals taken.
    pub fn decided(&self) -> Option<Outcome> {
        for side in Side::ALL {
            if !(self.occupied(side) & DENS[side.opponent().index()]).is_empty() {
                return Some(Outcome::Win { side, by: WinReason::Den });
            }
        }
        let bare = Side::ALL.map(|side| self.occupied(side).is_empty());
        match bare {
            [false, false] => None,
            [true, true] => Some(Outcome::Draw { by: DrawReason::Bare }),
            [red_bare, _] => {
                let side = if red_bare { Side::Blue } else { Side::Red };
                Some(Outcome::Win { side, by: WinReason::Captured })
            }
        }
    }

    /// Makes a move, which must be one of [`Position::moves`]. The history that bars moves is not known here.
    pub fn play(&mut self, mv: Move, rules: &RuleSet) -> Ply {
        let hash = self.hash;
        let code = self.board[mv.from.index()];
        debug_assert!(code != EMPTY, "a move begins where an animal stands");
        let animal = Animal::ALL[usize::from(code % 8)];
        let piece = Piece { side: self.side, animal };
        let captured = self.piece_at(mv.to).map(|victim| victim.animal);
        let mut both_fell = false;
        if let Some(victim) = captured {
            both_fell = rules.equal_ranks == EqualRanks::BothFall
                && rules.strength(victim) == rules.strength(animal)
                && !Position::weakens(mv.to, !self.side, rules);
            self.lift(Piece { side: !self.side, animal: victim }, mv.to);
        }
        self.lift(piece, mv.from);
        if !both_fell {
            self.put(piece, mv.to);
        }
        self.pass();
        Ply { mv, piece, captured, both_fell, hash }
    }

    /// Takes back the last move made.
    pub fn unplay(&mut self, ply: Ply) {
        self.side = ply.piece.side;
        if !ply.both_fell {
            self.lift(ply.piece, ply.mv.to);
        }
        self.put(ply.piece, ply.mv.from);
        if let Some(animal) = ply.captured {
            self.put(Piece { side: ply.piece.side.opponent(), animal }, ply.mv.to);
        }
        self.hash = ply.hash;
    }

    /// Hands the turn over without a move, as a search may ask; no rule set lets a player do it.
    pub fn pass(&mut self) {
        self.side = !self.side;
        self.hash ^= zobrist::BLUE_TO_MOVE;
    }

    pub(super) fn put(&mut self, piece: Piece, square: Square) {
        self.places[piece.side.index()][piece.animal.index()] = square;
        self.board[square.index()] = (piece.side.index() * 8 + piece.animal.index()) as u8;
        self.occupied[piece.side.index()].insert(square);
        self.hash ^= zobrist::place(piece, square);
    }

    fn lift(&mut self, piece: Piece, square: Square) {
        self.places[piece.side.index()][piece.animal.index()] = Square::NOWHERE;
        self.board[square.index()] = EMPTY;
        self.occupied[piece.side.index()].remove(square);
        self.hash ^= zobrist::place(piece, square);
    }
}

impl std::fmt::Debug for Position {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Position({})", self.fen())
    }
}

/// The traps that weaken animals of `side`.
pub(super) fn weakening_traps(side: Side, rules: &RuleSet) -> SquareSet {
    match rules.trap_weakens {
        TrapWeakens::Enemies => TRAPS[side.opponent().index()],
        TrapWeakens::Everyone => ALL_TRAPS,
    }
}
