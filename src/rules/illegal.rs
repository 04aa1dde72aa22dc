//! Why a move is refused.

use super::square::WATER;
use super::{
    Animal, DenEntry, ElephantTakesRat, LeapTakes, Move, Piece, Position, RatEnteringWater, RatLeavingWater, RuleSet,
    Side, Square, Terrain, chase::Chase,
};

/// Why a move is refused; displayed as an English sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Illegal {
    /// The game has ended.
    #[error("The game is over.")]
    GameOver,
    /// Nothing stands on the square.
    #[error("There is no animal on {0}.")]
    NothingThere(Square),
    /// The animal is the enemy's.
    #[error("It is {0}'s turn.")]
    NotYours(Side),
    /// From a square to itself.
    #[error("A move ends on another square.")]
    Stays,
    /// Not one step up, down, left or right.
    #[error("The {0} moves one square up, down, left or right.")]
    TooFar(Animal),
    /// Onto an animal of the same side.
    #[error("Your own {0} stands there.")]
    Own(Animal),
    /// Into the own den.
    #[error("No animal enters its own den.")]
    OwnDen,
    /// Into the enemy's den, which only the rat may enter.
    #[error("Only the rat may enter the enemy's den.")]
    DenForRatOnly,
    /// Into the water.
    #[error("The {0} cannot swim.")]
    Water(Animal),
    /// A swimming rat is under the leap.
    #[error("A rat in the water blocks the leap.")]
    LeapBlocked,
    /// This animal does not leap this way.
    #[error("Under these rules the {0} does not leap this way.")]
    LeapBarred(Animal),
    /// A leap takes weaker animals only.
    #[error("A leap takes weaker animals only, and the {0} is no weaker.")]
    LeapTakesWeaker(Animal),
    /// A capture out of the water.
    #[error("A rat leaving the water cannot take the {0}.")]
    LeavingWater(Animal),
    /// A capture into the water.
    #[error("A rat in the water cannot be taken from the land.")]
    EnteringWater,
    /// A trapped animal takes nothing.
    #[error("The {0} is in a trap and cannot take anything.")]
    Trapped(Animal),
    /// The elephant and the rat.
    #[error("The elephant cannot take the rat.")]
    ElephantOnRat,
    /// The victim is stronger.
    #[error("The {victim} is stronger than the {attacker}.")]
    Stronger {
        /// Who would take.
        attacker: Animal,
        /// Whom.
        victim: Animal,
    },
    /// The position would come for the third time.
    #[error("This position has come twice already; a third time is barred.")]
    Repetition,
    /// The 7-3 rule.
    #[error("The 7-3 rule: the {0} has gone there three times in seven moves.")]
    SevenThree(Animal),
    /// The 17-5 rule.
    #[error("The 17-5 rule: the {0} alone has moved among these squares for seventeen moves.")]
    SeventeenFive(Animal),
}

impl From<(Chase, Animal)> for Illegal {
    fn from((chase, animal): (Chase, Animal)) -> Illegal {
        match chase {
            Chase::SevenThree => Illegal::SevenThree(animal),
            Chase::SeventeenFive => Illegal::SeventeenFive(animal),
        }
    }
}

impl Position {
    /// Is the move legal here, history aside?
    ///
    /// # Errors
    /// The reason why not.
    pub fn check(&self, mv: Move, rules: &RuleSet) -> Result<(), Illegal> {
        let attacker = match self.piece_at(mv.from) {
            None => return Err(Illegal::NothingThere(mv.from)),
            Some(piece) if piece.side != self.side_to_move() => {
                return Err(Illegal::NotYours(self.side_to_move()));
            }
            Some(piece) => piece,
        };
        if mv.from == mv.to {
            return Err(Illegal::Stays);
        }
        let victim = self.piece_at(mv.to);
        if let Some(own) = victim.filter(|piece| piece.side == attacker.side) {
            return Err(Illegal::Own(own.animal));
        }
        self.check_way(mv, attacker, rules)?;
        match victim {
            Some(victim) => check_capture(mv, attacker, victim, rules),
            None => Ok(()),
        }
    }

    /// Can the animal go this way at all, whatever stands at its end?
    fn check_way(&self, mv: Move, mover: Piece, rules: &RuleSet) -> Result<(), Illegal> {
        let animal = mover.animal;
        if mv.from.neighbors().contains(mv.to) {
            match mv.to.terrain() {
                Terrain::Water if animal != Animal::Rat => return Err(Illegal::Water(animal)),
                Terrain::Den(side) if side == mover.side => return Err(Illegal::OwnDen),
                Terrain::Den(_) if rules.den_entry == DenEntry::RatOnly && animal != Animal::Rat => {
                    return Err(Illegal::DenForRatOnly);
                }
                _ => return Ok(()),
            }
        }
        let leaps = match animal {
            Animal::Lion => rules.lion_leaps,
            Animal::Tiger => rules.tiger_leaps,
            _ => return Err(Illegal::TooFar(animal)),
        };
        let leap = mv.leap().ok_or(Illegal::TooFar(animal))?;
        if !leaps.allows(leap.along_file) {
            return Err(Illegal::LeapBarred(animal));
        }
        let blocks =
            |side: Side| self.square_of(Piece::new(side, Animal::Rat)).is_some_and(|square| leap.over.contains(square));
        if blocks(!mover.side) || (rules.own_rat_blocks_leap && blocks(mover.side)) {
            return Err(Illegal::LeapBlocked);
        }
        Ok(())
    }
}

/// The order of the tests for a capture, as the rules' reference gives it.
fn check_capture(mv: Move, attacker: Piece, victim: Piece, rules: &RuleSet) -> Result<(), Illegal> {
    match (WATER.contains(mv.from), WATER.contains(mv.to)) {
        (true, false) => {
            let allowed = match rules.rat_leaving_water_takes {
                RatLeavingWater::Nothing => false,
                RatLeavingWater::Rat => victim.animal == Animal::Rat,
                RatLeavingWater::RatAndElephant => {
                    matches!(victim.animal, Animal::Rat | Animal::Elephant)
                }
            };
            if !allowed {
                return Err(Illegal::LeavingWater(victim.animal));
            }
        }
        (false, true) if rules.rat_entering_water_takes == RatEnteringWater::Nothing => {
            return Err(Illegal::EnteringWater);
        }
        _ => {}
    }
    if !rules.weakened_may_capture && Position::weakens(mv.from, attacker.side, rules) {
        return Err(Illegal::Trapped(attacker.animal));
    }
    let elephant_on_rat = attacker.animal == Animal::Elephant && victim.animal == Animal::Rat;
    if Position::weakens(mv.to, victim.side, rules) {
        return if elephant_on_rat && rules.elephant_takes_rat == ElephantTakesRat::Never {
            Err(Illegal::ElephantOnRat)
        } else {
            Ok(())
        };
    }
    if attacker.animal == Animal::Rat && victim.animal == Animal::Elephant {
        return Ok(());
    }
    if elephant_on_rat && rules.elephant_takes_rat != ElephantTakesRat::Always {
        return Err(Illegal::ElephantOnRat);
    }
    let (own, other) = (rules.strength(attacker.animal), rules.strength(victim.animal));
    if own < other {
        return Err(Illegal::Stronger { attacker: attacker.animal, victim: victim.animal });
    }
    if own == other && rules.leap_takes == LeapTakes::Lower && mv.is_leap() {
        return Err(Illegal::LeapTakesWeaker(victim.animal));
    }
    Ok(())
}
