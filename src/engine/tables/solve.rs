//! Retrograde analysis: from the ends of the game backward (Ströhlein, 1970; Thompson, 1986).
//!
//! An ending and the one with the other side to move are solved together, since their positions lead to each other until
//! something is taken; what follows a capture is looked up in the tables of fewer animals. One pass over all positions
//! notes what their captures and den entries come to and how many quiet moves there are. Then the decided positions are
//! taken ply by ply, the nearest first, and each tells the positions from which a quiet move leads to it.
//!
//! The way back needs no rules of its own: a quiet move can be undone by the same animal moving back, since dens are never
//! left and what bars a step or a leap bars it both ways. The separate check in `verify` looks forward only and would show
//! it, were that wrong.

use arrayvec::ArrayVec;

use super::layout::Layout;
use super::material::Slots;
use super::{TableError, Verdict};
use crate::rules::{MOST_MOVES, NoMove, Outcome, Position, RuleSet, Side};

/// The code of a position that is a draw whatever its moves are, while others are solved.
const CLOSED: u16 = u16::MAX;

/// Cannot lose: it has a capture that wins or draws.
const NEVER: u16 = u16::MAX;

/// One ending while it is solved.
struct Draft {
    layout: Layout,
    /// The verdicts' codes; 0 while nothing is decided.
    codes: Vec<u16>,
    /// For each position, the quiet moves that may not lose yet.
    open: Vec<u8>,
    /// For each position, how long its losing captures last at most; [`NEVER`] where it has a better one.
    delay: Vec<u16>,
}

/// A position of one of the two endings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Node {
    draft: u8,
    index: u32,
}

/// An ending and the one with the other side to move.
struct Solver<'a> {
    rules: &'a RuleSet,
    empty: Position,
    /// The animals' order seen from Red and from Blue, when the first ending has Red to move.
    slots: [&'a Slots; 2],
    /// One where the two endings are the same.
    drafts: Vec<Draft>,
    /// For each number of plies, the positions won and those lost then.
    won: Vec<Vec<Node>>,
    lost: Vec<Vec<Node>>,
}

/// The verdicts' codes of an ending and, unless it is the same, of the one with the other side to move. `slots` are the
/// animals' orders in both. The positions `closed`, and what has the same number, are taken for draws.
///
/// # Errors
/// A table of fewer animals is missing or damaged.
pub(super) fn solve(
    rules: &RuleSet,
    slots: [&Slots; 2],
    same: bool,
    closed: &[Position],
    fewer: &dyn Fn(&Position) -> Result<Verdict, TableError>,
) -> Result<Vec<Vec<u16>>, TableError> {
    let drafts = slots[..if same { 1 } else { 2 }].iter().map(|slots| Draft::new(Layout::new(slots))).collect();
    let empty = Position::empty(rules, Side::Red);
    let mut solver = Solver { rules, empty, slots, drafts, won: Vec::new(), lost: Vec::new() };
    for position in closed {
        solver.close(position);
    }
    solver.look_ahead(fewer)?;
    solver.look_back();
    let mut codes: Vec<Vec<u16>> = solver.drafts.into_iter().map(|draft| draft.codes).collect();
    codes.iter_mut().flatten().filter(|code| **code == CLOSED).for_each(|code| *code = Verdict::Draw.code());
    Ok(codes)
}

impl Draft {
    fn new(layout: Layout) -> Draft {
        let len = layout.len();
        Draft { layout, codes: vec![0; len], open: vec![0; len], delay: vec![0; len] }
    }
}

