//! A conversation: commands come in, the state changes, answers go out in order.
//!
//! While a search runs, `stop`, `quit`, `isready`, `uci` and questions about the position are answered at once. Other
//! commands wait for a bounded search, and are refused during an unbounded one. At the end of the input a bounded search is
//! finished and an unbounded one is stopped; `quit` stops either; each still says its best move.

use std::collections::VecDeque;
use std::io::{self, BufRead, Read as _, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Sender};
use std::{fs, thread};

use jungle::engine::tables::Tables;
use jungle::engine::{Engine, Level, Limits};
use jungle::rules::{Game, MOST_MOVES, Outcome, Position, RuleSet};

use crate::protocol::{self, Clocks, Command, Fault, MOST_SEED, Setting, Setup, Strength, parse};
use crate::tables::{SHIPPED, tables_for};
use crate::worker::{self, Job};

/// Memory for the transposition table until told otherwise, in MiB.
const HASH_MIB: usize = 16;

/// A longer line is not kept in memory, in bytes; a game of thousands of moves is shorter.
const LONGEST_LINE: u64 = 1 << 16;

/// Whatever the conversation has to react to, in order.
pub enum Event {
    /// A line of input; an error if it is not text.
    Line(Result<String, Fault>),
    /// The input ended.
    End,
    /// The search found something out.
    Info(String),
    /// The job is done; its last line.
    Done(String),
}

/// A job at work.
struct Running {
    stop: Arc<AtomicBool>,
    /// Does it end by itself?
    bounded: bool,
    /// May `quit` wait for it because `stop` ends it at once?
    stops: bool,
    /// The last line of an unbounded search that found nothing more to do; it is said when told to stop.
    held: Option<String>,
}

/// Is there more to do?
#[derive(PartialEq, Eq)]
enum Next {
    Go,
    End,
}

struct Session<W> {
    out: W,
    rules: RuleSet,
    setup: Setup,
    game: Game,
    strength: Strength,
    seed: u64,
    /// Where endgame tables are, as for [`tables_for`].
    tables: String,
    jobs: Sender<Job>,
    running: Option<Running>,
    waiting: VecDeque<Command>,
    input_ended: bool,
    quitting: bool,
}

/// Holds the conversation until the input ends, `quit` comes, or nobody reads the answers any more.
pub fn run(input: impl BufRead + Send + 'static, out: impl Write) {
    let (events, inbox) = mpsc::channel();
    let jobs = worker::start(HASH_MIB, events.clone());
    thread::spawn(move || read(input, &events));
    let rules = RuleSet::default();
    let game = Game::new(rules.clone(), rules.fixed_first_side());
    let setup = Setup { fen: None, moves: Vec::new() };
    let mut session = Session {
        out,
        rules,
        setup,
        game,
        strength: Strength::default(),
        seed: 0,
        tables: SHIPPED.to_owned(),
        jobs,
        running: None,
        waiting: VecDeque::new(),
        input_ended: false,
        quitting: false,
    };
    session.send(Job::Tables(Tables::shipped(&session.rules).map(Arc::new)));
    for event in inbox {
        // An answer that cannot be written means that the other side has gone.
        if session.react(event).is_ok_and(|next| next == Next::Go) {
            continue;
        }
        break;
    }
}

/// Sends the input's lines until it ends.
fn read(mut input: impl BufRead, events: &Sender<Event>) {
    loop {
        // An input that cannot be read has ended, too.
        let event = next_line(&mut input).unwrap_or_default().map_or(Event::End, Event::Line);
        let ended = matches!(event, Event::End);
        if events.send(event).is_err() || ended {
            break;
        }
    }
}

/// The next line, unless the input has ended.
fn next_line(input: &mut impl BufRead) -> io::Result<Option<Result<String, Fault>>> {
    let mut line = Vec::new();
    if input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.len() as u64 == LONGEST_LINE && line.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
        return Ok(Some(Err(Fault::LongLine)));
    }
    Ok(Some(String::from_utf8(line).map_err(|_| Fault::NotText)))
}

/// The rule set of a preset's name or a file.
///
/// # Errors
/// It is neither, or the file is no rule set.
pub fn rules_named(name: &str) -> Result<RuleSet, Fault> {
    if let Some(rules) = RuleSet::preset(name) {
        return Ok(rules);
    }
    let text = fs::read_to_string(name).map_err(|fault| Fault::RulesFile(protocol::quoted(name), fault))?;
    RuleSet::from_ron(&text).map_err(|fault| Fault::Rules(protocol::quoted(name), Box::new(fault)))
}

