//! What the board is used for while the match waits: a game is looked at move by move, or a position is set up.
//!
//! Meanwhile the [`Match`] at the board is an exhibit: nobody moves in it, no clock runs, it is not kept and counts for
//! nothing. Whoever leaves finds everything as it was; a game that begins or is gone on with from here ends the interlude.

use bevy::{ecs::system::SystemParam, prelude::*};

use crate::{
    app::states::{AppSystems, Menu, Screen},
    rules::{Game, Side},
};

use super::{
    current::Match,
    messages::{Action, SessionRequest},
    people::Standing,
    referee::judge,
    seats::{FirstMover, MatchSetup, Seat, fresh_seed},
    shared::Opening,
};

mod editor;
mod replay;

pub use editor::{Editor, EditorRequest};
pub use replay::{Replay, ReplayRequest};

/// What comes back when the interlude is over.
#[derive(Debug, Clone)]
struct Waiting {
    game: Match,
    screen: Screen,
    menu: Menu,
}

/// What the board is used for in place of the match, if anything.
#[derive(Resource, Debug, Default)]
pub struct Interlude {
    waiting: Option<Waiting>,
    what: What,
}

/// What it is.
#[derive(Debug, Default)]
enum What {
    #[default]
    Nothing,
    Replay(Box<Replay>),
    Editor(Box<Editor>),
}

impl Interlude {
    /// The game that is looked at.
    #[must_use]
    pub fn replay(&self) -> Option<&Replay> {
        match &self.what {
            What::Replay(replay) => Some(replay),
            _ => None,
        }
    }

    /// The position that is set up.
    #[must_use]
    pub fn editor(&self) -> Option<&Editor> {
        match &self.what {
            What::Editor(editor) => Some(editor),
            _ => None,
        }
    }

    /// Begins, or changes to something else; the match that waits, and where the player came from, are remembered once.
    fn open(&mut self, what: What, current: &Match, screen: Screen, menu: Menu) {
        if self.waiting.is_none() {
            let screen = if screen == Screen::Loading { Screen::Title } else { screen };
            self.waiting = Some(Waiting { game: current.clone(), screen, menu });
        }
        self.what = what;
    }
}

/// A game as an exhibit at the board, in front of these two.
fn exhibit(game: Game, seats: [Seat; 2]) -> Match {
    let first = game.start().side_to_move();
    let setup = MatchSetup {
        rules: game.rules().clone(),
        seats: seats.clone(),
        first: if first == Side::Red { FirstMover::Red } else { FirstMover::Blue },
        start: Some(game.start().fen()),
        clock: None,
        seed: fresh_seed(),
    };
    let opened = game.plies().len();
    let standing = Standing::foreign();
    Match { game, seats, setup, epoch: 0, opened, standing, clock: None, exercise: true, exhibit: true, loser: None }
}

/// What comes next: another match at the board, another screen.
#[derive(SystemParam)]
struct Next<'w> {
    requests: MessageWriter<'w, SessionRequest>,
    opening: ResMut<'w, Opening>,
    screen: ResMut<'w, NextState<Screen>>,
    menu: ResMut<'w, NextState<Menu>>,
}

impl Next<'_> {
    fn put(&mut self, game: Match) {
        self.requests.write(SessionRequest::Put(Box::new(game)));
    }

    /// To the board, without a dialog; while pictures are still being read, it is what is shown then.
    fn show_board(&mut self, now: Screen) {
        if now == Screen::Loading {
            self.opening.screen = Screen::Play;
            return;
        }
        NextState::set_if_neq(&mut self.screen, Screen::Play);
        NextState::set_if_neq(&mut self.menu, Menu::None);
    }

    /// Everything becomes as it was.
    fn leave(&mut self, interlude: &mut Interlude) {
        interlude.what = What::Nothing;
        let Some(Waiting { game, screen, menu }) = interlude.waiting.take() else { return };
        self.put(game);
        NextState::set_if_neq(&mut self.screen, screen);
        NextState::set_if_neq(&mut self.menu, menu);
    }
}

/// A match of which something is played in place of the exhibit ends the interlude.
fn end(current: Res<Match>, mut interlude: ResMut<Interlude>) {
    if !current.exhibit && (interlude.waiting.is_some() || !matches!(interlude.what, What::Nothing)) {
        *interlude = Interlude::default();
    }
}

/// The actions of this frame, if they are the interlude's; none in the first frame of a scene, for then they were meant for
/// what was there before.
fn heard(
    actions: &mut MessageReader<Action>,
    game: &Match,
    screen: &Res<State<Screen>>,
    menu: &Res<State<Menu>>,
) -> Vec<Action> {
    let all = actions.read().copied().collect();
    let at_board = game.exhibit && *screen.get() == Screen::Play && *menu.get() == Menu::None;
    if !at_board || screen.is_changed() || menu.is_changed() { Vec::new() } else { all }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Interlude>()
        .add_plugins((replay::plugin, editor::plugin))
        .add_systems(Update, end.after(judge).in_set(AppSystems::Session));
}
