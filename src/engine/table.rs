//! The transposition table: what the search found out about positions it has seen.

use crate::rules::{Move, Square};

use super::score::{PROVEN, Value};

/// What a stored value says about the true one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Bound {
    /// The true value is at most this.
    Upper,
    /// The true value is at least this.
    Lower,
    /// This is the value.
    Exact,
}

/// What the table remembers of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Known {
    /// The best move, if one was found.
    pub(super) best: Option<Move>,
    /// The value, with proven ends counted from the present root.
    pub(super) value: Value,
    /// How many plies it was searched.
    pub(super) depth: i32,
    /// What `value` says.
    pub(super) bound: Bound,
}

/// One remembered position in 16 bytes. `data`, from its low end: 12 bits move (0: none), 16 value, 8 depth, 2 bound
/// (0: the slot is empty), 8 generation.
#[derive(Debug, Clone, Copy, Default)]
struct Slot {
    hash: u64,
    data: u64,
}

/// Four slots make one line of the processor's cache.
const BUCKET: usize = 4;
const VALUE_SHIFT: u32 = 12;
const DEPTH_SHIFT: u32 = 28;
const BOUND_SHIFT: u32 = 36;
const GENERATION_SHIFT: u32 = 38;
const GENERATION_MASK: u8 = u8::MAX;

/// A fixed amount of memory for positions; old and shallow ones make room.
#[derive(Debug)]
pub(super) struct Table {
    slots: Vec<Slot>,
    generation: u8,
}

impl Table {
    /// The least and the most that may be asked for, in MiB.
    pub(super) const MIB: std::ops::RangeInclusive<usize> = 1..=1024;

    /// A table of at most so many MiB, rounded down to a power of two.
    pub(super) fn new(mib: usize) -> Table {
        let mib = mib.clamp(*Table::MIB.start(), *Table::MIB.end());
        let slots = (mib << 20) / size_of::<Slot>();
        let slots = 1 << slots.ilog2();
        Table { slots: vec![Slot::default(); slots], generation: 0 }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.slots.fill(Slot::default());
        self.generation = 0;
    }

    /// A new search begins: what is stored from now on is worth more than what is there.
    pub(super) fn next_generation(&mut self) {
        self.generation = self.generation.wrapping_add(1) & GENERATION_MASK;
    }

    /// What is known of the position of this hash, `ply` plies from the root.
    pub(super) fn probe(&self, hash: u64, ply: usize) -> Option<Known> {
        let slot = self.bucket(hash).iter().find(|slot| slot.hash == hash && slot.bound().is_some())?;
        slot.known(ply)
    }

    /// Remembers a position, `ply` plies from the root, in place of the one worth least in its bucket.
    pub(super) fn store(&mut self, hash: u64, ply: usize, known: Known) {
        let generation = self.generation;
        let start = self.start(hash);
        let bucket = &mut self.slots[start..start + BUCKET];
        let worth = |slot: &Slot| {
            let age = i32::from(generation.wrapping_sub(slot.generation()));
            if slot.bound().is_none() { i32::MIN } else { slot.depth() - 4 * age }
        };
        let place = match bucket.iter().position(|slot| slot.hash == hash && slot.bound().is_some()) {
            Some(same) => same,
            None => (0..BUCKET).min_by_key(|&i| worth(&bucket[i])).unwrap_or(0),
        };
        let old = bucket[place];
        let same = old.hash == hash && old.bound().is_some();
        // A deeper finding about the same position is kept, unless the new one is exact.
        if same && known.bound != Bound::Exact && old.generation() == generation && old.depth() > known.depth + 3 {
            return;
        }
        let best = known.best.or_else(|| if same { old.best() } else { None });
        bucket[place] = Slot { hash, data: pack(Known { best, ..known }, ply, generation) };
    }

    fn start(&self, hash: u64) -> usize {
        // The low bits choose the bucket; the whole hash is compared.
        (hash as usize & (self.slots.len() / BUCKET - 1)) * BUCKET
    }

    fn bucket(&self, hash: u64) -> &[Slot] {
        let start = self.start(hash);
        &self.slots[start..start + BUCKET]
    }
}

impl Slot {
    fn generation(&self) -> u8 {
        (self.data >> GENERATION_SHIFT) as u8
    }

    fn depth(&self) -> i32 {
        i32::from((self.data >> DEPTH_SHIFT) as u8 as i8)
    }

