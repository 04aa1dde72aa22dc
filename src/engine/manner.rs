//! What makes a level: how it thinks and how it errs, as data.
//!
//! A weak player errs as people do: it overlooks an animal of its own, misses what the enemy will answer, or takes what can
//! be taken without asking what it costs. It never hops at random, and it never misses a win that is on the board: that
//! would look broken, not weak.

use std::sync::atomic::AtomicBool;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use serde::{Deserialize, Serialize};

use super::ranking::{Depth, Ranking};
use super::score::{MOST_EVALUATED, Value};
use super::search::Horizon;
use crate::rules::{Game, Move, Outcome, SquareSet};

/// How a level plays.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manner {
    /// How it finds its moves.
    pub thought: Thought,
}

/// How a level finds its moves.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Thought {
    /// It weighs every move, a few plies deep and the same everywhere, and errs now and then.
    Weighs(Weighs),
    /// It plays as well as it can within limits.
    Searches {
        /// Positions to look at.
        nodes: u64,
        /// Milliseconds to spend.
        millis: u64,
        /// Whether it uses all the threads there are; otherwise one.
        #[serde(default)]
        all_threads: bool,
        /// How much it would rather be worse than go round and draw; see [`Engine::set_contempt`](super::Engine::set_contempt).
        #[serde(default)]
        contempt: u8,
        /// Whether it knows the endgame tables.
        #[serde(default)]
        tables: bool,
        /// In the first moves of a game, how many hundredths worse than the best a move may be and still be played, by chance.
        #[serde(default)]
        variety: u8,
    },
}

/// How deep it looks, and how often it errs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weighs {
    /// Plies it looks ahead, its own move included: 1 to [`Manner::DEEPEST`].
    pub depth: u8,
    /// What it does where the depth is used up.
    pub horizon: Horizon,
    /// Differences up to this, in hundredths as in [`Score::Cp`](super::Score::Cp), it does not see: then chance decides.
    #[serde(default)]
    pub blur: u32,
    /// Of a hundred of its animals, how many it does not think of in a move.
    #[serde(default)]
    pub overlooks: u32,
    /// Of a hundred moves, how many it makes without a thought of the enemy's answer.
    #[serde(default)]
    pub misses: u32,
    /// Of a hundred moves, how many are the best capture, whatever follows, where there is one.
    #[serde(default)]
    pub grabs: u32,
}

/// Why a text is not a manner of playing.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum MannerError {
    /// Not RON, or with unknown parts.
    #[error("not a level: {0}")]
    Form(#[from] ron::error::SpannedError),
    /// Too shallow or too deep.
    #[error("a level looks 1 to {most} plies ahead, not {0}", most = Manner::DEEPEST)]
    Depth(u8),
    /// More than a hundred of a hundred.
    #[error("a level can overlook at most 100 of 100 animals and slip in at most 100 of 100 moves")]
    Percent,
    /// Nothing to think with.
    #[error("a level looks at 1 position and takes 1 millisecond at least")]
    Nothing,
}

impl Manner {
    /// The most plies a level that weighs can look ahead.
    pub const DEEPEST: u8 = 6;

    /// Reads a manner of playing.
    ///
    /// # Errors
    /// The text is not RON, has unknown parts, or a number out of range.
    pub fn from_ron(text: &str) -> Result<Manner, MannerError> {
        let manner: Manner = ron::Options::default()
            .with_default_extension(ron::extensions::Extensions::UNWRAP_VARIANT_NEWTYPES)
            .from_str(text)?;
        match manner.thought {
            Thought::Weighs(Weighs { depth, .. }) if !(1..=Manner::DEEPEST).contains(&depth) => {
                Err(MannerError::Depth(depth))
            }
            Thought::Weighs(Weighs { overlooks, misses, grabs, .. })
                if overlooks > 100 || misses.saturating_add(grabs) > 100 =>
            {
                Err(MannerError::Percent)
            }
            Thought::Searches { nodes, millis, .. } if nodes == 0 || millis == 0 => Err(MannerError::Nothing),
            Thought::Weighs(_) | Thought::Searches { .. } => Ok(manner),
        }
    }
}

/// Whoever does not see such a difference sees none.
const MOST_BLUR: u32 = MOST_EVALUATED as u32;

