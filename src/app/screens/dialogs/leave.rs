//! Leave the game? It is kept.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::question::{Answer, Question, ask};
use crate::{
    app::{
        session::{Match, SessionRequest},
        states::Menu,
        theme::kit::{Drawing, Kit},
    },
    texts::text,
};

fn draw(
    mut kit: Kit,
    game: Res<Match>,
    mut menu: ResMut<NextState<Menu>>,
    mut requests: MessageWriter<SessionRequest>,
) {
    let question = Question {
        name: "leave",
        title: text("leave-title"),
        text: if game.over() { text("leave-over") } else { text("leave-kept") },
        left: text("leave-stay"),
        right: text("leave-leave"),
    };
    match ask(&mut kit, &question) {
        Some(Answer::Left) => menu.set(Menu::None),
        Some(Answer::Right) => {
            requests.write(SessionRequest::Close);
        }
        Some(Answer::Back) => menu.set(Menu::Pause),
        None => {}
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(Drawing::Dialogs).run_if(in_state(Menu::Leave)));
}
