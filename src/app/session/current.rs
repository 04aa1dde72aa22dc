//! The match being played.

use bevy::prelude::*;

use crate::rules::{DrawReason, FenError, Game, Outcome, Position, Side, WinReason};

use super::{
    clock::Clock,
    people::Standing,
    seats::{MatchSetup, Player, Seat},
};

/// A computer against a computer is stopped after this many plies, whatever the rules say.
pub const LONGEST_COMPUTER_GAME: usize = 600;

/// The match being played: the only truth about it. Everybody reads it; only the session's referee writes it.
///
/// It is ahead of the picture: an animal that is taken is gone from here the moment the move is made.
#[derive(Resource, Debug, Clone)]
pub struct Match {
    /// The game.
    pub game: Game,
    /// Red's seat, then Blue's.
    pub seats: [Seat; 2],
    /// What it began from.
    pub setup: MatchSetup,
    /// Counts every change of this match. A question to the computer carries it, and an answer for another epoch is worthless.
    pub epoch: u64,
    /// How many moves its game had when it came here: until there is another, a game that came by a link is nothing of the
    /// player's own.
    pub opened: usize,
    /// Whether it counts.
    pub standing: Standing,
    /// The time that is left, in a game with a clock. The referee's clockkeeper lets it run.
    pub clock: Option<Clock>,
    /// A lesson's, a puzzle's or a review's board, or an exhibit: nobody's game. It has no end, and is neither kept nor
    /// counted.
    pub exercise: bool,
    /// It is only looked at, or set up, and so an exercise in which nobody moves: see [`Interlude`](super::Interlude).
    pub exhibit: bool,
    /// Who lost the game before this one.
    pub(super) loser: Option<Side>,
}

impl Default for Match {
    fn default() -> Self {
        let setup = MatchSetup::default();
        let game = Game::new(setup.rules.clone(), setup.first_side(None));
        let standing = Standing::of(&setup);
        let seats = setup.seats.clone();
        Self {
            game,
            seats,
            setup,
            epoch: 0,
            opened: 0,
            standing,
            clock: None,
            exercise: false,
            exhibit: false,
            loser: None,
        }
    }
}

impl Match {
    /// The match a setup describes, at its first move.
    ///
    /// `loser` is who lost the game before, for setups in which the loser begins.
    ///
    /// # Errors
    /// The setup's own position cannot be read.
    pub fn new(setup: MatchSetup, loser: Option<Side>) -> Result<Self, FenError> {
        let rules = setup.rules.clone();
        let game = match &setup.start {
            Some(fen) => {
                let position = Position::from_fen(fen, &rules)?;
                Game::from_position(rules, position, 0)
            }
            None => Game::new(rules, setup.first_side(loser)),
        };
        let standing = Standing::of(&setup);
        let clock = setup.clock.map(Clock::new);
        let (seats, exercise) = (setup.seats.clone(), false);
        Ok(Self { game, seats, setup, epoch: 0, opened: 0, standing, clock, exercise, exhibit: false, loser })
    }

    /// A side's seat.
    #[must_use]
    pub fn seat(&self, side: Side) -> &Seat {
        &self.seats[side.index()]
    }

    /// The side to move, also when the game is over.
    #[must_use]
    pub fn to_move(&self) -> Side {
        self.game.position().side_to_move()
    }

    /// Whether the game goes on and a person has to move; never in an exhibit.
    #[must_use]
    pub fn human_to_move(&self) -> bool {
        !self.exhibit && !self.over() && self.seat(self.to_move()).player.is_human()
    }

    /// Whether the game has ended.
    #[must_use]
    pub fn over(&self) -> bool {
        self.game.outcome().is_some()
    }

    /// The only person's side, where one plays against the computer.
    #[must_use]
    pub fn lone_human(&self) -> Option<Side> {
        match Side::ALL.map(|side| self.seat(side).player.is_human()) {
            [true, false] => Some(Side::Red),
            [false, true] => Some(Side::Blue),
            _ => None,
        }
    }

    /// Whether the computer plays both sides.
    #[must_use]
    pub fn computers_only(&self) -> bool {
        self.seats.iter().all(|seat| !seat.player.is_human())
    }

    /// Whether two computers play here while people watch.
    #[must_use]
    pub fn is_watched(&self) -> bool {
        self.computers_only() && !self.exhibit
    }

    /// How many plies remain when a person takes back: up to, and without, their last decision. `None` if nobody has decided anything.
    ///
    /// Giving up and agreeing to a draw are decisions too: taking them back costs no ply.
    #[must_use]
    pub fn undo_target(&self) -> Option<usize> {
        // Time that ran out does not come back.
        let out_of_time = matches!(self.game.outcome(), Some(Outcome::Win { by: WinReason::Time, .. }));
        if self.computers_only() || out_of_time {
            return None;
        }
        let plies = self.game.plies();
        if self.ended_by_word() && !plies.is_empty() {
            return Some(plies.len());
        }
        plies.iter().rposition(|ply| self.seat(ply.piece.side).player.is_human())
    }

    /// Whether a resignation or an agreement ended the game, not a move.
    fn ended_by_word(&self) -> bool {
        matches!(
            self.game.outcome(),
            Some(Outcome::Win { by: WinReason::Resignation, .. } | Outcome::Draw { by: DrawReason::Agreed })
        )
    }

    /// Whether [`Undo`](super::SessionRequest::Undo) would do something.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.undo_target().is_some()
    }

    /// Whether [`Redo`](super::SessionRequest::Redo) would do something.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.over() && self.game.undone() > 0
    }

    /// Who gives up on [`Resign`](super::SessionRequest::Resign): the only person, or of two the one to move.
    #[must_use]
    pub fn resigner(&self) -> Option<Side> {
        if self.over() || self.computers_only() {
            return None;
        }
        Some(self.lone_human().unwrap_or_else(|| self.to_move()))
    }

    /// Whether [`AgreeDraw`](super::SessionRequest::AgreeDraw) would be heard: only two people can agree.
    #[must_use]
    pub fn can_agree_draw(&self) -> bool {
        !self.over() && self.seats.iter().all(|seat| seat.player.is_human())
    }

    /// The side at the bottom of the screen when the match begins: the only person's, else Red.
    #[must_use]
    pub fn home_side(&self) -> Side {
        self.lone_human().unwrap_or(Side::Red)
    }

    /// Red's player, then Blue's.
    #[must_use]
    pub fn players(&self) -> [Player; 2] {
        [self.seats[0].player, self.seats[1].player]
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Match>();
}
