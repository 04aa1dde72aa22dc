//! All people of this machine, the leaderboard, and the counting of games.

use std::cmp::Reverse;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::{
    badge::Badge,
    profile::{NameFault, Profile, ProfileId, check_name, points_for},
};
use crate::{
    app::session::{
        current::Match,
        seats::{Person, Player},
    },
    engine::Level,
    rules::{Animal, Outcome, Side},
    text,
    texts::text,
};

/// The people who play on this machine, and who plays now. There is always somebody. Kept from run to run.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Roster {
    people: Vec<Profile>,
    playing: ProfileId,
    /// The number of the next person: none is ever given twice.
    next: u32,
    /// What was counted, the oldest first: games by their numbers, and wins besides by their moves.
    counted: Vec<u64>,
}

impl Default for Roster {
    /// One person without a name of their own.
    fn default() -> Self {
        let first = Profile::new(ProfileId(1), Profile::UNNAMED, Animal::Lion);
        Self { playing: first.id, people: vec![first], next: 2, counted: Vec::new() }
    }
}

/// Why a win earns nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Why {
    /// It came from elsewhere, from another position or rules of one's own, or a seat changed hands.
    NotOwn,
    /// A move was taken back, or a hint was asked for.
    Helped,
    /// It was counted before.
    Again,
}

impl Why {
    /// The reason as a sentence for the player.
    #[must_use]
    pub fn sentence(self) -> &'static str {
        match self {
            Self::NotOwn => text("credit-not-own"),
            Self::Helped => text("credit-helped"),
            Self::Again => text("credit-again"),
        }
    }
}

/// What a game was worth.
#[derive(Debug, Clone, PartialEq)]
pub struct Credit {
    /// To whom.
    pub person: ProfileId,
    /// What it earned.
    pub points: u32,
    /// The person's points with those.
    pub total: u32,
    /// Why a win earned nothing.
    pub why: Option<Why>,
    /// What it earned besides.
    pub badges: Vec<Badge>,
}

/// Why a kept roster cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RosterFault {
    /// Nobody, or too many.
    #[error("{}", text!("people-fault-count", count = *.0, most = Roster::MOST))]
    Count(usize),
    /// Two have the same number, or one that is not given yet.
    #[error("{}", text!("people-fault-number", name = .0.as_str()))]
    Number(String),
    /// A name is none.
    #[error("{}", text!("people-fault-name", name = .0.as_str(), fault = .1.to_string()))]
    Name(String, NameFault),
    /// Nobody has the number of who plays now.
    #[error("{}", text("people-fault-playing"))]
    Playing,
}

impl Roster {
    /// The most people.
    pub const MOST: usize = 8;

    /// So many counted games are remembered: more than anybody keeps in files, to come back with.
    const MEMORY: usize = 4000;

    /// Who plays now.
    #[must_use]
    pub fn playing(&self) -> &Profile {
        self.get(self.playing).unwrap_or(&self.people[0])
    }

    /// A person, if there.
    #[must_use]
    pub fn get(&self, id: ProfileId) -> Option<&Profile> {
        self.people.iter().find(|person| person.id == id)
    }

    /// All people, best first: by points, then by wins, then who came first.
    #[must_use]
    pub fn ranked(&self) -> Vec<&Profile> {
        let mut ranked: Vec<&Profile> = self.people.iter().collect();
        ranked.sort_by_key(|person| (Reverse(person.points), Reverse(person.wins()), person.id));
        ranked
    }

    /// Whether there is room for one more.
    #[must_use]
    pub fn has_room(&self) -> bool {
        self.people.len() < Self::MOST
    }

    /// Lets a person play from now on.
    pub fn play_as(&mut self, id: ProfileId) {
        if self.get(id).is_some() {
            self.playing = id;
        }
    }

    /// Could a person (or, without a number, somebody new) be called so?
    ///
    /// # Errors
    /// Why not.
    pub fn check_name(&self, name: &str, id: Option<ProfileId>) -> Result<(), NameFault> {
        check_name(name)?;
        let same = |person: &&Profile| Some(person.id) != id && person.name.to_lowercase() == name.to_lowercase();
        self.people.iter().find(same).map_or(Ok(()), |other| Err(NameFault::Taken(other.name.clone())))
    }

    /// Takes somebody in, who plays from now on. Without room nothing happens.
    ///
    /// # Errors
    /// It is no name, or another's.
    pub fn add(&mut self, name: &str, animal: Animal) -> Result<ProfileId, NameFault> {
        self.check_name(name, None)?;
        if self.has_room() {
            self.playing = ProfileId(self.next);
            self.next += 1;
            self.people.push(Profile::new(self.playing, name, animal));
        }
        Ok(self.playing)
    }

