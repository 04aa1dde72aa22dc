//! What the keys and buttons do now, with the signs of the device in the hand.

use bevy_egui::egui::{Align2, Rect, pos2};

use crate::app::{
    session::{ActiveDevice, Brand},
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

/// By place: confirm is always the lowest of the four buttons, whatever is printed on it.
fn pad(brand: Brand, sign: Sign) -> &'static str {
    let [lowest, right, left, upper, small, start] = match brand {
        Brand::PlayStation => ["pad-cross", "pad-circle", "pad-square", "pad-triangle", "pad-back", "pad-start"],
        Brand::Nintendo => ["pad-b", "pad-a", "pad-y", "pad-x", "pad-minus", "pad-plus"],
        Brand::Xbox | Brand::Steam | Brand::Other => ["pad-a", "pad-b", "pad-x", "pad-y", "pad-back", "pad-start"],
    };
    let trigger = match brand {
        Brand::PlayStation | Brand::Steam => "pad-r2",
        Brand::Nintendo => "pad-zr",
        Brand::Xbox | Brand::Other => "pad-rt",
    };
    let shoulders = match brand {
        Brand::PlayStation | Brand::Steam => ["pad-l1", "pad-r1"],
        Brand::Nintendo => ["pad-l", "pad-r"],
        Brand::Xbox | Brand::Other => ["pad-lb", "pad-rb"],
    };
    match sign {
        Sign::Confirm => lowest,
        Sign::Back => right,
        Sign::Undo | Sign::Share => left,
        Sign::Hint | Sign::Reset | Sign::Swap => upper,
        Sign::PreviousTab => shoulders[0],
        Sign::NextTab => shoulders[1],
        Sign::Flip => small,
        Sign::Threats => trigger,
        Sign::Menu => start,
        Sign::Steer => "pad-dpad",
    }
}

/// How wide a sign is drawn.
fn breadth(picture: &str) -> f32 {
    match picture {
        "key-esc" | "key-tab" | "key-backspace" => 46.0,
        "key-enter" => 40.0,
        "key-space" | "key-arrows" => 56.0,
        "pad-lb" | "pad-rb" | "pad-l1" | "pad-r1" | "pad-rt" | "pad-r2" | "pad-zr" => 38.0,
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
        items.iter().filter_map(|(sign, text)| Some((sign_picture(pen.device, *sign)?, *text))).collect();
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

    #[test]
    fn confirm_is_the_lowest_button() {
        let lowest = BRANDS.map(|brand| pad(brand, Sign::Confirm));
        assert_eq!(lowest, ["pad-a", "pad-cross", "pad-b", "pad-a", "pad-a"]);
        let right = BRANDS.map(|brand| pad(brand, Sign::Back));
        assert_eq!(right, ["pad-b", "pad-circle", "pad-a", "pad-b", "pad-b"]);
        assert_eq!((pad(Brand::Nintendo, Sign::Undo), pad(Brand::Nintendo, Sign::Hint)), ("pad-y", "pad-x"));
    }
}
