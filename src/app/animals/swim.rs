//! Swimming: what is below the water is cut off, a ring of foam lies round the swimmer and a wave before it.

use bevy::prelude::*;
use bevy::sprite::Anchor;

use super::act::Act;
use super::pose::Bend;
use super::rig::Puppet;
use super::stance::Stance;
use super::token::{PLATE_FOOT, Token};
use super::troupe::Troupe;
use crate::app::scene::geometry::square_at;
use crate::app::scene::pictures::Pictures;
use crate::app::scene::ripples::Ripple;
use crate::app::session::View;
use crate::rules::Terrain;

/// A piece in the water.
#[derive(Component)]
struct Swimming {
    /// The foam and the wave.
    water: Entity,
    wave: Entity,
    /// Seconds in it.
    for_: f32,
}

/// How strong a swimmer's rings are, and seconds from one to the next.
const WAKE: (f32, f32) = (0.8, 1.7);

/// How much deeper than on its plate a swimmer sits, in units of its drawing.
const SINK: f32 = 84.0;

/// Seconds of one bob.
const BOB: f32 = 0.9;

/// Who is in the water takes its plate's lower part and its legs off the picture, who leaves it gets them back.
fn get_wet(
    mut commands: Commands,
    view: Res<View>,
    troupe: Res<Troupe>,
    pictures: Res<Pictures>,
    tokens: Query<(Entity, &Token, &Stance, Option<&Act>, Option<&Swimming>)>,
    puppets: Query<&Puppet>,
    mut sprites: Query<(&mut Sprite, &mut Anchor)>,
    mut visibilities: Query<&mut Visibility>,
) {
    for (entity, token, stance, act, swimming) in &tokens {
        let square = square_at(stance.ground, view.flipped);
        let over_water = square.is_some_and(|square| square.terrain() == Terrain::Water);
        let wet = over_water && !token.leaving && !stance.is_lifted() && act.is_none_or(Act::in_water);
        if wet == swimming.is_some() {
            continue;
        }
        let side = token.piece.side.name().to_lowercase();
        let waterline = troupe.layout.waterline;
        if let Ok((mut sprite, mut anchor)) = sprites.get_mut(token.disc) {
            let whole = pictures.pieces.sprite(&format!("plate-{side}"), PLATE_FOOT);
            let cut = pictures.pieces.cut(&format!("plate-{side}")).and_then(|cut| cut.above(waterline));
            (*sprite, *anchor) = whole;
            if let Some(cut) = cut.filter(|_| wet) {
                sprite.rect = Some(cut.rect);
                sprite.custom_size = Some(cut.size);
                *anchor = cut.anchor(PLATE_FOOT);
            }
        }
        if let Ok(mut visibility) = visibilities.get_mut(token.shadow) {
            *visibility = if wet { Visibility::Hidden } else { Visibility::Inherited };
        }
        if let Ok(puppet) = puppets.get(token.puppet) {
            let blueprint = troupe.blueprint(puppet.animal);
            for (joint, entity) in blueprint.joints.iter().zip(&puppet.joints) {
                let below = joint.name.starts_with("leg-b") || joint.name == "tail";
                if below && let Ok(mut visibility) = visibilities.get_mut(*entity) {
                    *visibility = if wet { Visibility::Hidden } else { Visibility::Inherited };
                }
            }
        }
        if let Some(swimming) = swimming {
            commands.entity(swimming.water).despawn();
            commands.entity(entity).remove::<Swimming>();
        } else {
            let water = (Name::new("water"), Transform::default(), Visibility::default(), ChildOf(entity));
            let water = commands.spawn(water).id();
            let foam = (pictures.water.sprite("fx-foam", Vec2::ZERO), Transform::from_xyz(0.0, 0.0, 0.005));
            commands.spawn((foam, ChildOf(water)));
            let wave = (pictures.water.sprite("fx-wave", Vec2::ZERO), Transform::from_xyz(0.0, 0.0, 0.78));
            let wave = commands.spawn((wave, ChildOf(water))).id();
            commands.entity(entity).insert(Swimming { water, wave, for_: 0.0 });
        }
    }
}

/// Swimmers sit deep and bob; the wave goes the other way.
fn bob(
    time: Res<Time>,
    view: Res<View>,
    mut swimmers: Query<(&Token, &Stance, &mut Swimming)>,
    mut puppets: Query<&mut Puppet>,
    mut transforms: Query<&mut Transform>,
    mut ripples: MessageWriter<Ripple>,
) {
    for (token, stance, mut swimming) in &mut swimmers {
        let before = swimming.for_;
        swimming.for_ += time.delta_secs();
        if (before / WAKE.1).floor() != (swimming.for_ / WAKE.1).floor() {
            ripples.write(Ripple { at: stance.ground, strength: WAKE.0 });
        }
        let turn = if view.reduced_motion { 0.0 } else { swimming.for_ / BOB * std::f32::consts::TAU };
        if let Ok(mut puppet) = puppets.get_mut(token.puppet) {
            let pose = &mut puppet.pose;
            pose.whole.add(Bend { turn: 2.0 * turn.sin(), ..Bend::shifted(0.0, SINK + 6.0 * (turn * 2.0).sin()) });
            pose.plate.add(Bend { turn: -1.2 * turn.sin(), ..Bend::REST });
        }
        if let Ok(mut wave) = transforms.get_mut(swimming.wave) {
            wave.translation.x = -3.0 * turn.sin();
            wave.translation.y = -0.8 * (turn * 2.0).sin();
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    use crate::app::states::{AppSystems, Screen};
    app.add_systems(
        Update,
        (
            get_wet.run_if(resource_exists::<Pictures>).after(super::Layered),
            bob.in_set(super::Layered).after(super::life::live).before(super::stance::stand),
        )
            .run_if(in_state(Screen::Play).and_then(resource_exists::<Troupe>))
            .in_set(AppSystems::View),
    );
}
