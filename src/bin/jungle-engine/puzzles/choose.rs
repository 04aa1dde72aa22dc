//! Which of the puzzles found are kept: none like another, of each kind some, and graded by their order.

use jungle::engine::puzzle::{Goal, Puzzle};

use super::alike::alike;
use super::find::Found;

/// Of a hundred puzzles, the most of one kind: a goal and how many moves it takes.
fn share(goal: Goal, moves: usize) -> usize {
    match (goal, moves) {
        (Goal::Win, 2) => 14,
        (Goal::Win, 3) => 24,
        (Goal::Win, _) => 32,
        (Goal::Take(_), 2) => 8,
        (Goal::Take(_), _) => 12,
        (Goal::KeepWin | Goal::KeepDraw, 1) => 3,
        (Goal::KeepWin | Goal::KeepDraw, _) => 8,
    }
}

/// Of a hundred puzzles, the most with few animals: whole games are what people play.
const FEW: (usize, usize) = (8, 60);

/// The best of the puzzles, at most so many, easiest first.
pub fn best(mut found: Vec<Found>, count: usize) -> Vec<Puzzle> {
    // The more themes, the more there is to see; then the harder ones, since easy ones are common.
    found.sort_by_key(|found| std::cmp::Reverse((found.puzzle.themes().len(), found.points)));
    let mut kept: Vec<Found> = Vec::new();
    for new in found {
        let kind = |found: &Found| (share(found.puzzle.goal(), found.puzzle.moves()), goal_number(found.puzzle.goal()));
        let same = kept.iter().filter(|old| kind(old) == kind(&new)).count();
        let few = |found: &Found| found.puzzle.start().pieces().count() <= FEW.0;
        let too_few = few(&new) && kept.iter().filter(|old| few(old)).count() * 100 >= count * FEW.1;
        if kept.len() < count
            && !too_few
            && same * 100 < count * share(new.puzzle.goal(), new.puzzle.moves())
            && !kept.iter().any(|old| alike(&old.puzzle, &new.puzzle))
        {
            kept.push(new);
        }
    }
    kept.sort_by_key(|found| (found.points, found.puzzle.moves()));
    let all = kept.len();
    let graded = kept.into_iter().enumerate().filter_map(|(place, Found { puzzle, .. })| {
        let grade = 1 + (place * usize::from(Puzzle::HARDEST) / all) as u8;
        let (rules, themes) = (puzzle.rules().clone(), puzzle.themes().to_vec());
        Puzzle::new(rules, puzzle.goal(), grade, themes, *puzzle.start(), puzzle.line().to_vec()).ok()
    });
    graded.collect()
}

const fn goal_number(goal: Goal) -> u8 {
    match goal {
        Goal::Win => 0,
        Goal::Take(_) => 1,
        Goal::KeepWin => 2,
        Goal::KeepDraw => 3,
    }
}
