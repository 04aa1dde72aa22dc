//! Taking an animal's SVG apart into the pieces that move.
//!
//! The drawing has two trees of `<g id>`: `#animal` with the parts, and `#backing` with the cream sheet of each part
//! (`back-NAME`, `data-part`), below all parts. A part's frame is its own drawing without its sub-parts. All backings
//! together cast one shadow, drawn by the filter that `data-shade` names; each gets its share of it as a piece of its
//! own (`shade-NAME`).

use jungle::art::{Lid, Part, Rig};
use resvg::tiny_skia::PremultipliedColorU8;
use resvg::usvg::roxmltree::Node;

use crate::Folders;
use crate::drawing::Drawing;
use crate::fault::Fault;
use crate::image::Image;
use crate::recipe::RigSheet;

/// Shadows are soft: half the pixels a side are plenty.
const SHADE_SCALE: f32 = 0.5;
/// A shadow of this opacity (of 255) is not worth a frame.
const FAINT: u8 = 8;

/// An animal taken apart.
pub struct Animal {
    pub name: String,
    pub drawing: Drawing,
    /// In drawing order.
    pub pieces: Vec<Piece>,
}

/// A part and how its frame is drawn.
pub struct Piece {
    pub part: Part,
    art: Art,
}

/// Elements of the drawing.
enum Art {
    /// A joint.
    Nothing,
    /// These elements.
    Own(String),
    /// What the first adds to the second: the shadow of this backing and those below it, less theirs.
    Share(String, String),
}

/// Takes the animals of a sheet apart.
pub fn read_all(folders: &Folders, sheet: &RigSheet) -> Result<Vec<Animal>, Fault> {
    let read = |(name, file): (&String, &String)| Animal::new(name, Drawing::read(&folders.source(file))?);
    sheet.from.iter().map(read).collect()
}

impl Animal {
    /// Takes an animal apart.
    pub fn new(name: &str, drawing: Drawing) -> Result<Self, Fault> {
        let document = drawing.parse()?;
        let group = |id: &str| {
            let mut groups = document.root_element().children();
            groups
                .find(|child| child.attribute("id") == Some(id))
                .ok_or_else(|| drawing.fault(format!("no <g id=\"{id}\">")))
        };
        let mut splitter = Splitter { animal: name, drawing: &drawing, pieces: Vec::new() };
        let backing = group("backing")?;
        let shade = backing.attribute("data-shade").ok_or_else(|| drawing.fault("#backing has no data-shade"))?;
        splitter.trees(backing)?;
        splitter.add_shades(shade);
        splitter.trees(group("animal")?)?;
        let pieces = splitter.pieces;
        drop(document);
        let mut animal = Self { name: name.into(), drawing, pieces };
        animal.drop_faint_shades()?;
        Ok(animal)
    }

    /// Some backings add nothing to the shadow of those below: theirs become mere joints.
    fn drop_faint_shades(&mut self) -> Result<(), Fault> {
        for piece in &mut self.pieces {
            let Art::Share(all, others) = &piece.art else {
                continue;
            };
            let seen = rendered_share(&self.drawing, all, others, SHADE_SCALE)?
                .is_some_and(|image| image.pixels.pixels().iter().any(|pixel| pixel.alpha() > FAINT));
            if !seen {
                piece.art = Art::Nothing;
                piece.part.frame = None;
            }
        }
        Ok(())
    }

    /// How its parts hang together.
    pub fn rig(&self) -> Rig {
        Rig { parts: self.pieces.iter().map(|piece| piece.part.clone()).collect() }
    }

    /// The frames of all its parts, named as the parts say.
    pub fn render(&self, scale: f32) -> Result<Vec<(String, Image)>, Fault> {
        let mut frames = Vec::new();
        for piece in &self.pieces {
            let Some(name) = &piece.part.frame else {
                continue;
            };
            let image = match &piece.art {
                Art::Nothing => None,
                Art::Own(body) => self.drawing.render(body, None, scale)?,
                Art::Share(all, others) => rendered_share(&self.drawing, all, others, scale * SHADE_SCALE)?,
            };
            let image = image.and_then(Image::cropped);
            frames.push((name.clone(), image.ok_or_else(|| self.drawing.fault(format!("part \"{name}\" is empty")))?));
        }
        Ok(frames)
    }
}

/// What drawing `all` adds to drawing `others`.
fn rendered_share(drawing: &Drawing, all: &str, others: &str, scale: f32) -> Result<Option<Image>, Fault> {
    let all = drawing.render(all, None, scale)?;
    let others = drawing.render(others, None, scale)?;
    Ok(all.map(|all| difference(all, others.as_ref())))
}

/// Walks the groups and notes the pieces.
struct Splitter<'a> {
    animal: &'a str,
    drawing: &'a Drawing,
    pieces: Vec<Piece>,
}

