//! Tips, each with a position to play out against the computer.

use bevy_egui::egui::{Id, pos2};

use super::{Kept, list};
use crate::{
    app::{
        screens::board,
        session::{MatchSetup, Player, Seat},
        theme::{pen::Pen, widgets::Button},
    },
    engine::Level,
    lessons::{Tip, advice},
    rules::{Position, RuleSet},
    texts::{text, text_by_id},
};

/// The line to begin at.
pub(super) fn first() -> Id {
    list::id("tips", 0)
}

/// A game from a tip's position: the reader is Red, against a computer of the middle.
fn game(tip: &Tip) -> MatchSetup {
    MatchSetup {
        rules: RuleSet::default(),
        seats: [Player::Human, Player::Computer(Level::Normal)].map(Seat::new),
        start: Some(tip.board.clone()),
        clock: None,
        ..MatchSetup::default()
    }
}

/// Draws the page; the game that is to be begun.
pub(super) fn draw(pen: &mut Pen, upright: bool, kept: &mut Kept) -> Option<MatchSetup> {
    let tips = &advice().tips;
    let titles: Vec<&str> = tips.iter().map(|tip| text_by_id(&tip.title)).collect();
    list::draw(pen, "tips", upright, &titles, kept);
    let tip = tips.get(kept.chosen).or(tips.first())?;
    let (place, beside) = list::places(pen, upright, titles.len());
    if let Ok(position) = Position::from_fen(&tip.board, &RuleSet::default()) {
        let square = board::square_in(place.size());
        let corner = place.center() - board::size(square) / 2.0;
        board::draw(pen, pos2(corner.x, place.min.y), square, &position);
    }
    let high = 48.0;
    let button = beside.with_min_y(beside.max.y - high);
    let paper = beside.with_max_y(beside.max.y - high - 10.0);
    list::paper(pen, paper, text_by_id(&tip.title), text_by_id(&tip.text), upright);
    let play = Button::new("tips-play", text("learn-play-it-out")).icon("play").centered().size(22.0);
    play.show(pen, button.shrink(2.0)).then(|| game(tip))
}
