//! The commands, as text and as values. Whatever is wrong with a line is found here, before anything changes.
//!
//! | command | answer |
//! |---|---|
//! | `uci` | `id …`, `option …`, `uciok` |
//! | `isready` | `readyok` |
//! | `ucinewgame` | –; the levels' seed goes on by one |
//! | `setoption name NAME value VALUE` | – |
//! | `position startpos`, `position fen FEN`, either with `moves a3a4 …` | – |
//! | `go` with `depth N`, `movetime MS`, `nodes N`, `infinite`, or clocks: `wtime MS`, `btime MS`, and `winc MS`, `binc MS`, `movestogo N` | `info …` lines, then `bestmove …` |
//! | `stop` | the search's `bestmove …` |
//! | `legal` | `legal …` |
//! | `perft N` | `perft N COUNT` |
//! | `result` | `result ongoing` or how the game ended |
//! | `show` | `fen FEN` |
//! | `bench` | `bench NODES nodes NPS nps` |
//! | `quit` | – |

use std::time::Duration;

use jungle::engine::tables::TableError;
use jungle::engine::{Engine, Level, LevelError, Limits};
use jungle::rules::{FenError, Illegal, MOST_MOVES, Move, MoveError, RuleSetError};

/// One line's meaning.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// Who are you, and what can be set?
    Uci,
    /// Are you there?
    IsReady,
    /// Forget the last game.
    NewGame,
    /// Set an option.
    Set(Setting),
    /// Set the position up.
    Position(Setup),
    /// Search within limits, or as the clocks allow.
    Go(Limits, Option<Clocks>),
    /// End the search.
    Stop,
    /// List the legal moves.
    Legal,
    /// Count the leaves of the move tree.
    Perft(u32),
    /// Say how the game ended.
    Result,
    /// Say the position.
    Show,
    /// Search the fixed positions.
    Bench,
    /// End the program.
    Quit,
}

impl Command {
    /// The command's word.
    pub const fn name(&self) -> &'static str {
        match self {
            Command::Uci => "uci",
            Command::IsReady => "isready",
            Command::NewGame => "ucinewgame",
            Command::Set(_) => "setoption",
            Command::Position(_) => "position",
            Command::Go(..) => "go",
            Command::Stop => "stop",
            Command::Legal => "legal",
            Command::Perft(_) => "perft",
            Command::Result => "result",
            Command::Show => "show",
            Command::Bench => "bench",
            Command::Quit => "quit",
        }
    }
}

/// An option and its new value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Setting {
    /// A preset's name, or the path of a rule set in RON.
    Rules(String),
    /// Memory for the transposition table, in MiB.
    Hash(usize),
    /// Threads to search with.
    Threads(usize),
    /// How many of the best moves to search for.
    Lines(usize),
    /// How much to dislike going round, in hundredths.
    Contempt(i32),
    /// How well to play.
    Level(Strength),
    /// Where endgame tables are: `shipped`, `none`, or a file or folder to use besides.
    Tables(String),
    /// The seed of the levels' chance, until `ucinewgame` takes the next.
    Seed(u64),
}

/// How well to play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Strength {
    /// As well as the limits of `go` allow.
    #[default]
    Full,
    /// As the level does, whatever the limits, but that one that searches keeps to `nodes`.
    Level(Level),
}

/// The players' clocks, Red's first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Clocks {
    /// Time left.
    pub left: [Option<Duration>; 2],
    /// What each move gives back.
    pub increment: [Duration; 2],
    /// Moves until there is more time.
    pub moves: Option<u32>,
}

/// A start and the moves made from there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    /// `None`: the usual start.
    pub fen: Option<String>,
    /// The moves, not yet checked.
    pub moves: Vec<Move>,
}

