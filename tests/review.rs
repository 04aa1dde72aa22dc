//! The review of games: what it says of slips that were made on purpose, how it goes in slices, and that no game upsets it.

use std::sync::atomic::AtomicBool;

use jungle::engine::baseline;
use jungle::engine::explain::Reason;
use jungle::engine::review::{Class, Judgment, Review, Reviewer};
use jungle::engine::tables::Verdict;
use jungle::rules::{Game, Move, Outcome, Position, RuleSet, Side, WinReason};

static GO: AtomicBool = AtomicBool::new(false);

fn mv(text: &str) -> Move {
    text.parse().expect("a move")
}

fn game(rules: &RuleSet, fen: &str, moves: &str) -> Game {
    let position = Position::from_fen(fen, rules).expect("a position");
    let mut game = Game::from_position(rules.clone(), position, 0);
    for text in moves.split_whitespace() {
        game.play(mv(text)).expect("a legal move");
    }
    game
}

fn review(game: &Game, nodes: u64) -> Review {
    let mut reviewer = Reviewer::new(game, nodes);
    while reviewer.step(1_000, &GO) {}
    reviewer.review()
}

#[test]
fn letting_the_enemy_into_the_den_is_a_blunder_and_the_reason_is_given() {
    // Blue's lion stands beside the den, on a trap; Red's wolf could take it there, and the elephant goes for a walk.
    let rules = RuleSet::default();
    let played = game(&rules, "p1c4/1d5/7/7/7/7/E6/4W2/4l2 w", "a3a4 e1d1");
    let review = review(&played, 3_000);
    let blunder = &review.plies[0];
    assert_eq!(blunder.class, Class::Blunder, "{blunder:?}");
    assert!(blunder.played.reasons.contains(&Reason::AllowsEntry));
    let answer = blunder.answer.as_ref().expect("the game goes on");
    assert_eq!((answer.mv, answer.reasons.as_slice()), (mv("e1d1"), [Reason::EntersDen].as_slice()));
    assert!(blunder.lost >= Class::BLUNDER && blunder.best.mv != blunder.played.mv);
    assert_eq!(review.plies[1].class, Class::Best);
    assert!(matches!(review.plies[1].after, Judgment::Over(Outcome::Win { side: Side::Blue, by: WinReason::Den })));
    assert_eq!(review.accuracy(Side::Blue), Some(100.0));
    assert!(review.accuracy(Side::Red).expect("a move") < 40.0);
    assert_eq!(review.count(Side::Red, Class::Blunder), 1);
    let graph = review.graph();
    assert_eq!(graph.len(), 3);
    assert_eq!(graph[2], 0.0, "Blue has won");
    assert!(graph[1] < 0.05 && graph[0] > graph[1] + Class::BLUNDER);
}

#[test]
fn where_the_tables_reach_the_judgment_is_exact() {
    let rules = RuleSet::default();
    // A tiger against leopard and wolf: only one move keeps the draw, and only one the next.
    let fen = "7/7/4w2/7/3p3/7/7/5T1/7 b";
    let held = review(&game(&rules, fen, "d5d4 f2e2 d4d3"), 10);
    assert!(held.plies.iter().all(|ply| ply.before == Judgment::Exact(Verdict::Draw)), "{held:?}");
    assert_eq!(held.plies[0].before.to_string(), "Draw with best play.");
    assert_eq!((held.plies[0].class, held.plies[2].class), (Class::Best, Class::Best));
    let lost = review(&game(&rules, fen, "e7e8"), 10);
    let slip = &lost.plies[0];
    assert!(matches!((slip.before, slip.after), (Judgment::Exact(Verdict::Draw), Judgment::Exact(Verdict::Win(_)))));
    assert_eq!((slip.class, slip.lost, slip.best.mv), (Class::Blunder, 0.5, mv("d5d4")));
}

#[test]
fn a_slice_is_a_slice_and_a_stop_is_a_stop() {
    let mut played = Game::new(RuleSet::default(), Side::Red);
    for text in ["a3a4", "g7g6", "a4a5", "g6g5", "g1f1", "a9b9"] {
        played.play(mv(text)).expect("legal");
    }
    let mut whole = Reviewer::new(&played, 4_000);
    let mut broken = Reviewer::new(&played, 4_000);
    assert_eq!(whole.progress(), (0, 7));
    let mut last = 0;
    while whole.step(500, &GO) {
        let (done, all) = whole.progress();
        assert!((last..=last + 1).contains(&done) && all == 7);
        assert_eq!(whole.review().plies.len(), done.saturating_sub(1), "what is there can be read at any time");
        last = done;
    }
    assert_eq!(whole.progress(), (7, 7));
    assert!(!whole.step(500, &GO), "nothing is left");
    loop {
        let before = broken.progress();
        assert!(broken.step(u64::MAX, &AtomicBool::new(true)) || before.0 == before.1);
        assert_eq!(broken.progress(), before, "a stopped step does nothing");
        if !broken.step(500, &GO) {
            break;
        }
    }
    assert_eq!(broken.review(), whole.review());
    assert_eq!(whole.review().plies.iter().map(|ply| ply.played.mv).collect::<Vec<_>>().len(), 6);
}

#[test]
fn who_gives_up_has_not_moved() {
    let rules = RuleSet::default();
    let mut played = game(&rules, "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w", "a3a4");
    played.resign(Side::Red);
    let review = review(&played, 2_000);
    assert_eq!(review.plies.len(), 1);
    assert!(matches!(review.plies[0].after, Judgment::Searched(_)));
    assert!(review.plies[0].class < Class::Mistake);
}

#[test]
fn a_game_without_a_move_has_nothing_to_review() {
    let empty = Game::new(RuleSet::default(), Side::Red);
    let review = review(&empty, 100);
    assert!(review.plies.is_empty() && review.graph().is_empty());
    assert_eq!((review.accuracy(Side::Red), review.accuracy(Side::Blue)), (None, None));
}

#[test]
fn random_games_under_all_presets_are_reviewed_without_a_fault() {
    let mut blunders = 0;
    for (seed, name) in (0..).zip(RuleSet::PRESETS) {
        let rules = RuleSet::preset(name).expect("a preset");
        let mut played = Game::new(rules.clone(), rules.fixed_first_side());
        while played.outcome().is_none() && played.plies().len() < 60 {
            let mv = baseline::hungry(&played, seed).expect("a move");
            played.play(mv).expect("legal");
        }
        let review = review(&played, 300);
        assert_eq!(review.plies.len(), played.plies().len());
        for (ply, entry) in played.plies().iter().zip(&review.plies) {
            assert_eq!((entry.played.mv, entry.side), (ply.mv, ply.piece.side));
            assert!((0.0..=1.0).contains(&entry.lost), "{entry:?}");
            assert!((0.0..=1.0).contains(&entry.red_before()) && (0.0..=1.0).contains(&entry.red_after()));
            if entry.class == Class::Best {
                assert!(entry.best.mv == entry.played.mv || entry.lost == 0.0);
            }
            blunders += usize::from(entry.class == Class::Blunder);
        }
        for side in Side::ALL {
            assert!((0.0..100.0).contains(&review.accuracy(side).expect("moves")), "{name}");
        }
    }
    assert!(blunders > 5, "whoever only hungers blunders: {blunders}");
}
