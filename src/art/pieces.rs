//! How an animal sits on its plate, and where medal and tag lie.

use serde::{Deserialize, Serialize};

use super::{ArtError, read};

/// The make-up of a piece. All lengths are source units of the 512-unit plate, y down.
///
/// Drawn from below: plate shadow, plate, animal, medal, tag.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct PiecesLayout {
    /// Width of the plate's drawing, which takes [`PiecesLayout::fill`] of a square.
    pub plate: f32,
    /// The share of a square's width that the plate's drawing takes.
    pub fill: f32,
    /// Where the animal drawing's top left corner (0,0 of its 512 units) comes to lie on the plate.
    pub animal_place: (f32, f32),
    /// Size of the animal's drawing on the plate (1 = as wide as the plate).
    pub animal_scale: f32,
    /// Where the medal's center lies on the plate.
    pub medal: (f32, f32),
    /// The same for the big medals, for small squares.
    pub medal_big: (f32, f32),
    /// Where the name tag's center lies on the plate.
    pub tag: (f32, f32),
    /// Where the water cuts a swimming piece off (y, on the plate).
    pub waterline: f32,
}

impl PiecesLayout {
    /// Reads the layout.
    ///
    /// # Errors
    ///
    /// If the text is not RON of a layout, or one of its sizes is not a positive number.
    pub fn from_ron(text: &str) -> Result<Self, ArtError> {
        let layout: Self = read(text)?;
        for (name, value) in [("plate", layout.plate), ("fill", layout.fill), ("animal_scale", layout.animal_scale)] {
            if !(value.is_finite() && value > 0.0) {
                return Err(ArtError::Content(format!("{name} is {value}, not a positive number")));
            }
        }
        Ok(layout)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LAYOUT: PiecesLayout = PiecesLayout {
        plate: 512.0,
        fill: 0.95,
        animal_place: (33.0, -37.0),
        animal_scale: 0.871,
        medal: (84.0, 428.0),
        medal_big: (96.0, 412.0),
        tag: (432.0, 438.0),
        waterline: 369.0,
    };

    #[test]
    fn a_layout_reads_back() {
        let text = ron::to_string(&LAYOUT).expect("a layout is plain data");
        assert_eq!(PiecesLayout::from_ron(&text).expect("it is sound"), LAYOUT);
    }

    #[test]
    fn a_size_of_nothing_is_named() {
        let text = ron::to_string(&PiecesLayout { fill: 0.0, ..LAYOUT }).expect("a layout is plain data");
        assert_eq!(PiecesLayout::from_ron(&text).expect_err("no size").to_string(), "fill is 0, not a positive number");
    }
}
