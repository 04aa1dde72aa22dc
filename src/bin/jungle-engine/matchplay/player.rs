//! Who plays, and how a player makes its move.

use std::fs;
use std::str::FromStr as _;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use jungle::engine::{Allowance, Engine, Level, Limits, Manner, baseline};
use jungle::rules::{Game, Move};

use super::external::{Dialect, External, Program};
use super::tally::Void;
use crate::arguments::ArgumentFault;
use crate::clock::Stopwatch;
use crate::protocol::{number, quoted};

/// Who plays.
#[derive(Debug, Clone)]
pub struct Spec {
    /// As the command line names it.
    pub name: String,
    kind: Kind,
}

#[derive(Debug, Clone)]
enum Kind {
    Level(Box<Manner>, Option<u64>),
    Engine { limits: Limits, hash_mib: usize, threads: usize, contempt: i32 },
    Simple(fn(&Game, u64) -> Option<Move>),
    Program(Program),
}

/// What the options besides the player's name say.
pub struct Settings<'a> {
    /// For the engine and for programs.
    pub limits: Limits,
    /// The most nodes of a level that searches.
    pub most_nodes: Option<u64>,
    /// `Name=Value,…`.
    pub set: &'a str,
    /// A [`Dialect`]'s name.
    pub dialect: &'a str,
    /// The rule set as the command line names it.
    pub rules_name: &'a str,
    /// How much longer than its limit a program may take.
    pub patience: Duration,
}

/// Reads `nodes:N`, `depth:N` or `movetime:MS`.
///
/// # Errors
/// It is none of them.
pub fn limits(text: &str) -> Result<Limits, ArgumentFault> {
    const YEAR: u64 = 365 * 24 * 3600 * 1000;
    match text.split_once(':') {
        Some(("nodes", nodes)) => Ok(Limits::nodes(number("the nodes", nodes, 1, u64::MAX)?)),
        Some(("depth", plies)) => Ok(Limits::depth(number("the depth", plies, 1, u64::from(u8::MAX))? as u8)),
        Some(("movetime", millis)) => Ok(Limits::time(Duration::from_millis(number("the movetime", millis, 1, YEAR)?))),
        _ => Err(ArgumentFault::Limit(quoted(text))),
    }
}

impl Spec {
    /// Reads a player's name and settings.
    ///
    /// # Errors
    /// There is no such player, or it does not have such a setting.
    pub fn read(name: &str, settings: &Settings) -> Result<Spec, ArgumentFault> {
        let set = pairs(settings.set)?;
        let kind = if let Some(command) = name.strip_prefix("cmd:") {
            let mut words = command.split_whitespace().map(str::to_owned);
            let path = words.next().ok_or_else(|| ArgumentFault::Player(quoted(name)))?;
            Kind::Program(Program {
                path,
                arguments: words.collect(),
                dialect: Dialect::from_str(settings.dialect)?,
                set: set.into_iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect(),
                rules_name: settings.rules_name.to_owned(),
                limits: settings.limits,
                patience: settings.patience,
            })
        } else if let Some(path) = name.strip_prefix("manner:") {
            Kind::Level(Box::new(manner(path)?), settings.most_nodes)
        } else if name == "engine" {
            engine(settings.limits, &set)?
        } else if name.contains(':') {
            engine(limits(name)?, &set)?
        } else if let Some((option, _)) = set.first() {
            return Err(ArgumentFault::Setting { player: quoted(name), option: quoted(option) });
        } else {
            match name {
                "greedy" => Kind::Simple(baseline::greedy),
                "hungry" => Kind::Simple(baseline::hungry),
                "random" => Kind::Simple(baseline::random),
                _ => {
                    let level: Level = name.parse().map_err(|_| ArgumentFault::Player(quoted(name)))?;
                    Kind::Level(Box::new(level.manner().clone()), settings.most_nodes)
                }
            }
        };
        Ok(Spec { name: name.to_owned(), kind })
    }

