//! Somebody at work on a puzzle.

use super::Puzzle;
use crate::rules::{Game, Illegal, Move};

/// What a move in a puzzle came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tried {
    /// It is legal, but not right; nothing has changed.
    Wrong,
    /// It is right, and the enemy has answered with this move.
    Right(Move),
    /// It is right, and it was the last.
    Solved,
}

/// A puzzle with the moves found so far.
#[derive(Debug, Clone)]
pub struct Attempt {
    puzzle: Puzzle,
    game: Game,
    wrong: u32,
}

impl Attempt {
    /// Begins a puzzle.
    pub fn new(puzzle: &Puzzle) -> Attempt {
        let game = Game::from_position(puzzle.rules().clone(), *puzzle.start(), 0);
        Attempt { puzzle: puzzle.clone(), game, wrong: 0 }
    }

    /// The puzzle.
    pub const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The game as it stands.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The moves that the solver has found.
    pub fn found(&self) -> usize {
        self.game.plies().len().div_ceil(2)
    }

    /// How often a wrong move was tried.
    pub const fn wrong(&self) -> u32 {
        self.wrong
    }

    /// Is nothing left to find?
    pub fn solved(&self) -> bool {
        self.right().is_none()
    }

    /// The right move; none once the puzzle is solved.
    pub fn right(&self) -> Option<Move> {
        self.puzzle.line().get(self.game.plies().len()).copied()
    }

    /// The solver's move. A right one is played, and the enemy's answer after it.
    ///
    /// # Errors
    /// The move is illegal, or the puzzle is solved; nothing changes.
    pub fn play(&mut self, mv: Move) -> Result<Tried, Illegal> {
        let Some(right) = self.right() else {
            return Err(Illegal::GameOver);
        };
        self.game.check(mv)?;
        if mv != right {
            self.wrong += 1;
            return Ok(Tried::Wrong);
        }
        self.game.play(mv)?;
        let Some(answer) = self.right() else {
            return Ok(Tried::Solved);
        };
        self.game.play(answer)?;
        Ok(Tried::Right(answer))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_solver_goes_through_the_line() {
        let text = "standard win 1 den-run l6/7/3L3/7/7/7/7/7/7 w d7d8 a9b9 d8d9";
        let mut attempt = Attempt::new(&Puzzle::read(text).expect("a puzzle"));
        let mv = |text: &str| text.parse::<Move>().expect("a move");
        assert_eq!(attempt.play(mv("d7c7")), Ok(Tried::Wrong));
        assert!(attempt.play(mv("a9a8")).is_err(), "it is the enemy's");
        assert_eq!((attempt.found(), attempt.wrong(), attempt.game().plies().len()), (0, 1, 0));
        assert_eq!(attempt.play(mv("d7d8")), Ok(Tried::Right(mv("a9b9"))));
        assert_eq!((attempt.found(), attempt.solved()), (1, false));
        assert_eq!(attempt.play(mv("d8d9")), Ok(Tried::Solved));
        assert!(attempt.solved() && attempt.game().outcome().is_some());
        assert_eq!(attempt.play(mv("d8d9")), Err(Illegal::GameOver));
    }
}
