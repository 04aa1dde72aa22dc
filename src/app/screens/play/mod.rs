//! What lies beside the board: the players, the animal in hand, the moves, and the tools.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::EguiPrimaryContextPass;

use crate::{
    app::{
        session::{
            Action, Classroom, Hand, Hearing, Holder, Match, OutOfTurn, Seating, SessionRequest, Stage, Thinking, View,
        },
        states::{Menu, Screen},
        theme::kit::{Drawing, Kit},
    },
    rules::Side,
};

mod animal;
mod hint;
mod moves;
mod nod;
mod refusal;
mod seats;
mod tools;

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
}

impl Shown<'_> {
    /// The side at the bottom of the screen.
    fn near(&self) -> Side {
        if self.view.flipped { Side::Blue } else { Side::Red }
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
) {
    seats::draw(&mut kit, &shown);
    if !hint::draw(&mut kit, &shown) {
        animal::draw(&mut kit, &shown);
    }
    moves::draw(&mut kit, &shown, &mut scroll);
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
        Some(tools::Tool::Menu) => menu.set(if shown.game.over() { Menu::Result } else { Menu::Pause }),
        None => {}
    }
}

/// Whether a lesson is given at the board: it has papers of its own.
fn taught(class: Res<Classroom>) -> bool {
    class.is_open()
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((refusal::plugin, moves::plugin, nod::plugin)).add_systems(
        EguiPrimaryContextPass,
        draw.in_set(Drawing::Screens).run_if(in_state(Screen::Play).and_then(not(taught))),
    );
}
