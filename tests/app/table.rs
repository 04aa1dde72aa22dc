//! Two people at one table: the board turned for the one to move, each side's animals turned to their player, and the leaf
//! that hands the device over. Squares are hit and keys are right in each.

use crate::common::{
    self, Controller, Device as _, Keyboard, Pointer, act, ask, current, frames, game, hand, menu, mv, new_game,
    play_line, screens::loaded, setup, square, tap, two_people,
};
use bevy::{
    input::{ButtonState, gamepad::GamepadButton, keyboard::KeyCode, mouse::MouseButtonInput},
    prelude::*,
    window::PrimaryWindow,
};
use jungle::{
    app::{
        animals::token::Token,
        session::{
            Action, Direction, Facing, Holder, MoveRequested, PadId, Player, Requester, Seating, SessionRequest, Stage,
            TableWay, View,
        },
        states::Menu,
    },
    engine::Level,
    rules::Side,
};

fn set(app: &mut App, table: TableWay, hand_over: bool) {
    let mut view = app.world_mut().resource_mut::<View>();
    (view.table, view.hand_over) = (table, hand_over);
    frames(app, 2);
}

fn flipped(app: &App) -> bool {
    app.world().resource::<View>().flipped
}

/// B41, B70: the board turns with the turn, whichever device plays, and goes on doing so after undo and redo.
#[test]
fn the_board_turns_to_the_side_to_move() {
    let mut app = game();
    set(&mut app, TableWay::Turning, false);
    new_game(&mut app, two_people());
    assert!(!flipped(&app));
    play_line(&mut app, &mut Keyboard, "a3a4");
    assert!(flipped(&app));
    play_line(&mut app, &mut Keyboard, "a7a6");
    assert!(!flipped(&app));
    play_line(&mut app, &mut Pointer { drags: true }, "a4a5");
    assert!(flipped(&app));
    ask(&mut app, SessionRequest::Undo);
    assert!(!flipped(&app), "a4a5 is taken back: Red's turn");
    ask(&mut app, SessionRequest::Redo);
    frames(&mut app, 2);
    assert!(flipped(&app));
    act(&mut app, Action::Flip);
    frames(&mut app, 3);
    assert!(!flipped(&app), "who turns it by hand finds it so until the next turn");
}

#[test]
fn against_the_computer_it_stays() {
    let mut app = game();
    set(&mut app, TableWay::Turning, true);
    new_game(&mut app, setup(Player::Human, Player::Computer(Level::Easy)));
    play_line(&mut app, &mut Keyboard, "a3a4");
    common::until(&mut app, "the answer", |app| current(app).game.plies().len() == 2);
    frames(&mut app, 3);
    assert!(!flipped(&app) && menu(&app) == Menu::None);
    set(&mut app, TableWay::FaceToFace, true);
    assert_eq!(*app.world().resource::<Facing>(), Facing(None), "nobody sits across");
}

/// Not before the move was seen.
#[test]
fn it_turns_when_the_move_is_over() {
    let mut app = loaded();
    set(&mut app, TableWay::Turning, false);
    new_game(&mut app, two_people());
    frames(&mut app, 5);
    app.world_mut().write_message(MoveRequested { mv: mv("a3a4"), from: Requester::Human });
    frames(&mut app, 3);
    assert!(app.world().resource::<Stage>().busy && !flipped(&app));
    for _ in 0..300 {
        if !app.world().resource::<Stage>().busy {
            break;
        }
        assert!(!flipped(&app));
        app.update();
    }
    frames(&mut app, 2);
    assert!(flipped(&app));
}

