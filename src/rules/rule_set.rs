//! The switches in which people's rules differ, and the presets.

use serde::{Deserialize, Serialize};

use super::{Animal, Side};

/// Who makes the first move of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstSide {
    /// Red begins.
    #[default]
    Red,
    /// Blue begins.
    Blue,
    /// A coin decides.
    Random,
    /// The loser of the last game begins; Red after a draw and in the first game.
    Loser,
}

/// When an elephant may take a rat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ElephantTakesRat {
    /// Not even in a trap.
    Never,
    /// Only a rat weakened by a trap.
    Weakened,
    /// Like any weaker animal.
    Always,
}

/// Whom a trap weakens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TrapWeakens {
    /// The enemies of the side whose den it guards.
    Enemies,
    /// Every animal on any trap.
    Everyone,
}

/// What a rat may take as it leaves the water.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RatLeavingWater {
    /// Nothing on land.
    Nothing,
    /// The rat.
    Rat,
    /// The rat and the elephant.
    RatAndElephant,
}

/// What a rat may take as it enters the water.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RatEnteringWater {
    /// Nothing in the water.
    Nothing,
    /// The rat.
    Rat,
}

/// Which ways an animal leaps.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Leaps {
    /// Along files and ranks.
    Both,
    /// Along files, over three squares of water.
    Files,
    /// Along ranks, over two squares of water.
    Ranks,
    /// Not at all.
    None,
}

impl Leaps {
    /// Is a leap along a file (otherwise: along a rank) allowed?
    pub const fn allows(self, along_file: bool) -> bool {
        match self {
            Leaps::Both => true,
            Leaps::Files => along_file,
            Leaps::Ranks => !along_file,
            Leaps::None => false,
        }
    }
}

/// What a leap may take.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LeapTakes {
    /// What a step may take.
    EqualOrLower,
    /// Only weaker animals.
    Lower,
}

/// How wolf and dog compare.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WolfAndDog {
    /// Wolf 4, dog 3.
    WolfOverDog,
    /// Dog 4, wolf 3.
    DogOverWolf,
    /// Each may take the other.
    Equal,
}

/// What happens when an animal takes its equal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EqualRanks {
    /// Whoever strikes first takes the other.
    AttackerTakes,
    /// Both leave the board.
    BothFall,
}

/// Who may enter the enemy's den.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DenEntry {
    /// Any animal.
    Any,
    /// Only the rat.
    RatOnly,
}

/// What happens to a side that cannot move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NoMove {
    /// It loses.
    Loses,
    /// The game is drawn.
    Draw,
}

/// What happens when a game repeats itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Repetition {
    /// The third occurrence of a position with the same side to move is a draw.
    ThreefoldDraw,
    /// A move that would bring a position for the third time is barred.
    Forbidden,
    /// Whoever brings a position for the third time loses.
    RepeaterLoses,
    /// The 7-3 and 17-5 rules; seven-three bars a square entered too often, seventeen-five an animal that only shuttles.
    #[serde(rename = "chase_7_3_and_17_5")]
    Chase,
    /// Nothing.
    Off,
}

/// One way of playing Jungle: every switch, with a name and a version. The fields' sources are the switches V1 to V17 of
/// the reference; a field left out of a RON file has the `standard` preset's value.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RuleSet {
    /// The name people see, and the preset's name where it is one.
    #[serde(default = "custom_name")]
    pub name: String,
    /// Counts up when the meaning of the name changes.
    pub version: u32,
    /// Who begins.
    pub first_side: FirstSide,
    /// When an elephant may take a rat.
    pub elephant_takes_rat: ElephantTakesRat,
    /// Whom a trap weakens.
    pub trap_weakens: TrapWeakens,
    /// May a weakened animal take others?
    pub weakened_may_capture: bool,
    /// What a rat may take as it leaves the water.
    pub rat_leaving_water_takes: RatLeavingWater,
    /// What a rat may take as it enters the water.
    pub rat_entering_water_takes: RatEnteringWater,
    /// The lion's leaps.
    pub lion_leaps: Leaps,
    /// The tiger's leaps.
    pub tiger_leaps: Leaps,
    /// What a leap may take.
    pub leap_takes: LeapTakes,
    /// Does a side's own rat in the water block its leaps? (The enemy's always does.)
    pub own_rat_blocks_leap: bool,
    /// Are lion and tiger equals?
    pub lion_equals_tiger: bool,
    /// How wolf and dog compare.
    pub wolf_and_dog: WolfAndDog,
    /// What happens when equals meet.
    pub equal_ranks: EqualRanks,
    /// Who may enter the enemy's den.
    pub den_entry: DenEntry,
    /// What happens to a side that cannot move.
    pub no_move: NoMove,
    /// What happens when a game repeats itself.
    pub repetition: Repetition,
    /// After so many plies without a capture the game is drawn; `None`: never.
    pub quiet_plies_draw: Option<u32>,
}

