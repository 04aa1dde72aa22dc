//! A seat's controller is gone: the game waits until it is back, or another device takes the seat.

use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{Align, pos2, vec2},
};

use super::over;
use crate::{
    app::{
        screens::people,
        session::{Controllers, Holder, InHand, Match, Notice, Seating},
        states::Menu,
        theme::{
            fonts::Face,
            kit::{Drawing, Kit, Plane},
            palette,
            pen::{Pen, words},
            widgets::{Button, Ribbon, Sign, portrait, prompts, ribbon},
        },
    },
    rules::Side,
    text,
    texts::text,
};

fn take() -> Button<'static> {
    Button::new("lost-take", text("lost-take")).size(24.0)
}

fn share() -> Button<'static> {
    Button::new("lost-share", text("lost-share")).small()
}

fn pause() -> Button<'static> {
    Button::new("lost-pause", text("lost-pause")).size(24.0)
}

/// What was chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Choice {
    Take,
    Share,
    Pause,
}

/// The side whose controller is not there.
fn side(seating: &Seating, controllers: &Controllers) -> Option<Side> {
    Side::ALL.into_iter().find(|side| match seating.of(*side) {
        Some(Holder::Pad(pad)) => controllers.entity(pad).is_none(),
        _ => false,
    })
}

fn draw(
    mut kit: Kit,
    game: Res<Match>,
    (controllers, in_hand): (Res<Controllers>, Res<InHand>),
    mut seating: ResMut<Seating>,
    mut menu: ResMut<NextState<Menu>>,
    mut notices: MessageWriter<Notice>,
) {
    // It is back: the dialog goes in the next frame.
    let Some(side) = side(&seating, &controllers) else { return };
    kit.begin_at(take().id());
    let narrow = kit.portrait();
    let size = if narrow { (366.0, 456.0) } else { (580.0, 416.0) };
    let chosen = over(&mut kit, "lost", size, |pen| papers(pen, &game, side, size, narrow)).flatten();
    match chosen {
        Some(Choice::Take) if seating.side(in_hand.0).is_some() => {
            notices.write(Notice(text("lost-seated").to_owned()));
        }
        Some(Choice::Take) => {
            seating.take(side, in_hand.0);
        }
        Some(Choice::Share) => seating.share(),
        Some(Choice::Pause) => menu.set(Menu::Pause),
        None if kit.back(Plane::Dialog) => menu.set(Menu::Pause),
        None => {}
    }
}

fn papers(pen: &mut Pen, game: &Match, side: Side, (width, height): (f32, f32), narrow: bool) -> Option<Choice> {
    let middle = width / 2.0;
    let title = pen.rect(middle - 120.0, -26.0, 240.0, 50.0);
    ribbon(pen, title, text("lost-title"), Ribbon::Sun, 28.0);
    let reach = if narrow { 104.0 } else { 128.0 };
    portrait(pen, side, people::avatar(game.seat(side), side), pen.at(middle - reach, 108.0), 56.0);
    plug(pen, middle, narrow);
    let pad = pen.at(middle + reach, 108.0);
    pen.fitted("device-pad", bevy_egui::egui::Rect::from_center_size(pad, vec2(112.0, 84.0)));
    let line = pen.rect(24.0, 182.0, width - 48.0, 40.0);
    let gone = text!("lost-gone", side = side.key());
    let size = if narrow { 26.0 } else { 30.0 };
    pen.telling(|pen| pen.line(line, Align::Center, words(&gone, Face::Display, size, palette::INK)));
    let advice = words(text("lost-advice"), Face::Text, 20.0, palette::INK);
    if narrow {
        let place = pen.rect(28.0, 224.0, width - 56.0, 62.0);
        pen.telling(|pen| pen.paragraph(place, Align::Center, advice));
    } else {
        let line = pen.rect(24.0, 224.0, width - 48.0, 30.0);
        pen.telling(|pen| pen.line(line, Align::Center, advice));
        let line = pen.rect(24.0, 254.0, width - 48.0, 26.0);
        pen.line(line, Align::Center, words(text("lost-waits"), Face::Text, 17.0, palette::BROWN));
    }
    let (at_take, at_pause, at_share) = if narrow {
        (
            pen.rect(50.0, 290.0, width - 100.0, 50.0),
            pen.rect(50.0, 350.0, width - 100.0, 50.0),
            pen.rect(70.0, 408.0, width - 140.0, 36.0),
        )
    } else {
        (
            pen.rect(52.0, 296.0, 216.0, 52.0),
            pen.rect(width - 52.0 - 216.0, 296.0, 216.0, 52.0),
            pen.rect(middle - 110.0, 362.0, 220.0, 38.0),
        )
    };
    let mut chosen = None;
    for (button, place, choice) in
        [(take(), at_take, Choice::Take), (pause(), at_pause, Choice::Pause), (share(), at_share, Choice::Share)]
    {
        if button.show(pen, place) {
            chosen = Some(choice);
        }
    }
    if !narrow {
        let place = pen.at(middle, height + 34.0);
        let items = [(Sign::Confirm, text("lost-key-take")), (Sign::Back, text("lost-key-pause"))];
        prompts(pen, place.x + 200.0, place.y, 420.0, &items);
    }
    chosen
}

/// A cord whose plug has come out: it swings apart once.
fn plug(pen: &Pen, middle: f32, narrow: bool) {
    let id = bevy_egui::egui::Id::new("lost-plug");
    let apart = 8.0 + 6.0 * pen.glide(id, 1.0, 0.3);
    let half = if narrow { 34.0 } else { 56.0 };
    let (left, right) = (pen.at(middle - apart, 108.0), pen.at(middle + apart, 108.0));
    let stroke = bevy_egui::egui::Stroke::new(5.0, palette::INK);
    let painter = pen.ui.painter();
    painter.line_segment([pos2(left.x - half + apart, left.y + 6.0), left], stroke);
    painter.line_segment([right, pos2(right.x + half - apart, right.y - 6.0)], stroke);
    let block = |center, wide| bevy_egui::egui::Rect::from_center_size(center, vec2(wide, 18.0));
    painter.rect_filled(block(left, 14.0), 3.0, palette::UMBER);
    painter.rect_filled(block(right, 14.0), 3.0, palette::UMBER);
    for prong in [-4.0, 4.0] {
        painter.line_segment(
            [pos2(left.x + 7.0, left.y + prong), pos2(left.x + 13.0, left.y + prong)],
            bevy_egui::egui::Stroke::new(3.0, palette::INK),
        );
    }
    for (x, y) in [(-8.0, -26.0), (0.0, -30.0), (8.0, -26.0), (-8.0, 26.0), (0.0, 30.0), (8.0, 26.0)] {
        let from = pen.at(middle + x, 108.0 + y * 0.7);
        let to = pen.at(middle + x * 1.6, 108.0 + y * 1.2);
        painter.line_segment([from, to], bevy_egui::egui::Stroke::new(3.0, palette::WARNING));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(Drawing::Dialogs).run_if(in_state(Menu::Lost)));
}
