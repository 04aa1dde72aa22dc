//! How controllers answer and how fast what is held repeats. Kept from run to run.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::text;

/// How controllers answer and how fast what is held repeats.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Controls {
    /// How hard controllers rumble, in percent.
    pub rumble: u8,
    /// Seconds from a direction's first step to its second while it is held.
    pub repeat_delay: f32,
    /// Steps a second after that.
    pub repeat_rate: f32,
}

impl Default for Controls {
    fn default() -> Self {
        Self { rumble: 60, repeat_delay: 0.4, repeat_rate: 10.0 }
    }
}

impl Controls {
    /// Are the numbers such that a person can play with them?
    ///
    /// # Errors
    /// A sentence about the first that is not.
    pub fn validate(&self) -> Result<(), String> {
        if self.rumble > 100 {
            return Err(text!("fault-rumble", found = self.rumble));
        }
        if !(0.1..=3.0).contains(&self.repeat_delay) {
            return Err(text!("fault-repeat-delay", found = self.repeat_delay.to_string()));
        }
        if !(1.0..=60.0).contains(&self.repeat_rate) {
            return Err(text!("fault-repeat-rate", found = self.repeat_rate.to_string()));
        }
        Ok(())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Controls>();
}
