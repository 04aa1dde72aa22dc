//! The hand at the board: the cursor, what is held, and what a person's actions do with it.
//!
//! Written rules: nothing can be taken up during the computer's turn, while a move is still shown ([`Stage::busy`]) and after
//! the end; presses then are dropped, not kept. But nobody has to wait for the show: who reaches for an animal that is to move
//! ends it at once ([`Hurry`]), and takes it up in the next frame. A press on an animal of one's own takes it up, on one of its targets
//! moves it, anywhere else puts it down. A neighboring square it may not enter, or a far bank it may not leap to, is
//! refused with the reason and leaves it in the hand. An animal dragged anywhere but to a square of the board goes home.
//! A change of screen or dialog swallows the actions of its frame.

use bevy::prelude::*;

use crate::{
    app::states::{AppSystems, Menu, Screen},
    lessons::Step,
    rules::{Move, MoveList, Side, Square},
    texts::text,
};

use super::{
    classroom::Classroom,
    current::Match,
    hint::Hint,
    messages::{Action, Direction, Hurry, MoveRequested, Notice, Requester, SessionRequest},
    seating::{Holder, Seating},
    settings::View,
    shared::Stage,
    study::Study,
    table::Facing,
    volumes::Volumes,
};

/// Where the cursor is and what is held.
#[derive(Resource, Debug, Clone)]
pub struct Hand {
    /// The square of the keyboard's and the controller's cursor.
    pub cursor: Square,
    /// Whether the cursor is to be seen: it was used later than the pointer.
    pub cursor_shown: bool,
    /// The square of the animal that is held.
    pub held: Option<Square>,
    /// Whether the held animal hangs on the pressed pointer.
    pub dragging: bool,
    /// The legal moves of the held animal.
    pub targets: MoveList,
    /// The square under the pointer.
    pub hover: Option<Square>,
    /// The move that waits to be confirmed, where the player wants that.
    pub proposed: Option<Move>,
    /// The hint that is being told.
    pub hint: Option<Hint>,
    /// Whether the drag began on the animal already held, so that a mere click puts it down.
    again: bool,
    /// Whose cursor it is, and where each side's own was last: two people with their own devices have two.
    whose: Side,
    resting: [Square; 2],
    /// The match all this belongs to.
    epoch: u64,
}

/// Where a side's cursor begins: two squares before its den.
fn home(side: Side) -> Square {
    let den = Square::den(side);
    let rank = if side == Side::Red { den.rank() + 2 } else { den.rank() - 2 };
    Square::new(den.file(), rank).unwrap_or(den)
}

impl Default for Hand {
    fn default() -> Self {
        Self {
            cursor: home(Side::Red),
            cursor_shown: false,
            held: None,
            dragging: false,
            targets: MoveList::new(),
            hover: None,
            proposed: None,
            hint: None,
            again: false,
            whose: Side::Red,
            resting: Side::ALL.map(home),
            epoch: 0,
        }
    }
}

impl Hand {
    /// The held animal's move to a square, if it is legal.
    #[must_use]
    pub fn target(&self, to: Square) -> Option<Move> {
        self.targets.iter().copied().find(|mv| mv.to == to)
    }

    fn take(&mut self, square: Square, board: &Board) {
        self.held = Some(square);
        self.proposed = None;
        self.targets = board.moves().filter(|mv| mv.from == square).collect();
    }

    pub(super) fn put_down(&mut self) {
        self.held = None;
        self.proposed = None;
        self.dragging = false;
        self.again = false;
        self.targets.clear();
    }

    /// Forgets what belongs to the match as it was. A new game begins with the cursor before the home side's den; where
    /// seats have their own devices, each person finds it where they left it. A lesson's step begins with it at the animal
    /// that is asked for.
    fn renew(&mut self, game: &Match, class: &Classroom, seating: &Seating) {
        self.epoch = game.epoch;
        self.put_down();
        self.hint = None;
        if game.game.plies().is_empty() && !game.exhibit {
            self.whose = game.home_side();
            self.resting = Side::ALL.map(home);
            self.cursor = home(self.whose);
        }
        let side = game.to_move();
        if !seating.shared() && game.human_to_move() && side != self.whose {
            self.resting[self.whose.index()] = self.cursor;
            self.cursor = self.resting[side.index()];
            self.cursor_shown = seating.of(side) != Some(Holder::Pointer);
            self.whose = side;
        }
        if let Some(asked) = class.step().and_then(Step::answer).filter(|_| !class.is_solved()) {
            self.cursor = asked.mv.from;
        }
    }
}

/// What a person at the board can reach.
struct Board<'a> {
    game: &'a Match,
    /// Whether the top of the screen is nearer to rank 1 for whoever moves the cursor.
    flipped: bool,
    /// Whether animals may be taken up and moved now.
    open: bool,
    /// Whether a move is made only when it is chosen a second time.
    confirms: bool,
    /// The lesson's step, which is about a few moves only.
    step: Option<&'static Step>,
}

