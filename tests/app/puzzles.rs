//! Puzzles solved at the board by controller alone; wrong moves explained, hints told in steps; what is solved is kept. Names
//! like B70 are rows of the faults this game must not have.

use crate::common::{
    folder::{Folder, quit},
    screens::{at_title, begins_at, choose, focused, is_at},
    *,
};
use bevy::{
    input::InputPlugin, input::gamepad::GamepadButton, prelude::*, state::app::StatesPlugin, time::TimeUpdateStrategy,
};
use jungle::{
    app::{
        logic_plugin,
        session::{
            Action, Direction, HintStep, Mark, PuzzleBook, PuzzleRequest, PuzzleSaid, Puzzling, Saved, SessionRequest,
            Today, View, now,
        },
        states::{Menu, Screen},
        storage::StorageDir,
        theme::focus::Focus,
        thinking::Pace,
    },
    engine::puzzle::{Puzzle, Shelf, Theme},
    rules::{Move, Side},
};

fn puzzling(app: &App) -> &Puzzling {
    app.world().resource::<Puzzling>()
}

fn book(app: &App) -> &PuzzleBook {
    app.world().resource::<PuzzleBook>()
}

fn shipped(index: usize) -> &'static Puzzle {
    &Shelf::shipped().puzzles()[index]
}

fn request(app: &mut App, request: PuzzleRequest) {
    app.world_mut().write_message(request);
    frames(app, 3);
}

/// A legal move that is not the right one.
fn wrong_move(app: &App) -> Move {
    let right = puzzling(app).right();
    current(app).game.legal_moves().into_iter().find(|mv| Some(*mv) != right).unwrap()
}

/// Plays the rest of the right moves, and waits for the enemy's answers.
fn solve(app: &mut App, device: &mut dyn Device) {
    let line = puzzling(app).puzzle().unwrap().line().to_vec();
    while !puzzling(app).is_solved() {
        let made = current(app).game.plies().len();
        assert_eq!(puzzling(app).right(), Some(line[made]));
        device.play(app, line[made]);
        frames(app, 2);
        if made + 1 < line.len() {
            assert_eq!(puzzling(app).said(), &PuzzleSaid::Right);
            until(app, "the enemy's answer", |app| current(app).game.plies().len() == made + 2);
            assert_eq!(current(app).game.last().unwrap().mv, line[made + 1]);
            frames(app, 1);
        }
    }
    frames(app, 2);
}

/// B70: puzzles of every length and both sides, by controller alone, one after the other.
#[test]
fn puzzles_are_solved_by_controller_alone() {
    let mut app = game();
    let mut pad = Controller::connect(&mut app);
    let longest = (0..231).max_by_key(|index| shipped(*index).line().len()).unwrap();
    let blue = (0..231).find(|index| shipped(*index).start().side_to_move() == Side::Blue).unwrap();
    for (count, index) in [0, 60, blue, 150, longest].into_iter().enumerate() {
        request(&mut app, PuzzleRequest::Begin(index, None));
        assert_eq!((screen(&app), puzzling(&app).index()), (Screen::Play, Some(index)));
        let solver = shipped(index).start().side_to_move();
        assert_eq!(app.world().resource::<View>().flipped, solver == Side::Blue, "the solver sits at the bottom");
        solve(&mut app, &mut pad);
        assert!(puzzling(&app).is_clean());
        assert_eq!(book(&app).mark(shipped(index)), Some(Mark::Clean));
        assert_eq!(book(&app).streak().0 as usize, count + 1);
    }
    let last = puzzling(&app).index();
    pad.confirm(&mut app);
    frames(&mut app, 3);
    let next = puzzling(&app).index();
    assert!(next.is_some() && next != last, "and the next one comes");
    assert_eq!(book(&app).mark(puzzling(&app).puzzle().unwrap()), None, "one that is not solved");
    pad.tap(&mut app, GamepadButton::East);
    frames(&mut app, 3);
    assert_eq!((screen(&app), puzzling(&app).is_open()), (Screen::Learn, false));
    let told = heard(&app);
    assert!(told.ended.is_empty(), "a puzzle is nobody's game: {:?}", told.ended);
    assert_eq!(told.notices, Vec::<String>::new());
}

