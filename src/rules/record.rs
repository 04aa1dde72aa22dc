//! A game as a file: rule set, start, moves, players and result, in RON.

use serde::{Deserialize, Serialize};

use super::{
    DrawReason, FenError, Game, Illegal, Move, MoveError, Outcome, Position, RuleSet, RuleSetError, WinReason,
};

/// A game as it is saved and sent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameRecord {
    /// Version of this format: [`GameRecord::FORMAT`].
    pub format: u32,
    /// The rules, with name and version.
    pub rules: RuleSet,
    /// The start position, as FEN.
    pub start: String,
    /// Plies without a capture that had gone by before the start.
    pub quiet: u32,
    /// The moves, separated by spaces.
    pub moves: String,
    /// The players' names, Red's first.
    pub players: [String; 2],
    /// How it ended, if it did.
    pub result: Option<Outcome>,
}

/// Why a text is not a game.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum RecordError {
    /// Not RON, cut off, or with unknown parts.
    #[error("not a saved game: {0}")]
    Form(#[from] ron::error::SpannedError),
    /// Far too long.
    #[error("the saved game is {0} bytes long; a game has at most {longest}", longest = GameRecord::LONGEST)]
    Long(usize),
    /// Written by another version of the program.
    #[error("the saved game has format {0}; this program reads format {own}", own = GameRecord::FORMAT)]
    Format(u32),
    /// The rule set is not one.
    #[error("the saved game's rules: {0}")]
    Rules(#[from] RuleSetError),
    /// The start is no position.
    #[error("the saved game's start: {0}")]
    Start(#[from] FenError),
    /// A move cannot be read.
    #[error("the saved game's move {number}: {fault}")]
    Move {
        /// Counting plies from 1.
        number: usize,
        /// What is wrong with it.
        fault: MoveError,
    },
    /// A move is against the rules.
    #[error("the saved game's move {number}, {mv}: {reason}")]
    Illegal {
        /// Counting plies from 1.
        number: usize,
        /// The move.
        mv: Move,
        /// Why it is refused.
        reason: Illegal,
    },
    /// The moves end otherwise than the result says.
    #[error("the saved game says \"{}\", but its moves say \"{}\"", code(said), code(found))]
    Result {
        /// The result in the file.
        said: Option<Outcome>,
        /// The result of the moves.
        found: Option<Outcome>,
    },
}

fn code(outcome: &Option<Outcome>) -> String {
    outcome.map_or_else(|| "ongoing".to_owned(), Outcome::code)
}

/// Read first, since another format may have other parts.
#[derive(Deserialize)]
struct Header {
    format: u32,
}

impl GameRecord {
    /// The version of the format that is written and read.
    pub const FORMAT: u32 = 1;

    /// The longest text looked at, in bytes.
    pub const LONGEST: usize = 1 << 20;

    /// The record of a game between two players, Red's name first.
    pub fn of(game: &Game, players: [String; 2]) -> GameRecord {
        let moves: Vec<String> = game.plies().iter().map(|ply| ply.mv.to_string()).collect();
        GameRecord {
            format: GameRecord::FORMAT,
            rules: game.rules().clone(),
            start: game.start().fen(),
            quiet: game.start_quiet(),
            moves: moves.join(" "),
            players,
            result: game.outcome(),
        }
    }

    /// The record as text.
    pub fn to_ron(&self) -> String {
        let mut text =
            ron::ser::to_string_pretty(self, ron::ser::PrettyConfig::default()).expect("a record is plain data");
        text.push('\n');
        text
    }

    /// Reads a record. The game in it is checked by [`GameRecord::to_game`].
    ///
    /// # Errors
    /// The text is not a record, or of another format.
    pub fn from_ron(text: &str) -> Result<GameRecord, RecordError> {
        if text.len() > GameRecord::LONGEST {
            return Err(RecordError::Long(text.len()));
        }
        let header: Header = ron::from_str(text)?;
        if header.format != GameRecord::FORMAT {
            return Err(RecordError::Format(header.format));
        }
        Ok(ron::from_str(text)?)
    }

    /// Plays the recorded game.
    ///
    /// # Errors
    /// The first fault in rules, start, moves or result.
    pub fn to_game(&self) -> Result<Game, RecordError> {
        self.rules.validate()?;
        let start = Position::from_fen(&self.start, &self.rules)?;
        let mut game = Game::from_position(self.rules.clone(), start, self.quiet);
        for (number, text) in (1..).zip(self.moves.split_whitespace()) {
            let mv: Move = text.parse().map_err(|fault| RecordError::Move { number, fault })?;
            game.play(mv).map_err(|reason| RecordError::Illegal { number, mv, reason })?;
        }
        if let Some(outcome) = self.result.filter(|outcome| declared(*outcome)) {
            game.adjudicate(outcome);
        }
        if game.outcome() != self.result {
            return Err(RecordError::Result { said: self.result, found: game.outcome() });
        }
        Ok(game)
    }
}

/// Is this an end that the players or their clocks declare, rather than the moves?
fn declared(outcome: Outcome) -> bool {
    matches!(
        outcome,
        Outcome::Win { by: WinReason::Resignation | WinReason::Time, .. }
            | Outcome::Draw { by: DrawReason::Agreed | DrawReason::Length }
    )
}
