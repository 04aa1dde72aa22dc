//! Principal variation search: alpha-beta that expects its first move to be the best and asks of the others only whether
//! they are better (Marsland and Campbell, 1982), with a transposition table, null moves and late move reductions.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::den;
use super::eval::Evaluation;
use super::history::{Before, Memory, Step};
use super::limits::Budget;
use super::ordering::{Candidate, Picker};
use super::path::{Path, Repeated};
use super::pruning::{BLIND_DEPTH, Lone, NULL_MOVE_ANIMALS, NULL_MOVE_DEPTH, surely_above};
use super::score::{DRAW, INFINITE, MAX_PLY, PROVEN, Value, loss_in, win_in};
use super::table::{Bound, Known, Table};
use super::tables::Tables;
use crate::rules::{Game, MOST_MOVES, Move, NoMove, Outcome, Ply, Position, Repetition, RuleSet};

/// The moves of a line, best play for both sides.
pub(super) type Line = ArrayVec<Move, MAX_PLY>;

/// What a search does where its depth is used up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Horizon {
    /// Judges the position as it stands.
    Still,
    /// Follows captures and threats to the den until things are quiet.
    Quiet,
}

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
    /// Endgame tables for these rules.
    pub(super) tables: Option<&'a Tables>,
    pub(super) horizon: Horizon,
    pub(super) budget: Budget<'a>,
    /// For each ply, the best line found from there.
    lines: Vec<Line>,
    /// For each ply, what the search of a later one wants to know.
    pub(super) frames: Vec<Frame>,
    /// The depth of the present iteration, which bounds extensions.
    pub(super) iteration: i32,
    /// By how much the side at the root would rather play on than go round.
    pub(super) contempt: Value,
}

