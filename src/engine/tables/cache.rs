//! The blocks last unpacked.

use std::sync::{PoisonError, RwLock};

use super::TableError;
use super::grid::BLOCK;
use super::layout::Layout;

/// Blocks that are kept: 16 MiB at most, enough for all positions of up to three animals.
const SLOTS: usize = 512;

/// A block's number and content.
type Slot = RwLock<Option<(usize, Vec<u8>)>>;

/// Unpacked blocks by their number; each has one slot in which it may be.
pub(super) struct Cache {
    /// The number of each ending's first block.
    firsts: Vec<usize>,
    slots: Vec<Slot>,
}

impl Cache {
    pub(super) fn new(layouts: &[Layout]) -> Cache {
        let firsts = layouts
            .iter()
            .scan(0, |next, layout| {
                let first = *next;
                *next += layout.len().div_ceil(BLOCK);
                Some(first)
            })
            .collect();
        let slots = (0..SLOTS).map(|_| RwLock::new(None)).collect();
        Cache { firsts, slots }
    }

    /// The byte at `offset` in a block of an ending, which `unpack` gives if it is not here.
    pub(super) fn byte(
        &self,
        ending: usize,
        block: usize,
        offset: usize,
        unpack: impl FnOnce() -> Result<Vec<u8>, TableError>,
    ) -> Result<u8, TableError> {
        let number = self.firsts[ending] + block;
        let slot = &self.slots[number % SLOTS];
        // A thread that panicked with the lock left a whole block or none.
        if let Some((kept, bytes)) = slot.read().unwrap_or_else(PoisonError::into_inner).as_ref()
            && *kept == number
        {
            return Ok(bytes[offset]);
        }
        let bytes = unpack()?;
        let byte = bytes[offset];
        *slot.write().unwrap_or_else(PoisonError::into_inner) = Some((number, bytes));
        Ok(byte)
    }
}