/// A wrong move is not made; what it misses is said, and the row is over. Begun anew, it can be solved, but not at the first
/// try.
#[test]
fn a_wrong_move_is_explained() {
    let mut app = game();
    request(&mut app, PuzzleRequest::Begin(3, None));
    solve(&mut app, &mut Keyboard);
    assert_eq!(book(&app).streak(), (1, 1));
    request(&mut app, PuzzleRequest::Begin(120, None));
    let before = fen(&app);
    let wrong = wrong_move(&app);
    Keyboard.play(&mut app, wrong);
    frames(&mut app, 2);
    assert_eq!(fen(&app), before, "it is not made");
    let PuzzleSaid::Wrong(miss) = puzzling(&app).said().clone() else { panic!("{:?}", puzzling(&app).said()) };
    let why = miss.sentences();
    assert_eq!(why.len(), 2, "the goal, and the answer: {why:?}");
    assert!(heard(&app).refused.last().unwrap().contains(&why[1]));
    assert_eq!(book(&app).streak(), (0, 1));
    act(&mut app, Action::Cancel);
    assert!(puzzling(&app).is_open(), "the animal is only put down");
    act(&mut app, Action::Undo);
    frames(&mut app, 3);
    assert_eq!(puzzling(&app).said(), &PuzzleSaid::Task, "once more");
    solve(&mut app, &mut Keyboard);
    assert!(!puzzling(&app).is_clean());
    assert_eq!((book(&app).mark(shipped(120)), book(&app).streak()), (Some(Mark::Solved), (0, 1)));
    act(&mut app, Action::Undo);
    frames(&mut app, 3);
    solve(&mut app, &mut Keyboard);
    assert!(puzzling(&app).is_clean(), "from the beginning it is a first try");
    assert_eq!((book(&app).mark(shipped(120)), book(&app).streak()), (Some(Mark::Clean), (0, 1)));
}

/// What the rules forbid is no mistake, and neither hand nor computer moves for the enemy.
#[test]
fn only_the_solver_moves_and_only_by_the_rules() {
    let mut app = game();
    request(&mut app, PuzzleRequest::Begin(120, None));
    let solver = puzzling(&app).solver().unwrap();
    let right = puzzling(&app).right().unwrap();
    let far = square(if right.from.rank() > 4 { "a1" } else { "a9" });
    app.world_mut().write_message(jungle::app::session::MoveRequested {
        mv: Move::new(right.from, far),
        from: jungle::app::session::Requester::Human,
    });
    frames(&mut app, 3);
    assert!(!heard(&app).refused.is_empty());
    assert_eq!((puzzling(&app).said(), book(&app).streak()), (&PuzzleSaid::Task, (0, 0)));
    Pointer { drags: true }.play(&mut app, right);
    app.update();
    assert_ne!(current(&app).to_move(), solver);
    let enemies = current(&app).game.legal_moves();
    for mv in enemies.into_iter().take(2) {
        Pointer { drags: false }.play(&mut app, mv);
    }
    assert_eq!(current(&app).game.plies().len(), 1, "the enemy's animals are not the solver's");
    until(&mut app, "the answer", |app| current(app).game.plies().len() == 2);
    frames(&mut app, 200);
    assert_eq!(current(&app).game.plies().len(), 2, "nobody thinks for the enemy");
}

/// Hints come in three steps, and the puzzle then is solved, but not at the first try.
#[test]
fn hints_are_told_in_steps() {
    let mut app = game();
    request(&mut app, PuzzleRequest::Begin(200, None));
    let right = puzzling(&app).right();
    for step in [HintStep::Animal, HintStep::Move, HintStep::Why, HintStep::Why] {
        tap(&mut app, KeyCode::KeyH);
        frames(&mut app, 2);
        let hint = hand(&app).hint.clone().unwrap();
        assert_eq!((Some(hint.mv), hint.step), (right, step));
        assert!(!hint.claims.is_empty());
    }
    solve(&mut app, &mut Keyboard);
    assert!(!puzzling(&app).is_clean());
    assert_eq!((book(&app).mark(shipped(200)), book(&app).streak()), (Some(Mark::Solved), (0, 0)));
    assert_eq!(hand(&app).hint, None);
}

/// The next puzzle is of the theme that was chosen, as long as there is one.
#[test]
fn what_comes_next_is_of_the_same_theme() {
    let mut app = game();
    let theme = Theme::Zugzwang;
    let index = (0..231).find(|index| shipped(*index).themes().contains(&theme)).unwrap();
    request(&mut app, PuzzleRequest::Begin(index, Some(theme)));
    for _ in 0..3 {
        request(&mut app, PuzzleRequest::Next);
        assert!(puzzling(&app).puzzle().unwrap().themes().contains(&theme));
    }
}

fn run(folder: &Folder) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, InputPlugin, logic_plugin))
        .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME))
        .insert_resource(Pace::Instant)
        .insert_resource(StorageDir(folder.0.clone()))
        .init_resource::<Heard>()
        .add_systems(Last, listen);
    start(&mut app);
    app
}

