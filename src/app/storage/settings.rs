//! What the player has set, and the setup of the last game.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::{
    app::{
        session::{
            Bindings, Controls, Display, FirstRun, LastSetup, MatchSetup, Notice, Opening, SystemLanguage, View,
            Volumes,
        },
        states::{AppSystems, Menu},
    },
    text,
    texts::faults,
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
    /// The first run is over; older files have no word of it.
    #[serde(default = "yes")]
    welcomed: bool,
    #[serde(default)]
    volumes: Volumes,
    #[serde(default)]
    display: Display,
    #[serde(default)]
    controls: Controls,
    #[serde(default)]
    bindings: Bindings,
    setup: MatchSetup,
}

fn yes() -> bool {
    true
}

fn parse(text: &str) -> Result<Settings, String> {
    let settings: Settings = read(text, FORMAT)?;
    settings.setup.rules.validate().map_err(|fault| faults::rules(&fault))?;
    if let Some(control) = settings.setup.clock {
        control.validate()?;
    }
    settings.view.validate()?;
    settings.volumes.validate()?;
    settings.controls.validate()?;
    Ok(settings)
}

fn load(
    dir: Res<StorageDir>,
    (mut view, mut volumes, mut display): (ResMut<View>, ResMut<Volumes>, ResMut<Display>),
    (mut controls, mut bindings): (ResMut<Controls>, ResMut<Bindings>),
    mut setup: ResMut<LastSetup>,
    (mut first_run, mut opening): (ResMut<FirstRun>, ResMut<Opening>),
    system: Res<SystemLanguage>,
    mut notices: MessageWriter<Notice>,
) {
    match recall(&dir, FILE, parse) {
        Ok(None) => {
            first_run.0 = true;
            view.language = system.0;
        }
        Ok(Some(settings)) => {
            first_run.0 = !settings.welcomed;
            *view = settings.view;
            *volumes = settings.volumes;
            *display = settings.display;
            *controls = settings.controls;
            *bindings = settings.bindings;
            setup.0 = MatchSetup { seed: crate::app::session::fresh_seed(), ..settings.setup };
        }
        Err(fault) => {
            notices.write(Notice(text!("fault-settings", fault = fault)));
        }
    }
    if first_run.0 && *opening == Opening::default() {
        opening.menu = Menu::Welcome;
    }
}

fn save(
    (view, volumes, display): (Res<View>, Res<Volumes>, Res<Display>),
    (controls, bindings): (Res<Controls>, Res<Bindings>),
    (setup, first_run): (Res<LastSetup>, Res<FirstRun>),
    mut written: Local<Option<Settings>>,
    mut scribe: ResMut<Scribe>,
) {
    let settings = Settings {
        format: FORMAT,
        welcomed: !first_run.0,
        view: *view,
        volumes: *volumes,
        display: *display,
        controls: *controls,
        bindings: bindings.clone(),
        setup: setup.0.clone(),
    };
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
                .or_else(resource_changed::<Controls>)
                .or_else(resource_changed::<Bindings>)
                .or_else(resource_changed::<LastSetup>)
                .or_else(resource_changed::<FirstRun>),
        ),
    );
}
