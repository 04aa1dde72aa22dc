//! The sounds there are.

use crate::app::session::Bus;
use crate::rules::Animal;

/// A short sound.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sound {
    /// An animal is taken up.
    Take,
    /// It is set down on the ground.
    Step,
    /// It is put back.
    Put,
    /// It may not go there.
    Refuse,
    /// It strikes its prey.
    Pounce,
    /// The prey flies off.
    Tumble,
    /// Lion or tiger is over the river.
    Leap,
    /// Into the water.
    Splash,
    /// Through the water.
    Swim,
    /// Out of the water.
    Emerge,
    /// Into a trap of the enemy's.
    Trap,
    /// Somebody here has won.
    Win,
    /// The person here has lost.
    Loss,
    /// Nobody has won.
    Draw,
    /// Papers are shuffled: the board is laid out anew, or a dialog comes.
    Rustle,
    /// The cursor goes to another square.
    Cursor,
    /// The focus goes to another widget.
    Move,
    /// A widget is pressed.
    Confirm,
    /// One level back.
    Back,
    /// A value changes.
    Toggle,
    /// There is a hint.
    Hint,
    /// A person's turn, after the computer's.
    Turn,
    /// The rat's call.
    Squeak,
    /// The cat's.
    Meow,
    /// The dog's.
    Bark,
    /// The wolf's.
    Howl,
    /// The leopard's: it saws.
    Saw,
    /// The tiger's.
    Growl,
    /// The lion's.
    Roar,
    /// The elephant's.
    Trumpet,
    /// A high note of the music.
    Pluck,
    /// A low note of it.
    Bar,
    /// A beat of its heart.
    Heart,
}

impl Sound {
    /// All of them.
    pub const ALL: [Self; 33] = [
        Self::Take,
        Self::Step,
        Self::Put,
        Self::Refuse,
        Self::Pounce,
        Self::Tumble,
        Self::Leap,
        Self::Splash,
        Self::Swim,
        Self::Emerge,
        Self::Trap,
        Self::Win,
        Self::Loss,
        Self::Draw,
        Self::Rustle,
        Self::Cursor,
        Self::Move,
        Self::Confirm,
        Self::Back,
        Self::Toggle,
        Self::Hint,
        Self::Turn,
        Self::Squeak,
        Self::Meow,
        Self::Bark,
        Self::Howl,
        Self::Saw,
        Self::Growl,
        Self::Roar,
        Self::Trumpet,
        Self::Pluck,
        Self::Bar,
        Self::Heart,
    ];

    /// The name of its file in `assets/sounds/`, without the ending.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Take => "take",
            Self::Step => "step",
            Self::Put => "put",
            Self::Refuse => "refuse",
            Self::Pounce => "pounce",
            Self::Tumble => "tumble",
            Self::Leap => "leap",
            Self::Splash => "splash",
            Self::Swim => "swim",
            Self::Emerge => "emerge",
            Self::Trap => "trap",
            Self::Win => "win",
            Self::Loss => "loss",
            Self::Draw => "draw",
            Self::Rustle => "rustle",
            Self::Cursor => "cursor",
            Self::Move => "move",
            Self::Confirm => "confirm",
            Self::Back => "back",
            Self::Toggle => "toggle",
            Self::Hint => "hint",
            Self::Turn => "turn",
            Self::Squeak => "squeak",
            Self::Meow => "meow",
            Self::Bark => "bark",
            Self::Howl => "howl",
            Self::Saw => "saw",
            Self::Growl => "growl",
            Self::Roar => "roar",
            Self::Trumpet => "trumpet",
            Self::Pluck => "pluck",
            Self::Bar => "bar",
            Self::Heart => "heart",
        }
    }

    /// An animal's call.
    #[must_use]
    pub const fn call(animal: Animal) -> Self {
        match animal {
            Animal::Rat => Self::Squeak,
            Animal::Cat => Self::Meow,
            Animal::Dog => Self::Bark,
            Animal::Wolf => Self::Howl,
            Animal::Leopard => Self::Saw,
            Animal::Tiger => Self::Growl,
            Animal::Lion => Self::Roar,
            Animal::Elephant => Self::Trumpet,
        }
    }

    /// Which volume it obeys.
    #[must_use]
    pub const fn bus(self) -> Bus {
        match self {
            Self::Rustle
            | Self::Cursor
            | Self::Move
            | Self::Confirm
            | Self::Back
            | Self::Toggle
            | Self::Hint
            | Self::Turn => Bus::Interface,
            Self::Pluck | Self::Bar | Self::Heart => Bus::Music,
            _ => Bus::Effects,
        }
    }
}
