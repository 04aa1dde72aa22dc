//! The whole game without a graphics card: every screen and dialog is reached and left by keys alone and by controller
//! alone, everything that can be used can be focused, and every text fits its place in every window.

#![cfg(feature = "app")]
#![expect(clippy::unwrap_used, reason = "a test may panic")]

use std::{collections::BTreeSet, time::Duration};

use bevy::{
    gilrs::GilrsPlugin,
    input::{gamepad::GamepadButton, keyboard::KeyCode},
    log::LogPlugin,
    prelude::*,
    render::{
        RenderPlugin,
        settings::{RenderCreation, WgpuSettings},
    },
    time::TimeUpdateStrategy,
    window::WindowResolution,
    winit::WinitPlugin,
};
use bevy_egui::{EguiPlugin, egui::Id};
use jungle::{
    app::{
        session::{
            Action, ActiveDevice, Brand, Direction, MatchSetup, MoveRefused, Notice, Player, Saved, SavedGame, Seat,
            SessionRequest,
        },
        states::{Menu, Screen},
        theme::{focus::Focus, text::Misfits},
        thinking::Pace,
    },
    engine::Level,
    rules::{Game, GameRecord, RuleSet, Side, Square},
};

mod common;

use common::{Controller, FRAME, act, frames, from_fen, menu, mv, new_game, screen, set_menu, set_screen, two_people};

/// The game as it is run, but for its window, its graphics card, its log and real controllers.
fn game_in(width: u32, height: u32) -> App {
    let mut app = App::new();
    let no_card = WgpuSettings { backends: None, ..default() };
    let window = Window { resolution: WindowResolution::new(width, height), ..default() };
    app.add_plugins((
        DefaultPlugins
            .set(RenderPlugin { render_creation: RenderCreation::Automatic(Box::new(no_card)), ..default() })
            .set(WindowPlugin { primary_window: Some(window), ..default() })
            .disable::<WinitPlugin>()
            .disable::<LogPlugin>()
            .disable::<GilrsPlugin>(),
        EguiPlugin::default(),
        jungle::app::plugin,
    ))
    .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME))
    .insert_resource(Pace::Instant)
    .init_resource::<common::Heard>()
    .add_systems(Last, common::listen);
    app
}

/// The game at its title, without waiting for its pictures.
fn at_title() -> App {
    let mut app = game_in(1280, 720);
    common::start(&mut app);
    frames(&mut app, 3);
    app
}

/// What a person presses in the menus.
trait Presser {
    fn step(&mut self, app: &mut App, way: Direction);
    fn confirm(&mut self, app: &mut App);
    fn back(&mut self, app: &mut App);
    /// Opens the menu of the game.
    fn pause(&mut self, app: &mut App);
}

struct Keys;

fn press(app: &mut App, key: KeyCode) {
    common::tap(app, key);
    app.update();
}

impl Presser for Keys {
    fn step(&mut self, app: &mut App, way: Direction) {
        match way {
            Direction::Up => press(app, KeyCode::ArrowUp),
            Direction::Down => press(app, KeyCode::ArrowDown),
            Direction::Left => press(app, KeyCode::ArrowLeft),
            Direction::Right => press(app, KeyCode::ArrowRight),
        }
    }

    fn confirm(&mut self, app: &mut App) {
        press(app, KeyCode::Enter);
    }

    fn back(&mut self, app: &mut App) {
        press(app, KeyCode::Escape);
    }

    fn pause(&mut self, app: &mut App) {
        press(app, KeyCode::KeyP);
    }
}

impl Presser for Controller {
    fn step(&mut self, app: &mut App, way: Direction) {
        common::Device::step(self, app, way);
        app.update();
    }

    fn confirm(&mut self, app: &mut App) {
        self.tap(app, GamepadButton::South);
        app.update();
    }

    fn back(&mut self, app: &mut App) {
        self.tap(app, GamepadButton::East);
        app.update();
    }

    fn pause(&mut self, app: &mut App) {
        self.tap(app, GamepadButton::Start);
        app.update();
    }
}

