//! The people who play here: the leaderboard, one person's card, and the dialog that gives a name and an animal.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::app::{
    session::{ProfileId, Roster},
    states::{Menu, Screen},
    theme::kit::{Drawing, Kit, Plane},
};

mod card;
mod keyboard;
mod list;
mod name;

use card::View;
use name::Draft;

/// Whose card is shown, and which side of it.
#[derive(Resource, Debug, Default)]
struct Page {
    shown: Option<ProfileId>,
    view: View,
}

/// What was asked for on the papers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Wish {
    Show(ProfileId),
    PlayAs(ProfileId),
    New,
    Change(ProfileId),
    Turn(i32),
    Back,
}

fn draw(
    mut kit: Kit,
    mut page: ResMut<Page>,
    mut draft: ResMut<Draft>,
    mut roster: ResMut<Roster>,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
) {
    let shown = page.shown.and_then(|id| roster.get(id)).unwrap_or_else(|| roster.playing());
    kit.begin_at(list::line_id(roster.playing().id));
    let listed = list::draw(&mut kit, &roster, shown);
    let carded = card::draw(&mut kit, shown, page.view);
    // What is pressed counts for more than what is looked at.
    for wish in listed.into_iter().chain(carded) {
        match wish {
            Wish::Show(id) => page.shown = Some(id),
            Wish::PlayAs(id) => roster.play_as(id),
            Wish::New => {
                *draft = Draft::new(&roster);
                menu.set(Menu::Name);
            }
            Wish::Change(id) => {
                if let Some(person) = roster.get(id) {
                    *draft = Draft::of(person);
                    menu.set(Menu::Name);
                }
            }
            Wish::Turn(by) => page.view = page.view.turned(by),
            Wish::Back => screen.set(Screen::Title),
        }
    }
    if kit.back(Plane::Screen) {
        screen.set(Screen::Title);
    }
}

fn forget(mut page: ResMut<Page>) {
    page.shown = None;
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Page>()
        .add_plugins(name::plugin)
        .add_systems(OnExit(Screen::People), forget)
        .add_systems(EguiPrimaryContextPass, draw.in_set(Drawing::Screens).run_if(in_state(Screen::People)));
}
