//! Facts about moves: each against a check of its own that asks the rules move by move, in random games under every preset;
//! and each fact in a position made for it.

#[path = "app/common/boards.rs"]
mod boards;

use boards::{can, distance, enters, random_positions, scattered_positions, squares_of};
use jungle::engine::explain::{Leaping, Prey, Reason, explain, moves_to_den};
use jungle::rules::{Animal, EqualRanks, LEAPS, Move, Position, RuleSet, Side, Square, TRAPS, TrapWeakens};

/// The weakest animal that can take the one on the square.
fn taker(position: &Position, square: Square, rules: &RuleSet) -> Option<Animal> {
    let side = position.piece_at(square)?.side;
    let takers = squares_of(position, !side).into_iter().filter(|&from| can(position, from, square, rules));
    takers.filter_map(|from| position.piece_at(from)).map(|piece| piece.animal).min()
}

/// All that is true of a move but for the ways to the dens.
fn expected(position: &Position, mv: Move, rules: &RuleSet) -> Vec<Reason> {
    let us = position.side_to_move();
    let mover = position.piece_at(mv.from).expect("somebody moves");
    let victim = position.piece_at(mv.to);
    let mut after = *position;
    after.play(mv, rules);
    let stays = after.piece_at(mv.to) == Some(mover);
    let mut reasons = Vec::new();
    let any_reply =
        squares_of(&after, !us).into_iter().any(|from| Square::all().any(|to| can(&after, from, to, rules)));
    let bare = Side::ALL.map(|side| squares_of(&after, side).is_empty());
    let over = if mv.to == Square::den(!us) {
        reasons.push(Reason::EntersDen);
        true
    } else if bare[us.opponent().index()] && !bare[us.index()] {
        reasons.push(Reason::TakesLast);
        true
    } else if bare.contains(&true) {
        true
    } else if !any_reply {
        reasons.push(Reason::LeavesNoMove);
        true
    } else {
        false
    };
    if let Some(victim) = victim {
        let guarded = !over && taker(&after, mv.to, rules).is_some();
        reasons.push(if stays {
            Reason::Takes { victim: victim.animal, guarded }
        } else {
            Reason::TradesOff(victim.animal)
        });
    }
    if over {
        return reasons;
    }
    if enters(&after, !us, rules) {
        reasons.push(Reason::AllowsEntry);
    } else if enters(position, !us, rules) {
        reasons.push(Reason::StopsEntry);
    }
    if enters(&after, us, rules) && !enters(position, us, rules) {
        reasons.push(Reason::ThreatensEntry);
    }
    for on in squares_of(&after, us) {
        let animal = after.piece_at(on).expect("an own animal").animal;
        let before = if on == mv.to { mv.from } else { on };
        let prey = |by| Prey { animal, on, by };
        reasons.extend(match (taker(position, before, rules), taker(&after, on, rules)) {
            (Some(from), None) if on == mv.to => Some(Reason::Escapes { from }),
            (Some(by), None) => Some(Reason::Rescues(prey(by))),
            (None, Some(by)) => Some(Reason::Exposes(prey(by))),
            (Some(_), Some(by)) => Some(Reason::Leaves(prey(by))),
            (None, None) => None,
        });
    }
    if stays {
        for on in squares_of(&after, !us) {
            if can(&after, mv.to, on, rules) && !can(position, mv.from, on, rules) {
                let victim = after.piece_at(on).expect("an enemy").animal;
                reasons.push(Reason::Attacks { victim, on });
            }
        }
        for side in Side::ALL {
            let weakens = |square: Square| {
                TRAPS[us.opponent().index()].contains(square)
                    || rules.trap_weakens == TrapWeakens::Everyone && TRAPS[us.index()].contains(square)
            };
            if TRAPS[side.index()].contains(mv.to) {
                reasons.push(Reason::EntersTrap { of: side, weakened: weakens(mv.to) });
            }
            if TRAPS[side.index()].contains(mv.from) && weakens(mv.from) {
                reasons.push(Reason::LeavesTrap);
            }
        }
    }
    for leap in LEAPS.into_iter().filter(|leap| leap.from != mv.to) {
        let Some(piece) = after.piece_at(leap.from) else { continue };
        match (can(position, leap.from, leap.to, rules), can(&after, leap.from, leap.to, rules)) {
            (false, true) => reasons.push(Reason::OpensLeap(Leaping { piece, leap })),
            (true, false) => reasons.push(Reason::ClosesLeap(Leaping { piece, leap })),
            _ => {}
        }
    }
    reasons
}

