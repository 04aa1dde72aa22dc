//! How games end.

use crate::{
    rules::{DrawReason, Outcome, WinReason},
    text,
    texts::text,
};

/// How a game ended, as a sentence; who won stands above it.
#[must_use]
pub fn ending(outcome: Outcome) -> String {
    match outcome {
        Outcome::Win { side, by } => {
            let (winner, loser) = (side.key(), side.opponent().key());
            match by {
                WinReason::Den => text!("ended-den", side = winner),
                WinReason::Captured => text!("ended-captured", side = winner),
                WinReason::NoMoves => text!("ended-no-moves", side = loser),
                WinReason::Repetition => text!("ended-repetition", side = loser),
                WinReason::Resignation => text!("ended-resignation", side = loser),
                WinReason::Time => text!("ended-time", side = loser),
            }
        }
        Outcome::Draw { by } => match by {
            DrawReason::Repetition => text("drawn-repetition"),
            DrawReason::Quiet => text("drawn-quiet"),
            DrawReason::NoMoves => text("drawn-no-moves"),
            DrawReason::Agreed => text("drawn-agreed"),
            DrawReason::Length => text("drawn-length"),
            DrawReason::Bare => text("drawn-bare"),
        }
        .to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Side;

    #[test]
    fn in_english_every_end_reads_as_the_rules_have_it() {
        let wins = [
            WinReason::Den,
            WinReason::Captured,
            WinReason::NoMoves,
            WinReason::Repetition,
            WinReason::Resignation,
            WinReason::Time,
        ];
        let draws = [
            DrawReason::Repetition,
            DrawReason::Quiet,
            DrawReason::NoMoves,
            DrawReason::Agreed,
            DrawReason::Length,
            DrawReason::Bare,
        ];
        let wins = Side::ALL.into_iter().flat_map(|side| wins.map(|by| Outcome::Win { side, by }));
        for outcome in wins.chain(draws.map(|by| Outcome::Draw { by })) {
            assert_eq!(ending(outcome), outcome.to_string());
        }
    }
}
