//! The papers on which seats are taken: one a side, the swap between them, and below the one device for all and the way on.

use bevy_egui::egui::{Align, Id, Rect, pos2, vec2};

use super::Wish;
use crate::{
    app::{
        screens::people,
        session::{ActiveDevice, Chair, Joining},
        theme::{
            fonts::Face,
            kit::{Kit, Plane},
            palette,
            pen::{Pen, words},
            widgets::{
                Button, Ribbon, Sign, TOGGLE, panel, portrait, prompts, ribbon, side_mark, sign_picture, stepper,
                toggle,
            },
        },
    },
    engine::Level,
    rules::{Animal, Side},
    texts::{names, text},
};

/// What the papers show.
pub(super) struct Table<'a> {
    pub(super) joining: &'a Joining,
    /// What Red's and Blue's players are called, and the animals that stand for them.
    pub(super) people: [(String, Animal); 2],
    /// The game is being played.
    pub(super) played: bool,
}

/// Left, top, width and height of the papers, in units of the frame; and of what lies on a seat, from its paper's corner.
struct Places {
    title: [f32; 4],
    seats: [[f32; 4]; 2],
    swap: [f32; 4],
    bar: [f32; 4],
    share: [f32; 4],
    start: [f32; 4],
    on_seat: OnSeat,
}

/// What lies on a seat's paper.
struct OnSeat {
    mark: (f32, f32),
    portrait: (f32, f32, f32),
    name: [f32; 4],
    device: [f32; 4],
    main: [f32; 4],
    second: [f32; 4],
    align: Align,
}

const LANDSCAPE: Places = Places {
    title: [500.0, 26.0, 280.0, 50.0],
    seats: [[82.0, 98.0, 474.0, 436.0], [724.0, 98.0, 474.0, 436.0]],
    swap: [574.0, 258.0, 132.0, 56.0],
    bar: [82.0, 562.0, 1116.0, 92.0],
    share: [104.0, 576.0, 650.0, 64.0],
    start: [890.0, 578.0, 278.0, 58.0],
    on_seat: OnSeat {
        mark: (38.0, 38.0),
        portrait: (237.0, 122.0, 84.0),
        name: [37.0, 220.0, 400.0, 40.0],
        device: [37.0, 264.0, 400.0, 54.0],
        main: [97.0, 322.0, 280.0, 52.0],
        second: [137.0, 388.0, 200.0, 36.0],
        align: Align::Center,
    },
};

const PORTRAIT: Places = Places {
    title: [75.0, 18.0, 240.0, 44.0],
    seats: [[14.0, 76.0, 362.0, 252.0], [14.0, 398.0, 362.0, 252.0]],
    swap: [119.0, 337.0, 152.0, 48.0],
    bar: [14.0, 664.0, 362.0, 160.0],
    share: [24.0, 674.0, 342.0, 64.0],
    start: [58.0, 754.0, 274.0, 54.0],
    on_seat: OnSeat {
        mark: (32.0, 30.0),
        portrait: (74.0, 120.0, 52.0),
        name: [140.0, 46.0, 206.0, 34.0],
        device: [140.0, 82.0, 206.0, 46.0],
        main: [140.0, 138.0, 206.0, 50.0],
        second: [140.0, 198.0, 206.0, 38.0],
        align: Align::Min,
    },
};

fn swap() -> Button<'static> {
    Button::new("seats-swap", text("seats-swap")).icon("swap").centered().size(24.0)
}

/// How dark what lies below is made.
const DIM: f32 = 0.8;

/// Draws the papers; what was asked for.
pub(super) fn draw(kit: &mut Kit, table: &Table) -> Option<Wish> {
    let window = kit.window();
    let places = if kit.portrait() { &PORTRAIT } else { &LANDSCAPE };
    let frame = kit.layout.point(0.0, 0.0) - window.min;
    let start = start(table);
    // Whoever presses twice does no harm.
    kit.begin_at(if table.joining.waits() { swap().id() } else { start.id() });
    kit.paper("seats", Plane::Dialog, window, 0, |pen| {
        // A new game's papers give way; a game that is played lies below.
        if table.played {
            pen.ui.painter().rect_filled(window, 0.0, palette::NIGHT.gamma_multiply(DIM));
        }
        pen.shifted(frame.x, frame.y, |pen| {
            let mut wish = None;
            let rect = |pen: &Pen, [x, y, w, h]: [f32; 4]| pen.rect(x, y, w, h);
            let title = rect(pen, places.title);
            ribbon(pen, title, text("seats-title"), Ribbon::Leaf, 26.0);
            for (side, [x, y, w, h]) in Side::ALL.into_iter().zip(places.seats) {
                let done = pen.shifted(x, y, |pen| seat(pen, table, side, vec2(w, h), &places.on_seat));
                wish = wish.or(done);
            }
            let at = rect(pen, places.swap);
            if swap().show(pen, at) {
                wish = Some(Wish::Swap);
            }
            let bar = rect(pen, places.bar);
            panel(pen, bar);
            let share = rect(pen, places.share);
            if share_row(pen, share, table.joining.shared) {
                wish = Some(Wish::Share);
            }
            let at = rect(pen, places.start);
            if start.show(pen, at) {
                wish = Some(Wish::Start);
            }
            if places.on_seat.align == Align::Center {
                keys(pen, table.joining);
            }
            wish
        })
    })
    .flatten()
}

