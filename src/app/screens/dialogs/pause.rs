//! The menu of the game.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::columns::{Chosen, choose};
use crate::{
    app::{
        links::CopyLink,
        session::{EditorRequest, Match, ReplayRequest, SavedGame, SessionRequest, Study, View},
        states::Menu,
        theme::{
            kit::{Drawing, Kit},
            widgets::Button,
        },
    },
    texts::text,
};

/// What the menu offers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Item {
    Resume,
    Restart,
    Rules,
    Review,
    Flip,
    Seats,
    Link,
    Games,
    Replay,
    Editor,
    Print,
    Settings,
    Draw,
    Resign,
    Leave,
}

impl Item {
    fn button(self) -> Button<'static> {
        match self {
            Self::Resume => Button::new("pause-resume", text("pause-resume")).icon("play"),
            Self::Restart => Button::new("pause-restart", text("pause-restart")).icon("again"),
            Self::Rules => Button::new("pause-rules", text("pause-rules")).icon("scroll"),
            Self::Review => Button::new("pause-review", text("pause-review")).icon("eye"),
            Self::Flip => Button::new("pause-flip", text("pause-flip")).icon("flip"),
            Self::Seats => Button::new("pause-seats", text("pause-seats")).icon("person"),
            Self::Link => Button::new("pause-link", text("pause-link")).icon("people"),
            Self::Games => Button::new("pause-games", text("pause-games")).icon("folder"),
            Self::Replay => Button::new("pause-replay", text("pause-replay")).icon("first"),
            Self::Editor => Button::new("pause-editor", text("pause-editor")).icon("paw"),
            Self::Print => Button::new("pause-print", text("pause-print")).icon("save"),
            Self::Settings => Button::new("pause-settings", text("pause-settings")).icon("gear"),
            Self::Draw => Button::new("pause-draw", text("pause-draw")).icon("hands"),
            Self::Resign => Button::new("pause-resign", text("pause-resign")).icon("flag"),
            Self::Leave => Button::new("pause-leave", text("pause-leave")).icon("home"),
        }
    }
}

/// The game itself, and what lies around it: a column each, top to bottom.
const COLUMNS: [&[Item]; 2] = [
    &[Item::Resume, Item::Restart, Item::Rules, Item::Flip, Item::Seats, Item::Draw, Item::Resign, Item::Leave],
    &[Item::Settings, Item::Games, Item::Link, Item::Review, Item::Replay, Item::Editor, Item::Print],
];

/// What of a column can be done in this match.
fn items(column: &'static [Item], game: &Match, taught: bool) -> impl Iterator<Item = Item> {
    let (draw, resign, people) = (game.can_agree_draw(), game.resigner().is_some(), !game.computers_only());
    column.iter().copied().filter(move |item| match item {
        // What is learned at is nobody's game.
        Item::Restart
        | Item::Seats
        | Item::Draw
        | Item::Resign
        | Item::Link
        | Item::Games
        | Item::Replay
        | Item::Editor
        | Item::Review
            if taught =>
        {
            false
        }
        Item::Replay | Item::Review => !game.game.plies().is_empty(),
        Item::Draw => draw,
        Item::Resign => resign,
        Item::Seats => people,
        _ => true,
    })
}

fn draw(
    mut kit: Kit,
    (game, mut study): (Res<Match>, Study),
    mut view: ResMut<View>,
    mut menu: ResMut<NextState<Menu>>,
    mut requests: MessageWriter<SessionRequest>,
    mut links: MessageWriter<CopyLink>,
    (mut replays, mut editor): (MessageWriter<ReplayRequest>, MessageWriter<EditorRequest>),
) {
    if game.over() && !game.exercise {
        menu.set(Menu::Result);
        return;
    }
    let columns =
        COLUMNS.map(|column| items(column, &game, game.exercise).map(|item| (item.button(), item)).collect::<Vec<_>>());
    let Some(chosen) = choose(&mut kit, "pause", text("pause-title"), &columns) else { return };
    let item = match chosen {
        Chosen::Back => Item::Resume,
        Chosen::Item(item) => item,
    };
    match item {
        Item::Resume => menu.set(Menu::None),
        Item::Restart => {
            menu.set(Menu::None);
            requests.write(SessionRequest::Again);
        }
        Item::Rules => menu.set(Menu::Rules),
        Item::Review => study.review(),
        Item::Flip => {
            view.flipped = !view.flipped;
            menu.set(Menu::None);
        }
        Item::Seats => menu.set(Menu::Seats),
        Item::Link => {
            menu.set(Menu::None);
            links.write(CopyLink);
        }
        Item::Games => menu.set(Menu::Games),
        Item::Print => menu.set(Menu::Print),
        Item::Settings => menu.set(Menu::Settings),
        Item::Draw => {
            menu.set(Menu::None);
            requests.write(SessionRequest::AgreeDraw);
        }
        Item::Resign => {
            menu.set(Menu::None);
            requests.write(SessionRequest::Resign);
        }
        Item::Leave => menu.set(if study.leave() { Menu::None } else { Menu::Leave }),
        Item::Replay => {
            replays.write(ReplayRequest::Open(Box::new(SavedGame::of(&game))));
        }
        Item::Editor => {
            editor.write(EditorRequest::Open(Some(Box::new(game.game.clone()))));
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(Drawing::Dialogs).run_if(in_state(Menu::Pause)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::session::{Player, Seat};

    fn offers_draw(game: &Match) -> bool {
        COLUMNS.into_iter().any(|column| items(column, game, false).any(|item| item == Item::Draw))
    }

    #[test]
    fn only_two_people_can_agree() {
        assert!(!offers_draw(&Match::default()));
        let mut two = Match::default();
        two.seats = [Player::Human, Player::Human].map(Seat::new);
        assert!(offers_draw(&two));
    }
}
