//! What lies beside the board while a puzzle is solved: what is asked, the line so far, what is said of it, and the tools.

use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{Align, Color32, Pos2, Rect, Shape, Stroke, pos2, vec2},
};

use crate::{
    app::{
        screens::play::hint,
        session::{Hand, Hint, Match, PuzzleBook, PuzzleRequest, PuzzleSaid, Puzzling},
        states::Screen,
        theme::{
            fonts::Face,
            kit::{Drawing, Kit, Plane},
            palette,
            pen::{Pen, words},
            widgets::{Ribbon, Sign, Tile, note, panel, prompts, ribbon, side_mark, stars, stars_width, token},
        },
    },
    engine::puzzle::Puzzle,
    rules::{Ply, Side},
    text,
    texts::{names, sentences, text},
};

use super::{Row, leave, tools};

/// Left, top, width and height of the papers, in units of the frame.
struct Places {
    task: [f32; 4],
    /// What is said.
    says: [f32; 4],
    tool: Row,
}

const LANDSCAPE: Places = Places {
    task: [24.0, 48.0, 320.0, 352.0],
    says: [934.0, 48.0, 320.0, 446.0],
    tool: ([936.0, 520.0, 73.5, 88.0], 81.5),
};
const PORTRAIT: Places = Places {
    task: [10.0, 12.0, 370.0, 112.0],
    says: [10.0, 606.0, 370.0, 146.0],
    tool: ([12.0, 766.0, 84.0, 68.0], 94.0),
};
/// What is in a row, where there is room for it.
const STREAK: [f32; 4] = [24.0, 428.0, 320.0, 170.0];

/// What can be done besides moving.
const TOOLS: [PuzzleRequest; 4] =
    [PuzzleRequest::Leave, PuzzleRequest::Again, PuzzleRequest::Hint, PuzzleRequest::Next];

fn for_a_hint() -> &'static str {
    text("puzzle-hint")
}

fn next() -> &'static str {
    text("puzzle-next")
}

fn tile(tool: PuzzleRequest, puzzling: &Puzzling) -> Tile<'static> {
    let solved = puzzling.is_solved();
    match tool {
        PuzzleRequest::Leave | PuzzleRequest::Begin(..) => {
            Tile { name: "puzzle-leave", label: leave(), icon: "door", sign: Sign::Back, usable: true }
        }
        PuzzleRequest::Again => Tile {
            name: "puzzle-again",
            label: text("puzzle-again"),
            icon: "again",
            sign: Sign::Undo,
            usable: puzzling.found() > 0 || *puzzling.said() != PuzzleSaid::Task,
        },
        PuzzleRequest::Hint => {
            Tile { name: "puzzle-hint", label: for_a_hint(), icon: "bulb", sign: Sign::Hint, usable: !solved }
        }
        PuzzleRequest::Next => {
            Tile { name: "puzzle-next", label: next(), icon: "next", sign: Sign::Confirm, usable: solved }
        }
    }
}

