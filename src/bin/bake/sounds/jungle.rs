//! What is always there by day: a stream, leaves, insects, and birds far off. It has no end: its last moment leads to its first.

use std::f32::consts::TAU;

use super::Finished;
use super::filter;
use super::level;
use super::nature::bubble;
use super::tape::{Tape, hill};

/// The file's name, without its ending.
pub const NAME: &str = "jungle";

/// Samples a second: there is nothing above 10 kHz in it.
pub const RATE: f32 = 24_000.0;

/// How long it is, in seconds.
const SECONDS: f32 = 36.0;

/// A slow swell: `times` over the whole, from `low` to 1.
fn swell(time: f32, times: f32, shift: f32, low: f32) -> f32 {
    low + (1.0 - low) * (0.5 - 0.5 * (TAU * (times * time / SECONDS + shift)).cos())
}

fn shaped(part: &[f32], at: impl Fn(f32) -> f32) -> Vec<f32> {
    part.iter().enumerate().map(|(index, sample)| sample * at(index as f32 / RATE)).collect()
}

/// One ear's stream, leaves and insects.
fn bed(seed: u64, shift: f32) -> Vec<f32> {
    let mut tape = Tape::round(RATE, SECONDS, seed);
    let water = tape.hiss(SECONDS);
    let stream = filter::around(&water, |part| {
        filter::band(part, RATE, 0.9, |time| 620.0 + 160.0 * (TAU * 5.0 * time / SECONDS).sin())
    });
    tape.lay(0.0, 0.075, &shaped(&stream, |time| swell(time, 5.0, shift, 0.6)));
    let wind = tape.hiss(SECONDS);
    let leaves = filter::around(&wind, |part| filter::band(part, RATE, 0.7, |_| 3100.0));
    tape.lay(0.0, 0.035, &shaped(&leaves, |time| swell(time, 3.0, shift + 0.3, 0.12).powi(2)));
    // Bubbles of the stream, small and many.
    for _ in 0..150 {
        let (at, pitch) = (tape.between(0.0, SECONDS), tape.between(350.0, 900.0));
        let gain = tape.between(0.004, 0.016);
        let one = bubble(&tape, pitch);
        tape.lay(at, gain, &one);
    }
    tape.samples
}

/// Insects: a pitch that trembles, now nearer, now farther.
fn insects(pitch: f32, beats: f32, times: f32, shift: f32) -> Vec<f32> {
    // Whole numbers of beats and of the pitch's turns fit into the loop.
    let whole = |value: f32| (value * SECONDS).round() / SECONDS;
    let (pitch, beats) = (whole(pitch), whole(beats));
    let tape = Tape::new(RATE, SECONDS, 0);
    tape.draw(SECONDS, |time| {
        let chirp = (0.5 - 0.5 * (TAU * beats * time).cos()).powi(3);
        (TAU * pitch * time).sin() * chirp * swell(time, times, shift, 0.0).powi(3)
    })
}

/// A bird's call: notes (beginning, length, pitch at its beginning and at its end) whistled far away.
fn call(tape: &Tape, notes: &[(f32, f32, f32, f32)]) -> Vec<f32> {
    let end = notes.iter().map(|(at, length, ..)| at + length).fold(0.0, f32::max);
    let mut part = Tape::new(tape.rate, end + 0.05, 0);
    for &(at, length, from, to) in notes {
        let glide = |time: f32| from * (to / from).powf((time / length).min(1.0));
        let whistle = tape.tone(length, glide, |time| hill(time, length * 0.25, length));
        let overtone = tape.tone(length, |time| 2.0 * glide(time), |time| 0.06 * hill(time, length * 0.3, length));
        part.lay(at, 1.0, &whistle);
        part.lay(at, 1.0, &overtone);
    }
    part.samples
}

/// A wood pigeon's kind of call, a warbler's, and one that falls.
const CALLS: [&[(f32, f32, f32, f32)]; 4] = [
    &[(0.0, 0.26, 560.0, 610.0), (0.36, 0.5, 620.0, 540.0), (0.98, 0.22, 560.0, 545.0)],
    &[
        (0.0, 0.09, 2500.0, 3100.0),
        (0.13, 0.08, 3100.0, 2700.0),
        (0.25, 0.09, 2600.0, 3300.0),
        (0.38, 0.16, 3200.0, 2350.0),
    ],
    &[(0.0, 0.30, 2100.0, 1500.0), (0.42, 0.22, 1900.0, 1400.0)],
    &[
        (0.0, 0.06, 3700.0, 3500.0),
        (0.11, 0.06, 3650.0, 3450.0),
        (0.22, 0.06, 3600.0, 3400.0),
        (0.33, 0.06, 3600.0, 3300.0),
    ],
];

