//! The referee: the one system that changes the match, but for the time on its clock.

use bevy::{ecs::system::SystemParam, prelude::*};

use crate::{
    app::states::{AppSystems, Menu, Screen},
    rules::{Game, Move, Outcome, Position, Side},
    text,
    texts::{faults, sentences, text},
};

use super::{
    classroom::Classroom,
    current::{LONGEST_COMPUTER_GAME, Match},
    messages::{MatchEnded, MatchReset, MovePlayed, MoveRefused, MoveRequested, Notice, Requester, SessionRequest},
    people::Standing,
    puzzling::Puzzling,
    reviewing::Reviewing,
    seats::{FirstMover, MatchSetup, Player, Seat},
    settings::View,
    shared::{LastSetup, Opening, SavedGame},
    study::Verdict,
};

/// Where the referee's decisions go.
#[derive(SystemParam)]
pub(super) struct Decisions<'w> {
    played: MessageWriter<'w, MovePlayed>,
    refused: MessageWriter<'w, MoveRefused>,
    reset: MessageWriter<'w, MatchReset>,
    ended: MessageWriter<'w, MatchEnded>,
    notices: MessageWriter<'w, Notice>,
    view: ResMut<'w, View>,
    last_setup: ResMut<'w, LastSetup>,
    opening: ResMut<'w, Opening>,
    class: ResMut<'w, Classroom>,
    puzzling: ResMut<'w, Puzzling>,
    reviewing: ResMut<'w, Reviewing>,
    screen: Res<'w, State<Screen>>,
    next_screen: ResMut<'w, NextState<Screen>>,
    next_menu: ResMut<'w, NextState<Menu>>,
}

impl Decisions<'_> {
    fn notice(&mut self, text: impl Into<String>) {
        self.notices.write(Notice(text.into()));
    }

    /// Shows a screen without a dialog; while pictures are still being read, it becomes the first to be shown.
    fn show(&mut self, screen: Screen) {
        if *self.screen.get() == Screen::Loading {
            self.opening.screen = screen;
        } else {
            NextState::set_if_neq(&mut self.next_screen, screen);
            NextState::set_if_neq(&mut self.next_menu, Menu::None);
        }
    }

    /// What a move amounts to in a lesson or a puzzle; nothing in a game.
    fn hear(&mut self, mv: Move, game: &Game) -> Option<Verdict> {
        let in_class = self.class.bypass_change_detection().hear(mv, game);
        in_class.or_else(|| self.puzzling.bypass_change_detection().hear(mv, game))
    }

    /// Nothing is learned at the board any more.
    fn dismiss(&mut self) {
        self.class.close();
        self.puzzling.close();
        self.reviewing.close();
    }
}

/// Hears requests, then moves. A request that changes the match makes the moves asked for in the same frame worthless.
pub(super) fn judge(
    mut current: ResMut<Match>,
    mut requests: MessageReader<SessionRequest>,
    mut moves: MessageReader<MoveRequested>,
    mut decisions: Decisions,
) {
    for request in requests.read() {
        let epoch = current.epoch;
        let (game, seats) = (current.standing.id, current.seats.clone());
        if grant(&mut current, request, &mut decisions) {
            current.epoch = epoch + 1;
            moves.clear();
        }
        // Seats that change hands in the middle of a game make it nobody's own, by whatever request they do.
        if current.standing.id == game && current.seats != seats && !current.game.plies().is_empty() {
            current.standing.own = false;
        }
    }
    for request in moves.read() {
        if !heard(&current, request.from) {
            continue;
        }
        match decisions.hear(request.mv, &current.game) {
            Some(Verdict::Refused(reason)) => {
                decisions.refused.write(MoveRefused { mv: request.mv, reason });
            }
            Some(Verdict::Made) | None => play(&mut current, request.mv, &mut decisions),
        }
    }
}