/// Face to face: Blue's animals stand on their heads, each on its square; Blue steers from where Blue sits, and a press
/// hits what it points at.
#[test]
fn each_side_is_turned_to_its_player() {
    let mut app = loaded();
    set(&mut app, TableWay::FaceToFace, false);
    new_game(&mut app, two_people());
    frames(&mut app, 20);
    let turned = |app: &mut App| {
        let mut tokens = app.world_mut().query::<(&Token, &Transform)>();
        let world = app.world();
        tokens
            .iter(world)
            .map(|(token, place)| {
                let up = place.rotation * Vec3::Y;
                let home = jungle::app::scene::geometry::center(token.square, world.resource::<View>().flipped);
                assert!(place.translation.truncate().abs_diff_eq(home, 0.5), "{:?}", token.piece);
                assert!(up.y.abs() > 0.999);
                (token.piece.side, up.y < 0.0)
            })
            .collect::<Vec<_>>()
    };
    let all = turned(&mut app);
    assert_eq!(all.len(), 16);
    assert!(all.iter().all(|(side, turned)| *turned == (*side == Side::Blue)), "{all:?}");
    let step = |app: &mut App, way| {
        Keyboard.step(app, way);
        hand(app).cursor
    };
    Keyboard.step(&mut app, Direction::Up);
    let before = hand(&app).cursor;
    assert_eq!(step(&mut app, Direction::Up).rank(), before.rank() + 1, "Red's up leads away from Red");
    play_line(&mut app, &mut Pointer { drags: false }, "a3a4");
    frames(&mut app, 200);
    Keyboard.step(&mut app, Direction::Up);
    let before = hand(&app).cursor;
    assert_eq!(step(&mut app, Direction::Up).rank(), before.rank() - 1, "Blue's up leads away from Blue");
    let before = hand(&app).cursor;
    assert_eq!(step(&mut app, Direction::Left).file(), before.file() + 1, "and left is Blue's left");
    act(&mut app, Action::Press(square("a7")));
    act(&mut app, Action::Release(Some(square("a7"))));
    assert_eq!(hand(&app).held, Some(square("a7")));
    // Turned by hand, it is the others who stand on their heads.
    act(&mut app, Action::Flip);
    frames(&mut app, 60);
    assert!(turned(&mut app).iter().all(|(side, turned)| *turned == (*side == Side::Red)));
}

/// The leaf comes after every move of two people with one device, and any press of any device takes it away and does
/// nothing else (B60).
#[test]
fn any_press_takes_the_leaf_away() {
    let mut app = game();
    let pad = Controller::connect(&mut app);
    set(&mut app, TableWay::Fixed, true);
    new_game(&mut app, two_people());
    let leaf = |app: &mut App, line: &str| {
        play_line(app, &mut Pointer { drags: false }, line);
        frames(app, 3);
        assert_eq!(menu(app), Menu::HandOver, "after {line}");
    };
    let gone = |app: &mut App, by: &str| {
        frames(app, 3);
        assert_eq!((menu(app), hand(app).held), (Menu::None, None), "by {by}");
    };
    leaf(&mut app, "a3a4");
    tap(&mut app, KeyCode::Enter);
    gone(&mut app, "a key");
    leaf(&mut app, "a7a6");
    tap(&mut app, KeyCode::KeyG);
    gone(&mut app, "any key");
    leaf(&mut app, "a4a5");
    pad.tap(&mut app, GamepadButton::North);
    gone(&mut app, "a controller");
    leaf(&mut app, "g7g6");
    let mut windows = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>();
    let window = windows.single(app.world()).unwrap_or(Entity::PLACEHOLDER);
    for state in [ButtonState::Pressed, ButtonState::Released] {
        app.world_mut().write_message(MouseButtonInput { button: MouseButton::Left, state, window });
        app.update();
    }
    gone(&mut app, "the mouse");
    ask(&mut app, SessionRequest::Undo);
    assert_eq!(menu(&app), Menu::None, "nobody is asked after an undo");
}

#[test]
fn two_with_their_own_devices_are_not_asked() {
    let mut app = game();
    let pad = Controller::connect(&mut app);
    set(&mut app, TableWay::Fixed, true);
    app.world_mut().resource_mut::<Seating>().seat([Some(Holder::Pointer), Some(Holder::Pad(PadId(0)))]);
    new_game(&mut app, two_people());
    play_line(&mut app, &mut Pointer { drags: false }, "a3a4");
    frames(&mut app, 5);
    assert_eq!((menu(&app), current(&app).game.plies().len()), (Menu::None, 1));
    assert!(app.world().get_entity(pad.pad).is_ok());
}

/// The end is told by its own dialog.
#[test]
fn nobody_is_asked_after_the_end() {
    let mut app = game();
    set(&mut app, TableWay::Turning, true);
    new_game(&mut app, common::from_fen("l6/3L3/7/7/7/7/7/7/7 w", two_people()));
    app.world_mut().write_message(MoveRequested { mv: mv("d8d9"), from: Requester::Human });
    frames(&mut app, 10);
    assert!(current(&app).over());
    assert_ne!(menu(&app), Menu::HandOver);
    assert!(!flipped(&app));
}
