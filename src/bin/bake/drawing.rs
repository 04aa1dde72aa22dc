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
const SHARED: [&str; 9] =
    ["defs", "symbol", "linearGradient", "radialGradient", "filter", "clipPath", "mask", "pattern", "style"];

/// Left, top, width and height in a drawing's units.
pub type Area = (f32, f32, f32, f32);

/// A group at the top of a file.
#[derive(Debug)]
pub struct Group {
    /// Its id.
    pub name: String,
    /// Its text.
    pub body: String,
    /// What its frame shows (`data-box="x,y,width,height"`); all that can be seen of the group if there is none.
    pub area: Option<Area>,
}

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
        let mut drawing = Self { path: path.into(), text, shared: String::new() };
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

    /// The groups at the top of the file.
    pub fn groups(&self) -> Result<Vec<Group>, Fault> {
        let document = self.parse()?;
        let mut groups: Vec<Group> = Vec::new();
        for child in document.root_element().children().filter(Node::is_element) {
            let tag = child.tag_name().name();
            if SHARED.contains(&tag) {
                continue;
            }
            let id = child.attribute("id").ok_or_else(|| self.fault(format!("a <{tag}> at the top has no id")))?;
            if groups.iter().any(|other| other.name == id) {
                return Err(self.fault(format!("the id \"{id}\" occurs twice")));
            }
            let area = match child.attribute("data-box") {
                None => None,
                Some(text) => {
                    let what = || self.fault(format!("the data-box of \"{id}\" is not \"x,y,width,height\""));
                    Some(four_numbers(text).ok_or_else(what)?)
                }
            };
            groups.push(Group { name: id.into(), body: self.source(child).into(), area });
        }
        Ok(groups)
    }

    /// Renders elements of this file: the given area, or what can be seen of them, which may be nothing.
    pub fn render(&self, body: &str, area: Option<Area>, scale: f32) -> Result<Option<Image>, Fault> {
        // A view box of one unit makes the file's units those of the tree.
        let tree = self.tree(body, (0.0, 0.0, 1.0, 1.0))?;
        if !tree.root().has_children() {
            return Ok(None);
        }
        let bounds = tree.root().abs_layer_bounding_box();
        let (x, y, w, h) = area.unwrap_or((bounds.x(), bounds.y(), bounds.width(), bounds.height()));
        // Whole pixels, counted from the drawing's origin, so that all parts of it share one grid.
        let (left, top) = ((x * scale).floor(), (y * scale).floor());
        let width = ((x + w) * scale).ceil() - left;
        let height = ((y + h) * scale).ceil() - top;
        let mut pixels = self.canvas(width, height)?;
        let transform = Transform::from_scale(scale, scale).post_translate(-left, -top);
        resvg::render(&tree, transform, &mut pixels.as_mut());
        let image = Image { pixels, left: left as i32, top: top as i32, scale };
        Ok(if area.is_some() { Some(image) } else { image.cropped() })
    }

    /// Renders the file's view box, or a part of it.
    pub fn render_whole(&self, crop: Option<Area>, scale: f32) -> Result<Pixmap, Fault> {
        let document = self.parse()?;
        let root = document.root_element();
        let view = match crop {
            Some(view) => view,
            None => root.attribute("viewBox").and_then(four_numbers).ok_or_else(|| self.fault("no sound viewBox"))?,
        };
        let parts = root.children().filter(|child| !SHARED.contains(&child.tag_name().name()));
        let body: String = parts.map(|child| self.source(child)).collect();
        let tree = self.tree(&body, view)?;
        let mut pixels = self.canvas((view.2 * scale).round(), (view.3 * scale).round())?;
        resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
        Ok(pixels)
    }

    /// The tree of all of it.
    pub fn whole(&self) -> Result<Tree, Fault> {
        Tree::from_str(&self.text, &Options::default()).map_err(|error| self.fault(error))
    }

    /// A tree of some elements of this file.
    fn tree(&self, body: &str, (x, y, width, height): Area) -> Result<Tree, Fault> {
        let mut text =
            String::from(r#"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink""#);
        write!(text, r#" width="{width}" height="{height}" viewBox="{x} {y} {width} {height}">"#)
            .map_err(|error| self.fault(error))?;
        text.extend([&self.shared, body, "</svg>"]);
        Tree::from_str(&text, &Options::default()).map_err(|error| self.fault(error))
    }

    fn canvas(&self, width: f32, height: f32) -> Result<Pixmap, Fault> {
        let sound = |length: f32| (1.0..=LARGEST).contains(&length);
        if !sound(width) || !sound(height) {
            return Err(self.fault(format!("a picture of {width}x{height} pixels is none of 1 to {LARGEST} a side")));
        }
        Pixmap::new(width as u32, height as u32).ok_or_else(|| self.fault("no memory for the picture"))
    }
}

fn four_numbers(text: &str) -> Option<Area> {
    let numbers: Option<Vec<f32>> =
        text.split([' ', ',']).filter(|word| !word.is_empty()).map(|word| word.parse().ok()).collect();
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
            drawing(r##"<g id="dot"><rect x="-4" y="6" width="3" height="2" fill="#f00"/></g>"##).expect("sound");
        let Group { name, body, .. } = drawing.groups().expect("sound").remove(0);
        let image = drawing.render(&body, None, 2.0).expect("it renders").expect("there is something");
        assert_eq!((name.as_str(), image.left, image.top), ("dot", -8, 12));
        assert_eq!((image.pixels.width(), image.pixels.height()), (6, 4));
    }

    #[test]
    fn a_box_makes_the_frame_as_large_as_it_says() {
        let dot = r##"<g id="dot" data-box="-5,5 8,4"><rect x="-4" y="6" width="3" height="2" fill="#f00"/></g>"##;
        let drawing = drawing(dot).expect("sound");
        let Group { body, area, .. } = drawing.groups().expect("sound").remove(0);
        let image = drawing.render(&body, area, 2.0).expect("it renders").expect("there is something");
        assert_eq!((image.left, image.top), (-10, 10));
        assert_eq!((image.pixels.width(), image.pixels.height()), (16, 8));
    }

    #[test]
    fn definitions_reach_every_group() {
        let paint = r##"<defs><linearGradient id="red"><stop stop-color="#f00"/></linearGradient></defs>"##;
        let drawing =
            drawing(&format!(r#"{paint}<g id="a"><path d="M0,0h4v4h-4z" fill="url(#red)"/></g>"#)).expect("sound");
        let groups = drawing.groups().expect("sound");
        assert_eq!(groups.len(), 1);
        let image = drawing.render(&groups[0].body, None, 1.0).expect("it renders").expect("there is something");
        assert_eq!(image.pixels.data()[..4], [255, 0, 0, 255]);
    }

    #[test]
    fn faults_name_the_file() {
        let says = |body: &str| match drawing(body).and_then(|drawing| drawing.groups()) {
            Ok(groups) => format!("{groups:?}"),
            Err(fault) => fault.to_string(),
        };
        assert_eq!(says("<g/>"), "test.svg: a <g> at the top has no id");
        assert_eq!(says(r#"<g id="a"/><g id="a"/>"#), "test.svg: the id \"a\" occurs twice");
        let short = r#"<g id="a" data-box="1,2,3"/>"#;
        assert_eq!(says(short), "test.svg: the data-box of \"a\" is not \"x,y,width,height\"");
        assert!(says("<g>").starts_with("test.svg: "));
    }

    #[test]
    fn a_whole_picture_is_its_view_box_or_the_crop() {
        let drawing = drawing(r##"<path d="M0,0h4v4h-4z" fill="#00f"/>"##).expect("sound");
        let whole = drawing.render_whole(None, 2.0).expect("it renders");
        assert_eq!((whole.width(), whole.height()), (200, 100));
        let crop = drawing.render_whole(Some((0.0, 0.0, 4.0, 5.0)), 1.0).expect("it renders");
        assert_eq!((crop.width(), crop.height()), (4, 5));
        assert_eq!(crop.data()[..4], [0, 0, 255, 255]);
        assert!(drawing.render_whole(None, 200.0).is_err());
    }
}
