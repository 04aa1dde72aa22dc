//! Whatever line comes, reading it does not panic, and what is refused is said in one line.

use proptest::prelude::*;
use proptest::sample::select;

use crate::protocol::{Command, parse};

/// Words of the protocol and near it.
fn words() -> impl Strategy<Value = String> {
    let known = [
        "uci",
        "isready",
        "ucinewgame",
        "setoption",
        "name",
        "value",
        "position",
        "startpos",
        "fen",
        "moves",
        "go",
        "depth",
        "movetime",
        "nodes",
        "infinite",
        "stop",
        "legal",
        "perft",
        "result",
        "show",
        "bench",
        "quit",
        "Rules",
        "Hash",
        "Threads",
        "Level",
        "Seed",
        "MultiPV",
        "standard",
        "easy",
        "a3a4",
        "a3xa4",
        "g7g6",
        "0",
        "1",
        "64",
        "-1",
        "+1",
        "18446744073709551616",
        "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L",
        "w",
        "b",
    ];
    prop_oneof![8 => select(known.to_vec()).prop_map(str::to_owned), 1 => "\\PC{0,8}", 1 => ".{0,4}"]
}

proptest! {
    #[test]
    fn no_line_breaks_the_reader(words in prop::collection::vec(words(), 0..9), gap in select(vec![" ", "  ", "\t"])) {
        let line = words.join(gap);
        match parse(&line) {
            Ok(None) => prop_assert!(line.trim().is_empty()),
            Ok(Some(command)) => prop_assert_eq!(line.split_whitespace().next(), Some(command.name())),
            Err(fault) => prop_assert!(fault.to_string().len() < 400, "{}", fault),
        }
    }

    #[test]
    fn numbers_are_read_as_written(depth in 1..=255_u8, nodes in 1_u64..) {
        let Ok(Some(Command::Go(limits, None))) = parse(&format!("go depth {depth} nodes {nodes}")) else {
            return Err(TestCaseError::fail("it is a command"));
        };
        prop_assert_eq!((limits.depth, limits.nodes), (Some(depth), Some(nodes)));
    }
}
