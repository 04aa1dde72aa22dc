//! The machine's clock, for the engine, which has none.

use std::time::{Duration, Instant};

use jungle::engine::Clock;

/// Time since it was made.
pub struct Stopwatch(Instant);

impl Stopwatch {
    /// Starts now.
    pub fn start() -> Stopwatch {
        Stopwatch(Instant::now())
    }
}

impl Clock for Stopwatch {
    fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }
}

/// Nodes a second, at least 1 ms being counted.
pub fn per_second(nodes: u64, time: Duration) -> u64 {
    let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX).max(1000);
    (u128::from(nodes) * 1_000_000 / u128::from(micros)).try_into().unwrap_or(u64::MAX)
}
