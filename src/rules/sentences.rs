//! The rule panel: what a rule set says, in sentences made from its switches.

use super::{
    DenEntry, ElephantTakesRat, EqualRanks, FirstSide, LeapTakes, Leaps, NoMove, RatEnteringWater, RatLeavingWater,
    Repetition, RuleSet, TrapWeakens, WolfAndDog,
};

impl RuleSet {
    /// The rules in sentences, one or more a switch, in the order of the game: who begins, ranks, captures, water, leaps,
    /// traps, dens and ends.
    pub fn sentences(&self) -> Vec<String> {
        let mut sentences: Vec<String> = [
            first(self.first_side),
            "Animals move one square up, down, left or right.",
            "An animal takes an enemy that is weaker or its equal.",
            wolf_and_dog(self.wolf_and_dog),
            if self.lion_equals_tiger { "Lion and tiger are equals." } else { "The lion is stronger than the tiger." },
            match self.equal_ranks {
                EqualRanks::AttackerTakes => "Between equals, whoever strikes first takes the other.",
                EqualRanks::BothFall => "When equals meet, both leave the board.",
            },
            "The rat takes the elephant.",
            match self.elephant_takes_rat {
                ElephantTakesRat::Never => "The elephant never takes the rat, not even in a trap.",
                ElephantTakesRat::Weakened => "The elephant takes the rat only when a trap weakens it.",
                ElephantTakesRat::Always => "The elephant takes the rat like any weaker animal.",
            },
            "Only the rat swims.",
            match self.rat_leaving_water_takes {
                RatLeavingWater::Nothing => "A rat leaving the water takes nothing.",
                RatLeavingWater::Rat => "A rat leaving the water may take a rat, but no elephant.",
                RatLeavingWater::RatAndElephant => "A rat leaving the water may take a rat or an elephant.",
            },
            match self.rat_entering_water_takes {
                RatEnteringWater::Nothing => "A rat entering the water takes nothing.",
                RatEnteringWater::Rat => "A rat entering the water may take a swimming rat.",
            },
        ]
        .map(str::to_owned)
        .into();
        sentences.push(leaps("lion", self.lion_leaps));
        sentences.push(leaps("tiger", self.tiger_leaps));
        let rest = [
            if self.own_rat_blocks_leap {
                "A swimming rat of either side blocks the leap."
            } else {
                "A swimming enemy rat blocks the leap; one's own does not."
            },
            match self.leap_takes {
                LeapTakes::EqualOrLower => "A leap takes whatever a step may take.",
                LeapTakes::Lower => "A leap takes only weaker animals.",
            },
            match self.trap_weakens {
                TrapWeakens::Enemies => "A trap weakens the enemies of the den it guards: any enemy may take them.",
                TrapWeakens::Everyone => "A trap weakens every animal on it: any enemy may take it.",
            },
            if self.weakened_may_capture {
                "An animal in such a trap may still take others."
            } else {
                "An animal in such a trap takes nothing."
            },
            "No animal enters its own den.",
            match self.den_entry {
                DenEntry::Any => "Any animal wins by entering the enemy's den.",
                DenEntry::RatOnly => "Only the rat may enter the enemy's den, and wins by it.",
            },
            "Whoever takes all the enemy's animals wins.",
            match self.no_move {
                NoMove::Loses => "A side that cannot move loses.",
                NoMove::Draw => "When a side cannot move, the game is drawn.",
            },
        ];
        sentences.extend(rest.map(str::to_owned));
        sentences.push(repetition(self.repetition).to_owned());
        sentences.push(match self.quiet_plies_draw {
            None => "A game may go on without captures for any time.".to_owned(),
            Some(plies) => format!("After {plies} plies without a capture the game is drawn."),
        });
        sentences
    }
}

fn first(first: FirstSide) -> &'static str {
    match first {
        FirstSide::Red => "Red begins.",
        FirstSide::Blue => "Blue begins.",
        FirstSide::Random => "A coin decides who begins.",
        FirstSide::Loser => "The loser of the last game begins.",
    }
}

fn wolf_and_dog(order: WolfAndDog) -> &'static str {
    match order {
        WolfAndDog::WolfOverDog => "The wolf is stronger than the dog.",
        WolfAndDog::DogOverWolf => "The dog is stronger than the wolf.",
        WolfAndDog::Equal => "Wolf and dog are equals.",
    }
}

fn leaps(animal: &str, leaps: Leaps) -> String {
    match leaps {
        Leaps::Both => {
            format!("The {animal} leaps over the river both ways, lengthwise and across.")
        }
        Leaps::Files => format!("The {animal} leaps over the river lengthwise only, along a file."),
        Leaps::Ranks => format!("The {animal} leaps over the river crosswise only, along a rank."),
        Leaps::None => format!("The {animal} does not leap."),
    }
}

fn repetition(repetition: Repetition) -> &'static str {
    match repetition {
        Repetition::ThreefoldDraw => "When a position comes for the third time, the game is drawn.",
        Repetition::Forbidden => "A move that brings a position for the third time is barred.",
        Repetition::RepeaterLoses => "Whoever brings a position for the third time loses.",
        Repetition::Chase => {
            "Chasing is limited: the 7-3 rule bars a square entered three times in seven moves, the 17-5 rule five squares \
             kept to for seventeen."
        }
        Repetition::Off => "A game may repeat itself.",
    }
}
