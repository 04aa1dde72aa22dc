//! `tune`: logistic regression of the games' results on the evaluation's terms.
//!
//! A judgment is taken for the chance to win, by the logistic curve; the weights go down the gradient of the squared error
//! by Adam (Kingma and Ba, 2015). What a position is worth is part the game's result and part the search's score, which is
//! less true but less noisy, too.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::fs;

use jungle::engine::tuning::{COUNT, GROUPS, Judge, weights};
use jungle::rules::{Position, RuleSet};

use super::sample::Sample;
use crate::arguments::{ArgumentFault, Options};
use crate::protocol::{number, quoted};

/// How much of a position's target is the search's score; the rest is the game's result.
const BY_SCORE: f32 = 0.6;
/// Pulls a weight that few positions need back to where it was.
const PULL: f32 = 1e-6;
const RATE: f32 = 1.0;
const BATCH: usize = 8192;
/// One run of positions of so many is kept aside, to see whether what is learned holds in other games.
const KEPT_ASIDE: usize = 10;
const RUN: usize = 1000;

/// A position as the regression sees it.
struct Example {
    terms: Vec<(u16, i16)>,
    result: f32,
    score: f32,
}

/// Tunes the weights to the positions of a file and writes them as source code; a report.
///
/// # Errors
/// What is wrong with the arguments or the data, or a file that cannot be read or written.
pub fn tune(arguments: &[String]) -> Result<String, ArgumentFault> {
    let options = Options::read("tune", arguments, &["data", "out", "epochs", "freeze"])?;
    let epochs = options.get("epochs").map_or(Ok(30), |value| number("the number of epochs", value, 1, 10_000))?;
    let path = options.need("data")?;
    let fault = |path: &str, error| ArgumentFault::File { path: quoted(path), error };
    let mut examples = Vec::new();
    for path in path.split(',') {
        let text = fs::read_to_string(path).map_err(|error| fault(path, error))?;
        read(path, &text, &mut examples)?;
    }
    let (aside, examples): (Vec<_>, Vec<_>) =
        examples.into_iter().enumerate().partition(|(i, _)| (i / RUN).is_multiple_of(KEPT_ASIDE));
    let [aside, examples] =
        [aside, examples].map(|set| set.into_iter().map(|(_, example)| example).collect::<Vec<_>>());
    let before: Vec<f32> = weights().iter().map(|&weight| f32::from(weight)).collect();
    let scale = best_scale(&examples, &before);
    let mut report = format!("{} positions, scale {scale:.0}", examples.len() + aside.len());
    let error = |weights: &[f32]| error(&aside, weights, scale);
    let _ = write!(report, "\nerror aside before {:.6}", error(&before));
    let frozen: Vec<&str> = options.get("freeze").map_or(Vec::new(), |names| names.split(',').collect());
    let after = descend(&examples, &before, scale, epochs, &moving(&frozen));
    let _ = write!(report, "\nerror aside after {:.6}", error(&after));
    let path = options.need("out")?;
    fs::write(path, source(&after)).map_err(|error| fault(path, error))?;
    Ok(report)
}

fn read(path: &str, text: &str, examples: &mut Vec<Example>) -> Result<(), ArgumentFault> {
    let mut judges: HashMap<String, (RuleSet, Judge)> = HashMap::new();
    for (line_number, line) in (1..).zip(text.lines()) {
        let fault = |what: String| ArgumentFault::Data { path: quoted(path), line: line_number, what };
        let sample: Sample = line.parse().map_err(|error: super::sample::SampleError| fault(error.to_string()))?;
        if !judges.contains_key(&sample.preset) {
            let rules = RuleSet::preset(&sample.preset)
                .ok_or_else(|| fault(format!("\"{}\" is no preset", quoted(&sample.preset))))?;
            let judge = Judge::new(&rules);
            judges.insert(sample.preset.clone(), (rules, judge));
        }
        let (rules, judge) = &judges[&sample.preset];
        let position = Position::from_fen(&sample.fen, rules).map_err(|error| fault(error.to_string()))?;
        let terms = judge.terms(&position).into_iter().map(|(i, times)| (i as u16, times)).collect();
        examples.push(Example { terms, result: sample.result, score: sample.score as f32 });
    }
    Ok(())
}

fn chance(judged: f32, scale: f32) -> f32 {
    1.0 / (1.0 + (-judged / scale).exp())
}

