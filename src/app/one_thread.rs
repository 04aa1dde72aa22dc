//! Has the game's systems run one after the other. They are many and small: to hand them to other threads took longer than
//! to run them. Drawing has a thread of its own all the same, and so has the computer when it thinks.

use bevy::{
    ecs::schedule::{Schedules, SingleThreadedExecutor},
    prelude::*,
};

/// Every schedule of the app that is there in the end runs on one thread.
pub struct OneThread;

impl Plugin for OneThread {
    fn build(&self, _: &mut App) {}

    fn finish(&self, app: &mut App) {
        for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
            schedule.set_executor(SingleThreadedExecutor::new());
        }
    }
}
