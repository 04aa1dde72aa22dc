//! Marks: last move, selection, where an animal may go, what it may take, the hint, the cursor.
//!
//! Which marks there are is one function of what the session says; the picture follows the difference.

use bevy::prelude::*;

use crate::app::scene::atlas::Cut;
use crate::app::scene::ease::{Ease, towards};
use crate::app::scene::geometry::center;
use crate::app::scene::pictures::Pictures;
use crate::app::session::{Hand, HintStep, Match, Stage, View};
use crate::app::states::{AppSystems, Screen};
use crate::app::theme::layers;
use crate::rules::{Position, Side, Square, Terrain};

/// A kind of mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// The last move's two squares.
    Last,
    /// The sun tile under the animal in hand.
    Selected,
    /// The light about it.
    Halo,
    /// Its rays, which turn.
    Rays,
    /// Four red corners behind the prey.
    Bite,
    /// The badge over it.
    Claw,
    /// Where the animal in hand may go.
    Move,
    /// The hint's squares.
    Hint,
    /// The badge over the animal, or over the square it goes to.
    Bulb,
    /// Two canes before an animal that is weakened by a trap of Red's.
    TiedByRed,
    /// The same of Blue's.
    TiedByBlue,
    /// The cursor's ring, below the pieces.
    CursorRing,
    /// The cursor's leaves, above them.
    CursorLeaves,
}

/// A mark on a square.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mark {
    /// What kind it is.
    pub kind: Kind,
    /// Where it lies.
    pub square: Square,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 13] = [
        Self::Last,
        Self::Selected,
        Self::Halo,
        Self::Rays,
        Self::Bite,
        Self::Claw,
        Self::Move,
        Self::Hint,
        Self::Bulb,
        Self::TiedByRed,
        Self::TiedByBlue,
        Self::CursorRing,
        Self::CursorLeaves,
    ];

    /// Its frame in the sheet of marks.
    pub fn frame(self) -> &'static str {
        match self {
            Self::Last => "mark-last",
            Self::Selected => "mark-selected",
            Self::Halo => "mark-halo",
            Self::Rays => "mark-rays",
            Self::Bite => "mark-bite",
            Self::Claw => "mark-claw",
            Self::Move => "mark-move",
            Self::Hint => "mark-hint",
            Self::Bulb => "mark-bulb",
            Self::TiedByRed => "mark-tied-red",
            Self::TiedByBlue => "mark-tied-blue",
            Self::CursorRing => "mark-cursor-ring",
            Self::CursorLeaves => "mark-cursor-leaves",
        }
    }

    fn z(self) -> f32 {
        match self {
            Self::Last => layers::MARKS,
            Self::Halo => layers::MARKS + 0.2,
            Self::Selected => layers::MARKS + 0.3,
            Self::Rays => layers::MARKS + 0.35,
            Self::Bite => layers::MARKS + 0.4,
            Self::Hint => layers::MARKS + 0.5,
            Self::CursorRing => layers::MARKS + 0.6,
            Self::Move | Self::TiedByRed | Self::TiedByBlue => layers::MARKS_OVER,
            Self::Claw => layers::MARKS_OVER + 0.1,
            Self::Bulb => layers::MARKS_OVER + 0.2,
            Self::CursorLeaves => layers::LIFTED + 8.0,
        }
    }
}

/// All marks the session's state asks for.
pub fn wanted(game: &Match, hand: &Hand, stage: &Stage) -> Vec<Mark> {
    let mut marks = Vec::new();
    let mut add = |kind, square| marks.push(Mark { kind, square });
    if let Some(last) = game.game.last() {
        add(Kind::Last, last.mv.from);
        // It has to get there first.
        if !stage.busy {
            add(Kind::Last, last.mv.to);
        }
    }
    if hand.cursor_shown {
        add(Kind::CursorRing, hand.cursor);
        add(Kind::CursorLeaves, hand.cursor);
    }
    if stage.busy {
        return marks;
    }
    for (piece, square) in game.game.position().pieces().filter(|(_, square)| Some(*square) != hand.held) {
        match square.terrain() {
            Terrain::Trap(owner) if Position::weakens(square, piece.side, game.game.rules()) => add(
                match owner {
                    Side::Red => Kind::TiedByRed,
                    Side::Blue => Kind::TiedByBlue,
                },
                square,
            ),
            _ => {}
        }
    }
    if let Some(hint) = &hand.hint {
        add(Kind::Hint, hint.mv.from);
        // The first step names the animal and no more.
        if hint.step == HintStep::Animal {
            add(Kind::Bulb, hint.mv.from);
        } else {
            add(Kind::Hint, hint.mv.to);
            add(Kind::Bulb, hint.mv.to);
        }
    }
    if let Some(held) = hand.held {
        add(Kind::Selected, held);
        add(Kind::Halo, held);
        add(Kind::Rays, held);
        if let Some(mv) = hand.proposed {
            add(Kind::Selected, mv.to);
            add(Kind::Halo, mv.to);
        }
        for mv in &hand.targets {
            if game.game.position().piece_at(mv.to).is_some() {
                add(Kind::Bite, mv.to);
                add(Kind::Claw, mv.to);
            } else {
                add(Kind::Move, mv.to);
            }
        }
    }
    marks
}

