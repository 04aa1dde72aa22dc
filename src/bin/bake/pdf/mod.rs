//! Drawings as pages of a PDF file, as lines and areas: sharp at any size. Only what the drawings for print use is known:
//! areas in one color or a straight gradient of two, lines, opacity and clips. Anything else is a fault.
//!
//! The format is that of ISO 32000-1, "PDF 1.7". `page` writes a drawing as a page's content, this file the document around it.

mod page;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use jungle::language::Language;
use jungle::print;
use resvg::usvg::Tree;

/// How strongly the streams are packed, 0 to 10.
const PACKED: u8 = 9;
/// Points to a millimeter.
pub const POINTS: f32 = 72.0 / 25.4;

/// What several drawings' contents refer to.
#[derive(Default)]
pub struct Shared {
    /// The number of each opacity, fills' and lines', in thousandths.
    opacities: BTreeMap<u32, usize>,
    /// The number of each gradient by its two colors.
    gradients: BTreeMap<[[u8; 3]; 2], usize>,
}

/// Drawings, each a page of its own, and the words that go with them.
#[derive(Default)]
pub struct Document {
    shared: Shared,
    pages: Vec<Vec<u8>>,
    /// Each page's in every language, in the order of `Language::ALL`.
    words: Vec<Vec<u8>>,
}

impl Document {
    /// Adds a drawing in millimeters about the middle of the page.
    ///
    /// # Errors
    /// What of the drawing cannot be a PDF's.
    pub fn add_page(&mut self, drawing: &Tree) -> Result<(), String> {
        let content = self.packed(drawing)?;
        self.pages.push(content);
        Ok(())
    }

    /// Adds the words of the last page in one more language.
    ///
    /// # Errors
    /// As [`Document::add_page`].
    pub fn add_words(&mut self, words: &Tree) -> Result<(), String> {
        let content = self.packed(words)?;
        self.words.push(content);
        Ok(())
    }

    fn packed(&mut self, drawing: &Tree) -> Result<Vec<u8>, String> {
        let content = page::content(drawing, &mut self.shared)?;
        Ok(miniz_oxide::deflate::compress_to_vec_zlib(content.as_bytes(), PACKED))
    }

    /// The file; `view` is the part of the plane that a page shows, as the format has it.
    pub fn file(&self, title: &str, view: &str) -> Vec<u8> {
        let mut file = File { bytes: b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n".to_vec(), places: Vec::new() };
        for words in &self.words {
            file.stream(words);
        }
        let drawings: Vec<usize> = self.pages.iter().map(|content| file.stream(content)).collect();
        let shared = file.object(self.shared.resources().as_bytes());
        // The pages and the list of them name each other.
        let list = file.next() + drawings.len();
        let pages = drawings.iter().enumerate().map(|(number, drawing)| {
            let contents = print::contents(number, Language::English);
            let page = format!("/Type/Page/Parent {list} 0 R/Resources {shared} 0 R/MediaBox[{view}]");
            format!("{} 0 R", file.object(format!("<<{page}{contents}{drawing} 0 R]>>").as_bytes()))
        });
        let pages = pages.collect::<Vec<_>>().join(" ");
        file.object(format!("<</Type/Pages/Kids[{pages}]/Count {}>>", drawings.len()).as_bytes());
        let root = file.object(format!("<</Type/Catalog/Pages {list} 0 R>>").as_bytes());
        let info = file.object(format!("<</Title({title})/Producer(Jungle)>>").as_bytes());
        file.end(root, info)
    }
}

impl Shared {
    /// The name under which content finds an opacity from 0 to 1.
    fn opacity(&mut self, opacity: f32) -> String {
        let next = self.opacities.len();
        format!("O{}", self.opacities.entry((opacity * 1000.0).round() as u32).or_insert(next))
    }

    /// The name under which content finds a gradient along the first axis from 0 to 1.
    fn gradient(&mut self, colors: [[u8; 3]; 2]) -> String {
        let next = self.gradients.len();
        format!("G{}", self.gradients.entry(colors).or_insert(next))
    }

