//! The taking of seats: which device asks for what, and what becomes of a game whose controller is gone.

use bevy::prelude::*;

use crate::{
    app::{
        session::{Back, Controllers, Holder, Joining, Match, SeatPress, SeatWish, Seating},
        states::{AppSystems, Menu},
    },
    rules::Side,
};

use super::{
    at_board,
    controllers::{PadKey, PadPressed},
    halves::Half,
    scene_changed,
};

/// Whether seats are being taken.
fn taking_seats(menu: Res<State<Menu>>) -> bool {
    *menu.get() == Menu::Seats
}

/// What a controller's button asks for.
fn pad_wish(key: PadKey) -> Option<SeatWish> {
    match key {
        PadKey::Button(GamepadButton::South) => Some(SeatWish::Join),
        PadKey::Button(GamepadButton::East) => Some(SeatWish::Leave),
        PadKey::Button(GamepadButton::West) => Some(SeatWish::Share),
        PadKey::Button(GamepadButton::North) => Some(SeatWish::Swap),
        PadKey::Button(_) | PadKey::Step(_) => None,
    }
}

/// What the keyboard asks for, and for which half.
fn key_wishes(keys: &ButtonInput<KeyCode>) -> impl Iterator<Item = (Half, SeatWish)> {
    const WISHES: [(KeyCode, Half, SeatWish); 7] = [
        (KeyCode::Space, Half::Left, SeatWish::Join),
        (KeyCode::KeyQ, Half::Left, SeatWish::Leave),
        (KeyCode::Enter, Half::Right, SeatWish::Join),
        (KeyCode::NumpadEnter, Half::Right, SeatWish::Join),
        (KeyCode::Backspace, Half::Right, SeatWish::Leave),
        (KeyCode::KeyX, Half::Left, SeatWish::Share),
        (KeyCode::KeyC, Half::Left, SeatWish::Swap),
    ];
    WISHES.into_iter().filter(|(key, ..)| keys.just_pressed(*key)).map(|(_, half, wish)| (half, wish))
}

/// Passes on what devices ask for. Whoever leaves without a seat, and Escape where no half of the keyboard has one, go
/// back.
fn ask(
    mut pads: MessageReader<PadPressed>,
    keys: Res<ButtonInput<KeyCode>>,
    controllers: Res<Controllers>,
    joining: Res<Joining>,
    mut presses: MessageWriter<SeatPress>,
    mut back: MessageWriter<Back>,
) {
    let of_pad = |press: &PadPressed| Some((Holder::Pad(controllers.number(press.pad)?), pad_wish(press.key)?));
    let mut wishes: Vec<(Holder, SeatWish)> = pads.read().filter_map(of_pad).collect();
    wishes.extend(key_wishes(&keys).map(|(half, wish)| (half.holder(), wish)));
    if keys.just_pressed(KeyCode::Escape) {
        let seated = [Half::Right, Half::Left].into_iter().find(|half| joining.holds(half.holder()));
        wishes.push((seated.unwrap_or(Half::Right).holder(), SeatWish::Leave));
    }
    for (holder, wish) in wishes {
        let means = match wish {
            SeatWish::Join => joining.would_join(holder),
            SeatWish::Leave => joining.holds(holder),
            SeatWish::Swap | SeatWish::Share => true,
        };
        if means {
            presses.write(SeatPress { holder, wish });
        } else if wish == SeatWish::Leave {
            back.write(Back);
        }
    }
}

/// The side whose controller is gone.
fn lost(game: &Match, seating: &Seating, controllers: &Controllers) -> Option<Side> {
    Side::ALL.into_iter().find(|side| match seating.of(*side) {
        Some(Holder::Pad(pad)) => game.seat(*side).player.is_human() && controllers.entity(pad).is_none(),
        _ => false,
    })
}

/// The game waits for whoever lost their controller, and goes on by itself when that is back.
fn wait(
    board: In<bool>,
    game: Res<Match>,
    (seating, controllers): (Res<Seating>, Res<Controllers>),
    menu: Res<State<Menu>>,
    mut next: ResMut<NextState<Menu>>,
) {
    let lost = !game.over() && !game.exhibit && lost(&game, &seating, &controllers).is_some();
    if *board && lost {
        next.set(Menu::Lost);
    } else if *menu.get() == Menu::Lost && !lost {
        next.set(Menu::None);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (ask.run_if(taking_seats.and_then(not(scene_changed))), at_board.pipe(wait)).in_set(AppSystems::Input),
    );
}
