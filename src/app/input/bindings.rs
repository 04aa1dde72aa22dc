//! Which key and which button means what at the board. The seam for remapping: everything reads this table.

use bevy::{input::gamepad::GamepadButton, prelude::*};

use crate::app::session::{Action, Direction};

/// What keys and buttons mean at the board. Keys are places on the keyboard, not letters, so that WASD stays together
/// under every layout.
#[derive(Resource, Debug, Clone)]
pub struct Bindings {
    /// Keys.
    pub keys: Vec<(KeyCode, Action)>,
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

    /// The keys that move the cursor.
    pub(super) fn cursor_keys(&self) -> impl Iterator<Item = (KeyCode, Direction)> {
        self.keys.iter().filter_map(|&(key, action)| match action {
            Action::Cursor(direction) => Some((key, direction)),
            _ => None,
        })
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Bindings>();
}
