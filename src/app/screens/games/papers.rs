//! The saved games' paper: the list, the game that is looked at, and the buttons.

use bevy_egui::egui::{Align, Id, Rect, pos2, vec2};

use super::{Entry, FILES, Page, Wish, pasted};
use crate::{
    app::{
        screens::{board, people},
        session::date,
        theme::{
            fonts::Face,
            kit::{Kit, Plane},
            palette,
            pen::{Pen, words},
            widgets::{Button, Ribbon, dialog, list_line, ribbon},
        },
    },
    text,
    texts::{names, sentences, text},
};

/// What was done on the paper in this frame.
#[derive(Debug, Default)]
pub(super) struct Drawn {
    pub(super) wishes: Vec<Wish>,
    /// Texts that were pasted by key.
    pub(super) pasted: Vec<String>,
}

/// Where things are on the paper, in its units.
struct Places {
    size: (f32, f32),
    /// The lines: left, top, width; the height of one at most, and where they end.
    lines: (f32, f32, f32, f32, f32),
    /// A line's board: units a square.
    small: f32,
    /// The board of the game that is looked at: its corner, and units a square.
    board: ([f32; 2], f32),
    /// What is said of it.
    words: [f32; 4],
    /// Go on, delete, export, copy, review, replay.
    deeds: [[f32; 4]; 6],
    /// Keep the game on the board, take in, paste, back.
    ways: [[f32; 4]; 4],
}

const LANDSCAPE: Places = Places {
    size: (1060.0, 600.0),
    lines: (28.0, 40.0, 560.0, 58.0, 524.0),
    small: 4.6,
    board: ([716.0, 44.0], 26.0),
    words: [624.0, 298.0, 396.0, 90.0],
    deeds: [
        [624.0, 398.0, 126.0, 46.0],
        [624.0, 456.0, 122.0, 46.0],
        [761.0, 456.0, 122.0, 46.0],
        [898.0, 456.0, 122.0, 46.0],
        [894.0, 398.0, 126.0, 46.0],
        [759.0, 398.0, 126.0, 46.0],
    ],
    ways: [
        [40.0, 532.0, 256.0, 46.0],
        [312.0, 532.0, 190.0, 46.0],
        [518.0, 532.0, 190.0, 46.0],
        [830.0, 532.0, 190.0, 46.0],
    ],
};

const PORTRAIT: Places = Places {
    size: (374.0, 792.0),
    lines: (14.0, 34.0, 346.0, 54.0, 384.0),
    small: 3.2,
    board: ([24.0, 400.0], 15.0),
    words: [148.0, 400.0, 206.0, 140.0],
    deeds: [
        [22.0, 556.0, 104.0, 42.0],
        [22.0, 608.0, 102.0, 42.0],
        [136.0, 608.0, 102.0, 42.0],
        [250.0, 608.0, 102.0, 42.0],
        [248.0, 556.0, 104.0, 42.0],
        [135.0, 556.0, 104.0, 42.0],
    ],
    ways: [
        [22.0, 672.0, 158.0, 42.0],
        [22.0, 724.0, 158.0, 42.0],
        [194.0, 672.0, 158.0, 42.0],
        [194.0, 724.0, 158.0, 42.0],
    ],
};

/// How dark what lies below is made.
const DIM: f32 = 0.66;

fn back() -> Button<'static> {
    Button::new("games-back", text("games-back")).icon("home").centered().size(21.0)
}

fn line_id(index: usize) -> Id {
    Id::new("games-line").with(index)
}

/// What has the focus at first: the first game, or the way back where there is none.
pub(super) fn first_focus(games: usize) -> Id {
    if games > 0 { line_id(0) } else { back().id() }
}

