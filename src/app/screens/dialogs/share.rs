//! What can be done with the game that is looked at.

use bevy::prelude::*;
use bevy_egui::{EguiClipboard, EguiPrimaryContextPass};

use super::columns::{Chosen, choose};
use crate::app::{
    film::FilmRequest,
    links::{self, CopyLink},
    screens::people,
    session::{EditorRequest, Interlude, Match, Notice, ReplayRequest, View},
    states::Menu,
    theme::{
        kit::{Drawing, Kit},
        widgets::Button,
    },
};
use crate::{rules::Side, texts::text};

/// What is offered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Item {
    GoOn,
    Link,
    Text,
    Film,
    Slower,
    Faster,
    PlayOn,
    Editor,
    Leave,
}

impl Item {
    fn button(self) -> Button<'static> {
        match self {
            Self::GoOn => Button::new("share-resume", text("share-resume")).icon("play"),
            Self::Link => Button::new("share-link", text("share-link")).icon("people"),
            Self::Text => Button::new("share-text", text("share-text")).icon("scroll"),
            Self::Film => Button::new("share-film", text("share-film")).icon("screen"),
            Self::Slower => Button::new("share-slower", text("share-slower")).icon("minus"),
            Self::Faster => Button::new("share-faster", text("share-faster")).icon("plus"),
            Self::PlayOn => Button::new("share-play", text("share-play")).icon("paw"),
            Self::Editor => Button::new("share-editor", text("share-editor")).icon("swap"),
            Self::Leave => Button::new("share-leave", text("share-leave")).icon("door"),
        }
    }
}

/// The game as a whole, and what is seen of it: a column each.
const COLUMNS: [&[Item]; 2] = [
    &[Item::GoOn, Item::Link, Item::Text, Item::Film, Item::Leave],
    &[Item::PlayOn, Item::Editor, Item::Slower, Item::Faster],
];

fn draw(
    mut kit: Kit,
    (interlude, game, view): (Res<Interlude>, Res<Match>, Res<View>),
    mut menu: ResMut<NextState<Menu>>,
    (mut requests, mut editor): (MessageWriter<ReplayRequest>, MessageWriter<EditorRequest>),
    mut films: MessageWriter<FilmRequest>,
    (mut links, mut notices): (MessageWriter<CopyLink>, MessageWriter<Notice>),
    mut clipboard: ResMut<EguiClipboard>,
) {
    let Some(replay) = interlude.replay() else {
        menu.set(Menu::None);
        return;
    };
    let [slower, faster] = replay.tempo.can_change();
    let button = |item: Item| match item {
        Item::Slower => item.button().usable(slower),
        Item::Faster => item.button().usable(faster),
        _ => item.button(),
    };
    let columns = COLUMNS.map(|column| column.iter().map(|item| (button(*item), *item)).collect());
    let Some(chosen) = choose(&mut kit, "share", text("share-title"), &columns) else { return };
    match chosen {
        Chosen::Item(Item::GoOn) | Chosen::Back => menu.set(Menu::None),
        Chosen::Item(Item::Link) => {
            links.write(CopyLink);
        }
        Chosen::Item(Item::Text) => {
            let names = Side::ALL.map(|side| people::name_of(&game, side));
            clipboard.set_text(&links::text(&replay.game, names.each_ref().map(String::as_str)));
            notices.write(Notice(text("share-copied").to_owned()));
        }
        Chosen::Item(Item::Film) => {
            films.write(FilmRequest { game: Box::new(replay.game.clone()), flipped: view.flipped });
        }
        Chosen::Item(Item::Slower) => {
            requests.write(ReplayRequest::Faster(-1));
        }
        Chosen::Item(Item::Faster) => {
            requests.write(ReplayRequest::Faster(1));
        }
        Chosen::Item(Item::PlayOn) => {
            menu.set(Menu::None);
            requests.write(ReplayRequest::PlayOn);
        }
        Chosen::Item(Item::Editor) => {
            editor.write(EditorRequest::Open(Some(Box::new(replay.game_at(replay.at)))));
        }
        Chosen::Item(Item::Leave) => {
            menu.set(Menu::None);
            requests.write(ReplayRequest::Leave);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<EguiClipboard>()
        .add_systems(EguiPrimaryContextPass, draw.in_set(Drawing::Dialogs).run_if(in_state(Menu::Share)));
}
