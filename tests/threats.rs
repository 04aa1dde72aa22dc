//! What can happen next on 200 random boards, against a check of its own that asks the rules move by move.

#[expect(dead_code, reason = "no hint is looked at here")]
#[path = "app/common/boards.rs"]
mod boards;

use std::collections::BTreeSet;

use boards::{all_distances, can, random_positions, scattered_positions, squares_of};
use jungle::engine::threats::{Door, Threats};
use jungle::rules::{Animal, DenEntry, LEAPS, Piece, Position, RuleSet, Side, Square, WATER};

/// Who can be taken, and from where.
fn perils(position: &Position, rules: &RuleSet) -> BTreeSet<(Square, Square)> {
    let pairs = Side::ALL.into_iter().flat_map(|side| {
        let (prey, takers) = (squares_of(position, side), squares_of(position, !side));
        prey.into_iter().flat_map(move |on| takers.clone().into_iter().map(move |from| (on, from)))
    });
    pairs.filter(|&(on, from)| can(position, from, on, rules)).collect()
}

/// The nearest enemy by each door: how far and where it is.
fn doors(position: &Position, rules: &RuleSet) -> Vec<(Square, u8, Square)> {
    let mut found = Vec::new();
    for den in Side::ALL {
        let enters = |from: &Square| {
            rules.den_entry == DenEntry::Any || position.piece_at(*from) == Some(Piece::new(!den, Animal::Rat))
        };
        let enemies: Vec<Square> = squares_of(position, !den).into_iter().filter(enters).collect();
        for door in Square::all().filter(|door| door.distance(Square::den(den)) == 1) {
            let ways = enemies.iter().map(|&from| (all_distances(position, from, rules)[door.index()], from));
            let ways = ways.filter(|&(moves, _)| moves != u8::MAX);
            found.extend(ways.min().map(|(moves, from)| (door, moves + 1, from)));
        }
    }
    found
}

#[test]
fn nothing_is_missing_and_nothing_invented() {
    let mut boards = 0;
    let (mut leaps, mut barred, mut perils_seen) = (0, 0, 0);
    let rat_only = RuleSet { den_entry: DenEntry::RatOnly, ..RuleSet::default() };
    let presets = RuleSet::PRESETS.map(|name| RuleSet::preset(name).expect("a preset"));
    for (seed, rules) in (0..).zip(presets.into_iter().chain([rat_only])) {
        for position in random_positions(&rules, seed, 15).into_iter().chain(scattered_positions(&rules, seed, 15)) {
            boards += 1;
            let threats = Threats::of(&position, &rules);
            let said: BTreeSet<_> =
                threats.perils.iter().flat_map(|peril| peril.by.into_iter().map(|from| (peril.on, from))).collect();
            assert_eq!(said, perils(&position, &rules), "{position:?}, {}", rules.name);
            perils_seen += said.len();
            for leap in LEAPS {
                let leaper = position.piece_at(leap.from).map(|piece| piece.animal);
                let legal = can(&position, leap.from, leap.to, &rules);
                assert_eq!(threats.leaps.contains(&leap), legal, "{leap:?} in {position:?}, {}", rules.name);
                leaps += usize::from(legal);
                let canes = threats.barred.iter().find(|canes| canes.leap == leap);
                if let Some(canes) = canes {
                    barred += 1;
                    assert!(matches!(leaper, Some(Animal::Lion | Animal::Tiger)) && !legal, "{leap:?} in {position:?}");
                    assert!(!canes.by.is_empty());
                    for rat in canes.by {
                        assert!(WATER.contains(rat) && leap.over.contains(rat), "{leap:?} in {position:?}");
                        assert_eq!(position.piece_at(rat).map(|piece| piece.animal), Some(Animal::Rat));
                    }
                }
            }
            if boards % 8 == 0 {
                let said: Vec<_> =
                    threats.doors.iter().map(|&Door { at, moves, from, .. }| (at, moves, from)).collect();
                assert_eq!(said, doors(&position, &rules), "{position:?}, {}", rules.name);
            }
        }
    }
    assert!(boards >= 200, "{boards} boards");
    assert!(leaps > 20 && barred > 5 && perils_seen > 60, "{leaps} leaps, {barred} barred, {perils_seen} perils");
}

#[test]
fn threats_of_boards_made_for_them() {
    let rules = RuleSet::default();
    let of = |fen: &str| {
        Threats::of(&Position::from_fen(fen, &rules).unwrap_or_else(|fault| panic!("{fen}: {fault}")), &rules)
    };
    let square = |name: &str| name.parse::<Square>().expect("a square");

    // A lion leaps down to a dog, and a rat steps in its way.
    let open = of("6t/7/4l2/7/7/7/4D2/7/7 w");
    assert_eq!(open.perils.len(), 1);
    assert!(open.leaps.iter().any(|leap| leap.to == square("e3")));
    let closed = of("6t/7/4l2/7/4R2/7/4D2/7/7 w");
    assert_eq!(closed.perils, []);
    assert!(closed.barred.iter().any(|canes| canes.leap.to == square("e3") && canes.by.contains(square("e5"))));

    // Two moves from the door in front, by way of the trap.
    let near = of("l6/7/3L3/7/7/7/7/7/7 w");
    let door = near.doors.iter().find(|door| door.den == Side::Blue && door.at == square("d8")).expect("a way");
    assert_eq!((door.moves, door.from), (2, square("d7")));

    // It is over.
    assert_eq!(of("3L3/7/7/7/7/7/7/7/l6 b"), Threats::default());
}
