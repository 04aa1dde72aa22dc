//! The rule panel's sentences and the move generator say the same, in every preset: fault B14 and its kind.
//!
//! Each probe is a position, a move, and sentences that say whether the move is legal: it is when all those of them that
//! stand in a rule set's panel say so.

use jungle::rules::{
    DenEntry, EqualRanks, Game, LeapTakes, Leaps, Move, NoMove, Outcome, Position, RatEnteringWater, RatLeavingWater,
    Repetition, RuleSet, TrapWeakens, WolfAndDog,
};
use jungle::texts::sentences;

const STEP: &str = "Animals move one square up, down, left or right.";
const RANK: &str = "An animal takes an enemy that is weaker or its equal.";
const LION: &str = "The lion is stronger than the tiger.";
const LION_EQUAL: &str = "Lion and tiger are equals.";
const WOLF: &str = "The wolf is stronger than the dog.";
const DOG: &str = "The dog is stronger than the wolf.";
const WOLF_DOG_EQUAL: &str = "Wolf and dog are equals.";
const RAT_TAKES_ELEPHANT: &str = "The rat takes the elephant.";
const ELEPHANT_NEVER: &str = "The elephant never takes the rat, not even in a trap.";
const ELEPHANT_WEAKENED: &str = "The elephant takes the rat only when a trap weakens it.";
const ELEPHANT_ALWAYS: &str = "The elephant takes the rat like any weaker animal.";
const SWIM: &str = "Only the rat swims.";
const LEAVING_NOTHING: &str = "A rat leaving the water takes nothing.";
const LEAVING_RAT: &str = "A rat leaving the water may take a rat, but no elephant.";
const LEAVING_BOTH: &str = "A rat leaving the water may take a rat or an elephant.";
const ENTERING_NOTHING: &str = "A rat entering the water takes nothing.";
const ENTERING_RAT: &str = "A rat entering the water may take a swimming rat.";
const LION_BOTH: &str = "The lion leaps over the river both ways, lengthwise and across.";
const LION_FILES: &str = "The lion leaps over the river lengthwise only, along a file.";
const LION_RANKS: &str = "The lion leaps over the river crosswise only, along a rank.";
const LION_NONE: &str = "The lion does not leap.";
const TIGER_BOTH: &str = "The tiger leaps over the river both ways, lengthwise and across.";
const TIGER_FILES: &str = "The tiger leaps over the river lengthwise only, along a file.";
const TIGER_RANKS: &str = "The tiger leaps over the river crosswise only, along a rank.";
const TIGER_NONE: &str = "The tiger does not leap.";
const BLOCK_ANY: &str = "A swimming rat of either side blocks the leap.";
const BLOCK_ENEMY: &str = "A swimming enemy rat blocks the leap; one's own does not.";
const LEAP_EQUAL: &str = "A leap takes whatever a step may take.";
const LEAP_LOWER: &str = "A leap takes only weaker animals.";
const TRAP_ENEMIES: &str = "A trap weakens the enemies of the den it guards: any enemy may take them.";
const TRAP_EVERYONE: &str = "A trap weakens every animal on it: any enemy may take it.";
const TRAPPED_TAKES: &str = "An animal in such a trap may still take others.";
const TRAPPED_NOTHING: &str = "An animal in such a trap takes nothing.";
const OWN_DEN: &str = "No animal enters its own den.";
const DEN_ANY: &str = "Any animal wins by entering the enemy's den.";
const DEN_RAT: &str = "Only the rat may enter the enemy's den, and wins by it.";

type Probe = (&'static str, &'static str, &'static [(&'static str, bool)]);

