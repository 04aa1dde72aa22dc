//! `jungle-engine`: rules and engine behind a text protocol in the manner of UCI, for tests, matches and other front ends.
//!
//! Without arguments it reads commands from standard input, one a line; see [`protocol`] for them. With arguments it does
//! one thing and ends: `jungle-engine perft 6`, `jungle-engine bench`, `jungle-engine match --a easy --b normal`.

mod arguments;
mod clock;
mod matchplay;
mod once;
mod openings;
#[cfg(test)]
mod properties;
mod protocol;
mod puzzles;
mod review;
mod session;
mod tables;
mod tuning;
mod worker;

use std::io::{self, Write as _};
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments.is_empty() {
        session::run(io::BufReader::new(io::stdin()), io::stdout());
        return ExitCode::SUCCESS;
    }
    match once::run(&arguments) {
        // Whoever stopped reading does not want the answer.
        Ok(text) => match writeln!(io::stdout(), "{text}") {
            Ok(()) => ExitCode::SUCCESS,
            Err(_) => ExitCode::FAILURE,
        },
        Err(fault) => {
            eprintln!("error: {fault}");
            ExitCode::FAILURE
        }
    }
}
