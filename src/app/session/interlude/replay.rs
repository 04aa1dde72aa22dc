//! A game that was played, looked at move by move.

use bevy::prelude::*;

use crate::{
    app::states::{AppSystems, Menu, Screen},
    rules::{Game, GameRecord},
    text,
    texts::{faults, text},
};

use super::{Interlude, Next, What, exhibit, heard};
use crate::app::session::{
    current::Match,
    messages::{Action, Direction, MoveRequested, Notice, Requester, SessionRequest},
    referee::judge,
    seats::{Player, Seat},
    shared::{SavedGame, Stage},
    tempo::Tempo,
};

/// Seconds from the end of one move to the next, at every tempo.
const PAUSES: [f32; Tempo::COUNT] = [3.2, 1.6, 0.8, 0.35, 0.0];

/// A game that is looked at.
#[derive(Debug, Clone)]
pub struct Replay {
    /// The whole game.
    pub game: Game,
    /// Red's seat, then Blue's.
    pub seats: [Seat; 2],
    /// How many of its plies have been made on the board.
    pub at: usize,
    /// Whether it goes on by itself.
    pub playing: bool,
    /// How fast it goes then.
    pub tempo: Tempo,
    /// Seconds since the last move was shown.
    waited: f32,
}

/// What is asked of a replay.
#[derive(Message, Debug, Clone)]
pub enum ReplayRequest {
    /// Look at a game, from its start.
    Open(Box<SavedGame>),
    /// To the position after so many plies.
    To(usize),
    /// So many plies on, or back if below zero; no further than the ends.
    By(isize),
    /// Go on by itself, or stop; from the end it begins again.
    Toggle,
    /// So much faster, or slower if below zero.
    Faster(isize),
    /// Two people play on from what is seen.
    PlayOn,
    /// Back to where the player came from.
    Leave,
}

impl Replay {
    fn new(game: Game, seats: [Seat; 2]) -> Self {
        Self { game, seats, at: 0, playing: true, tempo: Tempo::default(), waited: 0.0 }
    }

    /// How many plies the game has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.game.plies().len()
    }

    /// Whether nothing was played in it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The game as it stood after so many plies.
    #[must_use]
    pub fn game_at(&self, plies: usize) -> Game {
        if plies >= self.len() {
            return self.game.clone();
        }
        let mut game = Game::from_position(self.game.rules().clone(), *self.game.start(), self.game.start_quiet());
        for ply in &self.game.plies()[..plies] {
            if game.play(ply.mv).is_err() {
                break;
            }
        }
        game
    }

    /// To a number of plies, or to the end.
    fn go(&mut self, to: usize) {
        self.waited = 0.0;
        self.at = to.min(self.len());
    }

    /// The same, and there it stops.
    fn stop_at(&mut self, to: usize) {
        self.go(to);
        self.playing = false;
    }
}

/// What an action means for a replay.
fn meaning(action: Action) -> Option<ReplayRequest> {
    match action {
        // The list of moves has two columns.
        Action::Cursor(Direction::Left) => Some(ReplayRequest::By(-1)),
        Action::Cursor(Direction::Right) => Some(ReplayRequest::By(1)),
        Action::Cursor(Direction::Up) => Some(ReplayRequest::By(-2)),
        Action::Cursor(Direction::Down) => Some(ReplayRequest::By(2)),
        Action::Confirm => Some(ReplayRequest::Toggle),
        Action::PreviousPiece => Some(ReplayRequest::Faster(-1)),
        Action::NextPiece => Some(ReplayRequest::Faster(1)),
        Action::Undo => Some(ReplayRequest::To(0)),
        Action::Hint => Some(ReplayRequest::To(usize::MAX)),
        Action::Cancel => Some(ReplayRequest::Leave),
        _ => None,
    }
}

/// Takes in a game to be looked at.
fn open(
    mut asked: MessageReader<ReplayRequest>,
    mut interlude: ResMut<Interlude>,
    current: Res<Match>,
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    mut next: Next,
    mut notices: MessageWriter<Notice>,
) {
    for request in asked.read() {
        let ReplayRequest::Open(saved) = request else { continue };
        match saved.record.to_game() {
            Ok(game) => {
                let replay = Replay::new(game, saved.seats.clone());
                next.put(exhibit(replay.game_at(0), replay.seats.clone()));
                next.show_board(*screen.get());
                interlude.open(What::Replay(Box::new(replay)), &current, *screen.get(), *menu.get());
            }
            Err(error) => {
                notices.write(Notice(text!("replay-broken", fault = faults::record(&error))));
            }
        }
    }
}

