//! The choreography: what the session tells becomes shows, one after the other. It follows, and decides nothing.

use std::collections::VecDeque;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::act::{Act, Then, way_off};
use super::clip::{Clip, Cue};
use super::life::Mind;
use super::stance::Stance;
use super::tempo::{self, Tempo};
use super::token::{self, Token};
use super::troupe::Troupe;
use crate::app::scene::geometry::{SQUARE, center};
use crate::app::scene::pictures::Pictures;
use crate::app::session::{Hurry, Match, MatchEnded, MatchReset, Moment, MovePlayed, MoveRefused, Stage, View};
use crate::app::states::Screen;
use crate::rules::{Animal, Move, Outcome, Piece, Ply, Side, Square, Terrain, WinReason};

/// Something to be shown.
#[derive(Clone, Copy, Debug)]
enum Show {
    Move(Ply),
    End(Outcome),
}

/// The shows still to come, and how long the present one takes.
#[derive(Resource, Default)]
pub struct Theater {
    queue: VecDeque<Show>,
    /// Milliseconds until the next show.
    left: f32,
    /// The match has changed without a show.
    stale: bool,
    /// Which way round the picture was made.
    flipped: bool,
}

impl Theater {
    fn is_busy(&self) -> bool {
        self.left > 0.0 || !self.queue.is_empty()
    }
}

/// Takes in what the session tells.
fn listen(
    mut theater: ResMut<Theater>,
    screen: Res<State<Screen>>,
    mut played: MessageReader<MovePlayed>,
    mut ended: MessageReader<MatchEnded>,
    mut resets: MessageReader<MatchReset>,
    mut hurries: MessageReader<Hurry>,
) {
    let reset = resets.read().count() > 0;
    if reset || *screen.get() != Screen::Play {
        // The match that is now has these moves in it already.
        played.clear();
        ended.clear();
        theater.queue.clear();
        theater.left = 0.0;
        theater.stale |= reset;
        return;
    }
    // Who goes on playing has seen enough of what was.
    theater.stale |= hurries.read().count() > 0 && theater.is_busy();
    theater.queue.extend(played.read().map(|message| Show::Move(message.ply)));
    theater.queue.extend(ended.read().map(|message| Show::End(message.outcome)));
}

fn on_enter(mut theater: ResMut<Theater>) {
    *theater = Theater { stale: true, ..default() };
}

/// The pieces, and what is needed to set them going.
#[derive(SystemParam)]
struct Company<'w, 's> {
    commands: Commands<'w, 's>,
    tokens: Query<'w, 's, (Entity, &'static mut Token, &'static mut Stance)>,
    minds: Query<'w, 's, &'static mut Mind>,
    game: Res<'w, Match>,
    view: Res<'w, View>,
    troupe: Res<'w, Troupe>,
    pictures: Res<'w, Pictures>,
    moments: MessageWriter<'w, Moment>,
}

/// Makes the picture anew where it is stale or stands the wrong way round.
fn rebuild(mut theater: ResMut<Theater>, mut company: Company) {
    let turned = theater.flipped != company.view.flipped;
    if theater.stale || turned {
        *theater = Theater { flipped: company.view.flipped, ..default() };
        company.match_picture();
    }
}

/// Whether a side is glad, and whether it is sad, about an outcome.
fn mood(outcome: Option<Outcome>, side: Side) -> (bool, bool) {
    match outcome {
        Some(Outcome::Win { side: winner, .. }) => (side == winner, side != winner),
        _ => (false, false),
    }
}

/// The clip of a move.
fn clip_of(mv: Move, piece: Piece, captured: Option<Animal>, let_go_there: bool) -> Clip {
    let wet = |square: Square| square.terrain() == Terrain::Water;
    match captured {
        Some(Animal::Elephant) if piece.animal == Animal::Rat && !wet(mv.from) => Clip::Nibble,
        Some(_) if mv.is_leap() => Clip::LeapPounce,
        Some(_) => Clip::Pounce,
        None if let_go_there => Clip::Drop,
        None if mv.is_leap() => Clip::Leap,
        None if wet(mv.from) && wet(mv.to) => Clip::Paddle,
        None => Clip::Hop,
    }
}

