//! The turn's ribbon hops when somebody presses whose turn it is not.

use bevy::prelude::*;

use crate::app::{session::OutOfTurn, states::AppSystems};

/// How long it takes, in seconds.
const LASTS: f32 = 0.4;

/// How far the ribbon's hop has come.
#[derive(Resource, Debug, Default)]
pub(super) struct Nod {
    /// Seconds to its end; none below zero.
    left: f32,
}

impl Nod {
    /// How high the ribbon hops now, 0 to 1: twice, the second time lower.
    pub(super) fn height(&self) -> f32 {
        let way = self.left.max(0.0) / LASTS;
        (way * std::f32::consts::TAU).sin().abs() * way
    }
}

fn follow(mut presses: MessageReader<OutOfTurn>, time: Res<Time<Real>>, mut nod: ResMut<Nod>) {
    nod.left -= time.delta_secs();
    // A stick that is held presses again and again: one hop ends before the next.
    if presses.read().count() > 0 && nod.left <= 0.0 {
        nod.left = LASTS;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Nod>().add_systems(Update, follow.in_set(AppSystems::View));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_begins_and_ends_on_the_ground() {
        assert!(Nod { left: LASTS }.height() < 1e-3);
        assert!(Nod { left: LASTS * 0.75 }.height() > 0.5);
        assert_eq!(Nod { left: -1.0 }.height(), 0.0);
    }
}
