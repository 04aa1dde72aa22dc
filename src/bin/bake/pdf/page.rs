//! A drawing as the content of a page. Groups are placed as the drawing places them and what is in them keeps its own numbers:
//! what is drawn often, such as a letter, is written the same each time, which packs well.

use std::fmt::Write as _;

use resvg::tiny_skia::{Path, PathSegment, Transform};
use resvg::usvg::{self, FillRule, Group, LineCap, LineJoin, Node, Paint, Tree};

use super::{POINTS, Shared};

/// A drawing in millimeters about the middle of the page.
pub fn content(drawing: &Tree, shared: &mut Shared) -> Result<String, String> {
    let mut page = Page { text: String::new(), shared };
    // The tree's coordinates begin at the view box's corner: its middle is the page's.
    let (width, height) = (drawing.size().width(), drawing.size().height());
    let start = Transform::from_row(POINTS, 0.0, 0.0, -POINTS, -width / 2.0 * POINTS, height / 2.0 * POINTS);
    page.put("q");
    page.place(start);
    page.group(drawing.root(), 1.0)?;
    page.put("Q");
    Ok(page.text)
}

/// A color as content and resources write it.
pub fn color(rgb: [u8; 3]) -> String {
    rgb.map(|part| short(f32::from(part) / 255.0)).join(" ")
}

/// A page's content as far as it is written.
struct Page<'a> {
    text: String,
    shared: &'a mut Shared,
}

