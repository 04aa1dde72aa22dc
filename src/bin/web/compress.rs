//! Smaller forms of a file, made once and sent as they are.

use std::io::Write as _;

use flate2::{Compression, write::GzEncoder};

/// The endings of the smaller forms, and what HTTP calls them, the better one first.
pub const FORMS: [(&str, &str); 2] = [("br", "br"), ("gz", "gzip")];

/// How hard to try: (brotli's quality, gzip's level).
const THOROUGH: (i32, u32) = (11, 9);
const QUICK: (i32, u32) = (5, 5);

/// The largest window that every browser accepts, as a power of two.
const WINDOW: i32 = 24;

/// Whether a file with this name shrinks: pictures and sounds are packed already.
pub fn shrinks(path: &str) -> bool {
    ![".ogg", ".png", ".webp"].iter().any(|packed| path.ends_with(packed))
}

/// The smaller forms of some bytes, in the order of [`FORMS`].
pub fn forms(bytes: &[u8], quick: bool) -> [Vec<u8>; 2] {
    let (quality, level) = if quick { QUICK } else { THOROUGH };
    [brotli(bytes, quality), gzip(bytes, level)]
}

fn brotli(bytes: &[u8], quality: i32) -> Vec<u8> {
    let mut packed = Vec::new();
    let params = brotli::enc::BrotliEncoderParams {
        quality,
        lgwin: WINDOW,
        size_hint: bytes.len(),
        ..brotli::enc::BrotliEncoderParams::default()
    };
    brotli::BrotliCompress(&mut &*bytes, &mut packed, &params).expect("writing to memory does not fail");
    packed
}

fn gzip(bytes: &[u8], level: u32) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::new(level));
    encoder.write_all(bytes).and_then(|()| encoder.finish()).expect("writing to memory does not fail")
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use super::*;

    #[test]
    fn what_is_packed_comes_out_again() {
        let text = "a den, three traps and two rivers; ".repeat(100);
        for quick in [true, false] {
            let [br, gz] = forms(text.as_bytes(), quick);
            let mut out = Vec::new();
            brotli::BrotliDecompress(&mut br.as_slice(), &mut out).expect("brotli");
            assert_eq!(out, text.as_bytes());
            let mut out = String::new();
            flate2::read::GzDecoder::new(gz.as_slice()).read_to_string(&mut out).expect("gzip");
            assert_eq!(out, text);
            assert!(br.len() < text.len() / 10 && gz.len() < text.len() / 10);
        }
    }
}
