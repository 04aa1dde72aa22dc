//! The groups of settings.

use super::items::Item;
use crate::{app::session::Bus, texts::text};

/// A group of settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(super) enum Tab {
    #[default]
    Game,
    Display,
    Sound,
    Controls,
    Access,
}

/// In a browser, how the screen is used is the browser's matter.
const ON_DESKTOP: bool = !cfg!(target_arch = "wasm32");

impl Tab {
    /// All that there are here, left to right.
    pub(super) fn all() -> &'static [Self] {
        &[Self::Game, Self::Display, Self::Sound, Self::Controls, Self::Access]
    }

    /// What it is called.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Game => text("settings-tab-game"),
            Self::Display => text("settings-tab-display"),
            Self::Sound => text("settings-tab-sound"),
            Self::Controls => text("settings-tab-controls"),
            Self::Access => text("settings-tab-access"),
        }
    }

    /// Its icon in the sheet.
    pub(super) fn icon(self) -> &'static str {
        match self {
            Self::Game => "paw",
            Self::Display => "screen",
            Self::Sound => "sound",
            Self::Controls => "hands",
            Self::Access => "eye",
        }
    }

    /// Its settings, top to bottom.
    pub(super) fn items(self) -> &'static [Item] {
        match self {
            Self::Game => {
                &[Item::ConfirmMoves, Item::Threats, Item::NameTags, Item::Coordinates, Item::Table, Item::HandOver]
            }
            Self::Display if ON_DESKTOP => &[Item::Language, Item::Pinyin, Item::Theme, Item::Fullscreen, Item::Vsync],
            Self::Display => &[Item::Language, Item::Pinyin, Item::Theme],
            Self::Sound => &[
                Item::Volume(Bus::Master),
                Item::Volume(Bus::Effects),
                Item::Volume(Bus::Ambience),
                Item::Volume(Bus::Music),
                Item::Volume(Bus::Interface),
                Item::Mute,
            ],
            Self::Controls => &[Item::Rumble, Item::RepeatDelay, Item::RepeatRate],
            Self::Access => {
                &[Item::TextSize, Item::Contrast, Item::Colors, Item::LessMotion, Item::Speed, Item::Captions]
            }
        }
    }
}
