//! The papers beside the board while a position is set up.

use bevy_egui::egui::{Align, Id, Rect, pos2, vec2};

use crate::{
    app::{
        session::{Editor, EditorRequest},
        theme::{
            fonts::Face,
            kit::{Kit, Plane},
            palette::{BROWN, INK, UMBER, WARNING},
            pen::{Pen, words},
            widgets::{Ribbon, Sign, Tile, note, panel, prompts, ribbon, token},
        },
    },
    rules::{Animal, Piece, Side},
    text,
    texts::{names, text},
};

/// The animals: a row each beside the board, and a column each below it.
const LANDSCAPE_PALETTE: [f32; 4] = [26.0, 34.0, 318.0, 646.0];
const PORTRAIT_PALETTE: [f32; 4] = [8.0, 606.0, 374.0, 128.0];

/// Draws all animals, those on the board faintly; the one that was chosen to be put there.
pub(super) fn palette(kit: &mut Kit, editor: &Editor) -> Option<Piece> {
    let upright = kit.portrait();
    let place = if upright { PORTRAIT_PALETTE } else { LANDSCAPE_PALETTE };
    let chosen = kit.paper_at("editor-animals", Plane::Screen, place, 0, |pen| {
        let whole = pen.rect(0.0, 0.0, place[2], place[3]);
        if upright {
            note(pen, whole);
        } else {
            panel(pen, whole);
            ribbon(
                pen,
                pen.rect(place[2] / 2.0 - 80.0, -14.0, 160.0, 38.0),
                text("editor-animals"),
                Ribbon::Leaf,
                22.0,
            );
        }
        let mut chosen = None;
        for piece in Editor::offered() {
            let (rank, side) = (piece.animal.index() as f32, piece.side.index() as f32);
            let rect = if upright {
                pen.rect(7.0 + 45.0 * rank, 6.0 + 59.0 * side, 45.0, 57.0)
            } else {
                pen.rect(20.0 + 194.0 * side, 40.0 + 73.0 * rank, 84.0, 70.0)
            };
            if animal(pen, editor, piece, rect) {
                chosen = Some(piece);
            }
        }
        if !upright {
            for kind in Animal::ALL {
                let line = pen.rect(108.0, 40.0 + 73.0 * kind.index() as f32, 102.0, 70.0);
                pen.line(line, Align::Center, words(&names::animal(kind), Face::Strong, 19.0, BROWN));
            }
        }
        chosen
    });
    chosen.flatten()
}

/// One animal to choose; whether it was.
fn animal(pen: &mut Pen, editor: &Editor, piece: Piece, rect: Rect) -> bool {
    let id = Id::new("editor-animal").with((piece.side.index(), piece.animal.index()));
    let touch = pen.touch_by_pointer(id, rect, true);
    let chosen = editor.brush() == piece;
    if chosen || touch.hovered {
        pen.nine_faded("highlight", rect, if chosen { 1.0 } else { 0.4 });
    }
    let there = editor.position().square_of(piece).is_some();
    let width = rect.width().min(rect.height()) * 0.92;
    token(pen, piece.side, piece.animal, rect.center(), width, if there { 0.45 } else { 1.0 });
    touch.pressed
}

/// Says what was refused, and whether the board can be played.
pub(super) fn verdict(kit: &mut Kit, editor: &Editor) {
    let place = if kit.portrait() { [10.0, 18.0, 370.0, 106.0] } else { [936.0, 34.0, 318.0, 250.0] };
    let upright = kit.portrait();
    kit.paper_at("editor-verdict", Plane::Screen, place, 1, |pen| {
        let whole = pen.rect(0.0, 0.0, place[2], place[3]);
        if upright {
            note(pen, whole);
        } else {
            panel(pen, whole);
            ribbon(
                pen,
                pen.rect(place[2] / 2.0 - 100.0, -14.0, 200.0, 38.0),
                text("editor-heading"),
                Ribbon::Leaf,
                22.0,
            );
        }
        let inner = if upright {
            whole.shrink2(vec2(18.0, 10.0))
        } else {
            Rect::from_min_max(whole.min + vec2(26.0, 38.0), whole.max - vec2(26.0, 50.0))
        };
        let head = text!("editor-moves-first", side = editor.position().side_to_move().key());
        let high = if upright { 24.0 } else { 30.0 };
        let line = inner.with_max_y(inner.min.y + high);
        pen.line(line, Align::Min, words(&head, Face::Strong, if upright { 16.0 } else { 17.0 }, INK));
        let below = inner.with_min_y(line.max.y + 4.0);
        let (verdict, color) = said(editor);
        pen.telling(|pen| {
            pen.paragraph(below, Align::Min, words(&verdict, Face::Text, if upright { 16.0 } else { 18.0 }, color))
        });
        if !upright {
            let foot = whole.with_min_y(whole.max.y - 46.0).shrink2(vec2(26.0, 10.0));
            pen.line(foot, Align::Max, words(&names::rules(editor.rules()), Face::Strong, 16.0, UMBER));
        }
    });
}

/// What is said of the board: the last refusal first.
fn said(editor: &Editor) -> (String, bevy_egui::egui::Color32) {
    match (editor.fault(), editor.check()) {
        (Some(fault), _) => (fault.to_owned(), WARNING),
        (None, Err(why)) => (why, WARNING),
        (None, Ok(())) => (text("editor-playable").to_owned(), BROWN),
    }
}

