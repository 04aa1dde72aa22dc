//! What the keys and buttons do now, with the signs of the device in the hand.

use bevy::input::{gamepad::GamepadButton, keyboard::KeyCode};
use bevy_egui::egui::{Align2, Rect, pos2};

use crate::app::{
    session::{Action, ActiveDevice, Bindings, Brand, KEYS},
    theme::{
        fonts::Face,
        palette,
        pen::{Pen, words},
        text::Words,
    },
};

/// What a prompt is for; every device has its own sign for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sign {
    /// Choose, take up, move.
    Confirm,
    /// One level back, put down.
    Back,
    /// Move the focus or the cursor.
    Steer,
    /// Take back.
    Undo,
    /// Ask for a move.
    Hint,
    /// Turn the board round.
    Flip,
    /// Show what can happen next.
    Threats,
    /// The menu of the game.
    Menu,
    /// What is in focus becomes as it was at first.
    Reset,
    /// The tab to the left.
    PreviousTab,
    /// The tab to the right.
    NextTab,
    /// One device for all, or one for each.
    Share,
    /// The players change sides.
    Swap,
}

impl Sign {
    /// Those that mean something at the board.
    pub const AT_BOARD: [Self; 8] =
        [Self::Confirm, Self::Back, Self::Steer, Self::Undo, Self::Hint, Self::Flip, Self::Threats, Self::Menu];
    /// Those that mean something in menus.
    pub const IN_MENUS: [Self; 6] =
        [Self::Confirm, Self::Back, Self::Steer, Self::Reset, Self::PreviousTab, Self::NextTab];
    /// Those that mean something where seats are taken.
    pub const AT_SEATS: [Self; 4] = [Self::Confirm, Self::Back, Self::Share, Self::Swap];
}

/// The sign's picture for a device; `None` where the device has no button for it.
pub fn sign_picture(device: ActiveDevice, sign: Sign) -> Option<&'static str> {
    match device {
        ActiveDevice::Keyboard => Some(key(sign)),
        ActiveDevice::KeysLeft => match sign {
            Sign::Confirm => Some("key-space"),
            Sign::Back => Some("key-q"),
            Sign::Undo => Some("key-r"),
            Sign::Hint => Some("key-g"),
            // Four keys, and no room to show them all.
            Sign::Steer => None,
            _ => Some(key(sign)),
        },
        ActiveDevice::KeysRight => Some(if sign == Sign::Back { "key-backspace" } else { key(sign) }),
        // The mouse lies beside a keyboard, whose keys do what its own buttons do not.
        ActiveDevice::Mouse => match sign {
            Sign::Confirm => Some("mouse-left"),
            Sign::Steer => None,
            _ => Some(key(sign)),
        },
        ActiveDevice::Touch => (sign == Sign::Confirm).then_some("finger-tap"),
        ActiveDevice::Gamepad(brand) => Some(pad(brand, sign)),
    }
}

fn key(sign: Sign) -> &'static str {
    match sign {
        Sign::Confirm => "key-enter",
        Sign::Back => "key-esc",
        Sign::Steer => "key-arrows",
        Sign::Undo => "key-u",
        Sign::Hint => "key-h",
        Sign::Flip => "key-f",
        Sign::Threats => "key-t",
        Sign::Menu => "key-p",
        Sign::Reset => "key-r",
        Sign::PreviousTab => "key-q",
        Sign::NextTab => "key-e",
        Sign::Share => "key-x",
        Sign::Swap => "key-c",
    }
}

/// The button a sign is at first: see [`Bindings`] for what it is at the board.
fn first_button(sign: Sign) -> Option<GamepadButton> {
    match sign {
        Sign::Confirm => Some(GamepadButton::South),
        Sign::Back => Some(GamepadButton::East),
        Sign::Undo | Sign::Share => Some(GamepadButton::West),
        Sign::Hint | Sign::Reset | Sign::Swap => Some(GamepadButton::North),
        Sign::PreviousTab => Some(GamepadButton::LeftTrigger),
        Sign::NextTab => Some(GamepadButton::RightTrigger),
        Sign::Flip => Some(GamepadButton::Select),
        Sign::Threats => Some(GamepadButton::RightTrigger2),
        Sign::Menu => Some(GamepadButton::Start),
        Sign::Steer => None,
    }
}

fn pad(brand: Brand, sign: Sign) -> &'static str {
    first_button(sign).map_or("pad-dpad", |button| button_picture(brand, button))
}

