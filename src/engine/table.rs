//! The transposition table: what the search found out about positions it has seen.

use std::mem::MaybeUninit;
use std::sync::atomic::{AtomicU64, Ordering};

use super::score::{PROVEN, Value};
use crate::rules::{Move, Square};

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
    /// What the position is worth by judgment, if it was judged.
    pub(super) judged: Option<Value>,
}

/// One remembered position in 16 bytes. `data`, from its low end: 12 bits move (0: none), 16 value, 8 depth, 2 bound
/// (0: the slot is empty), 8 generation, 16 judgment.
///
/// Threads share the table without locks: `check` is the hash combined with the data, so that halves written by two
/// threads do not match and are taken for another position (Hyatt and Mann, "A lock-less transposition-table
/// implementation for parallel search", 2002).
#[derive(Debug, Default)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

/// What a slot held at one moment.
#[derive(Clone, Copy)]
struct Entry {
    hash: u64,
    data: u64,
}

/// Four slots make one line of the processor's cache.
const SLOTS: usize = 4;
#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([Slot; SLOTS]);

const VALUE_SHIFT: u32 = 12;
const DEPTH_SHIFT: u32 = 28;
const BOUND_SHIFT: u32 = 36;
const GENERATION_SHIFT: u32 = 38;
const JUDGED_SHIFT: u32 = 46;
/// Stands for the judgment of a position that was not judged.
const NOT_JUDGED: i16 = i16::MIN;

/// A fixed amount of memory for positions; old and shallow ones make room.
#[derive(Debug)]
pub(super) struct Table {
    buckets: Vec<Bucket>,
    generation: u8,
}

impl Table {
    /// The least and the most that may be asked for, in MiB.
    pub(super) const MIB: std::ops::RangeInclusive<usize> = 1..=1024;

    /// A table of at most so many MiB, rounded down to a power of two.
    pub(super) fn new(mib: usize) -> Table {
        let mib = mib.clamp(*Table::MIB.start(), *Table::MIB.end());
        let buckets = 1 << ((mib << 20) / size_of::<Bucket>()).ilog2();
        let mut room = Vec::with_capacity(buckets);
        ask_for_large_pages(room.spare_capacity_mut());
        room.resize_with(buckets, Bucket::default);
        Table { buckets: room, generation: 0 }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.buckets.fill_with(Bucket::default);
        self.generation = 0;
    }

    /// A new search begins: what is stored from now on is worth more than what is there.
    pub(super) fn next_generation(&mut self) {
        self.generation = self.generation.wrapping_add(1);
    }

    /// Asks the processor to have the position of this hash at hand soon.
    #[inline]
    pub(super) fn prefetch(&self, hash: u64) {
        #[cfg(target_arch = "x86_64")]
        {
            use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
            let bucket: *const Bucket = self.bucket(hash);
            // SAFETY: a prefetch reads nothing and cannot fault, and the pointer is that of a live bucket.
            #[expect(unsafe_code, reason = "safe code has no prefetch, and the search is a tenth faster with it")]
            unsafe {
                _mm_prefetch::<_MM_HINT_T0>(bucket.cast());
            }
        }
        #[cfg(not(target_arch = "x86_64"))]
        let _ = hash;
    }

    /// What is known of the position of this hash, `ply` plies from the root.
    pub(super) fn probe(&self, hash: u64, ply: usize) -> Option<Known> {
        self.bucket(hash).0.iter().map(Slot::read).find(|entry| entry.hash == hash)?.known(ply)
    }

    /// Remembers a position, `ply` plies from the root, in place of the one worth least in its bucket.
    pub(super) fn store(&self, hash: u64, ply: usize, known: Known) {
        let bucket = self.bucket(hash);
        let entries = bucket.0.each_ref().map(Slot::read);
        let worth = |entry: &Entry| {
            let age = i32::from(self.generation.wrapping_sub(entry.generation()));
            if entry.bound().is_none() { i32::MIN } else { entry.depth() - 4 * age }
        };
        let same = entries.iter().position(|entry| entry.hash == hash && entry.bound().is_some());
        let place = same.or_else(|| (0..SLOTS).min_by_key(|&i| worth(&entries[i]))).unwrap_or(0);
        let mut best = known.best;
        if same.is_some() {
            let old = entries[place];
            // A deeper finding about the same position is kept, unless the new one is exact.
            if known.bound != Bound::Exact && old.generation() == self.generation && old.depth() > known.depth + 3 {
                return;
            }
            best = best.or_else(|| old.best());
        }
        bucket.0[place].write(Entry { hash, data: pack(Known { best, ..known }, ply, self.generation) });
    }

    #[inline]
    fn bucket(&self, hash: u64) -> &Bucket {
        // The low bits choose the bucket; the whole hash is compared.
        &self.buckets[hash as usize & (self.buckets.len() - 1)]
    }
}

