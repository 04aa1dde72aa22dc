//! What can be said about a move.

use crate::{
    engine::explain::{Claim, Leaping, Prey, Reason},
    text,
    texts::text,
};

/// A fact about a move, as a sentence.
#[must_use]
pub fn fact(reason: &Reason) -> String {
    match *reason {
        Reason::EntersDen => text("fact-enters-den").to_owned(),
        Reason::TakesLast => text("fact-takes-last").to_owned(),
        Reason::LeavesNoMove => text("fact-leaves-no-move").to_owned(),
        Reason::Takes { victim, guarded: false } => text!("fact-takes", animal = victim.name()),
        Reason::Takes { victim, guarded: true } => text!("fact-takes-guarded", animal = victim.name()),
        Reason::TradesOff(victim) => text!("fact-trades", animal = victim.name()),
        Reason::StopsEntry => text("fact-stops-entry").to_owned(),
        Reason::AllowsEntry => text("fact-allows-entry").to_owned(),
        Reason::ThreatensEntry => text("fact-threatens-entry").to_owned(),
        Reason::Escapes { from } => text!("fact-escapes", animal = from.name()),
        Reason::Rescues(Prey { animal, by, .. }) => text!("fact-rescues", animal = animal.name(), other = by.name()),
        Reason::Exposes(Prey { animal, by, .. }) => text!("fact-exposes", animal = animal.name(), other = by.name()),
        Reason::Leaves(Prey { animal, by, .. }) => text!("fact-leaves", animal = animal.name(), other = by.name()),
        Reason::Attacks { victim, .. } => text!("fact-attacks", animal = victim.name()),
        Reason::OpensLeap(Leaping { piece, leap }) => text!(
            "fact-opens-leap",
            from = leap.from.to_string(),
            to = leap.to.to_string(),
            side = piece.side.key(),
            animal = piece.animal.name(),
        ),
        Reason::ClosesLeap(Leaping { piece, leap }) => text!(
            "fact-closes-leap",
            from = leap.from.to_string(),
            to = leap.to.to_string(),
            side = piece.side.key(),
            animal = piece.animal.name(),
        ),
        Reason::EntersTrap { weakened: true, .. } => text("fact-trap-weakens").to_owned(),
        Reason::EntersTrap { weakened: false, .. } => text("fact-trap-harmless").to_owned(),
        Reason::LeavesTrap => text("fact-leaves-trap").to_owned(),
        Reason::BlocksWay { intruder, after: None, .. } => text!("fact-bars-way", animal = intruder.name()),
        Reason::BlocksWay { intruder, before, after: Some(after) } => {
            text!("fact-lengthens-way", animal = intruder.name(), moves = after, before = before)
        }
        Reason::Nears { moves, enemy: None } => text!("fact-nears", moves = moves),
        Reason::Nears { moves, enemy: Some(enemy) } => text!("fact-nears-race", moves = moves, enemy = enemy),
    }
}

/// What speaks for a move, as a sentence.
#[must_use]
pub fn claim(claim: &Claim) -> String {
    match claim {
        Claim::Fact(reason) => fact(reason),
        Claim::Safe => text("claim-safe").to_owned(),
        Claim::Best => text("claim-best").to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Animal, LEAPS, Piece, Side, Square};

    #[test]
    fn in_english_every_fact_reads_as_the_engine_has_it() {
        let (animal, by) = (Animal::Dog, Animal::Tiger);
        let on: Square = "a4".parse().expect("a square");
        let prey = Prey { animal, on, by };
        let leaping = |side| Leaping { piece: Piece::new(side, by), leap: LEAPS[0] };
        for reason in [
            Reason::EntersDen,
            Reason::TakesLast,
            Reason::LeavesNoMove,
            Reason::Takes { victim: animal, guarded: false },
            Reason::Takes { victim: animal, guarded: true },
            Reason::TradesOff(animal),
            Reason::StopsEntry,
            Reason::AllowsEntry,
            Reason::ThreatensEntry,
            Reason::Escapes { from: by },
            Reason::Rescues(prey),
            Reason::Exposes(prey),
            Reason::Leaves(prey),
            Reason::Attacks { victim: animal, on },
            Reason::OpensLeap(leaping(Side::Red)),
            Reason::ClosesLeap(leaping(Side::Blue)),
            Reason::EntersTrap { of: Side::Red, weakened: true },
            Reason::EntersTrap { of: Side::Red, weakened: false },
            Reason::LeavesTrap,
            Reason::BlocksWay { intruder: by, before: 3, after: None },
            Reason::BlocksWay { intruder: by, before: 3, after: Some(5) },
            Reason::Nears { moves: 1, enemy: None },
            Reason::Nears { moves: 6, enemy: None },
            Reason::Nears { moves: 1, enemy: Some(1) },
            Reason::Nears { moves: 6, enemy: Some(8) },
        ] {
            assert_eq!(fact(&reason), reason.to_string());
        }
    }
}