/// How a mark comes and goes.
#[derive(Component)]
struct Life {
    age: f32,
    delay: f32,
    /// Seconds it has been going, once it is no longer wanted.
    leaving: Option<f32>,
}

/// Seconds in which a mark comes up, and in which it goes.
const COMING: f32 = 0.16;
const GOING: f32 = 0.09;

fn update(
    mut commands: Commands,
    pictures: Res<Pictures>,
    (game, hand, stage, view): (Res<Match>, Res<Hand>, Res<Stage>, Res<View>),
    mut marks: Query<(&Mark, &mut Life, &mut Transform)>,
) {
    let mut missing = wanted(&game, &hand, &stage);
    for (mark, mut life, mut transform) in &mut marks {
        if let Some(index) = missing.iter().position(|wanted| wanted == mark).filter(|_| life.leaving.is_none()) {
            missing.swap_remove(index);
        } else {
            life.leaving.get_or_insert(0.0);
        }
        if view.is_changed() {
            transform.translation = place(mark, &pictures, &view);
        }
    }
    for mark in missing {
        // Dots spring up one after the other, the near ones first.
        let near = hand.held.map_or(0, |held| held.distance(mark.square));
        let delay = if mark.kind == Kind::Move { 0.025 * f32::from(near) } else { 0.0 };
        commands.spawn((
            Name::new(mark.kind.frame()),
            mark,
            Life { age: 0.0, delay, leaving: None },
            DespawnOnExit(Screen::Play),
            pictures.marks.centered(mark.kind.frame()),
            Transform::from_translation(place(&mark, &pictures, &view)).with_scale(Vec3::ZERO),
        ));
    }
}

/// A mark lies where its drawing has it, relative to the square's center; it turns and grows about its own middle.
fn place(mark: &Mark, pictures: &Pictures, view: &View) -> Vec3 {
    let drawn = pictures.marks.cut(mark.kind.frame()).map_or(Vec2::ZERO, Cut::center);
    (center(mark.square, view.flipped) + drawn * vec2(1.0, -1.0)).extend(mark.kind.z())
}

/// How canes that hold an animal twitch so many seconds after they closed, in radians: as it runs into them, and then from
/// time to time as it pulls.
fn struggle(age: f32) -> f32 {
    /// Seconds from one pull to the next.
    const APART: f32 = 3.4;
    let since = age % APART;
    let strength = if age < APART { 0.22 } else { 0.09 };
    strength * (-4.2 * since).exp() * (since * 34.0).sin()
}

/// Lets marks come, live and go.
fn animate(
    mut commands: Commands,
    time: Res<Time>,
    (view, hand): (Res<View>, Res<Hand>),
    mut marks: Query<(Entity, &Mark, &mut Life, &mut Transform, &mut Sprite)>,
) {
    let seconds = time.delta_secs();
    let now = time.elapsed_secs();
    for (entity, mark, mut life, mut transform, mut sprite) in &mut marks {
        life.age += seconds;
        let fade = match &mut life.leaving {
            Some(gone) => {
                *gone += seconds;
                if *gone >= GOING {
                    commands.entity(entity).despawn();
                    continue;
                }
                1.0 - *gone / GOING
            }
            None => 1.0,
        };
        let came = ((life.age - life.delay) / COMING).clamp(0.0, 1.0);
        sprite.color.set_alpha(fade * came.min(1.0));
        if view.reduced_motion {
            transform.scale = Vec3::ONE;
            transform.rotation = Quat::IDENTITY;
            continue;
        }
        let grown = match mark.kind {
            Kind::Last => 1.0,
            Kind::Selected | Kind::Halo | Kind::Rays | Kind::CursorRing => 0.8 + 0.2 * Ease::Over.at(came),
            Kind::Bite => 1.25 - 0.25 * Ease::Over.at(came),
            Kind::Move
            | Kind::Claw
            | Kind::Hint
            | Kind::Bulb
            | Kind::CursorLeaves
            | Kind::TiedByRed
            | Kind::TiedByBlue => Ease::Over.at(came),
        };
        let pulse = match mark.kind {
            Kind::CursorLeaves => 1.0 + 0.025 * (now * 4.5).sin(),
            Kind::Bite => 1.0 + 0.02 * (now * 6.0).sin(),
            Kind::Hint => 1.0 + 0.04 * (now * 5.0).sin(),
            Kind::Move if hand.hover == Some(mark.square) => 1.3,
            _ => 1.0,
        };
        let settled = if came < 1.0 { grown } else { towards(transform.scale.x, pulse, 0.03, seconds) };
        transform.scale = vec3(settled, settled, 1.0);
        match mark.kind {
            Kind::Rays => transform.rotate_z(-0.35 * seconds),
            Kind::TiedByRed | Kind::TiedByBlue => transform.rotation = Quat::from_rotation_z(struggle(life.age)),
            _ => {}
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (update.run_if(resource_exists::<Pictures>.and_then(resource_exists::<Match>)), animate)
            .chain()
            .run_if(in_state(Screen::Play))
            .in_set(AppSystems::View),
    );
}
