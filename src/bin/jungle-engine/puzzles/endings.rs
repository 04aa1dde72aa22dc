//! Positions of a few animals, thrown on the board.

use std::sync::OnceLock;
use std::sync::atomic::AtomicBool;

use jungle::engine::puzzle::Goal;
use jungle::engine::tables::{Tables, Verdict};
use jungle::engine::{Engine, Limits, Score, StoppedClock};
use jungle::rules::{Animal, Game, Piece, Position, RuleSet, Side, Square, Terrain};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::find::{Found, forced, kept};

/// Positions looked at in one try.
const THROWS: usize = 40;
/// Nodes to see whether there is a win.
const NODES: u64 = 20_000;
/// The fewest and the most moves of a win: with few animals the shortest wins are plain.
const WINS: (u8, u8) = (3, 6);
/// The fewest moves of a puzzle that the tables prove.
const LEAST_KEPT: usize = 2;
/// A win or a loss is to be nearer to the end than this before it is plain.
const PLAIN: u16 = 7;

/// Throws positions and looks for puzzles among them: at most one of each goal.
pub fn look(seed: u64) -> Vec<Found> {
    static TABLES: OnceLock<Option<Tables>> = OnceLock::new();
    let rules = RuleSet::default();
    let tables = TABLES.get_or_init(|| Tables::shipped(&RuleSet::default()));
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut engine = Engine::new(1);
    let (mut win, mut keep): (Option<Found>, Option<Found>) = (None, None);
    for _ in 0..THROWS {
        if keep.is_none()
            && let Some(tables) = tables
            && let Some(position) = thrown(&mut chance, 3, &rules)
        {
            keep = to_keep(&position, tables, &rules);
        }
        let men = chance.random_range(4..9);
        if win.is_none()
            && let Some(position) = thrown(&mut chance, men, &rules)
        {
            win = to_win(&mut engine, &position, &rules);
        }
    }
    win.into_iter().chain(keep).collect()
}

fn to_win(engine: &mut Engine, position: &Position, rules: &RuleSet) -> Option<Found> {
    let game = Game::from_position(rules.clone(), *position, 0);
    engine.clear();
    let stop = AtomicBool::new(false);
    let answer = engine.think(&game, &Limits::nodes(NODES), &stop, &StoppedClock, &mut |_| {});
    match answer.score {
        Score::Mate(moves) if moves >= i32::from(WINS.0) && moves <= i32::from(WINS.1) => {
            forced(rules, position, Goal::Win, WINS.0, WINS.1)
        }
        _ => None,
    }
}

/// A puzzle where what is right and what is wrong does not show at once.
fn to_keep(position: &Position, tables: &Tables, rules: &RuleSet) -> Option<Found> {
    let goal = match tables.probe(position)? {
        Verdict::Win(plies) if plies > PLAIN => Goal::KeepWin,
        Verdict::Draw => Goal::KeepDraw,
        _ => return None,
    };
    let hidden = |mv| {
        let mut after = *position;
        after.play(mv, rules);
        match (goal, tables.probe(&after)) {
            (Goal::KeepWin, Some(Verdict::Draw)) => true,
            (_, Some(Verdict::Win(plies))) => plies >= PLAIN,
            _ => false,
        }
    };
    if position.moves(rules).into_iter().filter(|&mv| hidden(mv)).count() < 2 {
        return None;
    }
    kept(rules, tables, position, goal, LEAST_KEPT)
}

/// So many animals on any squares, at least one a side; none where the game would be over.
fn thrown(chance: &mut ChaCha8Rng, men: usize, rules: &RuleSet) -> Option<Position> {
    let side = if chance.random_bool(0.5) { Side::Red } else { Side::Blue };
    let mut position = Position::empty(rules, side);
    let mut placed = 0;
    while placed < men {
        let side = match placed {
            0 => Side::Red,
            1 => Side::Blue,
            _ if chance.random_bool(0.5) => Side::Red,
            _ => Side::Blue,
        };
        let piece = Piece::new(side, Animal::ALL[chance.random_range(0..8)]);
        let square = Square::from_index(chance.random_range(0..Square::COUNT))?;
        let fits = match square.terrain() {
            Terrain::Den(_) => false,
            Terrain::Water => piece.animal == Animal::Rat,
            Terrain::Land | Terrain::Trap(_) => true,
        };
        if fits && position.square_of(piece).is_none() && position.piece_at(square).is_none() {
            position = position.with(piece, square);
            placed += 1;
        }
    }
    position.outcome(rules).is_none().then_some(position)
}
