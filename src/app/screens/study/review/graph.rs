//! The graph: what Red could expect before the first move and after each, Red above and Blue below, whoever sits where.

use bevy_egui::egui::{Align, Color32, Id, Rect, Sense, UiBuilder, pos2, vec2};
use egui_plot::{FilledArea, HLine, Plot, PlotBounds, VLine};

use super::marks::{mark, name};
use crate::{
    app::{
        screens::people,
        session::{Match, Reviewing},
        theme::{
            fonts::Face,
            palette,
            pen::{Pen, words},
            widgets::{portrait, side_mark},
        },
    },
    engine::review::Class,
    rules::Side,
    text,
    texts::text,
};

/// The middle: both can expect the same.
const EVEN: f64 = 0.5;
/// A little room above a sure win and below a sure loss.
const ROOM: f64 = 0.07;

/// The known heights, by the plies played before them, with a height in the middle wherever the graph crosses it.
fn heights(first: usize, graph: &[f32]) -> Vec<(f64, f64)> {
    let mut points: Vec<(f64, f64)> = Vec::new();
    for (index, height) in graph.iter().enumerate() {
        let here = ((first + index) as f64, f64::from(*height));
        if let Some(&(x, y)) = points.last()
            && (y - EVEN) * (here.1 - EVEN) < 0.0
        {
            let share = (EVEN - y) / (here.1 - y);
            points.push((x + (here.0 - x) * share, EVEN));
        }
        points.push(here);
    }
    points
}

/// Draws the paper's content; where in the game the pointer wants to go.
pub(super) fn draw(pen: &mut Pen, whole: Rect, upright: bool, reviewing: &Reviewing, players: &Match) -> Option<usize> {
    let head = if upright { 34.0 } else { 66.0 };
    let inner = whole.shrink2(if upright { vec2(16.0, 8.0) } else { vec2(26.0, 18.0) });
    for side in Side::ALL {
        player(pen, inner.with_max_y(inner.min.y + head), upright, side, reviewing, players);
    }
    if !upright {
        legend(pen, inner.with_min_y(inner.min.y + 6.0).with_max_y(inner.min.y + head), reviewing);
    }
    let foot = if upright { 2.0 } else { 26.0 };
    let field = Rect::from_min_max(inner.min + vec2(28.0, head + 4.0), inner.max - vec2(0.0, foot));
    pen.ui.painter().rect_filled(field.translate(vec2(0.0, 1.5)), 6.0, palette::TWINE);
    pen.ui.painter().rect_filled(field, 6.0, palette::CREAM);
    let quarter = field.height() / 4.0;
    side_mark(pen, Side::Red, pos2(inner.min.x + 10.0, field.min.y + quarter), 0.6);
    side_mark(pen, Side::Blue, pos2(inner.min.x + 10.0, field.max.y - quarter), 0.6);
    plot(pen, field, reviewing);
    marks(pen, field, reviewing);
    if !upright {
        numbers(pen, field, reviewing);
    }
    progress(pen, field, reviewing);
    pointed(pen, field, reviewing)
}

/// A player and how accurately they played.
fn player(pen: &mut Pen, band: Rect, upright: bool, side: Side, reviewing: &Reviewing, players: &Match) {
    let right = side == Side::Blue;
    let (color, align) = (pen.side(side), if right { Align::Max } else { Align::Min });
    let radius = if upright { 15.0 } else { 29.0 };
    let x = if right { band.max.x - radius } else { band.min.x + radius };
    portrait(pen, side, people::avatar(players.seat(side), side), pos2(x, band.min.y + radius + 1.0), radius);
    let complete = reviewing.progress().0 == reviewing.progress().1;
    let accuracy = reviewing.review().filter(|_| complete).and_then(|review| review.accuracy(side));
    let known = match accuracy {
        Some(accuracy) => text!("review-accuracy", percent = format!("{accuracy:.0}")),
        None => text("review-accuracy-unknown").to_owned(),
    };
    let wide = if upright { 128.0 } else { 168.0 };
    let gap = 2.0 * radius + 8.0;
    let beside = if right {
        Rect::from_min_max(pos2(band.max.x - gap - wide, band.min.y), pos2(band.max.x - gap, band.max.y))
    } else {
        Rect::from_min_max(pos2(band.min.x + gap, band.min.y), pos2(band.min.x + gap + wide, band.max.y))
    };
    if upright {
        pen.line(beside, align, words(&known, Face::Strong, 16.0, color));
        return;
    }
    let (above, below) = beside.split_top_bottom_at_fraction(0.52);
    pen.line(above, align, words(&people::name_of(players, side), Face::Display, 21.0, palette::INK));
    pen.line(below, align, words(&known, Face::Strong, 17.0, color));
}

/// What the marks mean.
fn legend(pen: &mut Pen, band: Rect, reviewing: &Reviewing) {
    let middle = Rect::from_center_size(band.center(), vec2(212.0, band.height()));
    if reviewing.wanted().is_some() {
        return;
    }
    for (index, class) in [Class::Best, Class::Slip, Class::Mistake, Class::Blunder].into_iter().enumerate() {
        let corner = middle.min + vec2(106.0 * (index % 2) as f32, 8.0 + 25.0 * (index / 2) as f32);
        mark(pen, class, corner + vec2(12.0, 12.0), 0.85);
        let beside = Rect::from_min_size(corner + vec2(28.0, 0.0), vec2(76.0, 24.0));
        pen.line(beside, Align::Min, words(name(class), Face::Text, 16.0, palette::BROWN));
    }
}

/// Where a position lies across the field.
fn across(field: Rect, plies: usize, count: usize) -> f32 {
    field.min.x + field.width() * (plies as f32 / count.max(1) as f32)
}

