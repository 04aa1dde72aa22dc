//! How often the window is drawn: all the time while something moves, seldom while nothing does or nobody can see it.
//!
//! Keys, the pointer and egui's own wishes wake the game at once. Controllers, clocks and music cannot: the game looks after
//! them, so with any of them the pauses are short.

use std::{
    hash::{BuildHasher as _, Hash as _, Hasher as _},
    time::Duration,
};

use bevy::{
    platform::hash::FixedHasher,
    prelude::*,
    window::WindowOccluded,
    winit::{UpdateMode, WinitSettings},
};

use super::{
    session::{Bus, Interlude, Match, Stage, Thinking, View, Volumes},
    states::Screen,
};

/// Seconds after the last movement until the pauses begin.
const LINGER: f64 = 0.4;
/// The pause between two frames while nothing moves.
const PAUSE: Duration = Duration::from_secs(1);
/// The same where something has to be looked after.
const SHORT_PAUSE: Duration = Duration::from_millis(33);
/// The pause while something moves in a window that is not in front.
const BEHIND: Duration = Duration::from_millis(16);

/// A movement by less than this, in pixels or as a share, is seen by nobody: what comes to rest ever more slowly rests.
const UNSEEN: f32 = 1.0 / 64.0;

/// All that is in the picture.
type Seen = (Entity, &'static Transform, Option<&'static Visibility>, Option<&'static Sprite>);

/// A number that changes with every visible change. (That something was written says little: much is written every frame,
/// with the value it had.)
fn fingerprint(seen: &Query<Seen>) -> u64 {
    let of = |(entity, transform, visibility, sprite): (Entity, &Transform, Option<&Visibility>, Option<&Sprite>)| {
        let mut hasher = FixedHasher.build_hasher();
        entity.hash(&mut hasher);
        transform.to_matrix().to_cols_array().map(|number| (number / UNSEEN) as i32).hash(&mut hasher);
        visibility.map(|visibility| *visibility == Visibility::Hidden).hash(&mut hasher);
        if let Some(sprite) = sprite {
            sprite.image.hash(&mut hasher);
            sprite.color.to_linear().to_f32_array().map(f32::to_bits).hash(&mut hasher);
            sprite.rect.map(|rect| rect.min.to_array().map(f32::to_bits)).hash(&mut hasher);
        }
        hasher.finish()
    };
    seen.iter().map(of).fold(0, u64::wrapping_add)
}

/// What is known of the picture's rest.
#[derive(Default)]
struct Rest {
    /// The picture of the last frame.
    fingerprint: u64,
    /// When something moved last, in seconds of [`Time<Real>`].
    moved: f64,
    hidden: bool,
}

/// Whether there is something that cannot wake the game.
fn watched(
    pads: Query<(), With<Gamepad>>,
    screen: Res<State<Screen>>,
    (game, interlude): (Option<Res<Match>>, Option<Res<Interlude>>),
    volumes: Res<Volumes>,
) -> bool {
    // A replay goes on by itself.
    if interlude.is_some_and(|interlude| interlude.replay().is_some_and(|replay| replay.playing)) {
        return true;
    }
    let playing = *screen.get() == Screen::Play;
    let clock = game.is_some_and(|game| game.clock.is_some());
    !pads.is_empty() || playing && (clock || volumes.gain(Bus::Music) > 0.0)
}

fn slow_down(
    In(watched): In<bool>,
    time: Res<Time<Real>>,
    view: Res<View>,
    stage: Res<Stage>,
    thinking: Res<Thinking>,
    seen: Query<Seen>,
    mut occluded: MessageReader<WindowOccluded>,
    mut rest: Local<Rest>,
    mut settings: ResMut<WinitSettings>,
) {
    let now = time.elapsed_secs_f64();
    // With all motion something always does: leaves sway, animals breathe.
    if !view.reduced_motion || stage.busy || thinking.since.is_some() {
        rest.moved = now;
    } else {
        let before = std::mem::replace(&mut rest.fingerprint, fingerprint(&seen));
        if rest.fingerprint != before {
            rest.moved = now;
        }
    }
    if let Some(message) = occluded.read().last() {
        rest.hidden = message.occluded;
    }
    let still = rest.hidden || now > rest.moved + LINGER;
    let pause = if watched && !rest.hidden { SHORT_PAUSE } else { PAUSE };
    let (focused, unfocused) = if still {
        (UpdateMode::reactive(pause), UpdateMode::reactive_low_power(pause))
    } else {
        (UpdateMode::Continuous, UpdateMode::reactive_low_power(BEHIND))
    };
    if (settings.focused_mode, settings.unfocused_mode) != (focused, unfocused) {
        (settings.focused_mode, settings.unfocused_mode) = (focused, unfocused);
    }
}

/// Has the window drawn as often as there is something new to see.
pub fn plugin(app: &mut App) {
    app.add_message::<WindowOccluded>()
        .add_systems(Last, watched.pipe(slow_down).run_if(resource_exists::<WinitSettings>));
}
