//! The way from the game's start to the position the search looks at: what repetition and quiet plies depend on.

use crate::rules::{Game, Repetition, RuleSet};

/// One position on the way.
#[derive(Debug, Clone, Copy)]
struct Step {
    hash: u64,
    /// Plies without a capture, as the rules count them.
    quiet: u32,
    /// Positions before this one that could be the same: nothing was taken since, and nobody passed.
    reversible: u32,
}

/// What a position's having been there before means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Repeated {
    /// Nothing.
    No,
    /// A draw, by the rules or because going round again gains nothing.
    Draw,
    /// Whoever brought it loses.
    RepeaterLoses,
    /// The move that brought it is illegal.
    Barred,
}

/// The positions of the game so far, then those of the line being searched.
#[derive(Debug, Clone)]
pub(super) struct Path {
    steps: Vec<Step>,
    /// By some bits of the hash, how many of the steps there are: where it is one, nothing was repeated.
    seen: Box<[u16; SEEN]>,
    /// Where the line being searched begins.
    root: usize,
    /// Tells apart games in which different positions have come twice and could come again.
    salt: u64,
    repetition: Repetition,
    quiet_limit: Option<u32>,
}

/// Few positions of a line share a count that is not theirs, and the counts stay in the processor's nearest cache.
const SEEN: usize = 4096;

/// So close to the draw by quiet plies, a value found on another way is not to be trusted.
const NEAR_QUIET_LIMIT: u32 = 24;

impl Path {
    pub(super) fn new(game: &Game) -> Path {
        let rules: &RuleSet = game.rules();
        let mut path = Path {
            steps: Vec::with_capacity(game.hashes().len() + super::score::MAX_PLY + 8),
            seen: Box::new([0; SEEN]),
            root: 0,
            salt: 0,
            repetition: rules.repetition,
            quiet_limit: rules.quiet_plies_draw,
        };
        let mut hashes = game.hashes().iter();
        if let Some(&hash) = hashes.next() {
            path.enter(Step { hash, quiet: game.start_quiet(), reversible: 0 });
        }
        for (&hash, ply) in hashes.zip(game.plies()) {
            path.push(hash, ply.captured.is_some());
        }
        path.root = path.steps.len() - 1;
        path.salt = path.twice();
        path
    }

    /// The positions that have come twice and could come again, as a number; 0 where there is none.
    fn twice(&self) -> u64 {
        let reversible = self.steps.last().map_or(0, |last| last.reversible as usize);
        let window = &self.steps[self.root - reversible.min(self.root)..];
        let mut salt = 0;
        for (i, step) in window.iter().enumerate() {
            // The second of them counts, and no other.
            if window[..i].iter().filter(|before| before.hash == step.hash).count() == 1 {
                salt ^= step.hash.rotate_left(17).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            }
        }
        salt
    }

    /// What the table's keys are combined with: a value may hang on what has come twice in the game, as long as that can
    /// come again, and must not be taken for that of another history.
    pub(super) fn salt(&self) -> u64 {
        let here = self.steps.len() - 1;
        if self.salt != 0 && self.steps[here].reversible as usize >= here - self.root { self.salt } else { 0 }
    }

    /// A move was made and brought this position.
    pub(super) fn push(&mut self, hash: u64, capture: bool) {
        let step = match self.steps.last() {
            Some(last) if !capture => Step { hash, quiet: last.quiet + 1, reversible: last.reversible + 1 },
            _ => Step { hash, quiet: 0, reversible: 0 },
        };
        self.enter(step);
    }

    fn enter(&mut self, step: Step) {
        self.seen[slot(step.hash)] += 1;
        self.steps.push(step);
    }

    /// The search passes, which no player can: what came before cannot come again.
    pub(super) fn push_pass(&mut self, hash: u64) {
        let quiet = self.steps.last().map_or(0, |last| last.quiet);
        self.enter(Step { hash, quiet, reversible: 0 });
    }

    /// Takes the last move or pass back.
    pub(super) fn pop(&mut self) {
        if let Some(step) = self.steps.pop() {
            self.seen[slot(step.hash)] -= 1;
        }
    }

    /// What the last position's having been there before means. A second time within the line being searched is enough:
    /// what was possible once is possible again.
    pub(super) fn repeated(&self) -> Repeated {
        let here = self.steps.len() - 1;
        let Step { hash, reversible, .. } = self.steps[here];
        if self.seen[slot(hash)] == 1 || reversible < 2 {
            return Repeated::No;
        }
        let first = here - (reversible as usize).min(here);
        let (mut in_line, mut before) = (0, 0);
        // The same position has the same side to move; two plies never bring it back.
        let mut i = here;
        while i >= first + 2 {
            i -= 2;
            if self.steps[i].hash == hash {
                if i >= self.root {
                    in_line += 1;
                } else {
                    before += 1;
                }
            }
        }
        match (in_line, before) {
            (0, 1) if self.repetition == Repetition::Off => Repeated::Draw,
            (0, 0 | 1) => Repeated::No,
            (1, 0) => Repeated::Draw,
            _ => match self.repetition {
                Repetition::Forbidden => Repeated::Barred,
                Repetition::RepeaterLoses => Repeated::RepeaterLoses,
                Repetition::ThreefoldDraw | Repetition::Chase | Repetition::Off => Repeated::Draw,
            },
        }
    }

