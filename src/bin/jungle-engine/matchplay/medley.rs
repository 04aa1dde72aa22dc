//! `medley`: games between random pairs of levels under every preset, to see that nothing breaks: no illegal move, no
//! panic, and every game ends with a reason.
//!
//! | option | value | default |
//! |---|---|---|
//! | `--games` | so many under every preset | 1000 |
//! | `--seed` | which levels meet, from which opening, and their chance | 0 |
//! | `--most-nodes` | the most positions that a level looks at in a move | 2000 |

use std::time::Duration;

use jungle::engine::{Level, Limits};
use jungle::rules::RuleSet;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::game;
use super::player::{Player, Settings, Spec};
use super::tally::{End, Tally};
use crate::arguments::{ArgumentFault, Options};
use crate::openings::{Opening, Openings};
use crate::protocol::{MOST_SEED, number};

/// Plays the games; how they ended, a line for each preset.
///
/// # Errors
/// What is wrong with the arguments, or the first game that broke.
pub fn run(arguments: &[String]) -> Result<String, ArgumentFault> {
    let options = Options::read("medley", arguments, &["games", "seed", "most-nodes"])?;
    let numbered = |name, what, default, least, most| -> Result<u64, ArgumentFault> {
        Ok(options.get(name).map_or(Ok(default), |value| number(what, value, least, most))?)
    };
    let games = numbered("games", "the number of games", 1000, 1, 1_000_000)?;
    let seed = numbered("seed", "the seed", 0, 0, MOST_SEED)?;
    let nodes = numbered("most-nodes", "the most nodes", 2000, 1, u64::MAX)?;
    let mut players = Players::new(nodes)?;
    let lines: Result<Vec<String>, ArgumentFault> = RuleSet::PRESETS
        .iter()
        .filter_map(|name| RuleSet::preset(name))
        .map(|rules| {
            let openings = Openings::named(None)?.under(&rules)?;
            preset(&rules, &openings, &mut players, games, seed)
        })
        .collect();
    Ok(lines?.join("\n"))
}

/// Two of each level, so that a level can meet itself.
struct Players([[Player; 5]; 2]);

impl Players {
    fn new(nodes: u64) -> Result<Players, ArgumentFault> {
        let settings = Settings {
            limits: Limits::nodes(nodes),
            most_nodes: Some(nodes),
            set: "",
            dialect: "ours",
            rules_name: "standard",
            patience: Duration::ZERO,
        };
        let seat = |level: Level| Spec::read(&level.name().to_lowercase(), &settings)?.seat();
        let seats = || -> Result<[Player; 5], ArgumentFault> {
            let [easy, normal, expert, master, grandmaster] = Level::ALL;
            Ok([seat(easy)?, seat(normal)?, seat(expert)?, seat(master)?, seat(grandmaster)?])
        };
        Ok(Players([seats()?, seats()?]))
    }
}

/// The games under one preset; a line about them.
fn preset(
    rules: &RuleSet,
    openings: &[Opening],
    Players([reds, blues]): &mut Players,
    games: u64,
    seed: u64,
) -> Result<String, ArgumentFault> {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut tally = Tally::default();
    for number in 0..games {
        let [red, blue] = [(); 2].map(|()| chance.random_range(0..Level::ALL.len() as u32) as usize);
        let opening = &openings[chance.random_range(0..openings.len() as u32) as usize];
        let pair = [&mut reds[red], &mut blues[blue]];
        let finished = game::play(rules, opening, pair, 0, seed.wrapping_add(number), false);
        if let End::Void(player, kind) = finished.end {
            return Err(ArgumentFault::Broken(format!(
                "game {number} under {} broke: {} v {}, {} by the {}",
                rules.title(),
                Level::ALL[red],
                Level::ALL[blue],
                kind.name(),
                if player == 0 { "first" } else { "second" },
            )));
        }
        tally.add_one(&finished);
    }
    let ends: Vec<String> = tally.ends.iter().map(|(end, count)| format!("{end} {count}")).collect();
    let plies = tally.plies as u64 / games;
    Ok(format!("{}: {games} games ended: {}; {plies} plies a game", rules.title(), ends.join(", ")))
}
