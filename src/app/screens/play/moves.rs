//! The moves of the game: a row for each pair, the last one lit, older ones a scroll away.

use bevy::prelude::*;
use bevy_egui::egui::{Align, Pos2, Rect, pos2, vec2};

use super::Shown;
use crate::{
    app::{
        session::{MatchReset, MovePlayed},
        states::AppSystems,
        theme::{
            fonts::Face,
            kit::{Kit, Plane},
            palette,
            pen::{Pen, words},
            widgets::{Ribbon, panel, ribbon, token},
        },
    },
    rules::Game,
    text,
    texts::{names, text},
};

/// How far the list is scrolled up from its last row, in units.
#[derive(Resource, Debug, Default)]
pub(super) struct Scroll(f32);

const PLACE: [f32; 4] = [936.0, 34.0, 318.0, 446.0];
/// How much of its height the list gives to captions, where they are wanted.
const GIVEN: f32 = 124.0;
/// Height of a row.
pub(super) const ROW: f32 = 52.0;
/// Where the rows begin and end on the paper.
const ROWS: (f32, f32) = (32.0, 398.0);
/// Where the two columns begin.
const COLUMNS: [f32; 2] = [46.0, 178.0];

/// Draws the list, if there is room for it beside the board.
pub(super) fn draw(kit: &mut Kit, shown: &Shown, scroll: &mut Scroll) {
    if kit.portrait() {
        return;
    }
    let given = if shown.view.captions { GIVEN } else { 0.0 };
    let [x, y, width, height] = PLACE;
    kit.paper_at("play-moves", Plane::Screen, [x, y, width, height - given], 2, |pen| {
        let whole = pen.rect(0.0, 0.0, width, height - given);
        panel(pen, whole);
        let game = &shown.game.game;
        let rows = pen.rect(12.0, ROWS.0, width - 24.0, ROWS.1 - ROWS.0 - given);
        draw_rows(pen, rows, game, shown.game.human_to_move(), scroll);
        ribbon(pen, pen.rect(84.0, -12.0, 150.0, 36.0), text("play-moves"), Ribbon::Leaf, 22.0);
        let foot = pen.rect(26.0, 408.0 - given, width - 52.0, 24.0);
        pen.line(foot, Align::Max, words(&names::rules(game.rules()), Face::Strong, 16.0, palette::UMBER));
        let quiet = quiet(game.quiet_plies());
        let left = Rect::from_min_size(foot.min, vec2(160.0, foot.height()));
        pen.line(left, Align::Min, words(&quiet, Face::Text, 16.0, palette::BROWN));
    });
}

/// How long nothing was taken.
fn quiet(plies: u32) -> String {
    match plies {
        0 => String::new(),
        plies => text!("play-quiet", turns = plies),
    }
}

/// How many rows the list has, with the one for the move that is awaited.
fn row_count(plies: usize, over: bool) -> usize {
    if over { plies.div_ceil(2) } else { plies / 2 + 1 }
}

/// How far the list can be scrolled.
pub(super) fn most_scroll(rows: usize, height: f32) -> f32 {
    (rows as f32 * ROW - height).max(0.0)
}

fn draw_rows(pen: &mut Pen, rect: Rect, game: &Game, human: bool, scroll: &mut Scroll) {
    let over = game.outcome().is_some();
    let count = row_count(game.plies().len(), over);
    let most = most_scroll(count, rect.height());
    let hovered = pen.ui.rect_contains_pointer(rect);
    if hovered {
        scroll.0 += pen.ui.input(|input| input.smooth_scroll_delta().y);
    }
    scroll.0 = scroll.0.clamp(0.0, most);
    rows(pen, rect, count, most - scroll.0, |pen, index, place| {
        if index + 1 == game.plies().len() {
            light(pen, place);
        }
        if index < game.plies().len() {
            draw_move(pen, place, game, index);
        } else if index == game.plies().len() && !over {
            // The one that is awaited.
            let awaited = if human { text("play-awaited-yours") } else { text("play-awaited-thinking") };
            let line = Rect::from_min_size(place + vec2(4.0, -12.0), vec2(110.0, 24.0));
            pen.line(line, Align::Min, words(awaited, Face::Text, 17.0, palette::BROWN));
        }
    });
}

