//! The colors of the papers. Contrast of every pair used for text is 4.5 or better, checked below.

use bevy_egui::egui::Color32;

/// Text, icons, pupils.
pub const INK: Color32 = rgb(0x3B2130);
/// Backing sheets, medals, text on dark.
pub const CREAM: Color32 = rgb(0xFFF4DC);
/// Panels.
pub const PAPER: Color32 = rgb(0xF7E4BC);
/// Second text.
pub const BROWN: Color32 = rgb(0x6B4A3A);
/// Numbers in lists.
pub const UMBER: Color32 = rgb(0x7A5636);
/// Dotted lines between rows.
pub const TWINE: Color32 = rgb(0xCDA96C);
/// Refusals and captures, as text on paper.
pub const WARNING: Color32 = rgb(0xA3262A);
/// The red side, as text on paper.
pub const RED_TEXT: Color32 = rgb(0x9E2629);
/// The blue side, as text on paper.
pub const BLUE_TEXT: Color32 = rgb(0x172F6B);
/// Focus, turn, legal moves.
pub const SUN: Color32 = rgb(0xFFC23D);
/// Ribbons, and whatever is on.
pub const LEAF: Color32 = rgb(0x6FB25A);
/// The deep jungle: what dims the board below a dialog, and the ground of the prompts.
pub const NIGHT: Color32 = rgb(0x0D2B2B);
/// Grass, two tints of it.
pub const GRASS: Color32 = rgb(0xCBD37A);
/// The darker of them.
pub const MEADOW: Color32 = rgb(0xBDC968);
/// The river.
pub const RIVER: Color32 = rgb(0x3BA6A2);
/// Grass and river by night.
pub const NIGHT_GRASS: Color32 = rgb(0x537E73);
/// The river by night.
pub const NIGHT_RIVER: Color32 = rgb(0x1C688E);
/// Rice paper, and a wash of ink on it.
pub const RICE: Color32 = rgb(0xEBE2CE);
/// A wash of ink.
pub const WASH: Color32 = rgb(0xA9A296);
/// The places of a leaderboard's first three.
pub const MEDALS: [Color32; 3] = [rgb(0xE3A83B), rgb(0xAFB0B4), rgb(0xCB8050)];
/// Second greens, as text on paper.
pub const LEAF_TEXT: Color32 = rgb(0x2C6637);
/// The shadow of small papers.
pub const SHADOW: Color32 = Color32::from_rgba_premultiplied(0x0D, 0x05, 0x0B, 0x50);
/// The board's frame.
pub const KRAFT: Color32 = rgb(0xD7A765);
/// The far jungle, before its picture is there.
pub const JUNGLE: Color32 = rgb(0x1B4D40);
/// The stitches of a panel.
pub const STITCH: Color32 = rgb(0xD3BDA0);

/// An opaque color from 0xRRGGBB.
const fn rgb(hex: u32) -> Color32 {
    let [_, r, g, b] = hex.to_be_bytes();
    Color32::from_rgb(r, g, b)
}

/// The same in high contrast: what is dark and meant to be read is black, what is light is white.
pub fn high_contrast(color: Color32) -> Color32 {
    match color {
        INK | BROWN | UMBER => rgb(0x14080F),
        CREAM => Color32::WHITE,
        WARNING | RED_TEXT => rgb(0x7A0A12),
        BLUE_TEXT => rgb(0x0B1C52),
        LEAF_TEXT => rgb(0x123D1A),
        other => other,
    }
}

/// A color on the way from one to another: 0 is the first, 1 the second.
pub fn mix(from: Color32, to: Color32, share: f32) -> Color32 {
    from.lerp_to_gamma(to, share)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn luminance(color: Color32) -> f32 {
        let linear = bevy_egui::egui::Rgba::from(color);
        0.2126 * linear.r() + 0.7152 * linear.g() + 0.0722 * linear.b()
    }

    fn contrast(a: Color32, b: Color32) -> f32 {
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn high_contrast_reads_better() {
        for text in [INK, BROWN, UMBER, WARNING, RED_TEXT, BLUE_TEXT, LEAF_TEXT] {
            let (usual, high) = (contrast(text, PAPER), contrast(high_contrast(text), PAPER));
            assert!(high > 7.0 && high >= usual, "{text:?}: {usual} {high}");
        }
    }

    #[test]
    fn text_can_be_read() {
        const WOOD: Color32 = rgb(0xE2B36B);
        const CARD: Color32 = rgb(0xEFD39A);
        for (text, ground) in [
            (INK, PAPER),
            (INK, WOOD),
            (INK, SUN),
            (INK, LEAF),
            (BROWN, PAPER),
            (BROWN, CARD),
            (UMBER, PAPER),
            (LEAF_TEXT, PAPER),
            (INK, MEDALS[0]),
            (INK, MEDALS[1]),
            (INK, MEDALS[2]),
            (WARNING, PAPER),
            (RED_TEXT, CREAM),
            (RED_TEXT, CARD),
            (BLUE_TEXT, CARD),
            (CREAM, NIGHT),
            (CREAM, JUNGLE),
        ] {
            assert!(contrast(text, ground) >= 4.5, "{text:?} on {ground:?}: {}", contrast(text, ground));
        }
    }
}
