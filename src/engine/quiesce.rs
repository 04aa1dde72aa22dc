//! Where the depth is used up, captures and threats to the den are followed until the position can be judged as it stands.

use super::den;
use super::ordering::Rated;
use super::score::{DRAW, MAX_PLY, Value, loss_in, win_in};
use super::search::Search;
use crate::rules::{Square, SquareSet};

/// How many quiet steps to the enemy's den a line may hold beyond the horizon.
pub(super) const THREATS: u32 = 1;
/// A capture that even with so much more than its victim's worth does not reach alpha is not tried.
const MARGIN: Value = 200;

impl Search<'_> {
    /// The value of the position within `alpha..beta`, looking only at what cannot wait.
    pub(super) fn quiesce(&mut self, mut alpha: Value, beta: Value, ply: usize, threats: u32) -> Value {
        if let Some(value) = self.ended(ply) {
            return value;
        }
        let us = self.position.side_to_move();
        if let Some(entry) = den::entry(&self.position, &self.evaluation, us) {
            self.end_line(ply, Some(entry));
            return win_in(ply + 1);
        }
        self.end_line(ply, None);
        if let Some(value) = self.known_ending(ply) {
            return value;
        }
        let intruders = den::intruders(&self.position, &self.evaluation);
        let (mut best, targets) = match intruders[..] {
            [] => {
                let judged = self.evaluation.evaluate(&self.position);
                (judged, self.position.occupied(!us))
            }
            // Only its capture stops it: nobody may stand in one's own den.
            [intruder] => (loss_in(ply + 2), SquareSet::of(intruder)),
            _ => return loss_in(ply + 2),
        };
        if best >= beta || ply >= MAX_PLY - 1 {
            return best;
        }
        let is_line = beta - alpha > 1;
        alpha = alpha.max(best);
        let standing = intruders.is_empty().then_some(best);
        let may_threaten = standing.is_some() && threats > 0 && den::near_enemy(&self.position);
        let door = if may_threaten { Square::den(!us).neighbors() } else { SquareSet::EMPTY };

        let moves = self.position.moves_into(targets | door, self.rules);
        for mv in Rated::forcing(moves, &self.position, &self.evaluation) {
            let victim = self.position.piece_at(mv.to);
            if let (Some(standing), Some(victim)) = (standing, victim)
                && standing + self.evaluation.worth(&self.position, victim) + MARGIN <= alpha
                && !door.contains(mv.to)
            {
                continue;
            }
            if self.budget.spend() {
                return DRAW;
            }
            let made = self.make(mv);
            let left = if victim.is_some() { threats } else { threats - 1 };
            let value = -self.quiesce(-beta, -alpha, ply + 1, left);
            self.unmake(made);
            if self.budget.spent() {
                return DRAW;
            }
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    if is_line {
                        self.extend_line(ply, mv);
                    }
                }
                if alpha >= beta {
                    break;
                }
            }
        }
        best
    }
}
