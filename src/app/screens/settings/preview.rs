//! The paper beside the rows: what the setting in focus does, shown at once as it is set.

use bevy_egui::egui::{Align, Rect, Vec2, pos2, vec2};

use super::items::{Item, TEXT_SIZES, Values};
use crate::{
    app::{
        screens::lore,
        session::{BoardTheme, TableWay, View, Volumes},
        theme::{
            fonts::Face,
            palette,
            pen::{Pen, words},
            widgets::{Ribbon, face, ribbon, token, token_turned},
        },
    },
    rules::{Animal, Side},
    texts::text,
};

/// Draws the preview of a setting over its paper.
pub(super) fn draw(pen: &mut Pen, paper: Rect, item: Item, values: &Values) {
    let inner = paper.shrink2(vec2(26.0, 22.0));
    let scale = pen.text_scale.max(1.0);
    let title = Rect::from_min_size(inner.min, vec2(inner.width(), 32.0 * scale.min(1.5)));
    pen.line(title, Align::Min, words(item.label(), Face::Display, 26.0, palette::INK));
    let about = words(item.about(), Face::Text, 17.0, palette::BROWN);
    // The words come first: large ones in a low paper leave no room for a picture.
    let room = inner.height() - title.height() - 2.0;
    let high = pen.height(inner.width(), about).min(room);
    let lines = Rect::from_min_size(title.left_bottom() + vec2(0.0, 2.0), vec2(inner.width(), high));
    pen.paragraph(lines, Align::Min, about);
    let scene = Rect::from_min_max(pos2(inner.min.x, lines.max.y + 12.0), inner.max);
    if scene.height() < 60.0 {
        return;
    }
    match item {
        Item::TextSize => text_size(pen, scene, values),
        Item::NameTags => names(pen, scene, values.view.name_tags, false),
        Item::Pinyin => names(pen, scene, true, values.view.pinyin),
        Item::Coordinates => coordinates(pen, scene, values.view.show_coordinates),
        Item::Threats => threats(pen, scene, values.view.show_threats),
        Item::ConfirmMoves => confirm(pen, scene, values.view.confirm_moves),
        Item::LessMotion | Item::Speed => walk(pen, scene, values),
        Item::Volume(bus) => ear(pen, scene, f32::from(values.volumes.get(bus)) / f32::from(Volumes::FULL)),
        Item::Mute => ear(pen, scene, if values.volumes.muted { 0.0 } else { 1.0 }),
        Item::Fullscreen => screen(pen, scene, values.display.fullscreen),
        Item::Theme => theme(pen, scene, values.view.theme),
        Item::Table => table(pen, scene, values.view.table),
        Item::HandOver => hand_over(pen, scene, values.view.hand_over),
        Item::Rumble => shake(pen, scene, f32::from(values.controls.rumble) / 100.0),
        Item::RepeatDelay | Item::RepeatRate => steps(pen, scene, values),
        Item::Captions => captions(pen, scene, values.view.captions),
        Item::Language | Item::Vsync | Item::Colors | Item::Contrast => {
            grass(pen, scene);
            pair(pen, scene, 0.0);
        }
    }
}

fn grass(pen: &Pen, rect: Rect) {
    pen.ui.painter().rect_filled(rect, 10.0, palette::GRASS);
}

/// The two who show everything: how high they hop, in units.
fn pair(pen: &Pen, rect: Rect, hop: f32) {
    let size = (rect.height() * 0.8).min(110.0);
    for (side, animal, x) in [(Side::Blue, Animal::Wolf, 0.27), (Side::Red, Animal::Lion, 0.73)] {
        token(pen, side, animal, pos2(rect.min.x + rect.width() * x, rect.center().y - hop), size, 1.0);
    }
}