fn focused(app: &App) -> Option<Id> {
    app.world().resource::<Focus>().now()
}

/// Walks about for long enough to come everywhere; what had the focus on the way.
fn wander(app: &mut App, hand: &mut dyn Presser) -> BTreeSet<u64> {
    let mut seen = BTreeSet::new();
    let mut dice: u32 = 1;
    for _ in 0..160 {
        seen.extend(focused(app).map(|id| id.value()));
        dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        hand.step(app, Direction::ALL[(dice >> 30) as usize]);
    }
    seen
}

/// Every widget of the scene gets the focus, and no more than those; nothing that is drawn as usable is out of reach.
fn all_is_reached(app: &mut App, hand: &mut dyn Presser) {
    let reachable = app.world().resource::<Focus>().reachable();
    assert!(reachable > 0, "{:?} {:?} has nothing to focus", screen(app), menu(app));
    let seen = wander(app, hand);
    assert_eq!(seen.len(), reachable, "{:?} {:?}", screen(app), menu(app));
}

/// Brings the focus to a widget by steps.
fn go_to(app: &mut App, hand: &mut dyn Presser, name: &str) {
    let id = Id::new(name);
    let mut dice: u32 = 7;
    for _ in 0..400 {
        if focused(app) == Some(id) {
            return;
        }
        dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        hand.step(app, Direction::ALL[(dice >> 30) as usize]);
    }
    panic!("the focus never comes to {name} in {:?} {:?}", screen(app), menu(app));
}

fn choose(app: &mut App, hand: &mut dyn Presser, name: &str) {
    go_to(app, hand, name);
    hand.confirm(app);
    frames(app, 2);
}

fn begins_at(app: &App, name: &str) {
    assert_eq!(focused(app), Some(Id::new(name)), "the first focus of {:?} {:?}", screen(app), menu(app));
}

fn is_at(app: &App, at: (Screen, Menu)) {
    assert_eq!((screen(app), menu(app)), at);
}

/// The whole way through the game's screens.
fn tour(app: &mut App, hand: &mut dyn Presser) {
    is_at(app, (Screen::Title, Menu::None));
    begins_at(app, "title-play");
    all_is_reached(app, hand);

    // Quitting is asked first, with the safe answer in focus; both that and back return to where the focus was.
    go_to(app, hand, "title-two");
    hand.back(app);
    is_at(app, (Screen::Title, Menu::Quit));
    begins_at(app, "quit-left");
    all_is_reached(app, hand);
    hand.back(app);
    is_at(app, (Screen::Title, Menu::None));
    begins_at(app, "title-two");
    choose(app, hand, "title-quit");
    is_at(app, (Screen::Title, Menu::Quit));
    begins_at(app, "quit-left");
    hand.confirm(app);
    is_at(app, (Screen::Title, Menu::None));
    begins_at(app, "title-quit");

    // The new game and its rules.
    choose(app, hand, "title-play");
    is_at(app, (Screen::Setup, Menu::None));
    begins_at(app, "setup-play");
    all_is_reached(app, hand);
    choose(app, hand, "setup-details");
    is_at(app, (Screen::Setup, Menu::Rules));
    begins_at(app, "rules-back");
    all_is_reached(app, hand);
    hand.back(app);
    is_at(app, (Screen::Setup, Menu::None));
    begins_at(app, "setup-details");
    hand.back(app);
    is_at(app, (Screen::Title, Menu::None));
    choose(app, hand, "title-two");
    choose(app, hand, "setup-play");
    is_at(app, (Screen::Play, Menu::None));
    assert!(common::current(app).seats.iter().all(|seat| seat.player.is_human()), "two players were chosen");

    // The menu of the game, and the way out of each of its dialogs.
    hand.pause(app);
    is_at(app, (Screen::Play, Menu::Pause));
    begins_at(app, "pause-resume");
    all_is_reached(app, hand);
    choose(app, hand, "pause-rules");
    is_at(app, (Screen::Play, Menu::Rules));
    hand.confirm(app);
    is_at(app, (Screen::Play, Menu::Pause));
    begins_at(app, "pause-rules");
    choose(app, hand, "pause-leave");
    is_at(app, (Screen::Play, Menu::Leave));
    begins_at(app, "leave-left");
    all_is_reached(app, hand);
    hand.back(app);
    is_at(app, (Screen::Play, Menu::Pause));
    hand.back(app);
    is_at(app, (Screen::Play, Menu::None));
    hand.back(app);
    is_at(app, (Screen::Play, Menu::Pause));
    choose(app, hand, "pause-resume");
    is_at(app, (Screen::Play, Menu::None));

    // The end, and what can be done then.
    hand.pause(app);
    choose(app, hand, "pause-resign");
    end_is_shown(app);
    begins_at(app, "result-again");
    all_is_reached(app, hand);
    hand.back(app);
    is_at(app, (Screen::Play, Menu::None));
    hand.pause(app);
    frames(app, 3);
    is_at(app, (Screen::Play, Menu::Result));
    choose(app, hand, "result-again");
    is_at(app, (Screen::Play, Menu::None));
    assert!(!common::current(app).over());
    hand.pause(app);
    choose(app, hand, "pause-draw");
    end_is_shown(app);
    choose(app, hand, "result-title");
    is_at(app, (Screen::Title, Menu::None));
}