/// One ply of the line being searched.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Frame {
    /// The move made there; none for a pass.
    pub(super) step: Option<Step>,
    /// What the position was worth by judgment, unless the den was threatened.
    judged: Option<Value>,
    /// The move left out, to see what the others are worth.
    pub(super) excluded: Option<Move>,
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
            tables: None,
            horizon,
            budget,
            lines: vec![Line::new(); MAX_PLY + 1],
            frames: vec![Frame::default(); MAX_PLY + 1],
            iteration: 0,
            contempt: 0,
        }
    }

    /// The best line found from the root.
    pub(super) fn line(&self) -> &Line {
        &self.lines[0]
    }

    pub(super) fn make(&mut self, mv: Move) -> Ply {
        let ply = self.position.play(mv, self.rules);
        self.path.push(self.position.hash(), ply.captured.is_some());
        if let Some(table) = self.table {
            table.prefetch(self.key());
        }
        ply
    }

    /// What the table knows the position by.
    fn key(&self) -> u64 {
        self.position.hash() ^ self.path.salt()
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

    /// The value of going round until the game is drawn: less than a draw to the side at the root, by its contempt.
    fn round(&self, ply: usize) -> Value {
        if ply.is_multiple_of(2) { DRAW - self.contempt } else { DRAW + self.contempt }
    }

    /// The value of a position in which the side to move cannot.
    pub(super) fn without_moves(&self, ply: usize) -> Value {
        match self.rules.no_move {
            NoMove::Loses => loss_in(ply),
            NoMove::Draw => DRAW,
        }
    }

    /// The value of the position within `alpha..beta`, `depth` plies deep. Meaningless once the budget is spent.
    pub(super) fn search(&mut self, mut depth: i32, mut alpha: Value, mut beta: Value, ply: usize) -> Value {
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
            Repeated::Draw if self.position.count_moves(self.rules) > 0 => return self.round(ply),
            Repeated::No | Repeated::Draw | Repeated::Barred => {}
        }
        if self.path.quiet_too_long() {
            return if self.position.count_moves(self.rules) > 0 { self.round(ply) } else { self.without_moves(ply) };
        }
        // However well it goes, the win is not nearer than two plies, and the loss not nearer than one.
        alpha = alpha.max(loss_in(ply + 1));
        beta = beta.min(win_in(ply + 2));
        if alpha >= beta {
            return alpha;
        }
        if let Some(value) = self.known_ending(ply) {
            return value;
        }
        let threatened = den::entry(&self.position, &self.evaluation, !us).is_some();
        if threatened && ply < 2 * self.iteration as usize && self.selective() {
            depth += 1;
        }
        if depth <= 0 || ply >= MAX_PLY - 1 {
            return self.leaf(alpha, beta, ply);
        }

        let key = self.key();
        let is_line = beta - alpha > 1;
        let excluded = self.frames[ply].excluded;
        let known = self.table.and_then(|table| table.probe(key, ply));
        if let Some(known) = known
            && !is_line
            && excluded.is_none()
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
        let judged = (self.selective() && !threatened).then(|| {
            let before = known.and_then(|known| known.judged);
            before.unwrap_or_else(|| self.evaluation.evaluate(&self.position))
        });
        self.frames[ply].judged = judged;
        // Does it go better than a move ago?
        let improving = judged.zip(ply.checked_sub(2).and_then(|ply| self.frames[ply].judged));
        let improving = improving.is_none_or(|(now, before)| now > before);

        if let Some(judged) = judged
            && !is_line
            && beta.abs() < PROVEN
        {
            // What the table knows is better than a judgment where it is on the right side of it.
            let judged = match known {
                Some(Known { value, bound: Bound::Lower, .. }) if value > judged && value < PROVEN => value,
                Some(Known { value, bound: Bound::Upper, .. }) if value < judged && value > -PROVEN => value,
                Some(Known { value, bound: Bound::Exact, .. }) if value.abs() < PROVEN => value,
                _ => judged,
            };
            if excluded.is_none() && surely_above(depth, judged, beta, improving) {
                return judged;
            }
            let may_pass = ply > 0 && self.frames[ply - 1].step.is_some();
            if may_pass
                && excluded.is_none()
                && depth >= NULL_MOVE_DEPTH
                && judged >= beta
                && self.position.occupied(us).len() >= NULL_MOVE_ANIMALS
                && let Some(value) = self.null_move(depth, judged, beta, ply)
            {
                return value;
            }
        }
        if self.selective() && from_table.is_none() && excluded.is_none() && depth > BLIND_DEPTH {
            depth -= 1;
        }
        self.try_moves(depth, alpha, beta, ply, Node { known, threatened, judged, improving })
    }

    pub(super) fn selective(&self) -> bool {
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

    fn try_moves(&mut self, depth: i32, mut alpha: Value, beta: Value, ply: usize, node: Node) -> Value {
        let key = self.key();
        let alpha_before = alpha;
        let excluded = self.frames[ply].excluded;
        let is_line = beta - alpha > 1;
        let moves = self.position.moves(self.rules);
        let before = self.before(ply);
        let mut picker = Picker::new(moves, node.known.and_then(|known| known.best), before, ply);
        let mut best = -INFINITE;
        let mut best_move = None;
        let mut quiet_tried: ArrayVec<Step, MOST_MOVES> = ArrayVec::new();
        let mut tried = 0;
        while let Some(candidate) = picker.next(&self.position, &self.evaluation, self.memory) {
            let Candidate { mv, step, quiet, .. } = candidate;
            if best > -PROVEN && quiet && !is_line && self.hopeless(depth, alpha, tried, &candidate, &node) {
                break;
            }
            if excluded == Some(mv) {
                continue;
            }
            let extension = match self.lone(depth, beta, ply, mv, &node) {
                Lone::No => 0,
                Lone::Yes => 1,
                Lone::Cuts(value) => return value,
            };
            self.frames[ply].step = Some(step);
            let made = self.make(mv);
            if self.rules.repetition == Repetition::Forbidden && self.path.repeated() == Repeated::Barred {
                self.unmake(made);
                continue;
            }
            tried += 1;
            let value = if tried == 1 {
                -self.search(depth - 1 + extension, -beta, -alpha, ply + 1)
            } else {
                let reduction = self.reduction(depth, tried, is_line, ply, &candidate, &node);
                let mut value = -self.search(depth - 1 - reduction, -alpha - 1, -alpha, ply + 1);
                if value > alpha && reduction > 0 {
                    value = -self.search(depth - 1, -alpha - 1, -alpha, ply + 1);
                }
                if value > alpha && value < beta {
                    value = -self.search(depth - 1, -beta, -alpha, ply + 1);
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
                    self.memory.reward(ply, &before, (mv, step), &quiet_tried, depth);
                }
                break;
            }
            if quiet {
                quiet_tried.push(step);
            }
        }
        if tried == 0 {
            return if excluded.is_some() { alpha_before } else { self.without_moves(ply) };
        }
        if let Some(table) = self.table
            && excluded.is_none()
        {
            let bound = if best >= beta {
                Bound::Lower
            } else if best > alpha_before {
                Bound::Exact
            } else {
                Bound::Upper
            };
            table.store(key, ply, Known { best: best_move, value: best, depth, bound, judged: node.judged });
        }
        best
    }

    /// The move is going to be made `ply` plies from the root.
    pub(super) fn note(&mut self, ply: usize, mv: Move) {
        self.frames[ply].step = self.position.piece_at(mv.from).map(|piece| Step::new(piece, mv));
    }

    /// The moves made one and two plies before.
    pub(super) fn before(&self, ply: usize) -> Before {
        [1, 2].map(|plies| ply.checked_sub(plies).and_then(|ply| self.frames[ply].step))
    }
}

/// What is known of a node before its moves are tried.
pub(super) struct Node {
    pub(super) known: Option<Known>,
    /// The enemy could enter the den next.
    pub(super) threatened: bool,
    pub(super) judged: Option<Value>,
    pub(super) improving: bool,
}
