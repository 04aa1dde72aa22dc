//! One game.

use jungle::engine::Clock as _;
use jungle::rules::{Game, RuleSet};

use super::MOST_PLIES;
use super::player::Player;
use super::tally::{End, Finished, Pace, Void};
use crate::clock::Stopwatch;
use crate::openings::Opening;

/// Plays a game from an opening; `players[red]` has Red.
pub fn play(
    rules: &RuleSet,
    opening: &Opening,
    mut players: [&mut Player; 2],
    red: usize,
    seed: u64,
    keep_tables: bool,
) -> Finished {
    let mut game = opening.game(rules);
    let mut pace = [Pace::default(); 2];
    let mut void = None;
    for (number, player) in players.iter_mut().enumerate() {
        if let Err(kind) = player.new_game(keep_tables) {
            void = void.or(Some((number, kind)));
        }
    }
    while void.is_none() && game.outcome().is_none() {
        let number = game.position().side_to_move().index() ^ red;
        let clock = Stopwatch::start();
        let chosen = players[number].choose(&game, seed);
        pace[number].add(clock.elapsed());
        let played = chosen.and_then(|mv| game.play(mv).map_err(|_| Void::Illegal));
        void = played.err().map(|kind| (number, kind));
        if game.plies().len() >= MOST_PLIES {
            game.end_by_length();
        }
    }
    Finished { red, end: end(&game, void), plies: game.plies().len(), pace }
}

fn end(game: &Game, void: Option<(usize, Void)>) -> End {
    match (void, game.outcome()) {
        (None, Some(outcome)) => End::Played(outcome),
        (Some((player, kind)), _) => End::Void(player, kind),
        // The loop goes on until one of the two is there.
        (None, None) => unreachable!("a game ends by the rules or by a fault"),
    }
}
