//! How fast moves that nobody here makes follow one another: in a replay, and between computers that are watched.

/// What the player reads.
const NAMES: [&str; Tempo::COUNT] = ["¼×", "½×", "1×", "2×", "4×"];

/// One of a few speeds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tempo(usize);

impl Default for Tempo {
    fn default() -> Self {
        Self(2)
    }
}

impl Tempo {
    /// How many there are.
    pub(super) const COUNT: usize = 5;

    /// How the player reads it.
    #[must_use]
    pub fn name(self) -> &'static str {
        NAMES[self.0]
    }

    /// Whether it can be slower, and whether faster.
    #[must_use]
    pub fn can_change(self) -> [bool; 2] {
        [self.0 > 0, self.0 + 1 < Self::COUNT]
    }

    /// So many steps faster, or slower if below zero; no further than the ends.
    pub(super) fn change(&mut self, by: isize) {
        self.0 = self.0.saturating_add_signed(by).min(Self::COUNT - 1);
    }

    /// What it means: the one of these, from the slowest to the fastest.
    pub(super) fn among<T: Copy>(self, all: [T; Self::COUNT]) -> T {
        all[self.0]
    }
}