impl Solver<'_> {
    /// The ending that moves from an ending's positions lead to.
    fn next(&self, draft: u8) -> u8 {
        if self.drafts.len() == 1 { 0 } else { 1 - draft }
    }

    /// A node's position, Red to move; `None` where its number is none's.
    fn position(&self, node: Node) -> Option<Position> {
        let draft = usize::from(node.draft);
        let placement = self.drafts[draft].layout.placement(node.index as usize)?;
        let pieces = self.slots[draft].pieces(Side::Red).zip(placement);
        Some(pieces.fold(self.empty, |position, (piece, square)| position.with(piece, square)))
    }

    /// A position with the animals of an ending, but Blue to move, as a node.
    fn node(&self, draft: u8, position: &Position) -> Option<Node> {
        let placement = self.slots[usize::from(1 - draft)].squares(position, Side::Blue)?;
        let draft = self.next(draft);
        Some(Node { draft, index: self.drafts[usize::from(draft)].layout.index(&placement) as u32 })
    }

    /// Takes a position for a draw.
    fn close(&mut self, position: &Position) {
        let found = (0..2).find_map(|i| Some((i, self.slots[i].squares(position, position.side_to_move())?)));
        if let Some((i, placement)) = found {
            let draft = i.min(self.drafts.len() - 1);
            let draft = &mut self.drafts[draft];
            let index = draft.layout.index(&placement);
            draft.codes[index] = CLOSED;
        }
    }

    fn decided(&self, node: Node) -> bool {
        self.drafts[usize::from(node.draft)].codes[node.index as usize] != 0
    }

    /// Judges every position by its captures and den entries.
    fn look_ahead(&mut self, fewer: &dyn Fn(&Position) -> Result<Verdict, TableError>) -> Result<(), TableError> {
        for draft in 0..self.drafts.len() as u8 {
            for index in 0..self.drafts[usize::from(draft)].layout.len() as u32 {
                let node = Node { draft, index };
                if !self.decided(node)
                    && let Some(position) = self.position(node)
                {
                    self.judge(node, position, fewer)?;
                }
            }
        }
        Ok(())
    }

    fn judge(
        &mut self,
        node: Node,
        mut position: Position,
        fewer: &dyn Fn(&Position) -> Result<Verdict, TableError>,
    ) -> Result<(), TableError> {
        let moves = position.moves(self.rules);
        let mut quiet: ArrayVec<Node, MOST_MOVES> = ArrayVec::new();
        let (mut win, mut delay) = (NEVER, 0);
        if moves.is_empty() && self.rules.no_move == NoMove::Draw {
            delay = NEVER;
        }
        for mv in moves {
            let ply = position.play(mv, self.rules);
            let verdict = match position.decided().map(Outcome::winner) {
                Some(None) => Verdict::Draw,
                Some(Some(Side::Red)) => Verdict::Loss(0),
                Some(Some(Side::Blue)) => Verdict::Win(0),
                None if ply.captured.is_some() => fewer(&position)?,
                None => {
                    quiet.extend(self.node(node.draft, &position));
                    position.unplay(ply);
                    continue;
                }
            };
            match verdict.before() {
                Verdict::Win(plies) => win = win.min(plies),
                Verdict::Loss(plies) => delay = delay.max(plies),
                Verdict::Draw => delay = NEVER,
            }
            position.unplay(ply);
        }
        quiet.sort_unstable();
        let open = distinct(&quiet).count() as u8;
        if win != NEVER {
            delay = NEVER;
            at(&mut self.won, win).push(node);
        } else if open == 0 && delay != NEVER {
            at(&mut self.lost, delay).push(node);
        }
        let draft = &mut self.drafts[usize::from(node.draft)];
        draft.open[node.index as usize] = open;
        draft.delay[node.index as usize] = delay;
        Ok(())
    }

    /// Spreads what is decided, ply by ply.
    fn look_back(&mut self) {
        let mut plies: u16 = 0;
        while usize::from(plies) < self.won.len().max(self.lost.len()) {
            for node in std::mem::take(at(&mut self.won, plies)) {
                if self.decide(node, Verdict::Win(plies)) {
                    for before in self.before(node) {
                        self.refute(before, plies + 1);
                    }
                }
            }
            for node in std::mem::take(at(&mut self.lost, plies)) {
                if self.decide(node, Verdict::Loss(plies)) {
                    let before = self.before(node);
                    at(&mut self.won, plies + 1).extend(before);
                }
            }
            plies += 1;
        }
    }

    /// Notes the verdict; false if there is an earlier one.
    fn decide(&mut self, node: Node, verdict: Verdict) -> bool {
        let news = !self.decided(node);
        if news {
            self.drafts[usize::from(node.draft)].codes[node.index as usize] = verdict.code();
        }
        news
    }

    /// One more quiet move of the position loses.
    fn refute(&mut self, node: Node, plies: u16) {
        let draft = &mut self.drafts[usize::from(node.draft)];
        let index = node.index as usize;
        draft.open[index] -= 1;
        let delay = draft.delay[index];
        if draft.open[index] == 0 && delay != NEVER {
            at(&mut self.lost, delay.max(plies)).push(node);
        }
    }

    /// The positions from which a quiet move leads to this one and that are not decided.
    fn before(&self, node: Node) -> ArrayVec<Node, MOST_MOVES> {
        let mut nodes: ArrayVec<Node, MOST_MOVES> = ArrayVec::new();
        let Some(mut position) = self.position(node) else {
            return nodes;
        };
        // The enemy goes back to where it came from.
        position.pass();
        let taken = position.occupied(Side::Red);
        for mv in position.moves_into(!taken, self.rules) {
            let ply = position.play(mv, self.rules);
            if position.decided().is_none() {
                nodes.extend(self.node(node.draft, &position));
            }
            position.unplay(ply);
        }
        nodes.retain(|node| !self.decided(*node));
        nodes.sort_unstable();
        distinct(&nodes).collect()
    }
}

/// The list for so many plies.
fn at(lists: &mut Vec<Vec<Node>>, plies: u16) -> &mut Vec<Node> {
    let plies = usize::from(plies);
    if lists.len() <= plies {
        lists.resize_with(plies + 1, Vec::new);
    }
    &mut lists[plies]
}

/// Each of the sorted nodes once: the moves of a position that is its own mirror image lead to the same positions in pairs.
fn distinct(nodes: &[Node]) -> impl Iterator<Item = Node> + '_ {
    nodes.iter().enumerate().filter(|&(i, node)| i == 0 || nodes[i - 1] != *node).map(|(_, node)| *node)
}