fn draw(
    mut kit: Kit,
    (puzzling, book): (Res<Puzzling>, Res<PuzzleBook>),
    (game, hand): (Res<Match>, Res<Hand>),
    mut requests: MessageWriter<PuzzleRequest>,
) {
    let (Some(puzzle), Some(index)) = (puzzling.puzzle(), puzzling.index()) else { return };
    let upright = kit.portrait();
    let places = if upright { &PORTRAIT } else { &LANDSCAPE };
    let title = text!("puzzle-number", number = index + 1);
    kit.paper_at("puzzle-task", Plane::Screen, places.task, 0, |pen| {
        let whole = pen.rect(0.0, 0.0, places.task[2], places.task[3]);
        if upright {
            short_task(pen, whole, &title, puzzle, &puzzling);
        } else {
            task(pen, whole, &title, puzzle, &puzzling);
        }
    });
    if !upright {
        kit.paper_at("puzzle-streak", Plane::Screen, STREAK, 1, |pen| {
            let whole = pen.rect(0.0, 0.0, STREAK[2], STREAK[3]);
            streak(pen, whole, &book);
        });
    }
    let said = said(&puzzling, &game, hand.hint.as_ref());
    kit.paper_at("puzzle-says", Plane::Screen, places.says, 2, |pen| {
        let whole = pen.rect(0.0, 0.0, places.says[2], places.says[3]);
        if upright {
            note(pen, whole);
            speech(pen, whole.shrink2(vec2(18.0, 8.0)), &said);
            return;
        }
        panel(pen, whole);
        line(pen, whole, puzzle, game.game.plies());
        let room = Rect::from_min_max(pos2(whole.min.x + 24.0, whole.max.y - 214.0), whole.max - vec2(24.0, 22.0));
        note(pen, room);
        speech(pen, room.shrink2(vec2(16.0, 10.0)), &said);
        let (label, kind) = if puzzling.is_solved() {
            (text("puzzle-solved-ribbon"), Ribbon::Sun)
        } else {
            (text("puzzle-your-line"), Ribbon::Leaf)
        };
        ribbon(pen, pen.rect(70.0, -22.0, 180.0, 44.0), label, kind, 25.0);
    });
    let pressed = tools(&mut kit, "puzzle-tool", places.tool, 3, TOOLS, |tool| tile(tool, &puzzling));
    requests.write_batch(pressed);
    if !upright {
        kit.paper_at("puzzle-prompts", Plane::Screen, [936.0, 637.0, 318.0, 38.0], 7, |pen| {
            let end = pen.at(318.0, 19.0);
            let items: &[(Sign, &str)] = match (puzzling.is_solved(), hand.held) {
                (true, _) => &[(Sign::Confirm, next()), (Sign::Back, leave())],
                (false, Some(_)) => {
                    &[(Sign::Confirm, text("puzzle-prompt-move")), (Sign::Back, text("puzzle-prompt-put-down"))]
                }
                (false, None) => {
                    &[(Sign::Confirm, text("puzzle-prompt-take-up")), (Sign::Hint, for_a_hint()), (Sign::Back, leave())]
                }
            };
            prompts(pen, end.x, end.y, 330.0, items);
        });
    }
}

/// Whose move it is, as a sentence.
fn to_move(side: Side) -> &'static str {
    match side {
        Side::Red => text("puzzle-you-are-red"),
        Side::Blue => text("puzzle-you-are-blue"),
    }
}

/// What is asked, how hard it is and what it is about.
fn task(pen: &mut Pen, whole: Rect, title: &str, puzzle: &Puzzle, puzzling: &Puzzling) {
    panel(pen, whole);
    ribbon(pen, pen.rect(70.0, -22.0, 180.0, 44.0), title, Ribbon::Leaf, 25.0);
    let side = puzzle.start().side_to_move();
    let left = whole.min.x + 28.0;
    let right = whole.max.x - 24.0;
    let band = |from: f32, to: f32| Rect::from_min_max(pos2(left, whole.min.y + from), pos2(right, whole.min.y + to));
    side_mark(pen, side, pos2(left + 12.0, whole.min.y + 58.0), 0.75);
    pen.line(
        band(44.0, 72.0).with_min_x(left + 34.0),
        Align::Min,
        words(to_move(side), Face::Display, 20.0, pen.side(side)),
    );
    let high = pen.paragraph(
        band(80.0, 150.0),
        Align::Min,
        words(&sentences::task(puzzle), Face::Display, 24.0, palette::INK),
    );
    let middle = 80.0 + high + (202.0 - 80.0 - high) / 2.0;
    dots(pen, pos2(left + 16.0, whole.min.y + middle), puzzle.moves(), puzzling);
    pen.seam(pos2(left, whole.min.y + 202.0), right - left);
    let hard = band(212.0, 246.0);
    let width = stars_width(Puzzle::HARDEST, 1.1);
    pen.line(
        hard.with_max_x(hard.max.x - width),
        Align::Min,
        words(text("puzzle-difficulty"), Face::Text, 18.0, palette::BROWN),
    );
    stars(pen, pos2(hard.max.x - width, hard.center().y), 1.1, puzzle.grade(), Puzzle::HARDEST);
    chips(pen, band(252.0, 318.0), puzzle);
    let rules = names::rules(puzzle.rules());
    pen.line(band(316.0, 338.0), Align::Min, words(&rules, Face::Text, 16.0, palette::UMBER));
}