fn start(table: &Table) -> Button<'static> {
    let label = if table.played { text("seats-go-on") } else { text("seats-start") };
    Button::new("seats-start", label).icon("play").centered().usable(!table.joining.waits())
}

/// One device for all, or one for each.
fn share_row(pen: &mut Pen, place: Rect, shared: bool) -> bool {
    // Not a row of settings: steps to the side lead on to the way out.
    let id = Id::new("seats-share");
    let touch = pen.touch(id, place, true);
    if touch.focused {
        pen.nine("row-focus", place);
    } else if touch.hovered {
        pen.nine("row-hover", place);
    }
    let groove = Rect::from_center_size(pos2(place.max.x - 51.0, place.center().y), TOGGLE);
    toggle(pen, id, groove, shared);
    let label = Rect::from_min_max(pos2(place.min.x + 16.0, place.min.y), pos2(groove.min.x - 10.0, place.max.y));
    pen.line(label, Align::Min, words(text("seats-share"), Face::Strong, 22.0, palette::INK));
    touch.pressed
}

fn keys(pen: &mut Pen, joining: &Joining) {
    let place = pen.at(1256.0, 691.0);
    let confirm = if joining.waits() { text("seats-key-join") } else { text("seats-key-choose") };
    let items = [
        (Sign::Confirm, confirm),
        (Sign::Back, text("seats-key-leave")),
        (Sign::Share, text("seats-key-share")),
        (Sign::Swap, text("seats-key-swap")),
    ];
    prompts(pen, place.x, place.y, 700.0, &items);
}

/// The names of what can be pressed on a seat: the computer's level, its call, and the way out.
const fn widgets(side: Side) -> [&'static str; 3] {
    match side {
        Side::Red => ["seats-red-level", "seats-red-computer", "seats-red-leave"],
        Side::Blue => ["seats-blue-level", "seats-blue-computer", "seats-blue-leave"],
    }
}

/// What has the focus when the last free seat is taken: the computer's level, or the way on.
pub(super) fn after_the_last(joining: &Joining) -> Id {
    let computer = Side::ALL.into_iter().find(|side| matches!(joining.chair(*side), Chair::Computer(_)));
    Id::new(computer.map_or("seats-start", |side| widgets(side)[0]))
}

/// One side's seat, from its corner.
fn seat(pen: &mut Pen, table: &Table, side: Side, size: bevy_egui::egui::Vec2, on: &OnSeat) -> Option<Wish> {
    let whole = pen.rect(0.0, 0.0, size.x, size.y);
    let color = pen.side(side);
    let mat = match side {
        Side::Red => "mat-red",
        Side::Blue => "mat-blue",
    };
    pen.nine(mat, whole);
    pen.nine("panel-flat", whole);
    pen.stitches(whole);
    side_mark(pen, side, pen.at(on.mark.0, on.mark.1), 1.0);
    let line = pen.rect(on.mark.0 + 18.0, on.mark.1 - 15.0, 120.0, 30.0);
    pen.line(line, Align::Min, words(names::side(side), Face::Display, 22.0, color));
    let rect = |pen: &Pen, [x, y, w, h]: [f32; 4]| pen.rect(x, y, w, h);
    let (x, y, radius) = on.portrait;
    let chair = table.joining.chair(side);
    let (name, animal) = &table.people[side.index()];
    let free = !table.joining.shared && chair == Chair::Free;
    if free {
        empty_frame(pen, side, pen.at(x, y), radius);
    } else {
        let dropped = pen.glide(Id::new(("seats-drop", side, chair_key(chair))), 1.0, 0.2);
        portrait(pen, side, *animal, pen.at(x, y - 14.0 * (1.0 - dropped)), radius);
    }
    let name = if free { text("seats-free") } else { name };
    let line = rect(pen, on.name);
    pen.line(
        line,
        on.align,
        words(name, Face::Display, if on.align == Align::Min { 24.0 } else { 32.0 }, palette::INK),
    );
    let device = rect(pen, on.device);
    let main = rect(pen, on.main);
    let second = rect(pen, on.second);
    let [level_name, computer_name, leave_name] = widgets(side);
    let leave = |label| Button::new(leave_name, label).small();
    match chair {
        Chair::Computer(level) => {
            let by = stepper(pen, level_name, main, |pen, at| {
                pen.line(at, Align::Center, words(names::level(level), Face::Strong, 20.0, palette::INK));
            });
            what_plays(pen, device, on.align, "", text("seats-computer-plays"));
            if by != 0 {
                return Some(Wish::Computer(side, stepped(level, by)));
            }
            leave(text("seats-send-away")).show(pen, second).then_some(Wish::Empty(side))
        }
        _ if table.joining.shared => {
            what_plays(pen, device, on.align, "device-pad", text("seats-every-device"));
            ready(pen, main);
            None
        }
        Chair::Held(holder) => {
            let label = people::device_name(holder);
            what_plays(pen, device, on.align, people::device_picture(holder), &label);
            ready(pen, main);
            leave(text("seats-leave")).show(pen, second).then_some(Wish::Empty(side))
        }
        Chair::Free => {
            invitation(pen, device, on.align);
            if join_button(pen, side, main) {
                return Some(Wish::PointerJoins(side));
            }
            let usable = !matches!(table.joining.chair(side.opponent()), Chair::Computer(_));
            let pressed = Button::new(computer_name, text("seats-computer")).small().usable(usable).show(pen, second);
            pressed.then_some(Wish::Computer(side, Level::Easy))
        }
    }
}

