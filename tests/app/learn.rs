//! What helps a learner at the board: threats that are shown, and hints in three steps.

use crate::common::*;
use bevy::{input::gamepad::GamepadButton, prelude::*};
use jungle::app::session::{Action, HintStep, SessionRequest, View};

fn shows_threats(app: &App) -> bool {
    app.world().resource::<View>().show_threats
}

/// Every device has its own way to show what can be taken, and the board is left alone by it.
#[test]
fn threats_are_shown_and_hidden_by_every_device() {
    let mut app = game();
    new_game(&mut app, two_people());
    let before = fen(&app);
    assert!(!shows_threats(&app), "nobody asked yet");
    tap(&mut app, KeyCode::KeyT);
    assert!(shows_threats(&app), "by key");
    let pad = Controller::connect(&mut app);
    pad.tap(&mut app, GamepadButton::RightTrigger2);
    assert!(!shows_threats(&app), "by controller");
    act(&mut app, Action::Threats);
    assert!(shows_threats(&app), "by the button on screen");
    // They stay through moves, taking back, and another game.
    play_line(&mut app, &mut Keyboard, "g3g4");
    act(&mut app, Action::Undo);
    frames(&mut app, 2);
    assert_eq!(fen(&app), before);
    new_game(&mut app, two_people());
    assert!(shows_threats(&app));
}

fn hint_step(app: &App) -> Option<HintStep> {
    hand(app).hint.as_ref().map(|hint| hint.step)
}

/// The first press tells the animal, the second the move, the third why; the fourth changes nothing, and a move ends it.
#[test]
fn a_hint_is_told_in_three_steps() {
    let steps = [HintStep::Animal, HintStep::Move, HintStep::Why, HintStep::Why];
    let mut app = game();
    let pad = Controller::connect(&mut app);
    let presses: [&dyn Fn(&mut App); 3] =
        [&|app| tap(app, KeyCode::KeyH), &|app| pad.tap(app, GamepadButton::North), &|app| {
            ask(app, SessionRequest::Hint);
        }];
    for press in presses {
        new_game(&mut app, two_people());
        assert_eq!(hint_step(&app), None);
        for step in steps {
            press(&mut app);
            frames(&mut app, 2);
            assert_eq!(hint_step(&app), Some(step));
        }
        let hint = hand(&app).hint.clone().unwrap();
        assert!(current(&app).game.legal_moves().contains(&hint.mv));
        assert!(!hint.claims.is_empty());
        Pointer { drags: false }.play(&mut app, hint.mv);
        assert_eq!(hint_step(&app), None);
    }
}

/// "Wins" is said of what is proven, and of nothing else.
#[test]
fn a_hint_knows_what_is_proven() {
    let mut app = game();
    for (fen, proven) in [("l6/7/3L3/7/7/7/7/7/7 w", Some(2)), ("l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w", None)] {
        new_game(&mut app, from_fen(fen, two_people()));
        ask(&mut app, SessionRequest::Hint);
        frames(&mut app, 2);
        assert_eq!(hand(&app).hint.as_ref().unwrap().proven, proven, "{fen}");
    }
}
