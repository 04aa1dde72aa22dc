//! What is heard: each thing that happens has its sound, once; and the files are whole.

use std::{fs, path::PathBuf};

use crate::common::*;
use bevy::{
    asset::AssetPlugin,
    audio::{AudioPlugin, AudioSource, Decodable, Source},
    input::InputPlugin,
    prelude::*,
    state::app::StatesPlugin,
    time::TimeUpdateStrategy,
};
use jungle::{
    app::{
        audio::{Ambience, Layer, Sound, Sounded, score_plugin},
        logic_plugin,
        session::{
            Action, Back, BoardTheme, Bus, Direction, MoveRequested, Player, Requester, SessionRequest, Stage, View,
            Volumes,
        },
        states::Menu,
        theme::focus::Felt,
        thinking::Pace,
    },
    engine::Level,
    rules::Animal,
};

/// What has begun to sound since it was last asked.
#[derive(Resource, Default)]
struct Ear(Vec<Sounded>);

fn listen_in(mut sounded: MessageReader<Sounded>, mut ear: ResMut<Ear>) {
    ear.0.extend(sounded.read());
}

fn with_ear(app: &mut App) {
    app.add_plugins(score_plugin).init_resource::<Ear>().add_systems(Last, listen_in);
}

/// A game that is heard and not seen, at the title.
fn heard_game() -> App {
    game_with(with_ear)
}

/// A game with its picture as far as it can be had without a graphics card, at the title.
fn heard_theater() -> App {
    theater::theater_with(|app| {
        app.insert_resource(Pace::Instant);
        with_ear(app);
    })
}

/// What was heard since the last question, but for the music, which plays by itself.
fn sounds(app: &mut App) -> Vec<Sound> {
    let heard = std::mem::take(&mut app.world_mut().resource_mut::<Ear>().0);
    heard.iter().for_each(|sounded| assert!(sounded.gain > 0.0 && sounded.gain <= 1.0, "{sounded:?}"));
    heard.iter().map(|sounded| sounded.sound).filter(|sound| sound.bus() != Bus::Music).collect()
}

/// What is heard until the picture rests.
fn until_rest(app: &mut App) -> Vec<Sound> {
    frames(app, 3);
    for _ in 0..600 {
        if !app.world().resource::<Stage>().busy {
            frames(app, 3);
            return sounds(app);
        }
        app.update();
    }
    panic!("the stage is busy for ever");
}

#[test]
fn the_hand_at_the_board() {
    let mut app = heard_game();
    new_game(&mut app, two_people());
    frames(&mut app, 2);
    assert_eq!(sounds(&mut app), [Sound::Rustle], "the board is laid out");
    act(&mut app, Action::Press(square("g3")));
    act(&mut app, Action::Release(Some(square("g3"))));
    assert_eq!(sounds(&mut app), [Sound::Take, Sound::Squeak], "the rat");
    act(&mut app, Action::Cancel);
    assert_eq!(sounds(&mut app), [Sound::Put]);
    // The first step of a hidden cursor only shows it.
    Keyboard.step(&mut app, Direction::Left);
    assert_eq!(sounds(&mut app), []);
    Keyboard.step(&mut app, Direction::Left);
    frames(&mut app, 2);
    assert_eq!(sounds(&mut app), [Sound::Cursor]);
    ask(&mut app, SessionRequest::Hint);
    frames(&mut app, 3);
    assert_eq!(sounds(&mut app), [Sound::Hint]);
}

/// A refusal is heard once, and nothing else with it.
#[test]
fn a_refusal() {
    let mut app = heard_game();
    new_game(&mut app, two_people());
    // The cat steps beside the river, and may not go in.
    play_line(&mut app, &mut Pointer { drags: false }, "f2f3 a7a6");
    sounds(&mut app);
    act(&mut app, Action::Press(square("f3")));
    act(&mut app, Action::Release(Some(square("f3"))));
    act(&mut app, Action::Press(square("f4")));
    frames(&mut app, 2);
    assert_eq!(heard(&app).refused.len(), 1);
    assert_eq!(sounds(&mut app), [Sound::Take, Sound::Refuse]);
}

