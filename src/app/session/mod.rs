//! The match being played: the only truth, and the words in which everybody speaks with it.
//!
//! Write [`Action`], [`MoveRequested`] and [`SessionRequest`]; read [`Match`] and [`Hand`], and follow [`MovePlayed`],
//! [`MatchReset`] and [`MatchEnded`]. One system, the referee, changes the match.

use bevy::prelude::*;

mod classroom;
mod clock;
mod computer;
mod controllers;
mod current;
mod hand;
mod hint;
mod messages;
mod people;
mod referee;
mod seating;
mod seats;
mod settings;
mod shared;
mod shelf;
mod volumes;

pub use classroom::{Classroom, Learned, LessonRequest, Said};
pub use clock::{Clock, TimeControl};
pub use controllers::{Controllers, PadId, PadKind};
pub use current::{LONGEST_COMPUTER_GAME, Match};
pub use hand::Hand;
pub use hint::{Hint, HintStep};
pub use messages::{
    Action, Back, Direction, HintReady, Hurry, MatchEnded, MatchReset, MenuAction, Moment, MovePlayed, MoveRefused,
    MoveRequested, Notice, Purpose, Requester, SessionRequest, ThinkFinished, ThinkRequested,
};
pub use people::{
    Badge, Credit, LastCredit, NameFault, Profile, ProfileId, RULE, Roster, RosterFault, Score, Standing, Tally, Why,
    check_name, points_for,
};
pub use seating::{Chair, Hearing, Holder, InHand, Joining, OutOfTurn, SeatPress, SeatWish, Seating};
pub use seats::{FirstMover, MatchSetup, Person, Player, Seat, UnknownPlayer, fresh_seed};
pub use settings::{BoardTheme, Display, View};
pub use shared::{ActiveDevice, Brand, LastSetup, Opening, Saved, SavedGame, Stage, Thinking};
pub use shelf::{Exchange, Kept, Shelf, ShelfFull, date, now};
pub use volumes::{Bus, Volumes};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        messages::plugin,
        settings::plugin,
        shared::plugin,
        controllers::plugin,
        seating::plugin,
        current::plugin,
        hand::plugin,
        hint::plugin,
        classroom::plugin,
        referee::plugin,
        computer::plugin,
        volumes::plugin,
        people::plugin,
        clock::plugin,
        shelf::plugin,
    ));
}
