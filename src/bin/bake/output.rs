//! Writing what was baked; a file that would not change is left alone.

use std::fs;
use std::io::BufReader;
use std::path::Path;

use jungle::art::{Rigs, Sheet};
use oxipng::{BitDepth, ColorType, Options, RawImage};
use ron::ser::{PrettyConfig, to_string_pretty};
use serde::Serialize;

use crate::Folders;
use crate::atlas;
use crate::fault::Fault;
use crate::image::{Image, Straight};
use crate::palette;
use crate::split::Animal;

/// Transparent pixels around a frame at 1x.
const GUTTER: u32 = 4;

/// Packs frames and writes the atlas, with a palette if so wished, and its description.
pub fn write_atlas(
    folders: &Folders,
    (to, suffix): (&str, &str),
    scale: f32,
    frames: Vec<(String, Image)>,
    palette: bool,
) -> Result<(), Fault> {
    let gutter = if suffix.is_empty() { GUTTER } else { 2 * GUTTER };
    let (sheet, pixels) = atlas::pack(frames, scale, gutter).map_err(|what| Fault::new(to, what))?;
    let path = folders.assets.join(format!("{to}{suffix}.ron"));
    let text = to_text(&path, &sheet)?;
    Sheet::from_ron(&text).map_err(|fault| Fault::in_file(&path, fault))?;
    let pixels = if palette { palette::reduce(&pixels).map_err(|what| Fault::new(to, what))? } else { pixels };
    write_png(folders, to, suffix, &pixels)?;
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
pub fn write_png(folders: &Folders, to: &str, suffix: &str, pixels: &Straight) -> Result<(), Fault> {
    let path = folders.assets.join(format!("{to}{suffix}.png"));
    if read_png(&path).is_some_and(|old| old == *pixels) {
        return Ok(());
    }
    let fault = |error: oxipng::PngError| Fault::in_file(&path, error);
    let image = RawImage::new(pixels.width, pixels.height, ColorType::RGBA, BitDepth::Eight, pixels.rgba.clone())
        .map_err(fault)?;
    // Gray would reach the game as a texture of one channel.
    let options = Options { grayscale_reduction: false, ..Options::from_preset(2) };
    let bytes = image.create_optimized_png(&options).map_err(fault)?;
    write(&path, &bytes)
}

/// The pixels of a PNG that was written before; nothing if there is none or it cannot be read.
fn read_png(path: &Path) -> Option<Straight> {
    let mut decoder = png::Decoder::new(BufReader::new(fs::File::open(path).ok()?));
    decoder.set_transformations(png::Transformations::EXPAND | png::Transformations::ALPHA);
    let mut reader = decoder.read_info().ok()?;
    let mut rgba = vec![0; reader.output_buffer_size()?];
    let info = reader.next_frame(&mut rgba).ok()?;
    rgba.truncate(info.buffer_size());
    (info.color_type == png::ColorType::Rgba).then_some(Straight { width: info.width, height: info.height, rgba })
}

fn to_text(path: &Path, value: &impl Serialize) -> Result<String, Fault> {
    let layout = PrettyConfig::new().depth_limit(3).indentor("  ").new_line("\n");
    let text = to_string_pretty(value, layout).map_err(|error| Fault::in_file(path, error))?;
    Ok(text + "\n")
}

/// Writes a file, unless it holds just that already.
fn write(path: &Path, bytes: &[u8]) -> Result<(), Fault> {
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
