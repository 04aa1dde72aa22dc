//! The settings' papers: the tabs, the rows of one, and the ways out.

use bevy_egui::egui::{Align, Id, Rect, pos2, vec2};

use super::{
    Done,
    items::{Item, Tab, Values},
    preview,
};
use crate::app::theme::{
    fonts::Face,
    kit::{Kit, Plane},
    palette,
    pen::{Pen, words},
    widgets::{Button, Row, Sign, panel, prompts, sign_picture},
};

/// Left, top, width and height of the papers, in units of the frame.
struct Places {
    panel: [f32; 4],
    /// The first tab; the others follow to its right.
    tab: [f32; 4],
    /// The room of the rows and, at its end, of the buttons.
    rows: [f32; 4],
    /// Between two rows.
    gap: f32,
    /// Where the preview goes; none where it goes below the rows.
    preview: Option<[f32; 4]>,
}

const LANDSCAPE: Places = Places {
    panel: [98.0, 110.0, 1082.0, 540.0],
    tab: [168.0, 54.0, 180.0, 90.0],
    rows: [140.0, 140.0, 604.0, 490.0],
    gap: 10.0,
    preview: Some([780.0, 142.0, 366.0, 476.0]),
};

const PORTRAIT: Places = Places {
    panel: [10.0, 84.0, 370.0, 748.0],
    tab: [26.0, 22.0, 0.0, 90.0],
    rows: [24.0, 106.0, 342.0, 708.0],
    gap: 8.0,
    preview: None,
};

/// How far a tab's paper reaches over the panel's edge, so that it is one with it.
const OVERLAP: f32 = 7.0;
/// How high the chosen tab stands above the others.
const RAISED: f32 = 12.0;
/// The buttons at the end.
const BUTTON: f32 = 50.0;
/// A preview needs as much room as this, at least.
const LEAST_PREVIEW: f32 = 200.0;

/// How dark what lies below is made.
const DIM: f32 = 0.8;

const CLOSE: Button = Button::new("settings-close", "Done").size(25.0);
const RESET_ALL: Button = Button::new("settings-reset", "Reset all").size(25.0);

/// Draws a tab's settings; what was done.
pub(super) fn draw(kit: &mut Kit, tab: Tab, item: Item, values: &Values) -> Option<Done> {
    let window = kit.window();
    let places = if kit.portrait() { &PORTRAIT } else { &LANDSCAPE };
    let frame = kit.layout.point(0.0, 0.0) - window.min;
    kit.paper("settings", Plane::Dialog, window, 0, |pen| {
        pen.ui.painter().rect_filled(window, 0.0, palette::NIGHT.gamma_multiply(DIM));
        pen.shifted(frame.x, frame.y, |pen| {
            let mut done = Done { tab: tabs(pen, places, tab), ..Done::default() };
            let end = rows(pen, places, tab, values, &mut done);
            buttons(pen, places, &mut done);
            let shown = done.focused.unwrap_or(item);
            if let Some(place) = preview_place(pen, places, end) {
                pen.nine("note", place);
                preview::draw(pen, place, shown, values);
            }
            if places.preview.is_some() {
                draw_prompts(pen);
            }
            done
        })
    })
}

fn at(pen: &Pen, [x, y, w, h]: [f32; 4]) -> Rect {
    pen.rect(x, y, w, h)
}

/// Draws panel and tabs; the tab the pointer chose.
fn tabs(pen: &mut Pen, places: &Places, chosen: Tab) -> Option<Tab> {
    let whole = at(pen, places.panel);
    let first = at(pen, places.tab);
    let portrait = places.preview.is_none();
    let room = whole.width() - 2.0 * (first.min.x - whole.min.x);
    let count = Tab::all().len() as f32;
    let step = if portrait { room / count } else { first.width() + 10.0 };
    let width = if portrait { step - 8.0 } else { first.width() };
    let place = |index: usize, raised: f32| {
        let left = first.min.x + step * index as f32;
        Rect::from_min_max(pos2(left, first.min.y - raised), pos2(left + width, whole.min.y + 30.0))
    };
    let mut wanted = None;
    for (index, tab) in Tab::all().iter().enumerate().filter(|(_, tab)| **tab != chosen) {
        let rect = place(index, 0.0);
        let seen = Rect::from_min_max(rect.min, pos2(rect.max.x, whole.min.y));
        let touch = pen.touch_by_pointer(Id::new("settings-tab").with(tab.name()), seen, true);
        let lift = pen.glide(Id::new("settings-lift").with(tab.name()), if touch.hovered { 4.0 } else { 0.0 }, 0.09);
        let rect = place(index, lift);
        pen.nine("tab-off", rect);
        tab_label(pen, rect.with_max_y(whole.min.y + lift), *tab, portrait);
        if touch.pressed {
            wanted = Some(*tab);
        }
    }
    panel(pen, whole);
    if let Some(index) = Tab::all().iter().position(|tab| *tab == chosen) {
        let rect = place(index, RAISED);
        let seen = Rect::from_min_max(rect.min - vec2(20.0, 20.0), pos2(rect.max.x + 30.0, whole.min.y + OVERLAP));
        pen.clipped(seen, |pen| pen.nine("tab-on", rect));
        tab_label(pen, rect.with_max_y(whole.min.y), chosen, portrait);
    }
    if !portrait {
        let middle = first.min.y + 30.0;
        for (sign, x) in [(Sign::PreviousTab, first.min.x - 38.0), (Sign::NextTab, first.min.x + step * count + 30.0)] {
            if let Some(picture) = sign_picture(pen.device, sign) {
                pen.picture(picture, pos2(x, middle), 1.0);
            }
        }
    }
    wanted
}

