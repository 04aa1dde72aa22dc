//! The whole game without a graphics card, and hands for its menus.

use std::{collections::BTreeSet, time::Duration};

use bevy::{
    gilrs::GilrsPlugin,
    input::{gamepad::GamepadButton, keyboard::KeyCode},
    log::LogPlugin,
    prelude::*,
    render::{
        RenderPlugin,
        settings::{RenderCreation, WgpuSettings},
    },
    time::TimeUpdateStrategy,
    window::WindowResolution,
    winit::WinitPlugin,
};
use bevy_egui::{EguiPlugin, egui::Id};
use jungle::app::{
    session::Direction,
    states::{Menu, Screen},
    theme::focus::Focus,
    thinking::Pace,
};

use super::{Controller, FRAME, Heard, frames, listen, menu, screen, start, tap};

/// The game as it is run, but for its window, its graphics card, its log and real controllers.
pub fn game_in(width: u32, height: u32) -> App {
    let mut app = App::new();
    let no_card = WgpuSettings { backends: None, ..default() };
    let window = Window { resolution: WindowResolution::new(width, height), ..default() };
    app.add_plugins((
        DefaultPlugins
            .set(RenderPlugin { render_creation: RenderCreation::Automatic(Box::new(no_card)), ..default() })
            .set(WindowPlugin { primary_window: Some(window), ..default() })
            .disable::<WinitPlugin>()
            .disable::<LogPlugin>()
            .disable::<GilrsPlugin>(),
        EguiPlugin::default(),
        jungle::app::plugin,
    ))
    .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME))
    .insert_resource(Pace::Instant)
    .init_resource::<Heard>()
    .add_systems(Last, listen);
    app
}

/// The game at its title, without waiting for its pictures.
pub fn at_title() -> App {
    let mut app = game_in(1280, 720);
    start(&mut app);
    frames(&mut app, 3);
    app
}

/// The game at its title, with its pictures.
pub fn loaded() -> App {
    let mut app = game_in(1280, 720);
    load(&mut app);
    app
}

/// Reads the pictures, and goes on to what comes first.
pub fn load(app: &mut App) {
    app.finish();
    app.cleanup();
    for _ in 0..6000 {
        app.update();
        if screen(app) != Screen::Loading {
            return;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    panic!("the pictures are not read");
}

/// What a person presses in the menus.
pub trait Presser {
    fn step(&mut self, app: &mut App, way: Direction);
    fn confirm(&mut self, app: &mut App);
    fn back(&mut self, app: &mut App);
    /// Opens the menu of the game.
    fn pause(&mut self, app: &mut App);
}

pub struct Keys;

pub fn press(app: &mut App, key: KeyCode) {
    tap(app, key);
    app.update();
}

impl Presser for Keys {
    fn step(&mut self, app: &mut App, way: Direction) {
        match way {
            Direction::Up => press(app, KeyCode::ArrowUp),
            Direction::Down => press(app, KeyCode::ArrowDown),
            Direction::Left => press(app, KeyCode::ArrowLeft),
            Direction::Right => press(app, KeyCode::ArrowRight),
        }
    }

    fn confirm(&mut self, app: &mut App) {
        press(app, KeyCode::Enter);
    }

    fn back(&mut self, app: &mut App) {
        press(app, KeyCode::Escape);
    }

    fn pause(&mut self, app: &mut App) {
        press(app, KeyCode::KeyP);
    }
}

impl Presser for Controller {
    fn step(&mut self, app: &mut App, way: Direction) {
        super::Device::step(self, app, way);
        app.update();
    }

    fn confirm(&mut self, app: &mut App) {
        self.tap(app, GamepadButton::South);
        app.update();
    }

    fn back(&mut self, app: &mut App) {
        self.tap(app, GamepadButton::East);
        app.update();
    }

    fn pause(&mut self, app: &mut App) {
        self.tap(app, GamepadButton::Start);
        app.update();
    }
}

pub fn focused(app: &App) -> Option<Id> {
    app.world().resource::<Focus>().now()
}

/// Walks about for long enough to come everywhere; what had the focus on the way.
pub fn wander(app: &mut App, hand: &mut dyn Presser) -> BTreeSet<u64> {
    let mut seen = BTreeSet::new();
    let mut dice: u32 = 1;
    for _ in 0..160 {
        seen.extend(focused(app).map(|id| id.value()));
        dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        hand.step(app, Direction::ALL[(dice >> 30) as usize]);
    }
    // Chance hardly comes to the end of a long column that has a way out of every row.
    for way in Direction::ALL {
        for _ in 0..12 {
            hand.step(app, way);
            seen.extend(focused(app).map(|id| id.value()));
        }
    }
    seen
}

/// Every widget of the scene gets the focus, and no more than those; nothing that is drawn as usable is out of reach.
pub fn all_is_reached(app: &mut App, hand: &mut dyn Presser) {
    let reachable = app.world().resource::<Focus>().reachable();
    assert!(reachable > 0, "{:?} {:?} has nothing to focus", screen(app), menu(app));
    let seen = wander(app, hand);
    assert_eq!(seen.len(), reachable, "{:?} {:?}", screen(app), menu(app));
}

/// Brings the focus to a widget by steps.
pub fn go_to(app: &mut App, hand: &mut dyn Presser, name: &str) {
    let id = Id::new(name);
    let mut dice: u32 = 7;
    for _ in 0..400 {
        if focused(app) == Some(id) {
            return;
        }
        dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        hand.step(app, Direction::ALL[(dice >> 30) as usize]);
    }
    // Chance hardly comes to the end of a long column that has a way out of every row.
    for way in Direction::ALL.into_iter().cycle().take(16) {
        for _ in 0..12 {
            if focused(app) == Some(id) {
                return;
            }
            hand.step(app, way);
        }
    }
    panic!("the focus never comes to {name} in {:?} {:?}", screen(app), menu(app));
}

pub fn choose(app: &mut App, hand: &mut dyn Presser, name: &str) {
    go_to(app, hand, name);
    hand.confirm(app);
    frames(app, 2);
}

pub fn begins_at(app: &App, name: &str) {
    assert_eq!(focused(app), Some(Id::new(name)), "the first focus of {:?} {:?}", screen(app), menu(app));
}

pub fn is_at(app: &App, at: (Screen, Menu)) {
    assert_eq!((screen(app), menu(app)), at);
}

/// Waits for the dialog that tells who won: it lets the end be seen first.
pub fn end_is_shown(app: &mut App) {
    for _ in 0..400 {
        if menu(app) == Menu::Result {
            frames(app, 3);
            return;
        }
        app.update();
    }
    panic!("the end is not told of: over {}, menu {:?}", super::current(app).over(), menu(app));
}
