//! What can be set: every setting is one of a few values in a row, whatever it is made of.

use bevy_egui::egui::Id;

use crate::{
    app::{
        session::{BoardTheme, Bus, ColorSet, Controls, Display, TableWay, View, Volumes},
        theme::widgets::{Change, Setting},
    },
    text,
    texts::{Language, text},
};

/// All that is set here.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(super) struct Values {
    pub(super) view: View,
    pub(super) display: Display,
    pub(super) volumes: Volumes,
    pub(super) controls: Controls,
}

/// A setting.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Item {
    ConfirmMoves,
    Threats,
    NameTags,
    Pinyin,
    Coordinates,
    Table,
    HandOver,
    Language,
    Theme,
    Fullscreen,
    Vsync,
    Volume(Bus),
    Mute,
    Rumble,
    RepeatDelay,
    RepeatRate,
    TextSize,
    Contrast,
    Colors,
    LessMotion,
    Speed,
    Captions,
}

/// The sizes of text that are offered.
pub(super) const TEXT_SIZES: [f32; 5] = [0.8, 1.0, 1.2, 1.5, 2.0];
/// The speeds of animations that are offered.
const SPEEDS: [f32; 5] = [0.5, 1.0, 1.5, 2.5, View::INSTANT];

/// The delays and rates of repetition that are offered: seconds, and steps a second.
const DELAYS: [f32; 5] = [0.2, 0.3, 0.4, 0.6, 1.0];
const RATES: [f32; 5] = [4.0, 7.0, 10.0, 15.0, 20.0];
/// How much harder a step makes controllers rumble.
const HARDER: u8 = 10;

/// How much louder a step makes it.
const LOUDER: u8 = 5;

