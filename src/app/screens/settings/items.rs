//! What can be set: every setting is one of a few values in a row, whatever it is made of.

use bevy_egui::egui::Id;

use crate::app::{
    session::{BoardTheme, Bus, Display, View, Volumes},
    theme::widgets::{Change, Setting},
};

/// All that is set here.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(super) struct Values {
    pub(super) view: View,
    pub(super) display: Display,
    pub(super) volumes: Volumes,
}

/// A group of settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(super) enum Tab {
    #[default]
    Game,
    Display,
    Sound,
    Access,
}

/// In a browser, how the screen is used is the browser's matter.
const ON_DESKTOP: bool = !cfg!(target_arch = "wasm32");

impl Tab {
    /// All that there are here, left to right.
    pub(super) fn all() -> &'static [Self] {
        &[Self::Game, Self::Display, Self::Sound, Self::Access]
    }

    /// What it is called.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Game => "Game",
            Self::Display => "Display",
            Self::Sound => "Sound",
            Self::Access => "Access",
        }
    }

    /// Its icon in the sheet.
    pub(super) fn icon(self) -> &'static str {
        match self {
            Self::Game => "paw",
            Self::Display => "screen",
            Self::Sound => "sound",
            Self::Access => "eye",
        }
    }

    /// Its settings, top to bottom.
    pub(super) fn items(self) -> &'static [Item] {
        match self {
            Self::Game => &[Item::ConfirmMoves, Item::Threats, Item::NameTags, Item::Coordinates],
            Self::Display if ON_DESKTOP => &[Item::Theme, Item::Fullscreen, Item::Vsync],
            Self::Display => &[Item::Theme],
            Self::Sound => &[
                Item::Volume(Bus::Master),
                Item::Volume(Bus::Effects),
                Item::Volume(Bus::Ambience),
                Item::Volume(Bus::Music),
                Item::Volume(Bus::Interface),
                Item::Mute,
            ],
            Self::Access => &[Item::TextSize, Item::LessMotion, Item::Speed],
        }
    }
}

/// A setting.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Item {
    ConfirmMoves,
    Threats,
    NameTags,
    Coordinates,
    Theme,
    Fullscreen,
    Vsync,
    Volume(Bus),
    Mute,
    TextSize,
    LessMotion,
    Speed,
}

/// The sizes of text that are offered.
pub(super) const TEXT_SIZES: [f32; 5] = [0.8, 1.0, 1.2, 1.5, 2.0];
/// The speeds of animations that are offered, and what they are called.
const SPEEDS: [(f32, &str); 5] =
    [(0.5, "Slow"), (1.0, "Normal"), (1.5, "Brisk"), (2.5, "Fast"), (View::INSTANT, "Instant")];

/// How much louder a step makes it.
const LOUDER: u8 = 5;

/// The place of the value nearest to one: a file may hold any.
fn nearest(values: impl Iterator<Item = f32>, to: f32) -> usize {
    let far = values.map(|value| (value - to).abs());
    far.enumerate().min_by(|a, b| a.1.total_cmp(&b.1)).map_or(0, |(at, _)| at)
}

