//! What can happen next, for those who want to see it: teeth round an animal that can be taken and an arrow from each that can
//! take it, the moves to each den at its doors, prints where a leaper can land, canes where a rat bars the leap.

use bevy::prelude::*;
use bevy::sprite::Anchor;

use crate::app::scene::geometry::{SQUARE, center};
use crate::app::scene::pictures::Pictures;
use crate::app::session::{Match, Stage, View};
use crate::app::states::{AppSystems, Screen};
use crate::app::theme::layers;
use crate::engine::threats::Threats;
use crate::rules::Square;

/// A kind of warning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Teeth round an animal that can be taken.
    Peril,
    /// An arrow to it, from the one that can.
    Arrow,
    /// So many moves into the den.
    Door(u8),
    /// A leaper can land there.
    Landing,
    /// A rat bars the leap.
    Barred,
}

/// A warning at a square, seen from another one: from the taker to its prey, from the door to the den.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Warning {
    /// What kind it is.
    pub kind: Kind,
    /// From where it comes.
    pub from: Square,
    /// Where it leads.
    pub to: Square,
}

/// No den is in danger from farther away, and there is no digit for it.
const FARTHEST: u8 = 9;

/// How far before its prey an arrow lies that comes over the river, in world units.
const BEFORE: f32 = 58.0;

impl Kind {
    /// Its frame in the sheet of marks.
    fn frame(self) -> &'static str {
        match self {
            Self::Peril => "mark-threat",
            Self::Arrow => "mark-arrow",
            Self::Door(_) => "mark-hut",
            Self::Landing => "mark-landing",
            Self::Barred => "mark-barred",
        }
    }

    fn z(self) -> f32 {
        match self {
            Self::Peril => layers::MARKS + 0.45,
            Self::Landing => layers::MARKS_OVER - 0.5,
            Self::Door(_) => layers::MARKS_OVER + 0.3,
            Self::Arrow | Self::Barred => layers::MARKS_OVER + 0.5,
        }
    }
}

impl Warning {
    /// Where it lies in the world, and how far it is turned, in radians.
    fn place(&self, flipped: bool) -> (Vec2, f32) {
        let (from, to) = (center(self.from, flipped), center(self.to, flipped));
        let way = to - from;
        match self.kind {
            Kind::Peril | Kind::Landing => (to, 0.0),
            Kind::Door(_) => ((from + to) / 2.0, 0.0),
            // Where the animal would leave the ground.
            Kind::Barred => (from + way.normalize_or_zero() * SQUARE * 0.56, 0.0),
            Kind::Arrow => (to - way.normalize_or_zero() * BEFORE, way.to_angle() - std::f32::consts::FRAC_PI_2),
        }
    }
}

/// All warnings of a board.
pub fn warnings(threats: &Threats) -> Vec<Warning> {
    let mut found = Vec::new();
    for peril in &threats.perils {
        found.push(Warning { kind: Kind::Peril, from: peril.on, to: peril.on });
        found.extend(peril.by.into_iter().map(|from| Warning { kind: Kind::Arrow, from, to: peril.on }));
    }
    let near = threats.doors.iter().filter(|door| door.moves <= FARTHEST);
    found.extend(near.map(|door| Warning { kind: Kind::Door(door.moves), from: door.at, to: Square::den(door.den) }));
    // Where it would take somebody, an arrow says so.
    let free = threats.leaps.iter().filter(|leap| !threats.perils.iter().any(|peril| peril.on == leap.to));
    found.extend(free.map(|leap| Warning { kind: Kind::Landing, from: leap.from, to: leap.to }));
    let barred = threats.barred.iter();
    found.extend(barred.map(|canes| Warning { kind: Kind::Barred, from: canes.leap.from, to: canes.leap.to }));
    found
}

/// A warning's picture, which has been there for so many seconds.
#[derive(Component)]
struct Sign {
    age: f32,
    breathes: bool,
}

/// Seconds in which it comes up.
const COMING: f32 = 0.16;

/// What the warnings were laid for: the match's epoch, and how the board lies.
type Laid = (u64, bool);

