//! `cargo bake`: draws the atlases in `assets/` from the SVG sources in `assets/art/`, and makes the sounds.
//!
//! What is drawn stands in `assets/art/bake.ron`, what sounds in [`sounds`]. Arguments choose targets by the beginning of their names
//! (`cargo bake board/ ui/`); without any all are made. An unchanged file is not written again.
//! `cargo bake --poses FILE.png` instead draws every animal in the poses of `assets/art/poses.ron`, put together
//! from the parts, to see how they move.

mod atlas;
mod drawing;
#[path = "../fault.rs"]
mod fault;
mod image;
mod output;
mod packing;
mod palette;
mod pdf;
mod poses;
mod recipe;
mod sounds;
mod split;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use fault::Fault;
use jungle::language::Language;
use jungle::print::Paper;
use recipe::Recipe;

/// The pictures' resolutions: what is added to the name, and pixels per pixel of 1x.
const RESOLUTIONS: [(&str, f32); 2] = [("", 1.0), ("@2x", 2.0)];

/// Where things lie.
struct Folders {
    assets: PathBuf,
    art: PathBuf,
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("bake: {fault}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[String]) -> Result<(), Fault> {
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    let folders = Folders { art: assets.join("art"), assets };
    let recipe = Recipe::read(&folders.art.join("bake.ron"))?;
    if let [option, file] = arguments
        && option == "--poses"
    {
        return poses::draw(&folders, &recipe, Path::new(file));
    }
    if let Some(option) = arguments.iter().find(|argument| argument.starts_with('-')) {
        return Err(Fault::new(
            option,
            "unknown; there is only --poses FILE.png, and the beginnings of targets' names",
        ));
    }
    let chosen =
        |target: &str| arguments.is_empty() || arguments.iter().any(|start| target.starts_with(start.as_str()));
    let sounds: Vec<String> = sounds::targets().collect();
    let targets = || recipe.targets().chain(sounds.iter().map(String::as_str));
    let known = |start: &&String| targets().any(|target| target.starts_with(start.as_str()));
    if let Some(unknown) = arguments.iter().find(|start| !known(start)) {
        return Err(Fault::new(unknown, "no target of bake.ron and no sound begins so"));
    }

    for sheet in recipe.rigs.iter().filter(|sheet| chosen(&sheet.to)) {
        bake_rigs(&folders, sheet)?;
    }
    for sheet in recipe.sheets.iter().filter(|sheet| chosen(&sheet.to)) {
        bake_sheet(&folders, sheet)?;
    }
    for picture in recipe.pictures.iter().filter(|picture| chosen(&picture.to)) {
        bake_picture(&folders, picture)?;
    }
    for print in recipe.prints.iter().filter(|print| chosen(&print.to)) {
        bake_print(&folders, print)?;
    }
    sounds::bake(&folders, chosen)
}

/// Splits animals into parts: an atlas of the parts, and the rigs.
fn bake_rigs(folders: &Folders, sheet: &recipe::RigSheet) -> Result<(), Fault> {
    let animals = split::read_all(folders, sheet)?;
    output::write_rigs(&folders.assets.join(&sheet.rigs), &animals)?;
    for (suffix, resolution) in RESOLUTIONS {
        let scale = sheet.scale * resolution;
        let mut frames = Vec::new();
        for animal in &animals {
            frames.extend(animal.render(scale)?);
        }
        output::write_atlas(folders, (&sheet.to, suffix), scale, frames, sheet.quality)?;
    }
    Ok(())
}

/// Makes an atlas of every top-level group of the sources.
fn bake_sheet(folders: &Folders, sheet: &recipe::PartSheet) -> Result<(), Fault> {
    for (suffix, resolution) in RESOLUTIONS {
        let scale = sheet.scale * resolution;
        let mut frames = Vec::new();
        for source in &sheet.from {
            let drawing = drawing::Drawing::read(&folders.source(&source.file))?;
            for group in drawing.groups()? {
                let image = drawing.render(&group.body, group.area, scale * source.scale)?;
                let image = image.ok_or_else(|| drawing.fault(format!("group \"{}\" is empty", group.name)))?;
                frames.push((group.name, image));
            }
        }
        output::write_atlas(folders, (&sheet.to, suffix), scale, frames, sheet.quality)?;
    }
    Ok(())
}

/// Draws one SVG, or a part of it.
fn bake_picture(folders: &Folders, picture: &recipe::Picture) -> Result<(), Fault> {
    let drawing = drawing::Drawing::read(&folders.source(&picture.from))?;
    for (suffix, resolution) in RESOLUTIONS {
        let pixels = drawing.render_whole(picture.crop, picture.scale * resolution)?;
        let pixels = image::to_straight(&pixels);
        let packed = match picture.format {
            recipe::Format::Webp(quality) => packing::webp(&pixels, quality),
            recipe::Format::Png => packing::png(&pixels),
        };
        let packed = packed.map_err(|what| Fault::new(&picture.to, what))?;
        output::write_picture(folders, &picture.to, suffix, &packed)?;
    }
    Ok(())
}

/// Puts drawings on the pages of a PDF file.
fn bake_print(folders: &Folders, print: &recipe::Print) -> Result<(), Fault> {
    let mut document = pdf::Document::default();
    let read = |file: &str| drawing::Drawing::read(&folders.source(file));
    for page in &print.from {
        let drawing = read(&page.drawing)?;
        document.add_page(&drawing.whole()?).map_err(|what| drawing.fault(what))?;
        for language in Language::ALL {
            let words = read(&page.words(language))?;
            document.add_words(&words.whole()?).map_err(|what| words.fault(what))?;
        }
    }
    let file = document.file(&print.title, &Paper::A4.view());
    output::write(&folders.assets.join(format!("{}.pdf", print.to)), &file)
}

impl Folders {
    /// An SVG source.
    fn source(&self, file: &str) -> PathBuf {
        self.art.join("svg").join(file)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What printers leave empty at a paper's edge, in millimeters.
    const MARGIN: f32 = 5.0;

    #[test]
    fn words_to_print_fit_every_paper_in_every_language() {
        let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        let folders = Folders { art: assets.join("art"), assets };
        let recipe = Recipe::read(&folders.art.join("bake.ron")).expect("a recipe");
        for (page, language) in
            recipe.prints.iter().flat_map(|print| &print.from).flat_map(|page| Language::ALL.map(|one| (page, one)))
        {
            let file = page.words(language);
            let tree = drawing::Drawing::read(&folders.source(&file)).and_then(|words| words.whole()).expect("words");
            let (size, seen) = (tree.size(), tree.root().abs_bounding_box());
            let (x, y) = (size.width() / 2.0, size.height() / 2.0);
            for paper in Paper::ALL {
                let (width, height) = paper.size();
                let (right, bottom) = (width / 2.0 - MARGIN, height / 2.0 - MARGIN);
                let fits = seen.left() - x > -right && seen.right() - x < right;
                assert!(
                    fits && seen.top() - y > -bottom && seen.bottom() - y < bottom,
                    "{file}: {seen:?} on {paper:?}"
                );
            }
        }
    }
}
