//! What is heard of the menus.

use bevy::prelude::*;

use super::{Hearing, mixer::Wanted, sound::Sound};
use crate::app::{session::Back, states::Menu, theme::focus::Felt};

fn follow_widgets(mut felt: MessageReader<Felt>, mut wanted: MessageWriter<Wanted>) {
    wanted.write_batch(felt.read().map(|felt| {
        let sound = match felt {
            Felt::Moved => Sound::Move,
            Felt::Pressed => Sound::Confirm,
            Felt::Switched => Sound::Toggle,
        };
        Wanted(sound, 1.0)
    }));
}

fn follow_backs(mut backs: MessageReader<Back>, mut wanted: MessageWriter<Wanted>) {
    wanted.write_batch(backs.read().map(|_| Wanted(Sound::Back, 1.0)));
}

/// A dialog is laid over the screen. The last one has its own music.
fn follow_dialogs(mut changes: MessageReader<StateTransitionEvent<Menu>>, mut wanted: MessageWriter<Wanted>) {
    for change in changes.read() {
        if change.exited == Some(Menu::None) && !matches!(change.entered, None | Some(Menu::None | Menu::Result)) {
            wanted.write(Wanted(Sound::Rustle, 1.0));
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Felt>()
        .add_systems(PostUpdate, (follow_widgets, follow_backs, follow_dialogs).in_set(Hearing::Want));
}
