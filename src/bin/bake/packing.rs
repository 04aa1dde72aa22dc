//! Making files of pictures, small ones: they are committed, and the browser version sends them over the wire.

use oxipng::{BitDepth, ColorType, Options, RawImage};
use webp::{Encoder, WebPConfig};

use crate::image::Straight;
use crate::palette;

/// The bytes of a picture and the ending of its file's name.
pub struct Packed {
    pub bytes: Vec<u8>,
    pub ending: &'static str,
}

/// A WebP whose colors may be off a little; its opacity is exact.
///
/// # Errors
///
/// The quality is none, or the picture is too large for the format.
pub fn webp(pixels: &Straight, quality: f32) -> Result<Packed, String> {
    let mut config = WebPConfig::new().map_err(|()| "libwebp does not start")?;
    config.quality = quality;
    // As small as can be, and red on green without a seam.
    config.method = 6;
    config.use_sharp_yuv = 1;
    let encoder = Encoder::from_rgba(&pixels.rgba, pixels.width, pixels.height);
    let bytes = encoder.encode_advanced(&config).map_err(|error| format!("{error:?}"))?;
    Ok(Packed { bytes: bytes.to_vec(), ending: "webp" })
}

/// A PNG in the 256 colors that suit it best: for those who read nothing else.
///
/// # Errors
///
/// A picture whose size and pixels do not agree.
pub fn png(pixels: &Straight) -> Result<Packed, String> {
    let few = palette::reduce(pixels).map_err(|error| error.to_string())?;
    let image = RawImage::new(few.width, few.height, ColorType::RGBA, BitDepth::Eight, few.rgba)
        .map_err(|error| error.to_string())?;
    let bytes = image.create_optimized_png(&Options::from_preset(2)).map_err(|error| error.to_string())?;
    Ok(Packed { bytes, ending: "png" })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A green disc's worth of rows, half of them transparent.
    fn picture() -> Straight {
        let row = |y: u32| (0..64).flat_map(move |x: u32| [(x * 4) as u8, 160, 40, if y < 32 { 255 } else { 0 }]);
        Straight { width: 64, height: 64, rgba: (0..64).flat_map(row).collect() }
    }

    #[test]
    fn what_is_packed_as_webp_looks_the_same() {
        let picture = picture();
        let packed = webp(&picture, 85.0).expect("a picture");
        let back = webp::Decoder::new(&packed.bytes).decode().expect("it is a WebP");
        assert_eq!((back.width(), back.height()), (64, 64));
        let pixels = back.as_chunks::<4>().0.iter().zip(picture.rgba.as_chunks::<4>().0);
        for (after, before) in pixels {
            assert_eq!(after[3], before[3], "opacity is exact");
            assert!(before[3] == 0 || (0..3).all(|channel| after[channel].abs_diff(before[channel]) < 16));
        }
    }

    #[test]
    fn a_quality_that_is_none_is_refused() {
        assert!(webp(&picture(), 1000.0).is_err());
    }
}
