//! A puzzle, and its text: one line.

use std::fmt;

use super::{Goal, Theme};
use crate::rules::{FenError, Game, Illegal, Move, MoveError, Position, RuleSet};

/// A position in which, at each step, one and only one move is right.
#[derive(Debug, Clone, PartialEq)]
pub struct Puzzle {
    rules: RuleSet,
    goal: Goal,
    grade: u8,
    themes: Vec<Theme>,
    start: Position,
    /// The solver's moves and the enemy's by turns; the first and the last are the solver's.
    line: Vec<Move>,
}

/// Why a line of text is not a puzzle.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum PuzzleError {
    /// Not in the order of [`Puzzle::read`].
    #[error("a puzzle is a rule set, a goal, a grade, themes, a board, a side and moves")]
    Form,
    /// No preset has this name.
    #[error("\"{0}\" is no rule set that comes with the game")]
    Rules(String),
    /// No such goal.
    #[error("\"{0}\" is no goal")]
    Goal(String),
    /// No such grade.
    #[error("\"{0}\" is no grade: grades are 1 to {most}", most = Puzzle::HARDEST)]
    Grade(String),
    /// No such theme.
    #[error("\"{0}\" is no theme")]
    Theme(String),
    /// The board is none.
    #[error("the start: {0}")]
    Start(#[from] FenError),
    /// A move cannot be read.
    #[error("move {number}: {fault}")]
    Move {
        /// Counting plies from 1.
        number: usize,
        /// What is wrong with it.
        fault: MoveError,
    },
    /// A move is against the rules.
    #[error("move {number}, {mv}: {reason}")]
    Illegal {
        /// Counting plies from 1.
        number: usize,
        /// The move.
        mv: Move,
        /// Why it is refused.
        reason: Illegal,
    },
    /// The last move is the enemy's.
    #[error("the last move must be the solver's")]
    Even,
    /// The moves come to something else than the goal.
    #[error("the moves do not reach the goal with the last one")]
    Missed,
}

impl Puzzle {
    /// The highest grade; the lowest is 1.
    pub const HARDEST: u8 = 5;

    /// A puzzle of a line of moves.
    ///
    /// # Errors
    /// The grade is none, a move is illegal, or the line does not reach the goal with its last move.
    pub fn new(
        rules: RuleSet,
        goal: Goal,
        grade: u8,
        themes: Vec<Theme>,
        start: Position,
        line: Vec<Move>,
    ) -> Result<Puzzle, PuzzleError> {
        if !(1..=Puzzle::HARDEST).contains(&grade) {
            return Err(PuzzleError::Grade(grade.to_string()));
        }
        if line.len().is_multiple_of(2) {
            return Err(PuzzleError::Even);
        }
        let mut game = Game::from_position(rules.clone(), start, 0);
        for (number, &mv) in (1..).zip(&line) {
            let ply = game.play(mv).map_err(|reason| PuzzleError::Illegal { number, mv, reason })?;
            let last = number == line.len();
            let reached = goal.reached(&ply, game.position(), &rules);
            if !goal.by_tables() && ply.piece.side == start.side_to_move() && reached != last {
                return Err(PuzzleError::Missed);
            }
        }
        Ok(Puzzle { rules, goal, grade, themes, start, line })
    }

