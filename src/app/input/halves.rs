//! The halves of the keyboard, for two people at one: their keys stay as they are.

use bevy::prelude::*;

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

use Direction::{Down, Left, Right, Up};

/// Keys of the left half, where two people share the keyboard.
const LEFT: [(KeyCode, Action); 9] = [
    (KeyCode::KeyW, Action::Cursor(Up)),
    (KeyCode::KeyS, Action::Cursor(Down)),
    (KeyCode::KeyA, Action::Cursor(Left)),
    (KeyCode::KeyD, Action::Cursor(Right)),
    (KeyCode::Space, Action::Confirm),
    (KeyCode::KeyQ, Action::Cancel),
    (KeyCode::KeyE, Action::NextPiece),
    (KeyCode::KeyR, Action::Undo),
    (KeyCode::KeyG, Action::Hint),
];

/// Keys of the right half.
const RIGHT: [(KeyCode, Action); 10] = [
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
];

/// Keys that are nobody's, where seats have their own devices.
pub(super) const COMMON: [(KeyCode, Action); 5] = [
    (KeyCode::Escape, Action::Pause),
    (KeyCode::KeyP, Action::Pause),
    (KeyCode::KeyF, Action::Flip),
    (KeyCode::KeyT, Action::Threats),
    (KeyCode::KeyM, Action::Mute),
];

impl Half {
    /// What its keys mean at the board.
    pub(super) fn keys(self) -> &'static [(KeyCode, Action)] {
        match self {
            Self::Left => &LEFT,
            Self::Right => &RIGHT,
        }
    }
}
