//! The board, with all that lies beside it.

use bevy::prelude::*;
use jungle::{
    app::{
        session::{
            Action, EditorRequest, Gauge, Holder, MatchSetup, MoveRefused, MoveRequested, Notice, PadId, Player,
            ReplayRequest, Requester, Seat, Seating, SessionRequest, SoundTold, View, WatchRequest,
        },
        states::{Menu, Screen},
    },
    engine::{Level, Score},
    rules::{Animal, Piece, Side, Square},
};

use crate::common::{self, act, frames, from_fen, menu, mv, new_game, screens::*, set_menu, set_screen, two_people};

use super::{DEVICES, all_fits, long_game, reasons};

/// Moves with the longest sentences, and how games end.
pub fn fits_with_captions(app: &mut App) {
    app.world_mut().resource_mut::<View>().captions = true;
    for (fen, text) in [
        ("l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w", "a3a4"),
        ("6c/7/7/7/7/7/e1P4/2p4/6L b", "c2d2"),
        ("6c/7/1p5/7/7/7/1L5/7/6E w", "b3b7"),
        ("l6/3L3/7/7/7/7/7/7/7 w", "d8d9"),
    ] {
        new_game(app, from_fen(fen, two_people()));
        app.world_mut().write_message(MoveRequested { mv: mv(text), from: Requester::Human });
        all_fits(app);
        app.world_mut().write_message(SoundTold("An animal tumbles off the board"));
        all_fits(app);
        set_screen(app, Screen::Title);
        set_menu(app, Menu::None);
    }
    app.world_mut().resource_mut::<View>().captions = false;
}

/// A game whose seats have their own devices, and one whose controller is not there.
pub fn fits_with_seats(app: &mut App) {
    for holders in [[Holder::KeysLeft, Holder::KeysRight], [Holder::Pad(PadId(11)), Holder::Pointer]] {
        app.world_mut().resource_mut::<Seating>().seat(holders.map(Some));
        common::ask(app, SessionRequest::New(two_people()));
        all_fits(app);
    }
    assert_eq!(menu(app), Menu::Lost);
    app.world_mut().resource_mut::<Seating>().share();
    frames(app, 2);
    set_screen(app, Screen::Title);
    set_menu(app, Menu::None);
}

pub fn fits_in_play(app: &mut App) {
    let long = MatchSetup {
        seats: [Seat::named(Player::Human, "Wilhelmina"), Seat::named(Player::Computer(Level::Expert), "Computer")],
        ..two_people()
    };
    for setup in [two_people(), long] {
        new_game(app, setup);
        let occupied: Vec<Square> = common::current(app).game.position().pieces().map(|(_, square)| square).collect();
        // Trap, den and river have something to say, too.
        for square in occupied.into_iter().chain(["c1", "d9", "b5"].map(common::square)) {
            act(app, Action::Point(square));
            all_fits(app);
        }
        for square in ["a1", "g1", "g3", "e3"] {
            act(app, Action::Press(common::square(square)));
            act(app, Action::Release(Some(common::square(square))));
            all_fits(app);
        }
        for menu in [Menu::Pause, Menu::Rules, Menu::Leave, Menu::HandOver] {
            set_menu(app, menu);
            all_fits(app);
        }
        set_menu(app, Menu::None);
    }
    // Prey, traps, and the longest reasons.
    new_game(app, from_fen("l6/3L3/7/7/7/7/3r3/3C1c1/4D2 w", two_people()));
    for square in ["d2", "e1", "d3"] {
        act(app, Action::Press(common::square(square)));
        act(app, Action::Release(Some(common::square(square))));
        all_fits(app);
    }
    common::ask(app, SessionRequest::Resign);
    end_is_shown(app);
    all_fits(app);
    set_menu(app, Menu::None);
    app.world_mut().resource_mut::<View>().captions = true;
    new_game(app, from_fen("l6/3L3/7/7/7/7/3r3/3C1c1/4D2 w", two_people()));
    for reason in reasons() {
        app.world_mut().write_message(MoveRefused { mv: mv("d2d1"), reason });
        all_fits(app);
    }
    app.world_mut().resource_mut::<View>().captions = false;
    set_screen(app, Screen::Title);
    let text = "The saved game's move 217, a3a4: there is no animal of the side to move on that square at all.";
    app.world_mut().write_message(Notice(text.to_owned()));
    all_fits(app);
}

/// Two computers that play each other: fast and slow, waiting, and judged in the longest words.
pub fn fits_in_watch(app: &mut App) {
    new_game(app, common::setup(Player::Computer(Level::Easy), Player::Computer(Level::Easy)));
    app.world_mut().write_message(WatchRequest::Toggle);
    for score in [Score::Cp(-1234), Score::Cp(0), Score::Mate(-12)] {
        for by in [-4, 4] {
            app.world_mut().write_message(WatchRequest::Faster(by));
            let watched = Gauge { red: Some(0.3), score: Some(score), mover: Some(Side::Red) };
            app.insert_resource(watched);
            all_fits(app);
        }
    }
    set_screen(app, Screen::Title);
}

/// A game that is looked at, and a board that is set up.
pub fn fits_in_interludes(app: &mut App) {
    for device in DEVICES {
        app.insert_resource(device);
        app.world_mut().write_message(ReplayRequest::Open(Box::new(long_game())));
        all_fits(app);
        set_menu(app, Menu::Share);
        all_fits(app);
        app.world_mut().write_message(EditorRequest::Open(None));
        all_fits(app);
        for menu in [Menu::Editor, Menu::None] {
            set_menu(app, menu);
            for request in [EditorRequest::Clear, EditorRequest::Undo] {
                app.world_mut().write_message(request);
                all_fits(app);
            }
        }
        // The longest that is refused, and a board on which the game is over.
        app.world_mut().write_message(EditorRequest::Brush(Piece::new(Side::Blue, Animal::Elephant)));
        for action in [Action::Press(common::square("d5")), Action::Release(None), Action::Press(common::square("b4"))]
        {
            act(app, action);
            all_fits(app);
        }
        app.world_mut().write_message(EditorRequest::Clear);
        frames(app, 2);
        act(app, Action::Press(common::square("d1")));
        all_fits(app);
        set_menu(app, Menu::Editor);
        all_fits(app);
        app.world_mut().write_message(EditorRequest::Leave);
        frames(app, 2);
        set_menu(app, Menu::None);
        set_screen(app, Screen::Title);
    }
}
