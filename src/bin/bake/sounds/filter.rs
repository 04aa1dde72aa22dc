//! Filters and a small room.

use std::f32::consts::PI;

/// A filter whose cutoff may move while it runs (Zavalishin's state variable form).
#[derive(Default, Clone, Copy)]
pub struct Filter {
    first: f32,
    second: f32,
}

/// What passes a filter.
#[derive(Clone, Copy)]
pub struct Passed {
    /// What lies below the cutoff.
    pub low: f32,
    /// What lies about it.
    pub band: f32,
    /// What lies above it.
    pub high: f32,
}

impl Filter {
    /// Takes a sample in. `cutoff` is in Hz; `sharpness` 0.7 is smooth, 10 rings.
    pub fn pass(&mut self, sample: f32, rate: f32, cutoff: f32, sharpness: f32) -> Passed {
        let turn = (PI * (cutoff / rate).clamp(0.0005, 0.45)).tan();
        let damp = 1.0 / sharpness;
        let scale = 1.0 / (1.0 + turn * (turn + damp));
        let rest = sample - self.second;
        let band = scale * (self.first + turn * rest);
        let low = self.second + turn * band;
        self.first = 2.0 * band - self.first;
        self.second = 2.0 * low - self.second;
        Passed { low, band: band * damp, high: sample - damp * band - low }
    }
}

/// A part of sound about a moving pitch (Hz over seconds).
pub fn band(part: &[f32], rate: f32, sharpness: f32, pitch: impl Fn(f32) -> f32) -> Vec<f32> {
    let mut filter = Filter::default();
    let pass = |(at, sample): (usize, &f32)| filter.pass(*sample, rate, pitch(at as f32 / rate), sharpness).band;
    part.iter().enumerate().map(pass).collect()
}

/// A part of sound below a pitch in Hz.
pub fn low(part: &[f32], rate: f32, cutoff: f32) -> Vec<f32> {
    let mut filter = Filter::default();
    part.iter().map(|sample| filter.pass(*sample, rate, cutoff, 0.7).low).collect()
}

/// A part of sound above a pitch in Hz.
pub fn high(part: &[f32], rate: f32, cutoff: f32) -> Vec<f32> {
    let mut filter = Filter::default();
    part.iter().map(|sample| filter.pass(*sample, rate, cutoff, 0.7).high).collect()
}

/// The filters above on a part whose end is its beginning: they run around it twice, and what comes the second time has no
/// seam.
pub fn around(part: &[f32], run: impl Fn(&[f32]) -> Vec<f32>) -> Vec<f32> {
    let twice = [part, part].concat();
    run(&twice).split_off(part.len())
}

/// How long the room's four ways are, in seconds: without a common measure.
const WAYS: [f32; 4] = [0.0297, 0.0371, 0.0411, 0.0437];

/// What a room of leaves and wood answers to a sound; `tail` in seconds is how long it takes to be a thousandth as loud.
/// `side` chooses one of two answers, for the two ears.
pub fn room(part: &[f32], rate: f32, tail: f32, side: usize) -> Vec<f32> {
    let stretch = if side == 0 { 1.0 } else { 1.07 };
    let lengths = WAYS.map(|way| (way * stretch * rate) as usize);
    let mut ways = lengths.map(|length| vec![0.0; length]);
    let keep = WAYS.map(|way| (-6.9 * way * stretch / tail).exp());
    let mut dull = [0.0; 4];
    let mut places = [0; 4];
    let mut answer = Vec::with_capacity(part.len());
    for sample in part {
        let heard: [f32; 4] = std::array::from_fn(|way| ways[way][places[way]]);
        // Each way hears all others (a Householder mirror), and leaves swallow what is high.
        let all = heard.iter().sum::<f32>() * 0.5;
        for way in 0..4 {
            dull[way] += 0.45 * ((heard[way] - all) * keep[way] - dull[way]);
            ways[way][places[way]] = sample + dull[way];
            places[way] = (places[way] + 1) % lengths[way];
        }
        answer.push((heard[0] - heard[1] + heard[2] - heard[3]) * 0.35);
    }
    answer
}
