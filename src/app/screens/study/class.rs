//! What lies beside the board while a lesson is given: its name and steps, what the guide says, the task, and the tools.

use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{Align, Color32, Rect, Shape, Stroke, pos2, vec2},
};

use crate::{
    app::{
        session::{Classroom, LessonRequest, Match, Said},
        states::Screen,
        theme::{
            fonts::Face,
            kit::{Drawing, Kit, Plane},
            palette,
            pen::{Pen, words},
            widgets::{Sign, Tile, face, note, panel, prompts, token},
        },
    },
    lessons::{self, Lesson, Step},
    text,
    texts::{text, text_by_id},
};

use super::{Row, leave, tools};

/// Left, top, width and height of the papers, in units of the frame.
struct Places {
    head: [f32; 4],
    speech: [f32; 4],
    task: [f32; 4],
    tool: Row,
}

const LANDSCAPE: Places = Places {
    head: [618.0, 40.0, 612.0, 94.0],
    speech: [618.0, 156.0, 612.0, 206.0],
    task: [618.0, 398.0, 356.0, 116.0],
    tool: ([618.0, 540.0, 80.0, 88.0], 92.0),
};
const PORTRAIT: Places = Places {
    head: [10.0, 12.0, 370.0, 52.0],
    speech: [10.0, 606.0, 370.0, 146.0],
    task: [10.0, 70.0, 370.0, 60.0],
    tool: ([12.0, 766.0, 84.0, 68.0], 94.0),
};

/// What can be done in a lesson besides moving.
const TOOLS: [LessonRequest; 4] =
    [LessonRequest::Leave, LessonRequest::Previous, LessonRequest::Show, LessonRequest::Next];

fn show_me() -> &'static str {
    text("study-show")
}

fn tile(tool: LessonRequest, class: &Classroom) -> Tile<'static> {
    let last = class.lesson().is_some_and(|lesson| class.index() + 1 == lesson.steps.len());
    match tool {
        LessonRequest::Leave | LessonRequest::Begin(_) => {
            Tile { name: "lesson-leave", label: leave(), icon: "door", sign: Sign::Back, usable: true }
        }
        LessonRequest::Previous => Tile {
            name: "lesson-previous",
            label: text("study-back"),
            icon: "prev",
            sign: Sign::Undo,
            usable: class.index() > 0 || *class.said() != Said::Task,
        },
        LessonRequest::Show => {
            Tile { name: "lesson-show", label: show_me(), icon: "bulb", sign: Sign::Hint, usable: !class.is_solved() }
        }
        LessonRequest::Next => Tile {
            name: "lesson-next",
            label: if last { text("study-done") } else { text("study-next") },
            icon: if last { "check" } else { "next" },
            sign: Sign::Confirm,
            usable: class.is_solved(),
        },
    }
}

fn draw(mut kit: Kit, class: Res<Classroom>, game: Res<Match>, mut requests: MessageWriter<LessonRequest>) {
    let (Some(lesson), Some(step)) = (class.lesson(), class.step()) else { return };
    let upright = kit.portrait();
    let places = if upright { &PORTRAIT } else { &LANDSCAPE };
    kit.paper_at("lesson-head", Plane::Screen, places.head, 0, |pen| head(pen, places.head, &class, lesson));
    kit.paper_at("lesson-speech", Plane::Screen, places.speech, 1, |pen| {
        speech(pen, places.speech, &class, lesson, step, upright);
    });
    kit.paper_at("lesson-task", Plane::Screen, places.task, 2, |pen| task(pen, places.task, &class, &game, step));
    let pressed = tools(&mut kit, "lesson-tool", places.tool, 3, TOOLS, |tool| tile(tool, &class));
    requests.write_batch(pressed);
    if !upright {
        kit.paper_at("lesson-prompts", Plane::Screen, [756.0, 672.0, 500.0, 38.0], 7, |pen| {
            let end = pen.at(500.0, 19.0);
            let on = if class.is_solved() { text("study-prompt-go-on") } else { text("study-prompt-move") };
            let items = [(Sign::Confirm, on), (Sign::Back, leave()), (Sign::Hint, show_me())];
            prompts(pen, end.x, end.y, 620.0, &items);
        });
    }
}

/// The lesson's name, and where in it the learner is.
fn head(pen: &mut Pen, place: [f32; 4], class: &Classroom, lesson: &'static Lesson) {
    let whole = pen.rect(0.0, 0.0, place[2], place[3]);
    let high = place[3] > 80.0;
    if high {
        panel(pen, whole);
    } else {
        note(pen, whole);
    }
    let dots = 46.0 * lesson.steps.len() as f32;
    let number = lessons::all().iter().position(|other| other.id == lesson.id).unwrap_or(0) + 1;
    let left = whole.min.x + if high { 38.0 } else { 20.0 };
    let band = |from: f32, to: f32| {
        Rect::from_min_max(pos2(left, whole.min.y + from), pos2(whole.max.x - dots - 26.0, whole.min.y + to))
    };
    let title = if high { band(16.0, 52.0) } else { band(10.0, 42.0) };
    let size = if high { 28.0 } else { 21.0 };
    pen.line(title, Align::Min, words(text_by_id(&lesson.title), Face::Display, size, palette::INK));
    if high {
        let below = text!("study-lesson", number = number, about = text_by_id(&lesson.about));
        pen.line(band(52.0, 78.0), Align::Min, words(&below, Face::Text, 17.0, palette::BROWN));
    }
    for index in 0..lesson.steps.len() {
        let center = pos2(whole.max.x - dots - 10.0 + 46.0 * (index as f32 + 0.5), whole.center().y);
        dot(pen, center, index, class);
        if index > 0 {
            let from = center - vec2(29.0, 0.0);
            let color = if index <= class.index() { palette::LEAF } else { palette::TWINE };
            pen.ui.painter().line_segment([from, from + vec2(12.0, 0.0)], Stroke::new(3.0, color));
        }
    }
}

