//! The search: what it proves is true, what is plain it finds, it obeys its limits, and it always has a legal move.

use std::cell::Cell;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use jungle::engine::{Answer, Clock, Engine, Info, Limits, Score, StoppedClock, bench};
use jungle::rules::{Game, Move, Outcome, Piece, Position, Repetition, RuleSet, Side, Square};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

fn game(fen: &str, rules: &RuleSet) -> Game {
    let position = Position::from_fen(fen, rules).unwrap_or_else(|fault| panic!("{fen}: {fault}"));
    Game::from_position(rules.clone(), position, 0)
}

fn mv(text: &str) -> Move {
    text.parse().unwrap_or_else(|fault| panic!("{fault}"))
}

fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        game.play(mv(text)).unwrap_or_else(|reason| panic!("{text}: {reason}"));
    }
}

fn think(game: &Game, limits: Limits) -> Answer {
    Engine::new(1).think(game, &limits, &AtomicBool::new(false), &StoppedClock, &mut |_| {})
}

#[test]
fn plain_ends_are_seen_with_their_distance() {
    let rules = RuleSet::default();
    for (fen, score) in [
        ("l6/3L3/7/7/7/7/7/7/7 w", Score::Mate(1)),
        ("L6/7/7/7/7/7/7/3r3/7 b", Score::Mate(1)),
        // The last enemy animal, taken.
        ("7/7/7/7/7/7/c6/L6/7 w", Score::Mate(1)),
        // A run that nobody stops.
        ("l6/7/3L3/7/7/7/7/7/7 w", Score::Mate(2)),
        // The leopard stands beside the den, and nobody is there to take it.
        ("6l/7/7/7/7/7/7/3p3/6R w", Score::Mate(-1)),
        // Two stand beside the den, and one can be taken.
        ("7/7/7/7/7/7/7/2Dp3/2W1l2 w", Score::Mate(-1)),
    ] {
        let answer = think(&game(fen, &rules), Limits::depth(5));
        assert_eq!(answer.score, score, "{fen}");
        assert_eq!(think(&game(fen, &rules), Limits::infinite()).score, score, "{fen}: it ends by itself");
    }
    let den = think(&game("l6/3L3/7/7/7/7/7/7/7 w", &rules), Limits::depth(1));
    assert_eq!(den.best, Some(mv("d8d9")));
}

#[test]
fn the_principal_variation_can_be_played() {
    let mut engine = Engine::new(4);
    for (preset, fen) in bench::POSITIONS {
        let game = game(fen, &RuleSet::preset(preset).expect("a preset"));
        let mut infos = Vec::new();
        let mut note = |info: &Info| infos.push(info.clone());
        let answer = engine.think(&game, &Limits::depth(6), &AtomicBool::new(false), &StoppedClock, &mut note);
        assert!(!infos.is_empty(), "{fen}");
        for info in &infos {
            let mut line = game.clone();
            for &mv in &info.pv {
                line.play(mv).unwrap_or_else(|reason| panic!("{fen}: {:?}: {reason}", info.pv));
            }
        }
        let last = infos.last().expect("one iteration at least");
        assert_eq!(last.pv.first().copied(), answer.best, "{fen}");
        assert!(infos.is_sorted_by(|one, next| one.depth < next.depth && one.nodes <= next.nodes), "{fen}");
    }
}

/// The bench signature: changes exactly when the search's behavior does, and then on purpose.
#[test]
fn the_bench_signature_is_the_same_on_every_machine() {
    assert_eq!(bench::run(), 292_134);
}

#[test]
fn the_same_search_gives_the_same_answer() {
    for (preset, fen) in bench::POSITIONS {
        let game = game(fen, &RuleSet::preset(preset).expect("a preset"));
        assert_eq!(think(&game, Limits::nodes(5000)), think(&game, Limits::nodes(5000)), "{fen}");
    }
}

