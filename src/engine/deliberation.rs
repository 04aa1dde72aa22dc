//! A level's choice in small steps, for a thread that must not be kept for longer than a moment.

use std::sync::atomic::AtomicBool;

use super::Level;
use super::history::Memory;
use super::limits::{Budget, Limits, StoppedClock};
use super::root::{Ranked, best_first};
use super::search::Search;
use crate::rules::{Game, Move};

/// A level that chooses its move step by step: one legal move is looked at in each.
#[derive(Debug)]
pub struct Deliberation {
    level: Level,
    game: Game,
    seed: u64,
    /// The moves not yet looked at, the next one last.
    waiting: Vec<Move>,
    looked_at: Vec<Ranked>,
}

impl Deliberation {
    /// Begins to choose a move in this game. The seed is as for [`Level::choose`].
    pub fn new(level: Level, game: Game, seed: u64) -> Deliberation {
        let judged = with_search(&game, level, |search| search.legal_by_judgment(&game));
        let waiting = judged.iter().rev().map(|ranked| ranked.mv).collect();
        Deliberation { level, game, seed, waiting, looked_at: Vec::new() }
    }

    /// Looks at one more move; false when there is none left.
    pub fn step(&mut self) -> bool {
        let Some(mv) = self.waiting.pop() else { return false };
        let depth = self.level.habits().depth;
        self.looked_at.extend(with_search(&self.game, self.level, |search| search.worth(&self.game, depth, mv)));
        !self.waiting.is_empty()
    }

    /// The choice among the moves looked at; after the last step, the one that [`Level::choose`] makes. `None` before the
    /// first step, and when the game is over.
    pub fn choice(&self) -> Option<Move> {
        let mut ranked = self.looked_at.clone();
        best_first(&mut ranked);
        self.level.decide(&ranked, &self.game, self.seed)
    }
}

/// A search such as the level makes, without bounds: one move more is looked at to its end.
fn with_search<T>(game: &Game, level: Level, work: impl FnOnce(&mut Search<'_>) -> T) -> T {
    let mut memory = Memory::new();
    let stop = AtomicBool::new(false);
    let budget = Budget::new(Limits::infinite(), &stop, &StoppedClock);
    work(&mut Search::new(game, &mut memory, None, level.habits().horizon, budget))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Engine;
    use crate::rules::{RuleSet, Side};

    #[test]
    fn step_by_step_it_chooses_what_the_level_chooses_at_once() {
        let mut engine = Engine::new(1);
        let stop = AtomicBool::new(false);
        for level in Level::ALL {
            let mut game = Game::new(RuleSet::default(), Side::Red);
            for seed in 0..30 {
                let at_once = level.choose(&mut engine, &game, seed, &stop);
                let mut deliberation = Deliberation::new(level, game.clone(), seed);
                assert_eq!(deliberation.choice(), None, "before the first step");
                let mut steps = 1;
                while deliberation.step() {
                    steps += 1;
                }
                assert_eq!(steps, game.legal_moves().len());
                assert_eq!(deliberation.choice(), at_once, "{level}, ply {seed}");
                let Some(mv) = at_once else { break };
                game.play(mv).expect("legal");
            }
        }
    }

    #[test]
    fn when_the_game_is_over_there_is_nothing_to_choose() {
        let mut game = Game::new(RuleSet::default(), Side::Red);
        game.resign(Side::Red);
        let mut deliberation = Deliberation::new(Level::Easy, game, 1);
        assert!(!deliberation.step());
        assert_eq!(deliberation.choice(), None);
    }
}
