//! A small drawn board, for saved games, questions and tips.

use bevy_egui::egui::{Color32, Pos2, Rect, pos2, vec2};

use crate::{
    app::theme::{palette, pen::Pen, widgets::token},
    rules::{FILES, Position, RANKS, Side, Square, Terrain},
};

/// From so many units a square on, the animals can be told apart.
const READABLE: f32 = 14.0;

/// How wide and high a board is with squares of this size.
pub fn size(square: f32) -> bevy_egui::egui::Vec2 {
    vec2(f32::from(FILES), f32::from(RANKS)) * square + vec2(FRAME, FRAME) * 2.0
}

/// The frame's breadth.
const FRAME: f32 = 3.0;

/// Draws a position with squares of this size from a corner down, as Red sees it: animals where they can be told apart, else
/// the shapes of their sides.
pub fn draw(pen: &Pen, corner: Pos2, square: f32, position: &Position) {
    draw_without(pen, corner, square, position, None);
}

/// How large squares can be for the board to lie in so much room.
pub fn square_in(room: bevy_egui::egui::Vec2) -> f32 {
    let (files, ranks) = (f32::from(FILES), f32::from(RANKS));
    ((room.x - 2.0 * FRAME) / files).min((room.y - 2.0 * FRAME) / ranks)
}

/// The middle of a square of a board that is drawn from a corner down.
pub fn center(corner: Pos2, square: f32, place: Square) -> Pos2 {
    cell(corner, square, place) + vec2(square, square) / 2.0
}

/// The same, without the animal on one square: it is on its way.
pub fn draw_without(pen: &Pen, corner: Pos2, square: f32, position: &Position, away: Option<Square>) {
    let whole = Rect::from_min_size(corner, size(square));
    let painter = pen.ui.painter();
    painter.rect_filled(whole.translate(vec2(1.5, 2.5)), 3.0, palette::SHADOW);
    painter.rect_filled(whole, 3.0, palette::KRAFT);
    for place in Square::all() {
        let rect = Rect::from_min_size(cell(corner, square, place), vec2(square, square));
        painter.rect_filled(rect, 0.0, ground(place));
        if let Terrain::Trap(side) = place.terrain() {
            painter.circle_filled(rect.center(), square * 0.22, pen.side(side).gamma_multiply(0.6));
        }
        if let Terrain::Den(side) = place.terrain() {
            painter.rect_filled(rect.shrink(square * 0.16), square * 0.2, pen.side(side));
        }
    }
    for (piece, place) in position.pieces().filter(|(_, place)| Some(*place) != away) {
        let center = center(corner, square, place);
        if square >= READABLE {
            token(pen, piece.side, piece.animal, center, square * 1.02, 1.0);
            continue;
        }
        let half = square * 0.42;
        painter.circle_filled(center, half + 0.8, palette::CREAM);
        match piece.side {
            Side::Red => {
                painter.circle_filled(center, half, pen.side(Side::Red));
            }
            Side::Blue => {
                let points = [vec2(0.0, -half), vec2(half, 0.0), vec2(0.0, half), vec2(-half, 0.0)];
                let points = points.map(|step| center + step).to_vec();
                let line = bevy_egui::egui::Stroke::NONE;
                painter.add(bevy_egui::egui::Shape::convex_polygon(points, pen.side(Side::Blue), line));
            }
        }
    }
}

/// A square's corner.
fn cell(corner: Pos2, square: f32, place: Square) -> Pos2 {
    let down = f32::from(RANKS - 1 - place.rank());
    pos2(corner.x + FRAME + f32::from(place.file()) * square, corner.y + FRAME + down * square)
}

fn ground(place: Square) -> Color32 {
    match place.terrain() {
        Terrain::Water => palette::RIVER,
        _ if (place.file() + place.rank()).is_multiple_of(2) => palette::GRASS,
        _ => palette::MEADOW,
    }
}
