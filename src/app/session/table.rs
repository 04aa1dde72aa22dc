//! How the board lies between two people: fixed, turned for the one to move, or with each side's animals turned to their
//! player; and the handing over of one device. Where one of the two is the computer, the board stays as it lies.

use bevy::prelude::*;

use super::{
    current::Match,
    messages::{MatchReset, MovePlayed},
    referee::judge,
    seating::Seating,
    settings::{TableWay, View},
    shared::Stage,
};
use crate::{
    app::states::{AppSystems, Menu, Screen},
    rules::Side,
};

/// Whose animals and papers are turned to the other side of the table, if anybody's.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Facing(pub Option<Side>);

impl Facing {
    /// Whether a side's animals and papers stand on their heads for whoever sits at the bottom of the screen.
    #[must_use]
    pub fn turned(self, side: Side) -> bool {
        self.0 == Some(side)
    }
}

/// Whether two people sit at the board.
fn two_people(game: &Match) -> bool {
    !game.exercise && Side::ALL.into_iter().all(|side| game.seat(side).player.is_human())
}

fn face(game: Res<Match>, view: Res<View>, mut facing: ResMut<Facing>) {
    let turned = view.table == TableWay::FaceToFace && two_people(&game);
    facing.set_if_neq(Facing(turned.then_some(view.near().opponent())));
}

/// Turns the board for the side to move, once a turn and not before the last move was seen: who turns it by hand then finds
/// it as they left it.
fn turn(
    game: Res<Match>,
    stage: Res<Stage>,
    mut resets: MessageReader<MatchReset>,
    mut view: ResMut<View>,
    mut shown: Local<Option<Side>>,
) {
    let reset = resets.read().count() > 0;
    if reset || view.table != TableWay::Turning || !two_people(&game) {
        *shown = None;
    }
    if view.table != TableWay::Turning || !two_people(&game) || stage.busy || game.over() {
        return;
    }
    let side = game.to_move();
    if shown.replace(side) != Some(side) {
        let flipped = side == Side::Blue;
        if view.flipped != flipped {
            view.flipped = flipped;
        }
    }
}

/// Asks that the one device be handed over, when a move of one of two people has been seen.
fn hand_over(
    game: Res<Match>,
    (view, stage, seating): (Res<View>, Res<Stage>, Res<Seating>),
    menu: Res<State<Menu>>,
    (mut played, mut resets): (MessageReader<MovePlayed>, MessageReader<MatchReset>),
    mut due: Local<bool>,
    mut next: ResMut<NextState<Menu>>,
) {
    *due |= played.read().count() > 0;
    let wanted = view.hand_over && seating.shared() && two_people(&game) && !game.over();
    if resets.read().count() > 0 || !wanted {
        *due = false;
    }
    if *due && !stage.busy && *menu.get() == Menu::None {
        *due = false;
        next.set(Menu::HandOver);
    }
}

pub(super) fn plugin(app: &mut App) {
    // A frame after the move: whoever shows it has said by then that it is still to be seen.
    app.init_resource::<Facing>().add_systems(
        Update,
        (face, (turn, hand_over).run_if(in_state(Screen::Play))).chain().before(judge).in_set(AppSystems::Session),
    );
}
