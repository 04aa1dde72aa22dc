//! Print and play: the board and two sets of tokens as files, for a printer and a pair of scissors.
//!
//! They are drawn by `assets/art/print.py` and baked by `cargo bake print/`. On the board a square is [`SQUARE`] wide, a token
//! [`TOKEN`]. Both papers show the same drawings about their middle; where ink is to be saved, all paper is white with an
//! outline, to be colored in. The words of every language are in each baked file: [`adapted`] chooses them, and the paper. A
//! browser's page fetches the files when they are asked for: the program there does not hold them.

#[cfg(not(target_arch = "wasm32"))]
pub use files::{File, pdf, svgs, write};

use crate::language::Language;

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

/// How many pages a PDF has: the board, and the tokens with the rules.
pub const PAGES: usize = 2;

/// What is added to a file's name for its language: nothing in English.
fn name_of(language: Language) -> String {
    if language == Language::English { String::new() } else { format!("-{}", language.code()) }
}

/// The name of the PDF file with board and tokens, with its ending.
pub fn pdf_name(paper: Paper, ink: Ink, language: Language) -> String {
    format!("jungle-{}-{}{}.pdf", ink.name(), paper.name(), name_of(language))
}

/// How a page of a PDF begins to name what is on it, by its words; as long a text in every language. A file begins with the
/// words, page by page in the order of [`Language::ALL`], so that they have the first numbers.
pub fn contents(page: usize, language: Language) -> String {
    let place = Language::ALL.iter().position(|other| *other == language).unwrap_or_default();
    format!("/Contents[{:2} 0 R ", 1 + page * Language::ALL.len() + place)
}

/// A baked PDF, which is for A4 and speaks English, for this paper and in this language.
pub fn adapted(baked: &[u8], paper: Paper, language: Language) -> Vec<u8> {
    let mut bytes = baked.to_vec();
    // The same lengths: all that follows stays where the file's table says it is.
    replace(&mut bytes, &Paper::A4.view(), &paper.view());
    for page in 0..PAGES {
        replace(&mut bytes, &contents(page, Language::English), &contents(page, language));
    }
    bytes
}

/// Writes `new` over each occurrence of `old`, which has the same length.
fn replace(bytes: &mut [u8], old: &str, new: &str) {
    let mut rest = bytes;
    while let Some(place) = rest.windows(old.len()).position(|part| part == old.as_bytes()) {
        let (found, after) = rest[place..].split_at_mut(old.len());
        found.copy_from_slice(new.as_bytes());
        rest = after;
    }
}

/// The part that holds the files.
#[cfg(not(target_arch = "wasm32"))]
mod files {
    use std::io;
    use std::path::{Path, PathBuf};

    use super::{Ink, PAGES, Paper, adapted, name_of, pdf_name};
    use crate::language::Language;

