//! Seats with devices of their own: two controllers, two halves of a keyboard, and controllers that come and go. Names like
//! B55 are rows of the faults this game must not have.

use crate::common::{
    screens::{all_is_reached, at_title, begins_at, choose, focused, is_at},
    *,
};
use bevy::{input::gamepad::GamepadButton, prelude::*};
use jungle::{
    app::{
        session::{
            Action, ActiveDevice, Brand, Chair, Controllers, Direction, Hearing, Holder, Joining, OutOfTurn, Player,
            Seating,
        },
        states::{Menu, Screen},
    },
    engine::Level,
    rules::Side,
};

/// How often somebody pressed out of turn.
#[derive(Resource, Default)]
struct Early(usize);

fn holder(app: &App, pad: &Controller) -> Holder {
    Holder::Pad(app.world().resource::<Controllers>().number(pad.pad).unwrap())
}

fn seating(app: &App) -> &Seating {
    app.world().resource::<Seating>()
}

fn early(app: &App) -> usize {
    app.world().resource::<Early>().0
}

/// A game of two people, each with a seat.
fn seated(app: &mut App, holders: [Holder; 2]) {
    app.world_mut().resource_mut::<Seating>().seat(holders.map(Some));
    new_game(app, two_people());
}

/// A game without a picture that counts who presses out of turn.
fn quiet_game() -> App {
    game_with(|app| {
        app.init_resource::<Early>().add_systems(
            Last,
            |mut presses: MessageReader<OutOfTurn>, mut early: ResMut<Early>| {
                early.0 += presses.read().count();
            },
        );
    })
}

/// Two controllers of different makes, a game, and a seat for each: Red's, then Blue's.
fn two_pads() -> (App, [Controller; 2]) {
    let mut app = quiet_game();
    let pads = ["One", "Two"].map(|name| Controller::connect_as(&mut app, name));
    let holders = pads.each_ref().map(|pad| holder(&app, pad));
    seated(&mut app, holders);
    (app, pads)
}

fn plies(app: &App) -> usize {
    current(app).game.plies().len()
}

#[test]
fn each_plays_its_own_side_and_the_other_gets_a_sign() {
    let (mut app, [mut red, mut blue]) = two_pads();
    let before = hand(&app).cursor;
    blue.step(&mut app, Direction::Up);
    blue.confirm(&mut app);
    assert_eq!((hand(&app).cursor, hand(&app).held), (before, None));
    assert_eq!(early(&app), 2);
    play_line(&mut app, &mut red, "g3g4");
    red.confirm(&mut app);
    assert_eq!(hand(&app).held, None, "it is Blue's turn now");
    play_line(&mut app, &mut blue, "a7a6");
    // Each finds the cursor where they left it.
    assert_eq!(hand(&app).cursor, square("g4"));
    // Keys have no seat.
    for key in [KeyCode::ArrowUp, KeyCode::KeyW, KeyCode::Enter, KeyCode::Space, KeyCode::KeyU] {
        tap(&mut app, key);
    }
    assert_eq!((hand(&app).cursor, hand(&app).held, plies(&app)), (square("g4"), None, 2));
    // Anybody may pause, and turn the board.
    blue.tap(&mut app, GamepadButton::Start);
    frames(&mut app, 2);
    assert_eq!(menu(&app), Menu::Pause);
}

/// The prompts show the signs of the seat that is to move, whatever was used last.
#[test]
fn prompts_are_the_seats_own() {
    let mut app = quiet_game();
    let mut pad = Controller::connect_as(&mut app, "One");
    let holders = [holder(&app, &pad), Holder::KeysLeft];
    seated(&mut app, holders);
    let device = |app: &App| *app.world().resource::<ActiveDevice>();
    tap(&mut app, KeyCode::KeyW);
    assert_eq!(device(&app), ActiveDevice::Gamepad(Brand::Xbox));
    play_line(&mut app, &mut pad, "g3g4");
    assert_eq!(device(&app), ActiveDevice::KeysLeft);
    set_menu(&mut app, Menu::Pause);
    assert_eq!(device(&app), ActiveDevice::Keyboard, "menus know no halves");
}

