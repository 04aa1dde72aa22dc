//! The first run: the language, how large words shall be, and then the first lesson or a game against the gentlest level. It comes once.

use bevy::prelude::*;
use bevy_egui::{EguiPrimaryContextPass, egui::Align};

use super::items::{Item, Values};
use crate::{
    app::{
        screens::setup::Draft,
        session::{FirstRun, LessonRequest, Roster, Seating, SessionRequest, View},
        states::Menu,
        theme::{
            fonts::Face,
            kit::{Drawing, Kit, Plane},
            palette,
            pen::{Pen, words},
            widgets::{Button, Change, Ribbon, Row, dialog, ribbon},
        },
    },
    engine::Level,
    texts::text,
};

/// What is chosen at the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Way {
    Lesson,
    Easy,
    Title,
}

impl Way {
    const ALL: [Self; 3] = [Self::Lesson, Self::Easy, Self::Title];

    fn button(self) -> Button<'static> {
        match self {
            Self::Lesson => Button::new("welcome-lesson", text("welcome-lesson")).icon("book"),
            Self::Easy => Button::new("welcome-easy", text("welcome-easy")).icon("play"),
            Self::Title => Button::new("welcome-title", text("welcome-title")).icon("home"),
        }
    }
}

const DIM: f32 = 0.75;

/// What is asked, and the names of the rows.
const ASKED: [(Item, &str); 2] = [(Item::Language, "welcome-language"), (Item::TextSize, "welcome-text")];

fn draw(
    mut kit: Kit,
    (mut view, mut first): (ResMut<View>, ResMut<FirstRun>),
    (mut draft, mut seating): (ResMut<Draft>, ResMut<Seating>),
    roster: Res<Roster>,
    mut menu: ResMut<NextState<Menu>>,
    (mut requests, mut lessons): (MessageWriter<SessionRequest>, MessageWriter<LessonRequest>),
) {
    kit.begin_at(Way::Lesson.button().id());
    let size = if kit.portrait() { (366.0, 590.0) } else { (560.0, 540.0) };
    let window = kit.window();
    let corner = window.center() - bevy_egui::egui::vec2(size.0, size.1) / 2.0 - window.min;
    let values = Values { view: *view, ..Values::default() };
    let drawn = kit.paper("welcome", Plane::Dialog, window, 0, |pen| {
        pen.ui.painter().rect_filled(window, 0.0, palette::NIGHT.gamma_multiply(DIM));
        pen.shifted(corner.x, corner.y, |pen| papers(pen, size, &values))
    });
    let (change, mut way) = drawn.unwrap_or_default();
    if let Some((item, change)) = change {
        let mut values = values;
        item.apply(&mut values, change);
        view.set_if_neq(values.view);
    }
    if way.is_none() && kit.back(Plane::Dialog) {
        way = Some(Way::Title);
    }
    let Some(way) = way else { return };
    *first = FirstRun(false);
    menu.set(Menu::None);
    match way {
        Way::Lesson => {
            lessons.write(LessonRequest::Begin(0));
        }
        Way::Easy => {
            draft.choose(Some(Level::Easy));
            seating.share();
            requests.write(SessionRequest::New(draft.setup(roster.playing())));
        }
        Way::Title => {}
    }
}

fn papers(pen: &mut Pen, (width, height): (f32, f32), values: &Values) -> (Option<(Item, Change)>, Option<Way>) {
    dialog(pen, pen.rect(0.0, 0.0, width, height));
    ribbon(pen, pen.rect(width / 2.0 - 140.0, -26.0, 280.0, 50.0), text("welcome"), Ribbon::Sun, 30.0);
    let line = pen.rect(28.0, 36.0, width - 56.0, 62.0);
    let asked = words(text("welcome-text-size"), Face::Text, 17.0, palette::BROWN);
    pen.telling(|pen| pen.paragraph(line, Align::Center, asked));
    let step = 70.0;
    let top = height - step * Way::ALL.len() as f32 - 22.0;
    let mut change = None;
    let mut place = 106.0;
    let (room, least) = (width - 56.0, (top - place - 12.0) / ASKED.len() as f32);
    for (item, name) in ASKED {
        let mut word = String::new();
        let row = Row { name, label: item.label(), setting: item.setting(values, &mut word), changed: false };
        let (touched, high) = pen.fitted_text(
            least,
            |pen: &Pen| row.height(pen, room),
            |pen| {
                let high = row.height(pen, room);
                (row.show(pen, pen.rect(28.0, place, room, high)), high)
            },
        );
        change = change.or(touched.0.map(|change| (item, change)));
        place += high + 6.0;
    }
    let mut way = None;
    for (index, choice) in Way::ALL.into_iter().enumerate() {
        if choice.button().show(pen, pen.rect(42.0, top + step * index as f32, width - 84.0, 56.0)) {
            way = Some(choice);
        }
    }
    (change, way)
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(Drawing::Dialogs).run_if(in_state(Menu::Welcome)));
}
