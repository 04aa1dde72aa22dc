//! Drawing on a plain grid of pixels.

/// Bytes of a pixel: red, green, blue, alpha; colors as they are, not multiplied by their opacity.
const PIXEL: usize = 4;

/// A picture in memory.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Canvas {
    width: usize,
    height: usize,
    pixels: Vec<[u8; PIXEL]>,
}

impl Canvas {
    /// A picture of pixels, row by row; what is missing is transparent.
    pub fn new(width: usize, height: usize, bytes: &[u8]) -> Self {
        let mut pixels = bytes.as_chunks::<PIXEL>().0.to_vec();
        pixels.resize(width * height, [0; PIXEL]);
        Self { width, height, pixels }
    }

    /// All colors, row by row.
    pub fn colors(&self) -> impl Iterator<Item = [u8; 3]> + '_ {
        self.pixels.iter().map(|&[red, green, blue, _]| [red, green, blue])
    }

    /// A part of it; what lies outside is transparent.
    pub fn part(&self, left: usize, top: usize, width: usize, height: usize) -> Self {
        let at = |x: usize, y: usize| {
            let inside = x < self.width && y < self.height;
            if inside { self.pixels[y * self.width + x] } else { [0; PIXEL] }
        };
        let pixels = (top..top + height).flat_map(|y| (left..left + width).map(move |x| at(x, y))).collect();
        Self { width, height, pixels }
    }

    /// The same in another size: every pixel is the mean of what it covers.
    pub fn resized(&self, width: usize, height: usize) -> Self {
        let across: Vec<Vec<(usize, f32)>> = (0..width).map(|x| covered(x, width, self.width)).collect();
        let mut pixels = Vec::with_capacity(width * height);
        for y in 0..height {
            let rows = covered(y, height, self.height);
            for columns in &across {
                let mut sum = [0.0_f32; PIXEL];
                for (row, high) in &rows {
                    for (column, wide) in columns {
                        let [red, green, blue, alpha] = self.pixels[row * self.width + column].map(f32::from);
                        let weight = high * wide * alpha;
                        for (sum, value) in sum.iter_mut().zip([red * weight, green * weight, blue * weight, weight]) {
                            *sum += value;
                        }
                    }
                }
                let area: f32 =
                    rows.iter().map(|(_, high)| high).sum::<f32>() * columns.iter().map(|(_, wide)| wide).sum::<f32>();
                let color = |value: f32| if sum[3] > 0.0 { (value / sum[3]).round() as u8 } else { 0 };
                pixels.push([color(sum[0]), color(sum[1]), color(sum[2]), (sum[3] / area).round() as u8]);
            }
        }
        Self { width, height, pixels }
    }

    /// Lays another picture over this one, its middle at a place; what reaches out is cut off.
    pub fn lay(&mut self, other: &Canvas, middle: (usize, usize)) {
        for row in 0..other.height {
            let Some(y) = (middle.1 + row).checked_sub(other.height / 2).filter(|y| *y < self.height) else { continue };
            for column in 0..other.width {
                let Some(x) = (middle.0 + column).checked_sub(other.width / 2).filter(|x| *x < self.width) else {
                    continue;
                };
                let [red, green, blue, alpha] = other.pixels[row * other.width + column];
                let below = &mut self.pixels[y * self.width + x];
                *below = over([red, green, blue], f32::from(alpha) / 255.0, *below);
            }
        }
    }

    /// Fills what can be seen through, each pixel with its color: nothing is transparent then.
    pub fn fill_below(&mut self, color: impl Fn(usize, usize) -> [u8; 3]) {
        for (at, pixel) in self.pixels.iter_mut().enumerate() {
            let [red, green, blue, alpha] = *pixel;
            let [r, g, b] = color(at % self.width, at / self.width);
            *pixel = over([red, green, blue], f32::from(alpha) / 255.0, [r, g, b, u8::MAX]);
        }
    }

    /// Washes a square about a place with a color, its corners round.
    pub fn wash(&mut self, middle: (usize, usize), half: usize, color: [u8; 3], opacity: f32) {
        let corner = half as f32 * 0.3;
        for y in middle.1.saturating_sub(half)..(middle.1 + half).min(self.height) {
            for x in middle.0.saturating_sub(half)..(middle.0 + half).min(self.width) {
                let from_edge = |at: usize, middle: usize| half as f32 - (at as f32 + 0.5 - middle as f32).abs();
                let (dx, dy) = ((corner - from_edge(x, middle.0)).max(0.0), (corner - from_edge(y, middle.1)).max(0.0));
                let inside = (corner - dx.hypot(dy) + 0.5).clamp(0.0, 1.0);
                let below = &mut self.pixels[y * self.width + x];
                *below = over(color, opacity * inside, *below);
            }
        }
    }
}

/// A color over an opaque one.
fn over(color: [u8; 3], opacity: f32, [red, green, blue, alpha]: [u8; PIXEL]) -> [u8; PIXEL] {
    let mix = |above: u8, below: u8| (f32::from(below) + (f32::from(above) - f32::from(below)) * opacity).round() as u8;
    [mix(color[0], red), mix(color[1], green), mix(color[2], blue), alpha]
}

/// Which of `from` pixels in a row the `at`th of `to` pixels covers, and how much of each.
fn covered(at: usize, to: usize, from: usize) -> Vec<(usize, f32)> {
    let step = from as f32 / to as f32;
    let (start, end) = (at as f32 * step, (at + 1) as f32 * step);
    let last = (end.ceil() as usize).min(from);
    (start.floor() as usize..last)
        .map(|pixel| (pixel, (end.min(pixel as f32 + 1.0) - start.max(pixel as f32)).max(0.0)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const RED: [u8; 4] = [200, 0, 0, 255];
    const GREEN: [u8; 4] = [0, 100, 0, 255];

    fn canvas(width: usize, pixels: &[[u8; 4]]) -> Canvas {
        Canvas::new(width, pixels.len() / width, pixels.as_flattened())
    }

    #[test]
    fn half_the_size_is_the_mean_and_nothing_has_no_color() {
        let mixed = canvas(2, &[RED, GREEN, RED, GREEN]).resized(1, 1);
        assert_eq!(mixed.pixels, [[100, 50, 0, 255]]);
        let half_there = canvas(2, &[RED, [9, 9, 9, 0]]).resized(1, 1);
        assert_eq!(half_there.pixels, [[200, 0, 0, 128]]);
        assert_eq!(canvas(1, &[RED]).resized(3, 2).pixels, [RED; 6]);
    }

    #[test]
    fn what_reaches_out_is_cut_off() {
        let mut below = canvas(2, &[GREEN; 4]);
        below.lay(&canvas(2, &[RED; 4]), (0, 0));
        assert_eq!(below.pixels, [RED, GREEN, GREEN, GREEN]);
        below.lay(&canvas(2, &[RED; 4]), (9, 9));
        below.wash((1, 1), 5, [0, 0, 0], 0.0);
        let mut holed = canvas(2, &[RED, [0; 4]]);
        holed.fill_below(|x, y| [x as u8, y as u8, 7]);
        assert_eq!(holed.pixels, [RED, [1, 0, 7, 255]]);
        assert_eq!(below.pixels, [RED, GREEN, GREEN, GREEN]);
        assert_eq!(below.part(1, 1, 2, 1).pixels, [GREEN, [0; 4]]);
    }
}
