//! The endgame tables: against brute force, against themselves, and as files.

mod brute;
mod files;
mod play;

use std::sync::Arc;

use jungle::engine::tables::{Bytes, Material, TableError, Tables, Verdict, shipped};
use jungle::rules::{
    Animal, DENS, DenEntry, EqualRanks, Leaps, NoMove, Outcome, Piece, Position, RatEnteringWater, RatLeavingWater,
    Repetition, RuleSet, Side, Square, TrapWeakens, WATER, WolfAndDog,
};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

fn preset(name: &str) -> RuleSet {
    RuleSet::preset(name).expect("a preset")
}

/// Rules that differ from the presets in what matters most to few animals.
fn odd() -> RuleSet {
    RuleSet {
        trap_weakens: TrapWeakens::Everyone,
        weakened_may_capture: true,
        rat_leaving_water_takes: RatLeavingWater::RatAndElephant,
        rat_entering_water_takes: RatEnteringWater::Rat,
        tiger_leaps: Leaps::Ranks,
        wolf_and_dog: WolfAndDog::Equal,
        equal_ranks: EqualRanks::BothFall,
        no_move: NoMove::Draw,
        ..RuleSet::default()
    }
}

fn rat_alone_enters() -> RuleSet {
    RuleSet { den_entry: DenEntry::RatOnly, lion_leaps: Leaps::Files, lion_equals_tiger: true, ..RuleSet::default() }
}

fn may_stand(animal: Animal, square: Square) -> bool {
    let barred = DENS[0].contains(square) || DENS[1].contains(square);
    !barred && (animal == Animal::Rat || !WATER.contains(square))
}

fn material(text: &str) -> Material {
    text.parse().expect("a set of animals")
}

/// The tables of sets of animals and of what captures leave of them.
fn solved(rules: &RuleSet, sets: &[&str]) -> Tables {
    let tables = Tables::new(rules).expect("rules that can have tables");
    let sets: Vec<Material> = sets.iter().map(|set| material(set)).collect();
    for task in tables.tasks_of(&sets, 3) {
        tables.solve(task).expect("it can be solved");
    }
    tables
}

fn shipped_tables(rules: &RuleSet) -> Tables {
    let tables = Tables::new(rules).expect("rules that can have tables");
    let file = shipped(rules).expect("a file comes with the game");
    assert!(tables.open(Arc::new(Bytes(file))).expect("a good file") > 0);
    tables
}

fn ended(outcome: Outcome, position: &Position) -> Verdict {
    match outcome.winner() {
        None => Verdict::Draw,
        Some(winner) if winner == position.side_to_move() => Verdict::Win(0),
        Some(_) => Verdict::Loss(0),
    }
}

/// What the verdicts after each move make of a position.
fn by_moves(tables: &Tables, position: &Position, rules: &RuleSet) -> Verdict {
    if let Some(outcome) = position.outcome(rules) {
        return ended(outcome, position);
    }
    let after = |mv| {
        let mut after = *position;
        after.play(mv, rules);
        tables.probe(&after).unwrap_or_else(|| panic!("no verdict after {mv} in {position:?}")).before()
    };
    position.moves(rules).into_iter().map(after).max_by_key(|verdict| verdict.worth()).expect("there are moves")
}

#[test]
fn all_positions_of_two_animals_add_up() {
    let tables = Tables::new(&RuleSet::default()).expect("tables");
    for task in tables.tasks(2) {
        tables.solve(task).expect("it can be solved");
        tables.verify(task).expect("every verdict is right");
    }
    assert_eq!(
        tables.totals(2).expect("all tables are there").to_string(),
        "men 2 positions 320136 wins 165434 losses 128922 draws 25780 longest_win 33 longest_loss 34"
    );
    assert!(matches!(tables.totals(3), Err(TableError::Missing(_))));
}

/// As many animals as `men`, at random places.
fn few_animals(dice: &mut ChaCha8Rng, rules: &RuleSet, men: usize) -> Position {
    loop {
        let side = Side::ALL[dice.random_range(0..2)];
        let mut position = Position::empty(rules, side);
        while position.pieces().count() < men {
            let piece = Piece::new(Side::ALL[dice.random_range(0..2)], Animal::ALL[dice.random_range(0..8)]);
            let square = Square::from_index(dice.random_range(0..63)).expect("a square");
            let free = position.piece_at(square).is_none() && position.square_of(piece).is_none();
            if free && may_stand(piece.animal, square) {
                position = position.with(piece, square);
            }
        }
        if position.decided().is_none() {
            return position;
        }
    }
}

