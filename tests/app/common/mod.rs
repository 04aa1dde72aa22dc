//! What the tests of the game share: the game without its picture, and hands for its devices.

pub mod folder;
pub mod screens;
pub mod theater;
pub mod tour;

use std::time::{Duration, Instant};

use bevy::{
    input::{
        ButtonState, InputPlugin,
        gamepad::{
            GamepadAxis, GamepadButton, GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent,
            RawGamepadButtonChangedEvent, RawGamepadEvent,
        },
        keyboard::{Key, KeyCode, KeyboardInput, NativeKey},
    },
    prelude::*,
    state::app::StatesPlugin,
    time::TimeUpdateStrategy,
    window::PrimaryWindow,
};
use jungle::{
    app::{
        logic_plugin,
        one_thread::OneThread,
        session::{
            Action, Direction, FirstMover, Hand, Match, MatchEnded, MatchSetup, Player, Seat, SessionRequest, View,
        },
        states::{Menu, Screen},
        thinking::Pace,
    },
    rules::{Move, RuleSet, Side, Square},
};

/// Length of every frame.
pub const FRAME: Duration = Duration::from_millis(16);

/// A game without a picture, at the title.
pub fn game() -> App {
    game_with(|_| {})
}

/// The same, with what else a test wants in it.
pub fn game_with(add: impl FnOnce(&mut App)) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, InputPlugin, logic_plugin, OneThread))
        .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME))
        .insert_resource(Pace::Instant)
        .init_resource::<Heard>()
        .add_systems(Last, listen);
    add(&mut app);
    start(&mut app);
    app
}

/// Finishes what is added to an app and leaves the loading screen.
pub fn start(app: &mut App) {
    app.finish();
    app.cleanup();
    app.update();
    set_screen(app, Screen::Title);
}

pub fn set_screen(app: &mut App, screen: Screen) {
    app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
    app.update();
}

pub fn set_menu(app: &mut App, menu: Menu) {
    app.world_mut().resource_mut::<NextState<Menu>>().set(menu);
    app.update();
    app.update();
}

/// Everything that was said for others to follow, since the start.
#[derive(Resource, Default)]
pub struct Heard {
    pub played: Vec<String>,
    pub refused: Vec<String>,
    pub resets: usize,
    pub ended: Vec<String>,
    pub notices: Vec<String>,
    pub hints: Vec<Move>,
    pub backs: usize,
}

pub fn listen(
    mut heard: ResMut<Heard>,
    mut played: MessageReader<jungle::app::session::MovePlayed>,
    mut refused: MessageReader<jungle::app::session::MoveRefused>,
    mut resets: MessageReader<jungle::app::session::MatchReset>,
    mut ended: MessageReader<MatchEnded>,
    mut notices: MessageReader<jungle::app::session::Notice>,
    mut hints: MessageReader<jungle::app::session::HintReady>,
    mut backs: MessageReader<jungle::app::session::Back>,
) {
    heard.played.extend(played.read().map(|message| message.ply.mv.to_string()));
    heard.refused.extend(refused.read().map(|message| message.reason.clone()));
    heard.resets += resets.read().count();
    heard.ended.extend(ended.read().map(|message| message.outcome.code()));
    heard.notices.extend(notices.read().map(|message| message.0.clone()));
    heard.hints.extend(hints.read().map(|message| message.mv));
    heard.backs += backs.read().count();
}

pub fn heard(app: &App) -> &Heard {
    app.world().resource::<Heard>()
}

pub fn current(app: &App) -> &Match {
    app.world().resource::<Match>()
}

pub fn hand(app: &App) -> &Hand {
    app.world().resource::<Hand>()
}

pub fn screen(app: &App) -> Screen {
    *app.world().resource::<State<Screen>>().get()
}

pub fn menu(app: &App) -> Menu {
    *app.world().resource::<State<Menu>>().get()
}

pub fn fen(app: &App) -> String {
    current(app).game.position().fen()
}

/// The outcome in the engine protocol's words; empty while the game goes on.
pub fn outcome(app: &App) -> String {
    current(app).game.outcome().map(jungle::rules::Outcome::code).unwrap_or_default()
}

pub fn frames(app: &mut App, count: usize) {
    for _ in 0..count {
        app.update();
    }
}

/// Updates until a condition holds. The computer thinks, and files are written, on other threads meanwhile, which a
/// busy machine may keep waiting however many frames go by: hope is lost only when much time has passed as well.
pub fn until(app: &mut App, what: &str, condition: impl Fn(&App) -> bool) {
    let begun = Instant::now();
    let mut frames = 0;
    while !condition(app) {
        assert!(frames < 4000 || begun.elapsed() < Duration::from_secs(120), "{what} does not come about");
        app.update();
        std::thread::sleep(Duration::from_millis(1));
        frames += 1;
    }
}

