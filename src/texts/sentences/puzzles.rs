//! What puzzles ask for, and what they are about.

use crate::{
    engine::puzzle::{Goal, Puzzle, Theme},
    text,
    texts::text,
};

/// What is asked, as a sentence.
#[must_use]
pub fn task(puzzle: &Puzzle) -> String {
    let moves = puzzle.moves();
    match puzzle.goal() {
        Goal::Win => text!("puzzle-win", moves = moves),
        Goal::Take(animal) if moves == 1 => text!("puzzle-take", animal = animal.name()),
        Goal::Take(animal) => text!("puzzle-take-in", animal = animal.name(), moves = moves),
        Goal::KeepWin if moves == 1 => text("puzzle-keep-win").to_owned(),
        Goal::KeepWin => text!("puzzle-keep-win-in", moves = moves),
        Goal::KeepDraw if moves == 1 => text("puzzle-keep-draw").to_owned(),
        Goal::KeepDraw => text!("puzzle-keep-draw-in", moves = moves),
    }
}

/// What a theme is called.
#[must_use]
pub fn theme(theme: Theme) -> &'static str {
    match theme {
        Theme::DenRace => text("theme-den-race"),
        Theme::DenRun => text("theme-den-run"),
        Theme::RatHunt => text("theme-rat-hunt"),
        Theme::Leap => text("theme-leap"),
        Theme::Riverbank => text("theme-riverbank"),
        Theme::Trap => text("theme-trap"),
        Theme::Bait => text("theme-bait"),
        Theme::QuietMove => text("theme-quiet-move"),
        Theme::Zugzwang => text("theme-zugzwang"),
        Theme::LastAnimal => text("theme-last-animal"),
        Theme::Defense => text("theme-defense"),
        Theme::Endgame => text("theme-endgame"),
    }
}
