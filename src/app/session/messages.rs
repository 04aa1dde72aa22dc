//! What is asked of the session, and what it tells.

use bevy::prelude::*;

use crate::{
    engine::Level,
    rules::{Game, GameRecord, Move, Outcome, Piece, Ply, Side, Square},
};

use super::{
    current::Match,
    seats::{MatchSetup, Player},
    shared::SavedGame,
};

/// Who asks for a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Requester {
    /// A person; heard on a person's turn only.
    Human,
    /// A game that is looked at; heard in an exhibit only.
    Replay,
    /// The computer, answering for the match as it was.
    Computer {
        /// [`Match::epoch`](super::Match::epoch) of the question; an answer to an older match is dropped.
        epoch: u64,
    },
}

/// A move to be made, if it is legal.
#[derive(Message, Debug, Clone, Copy)]
pub struct MoveRequested {
    /// The move.
    pub mv: Move,
    /// Who asks.
    pub from: Requester,
}

/// Anything else that is asked of the match.
#[derive(Message, Debug, Clone)]
pub enum SessionRequest {
    /// Begin a new game and show the board.
    New(MatchSetup),
    /// Begin one more game with the same setup.
    Again,
    /// Go back to the last decision of a person.
    Undo,
    /// Take the last undo back.
    Redo,
    /// The person to move gives up; against the computer, the person.
    Resign,
    /// A side's time ran out: heard only if it did.
    TimeOut(Side),
    /// Both people agree that nobody wins.
    AgreeDraw,
    /// Change who makes a side's moves, at any time.
    SetPlayer {
        /// The side.
        side: Side,
        /// Who moves for it from now on.
        player: Player,
    },
    /// The players change sides, each with the name.
    SwapSeats,
    /// Go on with a game from elsewhere, with Red's and Blue's players.
    Load(GameRecord, [Player; 2]),
    /// Put a board to learn at in place of the match, with Red's and Blue's players. It is nobody's game: neither kept nor
    /// offered again.
    Teach(Box<Game>, [Player; 2]),
    /// Show a position of a game that is reviewed. It is nobody's game; the view stays as it is.
    Show(Box<Game>),
    /// Go on with a game that was kept on this machine.
    Resume(Box<SavedGame>),
    /// Put a match in the place of the one at the board, as it is, and tell of no end: the one from which a review went out,
    /// an [`Interlude`](super::Interlude)'s exhibit, or what was there before it.
    Put(Box<Match>),
    /// Ask for a good move, and then for more about it.
    Hint,
    /// Leave for the title. The saved game stays.
    Close,
}

/// A way on the screen, whichever side is at its bottom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Towards the top of the screen.
    Up,
    /// Towards its bottom.
    Down,
    /// Towards its left.
    Left,
    /// Towards its right.
    Right,
}

impl Direction {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Up, Self::Down, Self::Left, Self::Right];
}

/// What a person does at the board, whatever the device.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// Move the cursor by one square.
    Cursor(Direction),
    /// Pick up, put down or move at the cursor.
    Confirm,
    /// Put down what is held; with empty hands, pause.
    Cancel,
    /// The pointer is over a square.
    Point(Square),
    /// The pointer is pressed on a square.
    Press(Square),
    /// The pointer is released, over a square or beside the board.
    Release(Option<Square>),
    /// The pointer is gone: outside the window, taken by another program, or pressed with a second button.
    PointerLost,
    /// Go back to the last decision of a person.
    Undo,
    /// Take the last undo back.
    Redo,
    /// Ask for a good move, and then for more about it.
    Hint,
    /// Turn the board round.
    Flip,
    /// Show what can happen next, or no longer.
    Threats,
    /// Pause the game.
    Pause,
    /// The cursor to the next animal that can move.
    NextPiece,
    /// The cursor to the one before.
    PreviousPiece,
    /// All sounds off, or on again.
    Mute,
}

/// One level back, in a menu: Escape, or the controller's B. Screens follow it; nobody writes it during play.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Back;

/// What else can be asked of a menu that has such things, whatever the device.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum MenuAction {
    /// The tab to the left.
    PreviousTab,
    /// The tab to the right.
    NextTab,
    /// What is in focus becomes as it was at first.
    Reset,
}

/// A move was made.
#[derive(Message, Debug, Clone)]
pub struct MovePlayed {
    /// The move, and what it did.
    pub ply: Ply,
    /// Its index in [`Game::plies`].
    pub index: usize,
}

/// A move was refused.
#[derive(Message, Debug, Clone)]
pub struct MoveRefused {
    /// The move.
    pub mv: Move,
    /// Why, in a sentence for the player.
    pub reason: String,
}

/// The match changed otherwise than by a move (new, undo, redo, load): rebuild the picture from [`Match`].
#[derive(Message, Debug, Clone, Copy)]
pub struct MatchReset;

/// The game is over.
#[derive(Message, Debug, Clone, Copy)]
pub struct MatchEnded {
    /// How.
    pub outcome: Outcome,
}

/// A moment of what is shown on the board, told as the animals come to it; at once where motion is reduced.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Moment {
    /// The animal that moves leaves the ground, or the water.
    Rises(Piece),
    /// It meets the ground, or the water.
    Lands(Piece),
    /// It strikes its prey.
    Strikes(Piece),
    /// This prey flies off the board.
    Falls(Piece),
    /// The last move has been seen, and the end is shown.
    Ends(Outcome),
}

/// A person goes on playing while a move is still shown: it is to be shown to its end at once.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hurry;

/// A good move was found for the person who asked.
#[derive(Message, Debug, Clone, Copy)]
pub struct HintReady {
    /// The move.
    pub mv: Move,
    /// Proven: the person wins in so many of their own moves or, below zero, loses in so many of the enemy's.
    pub proven: Option<i32>,
}

/// A sentence for the player: a file that cannot be read, a controller that went, a draw that is declined.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct Notice(pub String);

/// What the computer thinks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// Its own move, at this level.
    Move(Level),
    /// A hint for a person, as well as it can.
    Hint,
}

/// A question for the computer.
#[derive(Message, Debug, Clone)]
pub struct ThinkRequested {
    /// The match it is asked for.
    pub epoch: u64,
    /// The game up to now.
    pub game: Game,
    /// What the answer is for.
    pub purpose: Purpose,
    /// What a level's chances hang on.
    pub seed: u64,
}

/// The computer's answer.
#[derive(Message, Debug, Clone, Copy)]
pub struct ThinkFinished {
    /// The match it was asked for.
    pub epoch: u64,
    /// What the answer is for.
    pub purpose: Purpose,
    /// The move; `None` where there is none.
    pub mv: Option<Move>,
    /// Proven: whoever makes the move wins in so many own moves or, below zero, loses in so many of the enemy's.
    pub proven: Option<i32>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<MoveRequested>()
        .add_message::<SessionRequest>()
        .add_message::<Action>()
        .add_message::<Back>()
        .add_message::<MenuAction>()
        .add_message::<MovePlayed>()
        .add_message::<MoveRefused>()
        .add_message::<MatchReset>()
        .add_message::<MatchEnded>()
        .add_message::<Moment>()
        .add_message::<Hurry>()
        .add_message::<HintReady>()
        .add_message::<Notice>()
        .add_message::<ThinkRequested>()
        .add_message::<ThinkFinished>();
}