fn plot(pen: &mut Pen, field: Rect, reviewing: &Reviewing) {
    let (Some(game), Some(review)) = (reviewing.game(), reviewing.review()) else { return };
    let count = game.plies().len().max(1) as f64;
    let points = heights(reviewing.first_known(), &review.graph());
    let at = reviewing.at() as f64;
    let xs: Vec<f64> = points.iter().map(|point| point.0).collect();
    let even = vec![EVEN; points.len()];
    let above: Vec<f64> = points.iter().map(|point| point.1.max(EVEN)).collect();
    let below: Vec<f64> = points.iter().map(|point| point.1.min(EVEN)).collect();
    let [red, blue] = Side::ALL.map(|side| pen.side(side));
    let mut child = pen.ui.new_child(UiBuilder::new().max_rect(field));
    Plot::new("review-plot")
        .width(field.width())
        .height(field.height())
        .show_axes(false)
        .show_grid(false)
        .show_background(false)
        .show_x(false)
        .show_y(false)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_double_click_reset(false)
        .sense(Sense::hover())
        .cursor_color(Color32::TRANSPARENT)
        .show(&mut child, |plot| {
            plot.set_plot_bounds(PlotBounds::from_min_max([0.0, -ROOM], [count, 1.0 + ROOM]));
            if xs.len() > 1 {
                plot.add(FilledArea::new("Red", &xs, &even, &above).fill_color(red).allow_hover(false));
                plot.add(FilledArea::new("Blue", &xs, &below, &even).fill_color(blue).allow_hover(false));
            }
            plot.hline(HLine::new("even", EVEN).color(palette::INK).width(1.6).allow_hover(false));
            plot.vline(VLine::new("shown", at).color(palette::INK).width(2.4).allow_hover(false));
        });
}

/// The height of a position in the field.
fn down(field: Rect, height: f32) -> f32 {
    let share = (f64::from(height) + ROOM) / (1.0 + 2.0 * ROOM);
    field.max.y - field.height() * share as f32
}

/// Marks on the slips, and a seed where the game is shown.
fn marks(pen: &mut Pen, field: Rect, reviewing: &Reviewing) {
    let (Some(game), Some(review)) = (reviewing.game(), reviewing.review()) else { return };
    let count = game.plies().len();
    for (index, ply) in review.plies.iter().enumerate().filter(|(_, ply)| ply.class > Class::Good) {
        let place = pos2(across(field, reviewing.first_known() + index + 1, count), down(field, ply.red_after()));
        // Beside the line's end, where the seed may lie.
        let aside = if place.y - 18.0 > field.min.y + 8.0 { -18.0 } else { 18.0 };
        mark(pen, ply.class, place + vec2(0.0, aside), if count > 60 { 0.75 } else { 0.95 });
    }
    let graph = review.graph();
    let known = reviewing.at().checked_sub(reviewing.first_known()).and_then(|index| graph.get(index));
    if let Some(height) = known {
        let place = pos2(across(field, reviewing.at(), count), down(field, *height));
        pen.ui.painter().circle_filled(place, 8.0, palette::INK);
        pen.ui.painter().circle_filled(place, 5.8, palette::SUN);
    }
}

/// Plies below the field.
fn numbers(pen: &mut Pen, field: Rect, reviewing: &Reviewing) {
    let count = reviewing.game().map_or(0, |game| game.plies().len());
    let step = [2, 5, 10, 20, 50, 100].into_iter().find(|step| count / step <= 10).unwrap_or(200);
    for plies in (0..=count).step_by(step) {
        let x = across(field, plies, count);
        let rect = Rect::from_center_size(pos2(x, field.max.y + 13.0), vec2(40.0, 20.0));
        pen.unscaled(|pen| pen.line(rect, Align::Center, words(&plies.to_string(), Face::Text, 16.0, palette::BROWN)));
    }
}

/// How far the review is, over the part that is not known yet.
fn progress(pen: &mut Pen, field: Rect, reviewing: &Reviewing) {
    let (done, all) = reviewing.progress();
    if reviewing.wanted().is_none() {
        return;
    }
    let how_far = text!("review-progress", done = done, all = all);
    let rect = Rect::from_min_size(field.min + vec2(10.0, 4.0), vec2(field.width() - 20.0, 22.0));
    pen.line(rect, Align::Min, words(&how_far, Face::Strong, 16.0, palette::BROWN));
    let share = done as f32 / all.max(1) as f32;
    let bar = Rect::from_min_max(pos2(field.min.x, field.max.y - 4.0), field.max);
    pen.ui.painter().rect_filled(bar, 2.0, palette::TWINE);
    let left = bar.max.x - bar.width() * share;
    pen.ui.painter().rect_filled(bar.with_min_x(left), 2.0, palette::LEAF);
}

/// Where the pointer presses.
fn pointed(pen: &mut Pen, field: Rect, reviewing: &Reviewing) -> Option<usize> {
    let count = reviewing.game()?.plies().len();
    let touch = pen.touch_by_pointer(Id::new("review-field"), field.expand2(vec2(8.0, 0.0)), true);
    let pointer = pen.ui.ctx().pointer_interact_pos().filter(|_| touch.held || touch.pressed)?;
    let share = ((pointer.x - field.min.x) / field.width()).clamp(0.0, 1.0);
    Some((share * count as f32).round() as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_graph_meets_the_middle_wherever_it_crosses_it() {
        let points = heights(3, &[0.75, 0.25, 0.5, 0.9]);
        assert_eq!(points, [(3.0, 0.75), (3.5, 0.5), (4.0, 0.25), (5.0, 0.5), (6.0, f64::from(0.9_f32))]);
        assert!(heights(0, &[]).is_empty());
    }
}
