//! Water, air and paper.

use std::f32::consts::TAU;

use super::filter::{self, Filter};
use super::tape::{Tape, fading, hill};

/// Paper that is moved: many small creases, `dense` of them a second, about a pitch.
pub fn paper(tape: &mut Tape, seconds: f32, pitch: f32, dense: f32, strength: impl Fn(f32) -> f32) -> Vec<f32> {
    let rate = tape.rate;
    let mut creases = vec![0.0; tape.count(seconds)];
    for _ in 0..(dense * seconds) as usize {
        let at = tape.between(0.0, creases.len() as f32) as usize;
        let height = tape.between(-1.0, 1.0);
        // A crease is a tiny step that springs back.
        for (offset, place) in creases.iter_mut().skip(at).take(40).enumerate() {
            *place += height * fading(offset as f32, 40.0);
        }
    }
    let air = tape.hiss(seconds);
    for (crease, air) in creases.iter_mut().zip(air) {
        *crease += 0.10 * air;
    }
    let sheet = filter::band(&creases, rate, 0.8, |_| pitch);
    sheet.iter().enumerate().map(|(at, sample)| sample * strength(at as f32 / rate)).collect()
}

/// Air that something flies through; `pitch` in Hz and `strength` over time.
pub fn air(tape: &mut Tape, seconds: f32, pitch: impl Fn(f32) -> f32, strength: impl Fn(f32) -> f32) -> Vec<f32> {
    let rate = tape.rate;
    let hiss = tape.hiss(seconds);
    let moved = filter::band(&hiss, rate, 1.6, pitch);
    moved.iter().enumerate().map(|(at, sample)| sample * strength(at as f32 / rate)).collect()
}

/// A bubble: a tone that rises as it comes up, the lower the larger.
pub fn bubble(tape: &Tape, pitch: f32) -> Vec<f32> {
    let fade = (70.0 / pitch).clamp(0.03, 0.25);
    tape.tone(
        fade,
        |time| pitch * (1.0 + 1.1 * (time / fade).powf(1.5)),
        |time| (time / 0.003).min(1.0) * fading(time, fade),
    )
}

/// A number of bubbles, one after the other by chance, between two pitches.
pub fn bubbles(tape: &mut Tape, seconds: f32, count: usize, (low, high): (f32, f32)) -> Vec<f32> {
    let mut part = Tape::new(tape.rate, seconds + 0.2, 0);
    for _ in 0..count {
        let at = tape.between(0.0, seconds);
        let pitch = low * (high / low).powf(tape.between(0.0, 1.0));
        let gain = tape.between(0.3, 1.0) * (low / pitch).sqrt();
        let one = bubble(tape, pitch);
        part.lay(at, gain, &one);
    }
    part.samples
}

/// Water thrown up, that comes down again.
pub fn spray(tape: &mut Tape, seconds: f32, pitch: f32) -> Vec<f32> {
    let rate = tape.rate;
    let hiss = tape.hiss(seconds);
    let mut filter = Filter::default();
    // Drops: the noise is torn into grains, ever fewer of them.
    let mut grain = 1.0;
    hiss.iter()
        .enumerate()
        .map(|(at, sample)| {
            let time = at as f32 / rate;
            if at % 90 == 0 {
                grain = 0.35 + 0.65 * tape.between(0.0, 1.0).powi(2);
            }
            let falls = pitch * (0.6 + 0.8 * hill(time, seconds * 0.12, seconds));
            filter.pass(*sample, rate, falls, 0.9).band * grain * hill(time, seconds * 0.08, seconds).powi(2)
        })
        .collect()
}

/// Something light that turns over and over as it flies off: air, beaten ever slower.
pub fn flutter(tape: &mut Tape, seconds: f32, pitch: f32, beats: f32) -> Vec<f32> {
    let rate = tape.rate;
    let moved = paper(tape, seconds, pitch, 900.0, |time| hill(time, seconds * 0.1, seconds));
    moved
        .iter()
        .enumerate()
        .map(|(at, sample)| {
            let time = at as f32 / rate;
            let beat = 0.5 - 0.5 * (TAU * beats * (time - 0.3 * time * time / seconds)).cos();
            sample * beat * beat
        })
        .collect()
}
