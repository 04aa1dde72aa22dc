//! Tempers: how each animal goes about what all of them do. Part of `assets/animals/clips.ron`.

use serde::Deserialize;

/// How an animal goes about things.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Temper {
    /// How fast it does what all do in the same way: 1 as written, more for the quick.
    pub pace: f32,
    /// How high it goes then: 1 as written.
    pub spring: f32,
    /// Seconds of a breath.
    pub breath: f32,
    /// Seconds in which its eyes come half the way to what they look at.
    pub eyes: f32,
    /// Seconds from one glance to the next, at least and at most.
    pub glances: (f32, f32),
    /// Seconds from one habit to the next, at least and at most.
    pub habits: (f32, f32),
}

impl Temper {
    /// What is wrong with it, if anything is.
    pub fn check(&self) -> Result<(), String> {
        let (glances, habits) = (self.glances, self.habits);
        let all = [self.pace, self.spring, self.breath, self.eyes, glances.0, habits.0];
        if let Some(value) = all.into_iter().find(|value| !(value.is_finite() && *value > 0.0)) {
            return Err(format!("{value} is no temper: every number is above 0"));
        }
        match [glances, habits].into_iter().find(|(least, most)| least >= most || !most.is_finite()) {
            Some((least, most)) => Err(format!("the time from {least} to {most} has no length")),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_of_a_temper_are_named() {
        let calm = Temper { pace: 1.0, spring: 1.0, breath: 2.0, eyes: 0.1, glances: (1.0, 2.0), habits: (8.0, 20.0) };
        assert_eq!(calm.check(), Ok(()));
        let dead = Temper { pace: 0.0, ..calm };
        assert_eq!(dead.check(), Err("0 is no temper: every number is above 0".to_owned()));
        let hasty = Temper { habits: (9.0, 3.0), ..calm };
        assert_eq!(hasty.check(), Err("the time from 9 to 3 has no length".to_owned()));
    }
}
