//! An SVG source: its groups, and rendering some of it or all.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::roxmltree::{Document, Node};
use resvg::usvg::{Options, Tree};

use crate::fault::Fault;
use crate::image::Image;

/// No picture is larger than this, in pixels: more is a slip in a scale or a coordinate.
const LARGEST: f32 = 8192.0;

/// What may stand at the top of a file to be used by its groups.
const SHARED: [&str; 9] = [
    "defs",
    "symbol",
    "linearGradient",
    "radialGradient",
    "filter",
    "clipPath",
    "mask",
    "pattern",
    "style",
];

/// An SVG file.
pub struct Drawing {
    path: PathBuf,
    text: String,
    /// The definitions that every part of it may use.
    shared: String,
}

impl Drawing {
    /// Reads a file.
    pub fn read(path: &Path) -> Result<Self, Fault> {
        let text = fs::read_to_string(path).map_err(|error| Fault::in_file(path, error))?;
        Self::new(path, text)
    }

    /// Takes a file's text; the path is for messages.
    pub fn new(path: &Path, text: String) -> Result<Self, Fault> {
        let mut drawing = Self {
            path: path.into(),
            text,
            shared: String::new(),
        };
        let shared = drawing
            .parse()?
            .root_element()
            .children()
            .filter(|child| SHARED.contains(&child.tag_name().name()))
            .map(|child| &drawing.text[child.range()])
            .collect();
        drawing.shared = shared;
        Ok(drawing)
    }

    /// A fault in this file.
    pub fn fault(&self, what: impl std::fmt::Display) -> Fault {
        Fault::in_file(&self.path, what)
    }

    /// The file's tree of elements.
    pub fn parse(&self) -> Result<Document<'_>, Fault> {
        Document::parse(&self.text).map_err(|error| self.fault(error))
    }

    /// An element's text.
    pub fn source(&self, node: Node) -> &str {
        &self.text[node.range()]
    }

    /// The groups at the top of the file: id and text.
    pub fn groups(&self) -> Result<Vec<(String, String)>, Fault> {
        let document = self.parse()?;
        let mut groups: Vec<(String, String)> = Vec::new();
        for child in document.root_element().children().filter(Node::is_element) {
            let tag = child.tag_name().name();
            if SHARED.contains(&tag) {
                continue;
            }
            let id = child
                .attribute("id")
                .ok_or_else(|| self.fault(format!("a <{tag}> at the top has no id")))?;
            if groups.iter().any(|(other, _)| other == id) {
                return Err(self.fault(format!("the id \"{id}\" occurs twice")));
            }
            groups.push((id.into(), self.source(child).into()));
        }
        Ok(groups)
    }

    /// Renders elements of this file, cropped to what can be seen; nothing if that is nothing.
    pub fn render(&self, body: &str, scale: f32) -> Result<Option<Image>, Fault> {
        // A view box of one unit makes the file's units those of the tree.
        let tree = self.tree(body, (0.0, 0.0, 1.0, 1.0))?;
        if !tree.root().has_children() {
            return Ok(None);
        }
        let bounds = tree.root().abs_layer_bounding_box();
        // Whole pixels, counted from the drawing's origin, so that all parts of it share one grid.
        let left = (bounds.left() * scale).floor() - 1.0;
        let top = (bounds.top() * scale).floor() - 1.0;
        let width = (bounds.right() * scale).ceil() + 1.0 - left;
        let height = (bounds.bottom() * scale).ceil() + 1.0 - top;
        let mut pixels = self.canvas(width, height)?;
        let transform = Transform::from_scale(scale, scale).post_translate(-left, -top);
        resvg::render(&tree, transform, &mut pixels.as_mut());
        Ok(Image {
            pixels,
            left: left as i32,
            top: top as i32,
            scale,
        }
        .cropped())
    }

    /// Renders the file's view box, or a part of it (left, top, width and height in the file's units).
    pub fn render_whole(
        &self,
        crop: Option<(f32, f32, f32, f32)>,
        scale: f32,
    ) -> Result<Pixmap, Fault> {
        let document = self.parse()?;
        let root = document.root_element();
        let view = match crop {
            Some(view) => view,
            None => view_box(root).ok_or_else(|| self.fault("no sound viewBox"))?,
        };
        let body: String = root.children().map(|child| self.source(child)).collect();
        let tree = self.tree(&body, view)?;
        let mut pixels = self.canvas((view.2 * scale).round(), (view.3 * scale).round())?;
        resvg::render(
            &tree,
            Transform::from_scale(scale, scale),
            &mut pixels.as_mut(),
        );
        Ok(pixels)
    }

    /// A tree of some elements of this file.
    fn tree(&self, body: &str, (x, y, width, height): (f32, f32, f32, f32)) -> Result<Tree, Fault> {
        let mut text = String::from(
            r#"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink""#,
        );
        write!(
            text,
            r#" width="{width}" height="{height}" viewBox="{x} {y} {width} {height}">"#
        )
        .map_err(|error| self.fault(error))?;
        text.extend([&self.shared, body, "</svg>"]);
        Tree::from_str(&text, &Options::default()).map_err(|error| self.fault(error))
    }

    fn canvas(&self, width: f32, height: f32) -> Result<Pixmap, Fault> {
        let sound = |length: f32| (1.0..=LARGEST).contains(&length);
        if !sound(width) || !sound(height) {
            return Err(self.fault(format!(
                "a picture of {width}x{height} pixels is none of 1 to {LARGEST} a side"
            )));
        }
        Pixmap::new(width as u32, height as u32)
            .ok_or_else(|| self.fault("no memory for the picture"))
    }
}

