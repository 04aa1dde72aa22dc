//! Mouse and touch at the board: what is pointed at, pressed and let go becomes the session's actions.
//!
//! One pointer at a time: the first finger, or the mouse. What happens over a paper of the screen is not the board's. A
//! press that can no longer end well, because the pointer left the window, a second finger came or the window lost its
//! focus, is lost, and said so.

use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::{CursorLeft, CursorMoved, PrimaryWindow, WindowFocused};
use bevy_egui::input::EguiWantsInput;

use crate::app::scene::geometry::{Lens, square_at};
use crate::app::session::{Action, Hearing, Holder, Match, Notice, OutOfTurn, Seating, View};
use crate::app::states::{AppSystems, Menu, Screen};
use crate::rules::Square;
use crate::texts::text;

/// What a pointer did, with its place in the window.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Gesture {
    Move(Vec2),
    Press(Vec2),
    Release(Vec2),
    Lost,
}

/// What the pointer is at.
#[derive(Resource, Debug, Default)]
struct Pointer {
    /// A press began on the board and has not ended.
    pressed: bool,
    /// The finger that presses.
    finger: Option<u64>,
    /// The square last pointed at.
    over: Option<Square>,
}

impl Pointer {
    /// What a gesture means at the board. `to_square` finds the square at a place of the window; `covered` says that a
    /// paper lies over the pointer.
    fn act(&mut self, gesture: Gesture, covered: bool, to_square: impl Fn(Vec2) -> Option<Square>) -> Option<Action> {
        match gesture {
            Gesture::Press(_) if covered => None,
            Gesture::Press(at) => {
                let square = to_square(at)?;
                self.pressed = true;
                self.over = Some(square);
                Some(Action::Press(square))
            }
            Gesture::Release(at) if self.pressed => {
                self.pressed = false;
                Some(Action::Release(if covered { None } else { to_square(at) }))
            }
            Gesture::Release(_) => None,
            Gesture::Move(at) => {
                let square = if covered { None } else { to_square(at) };
                if square == self.over {
                    return None;
                }
                self.over = square;
                match square {
                    Some(square) => Some(Action::Point(square)),
                    // A drag goes on beside the board.
                    None if self.pressed => None,
                    None => Some(Action::PointerLost),
                }
            }
            Gesture::Lost => {
                let was_at_board = self.pressed || self.over.is_some();
                *self = Self::default();
                was_at_board.then_some(Action::PointerLost)
            }
        }
    }
}

/// The gestures of this frame, in the order in which they happened.
fn gestures(
    finger: &mut Option<u64>,
    window: &Window,
    moved: &mut MessageReader<CursorMoved>,
    buttons: &ButtonInput<MouseButton>,
    touches: &mut MessageReader<TouchInput>,
) -> Vec<Gesture> {
    let mut found = Vec::new();
    if let Some(last) = moved.read().last() {
        found.push(Gesture::Move(last.position));
    }
    if let Some(at) = window.cursor_position() {
        let other = buttons.get_just_pressed().any(|button| *button != MouseButton::Left);
        if other && buttons.pressed(MouseButton::Left) {
            found.push(Gesture::Lost);
        } else if buttons.just_pressed(MouseButton::Left) {
            found.push(Gesture::Press(at));
        }
        if buttons.just_released(MouseButton::Left) {
            found.push(Gesture::Release(at));
        }
    }
    for touch in touches.read() {
        match (touch.phase, *finger) {
            (TouchPhase::Started, None) => {
                *finger = Some(touch.id);
                found.push(Gesture::Press(touch.position));
            }
            (TouchPhase::Started, Some(_)) => found.push(Gesture::Lost),
            (TouchPhase::Moved, Some(id)) if id == touch.id => found.push(Gesture::Move(touch.position)),
            (TouchPhase::Ended, Some(id)) if id == touch.id => {
                *finger = None;
                found.push(Gesture::Release(touch.position));
                // A finger that is gone hovers nowhere.
                found.push(Gesture::Lost);
            }
            (TouchPhase::Canceled, Some(id)) if id == touch.id => {
                *finger = None;
                found.push(Gesture::Lost);
            }
            _ => {}
        }
    }
    found
}