/// The picture of a controller's button. By place: whatever is printed on it, the lowest of the four is the lowest.
pub fn button_picture(brand: Brand, button: GamepadButton) -> &'static str {
    let [lowest, right, left, upper, small, start] = match brand {
        Brand::PlayStation => ["pad-cross", "pad-circle", "pad-square", "pad-triangle", "pad-back", "pad-start"],
        Brand::Nintendo => ["pad-b", "pad-a", "pad-y", "pad-x", "pad-minus", "pad-plus"],
        Brand::Xbox | Brand::Steam | Brand::Other => ["pad-a", "pad-b", "pad-x", "pad-y", "pad-back", "pad-start"],
    };
    let [left_shoulder, right_shoulder, left_trigger, right_trigger] = match brand {
        Brand::PlayStation | Brand::Steam => ["pad-l1", "pad-r1", "pad-l2", "pad-r2"],
        Brand::Nintendo => ["pad-l", "pad-r", "pad-zl", "pad-zr"],
        Brand::Xbox | Brand::Other => ["pad-lb", "pad-rb", "pad-lt", "pad-rt"],
    };
    match button {
        GamepadButton::South => lowest,
        GamepadButton::East => right,
        GamepadButton::West => left,
        GamepadButton::North => upper,
        GamepadButton::LeftTrigger => left_shoulder,
        GamepadButton::RightTrigger => right_shoulder,
        GamepadButton::LeftTrigger2 => left_trigger,
        GamepadButton::RightTrigger2 => right_trigger,
        GamepadButton::Select => small,
        GamepadButton::Start => start,
        _ => "pad-dpad",
    }
}

/// The picture of a key that can be chosen: see [`KEYS`].
pub fn key_picture(key: KeyCode) -> &'static str {
    const PICTURES: [&str; KEYS.len()] = [
        "key-a",
        "key-b",
        "key-c",
        "key-d",
        "key-e",
        "key-f",
        "key-g",
        "key-h",
        "key-i",
        "key-j",
        "key-k",
        "key-l",
        "key-m",
        "key-n",
        "key-o",
        "key-p",
        "key-q",
        "key-r",
        "key-s",
        "key-t",
        "key-u",
        "key-v",
        "key-w",
        "key-x",
        "key-y",
        "key-z",
        "key-space",
        "key-backspace",
    ];
    KEYS.iter().position(|(known, _)| *known == key).map_or("key-cap", |at| PICTURES[at])
}

/// What a sign stands for at the board.
fn action(sign: Sign) -> Option<Action> {
    match sign {
        Sign::Confirm => Some(Action::Confirm),
        Sign::Back => Some(Action::Cancel),
        Sign::Undo => Some(Action::Undo),
        Sign::Hint => Some(Action::Hint),
        Sign::Flip => Some(Action::Flip),
        Sign::Threats => Some(Action::Threats),
        Sign::Menu => Some(Action::Pause),
        Sign::Steer | Sign::Reset | Sign::PreviousTab | Sign::NextTab | Sign::Share | Sign::Swap => None,
    }
}

/// The sign's picture for a device at the board, where keys and buttons are as the player wants them.
pub fn board_picture(device: ActiveDevice, sign: Sign, bindings: &Bindings) -> Option<&'static str> {
    let chosen = match (device, sign) {
        // Enter and Escape always mean the same.
        (ActiveDevice::Keyboard | ActiveDevice::Mouse, Sign::Confirm | Sign::Back) => None,
        (ActiveDevice::Keyboard | ActiveDevice::Mouse, sign) => {
            action(sign).and_then(|action| bindings.key_of(action)).map(key_picture)
        }
        (ActiveDevice::Gamepad(brand), sign) => {
            action(sign).and_then(|action| bindings.button_of(action)).map(|button| button_picture(brand, button))
        }
        _ => None,
    };
    chosen.or_else(|| sign_picture(device, sign))
}

/// The sign's picture where a pen draws.
pub(super) fn shown_picture(pen: &Pen, sign: Sign) -> Option<&'static str> {
    match pen.bindings {
        Some(bindings) => board_picture(pen.device, sign, bindings),
        None => sign_picture(pen.device, sign),
    }
}

/// How wide a sign is drawn.
fn breadth(picture: &str) -> f32 {
    match picture {
        "key-esc" | "key-tab" | "key-backspace" => 46.0,
        "key-enter" => 40.0,
        "key-space" | "key-arrows" => 56.0,
        "pad-lb" | "pad-rb" | "pad-l1" | "pad-r1" | "pad-rt" | "pad-r2" | "pad-zr" | "pad-lt" | "pad-l2" | "pad-zl" => {
            38.0
        }
        _ => 26.0,
    }
}

/// Between a sign and its word, and between two prompts.
const NEAR: f32 = 7.0;
const APART: f32 = 22.0;
/// Before the first and after the last.
const ENDS: f32 = 38.0;

fn word(text: &str) -> Words<'_> {
    words(text, Face::Text, 17.0, palette::CREAM)
}

