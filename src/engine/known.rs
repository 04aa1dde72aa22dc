//! What the endgame tables know: the answer to a game that they cover, and the value of such positions within a search.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use super::limits::Clock;
use super::score::{DRAW, MAX_PLY, Score, Value, loss_in, win_in};
use super::search::Search;
use super::tables::{Tables, Verdict, in_time};
use super::{Answer, Info};
use crate::rules::{Game, Position, Side};

/// The most animals for which tables are solved in the midst of a game, and with how many that begins.
const MOST_SOLVED: usize = 3;
const PREPARE: usize = 4;

/// The answer that needs no search, if the tables cover the game; `on_info` hears of so many of the best moves.
pub(super) fn answer(
    tables: &Tables,
    game: &Game,
    clock: &dyn Clock,
    lines: usize,
    on_info: &mut dyn FnMut(&Info),
) -> Option<Answer> {
    let advice = tables.advise(game)?;
    let best = *advice.first()?;
    let nodes = advice.len() as u64;
    let time: Duration = clock.elapsed();
    let mut answer = Answer { best: Some(best.mv), score: Score::of(value(best.verdict, 0)), depth: 0, nodes };
    for (line, advice) in (1..).zip(advice.iter().take(lines)) {
        let pv = tables.line(game.position(), advice.mv, game.rules(), MAX_PLY);
        let (depth, score) = (pv.len() as u8, Score::of(value(advice.verdict, 0)));
        answer.depth = answer.depth.max(depth);
        on_info(&Info { depth, line, score, nodes, time, pv });
    }
    Some(answer)
}

/// Solves what the tables lack of an ending, one set of animals after the other.
pub(super) fn prepare(tables: &Tables, game: &Game, stop: &AtomicBool) {
    let position = game.position();
    if men(position) > PREPARE {
        return;
    }
    for task in tables.missing(position, MOST_SOLVED) {
        if stop.load(Ordering::Relaxed) || tables.solve(task).is_err() {
            break;
        }
    }
}

fn men(position: &Position) -> usize {
    Side::ALL.map(|side| position.occupied(side).len()).iter().sum()
}

impl Search<'_> {
    /// The value of a position that the tables cover.
    #[inline]
    pub(super) fn known_ending(&self, ply: usize) -> Option<Value> {
        let tables = self.tables?;
        if men(&self.position) > tables.men() {
            return None;
        }
        let verdict = tables.probe(&self.position)?;
        in_time(verdict, self.path.quiet(), self.rules).then(|| value(verdict, ply))
    }
}

const fn value(verdict: Verdict, ply: usize) -> Value {
    match verdict {
        Verdict::Win(plies) => win_in(ply + plies as usize),
        Verdict::Loss(plies) => loss_in(ply + plies as usize),
        Verdict::Draw => DRAW,
    }
}
