//! What happens in an act is told to the whole game: whoever does not see it may hear it.

use bevy::prelude::*;

use super::act::Cued;
use super::clip::{Clip, Cue};
use super::token::Token;
use crate::app::session::Moment;
use crate::rules::Piece;

/// What a cue of a clip means for the game; nothing if the animal only feels something.
fn moment(clip: Clip, cue: Cue) -> Option<fn(Piece) -> Moment> {
    use Clip::{Drop, Fall, Hop, Leap, LeapPounce, Nibble, Paddle, Pounce, Startle};
    match (clip, cue) {
        (Drop | Hop | Paddle | Leap | Pounce | LeapPounce | Nibble, cue) => match cue {
            Cue::Takeoff => Some(Moment::Rises),
            Cue::Landing => Some(Moment::Lands),
            Cue::Impact => Some(Moment::Strikes),
            Cue::Stars | Cue::Confetti => None,
        },
        (Fall | Startle, Cue::Stars) => Some(Moment::Falls),
        _ => None,
    }
}

fn tell(mut cued: MessageReader<Cued>, tokens: Query<&Token>, mut moments: MessageWriter<Moment>) {
    for cued in cued.read() {
        if let (Ok(token), Some(moment)) = (tokens.get(cued.token), moment(cued.clip, cued.cue)) {
            moments.write(moment(token.piece));
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    use crate::app::states::AppSystems;
    app.add_systems(Update, tell.in_set(AppSystems::View).after(super::Layered));
}
