//! Properties that hold under every rule set, in games played at random.

use jungle::rules::{
    DenEntry, ElephantTakesRat, EqualRanks, FirstSide, Game, LeapTakes, Leaps, Move, NoMove, Position,
    RatEnteringWater, RatLeavingWater, Repetition, RuleSet, Side, Square, TrapWeakens, WolfAndDog,
};
use proptest::prelude::*;
use proptest::sample::select;

fn leaps() -> impl Strategy<Value = Leaps> {
    select(vec![Leaps::Both, Leaps::Files, Leaps::Ranks, Leaps::None])
}

prop_compose! {
    fn custom()(
        elephant_takes_rat in select(vec![ElephantTakesRat::Never, ElephantTakesRat::Weakened, ElephantTakesRat::Always]),
        trap_weakens in select(vec![TrapWeakens::Enemies, TrapWeakens::Everyone]),
        rat_leaving_water_takes in
            select(vec![RatLeavingWater::Nothing, RatLeavingWater::Rat, RatLeavingWater::RatAndElephant]),
        rat_entering_water_takes in select(vec![RatEnteringWater::Nothing, RatEnteringWater::Rat]),
        lion_leaps in leaps(),
        tiger_leaps in leaps(),
        leap_takes in select(vec![LeapTakes::EqualOrLower, LeapTakes::Lower]),
        wolf_and_dog in select(vec![WolfAndDog::WolfOverDog, WolfAndDog::DogOverWolf, WolfAndDog::Equal]),
        equal_ranks in select(vec![EqualRanks::AttackerTakes, EqualRanks::BothFall]),
        den_entry in select(vec![DenEntry::Any, DenEntry::RatOnly]),
        no_move in select(vec![NoMove::Loses, NoMove::Draw]),
    )(
        weakened_may_capture in any::<bool>(),
        own_rat_blocks_leap in any::<bool>(),
        lion_equals_tiger in any::<bool>(),
        repetition in select(vec![
            Repetition::ThreefoldDraw,
            Repetition::Forbidden,
            Repetition::RepeaterLoses,
            Repetition::Chase,
            Repetition::Off,
        ]),
        quiet_plies_draw in prop::option::of(1..300_u32),
        elephant_takes_rat in Just(elephant_takes_rat),
        trap_weakens in Just(trap_weakens),
        rat_leaving_water_takes in Just(rat_leaving_water_takes),
        rat_entering_water_takes in Just(rat_entering_water_takes),
        lion_leaps in Just(lion_leaps),
        tiger_leaps in Just(tiger_leaps),
        leap_takes in Just(leap_takes),
        wolf_and_dog in Just(wolf_and_dog),
        equal_ranks in Just(equal_ranks),
        den_entry in Just(den_entry),
        no_move in Just(no_move),
    ) -> RuleSet {
        RuleSet {
            name: "custom".to_owned(),
            version: 1,
            first_side: FirstSide::Random,
            elephant_takes_rat,
            trap_weakens,
            weakened_may_capture,
            rat_leaving_water_takes,
            rat_entering_water_takes,
            lion_leaps,
            tiger_leaps,
            leap_takes,
            own_rat_blocks_leap,
            lion_equals_tiger,
            wolf_and_dog,
            equal_ranks,
            den_entry,
            no_move,
            repetition,
            quiet_plies_draw,
        }
    }
}

fn any_rules() -> impl Strategy<Value = RuleSet> {
    let presets = RuleSet::PRESETS.map(|name| RuleSet::preset(name).expect("a preset")).to_vec();
    prop_oneof![select(presets), custom()]
}

/// Every pair of squares: the generator offers exactly what the checker allows.
fn generator_and_checker_agree(position: &Position, rules: &RuleSet) {
    let mut allowed: Vec<Move> = Square::all()
        .flat_map(|from| Square::all().map(move |to| Move::new(from, to)))
        .filter(|mv| position.check(*mv, rules).is_ok())
        .collect();
    let mut offered = position.moves(rules).to_vec();
    allowed.sort();
    offered.sort();
    assert_eq!(offered, allowed, "{position:?} under {rules:?}");
    assert_eq!(offered.len(), position.count_moves(rules));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn random_games_hold_together(
        rules in any_rules(),
        first in select(vec![Side::Red, Side::Blue]),
        choices in prop::collection::vec(any::<prop::sample::Index>(), 1..160),
    ) {
        let mut game = Game::new(rules.clone(), first);
        let mut path = vec![game.clone()];
        for choice in choices {
            let position = game.position();
            prop_assert_eq!(position.hash(), position.recomputed_hash(&rules));
            let read = Position::from_fen(&position.fen(), &rules).expect("a played position is a position");
            prop_assert_eq!(&read, position);
            if position.decided().is_none() {
                generator_and_checker_agree(position, &rules);
            }
            let moves = game.legal_moves();
            prop_assert_eq!(moves.is_empty(), game.outcome().is_some());
            if moves.is_empty() {
                break;
            }
            let mv = *choice.get(&moves);
            let captures = position.captures(&rules).contains(&mv);
            let ply = game.play(mv).expect("a legal move");
            prop_assert_eq!(captures, ply.captured.is_some());
            path.push(game.clone());
        }
        // Back to the start and forth again, through exactly the same positions.
        for before in path.iter().rev().skip(1) {
            game.undo().expect("a ply");
            prop_assert_eq!(game.position(), before.position());
            prop_assert_eq!((game.outcome(), game.quiet_plies()), (before.outcome(), before.quiet_plies()));
            prop_assert_eq!(game.repetitions(), before.repetitions());
        }
        for after in path.iter().skip(1) {
            game.redo().expect("a move taken back");
            prop_assert_eq!(game.position(), after.position());
            prop_assert_eq!(game.outcome(), after.outcome());
        }
    }

    #[test]
    fn a_rule_set_reads_back(rules in any_rules()) {
        let text = ron::ser::to_string_pretty(&rules, ron::ser::PrettyConfig::default()).expect("plain data");
        prop_assert_eq!(RuleSet::from_ron(&text), Ok(rules));
    }

    #[test]
    fn other_rules_have_other_hashes(one in custom(), other in custom()) {
        let hash = |rules: &RuleSet| Position::start(rules, Side::Red).hash();
        prop_assert_eq!(one == other, hash(&one) == hash(&other));
    }

    #[test]
    fn no_text_breaks_the_readers(text in "\\PC{0,60}") {
        let rules = RuleSet::default();
        if let Ok(position) = Position::from_fen(&text, &rules) {
            prop_assert!(Position::from_fen(&position.fen(), &rules).is_ok());
        }
        if let Ok(mv) = text.parse::<Move>() {
            prop_assert_eq!(mv.to_string(), text.replace('x', ""));
        }
        // Whatever these answer, they must not panic.
        let _ = RuleSet::from_ron(&text);
        let _ = jungle::rules::GameRecord::from_ron(&text);
    }
}

/// The hash tells the side to move apart.
#[test]
fn sides_have_other_hashes() {
    for name in RuleSet::PRESETS {
        let rules = RuleSet::preset(name).expect("a preset");
        assert_ne!(Position::start(&rules, Side::Red).hash(), Position::start(&rules, Side::Blue).hash());
    }
}
