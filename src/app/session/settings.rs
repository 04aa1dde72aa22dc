//! What the player has set: how the game looks and plays, kept from run to run.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

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
#[serde(default, deny_unknown_fields)]
pub struct View {
    /// Blue sits at the bottom of the screen.
    pub flipped: bool,
    /// Letters and digits stand beside the board.
    pub show_coordinates: bool,
    /// The pieces bear their animals' Chinese names.
    pub name_tags: bool,
    /// What can be taken next, the ways to the dens and the leaps are marked on the board.
    pub show_threats: bool,
    /// A move is made only when its square is chosen a second time.
    pub confirm_moves: bool,
    /// No shaking, swaying and flying: things appear where they belong.
    pub reduced_motion: bool,
    /// How fast moves are shown; 1 is usual, 2 takes half the time, [`INSTANT`](Self::INSTANT) none.
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
            name_tags: true,
            show_threats: false,
            confirm_moves: false,
            reduced_motion: false,
            animation_speed: 1.0,
            theme: BoardTheme::Day,
            text_scale: 1.0,
        }
    }
}

impl View {
    /// The animation speed at which the longest move is over within a frame.
    pub const INSTANT: f32 = 200.0;

    /// Are the numbers such that there is something to see?
    ///
    /// # Errors
    /// A sentence about the first that is not.
    pub fn validate(&self) -> Result<(), String> {
        let speed = self.animation_speed;
        if !(0.25..=4.0).contains(&speed) && speed != Self::INSTANT {
            return Err(format!("animation_speed is {speed} where 0.25 to 4, or {} for none, is meant", Self::INSTANT));
        }
        let scale = self.text_scale;
        if !(0.25..=4.0).contains(&scale) {
            return Err(format!("text_scale is {scale} where 0.25 to 4 is meant"));
        }
        Ok(())
    }
}

/// How the game uses the screen of a desktop. In a browser both are the browser's.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Display {
    /// The window fills the screen.
    pub fullscreen: bool,
    /// A picture waits for the screen: no tearing, and no more pictures than are seen.
    pub vsync: bool,
}

impl Default for Display {
    fn default() -> Self {
        Self { fullscreen: false, vsync: true }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<View>().init_resource::<Display>();
}
