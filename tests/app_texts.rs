//! Every text fits its place, on every screen in every window and at every size of text, and no two buttons lie on one
//! another.

#![cfg(feature = "app")]
#![expect(clippy::unwrap_used, reason = "a test may panic")]

use std::collections::BTreeSet;

use bevy::{input::keyboard::KeyCode, prelude::*};
use bevy_egui::egui;
use jungle::{
    app::{
        session::{
            Action, ActiveDevice, Brand, Chair, Hand, Hint, HintReady, Holder, Joining, LessonRequest, MatchSetup,
            MoveRefused, MoveRequested, Notice, PadId, Player, Requester, Roster, Saved, SavedGame, Seat, Seating,
            SessionRequest, Shelf, View,
        },
        states::{Menu, Screen},
        theme::{focus::Focus, layout::Layout, text::Misfits},
    },
    engine::Level,
    lessons::{self, Worth},
    rules::{Animal, Game, GameRecord, RuleSet, Side, Square},
};

mod common;

use common::{act, frames, from_fen, menu, mv, new_game, screen, screens::*, set_menu, set_screen, two_people};

/// The windows everything must fit into.
const WINDOWS: [(u32, u32); 7] =
    [(1280, 720), (1920, 1080), (3840, 2160), (390, 844), (844, 390), (1024, 768), (1280, 800)];

/// Texts that were too long for their places.
#[derive(Resource, Default)]
struct Found(BTreeSet<String>);

/// Notes what is written now and is too long for its place, and buttons that lie on one another.
fn all_fits(app: &mut App) {
    frames(app, 4);
    let scene = (screen(app), menu(app));
    let misfits = std::mem::take(&mut app.world_mut().resource_mut::<Misfits>().0);
    let found = &mut app.world_mut().resource_mut::<Found>().0;
    found.extend(misfits.iter().map(|misfit| format!("{scene:?}: {misfit:?}")));
    let places: Vec<_> = app.world().resource::<Focus>().places().collect();
    let on_one_another = places.iter().enumerate().flat_map(|(index, (_, one))| {
        places[index + 1..]
            .iter()
            .filter(|(_, other)| one.shrink(1.0).intersects(*other))
            .map(move |(_, other)| (one, other))
    });
    let layout = app.world().resource::<Layout>();
    let size = layout.window / layout.ui;
    let whole = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(size.x, size.y)).expand(1.0);
    let outside: Vec<_> = places
        .iter()
        .filter(|(_, place)| !whole.contains_rect(*place))
        .map(|(_, place)| format!("{scene:?} {place:?} is not in the window"))
        .collect();
    app.world_mut().resource_mut::<Found>().0.extend(outside);
    let overlaps: Vec<_> = on_one_another.map(|pair| format!("{scene:?} {pair:?}")).collect();
    app.world_mut().resource_mut::<Found>().0.extend(overlaps);
}

const DEVICES: [ActiveDevice; 4] =
    [ActiveDevice::Keyboard, ActiveDevice::Mouse, ActiveDevice::Touch, ActiveDevice::Gamepad(Brand::PlayStation)];

#[test]
fn every_text_fits_its_place() {
    let windows = WINDOWS.map(|(width, height)| (width, height, 1.0));
    assert_eq!(misfits_in(windows), Vec::<String>::new());
}

#[test]
fn every_text_fits_its_place_at_every_size() {
    let windows = [(1280, 720), (390, 844)];
    let sizes = [0.8, 1.5, 2.0];
    let all = windows.into_iter().flat_map(|(width, height)| sizes.map(|scale| (width, height, scale)));
    assert_eq!(misfits_in(all), Vec::<String>::new());
}

/// What does not fit in windows at sizes of text.
fn misfits_in(windows: impl IntoIterator<Item = (u32, u32, f32)>) -> Vec<String> {
    let found = windows.into_iter().flat_map(|(width, height, scale)| {
        let found = misfits_at(width, height, scale);
        found.into_iter().map(move |misfit| format!("at {width}x{height}, text at {scale}: {misfit}"))
    });
    found.collect()
}

/// Hints and lessons say most where there is least room.
#[test]
fn every_hint_and_lesson_fits_its_place() {
    for (width, height, scale) in
        [(1280, 720, 1.0), (1280, 720, 2.0), (390, 844, 1.0), (390, 844, 2.0), (844, 390, 1.0), (1024, 768, 1.2)]
    {
        let mut app = game_at(width, height, scale);
        fits_in_hints(&mut app);
        fits_in_lessons(&mut app);
        assert_eq!(app.world().resource::<Found>().0, BTreeSet::new(), "at {width}x{height}, text at {scale}");
    }
}

/// A game that looks for what does not fit.
fn game_at(width: u32, height: u32, scale: f32) -> App {
    let mut app = game_in(width, height);
    app.init_resource::<Found>();
    common::start(&mut app);
    app.world_mut().resource_mut::<View>().text_scale = scale;
    app
}

