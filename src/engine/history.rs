//! What earlier parts of the search found good: quiet moves that refuted, by ply, by what they answer and by where they go.

use super::score::MAX_PLY;
use crate::rules::{Move, Piece};

/// Ratings stay within plus and minus this.
pub(super) const MOST: i32 = 1 << 13;
/// Places in a table by piece and square: two sides of eight animals, 64 squares.
const PLACES: usize = 16 * 64;
/// The same where the side is known.
const OWN_PLACES: usize = 8 * 64;

/// A move as the tables know it: who goes where. Its number is below [`PLACES`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Step(u16);

impl Step {
    pub(super) const fn new(piece: Piece, mv: Move) -> Step {
        Step(((piece.side.index() * 8 + piece.animal.index()) * 64 + mv.to.index()) as u16)
    }

    const fn index(self) -> usize {
        self.0 as usize
    }

    /// The place in a table by the move `before`, then by this one.
    const fn after(self, before: Step) -> usize {
        before.index() * OWN_PLACES + self.index() % OWN_PLACES
    }
}

/// What a quiet move did elsewhere in the tree, by who goes where; and the same by the move that it answers, and by the own
/// move that it continues.
#[derive(Debug, Clone)]
pub(super) struct Memory {
    killers: Vec<[Option<Move>; 2]>,
    counters: Vec<Option<Move>>,
    history: Vec<i16>,
    /// By the move one and two plies before, then by the move: an answer or a continuation.
    following: [Vec<i16>; 2],
}

/// What may follow the move `before`; `None` while nothing is known.
fn row(table: &[i16], before: Option<Step>) -> Option<&[i16; OWN_PLACES]> {
    let start = before?.index() * OWN_PLACES;
    table.get(start..start + OWN_PLACES)?.try_into().ok()
}

/// Nothing is known.
static NOTHING: [i16; OWN_PLACES] = [0; OWN_PLACES];

/// How well quiet moves did elsewhere in the tree, for one node.
#[derive(Clone, Copy)]
pub(super) struct Ratings<'a> {
    history: &'a [i16],
    rows: [&'a [i16; OWN_PLACES]; 2],
}

impl Ratings<'_> {
    /// How well this one did, within three times ±[`MOST`].
    pub(super) fn of(&self, step: Step) -> i32 {
        let place = step.index() % OWN_PLACES;
        i32::from(self.history[step.index()]) + i32::from(self.rows[0][place]) + i32::from(self.rows[1][place])
    }
}

/// The moves made one and two plies before; none where somebody passed or the line began.
pub(super) type Before = [Option<Step>; 2];

impl Memory {
    pub(super) fn new() -> Memory {
        Memory {
            killers: vec![[None; 2]; MAX_PLY + 1],
            counters: vec![None; PLACES],
            history: vec![0; PLACES],
            // Filled when a search first learns something: a level's search never does.
            following: [Vec::new(), Vec::new()],
        }
    }

    /// A new search begins: killers mean nothing any more, history fades.
    pub(super) fn fade(&mut self) {
        self.killers.fill([None; 2]);
        for entry in &mut self.history {
            *entry /= 4;
        }
    }

    /// The quiet moves that refuted here before, and the one that refuted the same move elsewhere; the best first.
    pub(super) fn refutations(&self, ply: usize, before: &Before) -> [Option<Move>; 3] {
        let [first, second] = self.killers[ply];
        [first, second, before[0].and_then(|step| self.counters[step.index()])]
    }

    /// What is known of the moves that may follow these.
    pub(super) fn ratings(&self, before: &Before) -> Ratings<'_> {
        Ratings {
            history: &self.history,
            rows: std::array::from_fn(|i| row(&self.following[i], before[i]).unwrap_or(&NOTHING)),
        }
    }

    /// The quiet `best` refuted the enemy's last move, `depth` plies deep; the quiet moves in `tried` had not.
    pub(super) fn reward(&mut self, ply: usize, before: &Before, best: (Move, Step), tried: &[Step], depth: i32) {
        let (mv, step) = best;
        let killers = &mut self.killers[ply];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
        if let Some(answered) = before[0] {
            self.counters[answered.index()] = Some(mv);
        }
        let bonus = (depth * 140 - 60).clamp(0, MOST / 6);
        self.shift(before, step, bonus);
        for &step in tried {
            self.shift(before, step, -bonus);
        }
    }

    fn shift(&mut self, before: &Before, step: Step, bonus: i32) {
        approach(&mut self.history[step.index()], bonus);
        for (table, before) in self.following.iter_mut().zip(before) {
            if let Some(before) = before {
                if table.is_empty() {
                    table.resize(PLACES * OWN_PLACES, 0);
                }
                approach(&mut table[step.after(*before)], bonus);
            }
        }
    }
}

/// The farther an entry has gone, the less it moves on; so it never leaves its range.
fn approach(entry: &mut i16, bonus: i32) {
    *entry += (bonus - i32::from(*entry) * bonus.abs() / MOST) as i16;
}
