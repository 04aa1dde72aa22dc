//! What speaks for a move, each claim looked at through the enemy's every answer before it is made.

use super::facts::explain;
use super::reason::Reason;
use crate::rules::{Illegal, Move, Outcome, Position, RuleSet, Side, SquareSet};

/// What speaks for a move. None says that a move wins but where it ends the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Claim {
    /// A fact that holds whatever the enemy answers.
    Fact(Reason),
    /// The enemy can answer neither by taking anybody nor by entering the den.
    Safe,
    /// Nothing can be said but that no better move was found.
    Best,
}

/// An enemy farther from the den than this is nobody's worry yet.
const NEAR: u8 = 6;

/// What speaks for a move that a search likes, the weightiest first: at least one claim.
///
/// # Errors
/// The move is illegal.
pub fn claims(position: &Position, mv: Move, rules: &RuleSet) -> Result<Vec<Claim>, Illegal> {
    let reasons = explain(position, mv, rules)?;
    let answers = Answers::to(position, mv, rules);
    let mut claims: Vec<Claim> =
        reasons.into_iter().filter(|reason| answers.leave_true(*reason)).map(Claim::Fact).collect();
    if claims.is_empty() {
        claims.push(if answers.taken.is_empty() && !answers.enters_den { Claim::Safe } else { Claim::Best });
    }
    Ok(claims)
}

/// All that the enemy can answer to a move, and what could be done next were the answer let go.
struct Answers<'a> {
    us: Side,
    mv: Move,
    after: Position,
    rules: &'a RuleSet,
    /// The squares on which the enemy can take somebody.
    taken: SquareSet,
    enters_den: bool,
}

impl<'a> Answers<'a> {
    fn to(position: &Position, mv: Move, rules: &'a RuleSet) -> Self {
        let us = position.side_to_move();
        let mut after = *position;
        after.play(mv, rules);
        let mut answers = Self { us, mv, after, rules, taken: SquareSet::EMPTY, enters_den: false };
        if after.outcome(rules).is_none() {
            for answer in after.moves(rules) {
                let mut next = after;
                let ply = next.play(answer, rules);
                if ply.captured.is_some() {
                    answers.taken.insert(answer.to);
                }
                answers.enters_den |= next.decided().and_then(Outcome::winner) == Some(!us) && ply.captured.is_none();
            }
        }
        answers
    }

    /// Does a fact speak for the move, and still after every answer?
    fn leave_true(&self, reason: Reason) -> bool {
        let stands = !self.taken.contains(self.mv.to);
        match reason {
            Reason::EntersDen | Reason::TakesLast | Reason::TradesOff(_) | Reason::LeavesTrap => true,
            Reason::LeavesNoMove => self.after.outcome(self.rules).and_then(Outcome::winner) == Some(self.us),
            Reason::Takes { guarded, .. } => guarded != stands,
            Reason::StopsEntry => !self.enters_den,
            Reason::ThreatensEntry | Reason::Nears { .. } => stands && !self.enters_den,
            Reason::Escapes { .. } => stands,
            Reason::Rescues(prey) => !self.taken.contains(prey.on),
            Reason::Attacks { on, .. } => stands && self.gains(Move::new(self.mv.to, on)),
            Reason::OpensLeap(leaping) => leaping.piece.side == self.us && !self.taken.contains(leaping.leap.from),
            Reason::ClosesLeap(leaping) => leaping.piece.side != self.us,
            Reason::BlocksWay { before, .. } => before <= NEAR,
            Reason::AllowsEntry | Reason::Exposes(_) | Reason::Leaves(_) | Reason::EntersTrap { .. } => false,
        }
    }

    /// Were the enemy to do nothing about it, would a capture be worth it: the taker is safe afterwards, or no more than what
    /// it took?
    fn gains(&self, capture: Move) -> bool {
        let mut next = self.after;
        next.pass();
        if next.check(capture, self.rules).is_err() {
            return false;
        }
        let ply = next.play(capture, self.rules);
        let taken = ply.captured.map_or(0, |animal| self.rules.strength(animal));
        ply.both_fell
            || next.attackers_of(capture.to, self.rules).is_empty()
            || taken >= self.rules.strength(ply.piece.animal)
    }
}
