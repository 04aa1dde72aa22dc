//! A direction that is held steps once, then again and again.

use crate::app::session::{Controls, Direction};

/// What becomes of the direction that is held on one device.
#[derive(Debug, Clone, Copy, Default)]
pub(super) enum Repeat {
    /// Nothing is held.
    #[default]
    Idle,
    /// A direction is held, and steps again when the wait (in seconds) is over.
    Held { direction: Direction, wait: f32 },
    /// A direction is held that counts for nothing until it is let go.
    Swallowed(Direction),
}

impl Repeat {
    /// The step to take now, if any: at most one, however long the frame took (`seconds`).
    pub(super) fn step(&mut self, held: Option<Direction>, seconds: f32, controls: &Controls) -> Option<Direction> {
        let Some(held) = held else {
            *self = Self::Idle;
            return None;
        };
        match self {
            Self::Swallowed(direction) if *direction == held => None,
            Self::Held { direction, wait } if *direction == held => {
                *wait -= seconds;
                if *wait > 0.0 {
                    return None;
                }
                // A long frame does not owe the steps it swallowed.
                *wait = (*wait + 1.0 / controls.repeat_rate).max(0.0);
                Some(held)
            }
            _ => {
                *self = Self::Held { direction: held, wait: controls.repeat_delay };
                Some(held)
            }
        }
    }

    /// What is held now counts for nothing until it is let go.
    pub(super) fn swallow(&mut self) {
        if let Self::Held { direction, .. } = *self {
            *self = Self::Swallowed(direction);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRAME: f32 = 1.0 / 64.0;

    fn steps(repeat: &mut Repeat, held: Option<Direction>, frames: usize) -> usize {
        (0..frames).filter(|_| repeat.step(held, FRAME, &Controls::default()).is_some()).count()
    }

    /// B58: a flick is one step; a second held is the first step, the wait, then ten steps a second.
    #[test]
    fn holding_steps_once_then_steadily() {
        let mut repeat = Repeat::default();
        assert_eq!(steps(&mut repeat, Some(Direction::Up), 3), 1);
        assert_eq!(steps(&mut repeat, None, 3), 0);
        // 1 s: at 0, then at 0.4, 0.5, 0.6, 0.7, 0.8, 0.9 (and 1.0 or not, by rounding).
        let held = steps(&mut repeat, Some(Direction::Up), 64);
        assert!((7..=8).contains(&held), "{held} steps in a second");
    }

    /// B58: as slow or as fast as the player wants it.
    #[test]
    fn delay_and_rate_are_the_players() {
        let steps = |repeat_delay, repeat_rate| {
            let controls = Controls { repeat_delay, repeat_rate, ..Controls::default() };
            let mut repeat = Repeat::default();
            (0..128).filter(|_| repeat.step(Some(Direction::Up), FRAME, &controls).is_some()).count()
        };
        // 2 s: one at once, then from the delay on.
        assert!((5..=6).contains(&steps(1.0, 4.0)), "{}", steps(1.0, 4.0));
        assert!((37..=38).contains(&steps(0.2, 20.0)), "{}", steps(0.2, 20.0));
    }

    #[test]
    fn a_frame_of_ten_seconds_is_one_step() {
        let mut repeat = Repeat::default();
        repeat.step(Some(Direction::Left), FRAME, &Controls::default());
        assert_eq!(repeat.step(Some(Direction::Left), 10.0, &Controls::default()), Some(Direction::Left));
        assert_eq!(
            steps(&mut repeat, Some(Direction::Left), 2),
            1,
            "the next one is due, the hundred missed ones are not"
        );
    }

    #[test]
    fn another_direction_steps_at_once() {
        let mut repeat = Repeat::default();
        repeat.step(Some(Direction::Left), FRAME, &Controls::default());
        assert_eq!(repeat.step(Some(Direction::Up), FRAME, &Controls::default()), Some(Direction::Up));
    }

    #[test]
    fn swallowed_until_let_go() {
        let mut repeat = Repeat::default();
        repeat.step(Some(Direction::Down), FRAME, &Controls::default());
        repeat.swallow();
        assert_eq!(steps(&mut repeat, Some(Direction::Down), 640), 0);
        repeat.step(None, FRAME, &Controls::default());
        assert_eq!(repeat.step(Some(Direction::Down), FRAME, &Controls::default()), Some(Direction::Down));
    }
}