/// The same in little room.
fn short_task(pen: &mut Pen, whole: Rect, title: &str, puzzle: &Puzzle, puzzling: &Puzzling) {
    note(pen, whole);
    let side = puzzle.start().side_to_move();
    let inner = whole.shrink2(vec2(20.0, 8.0));
    let third = inner.height() / 3.0;
    let band = |row: f32| {
        let top = inner.min.y + third * row;
        Rect::from_min_max(pos2(inner.min.x, top), pos2(inner.max.x, top + third))
    };
    let (width, first) = (stars_width(Puzzle::HARDEST, 0.7), band(0.0));
    pen.line(first.with_max_x(first.max.x - width - 8.0), Align::Min, words(title, Face::Display, 22.0, palette::INK));
    stars(pen, pos2(first.max.x - width, first.center().y), 0.7, puzzle.grade(), Puzzle::HARDEST);
    let second = band(1.0);
    side_mark(pen, side, pos2(second.min.x + 10.0, second.center().y), 0.6);
    let text = second.with_min_x(second.min.x + 28.0);
    pen.line(text, Align::Min, words(&sentences::task(puzzle), Face::Display, 19.0, pen.side(side)));
    let third = band(2.0);
    dots(pen, pos2(third.min.x + 16.0, third.center().y + 2.0), puzzle.moves(), puzzling);
    let rules = names::rules(puzzle.rules());
    let text = third.with_min_x(third.min.x + 38.0 * puzzle.moves() as f32 + 8.0);
    pen.line(text, Align::Max, words(&rules, Face::Text, 16.0, palette::UMBER));
}

/// A mark for each move that is to be found: a tick behind, the number here and ahead.
fn dots(pen: &mut Pen, first: Pos2, moves: usize, puzzling: &Puzzling) {
    let step = 38.0;
    for index in 0..moves {
        let center = first + vec2(step * index as f32, 0.0);
        if index > 0 {
            let from = center - vec2(step - 15.0, 0.0);
            let color = if index <= puzzling.found() { palette::LEAF } else { palette::TWINE };
            pen.ui.painter().line_segment([from, center - vec2(15.0, 0.0)], Stroke::new(3.0, color));
        }
        if index < puzzling.found() || puzzling.is_solved() {
            pen.picture("tick", center, 0.78);
            continue;
        }
        let here = index == puzzling.found();
        if here {
            pen.ui.painter().circle_filled(center, 15.0, palette::INK);
        }
        let color = if here { palette::SUN } else { palette::TWINE };
        pen.ui.painter().circle_filled(center, 12.5, color);
        let number = (index + 1).to_string();
        let rect = Rect::from_center_size(center, vec2(24.0, 22.0));
        pen.unscaled(|pen| pen.line(rect, Align::Center, words(&number, Face::Display, 16.0, palette::INK)));
    }
}

/// What the puzzle is about, each on a chip. What has no room is left out, the last themes first.
fn chips(pen: &mut Pen, room: Rect, puzzle: &Puzzle) {
    let (high, gap) = (28.0, 6.0);
    let mut at = room.min;
    for (index, theme) in puzzle.themes().iter().enumerate() {
        let text = words(sentences::theme(*theme), Face::Strong, 16.0, palette::INK);
        let width = pen.unscaled(|pen| pen.line_width(text, high)) + 24.0;
        if at.x + width > room.max.x {
            at = pos2(room.min.x, at.y + high + gap);
        }
        if at.y + high > room.max.y {
            return;
        }
        let chip = Rect::from_min_size(at, vec2(width, high));
        pen.nine(if index == 0 { "chip-leaf" } else { "chip" }, chip);
        pen.unscaled(|pen| pen.line(chip.shrink2(vec2(8.0, 0.0)), Align::Center, text));
        at.x += width + gap + 4.0;
    }
}