/// Whether whoever asks has the move. This is where answers to questions about an older match are dropped.
fn heard(current: &Match, from: Requester) -> bool {
    match from {
        Requester::Human => current.human_to_move(),
        Requester::Replay => current.exhibit,
        Requester::Computer { epoch } => {
            epoch == current.epoch && !current.exhibit && !current.over() && !current.human_to_move()
        }
    }
}

fn play(current: &mut Match, mv: Move, decisions: &mut Decisions) {
    let ply = match current.game.play(mv) {
        Ok(ply) => ply,
        Err(reason) => {
            decisions.refused.write(MoveRefused { mv, reason: sentences::refusal(reason) });
            return;
        }
    };
    current.epoch += 1;
    if let Some(clock) = &mut current.clock {
        clock.moved(ply.piece.side);
    }
    let count = current.game.plies().len();
    decisions.played.write(MovePlayed { ply, index: count - 1 });
    if current.is_watched() && count >= LONGEST_COMPUTER_GAME {
        current.game.end_by_length();
    }
    announce_end(current, decisions);
}

/// Does what is asked; `true` if that changed the match.
fn grant(current: &mut Match, request: &SessionRequest, decisions: &mut Decisions) -> bool {
    match request {
        SessionRequest::New(setup) => begin(current, setup.clone(), decisions),
        SessionRequest::Again => begin(current, current.setup.again(), decisions),
        SessionRequest::Undo => undo(current, decisions),
        SessionRequest::Redo => redo(current, decisions),
        SessionRequest::Resign => {
            let Some(side) = current.resigner() else { return false };
            current.game.resign(side);
            announce_end(current, decisions)
        }
        SessionRequest::TimeOut(side) => {
            if current.over() || !current.clock.is_some_and(|clock| clock.flagged(*side)) {
                return false;
            }
            current.game.time_out(*side);
            announce_end(current, decisions)
        }
        SessionRequest::AgreeDraw => {
            if !current.can_agree_draw() {
                if !current.over() {
                    decisions.notice(text("play-computer-plays-on"));
                }
                return false;
            }
            current.game.agree_draw();
            announce_end(current, decisions)
        }
        SessionRequest::SetPlayer { side, player } => set_player(current, *side, *player),
        SessionRequest::SwapSeats => {
            current.seats.swap(0, 1);
            current.setup.seats.swap(0, 1);
            if let Some(side) = current.lone_human() {
                decisions.view.flipped = side == Side::Blue;
            }
            true
        }
        SessionRequest::Load(record, players) => {
            resume(current, &SavedGame::foreign(record.clone(), *players), decisions)
        }
        SessionRequest::Resume(saved) => resume(current, saved, decisions),
        SessionRequest::Teach(game, players) => {
            replace(current, exercise(game, *players, current.loser), decisions);
            true
        }
        SessionRequest::Show(game) => {
            show(current, game, decisions);
            true
        }
        SessionRequest::Put(game) => {
            *current = (**game).clone();
            decisions.reset.write(MatchReset);
            true
        }
        SessionRequest::Hint => {
            // The computer is asked by the system beside this one.
            current.standing.helped |= current.human_to_move();
            false
        }
        SessionRequest::Close => {
            decisions.show(Screen::Title);
            true
        }
    }
}

fn announce_end(current: &Match, decisions: &mut Decisions) -> bool {
    let outcome = current.game.outcome();
    if let Some(outcome) = outcome.filter(|_| !current.exercise) {
        decisions.ended.write(MatchEnded { outcome });
    }
    outcome.is_some()
}

/// A board to learn at as a match.
fn exercise(game: &Game, players: [Player; 2], loser: Option<Side>) -> Match {
    let setup = MatchSetup {
        rules: game.rules().clone(),
        seats: players.map(Seat::new),
        start: Some(game.start().fen()),
        ..MatchSetup::default()
    };
    let (seats, opened) = (setup.seats.clone(), game.plies().len());
    let standing = Standing::foreign();
    Match {
        game: game.clone(),
        seats,
        setup,
        epoch: 0,
        opened,
        standing,
        clock: None,
        exercise: true,
        exhibit: false,
        loser,
    }
}

