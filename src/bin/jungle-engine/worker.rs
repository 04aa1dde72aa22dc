//! The thread that does the long work, so that the program still listens.

use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::mpsc::{self, Sender};
use std::thread;

use jungle::engine::tables::Tables;
use jungle::engine::{Allowance, Clock, Engine, Info, Level, Limits, bench};
use jungle::rules::{Game, Move, Position, RuleSet, perft};

use crate::clock::{Stopwatch, per_second};
use crate::session::Event;

/// Work for the thread, done one after the other.
pub enum Job {
    /// Forget the last game.
    Clear,
    /// Another size for the transposition table, in MiB.
    Resize(usize),
    /// Other endgame tables.
    Tables(Option<Arc<Tables>>),
    /// So many threads to search with.
    Threads(usize),
    /// So many of the best moves to search for.
    Lines(usize),
    /// So much contempt.
    Contempt(i32),
    /// Search.
    Think {
        /// Where.
        game: Box<Game>,
        /// How long.
        limits: Limits,
        /// When true, at once no longer.
        stop: Arc<AtomicBool>,
    },
    /// Choose as a level does.
    Choose {
        /// Where.
        game: Box<Game>,
        /// Which level.
        level: Level,
        /// Its chance.
        seed: u64,
        /// The most positions that it looks at, if it searches.
        nodes: Option<u64>,
        /// When true, at once no longer.
        stop: Arc<AtomicBool>,
    },
    /// Count leaves.
    Perft {
        /// From here.
        position: Box<Position>,
        /// Under these rules.
        rules: RuleSet,
        /// So deep.
        depth: u32,
    },
    /// Search the fixed positions.
    Bench,
}

/// Starts the thread. It ends when the sender is dropped; what it has to say arrives as events.
pub fn start(hash_mib: usize, events: Sender<Event>) -> Sender<Job> {
    let (jobs, inbox) = mpsc::channel();
    thread::spawn(move || {
        let mut engine = Engine::new(hash_mib);
        for job in inbox {
            if let Some(answer) = work(&mut engine, job, &events)
                && events.send(Event::Done(answer)).is_err()
            {
                break;
            }
        }
    });
    jobs
}

/// Does a job; its last line, unless it has nothing to say.
fn work(engine: &mut Engine, job: Job, events: &Sender<Event>) -> Option<String> {
    match job {
        Job::Clear => {
            engine.clear();
            None
        }
        Job::Resize(mib) => {
            engine.resize(mib);
            None
        }
        Job::Tables(tables) => {
            engine.set_tables(tables);
            None
        }
        Job::Threads(threads) => {
            engine.set_threads(threads);
            None
        }
        Job::Lines(lines) => {
            engine.set_lines(lines);
            None
        }
        Job::Contempt(contempt) => {
            engine.set_contempt(contempt);
            None
        }
        Job::Think { game, limits, stop } => {
            let clock = Stopwatch::start();
            engine.prepare(&game, &stop);
            // Nobody listens any more only when the program ends, and then the stop flag is set too.
            let several = engine.lines() > 1;
            let mut tell = |info: &Info| drop(events.send(Event::Info(info_line(info, several))));
            let answer = engine.think(&game, &limits, &stop, &clock, &mut tell);
            Some(best_line(answer.best))
        }
        Job::Choose { game, level, seed, nodes, stop } => {
            let threads = thread::available_parallelism().map_or(1, NonZero::get);
            let allowance = Allowance { stop: &stop, clock: &Stopwatch::start(), nodes, threads };
            Some(best_line(level.choose(engine, &game, seed, &allowance)))
        }
        Job::Perft { position, rules, depth } => Some(perft_line(&position, &rules, depth)),
        Job::Bench => Some(bench_line()),
    }
}

/// `bestmove a3a4`; `bestmove none` where the game is over.
fn best_line(best: Option<Move>) -> String {
    best.map_or_else(|| "bestmove none".to_owned(), |mv| format!("bestmove {mv}"))
}

fn info_line(info: &Info, several: bool) -> String {
    let Info { depth, line, score, nodes, time, pv } = info;
    let which = if several { format!(" multipv {line}") } else { String::new() };
    let nps = per_second(*nodes, *time);
    let mut text =
        format!("info depth {depth}{which} score {score} nodes {nodes} nps {nps} time {} pv", time.as_millis());
    for mv in pv {
        text.push_str(&format!(" {mv}"));
    }
    text
}

/// `perft 6 100453636`.
pub fn perft_line(position: &Position, rules: &RuleSet, depth: u32) -> String {
    format!("perft {depth} {}", perft(position, depth, rules))
}

/// `bench 1234567 nodes 2345678 nps`.
pub fn bench_line() -> String {
    let clock = Stopwatch::start();
    let nodes = bench::run();
    format!("bench {nodes} nodes {} nps", per_second(nodes, clock.elapsed()))
}
