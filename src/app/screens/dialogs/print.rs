//! Print and play: which paper, and how much ink.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::choices::{Row, rows};
use crate::{
    app::{
        session::Handout,
        states::{Menu, Screen},
        theme::{
            kit::{Drawing, Kit, Plane},
            widgets::Button,
        },
    },
    print::{Ink, Paper},
    texts::{self, text},
};

/// What is printed on, and with what.
#[derive(Resource, Debug, Clone)]
struct Wanted {
    paper: Paper,
    ink: Ink,
}

impl Default for Wanted {
    fn default() -> Self {
        Self { paper: Paper::A4, ink: Ink::Color }
    }
}

/// What was pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Item {
    Save,
    Back,
}

fn draw(
    mut kit: Kit,
    screen: Res<State<Screen>>,
    mut wanted: ResMut<Wanted>,
    mut menu: ResMut<NextState<Menu>>,
    mut handouts: MessageWriter<Handout>,
) {
    let up = if *screen.get() == Screen::Play { Menu::Pause } else { Menu::More };
    let paper = match wanted.paper {
        Paper::A4 => text("print-a4"),
        Paper::Letter => text("print-letter"),
    };
    let ink = match wanted.ink {
        Ink::Color => text("print-color"),
        Ink::Saving => text("print-saving"),
    };
    let choices = [
        Row { name: "print-paper", label: text("print-paper"), value: paper, side: None },
        Row { name: "print-ink", label: text("print-ink"), value: ink, side: None },
    ];
    let buttons = [
        (Button::new("print-save", text("print-save")).icon("save"), Item::Save),
        (Button::new("print-back", text("print-back")).icon("home"), Item::Back),
    ];
    let Some(done) = rows(&mut kit, "print", text("print-title"), &choices, text("print-text"), &buttons) else {
        return;
    };
    match done.changed {
        Some((0, _)) => wanted.paper = if wanted.paper == Paper::A4 { Paper::Letter } else { Paper::A4 },
        Some(_) => wanted.ink = if wanted.ink == Ink::Color { Ink::Saving } else { Ink::Color },
        None => {}
    }
    match done.pressed {
        Some(Item::Save) => {
            handouts.write(Handout::Sheets { paper: wanted.paper, ink: wanted.ink, language: texts::spoken() });
        }
        Some(Item::Back) => menu.set(up),
        None if kit.back(Plane::Dialog) => menu.set(up),
        None => {}
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Wanted>()
        .add_systems(EguiPrimaryContextPass, draw.in_set(Drawing::Dialogs).run_if(in_state(Menu::Print)));
}