/// What a tool does.
#[derive(Debug, Clone)]
pub(super) enum Tool {
    Ask(EditorRequest),
    Flip,
    Menu,
    /// The menu, to play: keys open it by itself.
    Play,
}

impl Tool {
    /// Whether a key does the same at once.
    fn has_key(&self) -> bool {
        matches!(self, Self::Ask(EditorRequest::Undo | EditorRequest::TakeOff) | Self::Flip | Self::Menu)
    }
}

/// The tools: those that are there everywhere, and those for which there is room beside the board alone.
fn all_tools(editor: &Editor) -> [(Tile<'static>, Tool); 8] {
    let tile = |name, label, icon, sign, usable| Tile { name, label, icon, sign, usable };
    let side = match editor.position().side_to_move() {
        Side::Red => text("editor-tool-red"),
        Side::Blue => text("editor-tool-blue"),
    };
    [
        (
            tile("editor-undo", text("editor-tool-undo"), "undo", Sign::Undo, editor.can_undo()),
            Tool::Ask(EditorRequest::Undo),
        ),
        (tile("editor-off", text("editor-tool-off"), "trash", Sign::Hint, true), Tool::Ask(EditorRequest::TakeOff)),
        (tile("editor-first", side, "swap", Sign::Menu, true), Tool::Ask(EditorRequest::Turn)),
        (tile("editor-flip", text("editor-tool-flip"), "flip", Sign::Flip, true), Tool::Flip),
        (tile("editor-menu", text("editor-tool-menu"), "menu", Sign::Menu, true), Tool::Menu),
        (tile("editor-start", text("editor-tool-start"), "again", Sign::Menu, true), Tool::Ask(EditorRequest::Start)),
        (tile("editor-clear", text("editor-tool-clear"), "close", Sign::Menu, true), Tool::Ask(EditorRequest::Clear)),
        (tile("editor-play", text("editor-tool-play"), "play", Sign::Menu, true), Tool::Play),
    ]
}

const LANDSCAPE_TOOLS: [[f32; 4]; 8] = [
    [936.0, 400.0, 73.5, 84.0],
    [1017.5, 400.0, 73.5, 84.0],
    [936.0, 500.0, 73.5, 84.0],
    [1099.0, 400.0, 73.5, 84.0],
    [1180.5, 400.0, 73.5, 84.0],
    [1017.5, 500.0, 73.5, 84.0],
    [1099.0, 500.0, 73.5, 84.0],
    [1180.5, 500.0, 73.5, 84.0],
];
const PORTRAIT_TOOLS: [[f32; 4]; 5] = [
    [12.0, 748.0, 68.0, 72.0],
    [86.5, 748.0, 68.0, 72.0],
    [161.0, 748.0, 68.0, 72.0],
    [235.5, 748.0, 68.0, 72.0],
    [310.0, 748.0, 68.0, 72.0],
];

/// Draws the tools and the prompts; the tool that was pressed.
pub(super) fn tools(kit: &mut Kit, editor: &Editor) -> Option<Tool> {
    let upright = kit.portrait();
    let places: &[[f32; 4]] = if upright { &PORTRAIT_TOOLS } else { &LANDSCAPE_TOOLS };
    let mut used = None;
    for ((tile, tool), place) in all_tools(editor).into_iter().zip(places) {
        let pressed = kit.paper_at(tile.name, Plane::Screen, *place, 2, |pen| {
            let rect = pen.rect(0.0, 0.0, place[2], place[3]);
            if tool.has_key() { tile.show(pen, rect) } else { tile.show_unsigned(pen, rect) }
        });
        if pressed == Some(true) {
            used = Some(tool);
        }
    }
    if !upright {
        kit.paper_at("editor-next", Plane::Screen, [936.0, 300.0, 318.0, 84.0], 2, |pen| next(pen, editor));
        kit.paper_at("editor-prompts", Plane::Screen, [836.0, 637.0, 418.0, 38.0], 3, |pen| {
            let end = pen.at(418.0, 19.0);
            let items = [
                (Sign::Confirm, text("editor-key-put")),
                (Sign::NextTab, text("editor-key-next")),
                (Sign::Back, text("editor-key-menu")),
            ];
            prompts(pen, end.x, end.y, 420.0, &items);
        });
    }
    used
}

/// The animal that is put on the next free square.
fn next(pen: &mut Pen, editor: &Editor) {
    let whole = pen.rect(0.0, 0.0, 318.0, 84.0);
    note(pen, whole);
    let piece = editor.brush();
    token(pen, piece.side, piece.animal, pos2(whole.min.x + 54.0, whole.center().y), 64.0, 1.0);
    let right = Rect::from_min_max(whole.min + vec2(98.0, 0.0), whole.max - vec2(18.0, 0.0));
    let (above, below) = right.split_top_bottom_at_fraction(0.5);
    pen.line(above.with_min_y(above.min.y + 14.0), Align::Min, words(text("editor-next"), Face::Text, 17.0, BROWN));
    let name = text!("editor-piece", side = piece.side.key(), animal = piece.animal.name());
    pen.line(below.with_max_y(below.max.y - 12.0), Align::Min, words(&name, Face::Display, 21.0, INK));
}
