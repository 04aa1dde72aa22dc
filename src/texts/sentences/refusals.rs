//! Why moves are refused.

use crate::{rules::Illegal, text, texts::text};

/// Why a move is refused, as a sentence.
#[must_use]
pub fn refusal(reason: Illegal) -> String {
    match reason {
        Illegal::GameOver => text("refused-over").to_owned(),
        Illegal::NothingThere(square) => text!("refused-nothing-there", square = square.to_string()),
        Illegal::NotYours(side) => text!("refused-turn", side = side.key()),
        Illegal::Stays => text("refused-stays").to_owned(),
        Illegal::TooFar(animal) => text!("refused-far", animal = animal.name()),
        Illegal::Own(animal) => text!("refused-own", animal = animal.name()),
        Illegal::OwnDen => text("refused-own-den").to_owned(),
        Illegal::DenForRatOnly => text("refused-den-rat").to_owned(),
        Illegal::Water(animal) => text!("refused-water", animal = animal.name()),
        Illegal::LeapBlocked => text("refused-leap-blocked").to_owned(),
        Illegal::LeapBarred(animal) => text!("refused-leap-barred", animal = animal.name()),
        Illegal::LeapTakesWeaker(animal) => text!("refused-leap-weaker", animal = animal.name()),
        Illegal::LeavingWater(animal) => text!("refused-leaving-water", animal = animal.name()),
        Illegal::EnteringWater => text("refused-entering-water").to_owned(),
        Illegal::Trapped(animal) => text!("refused-trapped", animal = animal.name()),
        Illegal::ElephantOnRat => text("refused-elephant-on-rat").to_owned(),
        Illegal::Stronger { attacker, victim } => {
            text!("refused-stronger", animal = victim.name(), other = attacker.name())
        }
        Illegal::Repetition => text("refused-repetition").to_owned(),
        Illegal::SevenThree(animal) => text!("refused-seven-three", animal = animal.name()),
        Illegal::SeventeenFive(animal) => text!("refused-seventeen-five", animal = animal.name()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Animal, Side};

    #[test]
    fn in_english_every_refusal_reads_as_the_rules_have_it() {
        let (animal, other) = (Animal::Leopard, Animal::Wolf);
        for reason in [
            Illegal::GameOver,
            Illegal::NothingThere("c4".parse().expect("a square")),
            Illegal::NotYours(Side::Blue),
            Illegal::Stays,
            Illegal::TooFar(animal),
            Illegal::Own(animal),
            Illegal::OwnDen,
            Illegal::DenForRatOnly,
            Illegal::Water(animal),
            Illegal::LeapBlocked,
            Illegal::LeapBarred(Animal::Tiger),
            Illegal::LeapTakesWeaker(animal),
            Illegal::LeavingWater(animal),
            Illegal::EnteringWater,
            Illegal::Trapped(animal),
            Illegal::ElephantOnRat,
            Illegal::Stronger { attacker: other, victim: animal },
            Illegal::Repetition,
            Illegal::SevenThree(animal),
            Illegal::SeventeenFive(animal),
        ] {
            assert_eq!(refusal(reason), reason.to_string());
        }
    }
}
