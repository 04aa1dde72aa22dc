//! The puzzles: the one of the day, what was solved, and all of them by difficulty and theme.

use bevy_egui::egui::{Align, Id, Rect, pos2, vec2};

use crate::{
    app::{
        session::{Mark, PuzzleBook, PuzzleRequest, Today, date},
        theme::{
            fonts::Face,
            palette,
            pen::{Pen, words},
            text::Words,
            widgets::{card, note, side_mark, stars, stars_width},
        },
    },
    engine::puzzle::{Puzzle, Shelf, Theme},
    text,
    texts::{sentences, text},
};

/// Which puzzles are shown.
#[derive(Debug, Clone, Copy)]
pub(super) struct Filter {
    grade: u8,
    theme: Option<Theme>,
}

impl Default for Filter {
    fn default() -> Self {
        Self { grade: 1, theme: None }
    }
}

impl Filter {
    fn fits(&self, puzzle: &Puzzle) -> bool {
        puzzle.grade() == self.grade && self.theme.is_none_or(|theme| puzzle.themes().contains(&theme))
    }
}

/// The places of the page's parts, in units of the frame: left, top, width, height of each, and of the grids the first
/// cell, the steps across and down, and how many stand in a row.
struct Places {
    daily: [f32; 4],
    score: [f32; 4],
    grades: ([f32; 4], f32),
    themes: ([f32; 4], (f32, f32), usize),
    puzzles: ([f32; 4], (f32, f32), usize),
}

const LANDSCAPE: Places = Places {
    daily: [90.0, 128.0, 540.0, 88.0],
    score: [652.0, 128.0, 538.0, 88.0],
    grades: ([90.0, 232.0, 206.0, 46.0], 223.0),
    themes: ([90.0, 292.0, 148.0, 38.0], (158.5, 46.0), 7),
    puzzles: ([92.0, 394.0, 80.0, 48.0], (92.4, 60.0), 12),
};
const PORTRAIT: Places = Places {
    daily: [24.0, 104.0, 342.0, 76.0],
    score: [24.0, 186.0, 342.0, 58.0],
    grades: ([24.0, 252.0, 62.0, 42.0], 70.0),
    themes: ([24.0, 304.0, 108.0, 32.0], (117.0, 37.0), 3),
    puzzles: ([24.0, 494.0, 50.0, 34.0], (58.4, 41.5), 6),
};

/// How large the stars of a difficulty are.
const SMALL: f32 = 0.62;

const DAILY: &str = "puzzle-daily";

/// The card to begin at.
pub(super) fn first() -> Id {
    Id::new(DAILY)
}

/// A grid's cell.
fn cell(pen: &Pen, [x, y, w, h]: [f32; 4], step: (f32, f32), columns: usize, index: usize) -> Rect {
    let (across, down) = ((index % columns) as f32, (index / columns) as f32);
    pen.rect(x + step.0 * across, y + step.1 * down, w, h)
}

/// Draws the page; the puzzle that was chosen.
pub(super) fn draw(
    pen: &mut Pen,
    upright: bool,
    filter: &mut Filter,
    book: &PuzzleBook,
    today: Today,
) -> Option<PuzzleRequest> {
    let places = if upright { &PORTRAIT } else { &LANDSCAPE };
    let shelf = Shelf::shipped();
    let mut chosen = None;
    let rect = |pen: &Pen, [x, y, w, h]: [f32; 4]| pen.rect(x, y, w, h);
    let place = rect(pen, places.daily);
    if let Some(puzzle) = shelf.puzzles().get(today.index())
        && card(pen, DAILY, place, book.day_is_done(today), |pen, rect| daily(pen, rect, puzzle, today))
    {
        chosen = Some(PuzzleRequest::Begin(today.index(), None));
    }
    score(pen, rect(pen, places.score), book, today);
    for grade in 1..=Puzzle::HARDEST {
        let place = cell(pen, places.grades.0, (places.grades.1, 0.0), 5, usize::from(grade - 1));
        let name = format!("puzzle-grade-{grade}");
        if card(pen, &name, place, grade == filter.grade, |pen, rect| grade_label(pen, rect, grade, book)) {
            filter.grade = grade;
        }
    }
    for (index, theme) in std::iter::once(None).chain(Theme::ALL.map(Some)).enumerate() {
        let (first, step, columns) = places.themes;
        let place = cell(pen, first, step, columns, index);
        let (name, title) = match theme {
            None => ("puzzle-theme-all".to_owned(), text("puzzles-all-themes")),
            Some(theme) => (format!("puzzle-theme-{}", theme.name()), sentences::theme(theme)),
        };
        if card(pen, &name, place, theme == filter.theme, |pen, rect| {
            let title = words(title, Face::Strong, if upright { 15.0 } else { 17.0 }, palette::INK);
            pen.line(rect.shrink2(vec2(8.0, 2.0)), Align::Center, title);
        }) {
            filter.theme = theme;
        }
    }
    let shown: Vec<usize> = (0..shelf.puzzles().len()).filter(|index| filter.fits(&shelf.puzzles()[*index])).collect();
    let (first, step, columns) = places.puzzles;
    if shown.is_empty() {
        let line = Rect::from_min_size(pen.at(first[0], first[1]), vec2(step.0 * columns as f32, 60.0));
        let none = text("puzzles-none");
        pen.line(line, Align::Center, words(none, Face::Text, 19.0, palette::BROWN));
    }
    for (at, index) in shown.into_iter().enumerate() {
        let place = cell(pen, first, step, columns, at);
        let mark = book.mark(&shelf.puzzles()[index]);
        if card(pen, &format!("puzzle-{index}"), place, false, |pen, rect| number(pen, rect, index, mark)) {
            chosen = Some(PuzzleRequest::Begin(index, filter.theme));
        }
    }
    chosen
}

