//! The match being played: the only truth, and the words in which everybody speaks with it.
//!
//! Write [`Action`], [`MoveRequested`] and [`SessionRequest`]; read [`Match`] and [`Hand`], and follow [`MovePlayed`],
//! [`MatchReset`] and [`MatchEnded`]. One system, the referee, changes the match.

use bevy::prelude::*;

mod bindings;
mod captions;
mod classroom;
mod clock;
mod computer;
mod controllers;
mod controls;
mod current;
mod hand;
mod handout;
mod hint;
mod interlude;
mod messages;
mod people;
mod puzzling;
mod referee;
mod reviewing;
mod seating;
mod seats;
mod settings;
mod shared;
mod shelf;
mod study;
mod table;
mod tempo;
mod volumes;
mod watch;

pub use bindings::{BUTTON_DEEDS, BUTTONS, Bindings, Deed, KEY_DEEDS, KEYS, Rebinding, Rebound, Waiting};
pub use captions::{Captions, SoundTold};
pub use classroom::{Classroom, Learned, LessonRequest, Said};
pub use clock::{Clock, TimeControl};
pub use controllers::{Controllers, PadId, PadKind};
pub use controls::Controls;
pub use current::{LONGEST_COMPUTER_GAME, Match};
pub use hand::Hand;
pub use handout::Handout;
pub use hint::{Hint, HintStep};
pub use interlude::{Editor, EditorRequest, Interlude, Replay, ReplayRequest};
pub use messages::{
    Action, Back, Direction, HintReady, Hurry, MatchEnded, MatchReset, MenuAction, Moment, MovePlayed, MoveRefused,
    MoveRequested, Notice, Purpose, Requester, SessionRequest, ThinkFinished, ThinkRequested,
};
pub use people::{
    Badge, Credit, LastCredit, NameFault, Profile, ProfileId, Roster, RosterFault, Score, Standing, Tally, Why,
    check_name, points_for,
};
pub use puzzling::{Mark, Miss, PuzzleBook, PuzzleRequest, PuzzleSaid, Puzzling, Today, puzzle_id};
pub use reviewing::{ReviewRequest, Reviewed, Reviewing};
pub use seating::{Chair, Hearing, Holder, InHand, Joining, OutOfTurn, SeatPress, SeatWish, Seating};
pub use seats::{FirstMover, MatchSetup, Person, Player, Seat, UnknownPlayer, fresh_seed};
pub use settings::{BoardTheme, ColorSet, Display, TableWay, View};
pub use shared::{
    ActiveDevice, Brand, FirstRun, LastSetup, Opening, Saved, SavedGame, Stage, SystemLanguage, Thinking,
};
pub use shelf::{Exchange, Kept, Shelf, ShelfFull, date, now};
pub use study::Study;
pub use table::Facing;
pub use tempo::Tempo;
pub use volumes::{Bus, Volumes};
pub use watch::{Gauge, Watch, WatchRequest};

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
        (classroom::plugin, puzzling::plugin, reviewing::plugin),
        referee::plugin,
        computer::plugin,
        volumes::plugin,
        people::plugin,
        clock::plugin,
        shelf::plugin,
    ))
    .add_plugins((bindings::plugin, captions::plugin, controls::plugin, table::plugin))
    .add_plugins((interlude::plugin, handout::plugin, watch::plugin));
}
