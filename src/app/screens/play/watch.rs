//! What lies beside the board while two computers are watched: who is better, and how fast they play.

use bevy_egui::egui::{Align, Id, Rect, pos2, vec2};

use super::Shown;
use crate::{
    app::{
        session::{Gauge, WatchRequest},
        theme::{
            fonts::Face,
            kit::{Kit, Plane},
            palette,
            pen::{Pen, words},
            widgets::{Sign, Tile, note, prompts, side_mark},
        },
    },
    engine::Score,
    rules::Side,
    text,
    texts::text,
};

/// What was pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Pressed {
    Ask(WatchRequest),
    Menu,
}

/// The bar with what it means, between the two players' papers; below the board the bar alone.
const LANDSCAPE_GAUGE: [f32; 4] = [40.0, 280.0, 290.0, 132.0];
const PORTRAIT_GAUGE: [f32; 4] = [266.0, 611.0, 114.0, 32.0];

/// Pause, step, menu, slower, faster.
const LANDSCAPE: [[f32; 4]; 5] = [
    [936.0, 490.0, 98.0, 66.0],
    [1046.0, 490.0, 98.0, 66.0],
    [1156.0, 490.0, 98.0, 66.0],
    [936.0, 566.0, 98.0, 66.0],
    [1156.0, 566.0, 98.0, 66.0],
];
const PORTRAIT: [[f32; 4]; 5] = [
    [12.0, 742.0, 68.0, 72.0],
    [86.5, 742.0, 68.0, 72.0],
    [310.0, 742.0, 68.0, 72.0],
    [161.0, 742.0, 68.0, 72.0],
    [235.5, 742.0, 68.0, 72.0],
];
const SPEED: [f32; 4] = [1046.0, 566.0, 98.0, 66.0];