    fn resources(&self) -> String {
        let mut text = "<</ExtGState<<".to_owned();
        for (thousandths, number) in &self.opacities {
            let opacity = *thousandths as f32 / 1000.0;
            // Writing to a string cannot fail.
            let _ = write!(text, "/O{number}<</ca {opacity}/CA {opacity}>>");
        }
        text.push_str(">>/Shading<<");
        for ([from, to], number) in &self.gradients {
            let _ = write!(
                text,
                "/G{number}<</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 1 0]/Extend[true true]\
                 /Function<</FunctionType 2/Domain[0 1]/N 1/C0[{}]/C1[{}]>>>>",
                page::color(*from),
                page::color(*to)
            );
        }
        text + ">>>>"
    }
}

/// A file being written.
struct File {
    bytes: Vec<u8>,
    /// Where each object begins.
    places: Vec<usize>,
}

impl File {
    /// The number of the next object.
    fn next(&self) -> usize {
        self.places.len() + 1
    }

    /// Adds an object; its number.
    fn object(&mut self, body: &[u8]) -> usize {
        let number = self.next();
        self.places.push(self.bytes.len());
        let head = format!("{number} 0 obj\n");
        self.bytes.extend([head.as_bytes(), body, b"\nendobj\n"].concat());
        number
    }

    /// Adds packed content; its number.
    fn stream(&mut self, content: &[u8]) -> usize {
        let head = format!("<</Length {}/Filter/FlateDecode>>stream\n", content.len());
        self.object(&[head.as_bytes(), content, b"\nendstream"].concat())
    }

    /// The table of objects, and where it is.
    fn end(mut self, root: usize, info: usize) -> Vec<u8> {
        let (start, size) = (self.bytes.len(), self.places.len() + 1);
        let mut text = format!("xref\n0 {size}\n0000000000 65535 f \n");
        for place in &self.places {
            let _ = writeln!(text, "{place:010} 00000 n ");
        }
        let _ = writeln!(text, "trailer\n<</Size {size}/Root {root} 0 R/Info {info} 0 R>>\nstartxref\n{start}\n%%EOF");
        self.bytes.extend(text.as_bytes());
        self.bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use resvg::usvg::Options;

    fn file(body: &str) -> Result<Vec<u8>, String> {
        let text = format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100">{body}</svg>"#);
        let mut document = Document::default();
        let tree = Tree::from_str(&text, &Options::default()).map_err(|error| error.to_string())?;
        document.add_page(&tree)?;
        for _ in Language::ALL {
            document.add_words(&tree)?;
        }
        Ok(document.file("test", "-50 -50 50 50"))
    }

    #[test]
    fn every_object_is_where_the_table_says() {
        let file = file(r##"<rect width="10" height="10" fill="#f00" opacity=".5"/>"##).expect("a file");
        let text = String::from_utf8_lossy(&file);
        let start: usize =
            text.rsplit("startxref\n").next().and_then(|end| end.split('\n').next()?.parse().ok()).expect("a place");
        let table = String::from_utf8_lossy(&file[start..]).into_owned();
        assert!(table.starts_with("xref\n0 15\n"));
        for (number, line) in (1..).zip(table.lines().skip(3).take(14)) {
            let place: usize = line[..10].parse().expect("a place");
            assert!(file[place..].starts_with(format!("{number} 0 obj\n").as_bytes()), "{line}");
        }
        assert!(text.contains("/MediaBox[-50 -50 50 50]"));
        assert!(text.contains("/ca 0.5/CA 0.5"));
    }

    #[test]
    fn what_a_page_cannot_show_is_a_fault() {
        let blurred = r#"<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><rect width="9" height="9" filter="url(#f)"/>"#;
        assert!(file(blurred).is_err_and(|fault| fault.contains("filter")));
        let round = r##"<radialGradient id="r"><stop stop-color="#fff"/><stop offset="1"/></radialGradient><rect width="9" height="9" fill="url(#r)"/>"##;
        assert!(file(round).is_err_and(|fault| fault.contains("gradient")));
    }
}
