//! What else can be done from the title.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::columns::{Chosen, choose};
use crate::{
    app::{
        session::EditorRequest,
        states::Menu,
        theme::{
            kit::{Drawing, Kit},
            widgets::Button,
        },
    },
    texts::text,
};

/// What is offered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Item {
    Editor,
    Watch,
    Print,
    Back,
}

fn items() -> Vec<(Button<'static>, Item)> {
    vec![
        (Button::new("more-editor", text("more-editor")).icon("paw"), Item::Editor),
        (Button::new("more-watch", text("more-watch")).icon("eye"), Item::Watch),
        (Button::new("more-print", text("more-print")).icon("save"), Item::Print),
        (Button::new("more-back", text("more-back")).icon("home"), Item::Back),
    ]
}

fn draw(mut kit: Kit, mut menu: ResMut<NextState<Menu>>, mut editor: MessageWriter<EditorRequest>) {
    match choose(&mut kit, "more", text("more-title"), &[items()]) {
        Some(Chosen::Item(Item::Editor)) => {
            editor.write(EditorRequest::Open(None));
        }
        Some(Chosen::Item(Item::Watch)) => menu.set(Menu::Watch),
        Some(Chosen::Item(Item::Print)) => menu.set(Menu::Print),
        Some(Chosen::Item(Item::Back) | Chosen::Back) => menu.set(Menu::None),
        None => {}
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(Drawing::Dialogs).run_if(in_state(Menu::More)));
}
