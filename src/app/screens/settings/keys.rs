//! Keys and buttons: what each means at the board, and another one for it with a press.

use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{Align, Id, Rect, pos2, vec2},
};

use crate::{
    app::{
        session::{ActiveDevice, BUTTON_DEEDS, Bindings, Brand, KEY_DEEDS, MenuAction, Rebinding, Waiting},
        states::Menu,
        theme::{
            fonts::Face,
            kit::{Drawing, Kit, Plane},
            palette,
            pen::{Pen, words},
            widgets::{Button, Ribbon, button_picture, dialog, key_picture, list_line, ribbon},
        },
    },
    texts::text,
};

/// Which of the two is shown.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Page {
    #[default]
    Keys,
    Buttons,
}

/// What was done on the paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Done {
    Wait(Waiting),
    Other,
    Reset,
    Close,
}

const DIM: f32 = 0.8;

/// The paper's size, the columns of its rows, a row's height, and where the rows begin.
struct Sheet {
    size: (f32, f32),
    columns: usize,
    row: f32,
    top: f32,
}

const LANDSCAPE: Sheet = Sheet { size: (1000.0, 620.0), columns: 2, row: 50.0, top: 96.0 };
const PORTRAIT: Sheet = Sheet { size: (370.0, 800.0), columns: 1, row: 37.0, top: 92.0 };

fn draw(
    mut kit: Kit,
    mut page: ResMut<Page>,
    (mut bindings, mut rebinding): (ResMut<Bindings>, ResMut<Rebinding>),
    device: Res<ActiveDevice>,
    mut actions: MessageReader<MenuAction>,
    mut menu: ResMut<NextState<Menu>>,
) {
    let mut done = None;
    for action in actions.read() {
        done = Some(if *action == MenuAction::Reset { Done::Reset } else { Done::Other });
    }
    let brand = match *device {
        ActiveDevice::Gamepad(brand) => brand,
        _ => Brand::Other,
    };
    kit.begin_at(Id::new(("keys-row", 0_usize)));
    let sheet = if kit.portrait() { &PORTRAIT } else { &LANDSCAPE };
    let window = kit.window();
    let corner = window.center() - vec2(sheet.size.0, sheet.size.1) / 2.0 - window.min;
    let shown = Shown { page: *page, bindings: &bindings, rebinding: &rebinding, brand };
    let drawn = kit.paper("keys", Plane::Dialog, window, 0, |pen| {
        pen.ui.painter().rect_filled(window, 0.0, palette::NIGHT.gamma_multiply(DIM));
        pen.shifted(corner.x, corner.y, |pen| papers(pen, sheet, &shown))
    });
    match drawn.flatten().or(done) {
        Some(Done::Wait(waiting)) => rebinding.wait_for(waiting),
        Some(Done::Other) => *page = if *page == Page::Keys { Page::Buttons } else { Page::Keys },
        Some(Done::Reset) => {
            bindings.set_if_neq(Bindings::default());
            rebinding.said = text("keys-all-reset").to_owned();
        }
        Some(Done::Close) => menu.set(Menu::Settings),
        None if kit.back(Plane::Dialog) => menu.set(Menu::Settings),
        None => {}
    }
}

/// What the paper shows.
struct Shown<'a> {
    page: Page,
    bindings: &'a Bindings,
    rebinding: &'a Rebinding,
    brand: Brand,
}

impl Shown<'_> {
    fn count(&self) -> usize {
        match self.page {
            Page::Keys => KEY_DEEDS.len(),
            Page::Buttons => BUTTON_DEEDS.len(),
        }
    }

    /// A row's label, its sign's picture, whether it has changed, and what waits where it is pressed.
    fn row(&self, at: usize) -> (&'static str, &'static str, bool, Waiting) {
        match self.page {
            Page::Keys => {
                let ((deed, first), key) = (KEY_DEEDS[at], self.bindings.key_at(at));
                (deed.label(), key_picture(key), key != first, Waiting::Key(at))
            }
            Page::Buttons => {
                let ((deed, first), button) = (BUTTON_DEEDS[at], self.bindings.button_at(at));
                (deed.label(), button_picture(self.brand, button), button != first, Waiting::Button(at))
            }
        }
    }
}