/// What is true of a move about the ways to the dens, if the game goes on.
fn expected_roads(position: &Position, mv: Move, rules: &RuleSet) -> Vec<Reason> {
    let us = position.side_to_move();
    let mut after = *position;
    after.play(mv, rules);
    let mut reasons = Vec::new();
    let enemies = squares_of(&after, !us);
    for &square in &enemies {
        let (before, now) = (distance(position, square, rules), distance(&after, square, rules));
        if let Some(before) = before
            && now.is_none_or(|now| now > before)
        {
            let intruder = after.piece_at(square).expect("an enemy").animal;
            reasons.push(Reason::BlocksWay { intruder, before, after: now });
        }
    }
    let before = distance(position, mv.from, rules);
    if let Some(moves) = distance(&after, mv.to, rules)
        && before.is_none_or(|before| moves < before)
    {
        let enemy = enemies.iter().filter_map(|&square| distance(&after, square, rules)).min();
        reasons.push(Reason::Nears { moves, enemy });
    }
    reasons
}

fn is_road(reason: &Reason) -> bool {
    matches!(reason, Reason::BlocksWay { .. } | Reason::Nears { .. })
}

fn sorted(reasons: Vec<Reason>) -> Vec<String> {
    let mut texts: Vec<String> = reasons.iter().map(|reason| format!("{reason:?}")).collect();
    texts.sort();
    texts
}

#[test]
fn every_fact_is_true_and_none_is_missing() {
    let presets = RuleSet::PRESETS.map(|name| RuleSet::preset(name).expect("a preset"));
    let both_fall = RuleSet { equal_ranks: EqualRanks::BothFall, ..RuleSet::default() };
    let mut kinds = std::collections::BTreeSet::new();
    let mut number = 0;
    for (seed, rules) in (0..).zip(presets.into_iter().chain([both_fall])) {
        let played = random_positions(&rules, seed, 20);
        for position in played.into_iter().chain(scattered_positions(&rules, seed, 40)) {
            for mv in position.moves(&rules) {
                let said = explain(&position, mv, &rules).expect("a legal move");
                kinds.extend(
                    said.iter()
                        .map(|reason| format!("{reason:?}").split([' ', '(']).next().unwrap_or_default().to_owned()),
                );
                let mut after = position;
                after.play(mv, &rules);
                let going_on = after.outcome(&rules).is_none();
                let (roads, others): (Vec<_>, Vec<_>) = said.into_iter().partition(is_road);
                assert_eq!(
                    sorted(others),
                    sorted(expected(&position, mv, &rules)),
                    "{mv} in {position:?}, {}",
                    rules.name
                );
                number += 1;
                if going_on && number % 40 == 0 {
                    let expected = expected_roads(&position, mv, &rules);
                    assert_eq!(sorted(roads), sorted(expected), "{mv} in {position:?}, {}", rules.name);
                }
            }
        }
    }
    assert!(number > 2000, "{number} moves");
    // Only a side that is shut in has no move: see the next test.
    assert_eq!(kinds.len(), 18, "only {kinds:?} came up");
}

