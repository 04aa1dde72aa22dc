//! "Now Blue": the one device goes to the other player. Any press takes the leaf away.

use bevy::prelude::*;
use bevy_egui::{EguiPrimaryContextPass, egui::Align};

use super::over;
use crate::{
    app::{
        screens::people,
        session::{Facing, Match},
        states::Menu,
        theme::{
            fonts::Face,
            kit::{Drawing, Kit},
            palette,
            pen::words,
            widgets::{Ribbon, portrait, ribbon},
        },
    },
    text,
    texts::text,
};

const SIZE: (f32, f32) = (340.0, 236.0);

fn draw(mut kit: Kit, game: Res<Match>, facing: Res<Facing>) {
    let side = game.to_move();
    let turn = text!("hand-over-title", side = side.key());
    let name = people::name_of(&game, side);
    let turned = facing.turned(side);
    let draw = |pen: &mut crate::app::theme::pen::Pen| {
        let above = pen.rect(SIZE.0 / 2.0 - 110.0, -24.0, 220.0, 48.0);
        pen.telling(|pen| ribbon(pen, above, &turn, Ribbon::Sun, 30.0));
        portrait(pen, side, people::avatar(game.seat(side), side), pen.at(SIZE.0 / 2.0, 92.0), 54.0);
        let line = pen.rect(20.0, 150.0, SIZE.0 - 40.0, 36.0);
        pen.telling(|pen| pen.line(line, Align::Center, words(&name, Face::Display, 26.0, palette::INK)));
        let line = pen.rect(20.0, 188.0, SIZE.0 - 40.0, 28.0);
        pen.line(line, Align::Center, words(text("hand-over-text"), Face::Text, 18.0, palette::BROWN));
    };
    over(&mut kit, "hand-over", SIZE, draw);
    if turned {
        kit.turn_paper("hand-over");
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(Drawing::Dialogs).run_if(in_state(Menu::HandOver)));
}
