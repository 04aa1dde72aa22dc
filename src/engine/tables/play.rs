//! Playing by the tables alone: which move to choose, whatever the game's history says.
//!
//! The winner's distance falls with every move of either side, so that no position comes twice once it plays by the
//! tables. But positions may have come before, and one that comes for the third time is a draw: see `way`.

use std::cmp::Reverse;

use super::way::Way;
use super::{Material, Tables, Verdict};
use crate::rules::{Game, Move, Position, RuleSet};

/// A legal move and what it comes to for the side that makes it, repetition considered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Advice {
    /// The move.
    pub mv: Move,
    /// What best play from there comes to.
    pub verdict: Verdict,
}

impl Tables {
    /// All legal moves, the best first: the shortest win that the game's history leaves open; else a draw, of those one that
    /// brings something new and sets the enemy most traps; else the longest loss. `None` where the tables do not cover the
    /// position and all that a move can lead to, or where a draw by quiet plies may come before the end.
    pub fn advise(&self, game: &Game) -> Option<Vec<Advice>> {
        let covered = self.serves(game.rules()) && Material::of(game.position()).men() <= self.men();
        if !covered || game.outcome().is_some() {
            return None;
        }
        let in_time = |verdict| in_time(verdict, game.quiet_plies(), game.rules());
        let mut advice = Vec::new();
        for mv in game.legal_moves() {
            let mut after = game.clone();
            after.play(mv).ok()?;
            let verdict = match after.outcome() {
                Some(outcome) if outcome.winner().is_none() => Verdict::Draw,
                _ => self.probe(after.position()).map(Verdict::before).filter(|&verdict| in_time(verdict))?,
            };
            advice.push((Advice { mv, verdict }, after));
        }
        self.sort(&mut advice);
        if let Some((Advice { verdict: Verdict::Win(_), .. }, _)) = advice.first() {
            let mut way = Way::new(self, game);
            let wins = advice.iter().take_while(|(advice, _)| matches!(advice.verdict, Verdict::Win(_)));
            let safe = wins.map(|(_, after)| *after.position()).position(|after| way.holds(&after));
            if let Some(safe) = safe {
                advice[..=safe].rotate_right(1);
            } else if let Some(around) = way.around() {
                for (advice, after) in &mut advice {
                    if after.outcome().is_none() {
                        advice.verdict = around.read(after.position()).map_or(advice.verdict, Verdict::before);
                    }
                }
                self.sort(&mut advice);
            }
        }
        Some(advice.into_iter().map(|(advice, _)| advice).collect())
    }

    /// Puts the best move first.
    fn sort(&self, advice: &mut [(Advice, Game)]) {
        advice.sort_by_cached_key(|(advice, after)| {
            let (seen, traps) = match advice.verdict {
                Verdict::Draw => (after.repetitions(), self.traps(after)),
                Verdict::Win(_) | Verdict::Loss(_) => (0, 0),
            };
            (Reverse(advice.verdict.worth()), seen, Reverse(traps))
        });
    }

    /// Best play for both sides after the first move, as far as `most` moves.
    pub fn line(&self, position: &Position, first: Move, rules: &RuleSet, most: usize) -> Vec<Move> {
        let mut position = *position;
        let mut line = vec![first];
        position.play(first, rules);
        while line.len() < most && position.decided().is_none() {
            let best = position.moves(rules).into_iter().filter_map(|mv| Some((mv, self.after(&position, mv, rules)?)));
            let Some((mv, verdict)) = best.max_by_key(|(_, verdict)| verdict.worth()) else {
                break;
            };
            if verdict == Verdict::Draw {
                break;
            }
            position.play(mv, rules);
            line.push(mv);
        }
        line
    }

    /// What a move comes to.
    fn after(&self, position: &Position, mv: Move, rules: &RuleSet) -> Option<Verdict> {
        let mut after = *position;
        after.play(mv, rules);
        self.probe(&after).map(Verdict::before)
    }

    /// Of a thousand moves of the enemy, how many would lose.
    fn traps(&self, game: &Game) -> usize {
        let moves = game.legal_moves();
        let lost = |mv: &&Move| matches!(self.after(game.position(), **mv, game.rules()), Some(Verdict::Loss(_)));
        moves.iter().filter(lost).count() * 1000 / moves.len().max(1)
    }
}

/// Is the end near enough that no draw by quiet plies comes before it, even if nothing is taken on the way?
pub(crate) fn in_time(verdict: Verdict, quiet: u32, rules: &RuleSet) -> bool {
    match verdict {
        Verdict::Win(plies) | Verdict::Loss(plies) => {
            rules.quiet_plies_draw.is_none_or(|limit| quiet.saturating_add(plies.into()) <= limit)
        }
        Verdict::Draw => true,
    }
}