const PROBES: &[Probe] = &[
    // Steps.
    ("7/7/7/7/7/7/3C3/7/l6 w", "d3d4", &[(STEP, true)]),
    ("7/7/7/7/7/7/3C3/7/l6 w", "d3c3", &[(STEP, true)]),
    ("7/7/7/7/7/7/3C3/7/l6 w", "d3e4", &[(STEP, false)]),
    ("7/7/7/7/7/7/3C3/7/l6 w", "d3d5", &[(STEP, false)]),
    ("7/7/7/7/7/7/3C3/7/l6 w", "d3d3", &[(STEP, false)]),
    // Ranks.
    ("7/7/7/7/7/3d3/3C3/7/7 w", "d3d4", &[(RANK, false)]),
    ("7/7/7/7/7/3c3/3D3/7/7 w", "d3d4", &[(RANK, true)]),
    ("7/7/7/7/7/3p3/3P3/7/7 w", "d3d4", &[(RANK, true)]),
    ("7/7/7/7/7/3t3/3P3/7/7 w", "d3d4", &[(RANK, false)]),
    ("7/7/7/7/7/3t3/3L3/7/7 w", "d3d4", &[(LION, true), (LION_EQUAL, true)]),
    ("7/7/7/7/7/3l3/3T3/7/7 w", "d3d4", &[(LION, false), (LION_EQUAL, true)]),
    ("7/7/7/7/7/3d3/3W3/7/7 w", "d3d4", &[(WOLF, true), (DOG, false), (WOLF_DOG_EQUAL, true)]),
    ("7/7/7/7/7/3w3/3D3/7/7 w", "d3d4", &[(WOLF, false), (DOG, true), (WOLF_DOG_EQUAL, true)]),
    // Rat and elephant.
    ("7/7/7/7/7/3e3/3R3/7/7 w", "d3d4", &[(RAT_TAKES_ELEPHANT, true)]),
    ("7/7/7/7/7/3l3/3R3/7/7 w", "d3d4", &[(RANK, false)]),
    (
        "7/7/7/7/7/3r3/3E3/7/7 w",
        "d3d4",
        &[(ELEPHANT_NEVER, false), (ELEPHANT_WEAKENED, false), (ELEPHANT_ALWAYS, true)],
    ),
    ("7/7/7/7/7/7/3E3/3r3/7 w", "d3d2", &[(ELEPHANT_NEVER, false), (ELEPHANT_WEAKENED, true), (ELEPHANT_ALWAYS, true)]),
    // Water.
    ("7/7/7/7/7/7/1R5/7/l6 w", "b3b4", &[(SWIM, true)]),
    ("7/7/7/7/7/7/1C5/7/l6 w", "b3b4", &[(SWIM, false)]),
    ("7/7/7/7/7/7/1E5/7/l6 w", "b3b4", &[(SWIM, false)]),
    ("7/7/7/7/eR5/7/7/7/7 w", "b5a5", &[(LEAVING_NOTHING, false), (LEAVING_RAT, false), (LEAVING_BOTH, true)]),
    ("7/7/7/7/rR5/7/7/7/7 w", "b5a5", &[(LEAVING_NOTHING, false), (LEAVING_RAT, true), (LEAVING_BOTH, true)]),
    ("7/7/7/7/cR5/7/7/7/7 w", "b5a5", &[(LEAVING_NOTHING, false), (LEAVING_RAT, false), (LEAVING_BOTH, false)]),
    ("7/7/7/7/Rr5/7/7/7/7 w", "a5b5", &[(ENTERING_NOTHING, false), (ENTERING_RAT, true)]),
    ("7/7/7/7/1Rr4/7/7/7/7 w", "b5c5", &[(RANK, true)]),
    ("7/7/7/7/Er5/7/7/7/7 w", "a5b5", &[(SWIM, false)]),
    // Leaps.
    (
        "7/7/7/7/7/7/1L5/7/6c w",
        "b3b7",
        &[(LION_BOTH, true), (LION_FILES, true), (LION_RANKS, false), (LION_NONE, false)],
    ),
    (
        "7/7/7/7/L6/7/7/7/6c w",
        "a5d5",
        &[(LION_BOTH, true), (LION_FILES, false), (LION_RANKS, true), (LION_NONE, false)],
    ),
    (
        "7/7/7/7/7/7/1T5/7/6c w",
        "b3b7",
        &[(TIGER_BOTH, true), (TIGER_FILES, true), (TIGER_RANKS, false), (TIGER_NONE, false)],
    ),
    (
        "7/7/7/7/T6/7/7/7/6c w",
        "a5d5",
        &[(TIGER_BOTH, true), (TIGER_FILES, false), (TIGER_RANKS, true), (TIGER_NONE, false)],
    ),
    ("7/7/7/7/7/7/1P5/7/6c w", "b3b7", &[(STEP, false)]),
    ("7/7/7/7/1r5/7/1L5/7/7 w", "b3b7", &[(BLOCK_ANY, false), (BLOCK_ENEMY, false)]),
    (
        "7/7/7/7/1R5/7/1L5/7/6c w",
        "b3b7",
        &[(LION_RANKS, false), (LION_NONE, false), (BLOCK_ANY, false), (BLOCK_ENEMY, true)],
    ),
    (
        "7/7/1l5/7/7/7/1L5/7/7 w",
        "b3b7",
        &[(LION_RANKS, false), (LION_NONE, false), (LEAP_EQUAL, true), (LEAP_LOWER, false)],
    ),
    (
        "7/7/1c5/7/7/7/1L5/7/7 w",
        "b3b7",
        &[(LION_RANKS, false), (LION_NONE, false), (LEAP_EQUAL, true), (LEAP_LOWER, true)],
    ),
    ("7/7/1e5/7/7/7/1L5/7/7 w", "b3b7", &[(RANK, false)]),
    // Traps.
    ("7/7/7/7/7/7/3C3/3l3/7 w", "d3d2", &[(TRAP_ENEMIES, true), (TRAP_EVERYONE, true)]),
    ("7/3l3/3C3/7/7/7/7/7/7 w", "d7d8", &[(TRAP_ENEMIES, false), (TRAP_EVERYONE, true)]),
    ("7/3L3/3c3/7/7/7/7/7/7 w", "d8d7", &[(TRAPPED_TAKES, true), (TRAPPED_NOTHING, false)]),
    ("7/3L3/7/7/7/7/7/7/6c w", "d8d7", &[(TRAPPED_TAKES, true), (TRAPPED_NOTHING, true)]),
    // Dens.
    ("7/7/7/7/7/7/7/3L3/6c w", "d2d1", &[(OWN_DEN, false)]),
    ("7/3R3/7/7/7/7/7/7/6c w", "d8d9", &[(DEN_ANY, true), (DEN_RAT, true)]),
    ("7/3L3/7/7/7/7/7/7/6c w", "d8d9", &[(DEN_ANY, true), (DEN_RAT, false)]),
];

