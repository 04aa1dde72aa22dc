//! The game with its picture, as far as it can be had without a graphics card.

use std::{thread::sleep, time::Duration};

use bevy::{asset::AssetPlugin, input::InputPlugin, prelude::*, state::app::StatesPlugin, time::TimeUpdateStrategy};
use jungle::app::{
    logic_plugin,
    one_thread::OneThread,
    scene::pictures::Pictures,
    states::Screen,
    theme::{layout::Layout, picture},
    world_plugin,
};

use super::{FRAME, screen};

/// The game with its picture, at the title, with what else a test wants in it.
pub fn theater_with(add: impl FnOnce(&mut App)) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, AssetPlugin::default(), StatesPlugin, InputPlugin));
    app.init_asset::<Image>()
        .init_asset::<Mesh>()
        .add_plugins((logic_plugin, picture::plugin, world_plugin, OneThread))
        .init_resource::<Layout>()
        .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    add(&mut app);
    app.finish();
    app.cleanup();
    for _ in 0..20_000 {
        app.update();
        if screen(&app) != Screen::Loading {
            assert!(app.world().contains_resource::<Pictures>());
            return app;
        }
        sleep(Duration::from_millis(2));
    }
    panic!("the pictures are never read");
}
