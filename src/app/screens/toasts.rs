//! Messages for the player, on a slip of paper that comes down from the top and goes by itself.

use std::collections::VecDeque;

use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{Align, Rect, pos2, vec2},
};

use crate::app::{
    session::Notice,
    states::AppSystems,
    theme::{
        fonts::Face,
        kit::{Drawing, Kit, Plane},
        palette,
        pen::words,
        widgets::note,
    },
};

/// How long a message stays, in seconds: time to read it, more for a long one.
fn stay(text: &str) -> f32 {
    2.5 + text.chars().count() as f32 * 0.05
}

/// How long it takes to come and to go.
const PASSAGE: f32 = 0.22;

/// Messages that wait beside the one that is shown; older ones are dropped.
const WAITING: usize = 3;

/// What is to be said, the first of it now.
#[derive(Resource, Debug, Default)]
struct Toasts {
    texts: VecDeque<String>,
    /// Seconds that the first has been shown.
    age: f32,
}

fn hear(mut notices: MessageReader<Notice>, mut toasts: ResMut<Toasts>) {
    for Notice(text) in notices.read() {
        if toasts.texts.back() != Some(text) {
            toasts.texts.push_back(text.clone());
        }
        while toasts.texts.len() > WAITING {
            toasts.texts.pop_front();
            toasts.age = 0.0;
        }
    }
}

fn pass(time: Res<Time<Real>>, mut toasts: ResMut<Toasts>) {
    let Some(text) = toasts.texts.front() else { return };
    let end = stay(text) + 2.0 * PASSAGE;
    toasts.age += time.delta_secs();
    if toasts.age > end {
        toasts.texts.pop_front();
        toasts.age = 0.0;
    }
}

fn draw(mut kit: Kit, toasts: Res<Toasts>) {
    let Some(text) = toasts.texts.front() else { return };
    let window = kit.window();
    let width = (window.width() - 24.0).min(520.0);
    let lines = (text.chars().count() as f32 * 9.2 / (width - 48.0)).ceil();
    let height = 26.0 + 25.0 * lines;
    let come = (toasts.age / PASSAGE).min((stay(text) + 2.0 * PASSAGE - toasts.age) / PASSAGE).clamp(0.0, 1.0);
    let top = 16.0 - (height + 40.0) * (1.0 - come).powi(2);
    let place = Rect::from_min_size(pos2(window.center().x - width / 2.0, top), vec2(width, height));
    kit.paper("toast", Plane::Message, place, 0, |pen| {
        note(pen, place);
        let inner = place.shrink2(vec2(24.0, 12.0));
        pen.paragraph(inner, Align::Center, words(text, Face::Strong, 17.0, palette::INK));
    });
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Toasts>()
        .add_systems(Update, (hear, pass).chain().in_set(AppSystems::View))
        .add_systems(EguiPrimaryContextPass, draw.in_set(Drawing::Dialogs));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_follow_one_another_and_do_not_pile_up() {
        let mut app = App::new();
        app.add_message::<Notice>().init_resource::<Toasts>().add_systems(Update, hear);
        for text in ["one", "one", "two", "three", "four"] {
            app.world_mut().write_message(Notice(text.to_owned()));
        }
        app.update();
        assert_eq!(app.world().resource::<Toasts>().texts, ["two", "three", "four"]);
    }
}