fn probe_all(rules: &RuleSet) -> usize {
    let sentences = sentences::rules(rules);
    for (fen, text, says) in PROBES {
        let position = Position::from_fen(fen, rules).unwrap_or_else(|fault| panic!("{fen}: {fault}"));
        let mv: Move = text.parse().unwrap_or_else(|fault| panic!("{fault}"));
        let said: Vec<_> = says.iter().filter(|(sentence, _)| sentences.iter().any(|s| s == sentence)).collect();
        assert!(!said.is_empty(), "{}: the panel is silent about {says:?}", rules.name);
        let legal = said.iter().all(|(_, legal)| *legal);
        assert_eq!(position.moves(rules).contains(&mv), legal, "{}: {said:?} {fen} {text}", rules.name);
    }
    PROBES.len()
}

#[test]
fn panel_and_generator_agree_in_every_preset() {
    for name in RuleSet::PRESETS {
        let rules = RuleSet::preset(name).expect("a preset");
        assert!(probe_all(&rules) >= 30);
    }
}

#[test]
fn panel_and_generator_agree_at_every_switch() {
    let standard = RuleSet::default;
    let variants = [
        RuleSet { lion_leaps: Leaps::Files, tiger_leaps: Leaps::Ranks, ..standard() },
        RuleSet { lion_leaps: Leaps::Ranks, tiger_leaps: Leaps::Files, ..standard() },
        RuleSet { lion_leaps: Leaps::None, tiger_leaps: Leaps::None, ..standard() },
        RuleSet { lion_equals_tiger: true, wolf_and_dog: WolfAndDog::Equal, ..standard() },
        RuleSet { wolf_and_dog: WolfAndDog::DogOverWolf, leap_takes: LeapTakes::Lower, ..standard() },
        RuleSet { rat_leaving_water_takes: RatLeavingWater::RatAndElephant, ..standard() },
        RuleSet { rat_entering_water_takes: RatEnteringWater::Rat, own_rat_blocks_leap: false, ..standard() },
        RuleSet { den_entry: DenEntry::RatOnly, trap_weakens: TrapWeakens::Everyone, ..standard() },
    ];
    for rules in variants {
        probe_all(&rules);
    }
}

