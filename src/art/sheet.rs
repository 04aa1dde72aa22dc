//! An atlas: one picture that holds many small ones.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{ArtError, read};

/// An atlas and where each of its frames lies.
///
/// Around every frame there are transparent gutters (4 pixels at a scale of 1x, 8 at 2x), so that smaller copies of
/// the atlas do not bleed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Sheet {
    /// Pixels per source unit. A frame may have been drawn coarser: see [`Frame::scale`].
    pub scale: f32,
    /// Width and height of the atlas in pixels.
    pub size: (u32, u32),
    /// The frames by name.
    pub frames: BTreeMap<String, Frame>,
}

/// One picture of an atlas.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Frame {
    /// Left, top, width and height within the atlas, in pixels.
    pub rect: (u32, u32, u32, u32),
    /// Where the frame's top left corner lies in its drawing, in source units, y down.
    pub origin: (f32, f32),
    /// Width and height in source units.
    pub size: (f32, f32),
}

impl Sheet {
    /// Reads an atlas's description.
    ///
    /// # Errors
    ///
    /// If the text is not RON of a sheet, the scale is not a positive number, or a frame reaches out of the atlas.
    pub fn from_ron(text: &str) -> Result<Self, ArtError> {
        let sheet: Self = read(text)?;
        if !(sheet.scale.is_finite() && sheet.scale > 0.0) {
            return Err(ArtError::Content(format!("the scale {} is not a positive number", sheet.scale)));
        }
        let (width, height) = sheet.size;
        for (name, frame) in &sheet.frames {
            let (x, y, w, h) = frame.rect;
            let inside = |start: u32, length: u32, end: u32| start.checked_add(length).is_some_and(|far| far <= end);
            if w == 0 || h == 0 || !inside(x, w, width) || !inside(y, h, height) {
                return Err(ArtError::Content(format!(
                    "frame \"{name}\": {w}x{h} at {x},{y} does not fit an atlas of {width}x{height}"
                )));
            }
        }
        Ok(sheet)
    }

    /// The frame of that name.
    ///
    /// # Errors
    ///
    /// If the sheet has no such frame.
    pub fn frame(&self, name: &str) -> Result<&Frame, ArtError> {
        self.frames.get(name).ok_or_else(|| ArtError::Content(format!("the sheet has no frame \"{name}\"")))
    }
}

impl Frame {
    /// Pixels per source unit of this frame.
    pub fn scale(&self) -> f32 {
        self.rect.2 as f32 / self.size.0
    }

    /// The frame's center in its drawing, in source units, y down.
    pub fn center(&self) -> (f32, f32) {
        (self.origin.0 + self.size.0 / 2.0, self.origin.1 + self.size.1 / 2.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet_with(rect: (u32, u32, u32, u32)) -> String {
        let frame = Frame { rect, origin: (0.0, 0.0), size: (8.0, 8.0) };
        let sheet = Sheet { scale: 1.0, size: (64, 32), frames: BTreeMap::from([("nose".into(), frame)]) };
        ron::to_string(&sheet).expect("a sheet is plain data")
    }

    #[test]
    fn a_sheet_reads_back_and_its_frames_are_found_by_name() {
        let sheet = Sheet::from_ron(&sheet_with((4, 4, 60, 28))).expect("a frame that touches the edges fits");
        assert_eq!(sheet.frame("nose").expect("it is there").center(), (4.0, 4.0));
        assert_eq!(sheet.frame("tail").expect_err("no tail").to_string(), "the sheet has no frame \"tail\"");
    }

    #[test]
    fn a_frame_outside_the_atlas_is_named() {
        for rect in [(5, 4, 60, 28), (4, 5, 60, 28), (4, 4, 0, 8), (u32::MAX, 0, 2, 2)] {
            let error = Sheet::from_ron(&sheet_with(rect)).expect_err("it does not fit").to_string();
            assert!(error.starts_with("frame \"nose\""), "{error}");
        }
    }

    #[test]
    fn a_scale_of_nothing_is_refused() {
        let error = Sheet::from_ron("(scale: 0.0, size: (1, 1), frames: {})").expect_err("no scale").to_string();
        assert_eq!(error, "the scale 0 is not a positive number");
    }

    #[test]
    fn a_slip_of_the_pen_is_shown_with_its_place() {
        let error = Sheet::from_ron("(\n  scale: 1.0,\n  size: (1),\n)").expect_err("half a size").to_string();
        assert!(error.starts_with("line 3, column "), "{error}");
    }
}