/// The four numbers of the root's view box.
fn view_box(root: Node) -> Option<(f32, f32, f32, f32)> {
    let numbers: Option<Vec<f32>> = root
        .attribute("viewBox")?
        .split([' ', ','])
        .filter(|word| !word.is_empty())
        .map(|word| word.parse().ok())
        .collect();
    match numbers?[..] {
        [x, y, width, height] => Some((x, y, width, height)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawing(body: &str) -> Result<Drawing, Fault> {
        let root = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 0 100 50">"#;
        Drawing::new(Path::new("test.svg"), format!("{root}{body}</svg>"))
    }

    #[test]
    fn a_group_is_cropped_to_what_it_shows_and_keeps_its_place() {
        let drawing =
            drawing(r##"<g id="dot"><rect x="-4" y="6" width="3" height="2" fill="#f00"/></g>"##)
                .expect("sound");
        let (name, body) = drawing.groups().expect("sound").remove(0);
        let image = drawing
            .render(&body, 2.0)
            .expect("it renders")
            .expect("there is something");
        assert_eq!((name.as_str(), image.left, image.top), ("dot", -8, 12));
        assert_eq!((image.pixels.width(), image.pixels.height()), (6, 4));
    }

    #[test]
    fn definitions_reach_every_group() {
        let paint =
            r##"<defs><linearGradient id="red"><stop stop-color="#f00"/></linearGradient></defs>"##;
        let drawing = drawing(&format!(
            r#"{paint}<g id="a"><path d="M0,0h4v4h-4z" fill="url(#red)"/></g>"#
        ))
        .expect("sound");
        let groups = drawing.groups().expect("sound");
        assert_eq!(groups.len(), 1);
        let image = drawing
            .render(&groups[0].1, 1.0)
            .expect("it renders")
            .expect("there is something");
        assert_eq!(image.pixels.data()[..4], [255, 0, 0, 255]);
    }

    #[test]
    fn faults_name_the_file() {
        let says = |body: &str| match drawing(body).and_then(|drawing| drawing.groups()) {
            Ok(groups) => format!("{groups:?}"),
            Err(fault) => fault.to_string(),
        };
        assert_eq!(says("<g/>"), "test.svg: a <g> at the top has no id");
        assert_eq!(
            says(r#"<g id="a"/><g id="a"/>"#),
            "test.svg: the id \"a\" occurs twice"
        );
        assert!(says("<g>").starts_with("test.svg: "));
    }

    #[test]
    fn a_whole_picture_is_its_view_box_or_the_crop() {
        let drawing = drawing(r##"<path d="M0,0h4v4h-4z" fill="#00f"/>"##).expect("sound");
        let whole = drawing.render_whole(None, 2.0).expect("it renders");
        assert_eq!((whole.width(), whole.height()), (200, 100));
        let crop = drawing
            .render_whole(Some((0.0, 0.0, 4.0, 5.0)), 1.0)
            .expect("it renders");
        assert_eq!((crop.width(), crop.height()), (4, 5));
        assert_eq!(crop.data()[..4], [0, 0, 255, 255]);
        assert!(drawing.render_whole(None, 200.0).is_err());
    }
}
