//! What happens in an act is told to the whole game: whoever does not see it may hear it.

use bevy::prelude::*;

use super::act::Cued;
use super::clip::{Clip, Cue};
use super::token::Token;
use crate::app::session::Moment;

/// What a cue of a clip means for the game; nothing if the animal only amuses itself.
fn moment(clip: Clip, cue: Cue) -> Option<fn(crate::rules::Piece) -> Moment> {
    match (clip, cue) {
        (Clip::Cheer | Clip::Refuse | Clip::Quirk, _) | (_, Cue::Confetti) => None,
        (_, Cue::Takeoff) => Some(Moment::Rises),
        (_, Cue::Landing) => Some(Moment::Lands),
        (_, Cue::Impact) => Some(Moment::Strikes),
        (_, Cue::Stars) => Some(Moment::Falls),
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
