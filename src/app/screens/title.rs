//! The title: the game's name and the way in. The living animals behind it are the world's.

use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{Align, Align2, Rect, pos2},
};

use crate::{
    app::{
        session::{Profile, Roster, Saved, Seating},
        states::{Menu, Screen},
        theme::{
            fonts::Face,
            kit::{Drawing, Kit, Plane},
            palette,
            pen::words,
            widgets::{Button, Sign, card, face, prompts},
        },
    },
    text,
    texts::text,
};

use super::{people, setup::Draft};

/// What the title offers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Item {
    Continue,
    Play,
    TwoPlayers,
    Learn,
    More,
    Settings,
    Quit,
}

impl Item {
    fn button(self) -> Button<'static> {
        match self {
            Self::Continue => Button::new("title-continue", text("title-continue")).icon("paw"),
            Self::Play => Button::new("title-play", text("title-play")).icon("play"),
            Self::TwoPlayers => Button::new("title-two", text("title-two")).icon("people"),
            Self::Learn => Button::new("title-learn", text("title-learn")).icon("book"),
            Self::More => Button::new("title-more", text("title-more")).icon("plus"),
            Self::Settings => Button::new("title-settings", text("title-settings")).icon("gear"),
            Self::Quit => Button::new("title-quit", text("title-quit")).icon("door"),
        }
    }
}

/// A page in a browser is closed by the browser.
const CAN_QUIT: bool = !cfg!(target_arch = "wasm32");

/// The menu, top to bottom.
fn items(saved: bool) -> impl Iterator<Item = Item> {
    const ALL: [Item; 7] =
        [Item::Continue, Item::Play, Item::TwoPlayers, Item::Learn, Item::More, Item::Settings, Item::Quit];
    ALL.into_iter().filter(move |item| match item {
        Item::Continue => saved,
        Item::Quit => CAN_QUIT,
        Item::Play | Item::TwoPlayers | Item::Learn | Item::More | Item::Settings => true,
    })
}

/// The three seals of the Chinese name.
const SEALS: [&str; 3] = ["hanzi-dou", "hanzi-shou", "hanzi-qi"];

fn draw_name(kit: &mut Kit) {
    // Place of the paper; the name's first letter and the middle seal on it; and their size.
    let (place, name, seals, scale) = if kit.portrait() {
        ([20.0, 20.0, 350.0, 190.0], (6.0, 80.0), (175.0, 148.0), 0.6)
    } else {
        ([60.0, 20.0, 570.0, 270.0], (10.0, 156.0), (170.0, 216.0), 1.0)
    };
    kit.paper_at("title-name", Plane::Screen, place, 0, |pen| {
        pen.picture("logo", pen.at(name.0, name.1), scale);
        for (seal, step) in SEALS.iter().zip([-1.0, 0.0, 1.0]) {
            pen.picture(seal, pen.at(seals.0 + step * 92.0 * scale, seals.1), scale);
        }
    });
}

fn draw_menu(kit: &mut Kit, saved: bool) -> Option<Item> {
    kit.begin_at(if saved { Item::Continue } else { Item::Play }.button().id());
    let mut chosen = None;
    // As far apart as there is room for.
    let count = items(saved).count() as f32;
    let (top, step, height): (f32, f32, f32) = if kit.portrait() {
        (544.0, (292.0 / count).min(58.0), 50.0)
    } else {
        (316.0, (388.0 / count).min(68.0), 52.0)
    };
    for (index, item) in items(saved).enumerate() {
        let y = top + step * index as f32;
        let left = if kit.portrait() { 57.0 } else { 96.0 };
        let place = [left, y, 276.0, height.min(step - 8.0)];
        let name = format!("title-item-{index}");
        let pressed = kit.paper_at(&name, Plane::Screen, place, index + 1, |pen| {
            item.button().show(pen, pen.rect(0.0, 0.0, place[2], place[3]))
        });
        if pressed == Some(true) {
            chosen = Some(item);
        }
    }
    chosen
}

