//! The short sounds.

use super::Finished;
use super::filter;
use super::instruments::{drum, kalimba, mallet, note, rope, tick, tock};
use super::level;
use super::nature::{air, bubble, bubbles, flutter, paper, spray};
use super::tape::{Tape, fading, hill};

/// Samples a second.
const RATE: f32 = 44_100.0;

/// Silence before each, in seconds: what the file is not exact about begins a little before the sound, and would click.
const LEAD: f32 = 0.005;

/// A short sound.
pub struct Effect {
    /// The file's name, without its ending.
    pub name: &'static str,
    /// How long it is, in seconds.
    seconds: f32,
    /// Its strength, in decibels below full.
    level: f32,
    /// How long the room answers, in seconds, and how strongly.
    room: (f32, f32),
    play: fn(&mut Tape),
}

/// A short sound, as its fields say.
pub const fn effect(name: &'static str, seconds: f32, level: f32, room: (f32, f32), play: fn(&mut Tape)) -> Effect {
    Effect { name, seconds, level, room, play }
}

/// What happens and what is pressed. What is heard often is quieter than what is heard once.
pub const ALL: [Effect; 22] = [
    effect("take", 0.26, -23.0, (0.2, 0.12), take),
    effect("step", 0.36, -18.0, (0.25, 0.15), step),
    effect("put", 0.30, -23.0, (0.2, 0.12), put),
    effect("refuse", 0.42, -20.0, (0.25, 0.15), refuse),
    effect("pounce", 0.62, -14.0, (0.35, 0.2), pounce),
    effect("tumble", 0.75, -23.0, (0.4, 0.2), tumble),
    effect("leap", 0.60, -21.0, (0.35, 0.2), leap),
    effect("splash", 0.85, -18.0, (0.4, 0.2), splash),
    effect("swim", 0.50, -22.0, (0.3, 0.15), swim),
    effect("emerge", 0.65, -21.0, (0.3, 0.15), emerge),
    effect("trap", 0.95, -17.0, (0.35, 0.2), trap),
    effect("win", 3.20, -15.0, (1.1, 0.35), win),
    effect("loss", 2.60, -18.0, (1.2, 0.35), loss),
    effect("draw", 2.00, -18.0, (1.1, 0.35), draw),
    effect("rustle", 0.50, -24.0, (0.2, 0.1), rustle),
    effect("cursor", 0.12, -29.0, (0.1, 0.1), cursor),
    effect("move", 0.14, -27.0, (0.1, 0.1), step_on),
    effect("confirm", 0.50, -22.0, (0.4, 0.2), confirm),
    effect("back", 0.42, -23.0, (0.35, 0.2), back),
    effect("toggle", 0.22, -24.0, (0.15, 0.12), toggle),
    effect("hint", 1.40, -21.0, (0.9, 0.35), hint),
    effect("turn", 1.10, -22.0, (0.7, 0.3), turn),
];

impl Effect {
    /// Plays it, and makes it ready.
    pub fn finish(&self) -> Finished {
        // Chance hangs on the name, so that a new sound does not change the others.
        let seed = self.name.bytes().fold(7, |seed: u64, byte| seed.wrapping_mul(31).wrapping_add(u64::from(byte)));
        let mut tape = Tape::new(RATE, self.seconds, seed);
        (self.play)(&mut tape);
        let answer = filter::room(&tape.samples, RATE, self.room.0, 0);
        tape.lay(0.0, self.room.1, &answer);
        let mut samples = vec![0.0; tape.count(LEAD)];
        samples.extend(filter::high(&tape.samples, RATE, 45.0));
        level::bring_to(&mut samples, RATE, self.level);
        level::trim(&mut samples, RATE, (self.seconds * 0.25).min(0.25));
        Finished { name: self.name, rate: RATE as u32, channels: vec![samples], quality: 0.1 }
    }
}

/// A paper animal is lifted off the board.
fn take(tape: &mut Tape) {
    let rustle = paper(tape, 0.16, 3800.0, 2600.0, |time| hill(time, 0.05, 0.16));
    tape.lay(0.0, 1.0, &rustle);
    let wood = tick(tape, 1150.0);
    tape.lay(0.012, 0.25, &wood);
    let rise = kalimba(tape, note(10), 0.2);
    tape.lay(0.03, 0.10, &rise);
}

/// A wooden piece is set down on grass.
fn step(tape: &mut Tape) {
    let wood = tock(tape, 430.0);
    tape.lay(0.004, 1.0, &wood);
    let ground = drum(tape, 82.0, 0.16);
    tape.lay(0.0, 0.55, &ground);
    let grass = paper(tape, 0.16, 5200.0, 1800.0, |time| hill(time, 0.012, 0.15));
    tape.lay(0.0, 0.8, &grass);
}

