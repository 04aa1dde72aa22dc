//! Every lesson finished at the board, by keyboard alone and by controller alone; wrong choices get their explanation; what is
//! learned is kept. Names like B70 are rows of the faults this game must not have.

use crate::common::{
    folder::{Folder, quit},
    screens::{all_is_reached, at_title, begins_at, choose, is_at},
    *,
};
use bevy::{
    input::InputPlugin, input::gamepad::GamepadButton, prelude::*, state::app::StatesPlugin, time::TimeUpdateStrategy,
};
use jungle::{
    app::{
        logic_plugin,
        session::{Action, Classroom, Learned, LessonRequest, Said, Saved, SessionRequest},
        states::{Menu, Screen},
        storage::StorageDir,
        thinking::Pace,
    },
    lessons::{self, Worth},
};

fn class(app: &App) -> &Classroom {
    app.world().resource::<Classroom>()
}

fn learned(app: &App) -> usize {
    app.world().resource::<Learned>().0.len()
}

fn request(app: &mut App, request: LessonRequest) {
    app.world_mut().write_message(request);
    frames(app, 3);
}

/// Goes through a lesson: every wrong choice first, then the right one, then on.
fn attend(app: &mut App, device: &mut dyn Device, number: usize) {
    let lesson = &lessons::all()[number];
    for (index, step) in lesson.steps.iter().enumerate() {
        let name = format!("{}, step {}", lesson.id, index + 1);
        assert_eq!((screen(app), class(app).index()), (Screen::Play, index), "{name}");
        assert_eq!(class(app).said(), &Said::Task, "{name}");
        assert_eq!(
            hand(app).cursor,
            step.answer().unwrap().mv.from,
            "{name}: the cursor is at the animal that is asked for"
        );
        let before = fen(app);
        for choice in step.choices.iter().filter(|choice| choice.is == Worth::Wrong) {
            device.play(app, choice.mv);
            frames(app, 2);
            assert_eq!(class(app).said(), &Said::Mistake(lessons::Heard::Choice(choice)), "{name}, {}", choice.mv);
            assert_eq!(fen(app), before, "{name}, {}", choice.mv);
            act(app, Action::Cancel);
            assert!(hand(app).held.is_none() && class(app).is_open(), "{name}: it is only put down");
        }
        let answer = step.answer().unwrap();
        device.play(app, answer.mv);
        frames(app, 2);
        assert_eq!(class(app).said(), &Said::Solved(answer), "{name}");
        assert_eq!(fen(app) != before, answer.is == Worth::Right, "{name}");
        assert_eq!(hand(app).held, None);
        device.confirm(app);
        frames(app, 3);
    }
    assert_eq!((screen(app), class(app).is_open()), (Screen::Learn, false), "{} is over", lesson.id);
}

/// B70: by keyboard alone and by controller alone.
#[test]
fn every_lesson_is_finished_and_every_mistake_explained() {
    let mut app = game();
    let mut pad = Controller::connect(&mut app);
    for number in 0..lessons::all().len() {
        let mut keys = Keyboard;
        let device: &mut dyn Device = if number % 2 == 0 { &mut keys } else { &mut pad };
        request(&mut app, LessonRequest::Begin(number));
        attend(&mut app, device, number);
        assert_eq!(learned(&app), number + 1);
    }
    let told = heard(&app);
    assert!(told.ended.is_empty(), "a lesson is nobody's game: {:?}", told.ended);
    assert_eq!(told.notices, Vec::<String>::new());
}

/// What a lesson is not about is refused and leaves the step as it is; asking shows the way; back begins the step anew.
#[test]
fn beside_the_point_shown_and_begun_anew() {
    let mut app = game();
    request(&mut app, LessonRequest::Begin(5));
    let before = fen(&app);
    Pointer { drags: false }.play(&mut app, mv("c8c7"));
    frames(&mut app, 2);
    assert!(matches!(class(&app).said(), Said::Mistake(_)));
    assert!(hand(&app).targets.is_empty(), "the wolf has no dots: it has no part in this");
    assert_eq!(fen(&app), before);
    act(&mut app, Action::Cancel);
    tap(&mut app, KeyCode::KeyH);
    frames(&mut app, 2);
    assert_eq!(hand(&app).hint.as_ref().map(|hint| hint.mv), Some(mv("e7e3")));
    Pointer { drags: false }.play(&mut app, mv("e7e3"));
    frames(&mut app, 2);
    assert!(class(&app).is_solved());
    assert_eq!(hand(&app).hint, None, "what was shown is found");
    tap(&mut app, KeyCode::KeyU);
    frames(&mut app, 2);
    assert_eq!((class(&app).index(), class(&app).said()), (0, &Said::Task), "once more");
    act(&mut app, Action::Cancel);
    frames(&mut app, 3);
    assert_eq!((screen(&app), class(&app).is_open()), (Screen::Learn, false));
    assert_eq!(learned(&app), 0);
}

/// A lesson is nobody's game: nothing of it is kept as one, and the next game is like any other.
#[test]
fn what_is_learned_is_kept_and_no_lesson_is_a_game() {
    let folder = Folder::new("lessons");
    let run = || {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, InputPlugin, logic_plugin))
            .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME))
            .insert_resource(Pace::Instant)
            .insert_resource(StorageDir(folder.0.clone()))
            .init_resource::<Heard>()
            .add_systems(Last, listen);
        start(&mut app);
        app
    };
    let mut app = run();
    new_game(&mut app, two_people());
    play_line(&mut app, &mut Keyboard, "g3g4");
    let kept = app.world().resource::<Saved>().0.clone();
    assert!(kept.is_some());
    ask(&mut app, SessionRequest::Close);
    request(&mut app, LessonRequest::Begin(0));
    attend(&mut app, &mut Keyboard, 0);
    assert_eq!(app.world().resource::<Saved>().0, kept, "the game of before is still the one to go on with");
    quit(app);
    let mut app = run();
    assert_eq!(learned(&app), 1);
    assert_eq!(
        app.world().resource::<Saved>().0.as_ref().map(|game| &game.record),
        kept.as_ref().map(|game| &game.record)
    );
    new_game(&mut app, two_people());
    assert!(!class(&app).is_open());
    play_line(&mut app, &mut Keyboard, "g3g4 a7a6");
}

/// B70: from the title to the list, into a lesson, through its menu and out again, with the papers there.
#[test]
fn lessons_are_reached_and_left_by_controller_alone() {
    let mut app = at_title();
    let mut pad = Controller::connect(&mut app);
    choose(&mut app, &mut pad, "title-learn");
    is_at(&app, (Screen::Learn, Menu::None));
    begins_at(&app, "lesson-step");
    all_is_reached(&mut app, &mut pad);
    screens::Presser::back(&mut pad, &mut app);
    is_at(&app, (Screen::Title, Menu::None));
    begins_at(&app, "title-learn");
    choose(&mut app, &mut pad, "title-learn");
    choose(&mut app, &mut pad, "lesson-river");
    frames(&mut app, 3);
    is_at(&app, (Screen::Play, Menu::None));
    pad.tap(&mut app, GamepadButton::Start);
    frames(&mut app, 3);
    is_at(&app, (Screen::Play, Menu::Pause));
    choose(&mut app, &mut pad, "pause-settings");
    is_at(&app, (Screen::Play, Menu::Settings));
    screens::Presser::back(&mut pad, &mut app);
    choose(&mut app, &mut pad, "pause-resume");
    is_at(&app, (Screen::Play, Menu::None));
    attend(&mut app, &mut pad, 3);
    is_at(&app, (Screen::Learn, Menu::None));
}
