//! What came of the games.

use std::collections::BTreeMap;
use std::time::Duration;

use jungle::rules::{Outcome, Side};

use super::estimate::Pairs;

/// Why a game counts for nobody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Void {
    /// No answer in time.
    Timeout,
    /// An illegal move, or something that is no move.
    Illegal,
    /// No move where there are some.
    NoMove,
    /// The program ended or closed its output.
    Crash,
}

impl Void {
    /// All kinds.
    pub const ALL: [Void; 4] = [Void::Timeout, Void::Illegal, Void::NoMove, Void::Crash];

    /// The kind's name in reports, of several.
    pub const fn name(self) -> &'static str {
        match self {
            Void::Timeout => "timeouts",
            Void::Illegal => "illegal",
            Void::NoMove => "no_move",
            Void::Crash => "crashes",
        }
    }
}

/// How one game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// By the rules.
    Played(Outcome),
    /// By this player's (0 or 1) fault.
    Void(usize, Void),
}

/// One game.
#[derive(Debug, Clone, Copy)]
pub struct Finished {
    /// Which player had Red.
    pub red: usize,
    /// How it ended.
    pub end: End,
    /// How long it was.
    pub plies: usize,
    /// How the players used their time.
    pub pace: [Pace; 2],
}

impl Finished {
    /// What the first player scored, in halves; `None` for a void game.
    pub fn halves(&self) -> Option<u32> {
        match self.end {
            End::Played(outcome) => Some(match outcome.winner() {
                None => 1,
                Some(side) => 2 * u32::from((side == Side::Red) == (self.red == 0)),
            }),
            End::Void(..) => None,
        }
    }
}

/// How a player used its time.
#[derive(Debug, Clone, Copy, Default)]
pub struct Pace {
    /// Moves made.
    pub moves: u32,
    /// Time spent in all.
    pub total: Duration,
    /// The longest move.
    pub slowest: Duration,
}

impl Pace {
    /// Counts a move.
    pub fn add(&mut self, time: Duration) {
        self.moves += 1;
        self.total += time;
        self.slowest = self.slowest.max(time);
    }

    fn join(&mut self, other: &Pace) {
        self.moves += other.moves;
        self.total += other.total;
        self.slowest = self.slowest.max(other.slowest);
    }

    /// Time spent on a move, on average.
    pub fn mean(&self) -> Duration {
        self.total / self.moves.max(1)
    }
}

/// All games so far.
#[derive(Debug, Clone, Default)]
pub struct Tally {
    /// Games that the first player won.
    pub wins: u32,
    /// Games that nobody won.
    pub draws: u32,
    /// Games that the first player lost.
    pub losses: u32,
    /// Pairs of which both games were played to their end.
    pub pairs: Pairs,
    /// Void games, by the player at fault and the kind.
    pub voids: BTreeMap<(usize, Void), u32>,
    /// Ends by the rules, by their name.
    pub ends: BTreeMap<String, u32>,
    /// Plies of all games.
    pub plies: usize,
    /// How the players used their time.
    pub pace: [Pace; 2],
}

impl Tally {
    /// Counts the two games of an opening.
    pub fn add(&mut self, games: &[Finished; 2]) {
        for game in games {
            self.add_one(game);
        }
        if let [Some(first), Some(second)] = games.each_ref().map(Finished::halves) {
            self.pairs[(first + second) as usize] += 1;
        }
    }

    /// Counts a game that is no part of a pair.
    pub fn add_one(&mut self, game: &Finished) {
        self.plies += game.plies;
        for (sum, pace) in self.pace.iter_mut().zip(&game.pace) {
            sum.join(pace);
        }
        match game.end {
            End::Played(outcome) => *self.ends.entry(name(outcome)).or_default() += 1,
            End::Void(player, kind) => *self.voids.entry((player, kind)).or_default() += 1,
        }
        match game.halves() {
            Some(2) => self.wins += 1,
            Some(1) => self.draws += 1,
            Some(_) => self.losses += 1,
            None => {}
        }
    }

    /// Games that count.
    pub fn counted(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// Games in all.
    pub fn games(&self) -> u32 {
        self.counted() + self.voids.values().sum::<u32>()
    }

    /// The first player's share of the points, in percent.
    pub fn percent(&self) -> f64 {
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) * 100.0 / f64::from(self.counted().max(1))
    }
}

/// An end without its winner: `den`, `draw repetition`.
fn name(outcome: Outcome) -> String {
    let code = outcome.code();
    let reason = code.rsplit(' ').next().unwrap_or_default().to_owned();
    if outcome.winner().is_some() { reason } else { code }
}

#[cfg(test)]
mod tests {
    use jungle::rules::{DrawReason, WinReason};

    use super::*;

    fn game(red: usize, end: End) -> Finished {
        Finished { red, end, plies: 10, pace: Default::default() }
    }

    #[test]
    fn games_count_for_the_player_and_pairs_for_both() {
        let red_wins = End::Played(Outcome::Win { side: Side::Red, by: WinReason::Den });
        let blue_wins = End::Played(Outcome::Win { side: Side::Blue, by: WinReason::Captured });
        let drawn = End::Played(Outcome::Draw { by: DrawReason::Repetition });
        let mut tally = Tally::default();
        tally.add(&[game(0, red_wins), game(1, blue_wins)]);
        tally.add(&[game(0, red_wins), game(1, red_wins)]);
        tally.add(&[game(0, drawn), game(1, red_wins)]);
        tally.add(&[game(0, red_wins), game(1, End::Void(1, Void::Crash))]);
        assert_eq!((tally.wins, tally.draws, tally.losses), (4, 1, 2));
        assert_eq!(tally.pairs, [0, 1, 1, 0, 1], "a pair with a void game does not count");
        assert_eq!((tally.counted(), tally.games(), tally.plies), (7, 8, 80));
        assert_eq!(tally.ends["den"], 5);
        assert_eq!(tally.ends["draw repetition"], 1);
        assert_eq!(tally.voids[&(1, Void::Crash)], 1);
        assert!((tally.percent() - 450.0 / 7.0).abs() < 1e-9);
    }
}