/// In the position, the move is said to be this, and the sentence reads so.
#[test]
fn facts_in_words() {
    let rules = RuleSet::default();
    for (fen, mv, words) in [
        ("l6/3L3/7/7/7/7/7/7/7 w", "d8d9", "It walks into the den and wins."),
        ("7/7/7/7/7/7/c6/L6/7 w", "a2a3", "It takes the last animal and wins."),
        ("7/7/7/7/7/7/7/EW5/c6 w", "b2b1", "It leaves the enemy without a move."),
        ("7/7/7/7/7/7/t6/1W5/7 w", "b2a2", "It lets the tiger take the wolf."),
        ("7/7/7/7/7/7/7/t6/W5C w", "g1g2", "It leaves the wolf to the tiger."),
        ("6c/7/7/7/7/7/E6/t6/W6 w", "a3a2", "It saves the wolf from the tiger."),
        ("1d5/7/7/7/7/7/l5c/L6/7 w", "a2a3", "It takes the lion, and nobody can take back."),
        ("1d5/7/7/7/7/e6/l5c/L6/7 w", "a2a3", "It takes the lion, but can be taken in turn."),
        ("l6/7/7/7/7/7/7/2Wp3/6E w", "c2d2", "It keeps the enemy out of the den."),
        ("l6/7/7/7/7/7/7/2Wp3/6E w", "g1g2", "It lets the enemy into the den."),
        ("l6/2L4/7/7/7/7/7/7/7 w", "c8d8", "It threatens to walk into the den."),
        ("6t/7/7/7/7/7/e6/L6/7 w", "a2b2", "It gets away from the elephant."),
        ("6t/7/7/7/1R5/7/1L5/7/6C w", "b5a5", "It opens the leap b3 to b7 for the red lion."),
        ("6t/7/1l5/7/R6/7/7/7/6C w", "a5b5", "It closes the leap b7 to b3 to the blue lion."),
        ("7/4W1c/7/7/7/7/7/7/7 w", "e8f8", "It goes for the cat."),
        ("6l/2C4/7/7/7/7/7/7/7 w", "c8d8", "It steps into a trap that weakens it."),
        ("6l/7/7/7/7/7/7/2C4/7 w", "c2d2", "It steps on a trap that does it no harm."),
        ("6l/3C3/7/7/7/7/7/7/7 w", "d8d7", "It gets out of the trap."),
        ("6l/7/7/7/7/7/7/3C3/7 w", "d2d3", "It is 6 moves from the den; the enemy needs 8."),
    ] {
        let position = Position::from_fen(fen, &rules).unwrap_or_else(|fault| panic!("{fen}: {fault}"));
        let said =
            explain(&position, mv.parse().expect("a move"), &rules).unwrap_or_else(|fault| panic!("{fen}: {fault}"));
        let sentences: Vec<String> = said.iter().map(Reason::to_string).collect();
        assert!(sentences.iter().any(|sentence| sentence.starts_with(words)), "{mv} in {fen}: {sentences:?}");
    }
}

#[test]
fn an_illegal_move_has_no_facts() {
    let rules = RuleSet::default();
    let start = Position::start(&rules, Side::Red);
    let refused = explain(&start, "a7a6".parse().expect("a move"), &rules);
    assert_eq!(refused.expect_err("Blue's").to_string(), "It is Red's turn.");
}

#[test]
fn ways_go_round_what_stands_there() {
    let rules = RuleSet::default();
    let way = |fen: &str, square: &str| {
        let position = Position::from_fen(fen, &rules).unwrap_or_else(|fault| panic!("{fen}: {fault}"));
        moves_to_den(&position, square.parse().expect("a square"), &rules)
    };
    assert_eq!(way("r6/7/7/7/7/7/3C3/7/7 w", "d3"), Some(6));
    assert_eq!(way("r6/7/3d3/7/7/7/3C3/7/7 w", "d3"), Some(12), "round the river, whose bank the dog bars");
    assert_eq!(way("r6/7/7/7/7/7/3C3/7/7 w", "a1"), None, "nobody there");
    assert_eq!(way("l6/7/7/7/7/7/1L5/7/7 w", "b3"), Some(5), "over the river");
    assert_eq!(way("l6/7/7/7/1r5/7/1L5/7/7 w", "b3"), Some(5), "past the rat, over the next file");
}
