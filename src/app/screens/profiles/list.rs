//! The leaderboard: a line a person, best first, and below it the rule by which wins count.

use bevy_egui::egui::{Align, Id, Rect, pos2, vec2};

use super::Wish;
use crate::{
    app::{
        screens::people,
        session::{Profile, ProfileId, Roster, points_for},
        theme::{
            fonts::Face,
            kit::{Kit, Plane},
            palette,
            pen::{Pen, words},
            widgets::{Button, Ribbon, Sign, disc, face, list_line, panel, prompts, ribbon},
        },
    },
    engine::Level,
    text,
    texts::{names, text},
};

/// Where things are on the paper, in its units.
struct Places {
    paper: [f32; 4],
    /// The headings' top, the rows' top, their height at most, and where they end.
    heads: f32,
    rows: (f32, f32, f32),
    rule: [f32; 4],
    buttons: [[f32; 4]; 2],
    /// Middle of the place, middle and radius of the face, left and right end of the name, right end of the points.
    place: f32,
    face: (f32, f32),
    name: (f32, f32),
    points: f32,
    /// Middle of the best opponent's face, and the right end of their level's name, where there is room for it.
    best: (f32, Option<f32>),
    /// Middle of the streak.
    streak: f32,
}

const LANDSCAPE: Places = Places {
    paper: [46.0, 44.0, 792.0, 612.0],
    heads: 36.0,
    rows: (66.0, 70.0, 478.0),
    rule: [40.0, 486.0, 712.0, 68.0],
    buttons: [[40.0, 556.0, 230.0, 42.0], [522.0, 556.0, 230.0, 42.0]],
    place: 54.0,
    face: (112.0, 24.0),
    name: (150.0, 378.0),
    points: 462.0,
    best: (522.0, Some(692.0)),
    streak: 722.0,
};

const PORTRAIT: Places = Places {
    paper: [10.0, 34.0, 370.0, 492.0],
    heads: 22.0,
    rows: (46.0, 46.0, 274.0),
    rule: [18.0, 278.0, 334.0, 160.0],
    buttons: [[24.0, 440.0, 156.0, 42.0], [190.0, 440.0, 156.0, 42.0]],
    place: 28.0,
    face: (62.0, 15.0),
    name: (84.0, 196.0),
    points: 262.0,
    best: (292.0, None),
    streak: 332.0,
};

/// What gives a person's line the focus.
pub(super) fn line_id(id: ProfileId) -> Id {
    Id::new("people-line").with(id)
}

/// Draws the list; what was asked for on it.
pub(super) fn draw(kit: &mut Kit, roster: &Roster, shown: &Profile) -> Vec<Wish> {
    let upright = kit.portrait();
    let places = if upright { &PORTRAIT } else { &LANDSCAPE };
    let wishes = kit.paper_at("people-list", Plane::Screen, places.paper, 0, |pen| {
        let whole = pen.rect(0.0, 0.0, places.paper[2], places.paper[3]);
        panel(pen, whole);
        let mut wishes = Vec::new();
        heads(pen, places);
        rows(pen, places, roster, &mut wishes);
        let [x, y, w, h] = places.rule;
        pen.paragraph(pen.rect(x, y, w, h), Align::Center, words(&rule(), Face::Text, 16.0, palette::BROWN));
        let [new, back] = places.buttons.map(|[x, y, w, h]| pen.rect(x, y, w, h));
        let add = Button::new("people-new", text("people-new")).icon("plus").centered().size(22.0);
        if add.usable(roster.has_room()).show(pen, new) {
            wishes.push(Wish::New);
        }
        if Button::new("people-back", text("people-back")).icon("home").centered().size(22.0).show(pen, back) {
            wishes.push(Wish::Back);
        }
        let title = Rect::from_center_size(pos2(whole.center().x, whole.min.y), vec2(252.0, 44.0));
        ribbon(pen, title, text("people-title"), Ribbon::Leaf, 26.0);
        wishes
    });
    if !upright {
        kit.paper_at("people-prompts", Plane::Screen, [656.0, 672.0, 600.0, 38.0], 2, |pen| {
            let end = pen.at(600.0, 19.0);
            let play = text!("people-key-play-as", name = people::shown(&shown.name));
            let items = [
                (Sign::Confirm, play.as_str()),
                (Sign::Back, text("people-key-back")),
                (Sign::Steer, text("people-key-move")),
            ];
            prompts(pen, end.x, end.y, 600.0, &items);
        });
    }
    wishes.unwrap_or_default()
}