impl Board<'_> {
    /// The legal moves; in a lesson those that it is about.
    fn moves(&self) -> impl Iterator<Item = Move> {
        let step = self.step;
        self.game.game.legal_moves().into_iter().filter(move |mv| step.is_none_or(|step| step.offers(*mv)))
    }

    fn is_own(&self, square: Square) -> bool {
        is_to_move(self.game, square)
    }

    /// The square of the nearest own animal that can move, in the order of the squares, round the board.
    fn movable_from(&self, cursor: Square, forward: bool) -> Option<Square> {
        let mut squares: Vec<Square> = self.moves().map(|mv| mv.from).collect();
        squares.sort_unstable();
        if forward {
            squares.iter().find(|square| **square > cursor).or(squares.first()).copied()
        } else {
            squares.iter().rfind(|square| **square < cursor).or(squares.last()).copied()
        }
    }
}

/// The square next to `from` on the screen, or `from` itself at the edge.
pub(super) fn step(from: Square, direction: Direction, flipped: bool) -> Square {
    let (across, along) = match direction {
        Direction::Up => (0, 1),
        Direction::Down => (0, -1),
        Direction::Left => (-1, 0),
        Direction::Right => (1, 0),
    };
    let sign = if flipped { -1 } else { 1 };
    let file = from.file().checked_add_signed(sign * across);
    let rank = from.rank().checked_add_signed(sign * along);
    file.zip(rank).and_then(|(file, rank)| Square::new(file, rank)).unwrap_or(from)
}

/// What an action asks of others.
#[derive(Default)]
struct Wishes {
    moves: Option<Move>,
    request: Option<SessionRequest>,
    pause: bool,
}

/// Does what an action says to the hand.
fn act(hand: &mut Hand, board: &Board, action: Action) -> Wishes {
    let mut wishes = Wishes::default();
    match action {
        Action::Cursor(direction) => {
            hand.cursor = if hand.cursor_shown { step(hand.cursor, direction, board.flipped) } else { hand.cursor };
            hand.cursor_shown = true;
        }
        Action::Confirm => {
            hand.cursor_shown = true;
            if board.open {
                wishes.moves = choose(hand, board, hand.cursor);
            }
        }
        Action::Cancel if hand.proposed.is_some() => hand.proposed = None,
        Action::Cancel if hand.held.is_some() => hand.put_down(),
        Action::Cancel | Action::Pause => wishes.pause = true,
        Action::Point(square) => {
            if hand.hover != Some(square) {
                hand.hover = Some(square);
                hand.cursor_shown = false;
            }
        }
        Action::Press(square) => {
            hand.hover = Some(square);
            hand.cursor_shown = false;
            if board.open {
                hand.cursor = square;
                hand.again = hand.held == Some(square);
                if board.is_own(square) {
                    hand.take(square, board);
                    hand.dragging = true;
                } else {
                    wishes.moves = choose(hand, board, square);
                }
            }
        }
        Action::Release(square) if hand.dragging => wishes.moves = drop_at(hand, board, square),
        // A release of nothing; and the view is changed, and the sound switched, where they are kept.
        Action::Release(_) | Action::Flip | Action::Threats | Action::Mute => {}
        Action::PointerLost => {
            hand.hover = None;
            if hand.dragging {
                hand.put_down();
            }
        }
        Action::Undo => wishes.request = Some(SessionRequest::Undo),
        Action::Redo => wishes.request = Some(SessionRequest::Redo),
        Action::Hint => wishes.request = Some(SessionRequest::Hint),
        Action::NextPiece | Action::PreviousPiece => {
            if board.open
                && let Some(square) = board.movable_from(hand.cursor, action == Action::NextPiece)
            {
                hand.put_down();
                hand.cursor = square;
                hand.cursor_shown = true;
            }
        }
    }
    wishes
}

/// A square is chosen without dragging: take up, put down, or move.
fn choose(hand: &mut Hand, board: &Board, square: Square) -> Option<Move> {
    match hand.held {
        Some(held) if held == square => hand.put_down(),
        _ if board.is_own(square) => hand.take(square, board),
        Some(from) => return attempt(hand, board, Move::new(from, square)),
        None => {}
    }
    None
}

/// A dragged animal is let go.
fn drop_at(hand: &mut Hand, board: &Board, square: Option<Square>) -> Option<Move> {
    let again = std::mem::take(&mut hand.again);
    hand.dragging = false;
    let (Some(from), Some(to)) = (hand.held, square) else {
        hand.put_down();
        return None;
    };
    if to == from {
        if again {
            hand.put_down();
        }
        return None;
    }
    if !board.open || board.is_own(to) {
        hand.put_down();
        return None;
    }
    attempt(hand, board, Move::new(from, to))
}

