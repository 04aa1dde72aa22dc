//! The levels: each beats the one below, the lowest can be beaten, all are the same for the same game and seed, and every
//! game between them ends.

use std::sync::atomic::AtomicBool;

use jungle::engine::{Allowance, Engine, Level, LevelError, StoppedClock, Thought, baseline};
use jungle::rules::{Game, Move, Outcome, Position, Repetition, RuleSet, Side};

/// A game between computers that lasts longer is drawn.
const MOST_PLIES: usize = 600;

/// Levels that weigh moves: quick, and the same for the same seed.
const WEIGHING: [Level; 3] = [Level::Easy, Level::Normal, Level::Expert];

/// So many positions make the levels that search quick, too.
const NODES: u64 = 2_000;

fn choose_within(nodes: u64, stopped: bool, level: Level, game: &Game, seed: u64) -> Option<Move> {
    let allowance = Allowance { stop: &AtomicBool::new(stopped), clock: &StoppedClock, nodes: Some(nodes), threads: 1 };
    level.choose(&mut Engine::new(1), game, seed, &allowance)
}

fn choose(level: Level, game: &Game, seed: u64) -> Option<Move> {
    choose_within(NODES, false, level, game, seed)
}

/// A whole game; the players are Red and Blue.
fn play(rules: &RuleSet, seed: u64, players: [&dyn Fn(&Game, u64) -> Option<Move>; 2]) -> Game {
    let mut game = Game::new(rules.clone(), rules.fixed_first_side());
    while game.outcome().is_none() {
        let mv = players[game.position().side_to_move().index()](&game, seed).expect("the game goes on");
        game.play(mv).unwrap_or_else(|reason| panic!("{mv} in {:?}: {reason}", game.position()));
        if game.plies().len() >= MOST_PLIES {
            game.end_by_length();
        }
    }
    game
}

/// What `a` scores of a hundred against `b`, sides alternated.
fn percent(games: u64, a: &dyn Fn(&Game, u64) -> Option<Move>, b: &dyn Fn(&Game, u64) -> Option<Move>) -> u64 {
    let rules = RuleSet::default();
    let halves: u64 = (0..games)
        .map(|seed| {
            let (players, side) = if seed % 2 == 0 { ([a, b], Side::Red) } else { ([b, a], Side::Blue) };
            match play(&rules, seed, players).outcome().and_then(Outcome::winner) {
                Some(winner) if winner == side => 2,
                Some(_) => 0,
                None => 1,
            }
        })
        .sum();
    halves * 100 / (2 * games)
}

fn level(level: Level) -> impl Fn(&Game, u64) -> Option<Move> {
    move |game, seed| choose(level, game, seed)
}

/// B46: the lowest level can be beaten by anybody who takes what can be taken, is gentle with whoever has just heard the
/// rules, and is still no fool.
#[test]
fn easy_is_easy_but_no_fool() {
    let greedy = percent(60, &baseline::greedy, &level(Level::Easy));
    assert!(greedy >= 70, "a greedy player scores {greedy} % against Easy");
    let hungry = percent(60, &baseline::hungry, &level(Level::Easy));
    assert!((20..=60).contains(&hungry), "whoever only takes scores {hungry} % against Easy");
    let random = percent(40, &baseline::random, &level(Level::Easy));
    assert!(random <= 15, "chance scores {random} % against Easy");
}

/// B46; whole matches are played with `jungle-engine match`. The levels that search play with a share of their positions
/// that keeps their proportion.
#[test]
fn each_level_beats_the_one_below() {
    let normal = percent(60, &level(Level::Normal), &level(Level::Easy));
    assert!(normal >= 75, "Normal scores {normal} % against Easy");
    let expert = percent(24, &level(Level::Expert), &level(Level::Normal));
    assert!(expert >= 75, "Expert scores {expert} % against Normal");
    let master = |game: &Game, seed: u64| choose_within(3_000, false, Level::Master, game, seed);
    let against_expert = percent(8, &master, &level(Level::Expert));
    assert!(against_expert >= 75, "Master scores {against_expert} % against Expert");
}

#[test]
fn levels_are_ordered_by_what_they_look_at() {
    let reach = |level: Level| match &level.manner().thought {
        Thought::Weighs(weighs) => (u64::from(weighs.depth), 0),
        Thought::Searches { nodes, millis, .. } => (*nodes, *millis),
    };
    assert!(Level::ALL.windows(2).all(|pair| reach(pair[0]) < reach(pair[1])));
}

#[test]
fn the_same_game_and_seed_give_the_same_move() {
    for level in WEIGHING {
        let seeds: Vec<Game> = (0..4)
            .map(|seed| {
                let player = |game: &Game, seed: u64| choose(level, game, seed);
                let rules = RuleSet::default();
                let game = play(&rules, seed, [&player, &player]);
                assert_eq!(game, play(&rules, seed, [&player, &player]), "{level}, seed {seed}");
                game
            })
            .collect();
        assert!(seeds.iter().any(|game| game != &seeds[0]), "{level} plays the same game whatever the seed");
    }
}

