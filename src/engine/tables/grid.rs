//! The verdicts of one ending: a byte for each placement, which names one of the verdicts that occur.

use std::collections::BTreeSet;
use std::sync::Arc;

use miniz_oxide::inflate::decompress_to_vec_with_limit;

use super::cache::Cache;
use super::layout::Layout;
use super::{Source, TableError, Verdict};

/// Placements that are compressed together: as far as DEFLATE looks back.
pub(super) const BLOCK: usize = 1 << 15;

/// A block in a file.
#[derive(Debug, Clone, Copy)]
pub(super) struct Block {
    pub(super) start: u64,
    /// Compressed bytes.
    pub(super) len: usize,
    /// CRC-32 of the compressed bytes.
    pub(super) sum: u32,
}

/// One ending's verdicts.
pub(super) struct Grid {
    /// The codes of the verdicts that occur.
    palette: Vec<u16>,
    content: Content,
}

enum Content {
    /// As it was solved.
    Whole(Vec<u8>),
    /// In a file.
    Packed { source: Arc<dyn Source>, blocks: Vec<Block> },
}

impl Grid {
    /// The verdicts of all numbers of the layout; `None` if there are too many different ones.
    pub(super) fn whole(codes: &[u16], layout: &Layout) -> Option<Grid> {
        let placed = || (0..codes.len()).filter(|&index| layout.placement(index).is_some());
        let palette: Vec<u16> = placed().map(|index| codes[index]).collect::<BTreeSet<u16>>().into_iter().collect();
        // Numbers of no placement take their neighbor's verdict, which compresses best.
        let mut last = 0;
        let mut bytes = Vec::with_capacity(codes.len());
        for (index, code) in codes.iter().enumerate() {
            if layout.placement(index).is_some() {
                last = u8::try_from(palette.binary_search(code).ok()?).ok()?;
            }
            bytes.push(last);
        }
        Some(Grid { palette, content: Content::Whole(bytes) })
    }

    /// The verdicts in a file.
    pub(super) fn packed(palette: Vec<u16>, source: Arc<dyn Source>, blocks: Vec<Block>) -> Grid {
        Grid { palette, content: Content::Packed { source, blocks } }
    }

    pub(super) fn palette(&self) -> &[u16] {
        &self.palette
    }

    /// The verdict of a number.
    pub(super) fn read(
        &self,
        index: usize,
        ending: usize,
        layout: &Layout,
        cache: &Cache,
    ) -> Result<Verdict, TableError> {
        let byte = match &self.content {
            Content::Whole(bytes) => bytes[index],
            Content::Packed { source, blocks } => {
                let block = index / BLOCK;
                let unpack = || unpack(source.as_ref(), blocks[block], block_len(layout, block));
                cache.byte(ending, block, index % BLOCK, unpack)?
            }
        };
        let code = self
            .palette
            .get(usize::from(byte))
            .ok_or(TableError::Damaged("a table names a verdict it does not have"))?;
        Ok(Verdict::from_code(*code))
    }

    /// All bytes, unpacked.
    pub(super) fn bytes(&self, layout: &Layout) -> Result<Vec<u8>, TableError> {
        match &self.content {
            Content::Whole(bytes) => Ok(bytes.clone()),
            Content::Packed { source, blocks } => {
                let mut bytes = Vec::with_capacity(layout.len());
                for (number, &block) in blocks.iter().enumerate() {
                    bytes.extend(unpack(source.as_ref(), block, block_len(layout, number))?);
                }
                Ok(bytes)
            }
        }
    }
}

/// How many placements a block holds: the last may hold fewer.
fn block_len(layout: &Layout, block: usize) -> usize {
    BLOCK.min(layout.len() - block * BLOCK)
}

fn unpack(source: &dyn Source, block: Block, len: usize) -> Result<Vec<u8>, TableError> {
    let mut packed = vec![0; block.len];
    source.read(block.start, &mut packed)?;
    if crc32fast::hash(&packed) != block.sum {
        return Err(TableError::Damaged("a block's checksum is wrong"));
    }
    decompress_to_vec_with_limit(&packed, len)
        .ok()
        .filter(|bytes| bytes.len() == len)
        .ok_or(TableError::Damaged("a block cannot be unpacked"))
}