fn tools(shown: &Shown) -> [(Tile<'static>, Pressed); 5] {
    let watch = &shown.watch;
    let tile = |name, label, icon, sign, usable| Tile { name, label, icon, sign, usable };
    let on = !shown.game.over();
    let (label, icon) =
        if watch.paused { (text("watch-tool-go-on"), "play") } else { (text("watch-tool-pause"), "pause") };
    let [slower, faster] = watch.tempo.can_change();
    let ask = Pressed::Ask;
    [
        (tile("watch-pause", label, icon, Sign::Confirm, on), ask(WatchRequest::Toggle)),
        (tile("watch-step", text("watch-tool-step"), "next", Sign::Hint, on), ask(WatchRequest::Step)),
        (tile("watch-menu", text("watch-tool-menu"), "menu", Sign::Menu, true), Pressed::Menu),
        (
            tile("watch-slower", text("watch-tool-slower"), "minus", Sign::PreviousTab, slower),
            ask(WatchRequest::Faster(-1)),
        ),
        (tile("watch-faster", text("watch-tool-faster"), "plus", Sign::NextTab, faster), ask(WatchRequest::Faster(1))),
    ]
}

/// Draws the bar, the tools and the prompts; what was pressed.
pub(super) fn draw(kit: &mut Kit, shown: &Shown) -> Option<Pressed> {
    let upright = kit.portrait();
    let place = if upright { PORTRAIT_GAUGE } else { LANDSCAPE_GAUGE };
    kit.paper_at("watch-gauge", Plane::Screen, place, 2, |pen| gauge(pen, place, &shown.gauge));
    let places = if upright { &PORTRAIT } else { &LANDSCAPE };
    let mut used = None;
    for ((tile, pressed), place) in tools(shown).into_iter().zip(places) {
        let touched = kit.paper_at(tile.name, Plane::Screen, *place, 3, |pen| {
            let rect = pen.rect(0.0, 0.0, place[2], place[3]);
            tile.show(pen, rect)
        });
        if touched == Some(true) {
            used = Some(pressed);
        }
    }
    if !upright {
        kit.paper_at("watch-speed", Plane::Screen, SPEED, 3, |pen| {
            let rect = pen.rect(0.0, 0.0, SPEED[2], SPEED[3]);
            note(pen, rect);
            pen.line(rect, Align::Center, words(shown.watch.tempo.name(), Face::Display, 26.0, palette::INK));
        });
        kit.paper_at("watch-prompts", Plane::Screen, [936.0, 642.0, 318.0, 38.0], 6, |pen| {
            let end = pen.at(318.0, 19.0);
            let go = if shown.watch.paused { text("watch-key-go-on") } else { text("watch-key-pause") };
            let items =
                [(Sign::Confirm, go), (Sign::Flip, text("watch-key-flip")), (Sign::Back, text("watch-key-menu"))];
            prompts(pen, end.x, end.y, 330.0, &items);
        });
    }
    used
}

/// Red's share at the left, Blue's at the right, whichever way the board is turned; below, in words.
fn gauge(pen: &mut Pen, place: [f32; 4], gauge: &Gauge) {
    let whole = pen.rect(0.0, 0.0, place[2], place[3]);
    note(pen, whole);
    let low = place[3] < 60.0;
    let bar = if low {
        whole.shrink2(vec2(14.0, 9.0))
    } else {
        Rect::from_min_size(whole.min + vec2(44.0, 22.0), vec2(whole.width() - 88.0, 24.0))
    };
    let share = pen.glide(Id::new("watch-share"), gauge.red.unwrap_or(0.5), 0.5);
    let split = bar.min.x + bar.width() * share.clamp(0.02, 0.98);
    let painter = pen.ui.painter();
    painter.rect_filled(bar.expand(2.0), 5.0, palette::INK);
    painter.rect_filled(bar.with_max_x(split), 4.0, pen.side(Side::Red));
    painter.rect_filled(bar.with_min_x(split), 4.0, pen.side(Side::Blue));
    painter.rect_filled(Rect::from_center_size(bar.center(), vec2(2.0, bar.height())), 0.0, palette::CREAM);
    if low {
        return;
    }
    side_mark(pen, Side::Red, pos2(bar.min.x - 20.0, bar.center().y), 0.95);
    side_mark(pen, Side::Blue, pos2(bar.max.x + 20.0, bar.center().y), 0.95);
    let below = Rect::from_min_max(pos2(whole.min.x + 18.0, bar.max.y + 12.0), whole.max - vec2(18.0, 12.0));
    pen.paragraph(below, Align::Center, words(&said(gauge), Face::Text, 18.0, palette::BROWN));
}

/// The bar in words.
fn said(gauge: &Gauge) -> String {
    let (Some(score), Some(mover)) = (gauge.score, gauge.mover) else { return String::new() };
    let better = |positive: bool| if positive { mover } else { mover.opponent() }.key();
    match score {
        Score::Mate(moves) => {
            text!("watch-gauge-win", side = better(moves > 0), moves = moves.abs().max(1))
        }
        Score::Cp(hundredths) if hundredths.abs() < 40 => text("watch-gauge-even").to_owned(),
        Score::Cp(hundredths) => {
            let ahead = format!("{:.1}", hundredths.abs() as f32 / 100.0);
            text!("watch-gauge-better", side = better(hundredths > 0), points = ahead)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bar_is_told_in_words() {
        let told = |score, mover| said(&Gauge { red: None, score: Some(score), mover: Some(mover) });
        assert_eq!(told(Score::Cp(-130), Side::Red), "Blue is better by 1.3.");
        assert_eq!(told(Score::Cp(130), Side::Blue), "Blue is better by 1.3.");
        assert_eq!(told(Score::Cp(-39), Side::Blue), "Neither side is better.");
        assert_eq!(told(Score::Mate(-4), Side::Blue), "Red wins in 4, proven.");
        assert_eq!(said(&Gauge::default()), "");
    }
}
