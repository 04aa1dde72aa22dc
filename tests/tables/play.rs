//! Playing by the tables.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use jungle::engine::tables::{Tables, Verdict};
use jungle::engine::{Allowance, Answer, Engine, Info, Level, Limits, Score, StoppedClock};
use jungle::rules::{Game, Move, Outcome, Position, RuleSet};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::{few_animals, odd, preset, shipped_tables};

/// A move of each side that takes nothing, while there are such.
fn wander(game: &mut Game, dice: &mut ChaCha8Rng) -> Vec<Move> {
    let mut moves = Vec::new();
    for _ in 0..2 {
        let quiet = |mv: &Move| game.position().piece_at(mv.to).is_none();
        let quiet: Vec<Move> = game.legal_moves().into_iter().filter(quiet).collect();
        if quiet.is_empty() {
            break;
        }
        let mv = quiet[dice.random_range(0..quiet.len())];
        game.play(mv).expect("a legal move");
        moves.push(mv);
    }
    moves
}

/// Goes there and back again with one animal of each side, and then somewhere else.
fn loiter(game: &mut Game, dice: &mut ChaCha8Rng) {
    for mv in wander(game, dice) {
        if game.play(Move::new(mv.to, mv.from)).is_err() {
            return;
        }
    }
    wander(game, dice);
}

/// What the strongest level plays without a search.
fn strongest(engine: &mut Engine, game: &Game) -> Move {
    let stop = AtomicBool::new(false);
    let allowance = Allowance { stop: &stop, clock: &StoppedClock, nodes: Some(1), threads: 1 };
    Level::Grandmaster.choose(engine, game, 1, &allowance).expect("a move")
}

#[test]
fn a_won_ending_is_won_whatever_came_before() {
    let mut dice = ChaCha8Rng::seed_from_u64(3);
    let rules = RuleSet::default();
    let tables = Arc::new(shipped_tables(&rules));
    let mut engine = Engine::new(1);
    engine.set_tables(Some(tables.clone()));
    let (mut endings, mut repeated, mut detours) = (0, 0, 0);
    while endings < 500 {
        let mut game = Game::from_position(rules.clone(), few_animals(&mut dice, &rules, 3), 0);
        for _ in 0..dice.random_range(1..5) {
            loiter(&mut game, &mut dice);
        }
        let Some(Verdict::Win(mut plies)) = tables.probe(game.position()).filter(|_| game.outcome().is_none()) else {
            continue;
        };
        let start = game.clone();
        let winner = game.position().side_to_move();
        let mut advice = tables.advise(&game).expect("all positions of three animals are known");
        // What came before may have taken the win away, or made it longer.
        match advice[0].verdict {
            Verdict::Win(now) if now == plies => {}
            Verdict::Win(now) => {
                assert!(now > plies, "{start:?}");
                plies = now;
                detours += 1;
            }
            _ => continue,
        }
        endings += 1;
        let times = |hash| game.hashes().iter().filter(|&&seen| seen == hash).count();
        repeated += usize::from(game.hashes().iter().any(|&hash| times(hash) > 1));
        loop {
            game.play(strongest(&mut engine, &game)).expect("a legal move");
            if game.outcome().is_some() {
                break;
            }
            let replies = tables.advise(&game).expect("known");
            // The loser holds out, goes back where the game has been, or does anything.
            let again = replies.iter().find(|reply| {
                let mut after = game.clone();
                after.play(reply.mv).is_ok() && after.repetitions() > 1
            });
            let any = replies[dice.random_range(0..replies.len())];
            let reply = if dice.random_bool(0.5) { again.copied().unwrap_or(any) } else { replies[0] };
            game.play(reply.mv).expect("a legal move");
            if game.outcome().is_some() {
                break;
            }
            advice = tables.advise(&game).expect("known");
            assert!(
                matches!(advice[0].verdict, Verdict::Win(now) if now < plies),
                "from {plies} plies to a {}: {start:?}",
                advice[0].verdict
            );
            if let Verdict::Win(now) = advice[0].verdict {
                plies = now;
            }
        }
        assert_eq!(game.outcome().and_then(Outcome::winner), Some(winner), "{start:?}");
    }
    assert!(repeated > 400 && detours > 0, "{repeated} had a position twice, {detours} had to go round one");
}

fn think(engine: &mut Engine, game: &Game, depth: u8) -> Answer {
    engine.think(game, &Limits::depth(depth), &AtomicBool::new(false), &StoppedClock, &mut |_| {})
}

#[test]
fn the_strongest_level_wins_by_the_shortest_way() {
    let mut dice = ChaCha8Rng::seed_from_u64(4);
    let rules = RuleSet::default();
    let tables = Arc::new(shipped_tables(&rules));
    let mut engine = Engine::new(1);
    engine.set_tables(Some(tables.clone()));
    let mut endings = 0;
    while endings < 40 {
        let mut game = Game::from_position(rules.clone(), few_animals(&mut dice, &rules, 3), 0);
        let (Some(Verdict::Win(plies)), None) = (tables.probe(game.position()), game.outcome()) else {
            continue;
        };
        let winner = game.position().side_to_move();
        while game.outcome().is_none() {
            game.play(strongest(&mut engine, &game)).expect("a legal move");
        }
        assert_eq!(game.outcome().and_then(Outcome::winner), Some(winner));
        assert_eq!(game.plies().len(), usize::from(plies), "both sides play as well as can be");
        endings += 1;
    }
}

