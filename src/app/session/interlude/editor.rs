//! Setting up a position: animals are put on the board, moved and taken off, and what the rules refuse is told.

use bevy::prelude::*;

use crate::{
    app::states::{AppSystems, Menu, Screen},
    rules::{Animal, Game, Move, Piece, Position, RuleSet, Side, Square},
    text,
    texts::{faults, sentences},
};

use super::{Interlude, Next, What, exhibit, heard};
use crate::app::session::{
    current::Match,
    hand::{Hand, step},
    messages::{Action, MoveRefused},
    referee::judge,
    seats::{Player, Seat},
    settings::View,
};

/// How many changes can be taken back.
const PAST: usize = 200;

/// Where the animals stand, who moves first, and by which rules.
#[derive(Debug, Clone, PartialEq)]
struct Sketch {
    rules: RuleSet,
    position: Position,
}

/// A position that is set up.
#[derive(Debug, Clone)]
pub struct Editor {
    now: Sketch,
    past: Vec<Sketch>,
    brush: Piece,
    fault: Option<String>,
    /// The press that goes on began on the animal in hand: let go there, it is put down.
    again: bool,
}

/// What is asked of the editor.
#[derive(Message, Debug, Clone)]
pub enum EditorRequest {
    /// Set up a position, beginning with the one a game stands at; with the usual start without one.
    Open(Option<Box<Game>>),
    /// Put this animal on the next free square that is chosen.
    Brush(Piece),
    /// Take off the animal in hand, or the one under the cursor.
    TakeOff,
    /// Take the last change back.
    Undo,
    /// An empty board.
    Clear,
    /// The usual start.
    Start,
    /// The other side moves first.
    Turn,
    /// So many rule sets on, or back if below zero.
    Rules(isize),
    /// Back to where the player came from.
    Leave,
}

impl Editor {
    /// All animals, in the order in which they are offered.
    pub fn offered() -> impl Iterator<Item = Piece> {
        Side::ALL.into_iter().flat_map(|side| Animal::ALL.map(|animal| Piece::new(side, animal)))
    }

    fn new(game: Option<&Game>) -> Self {
        let rules = game.map_or_else(RuleSet::default, |game| game.rules().clone());
        let position = game.map_or_else(|| Position::start(&rules, rules.fixed_first_side()), |game| *game.position());
        let now = Sketch { rules, position };
        let mut editor =
            Self { now, past: Vec::new(), brush: Piece::new(Side::Red, Animal::Rat), fault: None, again: false };
        editor.choose_next();
        editor
    }

