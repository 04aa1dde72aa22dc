//! What can happen next on a board: who can be taken and by whom, how far the dens' doors are, where the leapers can land.
//!
//! All of it holds for both sides, each as if it were its turn; what a game's history bars is not known here.

use super::explain::distances;
use crate::rules::{
    Animal, DenEntry, Illegal, LEAPS, Leap, Move, Piece, Position, RuleSet, Side, Square, SquareSet, WATER,
};

/// An animal that can be taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Peril {
    /// The animal.
    pub prey: Piece,
    /// Where it stands.
    pub on: Square,
    /// Where the enemies stand that can take it.
    pub by: SquareSet,
}

/// A way into a den.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Door {
    /// Whose den.
    pub den: Side,
    /// The square beside the den from which it is entered.
    pub at: Square,
    /// The fewest moves, the last one into the den included, that an enemy needs by this door over free squares, were it
    /// the only one to move.
    pub moves: u8,
    /// Where that enemy stands.
    pub from: Square,
}

/// A leap that a swimming rat bars.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Barred {
    /// The leap.
    pub leap: Leap,
    /// Where the rats swim that bar it.
    pub by: SquareSet,
}

/// All that can happen next.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Threats {
    /// The animals that can be taken.
    pub perils: Vec<Peril>,
    /// The doors of both dens that have a way to them.
    pub doors: Vec<Door>,
    /// The leaps that can be made.
    pub leaps: Vec<Leap>,
    /// The leaps that could be made but for a rat.
    pub barred: Vec<Barred>,
}

impl Threats {
    /// What can happen next; nothing when the game is over.
    pub fn of(position: &Position, rules: &RuleSet) -> Threats {
        if position.outcome(rules).is_some() {
            return Threats::default();
        }
        let mut threats = Threats::default();
        for (prey, on) in position.pieces() {
            let by = position.attackers_of(on, rules);
            if !by.is_empty() {
                threats.perils.push(Peril { prey, on, by });
            }
        }
        for side in Side::ALL {
            threats.find_doors(position, side, rules);
            threats.find_leaps(position, side, rules);
        }
        threats
    }

    fn find_doors(&mut self, position: &Position, den: Side, rules: &RuleSet) {
        let may_enter = |piece: &Piece| rules.den_entry == DenEntry::Any || piece.animal == Animal::Rat;
        let intruders = position.pieces().filter(|(piece, _)| piece.side != den && may_enter(piece));
        let ways: Vec<_> = intruders.map(|(_, from)| (from, distances(position, from, rules))).collect();
        for at in Square::den(den).neighbors() {
            let there = ways.iter().filter_map(|(from, far)| Some((far[at.index()]?.saturating_add(1), *from)));
            if let Some((moves, from)) = there.min() {
                self.doors.push(Door { den, at, moves, from });
            }
        }
    }

    fn find_leaps(&mut self, position: &Position, side: Side, rules: &RuleSet) {
        let mut turn = *position;
        if turn.side_to_move() != side {
            turn.pass();
        }
        for animal in [Animal::Tiger, Animal::Lion] {
            let from = turn.square_of(Piece::new(side, animal));
            for leap in LEAPS.into_iter().filter(|leap| Some(leap.from) == from) {
                match turn.check(Move::new(leap.from, leap.to), rules) {
                    Ok(()) => self.leaps.push(leap),
                    Err(Illegal::LeapBlocked) => {
                        let rats =
                            Side::ALL.into_iter().filter_map(|side| turn.square_of(Piece::new(side, Animal::Rat)));
                        let by = rats.collect::<SquareSet>() & WATER & leap.over;
                        self.barred.push(Barred { leap, by });
                    }
                    Err(_) => {}
                }
            }
        }
    }
}
