//! Why the last move was refused, for as long as it takes to read.

use bevy::prelude::*;

use crate::app::{
    session::{Match, MatchReset, MovePlayed, MoveRefused, Notice},
    states::AppSystems,
    theme::layout::Layout,
};

/// How long the reason stands, in seconds.
const STAYS: f32 = 5.0;

/// Why the last move was refused.
#[derive(Resource, Debug, Default)]
pub(super) struct Refusal {
    reason: Option<String>,
    age: f32,
}

impl Refusal {
    /// The reason, while it stands.
    pub(super) fn reason(&self) -> Option<&str> {
        self.reason.as_deref()
    }
}

fn follow(
    mut refused: MessageReader<MoveRefused>,
    mut played: MessageReader<MovePlayed>,
    mut reset: MessageReader<MatchReset>,
    (layout, game): (Res<Layout>, Res<Match>),
    time: Res<Time<Real>>,
    mut refusal: ResMut<Refusal>,
    mut notices: MessageWriter<Notice>,
) {
    refusal.age += time.delta_secs();
    if played.read().count() + reset.read().count() > 0 || refusal.age > STAYS {
        refusal.reason = None;
    }
    for refused in refused.read() {
        if layout.portrait && !game.exercise {
            // There is no paper for it beside the board.
            notices.write(Notice(refused.reason.clone()));
        }
        *refusal = Refusal { reason: Some(refused.reason.clone()), age: 0.0 };
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Refusal>().add_systems(Update, follow.in_set(AppSystems::View));
}