impl Splitter<'_> {
    /// All groups below `root`, which has no drawing of its own.
    fn trees(&mut self, root: Node) -> Result<(), Fault> {
        for child in root.children().filter(Node::is_element) {
            let Some(id) = child.attribute("id") else {
                let root = root.attribute("id").unwrap_or_default();
                return Err(self.drawing.fault(format!("#{root} holds a drawing outside of its parts")));
            };
            self.group(child, id, None)?;
        }
        Ok(())
    }

    /// A part and the parts below it.
    fn group(&mut self, node: Node, id: &str, parent: Option<&str>) -> Result<(), Fault> {
        let part = self.part(node, id, parent)?;
        let mut own = String::new();
        let mut layers = 0;
        for child in node.children().filter(Node::is_element) {
            if let Some(child_id) = child.attribute("id") {
                self.layer(&part, &mut layers, &mut own);
                self.group(child, child_id, Some(id))?;
            } else if let Some(inner) = child.descendants().find_map(|inner| inner.attribute("id")) {
                return Err(self
                    .drawing
                    .fault(format!("part \"{inner}\" lies in a group without a name, in \"{id}\"")));
            } else {
                own.push_str(self.drawing.source(child));
            }
        }
        self.layer(&part, &mut layers, &mut own);
        Ok(())
    }

    /// Notes what was drawn since the last sub-part. The lowest layer is the part itself, even if it is a mere joint.
    fn layer(&mut self, part: &Part, layers: &mut usize, own: &mut String) {
        if own.is_empty() && *layers > 0 {
            return;
        }
        let mut part = part.clone();
        if *layers > 0 {
            let base = std::mem::take(&mut part.name);
            part = Part { name: format!("{base}+{layers}"), parent: Some(base), pivot: part.pivot, ..Part::default() };
        }
        *layers += 1;
        let art = if own.is_empty() {
            Art::Nothing
        } else {
            part.frame = Some(format!("{}/{}", self.animal, part.name));
            Art::Own(whole_lid(&part, std::mem::take(own)))
        };
        self.pieces.push(Piece { part, art });
    }

    /// What a group's attributes say about its part.
    fn part(&self, node: Node, id: &str, parent: Option<&str>) -> Result<Part, Fault> {
        let fault = |what: &str| self.drawing.fault(format!("part \"{id}\": {what}"));
        if node.tag_name().name() != "g" {
            return Err(fault("it is no group"));
        }
        // A filter or transform of a group would act on its sub-parts too, which are drawn apart from it.
        let strange = node.attributes().find(|at| at.name() != "id" && !at.name().starts_with("data-"));
        if let Some(strange) = strange {
            return Err(fault(&format!("a part cannot have \"{}\"", strange.name())));
        }
        let number = |name: &str| match node.attribute(name) {
            None => Ok(None),
            Some(text) => text.parse().map(Some).map_err(|_| fault(&format!("{name} is no number"))),
        };
        let pair = |name: &str| {
            let numbers = |text: &str| {
                let (x, y) = text.split_once(',')?;
                Some((x.parse::<f32>().ok()?, y.parse::<f32>().ok()?))
            };
            match node.attribute(name) {
                None => Ok(None),
                Some(text) => numbers(text).map(Some).ok_or_else(|| fault(&format!("{name} is not \"x,y\""))),
            }
        };
        let lid = match (pair("data-rest")?, pair("data-closed")?) {
            (Some(rest), Some(closed)) => Some(Lid { rest, closed, turn: number("data-turn")?.unwrap_or(0.0) }),
            (None, None) => None,
            _ => return Err(fault("data-rest and data-closed belong together")),
        };
        Ok(Part {
            name: id.into(),
            follows: node.attribute("data-part").map(str::to_owned),
            parent: parent.map(str::to_owned),
            pivot: pair("data-pivot")?.ok_or_else(|| fault("no data-pivot"))?,
            frame: None,
            reach: number("data-reach")?,
            lid,
        })
    }

    /// Puts the backings' shadows below the backings, which are all the pieces so far.
    fn add_shades(&mut self, filter: &str) {
        let shade_of = |back: &str| format!("shade-{}", back.trim_start_matches("back-"));
        let cast = |bodies: &str| format!("<g filter=\"url(#{filter})\">{bodies}</g>");
        let mut below = String::new();
        let mut shades = Vec::new();
        for Piece { part, art } in &self.pieces {
            let name = shade_of(&part.name);
            let mut shade = Part { parent: part.parent.as_deref().map(shade_of), frame: None, ..part.clone() };
            let art = match art {
                Art::Own(body) => {
                    shade.frame = Some(format!("{}/{name}", self.animal));
                    let others = cast(&below);
                    below.push_str(body);
                    Art::Share(cast(&below), others)
                }
                Art::Share(..) | Art::Nothing => Art::Nothing,
            };
            shade.name = name;
            shades.push(Piece { part: shade, art });
        }
        self.pieces.splice(0..0, shades);
    }
}

