//! The controllers this machine has shown since the start, each under a number that outlives its plug.

use bevy::prelude::*;

use super::{
    seating::{Holder, Seating},
    shared::Brand,
};

/// A controller's number, from 0: the same for as long as the program runs, however often it is plugged in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PadId(pub usize);

/// What a controller says of itself. Two of the same make say the same.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PadKind {
    /// Its name.
    pub name: String,
    /// Its maker's USB number, where the system tells it.
    pub vendor: Option<u16>,
    /// Its own USB number, where the system tells it.
    pub product: Option<u16>,
}

impl PadKind {
    /// Whose signs it bears: by its maker's number, or, where the system keeps that to itself as browsers do, by its name.
    #[must_use]
    pub fn brand(&self) -> Brand {
        match self.vendor {
            Some(0x045e) => Brand::Xbox,
            Some(0x054c) => Brand::PlayStation,
            Some(0x057e) => Brand::Nintendo,
            Some(0x28de) => Brand::Steam,
            _ => self.brand_by_name(),
        }
    }

    fn brand_by_name(&self) -> Brand {
        const NAMES: [(Brand, &[&str]); 4] = [
            (Brand::Xbox, &["xbox", "xinput", "vendor: 045e"]),
            (Brand::PlayStation, &["playstation", "dualsense", "dualshock", "vendor: 054c"]),
            (Brand::Nintendo, &["nintendo", "joy-con", "switch", "vendor: 057e"]),
            (Brand::Steam, &["steam", "vendor: 28de"]),
        ];
        let name = self.name.to_lowercase();
        let known = NAMES.into_iter().find(|(_, words)| words.iter().any(|word| name.contains(word)));
        known.map_or(Brand::Other, |(brand, _)| brand)
    }
}

/// What is known of one controller.
#[derive(Debug, Clone)]
struct Known {
    kind: PadKind,
    /// Its entity now, or the one it had when it went.
    entity: Entity,
    /// When it went, in goings counted; `None` while it is there.
    gone: Option<u64>,
}

/// The controllers seen since the start. Written by the input, read by everybody.
#[derive(Resource, Debug, Default)]
pub struct Controllers {
    known: Vec<Known>,
    goings: u64,
}

impl Controllers {
    /// A controller comes. One that went and says the same of itself is taken for the one that comes: under its old entity,
    /// or else the one that went last. Where two with seats went that are of one make, nobody knows which of them it is, and
    /// it is a new one.
    pub fn come(&mut self, entity: Entity, kind: PadKind, seating: &Seating) -> PadId {
        if let Some(there) = self.number(entity) {
            self.known[there.0].kind = kind;
            return there;
        }
        let gone = |known: &Known| known.kind == kind && known.gone.is_some();
        let seated = |at: usize| seating.side(Holder::Pad(PadId(at))).is_some();
        let candidates: Vec<usize> = (0..self.known.len()).filter(|at| gone(&self.known[*at])).collect();
        let same = candidates.iter().copied().find(|at| self.known[*at].entity == entity);
        let doubtful = candidates.iter().filter(|at| seated(**at)).count() > 1;
        let last = candidates.iter().copied().filter(|_| !doubtful).max_by_key(|at| self.known[*at].gone);
        let Some(at) = same.or(last) else {
            self.known.push(Known { kind, entity, gone: None });
            return PadId(self.known.len() - 1);
        };
        self.known[at].entity = entity;
        self.known[at].gone = None;
        PadId(at)
    }

    /// A controller goes.
    pub fn go(&mut self, entity: Entity) {
        if let Some(PadId(at)) = self.number(entity) {
            self.goings += 1;
            self.known[at].gone = Some(self.goings);
        }
    }

    /// The number of the controller that is there under an entity.
    #[must_use]
    pub fn number(&self, entity: Entity) -> Option<PadId> {
        self.known.iter().position(|known| known.entity == entity && known.gone.is_none()).map(PadId)
    }

    /// The entity under which a controller is there; `None` while it is not.
    #[must_use]
    pub fn entity(&self, pad: PadId) -> Option<Entity> {
        self.known.get(pad.0).filter(|known| known.gone.is_none()).map(|known| known.entity)
    }

    /// Whose signs a controller bears.
    #[must_use]
    pub fn brand(&self, pad: PadId) -> Brand {
        self.known.get(pad.0).map_or(Brand::Other, |known| known.kind.brand())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Controllers>();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Side;

    fn kind(name: &str) -> PadKind {
        PadKind { name: name.to_owned(), vendor: Some(0x045e), product: Some(7) }
    }

    fn entity(index: u32) -> Entity {
        Entity::from_raw_u32(index).expect("small numbers are entities")
    }

    /// B55: it grows a new id each time it comes.
    #[test]
    fn the_same_controller_under_new_entities() {
        let (mut known, seating) = (Controllers::default(), Seating::default());
        let first = known.come(entity(1), kind("one"), &seating);
        for next in 2..9 {
            known.go(entity(next - 1));
            assert_eq!(known.entity(first), None);
            assert_eq!(known.come(entity(next), kind("one"), &seating), first);
            assert_eq!(known.entity(first), Some(entity(next)));
        }
        assert_eq!(known.come(entity(20), kind("one"), &seating), PadId(1), "the first is there, so this is another");
        assert_eq!(known.come(entity(21), kind("two"), &seating), PadId(2), "of another make");
    }

    #[test]
    fn a_browser_tells_the_make_by_name() {
        let brand = |name: &str| PadKind { name: name.to_owned(), vendor: None, product: None }.brand();
        assert_eq!(brand("DualSense Wireless Controller (STANDARD GAMEPAD Vendor: 054c)"), Brand::PlayStation);
        assert_eq!(brand("Xbox 360 Controller (XInput STANDARD GAMEPAD)"), Brand::Xbox);
        assert_eq!(brand("Nintendo Switch Pro Controller"), Brand::Nintendo);
        assert_eq!(brand("Steam Deck"), Brand::Steam);
        assert_eq!(brand("USB Joystick"), Brand::Other);
    }

    #[test]
    fn of_two_alike_the_old_entity_tells() {
        let mut known = Controllers::default();
        let mut seating = Seating::default();
        let pads = [1, 2].map(|at| known.come(entity(at), kind("one"), &seating));
        seating.seat([Some(Holder::Pad(pads[0])), Some(Holder::Pad(pads[1]))]);
        known.go(entity(1));
        known.go(entity(2));
        assert_eq!(known.come(entity(1), kind("one"), &seating), pads[0]);
        known.go(entity(1));
        assert_eq!(known.come(entity(7), kind("one"), &seating), PadId(2), "nobody knows whose it is");
        assert_eq!(known.come(entity(2), kind("one"), &seating), pads[1]);
        assert_eq!(seating.of(Side::Red), Some(Holder::Pad(pads[0])));
    }
}