/// Asks the system to lay memory that is not yet used out in large pages. A search reads the table all over, and with
/// small pages it waits for their addresses longer than for their contents.
#[cfg(target_os = "linux")]
fn ask_for_large_pages<T>(room: &mut [MaybeUninit<T>]) {
    const SMALL_PAGE: usize = 4096;
    let bytes = size_of_val(room);
    let start: *mut u8 = room.as_mut_ptr().cast();
    let skipped = start.align_offset(SMALL_PAGE);
    if skipped < bytes {
        // SAFETY: the range lies within memory that is lent to us; the advice changes nothing that is in it, and a
        // system that cannot follow it says so and goes on.
        #[expect(unsafe_code, reason = "only the system's own call can ask; with 64 MiB the search is twice as fast")]
        unsafe {
            libc::madvise(start.add(skipped).cast(), bytes - skipped, libc::MADV_HUGEPAGE);
        }
    }
}

#[cfg(not(target_os = "linux"))]
fn ask_for_large_pages<T>(_: &mut [MaybeUninit<T>]) {}

impl Slot {
    fn read(&self) -> Entry {
        let data = self.data.load(Ordering::Relaxed);
        Entry { hash: self.check.load(Ordering::Relaxed) ^ data, data }
    }

    fn write(&self, entry: Entry) {
        self.check.store(entry.hash ^ entry.data, Ordering::Relaxed);
        self.data.store(entry.data, Ordering::Relaxed);
    }
}

impl Entry {
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
        let judged = (self.data >> JUDGED_SHIFT) as u16 as i16;
        Some(Known {
            best: self.best(),
            value: from_root(value, ply),
            depth: self.depth(),
            bound: self.bound()?,
            judged: (judged != NOT_JUDGED).then_some(Value::from(judged)),
        })
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
    // No judgment is beyond what 16 bits hold.
    let judged = known.judged.map_or(NOT_JUDGED, |judged| judged as i16) as u16;
    best | value << VALUE_SHIFT
        | depth << DEPTH_SHIFT
        | bound << BOUND_SHIFT
        | u64::from(generation) << GENERATION_SHIFT
        | u64::from(judged) << JUDGED_SHIFT
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
    use super::super::score::{MOST_EVALUATED, loss_in, win_in};
    use super::*;

    fn mv(text: &str) -> Move {
        text.parse().expect("a move")
    }

    #[test]
    fn what_is_stored_comes_back() {
        let mut table = Table::new(1);
        for (i, bound) in [Bound::Upper, Bound::Lower, Bound::Exact].into_iter().enumerate() {
            let hash = 0x1234_5678_9abc_def0 + i as u64;
            let judged = (bound != Bound::Exact).then_some(if bound == Bound::Lower { MOST_EVALUATED } else { -7 });
            let known = Known { best: Some(mv("g9g8")), value: -1234, depth: 17, bound, judged };
            assert_eq!(table.probe(hash, 0), None);
            table.store(hash, 3, known);
            assert_eq!(table.probe(hash, 9), Some(known));
        }
        table.clear();
        assert_eq!(table.probe(0x1234_5678_9abc_def0, 0), None);
    }

    #[test]
    fn halves_of_two_writings_are_no_position() {
        let table = Table::new(1);
        let known = |value| Known { best: None, value, depth: 4, bound: Bound::Exact, judged: None };
        let (here, there) = (0x0123_4567_0000_0000, 0x89ab_cdef_0000_0000);
        table.store(here, 0, known(11));
        let half = table.bucket(here).0[0].data.load(Ordering::Relaxed);
        table.store(there, 0, known(22));
        table.bucket(there).0[1].data.store(half, Ordering::Relaxed);
        assert_eq!(table.probe(there, 0), None);
        assert_eq!(table.probe(here, 0), Some(known(11)));
    }

    #[test]
    fn a_proven_end_is_counted_from_where_it_is_met() {
        let table = Table::new(1);
        for (stored, met) in [(win_in(9), win_in(6)), (loss_in(10), loss_in(7))] {
            let known = Known { best: None, value: stored, depth: 4, bound: Bound::Exact, judged: None };
            table.store(7, 5, known);
            assert_eq!(table.probe(7, 2).map(|known| known.value), Some(met));
        }
    }

    #[test]
    fn a_full_bucket_gives_up_its_shallowest_old_position() {
        let mut table = Table::new(1);
        let step = table.buckets.len() as u64;
        let known = |depth| Known { best: None, value: 1, depth, bound: Bound::Exact, judged: None };
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
            let buckets = Table::new(mib).buckets.len();
            assert!(buckets.is_power_of_two());
            assert!(buckets * size_of::<Bucket>() <= mib << 20);
            assert!(buckets * size_of::<Bucket>() * 2 > mib << 20);
        }
    }
}
