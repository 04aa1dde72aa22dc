//! The sheet's pixels as egui's shader wants them: multiplied by their opacity, with smaller copies.

use bevy::image::{Image, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};

/// Bytes of a pixel: red, green, blue, alpha.
const PIXEL: usize = 4;

/// Steps of light that are told apart when light becomes a number again.
const STEPS: usize = 4096;

/// How much light an sRGB number stands for, and the number that stands for so much light.
struct Tables {
    light: [f32; 256],
    number: Vec<u8>,
}

impl Tables {
    fn new() -> Self {
        let light = std::array::from_fn(|number| {
            let number = number as f32 / 255.0;
            if number <= 0.040_45 { number / 12.92 } else { ((number + 0.055) / 1.055).powf(2.4) }
        });
        let number = (0..=STEPS).map(|step| {
            let light = step as f32 / STEPS as f32;
            let number = if light <= 0.003_130_8 { light * 12.92 } else { 1.055 * light.powf(1.0 / 2.4) - 0.055 };
            (number * 255.0).round() as u8
        });
        Self { light, number: number.collect() }
    }

    fn number(&self, light: f32) -> u8 {
        self.number[((light * STEPS as f32).round() as usize).min(STEPS)]
    }
}

/// Prepares an RGBA picture with sRGB colors and plain opacity.
///
/// Colors are multiplied by their opacity as light. The drawings were made for programs that mix numbers, not light;
/// mixed as light their soft shadows would pale, so dark translucent pixels are given the opacity that looks the same.
pub(super) fn prepare(image: &mut Image) {
    let size = image.size();
    let Some(mut base) = image.data.take() else { return };
    let tables = Tables::new();
    for pixel in base.as_chunks_mut::<PIXEL>().0 {
        *pixel = premultiplied(*pixel, &tables);
    }
    let levels = chain(base, size.x as usize, size.y as usize, &tables);
    image.texture_descriptor.mip_level_count = u32::try_from(levels.len()).unwrap_or(1);
    image.data = Some(levels.concat());
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        mipmap_filter: ImageFilterMode::Linear,
        ..ImageSamplerDescriptor::linear()
    });
}

fn premultiplied([red, green, blue, alpha]: [u8; PIXEL], tables: &Tables) -> [u8; PIXEL] {
    if alpha == 0 || alpha == u8::MAX {
        return if alpha == 0 { [0; PIXEL] } else { [red, green, blue, alpha] };
    }
    let plain = f32::from(alpha) / 255.0;
    let lightness = f32::from(red.max(green).max(blue)) / 255.0;
    let darkness = ((0.6 - lightness) / 0.3).clamp(0.0, 1.0);
    let opacity = plain + (1.0 - (1.0 - plain).powf(2.2) - plain) * darkness;
    let color = |number: u8| tables.number(tables.light[usize::from(number)] * opacity);
    [color(red), color(green), color(blue), (opacity * 255.0).round() as u8]
}

/// The picture and its halved copies down to one pixel.
fn chain(base: Vec<u8>, mut width: usize, mut height: usize, tables: &Tables) -> Vec<Vec<u8>> {
    let mut levels = vec![base];
    while width > 1 || height > 1 {
        let half = halve(&levels[levels.len() - 1], width, height, tables);
        (width, height) = ((width / 2).max(1), (height / 2).max(1));
        levels.push(half);
    }
    levels
}

fn halve(from: &[u8], width: usize, height: usize, tables: &Tables) -> Vec<u8> {
    let (half_width, half_height) = ((width / 2).max(1), (height / 2).max(1));
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
        for channel in 0..3 {
            let sum: f32 = four.iter().map(|one| tables.light[usize::from(one[channel])]).sum();
            pixel[channel] = tables.number(sum / 4.0);
        }
        let opacity: u32 = four.iter().map(|one| u32::from(one[3])).sum();
        pixel[3] = (opacity.div_ceil(4)).min(255) as u8;
    }
    to
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn solid_and_empty_pixels_stay() {
        let tables = Tables::new();
        assert_eq!(premultiplied([10, 200, 30, 255], &tables), [10, 200, 30, 255]);
        assert_eq!(premultiplied([10, 200, 30, 0], &tables), [0; 4]);
    }

    #[test]
    fn half_of_white_is_half_the_light() {
        let tables = Tables::new();
        assert_eq!(premultiplied([255, 255, 255, 128], &tables), [188, 188, 188, 128]);
    }

    #[test]
    fn shadows_look_as_dark_as_drawn() {
        let tables = Tables::new();
        let [.., alpha] = premultiplied([0x2A, 0x0F, 0x22, 107], &tables);
        // What is left of white below the shadow, as a number: 58 %, as the drawing says.
        let left = tables.number(1.0 - f32::from(alpha) / 255.0);
        assert!((i16::from(left) - 148).abs() <= 3, "{left}");
    }

    #[test]
    fn the_chain_goes_down_to_one_pixel() {
        let levels = chain([1, 2, 3, 255].repeat(5 * 3), 5, 3, &Tables::new());
        assert_eq!(levels.iter().map(|level| level.len() / PIXEL).collect::<Vec<_>>(), [15, 2, 1]);
        assert_eq!(levels[2], [1, 2, 3, 255]);
    }

    #[test]
    fn an_edge_keeps_its_color_at_half_the_size() {
        let levels = chain([[200, 0, 0, 255], [0; 4]].concat(), 2, 1, &Tables::new());
        let [red, .., alpha] = levels[1][..] else { panic!("one pixel") };
        assert_eq!((alpha, red), (128, 146), "half of the light of 200 is 146");
    }
}
