//! Pixels that know where they lie in their drawing.

use resvg::tiny_skia::{IntRect, Pixmap};

use jungle::art::Frame;

/// A rendered part of a drawing.
#[derive(Clone)]
pub struct Image {
    /// Premultiplied colors.
    pub pixels: Pixmap,
    /// The left edge in pixels from the drawing's origin.
    pub left: i32,
    /// The upper edge in pixels from the drawing's origin.
    pub top: i32,
    /// Pixels per unit of the drawing.
    pub scale: f32,
}

/// Straight (not premultiplied) RGBA, row by row: what PNG files and textures hold.
#[derive(PartialEq)]
pub struct Straight {
    pub width: u32,
    pub height: u32,
    pub rgba: Vec<u8>,
}

impl Image {
    /// Without its transparent margins; nothing if all of it is transparent.
    pub fn cropped(self) -> Option<Self> {
        let (width, height) = (self.pixels.width() as usize, self.pixels.height() as usize);
        let seen = |x: usize, y: usize| self.pixels.data()[(y * width + x) * 4 + 3] > 0;
        let top = (0..height).find(|&y| (0..width).any(|x| seen(x, y)))?;
        let bottom = (0..height).rfind(|&y| (0..width).any(|x| seen(x, y)))?;
        let left = (0..width).find(|&x| (top..=bottom).any(|y| seen(x, y)))?;
        let right = (0..width).rfind(|&x| (top..=bottom).any(|y| seen(x, y)))?;
        let rect = IntRect::from_ltrb(left as i32, top as i32, right as i32 + 1, bottom as i32 + 1)?;
        Some(Self {
            pixels: self.pixels.clone_rect(rect)?,
            left: self.left + left as i32,
            top: self.top + top as i32,
            scale: self.scale,
        })
    }

    /// Its entry in an atlas where its top left pixel lies at `x`, `y`.
    pub fn frame(&self, x: u32, y: u32) -> Frame {
        let (width, height) = (self.pixels.width(), self.pixels.height());
        Frame {
            rect: (x, y, width, height),
            origin: (self.left as f32 / self.scale, self.top as f32 / self.scale),
            size: (width as f32 / self.scale, height as f32 / self.scale),
        }
    }
}

/// Straight colors of a picture.
pub fn to_straight(pixels: &Pixmap) -> Straight {
    let rgba = pixels
        .pixels()
        .iter()
        .flat_map(|pixel| {
            let color = pixel.demultiply();
            [color.red(), color.green(), color.blue(), color.alpha()]
        })
        .collect();
    Straight { width: pixels.width(), height: pixels.height(), rgba }
}

impl Straight {
    /// Lets the colors of visible pixels run `reach` pixels out into the transparent ones around them.
    ///
    /// A texture is smoothed color by color: without this, edges would take in the black that transparent pixels hold.
    pub fn bleed(&mut self, reach: u32) {
        let (width, height) = (self.width as i32, self.height as i32);
        let at = |x: i32, y: i32| ((y * width + x) * 4) as usize;
        let mut known: Vec<bool> = self.rgba.chunks_exact(4).map(|pixel| pixel[3] > 0).collect();
        let mut edge: Vec<(i32, i32)> =
            (0..height).flat_map(|y| (0..width).map(move |x| (x, y))).filter(|&(x, y)| known[at(x, y) / 4]).collect();
        for _ in 0..reach {
            let mut next = Vec::new();
            for &(x, y) in &edge {
                for (nx, ny) in [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)] {
                    if (0..width).contains(&nx) && (0..height).contains(&ny) && !known[at(nx, ny) / 4] {
                        known[at(nx, ny) / 4] = true;
                        self.rgba.copy_within(at(x, y)..at(x, y) + 3, at(nx, ny));
                        next.push((nx, ny));
                    }
                }
            }
            edge = next;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colors_run_into_the_transparent_pixels_around_but_no_further() {
        let mut rgba = vec![0; 5 * 4];
        rgba[..4].copy_from_slice(&[9, 8, 7, 255]);
        let mut line = Straight { width: 5, height: 1, rgba };
        line.bleed(2);
        assert_eq!(line.rgba[4..12], [9, 8, 7, 0, 9, 8, 7, 0]);
        assert_eq!(line.rgba[12..], [0; 8]);
    }

    #[test]
    fn an_empty_picture_crops_to_nothing() {
        let pixels = Pixmap::new(3, 3).expect("small");
        assert!(Image { pixels, left: 0, top: 0, scale: 1.0 }.cropped().is_none());
    }
}
