//! The hint's bubble: which animal, which move, and why.

use bevy_egui::egui::{Align, Rect, Shape, Stroke, pos2, vec2};

use super::Shown;
use crate::{
    app::{
        session::{Hint, HintStep, Match},
        theme::{
            fonts::Face,
            kit::{Kit, Plane},
            palette,
            pen::{Pen, words},
            widgets::{face, note},
        },
    },
    rules::Animal,
    text,
    texts::{sentences, text},
};

/// Where it lies: beside the board, and over the far player's paper where there is no room beside it.
const LANDSCAPE: [f32; 4] = [30.0, 262.0, 306.0, 182.0];
const PORTRAIT: [f32; 4] = [10.0, 14.0, 370.0, 118.0];

/// The letters of what is said.
const SIZE: f32 = 16.0;
/// Between two sentences.
const GAP: f32 = 4.0;

/// Draws the bubble, if a hint is being told; whether it is.
pub(super) fn draw(kit: &mut Kit, shown: &Shown) -> bool {
    let Some(hint) = &shown.hand.hint else { return false };
    let Some(animal) = shown.game.game.position().piece_at(hint.mv.from).map(|piece| piece.animal) else {
        return false;
    };
    let elsewhere = shown.hand.held.is_some_and(|held| held != hint.mv.from);
    if elsewhere || shown.refusal.reason().is_some() {
        return false;
    }
    let (place, plane) = if kit.portrait() { (PORTRAIT, Plane::Message) } else { (LANDSCAPE, Plane::Screen) };
    kit.paper_at("play-bubble", plane, place, 2, |pen| bubble(pen, place, &shown.game, hint, animal));
    true
}

/// What is said above, below, and how to hear more.
pub(in crate::app::screens) struct Said {
    pub(in crate::app::screens) heading: String,
    pub(in crate::app::screens) sentences: Vec<String>,
}

pub(in crate::app::screens) fn said(game: &Match, hint: &Hint, animal: Animal) -> Said {
    let (from, to) = (hint.mv.from.to_string(), hint.mv.to.to_string());
    let animal = animal.name();
    match hint.step {
        HintStep::Animal => Said {
            heading: text!("hint-animal", animal = animal),
            sentences: vec![text!("hint-stands", square = from), text("hint-ask-for-move").to_owned()],
        },
        HintStep::Move => {
            let victim = game.game.position().piece_at(hint.mv.to).map(|piece| piece.animal.name());
            let way = match (victim, hint.mv.is_leap()) {
                (Some(victim), true) => text!("hint-leap-and-take", from = from, to = to, animal = victim),
                (Some(victim), false) => text!("hint-go-and-take", from = from, to = to, animal = victim),
                (None, true) => text!("hint-leap", from = from, to = to),
                (None, false) => text!("hint-go", from = from, to = to),
            };
            Said {
                heading: text!("hint-move", animal = animal),
                sentences: vec![way, text("hint-ask-for-reason").to_owned()],
            }
        }
        HintStep::Why => {
            let proof = hint.proven.map(proof).into_iter();
            let sentences = proof.chain(hint.claims.iter().map(sentences::claim)).collect();
            Said { heading: text!("hint-why", from = from, to = to), sentences }
        }
    }
}

/// What is proven, in own moves to the win or, below zero, in the enemy's.
fn proof(moves: i32) -> String {
    match moves {
        1 => text("hint-wins-at-once").to_owned(),
        2.. => text!("hint-wins-in", moves = moves),
        -1 | 0 => text("hint-loses-at-once").to_owned(),
        _ => text!("hint-loses-in", moves = -moves),
    }
}

fn bubble(pen: &mut Pen, place: [f32; 4], game: &Match, hint: &Hint, animal: Animal) {
    let upright = place == PORTRAIT;
    let whole = pen.rect(0.0, 0.0, place[2], place[3]);
    tail(pen, whole, upright);
    note(pen, whole);
    let Said { heading, sentences } = said(game, hint, animal);
    let radius = if upright { 25.0 } else { 27.0 };
    let middle = if upright { whole.center().y } else { whole.min.y + 40.0 };
    face(pen, animal, pos2(whole.min.x + 18.0 + radius, middle), radius);
    let left = whole.min.x + 2.0 * radius + 30.0;
    let title = Rect::from_min_max(pos2(left, whole.min.y + 10.0), pos2(whole.max.x - 20.0, whole.min.y + 40.0));
    let title = if upright { title } else { title.translate(vec2(0.0, 14.0)) };
    pen.telling(|pen| pen.line(title, Align::Min, words(&heading, Face::Display, 21.0, palette::INK)));
    let below = if upright {
        Rect::from_min_max(title.left_bottom(), whole.max - vec2(20.0, 10.0))
    } else {
        Rect::from_min_max(pos2(whole.min.x + 22.0, whole.min.y + 72.0), whole.max - vec2(20.0, 14.0))
    };
    pen.telling(|pen| sentences_in(pen, below, &sentences));
}