    /// The position as it stands.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.now.position
    }

    /// The rules it is played by.
    #[must_use]
    pub fn rules(&self) -> &RuleSet {
        &self.now.rules
    }

    /// The animal that is put on the next free square that is chosen.
    #[must_use]
    pub fn brush(&self) -> Piece {
        self.brush
    }

    /// Why the last change was refused, in a sentence.
    #[must_use]
    pub fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }

    /// Whether there is a change to take back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// The game that would begin here; it may be over at once.
    #[must_use]
    pub fn game(&self) -> Game {
        Game::from_position(self.now.rules.clone(), self.now.position, 0)
    }

    /// Whether it can be played.
    ///
    /// # Errors
    /// Why not, in a sentence.
    pub fn check(&self) -> Result<(), String> {
        self.now.position.check_board().map_err(|fault| faults::board(&fault))?;
        match self.game().outcome() {
            Some(outcome) => Err(text!("editor-over-at-once", why = sentences::ending(outcome))),
            None => Ok(()),
        }
    }

    fn change(&mut self, next: Sketch) {
        self.fault = None;
        if next == self.now {
            return;
        }
        if self.past.len() == PAST {
            self.past.remove(0);
        }
        self.past.push(std::mem::replace(&mut self.now, next));
    }

    /// The board made anew of other animals, or with another side to move.
    fn lay(&mut self, pieces: impl IntoIterator<Item = (Piece, Square)>, first: Side) {
        let rules = self.now.rules.clone();
        let position = pieces
            .into_iter()
            .fold(Position::empty(&rules, first), |position, (piece, square)| position.with(piece, square));
        self.change(Sketch { rules, position });
    }

    /// All animals but this one, and but whatever stands on the square.
    fn without(&self, piece: Option<Piece>, square: Option<Square>) -> Vec<(Piece, Square)> {
        let others = self.now.position.pieces();
        others.filter(|(other, place)| Some(*other) != piece && Some(*place) != square).collect()
    }

    /// Puts an animal on a square, wherever it stood before, in place of what stands there; where the rules refuse that,
    /// the move that was refused.
    fn put(&mut self, piece: Piece, square: Square) -> Option<MoveRefused> {
        if let Err(fault) = Position::check_place(piece, square) {
            let reason = faults::board(&fault);
            self.fault = Some(reason.clone());
            let from = self.now.position.square_of(piece).unwrap_or(square);
            return Some(MoveRefused { mv: Move::new(from, square), reason });
        }
        let mut pieces = self.without(Some(piece), Some(square));
        pieces.push((piece, square));
        self.lay(pieces, self.now.position.side_to_move());
        None
    }

    fn take_off(&mut self, square: Square) {
        if let Some(piece) = self.now.position.piece_at(square) {
            self.lay(self.without(Some(piece), None), self.now.position.side_to_move());
            self.brush = piece;
        }
    }

    /// To the next animal that does not stand on the board; where all do, the choice stays.
    fn choose_next(&mut self) {
        let all: Vec<Piece> = Self::offered().collect();
        let at = all.iter().position(|piece| *piece == self.brush).unwrap_or(0);
        let missing = |piece: &&Piece| self.now.position.square_of(**piece).is_none();
        let next = all[at..].iter().chain(&all[..at]).find(missing);
        self.brush = next.copied().unwrap_or(self.brush);
    }

    /// So many animals on among those that are offered.
    fn step_brush(&mut self, by: isize) {
        let all: Vec<Piece> = Self::offered().collect();
        let at = all.iter().position(|piece| *piece == self.brush).unwrap_or(0);
        self.brush = all[(at as isize + by).rem_euclid(all.len() as isize) as usize];
    }

    fn step_rules(&mut self, by: isize) {
        let names = RuleSet::PRESETS;
        let at = names.iter().position(|name| *name == self.now.rules.name).unwrap_or(0);
        let name = names[(at as isize + by).rem_euclid(names.len() as isize) as usize];
        if let Some(rules) = RuleSet::preset(name) {
            let board = &self.now.position;
            let position =
                board.pieces().fold(Position::empty(&rules, board.side_to_move()), |position, (piece, square)| {
                    position.with(piece, square)
                });
            self.change(Sketch { rules, position });
        }
    }

    /// Does what is asked; where the rules refuse it, the move that was refused.
    fn obey(&mut self, request: &EditorRequest, hand: &Hand) {
        let first = self.now.position.side_to_move();
        match request {
            EditorRequest::Brush(piece) => self.brush = *piece,
            EditorRequest::TakeOff => {
                let pointed = hand.hover.filter(|_| !hand.cursor_shown);
                if let Some(square) = hand.held.or(pointed).or(hand.cursor_shown.then_some(hand.cursor)) {
                    self.take_off(square);
                }
            }
            EditorRequest::Undo => {
                self.fault = None;
                if let Some(before) = self.past.pop() {
                    self.now = before;
                }
            }
            EditorRequest::Clear => {
                self.lay([], first);
                self.brush = Piece::new(Side::Red, Animal::Rat);
            }
            EditorRequest::Start => {
                let rules = self.now.rules.clone();
                self.change(Sketch { position: Position::start(&rules, rules.fixed_first_side()), rules });
            }
            EditorRequest::Turn => self.lay(self.without(None, None), first.opponent()),
            EditorRequest::Rules(by) => self.step_rules(*by),
            EditorRequest::Open(_) | EditorRequest::Leave => {}
        }
    }

    /// A square is chosen without dragging: an animal is taken up, put down, moved, or put on the board.
    fn choose(&mut self, hand: &mut Hand, square: Square) -> Option<MoveRefused> {
        let held = hand.held.take();
        if self.now.position.piece_at(square).is_some() {
            hand.held = Some(square).filter(|_| held != Some(square));
            return None;
        }
        let piece = match held {
            Some(from) => self.now.position.piece_at(from)?,
            None => self.brush,
        };
        let refused = self.put(piece, square);
        if refused.is_none() && held.is_none() {
            self.choose_next();
        }
        refused
    }

    /// A dragged animal is let go: on a square, or beside the board, where it is taken off.
    fn drop_at(&mut self, hand: &mut Hand, square: Option<Square>) -> Option<MoveRefused> {
        hand.dragging = false;
        let from = hand.held?;
        let again = std::mem::take(&mut self.again);
        if square == Some(from) {
            hand.held = Some(from).filter(|_| !again);
            return None;
        }
        hand.held = None;
        let piece = self.now.position.piece_at(from)?;
        match square {
            Some(square) => self.put(piece, square),
            None => {
                self.take_off(from);
                None
            }
        }
    }

    /// Does what an action says at the board; where the rules refuse it, the move that was refused.
    fn act(&mut self, hand: &mut Hand, action: Action, flipped: bool) -> Option<MoveRefused> {
        match action {
            Action::Cursor(direction) => {
                hand.cursor = if hand.cursor_shown { step(hand.cursor, direction, flipped) } else { hand.cursor };
                hand.cursor_shown = true;
            }
            Action::Confirm => {
                hand.cursor_shown = true;
                return self.choose(hand, hand.cursor);
            }
            Action::Point(square) if hand.hover != Some(square) => {
                hand.hover = Some(square);
                hand.cursor_shown = false;
            }
            Action::Press(square) => {
                (hand.hover, hand.cursor, hand.cursor_shown) = (Some(square), square, false);
                if self.now.position.piece_at(square).is_some() {
                    self.again = hand.held == Some(square);
                    (hand.held, hand.dragging) = (Some(square), true);
                } else {
                    return self.choose(hand, square);
                }
            }
            Action::Release(square) if hand.dragging => return self.drop_at(hand, square),
            Action::PointerLost => {
                hand.hover = None;
                if std::mem::take(&mut hand.dragging) {
                    hand.held = None;
                }
            }
            Action::Cancel => hand.held = None,
            Action::NextPiece => self.step_brush(1),
            Action::PreviousPiece => self.step_brush(-1),
            Action::Undo => self.obey(&EditorRequest::Undo, hand),
            Action::Hint => self.obey(&EditorRequest::TakeOff, hand),
            _ => {}
        }
        None
    }
}

