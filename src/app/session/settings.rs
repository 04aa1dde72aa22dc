//! What the player has set: how the game looks and plays, kept from run to run.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::{
    rules::Side,
    text,
    texts::{Language, text},
};

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
            Self::Day => text("settings-theme-day"),
            Self::Night => text("settings-theme-night"),
            Self::Ink => text("settings-theme-ink"),
        }
    }
}

/// How the board lies between two people.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TableWay {
    /// As it is turned by hand.
    #[default]
    Fixed,
    /// The side to move is at the bottom.
    Turning,
    /// Each side's animals and papers are turned to their player.
    FaceToFace,
}

impl TableWay {
    /// All ways.
    pub const ALL: [Self; 3] = [Self::Fixed, Self::Turning, Self::FaceToFace];

    /// What it is called.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Fixed => text("settings-table-stays"),
            Self::Turning => text("settings-table-turns"),
            Self::FaceToFace => text("settings-table-facing"),
        }
    }
}

/// In which colors the two sides are told apart, besides their shapes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ColorSet {
    /// Red and blue.
    #[default]
    Usual,
    /// For eyes that see green weakly: dark wine and light blue.
    Deuteranopia,
    /// For eyes that see red weakly: darker wine and lighter blue.
    Protanopia,
    /// For eyes that see blue weakly: bright red and dark violet.
    Tritanopia,
}

impl ColorSet {
    /// All sets.
    pub const ALL: [Self; 4] = [Self::Usual, Self::Deuteranopia, Self::Protanopia, Self::Tritanopia];

    /// What it is called.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Usual => text("settings-colors-usual"),
            Self::Deuteranopia => text("settings-colors-deuteranopia"),
            Self::Protanopia => text("settings-colors-protanopia"),
            Self::Tritanopia => text("settings-colors-tritanopia"),
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
    /// How the Chinese names are spoken stands beside them.
    pub pinyin: bool,
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
    /// What happens and what is heard stands beside the board in words.
    pub captions: bool,
    /// Which colors the two sides have.
    pub colors: ColorSet,
    /// How the board lies between two people.
    pub table: TableWay,
    /// Two people with one device are asked to hand it over.
    pub hand_over: bool,
    /// The board is pale or dark, pieces and words stand out of it.
    pub high_contrast: bool,
    /// What the game speaks.
    pub language: Language,
}

impl Default for View {
    fn default() -> Self {
        Self {
            flipped: false,
            show_coordinates: true,
            name_tags: true,
            pinyin: false,
            show_threats: false,
            confirm_moves: false,
            reduced_motion: false,
            animation_speed: 1.0,
            theme: BoardTheme::Day,
            text_scale: 1.0,
            captions: false,
            colors: ColorSet::Usual,
            table: TableWay::Fixed,
            hand_over: false,
            high_contrast: false,
            language: Language::English,
        }
    }
}

impl View {
    /// The side at the bottom of the screen.
    #[must_use]
    pub fn near(&self) -> Side {
        if self.flipped { Side::Blue } else { Side::Red }
    }

    /// The animation speed at which the longest move is over within a frame.
    pub const INSTANT: f32 = 200.0;

    /// Are the numbers such that there is something to see?
    ///
    /// # Errors
    /// A sentence about the first that is not.
    pub fn validate(&self) -> Result<(), String> {
        let speed = self.animation_speed;
        if !(0.25..=4.0).contains(&speed) && speed != Self::INSTANT {
            return Err(text!("fault-animation-speed", found = speed.to_string(), instant = Self::INSTANT.to_string()));
        }
        let scale = self.text_scale;
        if !(0.25..=4.0).contains(&scale) {
            return Err(text!("fault-text-scale", found = scale.to_string()));
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