#[test]
fn two_halves_of_a_keyboard() {
    let mut app = quiet_game();
    seated(&mut app, [Holder::KeysLeft, Holder::KeysRight]);
    let line = |app: &mut App, keys: &[KeyCode]| keys.iter().for_each(|key| tap(app, *key));
    use KeyCode::{ArrowDown, ArrowLeft, Enter, KeyA, KeyD, KeyW, Space};
    // Red's cursor begins at d3, and the first step shows it.
    line(&mut app, &[KeyW, KeyD, KeyD, KeyD, Space, KeyW, Space]);
    frames(&mut app, 3);
    assert_eq!(heard(&app).played, ["g3g4"]);
    // Blue's begins at d7. The left half does nothing now.
    line(&mut app, &[KeyA, Space, ArrowLeft, ArrowLeft, ArrowLeft, Enter, ArrowDown, Enter]);
    frames(&mut app, 3);
    assert_eq!(heard(&app).played, ["g3g4", "a7a6"]);
    assert!(early(&app) >= 2);
    // Escape pauses for both.
    tap(&mut app, KeyCode::Escape);
    frames(&mut app, 2);
    assert_eq!(menu(&app), Menu::Pause);
}

/// B55: disconnected, and connected again under a new id: the game waits, and the seat is its own again, without a word.
#[test]
fn a_pad_that_comes_back_under_a_new_id() {
    let (mut app, [mut red, mut blue]) = two_pads();
    play_line(&mut app, &mut red, "g3g4");
    let seat = seating(&app).clone();
    for _ in 0..3 {
        red.unplug(&mut app);
        frames(&mut app, 3);
        assert_eq!(menu(&app), Menu::Lost, "even while the other one is to move");
        blue.step(&mut app, Direction::Down);
        assert_eq!(plies(&app), 1);
        red = Controller::connect_as(&mut app, "One");
        frames(&mut app, 2);
        assert_eq!(menu(&app), Menu::None);
        assert_eq!(seating(&app), &seat);
    }
    // Connect, disconnect, connect within a frame: no dialog at all.
    red.unplug(&mut app);
    let flicker = Controller { pad: app.world_mut().spawn_empty().id(), ..red };
    flicker.plug(&mut app);
    flicker.unplug(&mut app);
    let last = Controller { pad: app.world_mut().spawn_empty().id(), ..red };
    last.plug(&mut app);
    for _ in 0..5 {
        app.update();
        assert_eq!(menu(&app), Menu::None);
    }
    // What its stick claims before it was at rest is nothing.
    play_line(&mut app, &mut blue, "a7a6");
    let before = hand(&app).cursor;
    last.lean(&mut app, 1.0, -1.0);
    frames(&mut app, 60);
    assert_eq!(hand(&app).cursor, before);
    let mut last = last;
    play_line(&mut app, &mut last, "g4g5");
    assert!(heard(&app).notices.is_empty(), "{:?}", heard(&app).notices);
}

/// A new controller never takes a seat by being there, and the other's controller not by pressing.
#[test]
fn nobody_steals_a_seat() {
    let (mut app, [red, blue]) = two_pads();
    let mut new = Controller::connect_as(&mut app, "Three");
    new.step(&mut app, Direction::Up);
    new.confirm(&mut app);
    assert_eq!((hand(&app).held, seating(&app).hears(current(&app), holder(&app, &new))), (None, Hearing::NoSeat));
    red.unplug(&mut app);
    frames(&mut app, 3);
    let newer = Controller::connect_as(&mut app, "Four");
    frames(&mut app, 3);
    assert_eq!(menu(&app), Menu::Lost);
    assert_eq!(seating(&app).side(holder(&app, &newer)), None);
    assert_eq!(seating(&app).side(holder(&app, &blue)), Some(Side::Blue));
}

/// One controller that the system shows as two plays one seat, whichever of the two it names first.
#[test]
fn a_ghost_twin_has_no_say() {
    let (mut app, [red, blue]) = two_pads();
    let ghost = Controller::connect_as(&mut app, "Ghost");
    let both = |app: &mut App, button, ghost_first: bool| {
        for value in [1.0, 0.0] {
            let (one, two) = if ghost_first { (&ghost, &red) } else { (&red, &ghost) };
            one.button(app, button, value);
            app.update();
            two.button(app, button, value);
            app.update();
        }
        frames(app, 8);
    };
    both(&mut app, GamepadButton::DPadUp, false);
    let shown = hand(&app).cursor;
    for (index, ghost_first) in [true, false, true].into_iter().enumerate() {
        both(&mut app, GamepadButton::DPadUp, ghost_first);
        assert_eq!(hand(&app).cursor.rank(), shown.rank() + 1 + index as u8, "one step each");
    }
    assert_eq!(seating(&app).side(holder(&app, &ghost)), None);
    assert_eq!(seating(&app).side(holder(&app, &blue)), Some(Side::Blue));
}

