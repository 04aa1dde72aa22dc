//! The editor's menu: who moves first, by which rules, against whom; and the way to the game and back.

use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{Align, Rect},
};

use crate::{
    app::{
        links::CopyLink,
        screens::{dialogs::over, people, setup::Draft},
        session::{Editor, EditorRequest, Interlude, MatchSetup, Notice, Profile, Roster, SessionRequest, fresh_seed},
        states::Menu,
        theme::{
            fonts::Face,
            kit::{Drawing, Kit, Plane},
            palette::{BROWN, INK, WARNING},
            pen::{Pen, words},
            widgets::{Button, Ribbon, ribbon, side_mark, stepper},
        },
    },
    engine::Level,
    rules::Side,
    texts::{names, text},
};

/// How the dialog is laid out, in units.
struct Places {
    size: (f32, f32),
    /// The first row of what is chosen: left, top, width, height; and where its value begins.
    row: [f32; 4],
    value: f32,
    step: f32,
    /// What is wrong with the board.
    fault: [f32; 4],
    buttons: [[f32; 4]; 6],
    letters: f32,
}

const LANDSCAPE: Places = Places {
    size: (620.0, 496.0),
    row: [44.0, 50.0, 532.0, 44.0],
    value: 250.0,
    step: 54.0,
    fault: [44.0, 264.0, 532.0, 44.0],
    buttons: [
        [44.0, 316.0, 258.0, 49.0],
        [318.0, 316.0, 258.0, 49.0],
        [44.0, 374.0, 258.0, 49.0],
        [318.0, 374.0, 258.0, 49.0],
        [44.0, 432.0, 258.0, 49.0],
        [318.0, 432.0, 258.0, 49.0],
    ],
    letters: 23.0,
};
const PORTRAIT: Places = Places {
    size: (374.0, 536.0),
    row: [18.0, 44.0, 338.0, 44.0],
    value: 128.0,
    step: 54.0,
    fault: [22.0, 262.0, 330.0, 70.0],
    buttons: [
        [18.0, 340.0, 162.0, 48.0],
        [194.0, 340.0, 162.0, 48.0],
        [18.0, 400.0, 162.0, 48.0],
        [194.0, 400.0, 162.0, 48.0],
        [18.0, 460.0, 162.0, 48.0],
        [194.0, 460.0, 162.0, 48.0],
    ],
    letters: 20.0,
};

/// Whom one plays against: nobody's level is a second person.
const OPPONENTS: [Option<Level>; 6] =
    [None, Some(Level::Easy), Some(Level::Normal), Some(Level::Expert), Some(Level::Master), Some(Level::Grandmaster)];

/// What can be pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Item {
    Play,
    GoOn,
    Start,
    Clear,
    Link,
    Leave,
}

impl Item {
    const ALL: [Self; 6] = [Self::Play, Self::GoOn, Self::Start, Self::Clear, Self::Link, Self::Leave];

    fn button(self) -> Button<'static> {
        match self {
            Self::Play => Button::new("editor-begin", text("editor-begin")).icon("play"),
            Self::GoOn => Button::new("editor-on", text("editor-on")).icon("hands"),
            Self::Start => Button::new("editor-usual", text("editor-usual")).icon("again"),
            Self::Clear => Button::new("editor-empty", text("editor-empty")).icon("close"),
            Self::Link => Button::new("editor-link", text("editor-link")).icon("people"),
            Self::Leave => Button::new("editor-leave", text("editor-leave")).icon("door"),
        }
    }
}

