//! How loud a sound is, and that it neither clips nor clicks.

/// No sample is larger: 2 dB below what a file can hold, since the file is not exact.
const CEILING: f32 = 0.794;

/// The length of the window whose loudness counts, in seconds: about as long as ears take.
const WINDOW: f32 = 0.05;

/// Decibels below full as a factor.
pub fn decibels(level: f32) -> f32 {
    10.0_f32.powf(level / 20.0)
}

/// How strong a sound is where it is strongest: the root of the mean square of its loudest window.
pub fn strength(samples: &[f32], rate: f32) -> f32 {
    let window = ((rate * WINDOW) as usize).max(1);
    let square = |part: &[f32]| part.iter().map(|sample| sample * sample).sum::<f32>() / window as f32;
    samples.chunks(window).map(square).fold(0.0, f32::max).sqrt()
}

/// Brings a sound to a strength in decibels below full. Single peaks above the ceiling are bent down softly.
pub fn bring_to(samples: &mut [f32], rate: f32, level: f32) {
    let gain = decibels(level) / strength(samples, rate).max(1e-9);
    for sample in samples {
        *sample = (*sample * gain / CEILING).tanh() * CEILING;
    }
}

/// Lets a sound begin and end in silence: over two thousandths of a second, and over `out` seconds.
pub fn trim(samples: &mut [f32], rate: f32, out: f32) {
    let (rise, fall) = ((0.002 * rate) as usize, (out * rate) as usize);
    let length = samples.len();
    for (at, sample) in samples.iter_mut().enumerate() {
        let begun = (at as f32 / rise as f32).min(1.0);
        let left = ((length - 1 - at) as f32 / fall as f32).min(1.0);
        *sample *= begun * left * left;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sound_gets_its_strength_and_no_more_than_the_ceiling() {
        let mut tone: Vec<f32> = (0..4410).map(|at| (at as f32 * 0.1).sin() * 0.01).collect();
        bring_to(&mut tone, 44_100.0, -20.0);
        assert!((strength(&tone, 44_100.0) / decibels(-20.0) - 1.0).abs() < 0.02);
        tone[100] = 9.0;
        bring_to(&mut tone, 44_100.0, -20.0);
        assert!(tone.iter().all(|sample| sample.abs() <= CEILING));
    }

    #[test]
    fn a_sound_begins_and_ends_in_silence() {
        let mut even = vec![1.0; 4410];
        trim(&mut even, 44_100.0, 0.02);
        assert_eq!((even[0], even[4409], even[2000]), (0.0, 0.0, 1.0));
    }
}