impl Page<'_> {
    fn put(&mut self, words: &str) {
        self.text.push_str(words);
        self.text.push('\n');
    }

    /// A group on the page. Its opacity goes to its members: in the drawings for print none lies on another of a faint group.
    fn group(&mut self, group: &Group, opacity: f32) -> Result<(), String> {
        if !group.filters().is_empty() || group.mask().is_some() {
            return Err("a page has no filters and masks".to_owned());
        }
        let opacity = opacity * group.opacity().get();
        let placed = !group.transform().is_identity();
        let apart = placed || group.clip_path().is_some();
        if apart {
            self.put("q");
        }
        if placed {
            self.place(group.transform());
        }
        if let Some(clip) = group.clip_path() {
            for node in clip.root().children() {
                let Node::Path(path) = node else { return Err("a clip is more than paths".to_owned()) };
                let outline = path.data().clone().transform(clip.transform());
                self.outline(&outline.ok_or("a clip is nowhere")?);
                let even = path.fill().is_some_and(|fill| fill.rule() == FillRule::EvenOdd);
                self.put(if even { "W* n" } else { "W n" });
            }
        }
        for node in group.children() {
            match node {
                Node::Group(inner) => self.group(inner, opacity)?,
                Node::Path(path) => self.path(path, opacity)?,
                Node::Image(_) | Node::Text(_) => return Err("a page has paths only".to_owned()),
            }
        }
        if apart {
            self.put("Q");
        }
        Ok(())
    }

    /// From here on numbers are those of a part so placed.
    fn place(&mut self, place: Transform) {
        let parts = [place.sx, place.ky, place.kx, place.sy, place.tx, place.ty].map(|part| rounded(part, 6));
        self.put(&format!("{} cm", parts.join(" ")));
    }

    fn path(&mut self, path: &usvg::Path, opacity: f32) -> Result<(), String> {
        if !path.is_visible() {
            return Ok(());
        }
        if let Some(fill) = path.fill() {
            let ending = if fill.rule() == FillRule::EvenOdd { "*" } else { "" };
            self.put("q");
            self.faint(opacity * fill.opacity().get());
            match fill.paint() {
                Paint::Color(c) => {
                    self.put(&format!("{} rg", color([c.red, c.green, c.blue])));
                    self.outline(path.data());
                    self.put(&format!("f{ending}"));
                }
                Paint::LinearGradient(gradient) => {
                    self.outline(path.data());
                    self.put(&format!("W{ending} n"));
                    self.gradient(gradient)?;
                }
                Paint::RadialGradient(_) | Paint::Pattern(_) => {
                    return Err("a page has straight gradients only".to_owned());
                }
            }
            self.put("Q");
        }
        if let Some(stroke) = path.stroke() {
            let Paint::Color(c) = stroke.paint() else { return Err("a line has one color".to_owned()) };
            self.put("q");
            self.faint(opacity * stroke.opacity().get());
            let cap = match stroke.linecap() {
                LineCap::Butt => 0,
                LineCap::Round => 1,
                LineCap::Square => 2,
            };
            let join = match stroke.linejoin() {
                LineJoin::Round => 1,
                LineJoin::Bevel => 2,
                LineJoin::Miter | LineJoin::MiterClip => 0,
            };
            let dashes: Vec<String> = stroke.dasharray().unwrap_or_default().iter().map(|dash| short(*dash)).collect();
            self.put(&format!(
                "{} RG {} w {cap} J {join} j [{}] {} d",
                color([c.red, c.green, c.blue]),
                short(stroke.width().get()),
                dashes.join(" "),
                short(stroke.dashoffset())
            ));
            self.outline(path.data());
            self.put("S");
            self.put("Q");
        }
        Ok(())
    }

    fn faint(&mut self, opacity: f32) {
        if opacity < 0.999 {
            let name = self.shared.opacity(opacity);
            self.put(&format!("/{name} gs"));
        }
    }

    /// Fills the clip with a gradient.
    fn gradient(&mut self, gradient: &usvg::LinearGradient) -> Result<(), String> {
        let [from, to] = gradient.stops() else { return Err("a gradient has two colors".to_owned()) };
        let stop = |stop: &usvg::Stop| [stop.color().red, stop.color().green, stop.color().blue];
        let (dx, dy) = (gradient.x2() - gradient.x1(), gradient.y2() - gradient.y1());
        // From 0 to 1 along the first axis.
        let axis = Transform::from_row(dx, dy, -dy, dx, gradient.x1(), gradient.y1());
        self.place(gradient.transform().pre_concat(axis));
        let name = self.shared.gradient([stop(from), stop(to)]);
        self.put(&format!("/{name} sh"));
        Ok(())
    }

    fn outline(&mut self, path: &Path) {
        let mut last = (0.0, 0.0);
        for segment in path.segments() {
            // Writing to a string cannot fail.
            let _ = match segment {
                PathSegment::MoveTo(p) => writeln!(self.text, "{} {} m", short(p.x), short(p.y)),
                PathSegment::LineTo(p) => writeln!(self.text, "{} {} l", short(p.x), short(p.y)),
                PathSegment::QuadTo(c, p) => {
                    // The same curve as a cubic one.
                    let toward = |from: f32, to: f32| short(from + (to - from) * 2.0 / 3.0);
                    let (x, y) = (toward(last.0, c.x), toward(last.1, c.y));
                    let (u, v) = (toward(p.x, c.x), toward(p.y, c.y));
                    writeln!(self.text, "{x} {y} {u} {v} {} {} c", short(p.x), short(p.y))
                }
                PathSegment::CubicTo(a, b, p) => {
                    let points = [a.x, a.y, b.x, b.y, p.x, p.y].map(short).join(" ");
                    writeln!(self.text, "{points} c")
                }
                PathSegment::Close => writeln!(self.text, "h"),
            };
            if let PathSegment::MoveTo(p)
            | PathSegment::LineTo(p)
            | PathSegment::QuadTo(_, p)
            | PathSegment::CubicTo(_, _, p) = segment
            {
                last = (p.x, p.y);
            }
        }
    }
}

/// A number in hundredths: at most of a millimeter, for no part is drawn larger than its numbers.
fn short(number: f32) -> String {
    rounded(number, 2)
}

/// A number with at most so many digits after the point.
fn rounded(number: f32, digits: usize) -> String {
    let text = format!("{number:.digits$}");
    let text = if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.') } else { &text };
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}
