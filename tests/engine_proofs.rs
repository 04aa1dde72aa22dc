//! What the search proves, checked against plain exhaustive search under random rule sets.

use std::sync::atomic::AtomicBool;

use jungle::engine::{Engine, Limits, Score, StoppedClock};
use jungle::rules::{
    DenEntry, ElephantTakesRat, EqualRanks, Game, LeapTakes, Leaps, NoMove, Position, RatEnteringWater,
    RatLeavingWater, Repetition, RuleSet, TrapWeakens, WolfAndDog,
};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

fn one_of<T: Copy>(dice: &mut ChaCha8Rng, values: &[T]) -> T {
    values[dice.random_range(0..values.len())]
}

/// Any switches, without what depends on history.
fn any_rules(dice: &mut ChaCha8Rng) -> RuleSet {
    let leaps = [Leaps::Both, Leaps::Files, Leaps::Ranks, Leaps::None];
    RuleSet {
        elephant_takes_rat: one_of(
            dice,
            &[ElephantTakesRat::Never, ElephantTakesRat::Weakened, ElephantTakesRat::Always],
        ),
        trap_weakens: one_of(dice, &[TrapWeakens::Enemies, TrapWeakens::Everyone]),
        weakened_may_capture: dice.random_bool(0.5),
        rat_leaving_water_takes: one_of(
            dice,
            &[RatLeavingWater::Nothing, RatLeavingWater::Rat, RatLeavingWater::RatAndElephant],
        ),
        rat_entering_water_takes: one_of(dice, &[RatEnteringWater::Nothing, RatEnteringWater::Rat]),
        lion_leaps: one_of(dice, &leaps),
        tiger_leaps: one_of(dice, &leaps),
        leap_takes: one_of(dice, &[LeapTakes::EqualOrLower, LeapTakes::Lower]),
        own_rat_blocks_leap: dice.random_bool(0.5),
        lion_equals_tiger: dice.random_bool(0.5),
        wolf_and_dog: one_of(dice, &[WolfAndDog::WolfOverDog, WolfAndDog::DogOverWolf, WolfAndDog::Equal]),
        equal_ranks: one_of(dice, &[EqualRanks::AttackerTakes, EqualRanks::BothFall]),
        den_entry: one_of(dice, &[DenEntry::Any, DenEntry::RatOnly]),
        no_move: one_of(dice, &[NoMove::Loses, NoMove::Draw]),
        repetition: Repetition::Off,
        quiet_plies_draw: None,
        ..RuleSet::default()
    }
}

/// A position of a few animals, thrown on the board.
fn few_animals(dice: &mut ChaCha8Rng, rules: &RuleSet) -> Position {
    loop {
        let mut board = [['.'; 7]; 9];
        for _ in 0..dice.random_range(2..7) {
            let letter = "rcdwptleRCDWPTLE".chars().nth(dice.random_range(0..16)).unwrap_or('r');
            board[dice.random_range(0..9)][dice.random_range(0..7)] = letter;
        }
        let rows = board.map(|row| {
            let mut text = String::new();
            let mut gap = 0;
            for letter in row {
                if letter == '.' {
                    gap += 1;
                } else {
                    text += &if gap > 0 { gap.to_string() } else { String::new() };
                    text.push(letter);
                    gap = 0;
                }
            }
            text + &if gap > 0 { gap.to_string() } else { String::new() }
        });
        let side = if dice.random_bool(0.5) { "w" } else { "b" };
        if let Ok(position) = Position::from_fen(&format!("{} {side}", rows.join("/")), rules)
            && position.outcome(rules).is_none()
        {
            return position;
        }
    }
}

/// Plainly, move by move: does the side to move win within so many plies?
fn wins(position: &Position, plies: u32, rules: &RuleSet) -> bool {
    if let Some(outcome) = position.outcome(rules) {
        return outcome.winner() == Some(position.side_to_move());
    }
    plies > 0 && after_each(position, rules).any(|after| loses(&after, plies - 1, rules))
}

/// Does the side to move lose within so many plies, whatever it does?
fn loses(position: &Position, plies: u32, rules: &RuleSet) -> bool {
    if let Some(outcome) = position.outcome(rules) {
        return outcome.winner() == Some(!position.side_to_move());
    }
    plies > 0 && after_each(position, rules).all(|after| wins(&after, plies - 1, rules))
}

fn after_each(position: &Position, rules: &RuleSet) -> impl Iterator<Item = Position> {
    let (position, rules) = (*position, rules.clone());
    position.moves(&rules).into_iter().map(move |mv| {
        let mut after = position;
        after.play(mv, &rules);
        after
    })
}

#[test]
fn what_it_proves_is_true_and_short_wins_are_found() {
    let mut dice = ChaCha8Rng::seed_from_u64(2);
    let mut proven = 0;
    for number in 0..1500 {
        let rules = if number % 2 == 0 {
            any_rules(&mut dice)
        } else {
            let preset = RuleSet::preset(RuleSet::PRESETS[number / 2 % 6]).expect("a preset");
            RuleSet { repetition: Repetition::Off, quiet_plies_draw: None, ..preset }
        };
        let position = few_animals(&mut dice, &rules);
        let game = Game::from_position(rules.clone(), position, 0);
        let stop = AtomicBool::new(false);
        let score = Engine::new(1).think(&game, &Limits::depth(6), &stop, &StoppedClock, &mut |_| {}).score;
        let text = format!("{} under {rules:?}: {score}", position.fen());
        match score {
            Score::Mate(moves @ 1..=3) => {
                assert!(wins(&position, 2 * moves.unsigned_abs() - 1, &rules), "{text}, but there is no such win");
                proven += 1;
            }
            Score::Mate(moves @ -3..=-1) => {
                assert!(loses(&position, 2 * moves.unsigned_abs(), &rules), "{text}, but there is a defense");
                proven += 1;
            }
            _ => {
                assert!(!wins(&position, 3, &rules), "{text}, but there is a win in 3 plies");
                assert!(!loses(&position, 2, &rules), "{text}, but it is lost in 2 plies");
            }
        }
    }
    assert!(proven > 250, "only {proven} positions had a proven end");
}
