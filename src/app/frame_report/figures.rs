//! Many measurements in two figures.

use std::fmt;

/// Measured times in milliseconds.
#[derive(Debug, Clone, Default)]
pub(super) struct Samples(Vec<f64>);

impl Samples {
    pub(super) fn push(&mut self, milliseconds: f64) {
        self.0.push(milliseconds);
    }

    /// The least time that is not exceeded by this share of all; `None` where nothing was measured.
    fn quantile(&self, share: f64) -> Option<f64> {
        let mut sorted = self.0.clone();
        sorted.sort_by(f64::total_cmp);
        let place = (share * sorted.len() as f64).ceil() as usize;
        sorted.get(place.max(1) - 1).copied()
    }
}

impl fmt::Display for Samples {
    /// Median, 99th percentile and number.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.quantile(0.5).zip(self.quantile(0.99)) {
            Some((median, late)) => write!(f, "{median:7.2}{late:8.2}{:7}", self.0.len()),
            None => f.write_str("nothing was measured"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_and_the_slowest_of_a_hundred() {
        let mut samples = Samples::default();
        assert_eq!(samples.to_string(), "nothing was measured");
        samples.push(2.0);
        assert_eq!(samples.to_string(), "   2.00    2.00      1");
        for i in (1..=199).rev() {
            samples.push(f64::from(i) / 10.0);
        }
        assert_eq!((samples.quantile(0.5), samples.quantile(0.99)), (Some(9.9), Some(19.7)));
    }
}
