//! Does what is asked of the puzzle, plays the enemy's answers, and writes down what is solved.

use bevy::prelude::*;

use crate::{
    app::{
        session::{
            current::Match,
            hand::{self, Hand},
            hint::Hint,
            messages::{HintReady, MoveRequested, Requester, SessionRequest},
            referee,
            seats::Player,
            shared::Stage,
        },
        states::{AppSystems, Screen},
    },
    engine::{
        Level,
        puzzle::{Goal, Shelf, Theme},
    },
    rules::{Game, Side},
};

use super::{PuzzleBook, PuzzleRequest, PuzzleSaid, Puzzling, Today, Working};

/// How long the board rests before the enemy answers, in seconds.
const REST: f32 = 0.3;

/// The next puzzle that is not solved, of this theme; of all, were the whole theme solved; and just the next at the very end.
fn next(index: usize, theme: Option<Theme>, book: &PuzzleBook) -> usize {
    let puzzles = Shelf::shipped().puzzles();
    let ahead = || (1..puzzles.len()).map(|step| (index + step) % puzzles.len());
    let open = |index: &usize| book.mark(&puzzles[*index]).is_none();
    let fits = |index: &usize| theme.is_none_or(|theme| puzzles[*index].themes().contains(&theme));
    let found = ahead().find(|index| open(index) && fits(index)).or_else(|| ahead().find(open));
    found.unwrap_or((index + 1) % puzzles.len())
}

fn lead(
    mut asked: MessageReader<PuzzleRequest>,
    mut puzzling: ResMut<Puzzling>,
    book: Res<PuzzleBook>,
    game: Res<Match>,
    mut hand: ResMut<Hand>,
    mut requests: MessageWriter<SessionRequest>,
    mut screen: ResMut<NextState<Screen>>,
) {
    for request in asked.read() {
        let begun = match (*request, &puzzling.0) {
            (PuzzleRequest::Begin(index, theme), _) => Working::new(index, theme),
            (PuzzleRequest::Next, Some(now)) => Working::new(next(now.index, now.theme, &book), now.theme),
            (PuzzleRequest::Again, Some(now)) => now.again(),
            (PuzzleRequest::Hint, Some(_)) => {
                if let Some(hint) = &mut hand.hint {
                    hint.tell_more();
                } else {
                    hand.hint = hint(&mut puzzling, &game);
                }
                None
            }
            (PuzzleRequest::Leave, _) => {
                puzzling.close();
                screen.set(Screen::Learn);
                None
            }
            (PuzzleRequest::Next | PuzzleRequest::Again | PuzzleRequest::Hint, None) => None,
        };
        let Some(working) = begun else { continue };
        let puzzle = working.attempt.puzzle();
        let board = Game::from_position(puzzle.rules().clone(), *puzzle.start(), 0);
        let mut players = [Player::Human; 2];
        players[usize::from(puzzle.start().side_to_move() == Side::Red)] = Player::Computer(Level::Grandmaster);
        puzzling.0 = Some(working);
        requests.write(SessionRequest::Teach(Box::new(board), players));
    }
}

/// The first step of a hint.
fn hint(puzzling: &mut Puzzling, game: &Match) -> Option<Hint> {
    let mv = puzzling.right()?;
    let working = puzzling.0.as_mut()?;
    working.helped = true;
    let left = working.attempt.puzzle().moves() - working.attempt.found();
    let proven = (working.attempt.puzzle().goal() == Goal::Win).then(|| i32::try_from(left).ok()).flatten();
    Some(Hint::new(game, HintReady { mv, proven }))
}

/// The enemy answers once the board is at rest.
fn answer(
    mut puzzling: ResMut<Puzzling>,
    (game, stage): (Res<Match>, Res<Stage>),
    time: Res<Time>,
    mut moves: MessageWriter<MoveRequested>,
) {
    let Some(working) = puzzling.bypass_change_detection().0.as_mut() else { return };
    let Some(mv) = working.answer else { return };
    if stage.busy {
        working.rested = 0.0;
        return;
    }
    working.rested += time.delta_secs();
    if working.rested >= REST {
        moves.write(MoveRequested { mv, from: Requester::Computer { epoch: game.epoch } });
    }
}

/// What was tried and what is solved goes into the book; a hint that was followed has done its part.
fn note(mut puzzling: ResMut<Puzzling>, mut book: ResMut<PuzzleBook>, today: Res<Today>, mut hand: ResMut<Hand>) {
    let puzzling = puzzling.bypass_change_detection();
    let clean = puzzling.is_clean();
    let Some(working) = &mut puzzling.0 else { return };
    let puzzle = working.attempt.puzzle();
    if working.erred && !std::mem::replace(&mut working.err_noted, working.erred) {
        book.err(puzzle);
    }
    if working.said == PuzzleSaid::Solved && !std::mem::replace(&mut working.noted, true) {
        book.note(puzzle, clean, (today.index() == working.index).then_some(*today));
        hand.put_down();
    }
}

fn leave(mut puzzling: ResMut<Puzzling>) {
    puzzling.close();
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnExit(Screen::Play), leave).add_systems(
        Update,
        ((lead, answer).before(referee::judge), note.after(hand::keep_up)).in_set(AppSystems::Session),
    );
}
