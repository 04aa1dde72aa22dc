//! The game is over: who won, why, and what next. The board stays in sight beside it.

use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{Align, Rect, pos2, vec2},
};

use crate::{
    app::{
        screens::people,
        session::{
            Credit, LastCredit, Match, MatchEnded, ReplayRequest, ReviewRequest, SavedGame, SessionRequest, Stage,
        },
        states::{AppSystems, Menu, Screen},
        theme::{
            fonts::Face,
            kit::{Drawing, Kit, Plane},
            palette,
            pen::{Pen, words},
            widgets::{Button, Ribbon, dialog, ribbon, token, tray},
        },
    },
    rules::{Animal, Outcome, Side, WinReason},
    text,
    texts::{sentences, text},
};

/// How long the end is looked at before this dialog comes, in seconds: the winner cheers, the taken one falls.
const PAUSE: f32 = 1.6;

/// Seconds that nothing has moved since the game ended; none while it goes on.
#[derive(Resource, Debug, Default)]
struct Since(Option<f32>);

fn wait(
    mut ended: MessageReader<MatchEnded>,
    game: Res<Match>,
    stage: Res<Stage>,
    time: Res<Time>,
    mut since: ResMut<Since>,
    menu: Res<State<Menu>>,
    mut next: ResMut<NextState<Menu>>,
) {
    if ended.read().count() > 0 {
        since.0 = Some(0.0);
    }
    if !game.over() {
        since.0 = None;
    }
    let Some(waited) = &mut since.0 else { return };
    if stage.busy || *menu.get() != Menu::None {
        return;
    }
    *waited += time.delta_secs();
    if *waited >= PAUSE {
        since.0 = None;
        next.set(Menu::Result);
    }
}

/// Why, in a sentence or two.
fn reason(game: &Match, outcome: Outcome) -> String {
    let turns = game.game.plies().len().div_ceil(2);
    match (outcome, game.game.last()) {
        (Outcome::Win { side, by: WinReason::Den }, Some(ply)) => {
            let (animal, den) = (ply.piece.animal.name(), side.opponent().key());
            text!("result-den", animal = animal, side = den, move = turns)
        }
        _ => text!("result-reason", reason = sentences::ending(outcome), moves = turns),
    }
}

/// The piece to show: the one that won, or the winner's own animal where none did.
fn hero(game: &Match, side: Side) -> Animal {
    let last = game.game.last().filter(|ply| ply.piece.side == side).map(|ply| ply.piece.animal);
    match game.game.outcome() {
        Some(Outcome::Win { by: WinReason::Den | WinReason::Captured, .. }) => last,
        _ => None,
    }
    .unwrap_or_else(|| people::avatar(game.seat(side), side))
}

/// What was chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Choice {
    Again,
    Review,
    Undo,
    Replay,
    Title,
}

impl Choice {
    fn button(self) -> Button<'static> {
        let button = match self {
            Self::Again => Button::new("result-again", text("result-again")).icon("again"),
            Self::Review => Button::new("result-review", text("result-review")).icon("eye"),
            Self::Undo => Button::new("result-undo", text("result-undo")).icon("undo"),
            Self::Replay => Button::new("result-replay", text("result-replay")).icon("first"),
            Self::Title => Button::new("result-title", text("result-title")).icon("home"),
        };
        button.centered().size(23.0)
    }
}

/// The paper's size in units.
const SIZE: (f32, f32) = (318.0, 672.0);

fn draw(
    mut kit: Kit,
    (game, credit): (Res<Match>, Res<LastCredit>),
    mut menu: ResMut<NextState<Menu>>,
    mut requests: MessageWriter<SessionRequest>,
    (mut reviews, mut replays): (MessageWriter<ReviewRequest>, MessageWriter<ReplayRequest>),
) {
    let Some(outcome) = game.game.outcome() else {
        menu.set(Menu::None);
        return;
    };
    kit.begin_at(Choice::Again.button().id());
    let window = kit.window();
    let upright = kit.portrait();
    // In the place of the moves and tools, so that the board stays in sight.
    let corner = if upright { kit.layout.point(36.0, 86.0) } else { kit.layout.point(936.0, 14.0) };
    let chosen = kit.paper("result", Plane::Dialog, window, 0, |pen| {
        if upright {
            pen.ui.painter().rect_filled(window, 0.0, palette::NIGHT.gamma_multiply(super::DIM));
        }
        pen.shifted(corner.x - window.min.x, corner.y - window.min.y, |pen| {
            paper(pen, &game, outcome, credit.0.as_ref())
        })
    });
    match chosen.flatten() {
        Some(Choice::Again) => {
            menu.set(Menu::None);
            requests.write(SessionRequest::Again);
        }
        Some(Choice::Review) => {
            reviews.write(ReviewRequest::Open);
        }
        Some(Choice::Undo) => {
            menu.set(Menu::None);
            requests.write(SessionRequest::Undo);
        }
        Some(Choice::Replay) => {
            replays.write(ReplayRequest::Open(Box::new(SavedGame::of(&game))));
        }
        Some(Choice::Title) => {
            requests.write(SessionRequest::Close);
        }
        // Back to the board, to look at it.
        None if kit.back(Plane::Dialog) => menu.set(Menu::None),
        None => {}
    }
}