/// What wins are worth, and which.
fn rule() -> String {
    let [easy, normal, expert, master, grandmaster] = Level::ALL.map(points_for);
    text!("people-rule", easy = easy, normal = normal, expert = expert, master = master, grandmaster = grandmaster)
}

fn heads(pen: &mut Pen, places: &Places) {
    let mut head = |head: &str, left: f32, right: f32, align: Align| {
        let rect = pen.rect(left, places.heads, right - left, 24.0);
        pen.line(rect, align, words(head, Face::Text, 17.0, palette::BROWN));
    };
    head(text("people-head-player"), places.name.0, places.name.1, Align::Min);
    head(text("people-head-points"), places.points - 96.0, places.points, Align::Max);
    if let Some(end) = places.best.1 {
        head(text("people-head-best-win"), places.best.0 - 22.0, end, Align::Min);
        head(text("people-head-streak"), places.streak - 40.0, places.streak + 40.0, Align::Center);
    }
}

fn rows(pen: &mut Pen, places: &Places, roster: &Roster, wishes: &mut Vec<Wish>) {
    let ranked = roster.ranked();
    let (top, most, bottom) = places.rows;
    let height = ((bottom - top) / ranked.len() as f32).min(most);
    for (index, person) in ranked.into_iter().enumerate() {
        let y = top + height * index as f32;
        if index > 0 {
            pen.seam(pen.at(30.0, y), places.paper[2] - 60.0);
        }
        let rect = pen.rect(16.0, y + 2.0, places.paper[2] - 32.0, height - 4.0);
        let touch = list_line(pen, line_id(person.id), rect);
        line(pen, places, y + height / 2.0, index, person);
        if person.id == roster.playing().id {
            let (x, radius) = places.face;
            pen.picture("tick", pen.at(x + radius * 0.8, y + height / 2.0 - radius * 0.6), radius / 30.0);
        }
        if touch.focused {
            wishes.push(Wish::Show(person.id));
        }
        if touch.pressed {
            wishes.push(Wish::PlayAs(person.id));
        }
    }
}

fn line(pen: &mut Pen, places: &Places, middle: f32, index: usize, person: &Profile) {
    let display = |text, size| words(text, Face::Display, size, palette::INK);
    let span = |pen: &Pen, left: f32, right: f32| pen.rect(left, middle - 17.0, right - left, 34.0);
    let small = places.best.1.is_none();
    if let Some(color) = palette::MEDALS.get(index).filter(|_| person.points > 0) {
        disc(pen, pen.at(places.place, middle), if small { 12.0 } else { 16.0 }, *color, false);
    }
    let place = span(pen, places.place - 20.0, places.place + 20.0);
    pen.line(place, Align::Center, words(&(index + 1).to_string(), Face::Strong, 18.0, palette::INK));
    face(pen, person.animal, pen.at(places.face.0, middle), places.face.1);
    let size = if small { 18.0 } else { 26.0 };
    let name = span(pen, places.name.0, places.name.1);
    pen.line(name, Align::Min, display(people::shown(&person.name), size));
    let points = span(pen, places.points - 64.0, places.points);
    let written = pen.line(points, Align::Max, display(&person.points.to_string(), size));
    pen.picture("grain", pos2(written.min.x - if small { 9.0 } else { 15.0 }, written.center().y), size / 26.0);
    match person.best_win() {
        Some(level) => {
            let radius = if small { 13.0 } else { 20.0 };
            face(pen, people::level_animal(level), pen.at(places.best.0, middle), radius);
            if let Some(end) = places.best.1 {
                let text = span(pen, places.best.0 + 28.0, end);
                pen.line(text, Align::Min, words(names::level(level), Face::Text, 18.0, palette::BROWN));
            }
        }
        None => dash(pen, places.best.0, middle),
    }
    if person.streak == 0 {
        dash(pen, places.streak, middle);
        return;
    }
    pen.picture("icon-leaf", pen.at(places.streak - 11.0, middle), if small { 0.6 } else { 0.8 });
    let text = span(pen, places.streak + 2.0, places.streak + 30.0);
    pen.line(text, Align::Min, words(&person.streak.to_string(), Face::Display, size - 2.0, palette::LEAF_TEXT));
}

/// Nothing to show there.
fn dash(pen: &mut Pen, x: f32, middle: f32) {
    let rect = pen.rect(x - 12.0, middle - 14.0, 24.0, 28.0);
    pen.line(rect, Align::Center, words("–", Face::Strong, 20.0, palette::UMBER));
}
