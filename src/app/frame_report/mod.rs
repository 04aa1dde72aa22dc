//! `jungle --frame-report SECONDS`: what a frame of the game costs.
//!
//! The game goes through three situations, each for so many seconds: at rest, in a leap with a capture, and while the
//! strongest level thinks. First without a window and a graphics card, beside an empty program of Bevy and egui whose frames
//! are drawn in turn with the game's; then in the window, where the time of the main schedules is told from that of handing
//! the picture over to the renderer.

mod figures;
mod scenes;
mod stopwatch;

use std::{
    thread::sleep,
    time::{Duration, Instant},
};

use bevy::{
    gilrs::GilrsPlugin,
    log::LogPlugin,
    prelude::*,
    render::{
        RenderPlugin,
        settings::{RenderCreation, WgpuSettings},
    },
    winit::WinitPlugin,
};
use bevy_egui::{EguiPlugin, EguiPrimaryContextPass};

use super::states::Screen;
use figures::Samples;
use scenes::{Director, Situation};
pub use stopwatch::FrameReportPlugin;

/// How often frames are drawn without a window.
const FRAME: Duration = Duration::from_micros(16_667);

/// Bevy and egui without a window, a graphics card, a log and controllers.
fn without_window() -> App {
    let mut app = App::new();
    let no_card = WgpuSettings { backends: None, ..default() };
    app.add_plugins((
        DefaultPlugins
            .set(RenderPlugin { render_creation: RenderCreation::Automatic(Box::new(no_card)), ..default() })
            .disable::<WinitPlugin>()
            .disable::<LogPlugin>()
            .disable::<GilrsPlugin>(),
        EguiPlugin::default(),
    ));
    app
}

/// How long one frame takes, in milliseconds.
fn update(app: &mut App) -> f64 {
    let begun = Instant::now();
    app.update();
    begun.elapsed().as_secs_f64() * 1000.0
}

/// How long loading may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// Measures without a window and prints what was seen; `seconds` for each situation.
///
/// # Errors
/// The game's pictures cannot be read.
pub fn print_without_window(seconds: f64) -> Result<(), String> {
    let mut empty = without_window();
    empty.add_systems(Startup, |mut commands: Commands| _ = commands.spawn(Camera2d));
    // egui's pass has to be there, even if nobody draws in it.
    empty.add_systems(EguiPrimaryContextPass, || {});
    let mut game = without_window();
    game.add_plugins((super::plugin, scenes::plugin)).insert_resource(Director::new(seconds));
    for app in [&mut empty, &mut game] {
        app.finish();
        app.cleanup();
    }
    let started = Instant::now();
    while *game.world().resource::<State<Screen>>().get() == Screen::Loading {
        if started.elapsed() > PATIENCE {
            return Err("the pictures cannot be read; are the assets beside the program?".to_owned());
        }
        update(&mut game);
        sleep(FRAME);
    }
    let mut beside = Samples::default();
    let mut samples = Situation::ALL.map(|_| Samples::default());
    while !game.world().resource::<Director>().is_done() {
        let begun = Instant::now();
        let [empty, game_frame] = [update(&mut empty), update(&mut game)];
        if let Some(situation) = game.world().resource::<Director>().counts() {
            samples[situation as usize].push(game_frame);
            if situation == Situation::Rest {
                beside.push(empty);
            }
        }
        sleep(FRAME.saturating_sub(begun.elapsed()));
    }
    println!("Milliseconds a frame, without a window: median, 99th percentile, frames");
    println!("  {:28}{beside}", "an empty program");
    for (situation, samples) in Situation::ALL.iter().zip(&samples) {
        println!("  {:28}{samples}", situation.name());
    }
    Ok(())
}
