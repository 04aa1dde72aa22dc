//! Questions of new players, what to remember, and tips: from `assets/lessons/advice.ron`.

use std::sync::LazyLock;

use serde::{Deserialize, Deserializer, de};

use crate::rules::{Game, Illegal, Move, Position, RuleSet};

/// What new players ask and should know.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Advice {
    /// Questions about the rules.
    pub questions: Vec<Question>,
    /// What to remember in a first game: texts.
    pub first_game: Vec<String>,
    /// Tips, with positions to play out.
    pub tips: Vec<Tip>,
}

/// A question, and boards that show the answer.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// Tells it from the others.
    pub id: String,
    /// The text of the question.
    pub title: String,
    /// The text of the answer.
    pub answer: String,
    /// What is shown, one after the other.
    pub scenes: Vec<Scene>,
}

/// A board, and what is shown on it.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scene {
    /// The board (FEN), under the usual rules.
    pub board: String,
    /// What is shown, in this order.
    pub shows: Vec<Show>,
}

/// Something that is shown on a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Show {
    /// This move is made.
    Made(#[serde(deserialize_with = "one_move")] Move),
    /// This move is tried, and forbidden.
    Barred(#[serde(deserialize_with = "one_move")] Move),
}

/// A tip, with a position to play out.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tip {
    /// Tells it from the others.
    pub id: String,
    /// The text of the tip in a few words.
    pub title: String,
    /// The text that says why.
    pub text: String,
    /// The position (FEN), under the usual rules; Red, who reads the tip, is to move.
    pub board: String,
}

fn one_move<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Move, D::Error> {
    String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
}

/// A position and what is shown in it.
pub type Moment = (Position, Show);

/// All advice.
///
/// # Panics
/// The file that comes with the program is none, which a test rules out.
pub fn advice() -> &'static Advice {
    static ALL: LazyLock<Advice> =
        LazyLock::new(|| ron::from_str(include_str!("../../assets/lessons/advice.ron")).expect("the advice is tested"));
    &ALL
}

impl Advice {
    /// The ids of all its texts.
    pub(super) fn texts(&self) -> impl Iterator<Item = &str> {
        let questions = self.questions.iter().flat_map(|question| [&question.title, &question.answer]);
        let tips = self.tips.iter().flat_map(|tip| [&tip.title, &tip.text]);
        questions.chain(&self.first_game).chain(tips).map(String::as_str)
    }
}

impl Scene {
    /// What is shown, each with the position it is shown in, and the position at the end.
    ///
    /// # Errors
    /// The board is none (told as a text), or a move is not what it is said to be.
    pub fn moments(&self) -> Result<(Vec<Moment>, Position), String> {
        let rules = RuleSet::default();
        let board = Position::from_fen(&self.board, &rules).map_err(|fault| fault.to_string())?;
        let mut game = Game::from_position(rules, board, 0);
        let mut moments = Vec::new();
        for show in &self.shows {
            moments.push((*game.position(), *show));
            match *show {
                Show::Made(mv) => {
                    game.play(mv).map_err(|fault: Illegal| format!("{mv}: {fault}"))?;
                }
                Show::Barred(mv) if game.check(mv).is_ok() => return Err(format!("{mv} is legal")),
                Show::Barred(_) => {}
            }
        }
        Ok((moments, *game.position()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Side;

    #[test]
    fn every_answer_shows_what_it_says() {
        let advice = advice();
        assert_eq!((advice.questions.len(), advice.tips.len()), (6, 6));
        let faults: Vec<String> = advice
            .questions
            .iter()
            .flat_map(|question| question.scenes.iter().filter_map(|scene| scene.moments().err()))
            .collect();
        assert_eq!(faults, Vec::<String>::new());
    }

    #[test]
    fn every_tip_has_a_position_to_play_out() {
        let rules = RuleSet::default();
        let fits = |tip: &&Tip| {
            Position::from_fen(&tip.board, &rules)
                .is_ok_and(|position| position.side_to_move() == Side::Red && position.outcome(&rules).is_none())
        };
        let faulty: Vec<&str> = advice().tips.iter().filter(|tip| !fits(tip)).map(|tip| tip.id.as_str()).collect();
        assert_eq!(faulty, Vec::<&str>::new());
    }
}
