//! What is learned at the board, be it from a lesson, a puzzle or a review: what the hand needs to know of it, and what it asks of it.

use bevy::{ecs::system::SystemParam, prelude::*};

use crate::lessons::Step;

use super::{
    classroom::{Classroom, LessonRequest},
    messages::{Action, Direction},
    puzzling::{PuzzleRequest, Puzzling},
    reviewing::{ReviewRequest, Reviewing},
};

/// What a move at the board amounts to where something is learned.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Verdict {
    /// It is made.
    Made,
    /// It is refused for this reason.
    Refused(String),
}

/// What is learned at the board, if anything.
#[derive(SystemParam)]
pub struct Study<'w> {
    class: Res<'w, Classroom>,
    puzzling: Res<'w, Puzzling>,
    lessons: MessageWriter<'w, LessonRequest>,
    puzzles: MessageWriter<'w, PuzzleRequest>,
    reviewing: Res<'w, Reviewing>,
    reviews: MessageWriter<'w, ReviewRequest>,
}

impl Study<'_> {
    /// Whether anything is.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.class.is_open() || self.puzzling.is_open() || self.reviewing.is_open()
    }

    /// Whether it is solved, so that there is no more to do than to go on.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.class.is_solved() || self.puzzling.is_solved()
    }

    /// The lesson's step, which is about a few moves only.
    #[must_use]
    pub(super) fn step(&self) -> Option<&'static Step> {
        self.class.step()
    }

    /// Takes an action at the board that means something else here than in a game; whether it does.
    pub(super) fn take(&mut self, action: Action) -> bool {
        if self.reviewing.is_open() {
            return self.look(action);
        }
        let (lesson, puzzle) = match action {
            Action::Confirm if self.is_solved() => (LessonRequest::Next, PuzzleRequest::Next),
            Action::Undo => (LessonRequest::Previous, PuzzleRequest::Again),
            Action::Hint => (LessonRequest::Show, PuzzleRequest::Hint),
            Action::Redo => return self.is_open(),
            _ => return false,
        };
        self.ask(lesson, puzzle)
    }

    /// A review is steered by the same keys as the cursor. What changes the view means what it always does.
    fn look(&mut self, action: Action) -> bool {
        let request = match action {
            Action::Cursor(Direction::Left) | Action::PreviousPiece => ReviewRequest::Step(-1),
            Action::Cursor(Direction::Right) | Action::NextPiece => ReviewRequest::Step(1),
            Action::Cursor(Direction::Up) => ReviewRequest::Step(-2),
            Action::Cursor(Direction::Down) => ReviewRequest::Step(2),
            Action::Hint => ReviewRequest::NextSlip,
            Action::Undo => ReviewRequest::PlayOn,
            Action::Confirm => ReviewRequest::Stop,
            Action::Cancel => ReviewRequest::Close,
            Action::Flip | Action::Threats | Action::Mute | Action::Pause => return false,
            _ => return true,
        };
        self.reviews.write(request);
        true
    }

    /// Asks for the review of the game at the board.
    pub fn review(&mut self) {
        self.reviews.write(ReviewRequest::Open);
    }

    /// Leaves what is learned for where it came from; whether there is anything to leave.
    pub fn leave(&mut self) -> bool {
        if self.reviewing.is_open() {
            self.reviews.write(ReviewRequest::Close);
            return true;
        }
        self.ask(LessonRequest::Leave, PuzzleRequest::Leave)
    }

    fn ask(&mut self, lesson: LessonRequest, puzzle: PuzzleRequest) -> bool {
        if self.class.is_open() {
            self.lessons.write(lesson);
        } else if self.puzzling.is_open() {
            self.puzzles.write(puzzle);
        }
        self.is_open()
    }
}