/// Who calls when: second, call, strength, and how far to the right, 0 to 1.
const BIRDS: [(f32, usize, f32, f32); 13] = [
    (1.4, 1, 0.055, 0.75),
    (4.2, 0, 0.050, 0.20),
    (6.9, 0, 0.040, 0.20),
    (9.6, 3, 0.035, 0.85),
    (11.1, 2, 0.045, 0.45),
    (14.8, 1, 0.050, 0.70),
    (16.0, 1, 0.030, 0.15),
    (19.5, 0, 0.045, 0.25),
    (22.3, 3, 0.030, 0.10),
    (24.9, 2, 0.045, 0.55),
    (27.4, 3, 0.035, 0.85),
    (29.7, 1, 0.045, 0.30),
    (33.2, 0, 0.035, 0.80),
];

/// A frog: a dry creak, twice.
pub fn frog(tape: &Tape) -> Vec<f32> {
    let mut part = Tape::new(tape.rate, 0.6, 0);
    for at in [0.0, 0.24] {
        let creak = tape.tone(
            0.16,
            |time| 330.0 + 500.0 * time,
            |time| hill(time, 0.05, 0.16) * (0.5 - 0.5 * (TAU * 46.0 * time).cos()),
        );
        part.lay(at, 1.0, &creak);
    }
    part.samples
}

/// Plays it, and makes it ready.
pub fn finish() -> Finished {
    let mut far = [0, 1].map(|ear| Tape::round(RATE, SECONDS, ear));
    for (at, which, gain, right) in BIRDS {
        let one = call(&far[0], CALLS[which]);
        far[0].lay(at, gain * (1.0 - right), &one);
        far[1].lay(at, gain * right, &one);
    }
    for (at, right) in [(8.1, 0.35), (8.9, 0.35), (21.2, 0.65), (31.0, 0.4)] {
        let one = frog(&far[0]);
        far[0].lay(at, 0.03 * (1.0 - right), &one);
        far[1].lay(at, 0.03 * right, &one);
    }
    let both: Vec<f32> = far[0].samples.iter().zip(&far[1].samples).map(|(left, right)| left + right).collect();
    let shrill = [(4300.0, 17.0, 4.0, 0.0), (3650.0, 23.0, 3.0, 0.45)]
        .map(|(pitch, beats, times, shift)| insects(pitch, beats, times, shift));
    let mut channels = Vec::new();
    for (ear, near) in far.iter().enumerate() {
        let mut tape = Tape::round(RATE, SECONDS, 0);
        tape.lay(0.0, 1.0, &bed(90 + ear as u64, 0.07 * ear as f32));
        tape.lay(0.0, 1.2, &near.samples);
        let answer = filter::around(&both, |part| filter::room(part, RATE, 1.8, ear));
        tape.lay(0.0, 0.7, &answer);
        tape.lay(0.0, if ear == 0 { 0.009 } else { 0.003 }, &shrill[0]);
        tape.lay(0.0, if ear == 0 { 0.002 } else { 0.007 }, &shrill[1]);
        channels.push(tape.samples);
    }
    ending(NAME, channels, -24.0)
}

/// Makes ready what has no end: without rumble, and of a strength in decibels below full.
pub fn ending(name: &'static str, channels: Vec<Vec<f32>>, strength: f32) -> Finished {
    let high = |channel: &Vec<f32>| filter::around(channel, |part| filter::high(part, RATE, 70.0));
    let mut channels: Vec<Vec<f32>> = channels.iter().map(high).collect();
    let strongest = channels.iter().map(|channel| level::strength(channel, RATE)).fold(0.0, f32::max);
    let gain = level::decibels(strength) / strongest;
    for sample in channels.iter_mut().flatten() {
        *sample *= gain;
    }
    Finished { name, rate: RATE as u32, channels, quality: -0.2 }
}

#[cfg(test)]
mod tests {
    use super::super::{night, river};
    use super::*;

    #[test]
    fn the_last_moment_leads_to_the_first() {
        for channel in [finish(), night::finish(), river::finish()].iter().flat_map(|sound| &sound.channels) {
            let steps = || channel.windows(2).map(|pair| (pair[1] - pair[0]).abs());
            let usual = steps().sum::<f32>() / channel.len() as f32;
            let seam = (channel[0] - channel[channel.len() - 1]).abs();
            assert!(seam < 6.0 * usual, "{seam} where {usual} is usual");
        }
    }
}
