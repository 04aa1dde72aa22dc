//! A winner's way past positions that have come before.
//!
//! A position that comes for the third time is a draw. Which have come twice is known, and how far from the end they are: a
//! shortest win need be followed only as far as they reach. Where every shortest win can be led into one of them, the
//! ending is solved anew with those positions taken for draws.

use std::collections::HashMap;

use super::grid::Grid;
use super::{Material, Tables, Verdict};
use crate::rules::{Game, Position, Repetition, RuleSet};

/// Times a position may have been on the board so that it can come once more without ending the game.
const HARMLESS: usize = 1;
/// Positions looked at for a way of shortest wins, some hundredths of a second's worth; more are reckoned to have none.
const MOST_TRIED: usize = 20_000;
/// The most animals for which an ending is solved anew in the midst of a game: a fifth of a second.
const MOST_SOLVED: usize = 3;

/// What would be a draw if it came again, and ways past it.
pub(super) struct Way<'a> {
    tables: &'a Tables,
    rules: &'a RuleSet,
    start: Position,
    /// How often positions have come, by their hashes.
    seen: HashMap<u64, usize>,
    /// Those that have come too often and can come again.
    closed: Vec<Position>,
    /// Nearer to the end than this, nothing has come too often.
    nearest: u16,
    /// For positions with the winner to move: is there a way on?
    known: HashMap<u64, bool>,
}

/// The endings of a set of animals with some positions taken for draws.
pub(super) struct Around<'a> {
    tables: &'a Tables,
    endings: Vec<(usize, Grid)>,
}

impl<'a> Way<'a> {
    pub(super) fn new(tables: &'a Tables, game: &'a Game) -> Way<'a> {
        let mut way = Way {
            tables,
            rules: game.rules(),
            start: *game.position(),
            seen: HashMap::new(),
            closed: Vec::new(),
            nearest: u16::MAX,
            known: HashMap::new(),
        };
        if way.rules.repetition == Repetition::ThreefoldDraw {
            for &hash in game.hashes() {
                *way.seen.entry(hash).or_default() += 1;
            }
            // Before the last capture there were other animals.
            let mut position = *game.position();
            way.close(&position);
            for ply in game.plies().iter().rev().take_while(|ply| ply.captured.is_none()) {
                position.unplay(*ply);
                way.close(&position);
            }
        }
        way
    }

    /// Notes a position if it would end the game, came it again.
    fn close(&mut self, position: &Position) {
        if self.ends(position) && !self.closed.contains(position) {
            self.closed.push(*position);
            if let Some(Verdict::Win(plies) | Verdict::Loss(plies)) = self.tables.probe(position) {
                self.nearest = self.nearest.min(plies);
            }
        }
    }

    fn ends(&self, position: &Position) -> bool {
        self.seen.get(&position.hash()).is_some_and(|&times| times > HARMLESS)
    }

    /// Does the side that has just moved win, by shortest wins from now on, whatever the enemy does?
    pub(super) fn holds(&mut self, position: &Position) -> bool {
        if self.nearest == u16::MAX || position.decided().is_some() {
            return true;
        }
        position.moves(self.rules).into_iter().all(|mv| {
            let mut after = *position;
            after.play(mv, self.rules);
            after.decided().is_some() || !self.ends(&after) && self.goes_on(&after)
        })
    }

    /// Has the side to move a shortest win that holds?
    fn goes_on(&mut self, position: &Position) -> bool {
        let Some(Verdict::Win(plies)) = self.tables.probe(position) else {
            return false;
        };
        if plies < self.nearest {
            return true;
        }
        if let Some(&known) = self.known.get(&position.hash()) {
            return known;
        }
        if self.known.len() >= MOST_TRIED {
            return false;
        }
        let found = position.moves(self.rules).into_iter().any(|mv| {
            let mut after = *position;
            after.play(mv, self.rules);
            let shortest = self.tables.probe(&after).map(Verdict::before) == Some(Verdict::Win(plies));
            shortest && !self.ends(&after) && self.holds(&after)
        });
        self.known.insert(position.hash(), found);
        found
    }

    /// The endings with what would be a draw taken for one; `None` for too many animals.
    pub(super) fn around(&self) -> Option<Around<'a>> {
        let material = Material::of(&self.start);
        if material.men() > MOST_SOLVED {
            return None;
        }
        let endings = self.tables.solved(material, &self.closed).ok()?;
        Some(Around { tables: self.tables, endings })
    }
}

impl Around<'_> {
    /// What the position comes to.
    pub(super) fn read(&self, position: &Position) -> Option<Verdict> {
        let tables = self.tables;
        let (place, index) = tables.place(position)?;
        match self.endings.iter().find(|(ending, _)| *ending == place) {
            Some((ending, grid)) => grid.read(index, *ending, &tables.layouts[*ending], &tables.cache).ok(),
            None => tables.probe(position),
        }
    }
}
