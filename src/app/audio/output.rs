//! The desktop's output: every sound is an entity with Bevy's [`AudioPlayer`] until it is over.

use bevy::{
    audio::{PlaybackMode, Volume},
    prelude::*,
};

use super::{Ambience, Hearing, Layer, Sound, Sounded};
use crate::app::states::Screen;

/// The files of the sounds, in the order of [`Sound::ALL`], and of what goes on, in that of [`Layer::ALL`].
#[derive(Resource)]
struct Files {
    short: Vec<Handle<AudioSource>>,
    layers: [Handle<AudioSource>; Layer::ALL.len()],
}

/// When a sound was asked for, in seconds since the program began.
#[derive(Component)]
struct AskedAt(f32);

/// What goes on and on.
#[derive(Component)]
struct Endless(Layer);

/// A sound that has not begun after so many seconds does not: its file is missing, or there is no device.
const LATE: f32 = 0.5;

/// How much of the way to its volume a layer goes in a second.
const FADE: f32 = 1.5;

/// Reads the files once there is something to see: nobody waits for them.
fn read(mut commands: Commands, server: Res<AssetServer>) {
    let file = |name: &str| server.load(format!("sounds/{name}.ogg"));
    commands.insert_resource(Files {
        short: Sound::ALL.map(|sound| file(sound.name())).to_vec(),
        layers: Layer::ALL.map(|layer| file(layer.name())),
    });
}

fn begin(mut commands: Commands, mut sounded: MessageReader<Sounded>, files: Res<Files>, time: Res<Time<Real>>) {
    for Sounded { sound, gain, speed } in sounded.read().copied() {
        let Some(file) = files.short.get(sound as usize) else { continue };
        commands.spawn((
            Name::new(sound.name()),
            AudioPlayer(file.clone()),
            PlaybackSettings::DESPAWN.with_volume(Volume::Linear(gain)).with_speed(speed),
            AskedAt(time.elapsed_secs()),
        ));
    }
}

fn forget(mut commands: Commands, time: Res<Time<Real>>, waiting: Query<(Entity, &AskedAt), Without<AudioSink>>) {
    for (entity, asked) in &waiting {
        if time.elapsed_secs() - asked.0 > LATE {
            commands.entity(entity).despawn();
        }
    }
}

/// Begins each layer when it is first heard, and brings it to its volume little by little.
fn keep_layers(
    mut commands: Commands,
    ambience: Res<Ambience>,
    files: Res<Files>,
    time: Res<Time<Real>>,
    mut playing: Query<(&Endless, Option<&mut AudioSink>)>,
) {
    for (layer, file) in Layer::ALL.into_iter().zip(&files.layers) {
        let wanted = ambience.gain(layer);
        let Some((_, sink)) = playing.iter_mut().find(|(endless, _)| endless.0 == layer) else {
            if wanted > 0.0 {
                let settings = PlaybackSettings { mode: PlaybackMode::Loop, volume: Volume::SILENT, ..default() };
                commands.spawn((Name::new(layer.name()), Endless(layer), AudioPlayer(file.clone()), settings));
            }
            continue;
        };
        let Some(mut sink) = sink else { continue };
        let now = sink.volume().to_linear();
        let left = wanted - now;
        if left.abs() > 1e-4 {
            sink.set_volume(Volume::Linear(now + left * (time.delta_secs() * FADE).min(1.0)));
        }
        // What is not heard need not be computed.
        match wanted <= 0.0 && now < 1e-3 {
            true => sink.pause(),
            false if sink.is_paused() => sink.play(),
            false => {}
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    // Where nothing can be played, as in tests without Bevy's audio, nothing is read either.
    app.add_systems(OnExit(Screen::Loading), read.run_if(resource_exists::<Assets<AudioSource>>)).add_systems(
        PostUpdate,
        (forget, begin, keep_layers).chain().in_set(Hearing::Sound).run_if(resource_exists::<Files>),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sound_finds_its_file() {
        for (index, sound) in Sound::ALL.into_iter().enumerate() {
            assert_eq!(sound as usize, index, "{sound:?}");
        }
        for (index, layer) in Layer::ALL.into_iter().enumerate() {
            assert_eq!(layer as usize, index, "{layer:?}");
        }
    }
}
