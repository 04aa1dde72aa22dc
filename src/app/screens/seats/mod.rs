//! Taking seats: each is taken by the device that presses, or given to the computer; or one device goes round.
//!
//! It lies over the new game and over a game that is paused. What is chosen becomes true when the game begins or goes on,
//! and is forgotten on the way back.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::EguiPrimaryContextPass;

use super::{people, setup::Draft};
use crate::{
    app::{
        session::{
            Chair, Holder, Joining, Match, Notice, Player, Roster, SeatPress, SeatWish, Seating, SessionRequest,
        },
        states::{AppSystems, Menu, Screen},
        theme::kit::{Drawing, Kit, Plane},
    },
    engine::Level,
    rules::{Animal, Side},
    texts::text,
};

mod papers;

/// What was asked for on the papers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Wish {
    /// The pointer takes a seat.
    PointerJoins(Side),
    /// A person leaves a seat, or the computer does.
    Empty(Side),
    /// The computer takes a seat, or plays at another level.
    Computer(Side, Level),
    Swap,
    Share,
    Start,
}

/// The game whose seats are taken: one that is set up, or one that is being played.
#[derive(SystemParam)]
struct Game<'w> {
    draft: ResMut<'w, Draft>,
    roster: Res<'w, Roster>,
    current: Res<'w, Match>,
    screen: Res<'w, State<Screen>>,
    seating: ResMut<'w, Seating>,
    requests: MessageWriter<'w, SessionRequest>,
}

impl Game<'_> {
    fn is_played(&self) -> bool {
        *self.screen.get() == Screen::Play
    }

    /// The seats as they are.
    fn joining(&self) -> Joining {
        let (players, first) = if self.is_played() {
            (self.current.players(), Side::Red)
        } else {
            let player = |side| match self.draft.level {
                Some(level) if side != self.draft.side => Player::Computer(level),
                _ => Player::Human,
            };
            (Side::ALL.map(player), self.draft.side)
        };
        let chair = |side: Side| match (players[side.index()], self.seating.of(side)) {
            (Player::Computer(level), _) => Chair::Computer(level),
            (Player::Human, Some(holder)) => Chair::Held(holder),
            (Player::Human, None) => Chair::Free,
        };
        Joining { open: true, shared: false, chairs: Side::ALL.map(chair), first, swapped: false }
    }

    /// What the player of a side is called, and the animal that stands for them.
    fn who(&self, joining: &Joining, side: Side) -> (String, Animal) {
        let player = joining.player(side);
        match player {
            Player::Computer(level) => (people::level_person(level).to_owned(), people::level_animal(level)),
            Player::Human if self.is_played() => {
                let of = if joining.swapped { side.opponent() } else { side };
                let seat = self.current.seat(of);
                match seat.player {
                    Player::Human => (people::name_of(&self.current, of), people::avatar(seat, side)),
                    Player::Computer(_) => (people::shown(people::SECOND).to_owned(), people::animal_of(player, side)),
                }
            }
            Player::Human => {
                let (level, first) = against(joining);
                let seat = &people::seats(level, first, self.roster.playing())[side.index()];
                (people::seat_name(seat).to_owned(), people::avatar(seat, side))
            }
        }
    }

    /// Begins the game with the seats as they were taken, or goes on with it.
    fn start(&mut self, joining: &Joining) {
        joining.settle(&mut self.seating);
        if self.is_played() {
            if joining.swapped {
                self.requests.write(SessionRequest::SwapSeats);
            }
            self.requests
                .write_batch(Side::ALL.map(|side| SessionRequest::SetPlayer { side, player: joining.player(side) }));
            return;
        }
        let (level, first) = against(joining);
        self.draft.choose(level);
        self.draft.side = first;
        self.requests.write(SessionRequest::New(self.draft.setup(self.roster.playing())));
    }
}

/// The level that is played against, if the computer has a seat, and the first person's side.
fn against(joining: &Joining) -> (Option<Level>, Side) {
    let level = |side| match joining.player(side) {
        Player::Computer(level) => Some(level),
        Player::Human => None,
    };
    let computer = Side::ALL.into_iter().find_map(|side| Some((side, level(side)?)));
    computer.map_or((None, joining.first), |(side, level)| (Some(level), side.opponent()))
}

fn open(mut joining: ResMut<Joining>, game: Game) {
    *joining = game.joining();
}

fn close(mut joining: ResMut<Joining>) {
    joining.open = false;
}

/// Does what devices ask for.
fn follow(mut presses: MessageReader<SeatPress>, mut joining: ResMut<Joining>) {
    for SeatPress { holder, wish } in presses.read() {
        match wish {
            SeatWish::Join => {
                joining.join(*holder);
            }
            SeatWish::Leave => {
                joining.leave(*holder);
            }
            SeatWish::Swap => joining.swap(),
            SeatWish::Share => joining.shared = !joining.shared,
        }
    }
}

fn draw(
    mut kit: Kit,
    mut joining: ResMut<Joining>,
    mut game: Game,
    mut menu: ResMut<NextState<Menu>>,
    mut notices: MessageWriter<Notice>,
    mut waited: Local<bool>,
) {
    let waits = joining.waits();
    if std::mem::replace(&mut *waited, waits) && !waits {
        kit.give_focus(papers::after_the_last(&joining));
    }
    let people = Side::ALL.map(|side| game.who(&joining, side));
    let table = papers::Table { joining: &joining, people, played: game.is_played() };
    let wish = papers::draw(&mut kit, &table);
    let leave = if game.is_played() { Menu::Pause } else { Menu::None };
    match wish {
        Some(Wish::PointerJoins(side)) => {
            let pointer = Holder::Pointer;
            joining.leave(pointer);
            joining.chairs[side.index()] = Chair::Held(pointer);
        }
        Some(Wish::Empty(side)) => joining.chairs[side.index()] = Chair::Free,
        Some(Wish::Computer(side, level)) => joining.seat_computer(side, level),
        Some(Wish::Swap) => joining.swap(),
        Some(Wish::Share) => joining.shared = !joining.shared,
        Some(Wish::Start) => {
            game.start(&joining);
            menu.set(Menu::None);
            if joining.shared {
                notices.write(Notice(text("seats-shared").to_owned()));
            }
        }
        None if kit.back(Plane::Dialog) => menu.set(leave),
        None => {}
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Seats), open)
        .add_systems(OnExit(Menu::Seats), close)
        .add_systems(Update, follow.in_set(AppSystems::Session))
        .add_systems(EguiPrimaryContextPass, draw.in_set(Drawing::Dialogs).run_if(in_state(Menu::Seats)));
}
