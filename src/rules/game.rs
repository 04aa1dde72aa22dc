//! A game: the rules, where it began, the moves made, and how it ended.

use super::{
    Animal, DrawReason, Illegal, Move, MoveList, Outcome, Ply, Position, Repetition, RuleSet, Side, Square, SquareSet,
    WinReason, chase,
};

/// How often a position may come before [`Repetition`] takes effect.
const THREEFOLD: usize = 3;

/// A game with its whole history.
#[derive(Debug, Clone, PartialEq)]
pub struct Game {
    rules: RuleSet,
    start: Position,
    /// Plies without a capture that had gone by before the start.
    start_quiet: u32,
    position: Position,
    plies: Vec<Ply>,
    /// Hashes of all positions so far, the start's first.
    hashes: Vec<u64>,
    /// Moves taken back, the next to play again last.
    undone: Vec<Move>,
    outcome: Option<Outcome>,
}

impl Game {
    /// A game from the usual start; `first` moves first.
    pub fn new(rules: RuleSet, first: Side) -> Game {
        let position = Position::start(&rules, first);
        Game::from_position(rules, position, 0)
    }

    /// A game from any position, before which `quiet` plies went by without a capture. It may be over at once.
    pub fn from_position(rules: RuleSet, start: Position, quiet: u32) -> Game {
        let mut game = Game {
            rules,
            start,
            start_quiet: quiet,
            position: start,
            plies: Vec::new(),
            hashes: vec![start.hash()],
            undone: Vec::new(),
            outcome: None,
        };
        game.outcome = game.natural_outcome();
        game
    }

    /// The rules it is played under.
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// Where it began.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// Plies without a capture that had gone by before the start.
    pub const fn start_quiet(&self) -> u32 {
        self.start_quiet
    }

    /// Where it stands.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The moves made, oldest first.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The last move made.
    pub fn last(&self) -> Option<&Ply> {
        self.plies.last()
    }

    /// Hashes of all positions so far, the start's first and the present one's last.
    pub fn hashes(&self) -> &[u64] {
        &self.hashes
    }

    /// How the game ended, if it did.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// How often the present position has come so far, this time included.
    pub fn repetitions(&self) -> usize {
        self.times_seen(self.position.hash())
    }

    fn times_seen(&self, hash: u64) -> usize {
        self.hashes.iter().filter(|&&seen| seen == hash).count()
    }

    /// Plies since the last capture.
    pub fn quiet_plies(&self) -> u32 {
        let since = self.plies.iter().rev().take_while(|ply| ply.captured.is_none()).count();
        let before = if since == self.plies.len() { self.start_quiet } else { 0 };
        before.saturating_add(u32::try_from(since).unwrap_or(u32::MAX))
    }

    /// The animals a side has lost since the start, in order.
    pub fn captured(&self, side: Side) -> Vec<Animal> {
        self.plies
            .iter()
            .filter_map(|ply| match ply.captured {
                Some(animal) if ply.piece.side != side => Some(animal),
                Some(_) if ply.both_fell => Some(ply.piece.animal),
                _ => None,
            })
            .collect()
    }

    /// The legal moves, history considered; none when the game is over.
    pub fn legal_moves(&self) -> MoveList {
        if self.outcome.is_some() { MoveList::new() } else { self.unbarred_moves() }
    }

    /// The squares to which the animal on `square` may move.
    pub fn legal_from(&self, square: Square) -> SquareSet {
        self.legal_moves().iter().filter(|mv| mv.from == square).map(|mv| mv.to).collect()
    }

    /// Is the move legal?
    ///
    /// # Errors
    /// The reason why not.
    pub fn check(&self, mv: Move) -> Result<(), Illegal> {
        if self.outcome.is_some() {
            return Err(Illegal::GameOver);
        }
        self.position.check(mv, &self.rules)?;
        self.barred(mv).map_or(Ok(()), Err)
    }

    /// Makes a move. What had been taken back can no longer be played again.
    ///
    /// # Errors
    /// The move is illegal; nothing changes.
    pub fn play(&mut self, mv: Move) -> Result<Ply, Illegal> {
        self.check(mv)?;
        self.undone.clear();
        Ok(self.make(mv))
    }

