//! What presses, drags and dialogs do to the hand.

use bevy::prelude::*;
use jungle::{
    app::{
        session::{Action, Hand, Match, Player, SessionRequest, Stage},
        states::Menu,
    },
    engine::Level,
    rules::Square,
};

use super::{computer, natural, plies};
use crate::common::*;

/// B36: during the computer's turn and while a move is shown, no press takes anything up, and none is kept for later.
#[test]
fn presses_out_of_turn() {
    for busy in [false, true] {
        let mut app = game();
        natural(&mut app, 60_000);
        new_game(&mut app, setup(if busy { Player::Human } else { computer(Level::Easy) }, Player::Human));
        app.world_mut().resource_mut::<Stage>().busy = busy;
        let before = fen(&app);
        for square in Square::all() {
            for action in [Action::Press(square), Action::Release(Some(square))] {
                act(&mut app, action);
                assert_eq!(hand(&app).held, None, "{square}");
            }
        }
        tap(&mut app, KeyCode::Tab);
        tap(&mut app, KeyCode::Enter);
        assert_eq!(hand(&app).held, None);
        app.world_mut().resource_mut::<Stage>().busy = false;
        frames(&mut app, 5);
        assert_eq!((fen(&app), hand(&app).held), (before, None));
    }
}

/// What a click or a drag does, and B37: an animal let go anywhere but on the board goes home.
#[test]
fn the_hand() {
    let mut app = game();
    new_game(&mut app, two_people());
    let held = |app: &App| hand(app).held.map(|square| square.to_string());

    // A click takes up, another one on it puts down.
    for expected in [Some("g3"), None] {
        act(&mut app, Action::Press(square("g3")));
        act(&mut app, Action::Release(Some(square("g3"))));
        assert_eq!(held(&app).as_deref(), expected);
    }
    // Another own animal is taken instead; an empty square far away puts it down, without a word.
    act(&mut app, Action::Press(square("g3")));
    act(&mut app, Action::Release(Some(square("g3"))));
    act(&mut app, Action::Press(square("e3")));
    act(&mut app, Action::Release(Some(square("e3"))));
    assert_eq!(held(&app).as_deref(), Some("e3"));
    assert!(!hand(&app).targets.is_empty());
    act(&mut app, Action::Press(square("a5")));
    assert_eq!(held(&app), None);
    assert_eq!(heard(&app).refused.len(), 0);
    // The next square that it may not enter says why, and it stays in the hand.
    act(&mut app, Action::Press(square("e3")));
    act(&mut app, Action::Release(Some(square("e3"))));
    act(&mut app, Action::Press(square("e4")));
    app.update();
    assert_eq!(heard(&app).refused.len(), 1);
    assert!(heard(&app).refused[0].contains("leopard"), "{:?}", heard(&app).refused);
    assert_eq!(held(&app).as_deref(), Some("e3"));
    // An enemy's animal is nobody's to take up.
    act(&mut app, Action::Cancel);
    act(&mut app, Action::Press(square("a7")));
    assert_eq!(held(&app), None);

    for end in [Action::Release(None), Action::PointerLost, Action::Release(Some(square("a5")))] {
        act(&mut app, Action::Press(square("g3")));
        assert!(hand(&app).dragging);
        act(&mut app, end);
        assert_eq!((held(&app), hand(&app).dragging), (None, false), "{end:?}");
        // What comes late changes nothing.
        act(&mut app, Action::Release(Some(square("g4"))));
    }
    app.update();
    assert_eq!(plies(&app), 0);
}

/// A change of screen or dialog swallows the input that caused it, and puts down what is held.
#[test]
fn dialogs_swallow_input() {
    let mut app = game();
    new_game(&mut app, two_people());
    act(&mut app, Action::Press(square("g3")));
    app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Pause);
    act(&mut app, Action::Release(Some(square("g4"))));
    frames(&mut app, 3);
    assert_eq!((plies(&app), hand(&app).held), (0, None));
    app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::None);
    act(&mut app, Action::Press(square("g3")));
    assert_eq!(hand(&app).held, None);
    act(&mut app, Action::Press(square("g3")));
    assert_eq!(hand(&app).held, Some(square("g3")));
}

/// Nothing is held and nothing is hinted in a game that has just begun.
#[test]
fn a_new_game_begins_with_empty_hands() {
    let mut app = game();
    new_game(&mut app, two_people());
    act(&mut app, Action::Press(square("g3")));
    ask(&mut app, SessionRequest::Again);
    let Hand { held, dragging, hint, .. } = hand(&app).clone();
    assert_eq!((held, dragging, hint), (None, false, None));
    let Match { epoch, .. } = *current(&app);
    assert!(epoch >= 2);
}
