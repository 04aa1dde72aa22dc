//! Tables as files, and the program that makes them.

use std::process::{Command, Output};
use std::sync::Arc;

use jungle::engine::tables::{Bytes, TableError, Tables, shipped};
use jungle::rules::{Position, RuleSet};

use crate::{material, preset, shipped_tables, solved};

#[test]
fn the_files_are_what_is_solved_now() {
    for (name, set) in [("standard", "rc-e"), ("encyclopedia", "re-l"), ("bell", "c-tl")] {
        let rules = preset(name);
        let file = |tables: Tables| tables.file(&[material(set)]).expect("the tables are there");
        assert!(file(shipped_tables(&rules)) == file(solved(&rules, &[set])), "{name} {set}: pack the file anew");
    }
}

#[test]
fn the_files_have_all_positions_of_three_animals() {
    let expected =
        "men 3 positions 108711792 wins 60555958 losses 46795304 draws 1360530 longest_win 67 longest_loss 66";
    let tables = shipped_tables(&RuleSet::default());
    assert_eq!(tables.totals(3).expect("all are there").to_string(), expected);
    assert!(shipped(&preset("standard")).expect("a file").len() < 3 << 20);
}

#[test]
fn a_bad_file_is_refused_or_gives_no_verdict() {
    let rules = RuleSet::default();
    let good = solved(&rules, &["c-d"]).file(&[material("c-d")]).expect("a file");
    let fault = |bytes: &[u8]| {
        let tables = Tables::new(&rules).expect("tables");
        tables.open(Arc::new(Bytes(bytes.to_vec()))).expect_err("a bad file").to_string()
    };
    assert_eq!(fault(b""), "not a file of endgame tables");
    assert_eq!(fault(b"l5t/1d3c1/r1p1w1e w, and so on and so forth"), "not a file of endgame tables");
    let foreign = solved(&preset("bell"), &["c-d"]).file(&[material("c-d")]).expect("a file");
    assert_eq!(fault(&foreign), "the file of tables is for another rule set");
    let mut newer = good.clone();
    newer[8] += 1;
    assert_eq!(fault(&newer), "the file of tables has format 2; this program reads format 1");
    for len in [9, 20, 27, 28, 60, good.len() / 2, good.len() - 1] {
        assert!(fault(&good[..len]).contains("bytes; it should have"), "{len}: {}", fault(&good[..len]));
    }
    assert!(fault(&[&good[..], b"x"].concat()).contains("bytes; it should have"));

    let position = Position::from_fen("7/7/7/3d3/7/7/2C4/7/7 w", &rules).expect("a position");
    let (mut refused, mut unreadable) = (0, 0);
    for at in (0..64).chain((64..good.len()).step_by(5)) {
        let mut bad = good.clone();
        bad[at] ^= 1 << (at % 8);
        let tables = Tables::new(&rules).expect("tables");
        match tables.open(Arc::new(Bytes(bad))) {
            Err(_) => refused += 1,
            Ok(_) => {
                // The damage is in a block: of this set or of that with the other side to move.
                let mut passed = position;
                passed.pass();
                let read = [position, passed].map(|position| tables.read(&position));
                assert!(read.iter().any(|read| matches!(read, Err(TableError::Damaged(_)))), "byte {at}: {read:?}");
                unreadable += 1;
            }
        }
    }
    assert!(refused > 50 && unreadable > 50, "{refused} {unreadable}");
}

fn program(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_jungle-engine")).args(arguments).output().expect("the program runs")
}

#[test]
fn the_program_makes_checks_and_counts_tables() {
    let output = program(&["tables", "--men", "2", "--rules", "bell", "--fresh", "--verify", "--totals"]);
    assert!(output.status.success(), "{output:?}");
    assert_eq!(
        String::from_utf8_lossy(&output.stdout),
        "verified tables 10 positions 22767\n\
         men 2 positions 320136 wins 171776 losses 133844 draws 14516 longest_win 33 longest_loss 34\n"
    );

    let folder = std::env::temp_dir().join(format!("jungle-tables-{}", std::process::id()));
    let path = folder.to_str().expect("a path");
    let make = ["tables", "--men", "3", "--fresh", "--sets", "c-pl", "--dir", path, "--threads", "2"];
    let said = |output: &Output| String::from_utf8_lossy(&output.stderr).into_owned();
    let first = program(&make);
    assert!(first.status.success() && said(&first).contains("c-dt: 134456 numbers"), "{first:?}");
    let again = program(&make);
    assert!(again.status.success() && said(&again).is_empty(), "what is there is not made again: {again:?}");
    let file = folder.join("c-dt.tables");
    std::fs::write(&file, b"JUNGLETB").expect("a file");
    let damaged = program(&make);
    assert!(!damaged.status.success() && said(&damaged).contains("c-dt.tables"), "{damaged:?}");
    std::fs::remove_dir_all(&folder).expect("the folder");

    for (arguments, fault) in [
        (&["--men", "5"][..], "must be a whole number from 2 to 4"),
        (&["--men", "2", "--rules", "lobby"], "7-3 and 17-5"),
        (&["--men", "2", "--sets", "c-c,qq"], "\"qq\" is no set"),
        (&["--totals"], "needs --men"),
    ] {
        let output = program(&[&["tables"], arguments].concat());
        assert!(!output.status.success() && said(&output).contains(fault), "{output:?}");
    }
}
