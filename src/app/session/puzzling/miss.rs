//! What a wrong move in a puzzle misses. That it is wrong is proven with the puzzle; why is told by the enemy's answer.

use std::sync::atomic::AtomicBool;

use crate::{
    engine::{
        Engine, Limits, StoppedClock,
        explain::{Reason, explain},
        puzzle::Goal,
    },
    rules::{Game, Move, Piece},
    text,
    texts::{sentences, text},
};

/// Positions to look at for the enemy's answer: a moment's work. What is said of it is true of any answer.
const NODES: u64 = 6_000;
/// Memory for that, in MiB.
const HASH_MIB: usize = 1;

/// What a legal but wrong move comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Miss {
    goal: Goal,
    /// How many moves were left to reach the goal.
    left: usize,
    /// The enemy's answer, if the game goes on.
    answer: Option<Answer>,
}

/// What the enemy answers, and the weightiest fact about it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Answer {
    piece: Piece,
    mv: Move,
    fact: Option<Reason>,
}

impl Miss {
    /// What a move comes to, where so many moves are left to reach the goal.
    pub(super) fn of(goal: Goal, left: usize, game: &Game, mv: Move) -> Self {
        let mut after = game.clone();
        let goes_on = after.play(mv).is_ok();
        Self { goal, left, answer: goes_on.then(|| Answer::to(&after)).flatten() }
    }

    /// A sentence about the goal, and one about the enemy's answer, if the game goes on.
    #[must_use]
    pub fn sentences(&self) -> Vec<String> {
        std::iter::once(misses(self.goal, self.left)).chain(self.answer.as_ref().map(told)).collect()
    }

    /// The same in one text.
    #[must_use]
    pub fn text(&self) -> String {
        sentences::paragraph(self.sentences())
    }
}

/// That the goal is not reached.
fn misses(goal: Goal, left: usize) -> String {
    match goal {
        Goal::Win if left == 1 => text("miss-win-at-once").to_owned(),
        Goal::Win => text!("miss-win", moves = left),
        Goal::Take(animal) if left == 1 => text!("miss-take-at-once", animal = animal.name()),
        Goal::Take(animal) => text!("miss-take", animal = animal.name(), moves = left),
        Goal::KeepWin => text("miss-keep-win").to_owned(),
        Goal::KeepDraw => text("miss-keep-draw").to_owned(),
    }
}

impl Answer {
    fn to(game: &Game) -> Option<Self> {
        let mv = answer(game)?;
        let piece = game.position().piece_at(mv.from)?;
        let fact = explain(game.position(), mv, game.rules()).ok()?.into_iter().next();
        Some(Self { piece, mv, fact })
    }
}

/// A good answer.
fn answer(game: &Game) -> Option<Move> {
    let mut engine = Engine::new(HASH_MIB);
    engine.use_shipped_tables(game.rules());
    let stop = AtomicBool::new(false);
    engine.think(game, &Limits::nodes(NODES), &stop, &StoppedClock, &mut |_| {}).best
}

/// What an answer does, as the solver sees it.
fn told(answer: &Answer) -> String {
    let Answer { piece, mv, fact } = *answer;
    let (side, animal) = (piece.side.key(), piece.animal.name());
    let (from, to) = (mv.from.to_string(), mv.to.to_string());
    match fact {
        Some(Reason::EntersDen) => text!("answer-den", side = side, animal = animal),
        Some(Reason::TakesLast) => text!("answer-last", side = side, animal = animal),
        Some(Reason::LeavesNoMove) => text!("answer-no-move", side = side, animal = animal, from = from, to = to),
        Some(Reason::Takes { victim, .. }) => {
            text!("answer-takes", side = side, animal = animal, other = victim.name(), to = to)
        }
        Some(Reason::TradesOff(victim)) => {
            text!("answer-trades", side = side, animal = animal, other = victim.name(), to = to)
        }
        Some(Reason::StopsEntry) => text!("answer-keeps-out", side = side, animal = animal, from = from, to = to),
        Some(Reason::ThreatensEntry) => text!("answer-threatens", side = side, animal = animal, from = from, to = to),
        Some(Reason::Escapes { from: hunter }) => {
            text!("answer-escapes", side = side, animal = animal, from = from, to = to, other = hunter.name())
        }
        Some(Reason::Attacks { victim, .. }) => {
            text!("answer-attacks", side = side, animal = animal, from = from, to = to, other = victim.name())
        }
        _ => text!("answer-quiet", side = side, animal = animal, from = from, to = to),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::puzzle::{Attempt, Shelf},
        rules::Illegal,
    };

    /// Every puzzle's every wrong first move is explained, and the answer that is named can be made.
    #[test]
    fn every_wrong_first_move_is_explained() -> Result<(), Illegal> {
        for puzzle in Shelf::shipped().puzzles().iter().step_by(23) {
            let attempt = Attempt::new(puzzle);
            let wrong = attempt.game().legal_moves().into_iter().filter(|mv| Some(*mv) != attempt.right());
            for mv in wrong.take(2) {
                let sentences = Miss::of(puzzle.goal(), puzzle.moves(), attempt.game(), mv).sentences();
                assert!(sentences[0].starts_with("That "), "{sentences:?}");
                let mut after = attempt.game().clone();
                after.play(mv)?;
                assert_eq!(sentences.len(), if after.outcome().is_some() { 1 } else { 2 }, "{puzzle} {mv}");
            }
        }
        Ok(())
    }

    #[test]
    fn the_answer_that_is_told_is_the_one_that_hurts() {
        // The lion could walk into the den; beside it, the enemy's own lion walks into the other one.
        let rules = crate::rules::RuleSet::default();
        let board = crate::rules::Position::from_fen("7/3L3/7/7/7/7/7/3l3/7 w", &rules).expect("a board");
        let game = Game::from_position(rules, board, 0);
        let sentences = Miss::of(Goal::Win, 1, &game, "d8c8".parse().expect("a move")).sentences();
        assert_eq!(sentences, ["That does not win at once.", "Blue's lion answers by walking into your den."]);
    }
}
