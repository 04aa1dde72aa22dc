//! Which key and which button means what at the board, as the player wants it. Everything reads this table.
//!
//! Menus keep their keys, and at the board arrows, Enter and Escape, the D-pad and the stick always mean the same: so nobody
//! can lock themselves out. All others can be exchanged; a key that is given to one thing gives its old one to what had it
//! before, so that nothing is ever left without.

use std::collections::BTreeMap;

use bevy::{input::gamepad::GamepadButton, prelude::*};
use serde::{Deserialize, Serialize};

use super::messages::{Action, Direction};
use crate::{text, texts::text};

/// Something that a key or a button does, and what it is called in the file of the settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Deed {
    /// What it does.
    pub action: Action,
    /// Its name in a file.
    pub id: &'static str,
}

impl Deed {
    /// What the screens call it.
    #[must_use]
    pub fn label(&self) -> &'static str {
        match self.action {
            Action::Confirm => text("keys-deed-confirm"),
            Action::Cancel => text("keys-deed-cancel"),
            Action::Undo => text("keys-deed-undo"),
            Action::Hint => text("keys-deed-hint"),
            Action::Threats => text("keys-deed-threats"),
            Action::Flip => text("keys-deed-flip"),
            Action::Pause => text("keys-deed-pause"),
            Action::NextPiece => text("keys-deed-next"),
            Action::PreviousPiece => text("keys-deed-previous"),
            Action::Cursor(Direction::Up) => text("keys-deed-up"),
            Action::Cursor(Direction::Left) => text("keys-deed-left"),
            Action::Cursor(Direction::Down) => text("keys-deed-down"),
            Action::Cursor(Direction::Right) => text("keys-deed-right"),
            Action::Redo => text("keys-deed-redo"),
            Action::Mute => text("keys-deed-mute"),
            _ => self.id,
        }
    }
}

const fn deed(action: Action, id: &'static str) -> Deed {
    Deed { action, id }
}

const CONFIRM: Deed = deed(Action::Confirm, "confirm");
const CANCEL: Deed = deed(Action::Cancel, "cancel");
const UNDO: Deed = deed(Action::Undo, "undo");
const HINT: Deed = deed(Action::Hint, "hint");
const THREATS: Deed = deed(Action::Threats, "threats");
const FLIP: Deed = deed(Action::Flip, "flip");
const PAUSE: Deed = deed(Action::Pause, "pause");
const NEXT: Deed = deed(Action::NextPiece, "next");
const PREVIOUS: Deed = deed(Action::PreviousPiece, "previous");

/// What keys can be given to, each with its key at first.
pub const KEY_DEEDS: [(Deed, KeyCode); 15] = [
    (deed(Action::Cursor(Direction::Up), "up"), KeyCode::KeyW),
    (deed(Action::Cursor(Direction::Left), "left"), KeyCode::KeyA),
    (deed(Action::Cursor(Direction::Down), "down"), KeyCode::KeyS),
    (deed(Action::Cursor(Direction::Right), "right"), KeyCode::KeyD),
    (CONFIRM, KeyCode::Space),
    (CANCEL, KeyCode::Backspace),
    (NEXT, KeyCode::KeyE),
    (PREVIOUS, KeyCode::KeyQ),
    (UNDO, KeyCode::KeyU),
    (deed(Action::Redo, "redo"), KeyCode::KeyR),
    (HINT, KeyCode::KeyH),
    (THREATS, KeyCode::KeyT),
    (FLIP, KeyCode::KeyF),
    (PAUSE, KeyCode::KeyP),
    (deed(Action::Mute, "mute"), KeyCode::KeyM),
];

/// What buttons can be given to, each with its button at first.
pub const BUTTON_DEEDS: [(Deed, GamepadButton); 9] = [
    (CONFIRM, GamepadButton::South),
    (CANCEL, GamepadButton::East),
    (UNDO, GamepadButton::West),
    (HINT, GamepadButton::North),
    (PREVIOUS, GamepadButton::LeftTrigger),
    (NEXT, GamepadButton::RightTrigger),
    (THREATS, GamepadButton::RightTrigger2),
    (FLIP, GamepadButton::Select),
    (PAUSE, GamepadButton::Start),
];

