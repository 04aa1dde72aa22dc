//! What the cards say about the animals.

use crate::{
    rules::{Animal, Leaps, RuleSet, Terrain, WolfAndDog},
    texts::text,
};

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

/// How an animal's Chinese name is spoken, in pinyin.
pub fn pinyin(animal: Animal) -> &'static str {
    match animal {
        Animal::Rat => "shǔ",
        Animal::Cat => "māo",
        Animal::Dog => "gǒu",
        Animal::Wolf => "láng",
        Animal::Leopard => "bào",
        Animal::Tiger => "hǔ",
        Animal::Lion => "shī",
        Animal::Elephant => "xiàng",
    }
}

/// What stands on special ground in Chinese, and how it is spoken, in pinyin; none of plain ground.
pub fn ground(terrain: Terrain) -> Option<(&'static str, &'static str)> {
    match terrain {
        Terrain::Land => None,
        Terrain::Water => Some(("河川", "héchuān")),
        Terrain::Trap(_) => Some(("陷阱", "xiànjǐng")),
        Terrain::Den(_) => Some(("獸穴", "shòuxué")),
    }
}

/// Who the animal is, in a line.
pub fn character(animal: Animal) -> &'static str {
    match animal {
        Animal::Rat => text("animal-character-rat"),
        Animal::Cat => text("animal-character-cat"),
        Animal::Dog => text("animal-character-dog"),
        Animal::Wolf => text("animal-character-wolf"),
        Animal::Leopard => text("animal-character-leopard"),
        Animal::Tiger => text("animal-character-tiger"),
        Animal::Lion => text("animal-character-lion"),
        Animal::Elephant => text("animal-character-elephant"),
    }
}

/// What the animal can do that others cannot, under these rules.
pub fn gift(animal: Animal, rules: &RuleSet) -> &'static str {
    let leap = |leaps: Leaps| match leaps {
        Leaps::Both => text("animal-gift-leaps"),
        Leaps::Files => text("animal-gift-leaps-files"),
        Leaps::Ranks => text("animal-gift-leaps-ranks"),
        Leaps::None => text("animal-gift-walks"),
    };
    match animal {
        Animal::Rat => text("animal-gift-rat"),
        Animal::Cat => text("animal-gift-cat"),
        Animal::Dog => match rules.wolf_and_dog {
            WolfAndDog::WolfOverDog => text("animal-gift-dog"),
            WolfAndDog::DogOverWolf => text("animal-gift-dog-strong"),
            WolfAndDog::Equal => text("animal-gift-dog-equal"),
        },
        Animal::Wolf => match rules.wolf_and_dog {
            WolfAndDog::WolfOverDog => text("animal-gift-wolf"),
            WolfAndDog::DogOverWolf => text("animal-gift-wolf-weak"),
            WolfAndDog::Equal => text("animal-gift-wolf-equal"),
        },
        Animal::Leopard => text("animal-gift-leopard"),
        Animal::Tiger => leap(rules.tiger_leaps),
        Animal::Lion => leap(rules.lion_leaps),
        Animal::Elephant => text("animal-gift-elephant"),
    }
}
