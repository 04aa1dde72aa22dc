//! Where a square lies: in the world, and in the window.
//!
//! The world's unit is a hundredth of a square; d5's center is its origin, y points up. A flipped board is turned by
//! half a turn.

use bevy::prelude::*;

use crate::rules::Square;

/// A square's width in the world.
pub const SQUARE: f32 = 100.0;

const FILES: f32 = 7.0;
const RANKS: f32 = 9.0;

/// The center of a square in the world.
pub fn center(square: Square, flipped: bool) -> Vec2 {
    let from_middle = vec2(f32::from(square.file()) - 3.0, f32::from(square.rank()) - 4.0);
    from_middle * if flipped { -SQUARE } else { SQUARE }
}

/// The square at a place in the world; none outside the board.
pub fn square_at(world: Vec2, flipped: bool) -> Option<Square> {
    let turned = if flipped { -world } else { world };
    let cell = (turned / SQUARE + vec2(FILES, RANKS) / 2.0).floor();
    if !(cell.cmpge(Vec2::ZERO).all() && cell.cmplt(vec2(FILES, RANKS)).all()) {
        return None;
    }
    Square::new(cell.x as u8, cell.y as u8)
}

/// How the world is laid into the window.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Lens {
    /// Where the world's origin lies in the window, in logical pixels from its top left corner.
    pub origin: Vec2,
    /// Logical pixels to a unit of the world; above zero.
    pub scale: f32,
}

impl Lens {
    /// Fits a drawing of that size, centered on the world's origin, into a rectangle of the window: `contain` it whole,
    /// or cover all of the rectangle.
    ///
    /// A rectangle without area, as of a minimized window, gives a tiny picture, never one of size zero.
    pub fn fit(drawing: Vec2, into: Rect, contain: bool) -> Self {
        let ratio = into.size().max(Vec2::ONE) / drawing;
        let scale = if contain { ratio.min_element() } else { ratio.max_element() };
        Self { origin: into.center(), scale }
    }

    /// The place in the world under a point of the window.
    pub fn to_world(&self, window: Vec2) -> Vec2 {
        let away = (window - self.origin) / self.scale;
        vec2(away.x, -away.y)
    }

    /// The point of the window at which a place in the world is seen.
    pub fn to_window(&self, world: Vec2) -> Vec2 {
        self.origin + vec2(world.x, -world.y) * self.scale
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::theme::layout::BOARD_UNITS;

    fn lenses() -> impl Iterator<Item = Lens> {
        let boards = [
            Rect::new(372.0, 22.0, 908.0, 698.0),
            Rect::new(8.0, 136.0, 382.0, 600.0),
            Rect::new(137.0, 61.0, 1800.0, 1000.0),
            Rect::new(-40.0, -10.0, 900.5, 1411.25),
        ];
        boards.into_iter().map(|board| Lens::fit(BOARD_UNITS, board, true))
    }

    #[test]
    fn d5_is_the_middle_and_a1_lies_bottom_left() {
        let square = |name: &str| name.parse::<Square>().expect("a square");
        assert_eq!(center(square("d5"), false), Vec2::ZERO);
        assert_eq!(center(square("a1"), false), vec2(-300.0, -400.0));
        assert_eq!(center(square("a1"), true), vec2(300.0, 400.0));
    }

    /// B41, B61: a click on a square's center, and close to its corners, hits that square, however the board is
    /// turned and wherever in the window it lies.
    #[test]
    fn every_square_is_found_under_its_place_in_the_window() {
        for lens in lenses() {
            for flipped in [false, true] {
                for square in Square::all() {
                    for nudge in
                        [vec2(0.0, 0.0), vec2(-49.0, 49.0), vec2(49.0, 49.0), vec2(-49.0, -49.0), vec2(49.0, -49.0)]
                    {
                        let window = lens.to_window(center(square, flipped) + nudge);
                        assert_eq!(
                            square_at(lens.to_world(window), flipped),
                            Some(square),
                            "{square} {flipped} {nudge}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn beside_the_board_there_is_no_square() {
        for flipped in [false, true] {
            for outside in
                [vec2(351.0, 0.0), vec2(-351.0, 0.0), vec2(0.0, 451.0), vec2(0.0, -451.0), vec2(f32::NAN, 0.0)]
            {
                assert_eq!(square_at(outside, flipped), None, "{outside}");
            }
        }
    }

    #[test]
    fn contained_is_inside_and_covering_leaves_no_gap() {
        let into = Rect::new(10.0, 20.0, 410.0, 120.0);
        let drawing = vec2(100.0, 100.0);
        assert_eq!(Lens::fit(drawing, into, true).scale, 1.0);
        assert_eq!(Lens::fit(drawing, into, false).scale, 4.0);
        assert_eq!(Lens::fit(drawing, into, true).to_window(Vec2::ZERO), vec2(210.0, 70.0));
    }

    /// B54: a window without height has no picture, but a lens.
    #[test]
    fn a_window_without_size_does_no_harm() {
        for size in [Vec2::ZERO, vec2(0.0, 5.0), vec2(300.0, 0.0)] {
            let lens = Lens::fit(BOARD_UNITS, Rect::from_corners(Vec2::ZERO, size), true);
            assert!(lens.scale > 0.0 && lens.to_world(vec2(3.0, 3.0)).is_finite(), "{size}");
        }
    }
}
