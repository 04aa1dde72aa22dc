//! The animal in hand or under the pointer, or the ground there: who or what it is and what it does; and why a move was
//! refused.

use std::borrow::Cow;

use bevy_egui::egui::{Align, Align2, Color32, Rect, vec2};

use super::Shown;
use crate::{
    app::{
        screens::lore,
        theme::{
            fonts::Face,
            kit::{Kit, Plane},
            palette,
            pen::{Pen, words},
            widgets::note,
        },
    },
    rules::{Animal, Game, Move, Position, Square, Terrain},
    text,
    texts::{names, sentences, text},
};

/// The card's place, between the two players' papers and their ribbons.
const PLACE: [f32; 4] = [40.0, 274.0, 290.0, 160.0];

/// Draws the card, if there is something to say and room beside the board.
pub(super) fn draw(kit: &mut Kit, shown: &Shown) {
    if kit.portrait() {
        return;
    }
    let subject = subject(shown);
    let reason = shown.refusal.reason();
    if subject.is_none() && reason.is_none() {
        return;
    }
    kit.paper_at("play-animal", Plane::Screen, PLACE, 2, |pen| {
        let whole = pen.rect(0.0, 0.0, PLACE[2], PLACE[3]);
        if reason.is_some() {
            pen.nine("notice", whole);
        } else {
            note(pen, whole);
        }
        let inner = whole.shrink2(vec2(22.0, 14.0));
        let mut below = inner;
        if let Some(square) = subject
            && let Some(piece) = shown.game.game.position().piece_at(square)
        {
            let animal = piece.animal;
            let rank = text!("animal-rank", rank = animal.rank());
            let name = names::animal_title(animal);
            heading(
                pen,
                inner,
                &Heading {
                    name: &name,
                    rank: Some(&rank),
                    sign: lore::hanzi(animal),
                    spoken: shown.view.pinyin.then(|| lore::pinyin(animal)),
                    color: pen.side(piece.side),
                },
            );
            below.min.y += 36.0;
            if let Some(reason) = reason {
                pen.paragraph(below, Align::Min, words(reason, Face::Strong, 16.5, palette::WARNING));
                return;
            }
            body(pen, below, shown, square, animal);
        } else if let Some(reason) = reason {
            pen.paragraph(below, Align::Min, words(reason, Face::Strong, 17.0, palette::WARNING));
        } else if let Some(square) = subject {
            ground(pen, inner, shown, square.terrain());
        }
    });
}

/// The square of the animal or the ground that is spoken of: in hand, under the pointer, or under the cursor.
fn subject(shown: &Shown) -> Option<Square> {
    let hand = &shown.hand;
    let position = shown.game.game.position();
    let cursor = hand.cursor_shown.then_some(hand.cursor);
    hand.held
        .or(hand.hover.filter(|_| !hand.cursor_shown))
        .or(cursor)
        .filter(|square| position.piece_at(*square).is_some() || square.terrain() != Terrain::Land)
}

/// The card's first line.
struct Heading<'a> {
    name: &'a str,
    rank: Option<&'a str>,
    /// The name in Chinese, and how it is spoken where that is wanted.
    sign: &'a str,
    spoken: Option<&'a str>,
    color: Color32,
}

fn heading(pen: &mut Pen, rect: Rect, heading: &Heading) {
    let line = Rect::from_min_size(rect.min, vec2(rect.width(), 30.0));
    let end = heading.rank.map_or(line.max.x, |rank| {
        pen.line(line, Align::Max, words(rank, Face::Strong, 17.0, palette::UMBER)).min.x - GAP
    });
    let sign = words(heading.sign, Face::Display, 24.0, heading.color);
    let spoken = heading.spoken.map(|spoken| words(spoken, Face::Strong, 17.0, heading.color));
    let wide = GAP + pen.width(sign) + spoken.map_or(0.0, |spoken| GAP + pen.width(spoken));
    let room = line.with_max_x(end - wide);
    let name = pen.line(room, Align::Min, words(heading.name, Face::Display, 25.0, palette::INK));
    let sign = pen.text(name.right_center() + vec2(GAP, 0.0), Align2::LEFT_CENTER, sign);
    if let Some(spoken) = spoken {
        pen.text(sign.right_center() + vec2(GAP, 0.0), Align2::LEFT_CENTER, spoken);
    }
}

