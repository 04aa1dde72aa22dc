//! Tells the system's screen reader what is to be read out, by AccessKit: two live places below the window, whose words are
//! read whenever they change. What is drawn is one picture to it; what can be done there is told as the focus goes.

use accesskit::{Live, Node, Role};
use bevy::{
    a11y::AccessibilityNode,
    input_focus::{InputFocus, set_initial_focus},
    prelude::*,
};

use super::readout::{Reading, Readout};

/// What a live place tells.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    /// What has the focus: at once, whatever is still being read.
    Focus,
    /// What is new, when the rest was read.
    News,
}

fn set_up(mut commands: Commands) {
    for (place, live) in [(Place::Focus, Live::Assertive), (Place::News, Live::Polite)] {
        let mut node = Node::new(Role::Status);
        node.set_live(live);
        commands.spawn((place, AccessibilityNode(node)));
    }
}

fn tell(readout: Res<Readout>, mut places: Query<(&Place, &mut AccessibilityNode)>) {
    for (place, mut node) in &mut places {
        let words = match place {
            Place::Focus => &readout.focus,
            Place::News => &readout.news,
        };
        if node.label().unwrap_or_default() != words {
            node.set_label(words.as_str());
        }
    }
}

/// Bevy gives the focus to the window, and tells nothing as long as what has the focus is none of these places.
fn let_go(mut focus: ResMut<InputFocus>) {
    focus.clear();
}

/// Has the screen reader told.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, set_up)
        .add_systems(PostStartup, let_go.after(set_initial_focus).run_if(resource_exists::<InputFocus>))
        .add_systems(Last, tell.after(Reading).run_if(resource_changed::<Readout>));
}
