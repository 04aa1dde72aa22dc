//! Every screen and dialog is reached and left by keys alone and by controller alone, and everything that can be used can be
//! focused. `app_menus.rs` goes through them with the pictures there, and plays in between.

use bevy::prelude::*;
use jungle::{
    app::{
        session::{Player, Saved, SavedGame},
        states::{Menu, Screen},
    },
    engine::Level,
    rules::{Game, GameRecord, RuleSet, Side},
};

use crate::common::{self, Controller, frames, from_fen, menu, mv, new_game, screens::*, set_menu, two_people};

/// The whole way through the game's screens.
fn tour(app: &mut App, hand: &mut dyn Presser) {
    is_at(app, (Screen::Title, Menu::None));
    begins_at(app, "title-play");
    all_is_reached(app, hand);

    // Quitting is asked first, with the safe answer in focus; both that and back return to where the focus was.
    go_to(app, hand, "title-two");
    hand.back(app);
    is_at(app, (Screen::Title, Menu::Quit));
    begins_at(app, "quit-left");
    all_is_reached(app, hand);
    hand.back(app);
    is_at(app, (Screen::Title, Menu::None));
    begins_at(app, "title-two");
    choose(app, hand, "title-quit");
    is_at(app, (Screen::Title, Menu::Quit));
    begins_at(app, "quit-left");
    hand.confirm(app);
    is_at(app, (Screen::Title, Menu::None));
    begins_at(app, "title-quit");

    // The settings lie over whatever they were opened from. Steps aside change what is set, so there is no wandering here.
    choose(app, hand, "title-settings");
    is_at(app, (Screen::Title, Menu::Settings));
    begins_at(app, "settings-confirm");
    hand.back(app);
    is_at(app, (Screen::Title, Menu::None));
    begins_at(app, "title-settings");

    // What else there is; a board that is set up, and the way back.
    choose(app, hand, "title-more");
    is_at(app, (Screen::Title, Menu::More));
    begins_at(app, "more-editor");
    all_is_reached(app, hand);
    hand.back(app);
    is_at(app, (Screen::Title, Menu::None));
    begins_at(app, "title-more");
    choose(app, hand, "title-more");
    for (item, dialog, first) in [("more-watch", Menu::Watch, "watch-begin"), ("more-print", Menu::Print, "print-save")]
    {
        choose(app, hand, item);
        is_at(app, (Screen::Title, dialog));
        begins_at(app, first);
        all_is_reached(app, hand);
        hand.back(app);
        is_at(app, (Screen::Title, Menu::More));
        begins_at(app, item);
    }
    choose(app, hand, "more-editor");
    is_at(app, (Screen::Play, Menu::None));
    hand.back(app);
    is_at(app, (Screen::Play, Menu::Editor));
    begins_at(app, "editor-begin");
    all_is_reached(app, hand);
    hand.back(app);
    is_at(app, (Screen::Play, Menu::None));
    hand.pause(app);
    choose(app, hand, "editor-leave");
    is_at(app, (Screen::Title, Menu::More));
    hand.back(app);
    is_at(app, (Screen::Title, Menu::None));

    // The new game and its rules.
    choose(app, hand, "title-play");
    is_at(app, (Screen::Setup, Menu::None));
    begins_at(app, "setup-play");
    all_is_reached(app, hand);
    choose(app, hand, "setup-details");
    is_at(app, (Screen::Setup, Menu::Rules));
    begins_at(app, "rules-back");
    all_is_reached(app, hand);
    // Steps aside change switches, so there is no wandering here either.
    choose(app, hand, "rules-change");
    is_at(app, (Screen::Setup, Menu::House));
    begins_at(app, "house-elephant");
    hand.back(app);
    is_at(app, (Screen::Setup, Menu::Rules));
    begins_at(app, "rules-change");
    hand.back(app);
    is_at(app, (Screen::Setup, Menu::None));
    begins_at(app, "setup-details");
    hand.back(app);
    is_at(app, (Screen::Title, Menu::None));
    choose(app, hand, "title-two");
    choose(app, hand, "setup-play");
    is_at(app, (Screen::Play, Menu::None));
    assert!(common::current(app).seats.iter().all(|seat| seat.player.is_human()), "two players were chosen");

    // The menu of the game, and the way out of each of its dialogs.
    hand.pause(app);
    is_at(app, (Screen::Play, Menu::Pause));
    begins_at(app, "pause-resume");
    all_is_reached(app, hand);
    choose(app, hand, "pause-rules");
    is_at(app, (Screen::Play, Menu::Rules));
    hand.confirm(app);
    is_at(app, (Screen::Play, Menu::Pause));
    begins_at(app, "pause-rules");
    choose(app, hand, "pause-settings");
    is_at(app, (Screen::Play, Menu::Settings));
    hand.back(app);
    is_at(app, (Screen::Play, Menu::Pause));
    begins_at(app, "pause-settings");
    choose(app, hand, "pause-leave");
    is_at(app, (Screen::Play, Menu::Leave));
    begins_at(app, "leave-left");
    all_is_reached(app, hand);
    hand.back(app);
    is_at(app, (Screen::Play, Menu::Pause));
    hand.back(app);
    is_at(app, (Screen::Play, Menu::None));
    hand.back(app);
    is_at(app, (Screen::Play, Menu::Pause));
    choose(app, hand, "pause-resume");
    is_at(app, (Screen::Play, Menu::None));

    // The end, and what can be done then.
    hand.pause(app);
    choose(app, hand, "pause-resign");
    end_is_shown(app);
    begins_at(app, "result-again");
    all_is_reached(app, hand);
    hand.back(app);
    is_at(app, (Screen::Play, Menu::None));
    hand.pause(app);
    frames(app, 3);
    is_at(app, (Screen::Play, Menu::Result));
    choose(app, hand, "result-again");
    is_at(app, (Screen::Play, Menu::None));
    assert!(!common::current(app).over());
    hand.pause(app);
    choose(app, hand, "pause-draw");
    end_is_shown(app);
    choose(app, hand, "result-title");
    is_at(app, (Screen::Title, Menu::None));
}
#[test]
fn every_screen_is_reached_and_left_by_keys_alone() {
    tour(&mut at_title(), &mut Keys);
}

