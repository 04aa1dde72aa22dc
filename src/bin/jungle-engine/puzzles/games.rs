//! Positions out of games that the engine plays against itself.

use std::sync::atomic::AtomicBool;

use jungle::engine::puzzle::Goal;
use jungle::engine::{Engine, Info, Limits, Score, StoppedClock, baseline};
use jungle::rules::{Animal, Game, RuleSet};

use super::find::{Found, forced};

/// The rule sets of the games by turns: mostly the usual one.
const RULES: [&str; 8] =
    ["standard", "standard", "bell", "standard", "standard", "encyclopedia", "standard", "standard"];
/// Random plies at the start.
const OPENING: u64 = 6;
/// Nodes a move; few enough that there are mistakes.
const NODES: u64 = 1_200;
/// Every so many plies one is by chance.
const SLIP: u64 = 11;
const MOST_PLIES: usize = 160;
/// The fewest and the most moves of a win.
const WINS: (u8, u8) = (2, 6);
/// The fewest and the most moves until an animal is taken.
const CATCHES: (u8, u8) = (2, 3);
/// By so much, in hundredths, the solver must be ahead after a catch, and by so much more than the enemy was before.
const AHEAD: i32 = 150;

/// Plays a game and looks for puzzles in it: at most one that wins and one that takes an animal.
pub fn look(seed: u64) -> Vec<Found> {
    let preset = RULES[(seed % RULES.len() as u64) as usize];
    let rules = RuleSet::preset(preset).expect("a preset");
    let mut game = Game::new(rules.clone(), rules.fixed_first_side());
    for _ in 0..OPENING + seed / 8 % 12 {
        let Some(mv) = baseline::random(&game, seed) else { return Vec::new() };
        if game.play(mv).is_err() {
            return Vec::new();
        }
    }
    let mut engine = Engine::new(4);
    let (mut win, mut catch): (Option<Found>, Option<Found>) = (None, None);
    let mut before = 0;
    while game.outcome().is_none() && game.plies().len() < MOST_PLIES && win.is_none() {
        let stop = AtomicBool::new(false);
        let mut last: Option<Info> = None;
        let mut note = |info: &Info| last = Some(info.clone());
        let answer = engine.think(&game, &Limits::nodes(NODES), &stop, &StoppedClock, &mut note);
        let Some(best) = answer.best else { break };
        match answer.score {
            Score::Mate(moves) if moves >= i32::from(WINS.0) && moves <= i32::from(WINS.1) => {
                win = forced(&rules, game.position(), Goal::Win, WINS.0, WINS.1);
            }
            Score::Cp(score) => {
                if catch.is_none() && score >= AHEAD && score + before >= AHEAD {
                    catch = last
                        .and_then(|info| caught(&game, &info, &rules))
                        .filter(|found| found.puzzle.line().first() == Some(&best));
                }
                before = score;
            }
            Score::Mate(_) => {}
        }
        // Once in a while a move by chance, lest all games are alike.
        let slip = (seed + game.plies().len() as u64).is_multiple_of(SLIP).then(|| baseline::random(&game, seed));
        if game.play(slip.flatten().unwrap_or(best)).is_err() {
            break;
        }
    }
    win.into_iter().chain(catch).collect()
}

/// The puzzle of taking the animal that best play takes first, if it is a strong one or the rat.
fn caught(game: &Game, info: &Info, rules: &RuleSet) -> Option<Found> {
    let mut position = *game.position();
    let us = position.side_to_move();
    for (index, &mv) in info.pv.iter().enumerate().take(2 * usize::from(CATCHES.1) - 1) {
        let ply = position.play(mv, rules);
        match ply.captured {
            Some(victim) if ply.piece.side == us => {
                let worthy = victim >= Animal::Wolf || victim == Animal::Rat;
                let goal = Goal::Take(victim);
                return if worthy && index > 0 {
                    forced(rules, game.position(), goal, CATCHES.0, CATCHES.1)
                } else {
                    None
                };
            }
            // An exchange is another thing, unless the loss is the bait.
            Some(lost) if lost >= Animal::Tiger => return None,
            _ => {}
        }
    }
    None
}
