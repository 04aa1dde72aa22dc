//! The press that is waited for becomes a deed's new key or button.

use bevy::{ecs::message::MessageCursor, input::keyboard::KeyboardInput, prelude::*};

use crate::{
    app::session::{BUTTON_DEEDS, Bindings, KEY_DEEDS, Rebinding, Rebound, Waiting},
    text,
    texts::text,
};

use super::controllers::{PadKey, PadPressed};

/// Seconds after which nothing more is waited for: nobody who has no controller at hand waits for ever.
const PATIENCE: f32 = 8.0;

/// What became of a wish, in a sentence.
fn tell(label: &str, rebound: Rebound) -> String {
    match rebound {
        Rebound::Free => text!("keys-changed", deed = label),
        Rebound::Exchanged(other) => text!("keys-exchanged", deed = other.label()),
        Rebound::Barred => text("keys-barred").to_owned(),
    }
}

/// Before the menus hear anything: takes the first press there is.
pub(super) fn take(
    mut keys: MessageReader<KeyboardInput>,
    mut presses: ResMut<Messages<PadPressed>>,
    mut heard: Local<MessageCursor<PadPressed>>,
    time: Res<Time<Real>>,
    mut bindings: ResMut<Bindings>,
    mut rebinding: ResMut<Rebinding>,
) {
    // All are read, so that none is taken for one of the next frame.
    let (mut key, mut button) = (None, None);
    for press in keys.read().filter(|press| press.state.is_pressed() && !press.repeat) {
        key.get_or_insert(press.key_code);
    }
    for press in heard.read(&presses) {
        if let PadKey::Button(pressed) = press.key {
            button.get_or_insert(pressed);
        }
    }
    let now = rebinding.bypass_change_detection();
    now.taken = false;
    let Some(waiting) = now.waiting else { return };
    // Whatever is pressed now is meant for nobody else.
    presses.clear();
    now.age += time.delta_secs();
    let canceled = key == Some(KeyCode::Escape) || now.age > PATIENCE;
    let became = match (waiting, key, button) {
        _ if canceled => Some((String::new(), true)),
        (Waiting::Key(at), Some(key), _) => {
            let rebound = bindings.bind_key(at, key);
            Some((tell(KEY_DEEDS[at].0.label(), rebound), rebound != Rebound::Barred))
        }
        (Waiting::Button(at), _, Some(button)) => {
            let rebound = bindings.bind_button(at, button);
            Some((tell(BUTTON_DEEDS[at].0.label(), rebound), rebound != Rebound::Barred))
        }
        // A button that is pressed where a key is waited for is not meant for the menu either.
        (_, key, button) => (key.is_some() || button.is_some()).then(|| (now.said.clone(), false)),
    };
    if let Some((said, done)) = became {
        now.taken = true;
        now.said = said;
        if done {
            now.waiting = None;
        }
    }
}
