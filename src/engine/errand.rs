//! A question that goes to an engine elsewhere as text, and the answer that comes back: the browser's worker shares no
//! memory with the page.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::{Allowance, Answer, Clock, Engine, Level, Limits, Score};
use crate::rules::{GameRecord, Move};

/// A question.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Errand {
    /// Comes back in the answer.
    pub id: u64,
    /// The game up to now: its history decides about repetition.
    pub game: GameRecord,
    /// What is wanted.
    pub aim: Aim,
    /// What a level's chances hang on.
    pub seed: u64,
}

/// What kind of move is wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Aim {
    /// The move of a level.
    Level(Level),
    /// The best move that is found within limits.
    Best {
        /// Positions to look at.
        nodes: u64,
        /// Milliseconds to spend.
        millis: u64,
    },
}

/// A move that was found, and what is proven of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Choice {
    /// The move.
    pub mv: Move,
    /// Proven: whoever makes it wins in so many own moves or, below zero, loses in so many of the enemy's.
    pub proven: Option<i32>,
}

impl From<Move> for Choice {
    /// A move of which nothing is proven.
    fn from(mv: Move) -> Choice {
        Choice { mv, proven: None }
    }
}

impl Choice {
    /// What a search answers, unless the game is over.
    pub fn of(answer: &Answer) -> Option<Choice> {
        let proven = match answer.score {
            Score::Mate(moves) => Some(moves),
            Score::Cp(_) => None,
        };
        answer.best.map(|mv| Choice { mv, proven })
    }
}

/// An answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reply {
    /// The question's id; 0 where the question could not even be read.
    pub id: u64,
    /// The move as text, none when the game is over; or what is wrong with the question.
    pub found: Result<Option<String>, String>,
    /// What is proven of it: see [`Choice::proven`].
    #[serde(default)]
    pub proven: Option<i32>,
}

impl Errand {
    /// The question as text.
    pub fn to_ron(&self) -> String {
        ron::to_string(self).expect("a question is plain data")
    }

    /// Answers a question in text. `clock` was started just before.
    pub fn run(text: &str, engine: &mut Engine, clock: &dyn Clock) -> String {
        let reply = match ron::from_str::<Errand>(text) {
            Ok(errand) => match errand.answer(engine, clock) {
                Ok(choice) => Reply {
                    id: errand.id,
                    found: Ok(choice.map(|choice| choice.mv.to_string())),
                    proven: choice.and_then(|choice| choice.proven),
                },
                Err(fault) => Reply { id: errand.id, found: Err(fault), proven: None },
            },
            Err(error) => Reply { id: 0, found: Err(error.to_string()), proven: None },
        };
        ron::to_string(&reply).expect("an answer is plain data")
    }

    fn answer(&self, engine: &mut Engine, clock: &dyn Clock) -> Result<Option<Choice>, String> {
        let game = self.game.to_game().map_err(|error| error.to_string())?;
        let stop = AtomicBool::new(false);
        engine.use_shipped_tables(game.rules());
        Ok(match self.aim {
            Aim::Level(level) => {
                let allowance = Allowance { stop: &stop, clock, nodes: None, threads: 1 };
                level.choose(engine, &game, self.seed, &allowance).map(Choice::from)
            }
            Aim::Best { nodes, millis } => {
                engine.prepare(&game, &stop);
                let limits =
                    Limits { nodes: Some(nodes), time: Some(Duration::from_millis(millis)), ..Limits::infinite() };
                Choice::of(&engine.think(&game, &limits, &stop, clock, &mut |_| {}))
            }
        })
    }
}

impl Reply {
    /// Reads an answer.
    ///
    /// # Errors
    /// The text is none, or it says what is wrong with the question.
    pub fn read(text: &str) -> Result<(u64, Option<Choice>), String> {
        let reply: Reply = ron::from_str(text).map_err(|error| error.to_string())?;
        let mv = reply.found?.map(|text| text.parse::<Move>()).transpose().map_err(|error| error.to_string())?;
        Ok((reply.id, mv.map(|mv| Choice { mv, proven: reply.proven })))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::StoppedClock;
    use crate::rules::{Game, RuleSet, Side};

    fn game() -> Game {
        let mut game = Game::new(RuleSet::preset("bell").expect("a preset"), Side::Blue);
        game.play("a7a6".parse().expect("a move")).expect("legal");
        game
    }

    fn errand(aim: Aim) -> Errand {
        Errand { id: 7, game: GameRecord::of(&game(), Default::default()), aim, seed: 3 }
    }

    fn run(text: &str) -> String {
        Errand::run(text, &mut Engine::new(1), &StoppedClock)
    }

    #[test]
    fn the_answer_is_the_one_given_here() {
        let stop = AtomicBool::new(false);
        for level in [Level::Easy, Level::Normal, Level::Expert, Level::Master] {
            let allowance = Allowance { stop: &stop, clock: &StoppedClock, nodes: None, threads: 1 };
            let here = level.choose(&mut Engine::new(1), &game(), 3, &allowance);
            assert!(here.is_some());
            assert_eq!(Reply::read(&run(&errand(Aim::Level(level)).to_ron())), Ok((7, here.map(Choice::from))));
        }
        let limits = Limits::nodes(5_000);
        let here = Choice::of(&Engine::new(1).think(&game(), &limits, &stop, &StoppedClock, &mut |_| {}));
        assert_eq!(Reply::read(&run(&errand(Aim::Best { nodes: 5_000, millis: 1000 }).to_ron())), Ok((7, here)));
    }

    /// What is proven comes back with the move.
    #[test]
    fn a_proof_comes_back() {
        let rules = RuleSet::default();
        let position = crate::rules::Position::from_fen("l6/7/3L3/7/7/7/7/7/7 w", &rules).expect("a position");
        let game = Game::from_position(rules, position, 0);
        let errand = Errand {
            game: GameRecord::of(&game, Default::default()),
            ..errand(Aim::Best { nodes: 50_000, millis: 1000 })
        };
        let (_, choice) = Reply::read(&run(&errand.to_ron())).expect("a reply");
        assert_eq!(choice.and_then(|choice| choice.proven), Some(2));
    }

    #[test]
    fn a_finished_game_has_no_move() {
        let mut errand = errand(Aim::Level(Level::Easy));
        let mut over = game();
        over.resign(Side::Red);
        errand.game = GameRecord::of(&over, Default::default());
        assert_eq!(Reply::read(&run(&errand.to_ron())), Ok((7, None)));
    }

    #[test]
    fn what_is_wrong_comes_back_in_words() {
        let mut wrong = errand(Aim::Level(Level::Easy));
        wrong.game.moves = "a7a6 a6a5".to_owned();
        let reply: Reply = ron::from_str(&run(&wrong.to_ron())).expect("a reply");
        assert_eq!(reply.id, 7);
        assert!(reply.found.expect_err("refused").contains("move 2"));
        for text in ["", "(id: 1)", "nonsense"] {
            let reply: Reply = ron::from_str(&run(text)).expect("a reply");
            assert_eq!(reply.id, 0);
            assert!(reply.found.is_err(), "{text}");
        }
        assert!(Reply::read("(id:1,found:Ok(Some(\"z9z9\")))").is_err());
    }
}