/// A setup with a seed, so that a test is the same each time.
pub fn setup(red: Player, blue: Player) -> MatchSetup {
    MatchSetup {
        rules: RuleSet::default(),
        seats: [Seat::new(red), Seat::new(blue)],
        first: FirstMover::Red,
        start: None,
        clock: None,
        seed: 7,
    }
}

pub fn two_people() -> MatchSetup {
    setup(Player::Human, Player::Human)
}

pub fn from_fen(fen: &str, setup: MatchSetup) -> MatchSetup {
    MatchSetup { start: Some(fen.to_owned()), ..setup }
}

pub fn ask(app: &mut App, request: SessionRequest) {
    app.world_mut().write_message(request);
    frames(app, 2);
}

pub fn new_game(app: &mut App, setup: MatchSetup) {
    ask(app, SessionRequest::New(setup));
    app.update();
    assert_eq!((screen(app), menu(app)), (Screen::Play, Menu::None));
}

pub fn act(app: &mut App, action: Action) {
    app.world_mut().write_message(action);
    app.update();
}

pub fn square(text: &str) -> Square {
    text.parse().unwrap()
}

pub fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

/// How a person's move is made.
pub trait Device {
    /// The steps of the cursor, by their direction on the screen.
    fn step(&mut self, app: &mut App, direction: Direction);
    /// Picks up or puts down at the cursor.
    fn confirm(&mut self, app: &mut App);

    /// Brings the cursor to a square.
    fn go(&mut self, app: &mut App, to: Square) {
        // The first step of a hidden cursor only shows it.
        if !hand(app).cursor_shown {
            self.step(app, Direction::Up);
        }
        for _ in 0..16 {
            let cursor = hand(app).cursor;
            let flipped = app.world().resource::<View>().flipped;
            let direction = match (to.file().cmp(&cursor.file()), to.rank().cmp(&cursor.rank())) {
                (std::cmp::Ordering::Less, _) if flipped => Direction::Right,
                (std::cmp::Ordering::Less, _) => Direction::Left,
                (std::cmp::Ordering::Greater, _) if flipped => Direction::Left,
                (std::cmp::Ordering::Greater, _) => Direction::Right,
                (_, std::cmp::Ordering::Less) if flipped => Direction::Up,
                (_, std::cmp::Ordering::Less) => Direction::Down,
                (_, std::cmp::Ordering::Greater) if flipped => Direction::Down,
                (_, std::cmp::Ordering::Greater) => Direction::Up,
                _ => return,
            };
            self.step(app, direction);
        }
        assert_eq!(hand(app).cursor, to, "the cursor does not get there");
    }

    /// Makes a move.
    fn play(&mut self, app: &mut App, mv: Move) {
        self.go(app, mv.from);
        self.confirm(app);
        self.go(app, mv.to);
        self.confirm(app);
    }
}

/// A keyboard.
pub struct Keyboard;

/// What a key means where it means a name, as egui wants to know.
fn logical(key_code: KeyCode) -> Key {
    match key_code {
        KeyCode::ArrowUp => Key::ArrowUp,
        KeyCode::ArrowDown => Key::ArrowDown,
        KeyCode::ArrowLeft => Key::ArrowLeft,
        KeyCode::ArrowRight => Key::ArrowRight,
        KeyCode::Enter => Key::Enter,
        KeyCode::Escape => Key::Escape,
        KeyCode::Space => Key::Space,
        KeyCode::Tab => Key::Tab,
        _ => Key::Unidentified(NativeKey::Unidentified),
    }
}

pub fn key(app: &mut App, key_code: KeyCode, state: ButtonState) {
    let mut windows = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>();
    let window = windows.single(app.world()).unwrap_or(Entity::PLACEHOLDER);
    let logical_key = logical(key_code);
    app.world_mut().write_message(KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window });
}

pub fn tap(app: &mut App, key_code: KeyCode) {
    key(app, key_code, ButtonState::Pressed);
    app.update();
    key(app, key_code, ButtonState::Released);
    app.update();
}

impl Device for Keyboard {
    fn step(&mut self, app: &mut App, direction: Direction) {
        tap(
            app,
            match direction {
                Direction::Up => KeyCode::ArrowUp,
                Direction::Down => KeyCode::ArrowDown,
                Direction::Left => KeyCode::ArrowLeft,
                Direction::Right => KeyCode::ArrowRight,
            },
        );
    }

