//! The rule panel: what a rule set says, in sentences made from its switches.

use super::paragraph;
use crate::{
    rules::{
        Animal, DenEntry, ElephantTakesRat, EqualRanks, FirstSide, LeapTakes, Leaps, NoMove, RatEnteringWater,
        RatLeavingWater, Repetition, RuleSet, Terrain, TrapWeakens, WolfAndDog,
    },
    text,
    texts::text,
};

/// The rules in sentences, one or more a switch, in the order of the game: who begins, ranks, captures, water, leaps, traps,
/// dens and ends.
#[must_use]
pub fn rules(rules: &RuleSet) -> Vec<String> {
    let mut sentences: Vec<String> = [
        first(rules.first_side),
        text("panel-step"),
        text("panel-take"),
        wolf_and_dog(rules.wolf_and_dog),
        if rules.lion_equals_tiger { text("panel-lion-equals-tiger") } else { text("panel-lion-over-tiger") },
        match rules.equal_ranks {
            EqualRanks::AttackerTakes => text("panel-equals-take"),
            EqualRanks::BothFall => text("panel-equals-fall"),
        },
        text("panel-rat-takes-elephant"),
        match rules.elephant_takes_rat {
            ElephantTakesRat::Never => text("panel-elephant-never"),
            ElephantTakesRat::Weakened => text("panel-elephant-weakened"),
            ElephantTakesRat::Always => text("panel-elephant-always"),
        },
        text("panel-swim"),
        match rules.rat_leaving_water_takes {
            RatLeavingWater::Nothing => text("panel-leaving-nothing"),
            RatLeavingWater::Rat => text("panel-leaving-rat"),
            RatLeavingWater::RatAndElephant => text("panel-leaving-both"),
        },
        match rules.rat_entering_water_takes {
            RatEnteringWater::Nothing => text("panel-entering-nothing"),
            RatEnteringWater::Rat => text("panel-entering-rat"),
        },
    ]
    .map(str::to_owned)
    .into();
    sentences.push(leaps(Animal::Lion, rules.lion_leaps));
    sentences.push(leaps(Animal::Tiger, rules.tiger_leaps));
    let rest = [
        blocks(rules.own_rat_blocks_leap),
        match rules.leap_takes {
            LeapTakes::EqualOrLower => text("panel-leap-equal"),
            LeapTakes::Lower => text("panel-leap-lower"),
        },
        trap(rules.trap_weakens),
        if rules.weakened_may_capture { text("panel-trapped-takes") } else { text("panel-trapped-nothing") },
        text("panel-own-den"),
        den(rules.den_entry),
        text("panel-all-taken"),
        match rules.no_move {
            NoMove::Loses => text("panel-no-move-loses"),
            NoMove::Draw => text("panel-no-move-draw"),
        },
        repetition(rules.repetition),
    ];
    sentences.extend(rest.map(str::to_owned));
    sentences.push(match rules.quiet_plies_draw {
        None => text("panel-quiet-off").to_owned(),
        Some(plies) => text!("panel-quiet-draw", plies = plies),
    });
    sentences
}

/// What the rules say of such ground: the panel's sentences; none of plain ground.
#[must_use]
pub fn ground(terrain: Terrain, rules: &RuleSet) -> Option<String> {
    let sentences: &[&str] = match terrain {
        Terrain::Land => return None,
        Terrain::Water => &[text("panel-swim"), blocks(rules.own_rat_blocks_leap)],
        Terrain::Trap(_) => &[trap(rules.trap_weakens)],
        Terrain::Den(_) => &[den(rules.den_entry), text("panel-own-den")],
    };
    Some(paragraph(sentences.iter().map(|&sentence| sentence.to_owned())))
}

fn blocks(own_rat: bool) -> &'static str {
    if own_rat { text("panel-blocks-any") } else { text("panel-blocks-enemy") }
}

fn trap(weakens: TrapWeakens) -> &'static str {
    match weakens {
        TrapWeakens::Enemies => text("panel-trap-enemies"),
        TrapWeakens::Everyone => text("panel-trap-everyone"),
    }
}

fn den(entry: DenEntry) -> &'static str {
    match entry {
        DenEntry::Any => text("panel-den-any"),
        DenEntry::RatOnly => text("panel-den-rat"),
    }
}

fn first(first: FirstSide) -> &'static str {
    match first {
        FirstSide::Red => text("panel-first-red"),
        FirstSide::Blue => text("panel-first-blue"),
        FirstSide::Random => text("panel-first-random"),
        FirstSide::Loser => text("panel-first-loser"),
    }
}

fn wolf_and_dog(order: WolfAndDog) -> &'static str {
    match order {
        WolfAndDog::WolfOverDog => text("panel-wolf-over-dog"),
        WolfAndDog::DogOverWolf => text("panel-dog-over-wolf"),
        WolfAndDog::Equal => text("panel-wolf-equals-dog"),
    }
}

fn leaps(animal: Animal, leaps: Leaps) -> String {
    let animal = animal.name();
    match leaps {
        Leaps::Both => text!("panel-leaps-both", animal = animal),
        Leaps::Files => text!("panel-leaps-files", animal = animal),
        Leaps::Ranks => text!("panel-leaps-ranks", animal = animal),
        Leaps::None => text!("panel-leaps-none", animal = animal),
    }
}

fn repetition(repetition: Repetition) -> &'static str {
    match repetition {
        Repetition::ThreefoldDraw => text("panel-repetition-draw"),
        Repetition::Forbidden => text("panel-repetition-barred"),
        Repetition::RepeaterLoses => text("panel-repetition-loses"),
        Repetition::Chase => text("panel-repetition-chase"),
        Repetition::Off => text("panel-repetition-off"),
    }
}
