//! What the player has set, and the setup of the last game.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::app::{
    session::{Display, LastSetup, MatchSetup, Notice, View, Volumes},
    states::AppSystems,
};

use super::{StorageDir, read, recall, scribe::Scribe};

const FILE: &str = "settings.ron";

/// The version of the file's format.
const FORMAT: u32 = 1;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Settings {
    format: u32,
    view: View,
    #[serde(default)]
    volumes: Volumes,
    #[serde(default)]
    display: Display,
    setup: MatchSetup,
}

fn parse(text: &str) -> Result<Settings, String> {
    let settings: Settings = read(text, FORMAT)?;
    settings.setup.rules.validate().map_err(|error| error.to_string())?;
    if let Some(control) = settings.setup.clock {
        control.validate()?;
    }
    settings.view.validate()?;
    settings.volumes.validate()?;
    Ok(settings)
}

fn load(
    dir: Res<StorageDir>,
    (mut view, mut volumes, mut display): (ResMut<View>, ResMut<Volumes>, ResMut<Display>),
    mut setup: ResMut<LastSetup>,
    mut notices: MessageWriter<Notice>,
) {
    match recall(&dir, FILE, parse) {
        Ok(None) => {}
        Ok(Some(settings)) => {
            *view = settings.view;
            *volumes = settings.volumes;
            *display = settings.display;
            setup.0 = MatchSetup { seed: crate::app::session::fresh_seed(), ..settings.setup };
        }
        Err(fault) => {
            notices.write(Notice(format!("The settings cannot be read and are as at the first start: {fault}")));
        }
    }
}

fn save(
    (view, volumes, display): (Res<View>, Res<Volumes>, Res<Display>),
    setup: Res<LastSetup>,
    mut written: Local<Option<Settings>>,
    mut scribe: ResMut<Scribe>,
) {
    let settings =
        Settings { format: FORMAT, view: *view, volumes: *volumes, display: *display, setup: setup.0.clone() };
    // What stands at the start is what was read, or what would stand there without a file.
    let Some(before) = written.replace(settings.clone()) else { return };
    if before == settings {
        return;
    }
    match ron::ser::to_string_pretty(&settings, ron::ser::PrettyConfig::default()) {
        Ok(text) => scribe.write(FILE, text),
        Err(error) => warn!("settings: {error}"),
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, load.run_if(resource_exists::<StorageDir>)).add_systems(
        Update,
        save.in_set(AppSystems::View).run_if(resource_exists::<StorageDir>).run_if(
            resource_changed::<View>
                .or_else(resource_changed::<Volumes>)
                .or_else(resource_changed::<Display>)
                .or_else(resource_changed::<LastSetup>),
        ),
    );
}
