//! How an animal hangs together: a tree of paper parts that turn about pivots.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{ArtError, read};

/// The rigs of all animals, by the animal's name ("rat" to "elephant").
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Rigs(pub BTreeMap<String, Rig>);

/// One animal's parts in drawing order, the lowest first.
///
/// The shadows of the cream backing sheets ("shade-NAME") and the sheets themselves ("back-NAME") come first of all:
/// each follows a part ([`Part::follows`]: it takes that part's transform) but lies below every one.
/// A parent always stands before its children. Where an animal's drawing lies partly below and partly above the
/// drawing of its sub-parts, the upper share is a part of its own ("muzzle+1") that hangs on the part ("muzzle").
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Rig {
    /// The parts, in drawing order.
    pub parts: Vec<Part>,
}

/// One piece of paper, or a joint that only carries others. Lengths are source units, y down.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Part {
    /// Name, unique within the rig: "head", "ear-l", "back-head".
    pub name: String,
    /// For a backing or its shadow: the part whose transform it takes.
    pub follows: Option<String>,
    /// The part it hangs on; none for a part that hangs on the animal itself. A backing's parent is a backing, a shadow's a shadow.
    pub parent: Option<String>,
    /// The point it turns and scales about, in the drawing at rest.
    pub pivot: (f32, f32),
    /// Its frame in the animals' sheet; none for a joint without a drawing of its own.
    pub frame: Option<String>,
    /// For a pupil: how far it may move from rest.
    pub reach: Option<f32>,
    /// For a lid or a lash: how it closes the eye.
    pub lid: Option<Lid>,
}

/// How an eyelid closes: it is scaled about its pivot, along turned axes.
///
/// Unlike every other part a lid's frame is not drawn as it lies at rest but whole, at a scale of 1: tucked in at
/// rest it would have no pixels to show when it closes. So a lid is always drawn scaled by [`Lid::scale`].
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Lid {
    /// Scale at rest.
    pub rest: (f32, f32),
    /// Scale when the eye is shut.
    pub closed: (f32, f32),
    /// Turn of the axes, in degrees, clockwise on the screen.
    pub turn: f32,
}

impl Lid {
    /// The scale of the lid when the eye is closed by `amount` (0 = at rest, 1 = shut).
    ///
    /// A lid that is tucked in at rest is narrow; it gets its full width in the first quarter of the way.
    pub fn scale(&self, amount: f32) -> (f32, f32) {
        let between = |rest: f32, closed: f32, share: f32| rest * (1.0 - share) + closed * share;
        (
            between(self.rest.0, self.closed.0, (amount * 4.0).clamp(0.0, 1.0)),
            between(self.rest.1, self.closed.1, amount.clamp(0.0, 1.0)),
        )
    }
}

impl Rigs {
    /// Reads the rigs of all animals.
    ///
    /// # Errors
    ///
    /// If the text is not RON of rigs, a name occurs twice in a rig, a parent does not stand before its child, a
    /// backing follows an unknown part, or a lid's rest is no positive scale.
    pub fn from_ron(text: &str) -> Result<Self, ArtError> {
        let rigs: Self = read(text)?;
        for (animal, rig) in &rigs.0 {
            rig.check().map_err(|fault| ArtError::Content(format!("{animal}: {fault}")))?;
        }
        Ok(rigs)
    }

    /// The rig of that animal.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn rig(&self, animal: &str) -> Result<&Rig, ArtError> {
        self.0.get(animal).ok_or_else(|| ArtError::Content(format!("there is no rig for \"{animal}\"")))
    }
}

impl Rig {
    /// The part of that name.
    pub fn part(&self, name: &str) -> Option<&Part> {
        self.parts.iter().find(|part| part.name == name)
    }

    fn check(&self) -> Result<(), String> {
        for (i, part) in self.parts.iter().enumerate() {
            let before = &self.parts[..i];
            let name = &part.name;
            if before.iter().any(|other| other.name == *name) {
                return Err(format!("part \"{name}\" occurs twice"));
            }
            if let Some(parent) = &part.parent
                && !before.iter().any(|other| other.name == *parent)
            {
                return Err(format!("part \"{name}\" hangs on \"{parent}\", which does not stand before it"));
            }
            if let Some(leader) = &part.follows
                && self.part(leader).is_none()
            {
                return Err(format!("part \"{name}\" follows \"{leader}\", which is not there"));
            }
            if let Some(lid) = part.lid
                && !(lid.rest.0 > 0.0 && lid.rest.1 > 0.0)
            {
                return Err(format!("part \"{name}\": a lid's rest must be a positive scale"));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(parts: &str) -> String {
        let text = format!("({{\"cat\": (parts: [{parts}])}})");
        Rigs::from_ron(&text).expect_err("the rig is faulty").to_string()
    }

    #[test]
    fn a_part_needs_only_its_name_and_pivot() {
        let rigs = Rigs::from_ron("({\"cat\": (parts: [(name: \"head\", pivot: (256, 320))])})").expect("it is sound");
        let head = rigs.rig("cat").expect("there is a cat").part("head").expect("it has a head");
        assert_eq!((head.pivot, head.frame.as_deref()), ((256.0, 320.0), None));
        assert_eq!(rigs.rig("cow").expect_err("no cow").to_string(), "there is no rig for \"cow\"");
    }

    #[test]
    fn faults_of_a_rig_are_named() {
        assert_eq!(fault("(name: \"a\"), (name: \"a\")"), "cat: part \"a\" occurs twice");
        assert_eq!(
            fault("(name: \"ear\", parent: Some(\"head\")), (name: \"head\")"),
            "cat: part \"ear\" hangs on \"head\", which does not stand before it"
        );
        assert_eq!(
            fault("(name: \"back-ear\", follows: Some(\"ear\"))"),
            "cat: part \"back-ear\" follows \"ear\", which is not there"
        );
        assert_eq!(
            fault("(name: \"lid-l\", lid: Some((rest: (0.0, 1.0), closed: (1.0, 1.0), turn: 0.0)))"),
            "cat: part \"lid-l\": a lid's rest must be a positive scale"
        );
    }

    #[test]
    fn a_lid_goes_from_rest_to_shut() {
        let lid = Lid { rest: (0.5, 0.1), closed: (1.0, 0.9), turn: 4.0 };
        assert_eq!(lid.scale(0.0), lid.rest);
        assert_eq!(lid.scale(1.0), lid.closed);
        assert_eq!(lid.scale(0.5), (1.0, 0.5));
        assert_eq!(lid.scale(0.125).0, 0.75);
    }
}
