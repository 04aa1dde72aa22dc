//! Which key and which button means what at the board. The seam for remapping: everything reads this table.

use bevy::{input::gamepad::GamepadButton, prelude::*};

use crate::app::session::{Action, Direction, Holder};

/// A half of the keyboard, for two people at one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Half {
    /// WASD and what lies around them.
    Left,
    /// The arrows and what lies around them.
    Right,
}

impl Half {
    /// Both.
    pub(super) const ALL: [Self; 2] = [Self::Left, Self::Right];

    /// The device it is.
    pub(super) fn holder(self) -> Holder {
        match self {
            Self::Left => Holder::KeysLeft,
            Self::Right => Holder::KeysRight,
        }
    }
}

/// What keys and buttons mean at the board. Keys are places on the keyboard, not letters, so that WASD stays together
/// under every layout.
#[derive(Resource, Debug, Clone)]
pub struct Bindings {
    /// Keys.
    pub keys: Vec<(KeyCode, Action)>,
    /// Keys of the left half, where two people share the keyboard.
    pub left: Vec<(KeyCode, Action)>,
    /// Keys of the right half.
    pub right: Vec<(KeyCode, Action)>,
    /// Keys that are nobody's, where seats have their own devices.
    pub common: Vec<(KeyCode, Action)>,
    /// A controller's buttons; its D-pad and left stick move the cursor besides.
    pub buttons: Vec<(GamepadButton, Action)>,
}

impl Default for Bindings {
    fn default() -> Self {
        use Direction::{Down, Left, Right, Up};
        Self {
            keys: vec![
                (KeyCode::ArrowUp, Action::Cursor(Up)),
                (KeyCode::ArrowDown, Action::Cursor(Down)),
                (KeyCode::ArrowLeft, Action::Cursor(Left)),
                (KeyCode::ArrowRight, Action::Cursor(Right)),
                (KeyCode::KeyW, Action::Cursor(Up)),
                (KeyCode::KeyS, Action::Cursor(Down)),
                (KeyCode::KeyA, Action::Cursor(Left)),
                (KeyCode::KeyD, Action::Cursor(Right)),
                (KeyCode::Enter, Action::Confirm),
                (KeyCode::NumpadEnter, Action::Confirm),
                (KeyCode::Space, Action::Confirm),
                (KeyCode::Escape, Action::Cancel),
                (KeyCode::Backspace, Action::Cancel),
                (KeyCode::KeyU, Action::Undo),
                (KeyCode::KeyR, Action::Redo),
                (KeyCode::KeyH, Action::Hint),
                (KeyCode::KeyF, Action::Flip),
                (KeyCode::KeyT, Action::Threats),
                (KeyCode::KeyP, Action::Pause),
                (KeyCode::KeyM, Action::Mute),
                (KeyCode::KeyE, Action::NextPiece),
                (KeyCode::KeyQ, Action::PreviousPiece),
                // In a browser it is the way out of the picture.
                #[cfg(not(target_arch = "wasm32"))]
                (KeyCode::Tab, Action::NextPiece),
            ],
            left: vec![
                (KeyCode::KeyW, Action::Cursor(Up)),
                (KeyCode::KeyS, Action::Cursor(Down)),
                (KeyCode::KeyA, Action::Cursor(Left)),
                (KeyCode::KeyD, Action::Cursor(Right)),
                (KeyCode::Space, Action::Confirm),
                (KeyCode::KeyQ, Action::Cancel),
                (KeyCode::KeyE, Action::NextPiece),
                (KeyCode::KeyR, Action::Undo),
                (KeyCode::KeyG, Action::Hint),
            ],
            right: vec![
                (KeyCode::ArrowUp, Action::Cursor(Up)),
                (KeyCode::ArrowDown, Action::Cursor(Down)),
                (KeyCode::ArrowLeft, Action::Cursor(Left)),
                (KeyCode::ArrowRight, Action::Cursor(Right)),
                (KeyCode::Enter, Action::Confirm),
                (KeyCode::NumpadEnter, Action::Confirm),
                (KeyCode::Backspace, Action::Cancel),
                (KeyCode::KeyO, Action::NextPiece),
                (KeyCode::KeyU, Action::Undo),
                (KeyCode::KeyH, Action::Hint),
            ],
            common: vec![
                (KeyCode::Escape, Action::Pause),
                (KeyCode::KeyP, Action::Pause),
                (KeyCode::KeyF, Action::Flip),
                (KeyCode::KeyT, Action::Threats),
                (KeyCode::KeyM, Action::Mute),
            ],
            buttons: vec![
                (GamepadButton::South, Action::Confirm),
                (GamepadButton::East, Action::Cancel),
                (GamepadButton::West, Action::Undo),
                (GamepadButton::North, Action::Hint),
                (GamepadButton::Start, Action::Pause),
                (GamepadButton::Select, Action::Flip),
                (GamepadButton::RightTrigger2, Action::Threats),
                (GamepadButton::LeftTrigger, Action::PreviousPiece),
                (GamepadButton::RightTrigger, Action::NextPiece),
            ],
        }
    }
}

impl Bindings {
    /// What a button means.
    pub(super) fn button(&self, button: GamepadButton) -> Option<Action> {
        self.buttons.iter().find(|(bound, _)| *bound == button).map(|(_, action)| *action)
    }

    /// What the keys of a half mean; of the whole keyboard, where it is not shared.
    pub(super) fn keys_of(&self, half: Option<Half>) -> &[(KeyCode, Action)] {
        match half {
            None => &self.keys,
            Some(Half::Left) => &self.left,
            Some(Half::Right) => &self.right,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Bindings>();
}