/// What tells one occupant's portrait from the next, so that each drops in anew.
fn chair_key(chair: Chair) -> String {
    format!("{chair:?}")
}

/// The level so many steps up, round the end.
fn stepped(level: Level, by: i32) -> Level {
    let at = Level::ALL.iter().position(|known| *known == level).unwrap_or(0);
    Level::ALL[(at as i32 + by).rem_euclid(Level::ALL.len() as i32) as usize]
}

/// A portrait's place with nobody in it.
fn empty_frame(pen: &mut Pen, side: Side, center: bevy_egui::egui::Pos2, radius: f32) {
    let breath = if pen.still { 0.0 } else { (pen.time() * 2.4).sin() as f32 * 0.03 };
    let slot = match side {
        Side::Red => "slot-circle",
        Side::Blue => "slot-diamond",
    };
    pen.fitted(slot, Rect::from_center_size(center, vec2(radius, radius) * 2.8 * (1.0 + breath)));
    let line = Rect::from_center_size(center, vec2(radius, radius) * 1.2);
    pen.unscaled(|pen| pen.line(line, Align::Center, words("?", Face::Display, radius * 0.8, palette::BROWN)));
}

fn ready(pen: &mut Pen, place: Rect) {
    ribbon(pen, place.shrink2(vec2(24.0, 4.0)), text("seats-ready"), Ribbon::Leaf, 24.0);
}

/// A device and its name.
fn what_plays(pen: &mut Pen, place: Rect, align: Align, picture: &str, label: &str) {
    let name = words(label, Face::Text, 18.0, palette::BROWN);
    if picture.is_empty() {
        pen.line(place, align, name);
        return;
    }
    let wide = pen.line_width(name, place.height()).min(place.width() - 66.0);
    let left = if align == Align::Center { place.center().x - (wide + 66.0) / 2.0 } else { place.min.x };
    pen.fitted(picture, Rect::from_center_size(pos2(left + 28.0, place.center().y), vec2(54.0, 44.0)));
    let line = Rect::from_min_max(pos2(left + 66.0, place.min.y), pos2(place.max.x, place.max.y));
    pen.line(line, Align::Min, name);
}

/// What can take the seat.
fn invitation(pen: &mut Pen, place: Rect, align: Align) {
    let left = if align == Align::Center { place.center().x - 126.0 } else { place.min.x };
    for (index, picture) in ["device-pad", "device-keys", "device-mouse", "device-touch"].into_iter().enumerate() {
        let step = if align == Align::Center { 66.0 } else { 50.0 };
        let center = pos2(left + 27.0 + step * index as f32, place.center().y);
        pen.fitted(picture, Rect::from_center_size(center, vec2(step - 10.0, 42.0)));
    }
}

/// "Press A to join", with the sign of the device in hand. The pointer presses it; whoever else presses joins anyway.
fn join_button(pen: &mut Pen, side: Side, place: Rect) -> bool {
    let id = Id::new(("seats-join", side));
    let touch = pen.touch_by_pointer(id, place, true);
    pen.nine(if touch.held { "button-pressed" } else { "button-hover" }, place);
    let both = [ActiveDevice::Mouse, ActiveDevice::Touch].contains(&pen.device);
    let inner = place.shrink2(vec2(14.0, 0.0));
    let picture = if both { None } else { sign_picture(pen.device, Sign::Confirm) };
    let Some(picture) = picture else {
        pen.line(inner, Align::Center, words(text("seats-click"), Face::Display, 23.0, palette::INK));
        return touch.pressed;
    };
    let press = words(text("seats-press"), Face::Display, 23.0, palette::INK);
    let wide = pen.line_width(press, inner.height()).min(inner.width() - 52.0);
    let left = inner.center().x - (wide + 52.0) / 2.0;
    pen.picture(picture, pos2(left + 20.0, inner.center().y), 1.0);
    let line = Rect::from_min_max(pos2(left + 52.0, inner.min.y), inner.max);
    pen.line(line, Align::Min, press);
    touch.pressed
}
