//! The people who play on this machine: who they are, what they have won, and the rule by which a win counts.
//!
//! [`Standing`] says of a game whether it counts, [`Roster`] holds the people and counts, [`LastCredit`] is what the game that
//! ended last was worth.

use bevy::prelude::*;

mod badge;
mod profile;
mod roster;
mod standing;

pub use badge::Badge;
pub use profile::{NameFault, Profile, ProfileId, Score, Tally, check_name, points_for};
pub use roster::{Credit, Roster, RosterFault, Why};
pub use standing::Standing;

use super::{
    current::Match,
    messages::{MatchEnded, MatchReset},
    referee::judge,
};
use crate::app::states::AppSystems;

/// What the game that ended last was worth; none while a game goes on, and where nobody's points hang on it.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct LastCredit(pub Option<Credit>);

/// Counts a game as it ends.
fn count(
    mut resets: MessageReader<MatchReset>,
    mut ended: MessageReader<MatchEnded>,
    current: Res<Match>,
    mut roster: ResMut<Roster>,
    mut credit: ResMut<LastCredit>,
) {
    if resets.read().count() > 0 {
        credit.0 = None;
    }
    if ended.read().count() > 0 {
        let mut next = roster.clone();
        credit.0 = next.count(&current);
        roster.set_if_neq(next);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Roster>()
        .init_resource::<LastCredit>()
        .add_systems(Update, count.after(judge).in_set(AppSystems::Session));
}