/// A move being weighed.
#[derive(Debug)]
pub(super) struct Weighing {
    ranking: Ranking,
    /// Which of equals: as a share of all 2³².
    tie: u32,
    blur: Value,
}

impl Weighing {
    /// Begins to weigh the moves of this game as [`Thought::Weighs`] says; what is overlooked and how it slips is decided
    /// here.
    pub(super) fn begin(
        game: &Game,
        seed: u64,
        &Weighs { depth, horizon, blur, overlooks, misses, grabs }: &Weighs,
    ) -> Weighing {
        let mut chance = chance(game, seed);
        let slip = chance.random_range(0..100);
        let (grabs, misses) = (slip < grabs, (grabs..grabs + misses).contains(&slip));
        let legal = game.legal_moves();
        let position = game.position();
        let wins = |mv: &&Move| {
            let mut after = *position;
            after.play(**mv, game.rules());
            after.outcome(game.rules()).and_then(Outcome::winner) == Some(position.side_to_move())
        };
        let winning: Vec<Move> = legal.iter().filter(wins).copied().collect();
        let able: SquareSet = legal.iter().map(|mv| mv.from).collect();
        let mut seen: SquareSet = able.into_iter().filter(|_| chance.random_range(0..100) >= overlooks).collect();
        if seen.is_empty() {
            let one = chance.random_range(0..able.len().max(1) as u32);
            seen = able.into_iter().skip(one as usize).take(1).collect();
        }
        let thought_of: Vec<Move> = legal.iter().filter(|mv| seen.contains(mv.from)).copied().collect();
        let captures: Vec<Move> = thought_of.iter().filter(|mv| position.piece_at(mv.to).is_some()).copied().collect();
        let (moves, depth) = if !winning.is_empty() {
            (winning, Depth::Judged)
        } else if grabs && !captures.is_empty() {
            (captures, Depth::Judged)
        } else {
            (thought_of, if misses { Depth::Judged } else { Depth::Plies(depth) })
        };
        Weighing {
            ranking: Ranking::new(moves, depth, horizon),
            tie: chance.random(),
            blur: blur.min(MOST_BLUR) as Value,
        }
    }

    /// Goes on for about so many nodes; false once everything is weighed or `stop` is true.
    pub(super) fn go_on(&mut self, game: &Game, nodes: u64, stop: &AtomicBool) -> bool {
        self.ranking.go_on(game, nodes, stop)
    }

    /// The best of the moves weighed so far, by chance among those that look alike; `None` when there is none.
    pub(super) fn choice(&self) -> Option<Move> {
        let best = self.ranking.best(self.blur);
        let chosen = (u64::from(self.tie) * best.len() as u64) >> 32;
        best.get(chosen as usize).copied()
    }
}

/// The dice of one decision: the same for the same seed at the same point of the same game.
pub(super) fn chance(game: &Game, seed: u64) -> ChaCha8Rng {
    // An odd constant spreads neighboring plies and seeds over all bits (the golden ratio's, as in SplitMix64).
    const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;
    let ply = game.plies().len() as u64;
    ChaCha8Rng::seed_from_u64(game.position().hash() ^ (seed ^ ply.wrapping_mul(SPREAD)).wrapping_mul(SPREAD))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_manner_out_of_range_is_refused() {
        for (text, fault) in [
            ("", "not a level"),
            ("(thought: dreams)", "not a level"),
            ("(thought: weighs(depth: 2, horizon: still, hops: 3))", "not a level"),
            ("(thought: weighs(depth: 0, horizon: still))", "1 to 6 plies"),
            ("(thought: weighs(depth: 7, horizon: still))", "1 to 6 plies"),
            ("(thought: weighs(depth: 1, horizon: still, overlooks: 101))", "at most 100"),
            ("(thought: weighs(depth: 1, horizon: still, misses: 60, grabs: 41))", "at most 100"),
            ("(thought: searches(nodes: 0, millis: 5))", "1 position"),
            ("(thought: searches(nodes: 5, millis: 0))", "1 position"),
        ] {
            let error = Manner::from_ron(text).expect_err(text).to_string();
            assert!(error.contains(fault), "{text}: {error}");
        }
    }
}
