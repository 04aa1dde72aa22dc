//! Drawing on a paper: pictures of the sheet, papers that stretch, text. All places are units from the paper's top left.

use bevy_egui::egui::{
    self, Align, Align2, Color32, Id, Mesh, Pos2, Rect, Shape, Stroke, Vec2,
    text::{LayoutJob, TextFormat},
};

use super::{
    focus::{Felt, Focus},
    fonts::Face,
    layout::Layout,
    palette,
    sheet::{Slice, UiArt},
    sides,
    text::{Misfits, Words},
};
use crate::{
    app::session::{ActiveDevice, Bindings, ColorSet},
    rules::Side,
};

/// A line's height as a share of its letters' size.
const LINE_HEIGHT: f32 = 1.15;
/// How much larger than usual text becomes at most where its room is not known.
const MOST_LOOSE: f32 = 1.25;

/// Draws on a paper, and knows what the widgets on it need.
pub struct Pen<'a> {
    /// egui's own hand, for what has no picture.
    pub ui: &'a mut egui::Ui,
    pub(super) art: Option<&'a UiArt>,
    pub(super) focus: &'a mut Focus,
    pub(super) misfits: &'a mut Misfits,
    /// The window's layout.
    pub layout: Layout,
    /// The device whose signs the prompts show.
    pub device: ActiveDevice,
    /// What keys and buttons mean at the board, where this paper lies beside it.
    pub bindings: Option<&'a Bindings>,
    /// Nothing moves but what has to.
    pub still: bool,
    /// Words are as dark, or as light, as can be.
    pub contrast: bool,
    /// The colors in which the player tells the sides apart.
    pub colors: ColorSet,
    /// How large the player wants text: 1 is usual. Text grows as far as its place allows.
    pub text_scale: f32,
    /// Whether widgets here can be used: nothing lies over this paper.
    pub active: bool,
    pub(super) origin: Pos2,
}

/// What a person does to a widget in this frame.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Touch {
    /// It has the focus.
    pub focused: bool,
    /// The pointer is over it.
    pub hovered: bool,
    /// The pointer is pressed on it.
    pub held: bool,
    /// It was clicked, or pressed by key.
    pub pressed: bool,
}

