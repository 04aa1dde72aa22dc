//! What those hear who cannot see the screen: what has the focus, and what is new. A screen reader reads it out, on the
//! desktop by `reader`, in a browser by the page.

use bevy::prelude::*;

use super::{
    session::{Captions, Hand, Match, Notice},
    states::Screen,
    theme::focus::Focus,
};
use crate::{
    rules::{Piece, Square},
    texts::names,
};

/// What is read out, whole sentences or parts of them in the language that the game speaks.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq)]
pub struct Readout {
    /// What is written on the focused widget; where none has the focus, what stands under the cursor.
    pub focus: String,
    /// What happened last at the board, what is said of it, and messages for the player.
    pub news: String,
}

/// The systems that write the [`Readout`], in `Last`.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Reading;

/// What is known of the focus: words on a widget, or a square and what stands there.
type Looked = (String, Option<(Square, Option<Piece>)>);

fn look(
    focus: Res<Focus>,
    hand: Res<Hand>,
    game: Option<Res<Match>>,
    mut before: Local<Looked>,
    mut readout: ResMut<Readout>,
) {
    let game = game.filter(|_| focus.words().is_empty() && hand.cursor_shown);
    let under = game.map(|game| (hand.cursor, game.game.position().piece_at(hand.cursor)));
    if before.0 == focus.words() && before.1 == under {
        return;
    }
    *before = (focus.words().to_owned(), under);
    readout.focus = match under {
        Some((square, Some(piece))) => {
            format!("{square}, {}, {}", names::side(piece.side), names::animal(piece.animal))
        }
        Some((square, None)) => {
            let ground = names::ground(square.terrain());
            std::iter::once(square.to_string()).chain(ground).collect::<Vec<_>>().join(", ")
        }
        None => focus.words().to_owned(),
    };
}

/// What was told before: of the board, and on papers.
#[derive(Default)]
struct Told {
    sentences: Vec<String>,
    papers: String,
}

fn listen(
    screen: Res<State<Screen>>,
    (captions, focus): (Res<Captions>, Res<Focus>),
    mut notices: MessageReader<Notice>,
    mut told: Local<Told>,
    mut readout: ResMut<Readout>,
) {
    let mut news: Vec<&str> = Vec::new();
    // The game that the computers play behind the title is nobody's news.
    if *screen.get() == Screen::Play && captions.sentences() != told.sentences {
        told.sentences = captions.sentences().to_vec();
        news.extend(captions.sentences().iter().map(String::as_str));
    }
    if focus.told() != told.papers {
        focus.told().clone_into(&mut told.papers);
        news.push(focus.told());
    }
    news.extend(notices.read().map(|notice| notice.0.as_str()));
    news.retain(|part| !part.is_empty());
    if !news.is_empty() {
        readout.news = news.join(" ");
    }
}

/// Says what is to be read out.
pub fn plugin(app: &mut App) {
    app.init_resource::<Readout>().add_systems(Last, (look, listen).in_set(Reading));
}