fn tab_label(pen: &mut Pen, rect: Rect, tab: Tab, portrait: bool) {
    let name = words(tab.name(), Face::Display, if portrait { 18.0 } else { 23.0 }, palette::INK);
    let inner = rect.shrink2(vec2(8.0, 0.0));
    if portrait {
        pen.icon(tab.icon(), pos2(inner.center().x, inner.min.y + 19.0), 22.0, 1.0);
        pen.line(Rect::from_min_max(pos2(inner.min.x, inner.min.y + 32.0), inner.max), Align::Center, name);
    } else {
        let icon = 30.0;
        let room = inner.width() - icon - 10.0;
        let text = pen.line_width(name, 40.0).min(room);
        let left = inner.center().x - (icon + 10.0 + text) / 2.0;
        let middle = inner.center().y + 2.0;
        pen.icon(tab.icon(), pos2(left + icon / 2.0, middle), icon, 1.0);
        let place = Rect::from_min_size(pos2(left + icon + 10.0, middle - 20.0), vec2(room, 40.0));
        pen.line(place, Align::Min, name);
    }
}

/// Draws the rows; where they end.
fn rows(pen: &mut Pen, places: &Places, tab: Tab, values: &Values, done: &mut Done) -> f32 {
    let room = at(pen, places.rows);
    let height = |pen: &Pen| {
        let height_of = |item: &Item| row(*item, values, &mut String::new()).height(pen, room.width()) + places.gap;
        tab.items().iter().map(height_of).sum::<f32>()
    };
    // Many rows of large letters have to be a little smaller.
    pen.fitted_text(room.height() - BUTTON, height, |pen| draw_rows(pen, places, tab, values, done))
}

/// The row of a setting. `word` holds what it is set to where that is no fixed text.
fn row<'a>(item: Item, values: &Values, word: &'a mut String) -> Row<'a> {
    let setting = item.setting(values, word);
    Row { name: item.name(), label: item.label(), setting, changed: item.changed(values) }
}

fn draw_rows(pen: &mut Pen, places: &Places, tab: Tab, values: &Values, done: &mut Done) -> f32 {
    let room = at(pen, places.rows);
    let mut top = room.min.y;
    for (index, item) in tab.items().iter().enumerate() {
        let mut word = String::new();
        let row = row(*item, values, &mut word);
        let rect = Rect::from_min_size(pos2(room.min.x, top), vec2(room.width(), row.height(pen, room.width())));
        if index > 0 {
            pen.seam(pos2(rect.min.x + 8.0, top - places.gap / 2.0), rect.width() - 16.0);
        }
        let (change, focused) = row.show(pen, rect);
        if let Some(change) = change {
            done.change = Some((*item, change));
        }
        if focused {
            done.focused = Some(*item);
        }
        top = rect.max.y + places.gap;
    }
    top
}

fn buttons(pen: &mut Pen, places: &Places, done: &mut Done) {
    let room = at(pen, places.rows);
    let top = room.max.y - BUTTON;
    // They lie closer to each other than to the last row: so the way from one to the other does not lead there.
    let width = room.width() / 2.0 - 20.0;
    let left = Rect::from_min_size(pos2(room.min.x + 8.0, top), vec2(width, BUTTON));
    let right = Rect::from_min_size(pos2(room.max.x - 8.0 - width, top), vec2(width, BUTTON));
    done.close = CLOSE.show(pen, left);
    done.reset_all = RESET_ALL.show(pen, right);
}

/// Where the preview goes: beside the rows, or between them and the buttons where there is room for it.
fn preview_place(pen: &Pen, places: &Places, end: f32) -> Option<Rect> {
    if let Some(place) = places.preview {
        return Some(at(pen, place));
    }
    let room = at(pen, places.rows);
    let bottom = room.max.y - BUTTON - 26.0;
    let place = Rect::from_min_max(pos2(room.min.x, end + 12.0), pos2(room.max.x, bottom));
    (place.height() >= LEAST_PREVIEW).then(|| place.with_min_y(place.min.y.max(bottom - 420.0)))
}

fn draw_prompts(pen: &Pen) {
    let end = pen.at(1256.0, 691.0);
    let items = [
        (Sign::Confirm, "Change"),
        (Sign::Back, "Back"),
        (Sign::Reset, "Reset this"),
        (Sign::PreviousTab, "Tab"),
        (Sign::NextTab, "Tab"),
    ];
    prompts(pen, end.x, end.y, 900.0, &items);
}