impl Item {
    /// Tells its row from all others.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::ConfirmMoves => "settings-confirm",
            Self::Threats => "settings-threats",
            Self::NameTags => "settings-tags",
            Self::Coordinates => "settings-coordinates",
            Self::Theme => "settings-theme",
            Self::Fullscreen => "settings-fullscreen",
            Self::Vsync => "settings-vsync",
            Self::Volume(Bus::Master) => "settings-volume",
            Self::Volume(Bus::Effects) => "settings-effects",
            Self::Volume(Bus::Ambience) => "settings-ambience",
            Self::Volume(Bus::Music) => "settings-music",
            Self::Volume(Bus::Interface) => "settings-interface",
            Self::Mute => "settings-mute",
            Self::TextSize => "settings-text",
            Self::LessMotion => "settings-motion",
            Self::Speed => "settings-speed",
        }
    }

    /// What gives its row the focus.
    pub(super) fn id(self) -> Id {
        Id::new(self.name())
    }

    /// What it is called.
    pub(super) fn label(self) -> &'static str {
        match self {
            Self::ConfirmMoves => "Confirm moves",
            Self::Threats => "Check threats",
            Self::NameTags => "Chinese name tags",
            Self::Coordinates => "Letters and numbers",
            Self::Theme => "Board",
            Self::Fullscreen => "Full screen",
            Self::Vsync => "Wait for the screen",
            Self::Volume(bus) => bus.name(),
            Self::Mute => "Mute",
            Self::TextSize => "Text size",
            Self::LessMotion => "Less motion",
            Self::Speed => "Animation speed",
        }
    }

    /// What it does, in a sentence.
    pub(super) fn about(self) -> &'static str {
        match self {
            Self::ConfirmMoves => "Choose a square twice to move there.",
            Self::Threats => "The board shows who can be taken next.",
            Self::NameTags => "Every piece bears its animal's name.",
            Self::Coordinates => "They name the squares beside the board.",
            Self::Theme => "The jungle by day, by night, or in ink.",
            Self::Fullscreen => "The game fills the whole screen.",
            Self::Vsync => "No torn pictures, and less power used.",
            Self::Volume(Bus::Master) => "How loud everything is.",
            Self::Volume(Bus::Effects) => "Steps, leaps and captures on the board.",
            Self::Volume(Bus::Ambience) => "Leaves, birds and water around it.",
            Self::Volume(Bus::Music) => "A few notes now and then. A den in danger makes them tense.",
            Self::Volume(Bus::Interface) => "Papers, buttons and messages.",
            Self::Mute => "Nothing is heard.",
            Self::TextSize => "All words, here and in play.",
            Self::LessMotion => "Nothing sways, shakes or flies.",
            Self::Speed => "How fast the animals move.",
        }
    }

    /// How many values it has.
    fn count(self) -> usize {
        match self {
            Self::Theme => BoardTheme::ALL.len(),
            Self::TextSize => TEXT_SIZES.len(),
            Self::Speed => SPEEDS.len(),
            Self::Volume(_) => usize::from(Volumes::FULL / LOUDER) + 1,
            _ => 2,
        }
    }

    /// Which of its values it has.
    pub(super) fn at(self, values: &Values) -> usize {
        let Values { view, display, volumes } = values;
        match self {
            Self::ConfirmMoves => usize::from(view.confirm_moves),
            Self::Threats => usize::from(view.show_threats),
            Self::NameTags => usize::from(view.name_tags),
            Self::Coordinates => usize::from(view.show_coordinates),
            Self::Theme => BoardTheme::ALL.iter().position(|theme| *theme == view.theme).unwrap_or(0),
            Self::Fullscreen => usize::from(display.fullscreen),
            Self::Vsync => usize::from(display.vsync),
            Self::Volume(bus) => usize::from(volumes.get(bus).div_ceil(LOUDER)),
            Self::Mute => usize::from(volumes.muted),
            Self::TextSize => nearest(TEXT_SIZES.into_iter(), view.text_scale),
            Self::LessMotion => usize::from(view.reduced_motion),
            Self::Speed => nearest(SPEEDS.iter().map(|(speed, _)| *speed), view.animation_speed),
        }
    }

    /// Gives it one of its values.
    fn put(self, values: &mut Values, at: usize) {
        let Values { view, display, volumes } = values;
        match self {
            Self::ConfirmMoves => view.confirm_moves = at > 0,
            Self::Threats => view.show_threats = at > 0,
            Self::NameTags => view.name_tags = at > 0,
            Self::Coordinates => view.show_coordinates = at > 0,
            Self::Theme => view.theme = BoardTheme::ALL[at],
            Self::Fullscreen => display.fullscreen = at > 0,
            Self::Vsync => display.vsync = at > 0,
            Self::Volume(bus) => volumes.set(bus, u8::try_from(at).unwrap_or(u8::MAX).saturating_mul(LOUDER)),
            Self::Mute => volumes.muted = at > 0,
            Self::TextSize => view.text_scale = TEXT_SIZES[at],
            Self::LessMotion => view.reduced_motion = at > 0,
            Self::Speed => view.animation_speed = SPEEDS[at].0,
        }
    }

    /// Whether it is not as it was at first.
    pub(super) fn changed(self, values: &Values) -> bool {
        self.at(values) != self.at(&Values::default())
    }

    /// Changes it.
    pub(super) fn apply(self, values: &mut Values, change: Change) {
        let (at, last) = (self.at(values), self.count() - 1);
        let at = match change {
            Change::By(by) => at.saturating_add_signed(by as isize).min(last),
            Change::On => (at + 1) % (last + 1),
            Change::To(at) => at.min(last),
            Change::Reset => self.at(&Values::default()),
        };
        self.put(values, at);
    }

    /// What its row shows. `word` holds what it is called where that is no fixed text.
    pub(super) fn setting<'a>(self, values: &Values, word: &'a mut String) -> Setting<'a> {
        let at = self.at(values);
        match self {
            Self::Theme => Setting::Choice(BoardTheme::ALL[at].name()),
            Self::TextSize => {
                *word = format!("{:.0} %", TEXT_SIZES[at] * 100.0);
                Setting::Choice(word)
            }
            Self::Speed => Setting::Slider { at, last: SPEEDS.len() - 1, label: SPEEDS[at].1 },
            Self::Volume(_) => {
                let last = self.count() - 1;
                *word = format!("{} %", at * 100 / last);
                Setting::Slider { at, last, label: word }
            }
            _ => Setting::Toggle(at > 0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> impl Iterator<Item = Item> {
        [Tab::Game, Tab::Display, Tab::Sound, Tab::Access].into_iter().flat_map(|tab| tab.items().iter().copied())
    }

    #[test]
    fn every_value_of_every_setting_is_reached_and_valid() {
        for item in all() {
            let mut values = Values::default();
            let mut seen = Vec::new();
            for _ in 0..item.count() {
                item.apply(&mut values, Change::On);
                values.view.validate().expect("a value that is offered can be kept");
                seen.push(item.at(&values));
            }
            seen.sort_unstable();
            assert!(seen.iter().copied().eq(0..item.count()), "{item:?}: {seen:?}");
            assert_eq!(values, Values::default(), "{item:?}: once round");
        }
    }

    #[test]
    fn steps_end_at_the_ends_and_the_way_back_is_short() {
        for item in all() {
            let mut values = Values::default();
            item.apply(&mut values, Change::By(-99));
            assert_eq!(item.at(&values), 0, "{item:?}");
            item.apply(&mut values, Change::By(99));
            assert_eq!(item.at(&values), item.count() - 1, "{item:?}");
            item.apply(&mut values, Change::By(-1));
            item.apply(&mut values, Change::To(0));
            assert_eq!(item.changed(&values), item.at(&Values::default()) != 0, "{item:?}");
            item.apply(&mut values, Change::Reset);
            assert!(!item.changed(&values), "{item:?}");
            assert_eq!(values, Values::default(), "{item:?}");
        }
    }

    #[test]
    fn a_value_between_two_is_shown_as_the_nearer() {
        let mut values = Values::default();
        values.view.text_scale = 1.7;
        assert_eq!(TEXT_SIZES[Item::TextSize.at(&values)], 1.5);
        Item::TextSize.apply(&mut values, Change::By(1));
        assert_eq!(values.view.text_scale, 2.0);
    }
}