fn text_size(pen: &mut Pen, scene: Rect, values: &Values) {
    let row = if scene.height() > 170.0 { 88.0 } else { 0.0 };
    let lawn = scene.with_max_y(scene.max.y - row);
    grass(pen, lawn);
    let slip = (74.0 * pen.text_scale.max(1.0)).min(lawn.height() - 16.0);
    let slip = Rect::from_min_max(pos2(lawn.min.x + 12.0, lawn.max.y - 8.0 - slip), lawn.max - vec2(12.0, 8.0));
    let above = lawn.with_max_y(slip.min.y);
    if above.height() > 50.0 && slip.height() > 70.0 {
        pair(pen, above, 0.0);
    }
    // A low lawn has no room for two lines.
    if slip.height() > 70.0 {
        pen.nine("note", slip);
        let sample = words(text("settings-text-sample"), Face::Strong, 19.0, palette::INK);
        pen.paragraph(slip.shrink2(vec2(10.0, 6.0)), Align::Center, sample);
    } else {
        pair(pen, lawn, 0.0);
    }
    if row == 0.0 {
        return;
    }
    let step = scene.width() / TEXT_SIZES.len() as f32;
    let chosen = Item::TextSize.at(values);
    pen.unscaled(|pen| {
        for (index, size) in TEXT_SIZES.into_iter().enumerate() {
            let place = Rect::from_min_size(
                pos2(scene.min.x + step * index as f32, scene.max.y - row + 8.0),
                vec2(step, row - 8.0),
            );
            if index == chosen {
                pen.nine("highlight", place.shrink2(vec2(4.0, 0.0)));
            }
            let letter = place.with_max_y(place.max.y - 26.0);
            pen.line(
                letter,
                Align::Center,
                words(text("settings-text-letter"), Face::Display, 20.0 * size, palette::INK),
            );
            let number = place.with_min_y(place.max.y - 26.0);
            let percent = format!("{:.0}", size * 100.0);
            pen.line(number, Align::Center, words(&percent, Face::Strong, 16.0, palette::BROWN));
        }
    });
}

/// A piece of each side on a board seen from below: as it is turned to whoever sits above and below.
fn table(pen: &Pen, scene: Rect, way: TableWay) {
    grass(pen, scene);
    let size = (scene.height() * 0.4).min(scene.width() * 0.3).min(120.0);
    let (above, below) = (0.27, 0.73);
    let at = |x: f32, y: f32| scene.min + vec2(x, y) * scene.size();
    let pair = |x: f32, upper: Side, turned: bool| {
        let (wolf, lion) = ((upper, Animal::Wolf), (upper.opponent(), Animal::Lion));
        let place = at(x, above);
        if turned {
            token_turned(pen, wolf.0, wolf.1, place, size);
        } else {
            token(pen, wolf.0, wolf.1, place, size, 1.0);
        }
        token(pen, lion.0, lion.1, at(x, below), size, 1.0);
    };
    match way {
        TableWay::Fixed => pair(0.5, Side::Blue, false),
        TableWay::FaceToFace => pair(0.5, Side::Blue, true),
        TableWay::Turning => {
            pair(0.25, Side::Blue, false);
            pen.icon("flip", at(0.5, 0.5), 30.0, 0.8);
            pair(0.75, Side::Red, false);
        }
    }
}

/// A controller, and how hard it shakes: 0 to 1.
fn shake(pen: &Pen, scene: Rect, hard: f32) {
    grass(pen, scene);
    let swing = if pen.still { 0.0 } else { (pen.time() * 60.0).sin() as f32 * 3.0 * hard };
    let size = vec2(150.0, 110.0).min(scene.size() * 0.7);
    pen.fitted("device-pad", Rect::from_center_size(scene.center() + vec2(swing, 0.0), size));
    let stroke = bevy_egui::egui::Stroke::new(4.0, palette::INK);
    for wave in 0..4 {
        let share = (hard * 4.0 - wave as f32).clamp(0.0, 1.0);
        let away = size.x / 2.0 + 12.0 + 12.0 * wave as f32;
        let high = 12.0 + 7.0 * wave as f32;
        for x in [scene.center().x - away, scene.center().x + away] {
            let (top, bottom) = (pos2(x, scene.center().y - high), pos2(x, scene.center().y + high));
            let color = palette::INK.gamma_multiply(0.15 + 0.85 * share);
            pen.ui.painter().line_segment([top, bottom], bevy_egui::egui::Stroke { color, ..stroke });
        }
    }
}

/// A mark that goes along as if a direction were held for two seconds and a half, again and again.
fn steps(pen: &Pen, scene: Rect, values: &Values) {
    grass(pen, scene);
    let controls = values.controls;
    let held = (pen.time() % 3.0) as f32;
    let later = ((held - controls.repeat_delay).max(0.0) * controls.repeat_rate) as usize;
    let done = if held >= controls.repeat_delay { 2 + later } else { 1 };
    let count = 8;
    let cell = scene.width() / count as f32;
    for index in 0..count {
        let center = pos2(scene.min.x + cell * (index as f32 + 0.5), scene.center().y);
        let on = index == done % count;
        pen.icon("paw", center, if on { 30.0 } else { 18.0 }, if on { 1.0 } else { 0.25 });
    }
}

/// The leaf that tells whose turn it is.
fn hand_over(pen: &mut Pen, scene: Rect, told: bool) {
    grass(pen, scene);
    pair(pen, scene, 0.0);
    if told {
        let leaf = Rect::from_center_size(scene.center(), vec2(150.0, 40.0));
        ribbon(pen, leaf, text("settings-hand-over-sample"), Ribbon::Sun, 24.0);
    }
}