    /// Gives a person another name and animal.
    ///
    /// # Errors
    /// It is no name, or another's.
    pub fn change(&mut self, id: ProfileId, name: &str, animal: Animal) -> Result<(), NameFault> {
        self.check_name(name, Some(id))?;
        if let Some(person) = self.people.iter_mut().find(|person| person.id == id) {
            name.clone_into(&mut person.name);
            person.animal = animal;
        }
        Ok(())
    }

    /// Whether somebody can be removed: one always stays.
    #[must_use]
    pub fn has_others(&self) -> bool {
        self.people.len() > 1
    }

    /// Removes a person with all that was counted for them. If they were playing, the best of the others plays. The last
    /// one stays.
    pub fn remove(&mut self, id: ProfileId) {
        if self.has_others() {
            self.people.retain(|person| person.id != id);
            if self.get(self.playing).is_none() {
                self.playing = self.ranked()[0].id;
            }
        }
    }

    /// Can this be used?
    ///
    /// # Errors
    /// The first fault.
    pub fn validate(&self) -> Result<(), RosterFault> {
        if !(1..=Self::MOST).contains(&self.people.len()) {
            return Err(RosterFault::Count(self.people.len()));
        }
        for (index, person) in self.people.iter().enumerate() {
            let twice = self.people[..index].iter().any(|other| other.id == person.id);
            if twice || person.id.0 >= self.next {
                return Err(RosterFault::Number(person.name.clone()));
            }
            check_name(&person.name).map_err(|fault| RosterFault::Name(person.name.clone(), fault))?;
        }
        self.get(self.playing).map(|_| ()).ok_or(RosterFault::Playing)
    }

    /// Counts a game that is over, by the rule that the leaderboard states; `None` where it is nobody's game against the
    /// computer.
    ///
    /// Losses and draws count also with help: whoever asks for a hint before the end does not keep a streak by that.
    pub fn count(&mut self, game: &Match) -> Option<Credit> {
        let outcome = game.game.outcome()?;
        let side = game.lone_human()?;
        let Player::Computer(level) = game.seat(side.opponent()).player else { return None };
        let Person { id, .. } = game.seat(side).person?;
        let index = self.people.iter().position(|person| person.id == id)?;
        let won = outcome.winner() == Some(side);
        let why = self.objection(game, won);
        let before = self.people[index].badges();
        let mut points = 0;
        if why.is_none() {
            self.remember(game.standing.id);
            if won {
                points = points_for(level);
                self.remember(fingerprint(game));
            }
            enter(&mut self.people[index], game, (level, side), outcome);
        }
        let person = &self.people[index];
        let badges = person.badges().into_iter().filter(|badge| !before.contains(badge)).collect();
        Some(Credit { person: id, points, total: person.points, why: why.filter(|_| won), badges })
    }

    /// Why a game does not count.
    fn objection(&self, game: &Match, won: bool) -> Option<Why> {
        let counted = |what: u64| self.counted.contains(&what);
        if !game.standing.own {
            Some(Why::NotOwn)
        } else if counted(game.standing.id) || (won && counted(fingerprint(game))) {
            Some(Why::Again)
        } else if won && game.standing.helped {
            Some(Why::Helped)
        } else {
            None
        }
    }

    fn remember(&mut self, what: u64) {
        self.counted.push(what);
        let surplus = self.counted.len().saturating_sub(Self::MEMORY);
        self.counted.drain(..surplus);
    }
}

/// Enters a game that counts.
fn enter(person: &mut Profile, game: &Match, (level, side): (Level, Side), outcome: Outcome) {
    let rules = game.game.rules().name.clone();
    let score = person.tally(level, &rules, side);
    match outcome.winner() {
        Some(winner) if winner == side => {
            score.won += 1;
            person.points = person.points.saturating_add(points_for(level));
            person.streak += 1;
            person.best_streak = person.best_streak.max(person.streak);
        }
        Some(_) => {
            score.lost += 1;
            person.streak = 0;
        }
        None => {
            score.drawn += 1;
            person.streak = 0;
        }
    }
    let leaps = game.game.plies().iter().filter(|ply| ply.piece.side == side && ply.mv.is_leap()).count();
    person.leaps = person.leaps.saturating_add(leaps as u32);
}

/// The same for the same moves by the same rules (FNV-1a): a seed chosen on the command line makes the computer play the same
/// game each time.
fn fingerprint(game: &Match) -> u64 {
    let moves = game.game.plies().iter().flat_map(|ply| [ply.mv.from.index() as u8, ply.mv.to.index() as u8]);
    let players = Side::ALL.map(|side| u8::from(game.seat(side).player.is_human()));
    let bytes = game.game.rules().key().to_le_bytes().into_iter().chain(players).chain(moves);
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