fn draw(
    mut kit: Kit,
    (interlude, roster): (Res<Interlude>, Res<Roster>),
    mut draft: ResMut<Draft>,
    mut menu: ResMut<NextState<Menu>>,
    mut requests: MessageWriter<EditorRequest>,
    (mut session, mut links, mut notices): (
        MessageWriter<SessionRequest>,
        MessageWriter<CopyLink>,
        MessageWriter<Notice>,
    ),
) {
    let Some(editor) = interlude.editor() else {
        menu.set(Menu::None);
        return;
    };
    kit.begin_at(Item::Play.button().id());
    let places = if kit.portrait() { &PORTRAIT } else { &LANDSCAPE };
    let check = editor.check();
    let chosen = over(&mut kit, "editor-dialog", places.size, |pen| {
        let title = pen.rect(places.size.0 / 2.0 - 100.0, -22.0, 200.0, 44.0);
        ribbon(pen, title, text("editor-title"), Ribbon::Leaf, 26.0);
        requests.write_batch(choices(pen, places, editor, &mut draft));
        let [x, y, w, h] = places.fault;
        let (said, color) = match &check {
            Ok(()) => (text("editor-counts-not"), BROWN),
            Err(why) => (why.as_str(), WARNING),
        };
        pen.paragraph(pen.rect(x, y, w, h), Align::Center, words(said, Face::Text, 16.0, color));
        let mut chosen = None;
        for (item, [x, y, w, h]) in Item::ALL.into_iter().zip(places.buttons) {
            let button = item.button().size(places.letters);
            let button = if places.letters < 22.0 { button.bare() } else { button };
            if button.show(pen, pen.rect(x, y, w, h)) {
                chosen = Some(item);
            }
        }
        chosen
    });
    match chosen.flatten() {
        Some(Item::Play) => match check {
            Ok(()) => {
                menu.set(Menu::None);
                session.write(SessionRequest::New(setup(editor, &draft, roster.playing())));
            }
            Err(why) => {
                notices.write(Notice(why));
            }
        },
        Some(Item::Start) => {
            requests.write(EditorRequest::Start);
        }
        Some(Item::Clear) => {
            requests.write(EditorRequest::Clear);
            menu.set(Menu::None);
        }
        Some(Item::Link) => {
            links.write(CopyLink);
        }
        Some(Item::Leave) => {
            menu.set(Menu::None);
            requests.write(EditorRequest::Leave);
        }
        Some(Item::GoOn) => menu.set(Menu::None),
        None if kit.back(Plane::Dialog) => menu.set(Menu::None),
        None => {}
    }
}

/// The game that begins at this board.
fn setup(editor: &Editor, draft: &Draft, who: &Profile) -> MatchSetup {
    MatchSetup {
        rules: editor.rules().clone(),
        seats: people::seats(draft.level, draft.side, who),
        start: Some(editor.position().fen()),
        seed: fresh_seed(),
        ..MatchSetup::default()
    }
}

/// The rows of what is chosen by steps; what they ask of the editor.
fn choices(pen: &mut Pen, places: &Places, editor: &Editor, draft: &mut Draft) -> Option<EditorRequest> {
    let mut asked = None;
    let row = |pen: &mut Pen, index: usize, label: &str, name: &str, value: &str, side: Option<Side>| {
        let [x, y, w, h] = places.row;
        let rect = pen.rect(x, y + places.step * index as f32, w, h);
        let split = rect.min.x + places.value;
        let left = Rect::from_min_max(rect.min, bevy_egui::egui::pos2(split - 8.0, rect.max.y));
        pen.line(left, Align::Min, words(label, Face::Strong, 20.0, INK));
        let right = Rect::from_min_max(bevy_egui::egui::pos2(split, rect.min.y), rect.max);
        stepper(pen, name, right, |pen, inner| {
            let place = pen.line(inner, Align::Center, words(value, Face::Strong, 20.0, INK));
            if let Some(side) = side {
                side_mark(pen, side, bevy_egui::egui::pos2(place.min.x - 16.0, inner.center().y), 0.95);
            }
        })
    };
    let first = editor.position().side_to_move();
    if row(pen, 0, text("editor-first-mover"), "editor-turn", names::side(first), Some(first)) != 0 {
        asked = Some(EditorRequest::Turn);
    }
    let rules = row(pen, 1, text("editor-by-rules"), "editor-rules", &names::rules(editor.rules()), None);
    if rules != 0 {
        asked = Some(EditorRequest::Rules(rules as isize));
    }
    let opponent = draft.level.map_or_else(|| text("editor-person"), names::level);
    let by = row(pen, 2, text("editor-opponent"), "editor-opponent", opponent, None);
    if by != 0 {
        let at = OPPONENTS.iter().position(|level| *level == draft.level).unwrap_or(0);
        draft.choose(OPPONENTS[(at as i32 + by).rem_euclid(OPPONENTS.len() as i32) as usize]);
    }
    if row(pen, 3, text("editor-your-side"), "editor-side", names::side(draft.side), Some(draft.side)) != 0 {
        draft.side = draft.side.opponent();
    }
    asked
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(Drawing::Dialogs).run_if(in_state(Menu::Editor)));
}