/// What is wrong with a command.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// Not a command.
    #[error("unknown command \"{0}\"")]
    Unknown(String),
    /// The line is not text.
    #[error("the line is not UTF-8 text")]
    NotText,
    /// The line is not kept in memory.
    #[error("the line is too long")]
    LongLine,
    /// The command takes no argument.
    #[error("{command} takes nothing more, but there is \"{extra}\"")]
    Extra {
        /// The command.
        command: &'static str,
        /// The first word too many.
        extra: String,
    },
    /// An argument is missing.
    #[error("{command} needs {what}")]
    Missing {
        /// The command.
        command: &'static str,
        /// What it needs.
        what: &'static str,
    },
    /// Not a number, or out of range.
    #[error("{what} must be a whole number from {least} to {most}, not \"{given}\"")]
    Number {
        /// Of what.
        what: &'static str,
        /// The least allowed.
        least: u64,
        /// The most allowed.
        most: u64,
        /// What was given.
        given: String,
    },
    /// `go` does not know the limit.
    #[error("go knows depth, movetime, nodes, infinite and clocks, not \"{0}\"")]
    Limit(String),
    /// `go` was given a limit twice, or infinite with a bound.
    #[error("go cannot have \"{0}\" besides the limits before it")]
    Limits(String),
    /// `position` is neither a start position nor a FEN.
    #[error("position must be followed by startpos or fen, not \"{0}\"")]
    Position(String),
    /// No such option.
    #[error("no option is named \"{0}\"; there are Rules, Hash, Threads, MultiPV, Contempt, Level, TablePath and Seed")]
    Option(String),
    /// No such level.
    #[error("{0}; or full")]
    Level(#[from] LevelError),
    /// The move is not written as one.
    #[error(transparent)]
    Move(#[from] MoveError),
    /// The move cannot be made.
    #[error("move {number}, {mv}, is illegal: {reason}")]
    Illegal {
        /// Which of the moves, from 1.
        number: usize,
        /// The move.
        mv: Move,
        /// Why not.
        reason: Illegal,
    },
    /// The FEN is not a position.
    #[error(transparent)]
    Fen(#[from] FenError),
    /// Neither a preset nor a file.
    #[error("\"{0}\" is no rule set: it is neither a preset ({presets}) nor a file that can be read ({1})", presets = jungle::rules::RuleSet::PRESETS.join(", "))]
    RulesFile(String, std::io::Error),
    /// The file is no rule set.
    #[error("\"{0}\": {1}")]
    Rules(String, Box<RuleSetError>),
    /// A file or folder of endgame tables that cannot be used.
    #[error("\"{path}\": {fault}")]
    Tables {
        /// Which.
        path: String,
        /// What is wrong with it.
        fault: TableError,
    },
    /// Something else must end first.
    #[error("{command} must wait for the search: send stop first")]
    Busy {
        /// The command.
        command: &'static str,
    },
}

/// The longest piece of a bad line that an error repeats, in characters.
const QUOTED: usize = 40;

/// The deepest `go depth`: a [`Limits`] holds no more.
const MOST_DEPTH: u64 = u8::MAX as u64;
/// The deepest `perft`: far beyond what can be counted in a lifetime, and a count still fits.
const MOST_PERFT: u64 = 12;
/// A year in milliseconds.
const MOST_TIME: u64 = 365 * 24 * 3600 * 1000;

/// The largest seed: what other programs can hold, too.
pub const MOST_SEED: u64 = u32::MAX as u64;

/// Reads a line. `None` for a blank one.
///
/// # Errors
/// The line is no command, or an argument is missing, superfluous, or not what it should be.
pub fn parse(line: &str) -> Result<Option<Command>, Fault> {
    let mut words = line.split_whitespace();
    let Some(word) = words.next() else {
        return Ok(None);
    };
    let plain = |command: &'static str, value: Command, mut words: std::str::SplitWhitespace<'_>| match words.next() {
        Some(extra) => Err(Fault::Extra { command, extra: quoted(extra) }),
        None => Ok(value),
    };
    let command = match word {
        "uci" => plain("uci", Command::Uci, words)?,
        "isready" => plain("isready", Command::IsReady, words)?,
        "ucinewgame" => plain("ucinewgame", Command::NewGame, words)?,
        "stop" => plain("stop", Command::Stop, words)?,
        "legal" => plain("legal", Command::Legal, words)?,
        "result" => plain("result", Command::Result, words)?,
        "show" => plain("show", Command::Show, words)?,
        "bench" => plain("bench", Command::Bench, words)?,
        "quit" => plain("quit", Command::Quit, words)?,
        "setoption" => Command::Set(setting(line)?),
        "position" => Command::Position(setup(&words.collect::<Vec<_>>())?),
        "go" => limits(words).map(|(limits, clocks)| Command::Go(limits, clocks))?,
        "perft" => {
            let depth = perft_depth(words.next())?;
            plain("perft N", Command::Perft(depth), words)?
        }
        _ => return Err(Fault::Unknown(quoted(word))),
    };
    Ok(Some(command))
}

/// As much of a text as an error repeats.
pub fn quoted(text: &str) -> String {
    let mut letters = text.chars().map(|letter| if letter.is_control() { '\u{fffd}' } else { letter });
    let start: String = letters.by_ref().take(QUOTED).collect();
    if letters.next().is_some() { start + "…" } else { start }
}

/// Reads a number within limits.
///
/// # Errors
/// It is none, or out of range.
pub fn number(what: &'static str, given: &str, least: u64, most: u64) -> Result<u64, Fault> {
    let fault = || Fault::Number { what, least, most, given: quoted(given) };
    // A sign would be read, but no count has one.
    if !given.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(fault());
    }
    given.parse().ok().filter(|number| (least..=most).contains(number)).ok_or_else(fault)
}

/// Reads the depth of `perft`.
///
/// # Errors
/// It is missing, no number, or out of range.
pub fn perft_depth(word: Option<&str>) -> Result<u32, Fault> {
    let word = word.ok_or(Fault::Missing { command: "perft", what: "a depth" })?;
    Ok(number("the depth of perft", word, 0, MOST_PERFT)? as u32)
}

/// Reads a strength: `full` or a level.
///
/// # Errors
/// No level has this name.
pub fn strength(text: &str) -> Result<Strength, Fault> {
    if text.eq_ignore_ascii_case("full") {
        return Ok(Strength::Full);
    }
    Ok(Strength::Level(text.parse()?))
}

fn limits<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<(Limits, Option<Clocks>), Fault> {
    let mut limits = Limits::infinite();
    let mut clocks: Option<Clocks> = None;
    let mut infinite = false;
    let mut seen: Vec<&str> = Vec::new();
    while let Some(word) = words.next() {
        match word {
            "depth" | "nodes" | "movetime" | "wtime" | "btime" | "winc" | "binc" | "movestogo" => {}
            "infinite" if seen.is_empty() => {}
            "infinite" => return Err(Fault::Limits(quoted(word))),
            _ => return Err(Fault::Limit(quoted(word))),
        }
        if infinite || seen.contains(&word) {
            return Err(Fault::Limits(quoted(word)));
        }
        seen.push(word);
        if word == "infinite" {
            infinite = true;
            continue;
        }
        let value = words.next().ok_or(Fault::Missing { command: "go", what: "a number after its limit" })?;
        let millis = |what, least| Ok::<_, Fault>(Duration::from_millis(number(what, value, least, MOST_TIME)?));
        match word {
            "depth" => limits.depth = Some(number("the depth of go", value, 1, MOST_DEPTH)? as u8),
            "nodes" => limits.nodes = Some(number("the nodes of go", value, 1, u64::MAX)?),
            "movetime" => limits.time = Some(millis("the movetime of go", 1)?),
            "wtime" => clocks.get_or_insert_default().left[0] = Some(millis("the wtime of go", 0)?),
            "btime" => clocks.get_or_insert_default().left[1] = Some(millis("the btime of go", 0)?),
            "winc" => clocks.get_or_insert_default().increment[0] = millis("the winc of go", 0)?,
            "binc" => clocks.get_or_insert_default().increment[1] = millis("the binc of go", 0)?,
            _ => {
                let moves = number("the movestogo of go", value, 1, u64::from(u32::MAX))?;
                clocks.get_or_insert_default().moves = Some(moves as u32);
            }
        }
    }
    if infinite || limits.bounded() || clocks.is_some_and(|clocks| clocks.left != [None; 2]) {
        return Ok((limits, clocks));
    }
    Err(Fault::Missing { command: "go", what: "depth N, movetime MS, nodes N, wtime MS and btime MS, or infinite" })
}

fn setup(words: &[&str]) -> Result<Setup, Fault> {
    let (start, moves) = match words.iter().position(|&word| word == "moves") {
        Some(at) => (&words[..at], &words[at + 1..]),
        None => (words, &[][..]),
    };
    let fen = match start {
        [] => return Err(Fault::Missing { command: "position", what: "startpos or fen" }),
        ["startpos"] => None,
        ["startpos", extra, ..] => return Err(Fault::Extra { command: "startpos", extra: quoted(extra) }),
        ["fen"] => return Err(Fault::Missing { command: "position fen", what: "a FEN" }),
        ["fen", fen @ ..] => Some(fen.join(" ")),
        [word, ..] => return Err(Fault::Position(quoted(word))),
    };
    let moves = moves.iter().map(|text| text.parse()).collect::<Result<_, MoveError>>()?;
    Ok(Setup { fen, moves })
}

fn setting(line: &str) -> Result<Setting, Fault> {
    // A path may hold spaces, so the value is the rest of the line as it stands.
    let rest = line.trim().strip_prefix("setoption").unwrap_or_default().trim_start();
    let rest =
        after_word(rest, "name").ok_or(Fault::Missing { command: "setoption", what: "name NAME value VALUE" })?;
    let (name, rest) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let value = after_word(rest.trim_start(), "value").map(str::trim).filter(|value| !value.is_empty());
    let value = || value.ok_or(Fault::Missing { command: "setoption", what: "value VALUE after the name" });
    match name.to_ascii_lowercase().as_str() {
        "rules" => Ok(Setting::Rules(value()?.to_owned())),
        "hash" => {
            let (least, most) = (*Engine::HASH_MIB.start() as u64, *Engine::HASH_MIB.end() as u64);
            Ok(Setting::Hash(number("Hash", value()?, least, most)? as usize))
        }
        "threads" => Ok(Setting::Threads(number("Threads", value()?, 1, Engine::MOST_THREADS as u64)? as usize)),
        "multipv" => Ok(Setting::Lines(number("MultiPV", value()?, 1, MOST_MOVES as u64)? as usize)),
        "contempt" => Ok(Setting::Contempt(number("Contempt", value()?, 0, Engine::MOST_CONTEMPT as u64)? as i32)),
        "level" => Ok(Setting::Level(strength(value()?)?)),
        "tablepath" => Ok(Setting::Tables(value()?.to_owned())),
        "seed" => Ok(Setting::Seed(number("Seed", value()?, 0, MOST_SEED)?)),
        "" => Err(Fault::Missing { command: "setoption", what: "name NAME value VALUE" }),
        _ => Err(Fault::Option(quoted(name))),
    }
}

/// What follows the word at the start of the text.
fn after_word<'a>(text: &'a str, word: &str) -> Option<&'a str> {
    let rest = text.strip_prefix(word)?;
    (rest.is_empty() || rest.starts_with(char::is_whitespace)).then(|| rest.trim_start())
}
