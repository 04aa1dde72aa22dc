//! Two computers are watched: how fast they play, whether they wait, and who is better.

use std::time::Duration;

use bevy::prelude::*;

use crate::{
    app::states::{AppSystems, Menu, Screen},
    engine::Score,
    rules::Side,
};

use super::{
    current::Match,
    messages::{Action, MatchReset},
    referee::judge,
    tempo::Tempo,
};

/// How long a move is thought about at least, in milliseconds, at every tempo.
const LEAST: [u64; Tempo::COUNT] = [3000, 1500, 700, 250, 0];

/// How two computers that are watched play.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Default)]
pub struct Watch {
    /// They wait.
    pub paused: bool,
    /// One more move is to be made all the same.
    step: bool,
    /// How fast they play.
    pub tempo: Tempo,
}

/// What is asked of them.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum WatchRequest {
    /// Wait, or go on.
    Toggle,
    /// Make one move, and then wait.
    Step,
    /// So much faster, or slower if below zero.
    Faster(isize),
}

impl Watch {
    /// How long a move is thought about at least.
    #[must_use]
    pub fn least(&self) -> Duration {
        Duration::from_millis(self.tempo.among(LEAST))
    }

    /// Whether a move may be made now.
    #[must_use]
    pub fn lets_move(&self) -> bool {
        !self.paused || self.step
    }

    fn obey(&mut self, request: WatchRequest) {
        match request {
            WatchRequest::Toggle => *self = Self { paused: !self.paused, step: false, ..*self },
            WatchRequest::Step => *self = Self { paused: true, step: true, ..*self },
            WatchRequest::Faster(by) => self.tempo.change(by),
        }
    }
}

/// Who is better in the game that is watched; nobody knows before it is looked at.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Default)]
pub struct Gauge {
    /// The share of a point that Red can expect, 0 to 1.
    pub red: Option<f32>,
    /// For the side to move.
    pub score: Option<Score>,
    /// Who is to move.
    pub mover: Option<Side>,
}

/// What an action at the board means for those who watch.
fn meaning(action: Action) -> Option<WatchRequest> {
    match action {
        Action::Confirm => Some(WatchRequest::Toggle),
        Action::Hint => Some(WatchRequest::Step),
        Action::PreviousPiece => Some(WatchRequest::Faster(-1)),
        Action::NextPiece => Some(WatchRequest::Faster(1)),
        _ => None,
    }
}

fn follow(
    mut asked: MessageReader<WatchRequest>,
    mut actions: MessageReader<Action>,
    mut resets: MessageReader<MatchReset>,
    current: Res<Match>,
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    mut watch: ResMut<Watch>,
    mut seen: Local<usize>,
) {
    let fresh = screen.is_changed() || menu.is_changed();
    let actions: Vec<Action> = actions.read().copied().collect();
    let plies = current.game.plies().len();
    if resets.read().count() > 0 {
        // Another game begins at once, as fast as the last one was.
        *watch = Watch { paused: false, step: false, ..*watch };
    } else if plies > *seen && watch.step {
        watch.step = false;
    }
    *seen = plies;
    if !current.is_watched() || *screen.get() != Screen::Play {
        asked.clear();
        return;
    }
    let at_board = !fresh && *menu.get() == Menu::None;
    let meant = actions.into_iter().filter(|_| at_board).filter_map(meaning);
    for request in asked.read().copied().chain(meant) {
        watch.obey(request);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Watch>()
        .init_resource::<Gauge>()
        .add_message::<WatchRequest>()
        .add_systems(Update, follow.after(judge).in_set(AppSystems::Session));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_lets_one_move_through_and_then_they_wait() {
        let mut watch = Watch::default();
        assert!(watch.lets_move());
        watch.obey(WatchRequest::Step);
        assert!(watch.lets_move() && watch.paused);
        watch.step = false;
        assert!(!watch.lets_move());
        watch.obey(WatchRequest::Toggle);
        assert!(watch.lets_move() && !watch.paused);
    }

    #[test]
    fn faster_and_slower_have_ends() {
        let mut watch = Watch::default();
        watch.obey(WatchRequest::Faster(9));
        assert_eq!(
            (watch.tempo.name(), watch.tempo.can_change(), watch.least()),
            ("4×", [true, false], Duration::ZERO)
        );
        watch.obey(WatchRequest::Faster(-9));
        assert_eq!((watch.tempo.name(), watch.tempo.can_change()), ("¼×", [false, true]));
    }
}
