//! Balanced openings: where matches begin, so that players who always play alike still play many games.
//!
//! A file has one opening a line: moves from the usual start with Red to move, separated by spaces; what follows `#` is
//! a remark. Where Blue begins, the moves are turned half round, as the board looks the same from both sides. None of the
//! moves takes anything, so they are legal under every rule set.

use std::collections::HashSet;
use std::fmt::Write as _;
use std::fs;
use std::sync::atomic::AtomicBool;

use jungle::engine::{Engine, Limits, Score, StoppedClock};
use jungle::rules::{Game, Move, Piece, Position, RuleSet, Side, Square};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::arguments::{ArgumentFault, Options};
use crate::protocol::{MOST_SEED, number, quoted};

/// The openings that come with the program, and where they are from in its messages.
const EMBEDDED: (&str, &str) = ("assets/openings/standard.txt", include_str!("../../../assets/openings/standard.txt"));

/// One opening: moves from the usual start.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opening {
    moves: Vec<Move>,
}

impl Opening {
    /// The usual start itself.
    const START: Opening = Opening { moves: Vec::new() };

    /// The game after the opening.
    pub fn game(&self, rules: &RuleSet) -> Game {
        self.played(rules).0
    }

    /// The game after the opening, and which of its moves, from 1, was illegal.
    fn played(&self, rules: &RuleSet) -> (Game, Option<usize>) {
        let first = rules.fixed_first_side();
        let mut game = Game::new(rules.clone(), first);
        for (number, &mv) in (1..).zip(&self.moves) {
            let mv = if first == Side::Red { mv } else { Move::new(mv.from.rotated(), mv.to.rotated()) };
            if game.play(mv).is_err() {
                return (game, Some(number));
            }
        }
        (game, None)
    }
}

/// Openings as a file lists them.
pub struct Openings {
    source: String,
    list: Vec<Opening>,
}

impl Openings {
    /// The openings of a file, `start` for the usual start alone, or, without a name, the embedded ones.
    ///
    /// # Errors
    /// The file cannot be read, or a line of it is no list of moves.
    pub fn named(name: Option<&str>) -> Result<Openings, ArgumentFault> {
        match name {
            None => Openings::read(EMBEDDED.0, EMBEDDED.1),
            Some("start") => Ok(Openings { source: "start".to_owned(), list: vec![Opening::START] }),
            Some(path) => {
                let text = fs::read_to_string(path)
                    .map_err(|error| ArgumentFault::Openings { path: quoted(path), what: error.to_string() })?;
                Openings::read(path, &text)
            }
        }
    }

    fn read(source: &str, text: &str) -> Result<Openings, ArgumentFault> {
        let mut list = Vec::new();
        for (number, line) in (1..).zip(text.lines()) {
            let words = line.split('#').next().unwrap_or_default();
            let moves: Result<Vec<Move>, _> = words.split_whitespace().map(str::parse).collect();
            let moves = moves.map_err(|fault| ArgumentFault::Openings {
                path: quoted(source),
                what: format!("line {number}: {fault}"),
            })?;
            if !moves.is_empty() {
                list.push(Opening { moves });
            }
        }
        if list.is_empty() {
            return Err(ArgumentFault::Openings { path: quoted(source), what: "there is no opening in it".to_owned() });
        }
        Ok(Openings { source: source.to_owned(), list })
    }

    /// The openings, once it is clear that all can be played under the rules.
    ///
    /// # Errors
    /// The first that cannot, or that leaves nothing to play.
    pub fn under(self, rules: &RuleSet) -> Result<Vec<Opening>, ArgumentFault> {
        for (number, opening) in (1..).zip(&self.list) {
            let (game, illegal) = opening.played(rules);
            let what = match (illegal, game.outcome()) {
                (Some(mv), _) => format!("move {mv} of opening {number} is illegal under {}", rules.title()),
                (None, Some(_)) => format!("after opening {number} the game is over under {}", rules.title()),
                (None, None) => continue,
            };
            return Err(ArgumentFault::Openings { path: quoted(&self.source), what });
        }
        Ok(self.list)
    }
}

/// Plies of a random opening, at least and at most.
const PLIES: std::ops::RangeInclusive<u32> = 6..=11;
/// The farthest from even that an opening may be judged to be, in hundredths.
const MOST_AHEAD: i32 = 50;
/// In at least so many animals' places two openings differ.
const LEAST_DIFFERENT: usize = 5;

