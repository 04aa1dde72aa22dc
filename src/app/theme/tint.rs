//! The board's themes: one function on colors each, applied to the world's pictures as they are read.
//!
//! Papers and buttons stay as they are in every theme; the animals, their plates and the marks give way only a little, so that
//! whose they are is always seen.

use std::sync::{
    Arc,
    atomic::{AtomicU8, Ordering},
};

use bevy::prelude::*;

use crate::app::session::{BoardTheme, View};

/// What a picture shows, as far as the themes care.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    /// Jungle, board and water.
    Stage,
    /// Animals, plates and marks.
    Pieces,
    /// Papers and lights, which no theme changes.
    Papers,
}

impl Part {
    /// What the picture at a path in the assets shows.
    fn of(path: &str) -> Self {
        let begins = |with: &[&str]| with.iter().any(|with| path.starts_with(with));
        if begins(&["animals/", "board/pieces", "board/marks"]) {
            Self::Pieces
        } else if begins(&["board/", "scenes/"]) && !begins(&["scenes/lights"]) {
            Self::Stage
        } else {
            Self::Papers
        }
    }
}

/// What becomes of the colors of one picture.
#[derive(Debug, Clone, Copy)]
pub struct Tint {
    theme: BoardTheme,
    part: Part,
}

impl Tint {
    /// Nothing.
    pub const NONE: Self = Self { theme: BoardTheme::Day, part: Part::Papers };

    /// Changes the colors of RGBA pixels. What is transparent stays so.
    pub fn apply(self, pixels: &mut [u8]) {
        let change: fn(Color3) -> Color3 = match (self.theme, self.part) {
            (BoardTheme::Day, _) | (_, Part::Papers) => return,
            (BoardTheme::Night, Part::Stage) => |color| night(color, 1.0),
            (BoardTheme::Night, Part::Pieces) => |color| night(color, 0.25),
            // The stage is washed thinner than what stands on it.
            (BoardTheme::Ink, Part::Stage) => |color| ink(color, 0.94, 0.16),
            (BoardTheme::Ink, Part::Pieces) => |color| ink(color, 0.66, 0.0),
        };
        for [red, green, blue, _] in pixels.as_chunks_mut::<{ super::pixels::PIXEL }>().0 {
            let color = [*red, *green, *blue].map(f32::from);
            [*red, *green, *blue] = change(color).map(|number| number.round() as u8);
        }
    }
}

/// Red, green and blue as sRGB numbers, 0 to 255.
type Color3 = [f32; 3];

fn mix(from: Color3, to: Color3, share: f32) -> Color3 {
    std::array::from_fn(|channel| from[channel] + (to[channel] - from[channel]) * share)
}

/// Moonlight: warm light is dimmed most, and the darks have a little sky in them. `strength` is the share in which a color
/// gives way, 0 to 1.
fn night(color: Color3, strength: f32) -> Color3 {
    const LEFT: Color3 = [0.38, 0.54, 0.70];
    const SKY: Color3 = [6.0, 14.0, 30.0];
    mix(color, std::array::from_fn(|channel| (color[channel] * LEFT[channel] + SKY[channel]).min(255.0)), strength)
}

/// Washes of one ink on warm paper, none of them darker than `lift`, 0 to 1. Both sides' colors keep most of their hue.
fn ink(color: Color3, strength: f32, lift: f32) -> Color3 {
    const DARK: Color3 = [43.0, 39.0, 36.0];
    const PAPER: Color3 = [247.0, 239.0, 220.0];
    let [red, green, blue] = color;
    let reddish = red > 130.0 && red - green > 75.0 && (green - blue).abs() < 45.0;
    let bluish = blue > 85.0 && blue - red > 55.0 && blue - green > 28.0;
    let strength = if reddish || bluish { 0.3 * strength } else { strength };
    let lightness = (0.299 * red + 0.587 * green + 0.114 * blue) / 255.0;
    let wash = lift + (1.0 - lift) * ((lightness - 0.08) / 0.70).clamp(0.0, 1.0).powf(1.15);
    mix(color, mix(DARK, PAPER, wash), strength)
}

