//! What the cards say about the animals.

use crate::rules::{Animal, Leaps, RuleSet, WolfAndDog};

/// An animal's Chinese name, as on the board.
pub fn hanzi(animal: Animal) -> &'static str {
    match animal {
        Animal::Rat => "鼠",
        Animal::Cat => "貓",
        Animal::Dog => "狗",
        Animal::Wolf => "狼",
        Animal::Leopard => "豹",
        Animal::Tiger => "虎",
        Animal::Lion => "獅",
        Animal::Elephant => "象",
    }
}

/// An animal's name with a capital: "Lion".
pub fn title(animal: Animal) -> String {
    let name = animal.name();
    format!("{}{}", name[..1].to_uppercase(), &name[1..])
}

/// Who the animal is, in a line.
pub fn character(animal: Animal) -> &'static str {
    match animal {
        Animal::Rat => "Small, and afraid of nobody.",
        Animal::Cat => "Curious, and a little smug.",
        Animal::Dog => "Everybody's friend.",
        Animal::Wolf => "Stern, and best left alone.",
        Animal::Leopard => "Cool, and only half asleep.",
        Animal::Tiger => "Fierce, and likes to show it.",
        Animal::Lion => "Proud, and likes you.",
        Animal::Elephant => "Kind, and a little shy.",
    }
}

/// What the animal can do that others cannot, under these rules.
pub fn gift(animal: Animal, rules: &RuleSet) -> String {
    let leap = |leaps: Leaps| match leaps {
        Leaps::Both => "Leaps the river unless a rat swims in the way.",
        Leaps::Files => "Leaps the river up and down unless a rat swims in the way.",
        Leaps::Ranks => "Leaps the river from side to side unless a rat swims in the way.",
        Leaps::None => "Walks round the river under these rules.",
    };
    match animal {
        Animal::Rat => "Swims, and takes the elephant from the land.".to_owned(),
        Animal::Cat => "Takes rats, and stops before the water.".to_owned(),
        Animal::Dog => match rules.wolf_and_dog {
            WolfAndDog::WolfOverDog => "Takes cats and rats.".to_owned(),
            WolfAndDog::DogOverWolf => "Takes wolves, cats and rats.".to_owned(),
            WolfAndDog::Equal => "The wolf's equal.".to_owned(),
        },
        Animal::Wolf => match rules.wolf_and_dog {
            WolfAndDog::WolfOverDog => "Takes dogs, cats and rats.".to_owned(),
            WolfAndDog::DogOverWolf => "Takes cats and rats; the dog is stronger.".to_owned(),
            WolfAndDog::Equal => "The dog's equal.".to_owned(),
        },
        Animal::Leopard => "Takes all that are smaller, and stops before the water.".to_owned(),
        Animal::Tiger => leap(rules.tiger_leaps).to_owned(),
        Animal::Lion => leap(rules.lion_leaps).to_owned(),
        Animal::Elephant => "The strongest of all, but for the rat.".to_owned(),
    }
}
