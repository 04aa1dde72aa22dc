//! What there is to learn, on tabs: `lessons` to be taken, `puzzles` to be solved, `answers` to questions and `tips` to play
//! out. The last two are made of a `list` and a board; `demo` is one on which something moves.

use bevy::prelude::*;
use bevy_egui::{EguiPrimaryContextPass, egui::Rect};

use crate::{
    app::{
        session::{Learned, LessonRequest, MatchSetup, MenuAction, PuzzleBook, PuzzleRequest, SessionRequest, Today},
        states::Screen,
        theme::{
            kit::{Drawing, Kit, Plane},
            pen::Pen,
            widgets::{Sign, TabLabel, prompts, tabs},
        },
    },
    texts::text,
};

mod answers;
mod demo;
mod lessons;
mod list;
mod puzzles;
mod tips;

/// A tab.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Tab {
    #[default]
    Lessons,
    Puzzles,
    Answers,
    Tips,
}

impl Tab {
    const ALL: [Self; 4] = [Self::Lessons, Self::Puzzles, Self::Answers, Self::Tips];

    fn label(self) -> TabLabel<'static> {
        match self {
            Self::Lessons => TabLabel { label: text("learn-tab-lessons"), icon: "book" },
            Self::Puzzles => TabLabel { label: text("learn-tab-puzzles"), icon: "puzzle" },
            Self::Answers => TabLabel { label: text("learn-tab-answers"), icon: "question" },
            Self::Tips => TabLabel { label: text("learn-tab-tips"), icon: "bulb" },
        }
    }

    const fn index(self) -> usize {
        self as usize
    }
}

/// What is shown.
#[derive(Resource, Debug, Default)]
struct Page {
    tab: Tab,
    puzzles: puzzles::Filter,
    answers: Kept,
    tips: Kept,
}

/// The line of a list that is shown, and since when.
#[derive(Debug, Clone, Copy, Default)]
struct Kept {
    chosen: usize,
    /// Seconds since the program began.
    since: f64,
}

/// What was done on a tab in this frame.
#[derive(Debug, Default)]
struct Done {
    tab: Option<Tab>,
    lesson: Option<LessonRequest>,
    puzzle: Option<PuzzleRequest>,
    game: Option<MatchSetup>,
}

/// Left, top, width and height of the papers, in units of the frame.
struct Places {
    panel: [f32; 4],
    /// The first tab; the others follow to its right.
    tab: [f32; 4],
}

const LANDSCAPE: Places = Places { panel: [54.0, 102.0, 1172.0, 556.0], tab: [124.0, 46.0, 190.0, 90.0] };
const PORTRAIT: Places = Places { panel: [10.0, 84.0, 370.0, 748.0], tab: [26.0, 22.0, 0.0, 90.0] };

fn draw(
    mut kit: Kit,
    mut page: ResMut<Page>,
    (learned, book, today): (Res<Learned>, Res<PuzzleBook>, Res<Today>),
    mut actions: MessageReader<MenuAction>,
    mut screen: ResMut<NextState<Screen>>,
    mut lessons: MessageWriter<LessonRequest>,
    mut puzzles: MessageWriter<PuzzleRequest>,
    mut games: MessageWriter<SessionRequest>,
) {
    let before = page.tab;
    for action in actions.read() {
        let step = match action {
            MenuAction::PreviousTab => Tab::ALL.len() - 1,
            MenuAction::NextTab => 1,
            MenuAction::Reset => 0,
        };
        page.tab = Tab::ALL[(page.tab.index() + step) % Tab::ALL.len()];
    }
    let upright = kit.portrait();
    let frame = if upright { [0.0, 0.0, 390.0, 844.0] } else { [0.0, 0.0, 1280.0, 720.0] };
    let first = |tab: Tab| match tab {
        Tab::Lessons => lessons::first(&learned),
        Tab::Puzzles => puzzles::first(),
        Tab::Answers => answers::first(),
        Tab::Tips => tips::first(),
    };
    if page.tab != before {
        kit.give_focus(first(page.tab));
    }
    kit.begin_at(first(page.tab));
    let Page { tab, puzzles: filter, answers, tips } = &mut *page;
    let done = kit.paper_at("learn", Plane::Screen, frame, 0, |pen| {
        let mut done = Done { tab: draw_tabs(pen, *tab, upright), ..Done::default() };
        match tab {
            Tab::Lessons => done.lesson = lessons::draw(pen, upright, &learned),
            Tab::Puzzles => done.puzzle = puzzles::draw(pen, upright, filter, &book, *today),
            Tab::Answers => answers::draw(pen, upright, answers),
            Tab::Tips => done.game = tips::draw(pen, upright, tips),
        }
        done
    });
    if !upright {
        kit.paper_at("learn-prompts", Plane::Screen, [756.0, 672.0, 500.0, 38.0], 1, |pen| {
            let end = pen.at(500.0, 19.0);
            let tab = text("learn-prompt-tab");
            let items = [
                (Sign::Confirm, text("learn-prompt-begin")),
                (Sign::Back, text("learn-prompt-back")),
                (Sign::PreviousTab, tab),
                (Sign::NextTab, tab),
            ];
            prompts(pen, end.x, end.y, 620.0, &items);
        });
    }
    let done = done.unwrap_or_default();
    if let Some(tab) = done.tab {
        page.tab = tab;
        kit.give_focus(first(tab));
    }
    if let Some(request) = done.lesson {
        lessons.write(request);
    } else if let Some(request) = done.puzzle {
        puzzles.write(request);
    } else if let Some(setup) = done.game {
        games.write(SessionRequest::New(setup));
    } else if kit.back(Plane::Screen) {
        screen.set(Screen::Title);
    }
}

/// Draws the panel and its tabs; the one the pointer chose.
fn draw_tabs(pen: &mut Pen, chosen: Tab, upright: bool) -> Option<Tab> {
    let places = if upright { &PORTRAIT } else { &LANDSCAPE };
    let rect = |[x, y, w, h]: [f32; 4]| -> Rect { pen.rect(x, y, w, h) };
    let (panel, first) = (rect(places.panel), rect(places.tab));
    let labels = Tab::ALL.map(Tab::label);
    tabs(pen, "learn", panel, first, upright, &labels, chosen.index()).map(|index| Tab::ALL[index])
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Page>()
        .add_systems(EguiPrimaryContextPass, draw.in_set(Drawing::Screens).run_if(in_state(Screen::Learn)));
}

#[cfg(test)]
mod tests {
    use crate::{lessons, texts::text_by_id};

    #[test]
    fn every_text_of_lessons_and_advice_is_there() {
        let missing: Vec<&str> = lessons::texts().filter(|id| text_by_id(id) == *id).collect();
        assert_eq!(missing, Vec::<&str>::new());
        assert!(lessons::texts().count() > 150);
    }
}
