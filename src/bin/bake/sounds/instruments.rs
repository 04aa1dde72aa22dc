//! What is struck and plucked.

use std::f32::consts::TAU;

use super::filter;
use super::tape::{Tape, fading};

/// The notes of the game: five to the octave, on G. Note 0 is the G below the middle of a piano, 5 the G above it.
pub fn note(step: i32) -> f32 {
    const SEMITONES: [i32; 5] = [0, 2, 4, 7, 9];
    let semitones = 12 * step.div_euclid(5) + SEMITONES[step.rem_euclid(5) as usize];
    196.0 * 2.0_f32.powf(semitones as f32 / 12.0)
}

/// Something that rings in several ways: each with its pitch (Hz), strength and the seconds in which it fades.
fn ring(tape: &Tape, seconds: f32, ways: &[(f32, f32, f32)]) -> Vec<f32> {
    tape.draw(seconds, |time| {
        // A thousandth of a second to begin in: struck, but not torn.
        let onset = (time / 0.001).min(1.0);
        let sum: f32 = ways
            .iter()
            .filter(|(pitch, ..)| *pitch < tape.rate * 0.45)
            .map(|(pitch, strength, fade)| strength * fading(time, *fade) * (TAU * pitch * time).sin())
            .sum();
        onset * sum
    })
}

/// The touch with which something is struck: a very short noise about a pitch.
fn touch(tape: &mut Tape, pitch: f32, seconds: f32) -> Vec<f32> {
    let rate = tape.rate;
    let hiss = tape.hiss(seconds);
    let about = filter::band(&hiss, rate, 1.2, |_| pitch);
    about.iter().enumerate().map(|(at, sample)| sample * fading(at as f32 / rate, seconds)).collect()
}

fn together(mut one: Vec<f32>, gain: f32, other: &[f32]) -> Vec<f32> {
    for (sample, more) in one.iter_mut().zip(other) {
        *sample += gain * more;
    }
    one
}

/// A thumb piano's tongue.
pub fn kalimba(tape: &mut Tape, pitch: f32, fade: f32) -> Vec<f32> {
    let ways = [
        (pitch, 1.0, fade),
        (pitch * 1.003, 0.25, fade * 0.8),
        (pitch * 2.0, 0.10, fade * 0.4),
        (pitch * 5.42, 0.13, fade * 0.12),
        (pitch * 8.9, 0.04, 0.05),
        // The box below it.
        (172.0, 0.16, 0.09),
    ];
    let rung = ring(tape, fade, &ways);
    let thumb = touch(tape, 2600.0, 0.012);
    together(rung, 0.35, &thumb)
}

/// A bar of wood under a soft mallet.
pub fn mallet(tape: &mut Tape, pitch: f32, fade: f32) -> Vec<f32> {
    let ways = [(pitch, 1.0, fade), (pitch * 3.93, 0.18, fade * 0.25), (pitch * 9.2, 0.04, 0.04)];
    let rung = ring(tape, fade, &ways);
    let felt = touch(tape, 900.0, 0.016);
    together(rung, 0.4, &felt)
}

/// A piece of wood set on wood: the lower its pitch, the larger.
pub fn tock(tape: &mut Tape, pitch: f32) -> Vec<f32> {
    let size = (430.0 / pitch).sqrt();
    let ways = [
        (pitch, 1.0, 0.085 * size),
        (pitch * 2.57, 0.55, 0.055 * size),
        (pitch * 4.92, 0.22, 0.032 * size),
        (pitch * 0.31, 0.55, 0.13 * size),
    ];
    let rung = ring(tape, 0.25 * size, &ways);
    let edge = touch(tape, pitch * 6.0, 0.006);
    together(rung, 0.6, &edge)
}

/// A seed in a wooden groove: hardly more than its touch.
pub fn tick(tape: &mut Tape, pitch: f32) -> Vec<f32> {
    let ways = [(pitch, 1.0, 0.028), (pitch * 1.71, 0.5, 0.02), (pitch * 2.9, 0.2, 0.012)];
    let rung = ring(tape, 0.05, &ways);
    let edge = touch(tape, 4200.0, 0.004);
    together(rung, 0.4, &edge)
}

/// A hand on a drum of hide: its pitch falls as the hide comes to rest.
pub fn drum(tape: &mut Tape, pitch: f32, fade: f32) -> Vec<f32> {
    let falls = |time: f32| pitch * (1.0 + 0.9 * fading(time, 0.09));
    let body = tape.tone(fade, falls, |time| (time / 0.002).min(1.0) * fading(time, fade));
    let hand = touch(tape, 700.0, 0.03);
    together(body, 0.5, &hand)
}

/// A rope that is pulled taut and let go (Karplus and Strong's string): its pitch sinks as it slackens.
pub fn rope(tape: &mut Tape, pitch: f32, seconds: f32) -> Vec<f32> {
    let rate = tape.rate;
    let pluck = tape.hiss(0.02);
    let mut string = filter::low(&pluck, rate, 1100.0);
    string.resize(tape.count(0.05), 0.0);
    let length = string.len() as f32;
    let mut write = 0;
    let mut last = 0.0;
    let dry = string.clone();
    string.fill(0.0);
    let rung = tape.draw(seconds, |time| {
        let wobble = 1.0 + 0.10 * fading(time, 0.5) * (TAU * 9.0 * time).sin() - 0.12 * (time / seconds);
        let delay = (rate / (pitch * wobble)).min(length - 2.0);
        let from = (write as f32 - delay).rem_euclid(length);
        let (at, share) = (from as usize, from.fract());
        let heard = string[at] * (1.0 - share) + string[(at + 1) % string.len()] * share;
        let softer = 0.5 * (heard + last) * 0.972;
        last = heard;
        let plucked = dry.get((time * rate).round() as usize).copied().unwrap_or(0.0);
        string[write] = softer + plucked;
        write = (write + 1) % string.len();
        heard
    });
    filter::high(&rung, rate, 60.0)
}
