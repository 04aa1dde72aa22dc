//! The game's program: its command line and its window.

use std::{
    fs,
    path::{Path, PathBuf},
    str::FromStr,
};

use bevy::{
    prelude::*,
    window::{WindowResizeConstraints, WindowResolution},
};
use clap::{CommandFactory as _, Parser, Subcommand, ValueEnum, error::ErrorKind};
use jungle::{
    app::{
        frame_report::{self, FrameReportPlugin},
        screenshot::ScreenshotPlugin,
        session::{
            EditorRequest, FirstMover, LastSetup, Match, MatchSetup, Opening, Player, ReplayRequest, SavedGame, Seat,
            SessionRequest, SystemLanguage, View,
        },
        states::{Menu, Screen},
        storage::StorageDir,
    },
    print::{self, Ink, Paper},
    rules::{GameRecord, Position, RuleSet, Side, from_link},
    texts::Language,
};

/// Jungle (Dou Shou Qi, Animal Chess).
///
/// Without a game and without any of --fen, --rules, --red, --blue, --first and --seed it begins at the title.
#[derive(Parser, Debug)]
#[command(version, args_conflicts_with_subcommands = true)]
struct Args {
    #[command(subcommand)]
    task: Option<Task>,
    /// A recorded game (RON) to go on with, or a link to one (…#g=…).
    #[arg(value_name = "GAME.ron|LINK", conflicts_with_all = ["fen", "rules", "first", "seed"])]
    game: Option<String>,
    /// A position to begin from.
    #[arg(long)]
    fen: Option<String>,
    /// The rules: standard, browser, encyclopedia, bell, lobby, league, or a file with a rule set (RON).
    #[arg(long, value_name = "PRESET|FILE")]
    rules: Option<String>,
    /// Who plays Red: human, easy, normal, expert, master or grandmaster.
    #[arg(long, value_name = "PLAYER")]
    red: Option<Player>,
    /// Who plays Blue: human, easy, normal, expert, master or grandmaster.
    #[arg(long, value_name = "PLAYER")]
    blue: Option<Player>,
    /// Who begins.
    #[arg(long, conflicts_with = "fen")]
    first: Option<First>,
    /// What the computer's choices hang on: the same seed and the same moves give the same game.
    #[arg(long)]
    seed: Option<u64>,
    /// Write a picture of the window to this PNG file, then quit. Nothing is read from or kept on this machine.
    #[arg(long, value_name = "FILE.png", value_parser = png)]
    screenshot: Option<PathBuf>,
    /// Seconds to wait before the picture, from the end of loading.
    #[arg(long, value_name = "SECONDS", default_value_t = 3.0, requires = "screenshot", value_parser = seconds)]
    after: f64,
    /// Measure what a frame costs, in three situations for so many seconds each, print it, then quit. Nothing is read from
    /// or kept on this machine.
    #[arg(long, value_name = "SECONDS", value_parser = seconds, exclusive = true)]
    frame_report: Option<f64>,
    /// What to show first.
    #[arg(long)]
    screen: Option<Scene>,
    /// What the game speaks: en, zh-Hans, zh-Hant, ja, es, fr, de or pt.
    #[arg(long, value_name = "CODE", value_parser = language)]
    language: Option<Language>,
    /// Size of the window in pixels.
    #[arg(long, value_name = "WxH", default_value = "1280x720")]
    size: Size,
}

fn language(code: &str) -> Result<Language, String> {
    Language::of_locale(code).ok_or_else(|| format!("{code:?} is no language the game speaks"))
}

/// What to do in place of playing.
#[derive(Subcommand, Debug)]
enum Task {
    /// Write the board and the tokens as PDF and SVG, to be printed and cut out.
    Print {
        /// Where to.
        #[arg(default_value = ".")]
        folder: PathBuf,
        /// What it is printed on.
        #[arg(long, default_value = "a4")]
        paper: Sheet,
        /// Draw lines to be colored in, which takes little ink.
        #[arg(long)]
        save_ink: bool,
        /// What is said on them, if not what the system speaks: en, zh-Hans, zh-Hant, ja, es, fr, de or pt.
        #[arg(long, value_name = "CODE", value_parser = language)]
        language: Option<Language>,
    },
}

impl Task {
    fn run(self) -> AppExit {
        let Self::Print { folder, paper, save_ink, language } = self;
        let paper = match paper {
            Sheet::A4 => Paper::A4,
            Sheet::Letter => Paper::Letter,
        };
        let ink = if save_ink { Ink::Saving } else { Ink::Color };
        let language = language.unwrap_or_else(|| SystemLanguage::find().0);
        match print::write(&folder, paper, ink, language) {
            Ok(files) => {
                for file in files {
                    println!("{}", file.display());
                }
                AppExit::Success
            }
            Err(error) => {
                eprintln!("jungle: cannot write into {}: {error}", folder.display());
                AppExit::error()
            }
        }
    }
}

/// What is printed on.
#[derive(ValueEnum, Debug, Clone, Copy)]
enum Sheet {
    A4,
    Letter,
}

