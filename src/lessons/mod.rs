//! Lessons: boards with a task, the few choices that belong to it, and what is said of each. Knows `rules`.
//!
//! `advice` has the questions of new players and tips.
//!
//! The lessons come with the program, from `assets/lessons/lessons.ron`: [`all`]. Whoever teaches asks [`Lesson::game`] for a
//! step's board and [`Step::hear`] what a move amounts to. What is said is known by the ids of its texts only.

use std::sync::LazyLock;

use serde::{Deserialize, Deserializer, de};

mod advice;

pub use advice::{Advice, Question, Scene, Show, Tip, advice};

use crate::rules::{Animal, Game, Illegal, Move, Position, RuleSet};

/// A lesson: a few steps that belong together.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Tells it from all others; kept with the player's progress.
    pub id: String,
    /// The text of what it is called.
    pub title: String,
    /// The text of what it is about, in a few words.
    pub about: String,
    /// The animal that teaches it.
    pub guide: Animal,
    /// Its steps.
    pub steps: Vec<Step>,
}

/// A step of a lesson: a board, and something to find out on it.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The board (FEN); the step goes on from the one before where there is none.
    #[serde(default)]
    pub board: Option<String>,
    /// Moves that have been made on that board before the learner comes.
    #[serde(default, deserialize_with = "moves")]
    pub before: Vec<Move>,
    /// The text of what the guide says above all.
    pub heading: String,
    /// The text of what there is to know.
    pub text: String,
    /// The text of what the learner is to do.
    pub task: String,
    /// What can be tried, and what is said of it. The first that is no mistake is what is shown to whoever asks.
    pub choices: Vec<Choice>,
}

/// Something a learner may try.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    /// The move.
    #[serde(deserialize_with = "one_move")]
    pub mv: Move,
    /// What it amounts to.
    pub is: Worth,
    /// The text of what is said of it.
    pub says: String,
}

/// What a choice amounts to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Worth {
    /// It is made, and solves the step.
    Right,
    /// The rules forbid it, and to find that out solves the step.
    Barred,
    /// It is not what the step is about: it is not made, and explained.
    Wrong,
}

/// What a move tried at a step amounts to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Heard<'a> {
    /// One of the choices.
    Choice(&'a Choice),
    /// No choice, and the rules forbid it.
    Illegal(Illegal),
    /// No choice, but legal: it is refused all the same.
    Beside,
}

fn one_move<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Move, D::Error> {
    String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
}

fn moves<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Move>, D::Error> {
    let texts = Vec::<String>::deserialize(deserializer)?;
    texts.iter().map(|text| text.parse().map_err(de::Error::custom)).collect()
}

/// What is wrong with a lesson's board.
#[derive(Debug, thiserror::Error)]
pub enum LessonError {
    /// There is no such step, or nothing that its board could come from.
    #[error("step {0} has no board")]
    NoBoard(usize),
    /// The board cannot be read.
    #[error("step {0}: {1}")]
    Board(usize, crate::rules::FenError),
    /// A move that leads to the board is illegal.
    #[error("step {0}, {1}: {2}")]
    Move(usize, Move, Illegal),
}

/// All lessons, in the order in which they are offered.
///
/// # Panics
/// The file that comes with the program is no list of lessons, which a test rules out.
pub fn all() -> &'static [Lesson] {
    static ALL: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
        ron::from_str(include_str!("../../assets/lessons/lessons.ron")).expect("the lessons are tested")
    });
    &ALL
}

/// The ids of all texts of lessons and advice.
pub fn texts() -> impl Iterator<Item = &'static str> {
    let steps = || all().iter().flat_map(|lesson| &lesson.steps);
    let lessons = all().iter().flat_map(|lesson| [&lesson.title, &lesson.about]);
    let tasks = steps().flat_map(|step| [&step.heading, &step.text, &step.task]);
    let says = steps().flat_map(|step| &step.choices).map(|choice| &choice.says);
    lessons.chain(tasks).chain(says).map(String::as_str).chain(advice().texts())
}

impl Lesson {
    /// The game as a step finds it, under the usual rules.
    ///
    /// # Errors
    /// The lesson's own boards and moves do not fit together.
    pub fn game(&self, step: usize) -> Result<Game, LessonError> {
        let here = self.steps.get(step).ok_or(LessonError::NoBoard(step))?;
        let rules = RuleSet::default();
        let mut game = match &here.board {
            Some(fen) => {
                let position = Position::from_fen(fen, &rules).map_err(|fault| LessonError::Board(step, fault))?;
                Game::from_position(rules, position, 0)
            }
            None => {
                let before = step.checked_sub(1).ok_or(LessonError::NoBoard(step))?;
                let mut game = self.game(before)?;
                if let Some(choice) = self.steps[before].answer().filter(|choice| choice.is == Worth::Right) {
                    game.play(choice.mv).map_err(|fault| LessonError::Move(before, choice.mv, fault))?;
                }
                game
            }
        };
        for mv in &here.before {
            game.play(*mv).map_err(|fault| LessonError::Move(step, *mv, fault))?;
        }
        Ok(game)
    }
}

impl Step {
    /// What solves the step.
    pub fn answer(&self) -> Option<&Choice> {
        self.choices.iter().find(|choice| choice.is != Worth::Wrong)
    }

    /// What a move amounts to, tried in the step's game.
    pub fn hear(&self, mv: Move, game: &Game) -> Heard<'_> {
        match self.choices.iter().find(|choice| choice.mv == mv) {
            Some(choice) => Heard::Choice(choice),
            None => game.check(mv).map_or_else(Heard::Illegal, |()| Heard::Beside),
        }
    }

    /// Whether a move is one of the choices.
    pub fn offers(&self, mv: Move) -> bool {
        self.choices.iter().any(|choice| choice.mv == mv)
    }
}
