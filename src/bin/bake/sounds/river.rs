//! The river from near by: heard while a rat swims in it. It has no end.

use std::f32::consts::TAU;

use super::Finished;
use super::filter;
use super::jungle::{RATE, ending};
use super::nature::bubble;
use super::tape::Tape;

/// The file's name, without its ending.
pub const NAME: &str = "river";

/// How long it is, in seconds.
const SECONDS: f32 = 7.0;

/// Plays it, and makes it ready.
pub fn finish() -> Finished {
    let mut tape = Tape::round(RATE, SECONDS, 51);
    for (seed, pitch, sharp, gain, times) in [(1.0, 420.0, 1.2, 0.16, 3.0), (2.0, 980.0, 1.6, 0.10, 5.0)] {
        let water = tape.hiss(SECONDS);
        let sway = |time: f32| (TAU * times * time / SECONDS + seed).sin();
        let stream =
            filter::around(&water, |part| filter::band(part, RATE, sharp, |time| pitch * (1.0 + 0.3 * sway(time))));
        let lapping: Vec<f32> = stream
            .iter()
            .enumerate()
            .map(|(at, sample)| sample * (0.65 + 0.35 * sway(at as f32 / RATE + 1.0)))
            .collect();
        tape.lay(0.0, gain, &lapping);
    }
    for _ in 0..70 {
        let (at, pitch) = (tape.between(0.0, SECONDS), tape.between(320.0, 1150.0));
        let gain = tape.between(0.02, 0.09) * (400.0 / pitch).sqrt();
        let one = bubble(&tape, pitch);
        tape.lay(at, gain, &one);
    }
    ending(NAME, vec![tape.samples], -24.0)
}