    fn confirm(&mut self, app: &mut App) {
        tap(app, KeyCode::Enter);
    }
}

/// A controller.
#[derive(Clone, Copy)]
pub struct Controller {
    pub pad: Entity,
    /// Uses the stick in place of the D-pad.
    pub stick: bool,
    /// What it says it is.
    pub name: &'static str,
}

impl Controller {
    /// Plugs a new one in.
    pub fn connect(app: &mut App) -> Self {
        Self::connect_as(app, "Test pad")
    }

    /// Plugs a new one in that goes by a name.
    pub fn connect_as(app: &mut App, name: &'static str) -> Self {
        let pad = app.world_mut().spawn_empty().id();
        let controller = Self { pad, stick: false, name };
        controller.plug(app);
        app.update();
        controller
    }

    /// Plugs it in (again).
    pub fn plug(&self, app: &mut App) {
        self.connection(
            app,
            GamepadConnection::Connected { name: self.name.to_owned(), vendor_id: Some(0x045e), product_id: None },
        );
    }

    pub fn unplug(&self, app: &mut App) {
        self.connection(app, GamepadConnection::Disconnected);
    }

    fn connection(&self, app: &mut App, connection: GamepadConnection) {
        let event = GamepadConnectionEvent::new(self.pad, connection);
        app.world_mut().write_message(event.clone());
        app.world_mut().write_message(RawGamepadEvent::from(event));
    }

    pub fn button(&self, app: &mut App, button: GamepadButton, value: f32) {
        app.world_mut()
            .write_message(RawGamepadEvent::from(RawGamepadButtonChangedEvent::new(self.pad, button, value)));
    }

    pub fn axis(&self, app: &mut App, axis: GamepadAxis, value: f32) {
        app.world_mut().write_message(RawGamepadEvent::from(RawGamepadAxisChangedEvent::new(self.pad, axis, value)));
    }

    /// A reading of the left stick, and a frame to hear it.
    pub fn lean(&self, app: &mut App, x: f32, y: f32) {
        self.axis(app, GamepadAxis::LeftStickX, x);
        self.axis(app, GamepadAxis::LeftStickY, y);
        app.update();
    }

    pub fn tap(&self, app: &mut App, button: GamepadButton) {
        self.button(app, button, 1.0);
        app.update();
        self.button(app, button, 0.0);
        app.update();
    }
}

impl Device for Controller {
    fn step(&mut self, app: &mut App, direction: Direction) {
        if self.stick {
            let (x, y) = match direction {
                Direction::Up => (0.0, 1.0),
                Direction::Down => (0.0, -1.0),
                Direction::Left => (-1.0, 0.0),
                Direction::Right => (1.0, 0.0),
            };
            self.lean(app, x * 0.3, y * 0.3);
            self.lean(app, x, y);
            self.lean(app, 0.0, 0.0);
        } else {
            self.tap(
                app,
                match direction {
                    Direction::Up => GamepadButton::DPadUp,
                    Direction::Down => GamepadButton::DPadDown,
                    Direction::Left => GamepadButton::DPadLeft,
                    Direction::Right => GamepadButton::DPadRight,
                },
            );
        }
    }

    fn confirm(&mut self, app: &mut App) {
        self.tap(app, GamepadButton::South);
    }
}

/// A pointer that clicks; what the board makes of its position is the board's own matter.
pub struct Pointer {
    /// Drags in place of clicking twice.
    pub drags: bool,
}

impl Device for Pointer {
    fn step(&mut self, _: &mut App, _: Direction) {}

    fn confirm(&mut self, _: &mut App) {}

    fn play(&mut self, app: &mut App, mv: Move) {
        act(app, Action::Point(mv.from));
        act(app, Action::Press(mv.from));
        if self.drags {
            act(app, Action::Point(mv.to));
            act(app, Action::Release(Some(mv.to)));
        } else {
            act(app, Action::Release(Some(mv.from)));
            act(app, Action::Press(mv.to));
            act(app, Action::Release(Some(mv.to)));
        }
    }
}

/// Plays moves with a device, one after another, and fails at the first that is not played.
pub fn play_line(app: &mut App, device: &mut dyn Device, line: &str) {
    for text in line.split_whitespace() {
        let before = current(app).game.plies().len();
        device.play(app, mv(text));
        frames(app, 3);
        let played = current(app).game.plies();
        assert!(
            played.len() > before && played[before].mv == mv(text),
            "{text} is not played; {:?}",
            heard(app).refused
        );
    }
}

/// A person's side.
pub fn person(app: &App) -> Side {
    current(app).lone_human().unwrap()
}