#[test]
fn animals_are_heard_where_they_arrive() {
    let mut app = heard_theater();
    for (fen, line, expected) in [
        ("l6/7/7/7/7/7/6R/7/7 w", "g3g4", &[Sound::Step][..]),
        ("l6/7/7/7/7/7/5R1/7/7 w", "f3f4", &[Sound::Splash]),
        ("l6/7/7/7/5R1/7/7/7/7 w", "f5f4", &[Sound::Swim]),
        ("l6/7/7/7/7/5R1/7/7/7 w", "f4f3", &[Sound::Emerge, Sound::Step]),
        ("r6/7/7/7/7/7/5L1/7/7 w", "f3f7", &[Sound::Leap, Sound::Step]),
        ("l6/7/7/7/7/7/5cD/7/7 w", "g3f3", &[Sound::Pounce, Sound::Step, Sound::Tumble]),
        ("l6/2D4/7/7/7/7/7/7/7 w", "c8c9", &[Sound::Step, Sound::Trap]),
    ] {
        for reduced in [false, true] {
            app.world_mut().resource_mut::<View>().reduced_motion = reduced;
            new_game(&mut app, from_fen(fen, two_people()));
            frames(&mut app, 10);
            sounds(&mut app);
            app.world_mut().write_message(MoveRequested { mv: mv(line), from: Requester::Human });
            let mut heard = until_rest(&mut app);
            // A game may end with its only enemy's capture.
            heard.retain(|sound| *sound != Sound::Win);
            heard.sort_by_key(|sound| sound.name());
            let mut expected = expected.to_vec();
            if reduced {
                // Nobody is seen to rise or to fly off.
                expected.retain(|sound| !matches!(sound, Sound::Leap | Sound::Emerge | Sound::Tumble));
            }
            expected.sort_by_key(|sound| sound.name());
            assert_eq!(heard, expected, "{line}, reduced: {reduced}");
        }
    }
}

#[test]
fn the_end_is_heard_by_those_who_sit_here() {
    let mut app = heard_theater();
    let computer = Player::Computer(Level::Easy);
    for (seats, expected) in [([Player::Human, Player::Human], Sound::Win), ([Player::Human, computer], Sound::Loss)] {
        new_game(&mut app, setup(seats[0], seats[1]));
        frames(&mut app, 10);
        sounds(&mut app);
        ask(&mut app, SessionRequest::Resign);
        let heard = until_rest(&mut app);
        assert_eq!(heard.iter().filter(|sound| **sound == expected).count(), 1, "{heard:?}");
    }
    new_game(&mut app, two_people());
    frames(&mut app, 10);
    sounds(&mut app);
    ask(&mut app, SessionRequest::AgreeDraw);
    assert!(until_rest(&mut app).contains(&Sound::Draw));
}

/// The person is called once after each move of the computer's, and never in a game of two people.
#[test]
fn whose_turn_it_is() {
    let mut app = heard_game();
    let calls = |app: &mut App| sounds(app).iter().filter(|sound| **sound == Sound::Turn).count();
    new_game(&mut app, setup(Player::Human, Player::Computer(Level::Easy)));
    frames(&mut app, 5);
    assert_eq!(calls(&mut app), 0, "nobody has moved");
    app.world_mut().resource_mut::<Stage>().busy = true;
    Pointer { drags: false }.play(&mut app, mv("g3g4"));
    assert_eq!(calls(&mut app), 0, "the board is closed");
    app.world_mut().resource_mut::<Stage>().busy = false;
    Pointer { drags: false }.play(&mut app, mv("g3g4"));
    until(&mut app, "the answer", |app| current(app).game.plies().len() == 2);
    frames(&mut app, 5);
    assert_eq!(calls(&mut app), 1);
    ask(&mut app, SessionRequest::Undo);
    frames(&mut app, 5);
    assert_eq!(calls(&mut app), 0, "an undo is no move");
    new_game(&mut app, two_people());
    play_line(&mut app, &mut Pointer { drags: false }, "g3g4 a7a6");
    assert_eq!(calls(&mut app), 0);
}

#[test]
fn menus_and_widgets() {
    let mut app = heard_game();
    for (felt, sound) in [(Felt::Moved, Sound::Move), (Felt::Pressed, Sound::Confirm), (Felt::Switched, Sound::Toggle)]
    {
        app.world_mut().write_message(felt);
        frames(&mut app, 2);
        assert_eq!(sounds(&mut app), [sound]);
    }
    app.world_mut().write_message(Back);
    frames(&mut app, 2);
    assert_eq!(sounds(&mut app), [Sound::Back]);
    new_game(&mut app, two_people());
    frames(&mut app, 5);
    sounds(&mut app);
    set_menu(&mut app, Menu::Pause);
    assert_eq!(sounds(&mut app), [Sound::Rustle]);
    set_menu(&mut app, Menu::Rules);
    set_menu(&mut app, Menu::None);
    assert_eq!(sounds(&mut app), []);
}