/// Asks for a move that an animal could conceivably make, so that the referee plays it or says why not; a square out of
/// its reach just puts it down. Where moves are to be confirmed, one that is legal waits for its second time.
fn attempt(hand: &mut Hand, board: &Board, mv: Move) -> Option<Move> {
    if board.confirms && hand.targets.contains(&mv) && hand.proposed != Some(mv) {
        hand.proposed = Some(mv);
        return None;
    }
    if mv.from.neighbors().contains(mv.to) || mv.is_leap() {
        return Some(mv);
    }
    hand.put_down();
    None
}

/// What was on screen in the last frame, and whether the player has been told how a move is confirmed.
#[derive(Default)]
struct Seen {
    scene: Option<(Screen, Menu)>,
    told: bool,
    /// What was pressed in the last frame, too early: before the show had ended.
    early: Vec<Action>,
}

/// Does an animal stand there whose side is to move?
fn is_to_move(game: &Match, square: Square) -> bool {
    game.game.position().piece_at(square).is_some_and(|piece| piece.side == game.to_move())
}

/// Does somebody reach for an animal that is to move, or let go after that?
fn goes_on(action: Action, hand: &Hand, game: &Match, early: &[Action]) -> bool {
    match action {
        Action::Press(square) => is_to_move(game, square),
        Action::Confirm => is_to_move(game, hand.cursor),
        Action::Release(_) => !early.is_empty(),
        _ => false,
    }
}

/// Does what an action says about how the board is looked at and heard.
fn look(action: Action, view: &mut View, volumes: &mut Volumes, notices: &mut MessageWriter<Notice>) {
    match action {
        Action::Flip => view.flipped = !view.flipped,
        Action::Threats => view.show_threats = !view.show_threats,
        Action::Mute => {
            volumes.muted = !volumes.muted;
            let told = if volumes.muted { text("play-sounds-off") } else { text("play-sounds-on") };
            notices.write(Notice(told.to_owned()));
        }
        _ => {}
    }
}

fn follow_actions(
    mut actions: MessageReader<Action>,
    mut hand: ResMut<Hand>,
    (mut view, mut volumes, facing): (ResMut<View>, ResMut<Volumes>, Res<Facing>),
    game: Res<Match>,
    stage: Res<Stage>,
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    mut seen: Local<Seen>,
    mut moves: MessageWriter<MoveRequested>,
    (mut requests, mut notices, mut hurries): (
        MessageWriter<SessionRequest>,
        MessageWriter<Notice>,
        MessageWriter<Hurry>,
    ),
    mut study: Study,
    mut next_menu: ResMut<NextState<Menu>>,
) {
    let now = (*screen.get(), *menu.get());
    let changed = seen.scene.replace(now) != Some(now);
    if now != (Screen::Play, Menu::None) || changed {
        actions.clear();
        seen.early.clear();
        if hand.held.is_some() {
            hand.put_down();
        }
        return;
    }
    let early = std::mem::take(&mut seen.early);
    let first_new = early.len();
    for (index, action) in early.into_iter().chain(actions.read().copied()).enumerate() {
        if index >= first_new && stage.busy && game.human_to_move() && goes_on(action, &hand, &game, &seen.early) {
            seen.early.push(action);
            hurries.write(Hurry);
            continue;
        }
        look(action, &mut view, &mut volumes, &mut notices);
        // What else is done with an exhibit is not the hand's.
        if game.exhibit {
            continue;
        }
        if study.take(action) {
            continue;
        }
        let board = Board {
            game: &game,
            // Who sits at the other side of the table steers from there.
            flipped: view.flipped != facing.turned(game.to_move()),
            open: game.human_to_move() && !stage.busy && !study.is_solved(),
            confirms: view.confirm_moves,
            step: study.step(),
        };
        let wishes = act(&mut hand, &board, action);
        if hand.proposed.is_some() && !std::mem::replace(&mut seen.told, true) {
            notices.write(Notice(text("play-confirm-move").to_owned()));
        }
        if let Some(mv) = wishes.moves {
            moves.write(MoveRequested { mv, from: Requester::Human });
        }
        requests.write_batch(wishes.request);
        if wishes.pause && !(action == Action::Cancel && study.leave()) {
            NextState::set_if_neq(&mut next_menu, Menu::Pause);
            actions.clear();
            return;
        }
    }
}

/// After the referee: the hand belongs to the match as it is now.
pub(super) fn keep_up(mut hand: ResMut<Hand>, game: Res<Match>, class: Res<Classroom>, seating: Res<Seating>) {
    if hand.epoch != game.epoch {
        hand.renew(&game, &class, &seating);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hand>().add_systems(
        Update,
        (follow_actions.before(super::referee::judge), keep_up.after(super::referee::judge))
            .in_set(AppSystems::Session),
    );
}
