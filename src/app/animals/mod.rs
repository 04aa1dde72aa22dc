//! The animals: their bodies and clips, and the shows that follow the session's moves.
//!
//! Every frame each pose is built up anew, layer upon layer ([`Layered`]): what a living animal does by itself, then its
//! act if it has one, then how its piece stands, then what hangs loosely and comes late.

use bevy::prelude::*;

use crate::app::scene::pictures::Pictures;
use crate::app::session::Match;
use crate::app::states::{AppSystems, Screen};

mod act;
mod attention;
mod choreography;
pub mod clip;
pub mod company;
pub mod dizzy;
pub mod effects;
mod fade;
mod follow;
mod guide;
mod life;
pub mod pose;
pub mod rig;
pub mod script;
mod stance;
mod swim;
mod tell;
mod temper;
mod tempo;
pub mod token;
pub mod troupe;
mod worries;

/// The systems that build up a frame's poses.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Layered;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<act::Cued>()
        .init_resource::<tempo::Tempo>()
        .add_plugins((
            troupe::plugin,
            token::plugin,
            choreography::plugin,
            company::plugin,
            guide::plugin,
            effects::plugin,
            dizzy::plugin,
            fade::plugin,
            swim::plugin,
            tell::plugin,
        ))
        .add_systems(
            Update,
            (
                (attention::watch, worries::see_threats, worries::lose_strength.run_if(resource_exists::<Pictures>))
                    .run_if(in_state(Screen::Play).and_then(resource_exists::<Match>)),
                life::live,
                (act::perform, tempo::hold).chain(),
                stance::stand,
                follow::follow_through,
                pose::apply,
            )
                .chain()
                .run_if(resource_exists::<troupe::Troupe>)
                .in_set(Layered)
                .in_set(AppSystems::View),
        );
}