/// Keys that can be chosen: those with a sign of their own. Keys are places on the keyboard, not letters, so that WASD stays
/// together under every layout.
pub const KEYS: [(KeyCode, &str); 28] = [
    (KeyCode::KeyA, "A"),
    (KeyCode::KeyB, "B"),
    (KeyCode::KeyC, "C"),
    (KeyCode::KeyD, "D"),
    (KeyCode::KeyE, "E"),
    (KeyCode::KeyF, "F"),
    (KeyCode::KeyG, "G"),
    (KeyCode::KeyH, "H"),
    (KeyCode::KeyI, "I"),
    (KeyCode::KeyJ, "J"),
    (KeyCode::KeyK, "K"),
    (KeyCode::KeyL, "L"),
    (KeyCode::KeyM, "M"),
    (KeyCode::KeyN, "N"),
    (KeyCode::KeyO, "O"),
    (KeyCode::KeyP, "P"),
    (KeyCode::KeyQ, "Q"),
    (KeyCode::KeyR, "R"),
    (KeyCode::KeyS, "S"),
    (KeyCode::KeyT, "T"),
    (KeyCode::KeyU, "U"),
    (KeyCode::KeyV, "V"),
    (KeyCode::KeyW, "W"),
    (KeyCode::KeyX, "X"),
    (KeyCode::KeyY, "Y"),
    (KeyCode::KeyZ, "Z"),
    (KeyCode::Space, "Space"),
    (KeyCode::Backspace, "Backspace"),
];

/// Buttons that can be chosen, and what a file calls them: by place, whatever is printed on them.
pub const BUTTONS: [(GamepadButton, &str); 10] = [
    (GamepadButton::South, "South"),
    (GamepadButton::East, "East"),
    (GamepadButton::West, "West"),
    (GamepadButton::North, "North"),
    (GamepadButton::LeftTrigger, "LeftShoulder"),
    (GamepadButton::RightTrigger, "RightShoulder"),
    (GamepadButton::LeftTrigger2, "LeftTrigger"),
    (GamepadButton::RightTrigger2, "RightTrigger"),
    (GamepadButton::Select, "Select"),
    (GamepadButton::Start, "Start"),
];

/// What always means the same at the board.
const FIXED: [(KeyCode, Action); 7] = [
    (KeyCode::ArrowUp, Action::Cursor(Direction::Up)),
    (KeyCode::ArrowDown, Action::Cursor(Direction::Down)),
    (KeyCode::ArrowLeft, Action::Cursor(Direction::Left)),
    (KeyCode::ArrowRight, Action::Cursor(Direction::Right)),
    (KeyCode::Enter, Action::Confirm),
    (KeyCode::NumpadEnter, Action::Confirm),
    (KeyCode::Escape, Action::Cancel),
];

/// What keys and buttons mean at the board.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Kept", into = "Kept")]
pub struct Bindings {
    keys: [KeyCode; KEY_DEEDS.len()],
    buttons: [GamepadButton; BUTTON_DEEDS.len()],
}

impl Default for Bindings {
    fn default() -> Self {
        Self { keys: KEY_DEEDS.map(|(_, key)| key), buttons: BUTTON_DEEDS.map(|(_, button)| button) }
    }
}

/// What became of a wish for another key or button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rebound {
    /// It was free.
    Free,
    /// This one had it, and has the old one now.
    Exchanged(Deed),
    /// It cannot be chosen.
    Barred,
}

/// Gives place `at` of a table a value; who had it gets the old one.
fn exchange<T: Copy + PartialEq>(table: &mut [T], at: usize, value: T) -> Option<usize> {
    let other = table.iter().position(|had| *had == value).filter(|other| *other != at);
    if let Some(other) = other {
        table[other] = table[at];
    }
    table[at] = value;
    other
}

impl Bindings {
    /// All keys at the board of a keyboard that is not shared.
    pub fn keys(&self) -> impl Iterator<Item = (KeyCode, Action)> {
        let chosen = self.keys.iter().zip(KEY_DEEDS).map(|(key, (deed, _))| (*key, deed.action));
        // In a browser it is the way out of the picture.
        let tab = (!cfg!(target_arch = "wasm32")).then_some((KeyCode::Tab, Action::NextPiece));
        FIXED.into_iter().chain(chosen).chain(tab)
    }

