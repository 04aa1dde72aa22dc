//! Asks the computer for its moves and for hints, and passes its answers on.

use bevy::prelude::*;

use crate::{
    app::states::{AppSystems, Screen},
    texts::text,
};

use super::{
    current::Match,
    messages::{HintReady, MoveRequested, Notice, Purpose, Requester, SessionRequest, ThinkFinished, ThinkRequested},
    referee::judge,
    seats::Player,
};

/// A move the computer found is asked for like a person's; a hint is shown if it is still for this match.
fn answer(
    mut answers: MessageReader<ThinkFinished>,
    current: Res<Match>,
    mut moves: MessageWriter<MoveRequested>,
    mut hints: MessageWriter<HintReady>,
    mut notices: MessageWriter<Notice>,
) {
    for &ThinkFinished { epoch, purpose, mv, proven } in answers.read() {
        match (purpose, mv) {
            (Purpose::Move(_), Some(mv)) => {
                moves.write(MoveRequested { mv, from: Requester::Computer { epoch } });
            }
            (Purpose::Hint, Some(mv)) if epoch == current.epoch => {
                hints.write(HintReady { mv, proven });
            }
            (Purpose::Hint, Some(_)) => {}
            (_, None) => {
                notices.write(Notice(text("play-no-move-found").to_owned()));
            }
        }
    }
}

/// Asks once for every state of the match in which the computer has the move.
fn ask(current: Res<Match>, mut asked: Local<Option<u64>>, mut questions: MessageWriter<ThinkRequested>) {
    // What is learned at the board has answers of its own.
    if *asked == Some(current.epoch) || current.over() || current.exercise {
        return;
    }
    if let Player::Computer(level) = current.seat(current.to_move()).player {
        *asked = Some(current.epoch);
        questions.write(question(&current, Purpose::Move(level)));
    }
}

/// Asks for a hint, once for every state of the match.
fn ask_hint(
    mut requests: MessageReader<SessionRequest>,
    current: Res<Match>,
    mut asked: Local<Option<u64>>,
    mut questions: MessageWriter<ThinkRequested>,
) {
    let wanted = requests.read().any(|request| matches!(request, SessionRequest::Hint));
    if wanted && current.human_to_move() && *asked != Some(current.epoch) {
        *asked = Some(current.epoch);
        questions.write(question(&current, Purpose::Hint));
    }
}

fn question(current: &Match, purpose: Purpose) -> ThinkRequested {
    ThinkRequested { epoch: current.epoch, game: current.game.clone(), purpose, seed: current.setup.seed }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (answer.before(judge), (ask, ask_hint).after(judge).run_if(in_state(Screen::Play))).in_set(AppSystems::Session),
    );
}
