//! Whole games through the app's own messages, without a picture. Names like B19 are rows of the faults this game must not have.

#![cfg(feature = "app")]
#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod common;

use std::{collections::HashSet, sync::atomic::AtomicBool, time::Duration};

use bevy::prelude::*;
use common::*;
use jungle::{
    app::{
        session::{Action, Hand, Match, MatchSetup, Player, SessionRequest, Stage, ThinkRequested},
        states::{Menu, Screen},
        thinking::Pace,
    },
    engine::{Engine, Level},
    rules::{Game, GameRecord, Move, Position, RuleSet, Side, Square},
};

/// Red's lion leaps the river, takes the cat and walks into the den, while Blue's rat goes to and fro.
const TO_THE_DEN: &str = "g3g4 a7a6 g1g2 a6a7 g2g3 a7a6 g3f3 a6a7 f3f7 a7a6 f7f8 a6a7 f8e8 a7a6 e8d8 a6a7 d8d9";

fn computer(level: Level) -> Player {
    Player::Computer(level)
}

/// Updates until a condition holds; the computer thinks on another thread meanwhile.
fn until(app: &mut App, what: &str, condition: impl Fn(&App) -> bool) {
    for _ in 0..4000 {
        if condition(app) {
            return;
        }
        app.update();
        std::thread::sleep(Duration::from_millis(1));
    }
    panic!("{what} does not come about");
}

fn plies(app: &App) -> usize {
    current(app).game.plies().len()
}

/// The move a level makes in the game as it stands.
fn choice(app: &App, level: Level) -> Move {
    let current = current(app);
    level.choose(&mut Engine::new(1), &current.game, current.setup.seed, &AtomicBool::new(false)).unwrap()
}

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
    let hint = hand(&app).hint.unwrap();
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

#[test]
fn every_kind_of_end() {
    let quiet = RuleSet { quiet_plies_draw: Some(4), ..RuleSet::default() };
    let cases: [(MatchSetup, &str, Option<SessionRequest>, &str); 7] = [
        (from_fen("l6/3L3/7/7/7/7/7/7/7 w", two_people()), "d8d9", None, "win w den"),
        (from_fen("7/7/7/7/7/3r3/3C3/7/7 w", two_people()), "d3d4", None, "win w captured"),
        (from_fen("r1T4/L6/7/7/7/7/7/7/7 w", two_people()), "c9b9", None, "win w no_moves"),
        // B19: the third time is found at once, the start counted.
        (two_people(), "g3g4 a7a6 g4g3 a6a7 g3g4 a7a6 g4g3 a6a7", None, "draw repetition"),
        (MatchSetup { rules: quiet, ..two_people() }, "g3g4 a7a6 g4g3 a6a7", None, "draw quiet"),
        (two_people(), "g3g4", Some(SessionRequest::Resign), "win w resignation"),
        (two_people(), "g3g4", Some(SessionRequest::AgreeDraw), "draw agreed"),
    ];
    let mut sentences = HashSet::new();
    for (setup, line, request, end) in cases {
        let mut app = game();
        new_game(&mut app, setup);
        play_line(&mut app, &mut Pointer { drags: true }, line);
        if let Some(request) = request {
            assert_eq!(outcome(&app), "");
            ask(&mut app, request);
        }
        assert_eq!(outcome(&app), end);
        assert_eq!(heard(&app).ended, [end]);
        // B74: each end has its own sentence.
        assert!(sentences.insert(current(&app).game.outcome().unwrap().to_string()), "{end}");

        // B40, B22: the end can be taken back, and the game goes on.
        ask(&mut app, SessionRequest::Undo);
        assert_eq!(outcome(&app), "", "{end}");
        assert!(current(&app).human_to_move());
        frames(&mut app, 5);
        assert_eq!(heard(&app).ended, [end]);
    }
}

/// B22: after a draw by repetition, undo counts back, and another move is accepted.
#[test]
fn undo_after_repetition() {
    let mut app = game();
    new_game(&mut app, two_people());
    play_line(&mut app, &mut Keyboard, "g3g4 a7a6 g4g3 a6a7 g3g4 a7a6 g4g3 a6a7");
    assert_eq!(outcome(&app), "draw repetition");
    ask(&mut app, SessionRequest::Undo);
    assert_eq!(current(&app).game.repetitions(), 2);
    play_line(&mut app, &mut Keyboard, "a6a5");
    assert_eq!(outcome(&app), "");
}

