//! A small board on which an answer is shown: moves that are made, and moves that are tried and forbidden, again and again.

use bevy_egui::egui::{Rect, pos2};

use crate::{
    app::{screens::board, theme::pen::Pen, theme::widgets::token},
    lessons::{Scene, Show},
    rules::{Move, Position, Square},
};

/// A move takes so many seconds on the way, after and before a rest.
const REST: f64 = 0.9;
const WAY: f64 = 0.55;
/// How long a scene's end stands.
const END: f64 = 1.4;
/// How far a forbidden move gets.
const TRIED: f32 = 0.4;

/// What is seen at a moment.
struct Seen {
    position: Position,
    /// The move on its way, how far it is from 0 to 1, and whether it is forbidden.
    moving: Option<(Move, f32, bool)>,
}

/// Where in the scenes a moment is, in seconds from their beginning.
fn seen(scenes: &[Scene], since: f64) -> Option<Seen> {
    let scenes: Vec<_> = scenes.iter().filter_map(|scene| scene.moments().ok()).collect();
    let step = REST + WAY;
    let length = |shows: usize| step * shows as f64 + END;
    let whole: f64 = scenes.iter().map(|(moments, _)| length(moments.len())).sum();
    let mut left = since.max(0.0) % whole.max(END);
    for (moments, end) in scenes {
        if left >= length(moments.len()) {
            left -= length(moments.len());
            continue;
        }
        let Some((position, show)) = moments.get((left / step) as usize).copied() else {
            let barred = moments.last().is_some_and(|(_, show)| matches!(show, Show::Barred(_)));
            let moving = moments.last().filter(|_| barred).map(|(_, show)| (mv(*show), 0.0, true));
            return Some(Seen { position: end, moving });
        };
        let share = ((left % step - REST) / WAY).clamp(0.0, 1.0) as f32;
        let moving = (share > 0.0).then(|| (mv(show), share, matches!(show, Show::Barred(_))));
        return Some(Seen { position, moving });
    }
    None
}

const fn mv(show: Show) -> Move {
    match show {
        Show::Made(mv) | Show::Barred(mv) => mv,
    }
}

/// Draws the board in a place, so many seconds after it was chosen.
pub(super) fn draw(pen: &mut Pen, place: Rect, scenes: &[Scene], since: f64) {
    let Some(seen) = seen(scenes, since) else { return };
    let square = board::square_in(place.size());
    let corner = pos2(place.center().x - board::size(square).x / 2.0, place.min.y);
    let center = |at: Square| board::center(corner, square, at);
    board::draw_without(pen, corner, square, &seen.position, seen.moving.map(|(mv, ..)| mv.from));
    if let Some((mv, share, barred)) = seen.moving
        && let Some(piece) = seen.position.piece_at(mv.from)
    {
        let eased = share * share * (3.0 - 2.0 * share);
        let way = match (barred, pen.still) {
            (true, true) => 0.0,
            // There and back.
            (true, false) => TRIED * (eased * std::f32::consts::PI).sin(),
            (false, true) => f32::from(u8::from(share >= 0.5)),
            (false, false) => eased,
        };
        let at = center(mv.from) + (center(mv.to) - center(mv.from)) * way;
        if barred {
            pen.picture("cross", center(mv.to), square / 44.0);
        }
        token(pen, piece.side, piece.animal, at, square * 1.12, 1.0);
    }
    pen.ui.ctx().request_repaint();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lessons::advice;

    #[test]
    fn the_scenes_are_shown_one_after_the_other_and_again() {
        let scenes = &advice().questions[0].scenes;
        let at = |since: f64| {
            seen(scenes, since).map(|seen| (seen.position.fen(), seen.moving.map(|way| way.0.to_string())))
        };
        let first = at(0.0);
        assert_eq!(first, Some((scenes[0].board.clone(), None)));
        assert_eq!(at(REST + 0.1).and_then(|seen| seen.1).as_deref(), Some("d4d5"));
        let length = REST + WAY + END;
        assert_eq!(at(length + 0.1), Some((scenes[1].board.clone(), None)));
        assert_eq!(at(3.0 * length), first, "from the beginning");
    }

    #[test]
    fn a_forbidden_move_leaves_the_board_as_it_is() {
        let scenes = &advice().questions[2].scenes[1..];
        let end = seen(scenes, REST + WAY + 0.2).expect("a board");
        assert_eq!(end.position.fen(), scenes[0].board);
        assert!(end.moving.is_some_and(|(_, way, barred)| barred && way == 0.0));
    }
}