impl Pen<'_> {
    /// Seconds since the program began, for what moves.
    pub fn time(&self) -> f64 {
        self.ui.input(|input| input.time)
    }

    /// A place in egui's points.
    pub fn at(&self, x: f32, y: f32) -> Pos2 {
        self.origin + egui::vec2(x, y)
    }

    /// A rectangle in egui's points.
    pub fn rect(&self, x: f32, y: f32, w: f32, h: f32) -> Rect {
        Rect::from_min_size(self.at(x, y), egui::vec2(w, h))
    }

    /// Moves the origin for what `draw` draws.
    pub fn shifted<R>(&mut self, x: f32, y: f32, draw: impl FnOnce(&mut Self) -> R) -> R {
        let origin = self.origin;
        self.origin = self.at(x, y);
        let drawn = draw(self);
        self.origin = origin;
        drawn
    }

    /// Lets the person use a rectangle as a widget: by pointer, by key and by controller. `usable` off takes no focus.
    pub fn touch(&mut self, id: Id, rect: Rect, usable: bool) -> Touch {
        if !(usable && self.active) {
            return Touch::default();
        }
        let pointer = self.ui.interact(rect, id, egui::Sense::CLICK);
        let focused = self.focus.report(id, rect);
        if pointer.is_pointer_button_down_on() || pointer.clicked() {
            self.focus.give(id);
        }
        let pressed = pointer.clicked() || self.focus.take_confirm(id);
        if pressed {
            self.focus.feel(Felt::Pressed);
        }
        Touch { focused, hovered: pointer.hovered(), held: pointer.is_pointer_button_down_on(), pressed }
    }

    /// Lets keys and controllers change the value of the widget touched last, by steps to the left and right; by how many
    /// they do in this frame.
    pub fn nudges(&mut self) -> i32 {
        if self.active { self.focus.take_nudges() } else { 0 }
    }

    /// Gives a widget the focus, as when it is clicked.
    pub fn give_focus(&mut self, id: Id) {
        self.focus.give(id);
    }

    /// Lets the pointer alone use a rectangle: keys and buttons have their own way to what it does.
    pub fn touch_by_pointer(&mut self, id: Id, rect: Rect, usable: bool) -> Touch {
        if !(usable && self.active) {
            return Touch::default();
        }
        let pointer = self.ui.interact(rect, id, egui::Sense::CLICK);
        if pointer.clicked() {
            self.focus.feel(Felt::Pressed);
        }
        Touch {
            focused: false,
            hovered: pointer.hovered(),
            held: pointer.is_pointer_button_down_on(),
            pressed: pointer.clicked(),
        }
    }

    /// A value on its way to `target`, in `seconds`.
    pub fn glide(&self, id: Id, target: f32, seconds: f32) -> f32 {
        let seconds = if self.still { 0.0 } else { seconds };
        self.ui.ctx().animate_value_with_time(id, target, seconds)
    }

    // ------------------------------------------------------------ pictures

    /// A picture of the sheet, its drawing's 0,0 at `center`, so many times its size.
    pub fn picture(&self, name: &str, center: Pos2, scale: f32) {
        self.tinted(name, center, scale, Color32::WHITE);
    }

    /// A picture at a share of its opacity.
    pub fn faded(&self, name: &str, center: Pos2, scale: f32, opacity: f32) {
        let level = (opacity.clamp(0.0, 1.0) * 255.0).round() as u8;
        self.tinted(name, center, scale, Color32::from_rgba_premultiplied(level, level, level, level));
    }

    /// A picture turned by half a turn about its drawing's 0,0.
    pub fn turned(&self, name: &str, center: Pos2, scale: f32) {
        let Some(art) = self.art else { return };
        let Some(cut) = art.cut(name) else { return };
        let rect = Rect::from_min_max(center - cut.rect.max.to_vec2() * scale, center - cut.rect.min.to_vec2() * scale);
        let mut mesh = Mesh::with_texture(art.texture);
        mesh.add_rect_with_uv(rect, Rect { min: cut.uv.max, max: cut.uv.min }, Color32::WHITE);
        self.ui.painter().add(mesh);
    }

    fn tinted(&self, name: &str, center: Pos2, scale: f32, tint: Color32) {
        let Some(art) = self.art else { return };
        let Some(cut) = art.cut(name) else { return };
        let rect = Rect::from_min_max(center + cut.rect.min.to_vec2() * scale, center + cut.rect.max.to_vec2() * scale);
        let mut mesh = Mesh::with_texture(art.texture);
        mesh.add_rect_with_uv(rect, cut.uv, tint);
        self.ui.painter().add(mesh);
    }

    /// A picture fitted into a rectangle from edge to edge, leaving the drawing's shape as it is.
    pub fn fitted(&self, name: &str, rect: Rect) {
        let Some(cut) = self.art.and_then(|art| art.cut(name)) else { return };
        let scale = (rect.size() / cut.rect.size()).min_elem();
        self.picture(name, rect.center() - cut.rect.center().to_vec2() * scale, scale);
    }

    /// An icon so many units wide.
    pub fn icon(&self, name: &str, center: Pos2, size: f32, opacity: f32) {
        // The icons' 24-unit part is drawn 32 wide.
        self.faded(&format!("icon-{name}"), center, size / 32.0, opacity);
    }

    /// A paper that stretches over a rectangle; its shadow and rims reach out of it.
    pub fn nine(&self, name: &str, rect: Rect) {
        self.nine_faded(name, rect, 1.0);
    }

    /// A paper that stretches, at a share of its opacity.
    pub fn nine_faded(&self, name: &str, rect: Rect, opacity: f32) {
        let Some(art) = self.art else { return };
        let Some(cut) = art.cut(name) else { return };
        let Some(slice) = cut.slice else {
            self.fitted(name, rect);
            return;
        };
        let level = (opacity.clamp(0.0, 1.0) * 255.0).round() as u8;
        let tint = Color32::from_rgba_premultiplied(level, level, level, level);
        let pixel = 1.0 / self.ui.pixels_per_point();
        self.ui.painter().add(nine_quads(art.texture, cut.uv, cut.rect.size(), &slice, rect, tint, pixel));
    }

    // ------------------------------------------------------------ text

    /// Draws with text of the usual size, whatever the player wants.
    pub fn unscaled<R>(&mut self, draw: impl FnOnce(&mut Self) -> R) -> R {
        let scale = std::mem::replace(&mut self.text_scale, 1.0);
        let drawn = draw(self);
        self.text_scale = scale;
        drawn
    }

    /// Draws with text as large as the player wants it, or as much smaller as it takes for `height` to be no more than
    /// `room`; never smaller than usual.
    pub fn fitted_text<R>(&mut self, room: f32, height: impl Fn(&Self) -> f32, draw: impl FnOnce(&mut Self) -> R) -> R {
        let scale = self.text_scale;
        while self.text_scale > 1.0 && height(self) > room {
            self.text_scale = (self.text_scale - 0.05).max(1.0);
        }
        let drawn = draw(self);
        self.text_scale = scale;
        drawn
    }

    /// The size of letters that have only so much room upwards. No text is smaller for that than it is usually.
    fn size_in(&self, words: Words, height: f32) -> f32 {
        let wanted = words.size * self.text_scale;
        if self.text_scale > 1.0 { wanted.min((height / LINE_HEIGHT).max(words.size)) } else { wanted }
    }

    /// The size of letters whose room is not known.
    fn loose_size(&self, words: Words) -> f32 {
        words.size * self.text_scale.min(MOST_LOOSE)
    }

    /// A side's color, to write in and to fill areas with.
    pub fn side(&self, side: Side) -> Color32 {
        sides::on_paper(side, self.colors)
    }

    /// The color in which words are written.
    fn ink(&self, color: Color32) -> Color32 {
        if self.contrast { palette::high_contrast(color) } else { color }
    }

    fn one_line(&self, words: Words, size: f32) -> std::sync::Arc<egui::Galley> {
        self.ui.painter().layout_no_wrap(words.text.to_owned(), words.face.at(size), self.ink(words.color))
    }

    /// One line of text at a place; gives back where it lies. Nothing tells how much room it has, so it hardly grows.
    pub fn text(&self, at: Pos2, anchor: Align2, words: Words) -> Rect {
        let galley = self.one_line(words, self.loose_size(words));
        let rect = anchor.anchor_size(at, galley.size());
        self.ui.painter().galley(rect.min, galley, words.color);
        rect
    }

    /// How wide a line of [`text`](Self::text) is.
    pub fn width(&self, words: Words) -> f32 {
        self.one_line(words, self.loose_size(words)).size().x
    }

    /// How wide a [`line`](Self::line) would be that has room enough, in a place of that height.
    pub fn line_width(&self, words: Words, height: f32) -> f32 {
        self.one_line(words, self.size_in(words, height)).size().x
    }

    /// One line of text in a rectangle. What is too long is written smaller, then cut with an ellipsis and reported.
    pub fn line(&mut self, rect: Rect, align: Align, words: Words) -> Rect {
        let mut size = self.size_in(words, rect.height());
        let wide = self.one_line(words, size).size().x;
        if wide > rect.width() {
            size = (size * rect.width() / wide).max(words.least().min(size));
        }
        let mut job = LayoutJob::single_section(
            words.text.to_owned(),
            TextFormat::simple(words.face.at(size), self.ink(words.color)),
        );
        // Half a unit of tolerance: egui rounds widths to whole pixels.
        job.wrap = egui::text::TextWrapping::truncate_at_width(rect.width() + 0.5);
        let galley = self.ui.painter().layout_job(job);
        if galley.elided {
            self.misfits.report(words.text, wide, rect.width());
        }
        let y = rect.center().y - galley.size().y / 2.0;
        let x = match align {
            Align::Min => rect.min.x,
            Align::Center => rect.center().x - galley.size().x / 2.0,
            Align::Max => rect.max.x - galley.size().x,
        };
        let place = Rect::from_min_size(egui::pos2(x, y), galley.size());
        self.focus.hear(place, words.text);
        self.ui.painter().galley(place.min, galley, words.color);
        place
    }

    fn lines(&self, width: f32, align: Align, words: Words, size: f32) -> std::sync::Arc<egui::Galley> {
        let mut format = TextFormat::simple(words.face.at(size), self.ink(words.color));
        format.line_height = Some((size * 1.4).round());
        let mut job = LayoutJob::single_section(words.text.to_owned(), format);
        job.wrap.max_width = width;
        job.halign = align;
        self.ui.painter().layout_job(job)
    }

    /// How high lines of text of this width are.
    pub fn height(&self, width: f32, words: Words) -> f32 {
        self.lines(width, Align::Min, words, words.size * self.text_scale).size().y
    }

    /// Lines of text from the top of a rectangle down; gives back how high they are. What is too long is written smaller,
    /// and reported if that does not help.
    pub fn paragraph(&mut self, rect: Rect, align: Align, words: Words) -> f32 {
        let mut letters = words.size * self.text_scale;
        let fits = |size: Vec2| size.y <= rect.height() + 1.0 && size.x <= rect.width() + 1.0;
        let mut galley = self.lines(rect.width(), align, words, letters);
        while letters > words.least() && !fits(galley.size()) {
            letters = (letters - 1.0).max(words.least());
            galley = self.lines(rect.width(), align, words, letters);
        }
        let size = galley.size();
        if !fits(size) {
            let (needs, room) = if size.y > rect.height() { (size.y, rect.height()) } else { (size.x, rect.width()) };
            self.misfits.report(words.text, needs, room);
        }
        let x = match align {
            Align::Min => rect.min.x,
            Align::Center => rect.center().x,
            Align::Max => rect.max.x,
        };
        self.focus.hear(Rect::from_min_size(rect.min, egui::vec2(rect.width(), size.y)), words.text);
        self.ui.painter().galley(egui::pos2(x, rect.min.y), galley, words.color);
        size.y
    }

    /// What is written meanwhile is news, to be told to those who cannot see it.
    pub fn telling<R>(&mut self, draw: impl FnOnce(&mut Self) -> R) -> R {
        let before = self.focus.tell(true);
        let drawn = draw(self);
        self.focus.tell(before);
        drawn
    }

    /// Draws nothing outside a rectangle.
    pub fn clipped<R>(&mut self, rect: Rect, draw: impl FnOnce(&mut Self) -> R) -> R {
        let before = self.ui.clip_rect();
        self.ui.set_clip_rect(rect.intersect(before));
        let drawn = draw(self);
        self.ui.set_clip_rect(before);
        drawn
    }

    // ------------------------------------------------------------ lines

    /// A seam of stitches across.
    pub fn seam(&self, from: Pos2, length: f32) {
        let stroke = Stroke::new(1.4, palette::TWINE);
        let line = Shape::dashed_line(&[from, from + egui::vec2(length, 0.0)], stroke, 2.0, 5.0);
        self.ui.painter().extend(line);
    }

    /// The stitches that run round inside a panel.
    pub fn stitches(&self, rect: Rect) {
        let rect = rect.shrink(8.0);
        let corner = 11.0;
        let mut path = Vec::new();
        for (center, from) in [
            (egui::pos2(rect.max.x - corner, rect.min.y + corner), -90.0_f32),
            (egui::pos2(rect.max.x - corner, rect.max.y - corner), 0.0),
            (egui::pos2(rect.min.x + corner, rect.max.y - corner), 90.0),
            (egui::pos2(rect.min.x + corner, rect.min.y + corner), 180.0),
        ] {
            for step in 0..=6 {
                let angle = (from + 15.0 * step as f32).to_radians();
                path.push(center + Vec2::angled(angle) * corner);
            }
        }
        path.push(path[0]);
        let stroke = Stroke::new(1.6, palette::STITCH);
        self.ui.painter().extend(Shape::dashed_line(&path, stroke, 6.0, 5.0));
    }
}

