//! The whole game without a window and without a graphics card: every screen and dialog by a controller alone, and by a
//! keyboard alone (B70).

use std::collections::BTreeSet;

use crate::common::{
    screens::{focused, loaded},
    *,
};
use bevy::{input::gamepad::GamepadButton, prelude::*};
use bevy_egui::egui::Id;
use jungle::app::{
    session::{Action, Direction, Stage},
    states::{Menu, Screen},
};

/// The whole game, at its title.
fn whole() -> App {
    let mut app = loaded();
    frames(&mut app, 60);
    app
}

/// What a person without a pointer does in the menus.
trait Menus: Device {
    fn back(&mut self, app: &mut App);

    /// Brings the focus to a widget, however it has to go, and presses it.
    fn press(&mut self, app: &mut App, name: &str) {
        let wanted = Some(Id::new(name));
        let mut seen = BTreeSet::new();
        let mut dice: u32 = 7;
        for _ in 0..400 {
            if focused(app) == wanted {
                frames(app, 3);
                self.confirm(app);
                frames(app, 60);
                return;
            }
            seen.extend(focused(app).map(|id| id.value()));
            dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            self.step(app, Direction::ALL[(dice >> 30) as usize]);
            frames(app, 2);
        }
        panic!("{name} is not reached; seen: {seen:?}");
    }
}

impl Menus for Controller {
    fn back(&mut self, app: &mut App) {
        self.tap(app, GamepadButton::East);
        frames(app, 60);
    }
}

impl Menus for Keyboard {
    fn back(&mut self, app: &mut App) {
        tap(app, KeyCode::Escape);
        frames(app, 60);
    }
}

fn scene(app: &App) -> (Screen, Menu) {
    (screen(app), menu(app))
}

/// Waits until a move has been shown.
fn shown(app: &mut App) {
    for _ in 0..1000 {
        app.update();
        if !app.world().resource::<Stage>().busy {
            frames(app, 2);
            return;
        }
    }
    panic!("a move is shown for ever");
}

/// From the title through every screen and dialog, and back.
fn tour(app: &mut App, device: &mut dyn Menus) {
    assert_eq!(scene(app), (Screen::Title, Menu::None));
    assert!(focused(app).is_some(), "something is focused from the start");

    // Quitting asks first.
    device.back(app);
    assert_eq!(scene(app), (Screen::Title, Menu::Quit));
    device.back(app);
    assert_eq!(scene(app), (Screen::Title, Menu::None));

    device.press(app, "title-settings");
    assert_eq!(scene(app), (Screen::Title, Menu::Settings));
    device.back(app);
    assert_eq!(scene(app), (Screen::Title, Menu::None));

    device.press(app, "title-two");
    assert_eq!(scene(app), (Screen::Setup, Menu::None));
    device.press(app, "setup-details");
    assert_eq!(scene(app), (Screen::Setup, Menu::Rules));
    device.back(app);
    assert_eq!(scene(app), (Screen::Setup, Menu::None));
    device.back(app);
    assert_eq!(scene(app), (Screen::Title, Menu::None));

    device.press(app, "title-two");
    device.press(app, "setup-play");
    assert_eq!(scene(app), (Screen::Play, Menu::None));
    assert_eq!(current(app).game.plies().len(), 0, "the press that began the game is no move");

    for text in ["g3g4", "a7a6"] {
        device.play(app, mv(text));
        shown(app);
    }
    assert_eq!(current(app).game.plies().len(), 2);

    device.back(app);
    assert_eq!(scene(app), (Screen::Play, Menu::Pause));
    device.press(app, "pause-rules");
    assert_eq!(scene(app), (Screen::Play, Menu::Rules));
    device.back(app);
    assert_eq!(scene(app), (Screen::Play, Menu::Pause));
    device.press(app, "pause-leave");
    assert_eq!(scene(app), (Screen::Play, Menu::Leave));
    device.back(app);
    assert_eq!(scene(app), (Screen::Play, Menu::Pause));
    device.back(app);
    assert_eq!(scene(app), (Screen::Play, Menu::None));

    // Giving up shows the result by itself.
    device.back(app);
    device.press(app, "pause-resign");
    for _ in 0..400 {
        if menu(app) == Menu::Result {
            break;
        }
        app.update();
    }
    assert_eq!(scene(app), (Screen::Play, Menu::Result));
    frames(app, 60);
    // Once more, and out.
    let again = focused(app);
    device.confirm(app);
    frames(app, 60);
    assert_eq!(scene(app), (Screen::Play, Menu::None), "{again:?} plays again");
    assert!(!current(app).over());
    device.back(app);
    device.press(app, "pause-leave");
    assert_eq!(menu(app), Menu::Leave);
    device.press(app, "leave-right");
    assert_eq!(scene(app), (Screen::Title, Menu::None));
}

#[test]
fn everything_by_controller_alone() {
    let mut app = whole();
    let mut pad = Controller::connect(&mut app);
    tour(&mut app, &mut pad);
}

#[test]
fn everything_by_keyboard_alone() {
    tour(&mut whole(), &mut Keyboard);
}

/// At the board the keys are the board's: nothing beside it is pressed by them.
#[test]
fn keys_at_the_board_press_no_buttons() {
    let mut app = whole();
    new_game(&mut app, two_people());
    frames(&mut app, 30);
    act(&mut app, Action::NextPiece);
    for key in [KeyCode::Tab, KeyCode::Tab, KeyCode::ArrowDown, KeyCode::Enter, KeyCode::Space, KeyCode::Enter] {
        tap(&mut app, key);
        frames(&mut app, 5);
        assert_eq!(scene(&app), (Screen::Play, Menu::None), "{key:?}");
    }
    assert_eq!(heard(&app).resets, 1, "no button asked for an undo");
}
