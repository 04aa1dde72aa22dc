//! The `jungle-engine` program: conversations as other programs hold them, and its command line.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jungle-engine"));
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs the program with arguments and no input.
fn once(arguments: &[&str]) -> Output {
    program().args(arguments).stdin(Stdio::null()).output().expect("the program runs")
}

/// Says everything at once and ends the input; the answers, line by line.
fn say(lines: &[u8]) -> Vec<String> {
    let mut child = program().spawn().expect("the program runs");
    let mut input = child.stdin.take().expect("a pipe");
    let lines = lines.to_vec();
    // From a thread of its own: a long conversation fills both pipes.
    let speaker = std::thread::spawn(move || drop(input.write_all(&lines)));
    let output = child.wait_with_output().expect("the program ends");
    speaker.join().expect("everything was said");
    assert!(output.status.success(), "{output:?}");
    assert!(output.stderr.is_empty(), "{output:?}");
    String::from_utf8(output.stdout).expect("answers are text").lines().map(str::to_owned).collect()
}

/// A conversation in which one waits for answers.
struct Talk {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Talk {
    fn begin() -> Talk {
        let mut child = program().spawn().expect("the program runs");
        let input = child.stdin.take().expect("a pipe");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        Talk { child, input, output }
    }

    fn tell(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("the program listens");
    }

    fn hear(&mut self) -> String {
        let mut line = String::new();
        assert!(self.output.read_line(&mut line).expect("a line of text") > 0, "the program fell silent");
        line.trim_end().to_owned()
    }

    /// The next line that is no `info`.
    fn answer(&mut self) -> String {
        loop {
            let line = self.hear();
            if !line.starts_with("info ") {
                return line;
            }
        }
    }

    fn ask(&mut self, line: &str) -> String {
        self.tell(line);
        self.answer()
    }