fn custom_name() -> String {
    "custom".to_owned()
}

impl Default for RuleSet {
    /// The `standard` preset.
    fn default() -> RuleSet {
        RuleSet {
            name: "standard".to_owned(),
            version: 1,
            first_side: FirstSide::Red,
            elephant_takes_rat: ElephantTakesRat::Weakened,
            trap_weakens: TrapWeakens::Enemies,
            weakened_may_capture: false,
            rat_leaving_water_takes: RatLeavingWater::Nothing,
            rat_entering_water_takes: RatEnteringWater::Nothing,
            lion_leaps: Leaps::Both,
            tiger_leaps: Leaps::Both,
            leap_takes: LeapTakes::EqualOrLower,
            own_rat_blocks_leap: true,
            lion_equals_tiger: false,
            wolf_and_dog: WolfAndDog::WolfOverDog,
            equal_ranks: EqualRanks::AttackerTakes,
            den_entry: DenEntry::Any,
            no_move: NoMove::Loses,
            repetition: Repetition::ThreefoldDraw,
            quiet_plies_draw: None,
        }
    }
}

/// The text is not a rule set.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum RuleSetError {
    /// Not RON, an unknown switch, or an unknown value.
    #[error("not a rule set: {0}")]
    Form(#[from] ron::error::SpannedError),
    /// A limit that would end every game before its first move.
    #[error("quiet_plies_draw must be at least 1, or None")]
    QuietPlies,
    /// A name nobody could see, or too long to show.
    #[error("a rule set's name has 1 to {} letters", RuleSet::NAME_LEN)]
    Name,
}

const PRESET_FILES: [(&str, &str); 6] = [
    ("standard", include_str!("../../assets/rules/standard.ron")),
    ("browser", include_str!("../../assets/rules/browser.ron")),
    ("encyclopedia", include_str!("../../assets/rules/encyclopedia.ron")),
    ("bell", include_str!("../../assets/rules/bell.ron")),
    ("lobby", include_str!("../../assets/rules/lobby.ron")),
    ("league", include_str!("../../assets/rules/league.ron")),
];

impl RuleSet {
    /// The presets' names, in the order in which they are offered.
    pub const PRESETS: [&str; 6] = {
        let mut names = [""; 6];
        let mut i = 0;
        while i < 6 {
            names[i] = PRESET_FILES[i].0;
            i += 1;
        }
        names
    };

    /// The longest name, in characters.
    pub const NAME_LEN: usize = 24;

    /// The preset of a name.
    pub fn preset(name: &str) -> Option<RuleSet> {
        let (_, text) = PRESET_FILES.iter().find(|(preset, _)| *preset == name)?;
        Some(RuleSet::from_ron(text).expect("the embedded presets are rule sets; a test reads each"))
    }

    /// Reads a rule set.
    ///
    /// # Errors
    /// The text is not RON, names an unknown switch or value, or breaks a limit.
    pub fn from_ron(text: &str) -> Result<RuleSet, RuleSetError> {
        let rules: RuleSet = ron::Options::default()
            .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
            .from_str(text)?;
        rules.validate()?;
        Ok(rules)
    }

    /// Are the values within their limits?
    ///
    /// # Errors
    /// The first value that is not.
    pub fn validate(&self) -> Result<(), RuleSetError> {
        if self.quiet_plies_draw == Some(0) {
            return Err(RuleSetError::QuietPlies);
        }
        if !(1..=RuleSet::NAME_LEN).contains(&self.name.chars().count()) {
            return Err(RuleSetError::Name);
        }
        Ok(())
    }

    /// The name people see: `Standard v1`.
    pub fn title(&self) -> String {
        let mut letters = self.name.chars();
        let first = letters.next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default();
        format!("{first}{} v{}", letters.as_str(), self.version)
    }

    /// How strong an animal is under these rules; a stronger one takes a weaker one. The rat and the elephant have rules
    /// of their own besides.
    pub const fn strength(&self, animal: Animal) -> u8 {
        match (animal, self.wolf_and_dog) {
            (Animal::Wolf, WolfAndDog::DogOverWolf) => 3,
            (Animal::Dog, WolfAndDog::DogOverWolf | WolfAndDog::Equal) => 4,
            (Animal::Tiger, _) if self.lion_equals_tiger => 7,
            _ => animal.rank(),
        }
    }

    /// The side that begins, where the rule set alone decides it.
    pub const fn fixed_first_side(&self) -> Side {
        match self.first_side {
            FirstSide::Blue => Side::Blue,
            FirstSide::Red | FirstSide::Random | FirstSide::Loser => Side::Red,
        }
    }

    /// A number that tells rule sets with different switches apart, the same on every machine; part of every position's hash.
    pub fn key(&self) -> u64 {
        let anonymous = RuleSet { name: String::new(), ..self.clone() };
        let text = ron::to_string(&anonymous).expect("a rule set is plain data");
        // FNV-1a, 64 bits.
        text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
    }
}
