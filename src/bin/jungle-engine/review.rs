//! `review FILE`: what each move of a saved game, or of one in a link, was worth.
//!
//! A line a ply: the move, what the position was worth before and after to the side that moved, what the move lost, its
//! class, and, where it was a slip or worse, what would have been better and why; then each side's accuracy.

use std::fmt::Write as _;
use std::fs;
use std::sync::atomic::AtomicBool;

use jungle::engine::Clock as _;
use jungle::engine::review::{Class, Judgment, PlyReview, Remark, Reviewer};
use jungle::rules::{Game, GameRecord, Side, from_link};

use crate::arguments::{ArgumentFault, Options};
use crate::clock::Stopwatch;
use crate::protocol::{number, quoted};

/// Positions looked at for each position of the game, where nothing else is asked for.
const NODES: u64 = 200_000;
/// Positions between two looks at the time.
const SLICE: u64 = 50_000;

/// Reviews a game; the report.
///
/// # Errors
/// What is wrong with the arguments or the file.
pub fn run(arguments: &[String]) -> Result<String, ArgumentFault> {
    let (path, options) = arguments.split_first().ok_or(ArgumentFault::NoFile("review"))?;
    let options = Options::read("review", options, &["nodes"])?;
    let nodes = options.get("nodes").map_or(Ok(NODES), |value| number("the nodes", value, 1, u64::MAX))?;
    let game = read(path)?;
    let clock = Stopwatch::start();
    let mut reviewer = Reviewer::new(&game, nodes);
    while reviewer.step(SLICE, &AtomicBool::new(false)) {}
    let review = reviewer.review();
    let mut text = String::new();
    for (index, ply) in review.plies.iter().enumerate() {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{}", line(&game, index, ply));
    }
    for side in Side::ALL {
        let accuracy = review.accuracy(side).map_or_else(|| "-".to_owned(), |accuracy| format!("{accuracy:.1}"));
        let counts = Class::ALL.map(|class| format!("{} {}", class.name().to_lowercase(), review.count(side, class)));
        let _ = writeln!(text, "{side}: accuracy {accuracy}, {}", counts.join(", "));
    }
    let _ = write!(text, "plies {} seconds {:.1}", review.plies.len(), clock.elapsed().as_secs_f64());
    Ok(text)
}

fn read(path: &str) -> Result<Game, ArgumentFault> {
    let text = fs::read_to_string(path).map_err(|error| ArgumentFault::File { path: quoted(path), error })?;
    let fault = |what: String| ArgumentFault::Game { path: quoted(path), what };
    if !text.trim_start().starts_with('(') {
        return from_link(text.trim()).map_err(|error| fault(error.to_string()));
    }
    let record = GameRecord::from_ron(&text).map_err(|error| fault(error.to_string()))?;
    record.to_game().map_err(|error| fault(error.to_string()))
}

fn line(game: &Game, index: usize, ply: &PlyReview) -> String {
    let mv = game.move_text(index).unwrap_or_default();
    let (before, after) = (ply.before.chance(ply.side), 1.0 - ply.after.chance(!ply.side));
    let number = index + 1;
    let mut text = format!(
        "{number:>3} {:<4} {mv:<6} {:>3.0} -> {:>3.0} %  {:<7}",
        ply.side.name(),
        before * 100.0,
        after * 100.0,
        ply.class
    );
    if ply.before.is_proven() && !matches!(ply.before, Judgment::Over(_)) {
        let _ = write!(text, "  [{}]", ply.before);
    }
    if ply.class > Class::Good {
        let _ = write!(text, "  {}  better {}", said(&ply.played), ply.best.mv);
        let _ = write!(text, ": {}", said(&ply.best));
        if let Some(answer) = &ply.answer {
            let _ = write!(text, "  Answer {}: {}", answer.mv, said(answer));
        }
    }
    text
}

/// The two weightiest facts.
fn said(remark: &Remark) -> String {
    remark.reasons.iter().take(2).map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
