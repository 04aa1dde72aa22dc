//! The board's themes: one function on colors each, applied to the pictures as they are read; and what the player's eyes
//! need of them besides, which is applied with it.
//!
//! Papers and buttons stay as they are in every theme; the animals, their plates and the marks give way only a little, so that
//! whose they are is always seen.

use std::sync::{
    Arc,
    atomic::{AtomicU8, Ordering},
};

use bevy::prelude::*;

use super::sides::{self, Color3};
use crate::app::session::{BoardTheme, ColorSet, View};

/// What a picture shows, as far as the themes care.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    /// The jungle around the board.
    Jungle,
    /// Board and water.
    Board,
    /// The letters on the board's frame.
    Letters,
    /// The animals' own bodies.
    Animals,
    /// Plates and marks.
    Pieces,
    /// Papers and the pieces on them, which no theme changes.
    Papers,
    /// Lights and the papers' grain, which nothing changes.
    Lights,
}

impl Part {
    /// What the picture at a path in the assets shows.
    fn of(path: &str) -> Self {
        let begins = |with: &[&str]| with.iter().any(|with| path.starts_with(with));
        if begins(&["animals/"]) {
            Self::Animals
        } else if begins(&["board/pieces", "board/marks"]) {
            Self::Pieces
        } else if begins(&["board/letters"]) {
            Self::Letters
        } else if begins(&["board/"]) {
            Self::Board
        } else if begins(&["scenes/"]) && !begins(&["scenes/lights"]) {
            Self::Jungle
        } else if begins(&["ui/ui"]) {
            Self::Papers
        } else {
            Self::Lights
        }
    }
}

/// What the player wants of colors.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Look {
    theme: BoardTheme,
    colors: ColorSet,
    contrast: bool,
}

impl Look {
    fn of(view: &View) -> Self {
        Self { theme: view.theme, colors: view.colors, contrast: view.high_contrast }
    }

    /// As one number, and back.
    fn pack(self) -> u8 {
        self.theme as u8 + 4 * (self.colors as u8) + 16 * u8::from(self.contrast)
    }

    fn unpack(packed: u8) -> Self {
        let (theme, colors) = (usize::from(packed % 4), usize::from(packed / 4 % 4));
        let theme = BoardTheme::ALL[theme % BoardTheme::ALL.len()];
        Self { theme, colors: ColorSet::ALL[colors], contrast: packed >= 16 }
    }
}

/// What becomes of the colors of one picture.
#[derive(Debug, Clone, Copy)]
pub struct Tint {
    look: Look,
    part: Part,
}

impl Tint {
    /// Changes the colors of RGBA pixels. What is transparent stays so.
    pub fn apply(self, pixels: &mut [u8]) {
        let day = self.look == Look { theme: BoardTheme::Day, ..Look::default() };
        if day || self.part == Part::Lights {
            return;
        }
        for [red, green, blue, opacity] in pixels.as_chunks_mut::<{ super::pixels::PIXEL }>().0 {
            if *opacity == 0 {
                continue;
            }
            let color = [*red, *green, *blue].map(f32::from);
            [*red, *green, *blue] = self.change(color).map(|number| number.round() as u8);
        }
    }

