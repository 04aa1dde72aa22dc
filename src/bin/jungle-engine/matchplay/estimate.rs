//! How much stronger, and how sure: Elo with its error, and the sequential probability ratio test.
//!
//! The unit is the pair: one opening, both sides. Its two games share the opening's bias, so the spread of pairs, not that
//! of games, is the error of the mean (the pentanomial model of engine testing).

use crate::arguments::ArgumentFault;
use crate::protocol::quoted;

/// Pairs by what the first player scored in them: 0, ½, 1, 1½, 2.
pub type Pairs = [u32; 5];

/// What an outcome that has not come yet counts in the test, so that a few even results do not look like certainty.
const NOT_SEEN: f64 = 1e-3;

/// The share of the points expected from an Elo difference.
pub fn share(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// The Elo difference that a share of the points means; infinite for none or all.
pub fn elo(share: f64) -> f64 {
    if share <= 0.0 {
        f64::NEG_INFINITY
    } else if share >= 1.0 {
        f64::INFINITY
    } else {
        400.0 * (share / (1.0 - share)).log10()
    }
}

/// What a pair's share of the points can be.
const SHARES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// A mean, and the multiplier that brings observed frequencies to it; see [`tilt`].
type Tilt = (f64, f64);

/// Under the constraint that the mean share is `mean`, the likeliest probabilities are the observed frequencies divided by
/// [`denominator`], where the multiplier solves `Σ frequency · (share - mean) / denominator = 0`. The sum falls as
/// the multiplier grows, so halving an interval finds it.
fn tilt(counts: &[f64; 5], mean: f64) -> Tilt {
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..60 {
        let middle = (low + high) / 2.0;
        let sum: f64 = (0..5).map(|i| counts[i] * (SHARES[i] - mean) / denominator(i, (mean, middle))).sum();
        if sum > 0.0 { low = middle } else { high = middle }
    }
    (mean, (low + high) / 2.0)
}

fn denominator(i: usize, (mean, multiplier): Tilt) -> f64 {
    1.0 + multiplier * (SHARES[i] - mean)
}

/// Mean and variance of a pair's share of the points, and how many pairs there are.
fn moments(weights: [f64; 5]) -> (f64, f64, f64) {
    let count: f64 = weights.iter().sum();
    let mean = weights.iter().zip(SHARES).map(|(weight, share)| weight * share).sum::<f64>() / count;
    let spread = |(weight, share): (&f64, f64)| weight * (share - mean).powi(2);
    let variance = weights.iter().zip(SHARES).map(spread).sum::<f64>() / count;
    (mean, variance, count)
}

/// An Elo difference and its 95 % interval, which may be open to one side.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Estimate {
    /// The likeliest.
    pub elo: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Estimate {
    /// Half the width of the interval.
    pub fn error(&self) -> f64 {
        // Where both ends are the same infinity, nothing is known.
        let width = self.high - self.low;
        if width.is_nan() { f64::INFINITY } else { width / 2.0 }
    }
}

/// The Elo difference that the pairs speak for. `None` without pairs; infinite where all were won or lost.
pub fn estimate(pairs: &Pairs) -> Option<Estimate> {
    /// So many standard errors on each side hold 95 % of a normal distribution.
    const NINETY_FIVE: f64 = 1.959_964;
    if pairs.iter().all(|&count| count == 0) {
        return None;
    }
    let (mean, variance, count) = moments(pairs.map(f64::from));
    let error = NINETY_FIVE * (variance / count).sqrt();
    Some(Estimate { elo: elo(mean), low: elo(mean - error), high: elo(mean + error) })
}

/// A sequential probability ratio test (Wald, 1945): is the difference `elo0` or `elo1`?
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sprt {
    /// The difference of the hypothesis that is to be refuted.
    pub elo0: f64,
    /// The difference that is hoped for.
    pub elo1: f64,
    /// How often `elo1` may be accepted wrongly.
    pub alpha: f64,
    /// How often `elo0` may be accepted wrongly.
    pub beta: f64,
}

/// Where a test stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// Not decided yet.
    Open,
    /// The difference is `elo1` or more.
    Accepted,
    /// The difference is `elo0` or less.
    Rejected,
}

impl Verdict {
    /// The verdict in one word.
    pub const fn name(self) -> &'static str {
        match self {
            Verdict::Open => "open",
            Verdict::Accepted => "accepted",
            Verdict::Rejected => "rejected",
        }
    }
}

impl Sprt {
    /// Reads `ELO0,ELO1,ALPHA,BETA`.
    ///
    /// # Errors
    /// Not four numbers, `elo0` not below `elo1`, or an error rate not between 0 and ½.
    pub fn read(text: &str) -> Result<Sprt, ArgumentFault> {
        let fault = || ArgumentFault::Sprt(quoted(text));
        let numbers: Result<Vec<f64>, _> = text.split(',').map(|number| number.trim().parse::<f64>()).collect();
        let [elo0, elo1, alpha, beta] = numbers.map_err(|_| fault())?[..] else {
            return Err(fault());
        };
        let rate = |rate: f64| rate > 0.0 && rate < 0.5;
        let sound = elo0.is_finite() && elo1.is_finite() && elo0 < elo1 && rate(alpha) && rate(beta);
        sound.then_some(Sprt { elo0, elo1, alpha, beta }).ok_or_else(fault)
    }

