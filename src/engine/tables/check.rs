//! Checks solved tables against the rules: every verdict must be what the position's moves make it.
//!
//! That is enough: distances that fit with all successors' are the true ones, since a win in n plies rests on a loss in
//! n - 1 and so on down to an end of the game, and a draw keeps to draws. Only draws need more than their neighbors, that
//! nobody could do better; a win or loss wrongly called a draw would show at the one that is nearest to its end, whose
//! successors are all called rightly.

use super::{Layout, Material, TableError, Tables, Verdict, ended};
use crate::rules::{Position, Side};

impl Tables {
    /// Checks the tables of a set of animals and of the same with the other side to move, position by position; how many
    /// there were. Needs the tables of fewer animals.
    ///
    /// # Errors
    /// The first verdict that is wrong, or a table that is missing or cannot be read.
    pub fn verify(&self, material: Material) -> Result<u64, TableError> {
        let mut checked = 0;
        let empty = Position::empty(&self.rules, Side::Red);
        for ending in self.pair(material) {
            self.grid(ending)?;
            let slots = self.catalog.slots(ending);
            let layout: &Layout = &self.layouts[ending];
            for placement in (0..layout.len()).filter_map(|index| layout.placement(index)) {
                let pieces = slots.pieces(Side::Red).zip(placement);
                let position = pieces.fold(empty, |position, (piece, square)| position.with(piece, square));
                self.check(&position)?;
                checked += 1;
            }
        }
        Ok(checked)
    }

    fn check(&self, position: &Position) -> Result<(), TableError> {
        let found = self.known(position)?;
        let expected = self.by_moves(position)?;
        if found == expected { Ok(()) } else { Err(TableError::Wrong { fen: position.fen(), found, expected }) }
    }

    /// The verdict that the verdicts after each move add up to.
    pub(super) fn by_moves(&self, position: &Position) -> Result<Verdict, TableError> {
        if let Some(outcome) = position.outcome(&self.rules) {
            return Ok(ended(outcome, position));
        }
        let mut best = Verdict::Loss(0);
        let mut after = *position;
        for mv in position.moves(&self.rules) {
            let ply = after.play(mv, &self.rules);
            let verdict = self.known(&after)?.before();
            after.unplay(ply);
            if verdict.worth() > best.worth() {
                best = verdict;
            }
        }
        Ok(best)
    }

    fn known(&self, position: &Position) -> Result<Verdict, TableError> {
        self.read(position)?.ok_or_else(|| TableError::Missing(Material::of(position).to_string()))
    }
}
