//! Which games are played, by whom of several threads, and when it is enough.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, Sender};
use std::thread;

use jungle::rules::RuleSet;

use super::estimate::{Sprt, Verdict};
use super::player::{Player, Spec};
use super::tally::{End, Finished, Tally};
use super::{game, report};
use crate::arguments::ArgumentFault;
use crate::openings::Opening;

/// A match to be played.
pub struct Plan {
    /// The rules.
    pub rules: RuleSet,
    /// The players.
    pub pair: [Spec; 2],
    /// The openings, at least one.
    pub openings: Vec<Opening>,
    /// How many pairs of games to play at most.
    pub pairs: u64,
    /// Which opening comes first, and the levels' chance.
    pub seed: u64,
    /// Do both remember the last game, or neither?
    pub keep_tables: bool,
    /// When it is enough.
    pub sprt: Option<Sprt>,
    /// Games at a time.
    pub concurrency: usize,
    /// A line of progress after so many pairs; 0 for none.
    pub progress: u64,
}

type Played = Result<(u64, [Finished; 2]), ArgumentFault>;

/// Plays the match.
///
/// # Errors
/// A program cannot be started.
pub fn play(plan: &Plan) -> Result<Tally, ArgumentFault> {
    let next = AtomicU64::new(0);
    let enough = AtomicBool::new(false);
    let (sender, results) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..plan.concurrency.min(plan.pairs as usize) {
            let sender = sender.clone();
            let (next, enough) = (&next, &enough);
            scope.spawn(move || work(plan, next, enough, &sender));
        }
        drop(sender);
        // Counted in the order of their numbers, so that an early end does not depend on which came in first.
        let mut tally = Tally::default();
        let mut early = BTreeMap::new();
        let mut counted = 0;
        let mut fault = None;
        for result in results {
            match result {
                Ok((number, games)) => drop(early.insert(number, games)),
                Err(found) => {
                    fault.get_or_insert(found);
                    enough.store(true, Ordering::Relaxed);
                }
            }
            while !enough.load(Ordering::Relaxed)
                && let Some(games) = early.remove(&counted)
            {
                tally.add(&games);
                counted += 1;
                if plan.progress > 0 && counted.is_multiple_of(plan.progress) {
                    eprintln!("{}", report::progress(plan, &tally));
                }
                if plan.sprt.is_some_and(|sprt| sprt.verdict(&tally.pairs) != Verdict::Open) {
                    enough.store(true, Ordering::Relaxed);
                }
            }
        }
        fault.map_or(Ok(tally), Err)
    })
}

/// Plays pair after pair until there are none left or it is enough.
fn work(plan: &Plan, next: &AtomicU64, enough: &AtomicBool, results: &Sender<Played>) {
    let told = (|| {
        let [a, b] = &plan.pair;
        let mut players = [a.seat()?, b.seat()?];
        while !enough.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= plan.pairs {
                break;
            }
            let games = pair(plan, number, &mut players)?;
            // Whoever counts listens until all have finished.
            let _ = results.send(Ok((number, games)));
        }
        Ok(())
    })();
    if let Err(fault) = told {
        let _ = results.send(Err(fault));
    }
}

/// Both games of an opening.
fn pair(plan: &Plan, number: u64, players: &mut [Player; 2]) -> Result<[Finished; 2], ArgumentFault> {
    let index = plan.seed.wrapping_add(number) % plan.openings.len() as u64;
    let opening = &plan.openings[index as usize];
    let mut one = |red| -> Result<Finished, ArgumentFault> {
        let seed = plan.seed.wrapping_add(number);
        let [a, b] = &mut *players;
        let finished = game::play(&plan.rules, opening, [a, b], red, seed, plan.keep_tables);
        if let End::Void(player, _) = finished.end {
            players[player].recover()?;
        }
        Ok(finished)
    };
    Ok([one(0)?, one(1)?])
}