/// It is put back where it was.
fn put(tape: &mut Tape) {
    let grass = paper(tape, 0.12, 3000.0, 2000.0, |time| hill(time, 0.02, 0.12));
    tape.lay(0.0, 0.9, &grass);
    let wood = tock(tape, 350.0);
    tape.lay(0.035, 0.6, &wood);
}

/// No: two hollow knocks, the second lower.
fn refuse(tape: &mut Tape) {
    for (at, pitch, gain) in [(0.0, 300.0, 0.9), (0.12, 238.0, 1.0)] {
        let knock = tock(tape, pitch);
        tape.lay(at, gain, &filter::low(&knock, RATE, 1500.0));
        let body = mallet(tape, pitch * 0.5, 0.16);
        tape.lay(at, 0.5 * gain, &body);
    }
}

/// A blow: paper against paper on a drum.
fn pounce(tape: &mut Tape) {
    let blow = drum(tape, 62.0, 0.34);
    tape.lay(0.0, 1.4, &blow);
    let wood = tock(tape, 330.0);
    tape.lay(0.0, 0.8, &wood);
    let crumple = paper(tape, 0.34, 2400.0, 5200.0, |time| fading(time, 0.3));
    tape.lay(0.004, 2.4, &crumple);
    let slap = air(tape, 0.09, |_| 1500.0, |time| fading(time, 0.08));
    tape.lay(0.0, 1.3, &slap);
}

/// Whoever was taken turns over and over, and is gone.
fn tumble(tape: &mut Tape) {
    let turns = flutter(tape, 0.62, 3200.0, 13.0);
    tape.lay(0.0, 2.0, &turns);
    let whistle =
        tape.tone(0.5, |time| 980.0 * (-1.5 * time).exp() + 18.0 * (44.0 * time).sin(), |time| hill(time, 0.06, 0.5));
    tape.lay(0.04, 0.10, &whistle);
}

/// Over the river: air, up and down again.
fn leap(tape: &mut Tape) {
    let flight = |time: f32| 420.0 + 1500.0 * hill(time, 0.24, 0.56);
    let rush = air(tape, 0.54, flight, |time| hill(time, 0.2, 0.52));
    tape.lay(0.0, 1.0, &rush);
    let sheet = flutter(tape, 0.4, 4200.0, 24.0);
    tape.lay(0.05, 0.5, &sheet);
    let spring = tape.tone(0.2, |time| 180.0 + 900.0 * time, |time| hill(time, 0.02, 0.2));
    tape.lay(0.0, 0.16, &spring);
}

/// Into the water.
fn splash(tape: &mut Tape) {
    let plop = bubble(tape, 240.0);
    tape.lay(0.0, 1.3, &plop);
    let after = bubble(tape, 390.0);
    tape.lay(0.07, 0.6, &after);
    let thrown = spray(tape, 0.5, 2600.0);
    tape.lay(0.015, 1.2, &thrown);
    let rising = bubbles(tape, 0.42, 9, (520.0, 1500.0));
    tape.lay(0.2, 0.32, &rising);
}

/// A stroke in the water.
fn swim(tape: &mut Tape) {
    let ripple = spray(tape, 0.36, 1300.0);
    tape.lay(0.0, 0.8, &ripple);
    let low = bubble(tape, 330.0);
    tape.lay(0.06, 0.55, &low);
    let small = bubbles(tape, 0.24, 5, (450.0, 1100.0));
    tape.lay(0.1, 0.35, &small);
}

/// Out of the water: a rush, a shake, drops.
fn emerge(tape: &mut Tape) {
    let rush = spray(tape, 0.3, 1900.0);
    tape.lay(0.0, 0.9, &rush);
    let shake = flutter(tape, 0.26, 2800.0, 26.0);
    tape.lay(0.14, 1.0, &shake);
    for (at, pitch) in [(0.1, 700.0), (0.24, 1150.0), (0.33, 900.0), (0.44, 1400.0)] {
        let drop = bubble(tape, pitch);
        tape.lay(at, 0.4, &drop);
    }
}

/// A rope snaps taut.
fn trap(tape: &mut Tape) {
    let snap = tock(tape, 620.0);
    tape.lay(0.0, 0.9, &snap);
    let twang = rope(tape, 98.0, 0.85);
    tape.lay(0.012, 2.2, &twang);
    let creak = rope(tape, 147.0, 0.6);
    tape.lay(0.07, 0.9, &creak);
    let leaves = paper(tape, 0.22, 4600.0, 1600.0, |time| hill(time, 0.03, 0.22));
    tape.lay(0.03, 0.8, &leaves);
}