impl Example {
    fn judge(&self, weights: &[f32]) -> f32 {
        self.terms.iter().map(|&(i, times)| weights[usize::from(i)] * f32::from(times)).sum()
    }

    fn target(&self, scale: f32) -> f32 {
        BY_SCORE * chance(self.score, scale) + (1.0 - BY_SCORE) * self.result
    }
}

fn error(examples: &[Example], weights: &[f32], scale: f32) -> f64 {
    let squares = examples.iter().map(|example| {
        let miss = chance(example.judge(weights), scale) - example.target(scale);
        f64::from(miss * miss)
    });
    squares.sum::<f64>() / examples.len().max(1) as f64
}

/// The scale of the logistic curve with which the present weights foretell the results best: it keeps the units as they
/// are.
fn best_scale(examples: &[Example], weights: &[f32]) -> f32 {
    let some: Vec<&Example> = examples.iter().step_by(1 + examples.len() / 50_000).collect();
    let judged: Vec<(f32, f32)> = some.iter().map(|example| (example.judge(weights), example.result)).collect();
    let error = |scale: f32| -> f64 {
        judged.iter().map(|&(judged, result)| f64::from((chance(judged, scale) - result).powi(2))).sum()
    };
    let scales = (10..150).map(|step| step as f32 * 10.0);
    scales.min_by(|&one, &other| error(one).total_cmp(&error(other))).unwrap_or(400.0)
}

/// Which weights may change: those of a frozen term, known by the start of its name, may not.
fn moving(frozen: &[&str]) -> Vec<bool> {
    let mut moving = vec![true; COUNT];
    for group in GROUPS.iter().filter(|group| frozen.iter().any(|name| group.name.starts_with(name))) {
        group.rows().flatten().for_each(|i| moving[i] = false);
    }
    moving
}

fn descend(examples: &[Example], before: &[f32], scale: f32, epochs: u64, moving: &[bool]) -> Vec<f32> {
    const FIRST: f32 = 0.9;
    const SECOND: f32 = 0.999;
    let mut weights = before.to_vec();
    let (mut mean, mut square) = (vec![0.0_f32; COUNT], vec![0.0_f32; COUNT]);
    let mut step = 0;
    for epoch in 0..epochs {
        // The last third settles down.
        let rate = if epoch * 3 > epochs * 2 { RATE / 5.0 } else { RATE };
        for batch in 0..examples.len().div_ceil(BATCH) {
            let batches = examples.len().div_ceil(BATCH);
            let mut gradient = vec![0.0_f32; COUNT];
            for example in examples.iter().skip(batch).step_by(batches) {
                let chance = chance(example.judge(&weights), scale);
                let slope = (chance - example.target(scale)) * chance * (1.0 - chance);
                for &(i, times) in &example.terms {
                    gradient[usize::from(i)] += slope * f32::from(times) / BATCH as f32;
                }
            }
            step += 1;
            for i in (0..COUNT).filter(|&i| moving[i]) {
                let gradient = gradient[i] + PULL * (weights[i] - before[i]);
                mean[i] = FIRST * mean[i] + (1.0 - FIRST) * gradient;
                square[i] = SECOND * square[i] + (1.0 - SECOND) * gradient * gradient;
                let mean = mean[i] / (1.0 - FIRST.powi(step));
                let square = square[i] / (1.0 - SECOND.powi(step));
                weights[i] -= rate * mean / (square.sqrt() + 1e-9);
            }
        }
    }
    weights
}

/// The weights as the file that the engine is built from.
fn source(weights: &[f32]) -> String {
    const IN_A_LINE: usize = 18;
    let mut text = "//! The evaluation's weights, in the units of [`Score::Cp`](crate::engine::Score::Cp). Written by \
                    `jungle-engine tune`; see\n//! [`terms`](super::terms) for what they weigh.\n\nuse \
                    super::terms::COUNT;\n\n#[rustfmt::skip]\npub(super) static WEIGHTS: [i16; COUNT] = [\n"
        .to_owned();
    for group in GROUPS {
        let _ = writeln!(text, "    // {}", group.name);
        for row in group.rows() {
            for line in weights[row].chunks(IN_A_LINE) {
                let numbers: Vec<String> = line.iter().map(|weight| (weight.round() as i16).to_string()).collect();
                let _ = writeln!(text, "    {},", numbers.join(", "));
            }
        }
    }
    text + "];\n"
}
