//! Matches between players, sides alternated: how levels and versions are measured.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use jungle::engine::{Clock, Engine, Level, Limits, StoppedClock, baseline};
use jungle::rules::{Game, Move, Outcome, RuleSet, Side};

use crate::arguments::{ArgumentFault, Options};
use crate::clock::Stopwatch;
use crate::protocol::{MOST_SEED, number, quoted};
use crate::session::rules_named;

/// A game between computers that lasts longer is drawn.
const MOST_PLIES: usize = 600;
/// Random plies before the players begin, where the players themselves know no chance.
const MOST_OPENING: u64 = 20;

/// Who plays.
#[derive(Debug, Clone, Copy)]
enum Player {
    Level(Level),
    Full(Limits),
    Greedy,
    Random,
}

/// A player at the board.
struct Contestant {
    name: String,
    player: Player,
    engine: Engine,
    slowest: Duration,
    wins: u32,
}

impl Contestant {
    fn new(name: &str) -> Result<Contestant, ArgumentFault> {
        let player = player(name).ok_or_else(|| ArgumentFault::Player(quoted(name)))?;
        Ok(Contestant { name: name.to_owned(), player, engine: Engine::default(), slowest: Duration::ZERO, wins: 0 })
    }

    fn choose(&mut self, game: &Game, seed: u64) -> Option<Move> {
        let stop = AtomicBool::new(false);
        let clock = Stopwatch::start();
        let best = match self.player {
            Player::Level(level) => level.choose(&mut self.engine, game, seed, &stop),
            Player::Full(limits) => self.engine.think(game, &limits, &stop, &StoppedClock, &mut |_| {}).best,
            Player::Greedy => baseline::greedy(game, seed),
            Player::Random => baseline::random(game, seed),
        };
        self.slowest = self.slowest.max(clock.elapsed());
        best
    }
}

fn player(name: &str) -> Option<Player> {
    if let Ok(level) = name.parse() {
        return Some(Player::Level(level));
    }
    match name.split_once(':') {
        Some(("nodes", nodes)) => Some(Player::Full(Limits::nodes(nodes.parse().ok().filter(|&nodes| nodes > 0)?))),
        Some(("depth", plies)) => Some(Player::Full(Limits::depth(plies.parse().ok().filter(|&plies| plies > 0)?))),
        Some(_) => None,
        None => match name {
            "greedy" => Some(Player::Greedy),
            "random" => Some(Player::Random),
            _ => None,
        },
    }
}

/// Plays a match; its report.
///
/// # Errors
/// What is wrong with the arguments.
pub fn run(arguments: &[String]) -> Result<String, ArgumentFault> {
    let options = Options::read("arena", arguments, &["games", "a", "b", "rules", "seed", "opening"])?;
    let numbered = |name, what, default, least, most| -> Result<u64, ArgumentFault> {
        Ok(options.get(name).map_or(Ok(default), |value| number(what, value, least, most))?)
    };
    let games = numbered("games", "the number of games", 200, 1, 1_000_000)?;
    let seed = numbered("seed", "the seed", 0, 0, MOST_SEED)?;
    let opening = numbered("opening", "the number of random plies", 0, 0, MOST_OPENING)?;
    let rules = rules_named(options.get("rules").unwrap_or("standard"))?;
    let mut pair = [Contestant::new(options.need("a")?)?, Contestant::new(options.need("b")?)?];

    let mut ends: BTreeMap<String, u32> = BTreeMap::new();
    let mut plies = 0;
    for number in 0..games {
        let red = (number % 2) as usize;
        let game = play(&rules, &mut pair, red, seed.wrapping_add(number), opening as usize);
        plies += game.plies().len();
        match game.outcome() {
            Some(Outcome::Win { side, by }) => {
                let winner = if side == Side::Red { red } else { 1 - red };
                pair[winner].wins += 1;
                *ends.entry(format!("{by:?}")).or_default() += 1;
            }
            Some(Outcome::Draw { by }) => *ends.entry(format!("draw by {by:?}")).or_default() += 1,
            None => {}
        }
    }
    Ok(report(&rules, &pair, games, plies, &ends))
}

/// A whole game in which `pair[red]` has Red.
fn play(rules: &RuleSet, pair: &mut [Contestant; 2], red: usize, seed: u64, opening: usize) -> Game {
    let mut game = Game::new(rules.clone(), rules.fixed_first_side());
    for contestant in pair.iter_mut() {
        contestant.engine.clear();
    }
    while game.outcome().is_none() {
        let side = game.position().side_to_move();
        let contestant = &mut pair[if side == Side::Red { red } else { 1 - red }];
        let mv =
            if game.plies().len() < opening { baseline::random(&game, seed) } else { contestant.choose(&game, seed) };
        let played = mv.is_some_and(|mv| game.play(mv).is_ok());
        assert!(played, "{} has no legal answer to {:?}", contestant.name, game.position());
        if game.plies().len() >= MOST_PLIES {
            game.end_by_length();
        }
    }
    game
}

fn report(rules: &RuleSet, pair: &[Contestant; 2], games: u64, plies: usize, ends: &BTreeMap<String, u32>) -> String {
    let [a, b] = pair;
    let draws = games - u64::from(a.wins) - u64::from(b.wins);
    let percent = |wins: u32| (f64::from(wins) + draws as f64 / 2.0) * 100.0 / games as f64;
    let mut text = format!(
        "{} v {} under {}: {games} games, {} won, {draws} drawn, {} lost; {:.1} % v {:.1} %",
        a.name,
        b.name,
        rules.title(),
        a.wins,
        b.wins,
        percent(a.wins),
        percent(b.wins),
    );
    let ends: Vec<String> = ends.iter().map(|(end, count)| format!("{end} {count}")).collect();
    // Writing to a string cannot fail.
    let _ = write!(text, "\nends: {}; {} plies a game", ends.join(", "), plies as u64 / games);
    let _ = write!(text, "\nslowest move: {} {:?}, {} {:?}", a.name, a.slowest, b.name, b.slowest);
    text
}
