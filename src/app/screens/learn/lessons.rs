//! The list of lessons: who teaches, what it is about, and a leaf below what is learned.

use bevy_egui::egui::{Align, Id, Rect, pos2};

use crate::{
    app::{
        session::{Learned, LessonRequest},
        theme::{
            fonts::Face,
            palette,
            pen::{Pen, words},
            widgets::{card, face},
        },
    },
    lessons::{self, Lesson},
    text,
    texts::text_by_id,
};

/// How the list is laid out, in units of the frame.
struct Places {
    /// The first card.
    card: [f32; 4],
    /// To the next card across and down.
    step: (f32, f32),
    columns: usize,
}

const LANDSCAPE: Places = Places { card: [88.0, 130.0, 540.0, 88.0], step: (564.0, 102.0), columns: 2 };
const PORTRAIT: Places = Places { card: [28.0, 106.0, 330.0, 60.0], step: (0.0, 71.5), columns: 1 };

/// What tells a lesson's card from all others.
fn name(lesson: &Lesson) -> String {
    format!("lesson-{}", lesson.id)
}

/// The card to begin at: the first lesson that is not learned.
pub(super) fn first(learned: &Learned) -> Id {
    let open = lessons::all().iter().find(|lesson| !learned.0.contains(&lesson.id));
    Id::new(open.or(lessons::all().first()).map(name).unwrap_or_default())
}

/// Draws the list; the lesson that was chosen.
pub(super) fn draw(pen: &mut Pen, upright: bool, learned: &Learned) -> Option<LessonRequest> {
    let places = if upright { &PORTRAIT } else { &LANDSCAPE };
    let mut chosen = None;
    for (index, lesson) in lessons::all().iter().enumerate() {
        let (across, down) = ((index % places.columns) as f32, (index / places.columns) as f32);
        let [x, y, w, h] = places.card;
        let place = pen.rect(x + places.step.0 * across, y + places.step.1 * down, w, h);
        let done = learned.0.contains(&lesson.id);
        if card(pen, &name(lesson), place, done, |pen, rect| offer(pen, rect, index, lesson)) {
            chosen = Some(LessonRequest::Begin(index));
        }
    }
    chosen
}

/// One lesson's card.
fn offer(pen: &mut Pen, rect: Rect, index: usize, lesson: &'static Lesson) {
    let radius = (rect.height() * 0.36).min(34.0);
    let center = pos2(rect.min.x + radius + 18.0, rect.center().y + 2.0);
    face(pen, lesson.guide, center, radius);
    let left = center.x + radius + 14.0;
    let half = rect.height() / 2.0;
    let line = |from: f32, high: f32| Rect::from_min_max(pos2(left, from), pos2(rect.max.x - 24.0, from + high));
    let title = text!("learn-lesson", number = index + 1, title = text_by_id(&lesson.title));
    pen.line(
        line(rect.center().y - half * 0.78, half * 0.8),
        Align::Min,
        words(&title, Face::Display, 23.0, palette::INK),
    );
    let about = words(text_by_id(&lesson.about), Face::Text, 17.0, palette::BROWN);
    pen.line(line(rect.center().y + half * 0.04, half * 0.74), Align::Min, about);
}
