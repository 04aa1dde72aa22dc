//! The endgame tables: against brute force, against themselves, and as files.

use std::process::{Command, Output};
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

/// Two animals, solved by looking at all positions again and again; no symmetry and no way back.
struct BruteForce {
    red: Piece,
    blue: Piece,
    /// By the two squares and the side to move.
    positions: Vec<Option<Position>>,
    verdicts: Vec<Option<Verdict>>,
}

impl BruteForce {
    fn new(red: Animal, blue: Animal, rules: &RuleSet) -> BruteForce {
        let (red, blue) = (Piece::new(Side::Red, red), Piece::new(Side::Blue, blue));
        let mut positions = vec![None; 63 * 63 * 2];
        for at in Square::all().filter(|&square| may_stand(red.animal, square)) {
            for to in Square::all().filter(|&square| square != at && may_stand(blue.animal, square)) {
                for side in Side::ALL {
                    let position = Position::empty(rules, side).with(red, at).with(blue, to);
                    positions[BruteForce::index(at, to, side)] = Some(position);
                }
            }
        }
        let verdicts = vec![None; positions.len()];
        let mut brute = BruteForce { red, blue, positions, verdicts };
        let mut plies = 0;
        while brute.decide(plies, rules) || plies < 2 {
            plies += 1;
        }
        brute
    }

    fn index(red: Square, blue: Square, side: Side) -> usize {
        (red.index() * 63 + blue.index()) * 2 + side.index()
    }

    /// Finds the positions that are won or lost in so many plies; false if there is none.
    fn decide(&mut self, plies: u16, rules: &RuleSet) -> bool {
        let mut found = Vec::new();
        for (index, position) in self.positions.iter().enumerate() {
            if let Some(position) = position
                && self.verdicts[index].is_none()
            {
                let verdict = self.verdict(position, rules);
                if verdict == Verdict::Win(plies) || verdict == Verdict::Loss(plies) {
                    found.push((index, verdict));
                }
            }
        }
        let any = !found.is_empty();
        for (index, verdict) in found {
            self.verdicts[index] = Some(verdict);
        }
        any
    }

    /// What is known by now: a draw as long as there is a way out.
    fn verdict(&self, position: &Position, rules: &RuleSet) -> Verdict {
        if let Some(outcome) = position.outcome(rules) {
            return ended(outcome, position);
        }
        let mut best = Verdict::Loss(0);
        let mut after = *position;
        for mv in position.moves(rules) {
            let ply = after.play(mv, rules);
            let verdict = match after.decided() {
                Some(outcome) => ended(outcome, &after),
                None => self.known(&after),
            };
            after.unplay(ply);
            if verdict.before().worth() > best.worth() {
                best = verdict.before();
            }
        }
        best
    }

    fn known(&self, position: &Position) -> Verdict {
        let square = |piece| position.square_of(piece).expect("both animals are there");
        let index = BruteForce::index(square(self.red), square(self.blue), position.side_to_move());
        self.verdicts[index].unwrap_or(Verdict::Draw)
    }
}

#[test]
fn two_animals_come_to_what_brute_force_finds() {
    use Animal::{Cat, Dog, Elephant, Leopard, Lion, Rat, Tiger, Wolf};
    let cases: [(RuleSet, &[(Animal, Animal)]); 6] = [
        (preset("standard"), &[(Rat, Rat), (Cat, Wolf), (Elephant, Rat), (Lion, Tiger)]),
        (preset("encyclopedia"), &[(Rat, Elephant), (Dog, Lion)]),
        (preset("bell"), &[(Elephant, Rat), (Leopard, Leopard), (Rat, Tiger)]),
        (preset("league"), &[(Rat, Lion), (Cat, Elephant)]),
        (odd(), &[(Wolf, Dog), (Rat, Rat), (Tiger, Rat)]),
        (rat_alone_enters(), &[(Rat, Cat), (Lion, Tiger)]),
    ];
    for (rules, sets) in cases {
        for &(red, blue) in sets {
            let set = format!("{}-{}", red.letter(), blue.letter());
            let tables = solved(&rules, &[&set]);
            let brute = BruteForce::new(red, blue, &rules);
            let mut decided = 0;
            for position in brute.positions.iter().flatten() {
                let expected = brute.known(position);
                assert_eq!(tables.probe(position), Some(expected), "{position:?} under {rules:?}");
                decided += usize::from(expected != Verdict::Draw);
            }
            assert!(decided > 900, "{set}: only {decided} positions are not drawn");
        }
    }
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