/// What a speed is called.
fn speed(at: usize) -> &'static str {
    match at {
        0 => text("settings-speed-slow"),
        1 => text("settings-speed-normal"),
        2 => text("settings-speed-brisk"),
        3 => text("settings-speed-fast"),
        _ => text("settings-speed-instant"),
    }
}

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
            Self::Pinyin => "settings-pinyin",
            Self::Coordinates => "settings-coordinates",
            Self::Table => "settings-table",
            Self::HandOver => "settings-hand-over",
            Self::Language => "settings-language",
            Self::Theme => "settings-theme",
            Self::Fullscreen => "settings-fullscreen",
            Self::Vsync => "settings-vsync",
            Self::Volume(Bus::Master) => "settings-volume",
            Self::Volume(Bus::Effects) => "settings-effects",
            Self::Volume(Bus::Ambience) => "settings-ambience",
            Self::Volume(Bus::Music) => "settings-music",
            Self::Volume(Bus::Interface) => "settings-interface",
            Self::Mute => "settings-mute",
            Self::Rumble => "settings-rumble",
            Self::RepeatDelay => "settings-delay",
            Self::RepeatRate => "settings-rate",
            Self::TextSize => "settings-text",
            Self::Contrast => "settings-contrast",
            Self::Colors => "settings-colors",
            Self::Captions => "settings-captions",
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
            Self::ConfirmMoves => text("settings-confirm"),
            Self::Threats => text("settings-threats"),
            Self::NameTags => text("settings-tags"),
            Self::Pinyin => text("settings-pinyin"),
            Self::Coordinates => text("settings-coordinates"),
            Self::Table => text("settings-table"),
            Self::HandOver => text("settings-hand-over"),
            Self::Language => text("settings-language"),
            Self::Theme => text("settings-theme"),
            Self::Fullscreen => text("settings-fullscreen"),
            Self::Vsync => text("settings-vsync"),
            Self::Volume(bus) => bus.name(),
            Self::Mute => text("settings-mute"),
            Self::Rumble => text("settings-rumble"),
            Self::RepeatDelay => text("settings-delay"),
            Self::RepeatRate => text("settings-rate"),
            Self::TextSize => text("settings-text"),
            Self::Contrast => text("settings-contrast"),
            Self::Colors => text("settings-colors"),
            Self::Captions => text("settings-captions"),
            Self::LessMotion => text("settings-motion"),
            Self::Speed => text("settings-speed"),
        }
    }

    /// What it does, in a sentence.
    pub(super) fn about(self) -> &'static str {
        match self {
            Self::ConfirmMoves => text("settings-confirm-about"),
            Self::Threats => text("settings-threats-about"),
            Self::NameTags => text("settings-tags-about"),
            Self::Pinyin => text("settings-pinyin-about"),
            Self::Coordinates => text("settings-coordinates-about"),
            Self::Table => text("settings-table-about"),
            Self::HandOver => text("settings-hand-over-about"),
            Self::Language => text("settings-language-about"),
            Self::Theme => text("settings-theme-about"),
            Self::Fullscreen => text("settings-fullscreen-about"),
            Self::Vsync => text("settings-vsync-about"),
            Self::Volume(Bus::Master) => text("settings-volume-about"),
            Self::Volume(Bus::Effects) => text("settings-effects-about"),
            Self::Volume(Bus::Ambience) => text("settings-ambience-about"),
            Self::Volume(Bus::Music) => text("settings-music-about"),
            Self::Volume(Bus::Interface) => text("settings-interface-about"),
            Self::Mute => text("settings-mute-about"),
            Self::Rumble => text("settings-rumble-about"),
            Self::RepeatDelay => text("settings-delay-about"),
            Self::RepeatRate => text("settings-rate-about"),
            Self::TextSize => text("settings-text-about"),
            Self::Contrast => text("settings-contrast-about"),
            Self::Colors => text("settings-colors-about"),
            Self::Captions => text("settings-captions-about"),
            Self::LessMotion => text("settings-motion-about"),
            Self::Speed => text("settings-speed-about"),
        }
    }

    /// How many values it has.
    fn count(self) -> usize {
        match self {
            Self::Table => TableWay::ALL.len(),
            Self::Language => Language::ALL.len(),
            Self::Theme => BoardTheme::ALL.len(),
            Self::Colors => ColorSet::ALL.len(),
            Self::Rumble => usize::from(100 / HARDER) + 1,
            Self::RepeatDelay => DELAYS.len(),
            Self::RepeatRate => RATES.len(),
            Self::TextSize => TEXT_SIZES.len(),
            Self::Speed => SPEEDS.len(),
            Self::Volume(_) => usize::from(Volumes::FULL / LOUDER) + 1,
            _ => 2,
        }
    }

    /// Which of its values it has.
    pub(super) fn at(self, values: &Values) -> usize {
        let Values { view, display, volumes, controls } = values;
        match self {
            Self::ConfirmMoves => usize::from(view.confirm_moves),
            Self::Threats => usize::from(view.show_threats),
            Self::NameTags => usize::from(view.name_tags),
            Self::Pinyin => usize::from(view.pinyin),
            Self::Coordinates => usize::from(view.show_coordinates),
            Self::Table => TableWay::ALL.iter().position(|way| *way == view.table).unwrap_or(0),
            Self::HandOver => usize::from(view.hand_over),
            Self::Language => Language::ALL.iter().position(|language| *language == view.language).unwrap_or(0),
            Self::Theme => BoardTheme::ALL.iter().position(|theme| *theme == view.theme).unwrap_or(0),
            Self::Fullscreen => usize::from(display.fullscreen),
            Self::Vsync => usize::from(display.vsync),
            Self::Volume(bus) => usize::from(volumes.get(bus).div_ceil(LOUDER)),
            Self::Mute => usize::from(volumes.muted),
            Self::Rumble => usize::from(controls.rumble.div_ceil(HARDER)),
            Self::RepeatDelay => nearest(DELAYS.into_iter(), controls.repeat_delay),
            Self::RepeatRate => nearest(RATES.into_iter(), controls.repeat_rate),
            Self::TextSize => nearest(TEXT_SIZES.into_iter(), view.text_scale),
            Self::Contrast => usize::from(view.high_contrast),
            Self::Colors => ColorSet::ALL.iter().position(|set| *set == view.colors).unwrap_or(0),
            Self::Captions => usize::from(view.captions),
            Self::LessMotion => usize::from(view.reduced_motion),
            Self::Speed => nearest(SPEEDS.into_iter(), view.animation_speed),
        }
    }

    /// Gives it one of its values.
    fn put(self, values: &mut Values, at: usize) {
        let Values { view, display, volumes, controls } = values;
        match self {
            Self::ConfirmMoves => view.confirm_moves = at > 0,
            Self::Threats => view.show_threats = at > 0,
            Self::NameTags => view.name_tags = at > 0,
            Self::Pinyin => view.pinyin = at > 0,
            Self::Coordinates => view.show_coordinates = at > 0,
            Self::Table => view.table = TableWay::ALL[at],
            Self::HandOver => view.hand_over = at > 0,
            Self::Language => view.language = Language::ALL[at],
            Self::Theme => view.theme = BoardTheme::ALL[at],
            Self::Fullscreen => display.fullscreen = at > 0,
            Self::Vsync => display.vsync = at > 0,
            Self::Volume(bus) => volumes.set(bus, u8::try_from(at).unwrap_or(u8::MAX).saturating_mul(LOUDER)),
            Self::Mute => volumes.muted = at > 0,
            Self::Rumble => controls.rumble = u8::try_from(at).unwrap_or(u8::MAX).saturating_mul(HARDER),
            Self::RepeatDelay => controls.repeat_delay = DELAYS[at],
            Self::RepeatRate => controls.repeat_rate = RATES[at],
            Self::TextSize => view.text_scale = TEXT_SIZES[at],
            Self::Contrast => view.high_contrast = at > 0,
            Self::Colors => view.colors = ColorSet::ALL[at],
            Self::Captions => view.captions = at > 0,
            Self::LessMotion => view.reduced_motion = at > 0,
            Self::Speed => view.animation_speed = SPEEDS[at],
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
            Self::Table => Setting::Choice(TableWay::ALL[at].name()),
            Self::Language => Setting::Choice(Language::ALL[at].name()),
            Self::Theme => Setting::Choice(BoardTheme::ALL[at].name()),
            Self::Colors => Setting::Choice(ColorSet::ALL[at].name()),
            Self::TextSize => {
                *word = text!("settings-text-percent", percent = format!("{:.0}", TEXT_SIZES[at] * 100.0));
                Setting::Choice(word)
            }
            Self::Speed => Setting::Slider { at, last: SPEEDS.len() - 1, label: speed(at) },
            Self::RepeatDelay => {
                *word = text!("settings-delay-seconds", seconds = format!("{:.1}", DELAYS[at]));
                Setting::Slider { at, last: DELAYS.len() - 1, label: word }
            }
            Self::RepeatRate => {
                *word = text!("settings-rate-steps", steps = format!("{:.0}", RATES[at]));
                Setting::Slider { at, last: RATES.len() - 1, label: word }
            }
            Self::Volume(_) | Self::Rumble => {
                let last = self.count() - 1;
                *word = text!("settings-volume-percent", percent = at * 100 / last);
                Setting::Slider { at, last, label: word }
            }
            _ => Setting::Toggle(at > 0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{super::tabs::Tab, *};

    fn all() -> impl Iterator<Item = Item> {
        Tab::all().iter().flat_map(|tab| tab.items().iter().copied())
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
