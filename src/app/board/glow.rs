//! A den's door glows when an enemy is two steps away.

use bevy::prelude::*;

use crate::app::{
    scene::{geometry::center, pictures::Pictures},
    session::{Match, View},
    states::{AppSystems, Screen},
    theme::layers,
};
use crate::rules::{Position, Side, Square};

/// The light in a side's den.
#[derive(Component)]
struct Glow(Side);

/// Its frame in the sheet of lights.
pub const FRAME: &str = "glow";
/// Where the door is, from the middle of the den's square.
const DOOR: Vec2 = vec2(0.0, -12.0);
/// So many steps from the den an enemy is noticed.
const NEAR: u8 = 2;
/// How quickly the light comes and goes, a second.
const QUICK: f32 = 3.0;

/// Whether an enemy is so near a side's den.
fn in_danger(position: &Position, side: Side) -> bool {
    let den = Square::den(side);
    let steps = |square: Square| square.file().abs_diff(den.file()) + square.rank().abs_diff(den.rank());
    position.occupied(!side).into_iter().any(|square| steps(square) <= NEAR)
}

fn light(mut commands: Commands, pictures: Res<Pictures>) {
    for side in Side::ALL {
        let mut sprite = pictures.lights.centered(FRAME);
        sprite.color.set_alpha(0.0);
        let above = Transform::from_xyz(0.0, 0.0, layers::BOARD + 1.0);
        commands.spawn((Name::new("Den's glow"), Glow(side), sprite, above, DespawnOnExit(Screen::Play)));
    }
}

fn shine(
    current: Res<Match>,
    view: Res<View>,
    time: Res<Time>,
    mut glows: Query<(&Glow, &mut Sprite, &mut Transform)>,
) {
    for (glow, mut sprite, mut transform) in &mut glows {
        let wanted = if in_danger(current.game.position(), glow.0) { 1.0 } else { 0.0 };
        let pulse = if view.reduced_motion { 1.0 } else { 0.8 + 0.2 * (time.elapsed_secs_wrapped() * 3.0).sin() };
        let alpha = sprite.color.alpha();
        let next = alpha + (wanted * pulse - alpha) * (1.0 - (-QUICK * time.delta_secs()).exp());
        if next != alpha {
            sprite.color.set_alpha(if next < 0.004 { 0.0 } else { next });
        }
        let place = center(Square::den(glow.0), view.flipped) + DOOR;
        if transform.translation.truncate() != place {
            transform.translation = place.extend(transform.translation.z);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), light.run_if(resource_exists::<Pictures>))
        .add_systems(Update, shine.run_if(in_state(Screen::Play)).in_set(AppSystems::View));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::RuleSet;

    #[test]
    fn two_steps_away_is_near() {
        for (fen, red, blue) in [
            ("l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w", false, false),
            ("l6/7/7/3L3/7/7/7/7/7 w", false, false),
            ("l6/7/3L3/7/7/7/7/7/7 w", false, true),
            ("l4L1/7/7/7/7/7/7/7/7 b", false, true),
            ("7/7/7/7/7/7/7/2l4/6L b", true, false),
        ] {
            let position = Position::from_fen(fen, &RuleSet::default()).expect("a position");
            assert_eq!([Side::Red, Side::Blue].map(|side| in_danger(&position, side)), [red, blue], "{fen}");
        }
    }
}
