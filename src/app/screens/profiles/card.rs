//! One person's card: who it is, what was won, and by turns the badges and the games by level, by rules and by side.

use bevy_egui::egui::{Align, Rect, pos2, vec2};

use super::Wish;
use crate::{
    app::{
        screens::people,
        session::{Badge, Profile, Score, Tally},
        theme::{
            fonts::Face,
            kit::{Kit, Plane},
            palette::{self, mix},
            pen::{Pen, words},
            widgets::{Button, Ribbon, disc, face, panel, ribbon, side_mark, stepper},
        },
    },
    engine::Level,
    rules::{RuleSet, Side},
    text,
    texts::{names, text},
};

/// A side of the card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum View {
    /// What was earned.
    #[default]
    Badges,
    /// Games by the computer's level.
    Levels,
    /// Games by rule set.
    Rules,
    /// Games by the person's side.
    Sides,
}

impl View {
    const ALL: [Self; 4] = [Self::Badges, Self::Levels, Self::Rules, Self::Sides];

    fn name(self) -> &'static str {
        match self {
            Self::Badges => text("profile-badges"),
            Self::Levels => text("profile-by-level"),
            Self::Rules => text("profile-by-rules"),
            Self::Sides => text("profile-by-side"),
        }
    }

    /// The view so many further on, round the end.
    pub(super) fn turned(self, by: i32) -> Self {
        let at = Self::ALL.iter().position(|view| *view == self).unwrap_or(0) as i32;
        Self::ALL[(at + by).rem_euclid(Self::ALL.len() as i32) as usize]
    }
}

const LANDSCAPE: [f32; 4] = [864.0, 44.0, 368.0, 612.0];
const PORTRAIT: [f32; 4] = [10.0, 540.0, 370.0, 292.0];

/// Draws the card; what was asked for on it.
pub(super) fn draw(kit: &mut Kit, person: &Profile, view: View) -> Option<Wish> {
    let upright = kit.portrait();
    let place = if upright { PORTRAIT } else { LANDSCAPE };
    let wish = kit.paper_at("people-card", Plane::Screen, place, 1, |pen| {
        panel(pen, pen.rect(0.0, 0.0, place[2], place[3]));
        let (change, turner, content) = if upright {
            strip(pen, person);
            (pen.rect(246.0, 24.0, 104.0, 40.0), pen.rect(20.0, 76.0, 330.0, 40.0), [20.0, 120.0, 330.0, 160.0])
        } else {
            head(pen, person);
            (pen.rect(79.0, 556.0, 210.0, 42.0), pen.rect(34.0, 314.0, 300.0, 40.0), [28.0, 362.0, 312.0, 184.0])
        };
        let [x, y, w, h] = content;
        let content = pen.rect(x, y, w, h);
        match view {
            View::Badges => badges(pen, content, person),
            View::Levels => levels(pen, content, person),
            View::Rules => rules(pen, content, person),
            View::Sides => sides(pen, content, person),
        }
        let by = stepper(pen, "people-view", turner, |pen, rect| {
            pen.line(rect, Align::Center, words(view.name(), Face::Strong, 20.0, palette::INK));
        });
        let button = Button::new("people-change", text("profile-change")).size(if upright { 18.0 } else { 22.0 });
        if button.show(pen, change) { Some(Wish::Change(person.id)) } else { (by != 0).then_some(Wish::Turn(by)) }
    });
    wish.flatten()
}

/// Who it is, on the card of a wide window.
fn head(pen: &mut Pen, person: &Profile) {
    pen.picture("burst", pen.at(184.0, 132.0), 0.82);
    face(pen, person.animal, pen.at(184.0, 96.0), 68.0);
    ribbon(pen, pen.rect(82.0, 172.0, 204.0, 46.0), people::shown(&person.name), Ribbon::Sun, 27.0);
    let numbers = [
        (person.points, text("profile-points")),
        (person.wins(), text("profile-wins")),
        (person.streak, text("profile-in-a-row")),
    ];
    for ((number, name), x) in numbers.into_iter().zip([72.0, 184.0, 296.0]) {
        let line = pen.rect(x - 52.0, 232.0, 104.0, 34.0);
        pen.line(line, Align::Center, words(&number.to_string(), Face::Display, 29.0, palette::INK));
        let line = pen.rect(x - 52.0, 266.0, 104.0, 26.0);
        pen.line(line, Align::Center, words(name, Face::Text, 18.0, palette::BROWN));
    }
    pen.seam(pen.at(32.0, 302.0), 304.0);
}

/// Who it is, in a narrow window.
fn strip(pen: &mut Pen, person: &Profile) {
    face(pen, person.animal, pen.at(50.0, 44.0), 27.0);
    let line = pen.rect(86.0, 16.0, 154.0, 28.0);
    pen.line(line, Align::Min, words(people::shown(&person.name), Face::Display, 22.0, palette::INK));
    let points = text!("profile-count-points", points = person.points);
    let line = pen.rect(86.0, 44.0, 154.0, 24.0);
    pen.line(line, Align::Min, words(&points, Face::Text, 16.0, palette::BROWN));
}