    /// Takes the last move back, and with it whatever ended the game.
    pub fn undo(&mut self) -> Option<Ply> {
        let ply = self.plies.pop()?;
        self.position.unplay(ply);
        self.hashes.pop();
        self.undone.push(ply.mv);
        self.outcome = None;
        Some(ply)
    }

    /// Plays the move again that was taken back last.
    pub fn redo(&mut self) -> Option<Ply> {
        if self.outcome.is_some() {
            return None;
        }
        let mv = self.undone.pop()?;
        Some(self.make(mv))
    }

    /// How many moves can be played again.
    pub fn undone(&self) -> usize {
        self.undone.len()
    }

    /// A side gives up. Nothing happens when the game is over.
    pub fn resign(&mut self, side: Side) {
        self.adjudicate(Outcome::Win { side: !side, by: WinReason::Resignation });
    }

    /// The players agree on a draw. Nothing happens when the game is over.
    pub fn agree_draw(&mut self) {
        self.adjudicate(Outcome::Draw { by: DrawReason::Agreed });
    }

    /// A side's time ran out. Nothing happens when the game is over.
    pub fn time_out(&mut self, side: Side) {
        self.adjudicate(Outcome::Win { side: !side, by: WinReason::Time });
    }

    /// The game is drawn for its length. Nothing happens when the game is over.
    pub fn end_by_length(&mut self) {
        self.adjudicate(Outcome::Draw { by: DrawReason::Length });
    }

    /// The text of ply `index` as people read it: `a3a4`, and `a3xa4` for a capture.
    pub fn move_text(&self, index: usize) -> Option<String> {
        self.plies.get(index).map(|ply| {
            let sign = if ply.captured.is_some() { "x" } else { "" };
            format!("{}{sign}{}", ply.mv.from, ply.mv.to)
        })
    }

    pub(super) fn adjudicate(&mut self, outcome: Outcome) {
        self.outcome.get_or_insert(outcome);
    }

    fn make(&mut self, mv: Move) -> Ply {
        let ply = self.position.play(mv, &self.rules);
        self.plies.push(ply);
        self.hashes.push(self.position.hash());
        self.outcome = self.natural_outcome();
        ply
    }

    /// The end of the game by the rules, tested in their order: den, animals left, legal moves, repetition, quiet plies.
    fn natural_outcome(&self) -> Option<Outcome> {
        if let Some(outcome) = self.position.decided() {
            return Some(outcome);
        }
        if self.unbarred_moves().is_empty() {
            return Some(self.position.outcome_without_moves(&self.rules));
        }
        if self.repetitions() >= THREEFOLD {
            let repeater = !self.position.side_to_move();
            match self.rules.repetition {
                Repetition::ThreefoldDraw => {
                    return Some(Outcome::Draw { by: DrawReason::Repetition });
                }
                Repetition::RepeaterLoses => {
                    return Some(Outcome::Win { side: !repeater, by: WinReason::Repetition });
                }
                Repetition::Forbidden | Repetition::Chase | Repetition::Off => {}
            }
        }
        let limit = self.rules.quiet_plies_draw?;
        (self.quiet_plies() >= limit).then_some(Outcome::Draw { by: DrawReason::Quiet })
    }

    fn unbarred_moves(&self) -> MoveList {
        let mut moves = self.position.moves(&self.rules);
        if matches!(self.rules.repetition, Repetition::Forbidden | Repetition::Chase) {
            moves.retain(|mv| self.barred(*mv).is_none());
        }
        moves
    }

    /// Why history bars a move that is otherwise legal.
    fn barred(&self, mv: Move) -> Option<Illegal> {
        match self.rules.repetition {
            Repetition::Forbidden => {
                let mut after = self.position;
                after.play(mv, &self.rules);
                (self.times_seen(after.hash()) + 1 >= THREEFOLD).then_some(Illegal::Repetition)
            }
            Repetition::Chase => {
                let animal = self.position.mover(mv)?.animal;
                let rule = chase::barred(mv, &self.position, &self.plies, &self.rules)?;
                Some(Illegal::from((rule, animal)))
            }
            Repetition::ThreefoldDraw | Repetition::RepeaterLoses | Repetition::Off => None,
        }
    }
}
