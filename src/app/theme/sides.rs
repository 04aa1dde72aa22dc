//! The colors of the two sides for eyes that see some colors weakly, and pictures of high contrast: functions on colors.
//!
//! The sides, the knots of their traps and their dens are drawn in red and blue; a set moves both hues to where they, the
//! canes, the grass and the river stay apart for such eyes. Shapes (circles and diamonds) tell the sides apart besides.

use bevy_egui::egui::Color32;

use super::palette;
use crate::{app::session::ColorSet, rules::Side};

/// Red, green and blue as sRGB numbers, 0 to 255.
pub(super) type Color3 = [f32; 3];

/// The sides' colors as they are drawn.
const RED: Color3 = [224.0, 74.0, 51.0];
const BLUE: Color3 = [36.0, 80.0, 164.0];

/// Red's and Blue's color in a set.
fn pair(set: ColorSet) -> [Color3; 2] {
    match set {
        ColorSet::Usual => [RED, BLUE],
        ColorSet::Deuteranopia => [[110.0, 16.0, 56.0], [52.0, 134.0, 220.0]],
        ColorSet::Protanopia => [[92.0, 10.0, 50.0], [66.0, 150.0, 232.0]],
        ColorSet::Tritanopia => [[232.0, 54.0, 60.0], [58.0, 28.0, 122.0]],
    }
}

/// A side's color in a set where it is written on paper, or lies on it as an area: dark enough to be read.
pub(super) const fn on_paper(side: Side, set: ColorSet) -> Color32 {
    let (red, blue) = match set {
        ColorSet::Usual => (palette::RED_TEXT, palette::BLUE_TEXT),
        ColorSet::Deuteranopia => (Color32::from_rgb(110, 16, 56), Color32::from_rgb(20, 90, 166)),
        ColorSet::Protanopia => (Color32::from_rgb(92, 10, 50), Color32::from_rgb(18, 94, 170)),
        ColorSet::Tritanopia => (Color32::from_rgb(176, 26, 34), Color32::from_rgb(58, 28, 122)),
    };
    match side {
        Side::Red => red,
        Side::Blue => blue,
    }
}

/// A soft step from 0 at `from` to 1 at `to`.
fn step(from: f32, to: f32, value: f32) -> f32 {
    let share = ((value - from) / (to - from)).clamp(0.0, 1.0);
    share * share * (3.0 - 2.0 * share)
}

/// How much of Red's color is in a color, 0 to about 1. Browns, oranges and pinks have none.
fn redness([red, green, blue]: Color3) -> f32 {
    let strong = (red - green.max(blue)) / (RED[0] - RED[1]);
    let aside = (green - blue).abs() / (red - green.min(blue)).max(1.0);
    strong.clamp(0.0, 1.2) * (1.0 - step(0.34, 0.5, aside))
}

/// How much of Blue's color is in a color. Water and violet have none.
fn blueness([red, green, blue]: Color3) -> f32 {
    let strong = (blue - red.max(green)) / (BLUE[2] - BLUE[1]);
    let aside = (green - red) / (blue - red).max(1.0);
    strong.clamp(0.0, 1.2) * (1.0 - step(0.5, 0.62, aside)) * step(-0.25, 0.0, aside)
}

/// Whether a color is one of the sides'.
pub(super) fn is_sides(color: Color3) -> bool {
    redness(color) > 0.45 || blueness(color) > 0.45
}

/// The color in a set. What is mixed with paper at an edge stays mixed as much.
pub(super) fn in_set(color: Color3, set: ColorSet) -> Color3 {
    if set == ColorSet::Usual {
        return color;
    }
    let [red, blue] = pair(set);
    let shares = [(redness(color), RED, red), (blueness(color), BLUE, blue)];
    std::array::from_fn(|channel| {
        let moved: f32 = shares.iter().map(|(share, from, to)| share * (to[channel] - from[channel])).sum();
        (color[channel] + moved).clamp(0.0, 255.0)
    })
}

/// What stands out: darks darker, lights lighter, hues stronger.
pub(super) fn bold(color: Color3) -> Color3 {
    color.map(|number| (128.0 + (number - 128.0) * 1.28).clamp(0.0, 255.0))
}

