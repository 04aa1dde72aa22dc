//! The list of lessons: who teaches, what it is about, and a leaf below what is learned.

use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{Align, Id, Rect, pos2, vec2},
};

use crate::{
    app::{
        session::{Learned, LessonRequest},
        states::Screen,
        theme::{
            fonts::Face,
            kit::{Drawing, Kit, Plane},
            palette,
            pen::{Pen, words},
            widgets::{Ribbon, Sign, card, face, panel, prompts, ribbon},
        },
    },
    lessons::{self, Lesson},
};

/// How the list is laid out, in units of the frame.
struct Places {
    panel: [f32; 4],
    /// The first card on the panel.
    card: [f32; 4],
    /// To the next card across and down.
    step: (f32, f32),
    columns: usize,
}

const LANDSCAPE: Places =
    Places { panel: [54.0, 40.0, 1172.0, 612.0], card: [34.0, 58.0, 540.0, 94.0], step: (564.0, 107.0), columns: 2 };
const PORTRAIT: Places =
    Places { panel: [12.0, 34.0, 366.0, 796.0], card: [18.0, 46.0, 330.0, 64.0], step: (0.0, 74.0), columns: 1 };

/// What tells a lesson's card from all others.
fn name(lesson: &Lesson) -> String {
    format!("lesson-{}", lesson.id)
}

fn draw(
    mut kit: Kit,
    learned: Res<Learned>,
    mut screen: ResMut<NextState<Screen>>,
    mut requests: MessageWriter<LessonRequest>,
) {
    let places = if kit.portrait() { &PORTRAIT } else { &LANDSCAPE };
    let first = lessons::all().iter().find(|lesson| !learned.0.contains(&lesson.id)).or(lessons::all().first());
    if let Some(first) = first {
        kit.begin_at(Id::new(name(first)));
    }
    let chosen = kit.paper_at("lessons", Plane::Screen, places.panel, 0, |pen| {
        let whole = pen.rect(0.0, 0.0, places.panel[2], places.panel[3]);
        panel(pen, whole);
        let title = Rect::from_center_size(pos2(whole.center().x, whole.min.y), vec2(252.0, 46.0));
        ribbon(pen, title, "Learn", Ribbon::Leaf, 26.0);
        let mut chosen = None;
        for (index, lesson) in lessons::all().iter().enumerate() {
            let (across, down) = ((index % places.columns) as f32, (index / places.columns) as f32);
            let [x, y, w, h] = places.card;
            let place = pen.rect(x + places.step.0 * across, y + places.step.1 * down, w, h);
            let done = learned.0.contains(&lesson.id);
            if card(pen, &name(lesson), place, done, |pen, rect| offer(pen, rect, index, lesson)) {
                chosen = Some(index);
            }
        }
        chosen
    });
    if !kit.portrait() {
        kit.paper_at("lessons-prompts", Plane::Screen, [856.0, 672.0, 400.0, 38.0], 1, |pen| {
            let end = pen.at(400.0, 19.0);
            let items = [(Sign::Confirm, "Begin"), (Sign::Back, "Back"), (Sign::Steer, "Move")];
            prompts(pen, end.x, end.y, 600.0, &items);
        });
    }
    if let Some(lesson) = chosen.flatten() {
        requests.write(LessonRequest::Begin(lesson));
    } else if kit.back(Plane::Screen) {
        screen.set(Screen::Title);
    }
}

/// One lesson's card.
fn offer(pen: &mut Pen, rect: Rect, index: usize, lesson: &Lesson) {
    let radius = (rect.height() * 0.36).min(34.0);
    let center = pos2(rect.min.x + radius + 18.0, rect.center().y + 2.0);
    face(pen, lesson.guide, center, radius);
    let left = center.x + radius + 14.0;
    let half = rect.height() / 2.0;
    let line = |from: f32, high: f32| Rect::from_min_max(pos2(left, from), pos2(rect.max.x - 24.0, from + high));
    let title = format!("{}. {}", index + 1, lesson.title);
    pen.line(
        line(rect.center().y - half * 0.78, half * 0.8),
        Align::Min,
        words(&title, Face::Display, 23.0, palette::INK),
    );
    let about = words(&lesson.about, Face::Text, 17.0, palette::BROWN);
    pen.line(line(rect.center().y + half * 0.04, half * 0.74), Align::Min, about);
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(Drawing::Screens).run_if(in_state(Screen::Lessons)));
}
