//! The scene that fills the window behind everything: the jungle, or the title's.

use bevy::prelude::*;

use super::drama;
use super::geometry::Lens;
use super::pictures::Pictures;
use crate::app::states::{AppSystems, Screen};
use crate::app::theme::layers;
use crate::app::theme::layout::{LANDSCAPE, Layout, PORTRAIT};

/// A picture that covers the window.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum Backdrop {
    Jungle,
    TitleBack,
    TitleFront,
}

impl Backdrop {
    const ALL: [Self; 3] = [Self::Jungle, Self::TitleBack, Self::TitleFront];

    fn z(self) -> f32 {
        match self {
            Self::Jungle | Self::TitleBack => layers::BACKDROP,
            Self::TitleFront => layers::FOLIAGE,
        }
    }

    fn shown_on(self, screen: Screen) -> bool {
        match self {
            Self::Jungle => matches!(screen, Screen::Setup | Screen::Learn | Screen::People | Screen::Play),
            Self::TitleBack | Self::TitleFront => screen == Screen::Title,
        }
    }

    fn picture(self, pictures: &Pictures, portrait: bool) -> &Handle<Image> {
        let pair = match self {
            Self::Jungle => &pictures.jungle,
            Self::TitleBack => &pictures.title_back,
            Self::TitleFront => &pictures.title_front,
        };
        &pair.form(portrait).image
    }
}

/// Hangs up the backdrops as soon as they are read.
fn hang(mut commands: Commands) {
    for backdrop in Backdrop::ALL {
        commands.spawn((
            Name::new("Backdrop"),
            backdrop,
            Sprite::default(),
            Transform::from_xyz(0.0, 0.0, backdrop.z()),
            Visibility::Hidden,
        ));
    }
}

/// Each covers the whole window, however it is shaped, and what the camera sees beyond it when it shakes.
fn cover_window(
    pictures: Res<Pictures>,
    screen: Res<State<Screen>>,
    layout: Res<Layout>,
    lens: Res<Lens>,
    mut backdrops: Query<(&Backdrop, &mut Sprite, &mut Transform, &mut Visibility)>,
) {
    if !(pictures.is_changed() || screen.is_changed() || layout.is_changed() || lens.is_changed()) {
        return;
    }
    let drawing = if layout.portrait { PORTRAIT } else { LANDSCAPE };
    let window = Rect::from_corners(Vec2::ZERO, layout.window).inflate(lens.scale * drama::REACH);
    let size = drawing * Lens::fit(drawing, window, false).scale / lens.scale;
    for (backdrop, mut sprite, mut transform, mut visibility) in &mut backdrops {
        let shown = backdrop.shown_on(*screen.get());
        *visibility = if shown { Visibility::Visible } else { Visibility::Hidden };
        sprite.image = backdrop.picture(&pictures, layout.portrait).clone();
        sprite.custom_size = Some(size);
        transform.translation = lens.to_world(window.center()).extend(backdrop.z());
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (hang.run_if(resource_added::<Pictures>), cover_window.run_if(resource_exists::<Pictures>))
            .chain()
            .in_set(AppSystems::View),
    );
}
