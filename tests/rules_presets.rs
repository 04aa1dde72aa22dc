//! The presets, and how rule sets are read.

use jungle::rules::{ElephantTakesRat, FirstSide, NoMove, RatLeavingWater, Repetition, RuleSet, TrapWeakens};

/// Presets differ from `standard` exactly where the reference says, and rule files are refused with the fault's name.
#[test]
fn presets_and_rule_files() {
    let name = |rules: RuleSet, name: &str| RuleSet { name: name.to_owned(), version: 1, ..rules };
    let standard = RuleSet::default;
    let expected = [
        standard(),
        name(standard(), "browser"),
        name(
            RuleSet { elephant_takes_rat: ElephantTakesRat::Never, weakened_may_capture: true, ..standard() },
            "encyclopedia",
        ),
        name(
            RuleSet {
                first_side: FirstSide::Blue,
                elephant_takes_rat: ElephantTakesRat::Always,
                trap_weakens: TrapWeakens::Everyone,
                rat_leaving_water_takes: RatLeavingWater::Rat,
                ..standard()
            },
            "bell",
        ),
        name(RuleSet { repetition: Repetition::Chase, quiet_plies_draw: Some(200), ..standard() }, "lobby"),
        name(RuleSet { weakened_may_capture: true, quiet_plies_draw: Some(200), ..standard() }, "league"),
    ];
    for (preset, expected) in RuleSet::PRESETS.into_iter().zip(expected) {
        assert_eq!(RuleSet::preset(preset), Some(expected));
    }
    assert_eq!(RuleSet::preset("checkers"), None);
    let own = RuleSet::from_ron("(no_move: draw, quiet_plies_draw: 60)").expect("a rule set");
    assert_eq!((own.title().as_str(), own.quiet_plies_draw, own.no_move), ("Custom v1", Some(60), NoMove::Draw));
    for bad in
        ["", "(", "(no_moves: draw)", "(no_move: pass)", "(quiet_plies_draw: 0)", "(name: \"\")", "(version: -1)"]
    {
        assert!(RuleSet::from_ron(bad).is_err(), "{bad}");
    }
    let fault = RuleSet::from_ron("(no_moves: draw)").expect_err("an unknown switch").to_string();
    assert!(fault.contains("no_moves"), "{fault}");
}
