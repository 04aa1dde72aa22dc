//! The two players: portrait, name, side, what they have taken; and the ribbon and sun mat at the one to move.

use bevy_egui::egui::{Align, Id, Rect, pos2, vec2};

use super::Shown;
use crate::{
    app::{
        screens::people,
        theme::{
            fonts::Face,
            kit::{Kit, Plane},
            palette,
            pen::{Pen, words},
            widgets::{Ribbon, portrait, ribbon, seat_panel, side_mark, tray},
        },
    },
    rules::Side,
    text,
    texts::{names, text},
};

/// Draws both players' papers and the turn's ribbon.
pub(super) fn draw(kit: &mut Kit, shown: &Shown) {
    let upright = kit.portrait();
    for (order, side) in [shown.near().opponent(), shown.near()].into_iter().enumerate() {
        let near = side == shown.near();
        let place = match (upright, near) {
            (false, false) => [26.0, 34.0, 318.0, 164.0],
            (false, true) => [26.0, 516.0, 318.0, 164.0],
            (true, false) => [10.0, 30.0, 370.0, 76.0],
            (true, true) => [10.0, 646.0, 370.0, 76.0],
        };
        let name = if near { "play-near" } else { "play-far" };
        kit.paper_at(name, Plane::Screen, place, order, |pen| {
            let whole = pen.rect(0.0, 0.0, place[2], place[3]);
            let active = !shown.game.over() && shown.game.to_move() == side;
            let mat = pen.glide(Id::new(("play-mat", near)), if active { 1.0 } else { 0.0 }, 0.2);
            seat_panel(pen, whole, mat);
            if upright { strip(pen, shown, side) } else { plate(pen, shown, side) }
        });
        if shown.facing.turned(side) {
            kit.turn_paper(name);
        }
    }
    draw_ribbon(kit, shown, upright);
}

/// The player's paper beside the board.
fn plate(pen: &mut Pen, shown: &Shown, side: Side) {
    let seat = shown.game.seat(side);
    portrait(pen, side, people::avatar(seat, side), pen.at(62.0, 58.0), 50.0);
    let name = people::name_of(&shown.game, side);
    let line = pen.rect(128.0, 18.0, 178.0, 36.0);
    pen.line(line, Align::Min, words(&name, Face::Display, 29.0, palette::INK));
    let line = pen.rect(128.0, 51.0, 178.0, 24.0);
    pen.line(
        line,
        Align::Min,
        words(&people::describe(&shown.game, &shown.seating, side), Face::Text, 17.0, palette::BROWN),
    );
    side_mark(pen, side, pen.at(137.0, 91.0), 0.95);
    let line = pen.rect(154.0, 79.0, 74.0, 24.0);
    pen.line(line, Align::Min, words(names::side(side), Face::Strong, 17.0, pen.side(side)));
    if thinks(shown, side) {
        dots(pen, pen.rect(232.0, 76.0, 72.0, 32.0));
    } else {
        clock(pen, shown, side, pen.rect(230.0, 76.0, 76.0, 32.0));
    }
    if let Some(holder) = shown.seating.of(side) {
        pen.fitted(people::device_picture(holder), pen.rect(258.0, 46.0, 46.0, 30.0));
    }
    tray(pen, pen.rect(14.0, 112.0, 290.0, 40.0), side.opponent(), &shown.game.game.captured(side.opponent()));
}

/// The player's paper above or below the board.
fn strip(pen: &mut Pen, shown: &Shown, side: Side) {
    let seat = shown.game.seat(side);
    portrait(pen, side, people::avatar(seat, side), pen.at(42.0, 37.0), 33.0);
    let name = people::name_of(&shown.game, side);
    let line = pen.rect(86.0, 9.0, 150.0, 28.0);
    let place = pen.line(line, Align::Min, words(&name, Face::Display, 22.0, palette::INK));
    if let crate::app::session::Player::Computer(level) = seat.player {
        let line = Rect::from_min_max(pos2(place.max.x + 9.0, line.min.y + 2.0), pen.at(300.0, 39.0));
        pen.line(line, Align::Min, words(names::level(level), Face::Text, 16.0, palette::BROWN));
    }
    if thinks(shown, side) {
        dots(pen, pen.rect(274.0, 38.0, 78.0, 30.0));
    } else if !clock(pen, shown, side, pen.rect(274.0, 38.0, 78.0, 30.0)) {
        side_mark(pen, side, pen.at(338.0, 53.0), 1.1);
    }
    if let Some(holder) = shown.seating.of(side) {
        pen.fitted(people::device_picture(holder), pen.rect(318.0, 8.0, 40.0, 28.0));
    }
    tray(pen, pen.rect(84.0, 39.0, 182.0, 30.0), side.opponent(), &shown.game.game.captured(side.opponent()));
}