fn paper(pen: &mut Pen, game: &Match, outcome: Outcome, credit: Option<&Credit>) -> Option<Choice> {
    let (width, height) = SIZE;
    dialog(pen, pen.rect(0.0, 0.0, width, height));
    picture(pen, game, outcome);
    ribbon(pen, pen.rect(34.0, 222.0, width - 68.0, 48.0), &people::headline(game, outcome), Ribbon::Sun, 29.0);
    let why = pen.rect(30.0, 288.0, width - 60.0, 70.0);
    pen.paragraph(why, Align::Center, words(&reason(game, outcome), Face::Text, 18.0, palette::BROWN));
    if let Some(credit) = credit {
        earned(pen, pen.rect(24.0, 357.0, width - 48.0, 28.0), credit);
    }
    for (row, side) in Side::ALL.into_iter().enumerate() {
        let rect: Rect = pen.rect(24.0, 387.0 + 38.0 * row as f32, width - 48.0, 36.0);
        tray(pen, rect, side, &game.game.captured(side));
    }
    let undo = Choice::Undo.button().usable(game.can_undo());
    let review = Choice::Review.button().usable(!game.game.plies().is_empty());
    // Left, row, and width.
    let (left, whole, half) = (44.0, width - 88.0, (width - 88.0) / 2.0 - 4.0);
    let buttons = [
        (Choice::Again.button(), Choice::Again, [left, 0.0, whole]),
        (review.bare(), Choice::Review, [left, 1.0, half]),
        (Choice::Replay.button().bare(), Choice::Replay, [left + half + 8.0, 1.0, half]),
        (undo, Choice::Undo, [left, 2.0, whole]),
        (Choice::Title.button(), Choice::Title, [left, 3.0, whole]),
    ];
    let mut chosen = None;
    for (button, choice, [x, row, w]) in buttons {
        let rect = pen.rect(x, 480.0 + 45.0 * row, w, 38.0);
        if button.show(pen, rect) {
            chosen = Some(choice);
        }
    }
    chosen
}

/// What the game was worth: points, a badge, or why it earned nothing.
fn earned(pen: &mut Pen, rect: Rect, credit: &Credit) {
    let badge = credit.badges.first().map(|badge| badge.name());
    let worth = match (credit.why, badge) {
        (Some(why), _) => why.sentence().to_owned(),
        (None, Some(badge)) if credit.points > 0 => text!("result-points-badge", points = credit.points, badge = badge),
        (None, Some(badge)) => text!("result-badge", badge = badge),
        (None, None) if credit.points > 0 => text!("result-points", points = credit.points, total = credit.total),
        (None, None) => return,
    };
    let place = pen.line(rect.shrink2(vec2(22.0, 0.0)), Align::Center, words(&worth, Face::Strong, 18.0, palette::INK));
    if credit.why.is_none() {
        pen.picture("grain", pos2(place.min.x - 13.0, place.center().y), 0.75);
    }
}

fn picture(pen: &Pen, game: &Match, outcome: Outcome) {
    let middle = pen.at(SIZE.0 / 2.0, 122.0);
    match outcome.winner() {
        Some(side) => {
            pen.picture("burst", middle + vec2(0.0, 44.0), 0.95);
            token(pen, side, hero(game, side), middle, 168.0, 1.0);
        }
        None => {
            for (side, step) in Side::ALL.into_iter().zip([-62.0, 62.0]) {
                token(pen, side, hero(game, side), middle + vec2(step, 10.0), 122.0, 1.0);
            }
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Since>()
        .add_systems(Update, wait.run_if(in_state(Screen::Play)).in_set(AppSystems::View))
        .add_systems(EguiPrimaryContextPass, draw.in_set(Drawing::Dialogs).run_if(in_state(Menu::Result)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::session::{MatchSetup, Player, Seat},
        engine::Level,
    };

    fn played(seats: [Player; 2], fen: &str, moves: &[&str]) -> Match {
        let setup = MatchSetup { seats: seats.map(Seat::new), start: Some(fen.to_owned()), ..MatchSetup::default() };
        let mut game = Match::new(setup, None).expect("a position");
        game.seats = game.setup.seats.clone();
        for mv in moves {
            game.game.play(mv.parse().expect("a move")).expect("legal");
        }
        game
    }

    const DEN: &str = "l6/3L3/7/7/7/7/7/7/7 w";

    #[test]
    fn the_winner_is_named_as_the_player_sees_it() {
        let level = Player::Computer(Level::Expert);
        for (seats, text) in [
            ([Player::Human, level], "You win!"),
            ([level, Player::Human], "Old Wolf wins"),
            ([Player::Human, Player::Human], "Red wins!"),
        ] {
            let game = played(seats, DEN, &["d8d9"]);
            let outcome = game.game.outcome().expect("the den ends it");
            assert_eq!(people::headline(&game, outcome), text);
            assert_eq!(reason(&game, outcome), "The lion walked into Blue's den on move 1.");
            assert_eq!(hero(&game, Side::Red), Animal::Lion);
        }
    }

    #[test]
    fn every_other_end_has_its_sentence() {
        let mut game = played([Player::Human, Player::Human], DEN, &[]);
        game.game.resign(Side::Red);
        let outcome = game.game.outcome().expect("given up");
        assert_eq!(people::headline(&game, outcome), "Blue wins!");
        assert_eq!(reason(&game, outcome), "Red gave up. The game had 0 moves.");
        assert_eq!(hero(&game, Side::Blue), Animal::Leopard, "nobody on the board won it");
    }
}