fn papers(pen: &mut Pen, sheet: &Sheet, shown: &Shown) -> Option<Done> {
    let (width, height) = sheet.size;
    dialog(pen, pen.rect(0.0, 0.0, width, height));
    let (title, other) = match shown.page {
        Page::Keys => (text("keys-keys"), text("keys-to-buttons")),
        Page::Buttons => (text("keys-buttons"), text("keys-to-keys")),
    };
    ribbon(pen, pen.rect(width / 2.0 - 120.0, -22.0, 240.0, 44.0), title, Ribbon::Leaf, 26.0);
    let said = match (shown.rebinding.waiting, shown.rebinding.said.as_str()) {
        (Some(Waiting::Key(_)), "") => text("keys-press-key"),
        (Some(Waiting::Button(_)), "") => text("keys-press-button"),
        (None, "") => text("keys-how"),
        (_, said) => said,
    };
    let line = pen.rect(28.0, 32.0, width - 56.0, sheet.top - 38.0);
    pen.unscaled(|pen| pen.paragraph(line, Align::Min, words(said, Face::Text, 17.0, palette::BROWN)));
    let mut done = None;
    let count = shown.count();
    let each = count.div_ceil(sheet.columns);
    let column = (width - 48.0) / sheet.columns as f32;
    for at in 0..count {
        let left = 24.0 + column * (at / each) as f32;
        let rect = pen.rect(left + 6.0, sheet.top + sheet.row * (at % each) as f32, column - 12.0, sheet.row - 5.0);
        if row(pen, rect, at, shown) {
            done = Some(Done::Wait(shown.row(at).3));
        }
    }
    let row = height - 70.0;
    let side = (width - 72.0) / 3.0;
    let place = |index: usize| [24.0 + (side + 12.0) * index as f32, row, side, 48.0];
    let button = |pen: &mut Pen, button: Button, index: usize| {
        let [x, y, w, h] = place(index);
        button.show(pen, pen.rect(x, y, w, h))
    };
    let size = if width < 500.0 { 18.0 } else { 24.0 };
    if button(pen, Button::new("keys-close", text("keys-close")).size(size), 0) {
        done = Some(Done::Close);
    }
    if button(pen, Button::new("keys-other", other).size(size), 1) {
        done = Some(Done::Other);
    }
    if button(pen, Button::new("keys-reset", text("keys-reset")).size(size), 2) {
        done = Some(Done::Reset);
    }
    done
}

/// A deed and its sign; whether it was pressed.
fn row(pen: &mut Pen, rect: Rect, at: usize, shown: &Shown) -> bool {
    let (label, picture, changed, waiting) = shown.row(at);
    let touch = list_line(pen, Id::new(("keys-row", at)), rect);
    let name = Rect::from_min_max(pos2(rect.min.x + 16.0, rect.min.y), pos2(rect.max.x - 150.0, rect.max.y));
    pen.line(name, Align::Min, words(label, Face::Strong, 19.0, palette::INK));
    let middle = rect.center().y;
    if changed {
        pen.icon("undo", pos2(rect.max.x - 124.0, middle), 14.0, 0.6);
    }
    let sign = Rect::from_min_max(pos2(rect.max.x - 110.0, rect.min.y), pos2(rect.max.x - 12.0, rect.max.y));
    if shown.rebinding.waiting == Some(waiting) {
        pen.line(sign, Align::Max, words(text("keys-waiting"), Face::Strong, 18.0, palette::WARNING));
    } else {
        pen.picture(picture, pos2(sign.max.x - 34.0, middle), 1.0);
    }
    touch.pressed
}

fn forget(mut rebinding: ResMut<Rebinding>) {
    *rebinding = Rebinding::default();
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Page>()
        .add_systems(OnEnter(Menu::Keys), forget)
        .add_systems(OnExit(Menu::Keys), forget)
        .add_systems(EguiPrimaryContextPass, draw.in_set(Drawing::Dialogs).run_if(in_state(Menu::Keys)));
}
