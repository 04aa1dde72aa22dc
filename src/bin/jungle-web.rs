//! The game as a browser's page runs it. The page (`assets/web/`) starts it; `cargo web` builds both.

#[cfg(target_arch = "wasm32")]
fn main() {
    use bevy::{asset::AssetMetaCheck, prelude::*};
    use jungle::app::{page, session::SystemLanguage, storage::StorageDir};

    let window = WindowPlugin { primary_window: Some(page::window()), ..default() };
    // Asking for files that are not there costs a round trip each, and some hosts answer with a page.
    let assets = AssetPlugin {
        file_path: page::data("assets").unwrap_or("assets".to_owned()),
        meta_check: AssetMetaCheck::Never,
        ..default()
    };
    let mut app = App::new();
    app.add_plugins((
        DefaultPlugins.set(window).set(assets),
        bevy_egui::EguiPlugin::default(),
        jungle::app::plugin,
        page::plugin,
    ));
    if let Some(dir) = StorageDir::usual() {
        app.insert_resource(dir).insert_resource(SystemLanguage::find());
    }
    app.run();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    eprintln!(
        "jungle-web: this is the browser's program; here, run: cargo run --release, or for the browser: cargo web"
    );
    std::process::ExitCode::FAILURE
}
