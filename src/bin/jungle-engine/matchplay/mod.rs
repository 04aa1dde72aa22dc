//! `match`: two players, many openings, both sides of each; who is stronger, and how sure that is.
//!
//! `player` says who plays and makes moves, `external` talks to another program, `game` plays one game, `schedule` hands
//! pairs of games to threads and counts them in order, `tally` counts and `estimate` reckons, `report` puts it into words.
//! `medley` plays levels at random against each other and only checks that nothing breaks.
//!
//! | option | value | default |
//! |---|---|---|
//! | `--a`, `--b` | the players: a level, `manner:FILE` (a level from a file), `greedy`, `hungry`, `random`, `engine` (full strength), `nodes:N`, `depth:N`, `movetime:MS` (the engine with that limit), or `cmd:PATH ARGUMENTS` (another program) | |
//! | `--limit`, `--limit-a`, `--limit-b` | `nodes:N`, `depth:N` or `movetime:MS` for engine and programs | `nodes:100000` |
//! | `--most-nodes` | the most positions that a level looks at in a move | as the level has it |
//! | `--set-a`, `--set-b` | `Name=Value,…`: what the player is told by `setoption`; the engine has Hash, Threads and Contempt | |
//! | `--dialect-a`, `--dialect-b` | how a program speaks: `ours`, or `jungine` (no rule sets, moves in any case) | `ours` |
//! | `--rules` | a preset or a file | `standard` |
//! | `--games` | at most so many, two for each opening | 200 |
//! | `--openings` | a file, or `start` for the usual start alone | the embedded ones |
//! | `--seed` | which opening comes first, and the levels' chance | 0 |
//! | `--tables` | `clear` or `keep` what both remember between games | `clear` |
//! | `--sprt` | `ELO0,ELO1,ALPHA,BETA`: stops as soon as one of the two is accepted | |
//! | `--concurrency` | games at a time; both players of a game never think at once | 1 |
//! | `--patience` | milliseconds beyond its `movetime` after which a program's game is void | 2000 |
//! | `--progress` | a line on standard error after so many openings | none |
//!
//! A game in which a program crashes, falls silent, gives no move or an illegal one is void: it counts for nobody and is
//! reported apart. With limits of nodes or depth and cleared tables the result is the same whatever the concurrency.

mod estimate;
mod external;
mod game;
pub mod medley;
mod player;
mod report;
mod schedule;
mod tally;

use std::time::Duration;

use jungle::engine::Limits;

use self::estimate::Sprt;
use self::player::{Settings, Spec};
use self::schedule::Plan;
use crate::arguments::{ArgumentFault, Options};
use crate::openings::Openings;
use crate::protocol::{MOST_SEED, number, quoted};
use crate::session::rules_named;

/// A game between computers that lasts longer is drawn.
pub const MOST_PLIES: usize = 600;

const OPTIONS: [&str; 19] = [
    "a",
    "b",
    "limit",
    "limit-a",
    "limit-b",
    "set-a",
    "set-b",
    "dialect-a",
    "dialect-b",
    "rules",
    "games",
    "openings",
    "seed",
    "most-nodes",
    "tables",
    "sprt",
    "concurrency",
    "patience",
    "progress",
];

/// Plays a match; its report.
///
/// # Errors
/// What is wrong with the arguments, or a program that cannot be started.
pub fn run(arguments: &[String]) -> Result<String, ArgumentFault> {
    let options = Options::read("match", arguments, &OPTIONS)?;
    let numbered = |name, what, default, least, most| -> Result<u64, ArgumentFault> {
        Ok(options.get(name).map_or(Ok(default), |value| number(what, value, least, most))?)
    };
    let rules_name = options.get("rules").unwrap_or("standard");
    let rules = rules_named(rules_name)?;
    let limit = options.get("limit").map_or(Ok(Limits::nodes(100_000)), player::limits)?;
    let patience = Duration::from_millis(numbered("patience", "the patience", 2000, 0, 3_600_000)?);
    let most_nodes = options.get("most-nodes").map(|value| number("the most nodes", value, 1, u64::MAX)).transpose()?;
    let spec = |name, limit_name, set, dialect| -> Result<Spec, ArgumentFault> {
        let settings = Settings {
            limits: options.get(limit_name).map_or(Ok(limit), player::limits)?,
            most_nodes,
            set: options.get(set).unwrap_or_default(),
            dialect: options.get(dialect).unwrap_or("ours"),
            rules_name,
            patience,
        };
        Spec::read(options.need(name)?, &settings)
    };
    let pair = [spec("a", "limit-a", "set-a", "dialect-a")?, spec("b", "limit-b", "set-b", "dialect-b")?];
    let keep_tables = match options.get("tables").unwrap_or("clear") {
        "clear" => false,
        "keep" => true,
        other => return Err(ArgumentFault::Choice { option: "tables", known: "clear, keep", given: quoted(other) }),
    };
    let plan = Plan {
        openings: Openings::named(options.get("openings"))?.under(&rules)?,
        rules,
        pair,
        pairs: numbered("games", "the number of games", 200, 1, 1_000_000)?.div_ceil(2),
        seed: numbered("seed", "the seed", 0, 0, MOST_SEED)?,
        keep_tables,
        sprt: options.get("sprt").map(Sprt::read).transpose()?,
        concurrency: numbered("concurrency", "the concurrency", 1, 1, 256)? as usize,
        progress: numbered("progress", "the progress", 0, 0, 1_000_000)?,
    };
    let tally = schedule::play(&plan)?;
    Ok(report::report(&plan, &tally))
}