/// What is declared rather than played is taken back without a ply.
#[test]
fn undo_of_a_resignation() {
    let mut app = game();
    new_game(&mut app, setup(Player::Human, computer(Level::Easy)));
    Pointer { drags: false }.play(&mut app, mv("g3g4"));
    frames(&mut app, 5);
    let before = fen(&app);
    ask(&mut app, SessionRequest::Resign);
    assert_eq!(outcome(&app), "win b resignation");
    assert!(hand(&app).targets.is_empty());
    ask(&mut app, SessionRequest::Undo);
    assert_eq!((outcome(&app), fen(&app), plies(&app)), (String::new(), before, 2));
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
            for _ in 0..20 {
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
            assert!(plies(&app) > 8);
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
    let rules = RuleSet { repetition: jungle::rules::Repetition::Off, ..RuleSet::default() };
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

/// B16: a game loaded past its limit of quiet plies is drawn at once, and the computer is not asked.
#[test]
fn loaded_past_the_limit() {
    let rules = RuleSet { quiet_plies_draw: Some(100), ..RuleSet::default() };
    for quiet in [100, 101, u32::MAX] {
        let over = Game::from_position(rules.clone(), Position::start(&rules, Side::Red), quiet);
        let record = GameRecord::of(&over, ["Human".to_owned(), "Human".to_owned()]);
        let mut app = game();
        ask(&mut app, SessionRequest::Load(record, [computer(Level::Easy), Player::Human]));
        frames(&mut app, 5);
        assert_eq!(outcome(&app), "draw quiet");
        assert_eq!(heard(&app).ended, ["draw quiet"]);
        assert_eq!(plies(&app), 0);
        assert_eq!(app.world().resource::<Messages<ThinkRequested>>().len(), 0);
    }
}

/// A record that contradicts itself is refused, and the match stays as it was.
#[test]
fn a_bad_record_changes_nothing() {
    let mut app = game();
    new_game(&mut app, two_people());
    play_line(&mut app, &mut Keyboard, "g3g4");
    let (before, epoch) = (fen(&app), current(&app).epoch);
    let mut record = GameRecord::of(&current(&app).game, [String::new(), String::new()]);
    record.moves = "g3g4 g4g5".to_owned();
    ask(&mut app, SessionRequest::Load(record, [Player::Human; 2]));
    assert_eq!((fen(&app), current(&app).epoch), (before, epoch));
    assert_eq!(heard(&app).notices.len(), 1);
}

/// B43: a position that is none is named, and nothing changes.
#[test]
fn a_bad_position_changes_nothing() {
    let mut app = game();
    new_game(&mut app, two_people());
    for fen in ["", "8/8", "l6/3L3/7/7/7/7/7/7/7 x", "l6/3L3/3L3/7/7/7/7/7/7 w", "🐘", &"1".repeat(1_000_000)] {
        let epoch = current(&app).epoch;
        ask(&mut app, SessionRequest::New(from_fen(fen, two_people())));
        assert_eq!(current(&app).epoch, epoch);
    }
    assert_eq!(heard(&app).notices.len(), 6);
    assert!(heard(&app).notices.iter().all(|notice| notice.len() < 300), "a fault is named, not quoted whole");
}

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
        let expected = level.choose(&mut Engine::new(1), &after, seed, &AtomicBool::new(false)).unwrap();
        pointer.play(&mut app, mv(line));
        frames(&mut app, 5);
        assert_eq!(current(&app).game.last().unwrap().mv, expected, "{level:?}");
    }
}

fn natural(app: &mut App, millis: u64) {
    app.insert_resource(Pace::Natural(Duration::from_millis(millis)));
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

/// The computer's answer waits until the picture has caught up and no dialog is open.
#[test]
fn the_answer_waits_for_the_picture() {
    let mut app = game();
    new_game(&mut app, setup(Player::Human, computer(Level::Easy)));
    app.world_mut().resource_mut::<Stage>().busy = true;
    app.world_mut().write_message(jungle::app::session::MoveRequested {
        mv: mv("g3g4"),
        from: jungle::app::session::Requester::Human,
    });
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

/// A new game shows the only person's side at the bottom; the loser of the last game begins where the setup says so.
#[test]
fn sides_and_first_movers() {
    let mut app = game();
    new_game(&mut app, setup(computer(Level::Easy), Player::Human));
    assert!(app.world().resource::<jungle::app::session::View>().flipped);
    assert_eq!(person(&app), Side::Blue);

    let loser = MatchSetup { first: jungle::app::session::FirstMover::Loser, ..two_people() };
    new_game(&mut app, loser);
    assert!(!app.world().resource::<jungle::app::session::View>().flipped);
    assert_eq!(current(&app).to_move(), Side::Red, "nobody has lost yet");
    play_line(&mut app, &mut Keyboard, "g3g4");
    ask(&mut app, SessionRequest::Resign);
    assert_eq!(outcome(&app), "win w resignation");
    ask(&mut app, SessionRequest::Again);
    assert_eq!(current(&app).to_move(), Side::Blue);
    play_line(&mut app, &mut Keyboard, "a7a6");
    ask(&mut app, SessionRequest::Resign);
    assert_eq!(outcome(&app), "win b resignation");
    ask(&mut app, SessionRequest::Again);
    assert_eq!(current(&app).to_move(), Side::Red);
}

/// One of two computers has no say in a draw.
#[test]
fn a_computer_agrees_to_nothing() {
    let mut app = game();
    new_game(&mut app, setup(Player::Human, computer(Level::Easy)));
    ask(&mut app, SessionRequest::AgreeDraw);
    assert_eq!(outcome(&app), "");
    assert_eq!(heard(&app).notices, ["The computer plays on."]);
}

/// A hint is a legal move for the person to move, and goes with the match it was for.
#[test]
fn hints() {
    let mut app = game();
    new_game(&mut app, setup(Player::Human, computer(Level::Easy)));
    ask(&mut app, SessionRequest::Hint);
    frames(&mut app, 2);
    assert_eq!(heard(&app).hints.len(), 1);
    let hint = hand(&app).hint.unwrap();
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