/// The same at the same moment is heard once.
#[test]
fn twice_at_once_is_once() {
    let mut app = heard_game();
    for _ in 0..5 {
        app.world_mut().write_message(Felt::Pressed);
    }
    app.update();
    assert_eq!(sounds(&mut app), [Sound::Confirm]);
}

#[test]
fn volumes_are_obeyed() {
    let mut app = heard_game();
    new_game(&mut app, two_people());
    frames(&mut app, 5);
    sounds(&mut app);
    let ambience = |app: &App| app.world().resource::<Ambience>().gain(Layer::Jungle);
    let usual = ambience(&app);
    assert!(usual > 0.0);
    let press = |app: &mut App| {
        app.world_mut().write_message(Felt::Pressed);
        act(app, Action::Press(square("g3")));
        act(app, Action::Cancel);
        frames(app, 5);
        sounds(app)
    };
    // The rat calls once, and then not for a while.
    press(&mut app);
    let set = |app: &mut App, bus, volume| app.world_mut().resource_mut::<Volumes>().set(bus, volume);
    assert_eq!(press(&mut app).len(), 3);
    set(&mut app, Bus::Effects, 0);
    assert_eq!(press(&mut app), [Sound::Confirm]);
    set(&mut app, Bus::Interface, 0);
    assert_eq!(press(&mut app), []);
    assert_eq!(ambience(&app), usual);
    set(&mut app, Bus::Ambience, 0);
    app.update();
    assert_eq!(ambience(&app), 0.0);
    app.insert_resource(Volumes::default());
    set(&mut app, Bus::Master, 0);
    assert_eq!((press(&mut app), ambience(&app)), (vec![], 0.0));
}

/// M in play: off, and on again, and it is said.
#[test]
fn the_mute_key() {
    let mut app = heard_game();
    new_game(&mut app, two_people());
    frames(&mut app, 3);
    tap(&mut app, KeyCode::KeyM);
    assert!(app.world().resource::<Volumes>().muted);
    frames(&mut app, 2);
    sounds(&mut app);
    act(&mut app, Action::Press(square("g3")));
    assert_eq!((sounds(&mut app), app.world().resource::<Ambience>().gain(Layer::Jungle)), (vec![], 0.0));
    tap(&mut app, KeyCode::KeyM);
    assert!(!app.world().resource::<Volumes>().muted);
    assert_eq!(heard(&app).notices, ["All sounds are off.", "Sounds are on again."]);
}

/// Without a device nothing piles up: what was asked for is forgotten.
#[test]
fn no_device() {
    #[cfg(target_os = "linux")]
    jungle::app::audio::hush();
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, AssetPlugin::default(), StatesPlugin, InputPlugin, logic_plugin));
    app.add_plugins((AudioPlugin::default(), jungle::app::audio::plugin))
        .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    start(&mut app);
    for _ in 0..20 {
        app.world_mut().write_message(Felt::Pressed);
        frames(&mut app, 10);
    }
    frames(&mut app, 60);
    let mut players = app.world_mut().query::<(&AudioPlayer, &PlaybackSettings, Has<AudioSink>)>();
    let waiting = players
        .iter(app.world())
        .filter(|(_, settings, sink)| !sink && matches!(settings.mode, bevy::audio::PlaybackMode::Despawn));
    assert_eq!(waiting.count(), 0);
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("assets/sounds")
}

/// A file's samples, its channels, and samples a second.
fn decode(name: &str) -> (Vec<f32>, usize, f32) {
    let bytes = fs::read(folder().join(format!("{name}.ogg"))).unwrap();
    let source = AudioSource { bytes: bytes.into() };
    let decoder = source.decoder();
    let (channels, rate) = (usize::from(decoder.channels().get()), decoder.sample_rate().get() as f32);
    (decoder.collect(), channels, rate)
}

#[test]
fn the_files_are_whole() {
    let mut bytes = 0;
    for sound in Sound::ALL {
        let name = sound.name();
        bytes += fs::metadata(folder().join(format!("{name}.ogg"))).unwrap().len();
        let (samples, channels, rate) = decode(name);
        let seconds = samples.len() as f32 / channels as f32 / rate;
        assert!((0.05..4.0).contains(&seconds), "{name}: {seconds} s");
        let peak = samples.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
        // Between -30 and -1 decibels below full.
        assert!((0.03..0.891).contains(&peak), "{name}: {peak}");
        for end in [&samples[..3], &samples[samples.len() - 3..]] {
            assert!(end.iter().all(|sample| sample.abs() < 0.01), "{name} clicks: {end:?}");
        }
    }
    for layer in Layer::ALL {
        bytes += fs::metadata(folder().join(format!("{}.ogg", layer.name()))).unwrap().len();
    }
    assert!(bytes <= 500_000, "{bytes} bytes");
}

