//! Stars that go round the head of an animal that has lost its strength in a trap.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::life::Mind;
use super::token::Token;
use crate::app::scene::pictures::Pictures;
use crate::app::session::View;
use crate::app::states::{AppSystems, Screen};

/// The stars round an animal's head, and how many turns they have made.
#[derive(Component)]
struct Dizzy {
    stars: [Entity; STARS],
    turns: f32,
}

/// How many there are.
pub const STARS: usize = 3;
/// Their frame in the sheet of marks.
pub const FRAME: &str = "fx-star";
/// Where they go round, from the middle of the piece, in the world.
const CENTER: Vec2 = vec2(0.0, 57.0);
/// How far they are from there: to the sides, and to the eye.
const ORBIT: Vec2 = vec2(30.0, 7.0);
/// Turns a second.
const PACE: f32 = 0.55;
/// The z of a star before the head, and of one behind it.
const BEFORE: f32 = 0.79;
const BEHIND: f32 = 0.09;

/// Who has become weak gets stars, who is strong again loses them.
fn see_stars(
    mut commands: Commands,
    pictures: Res<Pictures>,
    tokens: Query<(Entity, &Token, Option<&Dizzy>)>,
    minds: Query<&Mind>,
) {
    for (entity, token, dizzy) in &tokens {
        let weak = minds.get(token.puppet).is_ok_and(|mind| mind.weak);
        match dizzy {
            None if weak => {
                let stars = [(); STARS].map(|()| {
                    let hidden = Transform::from_scale(Vec3::ZERO);
                    let star = (Name::new(FRAME), pictures.marks.centered(FRAME), hidden, ChildOf(entity));
                    commands.spawn(star).id()
                });
                commands.entity(entity).insert(Dizzy { stars, turns: 0.0 });
            }
            Some(dizzy) if !weak => {
                dizzy.stars.into_iter().for_each(|star| commands.entity(star).despawn());
                commands.entity(entity).remove::<Dizzy>();
            }
            _ => {}
        }
    }
}

/// Where a star is, relative to its piece, so many turns after it began.
fn place(turns: f32) -> Transform {
    let (along, near) = (turns * TAU).sin_cos();
    // What is nearer lies lower and looks larger.
    let at = CENTER + ORBIT * vec2(along, -near);
    let size = 0.50 + 0.09 * near;
    Transform::from_translation(at.extend(if near > 0.0 { BEFORE } else { BEHIND }))
        .with_rotation(Quat::from_rotation_z(-0.5 * along))
        .with_scale(vec3(size, size, 1.0))
}

/// Lets them go round; with motion reduced they stand.
fn go_round(
    time: Res<Time>,
    view: Res<View>,
    mut dizzies: Query<&mut Dizzy>,
    mut transforms: Query<&mut Transform, With<Sprite>>,
) {
    for mut dizzy in &mut dizzies {
        dizzy.turns = if view.reduced_motion { 0.0 } else { (dizzy.turns + PACE * time.delta_secs()).fract() };
        for (index, star) in dizzy.stars.into_iter().enumerate() {
            let wanted = place(dizzy.turns + index as f32 / STARS as f32);
            if let Ok(mut transform) = transforms.get_mut(star) {
                transform.set_if_neq(wanted);
            }
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (see_stars.run_if(resource_exists::<Pictures>), go_round)
            .chain()
            .run_if(in_state(Screen::Play))
            .in_set(AppSystems::View)
            .after(super::Layered),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_near_half_of_the_way_is_before_the_head() {
        for step in 0..40 {
            let at = place(step as f32 / 40.0).translation;
            let away = at.y - CENTER.y;
            assert!(away.abs() < 1e-3 || (at.z == BEFORE) == (away < 0.0), "{at}");
            assert!((at.truncate() - CENTER).abs().cmple(ORBIT + 1e-3).all());
        }
    }
}