/// The theme in which pictures are read; its clones are the same one, for those who read in the background.
#[derive(Resource, Debug, Clone, Default)]
pub struct Tinting(Arc<AtomicU8>);

impl Tinting {
    /// What becomes of the picture at a path in the assets.
    pub fn of(&self, path: &std::path::Path) -> Tint {
        let theme = BoardTheme::ALL[usize::from(self.0.load(Ordering::Relaxed)) % BoardTheme::ALL.len()];
        Tint { theme, part: Part::of(&path.to_string_lossy()) }
    }

    fn set(&self, theme: BoardTheme) {
        self.0.store(theme as u8, Ordering::Relaxed);
    }
}

/// The pictures that are read anew for another theme.
#[derive(Resource, Default)]
pub struct Tinted(pub Vec<UntypedHandle>);

/// Has pictures read in the theme that is wanted. What is read at the start comes after it.
pub fn choose(view: Res<View>, tinting: Res<Tinting>) {
    tinting.set(view.theme);
}

/// Another theme is wanted: everything is read anew, into the textures that are there.
fn repaint(view: Res<View>, server: Res<AssetServer>, tinted: Res<Tinted>, mut painted: Local<Option<BoardTheme>>) {
    let before = painted.replace(view.theme);
    if before.is_none_or(|before| before == view.theme) {
        return;
    }
    for path in tinted.0.iter().filter_map(|handle| server.get_path(handle.id())) {
        server.reload(path);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Tinting>()
        .init_resource::<Tinted>()
        .add_systems(Startup, choose)
        .add_systems(Update, (choose, repaint).chain().run_if(resource_changed::<View>));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tinted(theme: BoardTheme, path: &str, color: [u8; 3]) -> [u8; 3] {
        let tinting = Tinting::default();
        tinting.set(theme);
        let mut pixel = [color[0], color[1], color[2], 200];
        tinting.of(path.as_ref()).apply(&mut pixel);
        assert_eq!(pixel[3], 200, "opacity stays");
        [pixel[0], pixel[1], pixel[2]]
    }

    const GRASS: [u8; 3] = [0xCB, 0xD3, 0x7A];
    const RED: [u8; 3] = [0xE0, 0x4A, 0x33];
    const BLUE: [u8; 3] = [0x24, 0x50, 0xA4];

    fn lightness([red, green, blue]: [u8; 3]) -> f32 {
        0.299 * f32::from(red) + 0.587 * f32::from(green) + 0.114 * f32::from(blue)
    }

    #[test]
    fn day_is_as_drawn() {
        for path in ["board/board.webp", "animals/animals@2x.webp", "scenes/title-back.webp"] {
            assert_eq!(tinted(BoardTheme::Day, path, GRASS), GRASS);
        }
    }

    #[test]
    fn papers_and_lights_stay_in_every_theme() {
        for theme in BoardTheme::ALL {
            for path in ["ui/tooth.webp", "ui/ui@2x.webp", "scenes/lights.webp"] {
                assert_eq!(tinted(theme, path, GRASS), GRASS, "{theme:?} {path}");
            }
        }
    }

    #[test]
    fn the_night_is_dark_and_blue_and_the_pieces_stand_out_of_it() {
        let [red, _, blue] = tinted(BoardTheme::Night, "board/board.webp", GRASS);
        assert!(blue > red, "{red} {blue}");
        let stage = lightness(tinted(BoardTheme::Night, "board/board.webp", GRASS));
        let piece = lightness(tinted(BoardTheme::Night, "board/pieces.webp", GRASS));
        assert!(stage < 0.65 * lightness(GRASS) && piece > 0.8 * lightness(GRASS), "{stage} {piece}");
    }

    #[test]
    fn ink_leaves_hue_to_the_sides_alone() {
        let hue = |color: [u8; 3]| color.iter().max().expect("three") - color.iter().min().expect("three");
        assert!(hue(tinted(BoardTheme::Ink, "board/board.webp", GRASS)) < 40);
        for side in [RED, BLUE] {
            assert!(hue(tinted(BoardTheme::Ink, "board/pieces.webp", side)) > 70, "{side:?}");
        }
    }
}
