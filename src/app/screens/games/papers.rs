//! The saved games' paper: the list, the game that is looked at, and the buttons.

use bevy_egui::egui::{Align, Id, Rect, pos2, vec2};

use super::{Entry, FILES, Page, Wish, board, pasted};
use crate::app::{
    screens::people,
    session::date,
    theme::{
        fonts::Face,
        kit::{Kit, Plane},
        palette,
        pen::{Pen, words},
        widgets::{Button, Ribbon, dialog, list_line, ribbon},
    },
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
    /// Go on, delete, export, copy.
    deeds: [[f32; 4]; 4],
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
        [624.0, 398.0, 190.0, 46.0],
        [830.0, 398.0, 190.0, 46.0],
        [624.0, 456.0, 190.0, 46.0],
        [830.0, 456.0, 190.0, 46.0],
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
        [22.0, 556.0, 158.0, 42.0],
        [194.0, 556.0, 158.0, 42.0],
        [22.0, 608.0, 158.0, 42.0],
        [194.0, 608.0, 158.0, 42.0],
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

const BACK: Button = Button::new("games-back", "Back").icon("home").centered().size(21.0);

fn line_id(index: usize) -> Id {
    Id::new("games-line").with(index)
}

/// What has the focus at first: the first game, or the way back where there is none.
pub(super) fn first_focus(games: usize) -> Id {
    if games > 0 { line_id(0) } else { BACK.id() }
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
            ribbon(pen, pen.rect(width / 2.0 - 126.0, -22.0, 252.0, 44.0), "Saved games", Ribbon::Leaf, 26.0);
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
fn age(when: Option<u64>, now: u64) -> String {
    const MONTHS: [&str; 12] =
        ["Jan", "Feb", "March", "April", "May", "June", "July", "Aug", "Sept", "Oct", "Nov", "Dec"];
    let Some(when) = when else { return "last played".to_owned() };
    match now.saturating_sub(when) {
        0..60 => "just now".to_owned(),
        60..120 => "a minute ago".to_owned(),
        past @ 120..3600 => format!("{} minutes ago", past / 60),
        3600..7200 => "an hour ago".to_owned(),
        past @ 7200..86_400 => format!("{} hours ago", past / 3600),
        _ => {
            let (year, month, day) = date(when);
            format!("{day} {} {year}", MONTHS[(month as usize + 11) % 12])
        }
    }
}

fn lines(pen: &mut Pen, places: &Places, page: &Page, now: u64, wishes: &mut Vec<Wish>) {
    let (left, top, width, most, bottom) = places.lines;
    if page.entries.is_empty() {
        let text = "No games are saved yet. Save one from its menu, and go on with it another day.";
        let rect = pen.rect(left + 20.0, top + 60.0, width - 40.0, 120.0);
        pen.paragraph(rect, Align::Center, words(text, Face::Text, 18.0, palette::BROWN));
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
        let text = Rect::from_min_max(pos2(rect.min.x + 62.0, rect.min.y), pos2(rect.max.x - 14.0, rect.max.y));
        // In a narrow list the date stands below.
        let (name, when, align, size) = if width > 400.0 {
            let split = text.max.x - 190.0;
            (text.with_max_x(split - 6.0), text.with_min_x(split), Align::Max, 21.0)
        } else {
            let split = text.center().y;
            (text.with_max_y(split), text.with_min_y(split), Align::Min, 17.0)
        };
        let who = people::who_plays(&entry.saved);
        pen.line(name, Align::Min, words(&who, Face::Display, size, palette::INK));
        pen.line(when, align, words(&age(entry.when, now), Face::Text, 16.0, palette::BROWN));
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
    let rules = entry.game.rules().title();
    match entry.game.outcome() {
        Some(outcome) => format!("{outcome} {rules} rules."),
        None => format!("Move {}, {rules} rules.", entry.game.plies().len() / 2 + 1),
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
    let text = format!("{} {}.", state(entry), capital(&age(entry.when, now)));
    pen.paragraph(pen.rect(x, y + 32.0, w, h - 32.0), align, words(&text, Face::Text, 17.0, palette::BROWN));
    let [load, delete, export, copy] = places.deeds.map(|[x, y, w, h]| pen.rect(x, y, w, h));
    let button = |name, label, icon| Button::new(name, label).icon(icon).centered().size(20.0);
    if button("games-load", "Go on", "play").show(pen, load) {
        wishes.push(Wish::Load(page.shown));
    }
    let kept = entry.place.is_some();
    let label = if page.doomed { "Really?" } else { "Delete" };
    if button("games-delete", label, "trash").usable(kept).show(pen, delete)
        && let Some(place) = entry.place
    {
        wishes.push(Wish::Delete(place));
    }
    if FILES
        && button("games-export", "To a file", "save").usable(kept).show(pen, export)
        && let Some(place) = entry.place
    {
        wishes.push(Wish::Export(place));
    }
    if button("games-copy", "Copy link", "people").show(pen, copy) {
        wishes.push(Wish::Copy(page.shown));
    }
}

/// A sentence's first letter, large.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn ways(pen: &mut Pen, places: &Places, keepable: bool, wishes: &mut Vec<Wish>) {
    let [keep, files, text, back] = places.ways.map(|[x, y, w, h]| pen.rect(x, y, w, h));
    let button = |name, label, icon| Button::new(name, label).icon(icon).centered().size(20.0);
    if button("games-keep", "Save this game", "plus").usable(keepable).show(pen, keep) {
        wishes.push(Wish::Keep);
    }
    if FILES && button("games-files", "From files", "folder").show(pen, files) {
        wishes.push(Wish::ImportFiles);
    }
    if button("games-paste", "Paste", "down").show(pen, text) {
        wishes.push(Wish::Paste);
    }
    if BACK.show(pen, back) {
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
            assert_eq!(age(Some(now - ago), now), text);
        }
        assert_eq!(age(Some(now + 50), now), "just now", "a clock that was set back");
        assert_eq!(age(None, now), "last played");
    }
}