/// The position as each piece is moved elsewhere and given to a side.
fn changed(
    position: &Position,
    rules: &RuleSet,
    change: impl Fn(Piece, Square) -> (Piece, Square),
    swap: bool,
) -> Position {
    let side = if swap { !position.side_to_move() } else { position.side_to_move() };
    position.pieces().fold(Position::empty(rules, side), |changed, (piece, square)| {
        let (piece, square) = change(piece, square);
        changed.with(piece, square)
    })
}

#[test]
fn three_animals_agree_with_their_moves_and_their_images() {
    let mut dice = ChaCha8Rng::seed_from_u64(1);
    for name in ["standard", "browser", "encyclopedia", "bell", "league"] {
        let rules = preset(name);
        let tables = shipped_tables(&rules);
        let mut kinds = [0; 3];
        for _ in 0..1000 {
            let position = few_animals(&mut dice, &rules, 3);
            let verdict = tables.probe(&position).expect("all positions of three animals are there");
            assert_eq!(verdict, by_moves(&tables, &position, &rules), "{position:?} under {name}");
            let mirrored = changed(&position, &rules, |piece, square| (piece, square.mirrored()), false);
            let turned = |piece: Piece, square: Square| (Piece::new(!piece.side, piece.animal), square.rotated());
            for image in [mirrored, changed(&position, &rules, turned, true)] {
                assert_eq!(tables.probe(&image), Some(verdict), "{position:?} and {image:?} under {name}");
            }
            kinds[match verdict {
                Verdict::Win(_) => 0,
                Verdict::Loss(_) => 1,
                Verdict::Draw => 2,
            }] += 1;
        }
        assert!(kinds.iter().all(|&count| count > 0), "{name}: {kinds:?}");
    }
}

#[test]
fn sets_that_share_a_table_agree_with_their_moves() {
    let mut dice = ChaCha8Rng::seed_from_u64(2);
    for rules in [odd(), rat_alone_enters()] {
        let tables = Tables::new(&rules).expect("tables");
        let mut checked = 0;
        for task in tables.tasks(2).into_iter().chain(["rw-d", "tl-r"].map(material)) {
            tables.solve(task).expect("it can be solved");
        }
        for _ in 0..6000 {
            let men = dice.random_range(2..4);
            let position = few_animals(&mut dice, &rules, men);
            if tables.has(Material::of(&position)) {
                assert_eq!(tables.probe(&position), Some(by_moves(&tables, &position, &rules)), "{position:?}");
                checked += 1;
            }
        }
        assert!(checked > 3000, "{checked}");
    }
}

#[test]
fn only_rules_without_a_history_have_tables() {
    for repetition in [Repetition::Forbidden, Repetition::RepeaterLoses, Repetition::Chase] {
        let rules = RuleSet { repetition, ..RuleSet::default() };
        assert!(matches!(Tables::new(&rules), Err(TableError::History(_))));
        assert!(shipped(&rules).is_none());
    }
    let tables = Tables::new(&RuleSet::default()).expect("tables");
    assert!(tables.serves(&preset("browser")) && tables.serves(&preset("league")));
    assert!(!tables.serves(&preset("bell")) && !tables.serves(&preset("lobby")));
}

#[test]
fn ended_games_and_crowds_are_not_looked_up() {
    let rules = RuleSet::default();
    let tables = shipped_tables(&rules);
    let probe = |fen| tables.probe(&Position::from_fen(fen, &rules).expect("a position"));
    assert_eq!(probe("3L3/7/7/7/7/7/7/7/c6 b"), Some(Verdict::Loss(0)));
    assert_eq!(probe("7/7/7/7/7/7/7/7/c6 b"), Some(Verdict::Win(0)));
    assert_eq!(probe("7/7/7/7/7/7/cd5/PE5/7 b"), None, "four animals");
    assert_eq!(tables.probe(&Position::start(&rules, Side::Red)), None);
}