#[test]
fn a_search_sees_the_end_behind_a_capture() {
    let mut dice = ChaCha8Rng::seed_from_u64(5);
    let rules = RuleSet::default();
    let tables = Arc::new(shipped_tables(&rules));
    let mut engine = Engine::new(1);
    let mut seen = 0;
    while seen < 10 {
        let position = few_animals(&mut dice, &rules, 4);
        let shortest = position.captures(&rules).into_iter().filter_map(|mv| {
            let mut after = position;
            after.play(mv, &rules);
            match tables.probe(&after) {
                Some(Verdict::Loss(plies)) if after.decided().is_none() => Some(i32::from(plies) + 1),
                _ => None,
            }
        });
        let Some(plies) = shortest.min().filter(|&plies| plies > 13) else {
            continue;
        };
        let game = Game::from_position(rules.clone(), position, 0);
        engine.clear();
        engine.set_tables(None);
        let without = think(&mut engine, &game, 2).score;
        if !matches!(without, Score::Cp(_)) {
            continue;
        }
        engine.clear();
        engine.set_tables(Some(tables.clone()));
        assert_eq!(think(&mut engine, &game, 2).score, Score::Mate((plies + 1) / 2), "{position:?}");
        seen += 1;
    }
}

#[test]
fn a_drawn_ending_is_kept_and_a_lost_one_held_out() {
    let rules = RuleSet::default();
    let tables = Arc::new(shipped_tables(&rules));
    let mut engine = Engine::new(1);
    engine.set_tables(Some(tables.clone()));
    let mut dice = ChaCha8Rng::seed_from_u64(6);
    let (mut drawn, mut lost) = (0, 0);
    while drawn < 20 || lost < 20 {
        let game = Game::from_position(rules.clone(), few_animals(&mut dice, &rules, 3), 0);
        let (Some(verdict), None) = (tables.probe(game.position()), game.outcome()) else {
            continue;
        };
        if matches!(verdict, Verdict::Win(_)) {
            continue;
        }
        let answer = think(&mut engine, &game, 1);
        let mut after = *game.position();
        after.play(answer.best.expect("a move"), &rules);
        assert_eq!(tables.probe(&after).map(Verdict::before), Some(verdict), "{game:?}");
        match verdict {
            Verdict::Loss(plies) => {
                lost += 1;
                assert_eq!(answer.score, Score::Mate(-i32::from(plies) / 2));
            }
            _ => {
                drawn += 1;
                assert_eq!(answer.score, Score::Cp(0));
            }
        }
    }
}

#[test]
fn each_of_the_best_moves_has_its_line() {
    let rules = RuleSet::default();
    let mut engine = Engine::new(1);
    engine.use_shipped_tables(&rules);
    engine.set_lines(3);
    let position = Position::from_fen("4t2/7/7/7/3C3/7/7/7/E6 w", &rules).expect("a position");
    let game = Game::from_position(rules, position, 0);
    let mut infos = Vec::new();
    let mut hear = |info: &Info| infos.push(info.clone());
    let answer = engine.think(&game, &Limits::depth(1), &AtomicBool::new(false), &StoppedClock, &mut hear);
    assert_eq!(infos.iter().map(|info| info.line).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!(infos[0].score, Score::Mate(15));
    assert_eq!((answer.best, answer.score), (Some(infos[0].pv[0]), infos[0].score));
    assert_eq!(infos[0].pv.len(), 29, "to the end");
    assert!(infos[1].pv[0] != infos[0].pv[0] && infos[1].pv[0] != infos[2].pv[0]);
}

#[test]
fn where_a_draw_by_quiet_plies_comes_first_the_tables_are_silent() {
    let rules = preset("league");
    let tables = shipped_tables(&rules);
    let position = Position::from_fen("7/7/3L3/7/7/7/7/7/c6 w", &rules).expect("a position");
    let advice = |quiet| tables.advise(&Game::from_position(rules.clone(), position, quiet));
    assert_eq!(advice(100).expect("known")[0].verdict, Verdict::Win(3));
    assert!(advice(197).is_none(), "a move that wins later than the first would come too late");
    assert_eq!(advice(199).expect("the next ply ends it")[0].verdict, Verdict::Draw);
}

#[test]
fn what_does_not_come_with_the_game_is_solved_when_needed() {
    let rules = odd();
    let mut engine = Engine::new(1);
    engine.use_shipped_tables(&rules);
    let position = Position::from_fen("7/7/3L3/7/7/7/7/7/c6 w", &rules).expect("a position");
    let game = Game::from_position(rules.clone(), position, 0);
    assert!(think(&mut engine, &game, 1).nodes > 0);
    engine.prepare(&game, &AtomicBool::new(true));
    let tables = Arc::new(Tables::shipped(&rules).expect("rules that can have tables"));
    engine.set_tables(Some(tables.clone()));
    engine.prepare(&game, &AtomicBool::new(true));
    assert_eq!(tables.men(), 0, "stopped at once");
    engine.prepare(&game, &AtomicBool::new(false));
    assert_eq!(tables.probe(&position), Some(Verdict::Win(3)));
    assert_eq!(think(&mut engine, &game, 1).score, Score::Mate(2));
}
