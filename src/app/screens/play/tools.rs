//! Undo, hint, threats, menu; and what the keys do now.

use super::Shown;
use crate::{
    app::theme::{
        kit::{Kit, Plane},
        widgets::{Sign, Tile, prompts},
    },
    texts::text,
};

/// A tool beside the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tool {
    Undo,
    Hint,
    Threats,
    Flip,
    Menu,
}

impl Tool {
    fn tile(self, shown: &Shown) -> Tile<'static> {
        match self {
            Self::Undo => Tile {
                name: "play-undo",
                label: text("play-tool-undo"),
                icon: "undo",
                sign: Sign::Undo,
                usable: shown.game.can_undo(),
            },
            Self::Hint => Tile {
                name: "play-hint",
                label: text("play-tool-hint"),
                icon: "bulb",
                sign: Sign::Hint,
                usable: shown.game.human_to_move() && !shown.stage.busy,
            },
            Self::Threats => Tile {
                name: "play-threats",
                label: text("play-tool-threats"),
                icon: "eye",
                sign: Sign::Threats,
                usable: true,
            },
            Self::Flip => {
                Tile { name: "play-flip", label: text("play-tool-flip"), icon: "flip", sign: Sign::Flip, usable: true }
            }
            Self::Menu => {
                Tile { name: "play-menu", label: text("play-tool-menu"), icon: "menu", sign: Sign::Menu, usable: true }
            }
        }
    }
}

/// Draws the tools and the prompts; the tool that was pressed.
pub(super) fn draw(kit: &mut Kit, shown: &Shown) -> Option<Tool> {
    let upright = kit.portrait();
    let tools: &[Tool] = if upright {
        &[Tool::Undo, Tool::Hint, Tool::Threats, Tool::Flip, Tool::Menu]
    } else {
        &[Tool::Undo, Tool::Hint, Tool::Threats, Tool::Menu]
    };
    // Captions lie below them in a high window.
    let (top, height) = if shown.view.captions { (726.0, 56.0) } else { (742.0, 72.0) };
    let mut used = None;
    for (index, tool) in tools.iter().enumerate() {
        let step = index as f32;
        let place =
            if upright { [12.0 + 74.5 * step, top, 68.0, height] } else { [936.0 + 81.5 * step, 514.0, 73.5, 88.0] };
        let pressed = kit.paper_at(&format!("play-tool-{index}"), Plane::Screen, place, 3 + index, |pen| {
            let rect = pen.rect(0.0, 0.0, place[2], place[3]);
            tool.tile(shown).show(pen, rect)
        });
        if pressed == Some(true) {
            used = Some(*tool);
        }
    }
    if !upright {
        kit.paper_at("play-prompts", Plane::Screen, [936.0, 637.0, 318.0, 38.0], 6, |pen| {
            let end = pen.at(318.0, 19.0);
            prompts(pen, end.x, end.y, 330.0, &hints(shown));
        });
    }
    used
}

/// What the keys do now, the most needed first.
fn hints(shown: &Shown) -> Vec<(Sign, &'static str)> {
    let flip = (Sign::Flip, text("play-key-flip"));
    let menu = (Sign::Back, text("play-key-menu"));
    match shown.hand.held {
        Some(_) if shown.hand.proposed.is_some() => {
            vec![(Sign::Confirm, text("play-key-yes")), (Sign::Back, text("play-key-no"))]
        }
        Some(_) => vec![(Sign::Confirm, text("play-key-move")), (Sign::Back, text("play-key-put-down")), flip],
        None if shown.game.human_to_move() => vec![(Sign::Confirm, text("play-key-take-up")), flip, menu],
        None => vec![flip, menu],
    }
}
