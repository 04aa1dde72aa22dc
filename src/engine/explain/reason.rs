//! What can be said about a move.

use std::fmt;

use crate::rules::{Animal, Leap, Piece, Side, Square};

/// An animal that can be taken, where, and by whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Prey {
    /// The animal that can be taken.
    pub animal: Animal,
    /// Where it stands.
    pub on: Square,
    /// The weakest animal that can take it.
    pub by: Animal,
}

/// An animal and a leap that it can make.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Leaping {
    /// Who leaps.
    pub piece: Piece,
    /// From where to where.
    pub leap: Leap,
}

/// A fact about a move, seen from the side that makes it. "Can" means: by a single legal move, were it that side's turn.
/// Displayed as an English sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// It enters the den and wins.
    EntersDen,
    /// It takes the enemy's last animal and wins.
    TakesLast,
    /// The enemy has no move left.
    LeavesNoMove,
    /// It takes an animal.
    Takes {
        /// The animal taken.
        victim: Animal,
        /// Can the enemy take back at once?
        guarded: bool,
    },
    /// It takes its equal, and both leave the board.
    TradesOff(Animal),
    /// The enemy could enter the den, and no longer can.
    StopsEntry,
    /// The enemy can enter the den now.
    AllowsEntry,
    /// An animal can enter the enemy's den next, and before none could.
    ThreatensEntry,
    /// The animal that moves could be taken, and no longer can.
    Escapes {
        /// The weakest animal that could have taken it.
        from: Animal,
    },
    /// Another own animal could be taken, and no longer can.
    Rescues(Prey),
    /// An own animal can be taken that could not be before; where the animal that moves took something that is guarded,
    /// [`Reason::Takes`] says so, too.
    Exposes(Prey),
    /// An own animal could be taken and still can.
    Leaves(Prey),
    /// The animal that moves can take this one next, and could not before.
    Attacks {
        /// The animal that can be taken.
        victim: Animal,
        /// Where it stands.
        on: Square,
    },
    /// An animal that did not move can make a leap that it could not make before.
    OpensLeap(Leaping),
    /// An animal that did not move could make a leap that it no longer can.
    ClosesLeap(Leaping),
    /// It steps on a trap.
    EntersTrap {
        /// Whose trap.
        of: Side,
        /// Does the trap weaken the animal?
        weakened: bool,
    },
    /// It leaves a trap that weakened it.
    LeavesTrap,
    /// An enemy's way to the den, over free squares, is longer now, or there is none any more.
    BlocksWay {
        /// Whose way.
        intruder: Animal,
        /// Moves it needed before.
        before: u8,
        /// Moves it needs now, if there is a way.
        after: Option<u8>,
    },
    /// The animal that moves needs fewer moves to the enemy's den, over free squares, than before.
    Nears {
        /// Moves it still needs.
        moves: u8,
        /// Moves that the enemy's nearest animal needs to the own den; the enemy is to move.
        enemy: Option<u8>,
    },
}

fn moves(count: u8) -> String {
    if count == 1 { "1 move".to_owned() } else { format!("{count} moves") }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Reason::EntersDen => f.write_str("It walks into the den and wins."),
            Reason::TakesLast => f.write_str("It takes the last animal and wins."),
            Reason::LeavesNoMove => f.write_str("It leaves the enemy without a move."),
            Reason::Takes { victim, guarded: false } => write!(f, "It takes the {victim}, and nobody can take back."),
            Reason::Takes { victim, guarded: true } => write!(f, "It takes the {victim}, but can be taken in turn."),
            Reason::TradesOff(victim) => write!(f, "It takes the {victim}, and both leave the board."),
            Reason::StopsEntry => f.write_str("It keeps the enemy out of the den."),
            Reason::AllowsEntry => f.write_str("It lets the enemy into the den."),
            Reason::ThreatensEntry => f.write_str("It threatens to walk into the den."),
            Reason::Escapes { from } => write!(f, "It gets away from the {from}."),
            Reason::Rescues(Prey { animal, by, .. }) => write!(f, "It saves the {animal} from the {by}."),
            Reason::Exposes(Prey { animal, by, .. }) => write!(f, "It lets the {by} take the {animal}."),
            Reason::Leaves(Prey { animal, by, .. }) => write!(f, "It leaves the {animal} to the {by}."),
            Reason::Attacks { victim, .. } => write!(f, "It goes for the {victim}."),
            Reason::OpensLeap(Leaping { piece, leap }) => {
                write!(f, "It opens the leap {} to {} for the {}.", leap.from, leap.to, side_animal(piece))
            }
            Reason::ClosesLeap(Leaping { piece, leap }) => {
                write!(f, "It closes the leap {} to {} to the {}.", leap.from, leap.to, side_animal(piece))
            }
            Reason::EntersTrap { weakened: true, .. } => f.write_str("It steps into a trap that weakens it."),
            Reason::EntersTrap { weakened: false, .. } => f.write_str("It steps on a trap that does it no harm."),
            Reason::LeavesTrap => f.write_str("It gets out of the trap."),
            Reason::BlocksWay { intruder, after: None, .. } => {
                write!(f, "It bars the {intruder}'s way to the den.")
            }
            Reason::BlocksWay { intruder, before, after: Some(after) } => {
                write!(f, "It makes the {intruder}'s way to the den longer: {after} moves, not {before}.")
            }
            Reason::Nears { moves: own, enemy: None } => write!(f, "It is {} from the den.", moves(own)),
            Reason::Nears { moves: own, enemy: Some(enemy) } => {
                write!(f, "It is {} from the den; the enemy needs {}.", moves(own), enemy)
            }
        }
    }
}

fn side_animal(piece: Piece) -> String {
    format!("{} {}", piece.side.name().to_lowercase(), piece.animal)
}
