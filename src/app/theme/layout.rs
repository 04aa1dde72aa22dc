//! Where things go: one function from the window's size to the places of board and papers.
//!
//! The picture is drawn for a *frame* of 1280 × 720 units, or 390 × 844 where the window is higher than wide. The frame is made
//! as large as the window allows and centered; all sizes of the screens are written in its units.

use bevy::{prelude::*, window::PrimaryWindow};

use crate::app::session::{Classroom, Reviewing};

/// The frame of a window that is wider than high, in units.
pub const LANDSCAPE: Vec2 = Vec2::new(1280.0, 720.0);
/// The frame of a window that is higher than wide, in units.
pub const PORTRAIT: Vec2 = Vec2::new(390.0, 844.0);

/// The board with its frame, in board units (a square is 100).
pub const BOARD_UNITS: Vec2 = Vec2::new(790.0, 995.0);

/// The smallest scale of the papers: a window too small for that shows a part of them.
const LEAST_UI: f32 = 0.25;

/// Where things go in the present window. All in logical pixels, y down, from the window's top left.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct Layout {
    /// The window's size.
    pub window: Vec2,
    /// Logical pixels a unit of the frame. egui's zoom factor follows it.
    pub ui: f32,
    /// The window is higher than wide.
    pub portrait: bool,
    /// The frame: the part of the window that the papers fill.
    pub frame: Rect,
    /// Where the board with its frame goes ([`BOARD_UNITS`] as to its shape). No paper ever covers it.
    pub board: Rect,
}

impl Layout {
    /// The layout of a window of this many logical pixels. A window without height or width is taken as one pixel.
    pub fn new(window: Vec2) -> Self {
        let window = window.max(Vec2::ONE);
        let portrait = window.y > window.x;
        let size = if portrait { PORTRAIT } else { LANDSCAPE };
        let fit = (window / size).min_element();
        let frame = Rect::from_center_size(window / 2.0, size * fit);
        let place = |center: Vec2, size: Vec2| Rect::from_center_size(frame.min + center * fit, size * fit);
        let board = if portrait {
            place(Vec2::new(195.0, 366.6), BOARD_UNITS * 0.468)
        } else {
            place(Vec2::new(640.0, 360.0), BOARD_UNITS * 0.68)
        };
        Self { window, ui: fit.max(LEAST_UI), portrait, frame, board }
    }

    /// The same with the board at the left, where there is room for more to its right.
    #[must_use]
    pub fn aside(mut self) -> Self {
        if !self.portrait {
            let fit = self.frame.width() / LANDSCAPE.x;
            let center = Vec2::new(self.frame.min.x + 316.0 * fit, self.board.center().y);
            self.board = Rect::from_center_size(center, self.board.size());
        }
        self
    }

    /// A place of the frame, in egui's points.
    pub fn point(&self, x: f32, y: f32) -> bevy_egui::egui::Pos2 {
        bevy_egui::egui::pos2(self.frame.min.x / self.ui + x, self.frame.min.y / self.ui + y)
    }

    /// A rectangle of the frame (left, top, width, height in units), in egui's points.
    pub fn rect(&self, x: f32, y: f32, w: f32, h: f32) -> bevy_egui::egui::Rect {
        bevy_egui::egui::Rect::from_min_size(self.point(x, y), bevy_egui::egui::vec2(w, h))
    }
}

impl Default for Layout {
    fn default() -> Self {
        Self::new(LANDSCAPE)
    }
}

fn follow_window(
    windows: Query<&Window, With<PrimaryWindow>>,
    (class, reviewing): (Option<Res<Classroom>>, Option<Res<Reviewing>>),
    mut layout: ResMut<Layout>,
) {
    let Ok(window) = windows.single() else { return };
    let usual = Layout::new(window.size());
    let taught = class.is_some_and(|class| class.is_open()) || reviewing.is_some_and(|review| review.is_open());
    layout.set_if_neq(if taught { usual.aside() } else { usual });
}

pub(super) fn plugin(app: &mut App) {
    // First: whatever is drawn in this frame is drawn for the window as it is.
    app.init_resource::<Layout>().add_systems(First, follow_window);
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOWS: [(f32, f32); 9] = [
        (1280.0, 720.0),
        (1920.0, 1080.0),
        (3840.0, 2160.0),
        (390.0, 844.0),
        (844.0, 390.0),
        (1024.0, 768.0),
        (800.0, 800.0),
        (1.0, 1.0),
        (640.0, 0.0),
    ];

    fn layouts() -> impl Iterator<Item = Layout> {
        WINDOWS.into_iter().map(|(w, h)| Layout::new(Vec2::new(w, h)))
    }

    #[test]
    fn the_mocks_are_met() {
        let play = Layout::new(Vec2::new(1280.0, 720.0));
        assert!(!play.portrait);
        assert_eq!((play.ui, play.frame), (1.0, Rect::new(0.0, 0.0, 1280.0, 720.0)));
        // Between the side papers, which end at 350 and begin at 930.
        assert!(play.board.min.x > 350.0 && play.board.max.x < 930.0, "{:?}", play.board);
        let phone = Layout::new(Vec2::new(390.0, 844.0));
        assert!(phone.portrait);
        // Between the opponent's strip, which ends at 110, and the turn's ribbon, which begins at 616.
        assert!(phone.board.min.y > 110.0 && phone.board.max.y < 616.0, "{:?}", phone.board);
    }

    #[test]
    fn everything_is_in_the_window() {
        for layout in layouts() {
            let window = Rect::from_corners(Vec2::ZERO, layout.window).inflate(0.01);
            for rect in [layout.frame, layout.board] {
                assert!(rect.min.is_finite() && rect.max.is_finite() && !rect.is_empty(), "{layout:?}");
                assert_eq!(window.union(rect), window, "{layout:?}");
            }
            assert!(layout.ui.is_finite() && layout.ui >= LEAST_UI);
        }
    }

    #[test]
    fn the_board_keeps_its_shape() {
        for layout in layouts() {
            let shape = layout.board.width() / layout.board.height();
            assert!((shape - BOARD_UNITS.x / BOARD_UNITS.y).abs() < 1e-3, "{layout:?}");
        }
    }

    #[test]
    fn scale_follows_the_window() {
        assert_eq!(Layout::new(Vec2::new(1920.0, 1080.0)).ui, 1.5);
        assert_eq!(Layout::new(Vec2::new(3840.0, 2160.0)).ui, 3.0);
        assert_eq!(Layout::new(Vec2::new(1280.0, 1280.0)).ui, 1.0);
    }

    #[test]
    fn units_become_points() {
        // 4:3: the frame is centered, with room above and below.
        let layout = Layout::new(Vec2::new(640.0, 480.0));
        let point = layout.point(0.0, 0.0);
        assert_eq!((point.x, point.y), (0.0, 120.0));
        let rect = layout.rect(10.0, 20.0, 30.0, 40.0);
        assert_eq!((rect.min.x, rect.min.y, rect.max.x, rect.max.y), (10.0, 140.0, 40.0, 180.0));
    }
}
