//! Whose turn it is: whatever changes while the computer thinks, undo and hints.

use std::time::Duration;

use jungle::{
    app::{
        session::{MatchSetup, MoveRequested, Player, Requester, SessionRequest, Stage},
        states::{Menu, Screen},
    },
    engine::Level,
    rules::{Game, GameRecord, RuleSet, Side},
};

use super::{chosen, computer, natural, plies};
use crate::common::*;

/// B18: the level can be changed again and again, and each next move is the new level's.
#[test]
fn levels_change_in_the_middle() {
    let mut app = game();
    new_game(&mut app, setup(Player::Human, computer(Level::Easy)));
    let mut pointer = Pointer { drags: false };
    for (level, line) in
        [(Level::Easy, "g3g4"), (Level::Expert, "g1g2"), (Level::Easy, "g2g3"), (Level::Normal, "c3c2")]
    {
        ask(&mut app, SessionRequest::SetPlayer { side: Side::Blue, player: computer(level) });
        let mut after = current(&app).game.clone();
        after.play(mv(line)).unwrap();
        let seed = current(&app).setup.seed;
        let expected = chosen(level, &after, seed);
        pointer.play(&mut app, mv(line));
        frames(&mut app, 5);
        assert_eq!(current(&app).game.last().unwrap().mv, expected, "{level:?}");
    }
}

/// B27: twenty new games in two seconds, the computer to begin: sixteen animals, and exactly one move of the computer.
#[test]
fn many_new_games() {
    let mut app = game();
    natural(&mut app, 300);
    let setup = setup(computer(Level::Expert), Player::Human);
    for _ in 0..20 {
        ask(&mut app, SessionRequest::New(setup.clone()));
        frames(&mut app, 4);
    }
    until(&mut app, "a move", |app| plies(app) > 0);
    for _ in 0..100 {
        app.update();
        std::thread::sleep(Duration::from_millis(1));
    }
    assert_eq!(plies(&app), 1);
    assert_eq!(current(&app).game.position().pieces().count(), 16);
    assert_eq!(heard(&app).played.len(), 1);
}

/// B28: whatever changes while the computer thinks, the old answer is dropped and the right side moves.
#[test]
fn changes_while_the_computer_thinks() {
    let browser = RuleSet::preset("browser").unwrap();
    let other = Game::new(browser.clone(), Side::Blue);
    let record = GameRecord::of(&other, [String::new(), String::new()]);
    let requests = [
        SessionRequest::SetPlayer { side: Side::Blue, player: computer(Level::Easy) },
        SessionRequest::New(MatchSetup { rules: browser, ..setup(computer(Level::Easy), Player::Human) }),
        SessionRequest::Load(record, [Player::Human, computer(Level::Easy)]),
        SessionRequest::Again,
    ];
    for request in requests {
        let mut app = game();
        natural(&mut app, 200);
        new_game(&mut app, setup(computer(Level::Expert), computer(Level::Expert)));
        until(&mut app, "a move", |app| plies(app) == 1);
        frames(&mut app, 3);
        let epoch = current(&app).epoch;
        ask(&mut app, request.clone());
        assert!(current(&app).epoch > epoch, "{request:?}");
        let before = plies(&app);
        let mover = current(&app).to_move();
        until(&mut app, "the next move", |app| plies(app) > before);
        assert_eq!(current(&app).game.plies()[before].piece.side, mover, "{request:?}");
        assert_eq!(heard(&app).refused, [""; 0]);
    }
}

/// B28: the person takes the computer's seat while it thinks, and gives it back.
#[test]
fn a_seat_changes_hands_while_the_computer_thinks() {
    let mut app = game();
    natural(&mut app, 300);
    new_game(&mut app, setup(computer(Level::Expert), Player::Human));
    frames(&mut app, 3);
    ask(&mut app, SessionRequest::SetPlayer { side: Side::Red, player: Player::Human });
    for _ in 0..60 {
        app.update();
        std::thread::sleep(Duration::from_millis(1));
    }
    assert_eq!(plies(&app), 0, "the old answer is dropped");
    play_line(&mut app, &mut Keyboard, "g3g4");
    ask(&mut app, SessionRequest::SetPlayer { side: Side::Blue, player: computer(Level::Easy) });
    until(&mut app, "Blue's move", |app| plies(app) == 2);
}

