//! Fewer colors, so that big pictures make small files.

use quantizr::{Image, Options, QuantizeResult};

use crate::image::Straight;

/// How much of a color's error the pixels around it take over: enough that gradients show no steps.
const DITHERING: f32 = 0.8;

/// The picture in the 256 colors that suit it best; the file then needs one byte a pixel.
///
/// # Errors
///
/// A picture whose size and pixels do not agree.
pub fn reduce(picture: &Straight) -> Result<Straight, quantizr::Error> {
    let (width, height) = (picture.width as usize, picture.height as usize);
    let image = Image::new(&picture.rgba, width, height)?;
    let mut result = QuantizeResult::quantize(&image, &Options::default());
    result.set_dithering_level(DITHERING)?;
    let mut places = vec![0; width * height];
    result.remap_image(&image, &mut places)?;
    let palette = result.get_palette();
    let color = |&place: &u8| {
        let color = palette.entries[usize::from(place)];
        [color.r, color.g, color.b, color.a]
    };
    Ok(Straight { rgba: places.iter().flat_map(color).collect(), ..*picture })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn a_gradient_keeps_its_course_in_256_colors() {
        let ramp = |i: u32| [(i % 256) as u8, (i / 256) as u8, 90, 255];
        let picture = Straight { width: 256, height: 256, rgba: (0..65536).flat_map(ramp).collect() };
        let few = reduce(&picture).expect("size and pixels agree");
        let colors: BTreeSet<&[u8]> = few.rgba.chunks(4).collect();
        assert!(colors.len() <= 256);
        let off = few.rgba.iter().zip(&picture.rgba).map(|(a, b)| u64::from(a.abs_diff(*b))).sum::<u64>();
        assert!(off < 65536 * 4 * 4, "off by {off}");
    }

    #[test]
    fn a_picture_that_contradicts_itself_is_refused() {
        assert!(reduce(&Straight { width: 9, height: 9, rgba: vec![0; 4] }).is_err());
    }
}
