//! What is there by night in place of the birds: crickets, frogs, and an owl far off. It has no end, as the day has none.

use std::f32::consts::TAU;

use super::Finished;
use super::filter;
use super::jungle::{RATE, ending, frog};
use super::nature::bubble;
use super::tape::{Tape, hill};

/// The file's name, without its ending.
pub const NAME: &str = "night";

/// How long it is, in seconds.
const SECONDS: f32 = 16.0;

/// The crickets: pitch, seconds from chirp to chirp (whole numbers of them fit into the loop), pulses in a chirp, strength, and
/// how far to the right, 0 to 1.
const CRICKETS: [(f32, f32, usize, f32, f32); 4] = [
    (4150.0, 1.0, 4, 0.050, 0.25),
    (4480.0, 0.8, 3, 0.034, 0.80),
    (3820.0, 1.6, 7, 0.024, 0.55),
    (4900.0, 0.64, 2, 0.013, 0.05),
];

/// A chirp: so many short pulses of one pitch, the middle ones the loudest.
fn chirp(tape: &Tape, pitch: f32, pulses: usize) -> Vec<f32> {
    /// Seconds from pulse to pulse.
    const APART: f32 = 0.034;
    let mut part = Tape::new(tape.rate, APART * pulses as f32 + 0.03, 0);
    for pulse in 0..pulses {
        let middle = (pulse as f32 + 0.5) / pulses as f32;
        let one = tape.tone(0.026, |_| pitch, |time| hill(time, 0.01, 0.026));
        part.lay(APART * pulse as f32, 0.55 + 0.45 * (std::f32::consts::PI * middle).sin(), &one);
    }
    part.samples
}

/// An owl: a short call and a long one that trembles.
fn owl(tape: &Tape) -> Vec<f32> {
    let mut part = Tape::new(tape.rate, 1.5, 0);
    for (at, long) in [(0.0, 0.28), (0.62, 0.8)] {
        let pitch = |time: f32| 395.0 - 22.0 * time + if long > 0.5 { 5.0 * (TAU * 9.0 * time).sin() } else { 0.0 };
        let hoot = tape.tone(long, pitch, |time| hill(time, long * 0.3, long));
        part.lay(at, 1.0, &hoot);
    }
    part.samples
}

/// Plays it, and makes it ready.
pub fn finish() -> Finished {
    let mut ears = [0, 1].map(|ear| Tape::round(RATE, SECONDS, 70 + ear));
    let lay = |ears: &mut [Tape; 2], at: f32, gain: f32, right: f32, part: &[f32]| {
        ears[0].lay(at, gain * (1.0 - right), part);
        ears[1].lay(at, gain * right, part);
    };
    for (index, (pitch, apart, pulses, gain, right)) in CRICKETS.into_iter().enumerate() {
        let one = chirp(&ears[0], pitch, pulses);
        for turn in 0..(SECONDS / apart).round() as usize {
            // Now and then it listens.
            if (turn + 3 * index) % (9 + index) > 1 {
                let late = 0.02 * ((turn * 7 + index) % 5) as f32;
                lay(&mut ears, turn as f32 * apart + 0.17 * index as f32 + late, gain, right, &one);
            }
        }
    }
    for (at, gain, right) in [(2.6, 0.040, 0.3), (3.5, 0.034, 0.3), (9.4, 0.03, 0.75), (13.2, 0.036, 0.35)] {
        let one = frog(&ears[0]);
        lay(&mut ears, at, gain, right, &one);
    }
    for (at, gain, right) in [(5.6, 0.045, 0.7), (12.0, 0.03, 0.65)] {
        let one = owl(&ears[0]);
        lay(&mut ears, at, gain, right, &one);
    }
    let both: Vec<f32> = ears[0].samples.iter().zip(&ears[1].samples).map(|(left, right)| left + right).collect();
    let channels = ears.into_iter().enumerate().map(|(ear, near)| {
        let mut tape = Tape::round(RATE, SECONDS, 80 + ear as u64);
        tape.lay(0.0, 1.0, &near.samples);
        let answer = filter::around(&both, |part| filter::room(part, RATE, 1.6, ear));
        tape.lay(0.0, 0.35, &answer);
        let air = tape.hiss(SECONDS);
        let breeze = filter::around(&air, |part| filter::band(part, RATE, 0.8, |_| 480.0));
        let swell = |at: usize| 0.6 + 0.4 * (TAU * (2.0 * at as f32 / RATE / SECONDS + 0.2 * ear as f32)).sin();
        let breeze: Vec<f32> = breeze.iter().enumerate().map(|(at, sample)| sample * swell(at)).collect();
        tape.lay(0.0, 0.03, &breeze);
        for _ in 0..40 {
            let (at, pitch) = (tape.between(0.0, SECONDS), tape.between(300.0, 700.0));
            let gain = tape.between(0.003, 0.012);
            let one = bubble(&tape, pitch);
            tape.lay(at, gain, &one);
        }
        tape.samples
    });
    ending(NAME, channels.collect(), -24.0)
}
