//! `data`: games of the engine against itself, from random starts, and their positions.

use std::fs::File;
use std::io::{BufWriter, Write as _};
use std::sync::atomic::AtomicBool;

use jungle::engine::{Engine, Limits, Score, StoppedClock, baseline};
use jungle::rules::{Game, RuleSet, Side};

use super::sample::Sample;
use crate::arguments::{ArgumentFault, Options};
use crate::protocol::{MOST_SEED, number};

/// Of ten games, the presets under which they are played: most under the default, some under each that differs.
const PRESETS: [&str; 10] =
    ["standard", "league", "standard", "browser", "standard", "encyclopedia", "standard", "bell", "standard", "league"];
/// Random plies before the players begin: at least, and how many more at most.
const LEAST_OPENING: u64 = 4;
const MORE_OPENING: u64 = 16;
/// A start is played on only if it is not farther from even than this, in hundredths.
const EVEN: i32 = 350;
/// So far ahead for so many plies in a row, a side has won.
const WON: i32 = 2000;
const WON_PLIES: u32 = 6;
/// A longer game is drawn.
const MOST_PLIES: usize = 300;

/// Plays games and writes their quiet positions to a file; a report.
///
/// # Errors
/// What is wrong with the arguments, or the file cannot be written.
pub fn generate(arguments: &[String]) -> Result<String, ArgumentFault> {
    let options = Options::read("data", arguments, &["games", "nodes", "seed", "out"])?;
    let numbered = |name, what, default, most| -> Result<u64, ArgumentFault> {
        Ok(options.get(name).map_or(Ok(default), |value| number(what, value, 1, most))?)
    };
    let games = numbered("games", "the number of games", 1000, 1_000_000_000)?;
    let nodes = numbered("nodes", "the nodes a move", 3000, u64::MAX)?;
    let seed = numbered("seed", "the seed", 1, MOST_SEED)?;
    let path = options.need("out")?;
    let fault = |error: std::io::Error| ArgumentFault::File { path: crate::protocol::quoted(path), error };
    let mut out = BufWriter::new(File::create(path).map_err(fault)?);
    let mut engine = Engine::new(4);
    let mut positions = 0;
    for number in 0..games {
        let samples = play(&mut engine, seed.wrapping_mul(1_000_003).wrapping_add(number), nodes);
        for sample in &samples {
            writeln!(out, "{sample}").map_err(fault)?;
        }
        positions += samples.len();
    }
    out.flush().map_err(fault)?;
    Ok(format!("{games} games, {positions} positions"))
}

/// The quiet positions of one game, with its result.
fn play(engine: &mut Engine, seed: u64, nodes: u64) -> Vec<Sample> {
    let preset = PRESETS[(seed % PRESETS.len() as u64) as usize];
    let rules = RuleSet::preset(preset).expect("a preset");
    let mut game = Game::new(rules.clone(), rules.fixed_first_side());
    let opening = LEAST_OPENING + seed / 7 % MORE_OPENING;
    for _ in 0..opening {
        let Some(mv) = baseline::random(&game, seed) else { return Vec::new() };
        game.play(mv).expect("chance obeys the rules");
    }
    engine.clear();
    let mut samples = Vec::new();
    let (mut ahead, mut winner) = (0, None);
    while game.outcome().is_none() && game.plies().len() < MOST_PLIES {
        let stop = AtomicBool::new(false);
        let answer = engine.think(&game, &Limits::nodes(nodes), &stop, &StoppedClock, &mut |_| {});
        let Some(best) = answer.best else { break };
        let side = game.position().side_to_move();
        let score = match answer.score {
            Score::Cp(score) => score,
            // Proven: the rest of the game teaches nothing.
            Score::Mate(moves) => {
                winner = Some(if moves > 0 { side } else { !side });
                break;
            }
        };
        if samples.is_empty() && score.abs() > EVEN {
            return Vec::new();
        }
        ahead = if score.abs() >= WON { ahead + 1 } else { 0 };
        if ahead >= WON_PLIES {
            winner = Some(if score > 0 { side } else { !side });
            break;
        }
        if game.position().piece_at(best.to).is_none() {
            samples.push((side, Sample { preset: preset.to_owned(), fen: game.position().fen(), result: 0.0, score }));
        }
        game.play(best).expect("the engine obeys the rules");
    }
    let red = match winner {
        Some(Side::Red) => 1.0,
        Some(Side::Blue) => 0.0,
        None => Sample::result_of(game.outcome()),
    };
    let result = |side| if side == Side::Red { red } else { 1.0 - red };
    samples.into_iter().map(|(side, sample)| Sample { result: result(side), ..sample }).collect()
}
