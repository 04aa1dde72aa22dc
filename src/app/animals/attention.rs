//! Who looks at what: everybody watches the animal in hand or on its way, and the prey sees it coming.

use bevy::prelude::*;

use super::act::Act;
use super::life::Mind;
use super::stance::Stance;
use super::token::Token;
use crate::app::scene::geometry::{SQUARE, center};
use crate::app::scene::pointing::Pointing;
use crate::app::session::{Hand, Match, View};
use crate::rules::Square;

/// What there is to look at.
struct Center {
    token: Entity,
    at: Vec2,
    /// Where that one itself looks.
    ahead: Option<Vec2>,
}

/// Tells every animal on the board what to look at and whether to be afraid.
pub fn watch(
    hand: Res<Hand>,
    view: Res<View>,
    game: Res<Match>,
    pointing: Res<Pointing>,
    tokens: Query<(Entity, &Token, &Stance, Option<&Act>)>,
    mut minds: Query<&mut Mind>,
) {
    let middle = |ground: Vec2| ground + vec2(0.0, SQUARE * 0.25);
    let moving = tokens.iter().find(|(_, token, _, act)| !token.leaving && act.is_some_and(|act| act.from != act.to));
    let center_of = |(token, _, stance, act): (Entity, &Token, &Stance, Option<&Act>)| Center {
        token,
        at: middle(stance.ground),
        ahead: act.map(|act| middle(act.to)),
    };
    let held = || {
        let (entity, token, stance, _) =
            tokens.iter().find(|(_, token, ..)| hand.held == Some(token.square) && !token.leaving)?;
        let over = hand.hover.or(hand.cursor_shown.then_some(hand.cursor)).filter(|square| *square != token.square);
        let ahead = over.map(|square| middle(center(square, view.flipped)));
        Some(Center { token: entity, at: middle(stance.ground), ahead })
    };
    let attraction = moving.map(center_of).or_else(held);
    let is_prey = |square: Square| {
        let position = game.game.position();
        hand.held.is_some() && hand.target(square).is_some() && position.piece_at(square).is_some()
    };
    for (entity, token, _, act) in &tokens {
        let Ok(mut mind) = minds.get_mut(token.puppet) else { continue };
        mind.look_at = match &attraction {
            Some(center) if center.token == entity => center.ahead,
            Some(center) => Some(center.at),
            None => pointing.at.filter(|_| hand.hover == Some(token.square)),
        };
        let doomed = token.leaving && act.is_some_and(|act| act.at < 0.0);
        mind.afraid = doomed || (!token.leaving && is_prey(token.square));
    }
}
