//! Smaller copies of a picture, so that it does not shimmer when it is drawn small.

use bevy::image::{Image, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::render::render_resource::TextureFormat;

use super::pixels::{Light, PIXEL};

/// Gives an RGBA picture with sRGB colors its chain of halved copies and a sampler that uses them.
///
/// Colors are averaged as light and weighted by opacity; transparent pixels then take the color of what lies around
/// them. So no edge darkens or glows, at any size. A picture of another format is left as it is.
pub(super) fn add_mips(image: &mut Image) {
    let size = image.size();
    if image.texture_descriptor.format != TextureFormat::Rgba8UnormSrgb {
        return;
    }
    let Some(base) = image.data.take() else { return };
    let levels = chain(base, size.x as usize, size.y as usize);
    image.texture_descriptor.mip_level_count = u32::try_from(levels.len()).unwrap_or(1);
    image.data = Some(levels.concat());
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        mipmap_filter: ImageFilterMode::Linear,
        ..ImageSamplerDescriptor::linear()
    });
}

/// The picture and its halved copies down to one pixel.
fn chain(base: Vec<u8>, mut width: usize, mut height: usize) -> Vec<Vec<u8>> {
    let light = Light::new();
    let mut sizes = vec![(width, height)];
    let mut levels = vec![base];
    while width > 1 || height > 1 {
        let half = halve(&levels[levels.len() - 1], width, height, &light);
        (width, height) = (half_of(width), half_of(height));
        sizes.push((width, height));
        levels.push(half);
    }
    for small in (1..levels.len()).rev() {
        let (larger, smaller) = levels.split_at_mut(small);
        bleed(&mut larger[small - 1], sizes[small - 1].0, &smaller[0], sizes[small].0);
    }
    levels
}

fn half_of(length: usize) -> usize {
    (length / 2).max(1)
}

fn halve(from: &[u8], width: usize, height: usize, light: &Light) -> Vec<u8> {
    let (half_width, half_height) = (half_of(width), half_of(height));
    let mut to = vec![0; half_width * half_height * PIXEL];
    for (index, pixel) in to.as_chunks_mut::<PIXEL>().0.iter_mut().enumerate() {
        let (x, y) = (2 * (index % half_width), 2 * (index / half_width));
        let (right, below) = ((x + 1).min(width - 1), (y + 1).min(height - 1));
        let four =
            [(x, y), (right, y), (x, below), (right, below)].map(|(x, y)| &from[(y * width + x) * PIXEL..][..PIXEL]);
        if four.iter().all(|one| *one == four[0]) {
            pixel.copy_from_slice(four[0]);
            continue;
        }
        let opacity: f32 = four.iter().map(|one| f32::from(one[3])).sum();
        if opacity > 0.0 {
            for channel in 0..3 {
                let sum: f32 = four.iter().map(|one| light.of(one[channel]) * f32::from(one[3])).sum();
                pixel[channel] = light.number(sum / opacity);
            }
            pixel[3] = (opacity / 4.0).round() as u8;
        }
    }
    to
}

/// Gives the transparent pixels of a picture the color of its halved copy.
fn bleed(large: &mut [u8], width: usize, small: &[u8], small_width: usize) {
    let small_height = small.len() / PIXEL / small_width;
    for (index, pixel) in large.as_chunks_mut::<PIXEL>().0.iter_mut().enumerate() {
        if pixel[3] == 0 {
            let (x, y) = ((index % width / 2).min(small_width - 1), (index / width / 2).min(small_height - 1));
            let from = (y * small_width + x) * PIXEL;
            pixel[..3].copy_from_slice(&small[from..from + 3]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RED: [u8; 4] = [200, 0, 0, 255];
    const NONE: [u8; 4] = [0, 0, 0, 0];

    #[test]
    fn the_chain_goes_down_to_one_pixel() {
        let sizes: Vec<usize> = chain(RED.repeat(5 * 3), 5, 3).iter().map(|level| level.len() / PIXEL).collect();
        assert_eq!(sizes, [15, 2, 1]);
    }

    #[test]
    fn an_edge_keeps_its_color() {
        let base = [RED, NONE, NONE, NONE].concat();
        let levels = chain(base, 2, 2);
        assert_eq!(levels[1], [200, 0, 0, 64], "a quarter of the light, and still red");
        assert_eq!(levels[0][4..8], [200, 0, 0, 0], "what lies beside the edge is transparent red");
    }

    #[test]
    fn light_is_averaged_not_numbers() {
        let levels = chain([[255, 255, 255, 255], [0, 0, 0, 255]].concat(), 2, 1);
        assert_eq!(levels[1], [188, 188, 188, 255]);
    }
}
