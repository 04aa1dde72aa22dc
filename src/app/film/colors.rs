//! The few colors of a picture with few colors.

/// How many colors there are at most; one more number stands for none.
pub(super) const MOST: usize = 255;

/// Bits of each of red, green and blue that are told apart.
const BITS: u32 = 6;
/// How many colors that makes.
const CELLS: usize = 1 << (3 * BITS);
/// A cell whose nearest color is not known yet.
const UNKNOWN: u16 = u16::MAX;

/// A cell's number.
fn cell([red, green, blue]: [u8; 3]) -> usize {
    let part = |value: u8| usize::from(value >> (8 - BITS));
    (part(red) << (2 * BITS)) | (part(green) << BITS) | part(blue)
}

/// The color in the middle of a cell.
fn color(cell: usize) -> [u8; 3] {
    let part = |shift: u32| (((cell >> shift) & ((1 << BITS) - 1)) << (8 - BITS)) as u8 + (1 << (7 - BITS));
    [part(2 * BITS), part(BITS), part(0)]
}

/// A choice of colors.
#[derive(Debug, Clone)]
pub(super) struct Colors {
    table: Vec<[u8; 3]>,
    nearest: Vec<u16>,
}

impl Colors {
    /// Chooses colors for these pixels, by median cut: the box of colors that would suffer most is split in two where half of
    /// its pixels are, until there are enough boxes; each becomes its mean.
    pub fn choose(pixels: impl Iterator<Item = [u8; 3]>) -> Self {
        let mut counts = vec![0_u32; CELLS];
        for pixel in pixels {
            counts[cell(pixel)] += 1;
        }
        let all: Vec<(usize, u32)> = counts.into_iter().enumerate().filter(|(_, count)| *count > 0).collect();
        let mut boxes = vec![Lot::new(all)];
        while boxes.len() < MOST {
            let worst = (0..boxes.len()).filter(|at| boxes[*at].cells.len() > 1).max_by_key(|at| boxes[*at].harm());
            let Some(worst) = worst else { break };
            let (near, far) = boxes.swap_remove(worst).split();
            boxes.extend([near, far]);
        }
        let table = boxes.iter().filter(|lot| !lot.cells.is_empty()).map(Lot::mean).collect();
        Self { table, nearest: vec![UNKNOWN; CELLS] }
    }

    /// The colors, one after the other: red, green, blue.
    pub fn bytes(&self) -> Vec<u8> {
        self.table.as_flattened().to_vec()
    }

    /// The number of the color that is nearest to a pixel's.
    pub fn nearest(&mut self, pixel: [u8; 3]) -> u8 {
        let cell = cell(pixel);
        if self.nearest[cell] == UNKNOWN {
            let wanted = color(cell);
            let best = self.table.iter().enumerate().min_by_key(|(_, offered)| distance(**offered, wanted));
            self.nearest[cell] = best.map_or(0, |(at, _)| at as u16);
        }
        self.nearest[cell] as u8
    }
}

/// How different two colors look, about.
fn distance(one: [u8; 3], other: [u8; 3]) -> i32 {
    let weights = [2, 4, 3];
    let apart = |at: usize| i32::from(one[at]) - i32::from(other[at]);
    (0..3).map(|at| weights[at] * apart(at) * apart(at)).sum()
}

/// Colors that become one, with how many pixels each has.
struct Lot {
    cells: Vec<(usize, u32)>,
    /// From the darkest to the lightest of each of red, green and blue.
    spread: [u8; 3],
}

impl Lot {
    fn new(cells: Vec<(usize, u32)>) -> Self {
        let (mut low, mut high) = ([u8::MAX; 3], [0; 3]);
        for (cell, _) in &cells {
            for (at, part) in color(*cell).into_iter().enumerate() {
                low[at] = part.min(low[at]);
                high[at] = part.max(high[at]);
            }
        }
        let spread = std::array::from_fn(|at| high[at].saturating_sub(low[at]));
        Self { cells, spread }
    }

    /// How much is lost if it becomes one color: its spread counts for more than its pixels, or the large meadow would take
    /// all colors.
    fn harm(&self) -> u64 {
        let pixels: u64 = self.cells.iter().map(|(_, count)| u64::from(*count)).sum();
        let widest = u64::from(self.spread.into_iter().max().unwrap_or(0));
        widest * widest * pixels.isqrt().max(1)
    }

    fn split(mut self) -> (Lot, Lot) {
        let along = (0..3).max_by_key(|at| self.spread[*at]).unwrap_or(0);
        self.cells.sort_unstable_by_key(|(cell, _)| color(*cell)[along]);
        let half: u64 = self.cells.iter().map(|(_, count)| u64::from(*count)).sum::<u64>() / 2;
        let mut seen = 0;
        let middle = self.cells.iter().position(|(_, count)| {
            seen += u64::from(*count);
            seen > half
        });
        // Neither part is empty.
        let middle = middle.unwrap_or(0).clamp(1, self.cells.len() - 1);
        let far = self.cells.split_off(middle);
        (Lot::new(self.cells), Lot::new(far))
    }

    fn mean(&self) -> [u8; 3] {
        let mut sum = [0_u64; 3];
        let mut pixels = 0;
        for (cell, count) in &self.cells {
            let count = u64::from(*count);
            pixels += count;
            for (sum, part) in sum.iter_mut().zip(color(*cell)) {
                *sum += u64::from(part) * count;
            }
        }
        sum.map(|sum| (sum / pixels.max(1)) as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_colors_are_all_kept() {
        let few = [[250, 10, 10], [10, 250, 10], [10, 10, 250], [128, 128, 128]];
        let mut colors = Colors::choose(few.into_iter().cycle().take(1000));
        assert_eq!(colors.table.len(), 4);
        for wanted in few {
            let nearest = colors.nearest(wanted);
            let found = colors.table[usize::from(nearest)];
            assert!(distance(found, wanted) < 100, "{found:?} for {wanted:?}");
        }
    }

    #[test]
    fn many_colors_become_as_many_as_there_may_be() {
        let many = (0..=255_u8).flat_map(|x| (0..=255_u8).map(move |y| [x, y, x ^ y]));
        let mut colors = Colors::choose(many.clone());
        assert_eq!(colors.table.len(), MOST);
        let mean: i64 = many
            .map(|wanted| {
                let nearest = colors.nearest(wanted);
                i64::from(distance(colors.table[usize::from(nearest)], wanted))
            })
            .sum::<i64>()
            / 65_536;
        assert!(mean < 2_000, "{mean}");
        assert!(Colors::choose(std::iter::empty()).table.is_empty());
    }
}