/// The nine quads of a stretched paper. Borders keep their size, unless the rectangle is too small for them.
fn nine_quads(
    texture: egui::TextureId,
    uv: Rect,
    size: Vec2,
    slice: &Slice,
    rect: Rect,
    tint: Color32,
    pixel: f32,
) -> Mesh {
    let (left, top, right, bottom) = slice.margins;
    let outer = Rect::from_min_max(rect.min - egui::vec2(left, top), rect.max + egui::vec2(right, bottom));
    let cuts = |from: f32, to: f32, near: f32, far: f32| {
        let squeeze = ((to - from) / (near + far)).min(1.0);
        let snap = |place: f32| (place / pixel).round() * pixel;
        [from, from + near * squeeze, to - far * squeeze, to].map(snap)
    };
    let (near_x, near_y, far_x, far_y) = slice.insets;
    let xs = cuts(outer.min.x, outer.max.x, near_x, far_x);
    let ys = cuts(outer.min.y, outer.max.y, near_y, far_y);
    // A middle with less room than it has paper shows part of its paper: squeezed it would blur.
    let shares = |near: f32, far: f32, whole: f32, room: f32| {
        [(0.0, near), (near, (near + room.max(0.0)).min(whole - far)), (whole - far, whole)]
            .map(|(a, b)| (a / whole, b / whole))
    };
    let us = shares(near_x, far_x, size.x, outer.width() - near_x - far_x);
    let vs = shares(near_y, far_y, size.y, outer.height() - near_y - far_y);
    let in_uv = |u: f32, v: f32| egui::pos2(uv.min.x + u * uv.width(), uv.min.y + v * uv.height());
    let mut mesh = Mesh::with_texture(texture);
    for (column, (left, right)) in us.into_iter().enumerate() {
        for (row, (top, bottom)) in vs.into_iter().enumerate() {
            mesh.add_rect_with_uv(
                Rect::from_min_max(egui::pos2(xs[column], ys[row]), egui::pos2(xs[column + 1], ys[row + 1])),
                Rect::from_min_max(in_uv(left, top), in_uv(right, bottom)),
                tint,
            );
        }
    }
    mesh
}

