//! Worries: who sees an enemy that could take it next, and who has lost its strength in a trap.

use bevy::prelude::*;

use super::act::Act;
use super::life::Mind;
use super::token::Token;
use crate::app::scene::geometry::{SQUARE, center};
use crate::app::scene::pictures::Pictures;
use crate::app::session::{Match, Stage, View};
use crate::rules::Position;

/// Tells every animal that could be taken next by whom, when the board has changed and the show of it is over.
pub fn see_threats(
    game: Res<Match>,
    stage: Res<Stage>,
    view: Res<View>,
    tokens: Query<&Token>,
    arrived: Query<(), Added<Token>>,
    mut minds: Query<&mut Mind>,
) {
    let news = game.is_changed() || stage.is_changed() || view.is_changed() || !arrived.is_empty();
    if stage.busy || !news {
        return;
    }
    let (position, rules) = (game.game.position(), game.game.rules());
    let over = game.game.outcome().is_some();
    for token in tokens.iter().filter(|token| !token.leaving) {
        let Ok(mut mind) = minds.get_mut(token.puppet) else { continue };
        let attacker = position.attackers_of(token.square, rules).into_iter().next().filter(|_| !over);
        mind.threat = attacker.map(|square| center(square, view.flipped) + vec2(0.0, SQUARE * 0.25));
    }
}

/// Who stands in a trap that weakens it is dizzy, and its medal shows what it is worth there: nothing.
pub fn lose_strength(
    game: Res<Match>,
    pictures: Res<Pictures>,
    tokens: Query<(&Token, Option<&Act>)>,
    mut minds: Query<&mut Mind>,
    mut sprites: Query<&mut Sprite>,
) {
    for (token, act) in &tokens {
        let Ok(mut mind) = minds.get_mut(token.puppet) else { continue };
        let goes = token.leaving || act.is_some_and(|act| act.from != act.to);
        let weak = !goes && Position::weakens(token.square, token.piece.side, game.game.rules());
        if weak == mind.weak {
            continue;
        }
        mind.weak = weak;
        let rank = if weak { 0 } else { token.piece.animal.rank() };
        let side = token.piece.side.name().to_lowercase();
        for (medal, size) in token.medals.into_iter().zip(["", "-big"]) {
            if let Ok(mut sprite) = sprites.get_mut(medal) {
                *sprite = pictures.pieces.centered(&format!("medal-{side}-{rank}{size}"));
            }
        }
    }
}
