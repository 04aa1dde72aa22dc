//! Which of the two sizes of baked art suits a window.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::layout::Layout;

/// The larger art is taken where the smaller would have to be enlarged by more than this: a little softness is not seen, and
/// in a browser the larger art is another half of a megabyte.
const ENLARGED: f32 = 1.2;

/// Pixels of the window for a unit of the 1280x720 frame.
pub fn pixels_per_unit(layout: &Layout, windows: &Query<&Window, With<PrimaryWindow>>) -> f32 {
    layout.ui * windows.single().map_or(1.0, Window::scale_factor)
}

/// The ending of the art to take: `span` is how many units of the frame a pixel of the smaller art covers at most,
/// `pixels` as of [`pixels_per_unit`].
pub fn ending(span: f32, pixels: f32) -> &'static str {
    if span * pixels > ENLARGED { "@2x" } else { "" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sharp_art_for_sharp_windows() {
        assert_eq!(ending(1.0, 1.0), "", "1280x720");
        assert_eq!(ending(1.0, 1.5), "@2x", "1920x1080");
        assert_eq!(ending(0.68, 1.5), "", "the board at 1080 lines");
        assert_eq!(ending(1.2, 1.0), "", "the title's animals at 1280x720, a fifth enlarged");
        assert_eq!(ending(1.2, 1.125), "@2x", "the title's animals at 1440x810");
    }
}
