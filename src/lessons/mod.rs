//! Lessons: boards with a task, the few choices that belong to it, and what is said of each. Knows `rules`.
//!
//! The lessons come with the program, from `assets/lessons/lessons.ron`: [`all`]. Whoever teaches asks [`Lesson::game`] for a
//! step's board and [`Step::hear`] what a move amounts to.

use std::sync::LazyLock;

use serde::{Deserialize, Deserializer, de};

use crate::rules::{Animal, Game, Illegal, Move, Position, RuleSet};

/// A lesson: a few steps that belong together.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Tells it from all others; kept with the player's progress.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// What it is about, in a few words.
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
    /// What the guide says above all.
    pub heading: String,
    /// What there is to know.
    pub text: String,
    /// What the learner is to do.
    pub task: String,
    /// What can be tried, and what is said of it. The first that is no mistake is what is shown to whoever asks.
    pub choices: Vec<Choice>,
}

/// Something a learner may try.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    /// The move.
    #[serde(deserialize_with = "one_move")]
    pub mv: Move,
    /// What it amounts to.
    pub is: Worth,
    /// What is said of it.
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
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Heard {
    /// It is to be made; the step is solved, and this is said.
    Right(String),
    /// It is refused, which is the point: the step is solved, and this is said.
    Barred(String),
    /// It is refused for this reason.
    Wrong(String),
}

/// What is said of a legal move that no choice speaks of.
const BESIDE: &str = "That is a move, but not what this is about. Read the task once more.";

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
    pub fn hear(&self, mv: Move, game: &Game) -> Heard {
        let Some(choice) = self.choices.iter().find(|choice| choice.mv == mv) else {
            let reason = game.check(mv).err().map(|reason| reason.to_string());
            return Heard::Wrong(reason.unwrap_or_else(|| BESIDE.to_owned()));
        };
        let says = choice.says.clone();
        match choice.is {
            Worth::Right => Heard::Right(says),
            Worth::Barred => Heard::Barred(says),
            Worth::Wrong => Heard::Wrong(says),
        }
    }

    /// Whether a move is one of the choices.
    pub fn offers(&self, mv: Move) -> bool {
        self.choices.iter().any(|choice| choice.mv == mv)
    }
}
