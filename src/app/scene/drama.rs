//! What moves the camera: a blow shakes it a little, and a den that is won draws it near.
//!
//! The picture alone moves: where a square is found by the pointer does not change. With motion reduced, and where moves are
//! shown in no time, nothing of this happens.

use bevy::prelude::*;

use super::ease::towards;
use super::geometry::center;
use crate::app::session::{Match, Moment, View};
use crate::app::states::{AppSystems, Menu, Screen};
use crate::rules::{Animal, Outcome, Piece, Square, WinReason};

/// How the camera departs from its place.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Default)]
pub struct Drama {
    /// The place in the world it leans to.
    target: Vec2,
    /// Whether it is to lean there, and how far it does: 0 to 1.
    wanted: bool,
    lean: f32,
    /// How far it shakes, in units of the world, and for how long it has, in seconds.
    tremor: f32,
    age: f32,
}

/// How much larger the picture is when the camera leans in.
const ZOOM: f32 = 1.2;
/// Seconds in which it comes half the way.
const HALF: f32 = 0.22;
/// No shake goes further, in units of the world.
pub const REACH: f32 = 6.0;
/// Seconds in which a tremor dies away.
const TREMOR: f32 = 0.3;

/// How far the ground shakes under a blow of an animal, in units of the world.
fn blow(piece: Piece) -> f32 {
    1.2 + 0.45 * f32::from(piece.animal.rank())
}

/// The same when it comes down from a leap, or sets down its feet.
fn landing(piece: Piece, leap: bool) -> f32 {
    match (piece.animal, leap) {
        (_, true) => 2.2,
        (Animal::Elephant, false) => 1.2,
        _ => 0.0,
    }
}

impl Drama {
    /// Where the camera is that would be at `home`, and by how much larger it sees everything.
    pub fn place(&self, home: Vec2) -> (Vec2, f32) {
        let zoom = 1.0 + (ZOOM - 1.0) * self.lean;
        // What it leans to stays where it is in the window: so nothing beyond the backdrop comes into sight.
        let leaning = self.target + (home - self.target) / zoom;
        let left = (1.0 - self.age / TREMOR).max(0.0);
        let strength = self.tremor * left * left;
        let shake = vec2((self.age * 92.0).sin(), (self.age * 71.0 + 1.0).sin()) * strength;
        (leaning + shake, zoom)
    }

    fn shake(&mut self, tremor: f32) {
        if tremor > 0.0 {
            (self.tremor, self.age) = (tremor, 0.0);
        }
    }

    fn pass(&mut self, seconds: f32) {
        if self.tremor > 0.0 {
            self.age += seconds;
        }
        if self.age >= TREMOR {
            (self.tremor, self.age) = (0.0, 0.0);
        }
        let goal = if self.wanted { 1.0 } else { 0.0 };
        self.lean = towards(self.lean, goal, HALF, seconds);
        if (self.lean - goal).abs() < 1e-3 {
            self.lean = goal;
        }
    }
}

fn feel(
    mut moments: MessageReader<Moment>,
    time: Res<Time>,
    view: Res<View>,
    game: Res<Match>,
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    mut drama: ResMut<Drama>,
) {
    let mut next = *drama;
    let still = view.reduced_motion || view.animation_speed >= View::INSTANT || *screen.get() != Screen::Play;
    if still {
        moments.clear();
        next = Drama::default();
    }
    for moment in moments.read() {
        match *moment {
            Moment::Strikes(piece) => next.shake(blow(piece)),
            Moment::Lands(piece) => {
                let leap = game.game.last().is_some_and(|ply| ply.piece == piece && ply.mv.is_leap());
                next.shake(landing(piece, leap));
            }
            Moment::Ends(Outcome::Win { side, by: WinReason::Den }) => {
                next.target = center(Square::den(side.opponent()), view.flipped);
                next.wanted = true;
            }
            Moment::Rises(_) | Moment::Falls(_) | Moment::Ends(_) => {}
        }
    }
    next.wanted &= game.over() && *menu.get() == Menu::None;
    next.pass(time.delta_secs());
    drama.set_if_neq(next);
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Drama>().add_systems(Update, feel.in_set(AppSystems::View).run_if(resource_exists::<Match>));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Side;

    #[test]
    fn no_shake_shows_what_is_beyond_the_backdrop() {
        for animal in Animal::ALL {
            let piece = Piece { side: Side::Red, animal };
            let mut drama = Drama::default();
            drama.shake(blow(piece));
            let mut furthest: f32 = 0.0;
            for _ in 0..40 {
                furthest = furthest.max(drama.place(Vec2::ZERO).0.abs().max_element());
                drama.pass(0.01);
            }
            assert!((0.5..REACH).contains(&furthest), "{animal:?}: {furthest}");
            assert_eq!(drama, Drama::default(), "it dies away");
        }
    }

    #[test]
    fn what_the_camera_leans_to_stays_where_it_is_in_the_window() {
        let home = vec2(10.0, -20.0);
        let mut drama = Drama { target: vec2(0.0, 400.0), wanted: true, ..default() };
        assert_eq!(drama.place(home), (home, 1.0));
        for _ in 0..300 {
            drama.pass(0.016);
            let (place, zoom) = drama.place(home);
            assert!(((drama.target - place) * zoom).abs_diff_eq(drama.target - home, 0.01), "{place} {zoom}");
        }
        assert_eq!(drama.place(home).1, ZOOM);
        drama.wanted = false;
        for _ in 0..300 {
            drama.pass(0.016);
        }
        assert_eq!(drama.place(home), (home, 1.0), "and back");
    }
}