/// A move, and its words below it.
fn captions(pen: &mut Pen, scene: Rect, shown: bool) {
    grass(pen, scene);
    let high = (scene.height() * 0.4).min(96.0);
    let slip = scene.with_min_y(scene.max.y - high).shrink2(vec2(12.0, 8.0));
    pair(pen, scene.with_max_y(slip.min.y), 0.0);
    if shown {
        pen.nine("note", slip);
        let sample = words(text("settings-captions-sample"), Face::Strong, 17.0, palette::INK);
        pen.unscaled(|pen| pen.paragraph(slip.shrink2(vec2(10.0, 4.0)), Align::Center, sample));
    }
}

fn names(pen: &mut Pen, scene: Rect, tags: bool, pinyin: bool) {
    grass(pen, scene);
    let cell = vec2(scene.width() / 4.0, scene.height() / 2.0);
    let radius = (cell.y * 0.3).min(cell.x * 0.38);
    for (index, animal) in Animal::ALL.into_iter().enumerate() {
        let corner = vec2((index % 4) as f32, (index / 4) as f32) * cell;
        let place = Rect::from_min_size(scene.min + corner, cell);
        let lower = if tags { cell.y * 0.1 } else { 0.0 };
        face(pen, animal, place.center() - vec2(0.0, lower), radius);
        if tags {
            let name = Rect::from_min_max(pos2(place.min.x, place.max.y - cell.y * 0.3), place.max);
            let hanzi = lore::hanzi(animal);
            let said = if pinyin { format!("{hanzi} {}", lore::pinyin(animal)) } else { hanzi.to_owned() };
            pen.line(name, Align::Center, words(&said, Face::Strong, 22.0, palette::INK));
        }
    }
}

fn coordinates(pen: &mut Pen, scene: Rect, shown: bool) {
    let square = (scene.width() / 4.6).min(scene.height() / 3.6);
    let corner = scene.center() - vec2(square * 1.8, square * 1.5);
    let board = Rect::from_min_size(corner, Vec2::splat(square * 3.0)).translate(vec2(square * 0.5, 0.0));
    let frame = Rect::from_min_max(board.min - vec2(square * 0.6, 0.0), board.max + vec2(0.0, square * 0.6));
    pen.ui.painter().rect_filled(frame.expand(4.0), 8.0, palette::KRAFT);
    for index in 0..9 {
        let at = vec2((index % 3) as f32, (index / 3) as f32) * square;
        let tile = Rect::from_min_size(board.min + at, Vec2::splat(square)).shrink(2.0);
        pen.ui.painter().rect_filled(tile, 5.0, if index % 2 == 0 { palette::GRASS } else { palette::MEADOW });
    }
    token(pen, Side::Red, Animal::Tiger, board.min + vec2(0.5, 2.5) * square, square * 0.95, 1.0);
    if !shown {
        return;
    }
    for (index, (file, rank)) in [("a", "3"), ("b", "2"), ("c", "1")].into_iter().enumerate() {
        let way = square * (index as f32 + 0.5);
        let size = (square * 0.34).max(16.0);
        for (sign, place) in [
            (file, pos2(board.min.x + way, board.max.y + square * 0.3)),
            (rank, pos2(board.min.x - square * 0.3, board.min.y + way)),
        ] {
            let place = Rect::from_center_size(place, Vec2::splat(square * 0.6));
            pen.unscaled(|pen| pen.line(place, Align::Center, words(sign, Face::Strong, size, palette::UMBER)));
        }
    }
}

fn confirm(pen: &mut Pen, scene: Rect, twice: bool) {
    grass(pen, scene);
    let size = (scene.height() * 0.7).min(100.0);
    let from = pos2(scene.min.x + scene.width() * 0.24, scene.center().y);
    let to = pos2(scene.min.x + scene.width() * 0.76, scene.center().y);
    token(pen, Side::Red, Animal::Lion, from, size, 1.0);
    for step in 0..3 {
        pen.icon("paw", from.lerp(to, 0.42 + 0.1 * step as f32), 16.0, 0.7);
    }
    token(pen, Side::Red, Animal::Lion, to, size, 0.45);
    let taps = if twice { 2 } else { 1 };
    for tap in 0..taps {
        let away = if twice { tap as f32 * 30.0 - 15.0 } else { 0.0 };
        pen.picture("finger-tap", to + vec2(away, size * 0.42), 1.0);
    }
}

