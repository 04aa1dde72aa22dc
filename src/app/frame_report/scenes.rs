//! The situations in which frames are measured, one after the other.

use bevy::prelude::*;

use crate::{
    app::{
        session::{
            FirstMover, Match, MatchSetup, MoveRequested, Player, Requester, Seat, SessionRequest, Stage, Thinking,
        },
        states::Screen,
    },
    engine::Level,
};

/// What goes on while frames are measured.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Situation {
    /// The board before the first move.
    Rest,
    /// A lion leaps and takes a wolf, again and again.
    Leap,
    /// The strongest level thinks.
    Thought,
}

/// Red's lion can take the wolf beyond the river.
const BEFORE_THE_LEAP: &str = "l6/7/1w5/7/7/7/1L5/7/6E w";
const LEAP: &str = "b3b7";

impl Situation {
    pub(super) const ALL: [Self; 3] = [Self::Rest, Self::Leap, Self::Thought];

    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Rest => "at rest",
            Self::Leap => "a leap with a capture",
            Self::Thought => "while Grandmaster thinks",
        }
    }

    fn setup(self) -> MatchSetup {
        let blue = if self == Self::Thought { Player::Computer(Level::Grandmaster) } else { Player::Human };
        MatchSetup {
            seats: [Seat::new(Player::Human), Seat::new(blue)],
            first: FirstMover::Blue,
            start: (self == Self::Leap).then(|| BEFORE_THE_LEAP.to_owned()),
            ..default()
        }
    }
}

/// Seconds after the beginning of a situation that do not count: the game is being laid out.
const SETTLING: f64 = 1.5;

/// Leads from situation to situation.
#[derive(Resource, Debug)]
pub(super) struct Director {
    seconds: f64,
    /// The situation, and how long it has lasted.
    now: Option<(usize, f64)>,
    counts: bool,
}

impl Director {
    /// Each situation is measured for so many seconds.
    pub(super) fn new(seconds: f64) -> Self {
        Self { seconds, now: None, counts: false }
    }

    /// The situation that the frame just drawn counts for.
    pub(super) fn counts(&self) -> Option<Situation> {
        let (index, _) = self.now?;
        Situation::ALL.get(index).copied().filter(|_| self.counts)
    }

    pub(super) fn is_done(&self) -> bool {
        self.now.is_some_and(|(index, _)| index >= Situation::ALL.len())
    }
}

fn direct(
    mut director: ResMut<Director>,
    time: Res<Time<Real>>,
    stage: Res<Stage>,
    thinking: Res<Thinking>,
    game: Option<Res<Match>>,
    mut requests: MessageWriter<SessionRequest>,
    mut moves: MessageWriter<MoveRequested>,
) {
    let (index, lasted) = director.now.unwrap_or((0, 0.0));
    let first = director.now.is_none();
    let lasted = lasted + time.delta_secs_f64();
    let over = lasted > SETTLING + director.seconds;
    let index = if over { index + 1 } else { index };
    let lasted = if over || first { 0.0 } else { lasted };
    director.now = Some((index, lasted));
    director.counts = false;
    let Some(&situation) = Situation::ALL.get(index) else { return };
    if over || first {
        requests.write(SessionRequest::New(situation.setup()));
        return;
    }
    let settled = lasted > SETTLING;
    director.counts = settled
        && match situation {
            Situation::Rest => true,
            Situation::Leap => stage.busy,
            Situation::Thought => thinking.since.is_some(),
        };
    let Some(game) = game.filter(|_| settled && !stage.busy && thinking.since.is_none()) else { return };
    match situation {
        Situation::Leap if game.game.plies().is_empty() => {
            moves.write_batch(LEAP.parse().map(|mv| MoveRequested { mv, from: Requester::Human }));
        }
        Situation::Leap | Situation::Thought if !game.game.plies().is_empty() => {
            requests.write(SessionRequest::New(situation.setup()));
        }
        Situation::Rest | Situation::Leap | Situation::Thought => {}
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, direct.run_if(not(in_state(Screen::Loading))));
}
