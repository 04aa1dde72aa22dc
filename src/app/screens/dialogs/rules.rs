//! The rules in sentences, in as many columns and pages as the window needs.

use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{Align, pos2, vec2},
};

use super::over;
use crate::{
    app::{
        screens::setup::Draft,
        session::Match,
        states::{Menu, Screen},
        theme::{
            fonts::Face,
            kit::{Drawing, Kit, Plane},
            palette,
            pen::{Pen, words},
            widgets::{Button, Ribbon, ribbon},
        },
    },
    text,
    texts::{names, sentences, text},
};

/// The page that is shown, from 0.
#[derive(Resource, Debug, Default)]
struct Page(usize);

/// The letters' size.
const SIZE: f32 = 17.0;
/// Between two sentences.
const GAP: f32 = 9.0;

/// How the dialog is laid out.
struct Sheet {
    size: (f32, f32),
    columns: usize,
}

const LANDSCAPE: Sheet = Sheet { size: (1060.0, 616.0), columns: 2 };
const PORTRAIT: Sheet = Sheet { size: (366.0, 760.0), columns: 1 };

impl Sheet {
    fn column(&self) -> f32 {
        (self.size.0 - 60.0) / self.columns as f32 - 44.0
    }

    fn room(&self) -> f32 {
        self.size.1 - 44.0 - 92.0
    }
}

/// Which column, counted through all pages, each sentence goes to, and where in it.
fn flow(heights: &[f32], room: f32) -> Vec<(usize, f32)> {
    let (mut column, mut y) = (0, 0.0);
    heights
        .iter()
        .map(|height| {
            if y > 0.0 && y + height > room {
                (column, y) = (column + 1, 0.0);
            }
            let place = (column, y);
            y += height + GAP;
            place
        })
        .collect()
}

/// What was chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Choice {
    Back,
    Change,
    Page(usize),
}

fn draw(
    mut kit: Kit,
    screen: Res<State<Screen>>,
    game: Res<Match>,
    draft: Res<Draft>,
    mut page: ResMut<Page>,
    mut menu: ResMut<NextState<Menu>>,
) {
    let in_play = *screen.get() == Screen::Play;
    let rules = if in_play { game.game.rules() } else { draft.rules() };
    let sheet = if kit.portrait() { &PORTRAIT } else { &LANDSCAPE };
    let back = Button::new("rules-back", text("menu-rules-back")).size(25.0);
    kit.begin_at(back.id());
    let title = names::rules(rules);
    let sentences = sentences::rules(rules);
    let shown = page.0;
    let choice = over(&mut kit, "rules", sheet.size, |pen| {
        let (width, height) = sheet.size;
        ribbon(pen, pen.rect(width / 2.0 - 120.0, -22.0, 240.0, 44.0), &title, Ribbon::Leaf, 26.0);
        let pages = draw_sentences(pen, sheet, &sentences, shown);
        let row = height - 76.0;
        // A narrow paper has no room for a button in the middle and one beside it.
        let narrow = width < 500.0;
        let (left, wide) = if narrow { (24.0, 96.0) } else { (width / 2.0 - 80.0, 150.0) };
        let mut choice = back.show(pen, pen.rect(left, row, wide, 50.0)).then_some(Choice::Back);
        // The rules of a game that goes on are its own.
        let change = if narrow { (128.0, 106.0) } else { (44.0, 170.0) };
        let button = Button::new("rules-change", text("menu-rules-change")).size(25.0);
        if !in_play && button.show(pen, pen.rect(change.0, row, change.1, 50.0)) {
            choice = Some(Choice::Change);
        }
        if pages > 1 {
            let next = (shown + 1) % pages;
            let label = text!("menu-rules-page", page = shown + 1, pages = pages);
            let button = Button::new("rules-next", &label).small();
            let (left, wide) = if narrow { (width - 126.0, 102.0) } else { (width - 138.0, 108.0) };
            if button.show(pen, pen.rect(left, row + 8.0, wide, 36.0)) {
                choice = Some(Choice::Page(next));
            }
        }
        choice
    });
    let up = if in_play { Menu::Pause } else { Menu::None };
    match choice.flatten() {
        Some(Choice::Back) => menu.set(up),
        Some(Choice::Change) => menu.set(Menu::House),
        Some(Choice::Page(next)) => page.0 = next,
        None if kit.back(Plane::Dialog) => menu.set(up),
        None => {}
    }
}

/// Draws a page; how many there are.
fn draw_sentences(pen: &mut Pen, sheet: &Sheet, sentences: &[String], page: usize) -> usize {
    let width = sheet.column();
    let text = |sentence| words(sentence, Face::Text, SIZE, palette::INK);
    let heights: Vec<f32> = sentences.iter().map(|sentence| pen.height(width, text(sentence))).collect();
    let places = flow(&heights, sheet.room());
    for ((sentence, height), (column, y)) in sentences.iter().zip(&heights).zip(&places) {
        if column / sheet.columns != page {
            continue;
        }
        let left = 30.0 + (width + 44.0) * (column % sheet.columns) as f32;
        let rect = pen.rect(left + 32.0, 44.0 + y, width, *height);
        pen.icon("paw", pos2(rect.min.x - 18.0, rect.min.y + SIZE * 0.5), 14.0, 0.75);
        pen.paragraph(rect.expand2(vec2(0.0, 1.0)), Align::Min, text(sentence));
    }
    places.last().map_or(1, |(column, _)| column / sheet.columns + 1)
}

fn first_page(mut page: ResMut<Page>) {
    page.0 = 0;
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Page>()
        .add_systems(OnEnter(Menu::Rules), first_page)
        .add_systems(EguiPrimaryContextPass, draw.in_set(Drawing::Dialogs).run_if(in_state(Menu::Rules)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_fill_one_column_after_the_other() {
        assert_eq!(flow(&[40.0, 40.0, 20.0], 100.0), [(0, 0.0), (0, 40.0 + GAP), (1, 0.0)]);
        assert_eq!(flow(&[500.0, 20.0], 100.0), [(0, 0.0), (1, 0.0)], "too high for any column, it still gets one");
        assert_eq!(flow(&[], 100.0), []);
    }
}
