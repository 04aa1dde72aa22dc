//! Move generation against counts that independent generators agree on.

use jungle::rules::{Position, RuleSet, perft};

#[test]
fn every_count_agrees() {
    let table = include_str!("data/perft.txt");
    let mut rows = 0;
    for line in table.lines().filter(|line| !line.starts_with('#')) {
        let [name, fen, rules, counts] = line.split('|').map(str::trim).collect::<Vec<_>>()[..] else {
            panic!("a row has four columns: {line}");
        };
        let rules = RuleSet::preset(rules).expect("the row names a preset");
        let position = Position::from_fen(fen, &rules).expect("the row has a position");
        assert_eq!(position.fen(), fen);
        for (depth, count) in (1..).zip(counts.split_whitespace()) {
            let count: u64 = count.parse().expect("a count is a number");
            assert_eq!(perft(&position, depth, &rules), count, "{name}, {}, depth {depth}", rules.name);
        }
        rows += 1;
    }
    assert_eq!(rows, 24);
}
