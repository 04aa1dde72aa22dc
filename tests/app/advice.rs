//! The pages of questions and of tips, by controller alone. B70 is a row of the faults this game must not have.

use crate::common::{
    screens::{Presser as _, all_is_reached, at_title, choose, focused, is_at},
    *,
};
use bevy::input::gamepad::GamepadButton;
use bevy_egui::egui::Id;
use jungle::{
    app::{
        session::{Direction, Player},
        states::{Menu, Screen},
    },
    engine::Level,
    lessons::advice,
    rules::Side,
};

/// B70: through all tabs; every line is reached; the third tip is played out, and the game counts for nothing.
#[test]
fn questions_and_tips_by_controller_alone() {
    let mut app = at_title();
    let mut pad = Controller::connect(&mut app);
    choose(&mut app, &mut pad, "title-learn");
    for _ in 0..2 {
        pad.tap(&mut app, GamepadButton::RightTrigger);
        frames(&mut app, 2);
    }
    assert_eq!(focused(&app), Some(Id::new("answers").with(0_usize)));
    all_is_reached(&mut app, &mut pad);
    pad.tap(&mut app, GamepadButton::RightTrigger);
    frames(&mut app, 2);
    assert_eq!(focused(&app), Some(Id::new("tips").with(0_usize)));
    all_is_reached(&mut app, &mut pad);
    if focused(&app) == Some(Id::new("tips-play")) {
        screens::Presser::step(&mut pad, &mut app, Direction::Left);
    }
    // From the last line up: the button lies beside it.
    for _ in 0..advice().tips.len() {
        if focused(&app) != Some(Id::new("tips").with(2_usize)) {
            screens::Presser::step(&mut pad, &mut app, Direction::Up);
        }
    }
    screens::Presser::step(&mut pad, &mut app, Direction::Right);
    assert_eq!(focused(&app), Some(Id::new("tips-play")));
    screens::Presser::confirm(&mut pad, &mut app);
    frames(&mut app, 3);
    is_at(&app, (Screen::Play, Menu::None));
    assert_eq!(fen(&app), advice().tips[2].board);
    assert_eq!(current(&app).seat(Side::Blue).player, Player::Computer(Level::Normal));
    assert_eq!(person(&app), Side::Red);
    assert!(!current(&app).standing.own, "it counts for nothing");
    // The last tab is followed by the first.
    set_screen(&mut app, Screen::Learn);
    frames(&mut app, 2);
    pad.tap(&mut app, GamepadButton::RightTrigger);
    frames(&mut app, 2);
    assert_eq!(focused(&app), Some(Id::new("lesson-step")));
    pad.back(&mut app);
    is_at(&app, (Screen::Title, Menu::None));
}