/// What goes on and on leads from its last moment to its first, and is quiet.
#[test]
fn what_goes_on_has_no_seam() {
    for layer in Layer::ALL {
        let (samples, channels, rate) = decode(layer.name());
        let seconds = samples.len() as f32 / channels as f32 / rate;
        assert!((5.0..60.0).contains(&seconds), "{layer:?}: {seconds} s");
        let peak = samples.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
        assert!((0.03..0.4).contains(&peak), "{layer:?}: {peak}");
        for channel in 0..channels {
            let one: Vec<f32> = samples.iter().skip(channel).step_by(channels).copied().collect();
            let largest = one.windows(2).map(|pair| (pair[1] - pair[0]).abs()).fold(0.0, f32::max);
            let seam = (one[0] - one[one.len() - 1]).abs();
            assert!(seam < 0.5 * largest, "{layer:?}, channel {channel}: {seam} where {largest} is the largest step");
        }
    }
}

/// Birds by day and crickets by night, and the river is heard while a rat swims in it.
#[test]
fn the_world_around_the_board() {
    let mut app = heard_game();
    let layers = |app: &App| Layer::ALL.map(|layer| app.world().resource::<Ambience>().gain(layer) > 0.0);
    assert_eq!(layers(&app), [true, false, false]);
    new_game(&mut app, from_fen("l6/7/7/7/7/7/5R1/7/7 w", two_people()));
    frames(&mut app, 3);
    assert_eq!(layers(&app), [true, false, false]);
    play_line(&mut app, &mut Pointer { drags: false }, "f3f4");
    frames(&mut app, 3);
    assert_eq!(layers(&app), [true, false, true]);
    app.world_mut().resource_mut::<View>().theme = BoardTheme::Night;
    frames(&mut app, 3);
    assert_eq!(layers(&app), [false, true, true]);
    app.world_mut().resource_mut::<Volumes>().set(Bus::Ambience, 0);
    frames(&mut app, 3);
    assert_eq!(layers(&app), [false; 3]);
}

/// An animal calls when it is taken up, but seldom; and no two soon after each other.
#[test]
fn animals_call_seldom() {
    let mut app = heard_game();
    new_game(&mut app, two_people());
    let calls = |app: &mut App, text: &str| {
        act(app, Action::Press(square(text)));
        act(app, Action::Release(Some(square(text))));
        act(app, Action::Cancel);
        let all = Animal::ALL.map(Sound::call);
        sounds(app).into_iter().filter(|sound| all.contains(sound)).collect::<Vec<_>>()
    };
    // Frames of 16 ms.
    let seconds = |app: &mut App, seconds: usize| frames(app, seconds * 63);
    assert_eq!(calls(&mut app, "a1"), [Sound::Growl]);
    assert_eq!(calls(&mut app, "g1"), [], "not at once");
    seconds(&mut app, 21);
    assert_eq!(calls(&mut app, "a1"), [], "not the same");
    assert_eq!(calls(&mut app, "g1"), [Sound::Roar]);
    seconds(&mut app, 60);
    assert_eq!(calls(&mut app, "a1"), [Sound::Growl]);
}

/// There is music at the board, as loud as it is set, and none in a dialog.
#[test]
fn music_plays_at_the_board() {
    let mut app = heard_game();
    let notes = |app: &mut App| {
        frames(app, 1200);
        let heard = std::mem::take(&mut app.world_mut().resource_mut::<Ear>().0);
        heard.iter().filter(|sounded| sounded.sound.bus() == Bus::Music).count()
    };
    assert_eq!(notes(&mut app), 0, "on the title");
    new_game(&mut app, two_people());
    let calm = notes(&mut app);
    assert!(calm > 5, "{calm}");
    new_game(&mut app, from_fen("l6/7/3L3/7/7/7/7/7/7 w", two_people()));
    let tense = notes(&mut app);
    assert!(tense > calm + 20, "{calm} {tense}");
    app.world_mut().resource_mut::<Volumes>().set(Bus::Music, 0);
    assert_eq!(notes(&mut app), 0);
    app.insert_resource(Volumes::default());
    set_menu(&mut app, Menu::Pause);
    assert_eq!(notes(&mut app), 0);
}

/// The page's player knows every sound.
#[test]
fn the_page_knows_every_sound() {
    let script = fs::read_to_string(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("assets/web/sound.js")).unwrap();
    for name in Sound::ALL.map(Sound::name).into_iter().chain(Layer::ALL.map(Layer::name)) {
        assert!(script.contains(&format!("\"{name}\"")), "{name}");
    }
}