/// A day in words.
fn day(today: Today) -> String {
    let (_, month, day) = date(u64::from(today.0) * 86_400);
    text!("puzzles-of-the-day", day = day, month = month)
}

/// The card of the day's own puzzle.
fn daily(pen: &mut Pen, rect: Rect, puzzle: &Puzzle, today: Today) {
    let icon = rect.height() * 0.44;
    pen.icon("puzzle", pos2(rect.min.x + 22.0 + icon / 2.0, rect.center().y), icon, 1.0);
    let beside = Rect::from_min_max(pos2(rect.min.x + 40.0 + icon, rect.min.y + 8.0), rect.max - vec2(22.0, 8.0));
    let (title, below) = beside.split_top_bottom_at_fraction(0.52);
    pen.line(title, Align::Min, words(&day(today), Face::Display, 23.0, palette::INK));
    let width = stars_width(puzzle.grade(), 0.8);
    let mark = pos2(below.min.x + 9.0, below.center().y);
    side_mark(pen, puzzle.start().side_to_move(), mark, 0.5);
    let sentence = below.with_min_x(below.min.x + 26.0).with_max_x(below.max.x - width - 8.0);
    // Some days ask for more than a narrow card can say: then it is said at the board.
    let task = sentences::task(puzzle);
    let task = words(&task, Face::Text, 18.0, palette::BROWN);
    if pen.width(Words { size: task.least(), ..task }) <= sentence.width() {
        pen.line(sentence, Align::Min, task);
    }
    stars(pen, pos2(below.max.x - width, below.center().y), 0.8, puzzle.grade(), puzzle.grade());
}

/// What was solved, and what is in a row.
fn score(pen: &mut Pen, rect: Rect, book: &PuzzleBook, today: Today) {
    note(pen, rect);
    let inner = rect.shrink2(vec2(22.0, 6.0));
    let (streak, best) = book.streak();
    let figures = [
        (book.count() as u32, text("puzzles-solved")),
        (streak, text("puzzles-in-a-row")),
        (best, text("puzzles-best-row")),
        (book.days(today), text("puzzles-days")),
    ];
    let step = inner.width() / figures.len() as f32;
    for (index, (figure, label)) in figures.into_iter().enumerate() {
        let place =
            Rect::from_min_size(pos2(inner.min.x + step * index as f32, inner.min.y), vec2(step - 4.0, inner.height()));
        let (above, below) = place.split_top_bottom_at_fraction(0.56);
        pen.line(above, Align::Center, words(&figure.to_string(), Face::Display, 26.0, palette::LEAF_TEXT));
        pen.line(below, Align::Center, words(label, Face::Text, 16.0, palette::BROWN));
    }
}

/// A difficulty: its stars and how many are solved; where there is little room, its number and a star.
fn grade_label(pen: &mut Pen, rect: Rect, grade: u8, book: &PuzzleBook) {
    let of_grade = || Shelf::shipped().puzzles().iter().filter(move |puzzle| puzzle.grade() == grade);
    let solved = of_grade().filter(|puzzle| book.mark(puzzle).is_some()).count();
    let inner = rect.shrink2(vec2(12.0, 2.0));
    if rect.width() < 100.0 {
        let number = inner.with_max_x(inner.center().x);
        pen.line(number, Align::Center, words(&grade.to_string(), Face::Display, 20.0, palette::INK));
        stars(pen, inner.center(), 0.6, 1, 1);
        return;
    }
    stars(pen, pos2(inner.min.x, inner.center().y), SMALL, grade, grade);
    let inner = inner.with_max_x(rect.max.x - 26.0);
    let count = text!("puzzles-solved-of", solved = solved, all = of_grade().count());
    let left = inner.min.x + stars_width(grade, SMALL) + 4.0;
    pen.line(inner.with_min_x(left), Align::Max, words(&count, Face::Text, 17.0, palette::BROWN));
}

/// A puzzle's number, with a tick where it is solved and a star where that took one try.
fn number(pen: &mut Pen, rect: Rect, index: usize, mark: Option<Mark>) {
    let ink = if mark.is_some() { palette::LEAF_TEXT } else { palette::INK };
    let digits = (index + 1).to_string();
    let letters = if rect.height() < 40.0 { 17.0 } else { 21.0 };
    pen.line(rect.shrink2(vec2(4.0, 2.0)), Align::Center, words(&digits, Face::Display, letters, ink));
    let corner = pos2(rect.max.x - 6.0, rect.min.y + 6.0);
    match mark {
        Some(Mark::Clean) => pen.picture("star", corner, 0.5),
        Some(Mark::Solved) => pen.picture("tick", corner, 0.5),
        None => {}
    }
}
