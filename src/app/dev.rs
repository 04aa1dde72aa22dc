//! What helps development, in builds with the feature `dev`: Bevy's remote protocol, to look into and drive a running game
//! (JSON-RPC on its usual port, 15702, on this machine only), and frame times in the log every few seconds.

use bevy::{
    diagnostic::{FrameTimeDiagnosticsPlugin, LogDiagnosticsPlugin},
    prelude::*,
    remote::{RemotePlugin, http::RemoteHttpPlugin},
};

#[cfg(not(debug_assertions))]
compile_error!("the feature `dev` is not for release builds: it opens the game to other programs");

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        RemotePlugin::default(),
        RemoteHttpPlugin::default(),
        FrameTimeDiagnosticsPlugin::default(),
        LogDiagnosticsPlugin::default(),
    ));
}