    fn change(self, color: Color3) -> Color3 {
        let Look { theme, colors, contrast } = self.look;
        let own = match self.part {
            Part::Board | Part::Pieces | Part::Papers => sides::in_set(color, colors),
            Part::Jungle | Part::Letters | Part::Animals | Part::Lights => color,
        };
        let of_sides = self.part != Part::Jungle && sides::is_sides(color);
        let lit = match (theme, self.part) {
            (BoardTheme::Day, _) | (_, Part::Papers | Part::Lights) => own,
            (BoardTheme::Night, Part::Jungle | Part::Board | Part::Letters) => night(own, 1.0),
            (BoardTheme::Night, Part::Animals | Part::Pieces) => night(own, 0.25),
            // The stage is washed thinner than what stands on it.
            (BoardTheme::Ink, Part::Jungle | Part::Board | Part::Letters) => ink(own, 0.94, 0.16, of_sides),
            (BoardTheme::Ink, Part::Animals | Part::Pieces) => ink(own, 0.66, 0.0, of_sides),
        };
        match self.part {
            _ if !contrast => lit,
            Part::Letters if theme == BoardTheme::Night => [250.0, 240.0, 215.0],
            Part::Letters => [20.0, 8.0, 15.0],
            Part::Board if of_sides => sides::bold(lit),
            Part::Jungle | Part::Board => {
                let ground = if theme == BoardTheme::Night { [10.0, 16.0, 26.0] } else { [250.0, 246.0, 232.0] };
                sides::faint(lit, ground)
            }
            Part::Animals | Part::Pieces | Part::Papers | Part::Lights => sides::bold(lit),
        }
    }
}

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
fn ink(color: Color3, strength: f32, lift: f32, of_sides: bool) -> Color3 {
    const DARK: Color3 = [43.0, 39.0, 36.0];
    const PAPER: Color3 = [247.0, 239.0, 220.0];
    let [red, green, blue] = color;
    let strength = if of_sides { 0.3 * strength } else { strength };
    let lightness = (0.299 * red + 0.587 * green + 0.114 * blue) / 255.0;
    let wash = lift + (1.0 - lift) * ((lightness - 0.08) / 0.70).clamp(0.0, 1.0).powf(1.15);
    mix(color, mix(DARK, PAPER, wash), strength)
}

/// The colors in which pictures are read; its clones are the same one, for those who read in the background.
#[derive(Resource, Debug, Clone, Default)]
pub struct Tinting(Arc<AtomicU8>);

impl Tinting {
    /// What becomes of the picture at a path in the assets.
    pub fn of(&self, path: &std::path::Path) -> Tint {
        let look = Look::unpack(self.0.load(Ordering::Relaxed));
        Tint { look, part: Part::of(&path.to_string_lossy()) }
    }

    fn set(&self, look: Look) {
        self.0.store(look.pack(), Ordering::Relaxed);
    }
}

/// The pictures that are read anew for other colors.
#[derive(Resource, Default)]
pub struct Tinted(pub Vec<UntypedHandle>);

/// Has pictures read in the colors that are wanted. What is read at the start comes after it.
pub fn choose(view: Res<View>, tinting: Res<Tinting>) {
    tinting.set(Look::of(&view));
}

/// Other colors are wanted: everything is read anew, into the textures that are there.
fn repaint(view: Res<View>, server: Res<AssetServer>, tinted: Res<Tinted>, mut painted: Local<Option<Look>>) {
    let look = Look::of(&view);
    let before = painted.replace(look);
    if before.is_none_or(|before| before == look) {
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
        seen(Look { theme, ..Look::default() }, path, color)
    }

    fn seen(look: Look, path: &str, color: [u8; 3]) -> [u8; 3] {
        let tinting = Tinting::default();
        tinting.set(look);
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
    fn every_look_is_told_from_all_others() {
        for theme in BoardTheme::ALL {
            for colors in ColorSet::ALL {
                for contrast in [false, true] {
                    let look = Look { theme, colors, contrast };
                    assert_eq!(Look::unpack(look.pack()), look);
                }
            }
        }
    }

    /// B71: in every theme, in every set and in high contrast, the sides are apart by lightness or hue; and a set changes
    /// plates, traps and papers, but no animal.
    #[test]
    fn the_sides_stay_apart_in_every_look() {
        for theme in BoardTheme::ALL {
            for colors in ColorSet::ALL {
                for contrast in [false, true] {
                    let look = Look { theme, colors, contrast };
                    for path in ["board/pieces.webp", "board/board.webp", "ui/ui.webp"] {
                        let [red, blue] = [RED, BLUE].map(|side| seen(look, path, side));
                        let far: f32 = red.iter().zip(blue).map(|(a, b)| f32::from(a.abs_diff(b))).sum();
                        assert!(far > 110.0, "{look:?} {path}: {red:?} {blue:?}");
                    }
                }
            }
            let usual = seen(Look { theme, ..Look::default() }, "animals/animals.webp", RED);
            for colors in ColorSet::ALL {
                assert_eq!(seen(Look { theme, colors, contrast: false }, "animals/animals.webp", RED), usual);
            }
        }
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