fn open(
    mut asked: MessageReader<EditorRequest>,
    mut interlude: ResMut<Interlude>,
    current: Res<Match>,
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    mut next: Next,
) {
    for request in asked.read() {
        let EditorRequest::Open(game) = request else { continue };
        let editor = Editor::new(game.as_deref());
        next.put(shown(&editor));
        next.show_board(*screen.get());
        interlude.open(What::Editor(Box::new(editor)), &current, *screen.get(), *menu.get());
    }
}

/// The board as it stands, to be looked at.
fn shown(editor: &Editor) -> Match {
    exhibit(editor.game(), [Player::Human; 2].map(Seat::new))
}

fn run(
    mut asked: MessageReader<EditorRequest>,
    mut actions: MessageReader<Action>,
    mut interlude: ResMut<Interlude>,
    mut hand: ResMut<Hand>,
    (current, view): (Res<Match>, Res<View>),
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    mut next: Next,
    mut refused: MessageWriter<MoveRefused>,
) {
    let heard = heard(&mut actions, &current, &screen, &menu);
    let What::Editor(editor) = &mut interlude.what else {
        asked.clear();
        return;
    };
    let before = editor.now.clone();
    for request in asked.read() {
        if let EditorRequest::Leave = request {
            next.leave(&mut interlude);
            return;
        }
        editor.obey(request, &hand);
    }
    for action in heard {
        if action == Action::Pause || (action == Action::Cancel && hand.held.is_none()) {
            NextState::set_if_neq(&mut next.menu, Menu::Editor);
            break;
        }
        refused.write_batch(editor.act(&mut hand, action, view.flipped));
    }
    if editor.now != before {
        next.put(shown(editor));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<EditorRequest>()
        .add_systems(Update, (run, open).chain().before(judge).in_set(AppSystems::Session));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(text: &str) -> Square {
        text.parse().expect("a square")
    }

    fn empty() -> Editor {
        let mut editor = Editor::new(None);
        editor.obey(&EditorRequest::Clear, &Hand::default());
        editor
    }

    #[test]
    fn what_the_rules_refuse_is_told_and_changes_nothing() {
        let mut editor = empty();
        let lion = Piece::new(Side::Red, Animal::Lion);
        for (place, reason) in [
            ("b4", "The Red lion on b4 stands in the water; only rats swim."),
            ("d1", "The Red lion on d1 stands in its own den."),
        ] {
            let refused = editor.put(lion, square(place)).expect("refused");
            assert_eq!((refused.reason.as_str(), editor.fault()), (reason, Some(reason)));
            assert_eq!(editor.position().square_of(lion), None);
        }
        assert!(editor.put(lion, square("a1")).is_none() && editor.fault().is_none());
    }

    #[test]
    fn a_board_that_cannot_be_played_says_why() {
        let mut editor = empty();
        assert_eq!(editor.check(), Err("The board is empty.".to_owned()));
        editor.put(Piece::new(Side::Red, Animal::Cat), square("a1"));
        let alone = editor.check().expect_err("there is no enemy");
        assert!(alone.starts_with("The game would be over at once. "), "{alone}");
        editor.put(Piece::new(Side::Blue, Animal::Cat), square("a9"));
        assert_eq!(editor.check(), Ok(()));
    }

    #[test]
    fn every_change_is_taken_back() {
        let mut editor = Editor::new(None);
        let start = editor.now.clone();
        let mut hand = Hand::default();
        hand.held = Some(square("a3"));
        for request in [
            EditorRequest::TakeOff,
            EditorRequest::Turn,
            EditorRequest::Rules(1),
            EditorRequest::Clear,
            EditorRequest::Start,
        ] {
            editor.obey(&request, &hand);
        }
        assert_eq!(editor.past.len(), 5);
        while editor.can_undo() {
            editor.obey(&EditorRequest::Undo, &hand);
        }
        assert_eq!(editor.now, start);
    }

    #[test]
    fn the_animals_that_are_missing_are_offered_one_after_the_other() {
        let mut editor = empty();
        let mut hand = Hand::default();
        for place in ["a1", "b1", "c1"] {
            assert!(editor.choose(&mut hand, square(place)).is_none());
        }
        let standing: Vec<_> = editor.position().pieces().map(|(piece, _)| piece.animal).collect();
        assert_eq!(standing, [Animal::Rat, Animal::Cat, Animal::Dog]);
        assert_eq!(editor.brush(), Piece::new(Side::Red, Animal::Wolf));
    }
}