/// Undoes the scale at which a lid lies at rest, so that its frame is whole.
fn whole_lid(part: &Part, body: String) -> String {
    let Some(lid) = part.lid else { return body };
    let ((x, y), turn) = (part.pivot, lid.turn);
    let (sx, sy) = (1.0 / lid.rest.0, 1.0 / lid.rest.1);
    let place =
        format!("translate({x},{y}) rotate({turn}) scale({sx},{sy}) rotate({}) translate({},{})", -turn, -x, -y);
    format!("<g transform=\"{place}\">{body}</g>")
}

/// The picture that, drawn over `others`, gives `all`: for one color of varying opacity.
fn difference(mut all: Image, others: Option<&Image>) -> Image {
    let Some(others) = others else { return all };
    let (width, left, top) = (all.pixels.width() as i32, all.left, all.top);
    let other_width = others.pixels.width() as i32;
    let other_at = |x: i32, y: i32| {
        let inside = (0..other_width).contains(&x) && y >= 0;
        let pixel = inside.then(|| others.pixels.pixels().get((y * other_width + x) as usize));
        pixel.flatten().map_or(0, |pixel| pixel.alpha())
    };
    for (i, pixel) in all.pixels.pixels_mut().iter_mut().enumerate() {
        let (x, y) = (i as i32 % width, i as i32 / width);
        let below = u16::from(other_at(x + left - others.left, y + top - others.top));
        let alpha = match 255 - below {
            0 => 0,
            room => (u16::from(pixel.alpha()).saturating_sub(below) * 255 / room) as u8,
        };
        let color = pixel.demultiply();
        let shade = |channel: u8| (u16::from(channel) * u16::from(alpha) / 255) as u8;
        *pixel = PremultipliedColorU8::from_rgba(shade(color.red()), shade(color.green()), shade(color.blue()), alpha)
            .unwrap_or(PremultipliedColorU8::TRANSPARENT);
    }
    all
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    fn animal(parts: &str) -> Result<Animal, Fault> {
        let text = format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg"><filter id="c"><feOffset dx="1"/></filter>
            <g id="backing" data-shade="c">
              <g id="back-head" data-part="head" data-pivot="1,2"><path d="M0,0h9v9h-9z"/></g>
            </g><g id="animal">{parts}</g></svg>"##
        );
        Animal::new("cow", Drawing::new(Path::new("cow.svg"), text)?)
    }

    fn says(parts: &str) -> String {
        animal(parts).err().map_or_else(|| "nothing".into(), |fault| fault.to_string())
    }

    #[test]
    fn drawing_above_a_sub_part_becomes_a_layer_of_its_own() {
        let dot = r#"<path d="M0,0h4v4h-4z"/>"#;
        let nose = format!(r#"<g id="nose" data-pivot="3,3" data-reach="2">{dot}</g>"#);
        let cow = animal(&format!(r#"<g id="head" data-pivot="1,2">{dot}{nose}{dot}</g>"#)).expect("it is sound");
        let seen: Vec<_> =
            cow.pieces.iter().map(|piece| (piece.part.name.as_str(), piece.part.parent.as_deref())).collect();
        let wanted = [
            ("shade-head", None),
            ("back-head", None),
            ("head", None),
            ("nose", Some("head")),
            ("head+1", Some("head")),
        ];
        assert_eq!(seen, wanted);
        assert_eq!(cow.pieces[3].part.reach, Some(2.0));
        assert_eq!(cow.pieces[1].part.follows.as_deref(), Some("head"));
        let frames: Vec<_> = cow.render(1.0).expect("it renders").into_iter().map(|(name, _)| name).collect();
        assert_eq!(frames, ["cow/shade-head", "cow/back-head", "cow/head", "cow/nose", "cow/head+1"]);
    }

    #[test]
    fn faults_of_a_drawing_are_named() {
        assert_eq!(says(r#"<path d="M0,0h1"/>"#), "cow.svg: #animal holds a drawing outside of its parts");
        assert_eq!(says(r#"<g id="head"/>"#), "cow.svg: part \"head\": no data-pivot");
        assert_eq!(says(r#"<g id="head" data-pivot="1;2"/>"#), "cow.svg: part \"head\": data-pivot is not \"x,y\"");
        let filter = r##"<g id="head" data-pivot="1,2" filter="url(#c)"/>"##;
        assert_eq!(says(filter), "cow.svg: part \"head\": a part cannot have \"filter\"");
        let hidden = r#"<g id="head" data-pivot="1,2"><g><g id="ear"/></g></g>"#;
        assert_eq!(says(hidden), "cow.svg: part \"ear\" lies in a group without a name, in \"head\"");
        let lid = r#"<g id="lid-l" data-pivot="1,2" data-rest="1,1"/>"#;
        assert_eq!(says(lid), "cow.svg: part \"lid-l\": data-rest and data-closed belong together");
    }
}
