//! One picture of the window, then the end: for the README and for tests.

use std::path::PathBuf;

use bevy::{
    prelude::*,
    render::view::screenshot::{Screenshot, ScreenshotCaptured},
};

use super::states::Screen;

/// Seconds after which loading, or a picture that does not come, is given up.
const PATIENCE: f64 = 60.0;

/// Takes a picture and ends the program: with success when the picture is written, else with an error on standard error.
#[derive(Debug, Clone)]
pub struct ScreenshotPlugin {
    /// Where to write it, as PNG.
    pub path: PathBuf,
    /// Seconds to wait after everything is loaded.
    pub after: f64,
}

#[derive(Resource)]
struct Plan {
    path: PathBuf,
    after: f64,
    /// Seconds from the start until everything was loaded.
    loaded: Option<f64>,
    asked: bool,
}

impl Plugin for ScreenshotPlugin {
    fn build(&self, app: &mut App) {
        app.insert_resource(Plan { path: self.path.clone(), after: self.after, loaded: None, asked: false })
            .add_systems(Last, take);
    }
}

fn take(
    mut commands: Commands,
    mut plan: ResMut<Plan>,
    screen: Res<State<Screen>>,
    time: Res<Time<Real>>,
    mut exits: MessageWriter<AppExit>,
) {
    let now = time.elapsed_secs_f64();
    if plan.loaded.is_none() && *screen.get() != Screen::Loading {
        plan.loaded = Some(now);
    }
    if !plan.asked && plan.loaded.is_some_and(|loaded| now >= loaded + plan.after) {
        plan.asked = true;
        commands.spawn(Screenshot::primary_window()).observe(write);
    } else if now >= plan.loaded.unwrap_or(0.0) + plan.after + PATIENCE {
        eprintln!("jungle: there is no picture after {PATIENCE} seconds; is there a window?");
        exits.write(AppExit::error());
    }
}

fn write(captured: On<ScreenshotCaptured>, plan: Res<Plan>, mut exits: MessageWriter<AppExit>) {
    let result = match captured.image.clone().try_into_dynamic() {
        // The alpha channel of a window is no part of its picture.
        Ok(picture) => picture.to_rgb8().save(&plan.path).map_err(|error| error.to_string()),
        Err(error) => Err(error.to_string()),
    };
    exits.write(match result {
        Ok(()) => AppExit::Success,
        Err(error) => {
            eprintln!("jungle: cannot write {}: {error}", plan.path.display());
            AppExit::error()
        }
    });
}