fn begin(current: &mut Match, setup: MatchSetup, decisions: &mut Decisions) -> bool {
    decisions.dismiss();
    let loser = current.game.outcome().and_then(Outcome::winner).map(Side::opponent);
    match Match::new(setup, loser.or(current.loser)) {
        Ok(next) => {
            decisions.last_setup.0 = MatchSetup { start: None, ..next.setup.clone() };
            replace(current, next, decisions);
            true
        }
        Err(error) => {
            decisions.notice(text!("play-cannot-begin", why = faults::position(&error)));
            false
        }
    }
}

fn resume(current: &mut Match, saved: &SavedGame, decisions: &mut Decisions) -> bool {
    decisions.dismiss();
    let game = match saved.record.to_game() {
        Ok(game) => game,
        Err(error) => {
            decisions.notice(text!("play-cannot-read", why = faults::record(&error)));
            return false;
        }
    };
    let rules = game.rules().clone();
    let first = game.start().side_to_move();
    let usual = *game.start() == Position::start(&rules, first);
    let setup = MatchSetup {
        seats: saved.seats.clone(),
        first: if first == Side::Red { FirstMover::Red } else { FirstMover::Blue },
        start: (!usual).then(|| game.start().fen()),
        rules,
        clock: saved.clock.map(|clock| clock.control),
        seed: super::seats::fresh_seed(),
    };
    let seats = setup.seats.clone();
    let opened = game.plies().len();
    let SavedGame { standing, clock, .. } = *saved;
    let (exercise, exhibit) = (false, false);
    let next = Match { game, seats, setup, epoch: 0, opened, standing, clock, exercise, exhibit, loser: None };
    replace(current, next, decisions);
    true
}

/// Puts another match in place of the current one and shows it from the person's side.
fn replace(current: &mut Match, next: Match, decisions: &mut Decisions) {
    *current = next;
    decisions.view.flipped = current.home_side() == Side::Blue;
    decisions.reset.write(MatchReset);
    decisions.show(Screen::Play);
    announce_end(current, decisions);
}

/// Shows a position of a game that is reviewed; the next one after the one that is shown as a move is.
fn show(current: &mut Match, game: &Game, decisions: &mut Decisions) {
    let shown = current.game.plies().len();
    let next = game.plies().last().filter(|_| current.exercise && game.plies().len() == shown + 1);
    let played = next.copied().map(|ply| MovePlayed { ply, index: shown });
    *current = exercise(game, [Player::Human; 2], current.loser);
    if let Some(played) = played {
        decisions.played.write(played);
    } else {
        decisions.reset.write(MatchReset);
    }
    decisions.show(Screen::Play);
}

fn undo(current: &mut Match, decisions: &mut Decisions) -> bool {
    let Some(target) = current.undo_target() else { return false };
    if target == current.game.plies().len() {
        // The end was declared after the last move: that move made again is the game as it stood.
        current.game.undo();
        current.game.redo();
    }
    while current.game.plies().len() > target {
        current.game.undo();
    }
    current.standing.helped = true;
    decisions.reset.write(MatchReset);
    true
}

/// Plays again what was taken back, up to the next decision of a person.
fn redo(current: &mut Match, decisions: &mut Decisions) -> bool {
    if !current.can_redo() {
        return false;
    }
    while current.game.redo().is_some() && !current.human_to_move() {}
    decisions.reset.write(MatchReset);
    announce_end(current, decisions);
    true
}

fn set_player(current: &mut Match, side: Side, player: Player) -> bool {
    if current.seat(side).player == player {
        return false;
    }
    current.seats[side.index()] = Seat::new(player);
    current.setup.seats[side.index()] = Seat::new(player);
    true
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, judge.in_set(AppSystems::Session));
}
