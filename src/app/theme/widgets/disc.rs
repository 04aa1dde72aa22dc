//! Small round papers: places on a leaderboard, badges.

use bevy_egui::egui::{Color32, Pos2, Shape, Stroke, Vec2, vec2};

use crate::app::theme::{
    palette::{self, mix},
    pen::Pen,
};

/// How many cuts the scissors take round.
const CUTS: usize = 18;

/// A round paper of a color, cut by hand; `sunk` is only pressed into the paper below, as a place for one.
pub fn disc(pen: &Pen, center: Pos2, radius: f32, color: Color32, sunk: bool) {
    let round = |center: Pos2, radius: f32, color: Color32| {
        let points = (0..CUTS).map(|cut| {
            // Uneven cuts, the same each time.
            let uneven = 1.0 + 0.03 * ((cut * 7 % 5) as f32 - 2.0) / 2.0;
            center + Vec2::angled(cut as f32 / CUTS as f32 * std::f32::consts::TAU) * radius * uneven
        });
        pen.ui.painter().add(Shape::convex_polygon(points.collect(), color, Stroke::NONE));
    };
    if sunk {
        round(center, radius, mix(color, palette::INK, 0.12));
        round(center + vec2(0.8, 1.2), radius - 1.0, color);
        return;
    }
    round(center + vec2(1.5, 2.5), radius + 1.5, palette::SHADOW);
    round(center, radius + 2.0, palette::CREAM);
    round(center, radius, mix(color, palette::INK, 0.18));
    round(center - vec2(0.6, 0.9), radius - 1.2, color);
}