/// What an engine has seen before must not change what a level plays.
/// Whoever has beaten a strong level once has to do it again.
#[test]
fn strong_levels_vary_their_first_moves_and_no_later_ones() {
    for level in [Level::Master, Level::Grandmaster] {
        let choose = |game: &Game, seed| choose_within(20_000, false, level, game, seed).expect("a move");
        let mut game = Game::new(RuleSet::default(), Side::Red);
        let first: Vec<Move> = (0..12).map(|seed| choose(&game, seed)).collect();
        assert!(first.iter().any(|&mv| mv != first[0]), "{level}: {first:?}");
        assert_eq!(choose(&game, 3), first[3], "{level}");
        for seed in 0..8 {
            game.play(choose(&game, seed)).expect("legal");
        }
        let later: Vec<Move> = (0..4).map(|seed| choose(&game, seed)).collect();
        assert!(later.iter().all(|&mv| mv == later[0]), "{level}: {later:?}");
    }
}

#[test]
fn an_engine_that_has_played_before_plays_the_same() {
    let game = Game::new(RuleSet::default(), Side::Red);
    let mut engine = Engine::new(1);
    let stop = AtomicBool::new(false);
    for level in WEIGHING {
        let allowance = Allowance { stop: &stop, clock: &StoppedClock, nodes: None, threads: 1 };
        let fresh: Vec<_> = (0..20).map(|seed| choose(level, &game, seed)).collect();
        let used: Vec<_> = (0..20).map(|seed| level.choose(&mut engine, &game, seed, &allowance)).collect();
        assert_eq!(fresh, used, "{level}");
    }
}

#[test]
fn a_win_on_the_board_is_not_missed() {
    let rules = RuleSet::default();
    for (fen, best) in [("l6/3L3/7/7/7/7/7/6E/7 w", "d8d9"), ("L6/7/7/7/7/7/7/2t4/2r4 b", "c1d1")] {
        let position = Position::from_fen(fen, &rules).unwrap_or_else(|fault| panic!("{fault}"));
        let game = Game::from_position(rules.clone(), position, 0);
        for level in Level::ALL {
            for seed in 0..20 {
                assert_eq!(
                    choose(level, &game, seed).map(|mv| mv.to_string()).as_deref(),
                    Some(best),
                    "{level} in {fen}"
                );
            }
        }
    }
}

/// Normal and Expert answer the threat that Easy may overlook.
#[test]
fn normal_and_expert_weigh_the_best_reply() {
    let rules = RuleSet::default();
    // The leopard enters next, unless the wolf takes it in the trap.
    let position = Position::from_fen("l6/7/7/7/7/7/7/2Wp3/6E w", &rules).unwrap_or_else(|fault| panic!("{fault}"));
    let game = Game::from_position(rules, position, 0);
    for level in [Level::Normal, Level::Expert, Level::Master, Level::Grandmaster] {
        let takes =
            (0..100).filter(|&seed| choose(level, &game, seed).is_some_and(|mv| mv.to_string() == "c2d2")).count();
        assert!(takes >= 100 - usize::from(level == Level::Normal) * 50, "{level}: {takes} of 100");
    }
}

/// B26: stopped before it began, with one move, with nothing but losing moves, with nothing to gain.
#[test]
fn a_level_always_has_a_legal_move() {
    let rules = RuleSet::default();
    for fen in [
        "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w",
        "c6/L6/7/7/7/7/7/7/6R b",
        "6r/3L3/7/7/7/7/7/7/7 b",
        "r6/7/7/7/7/7/7/7/6R w",
    ] {
        let position = Position::from_fen(fen, &rules).unwrap_or_else(|fault| panic!("{fen}: {fault}"));
        let game = Game::from_position(rules.clone(), position, 0);
        for level in Level::ALL {
            for stopped in [false, true] {
                let mv = choose_within(NODES, stopped, level, &game, 1);
                assert!(mv.is_some_and(|mv| game.check(mv).is_ok()), "{level} in {fen}: {mv:?}");
            }
        }
    }
    let position = Position::from_fen("l2L3/7/7/7/7/7/7/7/7 b", &rules).unwrap_or_else(|fault| panic!("{fault}"));
    let over = Game::from_position(rules, position, 0);
    assert!(Level::ALL.iter().all(|&level| choose(level, &over, 0).is_none()));
}

/// B25: every game ends within the longest length, with a reason, in every preset and with repetition off.
#[test]
fn every_game_between_levels_ends() {
    let presets = RuleSet::PRESETS.iter().map(|name| RuleSet::preset(name).expect("a preset"));
    let off = RuleSet { repetition: Repetition::Off, ..RuleSet::default() };
    let mut by_length = 0;
    let mut games = 0;
    for rules in presets.chain([off]) {
        for seed in 0..4 {
            let pairs = [
                [Level::Easy, Level::Easy],
                [Level::Normal, Level::Normal],
                [Level::Expert, Level::Normal],
                [Level::Expert, Level::Expert],
            ];
            let [red, blue] = pairs[seed as usize];
            let game = play(&rules, seed, [&level(red), &level(blue)]);
            let outcome = game.outcome().expect("it ended");
            assert!(game.plies().len() <= MOST_PLIES && !outcome.to_string().is_empty());
            by_length += u32::from(game.plies().len() == MOST_PLIES);
            games += 1;
        }
    }
    assert!(by_length * 10 <= games, "{by_length} of {games} games went round and round until the end");
}

#[test]
fn levels_are_read_by_name() {
    for level in Level::ALL {
        assert_eq!(level.name().parse(), Ok(level));
        assert_eq!(level.name().to_uppercase().parse(), Ok(level));
    }
    let fault: LevelError = "champion".parse::<Level>().expect_err("no such level");
    assert_eq!(fault.to_string(), "\"champion\" is no level: levels are easy, normal, expert, master and grandmaster");
}
