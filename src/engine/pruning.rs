//! Where the search saves its time: what need not be looked at, or not so deep, and the one move that deserves a closer look.

use super::ordering::Candidate;
use super::score::{DRAW, PROVEN, Value};
use super::search::{Node, Search};
use super::table::Bound;
use crate::rules::Move;

/// A null move is tried only by a side with so many animals: with fewer, having to move can be the whole trouble.
pub(super) const NULL_MOVE_ANIMALS: usize = 3;
pub(super) const NULL_MOVE_DEPTH: i32 = 3;
/// For each ply left, how far the judgment must be above beta to be believed without a search.
const FUTILITY_STEP: Value = 110;
const FUTILITY_DEPTH: i32 = 6;
/// So far below alpha, and a little more for each ply left, quiet moves are not expected to help.
const QUIET_MARGIN: Value = 120;
const QUIET_STEP: Value = 100;
const QUIET_DEPTH: i32 = 6;
/// Up to this depth only the first quiet moves are tried; the number grows with the square of the depth.
const FEW_MOVES_DEPTH: i32 = 6;
/// A node without a move from the table, deeper than this, is searched one ply less: the next visit will have one.
pub(super) const BLIND_DEPTH: i32 = 5;
/// From this depth on a move from the table may be searched one ply deeper, if without it the value is lower by so much for
/// each ply.
const LONE_DEPTH: i32 = 7;
const LONE_STEP: Value = 2;
/// Late moves are reduced from this depth on.
const REDUCE_DEPTH: i32 = 3;

/// Is the judgment so far above beta, for so few plies, that no search is needed?
pub(super) fn surely_above(depth: i32, judged: Value, beta: Value, improving: bool) -> bool {
    depth <= FUTILITY_DEPTH && judged - FUTILITY_STEP * (depth - i32::from(improving)) >= beta
}

impl Search<'_> {
    /// If the enemy may move twice in a row and still cannot get the value below beta, no search of our own moves is needed.
    pub(super) fn null_move(&mut self, depth: i32, judged: Value, beta: Value, ply: usize) -> Option<Value> {
        self.position.pass();
        self.path.push_pass(self.position.hash());
        self.frames[ply].step = None;
        let reduced = depth - 3 - depth / 4 - ((judged - beta) / 200).min(3);
        let value = -self.search(reduced, -beta, 1 - beta, ply + 1);
        self.path.pop();
        self.position.pass();
        // A proven win after a pass proves nothing: the pass was not a move.
        (!self.budget.spent() && value >= beta).then_some(if value >= PROVEN { beta } else { value })
    }

    /// Is the table's move so much better than all others that it deserves a closer look? Where even without it the value
    /// is beyond beta, no look is needed at all.
    pub(super) fn lone(&mut self, depth: i32, beta: Value, ply: usize, mv: Move, node: &Node) -> Lone {
        let Some(known) = node.known else { return Lone::No };
        if depth < LONE_DEPTH
            || ply == 0
            || ply >= 2 * self.iteration as usize
            || known.best != Some(mv)
            || known.bound == Bound::Upper
            || known.depth < depth - 3
            || known.value.abs() >= PROVEN
            || self.frames[ply].excluded.is_some()
        {
            return Lone::No;
        }
        let bar = known.value - LONE_STEP * depth;
        self.frames[ply].excluded = Some(mv);
        let value = self.search((depth - 1) / 2, bar - 1, bar, ply);
        self.frames[ply].excluded = None;
        if self.budget.spent() {
            Lone::Cuts(DRAW)
        } else if value < bar {
            Lone::Yes
        } else if bar >= beta {
            Lone::Cuts(bar)
        } else {
            Lone::No
        }
    }

    /// Is a quiet move not even worth a search, after so many others were tried?
    pub(super) fn hopeless(&self, depth: i32, alpha: Value, tried: usize, candidate: &Candidate, node: &Node) -> bool {
        if !self.selective() || tried == 0 || node.threatened || candidate.threatens_den {
            return false;
        }
        let enough = (3 + depth * depth) / if node.improving { 1 } else { 2 };
        if depth <= FEW_MOVES_DEPTH && tried as i32 > enough {
            return true;
        }
        node.judged.is_some_and(|judged| depth <= QUIET_DEPTH && judged + QUIET_MARGIN + QUIET_STEP * depth <= alpha)
    }

    /// Plies by which a late move is searched less deep.
    pub(super) fn reduction(
        &self,
        depth: i32,
        tried: usize,
        is_line: bool,
        ply: usize,
        candidate: &Candidate,
        node: &Node,
    ) -> i32 {
        if !self.selective()
            || depth < REDUCE_DEPTH
            || tried <= 1 + usize::from(is_line)
            || node.threatened
            || candidate.threatens_den
            || !candidate.quiet
        {
            return 0;
        }
        let mut reduction = late(depth, tried);
        // The move is made already, so what came before it is one ply further back.
        let before = self.before(ply);
        reduction -= self.memory.ratings(&before).of(candidate.step) * ONE / 9000;
        reduction -= if is_line { ONE } else { 0 };
        reduction -= if self.memory.refutations(ply, &before).contains(&Some(candidate.mv)) { ONE } else { 0 };
        reduction += if node.improving { 0 } else { ONE / 2 };
        reduction += if candidate.into_danger { ONE } else { 0 };
        (reduction / ONE).clamp(0, depth - 2)
    }
}

/// What became of a look at the other moves.
pub(super) enum Lone {
    /// They are not much worse.
    No,
    /// They are much worse.
    Yes,
    /// They are good enough to end the node with this value, or the budget is spent.
    Cuts(Value),
}
/// Reductions are reckoned in parts of a ply.
const ONE: i32 = 1024;

/// How much less deep the move after so many others is searched: the product of the logarithms of depth and number.
fn late(depth: i32, tried: usize) -> i32 {
    ONE / 4 + LOG2[depth.clamp(1, 63) as usize] * LOG2[tried.min(63)] / (ONE * 4)
}

/// Logarithms to the base 2 in parts of [`ONE`], for numbers from 1 to 63.
const LOG2: [i32; 64] = {
    let mut table = [0; 64];
    let mut n = 1;
    while n < 64 {
        // The number's 1024th power has 1024 times its logarithm; squaring ten times leaves its integer part in sight.
        let mut x = (n as u64) << 32;
        let mut log = 0;
        while x >= 2 << 32 {
            x >>= 1;
            log += 1;
        }
        let mut bits = 0;
        while bits < 10 {
            x = ((x as u128 * x as u128) >> 32) as u64;
            log *= 2;
            if x >= 2 << 32 {
                x >>= 1;
                log += 1;
            }
            bits += 1;
        }
        table[n] = log;
        n += 1;
    }
    table
};
