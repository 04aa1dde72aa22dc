//! A level's choice in small steps, for a thread that must not be kept for longer than a moment.

use std::sync::atomic::AtomicBool;

use super::manner::Weighing;
use super::{Answer, Engine, Level, Limits, StoppedClock, Thought};
use crate::rules::{Game, Move};

/// A level that chooses its move step by step, in each of which it looks at about [`Deliberation::STEP`] positions.
#[derive(Debug)]
pub struct Deliberation {
    game: Game,
    work: Work,
}

#[derive(Debug)]
enum Work {
    Weighing(Box<Weighing>),
    Searching {
        engine: Box<Engine>,
        /// Positions still to be looked at.
        left: u64,
        best: Option<Answer>,
    },
}

impl Deliberation {
    /// About how many positions are looked at in a step: a few milliseconds' worth on a slow machine.
    pub const STEP: u64 = 2_000;

    /// The most positions that a level that searches looks at in all its steps: nobody waits longer for a page's only thread.
    pub const MOST: u64 = 400_000;

    /// Memory for what one step tells the next, in MiB.
    const HASH_MIB: usize = 4;

    /// Begins to choose a move in this game. The seed is as for [`Level::choose`].
    pub fn new(level: Level, game: Game, seed: u64) -> Deliberation {
        let work = match level.manner().thought {
            Thought::Weighs(ref weighs) => Work::Weighing(Box::new(Weighing::begin(&game, seed, weighs))),
            Thought::Searches { nodes, .. } => Work::Searching {
                engine: Box::new(Engine::new(Deliberation::HASH_MIB)),
                left: if game.outcome().is_some() { 0 } else { nodes.min(Deliberation::MOST) },
                best: None,
            },
        };
        Deliberation { game, work }
    }

    /// Looks at a few more positions; false when there is nothing left to do.
    pub fn step(&mut self) -> bool {
        let stop = AtomicBool::new(false);
        match &mut self.work {
            Work::Weighing(weighing) => weighing.go_on(&self.game, Deliberation::STEP, &stop),
            Work::Searching { left: 0, .. } => false,
            Work::Searching { engine, left, best } => {
                // Each step begins a ply before the last one's end, and soon gets further: what was found is in the table.
                let first = best.map_or(1, |best| best.depth.saturating_sub(1).max(1));
                let limits = Limits::nodes(Deliberation::STEP.min(*left));
                let answer = engine.think_on(&self.game, first, &limits, &stop, &StoppedClock, &mut |_| {});
                if best.is_none_or(|best| answer.depth >= best.depth) {
                    *best = Some(answer);
                }
                // One that found nothing more to look at has seen the end.
                *left = if answer.nodes < limits.nodes.unwrap_or(0) { 0 } else { *left - answer.nodes };
                *left > 0
            }
        }
    }

    /// The choice among what was looked at; after the last step, for a level that weighs moves, the one that [`Level::choose`]
    /// makes. `None` when the game is over, and for a level that searches before the first step.
    pub fn choice(&self) -> Option<Move> {
        match &self.work {
            Work::Weighing(weighing) => weighing.choice(),
            Work::Searching { best, .. } => best.and_then(|answer| answer.best),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Allowance;
    use crate::rules::{RuleSet, Side};

    #[test]
    fn step_by_step_it_chooses_what_the_level_chooses_at_once() {
        let mut engine = Engine::new(1);
        let stop = AtomicBool::new(false);
        for level in [Level::Easy, Level::Normal, Level::Expert] {
            let mut game = Game::new(RuleSet::default(), Side::Red);
            for seed in 0..30 {
                let allowance = Allowance { stop: &stop, clock: &StoppedClock, nodes: None, threads: 1 };
                let at_once = level.choose(&mut engine, &game, seed, &allowance);
                let mut deliberation = Deliberation::new(level, game.clone(), seed);
                while deliberation.step() {}
                assert_eq!(deliberation.choice(), at_once, "{level}, ply {seed}");
                let Some(mv) = at_once else { break };
                game.play(mv).expect("legal");
            }
        }
    }

    #[test]
    fn a_level_that_searches_gets_deeper_step_by_step() {
        let game = Game::new(RuleSet::default(), Side::Red);
        let mut deliberation = Deliberation::new(Level::Master, game.clone(), 1);
        assert_eq!(deliberation.choice(), None, "before the first step");
        let mut depths = Vec::new();
        let mut steps = 0;
        while deliberation.step() {
            steps += 1;
            let Work::Searching { best: Some(best), .. } = &deliberation.work else { panic!("it searches") };
            depths.push(best.depth);
        }
        assert!((2..=Deliberation::MOST / Deliberation::STEP).contains(&steps), "{steps} steps");
        assert!(depths.is_sorted() && depths.last() > depths.first(), "{depths:?}");
        assert!(deliberation.choice().is_some_and(|mv| game.check(mv).is_ok()));
    }

    #[test]
    fn when_the_game_is_over_there_is_nothing_to_choose() {
        let mut game = Game::new(RuleSet::default(), Side::Red);
        game.resign(Side::Red);
        for level in Level::ALL {
            let mut deliberation = Deliberation::new(level, game.clone(), 1);
            assert!(!deliberation.step());
            assert_eq!(deliberation.choice(), None);
        }
    }
}
