//! Packing many images into one.

use std::collections::BTreeMap;

use guillotiere::{SimpleAtlasAllocator, Size, size2};
use jungle::art::Sheet;
use resvg::tiny_skia::{Pixmap, PixmapPaint, Transform};

use crate::image::{Image, Straight, to_straight};

/// The largest atlas, in pixels a side: what the browsers' WebGL2 can be trusted with.
const LARGEST: i32 = 4096;
/// Sides of an atlas are multiples of this.
const STEP: i32 = 64;

/// Packs images with `gutter` transparent pixels around each.
///
/// Images keep no order; the same images give the same atlas. A name that occurs twice, or more than fits the largest
/// atlas, is a fault, told without the file.
pub fn pack(images: Vec<(String, Image)>, scale: f32, gutter: u32) -> Result<(Sheet, Straight), String> {
    let mut images = images;
    images.sort_by(|(a, _), (b, _)| a.cmp(b));
    if let Some(pair) = images.windows(2).find(|pair| pair[0].0 == pair[1].0) {
        return Err(format!("two frames are called \"{}\"", pair[0].0));
    }
    // Stable: images of one height keep the order of their names.
    images.sort_by_key(|(_, image)| std::cmp::Reverse(image.pixels.height()));

    let boxes: Vec<Size> = images
        .iter()
        .map(|(_, image)| size2((image.pixels.width() + gutter) as i32, (image.pixels.height() + gutter) as i32))
        .collect();
    let (size, places) = best_size(&boxes, gutter as i32)
        .ok_or_else(|| format!("{} frames do not fit {LARGEST}x{LARGEST} pixels", boxes.len()))?;

    let mut pixels = Pixmap::new(size.width as u32, size.height as u32).ok_or("no memory for the atlas")?;
    let mut frames = BTreeMap::new();
    for ((name, image), &(x, y)) in images.into_iter().zip(&places) {
        let paint = PixmapPaint::default();
        pixels.draw_pixmap(x, y, image.pixels.as_ref(), &paint, Transform::identity(), None);
        frames.insert(name, image.frame(x as u32, y as u32));
    }
    let mut straight = to_straight(&pixels);
    straight.bleed(gutter);
    Ok((Sheet { scale, size: (straight.width, straight.height), frames }, straight))
}

/// The smallest atlas that holds the boxes, and where each lies in it. It is at most twice as long as wide: a long strip
/// would soon be more than small graphics chips take.
fn best_size(boxes: &[Size], gutter: i32) -> Option<(Size, Vec<(i32, i32)>)> {
    let total: i32 = boxes.iter().map(|size| size.area()).sum();
    let widest = boxes.iter().map(|size| size.width).max()? + gutter;
    let round_up = |length: i32| length.div_euclid(STEP) * STEP + if length.rem_euclid(STEP) > 0 { STEP } else { 0 };
    let mut best: Option<(Size, Vec<(i32, i32)>)> = None;
    for width in (round_up(widest)..=LARGEST).step_by(STEP as usize) {
        let (lowest, highest) = (round_up(total / width).max(round_up(width / 2)), LARGEST.min(2 * width));
        for height in (lowest..=highest).step_by(STEP as usize) {
            if best.as_ref().is_some_and(|(size, _)| width * height >= size.area()) {
                break;
            }
            if let Some(places) = place(boxes, size2(width, height), gutter) {
                best = Some((size2(width, height), places));
                break;
            }
        }
    }
    best
}

/// Where the boxes lie in an atlas of that size, if they fit. Each box has its gutter at its right and lower edge; the
/// atlas's own left and upper edge has another.
fn place(boxes: &[Size], size: Size, gutter: i32) -> Option<Vec<(i32, i32)>> {
    let inner = size2(size.width - gutter, size.height - gutter);
    if inner.width <= 0 || inner.height <= 0 {
        return None;
    }
    let mut allocator = SimpleAtlasAllocator::new(inner);
    boxes
        .iter()
        .map(|&size| allocator.allocate(size).map(|place| (place.min.x + gutter, place.min.y + gutter)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn image(width: u32, height: u32) -> Image {
        let mut pixels = Pixmap::new(width, height).expect("small");
        pixels.fill(resvg::tiny_skia::Color::WHITE);
        Image { pixels, left: -3, top: 2, scale: 2.0 }
    }

    #[test]
    fn frames_keep_their_gutters_and_places() {
        let images = (1..40).map(|i| (format!("f{i:02}"), image(i * 3 % 50 + 1, i * 7 % 60 + 1))).collect();
        let (sheet, pixels) = pack(images, 2.0, 4).expect("they fit");
        assert_eq!(sheet.frames.len(), 39);
        let (width, height) = sheet.size;
        assert!(width <= 2 * height && height <= 2 * width, "{width}x{height}");
        assert_eq!((pixels.width, pixels.height), sheet.size);
        let rects: Vec<_> = sheet.frames.values().map(|frame| frame.rect).collect();
        for (i, &(x, y, w, h)) in rects.iter().enumerate() {
            assert!(x >= 4 && y >= 4 && x + w + 4 <= sheet.size.0 && y + h + 4 <= sheet.size.1);
            for &(x2, y2, w2, h2) in &rects[..i] {
                assert!(x + w + 4 <= x2 || x2 + w2 + 4 <= x || y + h + 4 <= y2 || y2 + h2 + 4 <= y);
            }
        }
        assert_eq!(sheet.frames["f01"].origin, (-1.5, 1.0));
        assert_eq!(sheet.frames["f01"].size, (2.0, 4.0));
    }

    #[test]
    fn what_cannot_be_packed_is_said() {
        let twice = vec![("a".to_owned(), image(1, 1)), ("a".to_owned(), image(2, 2))];
        assert_eq!(pack(twice, 1.0, 4).err(), Some("two frames are called \"a\"".into()));
        let large = vec![("a".to_owned(), image(4096, 1))];
        assert_eq!(pack(large, 1.0, 4).err(), Some("1 frames do not fit 4096x4096 pixels".into()));
    }
}