/// Of ground that is special: what it is called, and what the rules say of it.
fn ground(pen: &mut Pen, rect: Rect, shown: &Shown, terrain: Terrain) {
    let rules = shown.game.game.rules();
    let (Some(name), Some((sign, spoken)), Some(about)) =
        (names::ground(terrain), lore::ground(terrain), sentences::ground(terrain, rules))
    else {
        return;
    };
    let color = match terrain {
        Terrain::Trap(side) | Terrain::Den(side) => pen.side(side),
        Terrain::Land | Terrain::Water => palette::LEAF_TEXT,
    };
    let spoken = shown.view.pinyin.then_some(spoken);
    heading(pen, rect, &Heading { name: &name, rank: None, sign, spoken, color });
    let below = rect.with_min_y(rect.min.y + 36.0);
    let about = words(&about, Face::Text, 16.5, palette::BROWN);
    pen.fitted_text(
        below.height(),
        |pen| pen.height(below.width(), about),
        |pen| {
            pen.paragraph(below, Align::Min, about);
        },
    );
}

/// Between the words of the heading.
const GAP: f32 = 8.0;

/// Between what an animal is and what it can do.
const BETWEEN: f32 = 4.0;

fn body(pen: &mut Pen, rect: Rect, shown: &Shown, square: Square, animal: Animal) {
    let game = &shown.game.game;
    let gift = lore::gift(animal, game.rules());
    let (first, second) = match shown.hand.held {
        Some(held) if held == square => (gift, prey(game.position(), &shown.hand.targets).map(Cow::Owned)),
        _ => (lore::character(animal), Some(Cow::Borrowed(trapped(game, square).unwrap_or(gift)))),
    };
    let loud = shown.hand.held == Some(square) || trapped(game, square).is_some();
    let (face, color) = if loud { (Face::Strong, palette::WARNING) } else { (Face::Text, palette::BROWN) };
    let first = words(first, Face::Text, 16.5, palette::BROWN);
    let second = second.as_deref().map(|text| words(text, face, 16.5, color));
    let height = |pen: &Pen| {
        let height_of = |text| pen.height(rect.width(), text);
        height_of(first) + second.map_or(0.0, |text| BETWEEN + height_of(text))
    };
    pen.fitted_text(rect.height(), height, |pen| {
        let used = pen.paragraph(rect, Align::Min, first);
        if let Some(second) = second {
            pen.paragraph(rect.with_min_y(rect.min.y + used + BETWEEN), Align::Min, second);
        }
    });
}

/// "Can take the wolf on e7."
fn prey(position: &Position, targets: &[Move]) -> Option<String> {
    let mut prey = targets.iter().filter_map(|mv| Some((position.piece_at(mv.to)?.animal.name(), mv.to.to_string())));
    Some(match (prey.next()?, prey.next()) {
        ((animal, square), None) => text!("play-prey", animal = animal, square = square),
        ((animal, square), Some((other, there))) => {
            text!("play-prey-two", animal = animal, square = square, other = other, there = there)
        }
    })
}

/// That an animal stands in a trap.
fn trapped(game: &Game, square: Square) -> Option<&'static str> {
    let piece = game.position().piece_at(square)?;
    Position::weakens(square, piece.side, game.rules()).then(|| text("play-trapped"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::RuleSet;

    fn position(fen: &str) -> Position {
        Position::from_fen(fen, &RuleSet::default()).expect("a position")
    }

    #[test]
    fn prey_is_named() {
        let position = position("l6/7/7/7/7/7/3r3/3C1c1/4D2 w");
        let to = |text: &str| text.parse::<Move>().expect("a move");
        assert_eq!(prey(&position, &[to("d2d1")]), None);
        assert_eq!(prey(&position, &[to("d2d3")]), Some("Can take the rat on d3.".to_owned()));
        let both = prey(&position, &[to("d2d3"), to("e1f1"), to("f1f2")]);
        assert_eq!(both, Some("Can take the rat on d3 and the cat on f2.".to_owned()));
    }

    #[test]
    fn a_trap_is_told_of_where_it_weakens() {
        let game = |fen: &str| Game::from_position(RuleSet::default(), position(fen), 0);
        let here = "c1".parse::<Square>().expect("a square");
        assert!(trapped(&game("l6/7/7/7/7/7/7/7/2c3L w"), here).is_some(), "an enemy in Red's trap");
        assert_eq!(trapped(&game("l6/7/7/7/7/7/7/7/2C3L w"), here), None, "one's own trap is harmless");
    }
}