fn lay(
    mut commands: Commands,
    pictures: Res<Pictures>,
    (game, stage, view): (Res<Match>, Res<Stage>, Res<View>),
    present: Query<Entity, With<Sign>>,
    mut laid: Local<Option<Laid>>,
) {
    // While a move is shown the board is not yet what the match says.
    let wanted = (view.show_threats && !stage.busy).then_some((game.epoch, view.flipped));
    if *laid == wanted && !pictures.is_changed() && (wanted.is_none() || !game.is_added()) {
        return;
    }
    *laid = wanted;
    for sign in &present {
        commands.entity(sign).despawn();
    }
    if wanted.is_none() {
        return;
    }
    for warning in warnings(&Threats::of(game.game.position(), game.game.rules())) {
        let (at, turn) = warning.place(view.flipped);
        let mut spawn = |(sprite, anchor): (Sprite, Anchor), z: f32| {
            commands.spawn((
                Name::new(warning.kind.frame()),
                Sign { age: 0.0, breathes: warning.kind == Kind::Peril },
                DespawnOnExit(Screen::Play),
                sprite,
                anchor,
                Transform::from_translation(at.extend(z)).with_rotation(Quat::from_rotation_z(turn)),
            ));
        };
        spawn(pictures.marks.sprite(warning.kind.frame(), Vec2::ZERO), warning.kind.z());
        if let Kind::Door(moves) = warning.kind {
            // The house's wall lies a little below its middle.
            let (digit, anchor) = pictures.letters.sprite(&moves.to_string(), vec2(0.0, -5.0));
            spawn((digit, anchor), warning.kind.z() + 0.1);
        }
    }
}

/// Lets them come, and the teeth breathe.
fn animate(time: Res<Time>, view: Res<View>, mut signs: Query<(&mut Sign, &mut Sprite, &mut Transform)>) {
    for (mut sign, mut sprite, mut transform) in &mut signs {
        sign.age += time.delta_secs();
        let came = if view.reduced_motion { 1.0 } else { (sign.age / COMING).min(1.0) };
        sprite.color.set_alpha(came);
        let breath = if sign.breathes && !view.reduced_motion { 0.03 * (sign.age * 4.0).sin() } else { 0.0 };
        transform.scale = Vec3::splat(1.0 + breath);
    }
}

/// The board is left, and all that lay on it with it.
fn forget(mut commands: Commands, present: Query<Entity, With<Sign>>) {
    for sign in &present {
        commands.entity(sign).despawn();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnExit(Screen::Play), forget).add_systems(
        Update,
        (lay.run_if(resource_exists::<Pictures>), animate)
            .chain()
            .run_if(in_state(Screen::Play))
            .in_set(AppSystems::View),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Position, RuleSet};

    fn seen(fen: &str) -> Vec<Warning> {
        let rules = RuleSet::default();
        let position = Position::from_fen(fen, &rules).unwrap_or_else(|fault| panic!("{fen}: {fault}"));
        warnings(&Threats::of(&position, &rules))
    }

    fn has(found: &[Warning], kind: Kind, from: &str, to: &str) -> bool {
        let square = |name: &str| name.parse::<Square>().expect("a square");
        found.contains(&Warning { kind, from: square(from), to: square(to) })
    }

    #[test]
    fn every_threat_has_a_shape_of_its_own() {
        let found = seen("6t/3L3/4l2/7/7/7/4D2/7/7 w");
        assert!(has(&found, Kind::Peril, "e3", "e3") && has(&found, Kind::Arrow, "e7", "e3"));
        assert!(!has(&found, Kind::Landing, "e7", "e3"), "the arrow says it");
        assert!(has(&found, Kind::Door(1), "d8", "d9"));
        let found = seen("6t/7/4l2/7/4R2/7/7/7/7 w");
        assert!(has(&found, Kind::Barred, "e7", "e3") && !has(&found, Kind::Landing, "e7", "e3"));
        assert!(has(&seen("6t/7/4l2/7/7/7/7/7/R6 w"), Kind::Landing, "e7", "e3"));
        let frames = [Kind::Peril, Kind::Arrow, Kind::Door(1), Kind::Landing, Kind::Barred].map(Kind::frame);
        assert!(frames.iter().all(|frame| frames.iter().filter(|other| *other == frame).count() == 1));
    }

    #[test]
    fn arrows_point_at_the_prey_however_the_board_lies() {
        let found = seen("6t/7/4l2/7/7/7/4D2/7/7 w");
        let arrow = found.iter().find(|warning| warning.kind == Kind::Arrow).expect("an arrow");
        for flipped in [false, true] {
            let (at, turn) = arrow.place(flipped);
            let tip = at + Vec2::from_angle(turn + std::f32::consts::FRAC_PI_2) * BEFORE;
            assert!(tip.distance(center(arrow.to, flipped)) < 0.1, "{tip}");
        }
    }
}
