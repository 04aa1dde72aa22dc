//! Which puzzles are nearly the same: also in a mirror, and with the sides exchanged.

use jungle::engine::puzzle::Puzzle;
use jungle::rules::{Move, Piece, Square};

/// Puzzles with fewer pieces in other places than this are alike.
const LEAST_DIFFERENT: usize = 4;

/// One of the four ways to look at a board.
#[derive(Clone, Copy)]
struct View {
    mirrored: bool,
    turned: bool,
}

impl View {
    const ALL: [View; 4] = [
        View { mirrored: false, turned: false },
        View { mirrored: true, turned: false },
        View { mirrored: false, turned: true },
        View { mirrored: true, turned: true },
    ];

    fn square(self, square: Square) -> Square {
        let square = if self.mirrored { square.mirrored() } else { square };
        // Half a turn also exchanges left and right: undo that.
        if self.turned { square.rotated().mirrored() } else { square }
    }

    fn piece(self, piece: Piece) -> Piece {
        if self.turned { Piece::new(!piece.side, piece.animal) } else { piece }
    }

    fn mv(self, mv: Move) -> Move {
        Move::new(self.square(mv.from), self.square(mv.to))
    }
}

/// Are the puzzles nearly the same, seen in some way?
pub fn alike(one: &Puzzle, other: &Puzzle) -> bool {
    View::ALL.into_iter().any(|view| same_line(one, other, view) || same_place(one, other, view))
}

/// Are the moves the same, and the solver's animals?
fn same_line(one: &Puzzle, other: &Puzzle, view: View) -> bool {
    let first = |puzzle: &Puzzle| puzzle.start().piece_at(puzzle.line()[0].from).map(|piece| piece.animal);
    let seen = other.line().iter().map(|&mv| view.mv(mv));
    first(one) == first(other) && one.line().iter().copied().eq(seen)
}

/// Do nearly all animals stand on the same squares?
fn same_place(one: &Puzzle, other: &Puzzle, view: View) -> bool {
    let (here, there) = (one.start(), other.start());
    if (here.side_to_move() != there.side_to_move()) != view.turned {
        return false;
    }
    let seen: Vec<(Piece, Square)> =
        there.pieces().map(|(piece, square)| (view.piece(piece), view.square(square))).collect();
    let same = seen.iter().filter(|&&(piece, square)| here.square_of(piece) == Some(square)).count();
    let most = here.pieces().count().max(seen.len());
    most - same < LEAST_DIFFERENT.min(most)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn puzzle(text: &str) -> Puzzle {
        Puzzle::read(text).expect("a puzzle")
    }

    #[test]
    fn a_puzzle_is_like_itself_in_a_mirror_and_with_sides_exchanged() {
        let one = puzzle("standard win 1 den-run l6/7/4L2/7/7/7/7/7/7 w e7e8 a9b9 e8d8 b9a9 d8d9");
        let mirror = puzzle("standard win 1 den-run 6l/7/2L4/7/7/7/7/7/7 w c7c8 g9f9 c8d8 f9g9 d8d9");
        let turned = puzzle("standard win 1 den-run 7/7/7/7/7/7/4l2/7/L6 b e3e2 a1b1 e2d2 b1a1 d2d1");
        let other = puzzle("standard win 1 den-run 7/l6/7/3L3/7/7/7/7/C6 w d6d7 a8b8 d7d8 b8a8 d8d9");
        for alike_one in [&one, &mirror, &turned] {
            assert!(alike(&one, alike_one));
        }
        assert!(!alike(&one, &other));
    }
}