/// The game of a start and moves under rules.
///
/// # Errors
/// The FEN is no position or a move is illegal.
pub fn game_of(rules: &RuleSet, setup: &Setup) -> Result<Game, Fault> {
    let mut game = match &setup.fen {
        None => Game::new(rules.clone(), rules.fixed_first_side()),
        Some(fen) => Game::from_position(rules.clone(), Position::from_fen(fen, rules)?, 0),
    };
    for (number, &mv) in (1..).zip(&setup.moves) {
        game.play(mv).map_err(|reason| Fault::Illegal { number, mv, reason })?;
    }
    Ok(game)
}

impl<W: Write> Session<W> {
    fn react(&mut self, event: Event) -> io::Result<Next> {
        match event {
            Event::Line(line) => match line.and_then(|line| parse(&line)) {
                Ok(Some(command)) => self.receive(command)?,
                Ok(None) => {}
                Err(fault) => self.refuse(&fault)?,
            },
            Event::End => {
                self.input_ended = true;
                self.stop_unbounded()?;
            }
            Event::Info(line) => self.say(&line)?,
            Event::Done(line) => self.done(line)?,
        }
        let idle = self.running.is_none() && self.waiting.is_empty();
        let abandoned = self.quitting && self.running.as_ref().is_none_or(|running| !running.stops);
        Ok(if abandoned || self.input_ended && idle { Next::End } else { Next::Go })
    }

    fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.out, "{line}")?;
        self.out.flush()
    }

    fn refuse(&mut self, fault: &Fault) -> io::Result<()> {
        // One line, whatever the fault quotes.
        self.say(&format!("error: {}", fault.to_string().replace(['\r', '\n'], " ")))
    }

    /// Obeys a command now, later or not at all.
    fn receive(&mut self, command: Command) -> io::Result<()> {
        match command {
            Command::Uci => return self.introduce(),
            Command::IsReady => return self.say("readyok"),
            Command::Stop => return self.stop(),
            Command::Quit => {
                self.quitting = true;
                self.waiting.clear();
                return self.stop();
            }
            Command::Legal | Command::Result | Command::Show if self.waiting.is_empty() => return self.obey(command),
            _ => {}
        }
        match &self.running {
            None => self.obey(command),
            Some(running) if running.bounded || !self.waiting.is_empty() => {
                self.waiting.push_back(command);
                Ok(())
            }
            Some(_) => self.refuse(&Fault::Busy { command: command.name() }),
        }
    }

    fn obey(&mut self, command: Command) -> io::Result<()> {
        match command {
            Command::NewGame => {
                // The levels play another game, and the same one again after the same commands.
                self.seed = self.seed.wrapping_add(1);
                self.send(Job::Clear);
            }
            Command::Set(setting) => {
                if let Err(fault) = self.set(setting) {
                    return self.refuse(&fault);
                }
            }
            Command::Position(setup) => match game_of(&self.rules, &setup) {
                Ok(game) => (self.game, self.setup) = (game, setup),
                Err(fault) => return self.refuse(&fault),
            },
            Command::Go(limits, clocks) => self.go(self.within(limits, clocks))?,
            Command::Legal => {
                let mut moves: Vec<String> = self.game.legal_moves().iter().map(|mv| format!(" {mv}")).collect();
                moves.sort();
                return self.say(&format!("legal{}", moves.concat()));
            }
            Command::Perft(depth) => {
                let (position, rules) = (Box::new(*self.game.position()), self.rules.clone());
                self.begin(true, false, |_| Job::Perft { position, rules, depth });
            }
            Command::Result => {
                let code = self.game.outcome().map_or("ongoing".to_owned(), Outcome::code);
                return self.say(&format!("result {code}"));
            }
            Command::Show => return self.say(&format!("fen {}", self.game.position().fen())),
            Command::Bench => self.begin(true, false, |_| Job::Bench),
            // Never put off, so never here.
            Command::Uci | Command::IsReady | Command::Stop | Command::Quit => {}
        }
        Ok(())
    }

    fn introduce(&mut self) -> io::Result<()> {
        let (least, most) = (Engine::HASH_MIB.start(), Engine::HASH_MIB.end());
        self.say(concat!("id name Jungle ", env!("CARGO_PKG_VERSION")))?;
        self.say("id author the Jungle developers")?;
        self.say("option name Rules type string default standard")?;
        self.say(&format!("option name Hash type spin default {HASH_MIB} min {least} max {most}"))?;
        self.say(&format!("option name Threads type spin default 1 min 1 max {}", Engine::MOST_THREADS))?;
        self.say(&format!("option name MultiPV type spin default 1 min 1 max {MOST_MOVES}"))?;
        self.say(&format!("option name Contempt type spin default 0 min 0 max {}", Engine::MOST_CONTEMPT))?;
        let levels = Level::ALL.map(|level| format!(" var {}", level.name().to_lowercase())).concat();
        self.say(&format!("option name Level type combo default full{levels} var full"))?;
        self.say(&format!("option name TablePath type string default {SHIPPED}"))?;
        self.say(&format!("option name Seed type spin default 0 min 0 max {MOST_SEED}"))?;
        self.say("uciok")
    }

    fn set(&mut self, setting: Setting) -> Result<(), Fault> {
        match setting {
            Setting::Rules(name) => {
                let rules = rules_named(&name)?;
                // The same start and moves, read anew under the new rules.
                let game = game_of(&rules, &self.setup)?;
                self.send(Job::Tables(tables_for(&rules, &self.tables)?));
                (self.game, self.rules) = (game, rules);
            }
            Setting::Hash(mib) => self.send(Job::Resize(mib)),
            Setting::Tables(place) => {
                self.send(Job::Tables(tables_for(&self.rules, &place)?));
                self.tables = place;
            }
            Setting::Threads(threads) => self.send(Job::Threads(threads)),
            Setting::Lines(lines) => self.send(Job::Lines(lines)),
            Setting::Contempt(contempt) => self.send(Job::Contempt(contempt)),
            Setting::Level(strength) => self.strength = strength,
            Setting::Seed(seed) => self.seed = seed,
        }
        Ok(())
    }

    /// The limits, and what the clock of the side to move allows.
    fn within(&self, limits: Limits, clocks: Option<Clocks>) -> Limits {
        let side = self.game.position().side_to_move().index();
        let Some(Clocks { left, increment, moves }) = clocks else { return limits };
        let Some(left) = left[side] else { return limits };
        let by_clock = Limits::of_clock(left, increment[side], moves);
        let time = limits.time.into_iter().chain(by_clock.time).min();
        Limits { time, enough: by_clock.enough, ..limits }
    }

    fn go(&mut self, limits: Limits) -> io::Result<()> {
        if self.game.outcome().is_some() {
            return self.say("bestmove none");
        }
        let game = Box::new(self.game.clone());
        let (strength, seed) = (self.strength, self.seed);
        self.begin(limits.bounded(), true, |stop| match strength {
            Strength::Full => Job::Think { game, limits, stop },
            Strength::Level(level) => Job::Choose { game, level, seed, nodes: limits.nodes, stop },
        });
        self.stop_unbounded()
    }

    fn begin(&mut self, bounded: bool, stops: bool, job: impl FnOnce(Arc<AtomicBool>) -> Job) {
        let stop = Arc::new(AtomicBool::new(false));
        let job = job(stop.clone());
        self.running = Some(Running { stop, bounded, stops, held: None });
        self.send(job);
    }

    fn send(&self, job: Job) {
        // The worker ends only with the session, which holds this sender.
        self.jobs.send(job).expect("the worker listens as long as the session does");
    }

    fn stop(&mut self) -> io::Result<()> {
        let Some(running) = &mut self.running else {
            return Ok(());
        };
        running.stop.store(true, Ordering::Relaxed);
        match running.held.take() {
            Some(line) => self.done(line),
            None => Ok(()),
        }
    }

    /// After the end of the input nobody can stop an unbounded search any more.
    fn stop_unbounded(&mut self) -> io::Result<()> {
        let unbounded = self.running.as_ref().is_some_and(|running| !running.bounded);
        if unbounded && self.input_ended { self.stop() } else { Ok(()) }
    }

    /// A job is done: says its last line and goes on with what waited for it.
    fn done(&mut self, line: String) -> io::Result<()> {
        if let Some(running) = &mut self.running
            && !running.bounded
            && !running.stop.load(Ordering::Relaxed)
        {
            running.held = Some(line);
            return Ok(());
        }
        self.running = None;
        self.say(&line)?;
        while self.running.is_none()
            && let Some(command) = self.waiting.pop_front()
        {
            self.obey(command)?;
        }
        Ok(())
    }
}
