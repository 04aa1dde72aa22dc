//! The names that the game gives: to sides, animals, levels and rule sets.

use super::text;
use crate::{
    engine::Level,
    rules::{Animal, RuleSet, Side, Terrain},
    text,
};

/// A side's name, standing alone: "Red".
#[must_use]
pub fn side(side: Side) -> &'static str {
    match side {
        Side::Red => text("side-red"),
        Side::Blue => text("side-blue"),
    }
}

/// An animal's name within a text: "lion".
#[must_use]
pub fn animal(animal: Animal) -> String {
    text!("animal", animal = animal.name())
}

/// An animal's name, standing alone: "Lion".
#[must_use]
pub fn animal_title(animal: Animal) -> String {
    text!("animal-title", animal = animal.name())
}

/// The name of ground that is special, with whose it is: "Red's trap"; none of plain ground.
#[must_use]
pub fn ground(terrain: Terrain) -> Option<String> {
    match terrain {
        Terrain::Land => None,
        Terrain::Water => Some(text("ground-river").to_owned()),
        Terrain::Trap(side) => Some(text!("ground-trap", side = side.key())),
        Terrain::Den(side) => Some(text!("ground-den", side = side.key())),
    }
}

/// A level's name: "Easy".
#[must_use]
pub fn level(level: Level) -> &'static str {
    match level {
        Level::Easy => text("level-easy"),
        Level::Normal => text("level-normal"),
        Level::Expert => text("level-expert"),
        Level::Master => text("level-master"),
        Level::Grandmaster => text("level-grandmaster"),
    }
}

/// A rule set's name with its version: "Standard v1". A set that came from elsewhere has its own name.
#[must_use]
pub fn rules(rules: &RuleSet) -> String {
    let name = match rules.name.as_str() {
        "standard" => text("ruleset-standard"),
        "browser" => text("ruleset-browser"),
        "encyclopedia" => text("ruleset-encyclopedia"),
        "bell" => text("ruleset-bell"),
        "lobby" => text("ruleset-lobby"),
        "league" => text("ruleset-league"),
        "house rules" => text("ruleset-house"),
        "custom" => text("ruleset-custom"),
        _ => return rules.title(),
    };
    text!("ruleset-title", name = name, version = rules.version)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn in_english_they_are_the_names_of_the_rules() {
        for name in RuleSet::PRESETS {
            let preset = RuleSet::preset(name).expect("presets are there");
            assert_eq!(rules(&preset), preset.title());
        }
        assert_eq!(Level::ALL.map(level), Level::ALL.map(Level::name));
        assert_eq!(Side::ALL.map(side), Side::ALL.map(Side::name));
        assert_eq!(Animal::ALL.map(animal), Animal::ALL.map(Animal::name));
        assert_eq!(animal_title(Animal::Lion), "Lion");
        assert_eq!(ground(Terrain::Den(Side::Blue)).as_deref(), Some("Blue's den"));
        assert_eq!(ground(Terrain::Land), None);
    }
}
