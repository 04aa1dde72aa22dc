//! A question with two answers: the safe one at the left, with the focus.

use bevy_egui::egui::Align;

use super::over;
use crate::app::theme::{
    fonts::Face,
    kit::{Kit, Plane},
    palette,
    pen::words,
    widgets::Button,
};

/// What is asked, and what can be answered.
pub(super) struct Question<'a> {
    /// Tells it from all others.
    pub(super) name: &'a str,
    /// The question.
    pub(super) title: &'a str,
    /// A line or two about it.
    pub(super) text: &'a str,
    /// The answer that does no harm; it has the focus.
    pub(super) left: &'a str,
    /// The other answer.
    pub(super) right: &'a str,
}

/// An answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Answer {
    Left,
    Right,
    /// Escape or B: one level back without an answer.
    Back,
}

/// Asks; the answer, once there is one.
pub(super) fn ask(kit: &mut Kit, question: &Question) -> Option<Answer> {
    let left_name = format!("{}-left", question.name);
    let right_name = format!("{}-right", question.name);
    let left = Button::new(&left_name, question.left).size(25.0);
    let right = Button::new(&right_name, question.right).size(25.0);
    kit.begin_at(left.id());
    let width = if kit.portrait() { 366.0 } else { 480.0 };
    let side = (width - 124.0) / 2.0;
    let answer = over(kit, question.name, (width, 220.0), |pen| {
        let title = pen.rect(24.0, 28.0, width - 48.0, 36.0);
        let text = pen.rect(28.0, 70.0, width - 56.0, 56.0);
        pen.telling(|pen| {
            pen.line(title, Align::Center, words(question.title, Face::Display, 28.0, palette::INK));
            pen.paragraph(text, Align::Center, words(question.text, Face::Text, 18.0, palette::BROWN));
        });
        let row = 138.0;
        let first = left.show(pen, pen.rect(36.0, row, side, 50.0));
        let second = right.show(pen, pen.rect(width - 36.0 - side, row, side, 50.0));
        if first {
            Some(Answer::Left)
        } else if second {
            Some(Answer::Right)
        } else {
            None
        }
    });
    answer.flatten().or_else(|| kit.back(Plane::Dialog).then_some(Answer::Back))
}
