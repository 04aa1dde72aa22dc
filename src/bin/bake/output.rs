//! Writing what was baked; a file that would not change is left alone.

use std::fs;
use std::path::Path;

use jungle::art::{Rigs, Sheet};
use ron::ser::{PrettyConfig, to_string_pretty};
use serde::Serialize;

use crate::Folders;
use crate::atlas;
use crate::fault::Fault;
use crate::image::Image;
use crate::packing::{self, Packed};
use crate::split::Animal;

/// Transparent pixels around a frame at 1x.
const GUTTER: u32 = 4;

/// Packs frames and writes the atlas, in the quality given, and its description.
pub fn write_atlas(
    folders: &Folders,
    (to, suffix): (&str, &str),
    scale: f32,
    frames: Vec<(String, Image)>,
    quality: f32,
) -> Result<(), Fault> {
    let gutter = if suffix.is_empty() { GUTTER } else { 2 * GUTTER };
    let (sheet, pixels) = atlas::pack(frames, scale, gutter).map_err(|what| Fault::new(to, what))?;
    let path = folders.assets.join(format!("{to}{suffix}.ron"));
    let text = to_text(&path, &sheet)?;
    Sheet::from_ron(&text).map_err(|fault| Fault::in_file(&path, fault))?;
    let packed = packing::webp(&pixels, quality).map_err(|what| Fault::new(to, what))?;
    write_picture(folders, to, suffix, &packed)?;
    write(&path, text.as_bytes())
}

/// Writes the animals' rigs.
pub fn write_rigs(path: &Path, animals: &[Animal]) -> Result<(), Fault> {
    let rigs = Rigs(animals.iter().map(|animal| (animal.name.clone(), animal.rig())).collect());
    let text = to_text(path, &rigs)?;
    Rigs::from_ron(&text).map_err(|fault| Fault::in_file(path, fault))?;
    write(path, text.as_bytes())
}

/// Writes a picture.
pub fn write_picture(folders: &Folders, to: &str, suffix: &str, packed: &Packed) -> Result<(), Fault> {
    write(&folders.assets.join(format!("{to}{suffix}.{}", packed.ending)), &packed.bytes)
}

fn to_text(path: &Path, value: &impl Serialize) -> Result<String, Fault> {
    let layout = PrettyConfig::new().depth_limit(3).indentor("  ").new_line("\n");
    let text = to_string_pretty(value, layout).map_err(|error| Fault::in_file(path, error))?;
    Ok(text + "\n")
}

/// Writes a file, unless it holds just that already.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), Fault> {
    if fs::read(path).is_ok_and(|old| old == bytes) {
        return Ok(());
    }
    let fault = |error: std::io::Error| Fault::in_file(path, error);
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(fault)?;
    }
    fs::write(path, bytes).map_err(fault)?;
    println!("{} ({} KiB)", path.display(), bytes.len().div_ceil(1024));
    Ok(())
}
