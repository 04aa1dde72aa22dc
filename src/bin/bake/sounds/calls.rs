//! The animals' calls: a throat that hums, growls or hisses, and a mouth that opens and shuts before it.

use std::f32::consts::TAU;

use super::effects::{Effect, effect};
use super::filter;
use super::tape::{Tape, hill};

/// One call for each animal.
pub const ALL: [Effect; 8] = [
    effect("squeak", 0.50, -24.0, (0.2, 0.12), squeak),
    effect("meow", 0.80, -22.0, (0.4, 0.18), meow),
    effect("bark", 0.62, -19.0, (0.4, 0.2), bark),
    effect("howl", 1.70, -22.0, (1.4, 0.4), howl),
    effect("saw", 1.15, -21.0, (0.4, 0.2), saw),
    effect("growl", 1.00, -19.0, (0.5, 0.2), growl),
    effect("roar", 1.35, -17.0, (0.8, 0.25), roar),
    effect("trumpet", 1.20, -20.0, (0.8, 0.25), trumpet),
];

/// A throat: a tone with overtones whose pitch (Hz) changes with time. `breath` of it is air, 0 to 1, and `rough` is how
/// strongly it rattles, so many times a second.
struct Throat {
    breath: f32,
    rough: (f32, f32),
}

/// How many overtones a throat has at most.
const OVERTONES: usize = 40;

impl Throat {
    fn hum(&self, tape: &mut Tape, seconds: f32, pitch: impl Fn(f32) -> f32) -> Vec<f32> {
        let rate = tape.rate;
        let air = tape.hiss(seconds);
        let (depth, rattle) = self.rough;
        // No throat is even: its pitch strays, and so does its rattle.
        let stray = filter::low(&tape.hiss(seconds), rate, 14.0);
        let mut turned = 0.0;
        let mut rattled = 0.0;
        air.iter()
            .zip(stray)
            .enumerate()
            .map(|(at, (air, stray))| {
                let now = pitch(at as f32 / rate) * (1.0 + 0.5 * stray * (0.15 + self.breath));
                turned = (turned + now / rate).fract();
                rattled += rattle * (1.0 + 1.6 * stray) / rate;
                let voiced: f32 = (1..=OVERTONES)
                    .take_while(|overtone| now * *overtone as f32 <= rate * 0.4)
                    .map(|overtone| (TAU * (turned * overtone as f32).fract()).sin() / overtone as f32)
                    .sum();
                let tone = voiced * (1.0 - self.breath) + 0.9 * air * self.breath;
                tone * (1.0 - depth * (0.5 - 0.5 * (TAU * rattled).cos()))
            })
            .collect()
    }
}

/// A mouth before a throat: what rings in it, each with its pitch over time, how sharply, and how strongly.
fn mouth(tape: &Tape, hum: &[f32], ways: &[(&dyn Fn(f32) -> f32, f32, f32)]) -> Vec<f32> {
    let mut heard: Vec<f32> = filter::low(hum, tape.rate, 500.0).iter().map(|sample| 0.12 * sample).collect();
    for (pitch, sharp, gain) in ways {
        for (sample, more) in heard.iter_mut().zip(filter::band(hum, tape.rate, *sharp, pitch)) {
            *sample += gain * more;
        }
    }
    heard
}

fn shaped(part: &[f32], rate: f32, strength: impl Fn(f32) -> f32) -> Vec<f32> {
    part.iter().enumerate().map(|(at, sample)| sample * strength(at as f32 / rate)).collect()
}

/// Rises from nothing, stays, and goes: over `rise`, until `end`, of which the last `fall` seconds fade.
fn held(time: f32, rise: f32, fall: f32, end: f32) -> f32 {
    let smooth = |share: f32| {
        let share = share.clamp(0.0, 1.0);
        share * share * (3.0 - 2.0 * share)
    };
    smooth(time / rise) * smooth((end - time) / fall)
}

/// From one value to the next, each reached at its time.
fn through(points: &[(f32, f32)], time: f32) -> f32 {
    let next = points.partition_point(|(at, _)| *at <= time);
    match (next.checked_sub(1).map(|before| points[before]), points.get(next)) {
        (Some((from, low)), Some((to, high))) => {
            let share = (time - from) / (to - from);
            low + (high - low) * share * share * (3.0 - 2.0 * share)
        }
        (Some((_, last)), None) => last,
        (None, Some((_, first))) => *first,
        (None, None) => 0.0,
    }
}

/// The rat: three squeaks, each a bow.
fn squeak(tape: &mut Tape) {
    for (at, top, long) in [(0.0, 3300.0, 0.07), (0.11, 3700.0, 0.06), (0.21, 3450.0, 0.12)] {
        let bow = move |time: f32| top * (0.78 + 0.22 * (std::f32::consts::PI * time / long).sin());
        let one = tape.tone(long, bow, |time| hill(time, long * 0.3, long));
        let over = tape.tone(long, |time| 2.0 * bow(time), |time| 0.18 * hill(time, long * 0.3, long));
        tape.lay(at, 1.0, &one);
        tape.lay(at, 1.0, &over);
    }
}

/// The cat: mi-a-ow.
fn meow(tape: &mut Tape) {
    let long = 0.62;
    let pitch = |time: f32| through(&[(0.0, 480.0), (0.16, 690.0), (0.36, 640.0), (0.62, 400.0)], time);
    let hum = Throat { breath: 0.05, rough: (0.12, 31.0) }.hum(tape, long, pitch);
    let first = |time: f32| through(&[(0.0, 420.0), (0.2, 1050.0), (0.4, 900.0), (0.62, 480.0)], time);
    let second = |time: f32| through(&[(0.0, 2600.0), (0.2, 1900.0), (0.62, 1000.0)], time);
    let voice = mouth(tape, &hum, &[(&first, 3.5, 1.0), (&second, 5.0, 0.55), (&|_| 3400.0, 5.0, 0.2)]);
    let part = shaped(&voice, tape.rate, |time| held(time, 0.07, 0.26, long));
    tape.lay(0.0, 1.0, &part);
}