/// A puzzle is nobody's game, and what is solved stays so. B51: a damaged file is told of and kept aside.
#[test]
fn what_is_solved_is_kept_and_no_puzzle_is_a_game() {
    let folder = Folder::new("puzzles");
    let mut app = run(&folder);
    new_game(&mut app, two_people());
    play_line(&mut app, &mut Keyboard, "g3g4");
    let kept = app.world().resource::<Saved>().0.clone();
    assert!(kept.is_some());
    ask(&mut app, SessionRequest::Close);
    set_screen(&mut app, Screen::Learn);
    app.update();
    let today = *app.world().resource::<Today>();
    assert_eq!(u64::from(today.0), now() / 86_400);
    request(&mut app, PuzzleRequest::Begin(today.index(), None));
    solve(&mut app, &mut Keyboard);
    assert!(book(&app).day_is_done(today));
    assert_eq!(app.world().resource::<Saved>().0, kept, "the game of before is still the one to go on with");
    let solved = book(&app).clone();
    quit(app);
    let app = run(&folder);
    assert_eq!(book(&app), &solved);
    assert_eq!(book(&app).days(today), 1);
    quit(app);
    for damaged in ["nonsense", "(format:9,book:())", "(format:1,book:(solved:{},streak:3,best:1,day:0,days:0))"] {
        std::fs::write(folder.0.join("puzzles.ron"), damaged).unwrap();
        let app = run(&folder);
        assert_eq!(book(&app), &PuzzleBook::default(), "{damaged}");
        assert!(heard(&app).notices.iter().any(|notice| notice.contains("kept as")), "{:?}", heard(&app).notices);
        quit(app);
    }
}

/// Goes over the whole page row by row, from its end up; what had the focus on the way.
fn sweep(app: &mut App, pad: &mut Controller) -> std::collections::BTreeSet<u64> {
    let mut seen = std::collections::BTreeSet::new();
    let mut walk = |ways: &[(Direction, usize)]| {
        for (way, steps) in ways {
            for _ in 0..*steps {
                screens::Presser::step(pad, app, *way);
                seen.extend(focused(app).map(|id| id.value()));
            }
        }
    };
    // Rows lead round their ends, and so do columns: up from the first row is the last one.
    for _ in 0..8 {
        walk(&[(Direction::Up, 1), (Direction::Left, 12)]);
    }
    seen
}

/// B70: from the title to the puzzles, over all of the page, into one, through its menu and out again.
#[test]
fn puzzles_are_reached_and_left_by_controller_alone() {
    let mut app = at_title();
    let mut pad = Controller::connect(&mut app);
    choose(&mut app, &mut pad, "title-learn");
    is_at(&app, (Screen::Learn, Menu::None));
    pad.tap(&mut app, GamepadButton::RightTrigger);
    frames(&mut app, 2);
    begins_at(&app, "puzzle-daily");
    let seen = sweep(&mut app, &mut pad);
    let places: Vec<_> = app.world().resource::<Focus>().places().collect();
    let missed: Vec<_> = places.iter().filter(|(id, _)| !seen.contains(&id.value())).map(|(_, place)| place).collect();
    assert!(missed.is_empty(), "not reached: {missed:?}");
    choose(&mut app, &mut pad, "puzzle-grade-2");
    choose(&mut app, &mut pad, "puzzle-theme-leap");
    let index =
        (0..231).find(|index| shipped(*index).grade() == 2 && shipped(*index).themes().contains(&Theme::Leap)).unwrap();
    choose(&mut app, &mut pad, &format!("puzzle-{index}"));
    is_at(&app, (Screen::Play, Menu::None));
    assert_eq!(puzzling(&app).index(), Some(index));
    pad.tap(&mut app, GamepadButton::Start);
    frames(&mut app, 3);
    is_at(&app, (Screen::Play, Menu::Pause));
    choose(&mut app, &mut pad, "pause-rules");
    is_at(&app, (Screen::Play, Menu::Rules));
    screens::Presser::back(&mut pad, &mut app);
    choose(&mut app, &mut pad, "pause-resume");
    is_at(&app, (Screen::Play, Menu::None));
    solve(&mut app, &mut pad);
    pad.tap(&mut app, GamepadButton::Start);
    frames(&mut app, 3);
    is_at(&app, (Screen::Play, Menu::Pause));
    choose(&mut app, &mut pad, "pause-leave");
    is_at(&app, (Screen::Learn, Menu::None));
    begins_at(&app, &format!("puzzle-{index}"));
    pad.tap(&mut app, GamepadButton::LeftTrigger);
    frames(&mut app, 2);
    begins_at(&app, "lesson-step");
    screens::Presser::back(&mut pad, &mut app);
    is_at(&app, (Screen::Title, Menu::None));
}
