//! Pictures one after the other, as a GIF: of each but the first only what has changed.

use std::borrow::Cow;

use gif::{Encoder, EncodingError, Frame, Repeat};

use super::{
    canvas::Canvas,
    colors::{Colors, MOST},
};

/// Stands for "as in the picture before".
const SAME: u8 = MOST as u8;

/// Pictures of one size.
pub(super) struct Reel {
    encoder: Encoder<Vec<u8>>,
    colors: Colors,
    width: usize,
    /// The picture before, as numbers of colors; empty before the first.
    before: Vec<u8>,
}

impl Reel {
    /// A reel for pictures of this size, in these colors. It goes round and round.
    ///
    /// # Errors
    /// The size is none a GIF can have.
    pub fn new((width, height): (usize, usize), colors: Colors) -> Result<Self, String> {
        let size = |length: usize| u16::try_from(length).map_err(|_| format!("{length} pixels are too many"));
        let mut table = colors.bytes();
        table.resize((MOST + 1) * 3, 0);
        let encoder = Encoder::new(Vec::new(), size(width)?, size(height)?, &table);
        let mut encoder = encoder.map_err(|fault| fault.to_string())?;
        encoder.set_repeat(Repeat::Infinite).map_err(|fault| fault.to_string())?;
        Ok(Self { encoder, colors, width, before: Vec::new() })
    }

    /// Adds a picture, to be seen for so many hundredths of a second.
    ///
    /// # Errors
    /// It is not of the reel's size.
    pub fn add(&mut self, picture: &Canvas, time: u16) -> Result<(), String> {
        let now: Vec<u8> = picture.colors().map(|color| self.colors.nearest(color)).collect();
        let (left, top, right, bottom) = changed(&self.before, &now, self.width);
        let mut part = Vec::with_capacity((right - left) * (bottom - top));
        for y in top..bottom {
            let row = y * self.width + left..y * self.width + right;
            let before = self.before.get(row.clone());
            let same = |at: usize, color: u8| before.is_some_and(|before| before[at] == color);
            part.extend(now[row].iter().enumerate().map(|(at, color)| if same(at, *color) { SAME } else { *color }));
        }
        let frame = Frame {
            delay: time,
            transparent: Some(SAME),
            left: left as u16,
            top: top as u16,
            width: (right - left) as u16,
            height: (bottom - top) as u16,
            buffer: Cow::Owned(part),
            ..Frame::default()
        };
        self.encoder.write_frame(&frame).map_err(|fault| fault.to_string())?;
        self.before = now;
        Ok(())
    }

    /// The file.
    ///
    /// # Errors
    /// It cannot be put together.
    pub fn finish(self) -> Result<Vec<u8>, String> {
        self.encoder.into_inner().map_err(|fault: EncodingError| fault.to_string())
    }
}

/// What of a picture has changed: left, top, and the ends at the right and below. At least one pixel, and all of the first.
fn changed(before: &[u8], now: &[u8], width: usize) -> (usize, usize, usize, usize) {
    let height = now.len() / width.max(1);
    if before.len() != now.len() {
        return (0, 0, width, height);
    }
    let different = (0..now.len()).filter(|at| before[*at] != now[*at]).map(|at| (at % width, at / width));
    different
        .fold(None, |found: Option<(usize, usize, usize, usize)>, (x, y)| {
            let (left, top, right, bottom) = found.unwrap_or((x, y, x, y));
            Some((left.min(x), top.min(y), right.max(x + 1), bottom.max(y + 1)))
        })
        .map_or((0, 0, 1, 1), |(left, top, right, bottom)| (left, top, right.max(left + 1), bottom.max(top + 1)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_changed_is_written() {
        let before = [0; 12];
        let mut now = before;
        assert_eq!(changed(&before, &now, 4), (0, 0, 1, 1), "a picture like the one before");
        now[5] = 1;
        assert_eq!(changed(&before, &now, 4), (1, 1, 2, 2));
        now[11] = 1;
        assert_eq!(changed(&before, &now, 4), (1, 1, 4, 3));
        assert_eq!(changed(&[], &now, 4), (0, 0, 4, 3), "the first");
    }
}
