//! From a picture's file to the pixels of a texture.

use std::io::Cursor;

use bevy::asset::RenderAssetUsages;
use bevy::image::Image;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use image_webp::{DecodingError, WebPDecoder};

use super::{mips::add_mips, tint::Tint};

/// Bytes of a pixel: red, green, blue, alpha.
pub(super) const PIXEL: usize = 4;

/// Steps of light that are told apart when light becomes a number again.
const STEPS: usize = 4096;

/// How much light an sRGB number stands for, 0 to 1, and the number that stands for so much light.
pub(super) struct Light {
    of: [f32; 256],
    number: Vec<u8>,
}

impl Light {
    pub(super) fn new() -> Self {
        let of = std::array::from_fn(|number| {
            let number = number as f32 / 255.0;
            if number <= 0.040_45 { number / 12.92 } else { ((number + 0.055) / 1.055).powf(2.4) }
        });
        let number = (0..=STEPS).map(|step| {
            let light = step as f32 / STEPS as f32;
            let number = if light <= 0.003_130_8 { light * 12.92 } else { 1.055 * light.powf(1.0 / 2.4) - 0.055 };
            (number * 255.0).round() as u8
        });
        Self { of, number: number.collect() }
    }

    pub(super) fn of(&self, number: u8) -> f32 {
        self.of[usize::from(number)]
    }

    pub(super) fn number(&self, light: f32) -> u8 {
        self.number[((light * STEPS as f32).round() as usize).min(STEPS)]
    }
}

/// Width and height of a WebP file's picture, and its pixels, row by row: red, green, blue, alpha.
///
/// # Errors
/// The file is no WebP, or damaged.
pub fn read(file: &[u8]) -> Result<((u32, u32), Vec<u8>), DecodingError> {
    let mut decoder = WebPDecoder::new(Cursor::new(file))?;
    let size = decoder.dimensions();
    let mut pixels = vec![0; decoder.output_buffer_size().ok_or(DecodingError::ImageTooLarge)?];
    decoder.read_image(&mut pixels)?;
    if !decoder.has_alpha() {
        pixels = pixels.as_chunks::<3>().0.iter().flat_map(|&[red, green, blue]| [red, green, blue, u8::MAX]).collect();
    }
    Ok((size, pixels))
}

/// The texture of a WebP file in a tint, with smaller copies of itself.
///
/// # Errors
/// The file is no WebP, or damaged.
pub fn decode(file: &[u8], tint: Tint) -> Result<Image, DecodingError> {
    let ((width, height), mut pixels) = read(file)?;
    tint.apply(&mut pixels);
    let mut image = Image::new(
        Extent3d { width, height, depth_or_array_layers: 1 },
        TextureDimension::D2,
        pixels,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    add_mips(&mut image);
    Ok(image)
}

/// Makes of a texture what egui's shader wants: colors multiplied by their opacity, as light.
///
/// The drawings were made for programs that mix numbers, not light; mixed as light their soft shadows would pale, so dark
/// translucent pixels are given the opacity that looks the same.
pub(super) fn premultiply(image: &mut Image) {
    let light = Light::new();
    for pixel in image.data.iter_mut().flat_map(|data| data.as_chunks_mut::<PIXEL>().0) {
        *pixel = premultiplied(*pixel, &light);
    }
}

fn premultiplied([red, green, blue, alpha]: [u8; PIXEL], light: &Light) -> [u8; PIXEL] {
    if alpha == 0 || alpha == u8::MAX {
        return if alpha == 0 { [0; PIXEL] } else { [red, green, blue, alpha] };
    }
    let plain = f32::from(alpha) / 255.0;
    let lightness = f32::from(red.max(green).max(blue)) / 255.0;
    let darkness = ((0.6 - lightness) / 0.3).clamp(0.0, 1.0);
    let opacity = plain + (1.0 - (1.0 - plain).powf(2.2) - plain) * darkness;
    let color = |number: u8| light.number(light.of(number) * opacity);
    [color(red), color(green), color(blue), (opacity * 255.0).round() as u8]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn solid_and_empty_pixels_stay() {
        let light = Light::new();
        assert_eq!(premultiplied([10, 200, 30, 255], &light), [10, 200, 30, 255]);
        assert_eq!(premultiplied([10, 200, 30, 0], &light), [0; 4]);
    }

    #[test]
    fn half_of_white_is_half_the_light() {
        let light = Light::new();
        assert_eq!(premultiplied([255, 255, 255, 128], &light), [188, 188, 188, 128]);
    }

    #[test]
    fn shadows_look_as_dark_as_drawn() {
        let light = Light::new();
        let [.., alpha] = premultiplied([0x2A, 0x0F, 0x22, 107], &light);
        // What is left of white below the shadow, as a number: 58 %, as the drawing says.
        let left = light.number(1.0 - f32::from(alpha) / 255.0);
        assert!((i16::from(left) - 148).abs() <= 3, "{left}");
    }
}
