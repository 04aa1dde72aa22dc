//! A stick as four directions, with a dead zone, and deaf until it has been seen at rest.

use bevy::prelude::*;

use crate::app::session::Direction;

/// A direction begins beyond this part of the way.
const ENTER: f32 = 0.6;
/// It ends below this part of the way, which also counts as rest.
const LEAVE: f32 = 0.4;

/// One controller's left stick.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Stick {
    direction: Option<Direction>,
    /// Whether each axis has reported rest since the controller came. A controller that has just been plugged in may
    /// report a stick that is pushed when nobody touches it.
    trusted: [bool; 2],
}

impl Stick {
    /// Hears a reading of an axis (0 across, 1 along) as the controller sent it.
    pub(super) fn hear(&mut self, axis: usize, value: f32) {
        if value.abs() < LEAVE {
            self.trusted[axis] = true;
        }
    }

    /// The direction of a stick position, which stays until the stick comes back.
    pub(super) fn direction(&mut self, position: Vec2) -> Option<Direction> {
        let x = if self.trusted[0] { position.x } else { 0.0 };
        let y = if self.trusted[1] { position.y } else { 0.0 };
        let along = |direction| match direction {
            Direction::Up => y,
            Direction::Down => -y,
            Direction::Right => x,
            Direction::Left => -x,
        };
        if self.direction.is_some_and(|direction| along(direction) < LEAVE) {
            self.direction = None;
        }
        if self.direction.is_none() {
            let farthest = if y.abs() > x.abs() {
                if y > 0.0 { Direction::Up } else { Direction::Down }
            } else if x > 0.0 {
                Direction::Right
            } else {
                Direction::Left
            };
            self.direction = Some(farthest).filter(|direction| along(*direction) > ENTER);
        }
        self.direction
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rested() -> Stick {
        let mut stick = Stick::default();
        stick.hear(0, 0.1);
        stick.hear(1, -0.1);
        stick
    }

    /// B58: drift is nothing, and the swing back over the middle is nothing.
    #[test]
    fn dead_zone() {
        let mut stick = rested();
        assert_eq!(stick.direction(Vec2::new(0.2, 0.2)), None);
        assert_eq!(stick.direction(Vec2::new(0.59, 0.0)), None);
        assert_eq!(stick.direction(Vec2::new(0.7, 0.0)), Some(Direction::Right));
        assert_eq!(stick.direction(Vec2::new(0.45, 0.0)), Some(Direction::Right), "held until it comes back");
        assert_eq!(stick.direction(Vec2::new(-0.15, 0.0)), None);
        assert_eq!(stick.direction(Vec2::new(0.0, 0.0)), None);
    }

    #[test]
    fn the_longer_way_counts_and_stays() {
        let mut stick = rested();
        assert_eq!(stick.direction(Vec2::new(0.65, -0.75)), Some(Direction::Down));
        assert_eq!(stick.direction(Vec2::new(0.75, -0.65)), Some(Direction::Down));
        assert_eq!(stick.direction(Vec2::new(0.9, -0.1)), Some(Direction::Right));
    }

    /// B55: what a controller says before it has been at rest is not believed.
    #[test]
    fn deaf_until_at_rest() {
        let mut stick = Stick::default();
        stick.hear(0, 1.0);
        assert_eq!(stick.direction(Vec2::new(1.0, 0.0)), None);
        stick.hear(0, 0.0);
        assert_eq!(stick.direction(Vec2::new(0.0, 0.0)), None);
        assert_eq!(stick.direction(Vec2::new(1.0, 0.0)), Some(Direction::Right));
    }
}
