//! Playing by the tables.

use jungle::engine::tables::Verdict;
use jungle::rules::{Game, Move, Outcome, RuleSet};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::{few_animals, shipped_tables};

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

#[test]
fn a_won_ending_is_won_whatever_came_before() {
    let mut dice = ChaCha8Rng::seed_from_u64(3);
    let rules = RuleSet::default();
    let tables = shipped_tables(&rules);
    let (mut endings, mut repeated, mut detours) = (0, 0, 0);
    while endings < 200 {
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
            game.play(advice[0].mv).expect("a legal move");
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
    assert!(repeated > 150 && detours > 0, "{repeated} had a position twice, {detours} had to go round one");
}