    /// The logarithm of how much likelier the pairs are under `elo1` than under `elo0`: each hypothesis is given the
    /// distribution of that mean under which the pairs are likeliest (the generalized test on a multinomial).
    pub fn log_likelihood_ratio(&self, pairs: &Pairs) -> f64 {
        let counts = pairs.map(|count| f64::from(count).max(NOT_SEEN));
        let [low, high] = [self.elo0, self.elo1].map(|elo| tilt(&counts, share(elo)));
        let ratio = |i: usize| counts[i] * (denominator(i, low) / denominator(i, high)).ln();
        (0..5).map(ratio).sum()
    }

    /// The values of the ratio's logarithm at which `elo0` and `elo1` are accepted.
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// Where the test stands after these pairs.
    pub fn verdict(&self, pairs: &Pairs) -> Verdict {
        let ratio = self.log_likelihood_ratio(pairs);
        let (low, high) = self.bounds();
        if ratio >= high {
            Verdict::Accepted
        } else if ratio <= low {
            Verdict::Rejected
        } else {
            Verdict::Open
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elo_and_share_are_inverse() {
        for difference in [-400.0, -35.0, 0.0, 12.5, 190.848_501_887_864_7] {
            assert!((elo(share(difference)) - difference).abs() < 1e-9);
        }
        assert!((share(400.0) - 10.0 / 11.0).abs() < 1e-12);
        assert_eq!((elo(0.0), elo(1.0)), (f64::NEG_INFINITY, f64::INFINITY));
    }

    #[test]
    fn the_error_shrinks_with_the_root_of_the_number() {
        let few = estimate(&[5, 20, 50, 20, 5]).expect("pairs");
        let many = estimate(&[20, 80, 200, 80, 20]).expect("pairs");
        assert!(few.elo.abs() < 1e-9 && many.elo.abs() < 1e-9);
        let (wide, narrow) = (few.error(), many.error());
        assert!((wide / narrow - 2.0).abs() < 0.02, "{wide} {narrow}");
        // Variance 0.05, so the error of the mean is 1.96 * sqrt(0.05 / 100) = 4.4 %, or about 30 Elo.
        assert!((wide - 30.5).abs() < 0.5, "{wide}");
        assert_eq!(estimate(&[0; 5]), None);
        let won = estimate(&[0, 0, 0, 0, 9]).expect("pairs");
        assert_eq!((won.elo, won.error()), (f64::INFINITY, f64::INFINITY));
        let nearly = estimate(&[0, 0, 0, 1, 9]).expect("pairs");
        assert!(nearly.low > 300.0 && nearly.low < nearly.elo && nearly.high == f64::INFINITY, "{nearly:?}");
    }

    #[test]
    fn the_test_accepts_rejects_and_waits() {
        let sprt = Sprt::read("0,10,0.05,0.05").expect("a test");
        assert_eq!(sprt.verdict(&[5, 20, 50, 20, 5]), Verdict::Open);
        assert_eq!(sprt.verdict(&[500, 2000, 5000, 2000, 500]), Verdict::Rejected);
        assert_eq!(sprt.verdict(&[400, 1900, 5000, 2100, 600]), Verdict::Accepted);
        // Far from certainty the ratio is nearly that of normal distributions: count · (high - low) · (mean - middle) / variance.
        let ratio = sprt.log_likelihood_ratio(&[40, 190, 500, 210, 60]);
        let (low, high) = (share(0.0), share(10.0));
        let normal = 1000.0 * (high - low) * (0.515 - (low + high) / 2.0) / 0.049_775;
        assert!((ratio / normal - 1.0).abs() < 0.02, "{ratio} {normal}");
        let (low, high) = sprt.bounds();
        assert!((low + high).abs() < 1e-12 && (high - 19_f64.ln()).abs() < 1e-12);
        // A pair won or lost proves nothing yet, nor do many that are drawn alike.
        for pairs in [[0, 0, 0, 0, 1], [0, 1, 0, 0, 0], [0, 0, 20, 0, 0]] {
            assert_eq!(sprt.verdict(&pairs), Verdict::Open, "{pairs:?}");
        }
    }

    #[test]
    fn a_test_that_makes_no_sense_is_refused() {
        for text in ["", "0,5", "5,0,0.05,0.05", "0,5,0,0.05", "0,5,0.05,0.6", "a,b,c,d", "0,inf,0.05,0.05"] {
            assert!(Sprt::read(text).is_err(), "{text}");
        }
    }
}