/// A step's mark: a tick behind, the number here and ahead.
fn dot(pen: &mut Pen, center: bevy_egui::egui::Pos2, index: usize, class: &Classroom) {
    let here = index == class.index();
    if index < class.index() || (here && class.is_solved()) {
        pen.picture("tick", center, 0.9);
        return;
    }
    let (rim, color, ink): (f32, Color32, Color32) =
        if here { (17.0, palette::SUN, palette::INK) } else { (15.0, palette::TWINE, palette::INK) };
    if here {
        pen.ui.painter().circle_filled(center, rim, palette::INK);
    }
    pen.ui.painter().circle_filled(center, 14.0, color);
    let number = (index + 1).to_string();
    let rect = Rect::from_center_size(center, vec2(26.0, 24.0));
    pen.unscaled(|pen| pen.line(rect, Align::Center, words(&number, Face::Display, 17.0, ink)));
}

/// What the guide says.
fn speech(pen: &mut Pen, place: [f32; 4], class: &Classroom, lesson: &Lesson, step: &'static Step, upright: bool) {
    let whole = pen.rect(0.0, 0.0, place[2], place[3]);
    if upright {
        note(pen, whole);
    } else {
        tail(pen, whole);
        pen.nine("panel", whole);
    }
    let mut inner = whole.shrink2(if upright { vec2(18.0, 10.0) } else { vec2(38.0, 22.0) });
    if upright {
        face(pen, lesson.guide, pos2(inner.min.x + 20.0, inner.min.y + 24.0), 22.0);
        inner.min.x += 50.0;
    }
    let high = if upright { 30.0 } else { 40.0 };
    let (color, mark) = match class.said() {
        Said::Task => (palette::BROWN, None),
        Said::Mistake(_) => (palette::WARNING, Some("cross")),
        Said::Solved(_) => (palette::INK, Some("tick")),
    };
    let said = class.said().text();
    let said = said.as_deref().unwrap_or_else(|| text_by_id(&step.text));
    let title = inner.with_max_y(inner.min.y + high);
    let size = if upright { 19.0 } else { 25.0 };
    let mut below = inner.with_min_y(inner.min.y + high + if upright { 2.0 } else { 10.0 });
    if let Some(mark) = mark {
        pen.picture(mark, pos2(below.min.x + 14.0, below.min.y + 14.0), 0.8);
        below.min.x += 38.0;
    }
    let face = if mark.is_some() { Face::Strong } else { Face::Text };
    pen.telling(|pen| {
        pen.line(title, Align::Min, words(text_by_id(&step.heading), Face::Display, size, palette::INK));
        pen.paragraph(below, Align::Min, words(said, face, if upright { 16.0 } else { 19.0 }, color));
    });
}

/// The bubble's tail points at the guide.
fn tail(pen: &Pen, whole: Rect) {
    let root = whole.right_bottom() - vec2(190.0, 6.0);
    let points = [root, root + vec2(60.0, 0.0), root + vec2(74.0, 44.0)];
    let shadow = points.map(|point| point + vec2(3.0, 5.0)).to_vec();
    pen.ui.painter().add(Shape::convex_polygon(shadow, palette::INK.gamma_multiply(0.28), Stroke::NONE));
    pen.ui.painter().add(Shape::convex_polygon(points.to_vec(), palette::PAPER, Stroke::NONE));
}

/// What the learner is to do, with the animal it is about.
fn task(pen: &mut Pen, place: [f32; 4], class: &Classroom, game: &Match, step: &'static Step) {
    let whole = pen.rect(0.0, 0.0, place[2], place[3]);
    if !class.is_solved() {
        pen.nine("mat-sun", whole);
    }
    note(pen, whole);
    let position = game.game.position();
    let piece =
        step.answer().and_then(|choice| position.piece_at(choice.mv.from).or_else(|| position.piece_at(choice.mv.to)));
    let size = (place[3] * 0.62).min(68.0);
    let center = pos2(whole.min.x + size / 2.0 + 20.0, whole.center().y);
    if let Some(piece) = piece {
        token(pen, piece.side, piece.animal, center, size, 1.0);
    }
    let beside = Rect::from_min_max(pos2(center.x + size / 2.0 + 14.0, whole.min.y + 8.0), whole.max - vec2(18.0, 8.0));
    let letters = if place[3] > 80.0 { 20.0 } else { 16.0 };
    let task = words(text_by_id(&step.task), Face::Strong, letters, palette::INK);
    let high = pen.height(beside.width(), task).min(beside.height());
    pen.paragraph(beside.with_min_y(beside.center().y - high / 2.0), Align::Min, task);
}

/// Whether a lesson is given.
fn given(class: Res<Classroom>) -> bool {
    class.is_open()
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.in_set(Drawing::Screens).run_if(in_state(Screen::Play).and_then(given)),
    );
}
