//! Which two computers are to be watched, and by which rules.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::choices::{Row, rows};
use crate::{
    app::{
        session::{MatchSetup, Player, Seat, SessionRequest, fresh_seed},
        states::Menu,
        theme::{
            kit::{Drawing, Kit, Plane},
            widgets::Button,
        },
    },
    engine::Level,
    rules::{RuleSet, Side},
    texts::{names, text},
};

/// Who plays.
#[derive(Resource, Debug, Clone)]
struct Contest {
    /// Red's level, then Blue's.
    levels: [Level; 2],
    /// Which of the presets.
    rules: usize,
}

impl Default for Contest {
    fn default() -> Self {
        Self { levels: [Level::Expert, Level::Normal], rules: 0 }
    }
}

impl Contest {
    fn rules(&self) -> RuleSet {
        RuleSet::preset(RuleSet::PRESETS[self.rules]).unwrap_or_default()
    }

    fn setup(&self) -> MatchSetup {
        let rules = self.rules();
        let seats = self.levels.map(|level| Seat::new(Player::Computer(level)));
        MatchSetup { seats, first: rules.first_side, start: None, clock: None, seed: fresh_seed(), rules }
    }
}

/// What of it is changed, or chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Item {
    Begin,
    Back,
}

fn draw(
    mut kit: Kit,
    mut contest: ResMut<Contest>,
    mut menu: ResMut<NextState<Menu>>,
    mut requests: MessageWriter<SessionRequest>,
) {
    let title = names::rules(&contest.rules());
    let level = |side: Side| names::level(contest.levels[side.index()]);
    let choices = [
        Row { name: "watch-red", label: names::side(Side::Red), value: level(Side::Red), side: Some(Side::Red) },
        Row { name: "watch-blue", label: names::side(Side::Blue), value: level(Side::Blue), side: Some(Side::Blue) },
        Row { name: "watch-rules", label: text("watch-rules"), value: &title, side: None },
    ];
    let buttons = [
        (Button::new("watch-begin", text("watch-begin")).icon("eye"), Item::Begin),
        (Button::new("watch-back", text("watch-back")).icon("home"), Item::Back),
    ];
    let Some(done) = rows(&mut kit, "watch", text("watch-title"), &choices, text("watch-text"), &buttons) else {
        return;
    };
    match done.changed {
        Some((side @ (0 | 1), by)) => {
            let at = Level::ALL.iter().position(|level| *level == contest.levels[side]).unwrap_or(0);
            contest.levels[side] = Level::ALL[around(at, by, Level::ALL.len())];
        }
        Some((_, by)) => contest.rules = around(contest.rules, by, RuleSet::PRESETS.len()),
        None => {}
    }
    match done.pressed {
        Some(Item::Begin) => {
            menu.set(Menu::None);
            requests.write(SessionRequest::New(contest.setup()));
        }
        Some(Item::Back) => menu.set(Menu::More),
        None if kit.back(Plane::Dialog) => menu.set(Menu::More),
        None => {}
    }
}

/// So many steps on, and round from the last to the first.
fn around(at: usize, by: i32, len: usize) -> usize {
    (at as i32 + by).rem_euclid(len as i32) as usize
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Contest>()
        .add_systems(EguiPrimaryContextPass, draw.in_set(Drawing::Dialogs).run_if(in_state(Menu::Watch)));
}
