//! Quiet music that the game plays by itself, note by note: a few plucked notes over low bars, with rests between; a den in
//! danger lets a heart beat below, and the tune becomes dense and dark.
//!
//! What is played next hangs on chance, on how long it has been played, and on how near an enemy is to a den.

use bevy::prelude::*;
use rand::{RngExt as _, SeedableRng as _, rngs::ChaCha8Rng};

use super::{Hearing, mixer::Sounded, sound::Sound};
use crate::{
    app::{
        session::{Bus, Match, Volumes},
        states::{Menu, Screen},
    },
    rules::{Position, Side, Square},
};

/// The notes to the octave from G, in semitones: the game's five.
const SCALE: [i32; 5] = [0, 2, 4, 7, 9];
/// Beats to a bar.
const BAR: u32 = 8;
/// Bars that are played, and bars of rest after them, while nothing threatens.
const PLAYED: u32 = 8;
const RESTED: u32 = 6;
/// The low notes of the bars, as steps of the scale from G: calm, and tense (on E, where the same five notes sound dark).
const CALM: [i32; 4] = [0, 3, -1, 2];
const TENSE: [i32; 4] = [-1, -1, -2, -1];

/// Where the music is.
#[derive(Resource, Debug)]
struct Score {
    chance: ChaCha8Rng,
    /// Seconds until the next beat, and the beats so far.
    left: f32,
    beat: u32,
    /// The last plucked note, as a step of the scale.
    step: i32,
    /// How tense it is: 0 to 1; it follows the threat slowly.
    tension: f32,
}

/// A note: what sounds, how many times as fast as it was made, and how loud, 0 to 1.
type Note = (Sound, f32, f32);

/// How near the enemy is to either den, 0 (four steps or more) to 1 (next to it).
fn threat(position: &Position) -> f32 {
    let near = |side: Side| {
        let den = Square::den(side);
        position.occupied(!side).into_iter().map(|square| square.distance(den)).min().unwrap_or(u8::MAX)
    };
    match Side::ALL.map(near).into_iter().min() {
        Some(0 | 1) => 1.0,
        Some(2) => 0.75,
        Some(3) => 0.35,
        _ => 0.0,
    }
}

/// By how much faster a note of the scale is played than the one it was made as.
fn speed(step: i32) -> f32 {
    let semitones = 12 * step.div_euclid(5) + SCALE[step.rem_euclid(5) as usize];
    2.0_f32.powf(semitones as f32 / 12.0)
}

impl Score {
    /// Seconds of a beat: two of them are a step at ease, and a little faster one in danger.
    fn pace(&self) -> f32 {
        0.46 - 0.08 * self.tension
    }

    /// The notes of the next beat.
    fn next(&mut self) -> Vec<Note> {
        let (bar, beat) = (self.beat / BAR, self.beat % BAR);
        self.beat += 1;
        let tense = self.tension > 0.5;
        if !tense && bar % (PLAYED + RESTED) >= PLAYED {
            return Vec::new();
        }
        let mut notes = Vec::new();
        let lows = if tense { TENSE } else { CALM };
        let low = lows[bar as usize % lows.len()];
        if beat == 0 {
            notes.push((Sound::Bar, speed(low), 0.55));
        } else if beat == 4 && self.chance.random_bool(0.45) {
            notes.push((Sound::Bar, speed(low + 3), 0.35));
        }
        if self.tension > 0.25 && matches!(beat, 0 | 1 | 4 | 5) {
            let second = beat % 4 == 1;
            notes.push((Sound::Heart, if second { 0.9 } else { 1.0 }, self.tension * if second { 0.5 } else { 0.9 }));
        }
        // A tune goes by steps, comes back to the middle, and rests where a bar ends.
        let often = if beat.is_multiple_of(2) { 0.42 } else { 0.16 } + 0.25 * f64::from(self.tension);
        if beat < BAR - 1 && self.chance.random_bool(often.min(1.0)) {
            let way = self.chance.random_range(-2..=2) - self.step.signum() * i32::from(self.step.abs() > 3);
            self.step = (self.step + way).clamp(-4, 6);
            let soft = self.chance.random_range(0.3..0.6);
            notes.push((Sound::Pluck, speed(if tense { self.step - 1 } else { self.step }), soft));
        }
        notes
    }
}

fn play(
    mut score: ResMut<Score>,
    time: Res<Time<Real>>,
    volumes: Res<Volumes>,
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    game: Option<Res<Match>>,
    mut sounded: MessageWriter<Sounded>,
) {
    let gain = volumes.gain(Bus::Music);
    let heard = gain > 0.0 && *screen.get() == Screen::Play && *menu.get() == Menu::None;
    let Some(game) = game.filter(|game| heard && !game.over()) else {
        // It begins anew, after a breath.
        (score.left, score.beat, score.tension) = (2.0, 0, 0.0);
        return;
    };
    // A long frame is no reason to catch up.
    let seconds = time.delta_secs().min(0.1);
    let wanted = threat(game.game.position());
    score.tension += (wanted - score.tension) * (seconds * 0.5).min(1.0);
    score.left -= seconds;
    if score.left > 0.0 {
        return;
    }
    score.left += score.pace();
    for (sound, speed, share) in score.next() {
        sounded.write(Sounded { sound, gain: gain * share, speed });
    }
}

pub(super) fn plugin(app: &mut App) {
    let score = Score { chance: ChaCha8Rng::seed_from_u64(19), left: 2.0, beat: 0, step: 0, tension: 0.0 };
    app.insert_resource(score).add_systems(PostUpdate, play.in_set(Hearing::Mix));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::RuleSet;

    #[test]
    fn the_threat_grows_step_by_step() {
        for (fen, expected) in [
            ("l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w", 0.0),
            ("l6/7/7/3L3/7/7/7/7/7 w", 0.35),
            ("l6/7/3L3/7/7/7/7/7/7 w", 0.75),
            ("l6/3L3/7/7/7/7/7/7/7 b", 1.0),
        ] {
            let position = Position::from_fen(fen, &RuleSet::default()).expect("a position");
            assert_eq!(threat(&position), expected, "{fen}");
        }
    }

    /// How many notes of a kind ten minutes at a tension have, and how loud the loudest is.
    fn listen(tension: f32, sound: Sound) -> usize {
        let mut score = Score { chance: ChaCha8Rng::seed_from_u64(1), left: 0.0, beat: 0, step: 0, tension };
        let beats = (600.0 / score.pace()) as usize;
        let notes: Vec<Note> = (0..beats).flat_map(|_| score.next()).collect();
        assert!(notes.iter().all(|(_, speed, share)| (0.3..4.5).contains(speed) && (0.0..=1.0).contains(share)));
        notes.iter().filter(|note| note.0 == sound).count()
    }

    #[test]
    fn danger_is_dense_and_has_a_heart() {
        assert_eq!(listen(0.0, Sound::Heart), 0);
        assert!(listen(1.0, Sound::Heart) > 500);
        let (calm, tense) = (listen(0.0, Sound::Pluck), listen(1.0, Sound::Pluck));
        assert!((100..400).contains(&calm) && tense > 2 * calm, "{calm} {tense}");
    }
}
