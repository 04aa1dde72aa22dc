//! The settings' papers: the tabs, the rows of one, and the ways out.

use bevy_egui::egui::{Rect, pos2, vec2};

use super::{
    Done,
    items::{Item, Values},
    preview,
    tabs::Tab,
};
use crate::{
    app::theme::{
        kit::{Kit, Plane},
        palette,
        pen::Pen,
        widgets::{self, Button, Row, Sign, TabLabel, prompts},
    },
    texts::text,
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

/// The height of the buttons at the end, and the size of their letters.
const BUTTON: f32 = 50.0;
const SIZE: f32 = 25.0;
/// A preview needs as much room as this, at least.
const LEAST_PREVIEW: f32 = 200.0;

/// How dark what lies below is made.
const DIM: f32 = 0.8;

/// Draws a tab's settings; what was done.
pub(super) fn draw(kit: &mut Kit, tab: Tab, item: Item, values: &Values) -> Option<Done> {
    let window = kit.window();
    let places = if kit.portrait() { &PORTRAIT } else { &LANDSCAPE };
    let frame = kit.layout.point(0.0, 0.0) - window.min;
    kit.paper("settings", Plane::Dialog, window, 0, |pen| {
        pen.ui.painter().rect_filled(window, 0.0, palette::NIGHT.gamma_multiply(DIM));
        pen.shifted(frame.x, frame.y, |pen| {
            let mut done = Done { tab: tabs(pen, places, tab), ..Done::default() };
            let mut end = rows(pen, places, tab, values, &mut done);
            if tab == Tab::Controls {
                end = keys_button(pen, places, end, &mut done);
            }
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
    let labels: Vec<TabLabel> = Tab::all().iter().map(|tab| TabLabel { label: tab.name(), icon: tab.icon() }).collect();
    let at_tab = Tab::all().iter().position(|tab| *tab == chosen).unwrap_or(0);
    let upright = places.preview.is_none();
    let pressed = widgets::tabs(pen, "settings", at(pen, places.panel), at(pen, places.tab), upright, &labels, at_tab);
    pressed.and_then(|index| Tab::all().get(index).copied())
}

/// Draws the rows; where they end.
fn rows(pen: &mut Pen, places: &Places, tab: Tab, values: &Values, done: &mut Done) -> f32 {
    let room = at(pen, places.rows);
    let height = |pen: &Pen| {
        let height_of = |item: &Item| row(*item, values, &mut String::new()).height(pen, room.width()) + places.gap;
        tab.items().iter().map(height_of).sum::<f32>()
    };
    // Many rows of large letters have to be a little smaller. One more button stands below those of the controls.
    let below = if tab == Tab::Controls { 2.0 * BUTTON + 20.0 } else { BUTTON };
    pen.fitted_text(room.height() - below, height, |pen| draw_rows(pen, places, tab, values, done))
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

/// The way to keys and buttons, below the rows; where it ends.
fn keys_button(pen: &mut Pen, places: &Places, end: f32, done: &mut Done) -> f32 {
    let room = at(pen, places.rows);
    let place = Rect::from_min_size(pos2(room.min.x + 8.0, end + 8.0), vec2(room.width() - 16.0, BUTTON));
    done.keys = Button::new("settings-keys", text("settings-keys")).size(SIZE).show(pen, place);
    place.max.y
}

fn buttons(pen: &mut Pen, places: &Places, done: &mut Done) {
    let room = at(pen, places.rows);
    let top = room.max.y - BUTTON;
    // They lie closer to each other than to the last row: so the way from one to the other does not lead there.
    let width = room.width() / 2.0 - 20.0;
    let left = Rect::from_min_size(pos2(room.min.x + 8.0, top), vec2(width, BUTTON));
    let right = Rect::from_min_size(pos2(room.max.x - 8.0 - width, top), vec2(width, BUTTON));
    done.close = Button::new("settings-close", text("settings-close")).size(SIZE).show(pen, left);
    done.reset_all = Button::new("settings-reset", text("settings-reset")).size(SIZE).show(pen, right);
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
    let tab = text("settings-prompt-tab");
    let items = [
        (Sign::Confirm, text("settings-prompt-change")),
        (Sign::Back, text("settings-prompt-back")),
        (Sign::Reset, text("settings-prompt-reset")),
        (Sign::PreviousTab, tab),
        (Sign::NextTab, tab),
    ];
    prompts(pen, end.x, end.y, 900.0, &items);
}
