//! Going through a game, from its end to its start, in slices.

use std::sync::atomic::{AtomicBool, Ordering};

use super::{Class, Judgment, PlyReview, Remark, Review};
use crate::engine::{Answer, Engine, Limits, StoppedClock};
use crate::rules::{Game, Move};

/// A review at work.
#[derive(Debug)]
pub struct Reviewer {
    engine: Engine,
    /// The game, taken back to the position that is judged next.
    game: Game,
    /// The game's moves.
    moves: Vec<Move>,
    /// Positions to look at for each position of the game.
    nodes: u64,
    /// Positions that were looked at for the present one, and what was found.
    open: Option<(u64, Answer)>,
    /// What the positions are worth and the best moves there, the game's last position first.
    judged: Vec<(Judgment, Option<Move>)>,
}

impl Reviewer {
    /// Memory for what one position tells of the others, in MiB.
    const HASH_MIB: usize = 16;

    /// Begins the review of a game, in which each position may take `nodes` positions looked at. With 200,000 a game of 80
    /// plies takes a core some ten seconds.
    pub fn new(game: &Game, nodes: u64) -> Reviewer {
        let mut engine = Engine::new(Reviewer::HASH_MIB);
        engine.use_shipped_tables(game.rules());
        let moves: Vec<Move> = game.plies().iter().map(|ply| ply.mv).collect();
        // Played anew, since what players or clocks declare at the end says nothing about the last move.
        let mut bare = Game::from_position(game.rules().clone(), *game.start(), game.start_quiet());
        let played = moves.iter().take_while(|&&mv| bare.play(mv).is_ok()).count();
        debug_assert_eq!(played, moves.len(), "a game's moves are legal");
        Reviewer { engine, game: bare, moves, nodes: nodes.max(1), open: None, judged: Vec::new() }
    }

    /// How many positions are judged, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.judged.len(), self.moves.len() + 1)
    }

    /// Goes on until about `nodes` more positions are looked at or one of the game is judged, or `stop` is true; false when
    /// nothing is left to do. After a stop it goes on where it was.
    pub fn step(&mut self, nodes: u64, stop: &AtomicBool) -> bool {
        let (done, all) = self.progress();
        if done == all {
            return false;
        }
        if stop.load(Ordering::Relaxed) {
            return true;
        }
        if let Some(outcome) = self.game.outcome() {
            self.close(Judgment::Over(outcome), None);
            return self.judged.len() < all;
        }
        let tables = self.engine.tables.as_deref().filter(|tables| tables.serves(self.game.rules()));
        if let Some(advice) = tables.and_then(|tables| tables.advise(&self.game)?.first().copied()) {
            self.close(Judgment::Exact(advice.verdict), Some(advice.mv));
            return self.judged.len() < all;
        }
        let spent = self.open.map_or(0, |(spent, _)| spent);
        let limits = Limits::nodes(nodes.clamp(1, self.nodes.saturating_sub(spent).max(1)));
        let answer = match self.open {
            None => self.engine.think(&self.game, &limits, stop, &StoppedClock, &mut |_| {}),
            Some((_, before)) => {
                let first = before.depth.saturating_sub(1).max(1);
                self.engine.think_on(&self.game, first, &limits, stop, &StoppedClock, &mut |_| {})
            }
        };
        if stop.load(Ordering::Relaxed) {
            return true;
        }
        // A slice that did not get as far as the one before found nothing new.
        let best = self.open.map(|(_, answer)| answer).filter(|before| before.depth > answer.depth).unwrap_or(answer);
        let spent = spent + answer.nodes;
        // One that found nothing more to look at has seen the end.
        if spent >= self.nodes || answer.nodes < limits.nodes.unwrap_or(0) {
            self.close(Judgment::Searched(best.score), best.best);
        } else {
            self.open = Some((spent, best));
        }
        self.judged.len() < all
    }

    /// The review; complete when [`Reviewer::step`] has said false, and before that of as many plies from the end as are
    /// judged on both sides.
    pub fn review(&self) -> Review {
        let mut game = self.game.clone();
        // The game stands at the next position to be judged: go on to the earliest that is, the one after it.
        let first = (self.moves.len() + 1 - self.judged.len()).min(self.moves.len());
        for &mv in &self.moves[game.plies().len()..first] {
            if game.play(mv).is_err() {
                break;
            }
        }
        let mut plies = Vec::new();
        let judged: Vec<&(Judgment, Option<Move>)> = self.judged.iter().rev().collect();
        for (pair, &mv) in judged.windows(2).zip(self.moves.iter().skip(first)) {
            let [(before, best), (after, answer)] = *pair else { break };
            let (position, side, rules) = (*game.position(), game.position().side_to_move(), game.rules().clone());
            let played = Remark::of(&position, mv, &rules);
            let best = best.unwrap_or(mv);
            let answer = answer.map(|answer| {
                let mut after = position;
                after.play(mv, &rules);
                Remark::of(&after, answer, &rules)
            });
            let best_played = best == mv;
            // What the other side can expect, this side cannot.
            let lost = if best_played { 0.0 } else { before.chance(side) - (1.0 - after.chance(!side)) };
            plies.push(PlyReview {
                side,
                before: *before,
                after: *after,
                lost: lost.clamp(0.0, 1.0),
                class: Class::of(lost, best_played),
                played,
                best: Remark::of(&position, best, &rules),
                answer,
            });
            if game.play(mv).is_err() {
                break;
            }
        }
        Review { plies }
    }

    fn close(&mut self, judgment: Judgment, best: Option<Move>) {
        self.judged.push((judgment, best));
        self.open = None;
        self.game.undo();
    }
}
