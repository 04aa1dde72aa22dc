//! What a hint says of its move, in 200 random positions: every claim against a look of its own at the enemy's every answer.

#[path = "app/common/boards.rs"]
mod boards;

use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;

use boards::{can, distance, enters, random_positions, scattered_positions, squares_of};
use jungle::engine::explain::{Claim, Reason, claims};
use jungle::engine::{Engine, Limits, StoppedClock};
use jungle::rules::{Game, Move, Outcome, Position, RuleSet, Square, Terrain};

/// All that the enemy can answer.
fn answers(after: &Position, rules: &RuleSet) -> Vec<Move> {
    let side = after.side_to_move();
    let from_to = |from| Square::all().map(move |to| Move::new(from, to));
    squares_of(after, side).into_iter().flat_map(from_to).filter(|mv| can(after, mv.from, mv.to, rules)).collect()
}

fn holds(claim: Claim, position: &Position, mv: Move, rules: &RuleSet) -> bool {
    let us = position.side_to_move();
    let mut after = *position;
    after.play(mv, rules);
    let answers = answers(&after, rules);
    let taken = |square: Square| answers.iter().any(|answer| answer.to == square);
    let could_be_taken =
        |square: Square| squares_of(position, !us).into_iter().any(|from| can(position, from, square, rules));
    let den = Square::den(us);
    let Claim::Fact(reason) = claim else {
        let safe = !squares_of(&after, us).into_iter().any(taken) && !taken(den);
        return (claim == Claim::Safe) == safe;
    };
    match reason {
        Reason::EntersDen => mv.to == Square::den(!us),
        Reason::TakesLast => squares_of(&after, !us).is_empty() && !squares_of(&after, us).is_empty(),
        Reason::LeavesNoMove => answers.is_empty(),
        Reason::Takes { victim, guarded } => {
            position.piece_at(mv.to).is_some_and(|piece| piece.animal == victim) && guarded == taken(mv.to)
        }
        Reason::TradesOff(_) => after.piece_at(mv.to).is_none(),
        Reason::StopsEntry => enters(position, !us, rules) && !taken(den),
        Reason::ThreatensEntry => enters(&after, us, rules) && !taken(mv.to) && !taken(den),
        Reason::Escapes { .. } => could_be_taken(mv.from) && !taken(mv.to),
        Reason::Rescues(prey) => could_be_taken(prey.on) && !taken(prey.on),
        Reason::Attacks { on, .. } => can(&after, mv.to, on, rules) && !taken(mv.to),
        Reason::OpensLeap(leaping) => {
            let (from, to) = (leaping.leap.from, leaping.leap.to);
            leaping.piece.side == us && !can(position, from, to, rules) && can(&after, from, to, rules) && !taken(from)
        }
        Reason::ClosesLeap(leaping) => {
            let (from, to) = (leaping.leap.from, leaping.leap.to);
            leaping.piece.side != us && can(position, from, to, rules) && !can(&after, from, to, rules)
        }
        Reason::LeavesTrap => matches!(mv.from.terrain(), Terrain::Trap(_)),
        Reason::BlocksWay { intruder, before, after: now } => squares_of(&after, !us).into_iter().any(|square| {
            after.piece_at(square).is_some_and(|piece| piece.animal == intruder)
                && distance(position, square, rules) == Some(before)
                && distance(&after, square, rules) == now
        }),
        Reason::Nears { moves, .. } => distance(&after, mv.to, rules) == Some(moves) && !taken(mv.to) && !taken(den),
        Reason::AllowsEntry | Reason::Exposes(_) | Reason::Leaves(_) | Reason::EntersTrap { .. } => false,
    }
}

/// A claim's words; none where there is nothing to say of the move.
fn text(claim: &Claim) -> String {
    match claim {
        Claim::Fact(reason) => reason.to_string(),
        Claim::Safe | Claim::Best => String::new(),
    }
}

#[test]
fn every_claim_of_a_hint_holds() {
    let stop = AtomicBool::new(false);
    let mut engine = Engine::new(1);
    let mut kinds = BTreeSet::new();
    let mut boards = 0;
    for (seed, name) in (0..).zip(RuleSet::PRESETS) {
        let rules = RuleSet::preset(name).expect("a preset");
        for position in random_positions(&rules, seed, 20).into_iter().chain(scattered_positions(&rules, seed, 15)) {
            let game = Game::from_position(rules.clone(), position, 0);
            let answer = engine.think(&game, &Limits::nodes(300), &stop, &StoppedClock, &mut |_| {});
            let mv = answer.best.expect("a move");
            let claims = claims(&position, mv, &rules).expect("a legal move");
            assert!(!claims.is_empty(), "{mv} in {position:?}");
            boards += 1;
            let mut after = position;
            after.play(mv, &rules);
            for claim in claims {
                kinds.insert(format!("{claim:?}").split([' ', '{']).next().unwrap_or_default().to_owned());
                assert!(holds(claim, &position, mv, &rules), "{claim:?} of {mv} in {position:?}, {name}");
                let over = after.outcome(&rules).and_then(Outcome::winner) == Some(position.side_to_move());
                assert!(over || !text(&claim).contains("wins"), "{claim:?} of {mv} in {position:?}, {name}");
            }
        }
    }
    assert!(boards >= 200, "{boards} boards");
    assert!(kinds.len() >= 10, "only {kinds:?}");
}

/// What does not speak for a move is not said, however true.
#[test]
fn only_what_speaks_for_a_move_is_said() {
    let rules = RuleSet::default();
    let said = |fen: &str, mv: &str| -> Vec<String> {
        let position = Position::from_fen(fen, &rules).unwrap_or_else(|fault| panic!("{fen}: {fault}"));
        let mv = mv.parse().expect("a move");
        claims(&position, mv, &rules).expect("legal").iter().map(text).collect()
    };
    // The lion would be taken where it attacks the cat.
    assert!(!said("7/5e1/4L1c/7/7/7/7/7/7 w", "e7f7").iter().any(|text| text.contains("goes for")));
    // Nobody is near.
    let quiet = said("6c/7/7/7/7/7/7/7/E6 w", "a1b1");
    assert!(quiet.iter().all(|text| !text.contains("wins")), "{quiet:?}");
}
