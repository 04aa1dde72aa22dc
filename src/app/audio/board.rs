//! What is heard of the game: the hand at the board, the animals, and whose turn it is.
//!
//! An animal that is taken up calls, but seldom; and the one that has won the den.

use bevy::{platform::collections::HashMap, prelude::*};

use super::{Hearing, mixer::Wanted, sound::Sound};
use crate::{
    app::{
        session::{Hand, HintReady, Match, MatchReset, Moment, MovePlayed, MoveRefused, Stage},
        states::{Menu, Screen},
    },
    rules::{Animal, Move, Outcome, Piece, Square, Terrain, WinReason},
};

/// How fast an animal's sounds are played: the small ones sound higher.
fn voice(animal: Animal) -> f32 {
    1.2 - 0.045 * f32::from(animal.rank())
}

/// What is heard when an animal leaves where it was.
fn rising(mv: Move) -> Option<Sound> {
    let wet = |square: Square| square.terrain() == Terrain::Water;
    match mv.is_leap() {
        true => Some(Sound::Leap),
        false => (wet(mv.from) && !wet(mv.to)).then_some(Sound::Emerge),
    }
}

/// What is heard when it arrives.
fn landing(piece: Piece, mv: Move) -> (Sound, Option<Sound>) {
    let from_water = mv.from.terrain() == Terrain::Water;
    match mv.to.terrain() {
        Terrain::Water if from_water => (Sound::Swim, None),
        Terrain::Water => (Sound::Splash, None),
        Terrain::Trap(side) if side != piece.side => (Sound::Step, Some(Sound::Trap)),
        _ => (Sound::Step, None),
    }
}

/// What is heard at the end, by those who sit here.
fn ending(game: &Match, outcome: Outcome) -> Sound {
    match (outcome, game.lone_human()) {
        (Outcome::Draw { .. }, _) => Sound::Draw,
        (Outcome::Win { side, .. }, Some(person)) if side != person => Sound::Loss,
        (Outcome::Win { .. }, _) => Sound::Win,
    }
}

/// The animals' moments.
fn follow_moments(mut moments: MessageReader<Moment>, game: Res<Match>, mut wanted: MessageWriter<Wanted>) {
    for moment in moments.read().copied() {
        let last = |piece: Piece| game.game.plies().iter().rfind(|ply| ply.piece == piece).map(|ply| ply.mv);
        match moment {
            Moment::Rises(piece) => {
                if let Some(sound) = last(piece).and_then(rising) {
                    wanted.write(Wanted(sound, voice(piece.animal)));
                }
            }
            Moment::Lands(piece) => {
                if let Some((ground, trap)) = last(piece).map(|mv| landing(piece, mv)) {
                    wanted.write(Wanted(ground, voice(piece.animal)));
                    wanted.write_batch(trap.map(|trap| Wanted(trap, 1.0)));
                }
            }
            Moment::Strikes(piece) => {
                wanted.write(Wanted(Sound::Pounce, voice(piece.animal)));
            }
            Moment::Falls(piece) => {
                wanted.write(Wanted(Sound::Tumble, voice(piece.animal)));
            }
            Moment::Ends(outcome) => {
                wanted.write(Wanted(ending(&game, outcome), 1.0));
                let hero = match outcome {
                    Outcome::Win { by: WinReason::Den, .. } => game.game.last().map(|ply| ply.piece.animal),
                    _ => None,
                };
                wanted.write_batch(hero.map(|animal| Wanted(Sound::call(animal), 1.0)));
            }
        }
    }
}

/// What the session says that nothing on the board shows the moment of.
fn follow_session(
    mut refused: MessageReader<MoveRefused>,
    mut hints: MessageReader<HintReady>,
    mut resets: MessageReader<MatchReset>,
    mut wanted: MessageWriter<Wanted>,
) {
    wanted.write_batch(refused.read().map(|_| Wanted(Sound::Refuse, 1.0)));
    wanted.write_batch(hints.read().map(|_| Wanted(Sound::Hint, 1.0)));
    if resets.read().count() > 0 {
        wanted.write(Wanted(Sound::Rustle, 1.0));
    }
}

/// The hand as it was heard last.
#[derive(Default)]
struct Before {
    held: Option<Square>,
    cursor: Option<Square>,
}

/// Taking up, putting back, and the cursor's way. A move is heard by itself.
fn follow_hand(
    hand: Res<Hand>,
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    mut played: MessageReader<MovePlayed>,
    mut resets: MessageReader<MatchReset>,
    mut before: Local<Before>,
    mut wanted: MessageWriter<Wanted>,
) {
    let at_board = (*screen.get(), *menu.get()) == (Screen::Play, Menu::None);
    let moved = played.read().count() + resets.read().count() > 0;
    let now = Before { held: hand.held, cursor: hand.cursor_shown.then_some(hand.cursor) };
    let before = std::mem::replace(&mut *before, now);
    if !at_board || moved {
        return;
    }
    let sound = match (before.held, hand.held) {
        (was, Some(square)) if was != Some(square) => Some(Sound::Take),
        (Some(_), None) => Some(Sound::Put),
        _ => before.cursor.filter(|square| hand.cursor_shown && *square != hand.cursor).map(|_| Sound::Cursor),
    };
    wanted.write_batch(sound.map(|sound| Wanted(sound, 1.0)));
}

/// Seconds from one call to the next, of any animal; and from one of an animal to its next.
const CALLS_APART: (f32, f32) = (20.0, 75.0);

/// Lets an animal call that is taken up, if it has been quiet for long enough.
fn let_call(
    hand: Res<Hand>,
    game: Res<Match>,
    time: Res<Time<Real>>,
    mut before: Local<Option<Square>>,
    mut called: Local<HashMap<Animal, f32>>,
    mut wanted: MessageWriter<Wanted>,
) {
    let before = std::mem::replace(&mut *before, hand.held);
    let taken = hand.held.filter(|held| before != Some(*held));
    let Some(piece) = taken.and_then(|square| game.game.position().piece_at(square)) else { return };
    let now = time.elapsed_secs();
    let quiet = |since: Option<f32>, least: f32| since.is_none_or(|since| now - since >= least);
    let last = called.values().copied().reduce(f32::max);
    if quiet(last, CALLS_APART.0) && quiet(called.get(&piece.animal).copied(), CALLS_APART.1) {
        called.insert(piece.animal, now);
        wanted.write(Wanted(Sound::call(piece.animal), 1.0));
    }
}

/// Calls the person when the computer's move has been seen.
fn call_the_person(
    mut played: MessageReader<MovePlayed>,
    mut resets: MessageReader<MatchReset>,
    game: Res<Match>,
    stage: Res<Stage>,
    mut due: Local<bool>,
    mut wanted: MessageWriter<Wanted>,
) {
    if let Some(last) = played.read().last() {
        *due = !game.seat(last.ply.piece.side).player.is_human();
        // The show of this move begins only now.
        return;
    }
    if resets.read().count() > 0 || game.over() {
        *due = false;
    }
    if *due && game.human_to_move() && !stage.busy {
        *due = false;
        wanted.write(Wanted(Sound::Turn, 1.0));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (follow_moments, follow_session, follow_hand, let_call, call_the_person).in_set(Hearing::Want),
    );
}
