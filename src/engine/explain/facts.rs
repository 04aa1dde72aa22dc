//! Finding the facts: the board before the move and after it, compared.

use super::reason::{Leaping, Prey, Reason};
use super::road::moves_to_den;
use crate::rules::{
    Animal, Illegal, LEAPS, Move, Outcome, Piece, Position, RuleSet, Side, Square, SquareSet, Terrain, WinReason,
};

/// What can be said about a move, the weightiest first. Where the move ends the game, nothing is said about what can happen
/// next.
///
/// # Errors
/// The move is illegal.
pub fn explain(position: &Position, mv: Move, rules: &RuleSet) -> Result<Vec<Reason>, Illegal> {
    position.check(mv, rules)?;
    let mut after = *position;
    let ply = after.play(mv, rules);
    let mut reasons = Vec::new();
    match after.outcome(rules) {
        Some(Outcome::Win { by: WinReason::Den, .. }) => reasons.push(Reason::EntersDen),
        Some(Outcome::Win { by: WinReason::Captured, .. }) => reasons.push(Reason::TakesLast),
        Some(_) if after.decided().is_none() => reasons.push(Reason::LeavesNoMove),
        _ => {}
    }
    let over = after.outcome(rules).is_some();
    let scene = Scene { us: position.side_to_move(), mv, animal: ply.piece.animal, position, after: &after, rules };
    if let Some(victim) = ply.captured {
        reasons.push(if ply.both_fell {
            Reason::TradesOff(victim)
        } else {
            Reason::Takes { victim, guarded: !over && !after.attackers_of(mv.to, rules).is_empty() }
        });
    }
    if over {
        return Ok(reasons);
    }
    scene.dens(&mut reasons);
    scene.threats(&mut reasons);
    if !ply.both_fell {
        scene.attacks(&mut reasons);
        scene.traps(&mut reasons);
    }
    scene.leaps(&mut reasons);
    scene.roads(&mut reasons);
    Ok(reasons)
}

/// A move and the board on both sides of it.
struct Scene<'a> {
    us: Side,
    mv: Move,
    animal: Animal,
    position: &'a Position,
    after: &'a Position,
    rules: &'a RuleSet,
}

impl Scene<'_> {
    /// Could an animal of this side enter the enemy's den at once?
    fn enters(&self, position: &Position, side: Side) -> bool {
        let den = Square::den(!side);
        position.occupied(side).into_iter().any(|square| position.targets_from(square, self.rules).contains(den))
    }

    fn dens(&self, reasons: &mut Vec<Reason>) {
        let them = !self.us;
        match (self.enters(self.position, them), self.enters(self.after, them)) {
            (true, false) => reasons.push(Reason::StopsEntry),
            (_, true) => reasons.push(Reason::AllowsEntry),
            (false, false) => {}
        }
        if self.enters(self.after, self.us) && !self.enters(self.position, self.us) {
            reasons.push(Reason::ThreatensEntry);
        }
    }

    /// The weakest enemy that could take the animal on the square.
    fn taker(&self, position: &Position, square: Square) -> Option<Animal> {
        let takers = position.attackers_of(square, self.rules);
        takers.into_iter().filter_map(|from| position.piece_at(from)).map(|piece| piece.animal).min()
    }

    fn threats(&self, reasons: &mut Vec<Reason>) {
        for animal in Animal::ALL {
            let piece = Piece::new(self.us, animal);
            let (Some(before), Some(on)) = (self.position.square_of(piece), self.after.square_of(piece)) else {
                continue;
            };
            let (could, can) = (self.taker(self.position, before), self.taker(self.after, on));
            reasons.extend(match (could, can) {
                (None, None) => None,
                (Some(from), None) if animal == self.animal => Some(Reason::Escapes { from }),
                (Some(by), None) => Some(Reason::Rescues(Prey { animal, on, by })),
                (None, Some(by)) => Some(Reason::Exposes(Prey { animal, on, by })),
                (Some(_), Some(by)) => Some(Reason::Leaves(Prey { animal, on, by })),
            });
        }
    }

    fn attacks(&self, reasons: &mut Vec<Reason>) {
        let prey =
            |position: &Position, square| position.targets_from(square, self.rules) & position.occupied(!self.us);
        for on in prey(self.after, self.mv.to) & !prey(self.position, self.mv.from) {
            reasons.extend(self.after.piece_at(on).map(|piece| Reason::Attacks { victim: piece.animal, on }));
        }
    }

    fn traps(&self, reasons: &mut Vec<Reason>) {
        if let Terrain::Trap(of) = self.mv.to.terrain() {
            let weakened = Position::weakens(self.mv.to, self.us, self.rules);
            reasons.push(Reason::EntersTrap { of, weakened });
        }
        if Position::weakens(self.mv.from, self.us, self.rules) {
            reasons.push(Reason::LeavesTrap);
        }
    }

    /// No step leads where a leap does, so whoever can go there leaps.
    fn leaps(&self, reasons: &mut Vec<Reason>) {
        for (piece, square) in self.after.pieces().filter(|&(_, square)| square != self.mv.to) {
            let could = self.position.targets_from(square, self.rules);
            let can = self.after.targets_from(square, self.rules);
            for leap in LEAPS.into_iter().filter(|leap| leap.from == square) {
                reasons.extend(match (could.contains(leap.to), can.contains(leap.to)) {
                    (false, true) => Some(Reason::OpensLeap(Leaping { piece, leap })),
                    (true, false) => Some(Reason::ClosesLeap(Leaping { piece, leap })),
                    _ => None,
                });
            }
        }
    }

    fn roads(&self, reasons: &mut Vec<Reason>) {
        let enemies: SquareSet = self.after.occupied(!self.us);
        let mut nearest: Option<u8> = None;
        for square in enemies {
            let (before, now) =
                (moves_to_den(self.position, square, self.rules), moves_to_den(self.after, square, self.rules));
            nearest = [nearest, now].into_iter().flatten().min();
            let longer = before.filter(|&before| now.is_none_or(|now| now > before));
            if let (Some(before), Some(intruder)) = (longer, self.after.piece_at(square)) {
                reasons.push(Reason::BlocksWay { intruder: intruder.animal, before, after: now });
            }
        }
        let own = |position: &Position, square| moves_to_den(position, square, self.rules);
        // Where both fell, there is nobody on the square any more.
        if let Some(moves) = own(self.after, self.mv.to)
            && own(self.position, self.mv.from).is_none_or(|before| moves < before)
        {
            reasons.push(Reason::Nears { moves, enemy: nearest });
        }
    }
}