#[test]
fn limits_are_kept() {
    let game = Game::new(RuleSet::default(), Side::Red);
    for nodes in [1, 2, 100, 1023, 1024, 1025, 20_000] {
        let answer = think(&game, Limits::nodes(nodes));
        assert!(answer.nodes <= nodes, "{answer:?}");
        assert!(answer.best.is_some_and(|best| game.check(best).is_ok()), "{answer:?}");
    }
    for depth in 1..=6 {
        assert_eq!(think(&game, Limits::depth(depth)).depth, depth);
    }
}

/// A clock that goes on by a millisecond whenever it is read.
struct Ticking(Cell<u64>);

impl Clock for Ticking {
    fn elapsed(&self) -> Duration {
        self.0.set(self.0.get() + 1);
        Duration::from_millis(self.0.get())
    }
}

#[test]
fn time_is_looked_at_often_enough() {
    let game = Game::new(RuleSet::default(), Side::Red);
    let clock = Ticking(Cell::new(0));
    let limits = Limits::time(Duration::from_millis(50));
    let answer = Engine::new(1).think(&game, &limits, &AtomicBool::new(false), &clock, &mut |_| {});
    assert!(answer.nodes > 1000, "{answer:?}");
    assert!(answer.nodes <= 50 * 1024, "more than 1024 nodes between two looks at the clock: {answer:?}");
}

#[test]
fn it_stops_at_once_when_told() {
    let game = Game::new(RuleSet::default(), Side::Red);
    let stop = AtomicBool::new(true);
    let answer = Engine::new(1).think(&game, &Limits::infinite(), &stop, &StoppedClock, &mut |_| {});
    assert!(answer.nodes <= 1024, "{answer:?}");
    assert!(answer.best.is_some_and(|best| game.check(best).is_ok()));

    let stop = AtomicBool::new(false);
    let at_stop = Cell::new(0);
    let mut tell = |info: &Info| {
        if info.depth == 8 {
            stop.store(true, Ordering::Relaxed);
            at_stop.set(info.nodes);
        }
    };
    let answer = Engine::new(1).think(&game, &Limits::infinite(), &stop, &StoppedClock, &mut tell);
    assert!(at_stop.get() > 0);
    assert!(answer.nodes <= at_stop.get() + 1024, "{answer:?}, told to stop at {}", at_stop.get());
}

/// B26: one legal move, nothing but losing moves, nothing to be gained: there is always an answer.
#[test]
fn there_is_always_a_legal_move() {
    let rules = RuleSet::default();
    for fen in [
        // One legal move: the cat in the corner can only step to b9.
        "c6/L6/7/7/7/7/7/7/6R b",
        // Whatever Blue does, the den is entered.
        "6r/3L3/7/7/7/7/7/7/7 b",
        // Two rats at opposite ends.
        "r6/7/7/7/7/7/7/7/6R w",
    ] {
        let game = game(fen, &rules);
        for limits in [Limits::depth(1), Limits::depth(12), Limits::nodes(1), Limits::nodes(3000)] {
            let answer = think(&game, limits);
            assert!(answer.best.is_some_and(|best| game.check(best).is_ok()), "{fen}: {answer:?}");
        }
    }
    let over = game("l2L3/7/7/7/7/7/7/7/7 b", &rules);
    assert_eq!(think(&over, Limits::depth(3)).best, None);
}

/// Random positions under random switches: an answer is always legal, and nothing panics.
#[test]
fn it_plays_under_every_rule_set() {
    let mut dice = ChaCha8Rng::seed_from_u64(5);
    let mut engine = Engine::new(1);
    for number in 0..120 {
        let rules = RuleSet::preset(RuleSet::PRESETS[number % 6]).expect("a preset");
        let kinds = [
            Repetition::ThreefoldDraw,
            Repetition::Forbidden,
            Repetition::RepeaterLoses,
            Repetition::Chase,
            Repetition::Off,
        ];
        let quiet_plies_draw = [None, Some(3), Some(60)][number % 3];
        let rules = RuleSet { repetition: kinds[number % 5], quiet_plies_draw, ..rules };
        let mut game = Game::new(rules, if dice.random_bool(0.5) { Side::Red } else { Side::Blue });
        for _ in 0..dice.random_range(0..120) {
            let moves = game.legal_moves();
            if moves.is_empty() {
                break;
            }
            game.play(moves[dice.random_range(0..moves.len())]).expect("a legal move");
        }
        let answer = engine.think(&game, &Limits::nodes(3000), &AtomicBool::new(false), &StoppedClock, &mut |_| {});
        assert_eq!(answer.best.is_none(), game.outcome().is_some(), "{:?}", game.position());
        assert!(answer.best.is_none_or(|best| game.check(best).is_ok()), "{:?}: {answer:?}", game.position());
    }
}

