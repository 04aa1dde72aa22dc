//! One command from the command line.

use crate::arguments::{ArgumentFault, Options};
use crate::matchplay;
use crate::openings;
use crate::protocol::{self, Setup, quoted};
use crate::puzzles;
use crate::review;
use crate::session::{game_of, rules_named};
use crate::tables;
use crate::tuning;
use crate::worker::{bench_line, perft_line};

/// Does what the arguments say; what there is to print.
///
/// # Errors
/// What is wrong with the arguments.
pub fn run(arguments: &[String]) -> Result<String, ArgumentFault> {
    let (command, rest) = arguments.split_first().map_or(("", arguments), |(command, rest)| (command.as_str(), rest));
    match command {
        "perft" => {
            let (depth, options) =
                rest.split_first().map_or((None, rest), |(depth, options)| (Some(depth.as_str()), options));
            let depth = protocol::perft_depth(depth)?;
            let options = Options::read("perft", options, &["rules", "fen"])?;
            let rules = rules_named(options.get("rules").unwrap_or("standard"))?;
            let setup = Setup { fen: options.get("fen").map(str::to_owned), moves: Vec::new() };
            let game = game_of(&rules, &setup)?;
            Ok(perft_line(game.position(), &rules, depth))
        }
        "bench" => {
            Options::read("bench", rest, &[])?;
            Ok(bench_line())
        }
        "match" => matchplay::run(rest),
        "tables" => tables::run(rest),
        "medley" => matchplay::medley::run(rest),
        "openings" => openings::generate(rest),
        "review" => review::run(rest),
        "puzzles" => puzzles::run(rest),
        "data" => tuning::generate(rest),
        "tune" => tuning::tune(rest),
        _ => Err(ArgumentFault::Command(quoted(command))),
    }
}
