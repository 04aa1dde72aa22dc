//! What is said of the move that led to what is shown: how good it was, what was better, and why.

use bevy_egui::egui::{Align, Rect, pos2};

use super::marks::{called, mark};
use crate::{
    app::{
        session::Reviewing,
        theme::{
            fonts::Face,
            palette,
            pen::{Pen, words},
        },
    },
    engine::{
        Score,
        explain::Reason,
        review::{Class, Judgment, PlyReview, Remark},
        tables::Verdict,
    },
    text,
    texts::{sentences, text},
};

/// Whether a fact speaks against the move it is about.
const fn against(reason: &Reason) -> bool {
    matches!(
        reason,
        Reason::AllowsEntry
            | Reason::Exposes(_)
            | Reason::Leaves(_)
            | Reason::Takes { guarded: true, .. }
            | Reason::EntersTrap { weakened: true, .. }
    )
}

/// What was wrong with a move: the weightiest fact against it, else what the enemy can answer.
fn wrong(ply: &PlyReview) -> String {
    if let Some(reason) = ply.played.reasons.iter().find(|reason| against(reason)) {
        return sentences::fact(reason);
    }
    let answer =
        ply.answer.as_ref().and_then(|answer| Some((answer.mv, answer.reasons.iter().find(|one| !against(one))?)));
    match answer {
        Some((mv, reason)) => {
            text!("review-answer", move = format!("{}–{}", mv.from, mv.to), fact = sentences::fact(reason))
        }
        None => text("review-something-better").to_owned(),
    }
}

/// What speaks for a move.
fn good(remark: &Remark) -> String {
    let fact = remark.reasons.iter().find(|reason| !against(reason));
    fact.map_or_else(|| text("review-nothing-better").to_owned(), sentences::fact)
}

/// What is certain of the position that is shown, if anything.
fn certain(ply: &PlyReview) -> Option<String> {
    let side = ply.side.opponent().key();
    Some(match ply.after {
        Judgment::Over(outcome) => sentences::ending(outcome),
        Judgment::Exact(Verdict::Draw) => text!("review-draw", side = side),
        Judgment::Exact(Verdict::Win(plies)) => text!("review-wins-exact", side = side, moves = plies.div_ceil(2)),
        Judgment::Exact(Verdict::Loss(plies)) => text!("review-loses-exact", side = side, moves = plies / 2),
        Judgment::Searched(Score::Mate(moves)) if moves > 0 => text!("review-wins-proven", side = side, moves = moves),
        Judgment::Searched(Score::Mate(moves)) => text!("review-loses-proven", side = side, moves = -moves),
        Judgment::Searched(Score::Cp(_)) => return None,
    })
}

/// Draws what is said.
pub(super) fn draw(pen: &mut Pen, room: Rect, upright: bool, reviewing: &Reviewing) {
    let Some(game) = reviewing.game() else { return };
    let Some(index) = reviewing.at().checked_sub(1) else {
        return plain(pen, room, text("review-beginning"), text("review-beginning-text"));
    };
    let Some(played) = game.plies().get(index) else { return };
    let sign = if played.captured.is_some() { "×" } else { "–" };
    let title = format!("{}{sign}{}", played.mv.from, played.mv.to);
    let Some(ply) = reviewing.ply(index) else {
        let known = if reviewing.wanted().is_some() { text("review-looking") } else { text("review-not-looked") };
        return plain(pen, room, &title, known);
    };
    let size = if upright { 19.0 } else { 22.0 };
    let high = if upright { 26.0 } else { 32.0 };
    let mut top = room.min.y;
    heading(pen, room.with_min_y(top).with_max_y(top + high), Some(ply.class), &title, called(ply.class), size);
    top += high + 2.0;
    let slipped = ply.class > Class::Good;
    let why = if slipped { wrong(ply) } else { good(&ply.played) };
    let color = if slipped { palette::WARNING } else { palette::BROWN };
    top += paragraph(pen, room.with_min_y(top), &why, color) + 6.0;
    if slipped {
        let best = format!("{}–{}", ply.best.mv.from, ply.best.mv.to);
        if !upright {
            pen.seam(pos2(room.min.x, top), room.width());
            top += 6.0;
        }
        heading(
            pen,
            room.with_min_y(top).with_max_y(top + high),
            Some(Class::Best),
            &best,
            text("review-better"),
            size,
        );
        top += high + 2.0;
        top += paragraph(pen, room.with_min_y(top), &good(&ply.best), palette::BROWN) + 6.0;
    }
    if let Some(known) = certain(ply).filter(|_| !(upright && slipped)) {
        paragraph(pen, room.with_min_y(top), &known, palette::LEAF_TEXT);
    }
}

fn paragraph(pen: &mut Pen, room: Rect, text: &str, color: bevy_egui::egui::Color32) -> f32 {
    pen.unscaled(|pen| pen.paragraph(room, Align::Min, words(text, Face::Strong, 16.0, color)))
}

fn heading(pen: &mut Pen, band: Rect, class: Option<Class>, title: &str, called: &str, size: f32) {
    let mut left = band.min.x;
    if let Some(class) = class.filter(|class| *class != Class::Good) {
        mark(pen, class, pos2(left + 11.0, band.center().y), 1.0);
        left += 28.0;
    }
    let split = left + (band.max.x - left) * 0.46;
    let text = Rect::from_min_max(pos2(left, band.min.y), pos2(split, band.max.y));
    pen.line(text, Align::Min, words(title, Face::Display, size, palette::INK));
    let text = Rect::from_min_max(pos2(split, band.min.y), band.max);
    pen.line(text, Align::Max, words(called, Face::Strong, 16.0, palette::UMBER));
}

fn plain(pen: &mut Pen, room: Rect, title: &str, text: &str) {
    let head = room.with_max_y(room.min.y + 32.0);
    pen.line(head, Align::Min, words(title, Face::Display, 22.0, palette::INK));
    pen.paragraph(room.with_min_y(head.max.y + 4.0), Align::Min, words(text, Face::Text, 17.0, palette::BROWN));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::review::Reviewer,
        rules::{Game, Position, RuleSet},
    };

    fn reviewed(fen: &str, line: &str) -> Vec<PlyReview> {
        let rules = RuleSet::default();
        let mut game = Game::from_position(rules.clone(), Position::from_fen(fen, &rules).expect("a board"), 0);
        for mv in line.split(' ') {
            game.play(mv.parse().expect("a move")).expect("legal");
        }
        let mut reviewer = Reviewer::new(&game, 3_000);
        while reviewer.step(1_000, &std::sync::atomic::AtomicBool::new(false)) {}
        reviewer.review().plies
    }

    #[test]
    fn a_blunder_is_explained_and_what_is_proven_is_said() {
        let plies = reviewed("p1c4/1d5/7/7/7/7/E6/4W2/4l2 w", "a3a4 e1d1");
        assert_eq!(wrong(&plies[0]), "It lets the enemy into the den.");
        assert_eq!(certain(&plies[0]).as_deref(), Some("Blue to move. Wins in 1, proven."));
        assert_eq!(good(&plies[1].played), "It walks into the den and wins.");
        assert!(certain(&plies[1]).is_some_and(|text| text.contains("den")));
    }

    #[test]
    fn what_the_tables_know_is_said_as_certain() {
        let plies = reviewed("7/7/4w2/7/3p3/7/7/5T1/7 b", "d5d4");
        assert_eq!(certain(&plies[0]).as_deref(), Some("Red to move. Draw with best play."));
    }
}