fn point(
    window: Single<&Window, With<PrimaryWindow>>,
    buttons: Res<ButtonInput<MouseButton>>,
    mut moved: MessageReader<CursorMoved>,
    mut touches: MessageReader<TouchInput>,
    mut left: MessageReader<CursorLeft>,
    mut focus: MessageReader<WindowFocused>,
    egui: Option<Res<EguiWantsInput>>,
    (lens, view): (Res<Lens>, Res<View>),
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    mut pointer: ResMut<Pointer>,
    (seating, game): (Res<Seating>, Res<Match>),
    mut actions: MessageWriter<Action>,
    (mut out_of_turn, mut notices): (MessageWriter<OutOfTurn>, MessageWriter<Notice>),
) {
    let gone = left.read().count() > 0 || focus.read().any(|message| !message.focused);
    let mut finger = pointer.finger;
    let mut found = gestures(&mut finger, &window, &mut moved, &buttons, &mut touches);
    if gone || *screen.get() != Screen::Play || *menu.get() != Menu::None {
        found = vec![Gesture::Lost];
    }
    let covered = egui.is_some_and(|egui| egui.wants_any_pointer_input());
    for gesture in found {
        let to_square = |at| square_at(lens.to_world(at), view.flipped);
        let Some(action) = pointer.act(gesture, covered, to_square) else { continue };
        match seating.hears(&game, Holder::Pointer) {
            _ if action == Action::PointerLost => {
                actions.write(action);
            }
            Hearing::Heard => {
                actions.write(action);
            }
            Hearing::OutOfTurn if matches!(action, Action::Press(_)) => {
                out_of_turn.write(OutOfTurn);
            }
            Hearing::NoSeat if matches!(action, Action::Press(_)) => {
                notices.write(Notice(text("fault-no-seat").to_owned()));
            }
            Hearing::OutOfTurn | Hearing::NoSeat => {}
        }
    }
    pointer.finger = finger;
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pointer>().add_systems(Update, point.in_set(AppSystems::Input));
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A window in which x is the square's index and whatever is left of it lies beside the board.
    fn squares(at: Vec2) -> Option<Square> {
        (at.x >= 0.0).then(|| Square::from_index(at.x as usize)).flatten()
    }

    fn square(index: usize) -> Square {
        Square::from_index(index).expect("a square")
    }

    fn play(gestures: &[(Gesture, bool)]) -> Vec<Action> {
        let mut pointer = Pointer::default();
        gestures.iter().filter_map(|(gesture, covered)| pointer.act(*gesture, *covered, squares)).collect()
    }

    const fn at(x: f32) -> Vec2 {
        vec2(x, 0.0)
    }

    #[test]
    fn a_click_and_a_drag() {
        let found = play(&[
            (Gesture::Move(at(3.0)), false),
            (Gesture::Press(at(3.0)), false),
            (Gesture::Move(at(3.4)), false),
            (Gesture::Move(at(4.0)), false),
            (Gesture::Release(at(4.0)), false),
        ]);
        let expected = [
            Action::Point(square(3)),
            Action::Press(square(3)),
            Action::Point(square(4)),
            Action::Release(Some(square(4))),
        ];
        assert_eq!(found, expected);
    }

    /// B37: a drag that ends beside the board, or never ends.
    #[test]
    fn a_release_beside_the_board_is_a_release_and_a_lost_pointer_is_told() {
        let press = (Gesture::Press(at(3.0)), false);
        assert_eq!(
            play(&[press, (Gesture::Move(at(-1.0)), false), (Gesture::Release(at(-1.0)), false)])[1..],
            [Action::Release(None)]
        );
        assert_eq!(
            play(&[press, (Gesture::Lost, false), (Gesture::Release(at(3.0)), false)])[1..],
            [Action::PointerLost]
        );
        assert_eq!(play(&[(Gesture::Lost, false)]), []);
    }

    /// B60: nothing that happens over a paper reaches the board.
    #[test]
    fn papers_keep_what_is_theirs() {
        let covered =
            [(Gesture::Move(at(3.0)), true), (Gesture::Press(at(3.0)), true), (Gesture::Release(at(3.0)), true)];
        assert_eq!(play(&covered), []);
        let dragged_on_to_a_paper = [(Gesture::Press(at(3.0)), false), (Gesture::Release(at(9.0)), true)];
        assert_eq!(play(&dragged_on_to_a_paper)[1..], [Action::Release(None)]);
    }
}
