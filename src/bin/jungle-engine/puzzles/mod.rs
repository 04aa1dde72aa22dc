//! How the puzzles come to be: `puzzles` looks for them in games of the engine against itself and in endings thrown on the
//! board, proves that each of their steps has one right move, and writes the best of them down, easiest first. With
//! `--prove` it proves those that there are.
//!
//! ```text
//! jungle-engine puzzles --seed 1 --games 1600 --endings 600 --count 240 --threads 2 --out assets/puzzles/puzzles.txt
//! jungle-engine puzzles --again assets/puzzles/puzzles.txt --out assets/puzzles/puzzles.txt
//! jungle-engine puzzles --prove
//! ```
//!
//! The same arguments find the same puzzles, whatever the threads. `--again` looks for none, but finds out anew what those of a
//! file are about and how hard they are. `games` and `endings` look for positions, `find` turns
//! them into lines and proves them, `grade` says how hard they are, `alike` which are nearly the same, `choose` which are
//! kept.

mod alike;
mod choose;
mod endings;
mod find;
mod games;
mod grade;

use std::fmt::Write as _;
use std::fs;
use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use jungle::engine::puzzle::{Goal, Prover, Puzzle, Shelf, Theme};
use jungle::engine::tables::Tables;

use self::find::Found;
use crate::arguments::{ArgumentFault, Options};
use crate::protocol::{MOST_SEED, number, quoted};

/// Positions that proving one puzzle may look at.
const MOST_NODES: u64 = 1_000_000_000;

/// Finds puzzles, or proves those that there are; a report.
///
/// # Errors
/// What is wrong with the arguments or a file, or the first puzzle that is none.
pub fn run(arguments: &[String]) -> Result<String, ArgumentFault> {
    let known = ["games", "endings", "count", "seed", "threads", "out", "file", "again"];
    let options = Options::read_with_flags("puzzles", arguments, &known, &["prove"])?;
    if options.has("prove") {
        return match options.get("file") {
            None => prove(Shelf::shipped()),
            Some(path) => prove(&read(path)?),
        };
    }
    let numbered = |name, what, default, least, most| -> Result<u64, ArgumentFault> {
        Ok(options.get(name).map_or(Ok(default), |value| number(what, value, least, most))?)
    };
    let games = numbered("games", "the number of games", 1000, 0, 1_000_000)?;
    let endings = numbered("endings", "the number of endings", 1000, 0, 1_000_000)?;
    let count = numbered("count", "the number of puzzles", 240, 1, 10_000)?;
    let seed = numbered("seed", "the seed", 1, 0, MOST_SEED)?;
    let threads = numbered("threads", "the threads", 1, 1, 256)?;
    let path = options.need("out")?;

    let seeds = |number: u64| seed.wrapping_mul(1_000_003).wrapping_add(number);
    let mut made =
        format!("# jungle-engine puzzles --seed {seed} --games {games} --endings {endings} --count {count}\n");
    let found = if let Some(old) = options.get("again") {
        made = commands(old)? + "# jungle-engine puzzles --again\n";
        read(old)?.puzzles().iter().filter_map(find::again).collect()
    } else {
        let mut found = each(games, threads, &|number| games::look(seeds(number)));
        found.extend(each(endings, threads, &|number| endings::look(seeds(number))));
        found
    };
    let candidates = found.len();
    let puzzles = choose::best(found, count as usize);
    let mut text = format!(
        "# Positions in which, at each step, one and only one move is right: a rule set, the goal, the grade, themes, the position\n\
         # and the moves. Made by\n\
         {made}"
    );
    for puzzle in &puzzles {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{puzzle}");
    }
    fs::write(path, text).map_err(|error| ArgumentFault::Write { path: quoted(path), error })?;
    Ok(format!("candidates {candidates}\n{}", summary(&puzzles)))
}

/// What there is, by goal, grade and theme.
fn summary(puzzles: &[Puzzle]) -> String {
    let count = |wanted: &dyn Fn(&Puzzle) -> bool| puzzles.iter().filter(|puzzle| wanted(puzzle)).count();
    let mut text = format!("puzzles {}", puzzles.len());
    let goals: [(&str, &dyn Fn(Goal) -> bool); 4] = [
        ("win", &|goal| goal == Goal::Win),
        ("take", &|goal| matches!(goal, Goal::Take(_))),
        ("keep-win", &|goal| goal == Goal::KeepWin),
        ("keep-draw", &|goal| goal == Goal::KeepDraw),
    ];
    for (name, is) in goals {
        let moves: Vec<String> =
            (1..=6).map(|moves| count(&|puzzle| is(puzzle.goal()) && puzzle.moves() == moves).to_string()).collect();
        let _ = write!(text, "\n{name} in 1 to 6 moves: {}", moves.join(" "));
    }
    let grades: Vec<String> =
        (1..=Puzzle::HARDEST).map(|grade| count(&|puzzle| puzzle.grade() == grade).to_string()).collect();
    let _ = write!(text, "\ngrades: {}", grades.join(" "));
    for theme in Theme::ALL {
        let _ = write!(text, "\n{}: {}", theme.name(), count(&|puzzle| puzzle.themes().contains(&theme)));
    }
    text
}

/// What is found in each of so many tries, in their order.
fn each(tries: u64, threads: u64, look: &(dyn Fn(u64) -> Vec<Found> + Sync)) -> Vec<Found> {
    let next = AtomicU64::new(0);
    let found = Mutex::new(Vec::new());
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= tries {
                break;
            }
            let new = look(number);
            found.lock().unwrap_or_else(PoisonError::into_inner).push((number, new));
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(work);
        }
        work();
    });
    let mut found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
    found.sort_by_key(|(number, _)| *number);
    found.into_iter().flat_map(|(_, new)| new).collect()
}

/// The commands that found a file's puzzles, as its remarks tell.
fn commands(path: &str) -> Result<String, ArgumentFault> {
    let text = fs::read_to_string(path).map_err(|error| ArgumentFault::File { path: quoted(path), error })?;
    let found = |line: &&str| line.starts_with("# jungle-engine") && !line.ends_with("--again");
    Ok(text.lines().filter(found).map(|line| format!("{line}\n")).collect())
}

fn read(path: &str) -> Result<Shelf, ArgumentFault> {
    let text = fs::read_to_string(path).map_err(|error| ArgumentFault::File { path: quoted(path), error })?;
    Shelf::read(&text).map_err(|(line, error)| ArgumentFault::Data {
        path: quoted(path),
        line,
        what: error.to_string(),
    })
}

fn prove(shelf: &Shelf) -> Result<String, ArgumentFault> {
    for puzzle in shelf.puzzles() {
        let tables = if puzzle.goal().by_tables() { Tables::shipped(puzzle.rules()) } else { None };
        Prover::prove(puzzle, tables.as_ref(), MOST_NODES)
            .map_err(|fault| ArgumentFault::Broken(format!("{puzzle}: {fault}")))?;
    }
    Ok(format!("proven {}\n{}", shelf.puzzles().len(), summary(shelf.puzzles())))
}