/// Draws the paper; what was done on it. `keepable`: the game on the board can be put aside. `now` in seconds since 1970.
pub(super) fn draw(kit: &mut Kit, page: &Page, keepable: bool, now: u64) -> Drawn {
    let window = kit.window();
    let places = if kit.portrait() { &PORTRAIT } else { &LANDSCAPE };
    let drawn = kit.paper("games", Plane::Dialog, window, 0, |pen| {
        pen.ui.painter().rect_filled(window, 0.0, palette::NIGHT.gamma_multiply(DIM));
        let (width, height) = places.size;
        let corner = window.center() - window.min - vec2(width, height) / 2.0;
        pen.shifted(corner.x, corner.y + 8.0, |pen| {
            dialog(pen, pen.rect(0.0, 0.0, width, height));
            ribbon(pen, pen.rect(width / 2.0 - 126.0, -22.0, 252.0, 44.0), text("games-title"), Ribbon::Leaf, 26.0);
            let mut drawn = Drawn { pasted: pen.ui.input(|input| pasted(&input.events)), ..Drawn::default() };
            lines(pen, places, page, now, &mut drawn.wishes);
            if let Some(entry) = page.entries.get(page.shown) {
                looked_at(pen, places, page, entry, now, &mut drawn.wishes);
            }
            ways(pen, places, keepable, &mut drawn.wishes);
            drawn
        })
    });
    drawn.unwrap_or_default()
}

/// When a game was put aside: how long ago on the first day, then the day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Age {
    /// It is the unfinished one.
    Last,
    Now,
    Minutes(u64),
    Hours(u64),
    /// Year, month and day.
    Day(u64, u64, u64),
}

impl Age {
    fn of(when: Option<u64>, now: u64) -> Self {
        let Some(when) = when else { return Self::Last };
        match now.saturating_sub(when) {
            0..60 => Self::Now,
            past @ 60..3600 => Self::Minutes(past / 60),
            past @ 3600..86_400 => Self::Hours(past / 3600),
            _ => {
                let (year, month, day) = date(when);
                Self::Day(year, month, day)
            }
        }
    }

    /// In a line of the list.
    fn words(self) -> String {
        match self {
            Self::Last => text("games-age-last").to_owned(),
            Self::Now => text("games-age-now").to_owned(),
            Self::Minutes(minutes) => text!("games-age-minutes", minutes = minutes),
            Self::Hours(hours) => text!("games-age-hours", hours = hours),
            Self::Day(year, month, day) => text!("games-age-day", year = year, month = month, day = day),
        }
    }

    /// As a sentence.
    fn sentence(self) -> String {
        match self {
            Self::Last => text("games-saved-last").to_owned(),
            Self::Now => text("games-saved-now").to_owned(),
            Self::Minutes(minutes) => text!("games-saved-minutes", minutes = minutes),
            Self::Hours(hours) => text!("games-saved-hours", hours = hours),
            Self::Day(year, month, day) => text!("games-saved-day", year = year, month = month, day = day),
        }
    }
}

fn lines(pen: &mut Pen, places: &Places, page: &Page, now: u64, wishes: &mut Vec<Wish>) {
    let (left, top, width, most, bottom) = places.lines;
    if page.entries.is_empty() {
        let rect = pen.rect(left + 20.0, top + 60.0, width - 40.0, 120.0);
        pen.paragraph(rect, Align::Center, words(text("games-none"), Face::Text, 18.0, palette::BROWN));
        return;
    }
    let height = ((bottom - top) / page.entries.len() as f32).min(most);
    for (index, entry) in page.entries.iter().enumerate() {
        let y = top + height * index as f32;
        if index > 0 {
            pen.seam(pen.at(left + 12.0, y), width - 24.0);
        }
        let rect = pen.rect(left, y + 2.0, width, height - 4.0);
        let touch = list_line(pen, line_id(index), rect);
        let small = places.small.min((height - 12.0) / 9.6);
        let picture = board::size(small);
        board::draw(pen, pos2(rect.min.x + 14.0, rect.center().y - picture.y / 2.0), small, entry.game.position());
        let right = Rect::from_min_max(pos2(rect.min.x + 62.0, rect.min.y), pos2(rect.max.x - 14.0, rect.max.y));
        // In a narrow list the date stands below.
        let (name, when, align, size) = if width > 400.0 {
            let split = right.max.x - 190.0;
            (right.with_max_x(split - 6.0), right.with_min_x(split), Align::Max, 21.0)
        } else {
            let split = right.center().y;
            (right.with_max_y(split), right.with_min_y(split), Align::Min, 17.0)
        };
        let who = people::who_plays(&entry.saved);
        pen.line(name, Align::Min, words(&who, Face::Display, size, palette::INK));
        pen.line(when, align, words(&Age::of(entry.when, now).words(), Face::Text, 16.0, palette::BROWN));
        if touch.focused {
            wishes.push(Wish::Show(index));
        }
        if touch.pressed {
            wishes.push(Wish::Load(index));
        }
    }
}

