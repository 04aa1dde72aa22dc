//! Small boards that show what a switch changes. Whether a move may be made is asked of the rules themselves.

use bevy_egui::egui::{Align, Pos2, Rect, Stroke, Vec2, pos2, vec2};

use crate::{
    app::theme::{
        fonts::Face,
        palette,
        pen::{Pen, words},
        widgets::token,
    },
    rules::{Move, Position, RuleSet, Square, Terrain},
};

/// What a picture says.
#[derive(Debug, Clone, Copy)]
pub(super) enum Says {
    /// Whether its move may be made.
    Verdict {
        /// It may.
        yes: &'static str,
        /// It may not.
        no: &'static str,
    },
    /// What the value of its switch means.
    Value(&'static str),
}

/// A small board.
#[derive(Debug, Clone, Copy)]
pub(super) struct Picture {
    /// The position.
    pub(super) fen: &'static str,
    /// The move that is shown.
    pub(super) mv: Option<&'static str>,
    /// The part of the board that is seen: its first file and rank from 0, how many files, how many ranks.
    pub(super) part: [u8; 4],
    pub(super) says: Says,
}

impl Picture {
    fn shown_move(&self) -> Option<Move> {
        self.mv.and_then(|mv| mv.parse().ok())
    }

    /// Whether the move may be made, where that is the question; and the sentence.
    pub(super) fn says(&self, rules: &RuleSet) -> (Option<bool>, &'static str) {
        match self.says {
            Says::Value(sentence) => (None, sentence),
            Says::Verdict { yes, no } => {
                let position = Position::from_fen(self.fen, rules).ok();
                let legal =
                    position.zip(self.shown_move()).is_some_and(|(position, mv)| position.check(mv, rules).is_ok());
                (Some(legal), if legal { yes } else { no })
            }
        }
    }

    /// How high it is for its width.
    fn shape(&self) -> f32 {
        f32::from(self.part[3]) / f32::from(self.part[2])
    }
}

/// The room of a picture's sentence.
const LINE: f32 = 30.0;

/// Draws pictures into a room: one below the other, or, where it is low, beside one another.
pub(super) fn draw(pen: &mut Pen, room: Rect, pictures: &[Picture], rules: &RuleSet) {
    let count = pictures.len() as f32;
    let beside = room.width() > room.height();
    let size =
        if beside { vec2(room.width() / count, room.height()) } else { vec2(room.width(), room.height() / count) };
    let step = if beside { vec2(size.x, 0.0) } else { vec2(0.0, size.y) };
    for (index, picture) in pictures.iter().enumerate() {
        let part = Rect::from_min_size(room.min + step * index as f32, size).shrink2(vec2(4.0, 0.0));
        let (holds, sentence) = picture.says(rules);
        let text = words(
            sentence,
            Face::Strong,
            17.0,
            if holds == Some(false) { palette::WARNING } else { palette::LEAF_TEXT },
        );
        let width = part.width() - 34.0;
        let high = pen.unscaled(|pen| pen.height(width, text)).max(LINE) + 6.0;
        let board = part.with_max_y(part.max.y - high - 12.0);
        let width = board.width().min((board.height() - 4.0) / picture.shape());
        if width > 40.0 {
            let board = Rect::from_center_size(board.center(), vec2(width, width * picture.shape()));
            draw_board(pen, board, picture, rules, holds);
        }
        let line = Rect::from_min_max(pos2(part.min.x, part.max.y - high), part.max);
        if let Some(holds) = holds {
            pen.icon(if holds { "check" } else { "close" }, pos2(line.min.x + 12.0, line.min.y + 14.0), 18.0, 1.0);
        }
        let line = line.with_min_x(line.min.x + 30.0);
        pen.unscaled(|pen| pen.paragraph(line, Align::Min, text));
    }
}

fn draw_board(pen: &Pen, board: Rect, picture: &Picture, rules: &RuleSet, holds: Option<bool>) {
    let [file, rank, files, ranks] = picture.part;
    let cell = board.width() / f32::from(files);
    let painter = pen.ui.painter();
    painter.rect_filled(board.expand(5.0), 8.0, palette::KRAFT);
    let place = |square: Square| {
        let x = f32::from(square.file()) - f32::from(file);
        let y = f32::from(rank + ranks) - 1.0 - f32::from(square.rank());
        board.min + vec2(x + 0.5, y + 0.5) * cell
    };
    let seen = |square: &Square| {
        (file..file + files).contains(&square.file()) && (rank..rank + ranks).contains(&square.rank())
    };
    for square in Square::all().filter(seen) {
        draw_square(pen, square, place(square), cell);
    }
    let Ok(position) = Position::from_fen(picture.fen, rules) else { return };
    if let Some(mv) = picture.shown_move() {
        let (from, to) = (place(mv.from), place(mv.to));
        if position.piece_at(mv.to).is_some() && holds != Some(false) {
            pen.picture("burst", to, cell / 130.0);
        }
        for step in 1..4 {
            let opacity = if holds == Some(false) { 0.3 } else { 0.9 };
            pen.icon("paw", from.lerp(to, 0.2 + 0.16 * step as f32), cell * 0.2, opacity);
        }
    }
    for (piece, square) in position.pieces().filter(|(_, square)| seen(square)) {
        token(pen, piece.side, piece.animal, place(square), cell * 0.96, 1.0);
    }
    if let Some(mv) = picture.shown_move().filter(|_| holds == Some(false)) {
        let at = place(mv.to) + vec2(cell * 0.3, -cell * 0.3);
        painter.circle_filled(at, cell * 0.17, palette::CREAM);
        pen.icon("close", at, cell * 0.24, 1.0);
    }
}

fn draw_square(pen: &Pen, square: Square, center: Pos2, cell: f32) {
    let painter = pen.ui.painter();
    let tile = Rect::from_center_size(center, Vec2::splat(cell)).shrink(cell * 0.03);
    let even = (square.file() + square.rank()).is_multiple_of(2);
    let ground = if even { palette::GRASS } else { palette::MEADOW };
    match square.terrain() {
        Terrain::Land => {
            painter.rect_filled(tile, cell * 0.1, ground);
        }
        Terrain::Water => {
            painter.rect_filled(Rect::from_center_size(center, Vec2::splat(cell)), 0.0, palette::RIVER);
        }
        Terrain::Trap(side) => {
            painter.rect_filled(tile, cell * 0.1, palette::UMBER);
            let canes = Stroke::new(cell * 0.07, palette::TWINE);
            for step in [-0.22, 0.0, 0.22] {
                let (half, aside) = (cell * 0.36, cell * step);
                painter.line_segment([center + vec2(aside, -half), center + vec2(aside, half)], canes);
                painter.line_segment([center + vec2(-half, aside), center + vec2(half, aside)], canes);
            }
            for (x, y) in [(-0.11, -0.11), (0.11, -0.11), (-0.11, 0.11), (0.11, 0.11)] {
                painter.circle_filled(center + vec2(x, y) * (cell * 2.0), cell * 0.06, pen.side(side));
            }
        }
        Terrain::Den(side) => {
            painter.rect_filled(tile, cell * 0.1, ground);
            let door = Rect::from_center_size(center + vec2(0.0, cell * 0.1), vec2(cell * 0.5, cell * 0.6));
            painter.circle_filled(center - vec2(0.0, cell * 0.05), cell * 0.38, pen.side(side));
            painter.rect_filled(door, cell * 0.2, palette::INK);
        }
    }
}