/// Begins the next show when the last one is over, and says whether the stage is busy.
fn direct(tempo: Res<Tempo>, mut theater: ResMut<Theater>, mut stage: ResMut<Stage>, mut company: Company) {
    theater.left -= tempo.passed;
    while theater.left <= 0.0 {
        let Some(show) = theater.queue.pop_front() else { break };
        let length = match show {
            Show::Move(ply) => company.show_move(&ply),
            Show::End(outcome) => Some(company.show_end(outcome)),
        };
        match length {
            Some(length) => theater.left = if company.view.reduced_motion { length.min(120.0) } else { length },
            // A picture that does not fit the game is put right at once.
            None => {
                theater.queue.clear();
                company.match_picture();
            }
        }
    }
    theater.left = theater.left.max(0.0);
    stage.set_if_neq(Stage { busy: theater.is_busy() });
}

fn fall_silent(mut stage: ResMut<Stage>) {
    stage.set_if_neq(Stage { busy: false });
}

impl Company<'_, '_> {
    /// Makes the pieces of the picture those of the match: the one way in which they come, go and change places without
    /// being seen to move.
    fn match_picture(&mut self) {
        let position = self.game.game.position();
        let mut present = Vec::with_capacity(16);
        for (entity, mut token, mut stance) in &mut self.tokens {
            match position.square_of(token.piece).filter(|_| !token.leaving) {
                Some(square) => {
                    present.push(token.piece);
                    token.square = square;
                    *stance = Stance::at(center(square, self.view.flipped));
                    self.commands.entity(entity).remove::<Act>();
                }
                None => self.commands.entity(entity).despawn(),
            }
        }
        for piece in all_pieces().filter(|piece| !present.contains(piece)) {
            if let Some(square) = position.square_of(piece) {
                let at = center(square, self.view.flipped);
                token::spawn(&mut self.commands, &self.troupe, &self.pictures, piece, square, at);
            }
        }
        self.set_moods(self.game.game.outcome());
    }

    fn set_moods(&mut self, outcome: Option<Outcome>) {
        for (_, token, _) in &self.tokens {
            if let Ok(mut mind) = self.minds.get_mut(token.puppet) {
                (mind.glad, mind.sad) = mood(outcome, token.piece.side);
            }
        }
    }

    fn at(&self, square: Square) -> Option<Entity> {
        let stands = |token: &Token| token.square == square && !token.leaving;
        self.tokens.iter().find(|(_, token, _)| stands(token)).map(|(entity, ..)| entity)
    }

    /// Shows a move; milliseconds until the next show. None if the piece is not where it should be.
    fn show_move(&mut self, ply: &Ply) -> Option<f32> {
        let mv = ply.mv;
        let mover = self.at(mv.from)?;
        let prey = self.at(mv.to);
        let to = center(mv.to, self.view.flipped);
        let from = self.tokens.get(mover).ok()?.2.ground;
        let let_go_there = from.distance(to) < SQUARE * 0.6;
        let clip = clip_of(mv, ply.piece, ply.captured, let_go_there);
        let script = self.troupe.script(ply.piece.animal, clip);
        self.tokens.get_mut(mover).ok()?.1.square = mv.to;

        let mut length = script.length;
        if let Some(prey) = prey {
            let struck = script.time_of(Cue::Impact).unwrap_or(script.length);
            length = length.max(struck + self.take_off_board(prey, struck, from, clip)?);
        }
        let then = if ply.both_fell { Then::Fall } else { Then::Stay };
        if ply.both_fell {
            self.tokens.get_mut(mover).ok()?.1.leaving = true;
            length += self.troupe.script(ply.piece.animal, Clip::Fall).length;
        }
        if self.view.reduced_motion {
            self.step_aside(mover, to, then);
            let struck = ply.captured.map(|_| Moment::Strikes(ply.piece));
            self.moments.write_batch(struck.into_iter().chain([Moment::Lands(ply.piece)]));
        } else {
            self.commands.entity(mover).insert(Act::after(0.0, clip, from, to).then(then));
        }
        Some(length)
    }

    /// A piece is taken after some milliseconds; how long it takes to go.
    fn take_off_board(&mut self, prey: Entity, struck: f32, from: Vec2, by: Clip) -> Option<f32> {
        let (_, mut token, stance) = self.tokens.get_mut(prey).ok()?;
        token.leaving = true;
        let clip = if by == Clip::Nibble { Clip::Startle } else { Clip::Fall };
        let length = self.troupe.script(token.piece.animal, clip).length;
        let at = stance.ground;
        if self.view.reduced_motion {
            self.commands.entity(prey).despawn();
        } else {
            let act = Act::after(struck, clip, at, way_off(at, from)).then(Then::Leave);
            self.commands.entity(prey).insert(act);
        }
        Some(length)
    }

