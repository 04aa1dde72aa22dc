//! What to bake: the types of `assets/art/bake.ron`, which explains them by example.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use jungle::language::Language;
use serde::Deserialize;

use crate::fault::Fault;

/// All that is baked.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recipe {
    pub rigs: Vec<RigSheet>,
    pub sheets: Vec<PartSheet>,
    pub pictures: Vec<Picture>,
    pub prints: Vec<Print>,
}

/// Drawings to print, as the pages of a PDF file on A4.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Print {
    pub to: String,
    pub title: String,
    pub from: Vec<PrintPage>,
}

/// A page to print: drawings in millimeters about its middle.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrintPage {
    pub drawing: String,
    /// What the files with its words are called, before the language's code.
    pub words: String,
}

impl PrintPage {
    /// The file with its words in a language.
    pub fn words(&self, language: Language) -> String {
        format!("{}-{}.svg", self.words, language.code())
    }
}

/// An atlas of animals' parts, with their rigs.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RigSheet {
    pub to: String,
    pub rigs: String,
    /// Pixels per unit at 1x.
    pub scale: f32,
    /// Of its WebP, 0 to 100.
    #[serde(default = "usual_quality")]
    pub quality: f32,
    /// The sources by the animal's name.
    pub from: BTreeMap<String, String>,
}

/// An atlas of top-level groups.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PartSheet {
    pub to: String,
    /// Pixels per unit at 1x.
    pub scale: f32,
    /// Of its WebP, 0 to 100.
    #[serde(default = "usual_quality")]
    pub quality: f32,
    pub from: Vec<Source>,
}

/// One source of an atlas.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Source {
    pub file: String,
    /// Finer (above 1) or coarser than the atlas.
    #[serde(default = "one")]
    pub scale: f32,
}

/// A picture of its own.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Picture {
    pub to: String,
    /// Pixels per unit at 1x.
    pub scale: f32,
    pub from: String,
    /// Left, top, width and height in the drawing's units; all of its view box if there is none.
    #[serde(default)]
    pub crop: Option<(f32, f32, f32, f32)>,
    #[serde(default)]
    pub format: Format,
}

/// What kind of file a picture becomes.
#[derive(Debug, Clone, Copy, Deserialize)]
pub enum Format {
    /// For the game, in a quality of 0 to 100.
    Webp(f32),
    /// For others: icons.
    Png,
}

impl Default for Format {
    fn default() -> Self {
        Self::Webp(usual_quality())
    }
}

/// From here on no difference is seen at the size of play.
fn usual_quality() -> f32 {
    80.0
}

fn one() -> f32 {
    1.0
}

impl Recipe {
    /// Reads the recipe.
    pub fn read(path: &Path) -> Result<Self, Fault> {
        let text = fs::read_to_string(path).map_err(|error| Fault::in_file(path, error))?;
        ron::from_str(&text).map_err(|error| Fault::in_file(path, error))
    }

    /// The names of all targets.
    pub fn targets(&self) -> impl Iterator<Item = &str> {
        let rigs = self.rigs.iter().map(|sheet| sheet.to.as_str());
        let sheets = self.sheets.iter().map(|sheet| sheet.to.as_str());
        let pictures = self.pictures.iter().map(|picture| picture.to.as_str());
        let prints = self.prints.iter().map(|print| print.to.as_str());
        rigs.chain(sheets).chain(pictures).chain(prints)
    }
}