    /// What is still said until the program has ended.
    fn end(mut self) -> Vec<String> {
        drop(self.input);
        let mut rest = String::new();
        self.output.read_to_string(&mut rest).expect("text");
        assert!(self.child.wait().expect("it ends").success());
        rest.lines().map(str::to_owned).collect()
    }
}

const LEGAL_AT_START: &str = "legal a1a2 a1b1 a3a2 a3a4 a3b3 b2a2 b2b1 b2b3 b2c2 c3b3 c3c2 c3d3 e3d3 e3e2 e3f3 f2e2 f2f1 f2f3 \
                              f2g2 g1f1 g1g2 g3f3 g3g2 g3g4";

#[test]
fn it_says_who_it_is_and_what_can_be_set() {
    assert_eq!(
        say(b"uci\nisready\nquit\n"),
        [
            concat!("id name Jungle ", env!("CARGO_PKG_VERSION")),
            "id author the Jungle developers",
            "option name Rules type string default standard",
            "option name Hash type spin default 16 min 1 max 1024",
            "option name Threads type spin default 1 min 1 max 256",
            "option name MultiPV type spin default 1 min 1 max 32",
            "option name Contempt type spin default 0 min 0 max 200",
            "option name Level type combo default full var easy var normal var expert var master var grandmaster var full",
            "option name TablePath type string default shipped",
            "option name Seed type spin default 0 min 0 max 4294967295",
            "uciok",
            "readyok",
        ]
    );
}

#[test]
fn questions_about_the_position_are_answered_exactly() {
    let conversation = "\
legal
show
result
perft 4
position startpos moves a3a4 g7g6
show
position fen 7/7/7/7/1r5/7/1L5/7/6C w
legal
position fen 7/7/7/7/1r5/7/1L5/7/6C w moves b3c3 b5b6
show
position fen l6/3L3/7/7/7/7/7/7/7 w moves d8d9
result
legal
go depth 5
position fen 7/7/7/7/7/7/c6/L6/7 w moves a2a3
result
setoption name Rules value bell
position fen 2d4/4e2/r1l4/E6/7/W2w1R1/2C2P1/1T5/7 b
perft 3
position startpos
show
";
    assert_eq!(
        say(conversation.as_bytes()),
        [
            LEGAL_AT_START,
            "fen l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w",
            "result ongoing",
            "perft 4 260099",
            "fen l5t/1d3c1/r1p1w2/6e/7/E6/2W1P1R/1C3D1/T5L w",
            "legal b3a3 b3b2 b3c3 g1f1 g1g2",
            "fen 7/7/7/1r5/7/7/2L4/7/6C w",
            "result win w den",
            "legal",
            "bestmove none",
            "result win w captured",
            "perft 3 3594",
            "fen l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L b",
        ]
    );
}

#[test]
fn every_end_has_its_word() {
    let ends = [
        ("position startpos moves g3g4 a7a6 g4g3 a6a7 g3g4 a7a6 g4g3 a6a7", "standard", "result draw repetition"),
        ("position startpos moves g3g4 a7a6 g4g3 a6a7 g3g4 a7a6 g4g3", "standard", "result ongoing"),
        ("position fen c6/L6/7/7/7/7/7/7/1W5 w moves b1b2", "standard", "result ongoing"),
        ("position fen c6/W6/1L5/7/7/7/7/7/7 w moves b7b8", "standard", "result ongoing"),
        ("position fen c6/W6/2L4/7/7/7/7/7/7 w moves c7b7", "standard", "result ongoing"),
        ("position fen cL5/1T5/W6/7/7/7/7/7/7 w moves a7a8", "standard", "result win w no_moves"),
        ("position fen 7/7/7/7/7/7/7/3r3/L6 b moves d2d1", "standard", "result win b den"),
    ];
    for (position, rules, result) in ends {
        let heard = say(format!("setoption name Rules value {rules}\n{position}\nresult\n").as_bytes());
        assert_eq!(heard, [result], "{position}");
    }
    let round = "g3g4 a7a6 g4g3 a6a7 ".repeat(50);
    let heard = say(format!("setoption name Rules value league\nposition startpos moves {round}\nresult\n").as_bytes());
    assert!(heard[0].starts_with("error: move 9, g3g4, is illegal: The game is over."), "{heard:?}");
}

#[test]
fn a_search_says_what_it_sees_and_ends_with_a_move() {
    for go in ["go depth 6", "go nodes 20000", "go movetime 50", "go depth 9 nodes 5000"] {
        let heard = say(format!("position startpos\n{go}\n").as_bytes());
        let (best, infos) = heard.split_last().expect("an answer");
        assert!(best.strip_prefix("bestmove ").is_some_and(|mv| LEGAL_AT_START.contains(mv)), "{heard:?}");
        assert!(!infos.is_empty());
        for info in infos {
            let words: Vec<&str> = info.split(' ').collect();
            let keys: Vec<&str> = [0, 1, 3, 6, 8, 10, 12].map(|i| words[i]).to_vec();
            assert_eq!(keys, ["info", "depth", "score", "nodes", "nps", "time", "pv"], "{info}");
            assert_eq!(words[4], "cp", "{info}");
            assert!(words[13..].iter().all(|mv| mv.len() == 4), "{info}");
        }
    }
    let heard = say(b"position fen l6/7/3L3/7/7/7/7/7/7 w\ngo depth 5\n");
    assert!(heard.iter().any(|line| line.contains(" score mate 2 ")), "{heard:?}");
    let heard = say(b"position fen 6l/7/7/7/7/7/7/3p3/6R w\ngo depth 5\n");
    assert!(heard.iter().any(|line| line.contains(" score mate -1 ")), "{heard:?}");
}

#[test]
fn it_listens_while_it_thinks() {
    let mut talk = Talk::begin();
    talk.tell("go infinite");
    assert!(talk.hear().starts_with("info depth 1 "));
    assert_eq!(talk.ask("isready"), "readyok");
    assert_eq!(talk.ask("legal"), LEGAL_AT_START);
    assert_eq!(talk.ask("result"), "result ongoing");
    assert_eq!(talk.ask("position startpos moves a3a4"), "error: position must wait for the search: send stop first");
    assert_eq!(talk.ask("go depth 1"), "error: go must wait for the search: send stop first");
    assert_eq!(talk.ask("nonsense"), "error: unknown command \"nonsense\"");
    assert!(talk.ask("stop").starts_with("bestmove "));
    assert_eq!(talk.ask("show"), "fen l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w");
    talk.tell("stop");
    assert_eq!(talk.ask("isready"), "readyok", "there was nothing to stop");
    assert!(talk.end().is_empty());
}

#[test]
fn an_infinite_search_waits_for_stop_even_when_it_has_seen_everything() {
    let mut talk = Talk::begin();
    talk.tell("position fen l6/3L3/7/7/7/7/7/7/7 w");
    talk.tell("go infinite");
    assert!(talk.hear().starts_with("info depth 1 score mate 1 "));
    assert_eq!(talk.ask("isready"), "readyok");
    assert_eq!(talk.ask("show"), "fen l6/3L3/7/7/7/7/7/7/7 w");
    assert_eq!(talk.ask("stop"), "bestmove d8d9");
    assert!(talk.end().is_empty());
}

#[test]
fn quit_and_the_end_of_the_input_end_a_search_with_its_move() {
    for last in ["go infinite\n", "go infinite\nquit\n", "go depth 60\nquit\n", "go nodes 3000\n"] {
        let heard = say(last.as_bytes());
        assert!(heard.last().is_some_and(|line| line.starts_with("bestmove ")), "{last}: {heard:?}");
        assert_eq!(heard.iter().filter(|line| line.starts_with("bestmove ")).count(), 1, "{last}");
    }
    // What had to wait for the search is dropped by quit, and done at the end of the input.
    let moves = |heard: Vec<String>| heard.iter().filter(|line| line.starts_with("bestmove ")).count();
    assert_eq!(moves(say(b"go depth 3\ngo depth 3\nposition startpos moves a3a4\ngo depth 3\n")), 3);
    let heard = say(b"go depth 4\nposition fen l6/3L3/7/7/7/7/7/7/7 w\nlegal\nperft 1\n");
    let rest: Vec<&String> = heard.iter().skip_while(|line| !line.starts_with("bestmove ")).skip(1).collect();
    assert_eq!(rest, ["legal d8c8 d8d7 d8d9 d8e8", "perft 1 4"]);
}

/// A tenth of a second on the clock is a hundredth for the move; the other side's hour is not looked at.
#[test]
fn it_plays_by_the_clock_of_the_side_to_move() {
    let heard = say(b"position startpos\ngo wtime 100 btime 3600000 movestogo 8\n");
    assert!(heard.last().is_some_and(|line| line.starts_with("bestmove ")), "{heard:?}");
}

#[test]
fn several_lines_are_told_apart_and_several_threads_work_together() {
    let heard = say(b"setoption name MultiPV value 3\nsetoption name Threads value 2\ngo depth 4\n");
    let lines = |number: u32| heard.iter().filter(|line| line.contains(&format!(" multipv {number} "))).count();
    assert_eq!([lines(1), lines(2), lines(3), lines(4)], [4, 4, 4, 0], "{heard:?}");
    assert!(heard.last().is_some_and(|line| line.starts_with("bestmove ")), "{heard:?}");
}

#[test]
fn levels_play_by_game_and_seed() {
    // Bounded, so that the end of the input lets it finish.
    let game = |level: &str, seed: u32| {
        let text = format!("setoption name Level value {level}\nsetoption name Seed value {seed}\ngo depth 1\n");
        let heard = say(text.as_bytes());
        assert_eq!(heard.len(), 1, "a level says only its move: {heard:?}");
        heard[0].clone()
    };
    for level in ["easy", "Normal", "EXPERT"] {
        assert_eq!(game(level, 1), game(level, 1));
    }
    assert!((2..20).any(|seed| game("easy", seed) != game("easy", 1)));
    // A new game takes the next seed.
    let heard = say(b"setoption name Level value easy\nsetoption name Seed value 6\nucinewgame\ngo depth 1\n");
    assert_eq!(heard, [game("easy", 7)]);
}

#[test]
fn endgame_tables_are_used_where_they_are_wanted() {
    let ending = "position fen 4t2/7/7/7/3C3/7/7/7/E6 w";
    let shown = |setting: &str| say(format!("{setting}\n{ending}\ngo depth 1\n").as_bytes());
    let by_table = "info depth 29 score mate 15 ";
    assert!(shown("isready")[1].starts_with(by_table), "they come with the program");
    assert!(shown("setoption name Rules value league")[0].starts_with(by_table), "other rules, the same tables");
    assert!(
        shown("setoption name Rules value lobby")[0].starts_with("info depth 1 score cp "),
        "no table knows the past"
    );
    assert!(shown("setoption name TablePath value none")[0].starts_with("info depth 1 score cp "));
    let bell = concat!("setoption name TablePath value ", env!("CARGO_MANIFEST_DIR"), "/assets/tables/bell.tables");
    let heard = shown(bell);
    assert!(heard[0].ends_with(": the file of tables is for another rule set"), "{heard:?}");
    assert!(heard[1].starts_with(by_table), "what was there stays");
    let heard = shown("setoption name TablePath value /nowhere/at/all");
    assert!(heard[0].starts_with("error: \"/nowhere/at/all\": the file of tables cannot be read: "), "{heard:?}");
}

#[test]
fn bad_lines_name_their_fault_and_change_nothing() {
    let faults = [
        ("hello", "error: unknown command \"hello\""),
        ("UCI", "error: unknown command \"UCI\""),
        ("uci now", "error: uci takes nothing more, but there is \"now\""),
        ("perft", "error: perft needs a depth"),
        ("perft x", "error: the depth of perft must be a whole number from 0 to 12, not \"x\""),
        ("perft -1", "error: the depth of perft must be a whole number from 0 to 12, not \"-1\""),
        ("perft 13", "error: the depth of perft must be a whole number from 0 to 12, not \"13\""),
        ("perft 3 4", "error: perft N takes nothing more, but there is \"4\""),
        ("go", "error: go needs depth N, movetime MS, nodes N, wtime MS and btime MS, or infinite"),
        ("go depth", "error: go needs a number after its limit"),
        ("go depth 0", "error: the depth of go must be a whole number from 1 to 255, not \"0\""),
        ("go depth five", "error: the depth of go must be a whole number from 1 to 255, not \"five\""),
        (
            "go nodes 99999999999999999999",
            "error: the nodes of go must be a whole number from 1 to 18446744073709551615, not \"99999999999999999999\"",
        ),
        ("go ponder", "error: go knows depth, movetime, nodes, infinite and clocks, not \"ponder\""),
        ("go infinite depth 3", "error: go cannot have \"depth\" besides the limits before it"),
        ("go depth 3 depth 4", "error: go cannot have \"depth\" besides the limits before it"),
        ("position", "error: position needs startpos or fen"),
        ("position here", "error: position must be followed by startpos or fen, not \"here\""),
        ("position startpos a3a4", "error: startpos takes nothing more, but there is \"a3a4\""),
        ("position fen", "error: position fen needs a FEN"),
        ("position fen 7/7 w", "error: the board has 2 ranks instead of 9"),
        ("position fen 7/7/7/7/7/7/7/7/7 w", "error: the board is empty"),
        ("position startpos moves a3", "error: \"a3\" is no move: moves are written like a3a4"),
        (
            "position startpos moves a3a5",
            "error: move 1, a3a5, is illegal: The elephant moves one square up, down, left or right.",
        ),
        ("position startpos moves a3a4 a3a4", "error: move 2, a3a4, is illegal: There is no animal on a3."),
        ("setoption", "error: setoption needs name NAME value VALUE"),
        ("setoption name", "error: setoption needs name NAME value VALUE"),
        ("setoption name Hash", "error: setoption needs value VALUE after the name"),
        ("setoption name Hash value", "error: setoption needs value VALUE after the name"),
        ("setoption name Hash value 0", "error: Hash must be a whole number from 1 to 1024, not \"0\""),
        ("setoption name Threads value 0", "error: Threads must be a whole number from 1 to 256, not \"0\""),
        ("setoption name MultiPV value 33", "error: MultiPV must be a whole number from 1 to 32, not \"33\""),
        ("go wtime", "error: go needs a number after its limit"),
        ("go wtime -5", "error: the wtime of go must be a whole number from 0 to 31536000000, not \"-5\""),
        ("go movestogo 9", "error: go needs depth N, movetime MS, nodes N, wtime MS and btime MS, or infinite"),
        (
            "setoption name Level value champion",
            "error: \"champion\" is no level: levels are easy, normal, expert, master and grandmaster; or full",
        ),
        (
            "setoption name Style value wild",
            "error: no option is named \"Style\"; there are Rules, Hash, Threads, MultiPV, Contempt, Level, TablePath and Seed",
        ),
    ];
    let mut conversation = String::from("position startpos moves a3a4\n");
    for (line, _) in faults {
        conversation += &format!("{line}\n");
    }
    conversation += "show\n";
    let heard = say(conversation.as_bytes());
    for ((line, fault), answer) in faults.iter().zip(&heard) {
        assert_eq!(answer, fault, "{line}");
    }
    assert_eq!(heard[faults.len()..], ["fen l5t/1d3c1/r1p1w1e/7/7/E6/2W1P1R/1C3D1/T5L b"]);
}

#[test]
fn bad_rule_sets_change_nothing() {
    let folder = std::env::temp_dir().join(format!("jungle-protocol-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let good = folder.join("my rules.ron");
    let bad = folder.join("bad.ron");
    std::fs::write(&good, "(name: \"mine\", first_side: blue)").expect("a file");
    std::fs::write(&bad, "(name: \"mine\", first_side: green)\n\n").expect("a file");
    let conversation = format!(
        "setoption name Rules value nowhere\nsetoption name Rules value {}\nshow\nsetoption name Rules value {}\nshow\n",
        bad.display(),
        good.display()
    );
    let heard = say(conversation.as_bytes());
    std::fs::remove_dir_all(&folder).expect("it was there");
    assert_eq!(heard.len(), 4, "{heard:?}");
    assert!(
        heard[0].starts_with("error: \"nowhere\" is no rule set: it is neither a preset (standard, browser, "),
        "{heard:?}"
    );
    assert!(heard[1].starts_with("error: ") && heard[1].contains("green"), "{heard:?}");
    assert!(heard[2].ends_with(" w") && heard[3].ends_with(" b"), "{heard:?}");
    // Moves that the new rules do not allow: the old rules stay.
    let heard = say(b"position startpos moves a3a4\nsetoption name Rules value bell\nshow\n");
    assert!(heard[0].starts_with("error: move 1, a3a4, is illegal: "), "{heard:?}");
    assert_eq!(heard[1], "fen l5t/1d3c1/r1p1w1e/7/7/E6/2W1P1R/1C3D1/T5L b");
}

/// Whatever comes, the program answers at most one line to a line that starts nothing, and goes on.
#[test]
fn noise_does_not_end_it() {
    let words = [
        "uci",
        "isready",
        "position",
        "startpos",
        "fen",
        "moves",
        "a3a4",
        "setoption",
        "name",
        "value",
        "Rules",
        "Hash",
        "legal",
        "perft",
        "1",
        "-5",
        "99999999999999999999999",
        "show",
        "result",
        "go",
        "depth",
        "nodes",
        "\u{1f981}",
        "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L",
        "w",
        "",
        "\t",
        "\r",
        "é",
        "a9z9",
        "9/9",
        "none",
    ];
    let mut dice = ChaCha8Rng::seed_from_u64(11);
    let mut noise = Vec::new();
    for _ in 0..3000 {
        let line: Vec<&str> = (0..dice.random_range(0..7)).map(|_| words[dice.random_range(0..words.len())]).collect();
        noise.extend(line.join(" ").bytes());
        noise.push(b'\n');
        let raw = (0..dice.random_range(0..12)).map(|_| dice.random_range(0..=255_u8));
        noise.extend(raw.filter(|&byte| byte != b'\n'));
        noise.push(b'\n');
    }
    noise.extend("position fen ".bytes().chain(std::iter::repeat_n(b'7', 1 << 20)));
    noise.extend(b"\nposition startpos\nshow\nresult\n");
    let heard = say(&noise);
    let (answers, last) = heard.split_at(heard.len() - 2);
    assert_eq!(last, ["fen l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w", "result ongoing"]);
    assert_eq!(answers.last().map(String::as_str), Some("error: the line is too long"));
    let known =
        ["error: ", "id ", "option ", "uciok", "readyok", "legal", "fen ", "result ", "perft ", "info ", "bestmove "];
    for answer in answers {
        assert!(known.iter().any(|start| answer.starts_with(start)), "{answer}");
        assert!(answer.len() < 400, "{answer}");
    }
}

#[test]
fn the_command_line_does_one_thing() {
    let text = |output: Output| String::from_utf8(output.stdout).expect("text");
    assert_eq!(text(once(&["perft", "4"])), "perft 4 260099\n");
    let fen = "2d4/4e2/r1l4/E6/7/W2w1R1/2C2P1/1T5/7 b";
    assert_eq!(text(once(&["perft", "3", "--rules", "bell", "--fen", fen])), "perft 3 3594\n");
    let bench = text(once(&["bench"]));
    assert!(bench.starts_with("bench ") && bench.ends_with(" nps\n"), "{bench}");
    for (arguments, fault) in [
        (
            vec!["dance"],
            "error: unknown command \"dance\"; there are perft N, bench, match, medley, openings, tables, puzzles, review FILE, data and tune\n",
        ),
        (vec!["perft"], "error: perft needs a depth\n"),
        (vec!["perft", "2", "--depth", "3"], "error: perft has no option \"--depth\"; it has --rules, --fen\n"),
        (vec!["bench", "fast"], "error: bench has no option \"fast\"; it has none\n"),
        (vec!["match", "--a", "easy"], "error: match needs --b\n"),
        (vec!["match", "--a", "easy", "--b"], "error: --b needs a value\n"),
        (vec!["match", "--a", "easy", "--a", "easy"], "error: --a is given twice\n"),
    ] {
        let output = once(&arguments);
        assert!(!output.status.success());
        assert!(output.stdout.is_empty());
        assert_eq!(String::from_utf8(output.stderr).expect("text"), fault);
    }
}
