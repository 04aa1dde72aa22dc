//! The new game: who plays whom, which side, who starts, and by which rules.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::app::{
    session::{Roster, SessionRequest},
    states::{Menu, Screen},
    theme::kit::{Drawing, Kit, Plane},
};

mod draft;
mod papers;

pub use draft::Draft;

/// What was asked for on the new game's screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Wish {
    Play,
    Seats,
    Details,
}

fn draw(
    mut kit: Kit,
    mut draft: ResMut<Draft>,
    roster: Res<Roster>,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
    mut requests: MessageWriter<SessionRequest>,
) {
    match papers::draw(&mut kit, &mut draft, roster.playing()) {
        Some(Wish::Play) => {
            requests.write(SessionRequest::New(draft.setup(roster.playing())));
        }
        Some(Wish::Seats) => menu.set(Menu::Seats),
        Some(Wish::Details) => menu.set(Menu::Rules),
        None if kit.back(Plane::Screen) => screen.set(Screen::Title),
        None => {}
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(draft::plugin).add_systems(
        EguiPrimaryContextPass,
        draw.in_set(Drawing::Screens).run_if(in_state(Screen::Setup).and_then(not(in_state(Menu::Seats)))),
    );
}