/// The computer takes a seat in the middle of the game, and the person's device stays its own.
#[test]
fn a_seat_for_the_computer() {
    let (mut app, [mut red, blue]) = two_pads();
    play_line(&mut app, &mut red, "g3g4");
    ask(
        &mut app,
        jungle::app::session::SessionRequest::SetPlayer { side: Side::Blue, player: Player::Computer(Level::Easy) },
    );
    until(&mut app, "the computer's move", |app| plies(app) == 2);
    assert_eq!(seating(&app).of(Side::Blue), None);
    assert_eq!(seating(&app).hears(current(&app), holder(&app, &blue)), Hearing::NoSeat);
    // Without a device of its own, a person plays with all.
    ask(&mut app, jungle::app::session::SessionRequest::SetPlayer { side: Side::Blue, player: Player::Human });
    assert!(seating(&app).shared());
}

fn joining(app: &App) -> &Joining {
    app.world().resource::<Joining>()
}

/// From the title to the seats, by one controller.
fn to_the_seats(app: &mut App, pad: &mut Controller) {
    choose(app, pad, "title-two");
    choose(app, pad, "setup-seats");
    is_at(app, (Screen::Setup, Menu::Seats));
}

/// B70: seats by controllers alone: taken, left, swapped, shared, given to the computer; and the game that follows.
#[test]
fn joining_by_controller_alone() {
    let mut app = at_title();
    let mut one = Controller::connect_as(&mut app, "One");
    let mut two = Controller::connect_as(&mut app, "Two");
    to_the_seats(&mut app, &mut one);
    assert_eq!(joining(&app).chairs, [Chair::Free; 2]);
    let holders = [&one, &two].map(|pad| Chair::Held(holder(&app, pad)));

    screens::Presser::confirm(&mut one, &mut app);
    assert_eq!(joining(&app).chairs, [holders[0], Chair::Free]);
    frames(&mut app, 20);
    // A seated controller walks about; one that has none yet takes a seat wherever the focus is.
    all_is_reached(&mut app, &mut one);
    choose(&mut app, &mut one, "seats-blue-computer");
    assert_eq!(joining(&app).chairs, [holders[0], Chair::Computer(Level::Easy)]);
    choose(&mut app, &mut one, "seats-blue-level");
    assert_eq!(joining(&app).chairs[1], Chair::Computer(Level::Normal));
    choose(&mut app, &mut one, "seats-blue-leave");
    screens::Presser::confirm(&mut two, &mut app);
    assert_eq!(joining(&app).chairs, holders);
    one.tap(&mut app, GamepadButton::North);
    app.update();
    assert_eq!(joining(&app).chairs, [holders[1], holders[0]]);
    one.tap(&mut app, GamepadButton::West);
    app.update();
    assert!(joining(&app).shared);
    one.tap(&mut app, GamepadButton::West);
    app.update();
    two.tap(&mut app, GamepadButton::East);
    app.update();
    assert_eq!(joining(&app).chairs, [Chair::Free, holders[0]]);
    // Without a seat, B goes back; what was taken so is forgotten.
    two.tap(&mut app, GamepadButton::East);
    frames(&mut app, 3);
    is_at(&app, (Screen::Setup, Menu::None));
    assert!(seating(&app).shared());

    choose(&mut app, &mut one, "setup-seats");
    frames(&mut app, 8);
    screens::Presser::confirm(&mut two, &mut app);
    frames(&mut app, 8);
    screens::Presser::confirm(&mut one, &mut app);
    frames(&mut app, 20);
    begins_at(&app, "seats-start");
    screens::Presser::confirm(&mut two, &mut app);
    frames(&mut app, 3);
    is_at(&app, (Screen::Play, Menu::None));
    frames(&mut app, 20);
    for (pad, text) in [(&mut two, "g3g4"), (&mut one, "a7a6")] {
        pad.play(&mut app, mv(text));
        frames(&mut app, 120);
    }
    assert_eq!(plies(&app), 2);

    // In the middle of the game they change sides: who had Red has Blue.
    two.tap(&mut app, GamepadButton::Start);
    frames(&mut app, 3);
    choose(&mut app, &mut two, "pause-seats");
    choose(&mut app, &mut two, "seats-swap");
    choose(&mut app, &mut two, "seats-start");
    frames(&mut app, 3);
    is_at(&app, (Screen::Play, Menu::None));
    assert_eq!(seating(&app).of(Side::Red), Some(holder(&app, &one)));
    assert_eq!(Side::ALL.map(|side| current(&app).seat(side).name.clone()), ["Player 2", "Player 1"]);

    // A lost controller's seat is taken by whoever presses.
    one.unplug(&mut app);
    frames(&mut app, 20);
    is_at(&app, (Screen::Play, Menu::Lost));
    begins_at(&app, "lost-take");
    screens::Presser::confirm(&mut two, &mut app);
    is_at(&app, (Screen::Play, Menu::Lost));
    assert_eq!(heard(&app).notices.len(), 1, "who has a seat takes no other");
    let mut three = Controller::connect_as(&mut app, "Three");
    screens::Presser::confirm(&mut three, &mut app);
    frames(&mut app, 3);
    is_at(&app, (Screen::Play, Menu::None));
    assert_eq!(seating(&app).of(Side::Red), Some(holder(&app, &three)));
    // The old one has lost its seat for good.
    one.plug(&mut app);
    frames(&mut app, 5);
    assert_eq!(seating(&app).of(Side::Red), Some(holder(&app, &three)));
}