/// B28: leaving while the computer thinks; nothing moves at the title, and the saved match goes on when it is loaded.
#[test]
fn leaving_while_the_computer_thinks() {
    let mut app = game();
    natural(&mut app, 100);
    new_game(&mut app, setup(computer(Level::Expert), Player::Human));
    frames(&mut app, 2);
    ask(&mut app, SessionRequest::Close);
    assert_eq!(screen(&app), Screen::Title);
    for _ in 0..60 {
        app.update();
        std::thread::sleep(Duration::from_millis(1));
    }
    assert_eq!(plies(&app), 0);
    let record = GameRecord::of(&current(&app).game, [String::new(), String::new()]);
    ask(&mut app, SessionRequest::Load(record, [computer(Level::Easy), Player::Human]));
    until(&mut app, "Red's move", |app| plies(app) == 1);
}

/// B31: undo before the computer has answered: the person has the move again, and the next one is answered.
#[test]
fn undo_while_the_computer_thinks() {
    for frames_later in [0, 3, 31] {
        let mut app = game();
        natural(&mut app, 1000);
        new_game(&mut app, setup(Player::Human, computer(Level::Normal)));
        let before = fen(&app);
        Pointer { drags: true }.play(&mut app, mv("g3g4"));
        assert_eq!(plies(&app), 1);
        frames(&mut app, frames_later);
        ask(&mut app, SessionRequest::Undo);
        assert_eq!(fen(&app), before);
        assert!(current(&app).human_to_move());
        // Longer than it would have thought.
        for _ in 0..80 {
            app.update();
            std::thread::sleep(Duration::from_millis(1));
        }
        assert_eq!(plies(&app), 0, "the old answer is dropped");
        natural(&mut app, 10);
        Pointer { drags: true }.play(&mut app, mv("c3c2"));
        until(&mut app, "an answer", |app| plies(app) == 2);
    }
}

/// B32: undo goes back to the person's last decision; there is none before they have decided anything.
#[test]
fn what_undo_takes_back() {
    let mut app = game();
    new_game(&mut app, setup(Player::Human, computer(Level::Easy)));
    assert!(!current(&app).can_undo());
    let before = fen(&app);
    Pointer { drags: false }.play(&mut app, mv("g3g4"));
    frames(&mut app, 5);
    assert_eq!(plies(&app), 2);
    let after = fen(&app);
    ask(&mut app, SessionRequest::Undo);
    assert_eq!((fen(&app), plies(&app)), (before, 0));
    assert!(current(&app).can_redo());
    ask(&mut app, SessionRequest::Redo);
    assert_eq!((fen(&app), plies(&app)), (after, 2), "redo brings move and answer back");

    new_game(&mut app, setup(computer(Level::Easy), Player::Human));
    frames(&mut app, 5);
    assert_eq!(plies(&app), 1);
    assert!(!current(&app).can_undo());
    ask(&mut app, SessionRequest::Undo);
    frames(&mut app, 5);
    assert_eq!(plies(&app), 1);

    new_game(&mut app, two_people());
    play_line(&mut app, &mut Keyboard, "g3g4 a7a6 g4g3");
    ask(&mut app, SessionRequest::Undo);
    assert_eq!(plies(&app), 2);

    new_game(&mut app, setup(computer(Level::Easy), computer(Level::Easy)));
    frames(&mut app, 5);
    assert!(!current(&app).can_undo(), "nobody at the table has decided anything");
}

/// The computer's answer waits until the picture has caught up and no dialog is open.
#[test]
fn the_answer_waits_for_the_picture() {
    let mut app = game();
    new_game(&mut app, setup(Player::Human, computer(Level::Easy)));
    app.world_mut().resource_mut::<Stage>().busy = true;
    app.world_mut().write_message(MoveRequested { mv: mv("g3g4"), from: Requester::Human });
    frames(&mut app, 10);
    assert_eq!(plies(&app), 1);
    set_menu(&mut app, Menu::Pause);
    app.world_mut().resource_mut::<Stage>().busy = false;
    frames(&mut app, 10);
    assert_eq!(plies(&app), 1);
    set_menu(&mut app, Menu::None);
    frames(&mut app, 3);
    assert_eq!(plies(&app), 2);
}

/// A hint is a legal move for the person to move, and goes with the match it was for.
#[test]
fn hints() {
    let mut app = game();
    new_game(&mut app, setup(Player::Human, computer(Level::Easy)));
    ask(&mut app, SessionRequest::Hint);
    frames(&mut app, 2);
    assert_eq!(heard(&app).hints.len(), 1);
    let hint = hand(&app).hint.as_ref().unwrap().mv;
    assert!(current(&app).game.legal_moves().contains(&hint));
    Pointer { drags: true }.play(&mut app, hint);
    assert_eq!(hand(&app).hint, None);

    // Asked while the computer has the move: nothing.
    natural(&mut app, 60_000);
    frames(&mut app, 3);
    Pointer { drags: true }.play(&mut app, mv("c3c2"));
    ask(&mut app, SessionRequest::Hint);
    frames(&mut app, 5);
    assert_eq!(heard(&app).hints.len(), 1);
}
