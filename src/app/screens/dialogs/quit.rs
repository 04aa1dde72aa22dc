//! Close the program?

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::question::{Answer, Question, ask};
use crate::{
    app::{
        states::Menu,
        theme::kit::{Drawing, Kit},
    },
    texts::text,
};

fn draw(mut kit: Kit, mut menu: ResMut<NextState<Menu>>, mut exit: MessageWriter<AppExit>) {
    let question = Question {
        name: "quit",
        title: text("quit-title"),
        text: text("quit-text"),
        left: text("quit-stay"),
        right: text("quit-quit"),
    };
    match ask(&mut kit, &question) {
        Some(Answer::Left | Answer::Back) => menu.set(Menu::None),
        Some(Answer::Right) => {
            exit.write(AppExit::Success);
        }
        None => {}
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(Drawing::Dialogs).run_if(in_state(Menu::Quit)));
}