    /// Is the game drawn here because nothing was taken for too long?
    pub(super) fn quiet_too_long(&self) -> bool {
        self.quiet_limit.is_some_and(|limit| self.quiet() >= limit)
    }

    /// Does the value of this position depend on the draw by quiet plies?
    pub(super) fn near_quiet_limit(&self) -> bool {
        self.quiet_limit.is_some_and(|limit| self.quiet() + NEAR_QUIET_LIMIT >= limit)
    }

    /// Plies without a capture, as the rules count them.
    pub(super) fn quiet(&self) -> u32 {
        self.steps.last().map_or(0, |last| last.quiet)
    }
}

fn slot(hash: u64) -> usize {
    // The transposition table chooses by the low bits; these are others.
    (hash >> 40) as usize % SEEN
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Side;

    fn game(repetition: Repetition, moves: &str) -> Game {
        let rules = RuleSet { repetition, ..RuleSet::default() };
        let mut game = Game::new(rules, Side::Red);
        for mv in moves.split_whitespace() {
            game.play(mv.parse().expect("a move")).expect("a legal move");
        }
        game
    }

    /// What the search thinks of `moves` made after the game.
    fn after(game: &Game, moves: &str) -> Repeated {
        let mut path = Path::new(game);
        let mut position = *game.position();
        for mv in moves.split_whitespace() {
            let ply = position.play(mv.parse().expect("a move"), game.rules());
            path.push(position.hash(), ply.captured.is_some());
        }
        path.repeated()
    }

    const ROUND: &str = "g3g4 a7a6 g4g3 a6a7";

    #[test]
    fn a_round_within_the_line_is_a_draw_under_every_kind() {
        use Repetition::{Chase, Forbidden, Off, RepeaterLoses, ThreefoldDraw};
        for kind in [ThreefoldDraw, Forbidden, RepeaterLoses, Chase, Off] {
            assert_eq!(after(&game(kind, ""), ROUND), Repeated::Draw, "{kind:?}");
            assert_eq!(after(&game(kind, ""), "g3g4 a7a6 g4g3"), Repeated::No, "{kind:?}");
        }
    }

    #[test]
    fn the_games_own_past_counts_once_it_makes_a_third_time() {
        let once = "g3g4 a7a6 g4g3";
        let twice = format!("{ROUND} {once}");
        for (kind, verdict) in [
            (Repetition::ThreefoldDraw, Repeated::Draw),
            (Repetition::Forbidden, Repeated::Barred),
            (Repetition::RepeaterLoses, Repeated::RepeaterLoses),
        ] {
            assert_eq!(after(&game(kind, once), "a6a7"), Repeated::No, "{kind:?}");
            assert_eq!(after(&game(kind, &twice), "a6a7"), verdict, "{kind:?}");
        }
        assert_eq!(after(&game(Repetition::Off, once), "a6a7"), Repeated::Draw, "going round gains nothing");
    }

    #[test]
    fn what_came_twice_tells_histories_apart_until_it_cannot_come_again() {
        let threefold = |moves: &str| game(Repetition::ThreefoldDraw, moves);
        let salt = |moves: &str| Path::new(&threefold(moves)).salt();
        assert_eq!((salt(""), salt("g3g4 a7a6 g4g3")), (0, 0));
        assert_ne!(salt(ROUND), 0, "the start has come twice");
        assert_ne!(salt(ROUND), salt(&format!("{ROUND} g3g4")), "and now another position, too");
        let mut path = Path::new(&threefold(ROUND));
        path.push(1, false);
        assert_eq!(path.salt(), salt(ROUND));
        path.push(2, true);
        assert_eq!(path.salt(), 0, "after a capture nothing comes back");
    }

    #[test]
    fn quiet_plies_count_from_the_last_capture_and_from_the_games_start() {
        let rules = RuleSet { quiet_plies_draw: Some(200), ..RuleSet::default() };
        let start = *Game::new(rules.clone(), Side::Red).position();
        let mut path = Path::new(&Game::from_position(rules, start, 198));
        path.push(1, false);
        assert!(!path.quiet_too_long());
        path.push(2, false);
        assert!(path.quiet_too_long());
        path.pop();
        path.push(3, true);
        assert!(!path.quiet_too_long() && !path.near_quiet_limit());
    }
}