/// Draws so many numbered rows of moves, of which `hidden` units lie above the rectangle; `draw` gets each move's index and
/// the place of its animal's left edge and middle.
pub(super) fn rows(pen: &mut Pen, rect: Rect, count: usize, hidden: f32, mut draw: impl FnMut(&mut Pen, usize, Pos2)) {
    let top = rect.min.y - hidden;
    pen.clipped(rect, |pen| {
        for row in 0..count {
            let y = top + row as f32 * ROW;
            if y + ROW < rect.min.y || y > rect.max.y {
                continue;
            }
            let middle = y + ROW / 2.0;
            let number = Rect::from_center_size(pos2(rect.min.x + 22.0, middle), vec2(36.0, 24.0));
            pen.line(number, Align::Center, words(&format!("{}", row + 1), Face::Strong, 17.0, palette::UMBER));
            for (column, x) in COLUMNS.into_iter().enumerate() {
                draw(pen, 2 * row + column, pos2(rect.min.x + x, middle));
            }
            if row + 1 < count {
                pen.seam(pos2(rect.min.x + 12.0, y + ROW), rect.width() - 24.0);
            }
        }
    });
    let most = most_scroll(count, rect.height());
    if most > 0.0 {
        let track = Rect::from_min_max(pos2(rect.max.x - 6.0, rect.min.y + 4.0), pos2(rect.max.x, rect.max.y - 4.0));
        let whole = count as f32 * ROW;
        let length = (track.height() * rect.height() / whole).max(24.0);
        let y = track.min.y + (track.height() - length) * hidden / most;
        pen.nine("scroll-track", track);
        pen.nine("scroll-thumb", Rect::from_min_size(pos2(track.min.x, y), vec2(track.width(), length)));
    }
}

/// What lights a move up.
pub(super) fn light(pen: &Pen, place: Pos2) {
    pen.nine("highlight", cell(place));
}

/// A move's room in its row.
pub(super) fn cell(place: Pos2) -> Rect {
    Rect::from_min_size(place + vec2(-5.0, -20.0), vec2(118.0, 40.0))
}

/// One move: its animal and its text.
pub(super) fn draw_move(pen: &mut Pen, place: Pos2, game: &Game, index: usize) {
    let Some(ply) = game.plies().get(index) else { return };
    token(pen, ply.piece.side, ply.piece.animal, place + vec2(17.0, 0.0), 36.0, 1.0);
    let sign = if ply.captured.is_some() { "×" } else { "–" };
    let text = format!("{}{sign}{}", ply.mv.from, ply.mv.to);
    let line = Rect::from_min_size(place + vec2(40.0, -14.0), vec2(78.0, 28.0));
    pen.line(line, Align::Min, words(&text, Face::Text, 19.0, palette::INK));
}

fn go_to_last(mut played: MessageReader<MovePlayed>, mut reset: MessageReader<MatchReset>, mut scroll: ResMut<Scroll>) {
    if played.read().count() + reset.read().count() > 0 {
        scroll.0 = 0.0;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Scroll>().add_systems(Update, go_to_last.in_set(AppSystems::View));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_row_for_the_move_to_come() {
        assert_eq!([0, 1, 2, 3].map(|plies| row_count(plies, false)), [1, 1, 2, 2]);
        assert_eq!([0, 1, 2, 3].map(|plies| row_count(plies, true)), [0, 1, 1, 2]);
    }

    #[test]
    fn a_short_list_does_not_scroll() {
        assert_eq!(most_scroll(3, 366.0), 0.0);
        assert_eq!(most_scroll(10, 366.0), 10.0 * ROW - 366.0);
    }

    #[test]
    fn quiet_turns_are_counted_in_words() {
        assert_eq!([0, 1, 12].map(quiet), ["", "1 quiet turn", "12 quiet turns"]);
    }
}
