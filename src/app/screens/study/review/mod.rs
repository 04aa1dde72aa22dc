//! What lies beside the board while a game is reviewed: the graph of who stood better, the moves, and what is said of the
//! one that led to what is shown. `graph` and `moves` draw the first two, `said` the last, `marks` what slips are marked with.

use bevy::prelude::*;
use bevy_egui::{EguiPrimaryContextPass, egui::vec2};

use crate::{
    app::{
        session::{ReviewRequest, Reviewing, View},
        states::Screen,
        theme::{
            kit::{Drawing, Kit, Plane},
            widgets::{Ribbon, Sign, Tile, note, panel, prompts, ribbon},
        },
    },
    texts::text,
};

use super::{Row, leave, tools};

mod arrow;
mod graph;
mod marks;
mod moves;
mod said;

/// Left, top, width and height of the papers, in units of the frame.
struct Places {
    graph: [f32; 4],
    /// The list of moves, where there is room for it.
    moves: Option<[f32; 4]>,
    said: [f32; 4],
    tool: Row,
}

const LANDSCAPE: Places = Places {
    graph: [612.0, 40.0, 640.0, 238.0],
    moves: Some([612.0, 296.0, 332.0, 270.0]),
    said: [960.0, 296.0, 292.0, 270.0],
    tool: ([614.0, 582.0, 98.0, 78.0], 107.6),
};
const PORTRAIT: Places = Places {
    graph: [10.0, 10.0, 370.0, 120.0],
    moves: None,
    said: [10.0, 606.0, 370.0, 150.0],
    tool: ([10.0, 768.0, 56.0, 68.0], 62.8),
};

/// A tool beside the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Tool {
    Leave,
    Back,
    On,
    Slip,
    Play,
    Stop,
}

impl Tool {
    const ALL: [Self; 6] = [Self::Leave, Self::Back, Self::On, Self::Slip, Self::Play, Self::Stop];

    fn tile(self, reviewing: &Reviewing) -> Tile<'static> {
        let (at, last) = (reviewing.at(), reviewing.game().map_or(0, |game| game.plies().len()));
        let (name, label, icon, sign, usable) = match self {
            Self::Leave => ("review-leave", leave(), "door", Sign::Back, true),
            Self::Back => ("review-back", text("review-back"), "prev", Sign::PreviousTab, at > 0),
            Self::On => ("review-on", text("review-on"), "next", Sign::NextTab, at < last),
            Self::Slip => ("review-slip", text("review-slip"), "info", Sign::Hint, reviewing.next_slip().is_some()),
            Self::Play => ("review-play", text("review-play"), "play", Sign::Undo, reviewing.can_play_on()),
            Self::Stop => ("review-stop", text("review-stop"), "pause", Sign::Confirm, reviewing.wanted().is_some()),
        };
        Tile { name, label, icon, sign, usable }
    }

    const fn request(self) -> ReviewRequest {
        match self {
            Self::Leave => ReviewRequest::Close,
            Self::Back => ReviewRequest::Step(-1),
            Self::On => ReviewRequest::Step(1),
            Self::Slip => ReviewRequest::NextSlip,
            Self::Play => ReviewRequest::PlayOn,
            Self::Stop => ReviewRequest::Stop,
        }
    }
}

fn draw(mut kit: Kit, (reviewing, view): (Res<Reviewing>, Res<View>), mut requests: MessageWriter<ReviewRequest>) {
    let Some(players) = reviewing.players() else { return };
    let upright = kit.portrait();
    let places = if upright { &PORTRAIT } else { &LANDSCAPE };
    let [_, _, width, height] = places.graph;
    let mut go = kit
        .paper_at("review-graph", Plane::Screen, places.graph, 0, |pen| {
            let whole = pen.rect(0.0, 0.0, width, height);
            if upright {
                note(pen, whole);
            } else {
                panel(pen, whole);
                let place = pen.rect(width / 2.0 - 90.0, -20.0, 180.0, 42.0);
                ribbon(pen, place, text("review-title"), Ribbon::Leaf, 25.0);
            }
            graph::draw(pen, whole, upright, &reviewing, players)
        })
        .flatten();
    if let Some(place) = places.moves {
        let chosen = kit.paper_at("review-moves", Plane::Screen, place, 1, |pen| {
            let whole = pen.rect(0.0, 0.0, place[2], place[3]);
            panel(pen, whole);
            moves::draw(pen, whole, &reviewing)
        });
        go = go.or(chosen.flatten());
    }
    kit.paper_at("review-said", Plane::Screen, places.said, 2, |pen| {
        let whole = pen.rect(0.0, 0.0, places.said[2], places.said[3]);
        if upright {
            note(pen, whole);
        } else {
            panel(pen, whole);
        }
        let room = whole.shrink2(if upright { vec2(18.0, 8.0) } else { vec2(26.0, 20.0) });
        pen.telling(|pen| said::draw(pen, room, upright, &reviewing));
    });
    arrow::draw(&mut kit, &reviewing, view.flipped);
    requests.write_batch(go.filter(|at| *at != reviewing.at()).map(ReviewRequest::Go));
    let pressed = tools(&mut kit, "review-tool", places.tool, 3, Tool::ALL, |tool| tool.tile(&reviewing));
    requests.write_batch(pressed.map(Tool::request));
    if !upright {
        kit.paper_at("review-prompts", Plane::Screen, [656.0, 672.0, 600.0, 38.0], 9, |pen| {
            let end = pen.at(600.0, 19.0);
            let items = [
                (Sign::Steer, text("review-prompt-move")),
                (Sign::Hint, text("review-prompt-slip")),
                (Sign::Undo, text("review-prompt-play")),
                (Sign::Flip, text("review-prompt-turn")),
                (Sign::Back, leave()),
            ];
            prompts(pen, end.x, end.y, 700.0, &items);
        });
    }
}

/// Whether a game is reviewed.
fn given(reviewing: Res<Reviewing>) -> bool {
    reviewing.is_open()
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.in_set(Drawing::Screens).run_if(in_state(Screen::Play).and_then(given)),
    );
}