/// As many sentences as there is room for, at least one.
fn sentences_in(pen: &mut Pen, rect: Rect, sentences: &[String]) {
    let written = |sentence| words(sentence, Face::Text, SIZE, palette::BROWN);
    let height = |pen: &Pen, count: usize| {
        let lines = sentences[..count].iter().map(|sentence| pen.height(rect.width(), written(sentence)) + GAP);
        lines.sum::<f32>() - GAP
    };
    let mut count = sentences.len();
    while count > 1 && pen.unscaled(|pen| height(pen, count)) > rect.height() {
        count -= 1;
    }
    pen.fitted_text(
        rect.height(),
        |pen| height(pen, count),
        |pen| {
            let mut y = rect.min.y;
            for sentence in &sentences[..count] {
                y += pen.paragraph(rect.with_min_y(y), Align::Min, written(sentence)) + GAP;
            }
        },
    );
}

/// The bubble's tail points at the board.
fn tail(pen: &Pen, whole: Rect, upright: bool) {
    let tip = if upright {
        [
            whole.center_bottom() - vec2(16.0, 6.0),
            whole.center_bottom() + vec2(14.0, -6.0),
            whole.center_bottom() + vec2(4.0, 16.0),
        ]
    } else {
        [
            whole.right_center() - vec2(6.0, 18.0),
            whole.right_center() + vec2(20.0, 2.0),
            whole.right_center() + vec2(-6.0, 14.0),
        ]
    };
    let shadow = tip.map(|point| point + vec2(3.0, 4.0)).to_vec();
    let shade = palette::INK.gamma_multiply(0.28);
    pen.ui.painter().add(Shape::convex_polygon(shadow, shade, Stroke::NONE));
    pen.ui.painter().add(Shape::convex_polygon(tip.to_vec(), palette::CREAM, Stroke::NONE));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::session::{HintReady, MatchSetup},
        rules::Move,
    };

    fn told(fen: &str, mv: &str, proven: Option<i32>) -> [Vec<String>; 3] {
        let setup = MatchSetup { start: Some(fen.to_owned()), ..MatchSetup::default() };
        let game = Match::new(setup, None).expect("a match");
        let mv: Move = mv.parse().expect("a move");
        let animal = game.game.position().piece_at(mv.from).expect("an animal").animal;
        let mut hint = Hint::new(&game, HintReady { mv, proven });
        [(); 3].map(|()| {
            let Said { heading, sentences } = said(&game, &hint, animal);
            hint.tell_more();
            std::iter::once(heading).chain(sentences).collect()
        })
    }

    #[test]
    fn a_hint_is_told_in_three_steps() {
        let [animal, mv, why] = told("6t/7/7/7/7/7/l5c/L6/7 w", "a2a3", None);
        assert_eq!(animal[..2], ["Look at your lion.", "It stands on a2 and has a good move."]);
        assert_eq!(mv[..2], ["Move your lion.", "Go from a2 to a3 and take the lion."]);
        assert_eq!(why[..2], ["Why a2 to a3?", "It takes the lion, and nobody can take back."]);
        assert!(!animal.concat().contains("a3"), "the first step keeps the move for itself");
    }

    #[test]
    fn nothing_wins_but_what_is_proven() {
        let [.., why] = told("l6/7/3L3/7/7/7/7/7/7 w", "d7d8", None);
        assert!(!why.concat().contains("wins"), "{why:?}");
        let [.., why] = told("l6/7/3L3/7/7/7/7/7/7 w", "d7d8", Some(2));
        assert_eq!(why[1], "It wins in 2, proven.");
        assert_eq!(proof(-3), "The enemy wins in 3, proven; this holds out longest.");
    }
}
