//! What sounds are laid on.

use std::f32::consts::TAU;

use rand::{RngExt as _, SeedableRng as _, rngs::ChaCha8Rng};

/// Where parts of sounds are put together; it knows how fast it runs, and has chance of its own.
pub struct Tape {
    /// Samples a second.
    pub rate: f32,
    /// What is on it.
    pub samples: Vec<f32>,
    /// Whether its end is its beginning: what reaches beyond the one goes on at the other.
    round: bool,
    chance: ChaCha8Rng,
}

impl Tape {
    /// An empty tape; `seed` is what its chance hangs on.
    pub fn new(rate: f32, seconds: f32, seed: u64) -> Self {
        let samples = vec![0.0; (rate * seconds).round() as usize];
        Self { rate, samples, round: false, chance: ChaCha8Rng::seed_from_u64(seed) }
    }

    /// An empty tape whose end is its beginning.
    pub fn round(rate: f32, seconds: f32, seed: u64) -> Self {
        Self { round: true, ..Self::new(rate, seconds, seed) }
    }

    /// How many samples some seconds have.
    pub fn count(&self, seconds: f32) -> usize {
        (self.rate * seconds).round() as usize
    }

    /// Lays a part over what is there, beginning at some second.
    pub fn lay(&mut self, at: f32, gain: f32, part: &[f32]) {
        let start = self.count(at);
        let length = self.samples.len();
        for (offset, sample) in part.iter().enumerate() {
            let place = start + offset;
            if place < length {
                self.samples[place] += gain * sample;
            } else if self.round {
                self.samples[place % length] += gain * sample;
            }
        }
    }

    /// A number by chance.
    pub fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.chance.random::<f32>()
    }

    /// White noise.
    pub fn hiss(&mut self, seconds: f32) -> Vec<f32> {
        (0..self.count(seconds)).map(|_| self.chance.random::<f32>() * 2.0 - 1.0).collect()
    }

    /// Some seconds of a function of time.
    pub fn draw(&self, seconds: f32, at: impl FnMut(f32) -> f32) -> Vec<f32> {
        (0..self.count(seconds)).map(|sample| sample as f32 / self.rate).map(at).collect()
    }

    /// A tone whose pitch (Hz) and strength change with time.
    pub fn tone(&self, seconds: f32, pitch: impl Fn(f32) -> f32, strength: impl Fn(f32) -> f32) -> Vec<f32> {
        let mut turned = 0.0;
        self.draw(seconds, |time| {
            turned += pitch(time) / self.rate;
            (TAU * turned).sin() * strength(time)
        })
    }
}

/// Falls to a thousandth in so many seconds.
pub fn fading(time: f32, seconds: f32) -> f32 {
    (-6.9 * time / seconds).exp()
}

/// A hill: rises until `top`, and is gone at `end`.
pub fn hill(time: f32, top: f32, end: f32) -> f32 {
    let share = if time < top { time / top } else { 1.0 - (time - top) / (end - top) };
    let share = share.clamp(0.0, 1.0);
    share * share * (3.0 - 2.0 * share)
}