/// A wolf that could take a dog, and the dog marked for it.
fn threats(pen: &mut Pen, scene: Rect, shown: bool) {
    grass(pen, scene);
    let size = (scene.height() * 0.6).min(100.0);
    let from = pos2(scene.min.x + scene.width() * 0.24, scene.center().y);
    let to = pos2(scene.min.x + scene.width() * 0.76, scene.center().y);
    if shown {
        pen.picture("burst", to, size / 90.0);
        for step in 0..3 {
            pen.icon("paw", from.lerp(to, 0.4 + 0.09 * step as f32), 16.0, 0.9);
        }
    }
    token(pen, Side::Blue, Animal::Wolf, from, size, 1.0);
    token(pen, Side::Red, Animal::Dog, to, size, 1.0);
}

/// An animal goes to and fro, at the speed and in the way that is set.
fn walk(pen: &mut Pen, scene: Rect, values: &Values) {
    grass(pen, scene);
    let View { animation_speed, reduced_motion, .. } = values.view;
    let size = (scene.height() * 0.7).min(100.0);
    let (near, far) = (scene.min.x + scene.width() * 0.25, scene.min.x + scene.width() * 0.75);
    // A step takes a third of a second at the usual speed, and comes every second and a half.
    let time = pen.time() / 1.5;
    let turn = (time as u64).is_multiple_of(2);
    let passed = time.fract() as f32 * 1.5;
    let (share, opacity) = if reduced_motion {
        (1.0, (passed / 0.12).min(1.0))
    } else {
        ((passed * animation_speed / 0.34).min(1.0), 1.0)
    };
    let smooth = share * share * (3.0 - 2.0 * share);
    let (from, to) = if turn { (near, far) } else { (far, near) };
    let hop = if reduced_motion { 0.0 } else { (share * std::f32::consts::PI).sin() * size * 0.3 };
    let place = pos2(from + (to - from) * smooth, scene.center().y + size * 0.08 - hop);
    token(pen, Side::Red, Animal::Cat, place, size, opacity);
}

/// An animal that calls, so loud: 0 to 1.
fn ear(pen: &Pen, scene: Rect, loud: f32) {
    grass(pen, scene);
    let size = (scene.height() * 0.6).min(100.0);
    let from = pos2(scene.min.x + scene.width() * 0.24, scene.center().y);
    face(pen, Animal::Lion, from, size * 0.5);
    for wave in 0..5 {
        let share = (loud * 5.0 - wave as f32).clamp(0.0, 1.0);
        let away = size * 0.85 + wave as f32 * scene.width() * 0.1;
        pen.faded("icon-music", from + vec2(away, 0.0), 0.6 + 0.12 * wave as f32, 0.12 + 0.88 * share);
    }
}

/// The board's light: day, night or ink, as colors of ground and water.
fn theme(pen: &Pen, scene: Rect, theme: BoardTheme) {
    let (ground, water) = match theme {
        BoardTheme::Day => (palette::GRASS, palette::RIVER),
        BoardTheme::Night => (palette::NIGHT_GRASS, palette::NIGHT_RIVER),
        BoardTheme::Ink => (palette::RICE, palette::WASH),
    };
    pen.ui.painter().rect_filled(scene, 10.0, ground);
    let river = Rect::from_center_size(scene.center(), vec2(scene.width(), scene.height() * 0.3));
    pen.ui.painter().rect_filled(river, 0.0, water);
    let above = scene.with_max_y(river.min.y);
    let below = scene.with_min_y(river.max.y);
    let size = (above.height() * 0.8).min(96.0);
    for (side, animal, at) in [(Side::Blue, Animal::Wolf, above.center()), (Side::Red, Animal::Lion, below.center())] {
        token(pen, side, animal, at, size, 1.0);
    }
}

/// A screen, and how much of it the game takes.
fn screen(pen: &Pen, scene: Rect, full: bool) {
    let width = scene.width().min(scene.height() * 1.4);
    let outer = Rect::from_center_size(scene.center() - vec2(0.0, 8.0), vec2(width, width * 0.6));
    let painter = pen.ui.painter();
    let foot = Rect::from_center_size(pos2(outer.center().x, outer.max.y + 10.0), vec2(width * 0.3, 12.0));
    painter.rect_filled(foot, 4.0, palette::INK);
    painter.rect_filled(outer, 10.0, palette::INK);
    let glass = outer.shrink(8.0);
    painter.rect_filled(glass, 4.0, palette::JUNGLE);
    let game = if full { glass } else { glass.shrink2(glass.size() * 0.18) };
    painter.rect_filled(game, 4.0, palette::GRASS);
    token(pen, Side::Red, Animal::Lion, game.center(), game.height() * 0.75, 1.0);
}
