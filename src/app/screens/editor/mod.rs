//! The position editor: the animals to choose from, what is wrong with the board, and the tools. `dialog` is its menu.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::app::{
    session::{Action, EditorRequest, Interlude},
    states::{Menu, Screen},
    theme::kit::{Drawing, Kit},
};

mod dialog;
mod papers;

fn draw(
    mut kit: Kit,
    interlude: Res<Interlude>,
    mut menu: ResMut<NextState<Menu>>,
    mut requests: MessageWriter<EditorRequest>,
    mut actions: MessageWriter<Action>,
) {
    let Some(editor) = interlude.editor() else { return };
    let brush = papers::palette(&mut kit, editor);
    requests.write_batch(brush.map(EditorRequest::Brush));
    papers::verdict(&mut kit, editor);
    match papers::tools(&mut kit, editor) {
        Some(papers::Tool::Ask(request)) => {
            requests.write(request);
        }
        Some(papers::Tool::Flip) => {
            actions.write(Action::Flip);
        }
        Some(papers::Tool::Menu | papers::Tool::Play) => menu.set(Menu::Editor),
        None => {}
    }
}

fn editing(interlude: Res<Interlude>) -> bool {
    interlude.editor().is_some()
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(dialog::plugin).add_systems(
        EguiPrimaryContextPass,
        draw.in_set(Drawing::Screens).run_if(in_state(Screen::Play).and_then(editing)),
    );
}
