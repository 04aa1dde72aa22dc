//! The desktop's output: every sound is an entity with Bevy's [`AudioPlayer`] until it is over.

use bevy::{
    audio::{PlaybackMode, Volume},
    prelude::*,
};

use super::{Ambience, Hearing, Sound, Sounded};
use crate::app::states::Screen;

/// The files of the sounds, in the order of [`Sound::ALL`], and the jungle's.
#[derive(Resource)]
struct Files {
    short: Vec<Handle<AudioSource>>,
    jungle: Handle<AudioSource>,
}

/// When a sound was asked for, in seconds since the program began.
#[derive(Component)]
struct AskedAt(f32);

/// What goes on and on.
#[derive(Component)]
struct Jungle;

/// A sound that has not begun after so many seconds does not: its file is missing, or there is no device.
const LATE: f32 = 0.5;

/// How much of the way to its volume the jungle goes in a second.
const FADE: f32 = 1.5;

/// Reads the files once there is something to see: nobody waits for them.
fn read(mut commands: Commands, server: Res<AssetServer>) {
    let file = |name: &str| server.load(format!("sounds/{name}.ogg"));
    commands
        .insert_resource(Files { short: Sound::ALL.map(|sound| file(sound.name())).to_vec(), jungle: file("jungle") });
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

/// Begins the jungle with its first sound, and brings it to its volume little by little.
fn keep_jungle(
    mut commands: Commands,
    ambience: Res<Ambience>,
    files: Res<Files>,
    time: Res<Time<Real>>,
    mut playing: Query<Option<&mut AudioSink>, With<Jungle>>,
) {
    let Ok(sink) = playing.single_mut() else {
        if ambience.gain > 0.0 {
            let settings = PlaybackSettings { mode: PlaybackMode::Loop, volume: Volume::SILENT, ..default() };
            commands.spawn((Name::new("jungle"), Jungle, AudioPlayer(files.jungle.clone()), settings));
        }
        return;
    };
    let Some(mut sink) = sink else { return };
    let now = sink.volume().to_linear();
    let left = ambience.gain - now;
    if left.abs() > 1e-4 {
        sink.set_volume(Volume::Linear(now + left * (time.delta_secs() * FADE).min(1.0)));
    }
    // What is not heard need not be computed.
    match ambience.gain <= 0.0 && now < 1e-3 {
        true => sink.pause(),
        false if sink.is_paused() => sink.play(),
        false => {}
    }
}

pub(super) fn plugin(app: &mut App) {
    // Where nothing can be played, as in tests without Bevy's audio, nothing is read either.
    app.add_systems(OnExit(Screen::Loading), read.run_if(resource_exists::<Assets<AudioSource>>)).add_systems(
        PostUpdate,
        (forget, begin, keep_jungle).chain().in_set(Hearing::Sound).run_if(resource_exists::<Files>),
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
    }
}
