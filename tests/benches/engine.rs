//! How fast rules and engine are: `cargo bench --no-default-features --bench engine`. Figures of one machine are compared
//! with others of the same machine in the same hour, or not at all.

use std::sync::atomic::AtomicBool;

use divan::Bencher;
use divan::counter::ItemsCount;
use jungle::engine::tables::Tables;
use jungle::engine::{Engine, Limits, StoppedClock, bench};
use jungle::rules::{Game, Position, RuleSet, Side, perft};

fn main() {
    divan::main();
}

/// The positions of `bench`, with their rules.
fn positions() -> Vec<(Position, RuleSet)> {
    let read = |(preset, fen): (&str, &str)| {
        let rules = RuleSet::preset(preset).expect("a preset");
        (Position::from_fen(fen, &rules).expect("a position"), rules)
    };
    bench::POSITIONS.into_iter().map(read).collect()
}

/// An item is a position.
#[divan::bench]
fn generate_moves(bencher: Bencher) {
    let positions = positions();
    bencher
        .counter(ItemsCount::new(positions.len()))
        .bench(|| positions.iter().map(|(position, rules)| position.moves(rules).len()).sum::<usize>());
}

/// An item is a position.
#[divan::bench]
fn count_moves(bencher: Bencher) {
    let positions = positions();
    bencher
        .counter(ItemsCount::new(positions.len()))
        .bench(|| positions.iter().map(|(position, rules)| position.count_moves(rules)).sum::<usize>());
}

/// An item is a move made and taken back.
#[divan::bench]
fn make_and_unmake(bencher: Bencher) {
    let mut positions: Vec<_> =
        positions().into_iter().map(|(position, rules)| (position, position.moves(&rules), rules)).collect();
    let moves: usize = positions.iter().map(|(_, moves, _)| moves.len()).sum();
    bencher.counter(ItemsCount::new(moves)).bench_local(|| {
        for (position, moves, rules) in &mut positions {
            for &mv in moves.iter() {
                let ply = position.play(mv, rules);
                divan::black_box(position.hash());
                position.unplay(ply);
            }
        }
    });
}

/// An item is a position.
#[divan::bench]
fn judge(bencher: Bencher) {
    let judge = bench::Judge::new();
    bencher.counter(ItemsCount::new(bench::POSITIONS.len())).bench(|| judge.all());
}

/// An item is a leaf.
#[divan::bench]
fn perft_from_the_start(bencher: Bencher) {
    let rules = RuleSet::default();
    let start = Position::start(&rules, Side::Red);
    bencher.counter(ItemsCount::new(perft(&start, 4, &rules))).bench(|| perft(&start, 4, &rules));
}

/// An item is a position looked at, with a table that knows nothing yet.
#[divan::bench]
fn search_from_the_start(bencher: Bencher) {
    const NODES: u64 = 50_000;
    let game = Game::new(RuleSet::default(), Side::Red);
    let stop = AtomicBool::new(false);
    bencher
        .counter(ItemsCount::new(NODES))
        .with_inputs(|| Engine::new(16))
        .bench_local_values(|mut engine| engine.think(&game, &Limits::nodes(NODES), &stop, &StoppedClock, &mut |_| {}));
}

/// An item is a question to the endgame tables.
#[divan::bench]
fn probe_tables(bencher: Bencher) {
    let rules = RuleSet::default();
    let tables = Tables::new(&rules).expect("tables for the standard rules");
    let position = Position::from_fen("7/7/3L3/7/7/7/7/7/c6 w", &rules).expect("a position");
    for material in tables.missing(&position, 2) {
        tables.solve(material).expect("solved");
    }
    let after = |mv| {
        let mut after = position;
        after.play(mv, &rules);
        after
    };
    let asked: Vec<Position> = position.moves(&rules).into_iter().map(after).chain([position]).collect();
    bencher
        .counter(ItemsCount::new(asked.len()))
        .bench(|| asked.iter().filter(|position| tables.probe(position).is_some()).count());
}