fn misfits_at(width: u32, height: u32, scale: f32) -> BTreeSet<String> {
    let mut app = game_at(width, height, scale);
    app.insert_resource(Saved(Some(long_game())));
    for device in DEVICES {
        app.insert_resource(device);
        for menu in [Menu::None, Menu::Quit, Menu::Resume, Menu::Settings] {
            set_menu(&mut app, menu);
            all_fits(&mut app);
        }
    }
    set_menu(&mut app, Menu::None);
    fits_in_games(&mut app);
    fits_in_people(&mut app);
    fits_in_setup(&mut app);
    fits_in_seats(&mut app);
    fits_in_play(&mut app);
    fits_with_seats(&mut app);
    fits_in_settings(&mut app);
    std::mem::take(&mut app.world_mut().resource_mut::<Found>().0)
}

/// Every row of every tab in focus, with all of them changed and so with their ways back.
fn fits_in_settings(app: &mut App) {
    set_menu(app, Menu::Settings);
    for _ in 0..4 {
        common::tap(app, KeyCode::KeyE);
        for _ in 0..app.world().resource::<Focus>().reachable() {
            let scale = app.world().resource::<View>().text_scale;
            common::tap(app, KeyCode::ArrowLeft);
            app.world_mut().resource_mut::<View>().text_scale = scale;
            all_fits(app);
            common::tap(app, KeyCode::ArrowDown);
        }
    }
    set_menu(app, Menu::None);
}

/// The list of lessons, and all that is said in each.
fn fits_in_lessons(app: &mut App) {
    set_screen(app, Screen::Lessons);
    all_fits(app);
    for (number, lesson) in lessons::all().iter().enumerate() {
        app.world_mut().write_message(LessonRequest::Begin(number));
        for step in &lesson.steps {
            all_fits(app);
            for choice in step.choices.iter().filter(|choice| choice.is == Worth::Wrong).chain(step.answer()) {
                app.world_mut().write_message(MoveRequested { mv: choice.mv, from: Requester::Human });
                all_fits(app);
            }
            app.world_mut().write_message(LessonRequest::Next);
        }
    }
    frames(app, 3);
    assert_eq!(screen(app), Screen::Lessons);
}

/// A full shelf, over the title and over a game.
fn fits_in_games(app: &mut App) {
    set_menu(app, Menu::Games);
    all_fits(app);
    for count in 0..Shelf::PLACES {
        let mut game = long_game();
        game.record.quiet = count as u32;
        app.world_mut().resource_mut::<Shelf>().keep(game, 1_764_496_800 - 86_400 * count as u64).unwrap();
        all_fits(app);
    }
    set_menu(app, Menu::None);
    app.insert_resource(Shelf::default());
}

/// The longest names and the largest numbers, every side of the card, every page of the keyboard.
fn fits_in_people(app: &mut App) {
    let mut roster = Roster::default();
    for name in ["Grandma Lin", "Wilhelminaa", "Maximilianus", "D", "E", "F", "G"] {
        roster.add(name, Animal::Elephant).unwrap();
    }
    let mut text = ron::to_string(&roster).unwrap();
    text = text.replace("points:0,streak:0", "points:88888,streak:88").replace("tallies:[]", &many_games());
    app.insert_resource(ron::from_str::<Roster>(&text).unwrap());
    all_fits(app);
    set_screen(app, Screen::People);
    all_fits(app);
    for _ in 0..4 {
        choose(app, &mut Keys, "people-view");
        all_fits(app);
    }
    set_menu(app, Menu::Name);
    for _ in 0..3 {
        choose(app, &mut Keys, "name-letters");
        all_fits(app);
    }
    for _ in 0..12 {
        choose(app, &mut Keys, "name-key-2");
    }
    all_fits(app);
    set_menu(app, Menu::None);
}

/// Many games against the strongest, as they are kept.
fn many_games() -> String {
    r#"tallies:[(level:grandmaster,rules:"standard",side:Red,score:(won:888,drawn:888,lost:888))]"#.to_owned()
}

/// A game with long words in its description.
fn long_game() -> SavedGame {
    let mut game = Game::new(RuleSet::preset("encyclopedia").unwrap(), Side::Red);
    for text in ["a3a4", "a7a6"] {
        game.play(mv(text)).unwrap();
    }
    let record = GameRecord::of(&game, ["Player".into(), "Computer (Expert)".into()]);
    SavedGame::foreign(record, [Player::Human, Player::Computer(Level::Expert)])
}

fn fits_in_setup(app: &mut App) {
    set_screen(app, Screen::Setup);
    for _ in RuleSet::PRESETS {
        for name in ["setup-first", "setup-first", "setup-first", "setup-rules"] {
            choose(app, &mut Keys, name);
            all_fits(app);
        }
        set_menu(app, Menu::Rules);
        all_fits(app);
        set_menu(app, Menu::None);
    }
    for level in ["Easy", "Normal", "Expert", "Master", "Grandmaster", "Two players"] {
        choose(app, &mut Keys, &format!("setup-{level}"));
        all_fits(app);
    }
}

