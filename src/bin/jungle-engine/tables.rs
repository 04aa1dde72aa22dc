//! Endgame tables from the command line: making, checking and counting them.
//!
//! `jungle-engine tables --men N` has all tables of up to N animals made, but for those that come with the program or stand
//! in a folder already. With `--dir` each is written there as soon as it is solved, so that the work can be broken off and
//! gone on with; with `--file` all go into one file. `--verify` checks every verdict against those of the positions after
//! each move, `--totals` counts. `--sets cd-wp,rc-l` makes these sets alone and what they need, `--fresh` takes nothing as
//! given.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use jungle::engine::Clock as _;
use jungle::engine::tables::{Bytes, MOST_MEN, Material, TableError, Tables, shipped};
use jungle::rules::RuleSet;

use crate::arguments::{ArgumentFault, Options};
use crate::clock::Stopwatch;
use crate::protocol::{Fault, number, quoted};
use crate::session::rules_named;

/// How a file of tables is named.
const EXTENSION: &str = "tables";
/// The name of the tables that come with the program.
pub const SHIPPED: &str = "shipped";
/// More threads than this have no use.
const MOST_THREADS: u64 = 256;

/// The tables for these rules from where a player wants them: `shipped` are those that come with the program, `none` are
/// none, and anything else is a file or folder to use besides those that come with it. `None` too where the rules can have
/// no tables.
///
/// # Errors
/// Something is wrong with a file; of a folder, files for other rules are left out.
pub fn tables_for(rules: &RuleSet, place: &str) -> Result<Option<Arc<Tables>>, Fault> {
    if place == "none" {
        return Ok(None);
    }
    let tables = Tables::shipped(rules);
    if let Some(tables) = &tables
        && place != SHIPPED
    {
        open(tables, Path::new(place))?;
    }
    Ok(tables.map(Arc::new))
}

/// Takes in a file or a folder's files.
fn open(tables: &Tables, path: &Path) -> Result<(), Fault> {
    let fault = |path: &Path, fault| Fault::Tables { path: quoted(&path.to_string_lossy()), fault };
    let listed = |error: io::Error| fault(path, TableError::Read(error));
    let open_file = |path: &Path| tables.open(Arc::new(Mutex::new(File::open(path)?)));
    if !path.is_dir() {
        return open_file(path).map(drop).map_err(|error| fault(path, error));
    }
    for entry in fs::read_dir(path).map_err(listed)? {
        let path = entry.map_err(listed)?.path();
        if path.extension().is_some_and(|extension| extension == EXTENSION) {
            match open_file(&path) {
                Ok(_) | Err(TableError::Rules) => {}
                Err(error) => return Err(fault(&path, error)),
            }
        }
    }
    Ok(())
}

/// What the command line asks for.
struct Work<'a> {
    tables: Tables,
    threads: usize,
    folder: Option<&'a Path>,
    clock: Stopwatch,
}

