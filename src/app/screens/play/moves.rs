//! The moves of the game: a row for each pair, the last one lit, older ones a scroll away.

use bevy::prelude::*;
use bevy_egui::egui::{Align, Rect, pos2, vec2};

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
};

/// How far the list is scrolled up from its last row, in units.
#[derive(Resource, Debug, Default)]
pub(super) struct Scroll(f32);

const PLACE: [f32; 4] = [936.0, 34.0, 318.0, 446.0];
/// Height of a row.
const ROW: f32 = 52.0;
/// Where the rows begin and end on the paper.
const ROWS: (f32, f32) = (32.0, 398.0);
/// Where the two columns begin.
const COLUMNS: [f32; 2] = [46.0, 178.0];

/// Draws the list, if there is room for it beside the board.
pub(super) fn draw(kit: &mut Kit, shown: &Shown, scroll: &mut Scroll) {
    if kit.portrait() {
        return;
    }
    kit.paper_at("play-moves", Plane::Screen, PLACE, 2, |pen| {
        let whole = pen.rect(0.0, 0.0, PLACE[2], PLACE[3]);
        panel(pen, whole);
        let game = &shown.game.game;
        let rows = pen.rect(12.0, ROWS.0, PLACE[2] - 24.0, ROWS.1 - ROWS.0);
        draw_rows(pen, rows, game, shown.game.human_to_move(), scroll);
        ribbon(pen, pen.rect(84.0, -12.0, 150.0, 36.0), "Moves", Ribbon::Leaf, 22.0);
        let foot = pen.rect(26.0, 408.0, PLACE[2] - 52.0, 24.0);
        pen.line(foot, Align::Max, words(&game.rules().title(), Face::Strong, 16.0, palette::UMBER));
        let quiet = quiet(game.quiet_plies());
        let left = Rect::from_min_size(foot.min, vec2(160.0, foot.height()));
        pen.line(left, Align::Min, words(&quiet, Face::Text, 16.0, palette::BROWN));
    });
}

/// How long nothing was taken.
fn quiet(plies: u32) -> String {
    match plies {
        0 => String::new(),
        1 => "1 quiet turn".to_owned(),
        plies => format!("{plies} quiet turns"),
    }
}

/// How many rows the list has, with the one for the move that is awaited.
fn row_count(plies: usize, over: bool) -> usize {
    if over { plies.div_ceil(2) } else { plies / 2 + 1 }
}

/// How far the list can be scrolled.
fn most_scroll(rows: usize, height: f32) -> f32 {
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
    let top = rect.min.y - most + scroll.0;
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
                draw_move(pen, pos2(rect.min.x + x, middle), game, 2 * row + column, human);
            }
            if row + 1 < count {
                pen.seam(pos2(rect.min.x + 12.0, y + ROW), rect.width() - 24.0);
            }
        }
    });
    if most > 0.0 {
        let track = Rect::from_min_max(pos2(rect.max.x - 6.0, rect.min.y + 4.0), pos2(rect.max.x, rect.max.y - 4.0));
        let whole = count as f32 * ROW;
        let length = (track.height() * rect.height() / whole).max(24.0);
        let y = track.min.y + (track.height() - length) * (1.0 - scroll.0 / most);
        pen.nine("scroll-track", track);
        pen.nine("scroll-thumb", Rect::from_min_size(pos2(track.min.x, y), vec2(track.width(), length)));
    }
}

/// One move: its animal and its text. The one that is awaited has dots.
fn draw_move(pen: &mut Pen, place: bevy_egui::egui::Pos2, game: &Game, index: usize, human: bool) {
    let Some(ply) = game.plies().get(index) else {
        if index == game.plies().len() && game.outcome().is_none() {
            let text = if human { "your move" } else { "thinking" };
            let line = Rect::from_min_size(place + vec2(4.0, -12.0), vec2(110.0, 24.0));
            pen.line(line, Align::Min, words(text, Face::Text, 17.0, palette::BROWN));
        }
        return;
    };
    if index + 1 == game.plies().len() {
        pen.nine("highlight", Rect::from_min_size(place + vec2(-5.0, -20.0), vec2(118.0, 40.0)));
    }
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