/// Waits for the dialog that tells who won: it lets the end be seen first.
fn end_is_shown(app: &mut App) {
    for _ in 0..400 {
        if menu(app) == Menu::Result {
            frames(app, 3);
            return;
        }
        app.update();
    }
    panic!("the end is not told of: over {}, menu {:?}", common::current(app).over(), menu(app));
}

#[test]
fn every_screen_is_reached_and_left_by_keys_alone() {
    tour(&mut at_title(), &mut Keys);
}

#[test]
fn every_screen_is_reached_and_left_by_controller_alone() {
    let mut app = at_title();
    let mut pad = Controller::connect(&mut app);
    tour(&mut app, &mut pad);
}

#[derive(Resource, Default)]
struct Exits(Vec<AppExit>);

fn note_exit(mut exits: MessageReader<AppExit>, mut seen: ResMut<Exits>) {
    seen.0.extend(exits.read().cloned());
}

#[test]
fn leaving_and_quitting_do_so() {
    let mut app = at_title();
    new_game(&mut app, two_people());
    Keys.pause(&mut app);
    choose(&mut app, &mut Keys, "pause-leave");
    choose(&mut app, &mut Keys, "leave-right");
    is_at(&app, (Screen::Title, Menu::None));
    Keys.back(&mut app);
    go_to(&mut app, &mut Keys, "quit-right");
    app.init_resource::<Exits>().add_systems(Last, note_exit);
    app.update();
    assert_eq!(app.world().resource::<Exits>().0, []);
    Keys.confirm(&mut app);
    assert_eq!(app.world().resource::<Exits>().0, [AppExit::Success]);
}

#[test]
fn choices_of_the_new_game_are_played() {
    let mut app = at_title();
    choose(&mut app, &mut Keys, "title-play");
    choose(&mut app, &mut Keys, "setup-Expert");
    choose(&mut app, &mut Keys, "setup-Blue");
    while common::current(&app).setup.rules.name != "bell" {
        choose(&mut app, &mut Keys, "setup-rules");
        choose(&mut app, &mut Keys, "setup-play");
        if common::current(&app).setup.rules.name != "bell" {
            Keys.pause(&mut app);
            choose(&mut app, &mut Keys, "pause-leave");
            choose(&mut app, &mut Keys, "leave-right");
            choose(&mut app, &mut Keys, "title-play");
        }
    }
    let setup = &common::current(&app).setup;
    assert_eq!(setup.rules, RuleSet::preset("bell").unwrap());
    assert_eq!(setup.seats.each_ref().map(|seat| seat.player), [Player::Computer(Level::Expert), Player::Human]);
    assert_eq!(setup.first_side(None), Side::Blue, "Bell's rules begin with Blue");
}

