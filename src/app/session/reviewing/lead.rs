//! Opens a review, shows what is asked for, takes in what is found, and puts back what was there before.

use bevy::prelude::*;

use crate::{
    app::{
        session::{
            current::Match,
            messages::{Notice, SessionRequest},
            referee::judge,
            seating::Seating,
            shared::SavedGame,
        },
        states::{AppSystems, Menu, Screen},
    },
    engine::review::Review,
    rules::GameRecord,
    text,
    texts::{faults, text},
};

use super::{Looking, ReviewRequest, Reviewed, Reviewing, cut};

/// A kept game as a match, for its players.
fn kept(saved: &SavedGame) -> Result<Match, String> {
    let game = saved.record.to_game().map_err(|error| faults::record(&error))?;
    Ok(Match { game, seats: saved.seats.clone(), standing: saved.standing, ..Match::default() })
}

/// Puts the game to be reviewed on the board, as it stood at its end.
fn open(
    mut asked: MessageReader<ReviewRequest>,
    mut reviewing: ResMut<Reviewing>,
    (current, seating): (Res<Match>, Res<Seating>),
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    mut last: Local<u64>,
    mut requests: MessageWriter<SessionRequest>,
    mut notices: MessageWriter<Notice>,
) {
    for request in asked.read() {
        let own = matches!(request, ReviewRequest::Open);
        let players = match request {
            ReviewRequest::Open if !current.exercise => Ok(current.clone()),
            ReviewRequest::OpenKept(saved) if !reviewing.is_open() => kept(saved),
            _ => continue,
        };
        match players {
            Ok(players) if players.game.plies().is_empty() => {
                notices.write(Notice(text("review-no-moves").to_owned()));
            }
            Ok(players) => {
                let mut before = current.clone();
                // Who is shown what would have been better has help with what comes.
                before.standing.helped |= own && !before.over();
                *last += 1;
                let plies = players.game.plies().len();
                requests.write(SessionRequest::Show(Box::new(cut(&players.game, plies))));
                reviewing.0 = Some(Looking {
                    id: *last,
                    before: Box::new(before),
                    seating: seating.clone(),
                    from: (*screen.get(), *menu.get()),
                    players: Box::new(players),
                    at: plies,
                    review: Review { plies: Vec::new() },
                    progress: (0, plies + 1),
                    stopped: false,
                });
            }
            Err(fault) => {
                notices.write(Notice(text!("review-broken", fault = fault)));
            }
        }
    }
}

/// Does what is asked of an open review.
fn follow(
    mut asked: MessageReader<ReviewRequest>,
    mut reviewing: ResMut<Reviewing>,
    mut seating: ResMut<Seating>,
    mut requests: MessageWriter<SessionRequest>,
    mut notices: MessageWriter<Notice>,
    (mut screen, mut menu): (ResMut<NextState<Screen>>, ResMut<NextState<Menu>>),
) {
    for request in asked.read() {
        let slip = reviewing.next_slip();
        let Some(looking) = reviewing.0.as_mut() else { continue };
        let at = match *request {
            ReviewRequest::Open | ReviewRequest::OpenKept(_) => continue,
            ReviewRequest::Go(at) => at,
            ReviewRequest::Step(by) => looking.at.saturating_add_signed(by),
            ReviewRequest::NextSlip => slip.map_or(looking.at, |slip| slip + 1),
            ReviewRequest::Stop => {
                looking.stopped = true;
                continue;
            }
            ReviewRequest::PlayOn => {
                let game = cut(&looking.players.game, looking.at);
                if game.outcome().is_some() {
                    notices.write(Notice(text("review-over").to_owned()));
                    continue;
                }
                let players = looking.players.players();
                let record = GameRecord::of(&game, players.map(|player| player.to_string()));
                *seating = looking.seating.clone();
                requests.write(SessionRequest::Load(record, players));
                continue;
            }
            ReviewRequest::Close => {
                let Some(closed) = reviewing.0.take() else { continue };
                *seating = closed.seating;
                requests.write(SessionRequest::Put(closed.before));
                screen.set(closed.from.0);
                menu.set(closed.from.1);
                continue;
            }
        };
        let at = at.min(looking.players.game.plies().len());
        if looking.at != at {
            looking.at = at;
            requests.write(SessionRequest::Show(Box::new(cut(&looking.players.game, at))));
        }
    }
}

/// Takes in what was found of this review.
fn learn(mut found: MessageReader<Reviewed>, mut reviewing: ResMut<Reviewing>) {
    for found in found.read() {
        if let Some(looking) = reviewing.0.as_mut().filter(|looking| looking.id == found.id) {
            looking.progress = found.progress;
            looking.review = found.review.clone();
        }
    }
}

/// Whoever leaves the board by another way leaves the review.
fn leave(mut reviewing: ResMut<Reviewing>) {
    reviewing.close();
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnExit(Screen::Play), leave)
        .add_systems(Update, (learn, follow, open).chain().before(judge).in_set(AppSystems::Session));
}