    /// A file to be printed.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct File {
        /// Its name, with the ending.
        pub name: String,
        /// What is in it.
        pub bytes: Vec<u8>,
    }

    /// The pages' names.
    const NAMES: [&str; PAGES] = ["board", "tokens"];

    /// The pages' drawings.
    const fn drawings(ink: Ink) -> [&'static str; PAGES] {
        match ink {
            Ink::Color => [
                include_str!("../assets/art/svg/print-board-color.svg"),
                include_str!("../assets/art/svg/print-tokens-color.svg"),
            ],
            Ink::Saving => [
                include_str!("../assets/art/svg/print-board-ink.svg"),
                include_str!("../assets/art/svg/print-tokens-ink.svg"),
            ],
        }
    }

    /// The pages' words, as drawings of the same size.
    macro_rules! words {
        ($code:literal) => {
            [
                include_str!(concat!("../assets/art/svg/print-words-board-", $code, ".svg")),
                include_str!(concat!("../assets/art/svg/print-words-tokens-", $code, ".svg")),
            ]
        };
    }

    /// The pages' words in a language.
    pub(super) const fn words(language: Language) -> [&'static str; PAGES] {
        match language {
            Language::English => words!("en"),
            Language::SimplifiedChinese => words!("zh-Hans"),
            Language::TraditionalChinese => words!("zh-Hant"),
            Language::Japanese => words!("ja"),
            Language::Spanish => words!("es"),
            Language::French => words!("fr"),
            Language::German => words!("de"),
            Language::Portuguese => words!("pt"),
        }
    }

    /// Board and tokens as the two pages of a PDF file.
    pub fn pdf(paper: Paper, ink: Ink, language: Language) -> File {
        let baked: &[u8] = match ink {
            Ink::Color => include_bytes!("../assets/print/color.pdf"),
            Ink::Saving => include_bytes!("../assets/print/ink.pdf"),
        };
        File { name: pdf_name(paper, ink, language), bytes: adapted(baked, paper, language) }
    }

    /// What a drawing holds between its first and its last mark, which tell its size and view: the same on every paper.
    pub(super) fn body(drawing: &str) -> &str {
        let body = drawing.split_once('>').map_or("", |(_, body)| body);
        body.trim_end().trim_end_matches("</svg>")
    }

    /// Board and tokens as a picture each, an SVG as large as the paper.
    pub fn svgs(paper: Paper, ink: Ink, language: Language) -> [File; PAGES] {
        let (width, height) = paper.size();
        let (x, y) = (-width / 2.0, -height / 2.0);
        let (drawings, words) = (drawings(ink), words(language));
        std::array::from_fn(|page| {
            let text = format!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"{width}mm\" \
                 height=\"{height}mm\" viewBox=\"{x} {y} {width} {height}\">{}{}</svg>\n",
                body(words[page]),
                body(drawings[page])
            );
            let name = format!("jungle-{}-{}-{}{}.svg", NAMES[page], ink.name(), paper.name(), name_of(language));
            File { name, bytes: text.into_bytes() }
        })
    }

    /// Writes PDF and SVGs into a folder, which is made if it is not there; where they are.
    ///
    /// # Errors
    /// The folder cannot be made or a file cannot be written.
    pub fn write(folder: &Path, paper: Paper, ink: Ink, language: Language) -> io::Result<Vec<PathBuf>> {
        std::fs::create_dir_all(folder)?;
        let [board, tokens] = svgs(paper, ink, language);
        let files = [pdf(paper, ink, language), board, tokens].map(|file| {
            let path = folder.join(&file.name);
            std::fs::write(&path, &file.bytes).map(|()| path)
        });
        files.into_iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    /// Where each object of a PDF begins, by its table.
    fn places(bytes: &[u8]) -> Vec<usize> {
        let text = String::from_utf8_lossy(&bytes[bytes.len() - 64..]).into_owned();
        let start = text.rsplit("startxref\n").next().and_then(|end| end.lines().next()?.parse().ok());
        let start: usize = start.expect("a place");
        let table = str::from_utf8(&bytes[start..]).expect("text");
        let entries = table.lines().skip(3).map_while(|line| line.strip_suffix(" 00000 n "));
        entries.map(|place| place.parse().expect("a place")).collect()
    }

    /// Words and drawings come first, then all that is short.
    const STREAMS: usize = PAGES * Language::ALL.len() + PAGES;

    #[test]
    fn every_pdf_has_its_paper_and_names_its_words() {
        assert_eq!(Paper::A4.view(), "-297.64 -420.94 297.64 420.94");
        assert_eq!(Paper::Letter.view(), "-306.00 -396.00 306.00 396.00");
        let mut names = HashSet::new();
        for ink in Ink::ALL {
            let baked = pdf(Paper::A4, ink, Language::English);
            let start = places(&baked.bytes)[STREAMS];
            for (paper, language) in Paper::ALL.into_iter().flat_map(|paper| Language::ALL.map(|one| (paper, one))) {
                let file = pdf(paper, ink, language);
                assert!(file.bytes[..start] == baked.bytes[..start], "{}: a stream was changed", file.name);
                assert_eq!(file.bytes.len(), baked.bytes.len());
                let text = str::from_utf8(&file.bytes[start..]).expect("text");
                assert_eq!(text.matches(&format!("/MediaBox[{}]", paper.view())).count(), PAGES, "{}", file.name);
                assert_eq!(text.matches("/Contents[").count(), PAGES, "{}", file.name);
                for page in 0..PAGES {
                    assert_eq!(text.matches(&contents(page, language)).count(), 1, "{}", file.name);
                }
                assert!(names.insert(file.name));
            }
        }
        assert!(names.contains("jungle-color-a4.pdf") && names.contains("jungle-ink-letter-zh-Hant.pdf"));
    }

    #[test]
    fn every_object_is_where_the_table_says_and_the_first_are_words() {
        for ink in Ink::ALL {
            let bytes = pdf(Paper::A4, ink, Language::English).bytes;
            let places = places(&bytes);
            for (number, place) in (1..).zip(&places) {
                assert!(bytes[*place..].starts_with(format!("{number} 0 obj\n").as_bytes()), "{number}");
            }
            for (page, language) in (0..PAGES).flat_map(|page| Language::ALL.map(|language| (page, language))) {
                let named = contents(page, language);
                let number = named.split(['[', ' ']).find_map(|word| word.parse::<usize>().ok()).expect("a number");
                let object = &bytes[places[number - 1]..places[number]];
                let head = b">>stream\n";
                let begin = object.windows(head.len()).position(|part| part == head).expect("a stream") + head.len();
                let stream = object[begin..].strip_suffix(b"\nendstream\nendobj\n").expect("its end");
                let content = miniz_oxide::inflate::decompress_to_vec_zlib(stream).expect("packed content");
                let drawn = content.split(|byte| *byte == b'\n').filter(|line| *line == b"f").count();
                let letters = files::words(language)[page].matches("<use ").count();
                assert_eq!(drawn, letters, "{}: as many areas as letters", language.code());
            }
        }
    }

    #[test]
    fn every_svg_has_its_size_and_its_words() {
        for (paper, ink) in Paper::ALL.into_iter().flat_map(|paper| Ink::ALL.map(|ink| (paper, ink))) {
            let (width, height) = paper.size();
            for language in Language::ALL {
                for (svg, words) in svgs(paper, ink, language).into_iter().zip(files::words(language)) {
                    let text = String::from_utf8(svg.bytes).expect("text");
                    let size = format!("width=\"{width}mm\" height=\"{height}mm\"");
                    assert!(text.contains(&size) && text.ends_with("</svg>\n"), "{}", svg.name);
                    assert!(text.contains(files::body(words)) && text.len() > 100_000, "{}", svg.name);
                    assert!(text.matches("<svg").count() == 1 && text.matches("</svg>").count() == 1, "{}", svg.name);
                }
            }
        }
        let [board, _] = svgs(Paper::Letter, Ink::Saving, Language::French);
        assert_eq!(board.name, "jungle-board-ink-letter-fr.svg");
    }

    #[test]
    fn the_words_of_a_page_are_said_in_every_language() {
        let pages = |page: usize| Language::ALL.map(|language| files::words(language)[page]);
        for page in [0, 1] {
            assert_eq!(HashSet::from(pages(page)).len(), Language::ALL.len());
        }
        // Three lines above the board; below the tokens the rules besides.
        for language in Language::ALL {
            let [board, tokens] = files::words(language).map(|words| words.matches("<use ").count());
            assert!(board > 25 && tokens > 225, "{}: {board} and {tokens} letters", language.code());
        }
    }
}