/// Does what `tables` was asked to do; its report.
///
/// # Errors
/// The arguments are wrong, tables cannot be made for the rules, or a file cannot be read or written or is damaged.
pub fn run(words: &[String]) -> Result<String, ArgumentFault> {
    let known = ["men", "rules", "dir", "file", "sets", "threads"];
    let options = Options::read_with_flags("tables", words, &known, &["totals", "verify", "fresh"])?;
    let men = number("the animals of tables", options.need("men")?, 2, MOST_MEN as u64)? as usize;
    let rules = rules_named(options.get("rules").unwrap_or("standard"))?;
    let threads = options.get("threads").map_or(Ok(1), |given| number("the threads", given, 1, MOST_THREADS))? as usize;
    let sets = options.get("sets").map(|sets| sets.split(',').map(str::parse).collect::<Result<Vec<Material>, _>>());
    let sets = sets.transpose()?;

    let tables = Tables::new(&rules)?;
    if let Some(bytes) = shipped(&rules).filter(|_| !options.has("fresh")) {
        tables.open(Arc::new(Bytes(bytes)))?;
    }
    let folder = options.get("dir").map(Path::new);
    if let Some(folder) = folder {
        fs::create_dir_all(folder).map_err(|error| written(folder, error))?;
        open(&tables, folder)?;
    }
    let work = Work { tables, threads, folder, clock: Stopwatch::start() };
    let chosen: Vec<Material> = match sets {
        None => (2..=men).flat_map(|men| work.tables.tasks(men)).collect(),
        Some(sets) => work.tables.tasks_of(&sets, men),
    };

    let mut report = Vec::new();
    // What is left after a capture must be known first.
    for men in 2..=men {
        let missing = |task: &Material| task.men() == men && !work.tables.has(*task);
        work.each(&chosen.iter().copied().filter(missing).collect::<Vec<_>>(), |task| work.make(task))?;
    }
    if let Some(path) = options.get("file").map(Path::new) {
        let bytes = work.tables.file(&chosen)?;
        write(path, &bytes)?;
        report.push(format!("file {} bytes {}", path.display(), bytes.len()));
    }
    if options.has("verify") {
        let checked = AtomicUsize::new(0);
        work.each(&chosen, |task| {
            let count = work.tables.verify(task)?;
            checked.fetch_add(count as usize, Ordering::Relaxed);
            Ok(format!("{count} positions are right"))
        })?;
        report.push(format!("verified tables {} positions {}", chosen.len(), checked.into_inner()));
    }
    if options.has("totals") {
        for men in 2..=men {
            report.push(work.tables.totals(men)?.to_string());
        }
    }
    if report.is_empty() {
        report.push(format!("tables {} seconds {:.1}", chosen.len(), work.clock.elapsed().as_secs_f64()));
    }
    Ok(report.join("\n"))
}

impl Work<'_> {
    /// Does something with each of the tasks, in as many threads as are allowed, and says so.
    fn each(
        &self,
        tasks: &[Material],
        act: impl Fn(Material) -> Result<String, ArgumentFault> + Sync,
    ) -> Result<(), ArgumentFault> {
        let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let fault = Mutex::new(None);
        let run = || {
            while let Some(&task) = tasks.get(next.fetch_add(1, Ordering::Relaxed)) {
                match act(task) {
                    Ok(said) => {
                        let done = 1 + done.fetch_add(1, Ordering::Relaxed);
                        let seconds = self.clock.elapsed().as_secs_f64();
                        eprintln!("{task}: {said} ({done} of {}, {seconds:.1} s)", tasks.len());
                    }
                    Err(error) => {
                        next.store(tasks.len(), Ordering::Relaxed);
                        fault.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
                    }
                }
            }
        };
        thread::scope(|scope| {
            for _ in 1..self.threads.min(tasks.len()) {
                scope.spawn(run);
            }
            run();
        });
        fault.into_inner().unwrap_or_else(PoisonError::into_inner).map_or(Ok(()), Err)
    }

    /// Solves a set of animals, and writes it where that is wanted.
    fn make(&self, task: Material) -> Result<String, ArgumentFault> {
        let size = self.tables.size(task);
        let Some(folder) = self.folder else {
            self.tables.solve(task)?;
            return Ok(format!("{size} numbers"));
        };
        let bytes = self.tables.solve_to_file(task)?;
        let path = folder.join(format!("{task}.{EXTENSION}"));
        write(&path, &bytes)?;
        self.tables.open(Arc::new(Mutex::new(File::open(&path).map_err(|error| written(&path, error))?)))?;
        Ok(format!("{size} numbers in {} bytes", bytes.len()))
    }
}

/// Writes a file whole or not at all: what is broken off is not taken for a table later.
fn write(path: &Path, bytes: &[u8]) -> Result<(), ArgumentFault> {
    let mut part: PathBuf = path.to_owned();
    part.as_mut_os_string().push(".part");
    fs::write(&part, bytes).and_then(|()| fs::rename(&part, path)).map_err(|error| written(path, error))
}

fn written(path: &Path, error: io::Error) -> ArgumentFault {
    ArgumentFault::Write { path: quoted(&path.to_string_lossy()), error }
}
