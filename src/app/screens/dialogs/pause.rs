//! The menu of the game.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::over;
use crate::app::{
    links::CopyLink,
    session::{Classroom, LessonRequest, Match, SessionRequest, View},
    states::Menu,
    theme::{
        kit::{Drawing, Kit, Plane},
        widgets::{Button, Ribbon, ribbon},
    },
};

/// What the menu offers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Item {
    Resume,
    Restart,
    Rules,
    Flip,
    Seats,
    Link,
    Games,
    Settings,
    Draw,
    Resign,
    Leave,
}

impl Item {
    const fn button(self) -> Button<'static> {
        match self {
            Self::Resume => Button::new("pause-resume", "Go on").icon("play"),
            Self::Restart => Button::new("pause-restart", "Start again").icon("again"),
            Self::Rules => Button::new("pause-rules", "Rules").icon("scroll"),
            Self::Flip => Button::new("pause-flip", "Turn the board").icon("flip"),
            Self::Seats => Button::new("pause-seats", "Seats").icon("person"),
            Self::Link => Button::new("pause-link", "Copy a link").icon("people"),
            Self::Games => Button::new("pause-games", "Saved games").icon("folder"),
            Self::Settings => Button::new("pause-settings", "Settings").icon("gear"),
            Self::Draw => Button::new("pause-draw", "Agree to a draw").icon("hands"),
            Self::Resign => Button::new("pause-resign", "Give up").icon("flag"),
            Self::Leave => Button::new("pause-leave", "Leave").icon("home"),
        }
    }
}

/// What can be done in this match.
fn items(game: &Match, taught: bool) -> impl Iterator<Item = Item> {
    let (draw, resign, people) = (game.can_agree_draw(), game.resigner().is_some(), !game.computers_only());
    const ALL: [Item; 11] = [
        Item::Resume,
        Item::Restart,
        Item::Rules,
        Item::Flip,
        Item::Seats,
        Item::Link,
        Item::Games,
        Item::Settings,
        Item::Draw,
        Item::Resign,
        Item::Leave,
    ];
    ALL.into_iter().filter(move |item| match item {
        // A lesson is nobody's game.
        Item::Restart | Item::Seats | Item::Link | Item::Draw | Item::Resign if taught => false,
        Item::Draw => draw,
        Item::Resign => resign,
        Item::Seats => people,
        _ => true,
    })
}

/// Height of an item with the room to the next, and the room there is for all.
const STEP: f32 = 60.0;
const ROOM: f32 = 604.0;
/// Above the first item and below the last.
const ENDS: (f32, f32) = (50.0, 24.0);

fn draw(
    mut kit: Kit,
    (game, class): (Res<Match>, Res<Classroom>),
    mut view: ResMut<View>,
    mut menu: ResMut<NextState<Menu>>,
    (mut requests, mut lessons): (MessageWriter<SessionRequest>, MessageWriter<LessonRequest>),
    mut links: MessageWriter<CopyLink>,
) {
    if game.over() && !class.is_open() {
        menu.set(Menu::Result);
        return;
    }
    kit.begin_at(Item::Resume.button().id());
    let count = items(&game, class.is_open()).count() as f32;
    let step = (ROOM / count).min(STEP);
    let size = (350.0, ENDS.0 + step * count + ENDS.1);
    let chosen = over(&mut kit, "pause", size, |pen| {
        let title = pen.rect(size.0 / 2.0 - 100.0, -22.0, 200.0, 44.0);
        ribbon(pen, title, "Paused", Ribbon::Leaf, 26.0);
        let mut chosen = None;
        for (row, item) in items(&game, class.is_open()).enumerate() {
            let rect = pen.rect(42.0, ENDS.0 + step * row as f32, size.0 - 84.0, step - 11.0);
            if item.button().show(pen, rect) {
                chosen = Some(item);
            }
        }
        chosen
    });
    match chosen.flatten() {
        Some(Item::Resume) => menu.set(Menu::None),
        Some(Item::Restart) => {
            menu.set(Menu::None);
            requests.write(SessionRequest::Again);
        }
        Some(Item::Rules) => menu.set(Menu::Rules),
        Some(Item::Flip) => {
            view.flipped = !view.flipped;
            menu.set(Menu::None);
        }
        Some(Item::Seats) => menu.set(Menu::Seats),
        Some(Item::Link) => {
            menu.set(Menu::None);
            links.write(CopyLink);
        }
        Some(Item::Games) => menu.set(Menu::Games),
        Some(Item::Settings) => menu.set(Menu::Settings),
        Some(Item::Draw) => {
            menu.set(Menu::None);
            requests.write(SessionRequest::AgreeDraw);
        }
        Some(Item::Resign) => {
            menu.set(Menu::None);
            requests.write(SessionRequest::Resign);
        }
        Some(Item::Leave) if class.is_open() => {
            menu.set(Menu::None);
            lessons.write(LessonRequest::Leave);
        }
        Some(Item::Leave) => menu.set(Menu::Leave),
        None if kit.back(Plane::Dialog) => menu.set(Menu::None),
        None => {}
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(Drawing::Dialogs).run_if(in_state(Menu::Pause)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::session::{Player, Seat};

    #[test]
    fn only_two_people_can_agree() {
        let alone = Match::default();
        assert!(!items(&alone, false).any(|item| item == Item::Draw));
        let mut two = Match::default();
        two.seats = [Player::Human, Player::Human].map(Seat::new);
        assert!(items(&two, false).any(|item| item == Item::Draw));
    }
}