/// Text in a face, a size in units, and a color.
pub const fn words(text: &str, face: Face, size: f32, color: Color32) -> Words<'_> {
    Words { text, face, size, color }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SLICE: Slice = Slice { insets: (30.0, 20.0, 40.0, 25.0), margins: (10.0, 5.0, 20.0, 15.0) };

    fn mesh(rect: Rect) -> Mesh {
        let uv = Rect::from_min_max(egui::pos2(0.5, 0.5), egui::pos2(1.0, 1.0));
        nine_quads(egui::TextureId::default(), uv, egui::vec2(100.0, 100.0), &SLICE, rect, Color32::WHITE, 1.0)
    }

    #[test]
    fn the_picture_reaches_out_by_its_margins() {
        let rect = Rect::from_min_size(egui::pos2(100.0, 100.0), egui::vec2(200.0, 150.0));
        let mesh = mesh(rect);
        assert_eq!(mesh.vertices.len(), 36);
        let bounds = mesh.calc_bounds();
        assert_eq!((bounds.min, bounds.max), (egui::pos2(90.0, 95.0), egui::pos2(320.0, 265.0)));
    }

    #[test]
    fn borders_keep_their_size() {
        let rect = Rect::from_min_size(egui::pos2(100.0, 100.0), egui::vec2(200.0, 150.0));
        let mesh = mesh(rect);
        let inner = mesh.vertices.iter().find(|v| v.pos == egui::pos2(120.0, 115.0)).expect("the first corner's end");
        assert_eq!(inner.uv, egui::pos2(0.5 + 0.15, 0.5 + 0.1));
    }

    #[test]
    fn a_narrow_middle_shows_part_of_its_paper() {
        // Of the frame's 100 units 30 and 40 are borders; the rectangle leaves 10 for the middle.
        let mesh = mesh(Rect::from_min_size(Pos2::ZERO, egui::vec2(50.0, 150.0)));
        let middle = &mesh.vertices[12..16];
        assert_eq!((middle[0].uv.x, middle[1].uv.x), (0.5 + 0.15, 0.5 + 0.2));
    }

    #[test]
    fn a_small_rectangle_squeezes_the_borders() {
        let mesh = mesh(Rect::from_min_size(egui::pos2(0.0, 0.0), egui::vec2(5.0, 5.0)));
        for quad in mesh.vertices.chunks(4) {
            assert!(quad[0].pos.x <= quad[3].pos.x && quad[0].pos.y <= quad[3].pos.y, "no quad is turned inside out");
        }
    }
}
