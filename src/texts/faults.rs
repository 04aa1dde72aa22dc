//! What went wrong, in the game's words: with files, links, positions and rule sets.
//!
//! All but [`board`] give a clause that stands behind a colon and before a full stop.

use std::io::{self, ErrorKind};

use super::text;
use crate::{
    rules::{FenError, GameRecord, LinkError, MoveError, Outcome, Piece, RecordError, RuleSet, RuleSetError},
    text,
};

/// Why a file cannot be read or written. What is seldom is said in the system's words.
#[must_use]
pub fn file(fault: &io::Error) -> String {
    match fault.kind() {
        ErrorKind::NotFound => text("fault-file-missing").to_owned(),
        ErrorKind::PermissionDenied => text("fault-file-forbidden").to_owned(),
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => text("fault-file-no-room").to_owned(),
        ErrorKind::ReadOnlyFilesystem => text("fault-file-read-only").to_owned(),
        ErrorKind::NotADirectory | ErrorKind::AlreadyExists => text("fault-file-in-the-way").to_owned(),
        ErrorKind::IsADirectory => text("fault-file-is-folder").to_owned(),
        ErrorKind::InvalidData => text("fault-file-no-text").to_owned(),
        _ => fault.to_string(),
    }
}

/// Why a text is no position.
#[must_use]
pub fn position(fault: &FenError) -> String {
    match fault {
        FenError::Long(letters) => text!("fault-position-long", letters = *letters, most = FenError::LONGEST),
        FenError::Form => text("fault-position-form").to_owned(),
        FenError::Ranks(ranks) => text!("fault-position-ranks", ranks = *ranks),
        FenError::Files { rank, files } => text!("fault-position-files", rank = *rank, files = *files),
        FenError::Letter { rank, letter } => {
            text!("fault-position-letter", rank = *rank, letter = letter.to_string())
        }
        FenError::Twice(Piece { side, animal }) => {
            text!("fault-position-twice", side = side.key(), animal = animal.name())
        }
        FenError::Water(piece, square) => text!(
            "fault-position-water",
            side = piece.side.key(),
            animal = piece.animal.name(),
            square = square.to_string()
        ),
        FenError::OwnDen(piece, square) => text!(
            "fault-position-own-den",
            side = piece.side.key(),
            animal = piece.animal.name(),
            square = square.to_string()
        ),
        FenError::BothDens => text("fault-position-both-dens").to_owned(),
        FenError::Bare => text("fault-position-bare").to_owned(),
        FenError::Side(side) => text!("fault-position-side", side = side.as_str()),
    }
}

/// Why animals cannot stand as somebody has put them on the board: a whole sentence.
#[must_use]
pub fn board(fault: &FenError) -> String {
    match fault {
        FenError::Water(piece, square) => text!(
            "fault-board-water",
            side = piece.side.key(),
            animal = piece.animal.name(),
            square = square.to_string()
        ),
        FenError::OwnDen(piece, square) => text!(
            "fault-board-own-den",
            side = piece.side.key(),
            animal = piece.animal.name(),
            square = square.to_string()
        ),
        FenError::BothDens => text("fault-board-both-dens").to_owned(),
        FenError::Bare => text("fault-board-bare").to_owned(),
        other => text!("fault-board", fault = position(other)),
    }
}

/// Why a text is no rule set.
#[must_use]
pub fn rules(fault: &RuleSetError) -> String {
    match fault {
        RuleSetError::Form(detail) => text!("fault-rules-form", detail = detail.to_string()),
        RuleSetError::QuietPlies => text("fault-rules-quiet").to_owned(),
        RuleSetError::Name => text!("fault-rules-name", most = RuleSet::NAME_LEN),
    }
}

/// Why a link opens no game.
#[must_use]
pub fn link(fault: &LinkError) -> String {
    match fault {
        LinkError::NoGame => text("fault-link-no-game").to_owned(),
        LinkError::Long(letters) => text!("fault-link-long", letters = *letters, most = LinkError::LONGEST),
        LinkError::Version(format) => text!("fault-link-format", format = format.as_str(), own = LinkError::VERSION),
        LinkError::Damaged => text("fault-link-damaged").to_owned(),
        LinkError::Rules(fault) => text!("fault-link-rules", fault = rules(fault)),
        LinkError::Preset(name) => text!("fault-link-preset", name = name.as_str()),
        LinkError::Start(fault) => text!("fault-link-start", fault = position(fault)),
        LinkError::Illegal { number, mv, .. } => {
            text!("fault-link-illegal", number = *number, move = mv.to_string())
        }
    }
}

