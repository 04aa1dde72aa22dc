//! Principal variation search: alpha-beta that expects its first move to be the best and asks of the others only whether
//! they are better (Marsland and Campbell, 1982), with a transposition table, null moves and late move reductions.

use arrayvec::ArrayVec;

use super::den;
use super::eval::Evaluation;
use super::limits::Budget;
use super::ordering::{Memory, Picker};
use super::path::{Path, Repeated};
use super::score::{DRAW, INFINITE, MAX_PLY, PROVEN, Value, loss_in, win_in};
use super::table::{Bound, Known, Table};
use crate::rules::{Game, Move, MoveList, NoMove, Outcome, Ply, Position, Repetition, RuleSet};

/// The moves of a line, best play for both sides.
pub(super) type Line = ArrayVec<Move, MAX_PLY>;

/// What a search does where its depth is used up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Horizon {
    /// Judges the position as it stands.
    Still,
    /// Follows captures and threats to the den until things are quiet.
    Quiet,
}

/// A null move is tried only by a side with so many animals: with fewer, having to move can be the whole trouble.
const NULL_MOVE_ANIMALS: usize = 3;
const NULL_MOVE_DEPTH: i32 = 3;
/// Moves after this many are searched less deep, unless they prove good.
const REDUCE_AFTER: usize = 3;
const REDUCE_DEPTH: i32 = 3;
/// For each ply left, how far the judgment must be above beta to be believed without a search.
const FUTILITY_STEP: Value = 110;
const FUTILITY_DEPTH: i32 = 4;
/// A node without a move from the table, deeper than this, is searched one ply less: the next visit will have one.
const BLIND_DEPTH: i32 = 5;

/// One search of one position.
pub(super) struct Search<'a> {
    pub(super) rules: &'a RuleSet,
    pub(super) evaluation: Evaluation,
    pub(super) position: Position,
    pub(super) path: Path,
    pub(super) memory: &'a mut Memory,
    /// Without a table the search is plain: it prunes only what cannot matter, and what it finds depends on nothing but the
    /// game.
    pub(super) table: Option<&'a Table>,
    pub(super) horizon: Horizon,
    pub(super) budget: Budget<'a>,
    /// For each ply, the best line found from there.
    lines: Vec<Line>,
    /// The depth of the present iteration, which bounds extensions.
    pub(super) iteration: i32,
}