const fn icon(badge: Badge) -> &'static str {
    match badge {
        Badge::FirstWin => "door",
        Badge::BothSides => "swap",
        Badge::Leaps => "paw",
        Badge::Streak => "leaf",
        Badge::Expert => "flag",
        Badge::RuleSets => "scroll",
        Badge::TenWins => "star",
        Badge::Grandmaster => "trophy",
    }
}

fn badges(pen: &mut Pen, rect: Rect, person: &Profile) {
    let step = vec2(rect.width() / 2.0, (rect.height() - 26.0) / 4.0);
    for (index, badge) in Badge::ALL.into_iter().enumerate() {
        let corner = rect.min + vec2((index % 2) as f32 * step.x, (index / 2) as f32 * step.y);
        let center = corner + vec2(20.0, step.y / 2.0);
        let earned = badge.earned(person);
        let color = if earned { palette::SUN } else { mix(palette::PAPER, palette::INK, 0.1) };
        disc(pen, center, 15.0, color, !earned);
        pen.icon(icon(badge), center, 18.0, if earned { 1.0 } else { 0.35 });
        let line =
            Rect::from_min_max(pos2(center.x + 22.0, corner.y), pos2(corner.x + step.x - 4.0, corner.y + step.y));
        let ink = if earned { palette::INK } else { palette::UMBER };
        let face = if earned { Face::Strong } else { Face::Text };
        pen.line(line, Align::Min, words(badge.name(), face, 16.0, ink));
    }
    let next = Badge::ALL.into_iter().find(|badge| !badge.earned(person));
    let next = next.map_or_else(|| text("profile-all-badges").to_owned(), |badge| badge.task(person));
    let line = Rect::from_min_max(pos2(rect.min.x, rect.max.y - 25.0), rect.max);
    pen.line(line, Align::Center, words(&next, Face::Text, 16.0, palette::BROWN));
}

/// Where the columns of numbers end, from the right.
const COLUMNS: [f32; 3] = [112.0, 56.0, 0.0];

/// Heads of the columns, and so many rows below them; each row's rectangle is given to `draw`, which says the score.
fn table(pen: &mut Pen, rect: Rect, rows: usize, mut draw: impl FnMut(&mut Pen, usize, Rect) -> Score) {
    let height = (rect.height() / (rows + 1) as f32).min(28.0);
    let cell = |row: usize, from_right: f32| {
        let right = rect.max.x - from_right;
        let top = rect.min.y + height * row as f32;
        Rect::from_min_max(pos2(right - 54.0, top), pos2(right, top + height))
    };
    for (name, column) in [text("profile-won"), text("profile-drawn"), text("profile-lost")].into_iter().zip(COLUMNS) {
        pen.line(cell(0, column), Align::Max, words(name, Face::Text, 16.0, palette::BROWN));
    }
    for row in 0..rows {
        let top = rect.min.y + height * (row + 1) as f32;
        let left = Rect::from_min_max(pos2(rect.min.x, top), pos2(rect.max.x - 168.0, top + height));
        let score = draw(pen, row, left);
        for (number, column) in [score.won, score.drawn, score.lost].into_iter().zip(COLUMNS) {
            let color = if number == 0 { palette::UMBER } else { palette::INK };
            pen.line(cell(row + 1, column), Align::Max, words(&number.to_string(), Face::Strong, 17.0, color));
        }
    }
}

fn levels(pen: &mut Pen, rect: Rect, person: &Profile) {
    table(pen, rect, Level::ALL.len(), |pen, row, rect| {
        let level = Level::ALL[row];
        face(pen, people::level_animal(level), pos2(rect.min.x + 12.0, rect.center().y), 12.0);
        let line = Rect::from_min_max(pos2(rect.min.x + 28.0, rect.min.y), rect.max);
        pen.line(line, Align::Min, words(names::level(level), Face::Text, 16.0, palette::INK));
        person.score(|tally: &Tally| tally.level == level)
    });
}

fn rules(pen: &mut Pen, rect: Rect, person: &Profile) {
    let presets: Vec<RuleSet> = RuleSet::PRESETS.into_iter().filter_map(RuleSet::preset).collect();
    table(pen, rect, presets.len(), |pen, row, rect| {
        let preset = &presets[row];
        pen.line(rect, Align::Min, words(&names::rules(preset), Face::Text, 16.0, palette::INK));
        person.score(|tally: &Tally| tally.rules == preset.name)
    });
}

fn sides(pen: &mut Pen, rect: Rect, person: &Profile) {
    table(pen, rect, Side::ALL.len(), |pen, row, rect| {
        let side = Side::ALL[row];
        side_mark(pen, side, pos2(rect.min.x + 12.0, rect.center().y), 0.9);
        let line = Rect::from_min_max(pos2(rect.min.x + 28.0, rect.min.y), rect.max);
        pen.line(line, Align::Min, words(names::side(side), Face::Text, 17.0, palette::INK));
        person.score(|tally: &Tally| tally.side == side)
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_card_turns_round() {
        let views: Vec<View> = (0..4).map(|by| View::Badges.turned(by)).collect();
        assert_eq!(views, View::ALL);
        assert_eq!((View::Sides.turned(1), View::Badges.turned(-1)), (View::Badges, View::Sides));
    }
}
