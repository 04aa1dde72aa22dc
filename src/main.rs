//! The game's program.

use bevy::prelude::*;

fn main() -> AppExit {
    App::new().add_plugins((DefaultPlugins, bevy_egui::EguiPlugin::default(), jungle::app::plugin)).run()
}