impl<'a> Search<'a> {
    pub(super) fn new(
        game: &'a Game,
        memory: &'a mut Memory,
        table: Option<&'a Table>,
        horizon: Horizon,
        budget: Budget<'a>,
    ) -> Search<'a> {
        Search {
            rules: game.rules(),
            evaluation: Evaluation::new(game.rules()),
            position: *game.position(),
            path: Path::new(game),
            memory,
            table,
            horizon,
            budget,
            lines: vec![Line::new(); MAX_PLY + 1],
            iteration: 0,
        }
    }

    /// The best line found from the root.
    pub(super) fn line(&self) -> &Line {
        &self.lines[0]
    }

    pub(super) fn make(&mut self, mv: Move) -> Ply {
        let ply = self.position.play(mv, self.rules);
        if let Some(table) = self.table {
            table.prefetch(self.position.hash());
        }
        self.path.push(self.position.hash(), ply.captured.is_some());
        ply
    }

    pub(super) fn unmake(&mut self, ply: Ply) {
        self.path.pop();
        self.position.unplay(ply);
    }

    /// `best` begins the best line from `ply`; the rest of it was found one ply on.
    pub(super) fn extend_line(&mut self, ply: usize, best: Move) {
        let (head, tail) = self.lines.split_at_mut(ply + 1);
        let line = &mut head[ply];
        line.clear();
        line.push(best);
        line.extend(tail[0].iter().copied().take(MAX_PLY - 1));
    }

    /// The best line ends at `ply`, or with the one move `last`.
    pub(super) fn end_line(&mut self, ply: usize, last: Option<Move>) {
        self.lines[ply].clear();
        self.lines[ply].extend(last);
    }

    /// The value of a position whose game the last move ended.
    pub(super) fn ended(&self, ply: usize) -> Option<Value> {
        let us = self.position.side_to_move();
        match self.position.decided().map(Outcome::winner) {
            None => None,
            Some(None) => Some(DRAW),
            Some(Some(winner)) if winner == us => Some(win_in(ply)),
            Some(Some(_)) => Some(loss_in(ply)),
        }
    }

    /// The value of a position in which the side to move cannot.
    pub(super) fn without_moves(&self, ply: usize) -> Value {
        match self.rules.no_move {
            NoMove::Loses => loss_in(ply),
            NoMove::Draw => DRAW,
        }
    }

    /// The value of the position within `alpha..beta`, `depth` plies deep. Meaningless once the budget is spent.
    pub(super) fn search(
        &mut self,
        mut depth: i32,
        mut alpha: Value,
        mut beta: Value,
        ply: usize,
        may_pass: bool,
    ) -> Value {
        self.lines[ply].clear();
        if self.budget.spend() {
            return DRAW;
        }
        if let Some(value) = self.ended(ply) {
            return value;
        }
        let us = self.position.side_to_move();
        if let Some(entry) = den::entry(&self.position, &self.evaluation, us) {
            self.lines[ply].push(entry);
            return win_in(ply + 1);
        }
        match self.path.repeated() {
            Repeated::RepeaterLoses => return win_in(ply),
            Repeated::Draw if self.position.count_moves(self.rules) > 0 => return DRAW,
            Repeated::No | Repeated::Draw | Repeated::Barred => {}
        }
        if self.path.quiet_too_long() {
            return if self.position.count_moves(self.rules) > 0 { DRAW } else { self.without_moves(ply) };
        }
        // However well it goes, the win is not nearer than two plies, and the loss not nearer than one.
        alpha = alpha.max(loss_in(ply + 1));
        beta = beta.min(win_in(ply + 2));
        if alpha >= beta {
            return alpha;
        }
        let threatened = den::entry(&self.position, &self.evaluation, !us).is_some();
        if threatened && ply < 2 * self.iteration as usize && self.selective() {
            depth += 1;
        }
        if depth <= 0 || ply >= MAX_PLY - 1 {
            return self.leaf(alpha, beta, ply);
        }

        let hash = self.position.hash();
        let is_line = beta - alpha > 1;
        let judged = if is_line || threatened { DRAW } else { self.evaluation.evaluate(&self.position) };
        let known = self.table.and_then(|table| table.probe(hash, ply));
        if let Some(known) = known
            && !is_line
            && known.depth >= depth
            && !self.path.near_quiet_limit()
            && match known.bound {
                Bound::Exact => true,
                Bound::Lower => known.value >= beta,
                Bound::Upper => known.value <= alpha,
            }
        {
            return known.value;
        }
        let from_table = known.and_then(|known| known.best);

        if self.selective() && !is_line && !threatened && beta.abs() < PROVEN {
            if depth <= FUTILITY_DEPTH && judged - FUTILITY_STEP * depth >= beta {
                return judged;
            }
            if may_pass
                && depth >= NULL_MOVE_DEPTH
                && judged >= beta
                && self.position.occupied(us).len() >= NULL_MOVE_ANIMALS
                && let Some(value) = self.null_move(depth, beta, ply)
            {
                return value;
            }
        }
        if self.selective() && from_table.is_none() && depth > BLIND_DEPTH {
            depth -= 1;
        }
        self.try_moves(depth, alpha, beta, ply, from_table, threatened)
    }

    fn selective(&self) -> bool {
        self.table.is_some()
    }

    /// Where the depth is used up.
    fn leaf(&mut self, alpha: Value, beta: Value, ply: usize) -> Value {
        match self.horizon {
            Horizon::Quiet => self.quiesce(alpha, beta, ply, super::quiesce::THREATS),
            Horizon::Still if self.position.count_moves(self.rules) == 0 => self.without_moves(ply),
            Horizon::Still => self.evaluation.evaluate(&self.position),
        }
    }

    /// If the enemy may move twice in a row and still cannot get the value below beta, no search of our own moves is needed.
    fn null_move(&mut self, depth: i32, beta: Value, ply: usize) -> Option<Value> {
        self.position.pass();
        self.path.push_pass(self.position.hash());
        let reduced = depth - 3 - depth / 4;
        let value = -self.search(reduced, -beta, 1 - beta, ply + 1, false);
        self.path.pop();
        self.position.pass();
        // A proven win after a pass proves nothing: the pass was not a move.
        (!self.budget.spent() && value >= beta).then_some(if value >= PROVEN { beta } else { value })
    }

    fn try_moves(
        &mut self,
        depth: i32,
        mut alpha: Value,
        beta: Value,
        ply: usize,
        from_table: Option<Move>,
        threatened: bool,
    ) -> Value {
        let hash = self.position.hash();
        let alpha_before = alpha;
        let is_line = beta - alpha > 1;
        let moves = self.position.moves(self.rules);
        let picker = Picker::new(&moves, &self.position, &self.evaluation, self.memory, from_table, ply);
        let mut best = -INFINITE;
        let mut best_move = None;
        let mut quiet_tried = MoveList::new();
        let mut tried = 0;
        for mv in picker {
            let quiet = self.position.piece_at(mv.to).is_none();
            let history = if quiet { self.memory.history(&self.position, mv) } else { 0 };
            let made = self.make(mv);
            if self.rules.repetition == Repetition::Forbidden && self.path.repeated() == Repeated::Barred {
                self.unmake(made);
                continue;
            }
            tried += 1;
            let value = if tried == 1 {
                -self.search(depth - 1, -beta, -alpha, ply + 1, true)
            } else {
                let reduction = if quiet && !threatened { self.reduction(depth, tried, history) } else { 0 };
                let mut value = -self.search(depth - 1 - reduction, -alpha - 1, -alpha, ply + 1, true);
                if value > alpha && reduction > 0 {
                    value = -self.search(depth - 1, -alpha - 1, -alpha, ply + 1, true);
                }
                if value > alpha && value < beta {
                    value = -self.search(depth - 1, -beta, -alpha, ply + 1, true);
                }
                value
            };
            self.unmake(made);
            if self.budget.spent() {
                return DRAW;
            }
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    best_move = Some(mv);
                    if is_line {
                        self.extend_line(ply, mv);
                    }
                }
            }
            if alpha >= beta {
                if quiet {
                    self.memory.reward(&self.position, ply, mv, &quiet_tried, depth);
                }
                break;
            }
            if quiet {
                quiet_tried.push(mv);
            }
        }
        if tried == 0 {
            return self.without_moves(ply);
        }
        if let Some(table) = self.table {
            let bound = if best >= beta {
                Bound::Lower
            } else if best > alpha_before {
                Bound::Exact
            } else {
                Bound::Upper
            };
            table.store(hash, ply, Known { best: best_move, value: best, depth, bound, judged: 0 });
        }
        best
    }

    /// Plies by which a late quiet move is searched less deep.
    fn reduction(&self, depth: i32, tried: usize, history: i32) -> i32 {
        if !self.selective() || depth < REDUCE_DEPTH || tried <= REDUCE_AFTER {
            return 0;
        }
        let by_place = 1 + i32::from(tried > 8) + i32::from(depth > 6) + i32::from(depth > 10 && tried > 14);
        (by_place - history / 4096).clamp(0, depth - 2)
    }
}
