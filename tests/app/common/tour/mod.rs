//! A tour of all there is to read, looking for texts that are too long for their places and for buttons that lie on one another.

use std::collections::BTreeSet;

use bevy::prelude::*;
use bevy_egui::egui;
use jungle::app::{
    session::{ActiveDevice, Brand, Saved, View},
    states::Menu,
    theme::{focus::Focus, layout::Layout, text::Misfits},
};

use crate::common::{self, frames, menu, screen, screens::*, set_menu};

mod learn;
mod menus;
mod play;

pub use learn::*;
pub use menus::*;
pub use play::*;

/// Texts that were too long for their places.
#[derive(Resource, Default)]
pub struct Found(pub BTreeSet<String>);

/// Notes what is written now and is too long for its place, and buttons that lie on one another.
pub fn all_fits(app: &mut App) {
    frames(app, 4);
    let scene = (screen(app), menu(app));
    let misfits = std::mem::take(&mut app.world_mut().resource_mut::<Misfits>().0);
    let found = &mut app.world_mut().resource_mut::<Found>().0;
    found.extend(misfits.iter().map(|misfit| format!("{scene:?}: {misfit:?}")));
    let places: Vec<_> = app.world().resource::<Focus>().places().collect();
    let on_one_another = places.iter().enumerate().flat_map(|(index, (_, one))| {
        places[index + 1..]
            .iter()
            .filter(|(_, other)| one.shrink(1.0).intersects(*other))
            .map(move |(_, other)| (one, other))
    });
    let layout = app.world().resource::<Layout>();
    let size = layout.window / layout.ui;
    let whole = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(size.x, size.y)).expand(1.0);
    let outside: Vec<_> = places
        .iter()
        .filter(|(_, place)| !whole.contains_rect(*place))
        .map(|(_, place)| format!("{scene:?} {place:?} is not in the window"))
        .collect();
    app.world_mut().resource_mut::<Found>().0.extend(outside);
    let overlaps: Vec<_> = on_one_another.map(|pair| format!("{scene:?} {pair:?}")).collect();
    app.world_mut().resource_mut::<Found>().0.extend(overlaps);
}

pub const DEVICES: [ActiveDevice; 4] =
    [ActiveDevice::Keyboard, ActiveDevice::Mouse, ActiveDevice::Touch, ActiveDevice::Gamepad(Brand::PlayStation)];

/// A game that looks for what does not fit.
pub fn game_at(width: u32, height: u32, scale: f32) -> App {
    let mut app = game_in(width, height);
    app.init_resource::<Found>();
    common::start(&mut app);
    app.world_mut().resource_mut::<View>().text_scale = scale;
    app
}

/// What did not fit since it was last asked.
pub fn found(app: &mut App) -> BTreeSet<String> {
    std::mem::take(&mut app.world_mut().resource_mut::<Found>().0)
}

/// Menus, and all that lies beside the board.
pub fn fits_around_the_game(app: &mut App) {
    app.insert_resource(Saved(Some(long_game())));
    for device in DEVICES {
        app.insert_resource(device);
        for menu in [Menu::None, Menu::Quit, Menu::Resume, Menu::More, Menu::Watch, Menu::Print] {
            set_menu(app, menu);
            all_fits(app);
        }
    }
    set_menu(app, Menu::None);
    fits_in_games(app);
    fits_in_people(app);
    fits_in_setup(app);
    fits_in_seats(app);
    fits_in_play(app);
    fits_in_interludes(app);
    fits_in_watch(app);
    fits_with_seats(app);
}

/// Hints, lessons, puzzles and reviews: they say most where there is least room.
pub fn fits_where_one_learns(app: &mut App) {
    fits_in_hints(app);
    fits_in_lessons(app);
    fits_in_puzzles(app);
    fits_in_advice(app);
    fits_in_review(app);
}

/// All that can be set, and what happens in words.
pub fn fits_in_all_settings(app: &mut App) {
    for device in DEVICES {
        app.insert_resource(device);
        set_menu(app, Menu::Welcome);
        all_fits(app);
    }
    set_menu(app, Menu::None);
    fits_in_settings(app);
    fits_in_house_rules(app);
    fits_with_captions(app);
}

/// How many groups of settings there are.
pub const TABS: usize = 5;