/// How far a game has come, and by which rules.
fn state(entry: &Entry) -> String {
    let rules = names::rules(entry.game.rules());
    match entry.game.outcome() {
        Some(outcome) => text!("games-state-over", reason = sentences::ending(outcome), rules = rules),
        None => text!("games-state-on", move = entry.game.plies().len() / 2 + 1, rules = rules),
    }
}

fn looked_at(pen: &mut Pen, places: &Places, page: &Page, entry: &Entry, now: u64, wishes: &mut Vec<Wish>) {
    let ([x, y], square) = places.board;
    board::draw(pen, pen.at(x, y), square, entry.game.position());
    let [x, y, w, h] = places.words;
    let upright = places.size.0 < 400.0;
    let align = if upright { Align::Min } else { Align::Center };
    pen.line(
        pen.rect(x, y, w, 30.0),
        align,
        words(&people::who_plays(&entry.saved), Face::Display, if upright { 18.0 } else { 23.0 }, palette::INK),
    );
    let about = text!("games-about", state = state(entry), saved = Age::of(entry.when, now).sentence());
    pen.paragraph(pen.rect(x, y + 32.0, w, h - 32.0), align, words(&about, Face::Text, 17.0, palette::BROWN));
    let [load, delete, export, copy, review, replay] = places.deeds.map(|[x, y, w, h]| pen.rect(x, y, w, h));
    let button = |name, label, icon| Button::new(name, label).icon(icon).centered().size(20.0);
    if button("games-load", text("games-load"), "play").show(pen, load) {
        wishes.push(Wish::Load(page.shown));
    }
    if button("games-replay", text("games-replay"), "first").show(pen, replay) {
        wishes.push(Wish::Replay(page.shown));
    }
    if button("games-review", text("games-review"), "eye").show(pen, review) {
        wishes.push(Wish::Review(page.shown));
    }
    // There is no room for icons beside these.
    let button = |name, label| Button::new(name, label).size(19.0);
    let kept = entry.place.is_some();
    let label = if page.doomed { text("games-really-delete") } else { text("games-delete") };
    if button("games-delete", label).usable(kept).show(pen, delete)
        && let Some(place) = entry.place
    {
        wishes.push(Wish::Delete(place));
    }
    if FILES
        && button("games-export", text("games-export")).usable(kept).show(pen, export)
        && let Some(place) = entry.place
    {
        wishes.push(Wish::Export(place));
    }
    if button("games-copy", text("games-copy")).show(pen, copy) {
        wishes.push(Wish::Copy(page.shown));
    }
}

fn ways(pen: &mut Pen, places: &Places, keepable: bool, wishes: &mut Vec<Wish>) {
    let [keep, files, paste, home] = places.ways.map(|[x, y, w, h]| pen.rect(x, y, w, h));
    let button = |name, label, icon| Button::new(name, label).icon(icon).centered().size(20.0);
    if button("games-keep", text("games-keep"), "plus").usable(keepable).show(pen, keep) {
        wishes.push(Wish::Keep);
    }
    if FILES && button("games-files", text("games-files"), "folder").show(pen, files) {
        wishes.push(Wish::ImportFiles);
    }
    if button("games-paste", text("games-paste"), "down").show(pen, paste) {
        wishes.push(Wish::Paste);
    }
    if back().show(pen, home) {
        wishes.push(Wish::Back);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_day_is_named_when_it_is_over() {
        let now = 1_764_496_800;
        for (ago, text) in [
            (5, "just now"),
            (90, "a minute ago"),
            (300, "5 minutes ago"),
            (4000, "an hour ago"),
            (10_000, "2 hours ago"),
            (86_400, "29 Nov 2025"),
            (now, "1 Jan 1970"),
        ] {
            assert_eq!(Age::of(Some(now - ago), now).words(), text);
        }
        assert_eq!(Age::of(Some(now + 50), now), Age::Now, "a clock that was set back");
        assert_eq!(Age::of(None, now).words(), "last played");
        assert_eq!(Age::of(Some(now - 90), now).sentence(), "A minute ago.");
    }
}
