//! For eyes that want no movement: a piece that has changed places comes up out of nothing.

use bevy::prelude::*;

use super::token::Token;

/// Seconds it takes.
const LENGTH: f32 = 0.12;

/// A piece that is coming up.
#[derive(Component, Default)]
pub struct FadeIn(f32);

/// Lets pieces come up.
fn fade(
    mut commands: Commands,
    time: Res<Time>,
    mut tokens: Query<(Entity, &mut FadeIn), With<Token>>,
    children: Query<&Children>,
    mut sprites: Query<&mut Sprite>,
) {
    for (token, mut fading) in &mut tokens {
        fading.0 += time.delta_secs();
        let shown = (fading.0 / LENGTH).min(1.0);
        for part in children.iter_descendants(token) {
            if let Ok(mut sprite) = sprites.get_mut(part) {
                sprite.color.set_alpha(shown);
            }
        }
        if shown >= 1.0 {
            commands.entity(token).remove::<FadeIn>();
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    use crate::app::states::AppSystems;
    app.add_systems(Update, fade.in_set(AppSystems::View).after(super::Layered));
}