#[test]
fn every_screen_is_reached_and_left_by_controller_alone() {
    let mut app = at_title();
    let mut pad = Controller::connect(&mut app);
    tour(&mut app, &mut pad);
}

#[derive(Resource, Default)]
struct Exits(Vec<AppExit>);

fn note_exit(mut exits: MessageReader<AppExit>, mut seen: ResMut<Exits>) {
    seen.0.extend(exits.read().cloned());
}

#[test]
fn leaving_and_quitting_do_so() {
    let mut app = at_title();
    new_game(&mut app, two_people());
    Keys.pause(&mut app);
    choose(&mut app, &mut Keys, "pause-leave");
    choose(&mut app, &mut Keys, "leave-right");
    is_at(&app, (Screen::Title, Menu::None));
    Keys.back(&mut app);
    go_to(&mut app, &mut Keys, "quit-right");
    app.init_resource::<Exits>().add_systems(Last, note_exit);
    app.update();
    assert_eq!(app.world().resource::<Exits>().0, []);
    Keys.confirm(&mut app);
    assert_eq!(app.world().resource::<Exits>().0, [AppExit::Success]);
}

#[test]
fn choices_of_the_new_game_are_played() {
    let mut app = at_title();
    choose(&mut app, &mut Keys, "title-play");
    choose(&mut app, &mut Keys, "setup-Expert");
    choose(&mut app, &mut Keys, "setup-Blue");
    while common::current(&app).setup.rules.name != "bell" {
        choose(&mut app, &mut Keys, "setup-rules");
        choose(&mut app, &mut Keys, "setup-play");
        if common::current(&app).setup.rules.name != "bell" {
            Keys.pause(&mut app);
            choose(&mut app, &mut Keys, "pause-leave");
            choose(&mut app, &mut Keys, "leave-right");
            choose(&mut app, &mut Keys, "title-play");
        }
    }
    let setup = &common::current(&app).setup;
    assert_eq!(setup.rules, RuleSet::preset("bell").unwrap());
    assert_eq!(setup.seats.each_ref().map(|seat| seat.player), [Player::Computer(Level::Expert), Player::Human]);
    assert_eq!(setup.first_side(None), Side::Blue, "Bell's rules begin with Blue");
}

#[test]
fn a_kept_game_is_offered_and_gone_on_with() {
    let mut app = at_title();
    let mut game = Game::new(RuleSet::default(), Side::Red);
    for text in ["a3a4", "a7a6", "g1f1"] {
        game.play(mv(text)).unwrap();
    }
    let record = GameRecord::of(&game, ["Player".into(), "Player".into()]);
    app.insert_resource(Saved(Some(SavedGame::foreign(record, [Player::Human; 2]))));
    set_menu(&mut app, Menu::Resume);
    begins_at(&app, "resume-left");
    Keys.back(&mut app);
    is_at(&app, (Screen::Title, Menu::None));
    choose(&mut app, &mut Keys, "title-continue");
    is_at(&app, (Screen::Title, Menu::Resume));
    Keys.confirm(&mut app);
    frames(&mut app, 3);
    is_at(&app, (Screen::Play, Menu::None));
    assert_eq!(common::current(&app).game.plies().len(), 3);
}

#[test]
fn undo_from_the_end_goes_on_with_the_game() {
    let mut app = at_title();
    new_game(&mut app, from_fen("l6/3L3/7/7/7/7/7/7/7 w", two_people()));
    let before = common::fen(&app);
    app.world_mut().write_message(jungle::app::session::MoveRequested {
        mv: mv("d8d9"),
        from: jungle::app::session::Requester::Human,
    });
    end_is_shown(&mut app);
    choose(&mut app, &mut Keys, "result-undo");
    is_at(&app, (Screen::Play, Menu::None));
    frames(&mut app, 300);
    assert_eq!((common::fen(&app), menu(&app)), (before, Menu::None), "no second dialog comes");
}

#[test]
fn pictures_are_read_and_then_the_title_comes() {
    is_at(&loaded(), (Screen::Title, Menu::None));
}
