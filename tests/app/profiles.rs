//! The players' screen and its dialogs: by controller alone, by keyboard alone, and by typing on a real keyboard.

use crate::common::{self, Controller, frames, screens::*};
use bevy::{
    input::{
        ButtonState,
        keyboard::{Key, KeyCode, KeyboardInput},
    },
    prelude::*,
    window::PrimaryWindow,
};
use bevy_egui::egui::Id;
use jungle::{
    app::{
        session::{Direction, Profile, Roster, Seat},
        states::{Menu, Screen},
        theme::focus::Focus,
    },
    rules::Animal,
};

fn playing(app: &App) -> Profile {
    app.world().resource::<Roster>().playing().clone()
}

/// Steers to a widget as a person does who sees where it is, and presses it: the longer way first, and where that leads no
/// nearer, the other.
fn press_on(app: &mut App, hand: &mut dyn Presser, name: &str) {
    let id = Id::new(name);
    let mut nearest = f32::INFINITY;
    let mut turned = false;
    for _ in 0..30 {
        let now = focused(app).unwrap();
        if now == id {
            hand.confirm(app);
            frames(app, 2);
            return;
        }
        let place = |wanted: Id| {
            let mut places = app.world().resource::<Focus>().places();
            places.find(|(id, _)| *id == wanted).map(|(_, place)| place.center()).unwrap()
        };
        let way = place(id) - place(now);
        turned = way.length() >= nearest && !turned;
        nearest = way.length();
        let upright = (way.y.abs() > way.x.abs()) != turned;
        hand.step(
            app,
            match (upright, way.y > 0.0, way.x > 0.0) {
                (true, true, _) => Direction::Down,
                (true, false, _) => Direction::Up,
                (false, _, true) => Direction::Right,
                (false, _, false) => Direction::Left,
            },
        );
    }
    panic!("the focus never comes to {name}");
}

/// Everything of the screen: somebody new by a suggestion, somebody by letters, another name and animal, who plays now, every
/// side of the card, somebody less, and back to where it came from.
fn tour(app: &mut App, hand: &mut dyn Presser) {
    choose(app, hand, "title-people");
    is_at(app, (Screen::People, Menu::None));
    all_is_reached(app, hand);

    choose(app, hand, "people-new");
    is_at(app, (Screen::People, Menu::Name));
    begins_at(app, "name-offer-0");
    press_on(app, hand, "name-offer-1");
    press_on(app, hand, "name-tiger");
    press_on(app, hand, "name-done");
    is_at(app, (Screen::People, Menu::None));
    let ravi = playing(app);
    assert_eq!((ravi.name.as_str(), ravi.animal), ("Ravi", Animal::Tiger));

    // Letter by letter, with a letter taken back; B leaves without a name.
    choose(app, hand, "people-new");
    let keys = ["name-key-8", "name-key-13", "name-key-4", "name-letters", "name-key-13", "name-erase", "name-space"];
    for key in keys.into_iter().chain(["name-letters", "name-key-1"]) {
        press_on(app, hand, key);
    }
    press_on(app, hand, "name-done");
    assert_eq!(playing(app).name, "Ine 2");
    choose(app, hand, "people-new");
    hand.back(app);
    is_at(app, (Screen::People, Menu::None));
    assert_eq!(app.world().resource::<Roster>().ranked().len(), 3);

    // The first of the list is the one who was here first: nobody has points.
    let first = app.world().resource::<Roster>().ranked()[0].id;
    let line = Id::new("people-line").with(first);
    for _ in 0..40 {
        if focused(app) == Some(line) {
            break;
        }
        hand.step(app, Direction::Up);
    }
    hand.confirm(app);
    assert_eq!(playing(app).id, first);
    choose(app, hand, "people-change");
    is_at(app, (Screen::People, Menu::Name));
    press_on(app, hand, "name-elephant");
    press_on(app, hand, "name-cancel");
    assert_eq!(playing(app).animal, Animal::Lion, "canceled");
    choose(app, hand, "people-change");
    press_on(app, hand, "name-elephant");
    press_on(app, hand, "name-done");
    assert_eq!((playing(app).id, playing(app).animal), (first, Animal::Elephant));
    for _ in 0..4 {
        choose(app, hand, "people-view");
    }
    // Pressed once it asks, pressed again it removes whose card is shown.
    choose(app, hand, "people-change");
    press_on(app, hand, "name-remove");
    is_at(app, (Screen::People, Menu::Name));
    assert_eq!(app.world().resource::<Roster>().ranked().len(), 3);
    press_on(app, hand, "name-remove");
    is_at(app, (Screen::People, Menu::None));
    assert_eq!(app.world().resource::<Roster>().ranked().len(), 2);
    hand.back(app);
    is_at(app, (Screen::Title, Menu::None));
    begins_at(app, "title-people");

    // Whoever plays now sits at the board.
    choose(app, hand, "title-play");
    choose(app, hand, "setup-play");
    let current = common::current(app);
    let side = current.lone_human().unwrap();
    assert_eq!(*current.seat(side), Seat::of(&playing(app)));
}

#[test]
fn players_by_controller_alone() {
    let mut app = at_title();
    let mut pad = Controller::connect(&mut app);
    tour(&mut app, &mut pad);
}

#[test]
fn players_by_keyboard_alone() {
    tour(&mut at_title(), &mut Keys);
}

/// A key of a real keyboard that writes something.
fn write(app: &mut App, key_code: KeyCode, text: &str) {
    let window = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>().single(app.world()).unwrap();
    for state in [ButtonState::Pressed, ButtonState::Released] {
        let logical_key = match key_code {
            KeyCode::Space => Key::Space,
            KeyCode::Backspace => Key::Backspace,
            _ => Key::Character(text.into()),
        };
        let text = (state == ButtonState::Pressed && !text.is_empty()).then(|| text.into());
        app.world_mut().write_message(KeyboardInput { key_code, logical_key, state, text, repeat: false, window });
        app.update();
    }
    frames(app, 2);
}

/// Space writes a space and presses nothing, Backspace takes a letter and does not leave, Enter is done.
#[test]
fn names_are_typed() {
    let mut app = at_title();
    choose(&mut app, &mut Keys, "title-people");
    choose(&mut app, &mut Keys, "people-new");
    for (key, text) in [
        (KeyCode::KeyJ, "J"),
        (KeyCode::KeyO, "o"),
        (KeyCode::KeyE, "é"),
        (KeyCode::Space, " "),
        (KeyCode::KeyQ, "Q"),
        (KeyCode::KeyR, "r"),
        (KeyCode::Backspace, ""),
    ] {
        write(&mut app, key, text);
        is_at(&app, (Screen::People, Menu::Name));
    }
    begins_at(&app, "name-done");
    Keys.confirm(&mut app);
    is_at(&app, (Screen::People, Menu::None));
    assert_eq!(playing(&app).name, "Joé Q");
}