    fn bound(&self) -> Option<Bound> {
        match (self.data >> BOUND_SHIFT) & 3 {
            1 => Some(Bound::Upper),
            2 => Some(Bound::Lower),
            3 => Some(Bound::Exact),
            _ => None,
        }
    }

    fn best(&self) -> Option<Move> {
        let from = Square::from_index((self.data & 63) as usize)?;
        let to = Square::from_index((self.data >> 6 & 63) as usize)?;
        (from != to).then_some(Move { from, to })
    }

    fn known(&self, ply: usize) -> Option<Known> {
        let value = Value::from((self.data >> VALUE_SHIFT) as u16 as i16);
        Some(Known { best: self.best(), value: from_root(value, ply), depth: self.depth(), bound: self.bound()? })
    }
}

fn pack(known: Known, ply: usize, generation: u8) -> u64 {
    let best = known.best.map_or(0, |mv| mv.from.index() as u64 | (mv.to.index() as u64) << 6);
    let value = u64::from(from_node(known.value, ply) as i16 as u16);
    let depth = u64::from(known.depth.clamp(-1, 127) as i8 as u8);
    let bound = match known.bound {
        Bound::Upper => 1,
        Bound::Lower => 2,
        Bound::Exact => 3,
    };
    best | value << VALUE_SHIFT
        | depth << DEPTH_SHIFT
        | bound << BOUND_SHIFT
        | u64::from(generation) << GENERATION_SHIFT
}

/// A proven end is stored with its distance from the position itself: another line reaches it at another ply.
fn from_node(value: Value, ply: usize) -> Value {
    if value >= PROVEN {
        value + ply as Value
    } else if value <= -PROVEN {
        value - ply as Value
    } else {
        value
    }
}

fn from_root(value: Value, ply: usize) -> Value {
    if value >= PROVEN {
        value - ply as Value
    } else if value <= -PROVEN {
        value + ply as Value
    } else {
        value
    }
}

#[cfg(test)]
mod tests {
    use super::super::score::{loss_in, win_in};
    use super::*;

    fn mv(text: &str) -> Move {
        text.parse().expect("a move")
    }

    #[test]
    fn what_is_stored_comes_back() {
        let mut table = Table::new(1);
        for (i, bound) in [Bound::Upper, Bound::Lower, Bound::Exact].into_iter().enumerate() {
            let hash = 0x1234_5678_9abc_def0 + i as u64;
            let known = Known { best: Some(mv("g9g8")), value: -1234, depth: 17, bound };
            assert_eq!(table.probe(hash, 0), None);
            table.store(hash, 3, known);
            assert_eq!(table.probe(hash, 9), Some(known));
        }
        table.clear();
        assert_eq!(table.probe(0x1234_5678_9abc_def0, 0), None);
    }

    #[test]
    fn a_proven_end_is_counted_from_where_it_is_met() {
        let mut table = Table::new(1);
        for (stored, met) in [(win_in(9), win_in(6)), (loss_in(10), loss_in(7))] {
            let known = Known { best: None, value: stored, depth: 4, bound: Bound::Exact };
            table.store(7, 5, known);
            assert_eq!(table.probe(7, 2).map(|known| known.value), Some(met));
        }
    }

    #[test]
    fn a_full_bucket_gives_up_its_shallowest_old_position() {
        let mut table = Table::new(1);
        let step = (table.slots.len() / BUCKET) as u64;
        let known = |depth| Known { best: None, value: 1, depth, bound: Bound::Exact };
        for (i, depth) in [9, 2, 8, 7].into_iter().enumerate() {
            table.store(i as u64 * step, 0, known(depth));
        }
        table.next_generation();
        table.store(4 * step, 0, known(1));
        let kept: Vec<bool> = (0..5).map(|i| table.probe(i * step, 0).is_some()).collect();
        assert_eq!(kept, [true, false, true, true, true]);
    }

    #[test]
    fn sizes_are_powers_of_two_within_what_was_asked_for() {
        for mib in [1, 2, 3, 16, 100] {
            let slots = Table::new(mib).slots.len();
            assert!(slots.is_power_of_two());
            assert!(slots * size_of::<Slot>() <= mib << 20);
            assert!(slots * size_of::<Slot>() * 2 > mib << 20);
        }
    }
}
