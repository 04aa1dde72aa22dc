//! Another program as a player, by the text protocol.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::str::FromStr;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use jungle::engine::Limits;
use jungle::rules::{Game, Move, Position, Side};

use super::tally::Void;
use crate::arguments::ArgumentFault;
use crate::protocol::quoted;

/// How long a program may take to get ready, or over a move that is limited by nodes or depth.
const LONG: Duration = Duration::from_secs(120);

/// How a program speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dialect {
    /// The protocol of this program.
    Ours,
    /// That of the public engines of the name: no rule sets, other words of welcome, squares in either case.
    Jungine,
}

impl FromStr for Dialect {
    type Err = ArgumentFault;

    fn from_str(text: &str) -> Result<Dialect, ArgumentFault> {
        match text {
            "ours" => Ok(Dialect::Ours),
            "jungine" => Ok(Dialect::Jungine),
            _ => Err(ArgumentFault::Choice { option: "dialect", known: "ours, jungine", given: quoted(text) }),
        }
    }
}

/// A program to play with.
#[derive(Debug, Clone)]
pub struct Program {
    /// Its file, or its name on the search path.
    pub path: String,
    /// What it is called with.
    pub arguments: Vec<String>,
    /// How it speaks.
    pub dialect: Dialect,
    /// What it is told by `setoption`.
    pub set: Vec<(String, String)>,
    /// The rule set as the command line names it.
    pub rules_name: String,
    /// Its limits.
    pub limits: Limits,
    /// How much longer than its limit it may take.
    pub patience: Duration,
}

/// A program at work.
pub struct External {
    /// What was started.
    pub program: Program,
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl External {
    /// Starts the program, greets it and sets its options.
    ///
    /// # Errors
    /// It cannot be started, or does not answer as its dialect has it.
    pub fn start(program: &Program) -> Result<External, ArgumentFault> {
        let fault = |what: String| ArgumentFault::Program { path: quoted(&program.path), what };
        let mut child = Command::new(&program.path)
            .args(&program.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| fault(error.to_string()))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(fault("it has no input or output".to_owned()));
        };
        let (sender, lines) = mpsc::channel();
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        let mut external = External { program: program.clone(), child, input, lines };
        external.greet().map_err(|void| fault(format!("no welcome ({})", void.name())))?;
        Ok(external)
    }

    fn greet(&mut self) -> Result<(), Void> {
        self.tell("uci")?;
        self.hear(LONG, |line| matches!(line, "uciok" | "jceiok"))?;
        for (name, value) in self.program.set.clone() {
            self.tell(&format!("setoption name {name} value {value}"))?;
        }
        if self.program.dialect == Dialect::Ours {
            self.tell(&format!("setoption name Rules value {}", self.program.rules_name))?;
        }
        self.ready()
    }

    fn ready(&mut self) -> Result<(), Void> {
        self.tell("isready")?;
        self.hear(LONG, |line| line == "readyok").map(drop)
    }

    /// Gets ready for another game, forgetting the last one or not.
    ///
    /// # Errors
    /// The program does not answer.
    pub fn new_game(&mut self, keep_tables: bool) -> Result<(), Void> {
        if keep_tables {
            return Ok(());
        }
        self.tell("ucinewgame")?;
        self.ready()
    }

    /// The program's move.
    ///
    /// # Errors
    /// It crashed, fell silent, or its answer is no legal move.
    pub fn choose(&mut self, game: &Game) -> Result<Move, Void> {
        let position = self.position(game);
        self.tell(&position)?;
        let Limits { depth, nodes, time, .. } = self.program.limits;
        let mut go = "go".to_owned();
        let bounds = [
            ("depth", depth.map(u64::from)),
            ("nodes", nodes),
            ("movetime", time.and_then(|time| u64::try_from(time.as_millis()).ok())),
        ];
        for (word, value) in bounds {
            if let Some(value) = value {
                go.push_str(&format!(" {word} {value}"));
            }
        }
        self.tell(&go)?;
        let patience = time.map_or(LONG, |time| time + self.program.patience);
        let answer = self.hear(patience, |line| line.starts_with("bestmove "))?;
        let word = answer.split_whitespace().nth(1).unwrap_or_default().to_ascii_lowercase();
        if matches!(word.as_str(), "none" | "0000") {
            return Err(Void::NoMove);
        }
        let mv = word.parse().map_err(|_| Void::Illegal)?;
        game.check(mv).map_err(|_| Void::Illegal)?;
        Ok(mv)
    }

    fn position(&self, game: &Game) -> String {
        let first = match self.program.dialect {
            Dialect::Ours => game.rules().fixed_first_side(),
            Dialect::Jungine => Side::Red,
        };
        let mut text = if *game.start() == Position::start(game.rules(), first) {
            "position startpos".to_owned()
        } else {
            format!("position fen {}", game.start().fen())
        };
        if !game.plies().is_empty() {
            text.push_str(" moves");
        }
        for ply in game.plies() {
            text.push_str(&format!(" {}", ply.mv));
        }
        text
    }

    fn tell(&mut self, line: &str) -> Result<(), Void> {
        writeln!(self.input, "{line}").and_then(|()| self.input.flush()).map_err(|_| Void::Crash)
    }

    /// The next line of a kind; others are passed over.
    fn hear(&mut self, patience: Duration, wanted: impl Fn(&str) -> bool) -> Result<String, Void> {
        let begun = Instant::now();
        loop {
            let left = patience.saturating_sub(begun.elapsed());
            let line = self.lines.recv_timeout(left).map_err(|fault| match fault {
                RecvTimeoutError::Timeout => Void::Timeout,
                RecvTimeoutError::Disconnected => Void::Crash,
            })?;
            if wanted(line.trim()) {
                return Ok(line);
            }
        }
    }
}

impl Drop for External {
    fn drop(&mut self) {
        // Whether it has ended already or not: it is gone after this.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
