//! What lies beside the board: the players, the animal in hand, the moves, and the tools.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::EguiPrimaryContextPass;

use crate::{
    app::{
        session::{
            Action, Captions, Facing, Gauge, Hand, Hearing, Holder, Match, OutOfTurn, Seating, SessionRequest, Stage,
            Thinking, View, Watch, WatchRequest,
        },
        states::{Menu, Screen},
        theme::kit::{Drawing, Kit},
    },
    rules::Side,
};

mod animal;
mod captions;
pub(in crate::app::screens) mod hint;
mod moves;
mod nod;
mod refusal;
mod replay;
mod seats;
mod tools;
mod watch;

/// What the papers of the play screen show.
#[derive(SystemParam)]
pub struct Shown<'w> {
    game: Res<'w, Match>,
    hand: Res<'w, Hand>,
    view: Res<'w, View>,
    thinking: Res<'w, Thinking>,
    stage: Res<'w, Stage>,
    refusal: Res<'w, refusal::Refusal>,
    seating: Res<'w, Seating>,
    nod: Res<'w, nod::Nod>,
    captions: Res<'w, Captions>,
    facing: Res<'w, Facing>,
    watch: Res<'w, Watch>,
    gauge: Res<'w, Gauge>,
}

impl Shown<'_> {
    /// The side at the bottom of the screen.
    fn near(&self) -> Side {
        self.view.near()
    }
}

fn draw(
    mut kit: Kit,
    shown: Shown,
    mut scroll: ResMut<moves::Scroll>,
    mut menu: ResMut<NextState<Menu>>,
    mut requests: MessageWriter<SessionRequest>,
    mut actions: MessageWriter<Action>,
    mut out_of_turn: MessageWriter<OutOfTurn>,
    mut watchers: MessageWriter<WatchRequest>,
) {
    seats::draw(&mut kit, &shown);
    if shown.game.is_watched() {
        moves::draw(&mut kit, &shown, &mut scroll);
        match watch::draw(&mut kit, &shown) {
            Some(watch::Pressed::Ask(request)) => {
                watchers.write(request);
            }
            Some(watch::Pressed::Menu) => menu.set(menu_of(&shown)),
            None => {}
        }
        return;
    }
    if !hint::draw(&mut kit, &shown) {
        animal::draw(&mut kit, &shown);
    }
    moves::draw(&mut kit, &shown, &mut scroll);
    captions::draw(&mut kit, &shown);
    let heard = shown.seating.hears(&shown.game, Holder::Pointer);
    match tools::draw(&mut kit, &shown) {
        // What belongs to the one to move is the pointer's only if its seat is theirs.
        Some(tools::Tool::Undo | tools::Tool::Hint) if heard != Hearing::Heard => {
            out_of_turn.write(OutOfTurn);
        }
        Some(tools::Tool::Undo) => {
            requests.write(SessionRequest::Undo);
        }
        Some(tools::Tool::Hint) => {
            requests.write(SessionRequest::Hint);
        }
        Some(tools::Tool::Threats) => {
            actions.write(Action::Threats);
        }
        Some(tools::Tool::Flip) => {
            actions.write(Action::Flip);
        }
        Some(tools::Tool::Menu) => menu.set(menu_of(&shown)),
        None => {}
    }
}

/// The dialog that the menu's tool opens.
fn menu_of(shown: &Shown) -> Menu {
    if shown.game.over() { Menu::Result } else { Menu::Pause }
}

/// Whether a match is played at the board: what is learned there, and exhibits, have papers of their own.
fn played(game: Res<Match>) -> bool {
    !game.exercise
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((refusal::plugin, moves::plugin, nod::plugin, replay::plugin)).add_systems(
        EguiPrimaryContextPass,
        draw.in_set(Drawing::Screens).run_if(in_state(Screen::Play).and_then(played)),
    );
}