#[test]
fn a_kept_game_is_offered_and_gone_on_with() {
    let mut app = at_title();
    let mut game = Game::new(RuleSet::default(), Side::Red);
    for text in ["a3a4", "a7a6", "g1f1"] {
        game.play(mv(text)).unwrap();
    }
    let record = GameRecord::of(&game, ["Player".into(), "Player".into()]);
    app.insert_resource(Saved(Some(SavedGame { record, players: [Player::Human, Player::Human] })));
    set_menu(&mut app, Menu::Resume);
    begins_at(&app, "resume-left");
    Keys.back(&mut app);
    is_at(&app, (Screen::Title, Menu::None));
    choose(&mut app, &mut Keys, "title-continue");
    is_at(&app, (Screen::Title, Menu::Resume));
    Keys.confirm(&mut app);
    frames(&mut app, 3);
    is_at(&app, (Screen::Play, Menu::None));
    assert_eq!(common::current(&app).game.plies().len(), 3);
}

#[test]
fn undo_from_the_end_goes_on_with_the_game() {
    let mut app = at_title();
    new_game(&mut app, from_fen("l6/3L3/7/7/7/7/7/7/7 w", two_people()));
    let before = common::fen(&app);
    app.world_mut().write_message(jungle::app::session::MoveRequested {
        mv: mv("d8d9"),
        from: jungle::app::session::Requester::Human,
    });
    end_is_shown(&mut app);
    choose(&mut app, &mut Keys, "result-undo");
    is_at(&app, (Screen::Play, Menu::None));
    frames(&mut app, 300);
    assert_eq!((common::fen(&app), menu(&app)), (before, Menu::None), "no second dialog comes");
}

#[test]
fn pictures_are_read_and_then_the_title_comes() {
    let mut app = game_in(1280, 720);
    app.finish();
    app.cleanup();
    for _ in 0..6000 {
        app.update();
        if screen(&app) != Screen::Loading {
            break;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    is_at(&app, (Screen::Title, Menu::None));
}

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
    let overlaps: Vec<_> = on_one_another.map(|pair| format!("{scene:?} {pair:?}")).collect();
    app.world_mut().resource_mut::<Found>().0.extend(overlaps);
}

const DEVICES: [ActiveDevice; 4] =
    [ActiveDevice::Keyboard, ActiveDevice::Mouse, ActiveDevice::Touch, ActiveDevice::Gamepad(Brand::PlayStation)];

#[test]
fn every_text_fits_its_place() {
    for (width, height) in WINDOWS {
        let mut app = game_in(width, height);
        app.init_resource::<Found>();
        common::start(&mut app);
        app.insert_resource(Saved(Some(long_game())));
        for device in DEVICES {
            app.insert_resource(device);
            for menu in [Menu::None, Menu::Quit, Menu::Resume] {
                set_menu(&mut app, menu);
                all_fits(&mut app);
            }
        }
        set_menu(&mut app, Menu::None);
        fits_in_setup(&mut app);
        fits_in_play(&mut app);
        assert_eq!(app.world().resource::<Found>().0, BTreeSet::new(), "at {width}x{height}");
    }
}

/// A game with long words in its description.
fn long_game() -> SavedGame {
    let mut game = Game::new(RuleSet::preset("encyclopedia").unwrap(), Side::Red);
    for text in ["a3a4", "a7a6"] {
        game.play(mv(text)).unwrap();
    }
    let record = GameRecord::of(&game, ["Player".into(), "Computer (Expert)".into()]);
    SavedGame { record, players: [Player::Human, Player::Computer(Level::Expert)] }
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

fn fits_in_play(app: &mut App) {
    let named = |player, name: &str| Seat { player, name: name.to_owned() };
    let long = MatchSetup {
        seats: [named(Player::Human, "Wilhelmina"), named(Player::Computer(Level::Expert), "Computer")],
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
