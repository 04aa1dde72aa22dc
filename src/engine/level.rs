//! How well the computer plays against people: five levels, each with its own reach and its own weakness.

use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::manner::Weighing;
use super::variety::{self, Variety};
use super::{Clock, Engine, Info, Limits, Manner, Thought};
use crate::rules::{Game, Move};

/// How well the computer plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Looks one move ahead and often overlooks something.
    Easy,
    /// Also weighs the enemy's best reply; slips now and then.
    Normal,
    /// Looks further, follows captures to their end, and makes no intended mistake.
    Expert,
    /// Plays as well as it can in about a second.
    Master,
    /// Plays as well as it can in about three seconds, with all threads.
    Grandmaster,
}

/// No level has this name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is no level: levels are easy, normal, expert, master and grandmaster")]
pub struct LevelError(String);

/// What a level may use up over a move, besides what it takes of its own accord.
#[derive(Clone, Copy)]
pub struct Allowance<'a> {
    /// When true, the level answers at once with what it has.
    pub stop: &'a AtomicBool,
    /// Started just before: some levels think for a time.
    pub clock: &'a dyn Clock,
    /// The most positions that a level that searches may look at; with a stopped clock, its move depends on nothing else.
    pub nodes: Option<u64>,
    /// The threads there are for a level that uses all.
    pub threads: usize,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 5] = [Level::Easy, Level::Normal, Level::Expert, Level::Master, Level::Grandmaster];

    /// The level's name in English.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "Easy",
            Level::Normal => "Normal",
            Level::Expert => "Expert",
            Level::Master => "Master",
            Level::Grandmaster => "Grandmaster",
        }
    }

    /// How the level plays, from `assets/levels/`.
    pub fn manner(self) -> &'static Manner {
        static MANNERS: OnceLock<[Manner; 5]> = OnceLock::new();
        let files = [
            include_str!("../../assets/levels/easy.ron"),
            include_str!("../../assets/levels/normal.ron"),
            include_str!("../../assets/levels/expert.ron"),
            include_str!("../../assets/levels/master.ron"),
            include_str!("../../assets/levels/grandmaster.ron"),
        ];
        let read = |text| Manner::from_ron(text).expect("the embedded levels are levels; a test reads each");
        &MANNERS.get_or_init(|| files.map(read))[self as usize]
    }

    /// The move this level plays; `None` only when the game is over. See [`Manner::choose`].
    pub fn choose(self, engine: &mut Engine, game: &Game, seed: u64, allowance: &Allowance) -> Option<Move> {
        self.manner().choose(engine, game, seed, allowance)
    }
}

impl Manner {
    /// The move that is played in this manner; `None` only when the game is over.
    ///
    /// Who weighs plays the same for the same game and seed. Who searches uses what the engine remembers, and the time its
    /// allowance's clock shows; its first moves are varied by the seed, too.
    pub fn choose(&self, engine: &mut Engine, game: &Game, seed: u64, allowance: &Allowance) -> Option<Move> {
        match self.thought {
            Thought::Weighs(ref weighs) => {
                let mut weighing = Weighing::begin(game, seed, weighs);
                while weighing.go_on(game, u64::MAX, allowance.stop) {}
                weighing.choice()
            }
            Thought::Searches { nodes, millis, all_threads, contempt, tables, variety: margin } => {
                let limits = Limits {
                    nodes: Some(nodes.min(allowance.nodes.unwrap_or(u64::MAX))),
                    time: Some(Duration::from_millis(millis)),
                    ..Limits::infinite()
                };
                let varies = margin > 0 && Variety::wanted(game);
                let (threads_before, contempt_before) = (engine.helpers.len() + 1, engine.contempt);
                let lines_before = engine.lines();
                engine.set_lines(if varies { variety::LINES } else { 1 });
                engine.set_threads(if all_threads { allowance.threads } else { 1 });
                engine.set_contempt(i32::from(contempt));
                let unused = if tables { None } else { engine.tables.take() };
                engine.prepare(game, allowance.stop);
                let mut variety = Variety::default();
                let mut hear = |info: &Info| variety.hear(info);
                let answer = engine.think(game, &limits, allowance.stop, allowance.clock, &mut hear);
                engine.tables = engine.tables.take().or(unused);
                engine.set_threads(threads_before);
                engine.set_contempt(contempt_before);
                engine.set_lines(lines_before);
                if varies { variety.choose(&answer, margin, game, seed) } else { answer.best }
            }
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = LevelError;

    /// Reads a level's name in any case.
    fn from_str(text: &str) -> Result<Level, LevelError> {
        let level = Level::ALL.into_iter().find(|level| level.name().eq_ignore_ascii_case(text));
        level.ok_or_else(|| LevelError(text.chars().take(16).collect()))
    }
}