/// The den is reached: a tune goes up, drums below, and all ring together.
fn win(tape: &mut Tape) {
    let beat = 0.14;
    for (at, step) in [(0.0, 5), (1.0, 7), (2.0, 8), (3.0, 10), (4.5, 9), (5.0, 10), (6.0, 12)] {
        let plucked = kalimba(tape, note(step), 1.1);
        tape.lay(at * beat, 0.8, &plucked);
        let barred = mallet(tape, note(step - 5), 0.5);
        tape.lay(at * beat, 0.55, &barred);
    }
    for (at, pitch) in [(0.0, 74.0), (3.0, 74.0), (4.5, 98.0), (6.0, 65.0), (8.0, 74.0), (9.0, 98.0), (10.0, 65.0)] {
        let hand = drum(tape, pitch, 0.3);
        tape.lay(at * beat, 0.7, &hand);
    }
    for (index, step) in [5, 8, 10, 12, 15].into_iter().enumerate() {
        let rung = kalimba(tape, note(step), 1.7);
        tape.lay(8.0 * beat + 0.035 * index as f32, 0.55, &rung);
    }
    for at in 0..12 {
        let seeds = paper(tape, 0.07, 6500.0, 2600.0, |time| hill(time, 0.012, 0.07));
        tape.lay((at as f32) * beat, if at % 2 == 0 { 0.35 } else { 0.2 }, &seeds);
    }
}

/// Lost: a tune goes down and rests.
fn loss(tape: &mut Tape) {
    for (at, step) in [(0.0, 8), (0.26, 7), (0.52, 5), (0.92, 4)] {
        let barred = mallet(tape, note(step - 3), 0.9);
        tape.lay(at, 0.9, &barred);
    }
    for (at, step) in [(1.3, 1), (1.34, -1)] {
        let rest = mallet(tape, note(step), 1.2);
        tape.lay(at, 0.7, &rest);
    }
    let hand = drum(tape, 58.0, 0.5);
    tape.lay(1.3, 0.6, &hand);
}

/// Nobody won: the same two notes, forth and back, and both.
fn draw(tape: &mut Tape) {
    for (at, step) in [(0.0, 5), (0.22, 8), (0.44, 5), (0.78, 5), (0.80, 8)] {
        let barred = mallet(tape, note(step), 0.9);
        tape.lay(at, 0.8, &barred);
    }
}

/// Papers slide over one another.
fn rustle(tape: &mut Tape) {
    let slide = paper(tape, 0.42, 3400.0, 2200.0, |time| hill(time, 0.16, 0.42));
    tape.lay(0.0, 1.0, &slide);
    let edge = air(tape, 0.3, |time| 1800.0 + 4000.0 * time, |time| hill(time, 0.12, 0.3));
    tape.lay(0.04, 0.35, &edge);
}

/// The cursor goes to the next square.
fn cursor(tape: &mut Tape) {
    let seed = tick(tape, 820.0);
    tape.lay(0.0, 1.0, &seed);
}

/// The focus goes to the next button.
fn step_on(tape: &mut Tape) {
    let seed = tick(tape, 1320.0);
    tape.lay(0.0, 1.0, &seed);
    let leaf = paper(tape, 0.05, 5200.0, 2000.0, |time| hill(time, 0.01, 0.05));
    tape.lay(0.0, 0.5, &leaf);
}

/// Yes: wood, and two notes up.
fn confirm(tape: &mut Tape) {
    let wood = tock(tape, 520.0);
    tape.lay(0.0, 0.6, &wood);
    for (at, step) in [(0.02, 8), (0.09, 10)] {
        let plucked = kalimba(tape, note(step), 0.42);
        tape.lay(at, 0.6, &plucked);
    }
}

/// Back: the same two notes down.
fn back(tape: &mut Tape) {
    let wood = tock(tape, 400.0);
    tape.lay(0.0, 0.5, &wood);
    for (at, step) in [(0.02, 8), (0.09, 6)] {
        let plucked = kalimba(tape, note(step), 0.32);
        tape.lay(at, 0.5, &plucked);
    }
}

/// A seed slides in its groove.
fn toggle(tape: &mut Tape) {
    for (at, pitch, gain) in [(0.0, 900.0, 0.6), (0.055, 1400.0, 1.0)] {
        let seed = tick(tape, pitch);
        tape.lay(at, gain, &seed);
    }
    let slide = paper(tape, 0.06, 4000.0, 2500.0, |time| hill(time, 0.03, 0.06));
    tape.lay(0.0, 0.4, &slide);
}

/// An idea: three notes like drops of light.
fn hint(tape: &mut Tape) {
    for (index, step) in [10, 13, 15].into_iter().enumerate() {
        let plucked = kalimba(tape, note(step), 0.9);
        tape.lay(0.085 * index as f32, 0.7, &plucked);
    }
}

/// It is your turn: a fifth, softly.
fn turn(tape: &mut Tape) {
    for (at, step) in [(0.0, 5), (0.13, 8)] {
        let barred = mallet(tape, note(step), 0.7);
        tape.lay(at, 0.7, &barred);
        let plucked = kalimba(tape, note(step + 5), 0.5);
        tape.lay(at, 0.18, &plucked);
    }
}
