//! How a movement begins and ends.

use serde::Deserialize;

/// The course of a movement from 0 to 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum Ease {
    /// At an even pace.
    Even,
    /// Slowly away.
    In,
    /// Slowly home.
    Out,
    /// Slowly away and slowly home.
    #[default]
    Both,
    /// Past the end, and back to it.
    Over,
    /// A little backwards first.
    Back,
}

impl Ease {
    /// How far the movement has come when `t` of its time has passed; both from 0 to 1.
    pub fn at(self, t: f32) -> f32 {
        /// How far the overshoot goes: a tenth of the way.
        const OVER: f32 = 1.701_58;
        let t = t.clamp(0.0, 1.0);
        let rest = 1.0 - t;
        match self {
            Self::Even => t,
            Self::In => t * t,
            Self::Out => 1.0 - rest * rest,
            Self::Both => t * t * (3.0 - 2.0 * t),
            Self::Over => 1.0 - rest * rest * ((OVER + 1.0) * rest - OVER),
            Self::Back => t * t * ((OVER + 1.0) * t - OVER),
        }
    }
}

/// Moves `from` towards `to` so that half of the way is left after `half_life` seconds, at any frame rate.
pub fn towards<T>(from: T, to: T, half_life: f32, seconds: f32) -> T
where
    T: Copy + std::ops::Add<Output = T> + std::ops::Sub<Output = T> + std::ops::Mul<f32, Output = T>,
{
    from + (to - from) * (1.0 - 0.5_f32.powf(seconds / half_life))
}

/// A value that swings to its target like something on a spring.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Spring {
    /// Where it is.
    pub value: f32,
    /// How fast it moves, in units a second.
    pub speed: f32,
}

impl Spring {
    /// Lets time pass. `rate` is how often it would swing in a second, `damping` how much that is held back (1 = no
    /// overshoot). The step is cut up, so that a long frame does not shake it to pieces.
    pub fn step(&mut self, target: f32, rate: f32, damping: f32, seconds: f32) {
        const LONGEST: f32 = 1.0 / 120.0;
        let stiffness = std::f32::consts::TAU * rate;
        let mut left = seconds.min(0.25);
        while left > 0.0 {
            let dt = left.min(LONGEST);
            let pull = stiffness * (stiffness * (target - self.value) - 2.0 * damping * self.speed);
            self.speed += pull * dt;
            self.value += self.speed * dt;
            left -= dt;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_course_begins_and_ends_in_place() {
        for ease in [Ease::Even, Ease::In, Ease::Out, Ease::Both, Ease::Over, Ease::Back] {
            assert!(ease.at(0.0).abs() < 1e-6 && (ease.at(1.0) - 1.0).abs() < 1e-6, "{ease:?}");
        }
        assert!(Ease::Over.at(0.7) > 1.05 && Ease::Back.at(0.3) < -0.05);
    }

    #[test]
    fn half_of_the_way_is_left_after_the_half_life() {
        assert!((towards(0.0, 8.0, 0.1, 0.1) - 4.0).abs() < 1e-5);
        let twice = towards(towards(0.0, 8.0, 0.1, 0.05), 8.0, 0.1, 0.05);
        assert!((twice - 4.0).abs() < 1e-5, "the frame rate makes no difference");
    }

    #[test]
    fn a_spring_overshoots_and_settles() {
        let mut spring = Spring::default();
        let mut highest: f32 = 0.0;
        for _ in 0..240 {
            spring.step(1.0, 3.0, 0.4, 1.0 / 60.0);
            highest = highest.max(spring.value);
        }
        assert!((1.05..1.5).contains(&highest), "{highest}");
        assert!((spring.value - 1.0).abs() < 1e-3 && spring.speed.abs() < 1e-2, "{spring:?}");
    }

    #[test]
    fn a_long_frame_does_not_shake_a_spring_to_pieces() {
        let mut spring = Spring::default();
        for _ in 0..20 {
            spring.step(1.0, 6.0, 0.3, 0.5);
        }
        assert!((spring.value - 1.0).abs() < 0.01, "{spring:?}");
    }
}
