//! What is heard all the while: the jungle by day or by night, and the river where a rat swims in it.

use bevy::prelude::*;

use super::Hearing;
use crate::{
    app::{
        session::{BoardTheme, Bus, Match, View, Volumes},
        states::{Menu, Screen},
    },
    rules::{Position, Terrain},
};

/// Something that goes on and on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Layer {
    /// The jungle by day.
    Jungle,
    /// The jungle by night.
    Night,
    /// The river from near by.
    River,
}

impl Layer {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Jungle, Self::Night, Self::River];

    /// The name of its file in `assets/sounds/`, without the ending.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Jungle => "jungle",
            Self::Night => "night",
            Self::River => "river",
        }
    }
}

/// How loud each of the layers is now, 0 to 1.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Default)]
pub struct Ambience {
    gains: [f32; Layer::ALL.len()],
}

impl Ambience {
    /// By what a layer's samples are multiplied.
    #[must_use]
    pub const fn gain(&self, layer: Layer) -> f32 {
        self.gains[layer as usize]
    }
}

/// How much of the world is heard where.
fn share(screen: Screen, menu: Menu) -> f32 {
    match (screen, menu) {
        (Screen::Loading, _) => 0.0,
        (_, Menu::None) => 1.0,
        // A dialog muffles the world below it.
        _ => 0.5,
    }
}

/// How many rats swim.
fn swimmers(position: &Position) -> usize {
    position.pieces().filter(|(_, square)| square.terrain() == Terrain::Water).count()
}

fn follow(
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    (volumes, view): (Res<Volumes>, Res<View>),
    game: Option<Res<Match>>,
    mut ambience: ResMut<Ambience>,
) {
    let all = share(*screen.get(), *menu.get()) * volumes.gain(Bus::Ambience);
    let night = view.theme == BoardTheme::Night && *screen.get() == Screen::Play;
    let swims = game.filter(|_| *screen.get() == Screen::Play).map_or(0, |game| swimmers(game.game.position()));
    let gains = Layer::ALL.map(|layer| {
        let heard = match layer {
            Layer::Jungle => f32::from(u8::from(!night)),
            Layer::Night => f32::from(u8::from(night)),
            Layer::River => 0.8 * swims.min(2) as f32 / 2.0 + if swims > 0 { 0.2 } else { 0.0 },
        };
        all * heard
    });
    ambience.set_if_neq(Ambience { gains });
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Ambience>().add_systems(PostUpdate, follow.in_set(Hearing::Mix));
}
