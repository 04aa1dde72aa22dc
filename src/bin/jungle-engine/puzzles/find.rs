//! From a position to a puzzle: a line in which each move of the solver is the only right one.

use jungle::engine::puzzle::{Goal, Prover, Puzzle, Theme};
use jungle::engine::tables::Tables;
use jungle::rules::{Move, Position, RuleSet};

use super::grade;

/// Positions that looking for one line may look at.
const MOST_NODES: u64 = 3_000_000;
/// The most moves of a line that the tables prove.
const MOST_KEPT: u8 = 4;

/// A puzzle, not graded yet, and how hard it seems.
pub struct Found {
    /// The puzzle, of grade 1.
    pub puzzle: Puzzle,
    /// More is harder.
    pub points: u32,
}

/// The puzzle of winning from here or taking an animal, in no fewer and no more than `least` to `most` moves.
pub fn forced(rules: &RuleSet, start: &Position, goal: Goal, least: u8, most: u8) -> Option<Found> {
    let mut prover = Prover::new(rules, goal, None, MOST_NODES);
    let moves = (1..=most).find(|&moves| prover.forces(start, moves)).filter(|&moves| moves >= least)?;
    let line = forced_line(&mut prover, rules, start, moves)?;
    found(rules, start, goal, line, &mut prover)
}

fn forced_line(prover: &mut Prover, rules: &RuleSet, position: &Position, left: u8) -> Option<Vec<Move>> {
    let right = prover.right_moves(position, left)?;
    let [mv] = right[..] else { return None };
    if left == 1 {
        return Some(vec![mv]);
    }
    let mut after = *position;
    after.play(mv, rules);
    let mut answers = prover.best_answers(&after, left - 1)?;
    // Taking is what a solver fears most.
    answers.sort_by_key(|answer| after.piece_at(answer.to).is_none());
    answers.into_iter().find_map(|answer| {
        let mut next = after;
        next.play(answer, rules);
        let rest = forced_line(prover, rules, &next, left - 1)?;
        Some([mv, answer].into_iter().chain(rest).collect())
    })
}

/// The puzzle of giving nothing away from here, with at least so many moves.
pub fn kept(rules: &RuleSet, tables: &Tables, start: &Position, goal: Goal, least: usize) -> Option<Found> {
    let mut prover = Prover::new(rules, goal, Some(tables), MOST_NODES);
    let line = kept_line(&mut prover, rules, start, MOST_KEPT, &mut vec![start.hash()]);
    if line.len() < 2 * least - 1 {
        return None;
    }
    found(rules, start, goal, line, &mut prover)
}

/// The longest line from here, at most so many moves.
fn kept_line(prover: &mut Prover, rules: &RuleSet, position: &Position, most: u8, seen: &mut Vec<u64>) -> Vec<Move> {
    /// With fewer moves to choose from there is nothing to find.
    const LEAST_CHOICE: usize = 3;
    if most == 0 || position.decided().is_some() || position.moves(rules).len() < LEAST_CHOICE {
        return Vec::new();
    }
    let Some([mv]) = prover.right_moves(position, most).as_deref().map(<[Move; 1]>::try_from).and_then(Result::ok)
    else {
        return Vec::new();
    };
    let mut after = *position;
    after.play(mv, rules);
    let mut longest = Vec::new();
    for answer in prover.best_answers(&after, most - 1).unwrap_or_default() {
        let mut next = after;
        next.play(answer, rules);
        if seen.contains(&next.hash()) {
            continue;
        }
        seen.push(next.hash());
        let rest = kept_line(prover, rules, &next, most - 1, seen);
        seen.pop();
        if rest.len() >= longest.len() && !rest.is_empty() {
            longest = [answer].into_iter().chain(rest).collect();
        }
        if longest.len() + 1 >= 2 * usize::from(most) - 1 {
            break;
        }
    }
    [mv].into_iter().chain(longest).collect()
}

/// A puzzle that was found before, with what it is about and how hard it is found out anew.
pub fn again(puzzle: &Puzzle) -> Option<Found> {
    let (rules, goal) = (puzzle.rules(), puzzle.goal());
    let tables = if goal.by_tables() { Tables::shipped(rules) } else { None };
    let mut prover = Prover::new(rules, goal, tables.as_ref(), MOST_NODES);
    found(rules, puzzle.start(), goal, puzzle.line().to_vec(), &mut prover)
}

fn found(rules: &RuleSet, start: &Position, goal: Goal, line: Vec<Move>, prover: &mut Prover) -> Option<Found> {
    let themes = Theme::of(start, &line, goal, rules, prover);
    if themes.is_empty() {
        return None;
    }
    let puzzle = Puzzle::new(rules.clone(), goal, 1, themes, *start, line).ok()?;
    let points = grade::points(&puzzle);
    Some(Found { puzzle, points })
}
