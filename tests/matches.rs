//! `jungle-engine match`: matches between players of ours and other programs, and what comes of broken ones.

use std::process::{Command, Output, Stdio};

const PROGRAM: &str = env!("CARGO_BIN_EXE_jungle-engine");

fn once(arguments: &[&str]) -> Output {
    Command::new(PROGRAM).args(arguments).stdin(Stdio::null()).output().expect("the program runs")
}

fn report(arguments: &[&str]) -> String {
    let output = once(&[&["match"], arguments].concat());
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).expect("text")
}

/// The numbers of the report's last line by their names.
fn number(report: &str, name: &str) -> f64 {
    let line = report.lines().last().expect("a last line");
    let mut words = line.split_whitespace().skip_while(|word| *word != name);
    let value = words.nth(1).unwrap_or_else(|| panic!("no {name} in {line}"));
    value.parse().unwrap_or_else(|_| panic!("{name} is {value}"))
}

#[test]
fn the_stronger_player_wins_and_the_report_adds_up() {
    let report = report(&["--a", "greedy", "--b", "random", "--games", "20"]);
    assert!(report.starts_with("greedy v random under Standard v1: 20 games, "), "{report}");
    let [wins, draws, losses] = ["wins", "draws", "losses"].map(|name| number(&report, name));
    assert_eq!(wins + draws + losses, 20.0);
    assert!(wins > 12.0 && number(&report, "elo") > 100.0, "{report}");
}

#[test]
fn equal_players_split_each_opening_whatever_the_concurrency() {
    let run = |concurrency: &str| {
        let arguments = ["--a", "nodes:300", "--b", "engine", "--limit", "nodes:300", "--games", "12"];
        report(&[&arguments[..], &["--concurrency", concurrency]].concat())
    };
    let alone = run("1");
    assert!(alone.ends_with(
        "pairs 0 0 6 0 0 elo 0.0 error 0.0 llr 0.00 sprt open timeouts_a 0 illegal_a 0 no_move_a 0 crashes_a 0 timeouts_b 0 \
         illegal_b 0 no_move_b 0 crashes_b 0\n"
    ), "{alone}");
    assert_eq!(run("3").lines().last(), alone.lines().last());
}

/// The whole medley has a thousand games under every preset.
#[test]
fn a_medley_of_levels_under_every_preset_ends_well() {
    let output = once(&["medley", "--games", "3", "--most-nodes", "200"]);
    let report = String::from_utf8(output.stdout).expect("text");
    assert!(output.status.success() && report.lines().count() == 6, "{report}");
    assert!(report.lines().all(|line| line.contains(": 3 games ended: ")), "{report}");
}

#[test]
fn a_sequential_test_stops_early() {
    let report = report(&["--a", "greedy", "--b", "random", "--games", "2000", "--sprt", "0,200,0.05,0.05"]);
    assert!(number(&report, "games") < 200.0, "{report}");
    assert!(report.contains("sprt accepted"), "{report}");
}

#[test]
fn another_program_plays_by_the_protocol() {
    let program = format!("cmd:{PROGRAM}");
    for (rules, dialect) in [("bell", "ours"), ("standard", "jungine")] {
        let arguments = ["--a", "nodes:200", "--b", &program, "--limit-b", "nodes:200", "--games", "4"];
        let report =
            report(&[&arguments[..], &["--rules", rules, "--dialect-b", dialect, "--set-b", "Hash=2"]].concat());
        assert_eq!(number(&report, "games"), 4.0, "{report}");
        // The same engine on both sides of every opening.
        assert!(report.contains("pairs 0 0 2 0 0 "), "{report}");
    }
}

/// A program that greets, gets ready and then answers `go` with the last argument's command.
#[cfg(unix)]
fn broken(answer: &str) -> String {
    let script = format!(
        "#!/bin/sh\nwhile read word rest; do case $word in uci) echo uciok;; isready) echo readyok;; go) {answer};; esac; done\n"
    );
    let path =
        std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("broken-{}.sh", answer.replace(' ', "-")));
    std::fs::write(&path, script).expect("a script");
    let path = path.to_str().expect("a path");
    report(&[
        "--a",
        "random",
        "--b",
        &format!("cmd:sh {path}"),
        "--games",
        "2",
        "--limit",
        "movetime:5",
        "--patience",
        "300",
    ])
}

#[cfg(unix)]
#[test]
fn games_of_broken_programs_are_void_and_told_apart() {
    for (answer, kind) in [
        ("echo bestmove a3a9", "illegal_b"),
        ("echo bestmove what", "illegal_b"),
        ("echo bestmove 0000", "no_move_b"),
        ("exit 3", "crashes_b"),
        ("true", "timeouts_b"),
    ] {
        let report = broken(answer);
        assert_eq!(number(&report, "games"), 0.0, "{answer}: {report}");
        assert_eq!(number(&report, kind), 2.0, "{answer}: {report}");
    }
}

#[test]
fn what_cannot_be_played_is_named() {
    for (arguments, fault) in [
        (vec!["--a", "easy", "--b", "fool"], "\"fool\" is no player"),
        (vec!["--a", "easy", "--b", "cmd:"], "\"cmd:\" is no player"),
        (vec!["--a", "easy", "--b", "cmd:no-such-program"], "\"no-such-program\" cannot play: "),
        (vec!["--a", "nodes:0", "--b", "easy"], "the nodes must be a whole number from 1"),
        (vec!["--a", "engine", "--b", "easy", "--limit", "ages"], "\"ages\" is no limit"),
        (vec!["--a", "engine", "--b", "easy", "--set-a", "Colour=red"], "engine has no setting \"Colour\""),
        (vec!["--a", "easy", "--b", "easy", "--set-b", "Hash=2"], "easy has no setting \"Hash\""),
        (vec!["--a", "easy", "--b", "easy", "--tables", "some"], "--tables must be one of clear, keep, not \"some\""),
        (vec!["--a", "easy", "--b", "easy", "--sprt", "5,0,0.05,0.05"], "\"5,0,0.05,0.05\" is no test"),
        (vec!["--a", "easy", "--b", "easy", "--openings", "nowhere"], "openings \"nowhere\": "),
    ] {
        let output = once(&[&["match"], &arguments[..]].concat());
        let error = String::from_utf8(output.stderr).expect("text");
        assert!(!output.status.success() && error.starts_with("error: ") && error.contains(fault), "{error}");
    }
}
