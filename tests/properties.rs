//! Nothing that comes from outside makes the library panic: positions, records, rule sets, links, levels and questions,
//! each a good one with a few letters changed. What can still be read is sound.
//!
//! A run of an hour or so: `PROPTEST_CASES=1000000 cargo pure --release --test properties --bin jungle-engine`.

use jungle::engine::{Engine, Errand, Level, Manner, Reply, StoppedClock};
use jungle::rules::{Game, GameRecord, Move, Position, RuleSet, Side, from_link, to_link};
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// A change of a text.
#[derive(Debug, Clone)]
enum Edit {
    Cut(Index, usize),
    Put(Index, String),
    Copy(Index, Index, usize),
    End(Index),
}

/// Letters that mean something to one reader or another, and some that mean nothing.
fn edits() -> impl Strategy<Value = Vec<Edit>> {
    let pieces = [
        "/",
        "1",
        "7",
        "9",
        "w",
        "b",
        "L",
        "e",
        "R",
        " ",
        "a3a4",
        "d9",
        "(",
        ")",
        ":",
        ",",
        "\"",
        "Some(",
        "None",
        "-1",
        "99999999999999999999",
        "1e9",
        "\n",
        "\0",
        "é",
        "鬥",
        "#g=",
        "A",
        "_",
        "%",
        "true",
        "loses",
        "0",
    ];
    let piece = prop_oneof![select(pieces.to_vec()).prop_map(str::to_owned), "\\PC{1,3}"];
    let edit = prop_oneof![
        (any::<Index>(), 1..6_usize).prop_map(|(at, length)| Edit::Cut(at, length)),
        (any::<Index>(), piece).prop_map(|(at, piece)| Edit::Put(at, piece)),
        (any::<Index>(), any::<Index>(), 1..20_usize).prop_map(|(from, to, length)| Edit::Copy(from, to, length)),
        any::<Index>().prop_map(Edit::End),
    ];
    prop::collection::vec(edit, 0..5)
}

fn edited(text: &str, edits: &[Edit]) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for edit in edits {
        let size = letters.len() + 1;
        match edit {
            Edit::Cut(at, length) => {
                let at = at.index(size);
                letters.drain(at..(at + length).min(size - 1));
            }
            Edit::Put(at, piece) => {
                let at = at.index(size);
                letters.splice(at..at, piece.chars());
            }
            Edit::Copy(from, to, length) => {
                let from = from.index(size);
                let copy: Vec<char> = letters[from..(from + length).min(size - 1)].to_vec();
                let to = to.index(size);
                letters.splice(to..to, copy);
            }
            Edit::End(at) => letters.truncate(at.index(size)),
        }
    }
    letters.into_iter().collect()
}

fn presets() -> impl Strategy<Value = RuleSet> {
    select(RuleSet::PRESETS.map(|name| RuleSet::preset(name).expect("a preset")).to_vec())
}

const LEVELS: [&str; 2] = [include_str!("../assets/levels/easy.ron"), include_str!("../assets/levels/grandmaster.ron")];

/// A game of random moves.
fn games() -> impl Strategy<Value = Game> {
    (presets(), prop::collection::vec(any::<Index>(), 0..40)).prop_map(|(rules, choices)| {
        let first = rules.fixed_first_side();
        let mut game = Game::new(rules, first);
        for choice in choices {
            let moves = game.legal_moves();
            if moves.is_empty() {
                break;
            }
            game.play(moves[choice.index(moves.len())]).expect("a legal move");
        }
        game
    })
}

/// Everything that a player can do with a game works.
fn sound(game: &Game) {
    for mv in game.legal_moves() {
        assert!(game.check(mv).is_ok());
        let mut after = game.clone();
        after.play(mv).expect("a legal move");
        assert_eq!(after.position().hash(), after.position().recomputed_hash(game.rules()));
    }
}

proptest! {
    #[test]
    fn positions(game in games(), edits in edits()) {
        let text = edited(&game.position().fen(), &edits);
        if let Ok(position) = Position::from_fen(&text, game.rules()) {
            let again = Position::from_fen(&position.fen(), game.rules());
            prop_assert_eq!(again.as_ref(), Ok(&position));
            sound(&Game::from_position(game.rules().clone(), position, 0));
        }
    }

    #[test]
    fn records(game in games(), edits in edits()) {
        let whole = GameRecord::of(&game, ["one".into(), "two".into()]).to_ron();
        let read = GameRecord::from_ron(&whole).expect("a record").to_game().expect("a game");
        prop_assert_eq!(read.plies(), game.plies());
        if let Ok(record) = GameRecord::from_ron(&edited(&whole, &edits))
            && let Ok(game) = record.to_game()
        {
            sound(&game);
        }
    }

    #[test]
    fn rule_sets(rules in presets(), edits in edits()) {
        let whole = ron::ser::to_string(&rules).expect("plain data");
        if let Ok(read) = RuleSet::from_ron(&edited(&whole, &edits)) {
            prop_assert!(read.validate().is_ok());
            sound(&Game::new(read, Side::Red));
        }
    }

    #[test]
    fn links(game in games(), edits in edits()) {
        let link = to_link(&game);
        let read = from_link(&link).expect("a link");
        prop_assert_eq!(read.plies(), game.plies());
        if let Ok(game) = from_link(&edited(&link, &edits)) {
            sound(&game);
        }
    }

    #[test]
    fn moves(edits in edits()) {
        if let Ok(mv) = edited("a3xa4", &edits).parse::<Move>() {
            prop_assert_eq!(mv.to_string().parse(), Ok(mv));
        }
    }

    #[test]
    fn levels(whole in select(LEVELS.to_vec()), edits in edits()) {
        prop_assert!(Manner::from_ron(whole).is_ok());
        let _ = Manner::from_ron(&edited(whole, &edits));
    }
}

proptest! {
    // Answering takes longer than reading.
    #![proptest_config(ProptestConfig { cases: ProptestConfig::default().cases / 8, ..ProptestConfig::default() })]

    #[test]
    fn questions(game in games(), edits in edits()) {
        let errand = Errand {
            id: 5,
            game: GameRecord::of(&game, Default::default()),
            aim: jungle::engine::Aim::Level(Level::Normal),
            seed: 9,
        };
        let mut engine = Engine::new(1);
        let answer = Errand::run(&errand.to_ron(), &mut engine, &StoppedClock);
        let (id, mv) = Reply::read(&answer).expect("an answer");
        prop_assert_eq!((id, mv.is_some()), (5, game.outcome().is_none()));
        // Only what cannot be read: what can may ask for a search without end.
        let other = edited(&errand.to_ron(), &edits);
        if ron::from_str::<Errand>(&other).is_err() {
            let answer = Errand::run(&other, &mut engine, &StoppedClock);
            prop_assert!(Reply::read(&answer).is_err());
        }
    }
}
