//! One controller that the system shows as two: Steam shows a controller and its own picture of it, and both press.
//!
//! Two presses of one key that come at nearly the same time are one press. Two people may press together, too; so where
//! seats are taken, two controllers with seats are two. A controller without a seat that has pressed together with one
//! that has is taken for its shadow: its presses wait until it is clear that they are its own, and then it is one no more.

use bevy::{
    platform::collections::{HashMap, HashSet},
    prelude::*,
};

use super::controllers::{PadKey, PadPressed};

/// Presses of the same key on two controllers that come within this many seconds are one press.
const MIRRORED: f64 = 0.06;

/// What is known of controllers that press together.
#[derive(Debug, Default)]
pub(super) struct Twins {
    /// The last press of each key: by which controller, and when (seconds).
    last: HashMap<PadKey, (Entity, f64)>,
    /// Pairs that have pressed together, in order.
    pairs: HashSet<(Entity, Entity)>,
    /// Presses of shadows, and when they came.
    waiting: Vec<(PadPressed, f64)>,
}

fn pair(one: Entity, other: Entity) -> (Entity, Entity) {
    if one < other { (one, other) } else { (other, one) }
}

impl Twins {
    /// Hears a press; whether it counts now. `seated` tells which controllers have seats.
    pub(super) fn counts(&mut self, press: PadPressed, now: f64, seated: impl Fn(Entity) -> bool) -> bool {
        let before = self.last.insert(press.key, (press.pad, now));
        let other = before.filter(|(other, then)| *other != press.pad && now - then < MIRRORED).map(|(other, _)| other);
        if let Some(other) = other {
            if seated(press.pad) && seated(other) {
                return true;
            }
            self.pairs.insert(pair(press.pad, other));
            // Its own press counts in place of its shadow's, which waited.
            let waiting = self.waiting.len();
            self.waiting.retain(|(waits, _)| (waits.pad, waits.key) != (other, press.key));
            return seated(press.pad) || self.waiting.len() < waiting;
        }
        let shadow = !seated(press.pad) && self.pairs.iter().any(|pair| shadows(*pair, press.pad, &seated));
        if shadow {
            self.waiting.push((press, now));
        }
        !shadow
    }

    /// The presses that have waited long enough to be their controller's own.
    pub(super) fn proven(&mut self, now: f64) -> Vec<PadPressed> {
        let (proven, waiting) = self.waiting.drain(..).partition(|(_, then)| now - then >= MIRRORED);
        self.waiting = waiting;
        let proven: Vec<(PadPressed, f64)> = proven;
        for (press, _) in &proven {
            self.forget(press.pad);
        }
        proven.into_iter().map(|(press, _)| press).collect()
    }

    /// A controller came or went, or was shown to be one of its own.
    pub(super) fn forget(&mut self, pad: Entity) {
        self.pairs.retain(|(one, other)| *one != pad && *other != pad);
    }
}

/// Whether a pair makes one of its two, `pad`, the shadow of a controller that has a seat.
fn shadows((one, other): (Entity, Entity), pad: Entity, seated: &impl Fn(Entity) -> bool) -> bool {
    (one == pad && seated(other)) || (other == pad && seated(one))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::session::Direction;

    fn press(pad: u32) -> PadPressed {
        PadPressed {
            pad: Entity::from_raw_u32(pad).expect("small numbers are entities"),
            key: PadKey::Step(Direction::Up),
        }
    }

    fn only(pad: u32) -> impl Fn(Entity) -> bool {
        move |entity| entity == press(pad).pad
    }

    #[test]
    fn together_is_once_and_apart_is_twice() {
        let mut twins = Twins::default();
        let nobody = |_| false;
        assert!(twins.counts(press(1), 0.0, nobody));
        assert!(!twins.counts(press(2), 0.03, nobody));
        assert!(twins.counts(press(1), 1.0, nobody));
        assert!(twins.counts(press(2), 1.2, nobody), "nobody has a seat, so nobody's shadow waits");
    }

    #[test]
    fn a_shadow_presses_nothing_whichever_comes_first() {
        let mut twins = Twins::default();
        assert!(twins.counts(press(1), 0.0, only(1)));
        assert!(!twins.counts(press(2), 0.02, only(1)));
        assert!(!twins.counts(press(2), 1.0, only(1)), "it waits");
        assert!(twins.counts(press(1), 1.02, only(1)), "and the seat's own press counts");
        assert!(twins.proven(2.0).is_empty());
    }

    #[test]
    fn a_second_person_who_pressed_together_once_is_believed() {
        let mut twins = Twins::default();
        twins.counts(press(1), 0.0, only(1));
        twins.counts(press(2), 0.02, only(1));
        assert!(!twins.counts(press(2), 1.0, only(1)));
        assert!(twins.proven(1.03).is_empty());
        assert_eq!(twins.proven(1.1).len(), 1);
        assert!(twins.counts(press(2), 2.0, only(1)), "a shadow no more");
    }

    #[test]
    fn two_with_seats_may_press_together() {
        let mut twins = Twins::default();
        assert!(twins.counts(press(1), 0.0, |_| true));
        assert!(twins.counts(press(2), 0.0, |_| true));
    }
}
