//! The lesson at the board: which step it is at, and what was said of the last try.
//!
//! A lesson is a match of its own, put on the board by [`SessionRequest::Teach`]; while one is given, the referee asks the
//! [`Classroom`] what a move amounts to before it is made.

use std::collections::BTreeSet;

use bevy::prelude::*;

use crate::{
    app::states::{AppSystems, Screen},
    engine::explain::Claim,
    lessons::{self, Choice, Heard, Lesson, Step, Worth},
    rules::{Game, Move},
    text,
    texts::{sentences, text, text_by_id},
};

use super::{
    hand::Hand,
    hint::{Hint, HintStep},
    messages::{Notice, SessionRequest},
    seats::Player,
    study::Verdict,
};

/// The lesson that is given at the board, if any.
#[derive(Resource, Debug, Default)]
pub struct Classroom(Option<Attending>);

/// A step of a lesson, and how far the learner is with it.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Attending {
    lesson: usize,
    step: usize,
    said: Said,
}

/// What is to be said now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Said {
    /// The task is set.
    Task,
    /// What was tried is not it, whatever it is.
    Mistake(Heard<'static>),
    /// The step is solved by this.
    Solved(&'static Choice),
}

impl Said {
    /// What is said of the last try; nothing while the task is set.
    #[must_use]
    pub fn text(&self) -> Option<String> {
        match self {
            Self::Task => None,
            Self::Mistake(heard) => Some(words(heard)),
            Self::Solved(choice) => Some(text_by_id(&choice.says).to_owned()),
        }
    }
}

/// What is said of a try.
fn words(heard: &Heard<'static>) -> String {
    match heard {
        Heard::Choice(choice) => text_by_id(&choice.says).to_owned(),
        Heard::Illegal(reason) => sentences::refusal(*reason),
        Heard::Beside => text("study-beside").to_owned(),
    }
}

/// What is asked of the lesson.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum LessonRequest {
    /// Give this lesson, from its first step.
    Begin(usize),
    /// Go on, once the step is solved.
    Next,
    /// The step once more; at its beginning, the one before.
    Previous,
    /// Show what solves the step.
    Show,
    /// Back to the list of lessons.
    Leave,
}

/// The lessons that were finished, by their ids. Kept from run to run.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq)]
pub struct Learned(pub BTreeSet<String>);

impl Classroom {
    /// Whether a lesson is given.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.0.is_some()
    }

    /// The lesson that is given.
    #[must_use]
    pub fn lesson(&self) -> Option<&'static Lesson> {
        lessons::all().get(self.0.as_ref()?.lesson)
    }

    /// Its step.
    #[must_use]
    pub fn step(&self) -> Option<&'static Step> {
        self.lesson()?.steps.get(self.index())
    }

    /// Which of the lesson's steps it is, from 0.
    #[must_use]
    pub fn index(&self) -> usize {
        self.0.as_ref().map_or(0, |attending| attending.step)
    }

    /// What is to be said now.
    #[must_use]
    pub fn said(&self) -> &Said {
        self.0.as_ref().map_or(&Said::Task, |attending| &attending.said)
    }

    /// Whether the step is solved.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        matches!(self.said(), Said::Solved(_))
    }

    /// What a move amounts to that the learner tries; nothing where no lesson is given.
    pub(super) fn hear(&mut self, mv: Move, game: &Game) -> Option<Verdict> {
        let heard = self.step()?.hear(mv, game);
        if let Some(attending) = self.0.as_mut().filter(|attending| !matches!(attending.said, Said::Solved(_))) {
            attending.said = match heard {
                Heard::Choice(choice) if choice.is != Worth::Wrong => Said::Solved(choice),
                _ => Said::Mistake(heard),
            };
        }
        Some(match heard {
            Heard::Choice(choice) if choice.is == Worth::Right => Verdict::Made,
            _ => Verdict::Refused(words(&heard)),
        })
    }

    /// No lesson is given any more.
    pub(super) fn close(&mut self) {
        self.0 = None;
    }
}

/// Does what is asked of the lesson.
fn lead(
    mut asked: MessageReader<LessonRequest>,
    mut class: ResMut<Classroom>,
    mut hand: ResMut<Hand>,
    mut requests: MessageWriter<SessionRequest>,
    mut notices: MessageWriter<Notice>,
    mut screen: ResMut<NextState<Screen>>,
) {
    for request in asked.read() {
        let to = match (*request, &class.0) {
            (LessonRequest::Begin(lesson), _) => Some((lesson, 0)),
            (LessonRequest::Next, Some(now)) if class.is_solved() => Some((now.lesson, now.step + 1)),
            (LessonRequest::Previous, Some(now)) if now.said == Said::Task => Some((now.lesson, now.step.max(1) - 1)),
            (LessonRequest::Previous, Some(now)) => Some((now.lesson, now.step)),
            (LessonRequest::Show, Some(_)) => {
                hand.hint = class.step().and_then(Step::answer).filter(|_| !class.is_solved()).map(|choice| Hint {
                    mv: choice.mv,
                    step: HintStep::Move,
                    proven: None,
                    claims: vec![Claim::Best],
                });
                None
            }
            (LessonRequest::Leave, _) => {
                class.close();
                screen.set(Screen::Learn);
                None
            }
            (LessonRequest::Next | LessonRequest::Previous | LessonRequest::Show, _) => None,
        };
        let Some((lesson, step)) = to else { continue };
        let Some(course) = lessons::all().get(lesson).filter(|course| step < course.steps.len()) else {
            class.close();
            screen.set(Screen::Learn);
            continue;
        };
        match course.game(step) {
            Ok(game) => {
                class.0 = Some(Attending { lesson, step, said: Said::Task });
                requests.write(SessionRequest::Teach(Box::new(game), [Player::Human; 2]));
            }
            Err(fault) => {
                error!("the lesson {}: {fault}", course.id);
                notices.write(Notice(text!("study-lesson-broken", title = text_by_id(&course.title))));
            }
        }
    }
}

/// A lesson whose last step is solved is learned; and what was shown, or is held, has done its part.
fn graduate(class: Res<Classroom>, mut learned: ResMut<Learned>, mut hand: ResMut<Hand>) {
    let Some(lesson) = class.lesson().filter(|_| class.is_solved()) else { return };
    if hand.hint.is_some() || hand.held.is_some() {
        hand.hint = None;
        hand.put_down();
    }
    if class.index() + 1 == lesson.steps.len() && !learned.0.contains(&lesson.id) {
        learned.0.insert(lesson.id.clone());
    }
}

fn leave(mut class: ResMut<Classroom>) {
    class.close();
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Classroom>()
        .init_resource::<Learned>()
        .add_message::<LessonRequest>()
        .add_systems(OnExit(Screen::Play), leave)
        .add_systems(
            Update,
            (lead.before(super::referee::judge), graduate.after(super::hand::keep_up)).in_set(AppSystems::Session),
        );
}
