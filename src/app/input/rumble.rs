//! Controllers rumble when an animal strikes or is struck, steps into a trap, or wins: each seat's own, or the one in the
//! hand. A browser's controllers keep still.

use std::time::Duration;

use bevy::{
    input::gamepad::{GamepadRumbleIntensity, GamepadRumbleRequest},
    prelude::*,
};

use crate::{
    app::{
        session::{Controllers, Controls, Holder, InHand, Match, Moment, Seating},
        states::AppSystems,
    },
    rules::{Outcome, Position, Side},
};

/// How a controller rumbles: its strong and its weak motor, 0 to 1, and for how long.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Feel {
    strong: f32,
    weak: f32,
    millis: u64,
}

const STRIKES: Feel = Feel { strong: 0.25, weak: 0.6, millis: 120 };
const STRUCK: Feel = Feel { strong: 0.9, weak: 0.5, millis: 260 };
const TRAPPED: Feel = Feel { strong: 0.45, weak: 0.3, millis: 220 };
const WINS: Feel = Feel { strong: 0.7, weak: 1.0, millis: 600 };

/// Who feels a moment, and what. Of two that share a controller the later counts.
fn feels(moment: Moment, game: &Match) -> Vec<(Side, Feel)> {
    match moment {
        Moment::Strikes(piece) => vec![(piece.side, STRIKES), (piece.side.opponent(), STRUCK)],
        Moment::Lands(piece) => {
            let square = game.game.position().square_of(piece);
            let trapped = square.is_some_and(|square| Position::weakens(square, piece.side, game.game.rules()));
            if trapped { vec![(piece.side, TRAPPED)] } else { Vec::new() }
        }
        Moment::Ends(Outcome::Win { side, .. }) => vec![(side, WINS)],
        Moment::Ends(Outcome::Draw { .. }) | Moment::Rises(_) | Moment::Falls(_) => Vec::new(),
    }
}

fn rumble(
    mut moments: MessageReader<Moment>,
    game: Res<Match>,
    (seating, in_hand): (Res<Seating>, Res<InHand>),
    (controllers, controls): (Res<Controllers>, Res<Controls>),
    mut requests: MessageWriter<GamepadRumbleRequest>,
) {
    let share = f32::from(controls.rumble) / 100.0;
    let holder = |side| match seating.shared() {
        true => Some(in_hand.0).filter(|_| game.seat(side).player.is_human()),
        false => seating.of(side),
    };
    let pad = |side| match holder(side) {
        Some(Holder::Pad(pad)) => controllers.entity(pad),
        _ => None,
    };
    for moment in moments.read().filter(|_| share > 0.0) {
        let mut felt: Vec<(Entity, Feel)> = Vec::new();
        for (side, feel) in feels(*moment, &game) {
            let Some(gamepad) = pad(side) else { continue };
            felt.retain(|(other, _)| *other != gamepad);
            felt.push((gamepad, feel));
        }
        requests.write_batch(felt.into_iter().map(|(gamepad, Feel { strong, weak, millis })| {
            GamepadRumbleRequest::Add {
                duration: Duration::from_millis(millis),
                intensity: GamepadRumbleIntensity { strong_motor: strong * share, weak_motor: weak * share },
                gamepad,
            }
        }));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<GamepadRumbleRequest>().add_systems(Update, rumble.in_set(AppSystems::View));
}
