//! The papers of the house rules: the switches at the left, and what the one in focus changes at the right.

use bevy_egui::egui::{Align, Rect, pos2, vec2};

use super::{Done, pictures, probes, switches::Switch};
use crate::{
    app::theme::{
        fonts::Face,
        kit::{Kit, Plane},
        palette,
        pen::{Pen, words},
        widgets::{Button, Ribbon, Row, Setting, Sign, panel, prompts, ribbon},
    },
    rules::RuleSet,
    text,
    texts::{names, text},
};

/// What the papers show.
pub(super) struct Shown<'a> {
    pub(super) rules: &'a RuleSet,
    pub(super) base: &'a RuleSet,
    /// The switches of this page.
    pub(super) switches: &'a [Switch],
    /// The one that has or had the focus.
    pub(super) current: Switch,
    pub(super) page: usize,
    pub(super) pages: usize,
}

/// Left, top, width and height of the papers, in units of the frame.
struct Places {
    panel: [f32; 4],
    preview: [f32; 4],
    rows: [f32; 4],
    button: f32,
}

const LANDSCAPE: Places = Places {
    panel: [60.0, 44.0, 716.0, 612.0],
    preview: [800.0, 44.0, 420.0, 612.0],
    rows: [84.0, 84.0, 668.0, 548.0],
    button: 50.0,
};

const PORTRAIT: Places = Places {
    panel: [10.0, 26.0, 370.0, 516.0],
    preview: [10.0, 552.0, 370.0, 284.0],
    rows: [22.0, 54.0, 346.0, 476.0],
    button: 44.0,
};

const DIM: f32 = 0.8;
const GAP: f32 = 8.0;

/// How many switches a page shows.
pub(super) fn rows_per_page(portrait: bool) -> usize {
    if portrait { 4 } else { 6 }
}

/// Draws a page; what was done.
pub(super) fn draw(kit: &mut Kit, shown: &Shown) -> Option<Done> {
    let window = kit.window();
    let portrait = kit.portrait();
    let places = if portrait { &PORTRAIT } else { &LANDSCAPE };
    let frame = kit.layout.point(0.0, 0.0) - window.min;
    kit.paper("house", Plane::Dialog, window, 0, |pen| {
        pen.ui.painter().rect_filled(window, 0.0, palette::NIGHT.gamma_multiply(DIM));
        pen.shifted(frame.x, frame.y, |pen| {
            let whole = at(pen, places.panel);
            panel(pen, whole);
            let title = Rect::from_center_size(pos2(whole.center().x, whole.min.y - 2.0), vec2(250.0, 44.0));
            ribbon(pen, title, &names::rules(shown.rules), Ribbon::Leaf, 25.0);
            let mut done = Done::default();
            rows(pen, at(pen, places.rows), places, shown, &mut done);
            buttons(pen, at(pen, places.rows), places, shown, &mut done);
            let paper = at(pen, places.preview);
            pen.nine("note", paper);
            preview(pen, paper, shown, done.focused.unwrap_or(shown.current));
            if !portrait {
                let end = pen.at(1256.0, 691.0);
                let page = text("house-prompt-page");
                let items = [
                    (Sign::Confirm, text("house-prompt-change")),
                    (Sign::Back, text("house-prompt-back")),
                    (Sign::Reset, text("house-prompt-reset")),
                    (Sign::PreviousTab, page),
                    (Sign::NextTab, page),
                ];
                prompts(pen, end.x, end.y, 900.0, &items);
            }
            done
        })
    })
}

fn at(pen: &Pen, [x, y, w, h]: [f32; 4]) -> Rect {
    pen.rect(x, y, w, h)
}

fn row<'a>(switch: Switch, shown: &Shown, word: &'a str) -> Row<'a> {
    let changed = switch.at(shown.rules) != switch.at(shown.base);
    Row { name: switch.name(), label: switch.label(), setting: Setting::Choice(word), changed }
}

fn rows(pen: &mut Pen, room: Rect, places: &Places, shown: &Shown, done: &mut Done) {
    let height = |pen: &Pen| {
        let each = |switch: &Switch| row(*switch, shown, "").height(pen, room.width()) + GAP;
        shown.switches.iter().map(each).sum::<f32>()
    };
    pen.fitted_text(room.height() - places.button - 12.0, height, |pen| {
        let mut top = room.min.y;
        for (index, switch) in shown.switches.iter().enumerate() {
            let word = switch.word(shown.rules);
            let row = row(*switch, shown, &word);
            let rect = Rect::from_min_size(pos2(room.min.x, top), vec2(room.width(), row.height(pen, room.width())));
            if index > 0 {
                pen.seam(pos2(rect.min.x + 8.0, top - GAP / 2.0), rect.width() - 16.0);
            }
            let (change, focused) = row.show(pen, rect);
            if let Some(change) = change {
                done.change = Some((*switch, change));
            }
            if focused {
                done.focused = Some(*switch);
            }
            top = rect.max.y + GAP;
        }
    });
}

fn buttons(pen: &mut Pen, room: Rect, places: &Places, shown: &Shown, done: &mut Done) {
    let top = room.max.y - places.button;
    let width = (room.width() - 40.0) / 3.0;
    let place = |index: usize| {
        Rect::from_min_size(pos2(room.min.x + 8.0 + (width + 12.0) * index as f32, top), vec2(width, places.button))
    };
    let size = if width < 150.0 { 18.0 } else { 24.0 };
    let next = text!("house-page", page = shown.page + 1, pages = shown.pages);
    done.close = Button::new("house-close", text("house-close")).size(size).show(pen, place(0));
    if Button::new("house-page", &next).size(size).show(pen, place(1)) {
        done.turn = 1;
    }
    done.reset_all = Button::new("house-reset", text("house-reset")).size(size).show(pen, place(2));
}

fn preview(pen: &mut Pen, paper: Rect, shown: &Shown, switch: Switch) {
    let inner = paper.shrink2(vec2(24.0, 20.0));
    let title = inner.with_max_y(inner.min.y + 32.0);
    pen.line(title, Align::Min, words(switch.label(), Face::Display, 25.0, palette::INK));
    let about = words(switch.about(), Face::Text, 17.0, palette::BROWN);
    let high = pen.unscaled(|pen| pen.height(inner.width(), about));
    let lines = Rect::from_min_size(title.left_bottom() + vec2(0.0, 2.0), vec2(inner.width(), high + 2.0));
    pen.unscaled(|pen| pen.paragraph(lines, Align::Min, about));
    let room = inner.with_min_y(lines.max.y + 10.0);
    pictures::draw(pen, room, &probes::of(switch, switch.at(shown.rules)), shown.rules);
}