/// Seats that are free, held by every kind of device, and the computer's; and all shared.
fn fits_in_seats(app: &mut App) {
    set_menu(app, Menu::Seats);
    let held = [Holder::Pad(PadId(11)), Holder::KeysLeft, Holder::KeysRight, Holder::Pointer].map(Chair::Held);
    for chair in held.into_iter().chain([Chair::Free, Chair::Computer(Level::Grandmaster)]) {
        for shared in [false, true] {
            let mut joining = app.world_mut().resource_mut::<Joining>();
            joining.chairs = [chair, Chair::Held(Holder::Pointer)];
            joining.shared = shared;
            all_fits(app);
        }
    }
    for device in DEVICES {
        app.insert_resource(device);
        app.world_mut().resource_mut::<Joining>().chairs = [Chair::Free; 2];
        all_fits(app);
    }
    set_menu(app, Menu::None);
}

/// A game whose seats have their own devices, and one whose controller is not there.
fn fits_with_seats(app: &mut App) {
    for holders in [[Holder::KeysLeft, Holder::KeysRight], [Holder::Pad(PadId(11)), Holder::Pointer]] {
        app.world_mut().resource_mut::<Seating>().seat(holders.map(Some));
        common::ask(app, SessionRequest::New(two_people()));
        all_fits(app);
    }
    assert_eq!(menu(app), Menu::Lost);
    app.world_mut().resource_mut::<Seating>().share();
    frames(app, 2);
    set_screen(app, Screen::Title);
    set_menu(app, Menu::None);
}

fn fits_in_play(app: &mut App) {
    let long = MatchSetup {
        seats: [Seat::named(Player::Human, "Wilhelmina"), Seat::named(Player::Computer(Level::Expert), "Computer")],
        ..two_people()
    };
    for setup in [two_people(), long] {
        new_game(app, setup);
        for square in Square::all() {
            act(app, Action::Point(square));
            all_fits(app);
        }
        for square in ["a1", "g1", "g3", "e3"] {
            act(app, Action::Press(common::square(square)));
            act(app, Action::Release(Some(common::square(square))));
            all_fits(app);
        }
        for menu in [Menu::Pause, Menu::Rules, Menu::Leave] {
            set_menu(app, menu);
            all_fits(app);
        }
        set_menu(app, Menu::None);
    }
    // Prey, traps, and the longest reasons.
    new_game(app, from_fen("l6/3L3/7/7/7/7/3r3/3C1c1/4D2 w", two_people()));
    for square in ["d2", "e1", "d3"] {
        act(app, Action::Press(common::square(square)));
        act(app, Action::Release(Some(common::square(square))));
        all_fits(app);
    }
    for reason in reasons() {
        app.world_mut().write_message(MoveRefused { mv: mv("d2d1"), reason });
        all_fits(app);
    }
    common::ask(app, SessionRequest::Resign);
    end_is_shown(app);
    all_fits(app);
    set_menu(app, Menu::None);
    set_screen(app, Screen::Title);
    let text = "The saved game's move 217, a3a4: there is no animal of the side to move on that square at all.";
    app.world_mut().write_message(Notice(text.to_owned()));
    all_fits(app);
}

/// All steps of hints, with the longest that there is to say.
fn fits_in_hints(app: &mut App) {
    for (fen, text, proven) in [
        ("l6/7/7/7/7/7/7/2Wp3/6E w", "c2d2", Some(-3)),
        ("6t/7/7/7/1R5/7/1L5/7/6C w", "b5a5", None),
        ("6c/7/7/7/7/7/E6/t6/W6 w", "a3a2", Some(12)),
        ("6t/2E4/7/7/7/7/1d5/7/W6 w", "c8d8", None),
    ] {
        new_game(app, from_fen(fen, two_people()));
        let mut hint = Hint::new(common::current(app), HintReady { mv: mv(text), proven });
        for _ in 0..3 {
            app.world_mut().resource_mut::<Hand>().hint = Some(hint.clone());
            all_fits(app);
            hint.tell_more();
        }
    }
}

/// Every reason the rules give on a few crowded boards.
fn reasons() -> BTreeSet<String> {
    let mut reasons = BTreeSet::new();
    for name in RuleSet::PRESETS {
        let rules = RuleSet::preset(name).unwrap();
        for fen in ["l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w", "l6/3T3/7/7/eR5/1r5/1L5/3Cc2/4D2 w"] {
            let position = jungle::rules::Position::from_fen(fen, &rules).unwrap();
            for from in Square::all() {
                for to in Square::all() {
                    let refused = position.check(jungle::rules::Move::new(from, to), &rules).err();
                    reasons.extend(refused.map(|reason| reason.to_string()));
                }
            }
        }
    }
    reasons
}
