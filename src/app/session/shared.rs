//! Small things all of the game's folders read: the view, the device, the stage, the saved game.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::{
    app::states::{Menu, Screen},
    rules::GameRecord,
};

use super::seats::{MatchSetup, Player};

/// Whether the picture is still on its way. Written by what animates the moves, and by nobody else.
///
/// While it is busy no animal can be taken up, presses are dropped (not kept for later), and the computer's move waits.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stage {
    /// True while a move is shown.
    pub busy: bool,
}

/// In which light the board lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BoardTheme {
    /// The jungle by day.
    #[default]
    Day,
    /// The jungle by night.
    Night,
    /// Ink on rice paper.
    Ink,
}

impl BoardTheme {
    /// All themes.
    pub const ALL: [Self; 3] = [Self::Day, Self::Night, Self::Ink];

    /// What it is called.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Day => "Day",
            Self::Night => "Night",
            Self::Ink => "Ink on rice paper",
        }
    }
}

/// How the player likes to see the game. Kept from run to run.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct View {
    /// Blue sits at the bottom of the screen.
    pub flipped: bool,
    /// Letters and digits stand beside the board.
    pub show_coordinates: bool,
    /// No shaking, swaying and flying: things appear where they belong.
    pub reduced_motion: bool,
    /// How fast moves are shown; 1 is usual, 2 takes half the time.
    pub animation_speed: f32,
    /// In which light the board lies.
    pub theme: BoardTheme,
    /// Size of all text; 1 is usual, 2 is twice as high.
    pub text_scale: f32,
}

impl Default for View {
    fn default() -> Self {
        Self {
            flipped: false,
            show_coordinates: true,
            reduced_motion: false,
            animation_speed: 1.0,
            theme: BoardTheme::Day,
            text_scale: 1.0,
        }
    }
}

impl View {
    /// Are the numbers such that there is something to see?
    ///
    /// # Errors
    /// A sentence about the first that is not.
    pub fn validate(&self) -> Result<(), String> {
        for (what, value) in [("animation_speed", self.animation_speed), ("text_scale", self.text_scale)] {
            if !(0.25..=4.0).contains(&value) {
                return Err(format!("{what} is {value} where 0.25 to 4 is meant"));
            }
        }
        Ok(())
    }
}

/// The setup the next game is offered with: the last one played, kept from run to run.
#[derive(Resource, Debug, Clone, Default)]
pub struct LastSetup(pub MatchSetup);

/// A game that was not finished.
#[derive(Debug, Clone, PartialEq)]
pub struct SavedGame {
    /// The game.
    pub record: GameRecord,
    /// Red's player, then Blue's.
    pub players: [Player; 2],
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
        .init_resource::<View>()
        .init_resource::<LastSetup>()
        .init_resource::<Saved>()
        .init_resource::<Opening>()
        .init_resource::<ActiveDevice>()
        .init_resource::<Thinking>();
}
