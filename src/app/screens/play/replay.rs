//! What lies beside the board while a game is looked at: the players, all moves, and what leads through them.

use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{Align, Id, Pos2, Rect, pos2, vec2},
};

use super::{Shown, moves, seats};
use crate::{
    app::{
        session::{Interlude, Replay, ReplayRequest},
        states::{Menu, Screen},
        theme::{
            fonts::Face,
            kit::{Drawing, Kit, Plane},
            palette,
            pen::{Pen, words},
            widgets::{Ribbon, Sign, Tile, note, panel, prompts, ribbon, slider},
        },
    },
    text,
    texts::{names, text},
};

/// The list of moves on the window, and the rows on it.
const LIST: [f32; 4] = [936.0, 34.0, 318.0, 372.0];
const ROWS: (f32, f32) = (32.0, 336.0);

/// The groove that leads through the game.
const LANDSCAPE_WAY: [f32; 4] = [936.0, 420.0, 318.0, 50.0];
const PORTRAIT_WAY: [f32; 4] = [10.0, 603.0, 370.0, 38.0];

/// What is done with a tool.
#[derive(Debug, Clone)]
enum Deed {
    Ask(ReplayRequest),
    Menu,
}

/// The tools: the first row, and the second one, for which there is room beside the board alone.
fn tools(replay: &Replay) -> [(Tile<'static>, Deed); 8] {
    let tile = |name, label, icon, sign, usable| Tile { name, label, icon, sign, usable };
    let (begun, more) = (replay.at > 0, replay.at < replay.len());
    let [slower, faster] = replay.tempo.can_change();
    let (label, icon) =
        if replay.playing { (text("replay-tool-pause"), "pause") } else { (text("replay-tool-play"), "play") };
    let ask = Deed::Ask;
    [
        (tile("replay-first", text("replay-tool-first"), "first", Sign::Undo, begun), ask(ReplayRequest::To(0))),
        (tile("replay-back", text("replay-tool-back"), "prev", Sign::Steer, begun), ask(ReplayRequest::By(-1))),
        (tile("replay-play", label, icon, Sign::Confirm, !replay.is_empty()), ask(ReplayRequest::Toggle)),
        (tile("replay-on", text("replay-tool-on"), "next", Sign::Steer, more), ask(ReplayRequest::By(1))),
        (tile("replay-last", text("replay-tool-last"), "last", Sign::Hint, more), ask(ReplayRequest::To(usize::MAX))),
        (tile("replay-menu", text("replay-tool-menu"), "menu", Sign::Menu, true), Deed::Menu),
        (
            tile("replay-slower", text("replay-tool-slower"), "minus", Sign::PreviousTab, slower),
            ask(ReplayRequest::Faster(-1)),
        ),
        (
            tile("replay-faster", text("replay-tool-faster"), "plus", Sign::NextTab, faster),
            ask(ReplayRequest::Faster(1)),
        ),
    ]
}

/// Where the tools lie, in their order.
const LANDSCAPE: [[f32; 4]; 8] = [
    [936.0, 484.0, 58.0, 64.0],
    [1001.0, 484.0, 58.0, 64.0],
    [1066.0, 484.0, 58.0, 64.0],
    [1131.0, 484.0, 58.0, 64.0],
    [1196.0, 484.0, 58.0, 64.0],
    [1180.0, 562.0, 74.0, 64.0],
    [936.0, 562.0, 74.0, 64.0],
    [1082.0, 562.0, 74.0, 64.0],
];
const PORTRAIT: [[f32; 4]; 6] = [
    [12.0, 742.0, 56.0, 72.0],
    [74.0, 742.0, 56.0, 72.0],
    [136.0, 742.0, 56.0, 72.0],
    [198.0, 742.0, 56.0, 72.0],
    [260.0, 742.0, 56.0, 72.0],
    [322.0, 742.0, 56.0, 72.0],
];
/// How fast it goes, between the tools that change it.
const SPEED: [f32; 4] = [1014.0, 562.0, 64.0, 64.0];

/// How far the list was scrolled from where the replay has it, and at which ply.
#[derive(Debug, Default)]
struct Scrolled {
    by: f32,
    at: usize,
}

fn draw(
    mut kit: Kit,
    shown: Shown,
    interlude: Res<Interlude>,
    mut scrolled: Local<Scrolled>,
    mut menu: ResMut<NextState<Menu>>,
    mut requests: MessageWriter<ReplayRequest>,
) {
    let Some(replay) = interlude.replay() else { return };
    let upright = kit.portrait();
    seats::draw(&mut kit, &shown);
    if !upright {
        let chosen = kit.paper_at("replay-moves", Plane::Screen, LIST, 2, |pen| list(pen, replay, &mut scrolled));
        requests.write_batch(chosen.flatten().map(ReplayRequest::To));
    }
    let place = if upright { PORTRAIT_WAY } else { LANDSCAPE_WAY };
    let led = kit.paper_at("replay-way", Plane::Screen, place, 2, |pen| way(pen, place, replay));
    requests.write_batch(led.flatten().map(ReplayRequest::To));
    let places: &[[f32; 4]] = if upright { &PORTRAIT } else { &LANDSCAPE };
    for ((tile, deed), place) in tools(replay).into_iter().zip(places) {
        let pressed = kit.paper_at(tile.name, Plane::Screen, *place, 3, |pen| {
            let rect = pen.rect(0.0, 0.0, place[2], place[3]);
            tile.show(pen, rect)
        });
        match (pressed, deed) {
            (Some(true), Deed::Ask(request)) => {
                requests.write(request);
            }
            (Some(true), Deed::Menu) => menu.set(Menu::Share),
            _ => {}
        }
    }
    if !upright {
        kit.paper_at("replay-speed", Plane::Screen, SPEED, 3, |pen| {
            let rect = pen.rect(0.0, 0.0, SPEED[2], SPEED[3]);
            note(pen, rect);
            pen.line(rect, Align::Center, words(replay.tempo.name(), Face::Display, 24.0, palette::INK));
        });
        kit.paper_at("replay-prompts", Plane::Screen, [936.0, 640.0, 318.0, 38.0], 6, |pen| {
            let end = pen.at(318.0, 19.0);
            let play = if replay.playing { text("replay-key-pause") } else { text("replay-key-play") };
            let items =
                [(Sign::Confirm, play), (Sign::Steer, text("replay-key-step")), (Sign::Back, text("replay-key-leave"))];
            prompts(pen, end.x, end.y, 330.0, &items);
        });
    }
}

/// All moves of the game, the last one made lit; the plies to go to, if a move was pressed.
fn list(pen: &mut Pen, replay: &Replay, scrolled: &mut Scrolled) -> Option<usize> {
    panel(pen, pen.rect(0.0, 0.0, LIST[2], LIST[3]));
    let rect = pen.rect(12.0, ROWS.0, LIST[2] - 24.0, ROWS.1 - ROWS.0);
    let count = replay.len().div_ceil(2);
    let most = moves::most_scroll(count, rect.height());
    if scrolled.at != replay.at {
        *scrolled = Scrolled { by: 0.0, at: replay.at };
    }
    if pen.ui.rect_contains_pointer(rect) {
        scrolled.by -= pen.ui.input(|input| input.smooth_scroll_delta().y);
    }
    // The last move made stands in the middle, as far as there are others above and below.
    let row = (replay.at.max(1) - 1) / 2;
    let middle = ((row as f32 + 0.5) * moves::ROW - rect.height() / 2.0).clamp(0.0, most);
    scrolled.by = scrolled.by.clamp(-middle, most - middle);
    let mut chosen = None;
    moves::rows(pen, rect, count, middle + scrolled.by, |pen, index, place| {
        if index < replay.len() && one_move(pen, replay, index, place, rect) {
            chosen = Some(index + 1);
        }
    });
    ribbon(pen, pen.rect(84.0, -12.0, 150.0, 36.0), text("replay-moves"), Ribbon::Leaf, 22.0);
    let foot = pen.rect(26.0, 340.0, LIST[2] - 52.0, 24.0);
    pen.line(foot, Align::Max, words(&names::rules(replay.game.rules()), Face::Strong, 16.0, palette::UMBER));
    chosen
}

/// One move of the list; whether it was pressed.
fn one_move(pen: &mut Pen, replay: &Replay, index: usize, place: Pos2, within: Rect) -> bool {
    let cell = moves::cell(place).intersect(within);
    let touch = pen.touch_by_pointer(Id::new(("replay-move", index)), cell, cell.is_positive());
    if index + 1 == replay.at {
        moves::light(pen, place);
    } else if touch.hovered {
        pen.nine_faded("highlight", moves::cell(place), 0.4);
    }
    moves::draw_move(pen, place, &replay.game, index);
    touch.pressed
}

/// The groove from the start to the end, how far it is, and how the game ended; the plies to go to, if it was pressed.
fn way(pen: &mut Pen, place: [f32; 4], replay: &Replay) -> Option<usize> {
    let whole = pen.rect(0.0, 0.0, place[2], place[3]);
    note(pen, whole);
    let split = whole.min.x + 108.0;
    let far = text!("replay-way", at = replay.at, moves = replay.len());
    let label = Rect::from_min_max(pos2(whole.min.x + 14.0, whole.min.y), pos2(split - 8.0, whole.max.y));
    pen.line(label, Align::Min, words(&far, Face::Strong, 18.0, palette::INK));
    let groove = Rect::from_min_max(pos2(split, whole.min.y), whole.max - vec2(26.0, 0.0));
    slider(pen, Id::new("replay-way"), groove, replay.at, replay.len())
}

fn replaying(interlude: Res<Interlude>) -> bool {
    interlude.replay().is_some()
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.in_set(Drawing::Screens).run_if(in_state(Screen::Play).and_then(replaying)),
    );
}