    /// Reduced motion: it simply is where it goes.
    fn step_aside(&mut self, mover: Entity, to: Vec2, then: Then) {
        if then == Then::Fall {
            self.commands.entity(mover).despawn();
        } else if let Ok((_, _, mut stance)) = self.tokens.get_mut(mover) {
            *stance = Stance::at(to);
            self.commands.entity(mover).insert(super::fade::FadeIn::default());
        }
    }

    /// The winners rejoice, the one in the den most of all, and the losers take it as they can; milliseconds until all
    /// are done.
    fn show_end(&mut self, outcome: Outcome) -> f32 {
        self.set_moods(Some(outcome));
        self.moments.write(Moment::Ends(outcome));
        let Outcome::Win { side: winner, by } = outcome else { return 0.0 };
        let hero = Square::den(winner.opponent());
        let mut longest: f32 = 0.0;
        for (entity, token, stance) in &self.tokens {
            if token.leaving || self.view.reduced_motion {
                continue;
            }
            let clip = if token.piece.side == winner { Clip::Cheer } else { Clip::Sulk };
            let first = by == WinReason::Den && token.square == hero;
            // A wave goes through the others.
            let delay = if first { 0.0 } else { 120.0 + stance.ground.distance(center(hero, self.view.flipped)) * 0.5 };
            self.commands.entity(entity).insert(Act::after(delay, clip, stance.ground, stance.ground));
            longest = longest.max(delay + self.troupe.script(token.piece.animal, clip).length);
        }
        longest
    }
}

fn all_pieces() -> impl Iterator<Item = Piece> {
    Side::ALL.into_iter().flat_map(|side| Animal::ALL.map(|animal| Piece { side, animal }))
}

/// A piece that may not go there shakes its head, unless motion is reduced: the words of the refusal are enough.
fn refuse(
    mut commands: Commands,
    view: Res<View>,
    mut refused: MessageReader<MoveRefused>,
    tokens: Query<(Entity, &Token, &Stance), Without<Act>>,
) {
    for message in refused.read().filter(|_| !view.reduced_motion) {
        if let Some((entity, _, stance)) = tokens.iter().find(|(_, token, _)| token.square == message.mv.from) {
            commands.entity(entity).insert(Act::here(Clip::Refuse, stance.ground));
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    use crate::app::states::AppSystems;
    let ready = || resource_exists::<Troupe>.and_then(resource_exists::<Pictures>);
    app.init_resource::<Theater>()
        .add_systems(OnEnter(Screen::Play), on_enter)
        .add_systems(OnExit(Screen::Play), fall_silent)
        .add_systems(
            Update,
            (
                listen,
                tempo::keep,
                (rebuild, direct, refuse)
                    .chain()
                    .run_if(in_state(Screen::Play).and_then(ready()).and_then(resource_exists::<Match>)),
            )
                .chain()
                .in_set(AppSystems::View)
                .before(super::Layered),
        );
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clip(from_to: &str, animal: Animal, captured: Option<Animal>) -> Clip {
        clip_of(from_to.parse().expect("a move"), Piece { side: Side::Red, animal }, captured, false)
    }

    #[test]
    fn every_kind_of_move_has_its_clip() {
        assert_eq!(clip("a3a4", Animal::Cat, None), Clip::Hop);
        assert_eq!(clip("b3b7", Animal::Lion, None), Clip::Leap);
        assert_eq!(clip("b3b7", Animal::Lion, Some(Animal::Wolf)), Clip::LeapPounce);
        assert_eq!(clip("a3a4", Animal::Dog, Some(Animal::Cat)), Clip::Pounce);
        assert_eq!(clip("a3a4", Animal::Rat, Some(Animal::Elephant)), Clip::Nibble);
        assert_eq!(clip("a4b4", Animal::Rat, None), Clip::Hop, "into the water");
        assert_eq!(clip("b4b5", Animal::Rat, None), Clip::Paddle);
        let mv = "a3a4".parse().expect("a move");
        assert_eq!(clip_of(mv, Piece { side: Side::Red, animal: Animal::Cat }, None, true), Clip::Drop);
    }
}
