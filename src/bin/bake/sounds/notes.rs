//! The notes of the music. The game plays them by itself, each as high as it wants it: three notes are an orchestra.

use super::effects::{Effect, effect};
use super::filter;
use super::instruments::{drum, kalimba, mallet, note};
use super::tape::Tape;

/// A thumb piano's note, a bar's, and a beat of the heart.
pub const ALL: [Effect; 3] = [
    effect("pluck", 1.70, -22.0, (1.3, 0.35), pluck),
    effect("bar", 1.70, -22.0, (1.2, 0.3), bar),
    effect("heart", 0.55, -20.0, (0.4, 0.2), heart),
];

/// The G above the middle of a piano.
fn pluck(tape: &mut Tape) {
    let plucked = kalimba(tape, note(5), 1.5);
    tape.lay(0.0, 1.0, &plucked);
}

/// The G below it.
fn bar(tape: &mut Tape) {
    let struck = mallet(tape, note(0), 1.5);
    tape.lay(0.0, 1.0, &struck);
}

/// A drum under a cloth; its octave is for those whose loudspeakers are small.
fn heart(tape: &mut Tape) {
    for (pitch, gain) in [(78.0, 1.0), (156.0, 0.45)] {
        let hand = drum(tape, pitch, 0.42);
        tape.lay(0.0, gain, &filter::low(&hand, tape.rate, 620.0));
    }
}