/// Makes openings; the file's text.
///
/// # Errors
/// What is wrong with the arguments.
pub fn generate(arguments: &[String]) -> Result<String, ArgumentFault> {
    let options = Options::read("openings", arguments, &["count", "seed", "nodes"])?;
    let numbered = |name, what, default, least, most| -> Result<u64, ArgumentFault> {
        Ok(options.get(name).map_or(Ok(default), |value| number(what, value, least, most))?)
    };
    let count = numbered("count", "the number of openings", 240, 1, 2000)?;
    let seed = numbered("seed", "the seed", 0, 0, MOST_SEED)?;
    let nodes = numbered("nodes", "the nodes", 300_000, 1, u64::MAX)?;

    let rules = RuleSet::default();
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut engine = Engine::default();
    let mut found: Vec<Position> = Vec::new();
    let mut text = format!(
        "# Openings for matches: random moves without captures, judged even (within {MOST_AHEAD} of 100) by {nodes} nodes, each\n\
         # different from every other in the places of {LEAST_DIFFERENT} animals or more. Made by\n\
         # jungle-engine openings --count {count} --seed {seed} --nodes {nodes}\n"
    );
    while (found.len() as u64) < count {
        let Some(game) = quiet_walk(&rules, &mut chance) else { continue };
        let position = *game.position();
        if found.iter().any(|other| difference(&position, other) < LEAST_DIFFERENT)
            || !is_even(&mut engine, &game, nodes)
        {
            continue;
        }
        found.push(position);
        let moves: Vec<String> = game.plies().iter().map(|ply| ply.mv.to_string()).collect();
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{}", moves.join(" "));
    }
    text.truncate(text.trim_end().len());
    Ok(text)
}

/// A few random moves that take nothing, without a position coming twice.
fn quiet_walk(rules: &RuleSet, chance: &mut ChaCha8Rng) -> Option<Game> {
    let mut game = Game::new(rules.clone(), Side::Red);
    let mut seen = HashSet::from([game.position().hash()]);
    for _ in 0..chance.random_range(PLIES) {
        let moves = game.legal_moves();
        let mv = *moves.get(chance.random_range(0..moves.len() as u32) as usize)?;
        let ply = game.play(mv).ok()?;
        if ply.captured.is_some() || !seen.insert(game.position().hash()) {
            return None;
        }
    }
    game.outcome().is_none().then_some(game)
}

/// How many animals stand elsewhere.
fn difference(one: &Position, other: &Position) -> usize {
    let place = |position: &Position, piece: Piece| -> Option<Square> { position.square_of(piece) };
    one.pieces().filter(|&(piece, square)| place(other, piece) != Some(square)).count()
}

fn is_even(engine: &mut Engine, game: &Game, nodes: u64) -> bool {
    engine.clear();
    let answer = engine.think(game, &Limits::nodes(nodes), &AtomicBool::new(false), &StoppedClock, &mut |_| {});
    matches!(answer.score, Score::Cp(ahead) if ahead.abs() <= MOST_AHEAD)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_embedded_openings_are_many_different_and_playable_under_every_preset() {
        for name in RuleSet::PRESETS {
            let rules = RuleSet::preset(name).expect("a preset");
            let openings = Openings::named(None).and_then(|openings| openings.under(&rules));
            let openings = openings.unwrap_or_else(|fault| panic!("{name}: {fault}"));
            assert!(openings.len() >= 200);
            let positions: Vec<Position> = openings.iter().map(|opening| *opening.game(&rules).position()).collect();
            for (i, one) in positions.iter().enumerate() {
                assert!(
                    positions[..i].iter().all(|other| difference(one, other) >= LEAST_DIFFERENT),
                    "{name}: {one:?}"
                );
            }
        }
    }

    #[test]
    fn openings_that_cannot_be_played_are_named() {
        let fault = |text: &str, rules: &RuleSet| {
            Openings::read("a file", text).and_then(|openings| openings.under(rules)).expect_err("a fault").to_string()
        };
        let rules = RuleSet::default();
        assert!(fault("# nothing\n", &rules).contains("no opening"));
        assert!(fault("a3a4\nz9\n", &rules).contains("line 2"));
        assert!(fault("a3a4 a7a6 # fine\na3a4 a4a5\n", &rules).contains("move 2 of opening 2 is illegal"));
    }

    #[test]
    fn the_same_seed_makes_the_same_openings() {
        let make = |seed: &str| {
            let arguments = ["--count", "3", "--seed", seed, "--nodes", "500"].map(str::to_owned);
            generate(&arguments).expect("openings")
        };
        assert_eq!(make("7"), make("7"));
        assert_ne!(make("7"), make("8"));
        assert_eq!(Openings::read("made", &make("7")).expect("openings").list.len(), 3);
    }
}