/// Goes through the game, as it is asked to or by itself.
fn run(
    mut asked: MessageReader<ReplayRequest>,
    mut actions: MessageReader<Action>,
    mut interlude: ResMut<Interlude>,
    (current, stage, time): (Res<Match>, Res<Stage>, Res<Time<Real>>),
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    mut next: Next,
    mut moves: MessageWriter<MoveRequested>,
    mut notices: MessageWriter<Notice>,
) {
    let heard = heard(&mut actions, &current, &screen, &menu);
    let What::Replay(replay) = &mut interlude.what else {
        asked.clear();
        return;
    };
    let before = replay.at;
    for request in asked.read().cloned().chain(heard.iter().copied().filter_map(meaning)) {
        match request {
            // A system of its own hears it.
            ReplayRequest::Open(_) => {}
            ReplayRequest::To(plies) => replay.stop_at(plies),
            ReplayRequest::By(plies) => replay.stop_at(replay.at.saturating_add_signed(plies)),
            ReplayRequest::Toggle if replay.playing => replay.playing = false,
            ReplayRequest::Toggle => {
                replay.playing = true;
                replay.go(if replay.at == replay.len() { 0 } else { replay.at });
            }
            ReplayRequest::Faster(by) => replay.tempo.change(by),
            ReplayRequest::PlayOn => {
                let game = replay.game_at(replay.at);
                if game.outcome().is_some() {
                    notices.write(Notice(text("replay-over").to_owned()));
                    continue;
                }
                let players = [Player::Human; 2];
                let record = GameRecord::of(&game, players.map(|player| player.to_string()));
                next.requests.write(SessionRequest::Load(record, players));
                return;
            }
            ReplayRequest::Leave => {
                next.leave(&mut interlude);
                return;
            }
        }
    }
    if heard.contains(&Action::Pause) {
        NextState::set_if_neq(&mut next.menu, Menu::Share);
    }
    if replay.playing && *menu.get() == Menu::None && !stage.busy && replay.at == before {
        replay.waited += time.delta_secs();
        if replay.at == replay.len() {
            replay.playing = false;
        } else if replay.waited >= replay.tempo.among(PAUSES) {
            replay.go(replay.at + 1);
        }
    }
    // One move on is seen; anything else is simply there, as is an end that the players declared.
    let ended = replay.at == replay.len() && current.game.outcome() != replay.game.outcome();
    match replay.game.plies().get(before) {
        Some(ply) if replay.at == before + 1 && !stage.busy => {
            moves.write(MoveRequested { mv: ply.mv, from: Requester::Replay });
        }
        _ if replay.at != before || (ended && !stage.busy) => {
            next.put(exhibit(replay.game_at(replay.at), replay.seats.clone()));
        }
        _ => {}
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ReplayRequest>()
        .add_systems(Update, (run, open).chain().before(judge).in_set(AppSystems::Session));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{RuleSet, Side};

    fn replay() -> Replay {
        let mut game = Game::new(RuleSet::default(), Side::Red);
        for mv in ["a3a4", "a7a6", "g1f1"] {
            game.play(mv.parse().expect("a move")).expect("legal");
        }
        game.resign(Side::Blue);
        Replay::new(game, [Player::Human; 2].map(Seat::new))
    }

    #[test]
    fn it_goes_no_further_than_the_ends() {
        let mut replay = replay();
        for (to, at) in [(2, 2), (usize::MAX, 3), (0, 0)] {
            replay.stop_at(to);
            assert_eq!((replay.at, replay.playing), (at, false));
        }
    }

    #[test]
    fn a_declared_end_belongs_to_the_last_position_alone() {
        let replay = replay();
        assert_eq!(replay.game_at(2).plies().len(), 2);
        assert!(replay.game_at(2).outcome().is_none());
        assert!(replay.game_at(3).outcome().is_some());
    }
}
