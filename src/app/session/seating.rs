//! Which device plays which side, where every seat has its own; and the taking of seats.

use bevy::prelude::*;

use crate::{app::states::AppSystems, engine::Level, rules::Side};

use super::{controllers::PadId, current::Match, referee::judge, seats::Player};

/// What a person plays with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Holder {
    /// A controller.
    Pad(PadId),
    /// The left half of the keyboard.
    KeysLeft,
    /// The right half of the keyboard.
    KeysRight,
    /// The mouse, or fingers.
    Pointer,
}

/// What becomes of a press at the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hearing {
    /// It is heard.
    Heard,
    /// The other side is to move.
    OutOfTurn,
    /// The device has no seat.
    NoSeat,
}

/// Whose device is whose. As long as nobody has taken seats, all devices play for whoever is to move.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Default)]
pub struct Seating {
    own: Option<[Option<Holder>; 2]>,
}

impl Seating {
    /// All devices play for whoever is to move.
    pub fn share(&mut self) {
        self.own = None;
    }

    /// Red's device, then Blue's; none for the computer's seat.
    pub fn seat(&mut self, holders: [Option<Holder>; 2]) {
        self.own = Some(holders);
    }

    /// Gives a side another device.
    pub fn take(&mut self, side: Side, holder: Holder) {
        if let Some(own) = &mut self.own {
            own[side.index()] = Some(holder);
        }
    }

    /// Whether all devices play for whoever is to move.
    #[must_use]
    pub fn shared(&self) -> bool {
        self.own.is_none()
    }

    /// A side's own device.
    #[must_use]
    pub fn of(&self, side: Side) -> Option<Holder> {
        self.own.and_then(|own| own[side.index()])
    }

    /// The side a device plays.
    #[must_use]
    pub fn side(&self, holder: Holder) -> Option<Side> {
        Side::ALL.into_iter().find(|side| self.of(*side) == Some(holder))
    }

    /// Whether a device is heard at the board now. While the computer moves, and after the end, every seat is; an exhibit
    /// is everybody's.
    #[must_use]
    pub fn hears(&self, game: &Match, holder: Holder) -> Hearing {
        if self.shared() || game.exhibit {
            return Hearing::Heard;
        }
        match self.side(holder) {
            None => Hearing::NoSeat,
            Some(side) if game.human_to_move() && game.to_move() != side => Hearing::OutOfTurn,
            Some(_) => Hearing::Heard,
        }
    }
}

/// Somebody pressed at the board whose turn it is not.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct OutOfTurn;

/// A seat while seats are taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Chair {
    /// Nobody's.
    Free,
    /// A person's, with this device.
    Held(Holder),
    /// The computer's.
    Computer(Level),
}

/// The seats as they are being taken; they become true when the game begins or goes on.
#[derive(Resource, Debug, Clone, PartialEq)]
pub struct Joining {
    /// Seats are being taken.
    pub open: bool,
    /// All devices are to play for whoever is to move; only the computer's seats count then.
    pub shared: bool,
    /// Red's seat, then Blue's.
    pub chairs: [Chair; 2],
    /// The side of the first person, "Player 1".
    pub first: Side,
    /// Whether the players have changed sides since it was opened.
    pub swapped: bool,
}

impl Default for Joining {
    fn default() -> Self {
        Self { open: false, shared: false, chairs: [Chair::Free; 2], first: Side::Red, swapped: false }
    }
}

impl Joining {
    /// A side's seat.
    #[must_use]
    pub fn chair(&self, side: Side) -> Chair {
        self.chairs[side.index()]
    }

    /// Whether a device has a seat.
    #[must_use]
    pub fn holds(&self, holder: Holder) -> bool {
        self.chairs.contains(&Chair::Held(holder))
    }

    /// Whether a seat waits for a press.
    #[must_use]
    pub fn waits(&self) -> bool {
        !self.shared && self.chairs.contains(&Chair::Free)
    }

    /// Whether a device's press would take a seat.
    #[must_use]
    pub fn would_join(&self, holder: Holder) -> bool {
        self.waits() && !self.holds(holder)
    }

    /// A device takes the first free seat; whether there was one for it.
    pub fn join(&mut self, holder: Holder) -> bool {
        if !self.would_join(holder) {
            return false;
        }
        let free = self.chairs.iter_mut().find(|chair| **chair == Chair::Free);
        free.is_some_and(|chair| {
            *chair = Chair::Held(holder);
            true
        })
    }

    /// A device leaves its seat; whether it had one.
    pub fn leave(&mut self, holder: Holder) -> bool {
        let held = self.chairs.iter_mut().find(|chair| **chair == Chair::Held(holder));
        held.is_some_and(|chair| {
            *chair = Chair::Free;
            true
        })
    }