#[test]
fn several_best_moves_are_ranked() {
    let mut engine = Engine::new(1);
    engine.set_lines(3);
    let mut infos: Vec<Info> = Vec::new();
    let game = Game::new(RuleSet::default(), Side::Red);
    let answer = engine.think(&game, &Limits::depth(5), &AtomicBool::new(false), &StoppedClock, &mut |info| {
        infos.push(info.clone());
    });
    let last: Vec<&Info> = infos.iter().filter(|info| info.depth == 5).collect();
    assert_eq!(last.iter().map(|info| info.line).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!(last[0].pv.first().copied(), answer.best);
    for (i, info) in last.iter().enumerate() {
        assert!(last[..i].iter().all(|other| other.pv[0] != info.pv[0]), "{last:?}");
    }
    // More lines than moves are no fault.
    engine.set_lines(99);
    assert!(engine.think(&game, &Limits::depth(2), &AtomicBool::new(false), &StoppedClock, &mut |_| {}).best.is_some());
}

#[test]
fn threads_search_the_same_game_and_keep_the_limits() {
    let mut engine = Engine::new(4);
    engine.set_threads(3);
    for (preset, fen) in bench::POSITIONS {
        let game = game(fen, &RuleSet::preset(preset).expect("a preset"));
        let limits = Limits::nodes(9_000);
        let answer = engine.think(&game, &limits, &AtomicBool::new(false), &StoppedClock, &mut |_| {});
        assert!(answer.nodes <= 9_000, "{fen}: {answer:?}");
        assert!(answer.best.is_some_and(|best| game.check(best).is_ok()), "{fen}: {answer:?}");
    }
    engine.set_threads(1);
    let answer = engine.think(
        &game(HUNTED, &RuleSet::default()),
        &Limits::depth(4),
        &AtomicBool::new(true),
        &StoppedClock,
        &mut |_| {},
    );
    assert!(answer.best.is_some());
}

#[test]
fn with_contempt_a_draw_by_repetition_is_worth_less_than_none() {
    let rules = RuleSet::default();
    let mut red = game("6l/6p/7/7/7/7/7/R6/7 b", &rules);
    play(&mut red, "g9f9 a2a1 f9g9 a1a2 g9f9 a2a1 f9g9");
    let mut engine = Engine::new(1);
    engine.set_contempt(30);
    let answer = engine.think(&red, &Limits::depth(6), &AtomicBool::new(false), &StoppedClock, &mut |_| {});
    assert_eq!((answer.best, answer.score), (Some(mv("a1a2")), Score::Cp(-30)));
}

#[test]
fn the_clock_gives_a_move_its_share() {
    let seconds = Duration::from_secs;
    let limits = |left, increment, moves| Limits::of_clock(seconds(left), seconds(increment), moves);
    let long = limits(300, 0, None);
    assert!(long.enough < long.time && long.time < Some(seconds(60)), "{long:?}");
    assert!(limits(300, 5, None).enough > long.enough);
    assert!(limits(300, 0, Some(5)).enough > long.enough);
    for left in [0, 1, 2] {
        assert!(limits(left, 0, None).time.is_some_and(|time| time <= seconds(left).max(Duration::from_millis(1))));
    }
    // Never more than is there, not even for the last move or with a great increment.
    assert!(limits(2, 60, None).time < Some(seconds(2)) && limits(2, 0, Some(1)).time < Some(seconds(2)));
}

/// A lone rat against a lion and a leopard, and the round its side would like to walk for ever.
const HUNTED: &str = "6l/6p/7/7/7/7/7/7/R6 w";
const ROUND: &str = "a1a2 g9f9 a2a1 f9g9";

#[test]
fn a_draw_by_repetition_is_seen_with_the_games_history() {
    let rules = RuleSet::default();
    let fresh = game(HUNTED, &rules);
    assert!(matches!(think(&fresh, Limits::depth(6)).score, Score::Cp(..-100)));
    // The round twice but for the last move: Blue, who is winning, does not complete it; Red would.
    let mut blue = fresh.clone();
    play(&mut blue, ROUND);
    play(&mut blue, "a1a2 g9f9 a2a1");
    let answer = think(&blue, Limits::depth(6));
    assert_ne!(answer.best, Some(mv("f9g9")));
    let mut red = game("6l/6p/7/7/7/7/7/R6/7 b", &rules);
    play(&mut red, "g9f9 a2a1 f9g9 a1a2 g9f9 a2a1 f9g9");
    let answer = think(&red, Limits::depth(6));
    assert_eq!((answer.best, answer.score), (Some(mv("a1a2")), Score::Cp(0)));
}

#[test]
fn the_other_kinds_of_repetition_are_obeyed() {
    let past = "g9f9 a2a1 f9g9 a1a2 g9f9 a2a1 f9g9";
    for (repetition, score_is_draw) in [(Repetition::RepeaterLoses, false), (Repetition::Forbidden, false)] {
        let rules = RuleSet { repetition, ..RuleSet::default() };
        let mut game = game("6l/6p/7/7/7/7/7/R6/7 b", &rules);
        play(&mut game, past);
        let answer = think(&game, Limits::depth(5));
        assert_ne!(answer.best, Some(mv("a1a2")), "{repetition:?}");
        assert_eq!(answer.score == Score::Cp(0), score_is_draw, "{repetition:?}");
    }
}

#[test]
fn the_draw_by_quiet_plies_is_seen_coming() {
    let rules = RuleSet { quiet_plies_draw: Some(40), ..RuleSet::default() };
    let near = |fen: &str, quiet| {
        let position = Position::from_fen(fen, &rules).unwrap_or_else(|fault| panic!("{fault}"));
        think(&Game::from_position(rules.clone(), position, quiet), Limits::depth(6))
    };
    // Behind, with two plies to go and nothing the enemy could take by then.
    assert_eq!(near(HUNTED, 38).score, Score::Cp(0));
    assert!(matches!(near(HUNTED, 0).score, Score::Cp(..-100)));
    // Ahead, the capture that starts the count again is worth more than any quiet move.
    assert_eq!(near("6d/7/7/7/7/c6/L6/7/R6 w", 39).best, Some(mv("a3a4")));
}

/// A game against itself ends, and a lost piece never comes back to haunt it: the engine plays whole games in every preset.
#[test]
fn whole_games_end_with_a_reason() {
    for preset in RuleSet::PRESETS {
        let rules = RuleSet::preset(preset).expect("a preset");
        let mut engine = Engine::new(1);
        let mut game = Game::new(rules.clone(), rules.fixed_first_side());
        while game.outcome().is_none() {
            let limits = Limits::nodes(800);
            let answer = engine.think(&game, &limits, &AtomicBool::new(false), &StoppedClock, &mut |_| {});
            game.play(answer.best.expect("the game goes on")).expect("a legal move");
            if game.plies().len() >= 600 {
                game.end_by_length();
            }
        }
        let outcome: Outcome = game.outcome().expect("it ended");
        assert!(!outcome.to_string().is_empty());
    }
}

#[test]
fn a_den_guard_is_not_given_away() {
    // Red's wolf beside the trap is all that stops the leopard; the rat far away may move instead.
    let rules = RuleSet::default();
    let game = game("7/7/7/7/7/7/3p3/2W4/6R w", &rules);
    let answer = think(&game, Limits::depth(8));
    let mut after = *game.position();
    after.play(answer.best.expect("a move"), &rules);
    let red = |square: &str| after.piece_at(square.parse::<Square>().expect("a square")).map(|piece: Piece| piece.side);
    assert!(["c2", "d2"].iter().any(|square| red(square) == Some(Side::Red)), "{answer:?}");
}
