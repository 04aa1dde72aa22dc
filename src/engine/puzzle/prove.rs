//! Proving that one and only one move is right: by looking through all play to a fixed depth, or by the endgame tables.
//!
//! The search prunes nothing but what cannot be: no judgment comes in. History is left out, which is no fault where a third
//! repetition is a draw: the shortest win never repeats, and who must repeat does not win.

use std::collections::HashMap;

use super::reach::nearest;
use super::{Goal, Puzzle};
use crate::engine::tables::{Tables, Verdict};
use crate::rules::{DENS, Move, MoveList, Position, Repetition, RuleSet, Side, Square};

/// Finds the right moves under one rule set and for one goal.
pub struct Prover<'a> {
    rules: &'a RuleSet,
    goal: Goal,
    tables: Option<&'a Tables>,
    /// Of positions with the solver to move: the most moves that do not suffice, and the fewest that do.
    known: HashMap<u64, (u8, u8)>,
    /// By the moves that are left: the answer that was good last.
    good: [Option<Move>; Prover::DEEPEST as usize + 1],
    nodes: u64,
    most: u64,
}

/// Why a puzzle is none.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// What a position comes to depends on the game's history under these rules.
    #[error("under these rules the history counts")]
    History,
    /// It cannot be known: no table covers it, or there was too much to look at.
    #[error("move {0}: which moves are right is not known")]
    Unknown(usize),
    /// Other moves are right, too, or none is.
    #[error("move {number}: {mv} should be the only right move; right are {right:?}")]
    Right {
        /// Counting plies from 1.
        number: usize,
        /// The move that should be right.
        mv: Move,
        /// The moves that are.
        right: Vec<Move>,
    },
    /// The enemy could hold out longer, or could turn the game.
    #[error("move {0}: the enemy has a better answer")]
    Answer(usize),
}

impl<'a> Prover<'a> {
    /// The most moves of the solver that are looked ahead.
    pub const DEEPEST: u8 = 8;