/// Why a text is no saved game.
#[must_use]
pub fn record(fault: &RecordError) -> String {
    match fault {
        RecordError::Form(detail) => text!("fault-record-form", detail = detail.to_string()),
        RecordError::Long(bytes) => text!("fault-record-long", bytes = *bytes, most = GameRecord::LONGEST),
        RecordError::Format(format) => text!("fault-record-format", format = *format, own = GameRecord::FORMAT),
        RecordError::Rules(fault) => text!("fault-record-rules", fault = rules(fault)),
        RecordError::Start(fault) => text!("fault-record-start", fault = position(fault)),
        RecordError::Move { number, fault } => match fault {
            MoveError::Form(written) => text!("fault-record-move", number = *number, written = written.as_str()),
            MoveError::Square(fault) => text!("fault-record-square", number = *number, written = fault.0.as_str()),
        },
        RecordError::Illegal { number, mv, .. } => {
            text!("fault-record-illegal", number = *number, move = mv.to_string())
        }
        RecordError::Result { said, found } => {
            let code = |outcome: &Option<Outcome>| outcome.map_or_else(|| "ongoing".to_owned(), Outcome::code);
            text!("fault-record-result", said = code(said), found = code(found))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Game, Position, Side, WinReason, from_link, to_link};

    /// In English the player reads what programs print.
    #[test]
    fn no_position_has_another_word_than_its_error() {
        let rules = RuleSet::default();
        let long = "l".repeat(200);
        let boards = [
            "junk",
            "7/7 w",
            "l6t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w",
            "k6/7/7/7/7/7/7/7/7 w",
            "l4Ll/7/7/7/7/7/7/7/7 w",
            "7/7/7/7/1c5/7/7/7/L6 w",
            "7/7/7/7/7/7/7/7/l2L3 w",
            "3L3/7/7/7/7/7/7/7/3l3 w",
            "7/7/7/7/7/7/7/7/7 w",
            "l6/7/7/7/7/7/7/7/6L x",
            &long,
        ];
        for board in boards {
            let fault = Position::from_fen(board, &rules).expect_err(board);
            assert_eq!(position(&fault), fault.to_string());
        }
    }

    #[test]
    fn a_fault_on_the_board_is_a_sentence() {
        let rules = RuleSet::default();
        let boards = ["7/7/7/7/1c5/7/7/7/L6 w", "7/7/7/7/7/7/7/7/l2L3 w", "7/7/7/7/7/7/7/7/7 w", "junk"];
        let told = boards.map(|fen| board(&Position::from_fen(fen, &rules).expect_err(fen)));
        assert_eq!(
            told,
            [
                "The Blue cat on b5 stands in the water; only rats swim.",
                "The Red lion on d1 stands in its own den.",
                "The board is empty.",
                "This is no position: a position is a board, one space, and w or b; nothing else.",
            ]
        );
    }

    #[test]
    fn no_link_and_no_record_has_another_word_than_its_error() {
        let game = Game::new(RuleSet::default(), Side::Red);
        let whole = to_link(&game);
        for bad in ["nothing", "#g=7.standard", &whole[..whole.len() - 1], &"g=".repeat(LinkError::LONGEST)] {
            let fault = from_link(bad).expect_err(bad);
            assert_eq!(link(&fault), fault.to_string());
        }
        let good = GameRecord::of(&game, Default::default());
        let changed = |change: fn(&mut GameRecord)| {
            let mut bad = good.clone();
            change(&mut bad);
            bad.to_game().expect_err("a fault")
        };
        let faults = [
            GameRecord::from_ron("nothing").expect_err("no record"),
            GameRecord::from_ron(&"(".repeat(GameRecord::LONGEST + 1)).expect_err("too long"),
            GameRecord::from_ron(&good.to_ron().replace("format: 1", "format: 9")).expect_err("another format"),
            changed(|record| record.rules.name.clear()),
            changed(|record| record.rules.quiet_plies_draw = Some(0)),
            changed(|record| record.start = "junk".to_owned()),
            changed(|record| record.moves = "hello".to_owned()),
            changed(|record| record.moves = "a3a0".to_owned()),
            changed(|record| record.result = Some(Outcome::Win { side: Side::Red, by: WinReason::Den })),
        ];
        for fault in faults {
            assert_eq!(record(&fault), fault.to_string());
        }
        let illegal = changed(|record| record.moves = "a3a4 a4a5".to_owned());
        assert_eq!(record(&illegal), "the saved game's move 2, a4a5, is against the rules");
    }

    #[test]
    fn files_that_cannot_be_read_are_spoken_of_without_numbers() {
        let missing = std::fs::read("/nowhere/at/all").expect_err("there is no such file");
        assert_eq!(file(&missing), "there is no such file or folder");
        assert_eq!(file(&io::Error::other("the wind")), "the wind");
    }
}