    /// The player itself, ready for its first game.
    ///
    /// # Errors
    /// A program cannot be started.
    pub fn seat(&self) -> Result<Player, ArgumentFault> {
        Ok(match &self.kind {
            Kind::Level(manner, nodes) => Player::Level(manner.clone(), *nodes, Engine::default()),
            Kind::Engine { limits, hash_mib, threads, contempt } => {
                let mut engine = Engine::new(*hash_mib);
                engine.set_threads(*threads);
                engine.set_contempt(*contempt);
                Player::Engine(*limits, engine)
            }
            Kind::Simple(choose) => Player::Simple(*choose),
            Kind::Program(program) => Player::Program(Box::new(External::start(program)?)),
        })
    }
}

fn engine(limits: Limits, set: &[(&str, &str)]) -> Result<Kind, ArgumentFault> {
    let (mut hash_mib, mut threads, mut contempt) = (16, 1, 0);
    for (option, value) in set {
        match option.to_ascii_lowercase().as_str() {
            "hash" => {
                let (least, most) = (*Engine::HASH_MIB.start() as u64, *Engine::HASH_MIB.end() as u64);
                hash_mib = number("Hash", value, least, most)? as usize;
            }
            "threads" => threads = number("Threads", value, 1, Engine::MOST_THREADS as u64)? as usize,
            "contempt" => contempt = number("Contempt", value, 0, Engine::MOST_CONTEMPT as u64)? as i32,
            _ => return Err(ArgumentFault::Setting { player: "engine".to_owned(), option: quoted(option) }),
        }
    }
    Ok(Kind::Engine { limits, hash_mib, threads, contempt })
}

fn manner(path: &str) -> Result<Manner, ArgumentFault> {
    let fault = |what: String| ArgumentFault::Manner { path: quoted(path), what };
    let text = fs::read_to_string(path).map_err(|error| fault(error.to_string()))?;
    Manner::from_ron(&text).map_err(|error| fault(error.to_string()))
}

/// Reads `Name=Value,…`.
fn pairs(text: &str) -> Result<Vec<(&str, &str)>, ArgumentFault> {
    let settings = text.split(',').map(str::trim).filter(|setting| !setting.is_empty());
    settings
        .map(|setting| {
            let (name, value) = setting.split_once('=').ok_or_else(|| ArgumentFault::Set(quoted(setting)))?;
            Ok((name.trim(), value.trim()))
        })
        .collect()
}

/// A player at the board.
pub enum Player {
    /// As a level plays, with at most so many nodes.
    Level(Box<Manner>, Option<u64>, Engine),
    /// As well as the limits allow.
    Engine(Limits, Engine),
    /// By a simple rule.
    Simple(fn(&Game, u64) -> Option<Move>),
    /// Another program.
    Program(Box<External>),
}

impl Player {
    /// Gets ready for another game, forgetting the last one or not.
    ///
    /// # Errors
    /// A program does not answer.
    pub fn new_game(&mut self, keep_tables: bool) -> Result<(), Void> {
        match self {
            Player::Level(_, _, engine) | Player::Engine(_, engine) => {
                if !keep_tables {
                    engine.clear();
                }
                Ok(())
            }
            Player::Simple(_) => Ok(()),
            Player::Program(program) => program.new_game(keep_tables),
        }
    }

    /// Chooses a move.
    ///
    /// # Errors
    /// There is none, or a program fails to give one.
    pub fn choose(&mut self, game: &Game, seed: u64) -> Result<Move, Void> {
        let stop = AtomicBool::new(false);
        match self {
            Player::Level(manner, nodes, engine) => {
                engine.use_shipped_tables(game.rules());
                let allowance = Allowance { stop: &stop, clock: &Stopwatch::start(), nodes: *nodes, threads: 1 };
                manner.choose(engine, game, seed, &allowance).ok_or(Void::NoMove)
            }
            Player::Engine(limits, engine) => {
                engine.use_shipped_tables(game.rules());
                engine.think(game, limits, &stop, &Stopwatch::start(), &mut |_| {}).best.ok_or(Void::NoMove)
            }
            Player::Simple(choose) => choose(game, seed).ok_or(Void::NoMove),
            Player::Program(program) => program.choose(game),
        }
    }

    /// After a void game: a program is started anew.
    ///
    /// # Errors
    /// It cannot be started any more.
    pub fn recover(&mut self) -> Result<(), ArgumentFault> {
        if let Player::Program(program) = self {
            **program = External::start(&program.program)?;
        }
        Ok(())
    }
}
