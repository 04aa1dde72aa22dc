//! Print and play: the board and two sets of tokens as files, for a printer and a pair of scissors.
//!
//! They are drawn by `assets/art/print.py` and baked by `cargo bake print/`. On the board a square is [`SQUARE`] wide, a token
//! [`TOKEN`]. Both papers show the same drawings about their middle; where ink is to be saved, all paper is white with an
//! outline, to be colored in. A browser's page fetches the files when they are asked for: the program there does not hold
//! them.

#[cfg(not(target_arch = "wasm32"))]
pub use files::{File, pdf, svgs, write};

/// A square of the printed board, in millimeters.
pub const SQUARE: f32 = 25.0;
/// A token, in millimeters.
pub const TOKEN: f32 = 22.0;

/// What is printed on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Paper {
    /// 210 by 297 mm.
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

/// What is printed with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ink {
    /// All colors.
    Color,
    /// Little: lines to be colored in.
    Saving,
}

impl Paper {
    /// Both papers.
    pub const ALL: [Paper; 2] = [Paper::A4, Paper::Letter];

    /// The name in files' names.
    pub const fn name(self) -> &'static str {
        match self {
            Paper::A4 => "a4",
            Paper::Letter => "letter",
        }
    }

    /// The part of the plane that a page of a PDF shows, in points about its middle; as long a text on every paper.
    pub fn view(self) -> String {
        const POINTS: f32 = 72.0 / 25.4;
        let (width, height) = self.size();
        let (x, y) = (width / 2.0 * POINTS, height / 2.0 * POINTS);
        format!("{:.2} {:.2} {x:.2} {y:.2}", -x, -y)
    }

    /// Width and height in millimeters.
    pub const fn size(self) -> (f32, f32) {
        match self {
            Paper::A4 => (210.0, 297.0),
            Paper::Letter => (215.9, 279.4),
        }
    }
}

impl Ink {
    /// Both.
    pub const ALL: [Ink; 2] = [Ink::Color, Ink::Saving];

    /// The name in files' names.
    pub const fn name(self) -> &'static str {
        match self {
            Ink::Color => "color",
            Ink::Saving => "ink",
        }
    }
}

/// The name of the PDF file with board and tokens, with its ending.
pub fn pdf_name(paper: Paper, ink: Ink) -> String {
    format!("jungle-{}-{}.pdf", ink.name(), paper.name())
}

/// The part that holds the files.
#[cfg(not(target_arch = "wasm32"))]
mod files {
    use std::borrow::Cow;
    use std::io;
    use std::path::{Path, PathBuf};

    use super::{Ink, Paper, pdf_name};

    /// A file to be printed.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct File {
        /// Its name, with the ending.
        pub name: String,
        /// What is in it.
        pub bytes: Cow<'static, [u8]>,
    }

    /// The pages' names and drawings.
    const fn drawings(ink: Ink) -> [(&'static str, &'static str); 2] {
        match ink {
            Ink::Color => [
                ("board", include_str!("../assets/art/svg/print-board-color.svg")),
                ("tokens", include_str!("../assets/art/svg/print-tokens-color.svg")),
            ],
            Ink::Saving => [
                ("board", include_str!("../assets/art/svg/print-board-ink.svg")),
                ("tokens", include_str!("../assets/art/svg/print-tokens-ink.svg")),
            ],
        }
    }

    /// Board and tokens as the two pages of a PDF file.
    pub fn pdf(paper: Paper, ink: Ink) -> File {
        let drawn: &'static [u8] = match ink {
            Ink::Color => include_bytes!("../assets/print/color.pdf"),
            Ink::Saving => include_bytes!("../assets/print/ink.pdf"),
        };
        let bytes = match paper {
            Paper::A4 => Cow::Borrowed(drawn),
            // The same length: all that follows stays where the file's table says it is.
            Paper::Letter => Cow::Owned(replaced(drawn, Paper::A4.view().as_bytes(), paper.view().as_bytes())),
        };
        File { name: pdf_name(paper, ink), bytes }
    }

    /// The bytes with each occurrence of `old` replaced by `new`, which has the same length.
    fn replaced(bytes: &[u8], old: &[u8], new: &[u8]) -> Vec<u8> {
        let mut bytes = bytes.to_vec();
        for place in 0..bytes.len().saturating_sub(old.len()) {
            if bytes[place..].starts_with(old) {
                bytes[place..place + old.len()].copy_from_slice(new);
            }
        }
        bytes
    }

    /// Board and tokens as a picture each, an SVG as large as the paper.
    pub fn svgs(paper: Paper, ink: Ink) -> [File; 2] {
        let (width, height) = paper.size();
        drawings(ink).map(|(page, drawing)| {
            // The drawing begins with its size and view; the rest is the same on every paper.
            let body = drawing.split_once('>').map_or("", |(_, body)| body);
            let (x, y) = (-width / 2.0, -height / 2.0);
            let text = format!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"{width}mm\" \
                 height=\"{height}mm\" viewBox=\"{x} {y} {width} {height}\">{body}"
            );
            let name = format!("jungle-{page}-{}-{}.svg", ink.name(), paper.name());
            File { name, bytes: Cow::Owned(text.into_bytes()) }
        })
    }

    /// Writes PDF and SVGs into a folder, which is made if it is not there; where they are.
    ///
    /// # Errors
    /// The folder cannot be made or a file cannot be written.
    pub fn write(folder: &Path, paper: Paper, ink: Ink) -> io::Result<Vec<PathBuf>> {
        std::fs::create_dir_all(folder)?;
        let [board, tokens] = svgs(paper, ink);
        let files = [pdf(paper, ink), board, tokens].map(|file| {
            let path = folder.join(&file.name);
            std::fs::write(&path, &file.bytes).map(|()| path)
        });
        files.into_iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_paper_fits_the_drawings_and_has_its_size() {
        assert_eq!(Paper::A4.view(), "-297.64 -420.94 297.64 420.94");
        assert_eq!(Paper::Letter.view(), "-306.00 -396.00 306.00 396.00");
        for (paper, ink) in Paper::ALL.into_iter().flat_map(|paper| Ink::ALL.map(|ink| (paper, ink))) {
            let (width, height) = paper.size();
            let file = pdf(paper, ink);
            let text = String::from_utf8_lossy(&file.bytes).into_owned();
            assert_eq!(text.matches(&format!("/MediaBox[{}]", paper.view())).count(), 2, "{}", file.name);
            assert_eq!(file.bytes.len(), pdf(Paper::A4, ink).bytes.len());
            for svg in svgs(paper, ink) {
                let text = String::from_utf8(svg.bytes.into_owned()).expect("text");
                let size = format!("width=\"{width}mm\" height=\"{height}mm\"");
                assert!(text.contains(&size) && text.ends_with("</svg>\n"), "{}", svg.name);
                assert!(text.matches("<svg").count() == 1 && text.len() > 100_000);
            }
        }
    }
}