    /// A prover that looks at no more than `most` positions before it gives up; `tables` are needed for goals by tables.
    pub fn new(rules: &'a RuleSet, goal: Goal, tables: Option<&'a Tables>, most: u64) -> Prover<'a> {
        let tables = tables.filter(|tables| tables.serves(rules));
        Prover { rules, goal, tables, known: HashMap::new(), good: Default::default(), nodes: 0, most }
    }

    /// Are positions worth the same whatever happened before, as far as a puzzle's few moves go?
    pub fn serves(rules: &RuleSet) -> bool {
        let long = |limit| limit > 4 * u32::from(Prover::DEEPEST);
        matches!(rules.repetition, Repetition::ThreefoldDraw | Repetition::Off)
            && rules.quiet_plies_draw.is_none_or(long)
    }

    /// Positions looked at so far.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Proves a puzzle: at each step of the solver the line's move, and no other, is right, and no answer of the enemy is
    /// better than the line's.
    ///
    /// # Errors
    /// The first fault found.
    pub fn prove(puzzle: &Puzzle, tables: Option<&Tables>, most: u64) -> Result<(), Fault> {
        if !Prover::serves(puzzle.rules()) {
            return Err(Fault::History);
        }
        let mut prover = Prover::new(puzzle.rules(), puzzle.goal(), tables, most);
        let mut position = *puzzle.start();
        let mut left = u8::try_from(puzzle.moves()).unwrap_or(u8::MAX);
        for (index, &mv) in puzzle.line().iter().enumerate() {
            let number = index + 1;
            if index.is_multiple_of(2) {
                let right = prover.right_moves(&position, left).ok_or(Fault::Unknown(number))?;
                if right != [mv] {
                    return Err(Fault::Right { number, mv, right });
                }
                left -= 1;
            } else if !prover.best_answers(&position, left).ok_or(Fault::Unknown(number))?.contains(&mv) {
                return Err(Fault::Answer(number));
            }
            position.play(mv, puzzle.rules());
        }
        Ok(())
    }

    /// The moves after which the solver, who is to move, reaches the goal with so many moves, this one counted; for goals by
    /// tables, those that give nothing away. `None` where that is not known.
    pub fn right_moves(&mut self, position: &Position, left: u8) -> Option<Vec<Move>> {
        let mut right = Vec::new();
        for mv in position.moves(self.rules) {
            let mut after = *position;
            let ply = after.play(mv, self.rules);
            let good = if self.goal.by_tables() {
                self.keeps(&after)?
            } else {
                left > 0 && (self.goal.reached(&ply, &after, self.rules) || self.holds(&after, left - 1))
            };
            if self.spent() || left > Prover::DEEPEST {
                return None;
            }
            if good {
                right.push(mv);
            }
        }
        Some(right)
    }

    /// The enemy's answers that hold out longest, where the solver has so many moves left; for goals by tables, those that
    /// give nothing away. `None` where that is not known.
    pub fn best_answers(&mut self, position: &Position, left: u8) -> Option<Vec<Move>> {
        let mut best = Vec::new();
        for mv in position.moves(self.rules) {
            let mut after = *position;
            after.play(mv, self.rules);
            let good = if self.goal.by_tables() {
                let verdict = self.tables?.probe(&after)?;
                match self.goal {
                    Goal::KeepDraw => verdict == Verdict::Draw,
                    _ => matches!(verdict, Verdict::Win(_)),
                }
            } else {
                self.forces(&after, left) && !self.forces(&after, left.saturating_sub(1))
            };
            if self.spent() || left > Prover::DEEPEST {
                return None;
            }
            if good {
                best.push(mv);
            }
        }
        Some(best)
    }

    /// Would the solver still reach the goal if the enemy, who is to move, could stay where it is?
    pub fn stands_a_pass(&mut self, position: &Position, left: u8) -> Option<bool> {
        let mut passed = *position;
        passed.pass();
        if self.goal.by_tables() {
            let verdict = self.tables?.probe(&passed)?;
            return Some(matches!(verdict, Verdict::Win(_)) || self.goal == Goal::KeepDraw && verdict == Verdict::Draw);
        }
        let stands = self.forces(&passed, left);
        (!self.spent()).then_some(stands)
    }

    /// Does a move that led here, with the enemy to move, give nothing away?
    fn keeps(&self, after: &Position) -> Option<bool> {
        let verdict = self.tables?.probe(after)?;
        Some(match self.goal {
            Goal::KeepDraw => !matches!(verdict, Verdict::Win(_)),
            _ => matches!(verdict, Verdict::Loss(_)),
        })
    }

    fn spent(&self) -> bool {
        self.nodes > self.most
    }

    /// Can the solver, who is to move, reach the goal with so many moves?
    pub fn forces(&mut self, position: &Position, left: u8) -> bool {
        if left == 0 || self.spent() || position.decided().is_some() || self.out_of_reach(position, left) {
            return false;
        }
        self.nodes += 1;
        if left == 1 {
            return self.at_once(position);
        }
        let (too_few, enough) = self.known.get(&position.hash()).copied().unwrap_or((0, u8::MAX));
        if left <= too_few || left >= enough {
            return left >= enough;
        }
        let den = Square::den(!position.side_to_move());
        let mut moves = position.moves(self.rules);
        moves.sort_by_key(|mv| (position.piece_at(mv.to).is_none(), mv.to.distance(den)));
        let forced = moves.into_iter().any(|mv| {
            let mut after = *position;
            let ply = after.play(mv, self.rules);
            self.goal.reached(&ply, &after, self.rules) || self.holds(&after, left - 1)
        });
        if !self.spent() {
            let entry = self.known.entry(position.hash()).or_insert((0, u8::MAX));
            if forced {
                entry.1 = entry.1.min(left);
            } else {
                entry.0 = entry.0.max(left);
            }
        }
        forced
    }

    /// The enemy is to move: does the solver reach the goal with so many moves, whatever it does?
    fn holds(&mut self, position: &Position, left: u8) -> bool {
        if left == 0 || self.spent() {
            return false;
        }
        self.nodes += 1;
        let (enemy, slot) = (position.side_to_move(), usize::from(left.min(Prover::DEEPEST)));
        let moves = self.answers(position, enemy, self.good[slot]);
        if moves.is_empty() {
            // It would have been the end; under rules where it is none that counts, nothing is reached.
            return false;
        }
        for mv in moves {
            let mut after = *position;
            after.play(mv, self.rules);
            let goes_on = match after.decided() {
                Some(outcome) => outcome.winner() == Some(!enemy),
                None => self.forces(&after, left),
            };
            if !goes_on {
                self.good[slot] = Some(mv);
                return false;
            }
        }
        !self.spent()
    }

    /// The enemy's moves, what may be the best answers first.
    fn answers(&self, position: &Position, enemy: Side, good: Option<Move>) -> MoveList {
        let (goal, home) = (Square::den(!enemy), Square::den(enemy));
        let mut moves = position.moves(self.rules);
        moves.sort_by_key(|mv| {
            let takes = position.piece_at(mv.to).is_some();
            (mv.to != goal, Some(*mv) != good, !takes, mv.to.distance(home))
        });
        moves
    }

    /// Can the solver reach the goal with this very move?
    fn at_once(&self, position: &Position) -> bool {
        let us = position.side_to_move();
        if !position.moves_into(DENS[(!us).index()], self.rules).is_empty() {
            return true;
        }
        let mut still = *position;
        still.pass();
        let last = position.occupied(!us).len() == 1;
        let victim = match self.goal {
            Goal::Take(animal) => position.square_of(crate::rules::Piece::new(!us, animal)),
            _ => None,
        };
        // One move takes away, at most: an animal's four moves, four steps and two leaps to where it lands, four leaps
        // over a rat.
        const MOST_TAKEN_AWAY: usize = 14;
        if !last && victim.is_none() && still.count_moves(self.rules) > MOST_TAKEN_AWAY {
            return false;
        }
        position.moves(self.rules).into_iter().any(|mv| {
            let mut after = *position;
            let ply = after.play(mv, self.rules);
            self.goal.reached(&ply, &after, self.rules)
        })
    }

    /// Is it plain that so many moves are too few? So it is where no animal can get into the den, and there is an enemy that
    /// can go to and fro between two squares that nobody reaches: it can neither be taken nor be left without a move.
    fn out_of_reach(&self, position: &Position, left: u8) -> bool {
        let us = position.side_to_move();
        if self.goal != Goal::Win || nearest(position, us, Square::den(!us)) <= left {
            return false;
        }
        let safe = |square| nearest(position, us, square) > left;
        let mut theirs = *position;
        theirs.pass();
        theirs.moves(self.rules).into_iter().any(|mv| {
            let step = mv.from.neighbors().contains(mv.to);
            step && position.piece_at(mv.to).is_none() && safe(mv.from) && safe(mv.to)
        })
    }
}