    /// What a controller's button means.
    #[must_use]
    pub fn button(&self, button: GamepadButton) -> Option<Action> {
        self.buttons.iter().position(|bound| *bound == button).map(|at| BUTTON_DEEDS[at].0.action)
    }

    /// The key of a deed, by its place in [`KEY_DEEDS`].
    #[must_use]
    pub fn key_at(&self, at: usize) -> KeyCode {
        self.keys[at]
    }

    /// The button of a deed, by its place in [`BUTTON_DEEDS`].
    #[must_use]
    pub fn button_at(&self, at: usize) -> GamepadButton {
        self.buttons[at]
    }

    /// The key that was chosen for an action.
    #[must_use]
    pub fn key_of(&self, action: Action) -> Option<KeyCode> {
        KEY_DEEDS.iter().position(|(deed, _)| deed.action == action).map(|at| self.keys[at])
    }

    /// The button that was chosen for an action.
    #[must_use]
    pub fn button_of(&self, action: Action) -> Option<GamepadButton> {
        BUTTON_DEEDS.iter().position(|(deed, _)| deed.action == action).map(|at| self.buttons[at])
    }

    /// Gives a deed of [`KEY_DEEDS`] another key.
    pub fn bind_key(&mut self, at: usize, key: KeyCode) -> Rebound {
        if !KEYS.iter().any(|(known, _)| *known == key) {
            return Rebound::Barred;
        }
        exchange(&mut self.keys, at, key).map_or(Rebound::Free, |other| Rebound::Exchanged(KEY_DEEDS[other].0))
    }

    /// Gives a deed of [`BUTTON_DEEDS`] another button.
    pub fn bind_button(&mut self, at: usize, button: GamepadButton) -> Rebound {
        if !BUTTONS.iter().any(|(known, _)| *known == button) {
            return Rebound::Barred;
        }
        exchange(&mut self.buttons, at, button).map_or(Rebound::Free, |other| Rebound::Exchanged(BUTTON_DEEDS[other].0))
    }
}

/// What is kept of it: only what is not as it was at first.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Kept {
    keys: BTreeMap<String, String>,
    buttons: BTreeMap<String, String>,
}

/// The names of what has changed.
fn changes<T: Copy + PartialEq>(deeds: &[(Deed, T)], now: &[T], names: &[(T, &str)]) -> BTreeMap<String, String> {
    let name = |value: T| names.iter().find(|(known, _)| *known == value).map(|(_, name)| (*name).to_owned());
    let changed = deeds.iter().zip(now).filter(|((_, first), now)| first != *now);
    changed.filter_map(|((deed, _), now)| Some((deed.id.to_owned(), name(*now)?))).collect()
}

/// Reads them again.
fn read<T: Copy + PartialEq>(
    deeds: &[(Deed, T)],
    table: &mut [T],
    names: &[(T, &str)],
    kept: &BTreeMap<String, String>,
) -> Result<(), String> {
    for (id, name) in kept {
        let at =
            deeds.iter().position(|(deed, _)| deed.id == id).ok_or_else(|| text!("fault-no-deed", id = id.as_str()))?;
        let value =
            names.iter().find(|(_, known)| known == name).ok_or_else(|| text!("fault-no-key", key = name.as_str()))?;
        table[at] = value.0;
    }
    let doubled = table.iter().enumerate().find(|(at, value)| table[..*at].contains(value));
    doubled.map_or(Ok(()), |(at, _)| Err(text!("fault-shared-key", id = deeds[at].0.id)))
}

impl From<Bindings> for Kept {
    fn from(bindings: Bindings) -> Self {
        Self {
            keys: changes(&KEY_DEEDS, &bindings.keys, &KEYS),
            buttons: changes(&BUTTON_DEEDS, &bindings.buttons, &BUTTONS),
        }
    }
}

impl TryFrom<Kept> for Bindings {
    type Error = String;

    fn try_from(kept: Kept) -> Result<Self, String> {
        let mut bindings = Self::default();
        read(&KEY_DEEDS, &mut bindings.keys, &KEYS, &kept.keys)?;
        read(&BUTTON_DEEDS, &mut bindings.buttons, &BUTTONS, &kept.buttons)?;
        Ok(bindings)
    }
}