    /// The players change sides.
    pub fn swap(&mut self) {
        self.chairs.swap(0, 1);
        self.first = self.first.opponent();
        self.swapped = !self.swapped;
    }

    /// The computer takes a seat, or plays at another level. One seat at least is a person's.
    pub fn seat_computer(&mut self, side: Side, level: Level) {
        if !matches!(self.chair(side.opponent()), Chair::Computer(_)) {
            self.chairs[side.index()] = Chair::Computer(level);
        }
    }

    /// Who plays a side.
    #[must_use]
    pub fn player(&self, side: Side) -> Player {
        match self.chair(side) {
            Chair::Computer(level) => Player::Computer(level),
            Chair::Free | Chair::Held(_) => Player::Human,
        }
    }

    /// Makes them true.
    pub fn settle(&self, seating: &mut Seating) {
        let holder = |chair| match chair {
            Chair::Held(holder) => Some(holder),
            Chair::Free | Chair::Computer(_) => None,
        };
        if self.shared {
            seating.share();
        } else {
            seating.seat(self.chairs.map(holder));
        }
    }
}

/// What a device does while seats are taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeatWish {
    /// It takes a free seat.
    Join,
    /// It leaves its seat.
    Leave,
    /// The players change sides.
    Swap,
    /// One device for all, or one for each.
    Share,
}

/// A device asked for something while seats are taken.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeatPress {
    /// The device.
    pub holder: Holder,
    /// What it asked for.
    pub wish: SeatWish,
}

/// The device that was used last.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct InHand(pub Holder);

/// Seats belong to people: one that went to the computer has no device, and a person without one plays with all. Where
/// something is learned everybody may help.
fn follow(game: Res<Match>, mut seating: ResMut<Seating>) {
    if seating.shared() || game.exhibit || !game.is_changed() {
        return;
    }
    let human = |side: Side| game.seat(side).player.is_human();
    let homeless = Side::ALL.into_iter().any(|side| human(side) && seating.of(side).is_none());
    if homeless || game.exercise {
        seating.share();
    } else {
        let own = Side::ALL.map(|side| seating.of(side).filter(|_| human(side)));
        seating.set_if_neq(Seating { own: Some(own) });
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Seating>()
        .init_resource::<Joining>()
        .insert_resource(InHand(Holder::Pointer))
        .add_message::<OutOfTurn>()
        .add_message::<SeatPress>()
        .add_systems(Update, follow.after(judge).in_set(AppSystems::Session));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::session::Seat;

    const PADS: [Holder; 2] = [Holder::Pad(PadId(0)), Holder::Pad(PadId(1))];

    #[test]
    fn a_seat_hears_its_own_device_on_its_own_turn() {
        let mut game = Match { seats: [Player::Human, Player::Human].map(Seat::new), ..Match::default() };
        let mut seating = Seating::default();
        assert_eq!(seating.hears(&game, PADS[1]), Hearing::Heard, "shared");
        seating.seat(PADS.map(Some));
        assert_eq!(seating.hears(&game, PADS[0]), Hearing::Heard);
        assert_eq!(seating.hears(&game, PADS[1]), Hearing::OutOfTurn);
        assert_eq!(seating.hears(&game, Holder::Pointer), Hearing::NoSeat);
        game.seats[0] = Seat::new(Player::Computer(Level::Easy));
        assert_eq!(seating.hears(&game, PADS[1]), Hearing::Heard, "the cursor may go about while the computer thinks");
    }

    #[test]
    fn taking_leaving_and_swapping() {
        let mut joining = Joining::default();
        assert!(joining.join(PADS[0]));
        assert!(!joining.join(PADS[0]), "one device, one seat");
        assert!(joining.join(Holder::KeysLeft));
        assert!(!joining.join(PADS[1]), "no seat is free");
        joining.swap();
        assert_eq!(joining.chairs, [Chair::Held(Holder::KeysLeft), Chair::Held(PADS[0])]);
        assert_eq!(joining.first, Side::Blue);
        assert!(joining.leave(PADS[0]) && !joining.leave(PADS[0]));
        joining.seat_computer(Side::Blue, Level::Easy);
        joining.seat_computer(Side::Red, Level::Easy);
        assert_eq!(joining.chairs, [Chair::Held(Holder::KeysLeft), Chair::Computer(Level::Easy)], "one is a person");
        let mut seating = Seating::default();
        joining.settle(&mut seating);
        assert_eq!(Side::ALL.map(|side| seating.of(side)), [Some(Holder::KeysLeft), None]);
        joining.shared = true;
        joining.settle(&mut seating);
        assert!(seating.shared());
    }
}