    /// Reads a puzzle: the preset's name, the goal, the grade, the themes with commas between them, the position as FEN and
    /// the moves, with spaces between all. For instance
    /// `standard win 1 den-run l6/7/3L3/7/7/7/7/7/7 w d7d8 a9b9 d8d9`.
    ///
    /// # Errors
    /// The first fault found. Whether other moves are right, too, is not looked at: see [`Prover`](super::Prover).
    pub fn read(text: &str) -> Result<Puzzle, PuzzleError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let [rules, goal, grade, themes, board, side, moves @ ..] = words.as_slice() else {
            return Err(PuzzleError::Form);
        };
        let quoted = |text: &str| text.chars().take(24).collect::<String>();
        let preset = RuleSet::preset(rules).ok_or_else(|| PuzzleError::Rules(quoted(rules)))?;
        let goal = goal.parse().map_err(|()| PuzzleError::Goal(quoted(goal)))?;
        let grade = grade.parse().map_err(|_| PuzzleError::Grade(quoted(grade)))?;
        let theme = |name: &str| Theme::named(name).ok_or_else(|| PuzzleError::Theme(quoted(name)));
        let themes = themes.split(',').map(theme).collect::<Result<_, _>>()?;
        let start = Position::from_fen(&format!("{board} {side}"), &preset)?;
        let moves =
            (1..).zip(moves).map(|(number, mv)| mv.parse().map_err(|fault| PuzzleError::Move { number, fault }));
        Puzzle::new(preset, goal, grade, themes, start, moves.collect::<Result<_, _>>()?)
    }

    /// The rules it is played under.
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// What is to be reached.
    pub const fn goal(&self) -> Goal {
        self.goal
    }

    /// How hard it is, from 1 to [`Puzzle::HARDEST`].
    pub const fn grade(&self) -> u8 {
        self.grade
    }

    /// What it is about.
    pub fn themes(&self) -> &[Theme] {
        &self.themes
    }

    /// Where it begins, with the solver to move.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The solver's moves and the enemy's by turns; the first and the last are the solver's.
    pub fn line(&self) -> &[Move] {
        &self.line
    }

    /// How many moves the solver has to find.
    pub fn moves(&self) -> usize {
        self.line.len().div_ceil(2)
    }
}

impl fmt::Display for Puzzle {
    /// The text that [`Puzzle::read`] reads.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let themes: Vec<&str> = self.themes.iter().map(|theme| theme.name()).collect();
        let (rules, themes) = (&self.rules.name, themes.join(","));
        write!(f, "{rules} {} {} {themes} {}", self.goal, self.grade, self.start.fen())?;
        self.line.iter().try_for_each(|mv| write!(f, " {mv}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EASY: &str = "standard win 1 den-run l6/7/3L3/7/7/7/7/7/7 w d7d8 a9b9 d8d9";

    #[test]
    fn a_puzzle_is_written_as_it_is_read() {
        let puzzle = Puzzle::read(EASY).expect("a puzzle");
        assert_eq!(puzzle.to_string(), EASY);
        assert_eq!(puzzle.moves(), 2);
    }

    #[test]
    fn what_is_wrong_is_said() {
        let wrong = |from: &str, to: &str| Puzzle::read(&EASY.replace(from, to)).map(|puzzle| puzzle.to_string());
        assert_eq!(Puzzle::read("standard win 1"), Err(PuzzleError::Form));
        assert_eq!(wrong("standard", "house"), Err(PuzzleError::Rules("house".to_owned())));
        assert_eq!(wrong("win", "lose"), Err(PuzzleError::Goal("lose".to_owned())));
        assert_eq!(wrong("win 1", "win 6"), Err(PuzzleError::Grade("6".to_owned())));
        assert_eq!(wrong("win 1", "win x"), Err(PuzzleError::Grade("x".to_owned())));
        assert_eq!(wrong("den-run", "fun"), Err(PuzzleError::Theme("fun".to_owned())));
        assert!(matches!(wrong("l6/", "l5/"), Err(PuzzleError::Start(_))));
        assert!(matches!(wrong("a9b9", "a9z9"), Err(PuzzleError::Move { number: 2, .. })));
        assert!(matches!(wrong("a9b9", "a9a7"), Err(PuzzleError::Illegal { number: 2, .. })));
        assert_eq!(wrong(" d8d9", ""), Err(PuzzleError::Even));
        assert_eq!(wrong("d8d9", "d8e8"), Err(PuzzleError::Missed));
        assert_eq!(wrong("d7d8 a9b9 d8d9", "d7d6"), Err(PuzzleError::Missed));
        assert_eq!(wrong("d8d9", "d8d9 b9a9 d9d8"), Err(PuzzleError::Missed), "the game is over before");
    }
}
