//! The game's command line: what is wrong is said on standard error, with exit code 2, before any window opens.

use std::{
    fs,
    process::{Command, Output},
};

fn jungle(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_jungle")).args(arguments).output().expect("the game is built")
}

/// Expects a refusal that contains all of `faults`.
fn refused(arguments: &[&str], faults: &[&str]) {
    let output = jungle(arguments);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
    for fault in faults {
        assert!(said.contains(fault), "{arguments:?}: \"{fault}\" is not in: {said}");
    }
    assert!(said.len() < 2000, "{arguments:?}: a fault is named, not quoted whole");
}

#[test]
fn help_and_version() {
    let help = jungle(&["--help"]);
    assert!(help.status.success());
    let said = String::from_utf8_lossy(&help.stdout);
    for option in [
        "--fen",
        "--rules",
        "--red",
        "--blue",
        "--seed",
        "--screenshot",
        "--after",
        "--frame-report",
        "GAME.ron",
        "print",
    ] {
        assert!(said.contains(option), "{option} is not in: {said}");
    }
    let version = jungle(&["--version"]);
    assert_eq!(String::from_utf8_lossy(&version.stdout), format!("jungle {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn players_numbers_and_names() {
    refused(&["--red", "hard"], &["--red", "hard", "human, easy, normal, expert, master, grandmaster"]);
    refused(&["--blue", ""], &["--blue"]);
    refused(&["--seed", "-1"], &["-1"]);
    refused(&["--seed", "many"], &["--seed", "many"]);
    refused(&["--size", "10x10"], &["--size", "10x10", "360"]);
    refused(&["--size", "1280"], &["--size", "1280x720"]);
    refused(&["--screen", "loading"], &["--screen", "title"]);
    refused(&["--after", "2"], &["--screenshot"]);
    refused(&["--screenshot", "a.jpg"], &["--screenshot", ".png"]);
    refused(&["--screenshot", "a.png", "--after", "-1"], &["-1"]);
    refused(&["--screenshot", "a.png", "--after", "NaN"], &["--after", "NaN"]);
    refused(&["--sound", "off"], &["--sound"]);
}

/// B43: positions that are none.
#[test]
fn positions() {
    for (fen, fault) in [
        ("", "a position is"),
        ("l6/3L3/7/7/7/7/7/7/8 w", "8"),
        ("l6/3L3/3L3/7/7/7/7/7/7 w", "twice"),
        ("l6/3L3/7/1C5/7/7/7/7/7 w", "water"),
        ("l6/7/7/7/7/7/7/7/3L3 w", "own den"),
        ("7/7/7/7/7/7/7/7/7 w", "empty"),
        ("l6/3L3/7/7/7/7/7/7/7 x", "side to move"),
        ("🐘", "a position is"),
    ] {
        refused(&["--fen", fen], &["--fen", fault]);
    }
    refused(&["--fen", &"1".repeat(100_000)], &["100000"]);
}

#[test]
fn rule_sets() {
    refused(&["--rules", "chess"], &["--rules chess", "standard", "lobby"]);
    let folder = std::env::temp_dir().join(format!("jungle-rules-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder for the test");
    let file = folder.join("rules.ron");
    let path = file.to_string_lossy();
    fs::write(&file, "(name: \"mine\", lions: 3)").expect("a file for the test");
    refused(&["--rules", &path], &[&path, "lions"]);
    fs::remove_dir_all(folder).expect("the test's folder goes");
}

#[test]
fn recorded_games() {
    refused(&["nowhere.ron"], &["nowhere.ron"]);
    refused(&["game.ron", "--fen", "l6/3L3/7/7/7/7/7/7/7 w"], &["--fen"]);
    let folder = std::env::temp_dir().join(format!("jungle-games-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder for the test");
    let file = folder.join("game.ron");
    let path = file.to_string_lossy();
    for (text, fault) in [("", "not a saved game"), ("(format: 99)", "format 99"), ("(format: 1)", "not a saved game")]
    {
        fs::write(&file, text).expect("a file for the test");
        refused(&[&path], &[&path, fault]);
    }
    fs::remove_dir_all(folder).expect("the test's folder goes");
}

#[test]
fn print_and_play() {
    let folder = std::env::temp_dir().join(format!("jungle-print-{}", std::process::id()));
    let name = folder.to_str().expect("a name in UTF-8");
    for (language, ending) in
        [("en", "ink-letter.pdf"), ("de", "ink-letter-de.pdf"), ("zh_TW", "ink-letter-zh-Hant.pdf")]
    {
        let printed = jungle(&["print", name, "--paper", "letter", "--save-ink", "--language", language]);
        assert!(printed.status.success(), "{}", String::from_utf8_lossy(&printed.stderr));
        let said = String::from_utf8_lossy(&printed.stdout);
        assert_eq!(said.lines().count(), 3, "{said}");
        assert!(said.lines().any(|line| line.ends_with(ending)), "{said}");
        for line in said.lines() {
            let bytes = fs::read(line).expect("the file that was named");
            assert!(bytes.starts_with(if line.ends_with(".pdf") { b"%PDF" } else { b"<svg" }), "{line}");
        }
    }
    let file = format!("{name}/jungle-ink-letter.pdf");
    let refusal = jungle(&["print", &file]);
    assert!(!refusal.status.success(), "a file is no folder");
    assert!(String::from_utf8_lossy(&refusal.stderr).contains(&file));
    refused(&["print", name, "--paper", "a5"], &["a5", "a4", "letter"]);
    refused(&["print", name, "--language", "tlh"], &["tlh", "no language"]);
    fs::remove_dir_all(&folder).expect("the folder was made");
}