/// The dog: twice.
fn bark(tape: &mut Tape) {
    for (at, gain) in [(0.0, 0.85), (0.23, 1.0)] {
        let long = 0.17;
        let pitch = |time: f32| through(&[(0.0, 210.0), (0.035, 430.0), (0.17, 190.0)], time);
        let hum = Throat { breath: 0.28, rough: (0.35, 63.0) }.hum(tape, long, pitch);
        let open = |time: f32| through(&[(0.0, 450.0), (0.05, 880.0), (0.17, 500.0)], time);
        let voice = mouth(tape, &hum, &[(&open, 2.2, 1.0), (&|_| 1500.0, 3.0, 0.6), (&|_| 2700.0, 4.0, 0.2)]);
        let part = shaped(&voice, tape.rate, |time| held(time, 0.016, 0.12, long));
        tape.lay(at, gain, &part);
    }
}

/// The wolf: up, held with a tremble, and down.
fn howl(tape: &mut Tape) {
    let long = 1.5;
    let pitch = |time: f32| {
        let tremble = 1.0 + 0.012 * (TAU * 5.2 * time).sin() * (time / 0.6).min(1.0);
        through(&[(0.0, 255.0), (0.34, 430.0), (1.0, 448.0), (1.5, 300.0)], time) * tremble
    };
    let hum = Throat { breath: 0.05, rough: (0.05, 21.0) }.hum(tape, long, pitch);
    let lips = |time: f32| through(&[(0.0, 380.0), (0.4, 640.0), (1.5, 420.0)], time);
    let voice = mouth(tape, &hum, &[(&lips, 2.4, 1.0), (&|_| 1050.0, 4.0, 0.25)]);
    let part = shaped(&voice, tape.rate, |time| held(time, 0.22, 0.6, long));
    tape.lay(0.0, 1.0, &part);
}

/// The leopard: a saw, pushed and drawn.
fn saw(tape: &mut Tape) {
    for (at, long, low, gain) in
        [(0.0, 0.2, 105.0, 0.9), (0.25, 0.15, 150.0, 0.55), (0.47, 0.2, 100.0, 1.0), (0.72, 0.15, 145.0, 0.5)]
    {
        let hum = Throat { breath: 0.42, rough: (0.75, 47.0) }.hum(tape, long, |time| low * (1.0 - 0.5 * time));
        let voice = mouth(tape, &hum, &[(&|_| 620.0, 1.8, 1.0), (&|_| 1250.0, 2.4, 0.6), (&|_| 2400.0, 3.0, 0.25)]);
        let part = shaped(&voice, tape.rate, |time| held(time, long * 0.35, long * 0.5, long));
        tape.lay(at, gain, &part);
    }
}

/// The tiger: a snarl that opens.
fn growl(tape: &mut Tape) {
    let long = 0.85;
    let pitch = |time: f32| through(&[(0.0, 92.0), (0.3, 138.0), (0.85, 88.0)], time);
    let hum = Throat { breath: 0.30, rough: (0.7, 38.0) }.hum(tape, long, pitch);
    let open = |time: f32| through(&[(0.0, 420.0), (0.32, 900.0), (0.85, 480.0)], time);
    let voice = mouth(tape, &hum, &[(&open, 2.2, 1.0), (&|_| 1750.0, 3.0, 0.55), (&|_| 2900.0, 4.0, 0.3)]);
    let part = shaped(&voice, tape.rate, |time| held(time, 0.2, 0.4, long));
    tape.lay(0.0, 1.0, &part);
}

/// The lion: deep, wide, and it takes its time to go.
fn roar(tape: &mut Tape) {
    let long = 1.2;
    let pitch = |time: f32| through(&[(0.0, 78.0), (0.25, 132.0), (0.7, 104.0), (1.2, 62.0)], time);
    let hum = Throat { breath: 0.26, rough: (0.62, 27.0) }.hum(tape, long, pitch);
    let open = |time: f32| through(&[(0.0, 300.0), (0.28, 720.0), (1.2, 330.0)], time);
    let voice = mouth(tape, &hum, &[(&open, 1.8, 1.0), (&|_| 1150.0, 2.4, 0.5), (&|_| 2300.0, 3.0, 0.2)]);
    let part = shaped(&voice, tape.rate, |time| held(time, 0.14, 0.75, long));
    tape.lay(0.0, 1.0, &part);
}

/// The elephant: brass, and a little shy at the end.
fn trumpet(tape: &mut Tape) {
    let long = 0.95;
    let pitch = |time: f32| {
        let flutter = 1.0 + 0.02 * (TAU * 23.0 * time).sin();
        through(&[(0.0, 300.0), (0.1, 520.0), (0.45, 610.0), (0.7, 560.0), (0.95, 420.0)], time) * flutter
    };
    let hum = Throat { breath: 0.12, rough: (0.28, 46.0) }.hum(tape, long, pitch);
    let horn = |time: f32| through(&[(0.0, 800.0), (0.3, 1500.0), (0.95, 900.0)], time);
    let voice = mouth(tape, &hum, &[(&horn, 1.8, 1.0), (&|_| 2600.0, 2.5, 0.6), (&|_| 640.0, 2.0, 0.5)]);
    let part = shaped(&voice, tape.rate, |time| held(time, 0.05, 0.34, long));
    tape.lay(0.0, 1.0, &part);
}