/// How many leaves a twig has.
const LEAVES: u32 = 10;

/// A twig with a leaf for each puzzle in a row; a new one begins after ten.
fn streak(pen: &mut Pen, whole: Rect, book: &PuzzleBook) {
    panel(pen, whole);
    let (now, best) = book.streak();
    let inner = whole.shrink2(vec2(28.0, 20.0));
    let head = inner.with_max_y(inner.min.y + 32.0);
    pen.line(
        head.with_max_x(head.max.x - 70.0),
        Align::Min,
        words(text("puzzle-in-a-row"), Face::Display, 23.0, palette::INK),
    );
    pen.line(
        head.with_min_x(head.max.x - 70.0),
        Align::Max,
        words(&now.to_string(), Face::Display, 25.0, palette::LEAF_TEXT),
    );
    let grown = if now == 0 { 0 } else { (now - 1) % LEAVES + 1 };
    let (from, to) = (pos2(inner.min.x, inner.min.y + 76.0), pos2(inner.max.x, inner.min.y + 68.0));
    let along = |share: f32| from + (to - from) * share + vec2(0.0, 5.0 * (share * 9.0).sin());
    let twig: Vec<Pos2> = (0..=24).map(|part| along(part as f32 / 24.0)).collect();
    pen.ui.painter().add(Shape::line(twig, Stroke::new(3.4, palette::UMBER)));
    for leaf in 0..LEAVES {
        let root = along((leaf as f32 + 0.7) / LEAVES as f32);
        if leaf < grown {
            paint_leaf(pen, root, leaf % 2 == 0);
        } else {
            pen.ui.painter().circle_filled(root, 4.0, palette::LEAF);
        }
    }
    let foot = inner.with_min_y(inner.max.y - 28.0);
    let most = match best {
        0 => text("puzzle-row-begins").to_owned(),
        best => text!("puzzle-row-best", count = best),
    };
    pen.line(foot, Align::Min, words(&most, Face::Text, 17.0, palette::BROWN));
}

/// A small leaf cut from paper, above its twig or below.
fn paint_leaf(pen: &Pen, root: Pos2, up: bool) {
    let turn = if up { -1.15_f32 } else { 1.15 };
    let (along, aside) = (vec2(turn.cos(), turn.sin()), vec2(-turn.sin(), turn.cos()));
    let edge = |share: f32, half: f32| {
        let breadth = 7.5 * (share * std::f32::consts::PI).sin() * half;
        root + along * (27.0 * share) + aside * breadth
    };
    let shares = || (0..=8).map(|part| part as f32 / 8.0);
    let outline: Vec<Pos2> =
        shares().map(|share| edge(share, 1.0)).chain(shares().rev().map(|share| edge(share, -1.0))).collect();
    let shadow = outline.iter().map(|point| *point + vec2(1.5, 2.5)).collect();
    pen.ui.painter().add(Shape::convex_polygon(shadow, palette::SHADOW, Stroke::NONE));
    pen.ui.painter().add(Shape::convex_polygon(outline, palette::LEAF, Stroke::NONE));
    pen.ui.painter().line_segment([root, root + along * 22.0], Stroke::new(1.2, palette::LEAF_TEXT));
}

/// The moves so far, and the room for those to be found.
fn line(pen: &mut Pen, whole: Rect, puzzle: &Puzzle, plies: &[Ply]) {
    let step = (192.0 / puzzle.moves() as f32).min(46.0);
    for row in 0..puzzle.moves() {
        let middle = whole.min.y + 36.0 + step * (row as f32 + 0.5);
        let number = Rect::from_center_size(pos2(whole.min.x + 34.0, middle), vec2(26.0, 24.0));
        pen.line(number, Align::Center, words(&(row + 1).to_string(), Face::Strong, 17.0, palette::UMBER));
        for column in 0..2 {
            let index = 2 * row + column;
            if index >= puzzle.line().len() {
                continue;
            }
            let place = pos2(whole.min.x + 66.0 + 124.0 * column as f32, middle);
            let yours = column == 0 && index == plies.len();
            step_of_line(pen, place, step, plies.get(index), yours);
        }
    }
}

