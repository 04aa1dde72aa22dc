//! The positions that show what each switch changes.

use super::{
    pictures::{Picture, Says},
    switches::Switch,
};
use crate::texts::text;

/// Pictures of what a switch changes, as it stands at one of its values.
pub(super) fn of(switch: Switch, at: usize) -> Vec<Picture> {
    let verdict = |fen, mv, part, yes, no| Picture { fen, mv: Some(mv), part, says: Says::Verdict { yes, no } };
    let plain = |fen, mv, part, says| Picture { fen, mv, part, says: Says::Value(says) };
    match switch {
        Switch::ElephantTakesRat => vec![
            verdict(
                "6c/7/7/7/7/7/3E3/3r3/6L w",
                "d3d2",
                [1, 1, 5, 3],
                text("house-elephant-trapped-yes"),
                text("house-elephant-trapped-no"),
            ),
            verdict(
                "6c/7/7/7/7/3r3/3E3/7/6L w",
                "d3d4",
                [2, 2, 3, 3],
                text("house-elephant-elsewhere-yes"),
                text("house-elephant-elsewhere-no"),
            ),
        ],
        Switch::TrapWeakens => vec![verdict(
            "7/7/7/7/7/7/3c3/3L3/6T b",
            "d3d2",
            [1, 0, 5, 4],
            text("house-trap-may"),
            text("house-trap-may-not"),
        )],
        Switch::WeakenedMayTake => vec![verdict(
            "6l/3T3/3c3/7/7/7/7/7/6L w",
            "d8d7",
            [1, 5, 5, 4],
            text("house-weakened-may"),
            text("house-weakened-may-not"),
        )],
        Switch::RatLeavesWater => vec![
            verdict(
                "6l/7/7/7/rR5/7/7/7/6L w",
                "b5a5",
                [0, 3, 4, 3],
                text("house-leaving-land-yes"),
                text("house-leaving-land-no"),
            ),
            verdict(
                "6l/7/7/7/eR5/7/7/7/6L w",
                "b5a5",
                [0, 3, 4, 3],
                text("house-leaving-elephant-yes"),
                text("house-leaving-elephant-no"),
            ),
        ],
        Switch::RatEntersWater => vec![verdict(
            "6l/7/7/7/Rr5/7/7/7/6L w",
            "a5b5",
            [0, 3, 4, 3],
            text("house-entering-may"),
            text("house-entering-may-not"),
        )],
        Switch::LionLeaps => vec![
            verdict(
                "6c/7/7/7/7/7/1L5/7/6E w",
                "b3b7",
                [0, 2, 5, 5],
                text("house-lion-up-yes"),
                text("house-lion-up-no"),
            ),
            verdict(
                "6c/7/7/7/L6/7/7/7/6E w",
                "a5d5",
                [0, 3, 5, 3],
                text("house-lion-sideways-yes"),
                text("house-lion-sideways-no"),
            ),
        ],
        Switch::TigerLeaps => vec![
            verdict(
                "6c/7/7/7/7/7/1T5/7/6E w",
                "b3b7",
                [0, 2, 5, 5],
                text("house-tiger-up-yes"),
                text("house-tiger-up-no"),
            ),
            verdict(
                "6c/7/7/7/T6/7/7/7/6E w",
                "a5d5",
                [0, 3, 5, 3],
                text("house-tiger-sideways-yes"),
                text("house-tiger-sideways-no"),
            ),
        ],
        Switch::LeapTakes => vec![verdict(
            "7/7/1l5/7/7/7/1L5/7/6E w",
            "b3b7",
            [0, 2, 5, 5],
            text("house-leap-may"),
            text("house-leap-may-not"),
        )],
        Switch::OwnRatBars => vec![verdict(
            "6c/7/7/7/1R5/7/1L5/7/6E w",
            "b3b7",
            [0, 2, 5, 5],
            text("house-own-rat-may"),
            text("house-own-rat-may-not"),
        )],
        Switch::LionEqualsTiger => vec![verdict(
            "7/7/7/7/7/3l3/3T3/7/6L w",
            "d3d4",
            [2, 2, 3, 3],
            text("house-cats-may"),
            text("house-cats-may-not"),
        )],
        Switch::WolfAndDog => vec![
            verdict(
                "7/7/7/7/7/3d3/3W3/7/6L w",
                "d3d4",
                [2, 2, 3, 3],
                text("house-wolf-wolf-yes"),
                text("house-wolf-wolf-no"),
            ),
            verdict(
                "7/7/7/7/7/3w3/3D3/7/6L w",
                "d3d4",
                [2, 2, 3, 3],
                text("house-wolf-dog-yes"),
                text("house-wolf-dog-no"),
            ),
        ],
        Switch::EqualRanks => {
            let says = match at {
                0 => text("house-equal-first-seen"),
                _ => text("house-equal-both-seen"),
            };
            vec![plain("7/7/7/7/7/3w3/3W3/7/6L w", Some("d3d4"), [1, 1, 5, 4], says)]
        }
        Switch::DenEntry => vec![
            verdict(
                "6l/3L3/7/7/7/7/7/7/7 w",
                "d8d9",
                [1, 5, 5, 4],
                text("house-den-lion-yes"),
                text("house-den-lion-no"),
            ),
            verdict(
                "6l/3R3/7/7/7/7/7/7/7 w",
                "d8d9",
                [1, 5, 5, 4],
                text("house-den-rat-yes"),
                text("house-den-rat-no"),
            ),
        ],
        Switch::NoMove => {
            let says = match at {
                0 => text("house-no-move-loses-seen"),
                _ => text("house-no-move-draw-seen"),
            };
            vec![plain("7/7/7/7/7/7/7/c6/Rd5 w", None, [0, 0, 4, 3], says)]
        }
        Switch::Repetition => {
            let says = match at {
                0 => text("house-repetition-draw-seen"),
                1 => text("house-repetition-barred-seen"),
                2 => text("house-repetition-loses-seen"),
                3 => text("house-repetition-counts-seen"),
                _ => text("house-repetition-nothing-seen"),
            };
            vec![plain("6c/7/7/7/7/7/3E3/7/7 w", Some("d3e3"), [1, 1, 5, 4], says)]
        }
        Switch::Quiet => {
            let says = match at {
                0 => text("house-quiet-never-seen"),
                _ => text("house-quiet-draw-seen"),
            };
            vec![plain("6c/7/7/3r3/7/3E3/7/7/7 w", None, [1, 2, 5, 5], says)]
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Position, RuleSet};

    /// A picture that never changes would show nothing.
    #[test]
    fn every_picture_is_a_position_and_follows_its_switch() {
        for switch in Switch::ALL {
            let mut said: Vec<Vec<(bool, String)>> = Vec::new();
            for at in 0..switch.count() {
                let mut rules = RuleSet::default();
                switch.put(&mut rules, at);
                said.push(
                    of(switch, at)
                        .iter()
                        .map(|picture| {
                            Position::from_fen(picture.fen, &rules).expect("a position");
                            let (holds, text) = picture.says(&rules);
                            (holds.unwrap_or(true), text.to_owned())
                        })
                        .collect(),
                );
            }
            let changes = said.windows(2).any(|pair| pair[0] != pair[1]);
            assert!(changes, "{switch:?}: {said:?}");
        }
    }
}