/// Draws the pill with its prompts, its right end and middle at a place, at most so many units wide. Prompts without a
/// sign, and the last ones where there is no room for all, are left out.
pub fn prompts(pen: &Pen, right: f32, middle: f32, most: f32, items: &[(Sign, &str)]) {
    let mut shown: Vec<(&str, &str)> =
        items.iter().filter_map(|(sign, text)| Some((shown_picture(pen, *sign)?, *text))).collect();
    let length = |shown: &[(&str, &str)]| {
        let each = shown.iter().map(|(picture, text)| breadth(picture) + NEAR + pen.width(word(text)));
        each.sum::<f32>() + APART * shown.len().saturating_sub(1) as f32
    };
    while length(&shown) + ENDS > most && !shown.is_empty() {
        shown.pop();
    }
    if shown.is_empty() {
        return;
    }
    let pill = Rect::from_min_max(pos2(right - length(&shown) - ENDS, middle - 19.0), pos2(right, middle + 19.0));
    pen.nine("pill", pill);
    let mut x = pill.min.x + 17.0;
    for (picture, text) in shown {
        let wide = breadth(picture);
        pen.picture(picture, pos2(x + wide / 2.0, middle), if picture == "key-arrows" { 0.8 } else { 1.0 });
        let end = pen.text(pos2(x + wide + NEAR, middle), Align2::LEFT_CENTER, word(text)).max.x;
        x = end + APART;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BRANDS: [Brand; 5] = [Brand::Xbox, Brand::PlayStation, Brand::Nintendo, Brand::Steam, Brand::Other];

    #[test]
    fn no_two_signs_of_a_device_look_alike() {
        let pads = BRANDS.map(ActiveDevice::Gamepad);
        let keys = [ActiveDevice::Keyboard, ActiveDevice::Mouse, ActiveDevice::Touch];
        let halves = [ActiveDevice::KeysLeft, ActiveDevice::KeysRight];
        for device in keys.into_iter().chain(halves).chain(pads) {
            // Halves are told apart at the board alone.
            let everywhere = [&Sign::AT_BOARD[..], &Sign::IN_MENUS, &Sign::AT_SEATS];
            for signs in &everywhere[..if halves.contains(&device) { 1 } else { 3 }] {
                let shown: Vec<_> = signs.iter().filter_map(|sign| sign_picture(device, *sign)).collect();
                let mut apart = shown.clone();
                apart.sort_unstable();
                apart.dedup();
                assert_eq!(apart.len(), shown.len(), "{device:?}: {shown:?}");
            }
        }
    }

    /// Prompts follow what is bound; what always means the same stays.
    #[test]
    fn at_the_board_signs_follow_the_bindings() {
        let mut bindings = Bindings::default();
        for device in [ActiveDevice::Keyboard, ActiveDevice::Mouse, ActiveDevice::Touch, ActiveDevice::KeysLeft]
            .into_iter()
            .chain(BRANDS.map(ActiveDevice::Gamepad))
        {
            for sign in Sign::AT_BOARD {
                assert_eq!(board_picture(device, sign, &bindings), sign_picture(device, sign), "{device:?} {sign:?}");
            }
        }
        let undo = crate::app::session::KEY_DEEDS.iter().position(|(deed, _)| deed.action == Action::Undo);
        bindings.bind_key(undo.expect("undo has a key"), KeyCode::KeyH);
        bindings.bind_button(0, GamepadButton::East);
        let shown = |device, sign| board_picture(device, sign, &bindings);
        assert_eq!(shown(ActiveDevice::Keyboard, Sign::Undo), Some("key-h"));
        assert_eq!(shown(ActiveDevice::Mouse, Sign::Hint), Some("key-u"));
        assert_eq!(shown(ActiveDevice::Keyboard, Sign::Confirm), Some("key-enter"));
        assert_eq!(shown(ActiveDevice::KeysLeft, Sign::Undo), Some("key-r"), "halves keep their keys");
        assert_eq!(shown(ActiveDevice::Gamepad(Brand::Xbox), Sign::Confirm), Some("pad-b"));
        assert_eq!(shown(ActiveDevice::Gamepad(Brand::Nintendo), Sign::Back), Some("pad-b"));
    }

    #[test]
    fn every_key_that_can_be_chosen_has_its_own_picture() {
        let mut pictures: Vec<_> = KEYS.iter().map(|(key, _)| key_picture(*key)).collect();
        pictures.sort_unstable();
        pictures.dedup();
        assert_eq!(pictures.len(), KEYS.len());
        assert_eq!(key_picture(KeyCode::KeyK), "key-k");
    }

    #[test]
    fn confirm_is_the_lowest_button() {
        let lowest = BRANDS.map(|brand| pad(brand, Sign::Confirm));
        assert_eq!(lowest, ["pad-a", "pad-cross", "pad-b", "pad-a", "pad-a"]);
        let right = BRANDS.map(|brand| pad(brand, Sign::Back));
        assert_eq!(right, ["pad-b", "pad-circle", "pad-a", "pad-b", "pad-b"]);
        assert_eq!((pad(Brand::Nintendo, Sign::Undo), pad(Brand::Nintendo, Sign::Hint)), ("pad-y", "pad-x"));
    }
}