/// A move of the line: made, the solver's turn, or to come.
fn step_of_line(pen: &mut Pen, place: Pos2, step: f32, ply: Option<&Ply>, yours: bool) {
    let beside = Rect::from_min_size(place + vec2(22.0, -14.0), vec2(82.0, 28.0));
    let Some(ply) = ply else {
        if yours {
            let chip = Rect::from_min_size(place + vec2(-14.0, -15.0), vec2(112.0, 30.0));
            pen.nine("chip", chip);
            pen.line(
                chip.shrink2(vec2(8.0, 0.0)),
                Align::Center,
                words(text("puzzle-your-go"), Face::Strong, 17.0, palette::INK),
            );
        } else {
            pen.ui.painter().circle_filled(place, 7.0, palette::TWINE);
            pen.seam(place + vec2(22.0, 3.0), 50.0);
        }
        return;
    };
    token(pen, ply.piece.side, ply.piece.animal, place, (step - 4.0).min(38.0), 1.0);
    let sign = if ply.captured.is_some() { "×" } else { "–" };
    let text_of_move = format!("{}{sign}{}", ply.mv.from, ply.mv.to);
    pen.line(beside, Align::Min, words(&text_of_move, Face::Text, 19.0, palette::INK));
}

/// What is said: a mark, a heading and sentences.
struct Speech {
    mark: Option<&'static str>,
    heading: String,
    text: String,
    color: Color32,
}

fn said(puzzling: &Puzzling, game: &Match, hint: Option<&Hint>) -> Speech {
    let speech = |mark, heading: &str, text: &str, color| Speech {
        mark,
        heading: heading.to_owned(),
        text: text.to_owned(),
        color,
    };
    if let Some(hint) = hint.filter(|_| !puzzling.is_solved())
        && let Some(piece) = game.game.position().piece_at(hint.mv.from)
    {
        let told = hint::said(game, hint, piece.animal);
        // The proof, and the two weightiest claims: there is no room for all.
        let said = sentences::paragraph(told.sentences.into_iter().take(3));
        return speech(None, &told.heading, &said, palette::BROWN);
    }
    match puzzling.said() {
        PuzzleSaid::Task => speech(None, text("puzzle-task"), text("puzzle-task-text"), palette::BROWN),
        PuzzleSaid::Wrong(miss) => speech(Some("cross"), text("puzzle-wrong"), &miss.text(), palette::WARNING),
        PuzzleSaid::Right => speech(Some("tick"), text("puzzle-right"), text("puzzle-right-text"), palette::INK),
        PuzzleSaid::Solved if puzzling.is_clean() => {
            speech(Some("star"), text("puzzle-first-try"), text("puzzle-first-try-text"), palette::INK)
        }
        PuzzleSaid::Solved => speech(Some("tick"), text("puzzle-solved"), text("puzzle-solved-text"), palette::INK),
    }
}

fn speech(pen: &mut Pen, room: Rect, said: &Speech) {
    let high = 30.0;
    let mut title = room.with_max_y(room.min.y + high);
    if let Some(mark) = said.mark {
        pen.picture(mark, pos2(title.min.x + 14.0, title.center().y), 0.72);
        title.min.x += 36.0;
    }
    let below = room.with_min_y(room.min.y + high + 4.0);
    pen.telling(|pen| {
        pen.line(title, Align::Min, words(&said.heading, Face::Display, 20.0, palette::INK));
        pen.paragraph(below, Align::Min, words(&said.text, Face::Strong, 16.0, said.color));
    });
}

/// Whether a puzzle is at the board.
fn given(puzzling: Res<Puzzling>) -> bool {
    puzzling.is_open()
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.in_set(Drawing::Screens).run_if(in_state(Screen::Play).and_then(given)),
    );
}
