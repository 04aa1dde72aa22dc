//! Where something is learned.

use std::collections::BTreeSet;

use bevy::{input::keyboard::KeyCode, prelude::*};
use jungle::{
    app::{
        session::{
            Hand, Hint, HintReady, LessonRequest, MoveRequested, PuzzleRequest, Requester, ReviewRequest, Reviewing,
        },
        states::{Menu, Screen},
        theme::focus::Focus,
        thinking::review::ReviewDepth,
    },
    engine::puzzle::Shelf,
    lessons::{self, Worth},
    rules::{RuleSet, Square},
};

use crate::common::{self, frames, from_fen, mv, new_game, screen, screens::*, set_menu, set_screen, two_people};

use super::all_fits;

/// The list of lessons, and all that is said in each.
pub fn fits_in_lessons(app: &mut App) {
    set_screen(app, Screen::Learn);
    all_fits(app);
    for (number, lesson) in lessons::all().iter().enumerate() {
        app.world_mut().write_message(LessonRequest::Begin(number));
        for step in &lesson.steps {
            all_fits(app);
            for choice in step.choices.iter().filter(|choice| choice.is == Worth::Wrong).chain(step.answer()) {
                app.world_mut().write_message(MoveRequested { mv: choice.mv, from: Requester::Human });
                all_fits(app);
            }
            app.world_mut().write_message(LessonRequest::Next);
        }
    }
    frames(app, 3);
    assert_eq!(screen(app), Screen::Learn);
}

/// The puzzles' page with every theme and difficulty, and what is said at the board of some puzzles.
pub fn fits_in_puzzles(app: &mut App) {
    set_screen(app, Screen::Learn);
    common::tap(app, KeyCode::KeyE);
    all_fits(app);
    for name in ["grade-1", "grade-3", "theme-zugzwang", "theme-all", "grade-5"] {
        choose(app, &mut Keys, &format!("puzzle-{name}"));
        all_fits(app);
    }
    common::tap(app, KeyCode::KeyQ);
    for (index, puzzle) in Shelf::shipped().puzzles().iter().enumerate().step_by(51) {
        app.world_mut().write_message(PuzzleRequest::Begin(index, None));
        all_fits(app);
        for _ in 0..3 {
            app.world_mut().write_message(PuzzleRequest::Hint);
            all_fits(app);
        }
        app.world_mut().resource_mut::<Hand>().hint = None;
        for text in puzzle.start().moves(puzzle.rules()).into_iter().filter(|mv| *mv != puzzle.line()[0]).take(1) {
            app.world_mut().write_message(MoveRequested { mv: text, from: Requester::Human });
            all_fits(app);
        }
        for mv in puzzle.line().iter().step_by(2) {
            app.world_mut().write_message(MoveRequested { mv: *mv, from: Requester::Human });
            frames(app, 40);
            all_fits(app);
        }
    }
    set_screen(app, Screen::Title);
}

/// Every question and every tip.
pub fn fits_in_advice(app: &mut App) {
    set_screen(app, Screen::Learn);
    for turns in [2, 1] {
        for _ in 0..turns {
            common::tap(app, KeyCode::KeyE);
        }
        for _ in 0..app.world().resource::<Focus>().reachable() {
            all_fits(app);
            common::tap(app, KeyCode::ArrowDown);
        }
    }
    common::tap(app, KeyCode::KeyE);
    set_screen(app, Screen::Title);
}

/// A review at work, and what is said of every move of a game with slips.
pub fn fits_in_review(app: &mut App) {
    new_game(app, from_fen("p1c4/1d5/7/7/7/7/E6/4W2/4l2 w", two_people()));
    for text in ["a3a4", "b8b7", "a4b4", "a9a8", "e2e3", "e1d1"] {
        app.world_mut().write_message(MoveRequested { mv: mv(text), from: Requester::Human });
        frames(app, 3);
    }
    app.insert_resource(ReviewDepth(u64::MAX));
    app.world_mut().write_message(ReviewRequest::Open);
    all_fits(app);
    app.world_mut().write_message(ReviewRequest::Close);
    all_fits(app);
    app.insert_resource(ReviewDepth(500));
    app.world_mut().write_message(ReviewRequest::Open);
    frames(app, 3);
    common::until(app, "the review", |app| app.world().resource::<Reviewing>().wanted().is_none());
    for at in 0..7 {
        app.world_mut().write_message(ReviewRequest::Go(at));
        all_fits(app);
    }
    app.world_mut().write_message(ReviewRequest::Close);
    frames(app, 3);
    set_menu(app, Menu::None);
    set_screen(app, Screen::Title);
}

/// All steps of hints, with the longest that there is to say.
pub fn fits_in_hints(app: &mut App) {
    for (fen, text, proven) in [
        ("l6/7/7/7/7/7/7/2Wp3/6E w", "c2d2", Some(-3)),
        ("6t/7/7/7/1R5/7/1L5/7/6C w", "b5a5", None),
        ("6c/7/7/7/7/7/E6/t6/W6 w", "a3a2", Some(12)),
        ("6t/2E4/7/7/7/7/1d5/7/W6 w", "c8d8", None),
    ] {
        new_game(app, from_fen(fen, two_people()));
        let mut hint = Hint::new(common::current(app), HintReady { mv: mv(text), proven });
        for _ in 0..3 {
            app.world_mut().resource_mut::<Hand>().hint = Some(hint.clone());
            all_fits(app);
            hint.tell_more();
        }
    }
}

/// Every reason the rules give on a few crowded boards.
pub fn reasons() -> BTreeSet<String> {
    let mut reasons = BTreeSet::new();
    for name in RuleSet::PRESETS {
        let rules = RuleSet::preset(name).unwrap();
        for fen in ["l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w", "l6/3T3/7/7/eR5/1r5/1L5/3Cc2/4D2 w"] {
            let position = jungle::rules::Position::from_fen(fen, &rules).unwrap();
            for from in Square::all() {
                for to in Square::all() {
                    let refused = position.check(jungle::rules::Move::new(from, to), &rules).err();
                    reasons.extend(refused.map(|reason| reason.to_string()));
                }
            }
        }
    }
    reasons
}
