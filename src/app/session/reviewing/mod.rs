//! The review of a game at the board: which of its positions is shown, and what is known of its moves so far.
//!
//! The game that was at the board waits, as it was, until the review is closed. What moves were worth is found elsewhere, in
//! the background: whoever thinks asks [`Reviewing::wanted`] and tells by [`Reviewed`]. `lead` does what is asked.

use bevy::prelude::*;

use crate::{
    app::states::{Menu, Screen},
    engine::review::{Class, PlyReview, Review},
    rules::Game,
};

use super::{current::Match, seating::Seating, shared::SavedGame};

mod lead;

/// The game that is reviewed, if any.
#[derive(Resource, Debug, Default)]
pub struct Reviewing(Option<Looking>);

#[derive(Debug, Clone)]
struct Looking {
    /// Tells this review from those before it.
    id: u64,
    /// What was at the board, and who sat where, and what was on screen.
    before: Box<Match>,
    seating: Seating,
    from: (Screen, Menu),
    /// The game that is reviewed, with its players.
    players: Box<Match>,
    /// How many of its plies are played at the board.
    at: usize,
    review: Review,
    /// How many positions are judged, and how many there are.
    progress: (usize, usize),
    stopped: bool,
}

/// What is asked of the review.
#[derive(Message, Debug, Clone)]
pub enum ReviewRequest {
    /// Review the game at the board.
    Open,
    /// Review a game that was put aside.
    OpenKept(Box<SavedGame>),
    /// Show the position after so many plies.
    Go(usize),
    /// So many plies on, or back below zero.
    Step(isize),
    /// To the next move that was a slip or worse, round the end.
    NextSlip,
    /// Stop looking at further positions.
    Stop,
    /// Play on from what is shown, as a game that counts for nothing.
    PlayOn,
    /// Back to where it was opened.
    Close,
}

/// How far the review with this id is.
#[derive(Message, Debug, Clone)]
pub struct Reviewed {
    /// [`Reviewing::wanted`]'s number.
    pub id: u64,
    /// What is known: of as many plies from the end as are judged.
    pub review: Review,
    /// How many positions are judged, and how many there are.
    pub progress: (usize, usize),
}

/// A game as it stood after so many plies, without what was declared at its end.
fn cut(game: &Game, plies: usize) -> Game {
    let mut bare = Game::from_position(game.rules().clone(), *game.start(), game.start_quiet());
    for ply in game.plies().iter().take(plies) {
        if bare.play(ply.mv).is_err() {
            break;
        }
    }
    bare
}

impl Reviewing {
    /// Whether a game is reviewed.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.0.is_some()
    }

    /// What is to be looked at: its number and the game, until all is known or it is stopped.
    #[must_use]
    pub fn wanted(&self) -> Option<(u64, &Game)> {
        let looking = self.0.as_ref()?;
        (!looking.stopped && looking.progress.0 < looking.progress.1).then_some((looking.id, &looking.players.game))
    }

    /// The game, to its end.
    #[must_use]
    pub fn game(&self) -> Option<&Game> {
        self.0.as_ref().map(|looking| &looking.players.game)
    }

    /// The game with who played it, for their names.
    #[must_use]
    pub fn players(&self) -> Option<&Match> {
        self.0.as_ref().map(|looking| &*looking.players)
    }

    /// How many plies are played at the board.
    #[must_use]
    pub fn at(&self) -> usize {
        self.0.as_ref().map_or(0, |looking| looking.at)
    }

    /// How many positions are judged, and how many there are.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        self.0.as_ref().map_or((0, 0), |looking| looking.progress)
    }

    /// What is known so far: of the plies from [`first_known`](Self::first_known) on.
    #[must_use]
    pub fn review(&self) -> Option<&Review> {
        self.0.as_ref().map(|looking| &looking.review)
    }

    /// The index of the earliest ply that is judged.
    #[must_use]
    pub fn first_known(&self) -> usize {
        self.0.as_ref().map_or(0, |looking| looking.players.game.plies().len() - looking.review.plies.len())
    }

    /// What is said of a ply, by its index in the game; none while it is not judged.
    #[must_use]
    pub fn ply(&self, index: usize) -> Option<&PlyReview> {
        self.review()?.plies.get(index.checked_sub(self.first_known())?)
    }

    /// The first ply after the one shown that was a slip or worse; from the beginning, were there none after it.
    #[must_use]
    pub fn next_slip(&self) -> Option<usize> {
        let slip = |index: &usize| self.ply(*index).is_some_and(|ply| ply.class > Class::Good);
        let count = self.game()?.plies().len();
        (self.at()..count).find(slip).or_else(|| (0..count).find(slip))
    }

    /// Whether there is anything to play on from here.
    #[must_use]
    pub fn can_play_on(&self) -> bool {
        self.0.as_ref().is_some_and(|looking| cut(&looking.players.game, looking.at).outcome().is_none())
    }

    /// Nothing is reviewed any more.
    pub(super) fn close(&mut self) {
        self.0 = None;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Reviewing>().add_message::<ReviewRequest>().add_message::<Reviewed>().add_plugins(lead::plugin);
}