/// What steps back: the ground washed out towards `ground` with half of its hue, so that pieces and marks stand out of it.
pub(super) fn faint(color: Color3, ground: Color3) -> Color3 {
    let grey = 0.299 * color[0] + 0.587 * color[1] + 0.114 * color[2];
    std::array::from_fn(|channel| {
        let dull = grey + (color[channel] - grey) * 0.6;
        dull + (ground[channel] - dull) * 0.42
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const CANE: Color3 = [217.0, 178.0, 122.0];
    const GRASS: Color3 = [203.0, 211.0, 122.0];
    const RIVER: Color3 = [59.0, 166.0, 162.0];
    const CREAM: Color3 = [255.0, 244.0, 220.0];
    const SUN: Color3 = [255.0, 194.0, 61.0];
    const TIGER: Color3 = [240.0, 138.0, 36.0];

    type Matrix = [[f32; 3]; 3];

    /// What is left of light for an eye without one kind of cone (Machado, Oliveira and Fernandes, 2009).
    const DEUTAN: Matrix =
        [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_820, 0.042_940, 0.968_881]];
    const PROTAN: Matrix =
        [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]];
    const TRITAN: Matrix =
        [[1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602], [0.004_733, 0.691_367, 0.303_900]];

    fn times(matrix: &Matrix, light: Color3) -> Color3 {
        matrix.map(|row| row.iter().zip(light).map(|(share, part)| share * part).sum())
    }

    /// The color as such an eye sees it, in CIE L*a*b*.
    fn seen(color: Color3, eye: &Matrix) -> Color3 {
        const TO_XYZ: Matrix = [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]];
        let linear = color.map(|number| {
            let share = number / 255.0;
            if share <= 0.040_45 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
        });
        let light = times(eye, linear).map(|part| part.clamp(0.0, 1.0));
        let [x, y, z] = times(&TO_XYZ, light);
        let [x, y, z] = [x / 0.9505, y, z / 1.089]
            .map(|part: f32| if part > 0.008_856 { part.cbrt() } else { 7.787 * part + 16.0 / 116.0 });
        [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
    }

    /// How far apart two colors are for such an eye; from 10 on they are told apart at a glance.
    fn apart(one: Color3, other: Color3, eye: &Matrix) -> f32 {
        let (one, other) = (seen(one, eye), seen(other, eye));
        one.iter().zip(other).map(|(a, b)| (a - b).powi(2)).sum::<f32>().sqrt()
    }

    const EYES: [(ColorSet, &Matrix); 3] =
        [(ColorSet::Deuteranopia, &DEUTAN), (ColorSet::Protanopia, &PROTAN), (ColorSet::Tritanopia, &TRITAN)];

    /// B71: in each set, for the eyes it is made for, the sides are apart, and from all that they lie on.
    #[test]
    fn every_set_reads_well_on_paper() {
        let light = |color: Color32| {
            let [red, green, blue, _] = bevy_egui::egui::Rgba::from(color).to_array();
            0.2126 * red + 0.7152 * green + 0.0722 * blue
        };
        for set in ColorSet::ALL {
            for ground in [palette::PAPER, palette::CREAM] {
                for side in Side::ALL {
                    let contrast = (light(ground) + 0.05) / (light(on_paper(side, set)) + 0.05);
                    assert!(contrast >= 4.5, "{side:?} in {set:?}: {contrast}");
                }
            }
        }
    }

    #[test]
    fn sides_knots_and_dens_stay_apart() {
        for (set, eye) in EYES {
            let [red, blue] = [RED, BLUE].map(|side| in_set(side, set));
            assert!(apart(red, blue, eye) > 50.0, "{set:?}: the sides, {}", apart(red, blue, eye));
            for ground in [CANE, GRASS, RIVER, CREAM, SUN] {
                for side in [red, blue] {
                    let far = apart(side, ground, eye);
                    assert!(far > 28.0, "{set:?}: {side:?} on {ground:?}, {far}");
                }
            }
            // The knots nearly vanish on their canes in the usual colors; in a set they do not.
            assert!(apart(red, CANE, eye) > 50.0, "{set:?}: red knots on canes, {}", apart(red, CANE, eye));
        }
        assert!(apart(RED, CANE, &DEUTAN) < 28.0, "the reason for the sets");
    }

    #[test]
    fn only_the_sides_colors_change() {
        for (set, _) in EYES {
            for color in [CANE, GRASS, RIVER, CREAM, SUN, TIGER] {
                let changed = in_set(color, set);
                let far = color.iter().zip(changed).map(|(a, b)| (a - b).abs()).fold(0.0, f32::max);
                assert!(far < 6.0, "{set:?}: {color:?} becomes {changed:?}");
            }
        }
        assert_eq!(in_set([186.0, 54.0, 42.0], ColorSet::Usual), [186.0, 54.0, 42.0]);
    }

    #[test]
    fn an_edge_stays_as_soft() {
        let half: Color3 = std::array::from_fn(|channel| f32::midpoint(RED[channel], CREAM[channel]));
        let [red, _] = pair(ColorSet::Deuteranopia);
        let wanted: Color3 = std::array::from_fn(|channel| f32::midpoint(red[channel], CREAM[channel]));
        let got = in_set(half, ColorSet::Deuteranopia);
        assert!(got.iter().zip(wanted).all(|(a, b)| (a - b).abs() < 30.0), "{got:?} {wanted:?}");
    }

    #[test]
    fn high_contrast_sets_pieces_and_ground_apart() {
        let light = [250.0, 246.0, 232.0];
        let grey = |color: Color3| color.iter().sum::<f32>() / 3.0;
        for side in [RED, BLUE] {
            let before = (grey(GRASS) - grey(side)).abs();
            let after = (grey(faint(GRASS, light)) - grey(bold(side))).abs();
            assert!(after > before + 15.0, "{side:?}: {before} {after}");
        }
    }
}