fn play(rules: RuleSet, fen: &str, moves: &str) -> Game {
    let position = Position::from_fen(fen, &rules).unwrap_or_else(|fault| panic!("{fen}: {fault}"));
    let mut game = Game::from_position(rules, position, 0);
    for text in moves.split_whitespace() {
        let mv: Move = text.parse().unwrap_or_else(|fault| panic!("{fault}"));
        game.play(mv).unwrap_or_else(|reason| panic!("{text}: {reason}"));
    }
    game
}

/// The sentences about the ends of a game, each with a game that shows it.
#[test]
fn sentences_about_ends_hold() {
    let shuffle = "g3g4 a7a6 g4g3 a6a7 g3g4 a7a6 g4g3 a6a7";
    let start = "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w";
    let code = |game: &Game| game.outcome().map(Outcome::code);
    for name in RuleSet::PRESETS {
        let rules = RuleSet::preset(name).expect("a preset");
        let panel = sentences::rules(&rules);
        let says = |text: &str| panel.iter().any(|sentence| sentence == text);

        let stuck = play(rules.clone(), "c1W4/D6/7/7/7/7/7/7/6E w", "c9b9");
        assert!(says("A side that cannot move loses."));
        assert_eq!(code(&stuck).as_deref(), Some("win w no_moves"));

        let repeated = play(rules.clone(), start, shuffle);
        let expected =
            says("When a position comes for the third time, the game is drawn.").then_some("draw repetition");
        assert_eq!(code(&repeated).as_deref(), expected);
        assert_eq!(expected.is_some(), rules.repetition == Repetition::ThreefoldDraw);

        let position = Position::from_fen(start, &rules).expect("the start");
        let quiet = Game::from_position(rules.clone(), position, 200);
        let expected = says("After 200 plies without a capture the game is drawn.").then_some("draw quiet");
        assert_eq!(code(&quiet).as_deref(), expected);

        let equals = play(rules.clone(), "7/7/7/7/7/3p3/3P3/7/l5C w", "d3d4");
        assert!(says("Between equals, whoever strikes first takes the other."));
        assert_eq!(equals.position().fen(), "7/7/7/7/7/3P3/7/7/l5C b");
        assert!(says("Whoever takes all the enemy's animals wins."));
        let bare = play(rules.clone(), "7/7/7/7/7/3p3/3P3/7/7 w", "d3d4");
        assert_eq!(code(&bare).as_deref(), Some("win w captured"));
    }
    let both = RuleSet { equal_ranks: EqualRanks::BothFall, ..RuleSet::default() };
    assert!(sentences::rules(&both).iter().any(|sentence| sentence == "When equals meet, both leave the board."));
    let fallen = play(both.clone(), "7/7/7/7/7/3p3/3P3/7/l5C w", "d3d4");
    assert_eq!(fallen.position().fen(), "7/7/7/7/7/7/7/7/l5C b");
    let empty = play(both, "7/7/7/7/7/3p3/3P3/7/7 w", "d3d4");
    assert_eq!(code(&empty).as_deref(), Some("draw bare"));
    let drawn = RuleSet { no_move: NoMove::Draw, ..RuleSet::default() };
    assert!(sentences::rules(&drawn).iter().any(|sentence| sentence == "When a side cannot move, the game is drawn."));
    assert_eq!(code(&play(drawn, "c1W4/D6/7/7/7/7/7/7/6E w", "c9b9")).as_deref(), Some("draw no_moves"));
}