/// B70: the same by a keyboard alone, both halves of it.
#[test]
fn joining_by_keyboard_alone() {
    let mut app = at_title();
    let mut keys = screens::Keys;
    choose(&mut app, &mut keys, "title-two");
    choose(&mut app, &mut keys, "setup-seats");
    tap(&mut app, KeyCode::Space);
    app.update();
    assert_eq!(joining(&app).chairs, [Chair::Held(Holder::KeysLeft), Chair::Free]);
    frames(&mut app, 20);
    // The left half steers.
    let before = focused(&app);
    tap(&mut app, KeyCode::KeyS);
    app.update();
    assert_ne!(focused(&app), before);
    tap(&mut app, KeyCode::Enter);
    app.update();
    assert_eq!(joining(&app).chairs, [Holder::KeysLeft, Holder::KeysRight].map(Chair::Held));
    tap(&mut app, KeyCode::KeyQ);
    tap(&mut app, KeyCode::Escape);
    app.update();
    assert_eq!(joining(&app).chairs, [Chair::Free; 2], "Q and Escape leave");
    tap(&mut app, KeyCode::Enter);
    tap(&mut app, KeyCode::Space);
    app.update();
    frames(&mut app, 20);
    all_is_reached(&mut app, &mut keys);
    choose(&mut app, &mut keys, "seats-start");
    frames(&mut app, 20);
    is_at(&app, (Screen::Play, Menu::None));
    assert_eq!(seating(&app).of(Side::Red), Some(Holder::KeysRight));
    act(&mut app, Action::Pause);
    frames(&mut app, 3);
    choose(&mut app, &mut keys, "pause-seats");
    choose(&mut app, &mut keys, "seats-share");
    choose(&mut app, &mut keys, "seats-start");
    frames(&mut app, 3);
    assert!(seating(&app).shared());
}

/// One controller shown as two takes one seat, also when its picture is heard first.
#[test]
fn a_ghost_twin_takes_one_seat() {
    let mut app = at_title();
    let mut one = Controller::connect_as(&mut app, "One");
    let ghost = Controller::connect_as(&mut app, "Ghost");
    to_the_seats(&mut app, &mut one);
    frames(&mut app, 8);
    for first in [&one, &ghost, &ghost] {
        let second = if first.pad == one.pad { &ghost } else { &one };
        for value in [1.0, 0.0] {
            first.button(&mut app, GamepadButton::South, value);
            app.update();
            second.button(&mut app, GamepadButton::South, value);
            app.update();
        }
        frames(&mut app, 10);
        let held = joining(&app).chairs.iter().filter(|chair| matches!(chair, Chair::Held(_))).count();
        assert_eq!(held, 1);
    }
    // A second person who presses alone is no ghost.
    ghost.tap(&mut app, GamepadButton::South);
    frames(&mut app, 10);
    assert!(!joining(&app).waits(), "{:?}", joining(&app));
}