/// Whether the computer is at work for this side. A hint is thought about for the person to move.
fn thinks(shown: &Shown, side: Side) -> bool {
    shown.thinking.since.is_some() && !shown.game.over() && shown.game.to_move() == side
}

/// A person's time: sun digits on ink for the one to move. Whether there is a clock.
fn clock(pen: &mut Pen, shown: &Shown, side: Side, rect: Rect) -> bool {
    let Some(clock) = shown.game.clock.filter(|_| shown.game.seat(side).player.is_human()) else { return false };
    let on = !shown.game.over() && shown.game.to_move() == side;
    let (paper, ink) = if on { ("clock-on", palette::SUN) } else { ("clock-off", palette::INK) };
    pen.nine(paper, rect);
    let inner = rect.shrink2(vec2(6.0, 0.0));
    pen.line(inner, Align::Center, words(&clock.face(side), Face::Display, 22.0, ink));
    true
}

/// Three seeds that hop one after the other.
fn dots(pen: &Pen, rect: Rect) {
    pen.nine("clock-on", rect);
    let time = if pen.still { 0.0 } else { pen.time() as f32 };
    for dot in 0..3 {
        let hop = (time * 5.0 - dot as f32 * 0.8).sin().max(0.0) * 7.0;
        let center = rect.center() + vec2(20.0 * (dot as f32 - 1.0), 3.0 - hop);
        pen.ui.painter().circle_filled(center, 4.6, palette::SUN);
    }
}

/// What the ribbon says, and at whose paper it hangs. Above and below the board it is short.
fn turn(shown: &Shown, upright: bool) -> (String, Side) {
    let game = &shown.game;
    let side = game.to_move();
    match game.game.outcome() {
        Some(outcome) => (people::headline(game, outcome), outcome.winner().unwrap_or(shown.near())),
        None if game.exhibit => (text!("play-to-move", side = side.key()), side),
        None if game.lone_human() == Some(side) => (text("play-your-turn").to_owned(), side),
        None if game.human_to_move() => (text!("play-turn", side = side.key()), side),
        None if upright => (text!("play-thinks", name = names::side(side)), side),
        None => (text!("play-thinks", name = people::name_of(game, side)), side),
    }
}

fn draw_ribbon(kit: &mut Kit, shown: &Shown, upright: bool) {
    let (label, side) = turn(shown, upright);
    let near = side == shown.near();
    let turned = shown.facing.turned(side);
    let (x, far_y, near_y, w, h, size) =
        if upright { (130.0, 110.0, 616.0, 130.0, 26.0, 17.0) } else { (70.0, 214.0, 452.0, 230.0, 42.0, 26.0) };
    kit.paper_at("play-turn", Plane::Screen, [x, if near { near_y } else { far_y }, w, h], 1, |pen| {
        // The paper is where the ribbon will be; the ribbon is on its way there.
        let target = if near { near_y } else { far_y };
        let way = pen.glide(Id::new("play-ribbon"), target, 0.3) - target;
        // Turned round, it is simply there: its way would lead off the screen.
        let y = if turned { 0.0 } else { way };
        // Where motion is reduced, the hop is a blink.
        let hop = shown.nod.height();
        if pen.still {
            pen.ui.multiply_opacity(1.0 - 0.6 * hop);
        }
        let rect = pen.rect(0.0, if pen.still { y } else { y - 10.0 * hop }, w, h);
        ribbon(pen, rect, &label, Ribbon::Sun, size);
    });
    if turned {
        kit.turn_paper("play-turn");
    }
}