/// A deed that waits for its new key or button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Waiting {
    /// For a key, by its place in [`KEY_DEEDS`].
    Key(usize),
    /// For a button, by its place in [`BUTTON_DEEDS`].
    Button(usize),
}

/// Whether a press is waited for, to be a deed's new key. Such a press means nothing else.
#[derive(Resource, Debug, Default)]
pub struct Rebinding {
    /// What waits.
    pub waiting: Option<Waiting>,
    /// Seconds that it has waited.
    pub age: f32,
    /// A press was taken in this frame.
    pub taken: bool,
    /// What became of it, in a sentence.
    pub said: String,
}

impl Rebinding {
    /// Begins to wait.
    pub fn wait_for(&mut self, waiting: Waiting) {
        *self = Self { waiting: Some(waiting), ..Self::default() };
    }

    /// Whether what is pressed now is not meant for the menus.
    #[must_use]
    pub fn listens(&self) -> bool {
        self.waiting.is_some() || self.taken
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Bindings>().init_resource::<Rebinding>();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_deed_has_a_word_for_it() {
        let deeds = KEY_DEEDS.iter().map(|(deed, _)| deed).chain(BUTTON_DEEDS.iter().map(|(deed, _)| deed));
        for deed in deeds {
            assert_ne!(deed.label(), deed.id, "{deed:?}");
        }
    }

    /// Nothing is ever without a key, whatever is exchanged for what.
    #[test]
    fn keys_change_hands() {
        let mut bindings = Bindings::default();
        assert_eq!(bindings.bind_key(8, KeyCode::KeyZ), Rebound::Free);
        assert_eq!(bindings.bind_key(8, KeyCode::KeyH), Rebound::Exchanged(HINT));
        assert_eq!(bindings.key_of(Action::Hint), Some(KeyCode::KeyZ));
        for barred in [KeyCode::Enter, KeyCode::Escape, KeyCode::ArrowUp, KeyCode::F5, KeyCode::ShiftLeft] {
            assert_eq!(bindings.bind_key(8, barred), Rebound::Barred, "{barred:?}");
        }
        assert_eq!(bindings.bind_button(0, GamepadButton::East), Rebound::Exchanged(CANCEL));
        assert_eq!(bindings.button(GamepadButton::South), Some(Action::Cancel));
        assert_eq!(bindings.bind_button(0, GamepadButton::DPadUp), Rebound::Barred);
        let mut dice: u32 = 3;
        for _ in 0..2000 {
            dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let (at, to) = ((dice >> 8) as usize % KEY_DEEDS.len(), (dice >> 20) as usize % KEYS.len());
            bindings.bind_key(at, KEYS[to].0);
            bindings.bind_button(at % BUTTON_DEEDS.len(), BUTTONS[to % BUTTONS.len()].0);
        }
        for (deed, _) in KEY_DEEDS {
            assert!(bindings.keys().any(|(_, action)| action == deed.action), "{deed:?}");
        }
        for (deed, _) in BUTTON_DEEDS {
            assert!(bindings.button_of(deed.action).is_some_and(|button| bindings.button(button) == Some(deed.action)));
        }
        let mut keys: Vec<_> = bindings.keys().map(|(key, _)| format!("{key:?}")).collect();
        let count = keys.len();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), count, "no key means two things");
    }

    #[test]
    fn what_is_kept_is_read_again_and_nonsense_is_named() {
        let mut bindings = Bindings::default();
        assert_eq!(ron::to_string(&bindings).expect("plain data"), "(keys:{},buttons:{})");
        bindings.bind_key(8, KeyCode::KeyH);
        bindings.bind_button(3, GamepadButton::LeftTrigger2);
        let text = ron::to_string(&bindings).expect("plain data");
        assert_eq!(ron::from_str::<Bindings>(&text).expect("what was written"), bindings, "{text}");
        for bad in [
            r#"(keys:{"undo":"Enter"})"#,
            r#"(keys:{"fly":"Z"})"#,
            r#"(keys:{"undo":"H"})"#,
            r#"(buttons:{"hint":"South"})"#,
            r#"(mouse:{})"#,
        ] {
            assert!(ron::from_str::<Bindings>(bad).is_err(), "{bad}");
        }
    }
}