/// Who plays now, with the way to the players; whether it was pressed.
fn draw_person(kit: &mut Kit, person: &Profile) -> bool {
    let place = if kit.portrait() { [26.0, 198.0, 216.0, 50.0] } else { [1034.0, 24.0, 222.0, 58.0] };
    let pressed = kit.paper_at("title-person", Plane::Screen, place, 6, |pen| {
        let rect = pen.rect(0.0, 0.0, place[2], place[3]);
        card(pen, "title-people", rect, false, |pen, rect| {
            face(pen, person.animal, pos2(rect.min.x + 34.0, rect.center().y), 21.0);
            let lines = Rect::from_min_max(pos2(rect.min.x + 64.0, rect.min.y), pos2(rect.max.x - 12.0, rect.max.y));
            let (name, points) = lines.split_top_bottom_at_fraction(0.53);
            let name = name.with_min_y(name.min.y + 4.0);
            pen.line(name, Align::Min, words(people::shown(&person.name), Face::Display, 20.0, palette::INK));
            let points = points.with_max_y(points.max.y - 4.0);
            let label = text!("title-points", points = person.points);
            pen.line(points, Align::Min, words(&label, Face::Text, 16.0, palette::BROWN));
        })
    });
    pressed == Some(true)
}

/// The way to the saved games; whether it was pressed.
fn draw_games(kit: &mut Kit) -> bool {
    let place = if kit.portrait() { [252.0, 198.0, 112.0, 50.0] } else { [888.0, 24.0, 134.0, 58.0] };
    let pressed = kit.paper_at("title-shelf", Plane::Screen, place, 6, |pen| {
        let rect = pen.rect(0.0, 0.0, place[2], place[3]);
        card(pen, "title-games", rect, false, |pen, rect| {
            pen.icon("folder", pos2(rect.min.x + 25.0, rect.center().y), 22.0, 1.0);
            let line = Rect::from_min_max(pos2(rect.min.x + 42.0, rect.min.y), pos2(rect.max.x - 8.0, rect.max.y));
            pen.line(line, Align::Min, words(text("title-games"), Face::Display, 20.0, palette::INK));
        })
    });
    pressed == Some(true)
}

/// Browsers hide controllers until one of their buttons is pressed.
fn call_for_pads(kit: &mut Kit) {
    let place = if kit.portrait() { [35.0, 806.0, 320.0, 30.0] } else { [860.0, 636.0, 396.0, 30.0] };
    let (middle, align) =
        if kit.portrait() { (place[2] / 2.0, Align2::CENTER_CENTER) } else { (place[2], Align2::RIGHT_CENTER) };
    kit.paper_at("title-pads", Plane::Screen, place, 6, |pen| {
        let call = words(text("title-wake-pad"), Face::Strong, 17.0, palette::CREAM);
        pen.text(pen.at(middle, 15.0), align, call);
    });
}

fn draw(
    mut kit: Kit,
    (saved, roster): (Res<Saved>, Res<Roster>),
    (mut draft, mut seating): (ResMut<Draft>, ResMut<Seating>),
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
    dialog: Res<State<Menu>>,
    pads: Query<(), With<Gamepad>>,
) {
    draw_name(&mut kit);
    let chosen = draw_menu(&mut kit, saved.0.is_some());
    if !kit.portrait() {
        kit.paper_at("title-prompts", Plane::Screen, [900.0, 672.0, 356.0, 38.0], 5, |pen| {
            let place = pen.at(356.0, 19.0);
            let back = if *dialog.get() == Menu::None { text("title-key-quit") } else { text("title-key-back") };
            prompts(
                pen,
                place.x,
                place.y,
                500.0,
                &[(Sign::Confirm, text("title-key-select")), (Sign::Steer, text("title-key-move")), (Sign::Back, back)],
            );
        });
    }
    if draw_games(&mut kit) {
        menu.set(Menu::Games);
    }
    if draw_person(&mut kit, roster.playing()) {
        screen.set(Screen::People);
    }
    if cfg!(target_arch = "wasm32") && pads.is_empty() {
        call_for_pads(&mut kit);
    }
    match chosen {
        Some(Item::Continue) => menu.set(Menu::Resume),
        Some(Item::Play) => {
            draft.against_computer();
            // A person alone plays with whatever lies at hand.
            seating.share();
            screen.set(Screen::Setup);
        }
        Some(Item::TwoPlayers) => {
            draft.level = None;
            screen.set(Screen::Setup);
        }
        Some(Item::Learn) => screen.set(Screen::Learn),
        Some(Item::More) => menu.set(Menu::More),
        Some(Item::Settings) => menu.set(Menu::Settings),
        Some(Item::Quit) => menu.set(Menu::Quit),
        None if kit.back(Plane::Screen) && CAN_QUIT => menu.set(Menu::Quit),
        None => {}
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(Drawing::Screens).run_if(in_state(Screen::Title)));
}
