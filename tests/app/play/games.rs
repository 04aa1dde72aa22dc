//! Whole games, by every device and against every level.

use std::collections::HashSet;

use bevy::prelude::*;
use jungle::{
    app::{
        session::{MatchSetup, Player, SessionRequest},
        states::Menu,
    },
    engine::Level,
    rules::{Repetition, RuleSet, Side, Square},
};

use super::{TO_THE_DEN, choice, computer, plies};
use crate::common::*;

/// B70: a whole game with a leap, a capture and an undo.
fn whole_game(device: &mut dyn Device) {
    let mut app = game();
    new_game(&mut app, two_people());
    play_line(&mut app, device, TO_THE_DEN);
    assert_eq!(outcome(&app), "win w den");
    assert_eq!(heard(&app).ended, ["win w den"]);
    assert_eq!(heard(&app).played, TO_THE_DEN.split(' ').collect::<Vec<_>>());
    assert_eq!(heard(&app).refused, [""; 0]);

    // B40: after the end, undo makes it a game again.
    ask(&mut app, SessionRequest::Undo);
    assert_eq!(outcome(&app), "");
    play_line(&mut app, device, "d8c8 a7a6 c8d8 a6a7 d8d9");
    assert_eq!(heard(&app).ended, ["win w den"; 2]);
}

#[test]
fn a_whole_game_by_keyboard() {
    whole_game(&mut Keyboard);
}

#[test]
fn a_whole_game_by_pointer() {
    whole_game(&mut Pointer { drags: false });
    whole_game(&mut Pointer { drags: true });
}

#[test]
fn a_whole_game_by_controller() {
    for stick in [false, true] {
        let mut app = game();
        let mut pad = Controller { stick, ..Controller::connect(&mut app) };
        new_game(&mut app, two_people());
        play_line(&mut app, &mut pad, TO_THE_DEN);
        assert_eq!(heard(&app).ended, ["win w den"]);
    }
}

/// The keys beside the cursor's: undo, redo, hint, flip, pause, next animal, put down.
#[test]
fn a_keyboard_does_everything_at_the_board() {
    let mut app = game();
    new_game(&mut app, two_people());
    play_line(&mut app, &mut Keyboard, "g3g4 a7a6");
    tap(&mut app, KeyCode::KeyU);
    assert_eq!(plies(&app), 1);
    tap(&mut app, KeyCode::KeyR);
    assert_eq!(plies(&app), 2);

    tap(&mut app, KeyCode::KeyH);
    frames(&mut app, 3);
    let hint = hand(&app).hint.as_ref().unwrap().mv;
    assert!(current(&app).game.legal_moves().contains(&hint));

    // Turned round, Up leads to a lower rank.
    Keyboard.go(&mut app, square("d5"));
    tap(&mut app, KeyCode::KeyF);
    tap(&mut app, KeyCode::ArrowUp);
    assert_eq!(hand(&app).cursor, square("d4"));
    tap(&mut app, KeyCode::ArrowLeft);
    assert_eq!(hand(&app).cursor, square("e4"));
    tap(&mut app, KeyCode::KeyF);
    tap(&mut app, KeyCode::KeyW);
    assert_eq!(hand(&app).cursor, square("e5"));

    // Tab goes round all animals that can move, and only those.
    let movable: HashSet<Square> = current(&app).game.legal_moves().iter().map(|mv| mv.from).collect();
    let mut seen = HashSet::new();
    for _ in 0..movable.len() {
        tap(&mut app, KeyCode::Tab);
        seen.insert(hand(&app).cursor);
    }
    assert_eq!(seen, movable);

    tap(&mut app, KeyCode::Space);
    assert!(hand(&app).held.is_some());
    tap(&mut app, KeyCode::Escape);
    assert_eq!((hand(&app).held, menu(&app)), (None, Menu::None));
    tap(&mut app, KeyCode::Escape);
    app.update();
    assert_eq!(menu(&app), Menu::Pause);
}

/// A person against every level, from both sides: the turn comes back after every answer (B29), until the end.
#[test]
fn against_every_level() {
    for level in Level::ALL {
        for side in Side::ALL {
            let mut seats = [computer(level); 2];
            seats[side.index()] = Player::Human;
            let mut app = game();
            new_game(&mut app, setup(seats[0], seats[1]));
            let mut pointer = Pointer { drags: false };
            // Those who search take their seconds.
            let turns = if level >= Level::Master { 1 } else { 20 };
            for _ in 0..turns {
                frames(&mut app, 3);
                if current(&app).over() {
                    break;
                }
                assert!(current(&app).human_to_move(), "{level:?} does not answer {side}");
                assert_eq!(current(&app).to_move(), side);
                let mv = choice(&app, Level::Normal);
                let before = plies(&app);
                pointer.play(&mut app, mv);
                assert!(plies(&app) > before, "{side} is locked out by {level:?}");
            }
            assert!(plies(&app) > turns.min(8));
            // Giving up is the person's, whoever has the move.
            if !current(&app).over() {
                ask(&mut app, SessionRequest::Resign);
                let code = if side == Side::Red { "win b resignation" } else { "win w resignation" };
                assert_eq!(outcome(&app), code);
            }
        }
    }
}

/// Two computers play to an end by themselves, at the latest after 600 plies (B25).
#[test]
fn computers_among_themselves_end() {
    let mut app = game();
    let rules = RuleSet { repetition: Repetition::Off, ..RuleSet::default() };
    // Two elephants alone: neither can win by force, and nothing in these rules ends it.
    let setup = MatchSetup {
        rules,
        ..from_fen("6e/7/7/7/7/7/7/7/E6 w", setup(computer(Level::Normal), computer(Level::Normal)))
    };
    new_game(&mut app, setup);
    until(&mut app, "an end", |app| current(app).over());
    assert!(plies(&app) <= 600);
    if plies(&app) == 600 {
        assert_eq!(outcome(&app), "draw length");
    }
    assert_eq!(heard(&app).ended.len(), 1);
}

/// The same seed and the same moves are the same game.
#[test]
fn seeds() {
    let line = |seed| {
        let mut app = game();
        new_game(&mut app, MatchSetup { seed, ..setup(computer(Level::Easy), computer(Level::Easy)) });
        until(&mut app, "twelve plies", |app| plies(app) >= 12);
        heard(&app).played[..12].to_vec()
    };
    assert_eq!(line(1), line(1));
    assert_ne!(line(1), line(2));
}