/// Who begins.
#[derive(ValueEnum, Debug, Clone, Copy)]
enum First {
    Red,
    Blue,
    Random,
}

/// What to show first.
#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
enum Scene {
    Title,
    Setup,
    Learn,
    People,
    Name,
    Games,
    Play,
    Pause,
    Rules,
    Settings,
    House,
    Keys,
    Seats,
    HandOver,
    Welcome,
    More,
    Watch,
    Print,
    Editor,
    EditorMenu,
    Replay,
    Share,
    Leave,
    Quit,
}

impl Scene {
    fn opening(self) -> Opening {
        let (screen, menu) = match self {
            Self::Title => (Screen::Title, Menu::None),
            Self::Setup => (Screen::Setup, Menu::None),
            Self::Learn => (Screen::Learn, Menu::None),
            Self::People => (Screen::People, Menu::None),
            Self::Games => (Screen::Title, Menu::Games),
            Self::Name => (Screen::People, Menu::Name),
            Self::Play | Self::Editor | Self::Replay => (Screen::Play, Menu::None),
            Self::Pause => (Screen::Play, Menu::Pause),
            Self::Rules => (Screen::Play, Menu::Rules),
            Self::Settings => (Screen::Title, Menu::Settings),
            Self::House => (Screen::Setup, Menu::House),
            Self::Keys => (Screen::Title, Menu::Keys),
            Self::Seats => (Screen::Setup, Menu::Seats),
            Self::HandOver => (Screen::Play, Menu::HandOver),
            Self::Welcome => (Screen::Title, Menu::Welcome),
            Self::More => (Screen::Title, Menu::More),
            Self::Watch => (Screen::Title, Menu::Watch),
            Self::Print => (Screen::Title, Menu::Print),
            Self::EditorMenu => (Screen::Play, Menu::Editor),
            Self::Share => (Screen::Play, Menu::Share),
            Self::Leave => (Screen::Play, Menu::Leave),
            Self::Quit => (Screen::Title, Menu::Quit),
        };
        Opening { screen, menu }
    }
}

/// What is done at the board in place of playing.
enum Interlude {
    Replay(ReplayRequest),
    Editor(EditorRequest),
}

impl Scene {
    /// What a scene that is no match's begins with, given the game the command line names.
    fn interlude(self, request: Option<&SessionRequest>) -> Option<Interlude> {
        let setup = match request {
            Some(SessionRequest::New(setup)) => setup.clone(),
            _ => MatchSetup::default(),
        };
        match self {
            Self::Replay | Self::Share => {
                let saved = match request {
                    Some(SessionRequest::Load(record, players)) => SavedGame::foreign(record.clone(), *players),
                    _ => SavedGame::of(&Match::new(setup, None).ok()?),
                };
                Some(Interlude::Replay(ReplayRequest::Open(Box::new(saved))))
            }
            Self::Editor | Self::EditorMenu => {
                let game = match request {
                    Some(SessionRequest::Load(record, _)) => record.to_game().ok()?,
                    _ => Match::new(setup, None).ok()?.game,
                };
                Some(Interlude::Editor(EditorRequest::Open(Some(Box::new(game)))))
            }
            _ => None,
        }
    }
}

/// Width and height of the window in pixels.
#[derive(Debug, Clone, Copy)]
struct Size {
    width: u32,
    height: u32,
}

impl FromStr for Size {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let fault = || format!("\"{text}\" is no size: sizes are {SMALLEST}x{SMALLEST} to 8192x8192, like 1280x720");
        let (width, height) = text.split_once('x').ok_or_else(fault)?;
        let side = |text: &str| text.parse().ok().filter(|side| (SMALLEST..=8192).contains(side)).ok_or_else(fault);
        Ok(Self { width: side(width)?, height: side(height)? })
    }
}

/// The smallest width and height at which everything can still be used, in logical pixels.
const SMALLEST: u32 = 360;

fn png(text: &str) -> Result<PathBuf, String> {
    let path = PathBuf::from(text);
    match path.extension() {
        Some(extension) if extension.eq_ignore_ascii_case("png") => Ok(path),
        _ => Err("pictures are written as .png".to_owned()),
    }
}

fn seconds(text: &str) -> Result<f64, String> {
    text.parse().ok().filter(|seconds| (0.0..=3600.0).contains(seconds)).ok_or("0 to 3600 seconds".to_owned())
}

impl Args {
    fn rules(&self) -> Result<RuleSet, String> {
        let Some(name) = &self.rules else { return Ok(RuleSet::default()) };
        if let Some(rules) = RuleSet::preset(name) {
            return Ok(rules);
        }
        let text = fs::read_to_string(name).map_err(|error| {
            format!("--rules {name}: no preset ({}) and no readable file: {error}", RuleSet::PRESETS.join(", "))
        })?;
        RuleSet::from_ron(&text).map_err(|error| format!("--rules {name}: {error}"))
    }

    fn player(&self, side: Side) -> Option<Player> {
        match side {
            Side::Red => self.red,
            Side::Blue => self.blue,
        }
    }

