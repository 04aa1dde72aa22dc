//! Small things all of the game's folders read: the device, the stage, the saved game.

use bevy::prelude::*;

use crate::{
    app::states::{Menu, Screen},
    rules::GameRecord,
    texts::Language,
};

use super::{
    clock::Clock,
    current::Match,
    people::Standing,
    seats::{MatchSetup, Player, Seat},
};

/// Whether the picture is still on its way. Written by what animates the moves, and by nobody else.
///
/// While it is busy no animal can be taken up, presses are dropped (not kept for later; but see [`Hurry`](super::Hurry)), and
/// the computer's move waits.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stage {
    /// True while a move is shown.
    pub busy: bool,
}

/// The setup the next game is offered with: the last one played, kept from run to run.
#[derive(Resource, Debug, Clone, Default)]
pub struct LastSetup(pub MatchSetup);

/// A game that was not finished.
#[derive(Debug, Clone, PartialEq)]
pub struct SavedGame {
    /// The game.
    pub record: GameRecord,
    /// Red's seat, then Blue's.
    pub seats: [Seat; 2],
    /// Whether it counts.
    pub standing: Standing,
    /// The time that is left, in a game with a clock.
    pub clock: Option<Clock>,
}

impl SavedGame {
    /// A match as it stands.
    #[must_use]
    pub fn of(current: &Match) -> Self {
        let players = current.players().map(|player| player.to_string());
        Self {
            record: GameRecord::of(&current.game, players),
            seats: current.seats.clone(),
            standing: current.standing,
            clock: current.clock,
        }
    }

    /// A game from elsewhere, with Red's and Blue's players.
    #[must_use]
    pub fn foreign(record: GameRecord, players: [Player; 2]) -> Self {
        Self { record, seats: players.map(Seat::new), standing: Standing::foreign(), clock: None }
    }

    /// Red's player, then Blue's.
    #[must_use]
    pub fn players(&self) -> [Player; 2] {
        [self.seats[0].player, self.seats[1].player]
    }
}

/// The unfinished game that is kept on this machine, if any: found at the start, and from then on the last one played.
#[derive(Resource, Debug, Clone, Default)]
pub struct Saved(pub Option<SavedGame>);

/// What comes after [`Screen::Loading`]: the title, unless the command line asks for something else.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Opening {
    /// The screen.
    pub screen: Screen,
    /// The dialog over it.
    pub menu: Menu,
}

impl Default for Opening {
    fn default() -> Self {
        Self { screen: Screen::Title, menu: Menu::None }
    }
}

/// Whether this is the first run on this machine, and the player has not yet been welcomed. Nothing is known of other runs
/// where nothing is kept.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct FirstRun(pub bool);

/// The language of the system or the browser, in which the first run begins.
#[derive(Resource, Debug, Clone, Copy, Default)]
pub struct SystemLanguage(pub Language);

impl SystemLanguage {
    /// What the system says it is; English where the game does not speak it.
    #[must_use]
    pub fn find() -> Self {
        Self(sys_locale::get_locales().find_map(|locale| Language::of_locale(&locale)).unwrap_or_default())
    }
}

/// Whose signs a controller bears.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Brand {
    /// Letters: A at the bottom.
    Xbox,
    /// Shapes: the cross at the bottom.
    PlayStation,
    /// Letters: B at the bottom.
    Nintendo,
    /// The Steam Deck; letters as Xbox.
    Steam,
    /// Unknown; letters as Xbox.
    Other,
}

/// The device a person used last. The prompts on screen follow it.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ActiveDevice {
    /// Keys.
    Keyboard,
    /// The left half of a keyboard that two people share.
    KeysLeft,
    /// The right half.
    KeysRight,
    /// A mouse.
    #[default]
    Mouse,
    /// Fingers.
    Touch,
    /// A controller.
    Gamepad(Brand),
}

/// Whether the computer is at work.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Default)]
pub struct Thinking {
    /// When it began, in seconds of [`Time<Real>`]'s elapsed time; `None` while it is idle.
    pub since: Option<f64>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Stage>()
        .init_resource::<LastSetup>()
        .init_resource::<Saved>()
        .init_resource::<Opening>()
        .init_resource::<FirstRun>()
        .init_resource::<SystemLanguage>()
        .init_resource::<ActiveDevice>()
        .init_resource::<Thinking>();
}
