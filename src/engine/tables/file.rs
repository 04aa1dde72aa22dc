//! Tables as a file. All numbers are little-endian.
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `JUNGLETB` |
//! | 4 | format version |
//! | 8 | key of the rules |
//! | 4 | length of the directory |
//! | 4 | CRC-32 of the directory and of all bytes before this number |
//! | … | directory: for each table, the animals of the side to move and of the other as bits (1 byte each), the number of different verdicts less one (1 byte), their codes (2 bytes each), then for each block its compressed length and the CRC-32 of that (4 bytes each) |
//! | … | the blocks, raw DEFLATE, in the directory's order, to the end of the file |
//!
//! DEFLATE, by `miniz_oxide`: pure and safe Rust, small in a browser, kept by those who keep it for the standard library's
//! backtraces, and in the program anyway for its pictures. It packs the tables ten to one; LZMA would save another
//! quarter, which they do not need.

use std::sync::Arc;

use miniz_oxide::deflate::compress_to_vec;

use super::grid::{BLOCK, Block, Grid};
use super::layout::Layout;
use super::material::Catalog;
use super::{Material, Source, TableError, Verdict};

const MAGIC: [u8; 8] = *b"JUNGLETB";
const VERSION: u32 = 1;
const HEADER: usize = 28;
/// DEFLATE's hardest effort: tables are packed once and read often.
const EFFORT: u8 = 10;
/// Longer than the directory of all tables of four animals.
const LONGEST_DIRECTORY: u64 = 1 << 24;

/// Writes tables: for each its animals, its verdicts' codes and its bytes.
pub(super) fn write(key: u64, tables: &[(Material, Vec<u16>, Vec<u8>)]) -> Vec<u8> {
    let mut directory = Vec::new();
    let mut blocks = Vec::new();
    for (material, palette, bytes) in tables {
        directory.extend([material.us, material.them, (palette.len() - 1) as u8]);
        directory.extend(palette.iter().flat_map(|code| code.to_le_bytes()));
        for block in bytes.chunks(BLOCK) {
            let packed = compress_to_vec(block, EFFORT);
            directory.extend((packed.len() as u32).to_le_bytes());
            directory.extend(crc32fast::hash(&packed).to_le_bytes());
            blocks.extend(packed);
        }
    }
    let mut file = Vec::with_capacity(HEADER + directory.len() + blocks.len());
    file.extend(MAGIC);
    file.extend(VERSION.to_le_bytes());
    file.extend(key.to_le_bytes());
    file.extend((directory.len() as u32).to_le_bytes());
    file.extend(sum(&file, &directory).to_le_bytes());
    file.extend(directory);
    file.extend(blocks);
    file
}

/// Reads what tables a file has, each with the number of its ending.
pub(super) fn open(
    source: Arc<dyn Source>,
    key: u64,
    catalog: &Catalog,
    layouts: &[Layout],
) -> Result<Vec<(usize, Grid)>, TableError> {
    let size = source.size()?;
    let short = |expected: usize| TableError::Length { found: size, expected: expected as u64 };
    if size < MAGIC.len() as u64 {
        return Err(TableError::Foreign);
    }
    let mut header = vec![0; HEADER.min(usize::try_from(size).unwrap_or(HEADER))];
    source.read(0, &mut header)?;
    if header[..MAGIC.len()] != MAGIC {
        return Err(TableError::Foreign);
    }
    let mut rest = Reader(&header[MAGIC.len()..]);
    let version = rest.u32().ok_or(short(HEADER))?;
    if version != VERSION {
        return Err(TableError::Version { found: version, known: VERSION });
    }
    let found_key = rest.u64().ok_or(short(HEADER))?;
    let directory_len = rest.u32().ok_or(short(HEADER))?;
    let directory_sum = rest.u32().ok_or(short(HEADER))?;
    let blocks_start = HEADER as u64 + u64::from(directory_len);
    if u64::from(directory_len) > LONGEST_DIRECTORY {
        return Err(TableError::Damaged("its directory is too long"));
    }
    if blocks_start > size {
        return Err(short(blocks_start as usize));
    }
    let mut directory = vec![0; directory_len as usize];
    source.read(HEADER as u64, &mut directory)?;
    if sum(&header[..HEADER - 4], &directory) != directory_sum {
        return Err(TableError::Damaged("the checksum of its directory is wrong"));
    }
    if found_key != key {
        return Err(TableError::Rules);
    }
    let mut rest = Reader(&directory);
    let mut start = blocks_start;
    let mut grids = Vec::new();
    while !rest.0.is_empty() {
        let entry = entry(&mut rest, &mut start, &source, catalog, layouts);
        grids.push(entry.ok_or(TableError::Damaged("its directory does not make sense"))?);
    }
    if start != size {
        return Err(TableError::Length { found: size, expected: start });
    }
    Ok(grids)
}

/// Reads a table's entry in the directory; its blocks begin at `start`.
fn entry(
    rest: &mut Reader<'_>,
    start: &mut u64,
    source: &Arc<dyn Source>,
    catalog: &Catalog,
    layouts: &[Layout],
) -> Option<(usize, Grid)> {
    let material = Material { us: rest.u8()?, them: rest.u8()? };
    let (ending, _) = catalog.find(material).filter(|&(ending, _)| catalog.material(ending) == material)?;
    let verdicts = usize::from(rest.u8()?) + 1;
    let most = Verdict::Loss(Verdict::MOST_PLIES).code();
    let palette = (0..verdicts).map(|_| rest.u16().filter(|&code| code <= most)).collect::<Option<_>>()?;
    let count = layouts[ending].len().div_ceil(BLOCK);
    let mut blocks = Vec::with_capacity(count);
    for _ in 0..count {
        let (len, sum) = (rest.u32()?, rest.u32()?);
        // DEFLATE never makes a block much longer than it was.
        let len = usize::try_from(len).ok().filter(|&len| len <= 2 * BLOCK)?;
        blocks.push(Block { start: *start, len, sum });
        *start += len as u64;
    }
    Some((ending, Grid::packed(palette, source.clone(), blocks)))
}

fn sum(header: &[u8], directory: &[u8]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(header);
    hasher.update(directory);
    hasher.finalize()
}

/// Takes numbers from the front of bytes.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (bytes, rest) = self.0.split_first_chunk::<N>()?;
        self.0 = rest;
        Some(*bytes)
    }

    fn u8(&mut self) -> Option<u8> {
        self.take().map(u8::from_le_bytes)
    }

    fn u16(&mut self) -> Option<u16> {
        self.take().map(u16::from_le_bytes)
    }

    fn u32(&mut self) -> Option<u32> {
        self.take().map(u32::from_le_bytes)
    }

    fn u64(&mut self) -> Option<u64> {
        self.take().map(u64::from_le_bytes)
    }
}