    /// The game to begin with, if the command line names one.
    fn request(&self) -> Result<Option<SessionRequest>, String> {
        if let Some(name) = &self.game {
            let record = recorded(name).map_err(|fault| format!("{name}: {fault}"))?;
            let players = Side::ALL.map(|side| {
                let recorded = record.players[side.index()].parse().unwrap_or(Player::Human);
                self.player(side).unwrap_or(recorded)
            });
            return Ok(Some(SessionRequest::Load(record, players)));
        }
        let named = self.fen.is_some()
            || self.rules.is_some()
            || self.red.is_some()
            || self.blue.is_some()
            || self.first.is_some()
            || self.seed.is_some();
        Ok(if named { Some(SessionRequest::New(self.setup()?)) } else { None })
    }

    fn setup(&self) -> Result<MatchSetup, String> {
        let usual = MatchSetup::default();
        let rules = self.rules()?;
        if let Some(fen) = &self.fen {
            Position::from_fen(fen, &rules).map_err(|error| format!("--fen: {error}"))?;
        }
        Ok(MatchSetup {
            seats: Side::ALL.map(|side| self.player(side).map_or_else(|| usual.seats[side.index()].clone(), Seat::new)),
            first: match self.first {
                Some(First::Red) => FirstMover::Red,
                Some(First::Blue) => FirstMover::Blue,
                Some(First::Random) => FirstMover::Random,
                None => rules.first_side,
            },
            start: self.fen.clone(),
            clock: None,
            seed: self.seed.unwrap_or(usual.seed),
            rules,
        })
    }
}

/// The game in a file, or in a link.
fn recorded(name: &str) -> Result<GameRecord, String> {
    if name.contains("#g=") && !Path::new(name).exists() {
        let game = from_link(name).map_err(|fault| fault.to_string())?;
        return Ok(GameRecord::of(&game, [Player::Human; 2].map(|player| player.to_string())));
    }
    let text = fs::read_to_string(name).map_err(|error| error.to_string())?;
    let record = GameRecord::from_ron(&text).map_err(|error| error.to_string())?;
    record.to_game().map_err(|error| error.to_string())?;
    Ok(record)
}

/// Ends the program as the command line's reader does: the fault on standard error, and exit code 2.
fn refuse(fault: String) -> ! {
    Args::command().error(ErrorKind::ValueValidation, fault).exit()
}

fn window(size: Size) -> WindowPlugin {
    WindowPlugin {
        primary_window: Some(Window {
            title: "Jungle".to_owned(),
            name: Some("jungle".to_owned()),
            resolution: WindowResolution::new(size.width, size.height),
            resize_constraints: WindowResizeConstraints {
                min_width: SMALLEST as f32,
                min_height: SMALLEST as f32,
                ..default()
            },
            ..default()
        }),
        ..default()
    }
}

fn main() -> AppExit {
    let mut args = Args::parse();
    if let Some(task) = args.task.take() {
        return task.run();
    }
    let request = args.request().unwrap_or_else(|fault| refuse(fault));

    #[cfg(target_os = "linux")]
    jungle::app::audio::hush();
    if let Some(seconds) = args.frame_report
        && let Err(fault) = frame_report::print_without_window(seconds)
    {
        eprintln!("jungle: {fault}");
        return AppExit::error();
    }
    let mut app = App::new();
    app.add_plugins((DefaultPlugins.set(window(args.size)), bevy_egui::EguiPlugin::default(), jungle::app::plugin));
    if let Some(path) = &args.screenshot {
        app.add_plugins(ScreenshotPlugin { path: path.clone(), after: args.after });
    } else if let Some(seconds) = args.frame_report {
        app.add_plugins(FrameReportPlugin { seconds });
    } else if let Some(dir) = StorageDir::usual() {
        app.insert_resource(dir).insert_resource(SystemLanguage::find());
    }
    if let Some(language) = args.language {
        app.add_systems(Startup, move |mut view: ResMut<View>| view.language = language);
    }
    if let Some(scene) = args.screen {
        app.insert_resource(scene.opening());
    } else if request.is_some() {
        app.insert_resource(Scene::Play.opening());
    }
    if let Some(SessionRequest::New(setup)) = &request {
        app.insert_resource(LastSetup(setup.clone()));
    }
    let to_board = args.screen.is_none_or(|scene| scene.opening().screen == Screen::Play);
    let looked_at = args.screen.and_then(|scene| scene.interlude(request.as_ref()));
    match request {
        _ if looked_at.is_some() => {}
        Some(request) if to_board => {
            app.world_mut().write_message(request);
        }
        None if args.screen.is_some() && to_board => {
            app.world_mut().write_message(SessionRequest::New(MatchSetup::default()));
        }
        _ => {}
    }
    match looked_at {
        Some(Interlude::Replay(request)) => {
            app.world_mut().write_message(request);
        }
        Some(Interlude::Editor(request)) => {
            app.world_mut().write_message(request);
        }
        None => {}
    }
    app.run()
}
